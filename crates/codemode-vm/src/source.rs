//! From submitted source to a script that the engine runs.

use std::borrow::Cow;

use boa_ast::{
    Expression, Spanned, Statement, StatementListItem,
    function::FunctionBody,
    operations::{lexically_declared_names, var_declared_names},
    scope::Scope,
};
use boa_engine::{Context, JsError, Script, Source};
use boa_interner::{Interner, Sym};
use boa_parser::{Error as ParseError, Parser, lexer::error::Error as LexError};
use codemode_core::{CellFailure, ErrorCode, json::prefix_bytes};

/// Name under which the submitted source appears in errors.
pub(crate) const FILE: &str = "cell.js";

/// Lines in front of the submitted source in the script that runs.
pub(crate) const LINES_BEFORE: u32 = 1;

/// A script, and what its author should know if nothing else of it is seen.
pub(crate) struct Compiled {
    pub(crate) script: Script,
    pub(crate) warning: Option<&'static str>,
}

/// Takes off a Markdown fence around all of a source; the lines of the rest stay where they are.
pub(crate) fn without_fence(source: &str) -> Cow<'_, str> {
    let inner = || {
        let start = source.len() - source.trim_start().len();
        let (fence, rest) = source[start..].split_once('\n')?;
        let mark = ["```", "~~~"].into_iter().find(|mark| fence.starts_with(mark))?;
        let language = fence.trim_start_matches(mark.as_bytes()[0] as char).trim();
        let body = rest.trim_end().strip_suffix(mark)?;
        let alone = body.is_empty() || body.ends_with('\n');
        let plain = !language.contains('`') && !body.lines().any(|line| line.starts_with(mark));
        (alone && plain).then(|| format!("{}\n{body}", &source[..start]))
    };
    inner().map_or(Cow::Borrowed(source), Cow::Owned)
}

/// Checks the source and turns it into a script whose value is the cell's main promise.
///
/// The source is the body of an async function, and the script is that function and its call. The script is looked
/// at before it runs: a source that closes the function around it makes another tree than it should. A source that is
/// nothing but a function is one that its author meant to be called.
pub(crate) fn compile(source: &str, context: &mut Context) -> Result<Compiled, CellFailure> {
    let parse = |script: &str, context: &mut Context| Script::parse(Source::from_bytes(script).with_path(FILE.as_ref()), None, context);
    if let Some(script) = called(source) {
        return parse(&script, context).map(|script| Compiled { script, warning: None }).map_err(|error| compile_failure(&error));
    }
    let script = format!("(async function () {{\n{source}\n}})()");
    let mut interner = Interner::default();
    let tree = match Parser::new(Source::from_bytes(&script)).parse_script(&Scope::new_global(), &mut interner) {
        Ok(tree) => tree,
        Err(error) => return Err(syntax_failure(&error, source, LINES_BEFORE)),
    };
    let Some(body) = body_of(&tree) else {
        return Err(unbalanced(source));
    };
    if let Some(name) = declared_twice(body) {
        let name = interner.resolve_expect(name).join(str::to_owned, String::from_utf16_lossy, true);
        let place = second_declaration(source, &name).map_or_else(|| FILE.to_owned(), |(line, column)| format!("{FILE}:{line}:{column}"));
        return Err(failure(&place, &format!("`{name}` is declared more than once")));
    }
    let drops_value = matches!(
        body.statements().last(),
        Some(StatementListItem::Statement(statement)) if matches!(**statement, Statement::Expression(_))
    );
    let script = parse(&script, context).map_err(|error| compile_failure(&error))?;
    Ok(Compiled { script, warning: drops_value.then_some(DROPS_VALUE) })
}

/// The script that calls a source which is nothing but a function and no generator.
fn called(source: &str) -> Option<String> {
    if !["function", "async", "("].iter().any(|start| source.trim_start().starts_with(start)) {
        return None;
    }
    let function = source.trim_end().trim_end_matches([';', ' ', '\t', '\r', '\n']);
    let script = format!("(async function () {{return (\n{function}\n)()}})()");
    let mut interner = Interner::default();
    let tree = Parser::new(Source::from_bytes(&script)).parse_script(&Scope::new_global(), &mut interner).ok()?;
    let [StatementListItem::Statement(statement)] = body_of(&tree)?.statements() else { return None };
    let Statement::Return(returned) = &**statement else { return None };
    match returned.target()? {
        Expression::Call(call) if call.args().is_empty() && is_function(call.function()) => Some(script),
        _ => None,
    }
}

fn is_function(expression: &Expression) -> bool {
    match expression {
        Expression::Parenthesized(inner) => is_function(inner.expression()),
        Expression::ArrowFunction(_)
        | Expression::AsyncArrowFunction(_)
        | Expression::FunctionExpression(_)
        | Expression::AsyncFunctionExpression(_) => true,
        _ => false,
    }
}

/// What to do about a cell that gives nothing.
const DROPS_VALUE: &str =
    "the cell returned nothing: its last statement is an expression, whose value is dropped. Write `return` before it to get the value";

/// The body of the function that the script is a call of; none if the script is anything else.
fn body_of(tree: &boa_ast::Script) -> Option<&FunctionBody> {
    let [StatementListItem::Statement(statement)] = tree.statements().statements() else { return None };
    let Statement::Expression(Expression::Call(call)) = &**statement else { return None };
    match call.function() {
        Expression::Parenthesized(inner) => match inner.expression() {
            Expression::AsyncFunctionExpression(function) => Some(function.body()),
            _ => None,
        },
        Expression::AsyncFunctionExpression(function) => Some(function.body()),
        _ => None,
    }
}

/// A name that `let`, `const` or `class` declares beside another declaration of it; the engine's parser lets it pass.
fn declared_twice(body: &FunctionBody) -> Option<Sym> {
    let mut names = lexically_declared_names(body);
    let vars = var_declared_names(body);
    names.sort_unstable();
    names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]).or_else(|| names.into_iter().find(|name| vars.contains(name)))
}

/// Line and column of the second place where a name follows a declaring keyword.
fn second_declaration(source: &str, name: &str) -> Option<(usize, usize)> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let declares = |at: &usize| {
        let before = source[..*at].trim_end();
        let whole = !source[at + name.len()..].starts_with(part) && before.len() < *at;
        whole
            && ["let", "const", "class", "var", "function"]
                .iter()
                .any(|keyword| before.strip_suffix(keyword).is_some_and(|rest| !rest.ends_with(part)))
    };
    let at = source.match_indices(name).map(|(at, _)| at).filter(declares).nth(1)?;
    let line = source[..at].matches('\n').count() + 1;
    let column = source[..at].rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Some((line, column))
}

/// A `}` too many. The parser takes the rest for code behind the function, so it is found by parsing less.
fn unbalanced(source: &str) -> CellFailure {
    let mut interner = Interner::default();
    match Parser::new(Source::from_bytes(source)).parse_function_body(&mut interner, false, true) {
        Ok(body) => {
            let end = body.span().end();
            failure(&format!("{FILE}:{}:{}", end.line_number(), end.column_number()), "unexpected `}`: it closes nothing")
        }
        Err(error) => syntax_failure(&error, source, 0),
    }
}

fn syntax_failure(error: &ParseError, source: &str, lines_before: u32) -> CellFailure {
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
fn compile_failure(error: &JsError) -> CellFailure {
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

fn failure(place: &str, message: &str) -> CellFailure {
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
