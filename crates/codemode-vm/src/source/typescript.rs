//! TypeScript whose types can be blanked: what is left is JavaScript, with every line and column where it was.

use oxc_allocator::Allocator;
use oxc_ast::ast::{
    Class, ClassElement, ClassType, FormalParameter, Function, PropertyDefinition, PropertyDefinitionType, Statement, TSAsExpression,
    TSEnumDeclaration, TSImportEqualsDeclaration, TSNonNullExpression, TSSatisfiesExpression, TSTypeAnnotation, TSTypeAssertion,
    TSTypeParameterDeclaration, TSTypeParameterInstantiation, VariableDeclarator,
};
use oxc_ast_visit::{Visit, walk};
use oxc_parser::{ParseOptions, Parser};
use oxc_span::{GetSpan, SourceType, Span};
use oxc_syntax::scope::ScopeFlags;

/// What became of a source that is no JavaScript.
pub(super) enum Blanked {
    /// JavaScript, with blanks where types stood.
    JavaScript(String),
    /// TypeScript that does something when it runs: its name, and the byte at which it stands.
    Unerasable(&'static str, usize),
    /// No TypeScript either.
    Other,
}

/// Blanks the types of a source.
pub(super) fn blank(source: &str) -> Blanked {
    let allocator = Allocator::default();
    let options = ParseOptions { allow_return_outside_function: true, ..ParseOptions::default() };
    let parsed = Parser::new(&allocator, source, SourceType::ts()).with_options(options).parse();
    if parsed.panicked || !parsed.diagnostics.is_empty() {
        return Blanked::Other;
    }
    let mut types = Types { source, blanks: Vec::new(), unended: Vec::new(), unerasable: None };
    types.visit_program(&parsed.program);
    if let Some((what, at)) = types.unerasable {
        return Blanked::Unerasable(what, at);
    }
    let mut blanks = types.blanks;
    blanks.sort_unstable_by_key(|blank| (blank.span.start, std::cmp::Reverse(blank.span.end)));
    let mut text = String::with_capacity(source.len());
    let mut done = 0;
    for Blank { span, ends } in blanks {
        let (start, end) = (span.start as usize, span.end as usize);
        // One inside another is gone already.
        if start < done {
            continue;
        }
        text.push_str(&source[done..start]);
        let mut blank = source[start..end].chars().map(|c| if is_line_end(c) { c } else { ' ' });
        if ends && blank.next().is_some() {
            text.push(';');
        }
        text.extend(blank);
        done = end;
    }
    text.push_str(&source[done..]);
    Blanked::JavaScript(text)
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}')
}

/// A part of the source that is no JavaScript.
struct Blank {
    span: Span,
    /// Whether a statement ends here without a semicolon: the next line must not go on with it.
    ends: bool,
}

struct Types<'s> {
    source: &'s str,
    blanks: Vec<Blank>,
    /// Ends of the statements around here that have no semicolon.
    unended: Vec<u32>,
    unerasable: Option<(&'static str, usize)>,
}

impl Types<'_> {
    fn blank(&mut self, start: u32, end: u32) {
        let ends = self.unended.contains(&end);
        self.blanks.push(Blank { span: Span::new(start, end), ends });
    }

    /// Blanks a whole statement; an empty one is left of it, so that the one before it ends.
    fn blank_statement(&mut self, span: Span) {
        self.blanks.push(Blank { span, ends: true });
    }

    fn refuse(&mut self, what: &'static str, span: Span) {
        self.unerasable.get_or_insert((what, span.start as usize));
    }

    /// Blanks the first `mark` between two places.
    fn blank_mark(&mut self, mark: char, start: u32, end: u32) {
        if let Some(at) = self.source[start as usize..end as usize].find(mark) {
            let at = start + u32::try_from(at).unwrap_or_default();
            self.blank(at, at + 1);
        }
    }

    /// Blanks the words before a name that only types have.
    fn blank_modifiers(&mut self, start: u32, end: u32) {
        let text = &self.source[start as usize..end as usize];
        let mut at = 0;
        for word in text.split(|c: char| !c.is_ascii_alphabetic()) {
            if ["public", "private", "protected", "readonly", "override", "abstract", "declare"].contains(&word) {
                let begin = start + u32::try_from(at).unwrap_or_default();
                self.blank(begin, begin + u32::try_from(word.len()).unwrap_or_default());
            }
            // What splits may be longer than a byte.
            at += word.len() + text[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        }
    }

    fn property(&mut self, property: &PropertyDefinition<'_>) {
        let key = property.key.span();
        self.blank_modifiers(property.span.start, key.start);
        let behind = property.value.as_ref().map_or(property.span.end, |value| value.span().start);
        let behind = property.type_annotation.as_ref().map_or(behind, |annotation| annotation.span.start);
        if property.optional {
            self.blank_mark('?', key.end, behind);
        }
        if property.definite {
            self.blank_mark('!', key.end, behind);
        }
    }
}

