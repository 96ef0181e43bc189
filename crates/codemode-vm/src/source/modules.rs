//! Module access, which a cell does not have (`spec/exec-wait.md` 3.1), and syntax that the engine does not survive.

use std::ops::ControlFlow;

use boa_ast::{
    Expression, Span, Spanned,
    declaration::LexicalDeclaration,
    expression::{Call, ImportCall, Optional, OptionalOperationKind, operator::binary::BinaryOp},
    function::FunctionBody,
    scope::Scope,
    visitor::{VisitWith, Visitor},
};
use boa_engine::Source;
use boa_interner::{Interner, Sym};
use boa_parser::Parser;

/// What is said of module access wherever it is found.
pub(crate) const NO_MODULES: &str = "module access is disabled: there is no `require`, `import` or `process`. Tools are async functions in scope; `catalog.search(query)` finds them";

/// What a body does that no cell may do.
pub(super) enum Refused {
    /// `import(...)` or `require(...)`.
    Modules(Span),
    /// `using` and `await using`, at which the engine panics.
    Using,
}

/// The first thing in a body that no cell may do.
pub(super) fn refused(body: &FunctionBody, interner: &Interner) -> Option<Refused> {
    let mut search = Search { require: interner.get("require") };
    match body.visit_with(&mut search) {
        ControlFlow::Break(refused) => Some(refused),
        ControlFlow::Continue(()) => None,
    }
}

/// Whether code that a guest makes of text has syntax that the engine does not survive: where it stands alone, or in a
/// function of whichever kind.
pub(crate) fn makes_engine_panic(code: &str) -> bool {
    if !code.contains("using") {
        return false;
    }
    ["", "function", "async function", "function*", "async function*"].iter().any(|function| {
        let code = if function.is_empty() { code.to_owned() } else { format!("({function} () {{\n{code}\n}})") };
        let mut interner = Interner::default();
        let parsed = Parser::new(Source::from_bytes(&code)).parse_script(&Scope::new_global(), &mut interner);
        parsed.is_ok_and(|tree| matches!(tree.statements().visit_with(&mut Search { require: None }), ControlFlow::Break(Refused::Using)))
    })
}

struct Search {
    /// The name `require`, if the source has it at all.
    require: Option<Sym>,
}

impl Search {
    /// Whether a callee is the identifier `require`, seen through parentheses, comma and optional chains.
    fn is_require(&self, callee: &Expression) -> bool {
        match callee {
            Expression::Identifier(name) => Some(name.sym()) == self.require,
            Expression::Parenthesized(inner) => self.is_require(inner.expression()),
            Expression::Binary(pair) if pair.op() == BinaryOp::Comma => self.is_require(pair.rhs()),
            _ => false,
        }
    }
}

impl<'ast> Visitor<'ast> for Search {
    type BreakTy = Refused;

    fn visit_import_call(&mut self, node: &'ast ImportCall) -> ControlFlow<Refused> {
        ControlFlow::Break(Refused::Modules(node.span()))
    }

    fn visit_call(&mut self, node: &'ast Call) -> ControlFlow<Refused> {
        if self.is_require(node.function()) {
            return ControlFlow::Break(Refused::Modules(node.function().span()));
        }
        node.visit_with(self)
    }

    fn visit_optional(&mut self, node: &'ast Optional) -> ControlFlow<Refused> {
        let called = node.chain().first().is_some_and(|first| matches!(first.kind(), OptionalOperationKind::Call { .. }));
        if called && self.is_require(node.target()) {
            return ControlFlow::Break(Refused::Modules(node.target().span()));
        }
        node.visit_with(self)
    }

    fn visit_lexical_declaration(&mut self, node: &'ast LexicalDeclaration) -> ControlFlow<Refused> {
        if matches!(node, LexicalDeclaration::Using(_) | LexicalDeclaration::AwaitUsing(_)) {
            return ControlFlow::Break(Refused::Using);
        }
        node.visit_with(self)
    }
}
