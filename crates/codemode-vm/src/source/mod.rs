//! From submitted source to a script that the engine runs.

mod failure;
mod fence;
mod modules;
mod places;
mod shell;
#[cfg(feature = "typescript")]
mod typescript;

use boa_ast::{
    Declaration, Expression, Statement, StatementListItem,
    declaration::LexicalDeclaration,
    function::FunctionBody,
    operations::{lexically_declared_names, var_declared_names},
    scope::Scope,
};
use boa_engine::{Context, Script, Source};
use boa_interner::{Interner, Sym};
use boa_parser::{Error as ParseError, Parser};
use codemode_core::{CellFailure, ErrorCode};

use self::{
    failure::{compile_failure, failure, syntax_failure, unbalanced},
    modules::{Refused, refused},
};
pub(crate) use self::{
    fence::without_fence,
    modules::{NO_MODULES, makes_engine_panic},
    places::{At, Method, Places},
};

/// Name under which the submitted source appears in errors.
pub(crate) const FILE: &str = "cell.js";

/// Lines in front of the submitted source in the script that runs.
pub(crate) const LINES_BEFORE: u32 = 1;

/// A script, and what its author should know if nothing else of it is seen.
pub(crate) struct Compiled {
    pub(crate) script: Script,
    /// What runs of the source: the source itself, or what is left of it without its types.
    pub(crate) source: String,
    pub(crate) warning: Option<&'static str>,
}

/// Checks the source and turns it into a script whose value is the cell's main promise.
///
/// The source is the body of an async function, and the script is that function and its call. The script is looked
/// at before it runs: a source that closes the function around it makes another tree than it should. A source that is
/// nothing but a function is one that its author meant to be called. `tools` are named to whoever sends a shell command.
pub(crate) fn compile(source: &str, tools: &[String], context: &mut Context) -> Result<Compiled, CellFailure> {
    let mut interner = Interner::default();
    let parsed = parse(source, &mut interner);
    if is_shell(source, parsed.as_ref().ok(), &interner) {
        return Err(shell_failure(tools));
    }
    let (source, parsed) = match parsed {
        Ok(parsed) => (source.to_owned(), parsed),
        Err(error) => without_types(source, &error, &mut interner)?,
    };
    let (Parsed { script, tree, called }, source) = (parsed, source.as_str());
    let Some(body) = body_of(&tree) else {
        return Err(unbalanced(source));
    };
    match refused(body, &interner) {
        None => {}
        Some(Refused::Modules(span)) => {
            let start = span.start();
            let place = format!("{FILE}:{}:{}", start.line_number().saturating_sub(LINES_BEFORE).max(1), start.column_number());
            return Err(CellFailure { code: ErrorCode::InvalidInput, message: format!("{place}: {NO_MODULES}. No tool was called") });
        }
        Some(Refused::Using) => {
            return Err(failure(FILE, NO_USING));
        }
    }
    if let Some(name) = declared_twice(body) {
        let name = interner.resolve_expect(name).join(str::to_owned, String::from_utf16_lossy, true);
        let place = second_declaration(source, &name).map_or_else(|| FILE.to_owned(), |(line, column)| format!("{FILE}:{line}:{column}"));
        return Err(failure(&place, &format!("`{name}` is declared more than once")));
    }
    let warning = if called { None } else { says_nothing(body) };
    let script =
        Script::parse(Source::from_bytes(&script).with_path(FILE.as_ref()), None, context).map_err(|error| compile_failure(&error))?;
    Ok(Compiled { script, source: source.to_owned(), warning })
}

/// A source that is no JavaScript, if it is some but for its types.
#[cfg(feature = "typescript")]
fn without_types(source: &str, error: &ParseError, interner: &mut Interner) -> Result<(String, Parsed), CellFailure> {
    match typescript::blank(source) {
        typescript::Blanked::JavaScript(text) => match parse(&text, interner) {
            Ok(parsed) => Ok((text, parsed)),
            Err(_) => Err(syntax_failure(error, source)),
        },
        typescript::Blanked::Unerasable(what, at) => {
            let (line, column) = line_and_column(source, at);
            let message = format!("{what} is TypeScript that runs: only types can be left out of a cell, write it in JavaScript");
            Err(failure(&format!("{FILE}:{line}:{column}"), &message))
        }
        typescript::Blanked::Other => Err(syntax_failure(error, source)),
    }
}

#[cfg(not(feature = "typescript"))]
fn without_types(source: &str, error: &ParseError, _: &mut Interner) -> Result<(String, Parsed), CellFailure> {
    Err(syntax_failure(error, source))
}

