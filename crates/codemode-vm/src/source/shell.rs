//! Sources that are shell commands (`spec/exec-wait.md` 3.2).

use std::ops::ControlFlow;

use boa_ast::{
    Expression, Statement, StatementListItem,
    expression::{Call, New, TaggedTemplate, access::PropertyAccess, operator::Assign},
    function::FunctionBody,
    operations::var_declared_names,
    visitor::{VisitWith, Visitor},
};
use boa_interner::{Interner, Sym};
use regex_lite::Regex;

/// A source behind the blank text, `#` lines and comments at its start.
pub(super) fn without_remarks(source: &str) -> &str {
    let mut rest = source.trim_start();
    loop {
        let behind = if rest.starts_with('#') || rest.starts_with("//") {
            rest.split_once('\n').map_or("", |(_, behind)| behind)
        } else if let Some(comment) = rest.strip_prefix("/*") {
            let Some((_, behind)) = comment.split_once("*/") else { return rest };
            behind
        } else {
            return rest;
        };
        rest = behind.trim_start();
    }
}

/// Whether a source that parses is a shell command: JavaScript that declares or calls what it uses never is.
pub(super) fn is_command(text: &str, body: &FunctionBody, interner: &Interner) -> bool {
    let Some(StatementListItem::Statement(statement)) = body.statements().first() else { return false };
    let Statement::Expression(expression) = &**statement else { return false };
    let Some(sym) = first_name(expression) else { return false };
    let name = interner.resolve_expect(sym).utf8().unwrap_or_default();
    let Some(rest) = text.strip_prefix(name).filter(|_| COMMANDS.contains(&name)) else { return false };
    let shape = match expression {
        Expression::Identifier(_) => true,
        Expression::PropertyAccess(_) => rest.starts_with(char::is_whitespace),
        _ => is_match(r"^(?:\s+-[\w-]|\s+/[\w.~-]|\s*[<>]|\s*&&|\s*\|\|)", rest),
    };
    shape && expression.visit_with(&mut FindsEffect).is_continue() && !var_declared_names(body).contains(&sym)
}

/// The identifier with which an expression begins, if what follows it are operators and members only.
fn first_name(expression: &Expression) -> Option<Sym> {
    match expression {
        Expression::Identifier(name) => Some(name.sym()),
        Expression::Binary(pair) => first_name(pair.lhs()),
        Expression::PropertyAccess(PropertyAccess::Simple(access)) => first_name(access.target()),
        _ => None,
    }
}

/// Stops at what a shell command never looks like.
struct FindsEffect;

impl<'ast> Visitor<'ast> for FindsEffect {
    type BreakTy = ();

    fn visit_call(&mut self, _: &'ast Call) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn visit_new(&mut self, _: &'ast New) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn visit_tagged_template(&mut self, _: &'ast TaggedTemplate) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn visit_assign(&mut self, _: &'ast Assign) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// Whether a source that does not parse has the shape of a shell command.
pub(super) fn looks_like_command(text: &str) -> bool {
    if is_match(CONSTRUCT, text) {
        return true;
    }
    let mut rest = text;
    while let Some(assignment) = find(ASSIGNMENT, rest) {
        rest = &rest[assignment..];
    }
    let line = rest.lines().next().unwrap_or_default();
    if is_match(PATH, line) {
        return true;
    }
    let Some(length) = find(r"^[A-Za-z][\w.+-]*", line) else { return false };
    let (name, rest) = line.split_at(length);
    if KEYWORDS.contains(&name) {
        return false;
    }
    if COMMANDS.contains(&name) {
        return is_match(r#"^(?:\s*$|\s*[;|&<>]|\s+[\w./~'"$*\\@%:{\[-])"#, rest);
    }
    // A word that nobody knows is a command if a flag says so.
    is_match(r"^(?:\s+[\w./-]+)*\s+--?[A-Za-z][\w-]*(?:=\S*)?(?:\s|$)", rest)
}

fn is_match(pattern: &str, text: &str) -> bool {
    find(pattern, text).is_some()
}

/// Length of what a pattern matches at the start of a text. Linear: the matcher never goes back.
fn find(pattern: &str, text: &str) -> Option<usize> {
    Some(Regex::new(pattern).ok()?.find(text)?.end())
}

/// What only a shell's grammar has.
const CONSTRUCT: &str =
    r"^(?:if\s+\[|while\s+(?:\[|test\s)|for\s+\w+\s+in\s+[^{]*(?:;|\n)\s*do\b|for\s*\(\(|function\s+\w+\s*\{|export\s+[A-Za-z_]\w*=)";

/// `NAME=value ` in front of a command.
const ASSIGNMENT: &str = r#"^[A-Za-z_]\w*=(?:'[^'\n]*'|"[^"\n]*"|\\.|[^\s'"\\;|&<>()])*\s+"#;

/// A program by its path.
const PATH: &str = r"^(?:/\w|\.{1,2}/\w|~/\w|\.\\\w|[A-Za-z]:\\\w)[\w.+@/\\~-]*(?:\s|[;|&<>]|$)";

/// Programs and built-ins of shells. None of them is a global or a keyword of JavaScript.
const COMMANDS: [&str; 76] = [
    "apk", "apt", "apt-get", "awk", "bash", "brew", "bun", "cargo", "cat", "cd", "chmod", "chown", "cmake", "cp", "curl", "cut", "deno",
    "df", "diff", "dirname", "docker", "du", "echo", "env", "find", "gcc", "gh", "git", "go", "grep", "gunzip", "gzip", "head", "jq",
    "kill", "kubectl", "ln", "ls", "make", "mkdir", "mv", "node", "npm", "npx", "pip", "pip3", "pnpm", "podman", "printf", "ps", "pwd",
    "python", "python3", "rg", "rm", "rmdir", "rsync", "ruby", "sed", "sh", "sleep", "sort", "ssh", "sudo", "tail", "tar", "tee", "test",
    "touch", "uname", "unzip", "uv", "wc", "wget", "which", "xargs",
];

/// Words with which a line of JavaScript or TypeScript may begin.
const KEYWORDS: [&str; 43] = [
    "abstract",
    "async",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "declare",
    "default",
    "delete",
    "do",
    "else",
    "enum",
    "export",
    "finally",
    "for",
    "function",
    "if",
    "import",
    "interface",
    "let",
    "namespace",
    "new",
    "return",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "try",
    "type",
    "typeof",
    "using",
    "var",
    "void",
    "while",
    "with",
    "yield",
    "module",
    "get",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_left_behind() {
        for (source, expect) in
            [("", ""), ("# a\n\n // b\n/* c\n*/ ls", "ls"), ("# only", ""), ("/* open", "/* open"), ("/x/.test(1)", "/x/.test(1)")]
        {
            assert_eq!(without_remarks(source), expect, "{source}");
        }
    }

    #[test]
    fn every_pattern_is_one() {
        for pattern in [CONSTRUCT, ASSIGNMENT, PATH] {
            assert!(Regex::new(pattern).is_ok(), "{pattern}");
        }
    }
}
