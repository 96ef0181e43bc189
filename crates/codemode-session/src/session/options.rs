//! How one cell is run, and how one is resumed.

use std::{fmt, pin::Pin, sync::Arc, time::Duration};

use codemode_core::{Cancellation, Limits, Output, ProgressUpdate};

use crate::output::ModelLimits;

/// How one cell is run. By default a model waits for it: it parks when its time is over, and `wait` goes on with it.
#[derive(Clone, Debug, Default)]
pub struct ExecOptions {
    /// Only what is harmless to do again may be called (`spec/exec-wait.md` 12).
    pub restart_safe: bool,
    /// The cell waits for its calls, whatever they take, and never parks (`spec/exec-wait.md` 8.4).
    pub await_results: bool,
    /// Nobody waits for the cell in between: it ends in time, and never parks.
    pub headless: Option<Headless>,
    /// Seed of `Math.random`; random when none is given.
    pub seed: Option<u64>,
    /// Gets what the cell emits, when it is emitted.
    pub output: Option<OutputSink>,
    /// Ends the cell.
    pub cancellation: Cancellation,
    /// Id of the model's call of `exec`. Ids of nested calls begin with it.
    pub call_id: Option<String>,
    /// Hears how far nested calls are.
    pub progress: Option<ProgressSink>,
    /// What the model takes of one result, which decides whether a value is saved as a reference.
    pub model: ModelLimits,
}

/// How a cell is resumed.
#[derive(Clone, Debug, Default)]
pub struct WaitOptions {
    /// Gets what the cell emits, when it is emitted.
    pub output: Option<OutputSink>,
    /// Ends the cell.
    pub cancellation: Cancellation,
    /// Hears how far nested calls are.
    pub progress: Option<ProgressSink>,
    /// What the model takes of one result, which decides whether a value is saved as a reference.
    pub model: ModelLimits,
}

/// A run that ends by itself (`spec/exec-wait.md` 13).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Headless {
    /// Wall clock for everything.
    pub timeout: Duration,
    /// Tool calls that the cell may make; any number when none is given.
    pub tool_calls: Option<u64>,
}

impl Headless {
    /// What the limits say of headless runs.
    #[must_use]
    pub const fn of(limits: &Limits) -> Self {
        Self { timeout: Duration::from_millis(limits.headless_timeout_ms), tool_calls: Some(limits.headless_tool_calls) }
    }

    /// A script that a person or a job has started: it may call as often as it likes within its time.
    #[must_use]
    pub const fn script(timeout: Duration) -> Self {
        Self { timeout, tool_calls: None }
    }
}

/// Takes what a cell emits, in order. The cell waits, within its deadline, until an entry is taken.
#[derive(Clone)]
pub struct OutputSink(Arc<dyn Fn(Output) -> Taken + Send + Sync>);

type Taken = Pin<Box<dyn Future<Output = ()> + Send>>;

impl OutputSink {
    /// A sink that calls an async function. It must not block its thread: that would stop the clock of the cell.
    pub fn new<R>(sink: impl Fn(Output) -> R + Send + Sync + 'static) -> Self
    where
        R: Future<Output = ()> + Send + 'static,
    {
        Self(Arc::new(move |output| Box::pin(sink(output))))
    }

    pub(crate) async fn emit(&self, output: Output) {
        (self.0)(output).await;
    }
}

impl fmt::Debug for OutputSink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OutputSink")
    }
}

/// Hears how far nested calls are, and when they begin and end.
#[derive(Clone)]
pub struct ProgressSink(Arc<dyn Fn(CallProgress) + Send + Sync>);

impl ProgressSink {
    /// A sink that calls a function. It must not block.
    pub fn new(sink: impl Fn(CallProgress) + Send + Sync + 'static) -> Self {
        Self(Arc::new(sink))
    }

    pub(crate) fn report(&self, progress: CallProgress) {
        (self.0)(progress);
    }
}

impl fmt::Debug for ProgressSink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ProgressSink")
    }
}

/// What is heard of a nested call.
#[derive(Clone, Debug, PartialEq)]
pub struct CallProgress {
    /// Id of the call.
    pub call_id: String,
    /// Name under which the guest called: `read`, `MCP.github.createIssue`.
    pub name: String,
    /// What has happened.
    pub event: CallEvent,
}

/// What happens to a nested call.
#[derive(Clone, Debug, PartialEq)]
pub enum CallEvent {
    /// It was dispatched.
    Started,
    /// The tool says how far it is.
    Update(ProgressUpdate),
    /// It has settled: whether it gave a value.
    Ended {
        /// Whether it gave a value.
        ok: bool,
    },
}
