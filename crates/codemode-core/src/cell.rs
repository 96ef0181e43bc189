//! A program, what its guest may see, and what became of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    code::ErrorCode,
    journal::RunId,
    json::{JsonText, prefix_bytes},
    leg::PendingCall,
    limits::Limits,
    tool::ToolSource,
};

/// All that a worker needs to run a cell. Holds no secret.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CellProgram {
    /// The submitted source.
    pub source: String,
    /// Seed of `Math.random`.
    pub seed: u64,
    /// Limits in force.
    pub limits: Limits,
    /// What the guest may see. Shared: many programs see the same.
    pub guest: Arc<GuestView>,
}

/// The catalog as a guest sees it.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct GuestView {
    /// Tools that are globals, ordered by callable name.
    pub tools: Vec<GuestTool>,
    /// Namespaces, ordered by global.
    pub namespaces: Vec<GuestNamespace>,
    /// Declaration files that are ready; those of native tools are made when they are read.
    pub files: Vec<ApiFile>,
    /// Whether `skills` has `search`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skills_search: bool,
}

/// A tool as a guest sees it (`spec/guest-api.md` 2).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GuestTool {
    /// Name of the global, or `MCP.<server>.<path>`.
    pub callable_name: String,
    /// Original name.
    pub tool_name: String,
    /// Short title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What it does.
    pub description: String,
    /// `openclaw`, `client` or `mcp`.
    pub source: String,
    /// Declaration file, for MCP tools.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub api_path: Option<String>,
    /// Hint of the input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Hint of the output.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}

/// A namespace as a guest sees it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct GuestNamespace {
    /// Name of the global.
    pub global: String,
    /// Its functions.
    pub members: Vec<GuestMember>,
    /// Strings that the tree holds beside its functions.
    pub constants: Vec<(Vec<String>, String)>,
    /// Parts of the tree that have `$api`; the empty path is the root.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub described: Vec<Vec<String>>,
    /// Whether the root has `$value`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_value: bool,
}

/// A function of a namespace as a guest sees it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct GuestMember {
    /// Identifiers from the global to the function, without the global.
    pub path: Vec<String>,
    /// Metadata of its handle.
    pub tool: GuestTool,
}

/// A file of the virtual folder that the guest's `API` lists and reads.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct ApiFile {
    /// Path, such as `mcp/github.d.ts`.
    pub path: String,
    /// One line on what it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The text.
    pub content: String,
}

/// One thing that a cell emitted.
///
/// The derived form is that of frames; results show [`Output::entry`].
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Output {
    /// From `text` and `console`.
    Text {
        /// The text.
        text: String,
    },
    /// From `json`.
    Json {
        /// The value.
        value: JsonText,
    },
}

