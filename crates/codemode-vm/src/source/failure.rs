//! What is said of a source that does not run.

use std::borrow::Cow;

use boa_ast::Spanned;
use boa_engine::{JsError, Source};
use boa_interner::Interner;
use boa_parser::{Error as ParseError, Parser, lexer::error::Error as LexError};
use codemode_core::{CellFailure, ErrorCode, json::prefix_bytes};

use super::{FILE, LINES_BEFORE, NO_MODULES};

/// A source that closes the function around it.
pub(super) fn unbalanced(source: &str) -> CellFailure {
    extra_bracket(source).unwrap_or_else(|error| of_parser(&error, source, 0))
}

/// A source that the parser refuses in the function around it.
pub(super) fn syntax_failure(error: &ParseError, source: &str) -> CellFailure {
    // If a bracket ends that function, the error is about what follows it, which its author has not written.
    extra_bracket(source).unwrap_or_else(|_| of_parser(error, source, LINES_BEFORE))
}

/// A `}` too many. The parser takes the rest for code behind the function, so it is found by parsing less.
fn extra_bracket(source: &str) -> Result<CellFailure, ParseError> {
    let body = Parser::new(Source::from_bytes(source)).parse_function_body(&mut Interner::default(), false, true)?;
    // A body ends behind its bracket.
    let end = body.span().end();
    let (line, column) = (end.line_number(), end.column_number().saturating_sub(1).max(1));
    Ok(failure(&format!("{FILE}:{line}:{column}"), "unexpected `}`: it closes nothing"))
}

fn of_parser(error: &ParseError, source: &str, lines_before: u32) -> CellFailure {
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
    let place = place.map(|(line, column)| (line.saturating_sub(lines_before).max(1), column)).filter(|(line, _)| *line <= end.0);
    let Some((line, column)) = place else {
        return failure(
            &format!("{FILE}:{}:{}", end.0, end.1),
            "unexpected end of the source: something that it opens is not closed or not complete",
        );
    };
    // The parser repeats the place in its own words.
    let message = message.split(" at line ").next().unwrap_or(&message);
    let message = in_known_case(source, line, column).map_or_else(|| message.into(), Cow::Owned);
    failure(&format!("{FILE}:{line}:{column}"), &message)
}

/// What is said of a place at which the parser does not know what its author meant, and we do.
fn in_known_case(source: &str, line: u32, column: u32) -> Option<String> {
    let text = source.lines().nth(usize::try_from(line).ok()?.checked_sub(1)?)?;
    let at = usize::try_from(column).ok()?.checked_sub(1)?;
    if let Some(quote @ '\u{2018}'..='\u{201f}') = text.chars().nth(at) {
        return Some(format!("unexpected `{quote}`: write straight quotes"));
    }
    let (before, here): (String, String) = (text.chars().take(at).collect(), text.chars().skip(at).collect());
    let statement = before.rsplit([';', '}']).find(|part| !part.trim().is_empty()).unwrap_or_default().trim_start();
    let is = |text: &str, word: &str| {
        text.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '$')))
    };
    if is(statement, "import") || is(&here, "import") || is(&here, "export") {
        return Some(NO_MODULES.to_owned());
    }
    let fenced = source.lines().any(|line| line.trim_start().starts_with("```"));
    fenced.then(|| "there is text around a Markdown fence: send only the code that is inside of it".to_owned())
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
