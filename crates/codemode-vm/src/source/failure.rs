//! What is said of a source that does not run.

use boa_ast::Spanned;
use boa_engine::{JsError, Source};
use boa_interner::Interner;
use boa_parser::{Error as ParseError, Parser, lexer::error::Error as LexError};
use codemode_core::{CellFailure, ErrorCode, json::prefix_bytes};

use super::{FILE, LINES_BEFORE};

/// A `}` too many. The parser takes the rest for code behind the function, so it is found by parsing less.
pub(super) fn unbalanced(source: &str) -> CellFailure {
    let mut interner = Interner::default();
    match Parser::new(Source::from_bytes(source)).parse_function_body(&mut interner, false, true) {
        Ok(body) => {
            let end = body.span().end();
            failure(&format!("{FILE}:{}:{}", end.line_number(), end.column_number()), "unexpected `}`: it closes nothing")
        }
        Err(error) => syntax_failure(&error, source, 0),
    }
}

pub(super) fn syntax_failure(error: &ParseError, source: &str, lines_before: u32) -> CellFailure {
    let (message, place) = match error {
        ParseError::Expected { span, .. } | ParseError::Unexpected { span, .. } => {
            (error.to_string(), Some((span.start().line_number(), span.start().column_number())))
        }
        ParseError::General { message, position } => (message.to_string(), Some((position.line_number(), position.column_number()))),
        ParseError::Lex { err: LexError::Syntax(message, position) } => {
            (message.to_string(), Some((position.line_number(), position.column_number())))
        }
        ParseError::AbruptEnd => ("unexpected end of the source".to_owned(), None),
        other => (other.to_string(), None),
    };
    // An error without a place, or behind the source, is one at its end: something is not closed.
    let end = end_of(source);
    let (line, column) = place.map_or(end, |(line, column)| (line.saturating_sub(lines_before).max(1), column));
    let (line, column) = if line > end.0 { end } else { (line, column) };
    // The parser repeats the place in its own words.
    let message = message.split(" at line ").next().unwrap_or(&message);
    failure(&format!("{FILE}:{line}:{column}"), message)
}

/// Errors that show only in the whole script, such as a name declared twice.
pub(super) fn compile_failure(error: &JsError) -> CellFailure {
    let text = error.to_string();
    let text = text.lines().next().unwrap_or_default().trim_start_matches("SyntaxError: ");
    match text.split_once(" at line ") {
        None => failure(FILE, text),
        Some((message, place)) => {
            let mut numbers = place.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse::<u32>().ok());
            let (line, column) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(1));
            failure(&format!("{FILE}:{}:{column}", line.saturating_sub(LINES_BEFORE).max(1)), message)
        }
    }
}

pub(super) fn failure(place: &str, message: &str) -> CellFailure {
    let message = prefix_bytes(message.trim_end_matches([',', ' ']), MAX_PARSER_MESSAGE);
    CellFailure {
        code: ErrorCode::InvalidInput,
        message: format!(
            "SyntaxError at {place}: {message}. The source is plain JavaScript, the body of an async function; no tool was called"
        ),
    }
}

/// Line and column behind the last character.
fn end_of(source: &str) -> (u32, u32) {
    let text = source.trim_end();
    let line = text.lines().count().max(1);
    let column = text.lines().last().map_or(0, |line| line.chars().count()) + 1;
    (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
}

const MAX_PARSER_MESSAGE: usize = 240;
