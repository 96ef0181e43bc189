//! The tool `grep`: lines that match a pattern, in one file or below one folder.

use std::{
    io::{self, Read},
    num::NonZeroU64,
    path::{Path, PathBuf},
    sync::Arc,
};

use codemode_core::{
    Cancellation, ToolError,
    typed::{self, TypedTool},
};
use globset::{GlobBuilder, GlobMatcher};
use grep_regex::{RegexMatcher, RegexMatcherBuilder};
use grep_searcher::{BinaryDetection, Searcher, SearcherBuilder, Sink, SinkFinish, SinkMatch};
use ignore::{
    Match,
    gitignore::{Gitignore, GitignoreBuilder},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::files::{CONTENT_BYTES, EntryKind, FLAGS, Workspace, path::WorkspacePath, run_blocking, shown};

pub(super) fn tool(workspace: Arc<Workspace>) -> TypedTool {
    typed::tool("grep", move |input: GrepInput, ctx| {
        let workspace = Arc::clone(&workspace);
        run_blocking(move || grep(&workspace, &input, &ctx.cancellation))
    })
    .description(DESCRIPTION)
    .flags(FLAGS)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct GrepInput {
    /// Regular expression in Rust syntax (no look-around, no back-references). It matches within one line.
    pattern: String,
    /// File or folder to search, relative to the workspace. Default: the whole workspace.
    path: Option<String>,
    /// Search only files whose path matches, such as `*.rs` or `src/**/*.{ts,tsx}`. Without a slash it is matched against
    /// the file name, with one against the path from the workspace.
    glob: Option<String>,
    /// Match upper and lower case alike.
    #[serde(default)]
    ignore_case: bool,
    /// Take `pattern` as plain text.
    #[serde(default)]
    literal: bool,
    /// Most matching lines to return. Default 100, at most 10000.
    #[schemars(range(min = 1, max = MAX_MATCHES))]
    limit: Option<NonZeroU64>,
}

#[derive(Debug, JsonSchema, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct GrepOutput {
    /// `path:line:text` per matching line, sorted by path and line. Text over 500 characters is cut and ends in `…`.
    /// `(no matches)` if there is none.
    content: String,
    /// Number of matching lines in `content`.
    matches: u64,
    /// There are more matches than `limit`.
    limit_reached: bool,
    /// There are more matches than fit in `content`.
    truncated: bool,
    /// Files and folders that could not be read, if there were any.
    #[schemars(required)]
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<NonZeroU64>,
}

/// What to look for, checked.
struct Query {
    matcher: RegexMatcher,
    glob: Option<Glob>,
    limit: u64,
}

enum Glob {
    FileName(GlobMatcher),
    Path(GlobMatcher),
}

impl Query {
    fn compile(input: &GrepInput) -> Result<Self, ToolError> {
        let limit = input.limit.map_or(DEFAULT_MATCHES, NonZeroU64::get);
        if limit > MAX_MATCHES {
            return Err(ToolError::invalid_input(format!("`limit` is at most {MAX_MATCHES}; narrow the search by `path` or `glob`")));
        }
        let matcher = RegexMatcherBuilder::new()
            .fixed_strings(input.literal)
            .case_insensitive(input.ignore_case)
            .multi_line(true)
            .crlf(true)
            .line_terminator(Some(b'\n'))
            .size_limit(PATTERN_BYTES)
            .dfa_size_limit(PATTERN_BYTES)
            .build(&input.pattern)
            .map_err(|error| {
                ToolError::invalid_input(if input.literal {
                    format!("the pattern cannot be searched: {error}; search for text within one line")
                } else {
                    format!("the pattern is not valid: {error}; correct it, or set `literal: true` to search for it as plain text")
                })
            })?;
        let glob = match input.glob.as_deref().map(|glob| glob.trim_start_matches("./")) {
            None => None,
            Some(glob) => {
                let matcher = GlobBuilder::new(glob)
                    .literal_separator(true)
                    .build()
                    .map_err(|error| ToolError::invalid_input(format!("`glob` is not valid: {error}; correct it, such as `src/**/*.rs`")))?
                    .compile_matcher();
                Some(if glob.contains('/') { Glob::Path(matcher) } else { Glob::FileName(matcher) })
            }
        };
        Ok(Self { matcher, glob, limit })
    }

    fn wants(&self, file: &Path) -> bool {
        match &self.glob {
            None => true,
            Some(Glob::FileName(glob)) => file.file_name().is_some_and(|name| glob.is_match(name)),
            Some(Glob::Path(glob)) => glob.is_match(file),
        }
    }
}

/// A file or folder that is still to be searched. Its path starts at the workspace and has no `.` in it.
struct Pending {
    path: PathBuf,
    is_folder: bool,
    /// The rules of the folders above.
    rules: Option<Arc<Rules>>,
}

/// The `.gitignore` of a folder, before those of the folders above it.
struct Rules {
    folder: PathBuf,
    gitignore: Gitignore,
    above: Option<Arc<Rules>>,
}

impl Rules {
    /// The rules that hold inside `folder`. A file that cannot be read and lines that are no pattern have no effect.
    fn load(workspace: &Workspace, folder: &Path, above: Option<Arc<Self>>, cancellation: &Cancellation) -> Option<Arc<Self>> {
        let path = folder.join(".gitignore");
        let is_file = workspace.root.symlink_metadata(&path).is_ok_and(|metadata| metadata.is_file());
        if !is_file {
            return above;
        }
        let mut text = Vec::new();
        let file = workspace.open_file(&path, cancellation);
        if file.and_then(|file| file.take(GITIGNORE_BYTES).read_to_end(&mut text)).is_err() {
            return above;
        }
        let text = String::from_utf8_lossy(&text);
        let mut builder = GitignoreBuilder::new(".");
        for line in text.trim_start_matches('\u{feff}').lines() {
            builder.add_line(None, line).ok();
        }
        match builder.build() {
            Ok(gitignore) => Some(Arc::new(Self { folder: folder.to_owned(), gitignore, above })),
            Err(_) => above,
        }
    }

    fn ignore(&self, path: &Path, is_folder: bool) -> bool {
        let mut rules = Some(self);
        while let Some(Self { folder, gitignore, above }) = rules {
            match gitignore.matched(path.strip_prefix(folder).unwrap_or(path), is_folder) {
                Match::None => rules = above.as_deref(),
                Match::Ignore(_) => return true,
                Match::Whitelist(_) => return false,
            }
        }
        false
    }
}

fn grep(workspace: &Workspace, input: &GrepInput, cancellation: &Cancellation) -> Result<GrepOutput, ToolError> {
    let path = WorkspacePath::parse(input.path.as_deref().unwrap_or_default())?;
    let query = Query::compile(input)?;
    let is_folder = match workspace.find(&path)? {
        None => return Err(workspace.missing(&path)),
        Some(EntryKind::Special) => {
            return Err(ToolError::failed(format!("`{path}` is a pipe, a socket or a device; only regular files can be searched")));
        }
        Some(EntryKind::Folder) => true,
        Some(EntryKind::File) => false,
    };
    // What was asked for by name has to be readable; what is met on the way is counted when it is not.
    let opened = if is_folder {
        workspace.read_folder(path.as_path()).map(drop)
    } else {
        workspace.open_file(path.as_path(), cancellation).map(drop)
    };
    opened.map_err(|error| path.error(&error))?;
    // Without `.`, `..` and symlinks, so that the rules of the folders above are those of the folder's real place.
    let start = workspace.root.canonicalize(path.as_path()).map_err(|error| path.error(&error))?;
    let start = if start == Path::new(".") { PathBuf::new() } else { start };
    let mut above: Vec<&Path> = start.ancestors().skip(1).collect();
    above.reverse();
    let rules = above.into_iter().fold(None, |rules, folder| Rules::load(workspace, folder, rules, cancellation));

    let mut search = Search::new(query.limit);
    let mut searcher = SearcherBuilder::new().binary_detection(BinaryDetection::quit(0)).heap_limit(Some(LINE_BYTES)).build();
    let mut pending = vec![Pending { path: start, is_folder, rules }];
    while let Some(next) = pending.pop() {
        if cancellation.is_cancelled() {
            return Err(ToolError::cancelled());
        }
        let is_done = if next.is_folder {
            let rules = Rules::load(workspace, &next.path, next.rules, cancellation);
            match children(workspace, &next.path, rules.as_ref()) {
                Ok(children) => pending.extend(children),
                Err(_) => search.skipped += 1,
            }
            false
        } else if query.wants(&next.path) {
            search.file(workspace, &next.path, &query.matcher, &mut searcher, cancellation)
        } else {
            false
        };
        if is_done {
            break;
        }
    }
    // A file that was being read when the call was cancelled looks like one that cannot be read.
    if cancellation.is_cancelled() { Err(ToolError::cancelled()) } else { Ok(search.into_output()) }
}

/// The files and folders to search in a folder, the first one last.
fn children(workspace: &Workspace, folder: &Path, rules: Option<&Arc<Rules>>) -> io::Result<Vec<Pending>> {
    let is_root = folder.as_os_str().is_empty();
    let mut children = Vec::new();
    for entry in workspace.read_folder(if is_root { Path::new(".") } else { folder })? {
        let entry = entry?;
        let file_type = entry.file_type()?;
        let is_folder = file_type.is_dir();
        let name = entry.file_name();
        // Symlinks lead to what is found elsewhere, or to no end.
        if name == ".git" || !(is_folder || file_type.is_file()) {
            continue;
        }
        let path = folder.join(name);
        if rules.is_none_or(|rules| !rules.ignore(&path, is_folder)) {
            children.push(Pending { path, is_folder, rules: rules.map(Arc::clone) });
        }
    }
    // With the slash of what is below it, a folder sorts where its files' paths do.
    children.sort_by_cached_key(|child| {
        let mut key = child.path.as_os_str().as_encoded_bytes().to_vec();
        if child.is_folder {
            key.push(b'/');
        }
        key
    });
    children.reverse();
    Ok(children)
}

/// What was found so far.
struct Search {
    content: String,
    matches: u64,
    limit: u64,
    limit_reached: bool,
    truncated: bool,
    skipped: u64,
}

impl Search {
    fn new(limit: u64) -> Self {
        Self { content: String::new(), matches: 0, limit, limit_reached: false, truncated: false, skipped: 0 }
    }

    /// Adds the matches of one file. Returns whether there is no room for more.
    fn file(
        &mut self,
        workspace: &Workspace,
        path: &Path,
        matcher: &RegexMatcher,
        searcher: &mut Searcher,
        cancellation: &Cancellation,
    ) -> bool {
        let Ok(file) = workspace.open_file(path, cancellation) else {
            self.skipped += 1;
            return false;
        };
        let before = (self.content.len(), self.matches);
        let mut sink = FileSink { search: self, path: shown(path), is_binary: false };
        let result = searcher.search_reader(matcher, file, &mut sink);
        let is_binary = sink.is_binary;
        // Half a file would be a misleading answer.
        if is_binary || result.is_err() {
            self.content.truncate(before.0);
            self.matches = before.1;
            self.limit_reached = false;
            self.truncated = false;
        }
        self.skipped += u64::from(result.is_err());
        self.limit_reached || self.truncated
    }

    fn into_output(self) -> GrepOutput {
        let Self { mut content, matches, limit: _, limit_reached, truncated, skipped } = self;
        if matches == 0 {
            content.push_str("(no matches)");
        }
        GrepOutput { content, matches, limit_reached, truncated, skipped: NonZeroU64::new(skipped) }
    }
}

/// Takes the matches of one file.
struct FileSink<'a> {
    search: &'a mut Search,
    path: String,
    is_binary: bool,
}

