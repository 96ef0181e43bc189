//! One tool: what it is called, what goes in and out, and the context of one call.

use std::{fmt, sync::Arc, time::Instant};

use async_trait::async_trait;
use serde_json::{Map, Value};
use tokio_util::sync::CancellationToken;

use crate::{journal::RunId, owner::Owner};

/// A named operation that guests can call.
#[async_trait]
pub trait Tool: Send + Sync + 'static {
    /// What the tool is. Constant for the life of the tool.
    fn spec(&self) -> &ToolSpec;

    /// Turns a caller's input into the input that is validated and run: defaults, aliases.
    ///
    /// # Errors
    ///
    /// The input is refused; the tool does not run.
    async fn prepare(&self, input: Value) -> Result<Value, ToolError> {
        Ok(input)
    }

    /// Runs the tool once, on an input that satisfies its schema.
    ///
    /// # Errors
    ///
    /// The tool failed. The message reaches the guest and the model, so it says what to do next and holds no secret.
    async fn call(&self, input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError>;
}

/// Name, schemas and flags of a tool (`spec/contracts.md` 1).
#[derive(Clone, Debug, PartialEq)]
pub struct ToolSpec {
    /// Name, unique within its owner.
    pub name: String,
    /// Id of the plugin that registered the tool; `core` for the host itself.
    pub owner: String,
    /// Short title for people.
    pub label: Option<String>,
    /// What the tool does, written for a model.
    pub description: String,
    /// Where the tool comes from, which decides what is believed of it.
    pub source: ToolSource,
    /// Schema of the input; none means `{}`.
    pub parameters: Option<Value>,
    /// Schema of the structured result. Enforced and shown for native tools only.
    pub output_schema: Option<Value>,
    /// Whether other calls may run beside a call of it.
    pub execution: ExecutionMode,
    /// What the scheduler and the budgets have to know.
    pub flags: ToolFlags,
}

impl ToolSpec {
    /// A native tool of the host with a name and nothing else.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            owner: "core".into(),
            label: None,
            description: String::new(),
            source: ToolSource::Native,
            parameters: None,
            output_schema: None,
            execution: ExecutionMode::default(),
            flags: ToolFlags::default(),
        }
    }

    /// Sets what the tool does.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = description.into();
        self
    }

    /// Sets the schema of the input.
    #[must_use]
    pub fn with_parameters(mut self, schema: Value) -> Self {
        self.parameters = Some(schema);
        self
    }

    /// Sets the schema of the structured result.
    #[must_use]
    pub fn with_output_schema(mut self, schema: Value) -> Self {
        self.output_schema = Some(schema);
        self
    }

    /// The catalog's id of the tool: `<source>:<owner>:<name>` (`spec/names.md` 1).
    #[must_use]
    pub fn id(&self) -> String {
        self.id_under(ToolSource::Native.label())
    }

    /// The id in a catalog whose native tools have a source of another name.
    #[must_use]
    pub fn id_under(&self, native_label: &str) -> String {
        format!("{}:{}:{}", self.source.label_under(native_label), self.owner, self.name)
    }

    /// Whether calling the tool twice is known to be the same as calling it once.
    ///
    /// What others say of their tools is not believed (`spec/contracts.md` 5).
    #[must_use]
    pub fn is_replay_safe(&self) -> bool {
        self.source == ToolSource::Native && self.flags.replay_safe && !self.flags.side_effecting
    }
}

/// Whether other calls may run beside a call.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum ExecutionMode {
    /// Any number of calls run side by side.
    #[default]
    Parallel,
    /// The call waits for those that are running, and those that come after it wait for it.
    ///
    /// This holds among all cells of a catalog. The calls of a cell that a tool runs on its own catalog belong to the
    /// turn of that tool: they wait for each other alone, and a sequential one is refused unless the tool is sequential
    /// too, since others may be running.
    Sequential,
}

/// Where a tool comes from.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ToolSource {
    /// Registered by host code, and trusted.
    Native,
    /// Supplied by the connected client.
    Client,
    /// From an MCP server.
    Mcp,
}

impl ToolSource {
    /// The source as guests read it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Native => "openclaw",
            Self::Client => "client",
            Self::Mcp => "mcp",
        }
    }

    /// The source as guests read it where native tools have a source of another name.
    #[must_use]
    pub const fn label_under(self, native_label: &str) -> &str {
        match self {
            Self::Native => native_label,
            Self::Client | Self::Mcp => self.label(),
        }
    }

    /// Whether somebody on a network wrote what such a tool says, of itself and as results.
    #[must_use]
    pub const fn is_network(self) -> bool {
        matches!(self, Self::Client | Self::Mcp)
    }
}

/// Properties of a tool that the scheduler and the budgets have to know.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent marks of the specification, set by name")]
pub struct ToolFlags {
    /// Calling it twice is the same as calling it once.
    pub replay_safe: bool,
    /// It changes something, whatever `replay_safe` says.
    pub side_effecting: bool,
    /// It stays in the model's own tool list and is never catalogued.
    pub direct_only: bool,
    /// Its results are content from a network.
    pub network_content: bool,
    /// It gets `yieldMs`, the milliseconds after which it should give what it has, unless its input says otherwise.
    pub yield_budget: bool,
    /// An input with `awaitResults: true` means that the whole cell waits for its calls (`spec/exec-wait.md` 8.4).
    pub requires_results: bool,
}

/// What is known of the effects of a tool. Whoever is not trusted can only say that it may do harm.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ToolHints {
    /// It changes nothing.
    pub read_only: Option<bool>,
    /// It may destroy something, rather than only add to it.
    pub destructive: Option<bool>,
    /// Calling it again with the same input changes nothing more.
    pub idempotent: Option<bool>,
}