impl<'a> Visit<'a> for Types<'_> {
    fn visit_statement(&mut self, it: &Statement<'a>) {
        match it {
            Statement::TSTypeAliasDeclaration(_) | Statement::TSInterfaceDeclaration(_) | Statement::TSGlobalDeclaration(_) => {
                return self.blank_statement(it.span());
            }
            Statement::TSExternalModuleDeclaration(_) => return self.blank_statement(it.span()),
            Statement::TSNamespaceDeclaration(namespace) => {
                return if namespace.declare { self.blank_statement(it.span()) } else { self.refuse("a namespace", it.span()) };
            }
            Statement::TSEnumDeclaration(declaration) if declaration.declare => return self.blank_statement(it.span()),
            Statement::ClassDeclaration(class) if class.declare => return self.blank_statement(it.span()),
            Statement::VariableDeclaration(variables) if variables.declare => return self.blank_statement(it.span()),
            // Overloads and `declare function`.
            Statement::FunctionDeclaration(function) if function.body.is_none() => return self.blank_statement(it.span()),
            _ => {}
        }
        let span = it.span();
        let ended = self.source[..span.end as usize].ends_with([';', '}']);
        if !ended {
            self.unended.push(span.end);
        }
        walk::walk_statement(self, it);
        if !ended {
            self.unended.pop();
        }
    }

    fn visit_ts_enum_declaration(&mut self, it: &TSEnumDeclaration<'a>) {
        self.refuse("an enum", it.span);
    }

    fn visit_ts_import_equals_declaration(&mut self, it: &TSImportEqualsDeclaration<'a>) {
        self.refuse("an import", it.span);
    }

    fn visit_ts_type_annotation(&mut self, it: &TSTypeAnnotation<'a>) {
        self.blank(it.span.start, it.span.end);
    }

    fn visit_ts_type_parameter_declaration(&mut self, it: &TSTypeParameterDeclaration<'a>) {
        self.blank(it.span.start, it.span.end);
    }

    fn visit_ts_type_parameter_instantiation(&mut self, it: &TSTypeParameterInstantiation<'a>) {
        self.blank(it.span.start, it.span.end);
    }

    fn visit_ts_as_expression(&mut self, it: &TSAsExpression<'a>) {
        self.visit_expression(&it.expression);
        self.blank(it.expression.span().end, it.span.end);
    }

    fn visit_ts_satisfies_expression(&mut self, it: &TSSatisfiesExpression<'a>) {
        self.visit_expression(&it.expression);
        self.blank(it.expression.span().end, it.span.end);
    }

    fn visit_ts_non_null_expression(&mut self, it: &TSNonNullExpression<'a>) {
        self.visit_expression(&it.expression);
        self.blank(it.expression.span().end, it.span.end);
    }

    fn visit_ts_type_assertion(&mut self, it: &TSTypeAssertion<'a>) {
        self.blank(it.span.start, it.expression.span().start);
        self.visit_expression(&it.expression);
    }

    fn visit_variable_declarator(&mut self, it: &VariableDeclarator<'a>) {
        if it.definite {
            self.blank_mark('!', it.id.span().end, it.span.end);
        }
        walk::walk_variable_declarator(self, it);
    }

    fn visit_formal_parameter(&mut self, it: &FormalParameter<'a>) {
        if it.accessibility.is_some() || it.readonly || it.r#override {
            self.refuse("a parameter property", it.span);
        }
        if it.optional {
            // The mark stands behind the pattern, and the pattern may be all there is.
            let end = u32::try_from(self.source.len()).unwrap_or(it.span.end);
            self.blank_mark('?', it.pattern.span().end, end);
        }
        walk::walk_formal_parameter(self, it);
    }

    fn visit_function(&mut self, it: &Function<'a>, flags: ScopeFlags) {
        if let Some(this) = &it.this_param {
            let behind = self.source[this.span.end as usize..].trim_start();
            let comma = behind.starts_with(',').then(|| self.source.len() - behind.len() + 1);
            self.blank(this.span.start, comma.and_then(|comma| u32::try_from(comma).ok()).unwrap_or(this.span.end));
        }
        walk::walk_function(self, it, flags);
    }

    fn visit_class(&mut self, it: &Class<'a>) {
        if it.r#abstract && it.r#type == ClassType::ClassDeclaration {
            let end = it.id.as_ref().map_or(it.body.span.start, |id| id.span.start);
            self.blank_modifiers(it.span.start, end);
        }
        if let (Some(first), Some(last)) = (it.implements.first(), it.implements.last())
            && let Some(keyword) = self.source[..first.span.start as usize].rfind("implements")
        {
            self.blank(u32::try_from(keyword).unwrap_or(first.span.start), last.span.end);
        }
        walk::walk_class(self, it);
    }

    fn visit_class_element(&mut self, it: &ClassElement<'a>) {
        match it {
            ClassElement::TSIndexSignature(_) => return self.blank_statement(it.span()),
            ClassElement::MethodDefinition(method) if method.value.body.is_none() => return self.blank_statement(it.span()),
            ClassElement::MethodDefinition(method) => {
                self.blank_modifiers(method.span.start, method.key.span().start);
                if method.optional {
                    self.blank_mark('?', method.key.span().end, method.value.span.start);
                }
            }
            ClassElement::PropertyDefinition(property) => {
                let has_no_value = property.declare || property.r#type == PropertyDefinitionType::TSAbstractPropertyDefinition;
                if has_no_value {
                    return self.blank_statement(it.span());
                }
                self.property(property);
                // A field without a semicolon is not to go on with a name in brackets on the next line.
                if !self.source[..property.span.end as usize].ends_with(';') {
                    self.unended.push(property.span.end);
                    walk::walk_class_element(self, it);
                    self.unended.pop();
                    return;
                }
            }
            _ => {}
        }
        walk::walk_class_element(self, it);
    }
}
