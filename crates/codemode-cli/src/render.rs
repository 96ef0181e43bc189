//! Text for the terminal.

use std::io::{self, Write};

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use codemode::Output;
use serde_json::Value;

/// A mistake in a text that the user wrote, with its place.
#[derive(Debug)]
pub(crate) struct Pointed {
    /// What is wrong and what to do.
    pub(crate) message: String,
    /// Name of the text's file.
    pub(crate) path: String,
    /// The text.
    pub(crate) text: String,
    /// Bytes of the mistake.
    pub(crate) range: std::ops::Range<usize>,
}

impl std::fmt::Display for Pointed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Pointed {}

/// Prints an error, with a caret where its place is known.
pub(crate) fn error(error: &anyhow::Error) {
    match error.downcast_ref::<Pointed>() {
        Some(pointed) => talk(&snippet(&format!("{error:#}"), pointed)),
        None => talk(&format!("error: {error:#}")),
    }
}

/// The rustc-style rendering of a mistake.
pub(crate) fn snippet(title: &str, pointed: &Pointed) -> String {
    // A span must cover something that is there.
    let end = pointed.text.len();
    let start = pointed.text.floor_char_boundary(pointed.range.start.min(end));
    let stop = pointed.text.ceil_char_boundary(pointed.range.end.clamp(start, end));
    let snippet = Snippet::source(&pointed.text).path(&pointed.path).annotation(AnnotationKind::Primary.span(start..stop));
    Renderer::styled().render(&[Level::ERROR.primary_title(title).element(snippet)])
}

/// A text without control characters but line feeds and tabs.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' && c != '\t' { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Prints a line for the person at the terminal.
pub(crate) fn talk(line: &str) {
    // Nobody is there to read that standard error is closed.
    let _ = writeln!(anstream::stderr(), "{line}");
}

/// Prints data. A reader that has gone away is an error of kind `BrokenPipe`.
pub(crate) fn data(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.write_all(b"\n")?;
    output.flush()
}

/// One thing that a cell emitted.
pub(crate) fn output(output: &Output) -> String {
    match output {
        Output::Text { text } => text.clone(),
        Output::Json { value } => pretty(value.as_str()),
    }
}

/// The returned value: a string as it is, anything else as indented JSON.
pub(crate) fn value(json: &str) -> String {
    match serde_json::from_str(json) {
        Ok(Value::String(text)) => text,
        _ => pretty(json),
    }
}

fn pretty(json: &str) -> String {
    // A value nested too deep for the parser is still data: it is printed as it came.
    serde_json::from_str::<Value>(json).and_then(|value| serde_json::to_string_pretty(&value)).unwrap_or_else(|_| json.to_owned())
}