impl Sink for FileSink<'_> {
    type Error = io::Error;

    fn matched(&mut self, _searcher: &Searcher, found: &SinkMatch<'_>) -> Result<bool, io::Error> {
        if self.search.matches == self.search.limit {
            self.search.limit_reached = true;
            return Ok(false);
        }
        let text = String::from_utf8_lossy(found.bytes());
        let text = text.trim_end_matches(['\n', '\r']);
        let mut line = format!("{}:{}:", self.path, found.line_number().unwrap_or_default());
        match text.char_indices().nth(LINE_CHARACTERS) {
            None => line.push_str(text),
            Some((end, _)) => line.extend([&text[..end], "…"]),
        }
        let separator = if self.search.matches == 0 { "" } else { "\n" };
        if self.search.content.len() + separator.len() + line.len() > CONTENT_BYTES {
            self.search.truncated = true;
            return Ok(false);
        }
        self.search.content.extend([separator, &line]);
        self.search.matches += 1;
        Ok(true)
    }

    fn finish(&mut self, _searcher: &Searcher, finish: &SinkFinish) -> Result<(), io::Error> {
        self.is_binary = finish.binary_byte_offset().is_some();
        Ok(())
    }
}

const DEFAULT_MATCHES: u64 = 100;

const MAX_MATCHES: u64 = 10_000;

/// Most bytes of a `.gitignore` that are read.
const GITIGNORE_BYTES: u64 = 1024 * 1024;

/// Most bytes of memory for one line of a searched file; a file with a longer one is skipped.
const LINE_BYTES: usize = 16 * 1024 * 1024;

const LINE_CHARACTERS: usize = 500;

/// Most bytes of memory for the compiled pattern, and again for its search.
const PATTERN_BYTES: usize = 10 * 1024 * 1024;

const DESCRIPTION: &str = "Search the text files of the workspace for lines that match a regular expression. `content` has \
    `path:line:text` per match, sorted. Files that `.gitignore` names and binary files are left out. When `limitReached` \
    or `truncated`, there are more matches: narrow the search by `path` or `glob`, or raise `limit`.";