impl Output {
    /// The entry as results show it: `{"type":"text","text":...}` or `{"type":"json","value":...}`.
    #[must_use]
    pub fn entry(&self) -> String {
        match self {
            Self::Text { text } => format!(r#"{{"type":"text","text":{}}}"#, serde_json::Value::from(text.as_str())),
            Self::Json { value } => format!(r#"{{"type":"json","value":{}}}"#, value.as_str()),
        }
    }
}

/// What became of a cell, or where it stands.
///
/// It holds what the cell gave, uncut; `codemode_session::output` renders it within a budget.
#[derive(Clone, Debug, PartialEq)]
pub enum CellOutcome {
    /// The cell returned.
    Completed(Completed),
    /// The cell is parked; `wait` goes on with it.
    Waiting(Waiting),
    /// The cell did not return.
    Failed(Failed),
}

impl CellOutcome {
    /// Whether the cell returned.
    #[must_use]
    pub const fn is_completed(&self) -> bool {
        matches!(self, Self::Completed(_))
    }

    /// What was emitted.
    #[must_use]
    pub const fn output(&self) -> &OutputLog {
        match self {
            Self::Completed(Completed { output, .. }) | Self::Waiting(Waiting { output, .. }) | Self::Failed(Failed { output, .. }) => {
                output
            }
        }
    }

    /// Counters of the run.
    #[must_use]
    pub const fn telemetry(&self) -> &Telemetry {
        match self {
            Self::Completed(Completed { telemetry, .. })
            | Self::Waiting(Waiting { telemetry, .. })
            | Self::Failed(Failed { telemetry, .. }) => telemetry,
        }
    }

    /// Whether the run has taken in what somebody on a network wrote.
    #[must_use]
    pub const fn network(&self) -> bool {
        match self {
            Self::Completed(Completed { network, .. }) | Self::Waiting(Waiting { network, .. }) | Self::Failed(Failed { network, .. }) => {
                *network
            }
        }
    }

    /// Whether a nested tool asked to end the host's turn, which a cell that waits never does.
    #[must_use]
    pub const fn is_terminal(&self) -> bool {
        match self {
            Self::Completed(Completed { terminal, .. }) | Self::Failed(Failed { terminal, .. }) => *terminal,
            Self::Waiting(_) => false,
        }
    }
}

/// A cell that returned.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts of a run, read by name")]
pub struct Completed {
    /// Whether running the cell again would be harmless.
    pub replay_safe: bool,
    /// Counters of the run.
    pub telemetry: Telemetry,
    /// What the model should know beside the value.
    pub warnings: Vec<String>,
    /// What was emitted.
    pub output: OutputLog,
    /// What was returned; `null` when nothing was.
    pub value: JsonText,
    /// Whether anything but `undefined` was returned.
    pub returned: bool,
    /// What became of a value that is too large to be shown.
    pub retention: Retention,
    /// Whether the run has taken in what somebody on a network wrote.
    pub network: bool,
    /// Whether a nested tool asked to end the host's turn.
    pub terminal: bool,
}

/// What became of a value that is too large to be shown (`spec/output-budget.md` 7).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Retention {
    /// It is not kept: it fits, or is not of a kind that is.
    #[default]
    None,
    /// It is kept as a result, and shown as this reference.
    Saved(ResultReference),
    /// It could not be kept.
    Refused(String),
}

/// What is shown of a saved result (`spec/guest-api.md` 8).
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResultReference {
    /// `result_<uuid>`.
    pub id: String,
    /// Bytes of the value as JSON.
    pub bytes: u64,
    /// Items of an array, keys of an object, or 1.
    pub count: u64,
    /// What the value is made of.
    pub shape: String,
    /// Samples of the value.
    pub preview: String,
    /// Whether the preview is less than the value.
    pub preview_truncated: bool,
}

/// A cell that is parked.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// The run, by which it is resumed.
    pub run: RunId,
    /// Why it is parked.
    pub reason: WaitReason,
    /// Requests without a reply, in the order in which they were made.
    pub pending: Vec<PendingCall>,
    /// Whether running the cell again would be harmless.
    pub replay_safe: bool,
    /// Counters of the run.
    pub telemetry: Telemetry,
    /// What was emitted so far.
    pub output: OutputLog,
    /// Whether the run has taken in what somebody on a network wrote.
    pub network: bool,
}

/// Why a cell is parked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WaitReason {
    /// It waits for calls.
    PendingTools,
    /// It waits for nothing but to be resumed.
    Yield,
}

impl WaitReason {
    /// The reason as models read it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PendingTools => "pending_tools",
            Self::Yield => "yield",
        }
    }
}

/// A cell that failed.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts of a run, read by name")]
pub struct Failed {
    /// To branch on.
    pub code: ErrorCode,
    /// Whether any request other than a timer was dispatched.
    pub bridge_dispatch_started: bool,
    /// Whether running the cell again would be harmless.
    pub replay_safe: bool,
    /// Counters of the run.
    pub telemetry: Telemetry,
    /// Tool calls that reached the host, in order of dispatch.
    pub calls: Vec<CellCall>,
    /// What was emitted before.
    pub output: OutputLog,
    /// To read.
    pub error: String,
    /// Whether the run has taken in what somebody on a network wrote.
    pub network: bool,
    /// Whether a nested tool asked to end the host's turn.
    pub terminal: bool,
}

/// One tool call of a failed cell.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct CellCall {
    /// Callable name or MCP path.
    pub name: String,
    /// Whether it gave a value.
    pub ok: bool,
    /// The guest error code, or `pending`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<&'static str>,
}

/// Counters of a run (`spec/exec-wait.md` 5).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Telemetry {
    /// Entries of the catalog.
    pub catalog_size: u64,
    /// Entries by source.
    pub sources: SourceCounts,
    /// Source of native tools, as guests and models read it.
    pub native_label: String,
    /// Constant for one catalog.
    pub counter_scope: String,
    /// Searches.
    pub search_count: u64,
    /// Descriptions and native declarations read.
    pub describe_count: u64,
    /// Tool calls that reached the host.
    pub call_count: u64,
}

impl Default for Telemetry {
    fn default() -> Self {
        Self {
            catalog_size: 0,
            sources: SourceCounts::default(),
            native_label: ToolSource::Native.label().into(),
            counter_scope: String::new(),
            search_count: 0,
            describe_count: 0,
            call_count: 0,
        }
    }
}

