//! What stands where in a source, so that an error of the engine can be told in the words of the source.
//!
//! The engine says where an error was made only for some operations: the field of a property access, the opening
//! parenthesis of a call, the start of an assignment. What else goes wrong while one of them is worked out is said to
//! be there, and anything else is said to be at the start of the function: so the get of a method that is called.

use std::{collections::BTreeMap, ops::ControlFlow};

use boa_ast::{
    Expression, Position, Span, Spanned,
    expression::{
        Call, Identifier, New, Optional, OptionalOperationKind,
        access::{PropertyAccess, PropertyAccessField, SimplePropertyAccess},
        operator::{Assign, assign::AssignTarget},
    },
    function::FunctionBody,
    visitor::{VisitWith, Visitor},
};
use boa_interner::Interner;

use super::{LINES_BEFORE, parse};

/// Line and column in the submitted source; line 0 is what stands before it.
pub(crate) type At = (u32, u32);

/// The operations of a source by their places.
#[derive(Debug, Default)]
pub(crate) struct Places {
    reads: BTreeMap<At, Read>,
    writes: BTreeMap<At, Read>,
    calls: BTreeMap<At, String>,
    /// Methods that are called and members of optional chains, by the place at which the engine says that getting them
    /// failed.
    methods: BTreeMap<At, Vec<Method>>,
    /// Starts of functions, with the first use of each name in them.
    functions: BTreeMap<At, BTreeMap<String, At>>,
}

/// A property whose get has no place of its own: a method that is called, a member of an optional chain.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Method {
    /// Where its name stands.
    pub(crate) at: At,
    pub(crate) read: Read,
}

/// A property of something.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Read {
    /// The property: its name, or the expression in brackets.
    pub(crate) property: String,
    /// All of it, such as `a.b.c`.
    pub(crate) text: String,
}

impl Places {
    /// The places of a source that was accepted before.
    pub(crate) fn of(source: &str) -> Self {
        let mut interner = Interner::default();
        let mut places = Self::default();
        if let Ok(parsed) = parse(source, &mut interner) {
            // The tree has no text. Its places are those of the script that was made of the source.
            let lines: Vec<&str> = parsed.script.split('\n').collect();
            let mut search = Search { places: &mut places, interner: &interner, lines, guard: (0, 0), function: (0, 0) };
            let _ = parsed.tree.visit_with(&mut search);
        }
        places
    }

    /// What is read at a place.
    pub(crate) fn read(&self, at: At) -> Option<&Read> {
        self.reads.get(&at)
    }

    /// What is written at a place.
    pub(crate) fn write(&self, at: At) -> Option<&Read> {
        self.writes.get(&at)
    }

    /// What is called at a place.
    pub(crate) fn call(&self, at: At) -> Option<&str> {
        self.calls.get(&at).map(String::as_str)
    }

    /// Methods whose get the engine places here.
    pub(crate) fn methods(&self, at: At) -> &[Method] {
        self.methods.get(&at).map_or(&[], Vec::as_slice)
    }

    /// Whether a function starts at a place.
    pub(crate) fn is_function(&self, at: At) -> bool {
        self.functions.contains_key(&at)
    }

    /// Where a function, named by its start, first uses a name.
    pub(crate) fn name(&self, function: At, name: &str) -> Option<At> {
        self.functions.get(&function)?.get(name).copied()
    }
}

struct Search<'a> {
    places: &'a mut Places,
    interner: &'a Interner,
    lines: Vec<&'a str>,
    /// The innermost operation around here that the engine knows the place of.
    guard: At,
    /// Start of the function around here.
    function: At,
}

impl Search<'_> {
    fn text(&self, span: Span) -> String {
        text(&self.lines, span)
    }

    fn within(&mut self, guard: At, visit: impl FnOnce(&mut Self) -> ControlFlow<()>) -> ControlFlow<()> {
        let outer = std::mem::replace(&mut self.guard, guard);
        let flow = visit(self);
        self.guard = outer;
        flow
    }

    fn member(&self, access: &SimplePropertyAccess) -> Read {
        let field = self.text(access.field().span());
        let target = self.text(access.target().span());
        let (property, text) = match access.field() {
            PropertyAccessField::Const(_) => (field.clone(), format!("{target}.{field}")),
            PropertyAccessField::Expr(_) => (field.trim_matches(['"', '\'']).to_owned(), format!("{target}[{field}]")),
        };
        Read { property, text: shortened(&text) }
    }
}

