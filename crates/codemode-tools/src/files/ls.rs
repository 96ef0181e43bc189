//! The tool `ls`: the entries of one folder.

use std::{num::NonZeroU64, path::Path, sync::Arc};

use codemode_core::{
    Cancellation, ToolError,
    typed::{self, TypedTool},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::files::{CONTENT_BYTES, EntryKind, FLAGS, Workspace, path::WorkspacePath, run_blocking, shown};

pub(super) fn tool(workspace: Arc<Workspace>) -> TypedTool {
    typed::tool("ls", move |input: LsInput, ctx| {
        let workspace = Arc::clone(&workspace);
        run_blocking(move || ls(&workspace, &input, &ctx.cancellation))
    })
    .description(DESCRIPTION)
    .flags(FLAGS)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct LsInput {
    /// Folder, relative to the workspace. Default: the workspace itself.
    path: Option<String>,
    /// Show only names after this one: `nextAfter` of the page before.
    after: Option<String>,
    /// Most names to show. Default 1000.
    limit: Option<NonZeroU64>,
}

#[derive(Debug, JsonSchema, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct LsOutput {
    /// One name per line, sorted. Folders end in `/`, symlinks in `@`. `(empty folder)`, or
    /// `(no more entries)` after the last, if there is none.
    content: String,
    /// There are more names.
    truncated: bool,
    /// With `truncated`: pass it as `after` to see the next names.
    #[schemars(required)]
    #[serde(skip_serializing_if = "Option::is_none")]
    next_after: Option<String>,
}

/// One entry as it is shown. The derived order is that of the names' bytes.
#[derive(Eq, Ord, PartialEq, PartialOrd)]
struct Entry {
    name: String,
    suffix: &'static str,
}

fn ls(workspace: &Workspace, input: &LsInput, cancellation: &Cancellation) -> Result<LsOutput, ToolError> {
    let path = WorkspacePath::parse(input.path.as_deref().unwrap_or_default())?;
    match workspace.find(&path)? {
        None => return Err(workspace.missing(&path)),
        Some(EntryKind::File) => return Err(ToolError::failed(format!("`{path}` is a file, not a folder; call `read` for its content"))),
        Some(EntryKind::Special) => return Err(ToolError::failed(format!("`{path}` is not a folder; call `ls` on a folder"))),
        Some(EntryKind::Folder) => {}
    }
    let mut entries = Vec::new();
    for entry in workspace.read_folder(path.as_path()).map_err(|error| path.error(&error))? {
        if cancellation.is_cancelled() {
            return Err(ToolError::cancelled());
        }
        let entry = entry.map_err(|error| path.error(&error))?;
        let suffix = match entry.file_type() {
            Ok(file_type) if file_type.is_dir() => "/",
            Ok(file_type) if file_type.is_symlink() => "@",
            // The type of an entry that has just gone is unknown; its name was there.
            Ok(_) | Err(_) => "",
        };
        entries.push(Entry { name: shown(Path::new(&entry.file_name())), suffix });
    }
    if entries.is_empty() {
        return Ok(LsOutput { content: "(empty folder)".into(), truncated: false, next_after: None });
    }
    entries.sort_unstable();
    // No name holds a slash: one at the end was copied from `content`.
    let after = input.after.as_deref().map(|after| after.trim_end_matches('/'));
    let first = after.map_or(0, |after| entries.partition_point(|entry| entry.name.as_str() <= after));
    Ok(page(&entries[first..], input.limit.map_or(DEFAULT_ENTRIES, NonZeroU64::get)))
}

fn page(entries: &[Entry], limit: u64) -> LsOutput {
    let mut content = String::new();
    let mut shown_entries = 0;
    let mut last: Option<&Entry> = None;
    for (entry, count) in entries.iter().zip(1..) {
        let is_full = count > limit || content.len() + entry.name.len() + "\n/".len() > CONTENT_BYTES;
        // Names that are not UTF-8 can look the same, and the next page starts after all that do.
        if is_full && last.is_some_and(|last| last.name != entry.name) {
            break;
        }
        if last.is_some() {
            content.push('\n');
        }
        content.push_str(&entry.name);
        content.push_str(entry.suffix);
        shown_entries = count;
        last = Some(entry);
    }
    if last.is_none() {
        content.push_str("(no more entries)");
    }
    let truncated = shown_entries < entries.len() as u64;
    LsOutput { content, truncated, next_after: last.filter(|_| truncated).map(|entry| entry.name.clone()) }
}

const DEFAULT_ENTRIES: u64 = 1000;

const DESCRIPTION: &str = "List a folder of the workspace. `content` has one name per line, sorted; folders end in `/`, \
    symlinks in `@`. When `truncated`, call again with `after` set to `nextAfter`.";
