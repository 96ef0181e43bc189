//! The tool `read`: the text of one file, in pages.

use std::{
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    num::NonZeroU64,
    sync::Arc,
};

use codemode_core::{
    Cancellation, ToolError,
    typed::{self, TypedTool},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::files::{CONTENT_BYTES, EntryKind, FLAGS, Workspace, path::WorkspacePath, run_blocking};

pub(super) fn tool(workspace: Arc<Workspace>) -> TypedTool {
    typed::tool("read", move |input: ReadInput, ctx| {
        let workspace = Arc::clone(&workspace);
        run_blocking(move || read(&workspace, &input, &ctx.cancellation))
    })
    .description(DESCRIPTION)
    .flags(FLAGS)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ReadInput {
    /// File, relative to the workspace.
    path: String,
    /// First line of the page, counted from 1. Default 1.
    offset: Option<NonZeroU64>,
    /// Most lines in the page. Default 2000.
    limit: Option<NonZeroU64>,
    /// Where in a very long line to go on: `continuation.cursor`, always together with its `offset`.
    cursor: Option<String>,
    /// Return `{ kind: "not_found" }` instead of throwing when there is no such file.
    #[serde(default)]
    optional: bool,
}

#[derive(Debug, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
enum ReadOutput {
    /// The text up to the end of the file.
    Text {
        /// Text of the file, unchanged.
        content: String,
    },
    /// One page of the text; there is more.
    Truncated {
        /// Text of the file, unchanged.
        content: String,
        /// What to pass, with the same `path`, to read the next page.
        continuation: Continuation,
    },
    /// There is no such file, and `optional` was set.
    NotFound {
        /// The path that was asked for.
        path: String,
    },
    /// The page is not UTF-8 text.
    Binary {
        /// Size of the whole file in bytes.
        bytes: u64,
    },
}

/// Where the next page starts. Without `cursor`, join it to this page with a newline; with `cursor`, append it directly.
#[derive(Debug, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Continuation {
    /// Line to go on at.
    offset: u64,
    /// Place inside that line, if this page ends inside it.
    #[schemars(required)]
    #[serde(skip_serializing_if = "Option::is_none")]
    cursor: Option<String>,
    /// The `limit` of this call, if it had one.
    #[schemars(required)]
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<NonZeroU64>,
}

/// Which page to read.
struct Page {
    /// Line that the page starts at or in, counted from 1.
    offset: u64,
    /// Byte of the file that the page starts at, if it starts inside a line.
    start: Option<u64>,
    limit: Option<NonZeroU64>,
    /// Most bytes of content. At least 4, so that every character fits.
    bytes: usize,
}

/// Why there is no page.
#[derive(Debug)]
enum PageError {
    /// A read failed.
    Io(io::Error),
    /// The file has fewer lines than the offset asks for.
    PastEnd { lines: u64 },
    /// The file is not the one that the cursor was made for.
    StaleCursor,
}

impl Page {
    fn parse(input: &ReadInput) -> Result<Self, ToolError> {
        let start = match &input.cursor {
            None => None,
            Some(_) if input.offset.is_none() => {
                return Err(ToolError::invalid_input("`cursor` needs the `offset` of the same continuation; pass both"));
            }
            Some(cursor) => Some(cursor.strip_prefix(CURSOR_PREFIX).and_then(|start| start.parse().ok()).ok_or_else(|| {
                ToolError::invalid_input("`cursor` is not one that `read` gave; pass the `continuation` of the page before unchanged")
            })?),
        };
        Ok(Self { offset: input.offset.map_or(1, NonZeroU64::get), start, limit: input.limit, bytes: CONTENT_BYTES })
    }

    fn read(&self, source: impl Read + Seek, file_bytes: u64) -> Result<ReadOutput, PageError> {
        let mut source = BufReader::with_capacity(BUFFER_BYTES, source);
        let start = match self.start {
            Some(start) => source.seek(SeekFrom::Start(start))?,
            None => skip_lines(&mut source, self.offset - 1)?,
        };
        // One byte over the bound, to see whether the file ends inside it.
        let mut window = Vec::new();
        source.take(self.bytes as u64 + 1).read_to_end(&mut window)?;
        if self.start.is_some() {
            // A cursor is only given with a character after it.
            let is_inside_character = |byte: &u8| byte & 0b1100_0000 == 0b1000_0000;
            if window.first().is_none_or(is_inside_character) {
                return Err(PageError::StaleCursor);
            }
        }
        let (end, continuation) = match self.cut(&window) {
            Cut::Rest => (window.len(), None),
            Cut::Lines { end, lines } => (end, Some((self.offset.saturating_add(lines), None))),
            Cut::Inside { end } => (end, Some((self.offset, Some(format!("{CURSOR_PREFIX}{}", start + end as u64))))),
        };
        window.truncate(end);
        let content = match String::from_utf8(window) {
            Ok(content) if !content.contains('\0') => content,
            Ok(_) | Err(_) => return Ok(ReadOutput::Binary { bytes: file_bytes }),
        };
        Ok(match continuation {
            None => ReadOutput::Text { content },
            Some((offset, cursor)) => ReadOutput::Truncated { content, continuation: Continuation { offset, cursor, limit: self.limit } },
        })
    }

    /// Where the page ends in `window`, which holds one byte more than fits, or less if the file ends first.
    fn cut(&self, window: &[u8]) -> Cut {
        let is_rest = window.len() <= self.bytes;
        let limit = self.limit.map_or(DEFAULT_LINES, NonZeroU64::get);
        let mut last = None;
        let newlines = window.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        for ((end, _), lines) in newlines.zip(1..) {
            // The newline that ends the file belongs to its last page: nothing follows to be joined with it.
            if is_rest && end + 1 == window.len() {
                return Cut::Rest;
            }
            last = Some(Cut::Lines { end, lines });
            if lines == limit {
                break;
            }
        }
        match last {
            Some(Cut::Lines { lines, .. }) if is_rest && lines < limit => Cut::Rest,
            Some(cut) => cut,
            None if is_rest => Cut::Rest,
            None => {
                let fitting = &window[..self.bytes];
                let end = match std::str::from_utf8(fitting) {
                    Err(error) if error.error_len().is_none() => error.valid_up_to(),
                    // Bytes that are no text at all are reported as such, wherever they are cut.
                    Ok(_) | Err(_) => self.bytes,
                };
                Cut::Inside { end }
            }
        }
    }
}

/// Where a page ends.
enum Cut {
    /// With the file.
    Rest,
    /// Before the newline at `end`, after this many lines.
    Lines { end: usize, lines: u64 },
    /// Inside its first line.
    Inside { end: usize },
}

impl From<io::Error> for PageError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn read(workspace: &Workspace, input: &ReadInput, cancellation: &Cancellation) -> Result<ReadOutput, ToolError> {
    let path = WorkspacePath::parse(&input.path)?;
    let page = Page::parse(input)?;
    match workspace.find(&path)? {
        None if input.optional => return Ok(ReadOutput::NotFound { path: input.path.clone() }),
        None => return Err(workspace.missing(&path)),
        Some(EntryKind::Folder) => return Err(ToolError::failed(format!("`{path}` is a folder; call `ls` to list it"))),
        Some(EntryKind::Special) => {
            return Err(ToolError::failed(format!("`{path}` is a pipe, a socket or a device; only regular files can be read")));
        }
        Some(EntryKind::File) => {}
    }
    let file = workspace.open_file(path.as_path(), cancellation).map_err(|error| path.error(&error))?;
    let file_bytes = file.bytes;
    page.read(file, file_bytes).map_err(|error| match error {
        PageError::Io(error) => path.error(&error),
        PageError::PastEnd { lines } => ToolError::failed(format!(
            "offset {} is past the end of `{path}`, whose last line is {lines}; pass an offset up to {}",
            page.offset,
            lines + 1
        )),
        PageError::StaleCursor => {
            ToolError::failed(format!("the cursor does not fit `{path}`, which has changed since; read it again from the start"))
        }
    })
}

/// Goes to the start of the line after `count` lines. Returns its place in bytes.
///
/// The end of the file counts as the start of one more line, so that a program that counts lines by itself reads an
/// empty last page.
fn skip_lines(source: &mut impl BufRead, count: u64) -> Result<u64, PageError> {
    let mut skipped_bytes = 0;
    let mut skipped_lines = 0;
    let mut is_line_open = false;
    while skipped_lines < count {
        let buffer = source.fill_buf()?;
        if buffer.is_empty() {
            let lines = skipped_lines + u64::from(is_line_open);
            return if count > lines { Err(PageError::PastEnd { lines }) } else { Ok(skipped_bytes) };
        }
        let line = buffer.iter().position(|byte| *byte == b'\n');
        let taken = line.map_or(buffer.len(), |end| end + 1);
        is_line_open = line.is_none();
        skipped_lines += u64::from(line.is_some());
        skipped_bytes += taken as u64;
        source.consume(taken);
    }
    Ok(skipped_bytes)
}

const BUFFER_BYTES: usize = 64 * 1024;

const CURSOR_PREFIX: &str = "b";

const DEFAULT_LINES: u64 = 2000;

const DESCRIPTION: &str = "Read a text file of the workspace. Check `kind`: `text` holds `content` up to the end of the \
    file; `truncated` holds one page, and `read({ path, ...continuation })` gives the next. Join pages with \"\\n\", but \
    append directly when the continuation has a `cursor`. `binary` is not text. A missing file throws, or gives \
    `not_found` with `optional: true`.";

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;

    /// Follows continuations and joins the pages by the rules of `spec/guest-api.md` 15.
    fn read_all(file: &str, limit: Option<NonZeroU64>, bytes: usize) -> String {
        let mut whole = String::new();
        let mut page = Page { offset: 1, start: None, limit, bytes };
        loop {
            match page.read(Cursor::new(file), file.len() as u64).expect("a page") {
                ReadOutput::Text { content } => {
                    assert!(content.len() <= bytes);
                    return whole + &content;
                }
                ReadOutput::Truncated { content, continuation } => {
                    assert!(content.len() <= bytes);
                    assert_eq!(continuation.limit, limit);
                    whole += &content;
                    let start = continuation.cursor.map(|cursor| cursor[1..].parse().expect("a place"));
                    if start.is_none() {
                        whole.push('\n');
                    }
                    page = Page { offset: continuation.offset, start, limit, bytes };
                }
                other => panic!("not text: {other:?}"),
            }
        }
    }

    fn text() -> impl Strategy<Value = String> {
        let piece =
            prop_oneof![Just("\n"), Just("\r\n"), Just("a"), Just("é"), Just("€"), Just("🦀"), Just("\u{feff}"), Just("long text ")];
        prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

        #[test]
        fn joined_pages_are_the_file(file in text(), limit in prop::option::of(1u64..6), bytes in 4usize..24) {
            let limit = limit.and_then(NonZeroU64::new);
            prop_assert_eq!(read_all(&file, limit, bytes), file);
        }

        #[test]
        fn each_line_can_be_read_alone(file in text()) {
            for (line, offset) in file.split('\n').zip(1..) {
                let page = Page { offset, start: None, limit: NonZeroU64::new(1), bytes: 1024 };
                let content = match page.read(Cursor::new(&file), 0).expect("a page") {
                    ReadOutput::Text { content } | ReadOutput::Truncated { content, .. } => content,
                    other => panic!("not text: {other:?}"),
                };
                prop_assert_eq!(content.trim_end_matches('\n'), line);
            }
        }
    }
}