impl<'ast> Visitor<'ast> for Search<'_> {
    type BreakTy = ();

    fn visit_simple_property_access(&mut self, node: &'ast SimplePropertyAccess) -> ControlFlow<()> {
        let at = place(node.field().span().start());
        let read = self.member(node);
        self.places.reads.insert(at, read);
        self.within(at, |inner| node.visit_with(inner))
    }

    fn visit_optional(&mut self, node: &'ast Optional) -> ControlFlow<()> {
        for operation in node.chain() {
            let start = node.target().span().start();
            match operation.kind() {
                OptionalOperationKind::Call { .. } => {
                    // These calls have no place of their own either.
                    let text = self.text(Span::new(start, operation.span().start()));
                    let several = |known: &mut String| {
                        if known.len() < LONGEST_TEXT {
                            known.push_str(&format!(" or {text}"));
                        }
                    };
                    self.places.calls.entry(self.guard).and_modify(several).or_insert_with(|| text.clone());
                }
                OptionalOperationKind::SimplePropertyAccess { field } if !operation.shorted() => {
                    let read = Read { property: self.text(field.span()), text: self.text(Span::new(start, field.span().end())) };
                    let at = place(field.span().start());
                    self.places.methods.entry(self.guard).or_default().push(Method { at, read });
                }
                _ => {}
            }
        }
        node.visit_with(self)
    }

    fn visit_call(&mut self, node: &'ast Call) -> ControlFlow<()> {
        let at = place(node.span().start());
        let callee = self.text(node.function().span());
        self.places.calls.insert(at, callee);
        if let Expression::PropertyAccess(PropertyAccess::Simple(access)) = node.function() {
            if may_be_nothing(access.target()) {
                let at = place(access.field().span().start());
                let method = Method { at, read: self.member(access) };
                self.places.methods.entry(self.guard).or_default().push(method);
            }
            // The access of a callee has no place of its own, what it is made of has.
            self.visit_expression(access.target())?;
            if let PropertyAccessField::Expr(key) = access.field() {
                self.visit_expression(key)?;
            }
        } else {
            self.visit_expression(node.function())?;
        }
        self.within(at, |inner| node.args().iter().try_for_each(|argument| inner.visit_expression(argument)))
    }

    fn visit_new(&mut self, node: &'ast New) -> ControlFlow<()> {
        let callee = self.text(node.constructor().span());
        self.places.calls.insert(place(node.call().span().start()), callee);
        self.visit_expression(node.constructor())?;
        node.arguments().iter().try_for_each(|argument| self.visit_expression(argument))
    }

    fn visit_assign(&mut self, node: &'ast Assign) -> ControlFlow<()> {
        let at = place(node.span().start());
        if let AssignTarget::Access(PropertyAccess::Simple(access)) = node.lhs() {
            let write = self.member(access);
            self.places.writes.insert(at, write);
        }
        self.within(at, |inner| node.visit_with(inner))
    }

    fn visit_identifier(&mut self, node: &'ast Identifier) -> ControlFlow<()> {
        let name = self.interner.resolve_expect(node.sym()).join(str::to_owned, String::from_utf16_lossy, true);
        let at = place(node.span().start());
        self.places.functions.entry(self.function).or_default().entry(name).or_insert(at);
        ControlFlow::Continue(())
    }

    fn visit_function_body(&mut self, node: &'ast FunctionBody) -> ControlFlow<()> {
        let at = place(node.span().start());
        self.places.functions.entry(at).or_default();
        let outer = std::mem::replace(&mut self.function, at);
        let flow = self.within(at, |inner| node.visit_with(inner));
        self.function = outer;
        flow
    }
}

/// Whether the value of an expression may be null or undefined, as far as its form tells.
fn may_be_nothing(target: &Expression) -> bool {
    match target {
        Expression::Identifier(_) | Expression::PropertyAccess(_) | Expression::Optional(_) | Expression::Await(_) => true,
        Expression::Parenthesized(inner) => may_be_nothing(inner.expression()),
        // Most methods that are chained give something; those that look for something may not.
        Expression::Call(call) => !matches!(call.function(), Expression::PropertyAccess(_)),
        _ => false,
    }
}

fn place(position: Position) -> At {
    (position.line_number().saturating_sub(LINES_BEFORE), position.column_number())
}

/// What a span covers, in one line.
fn text(lines: &[&str], span: Span) -> String {
    let (start, end) = (span.start(), span.end());
    let mut text = String::new();
    for number in start.line_number()..=end.line_number() {
        let Some(line) = lines.get(number as usize - 1) else { break };
        let from = if number == start.line_number() { start.column_number() as usize - 1 } else { 0 };
        let to = if number == end.line_number() { end.column_number() as usize - 1 } else { usize::MAX };
        text.extend(line.chars().take(to).skip(from));
        if number < end.line_number() {
            text.push(' ');
        }
        if text.len() > 4 * LONGEST_TEXT {
            break;
        }
    }
    // The span of `a[b]` ends before its bracket.
    if text.matches('[').count() > text.matches(']').count() {
        text.push(']');
    }
    shortened(&text)
}

fn shortened(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").replace(" .", ".");
    if text.chars().count() <= LONGEST_TEXT {
        return text;
    }
    // The end says which property it is.
    let skipped = text.chars().count() - LONGEST_TEXT;
    format!("…{}", text.chars().skip(skipped).collect::<String>())
}

/// Characters of an expression that are shown.
const LONGEST_TEXT: usize = 60;