/// Line and column of a byte.
fn line_and_column(source: &str, at: usize) -> (usize, usize) {
    let line = source[..at].matches('\n').count() + 1;
    let column = source[..at].rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// A script and its tree.
struct Parsed {
    script: String,
    tree: boa_ast::Script,
    /// Whether the script calls the source, instead of being it.
    called: bool,
}

fn parse(source: &str, interner: &mut Interner) -> Result<Parsed, ParseError> {
    let script = format!("(async function () {{\n{source}\n}})()");
    let parsed = Parser::new(Source::from_bytes(&script)).parse_script(&Scope::new_global(), interner);
    // A function without a name is an expression only where it is no statement.
    let may_be_called = match &parsed {
        Ok(tree) => body_of(tree).is_some_and(is_one_function),
        Err(_) => ["function", "async"].iter().any(|start| shell::without_remarks(source).starts_with(start)),
    };
    if may_be_called && let Some((script, tree)) = called(source, interner) {
        return Ok(Parsed { script, tree, called: true });
    }
    Ok(Parsed { script, tree: parsed?, called: false })
}

/// Whether a body is a function, and nothing else but empty statements.
fn is_one_function(body: &FunctionBody) -> bool {
    let mut statements = body.statements().iter().filter(|item| !is_empty(item));
    let function = match statements.next() {
        Some(StatementListItem::Statement(statement)) => {
            matches!(&**statement, Statement::Expression(expression) if is_function(expression))
        }
        Some(StatementListItem::Declaration(declaration)) => {
            matches!(**declaration, Declaration::FunctionDeclaration(_) | Declaration::AsyncFunctionDeclaration(_))
        }
        None => false,
    };
    function && statements.next().is_none()
}

fn is_empty(item: &StatementListItem) -> bool {
    matches!(item, StatementListItem::Statement(statement) if matches!(**statement, Statement::Empty))
}

/// The script that calls a source which is nothing but a function and no generator.
fn called(source: &str, interner: &mut Interner) -> Option<(String, boa_ast::Script)> {
    let script = format!("(async function () {{const {CALLED} =\n{source}\n;return {CALLED}()}})()");
    let tree = Parser::new(Source::from_bytes(&script)).parse_script(&Scope::new_global(), interner).ok()?;
    let statements: Vec<_> = body_of(&tree)?.statements().iter().filter(|item| !is_empty(item)).collect();
    let [StatementListItem::Declaration(declaration), StatementListItem::Statement(call)] = statements[..] else { return None };
    let Declaration::Lexical(LexicalDeclaration::Const(list)) = &**declaration else { return None };
    let [variable] = list.as_ref() else { return None };
    let is_called = variable.init().is_some_and(is_function) && matches!(**call, Statement::Return(_));
    is_called.then_some((script, tree))
}

/// What a source that is called is known as to the script around it.
const CALLED: &str = "__codemode_called";

/// Whether a source is a shell command rather than JavaScript, well-formed or not.
fn is_shell(source: &str, parsed: Option<&Parsed>, interner: &Interner) -> bool {
    if source.trim_start().starts_with("#!") {
        return true;
    }
    let text = shell::without_remarks(source);
    match parsed {
        Some(Parsed { called: true, .. }) => false,
        Some(Parsed { tree, .. }) => body_of(tree).is_some_and(|body| shell::is_command(text, body, interner)),
        // Without its `#` lines it may parse.
        None if text.len() < source.len() => {
            let mut interner = Interner::default();
            match parse(text, &mut interner) {
                Ok(Parsed { tree, called: false, .. }) => body_of(&tree).is_some_and(|body| shell::is_command(text, body, &interner)),
                Ok(_) => false,
                Err(_) => shell::looks_like_command(text),
            }
        }
        None => shell::looks_like_command(text),
    }
}

fn shell_failure(tools: &[String]) -> CellFailure {
    let mut names: Vec<&str> = tools.iter().take(NAMED_TOOLS).map(String::as_str).collect();
    if tools.len() > names.len() {
        names.push("...");
    }
    let tools = if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) };
    CellFailure {
        code: ErrorCode::InvalidInput,
        message: format!(
            "this looks like a shell command, and the source is JavaScript, not shell. Tools are async functions in scope{tools}: \
             call one as `return await tool({{ ... }})`, and find others with `catalog.search(query)`. Do not send the same source again; no tool was called"
        ),
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

/// What is said of `using`, at which the engine panics.
pub(crate) const NO_USING: &str = "`using` is not supported by this runtime: use `const` and `try ... finally`";

/// What to do about a body that gives nothing, by how it ends, but for functions that are declared below their use. One
/// that ends in a loop or a condition may well mean to.
fn says_nothing(body: &FunctionBody) -> Option<&'static str> {
    let last = body.statements().iter().rfind(|item| !is_empty(item) && !declares_function(item));
    let Some(last) = last else {
        return body.statements().iter().any(declares_function).then_some(DECLARES_FUNCTION);
    };
    match last {
        StatementListItem::Statement(statement) => match &**statement {
            Statement::Expression(_) => Some(DROPS_VALUE),
            Statement::Var(_) => Some(DECLARES_VARIABLE),
            _ => None,
        },
        StatementListItem::Declaration(declaration) => match &**declaration {
            Declaration::Lexical(LexicalDeclaration::Const(variables) | LexicalDeclaration::Let(variables)) => {
                let function = variables.as_ref().last().is_some_and(|variable| variable.init().is_some_and(is_function));
                Some(if function { DECLARES_FUNCTION } else { DECLARES_VARIABLE })
            }
            _ => Some(DECLARES_VARIABLE),
        },
    }
}

fn declares_function(item: &StatementListItem) -> bool {
    let StatementListItem::Declaration(declaration) = item else { return false };
    !matches!(**declaration, Declaration::Lexical(_) | Declaration::ClassDeclaration(_))
}

const DECLARES_VARIABLE: &str =
    "the cell returned nothing: its last statement is a declaration. Write `return` and the name after it to get the value";

const DECLARES_FUNCTION: &str = "the cell returned nothing: its last statement declares a function and does not call it. Write `return await` and a call of it after it";

/// What to do about a cell whose value is dropped.
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
    Some(line_and_column(source, at))
}

/// Tools that are named to whoever sends a shell command.
const NAMED_TOOLS: usize = 12;