/// Entries of a catalog by source.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct SourceCounts {
    /// Registered by host code.
    pub native: u64,
    /// From MCP servers.
    pub mcp: u64,
    /// From the connected client.
    pub client: u64,
}

/// Everything that a cell emitted, as the compact JSON array of its entries, kept up to a bound, and what of it has
/// been shown already.
///
/// A budget smaller than the bound can be met from what is kept; the true size is always known.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OutputLog {
    text: String,
    kept: usize,
    bytes: usize,
    shown: Shown,
}

/// What of a cell's output its caller has been shown (`spec/output-budget.md` 5).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Shown {
    /// Bytes of the array, without its closing bracket, whose entries were shown as they are.
    pub bytes: usize,
    /// The last marker that stood for the whole array: bytes of that array, and of the prefix.
    pub marker: Option<(usize, usize)>,
}

impl OutputLog {
    /// An empty log that keeps `kept` bytes.
    #[must_use]
    pub fn new(kept: usize) -> Self {
        Self { text: String::from("["), kept, bytes: 1, shown: Shown::default() }
    }

    /// Appends an entry.
    pub fn push(&mut self, output: &Output) {
        let entry = output.entry();
        let separator = if self.bytes > 1 { "," } else { "" };
        for part in [separator, &entry] {
            let whole = self.text.len() == self.bytes;
            self.bytes += part.len();
            if whole {
                self.text.push_str(prefix_bytes(part, self.kept.saturating_sub(self.text.len())));
            }
        }
    }

    /// Whether nothing was emitted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bytes == 1
    }

    /// Bytes of the whole array; 0 for an empty one.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        if self.is_empty() { 0 } else { self.bytes + 1 }
    }

    /// The whole array, if all of it was kept.
    #[must_use]
    pub fn whole(&self) -> Option<String> {
        (self.text.len() == self.bytes).then(|| format!("{}]", self.text))
    }

    /// The array of the entries that were not shown yet, if all of it was kept.
    #[must_use]
    pub fn unseen(&self) -> Option<String> {
        (self.text.len() == self.bytes).then(|| {
            let rest = &self.text[self.shown.bytes.clamp(1, self.text.len())..];
            format!("[{}]", rest.strip_prefix(',').unwrap_or(rest))
        })
    }

    /// The start of the array: all that was kept.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.text
    }

    /// What has been shown.
    #[must_use]
    pub const fn shown(&self) -> Shown {
        self.shown
    }

    /// What will have been shown when all entries that there are have been shown as they are.
    #[must_use]
    pub const fn all_shown(&self) -> Shown {
        Shown { bytes: self.bytes, marker: self.shown.marker }
    }

    /// Remembers what has been shown.
    pub const fn show(&mut self, shown: Shown) {
        self.shown = shown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(kept: usize, entries: &[Output]) -> OutputLog {
        let mut log = OutputLog::new(kept);
        for entry in entries {
            log.push(entry);
        }
        log
    }

    #[test]
    fn a_log_is_the_array_of_its_entries() {
        let entries = [Output::Text { text: "a\"é".into() }, Output::Json { value: JsonText::null() }];
        let whole = r#"[{"type":"text","text":"a\"é"},{"type":"json","value":null}]"#;
        let log = log(1_000, &entries);
        assert_eq!((log.whole().as_deref(), log.bytes()), (Some(whole), whole.len()));
    }

    #[test]
    fn a_log_keeps_its_start_and_knows_its_true_size() {
        let entry = Output::Text { text: "é".repeat(20) };
        let whole = log(10_000, &[entry.clone(), entry.clone(), entry.clone()]).whole().unwrap();
        for kept in 0..whole.len() {
            let log = log(kept, &[entry.clone(), entry.clone(), entry.clone()]);
            assert!(whole.starts_with(log.start()) && log.start().len() <= kept.max(1), "{kept}");
            assert!(log.start().len() + 2 > kept, "at most one character short: {kept}");
            assert_eq!(log.bytes(), whole.len());
        }
        assert_eq!(log(0, &[]).whole().as_deref(), Some("[]"));
    }

    #[test]
    fn what_was_shown_is_not_unseen() {
        let entry = |text: &str| Output::Text { text: text.into() };
        let mut log = log(1_000, &[entry("a")]);
        assert_eq!(log.unseen(), log.whole());
        log.show(log.all_shown());
        assert_eq!(log.unseen().as_deref(), Some("[]"));
        log.push(&entry("b"));
        assert_eq!(log.unseen().as_deref(), Some(r#"[{"type":"text","text":"b"}]"#));
    }
}
