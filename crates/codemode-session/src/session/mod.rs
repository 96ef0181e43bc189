//! Sessions: cells run one after the other or side by side, on one catalog and one executor.

use std::{fmt, pin::Pin, sync::Arc, time::Duration};

use codemode_core::{Cancellation, CellOutcome, CellProgram, Clock, Executor, Limits, Output, Policy, RunId, Store};

use crate::{catalog::Catalog, clock::SystemClock, run};

/// Runs cells.
#[derive(Clone)]
pub struct Session {
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) executor: Arc<dyn Executor>,
    pub(crate) limits: Limits,
    pub(crate) policies: Arc<[Arc<dyn Policy>]>,
    pub(crate) store: Option<Arc<dyn Store>>,
    pub(crate) clock: Arc<dyn Clock>,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("catalog", &self.catalog).field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl Session {
    /// A session with default limits, no policies, no store and the system's clock.
    #[must_use]
    pub fn builder(catalog: Arc<Catalog>, executor: Arc<dyn Executor>) -> SessionBuilder {
        SessionBuilder(Self {
            catalog,
            executor,
            limits: Limits::default(),
            policies: Arc::new([]),
            store: None,
            clock: Arc::new(SystemClock),
        })
    }

    /// Runs one cell to its end. It never waits beyond its deadline, and it never fails to say what happened.
    pub async fn exec(&self, code: &str, options: ExecOptions) -> CellOutcome {
        let random = uuid::Uuid::new_v4();
        let program = CellProgram {
            source: code.to_owned(),
            seed: options.seed.unwrap_or_else(|| random.as_u64_pair().0),
            limits: self.limits.clone(),
            guest: Arc::clone(self.catalog.guest_view()),
        };
        let run = RunId::new(format!("run_{random}"));
        run::run(self, run, program, options).await
    }

    /// The limits in force.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The catalog.
    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }
}

/// Makes a [`Session`].
#[derive(Debug)]
pub struct SessionBuilder(Session);

impl SessionBuilder {
    /// Sets the limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.0.limits = limits;
        self
    }

    /// Sets the policies, asked in order.
    #[must_use]
    pub fn policies(mut self, policies: Vec<Arc<dyn Policy>>) -> Self {
        self.0.policies = policies.into();
        self
    }

    /// Keeps the journal of every cell in a store.
    #[must_use]
    pub fn store(mut self, store: Arc<dyn Store>) -> Self {
        self.0.store = Some(store);
        self
    }

    /// Sets the clock that guests see.
    #[must_use]
    pub fn clock(mut self, clock: Arc<dyn Clock>) -> Self {
        self.0.clock = clock;
        self
    }

    /// The session.
    #[must_use]
    pub fn build(self) -> Session {
        self.0
    }
}

/// How one cell is run.
#[derive(Clone, Default)]
pub struct ExecOptions {
    /// Wall clock for everything; the limit `timeout_ms` when none is given.
    pub timeout: Option<Duration>,
    /// Tool calls that the cell may make; any number when none is given.
    pub tool_calls: Option<u64>,
    /// Seed of `Math.random`; random when none is given.
    pub seed: Option<u64>,
    /// Gets what the cell emits, when it is emitted.
    pub output: Option<OutputSink>,
    /// Ends the cell.
    pub cancellation: Cancellation,
}

impl fmt::Debug for ExecOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExecOptions").field("timeout", &self.timeout).field("tool_calls", &self.tool_calls).finish_non_exhaustive()
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
