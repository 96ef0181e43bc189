//! A program, what its guest may see, and what became of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    code::ErrorCode,
    json::{JsonText, prefix_bytes},
    limits::Limits,
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

/// What became of a cell.
///
/// It holds what the cell gave, uncut; `codemode_session::output` renders it within a budget.
#[derive(Clone, Debug, PartialEq)]
pub enum CellOutcome {
    /// The cell returned.
    Completed(Completed),
    /// The cell did not return.
    Failed(Failed),
}

impl CellOutcome {
    /// Whether the cell returned.
    #[must_use]
    pub const fn is_completed(&self) -> bool {
        matches!(self, Self::Completed(_))
    }
}

/// A cell that returned.
#[derive(Clone, Debug, PartialEq)]
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
}

/// A cell that failed.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Telemetry {
    /// Entries of the catalog.
    pub catalog_size: u64,
    /// Entries by source.
    pub sources: SourceCounts,
    /// Constant for one catalog.
    pub counter_scope: String,
    /// Searches.
    pub search_count: u64,
    /// Descriptions and native declarations read.
    pub describe_count: u64,
    /// Tool calls that reached the host.
    pub call_count: u64,
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

/// Everything that a cell emitted, as the compact JSON array of its entries, kept up to a bound.
///
/// A budget smaller than the bound can be met from what is kept; the true size is always known.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OutputLog {
    text: String,
    kept: usize,
    bytes: usize,
}

impl OutputLog {
    /// An empty log that keeps `kept` bytes.
    #[must_use]
    pub fn new(kept: usize) -> Self {
        Self { text: String::from("["), kept, bytes: 1 }
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

    /// The start of the array: all that was kept.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.text
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
}