impl ToolHints {
    /// Whether calling it twice is the same as calling it once.
    #[must_use]
    pub const fn is_replay_safe(self) -> bool {
        matches!(self, Self { read_only: Some(true), .. } | Self { idempotent: Some(true), .. })
    }

    /// What is left when the hints are those of somebody who is not trusted.
    #[must_use]
    pub fn of_untrusted(self) -> Self {
        Self {
            read_only: self.read_only.filter(|read_only| !read_only),
            destructive: self.destructive.filter(|destructive| *destructive),
            idempotent: self.idempotent.filter(|idempotent| !idempotent),
        }
    }
}

/// What a tool gave.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToolOutput {
    /// The structured result, which is what a guest gets.
    pub details: Option<Value>,
    /// Rendered blocks for people; a guest gets them only when there are no `details`.
    pub content: Vec<Value>,
    /// The outer result ends the host's turn.
    pub terminate: bool,
    /// This result is content from a network.
    pub network_content: bool,
}

impl ToolOutput {
    /// The value that the guest gets: `details`, or the whole result when there is none.
    #[must_use]
    pub fn into_guest_value(self) -> Value {
        if let Some(details) = self.details {
            return details;
        }
        let mut whole = Map::new();
        whole.insert("content".into(), Value::Array(self.content));
        if self.terminate {
            whole.insert("terminate".into(), Value::Bool(true));
        }
        Value::Object(whole)
    }
}

impl From<Value> for ToolOutput {
    fn from(details: Value) -> Self {
        Self { details: Some(details), ..Self::default() }
    }
}

/// What a tool knows of the call that it serves.
#[derive(Clone, Debug)]
pub struct CallContext {
    /// Id of this call, `codemode:<parent>:<tool>:<seq>`.
    pub call_id: String,
    /// The cell that calls.
    pub run: Option<RunId>,
    /// Id of the call of `exec` or `wait` by which the model got here, if the host gave one.
    pub outer_call_id: Option<String>,
    /// Who calls.
    pub owner: Owner,
    /// Fires when nobody waits for the result any more. The call then has
    /// [`CANCEL_GRACE_MS`](crate::limits::CANCEL_GRACE_MS) to end by itself, before its future is dropped.
    pub cancellation: Cancellation,
    /// When the cell that calls runs out of time for good, if it does.
    pub deadline: Option<Instant>,
    /// Takes word of how far the call is.
    pub progress: Progress,
}

impl CallContext {
    /// A context without deadline, for calls outside a cell.
    #[must_use]
    pub fn detached(call_id: impl Into<String>) -> Self {
        Self {
            call_id: call_id.into(),
            run: None,
            outer_call_id: None,
            owner: Owner::default(),
            cancellation: Cancellation::new(),
            deadline: None,
            progress: Progress::default(),
        }
    }
}

/// Takes word of how far a call is. By default nobody listens.
#[derive(Clone, Default)]
pub struct Progress(Option<Arc<dyn Fn(ProgressUpdate) + Send + Sync>>);

impl Progress {
    /// Calls `listener` with each update. It must not block.
    pub fn new(listener: impl Fn(ProgressUpdate) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(listener)))
    }

    /// Says how far the call is.
    pub fn report(&self, update: ProgressUpdate) {
        if let Some(listener) = &self.0 {
            listener(update);
        }
    }
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Progress(listened to)" } else { "Progress" })
    }
}

/// How far a call is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgressUpdate {
    /// What is done, in units of the tool's own; never less than before.
    pub done: f64,
    /// What there is to do, in the same units.
    pub total: Option<f64>,
    /// What is being done, for people.
    pub message: Option<String>,
}

/// A signal that fires once and reaches every clone.
#[derive(Clone, Debug, Default)]
pub struct Cancellation(CancellationToken);

impl Cancellation {
    /// A signal that has not fired.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A signal that fires with this one, and can fire before it.
    #[must_use]
    pub fn child(&self) -> Self {
        Self(self.0.child_token())
    }

    /// Fires the signal.
    pub fn cancel(&self) {
        self.0.cancel();
    }

    /// Whether the signal has fired.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.is_cancelled()
    }

    /// Waits until the signal fires.
    pub async fn cancelled(&self) {
        self.0.cancelled().await;
    }
}

/// Why a tool gave no result.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct ToolError {
    kind: ToolErrorKind,
    message: String,
}

/// The kinds of [`ToolError`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ToolErrorKind {
    /// Nobody waits for the result any more.
    Cancelled,
    /// The tool ran and failed.
    Failed,
    /// The input is not one that the tool can take; nothing ran.
    InvalidInput,
}

impl ToolError {
    /// The tool ran and failed.
    #[must_use]
    pub fn failed(message: impl fmt::Display) -> Self {
        Self { kind: ToolErrorKind::Failed, message: message.to_string() }
    }

    /// The input is not one that the tool can take; nothing ran.
    #[must_use]
    pub fn invalid_input(message: impl fmt::Display) -> Self {
        Self { kind: ToolErrorKind::InvalidInput, message: message.to_string() }
    }

    /// Nobody waits for the result any more.
    #[must_use]
    pub fn cancelled() -> Self {
        Self { kind: ToolErrorKind::Cancelled, message: "the call was cancelled".into() }
    }

    /// The kind, to branch on.
    #[must_use]
    pub const fn kind(&self) -> ToolErrorKind {
        self.kind
    }

    /// The text, to read.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}
