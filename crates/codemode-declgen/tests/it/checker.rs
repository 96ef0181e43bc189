//! A small checker for printed types: it reads the text and says whether a value is assignable.
//!
//! Objects are judged as the compiler judges literals: a member that is not declared is refused.

use std::collections::BTreeMap;

use serde_json::Value;

/// A type as it is read back.
#[derive(Debug)]
enum Type {
    Unknown,
    Never,
    Keyword(&'static str),
    Literal(Value),
    Named(String),
    Array(Box<Type>),
    Tuple { required: Vec<Type>, optional: Vec<Type>, rest: Option<Box<Type>> },
    Object { members: Vec<(String, bool, Type)>, indexes: Vec<(String, Type)> },
    Union(Vec<Type>),
}

/// A printed type and the named types that it needs.
#[derive(Debug)]
pub(crate) struct Checker {
    root: Type,
    named: BTreeMap<String, Type>,
}

impl Checker {
    /// Reads texts that were printed; a text that is not understood is a panic.
    pub(crate) fn new(text: &str, named: &[(String, String)]) -> Self {
        let named = named.iter().map(|(name, text)| (name.clone(), Parser::whole(text))).collect();
        Self { root: Parser::whole(text), named }
    }

    /// Whether a value is assignable to the type.
    pub(crate) fn accepts(&self, value: &Value) -> bool {
        self.is(&self.root, value)
    }

    fn is(&self, shape: &Type, value: &Value) -> bool {
        match shape {
            Type::Unknown => true,
            Type::Never => false,
            Type::Keyword(name) => match value {
                Value::Null => *name == "null",
                Value::Bool(_) => *name == "boolean",
                Value::Number(_) => *name == "number",
                Value::String(_) => *name == "string",
                Value::Array(_) | Value::Object(_) => false,
            },
            Type::Literal(literal) => literal == value || literal.is_number() && literal.as_f64() == value.as_f64(),
            Type::Named(name) => self.is(&self.named[name], value),
            Type::Union(members) => members.iter().any(|member| self.is(member, value)),
            Type::Array(item) => value.as_array().is_some_and(|items| items.iter().all(|value| self.is(item, value))),
            Type::Tuple { required, optional, rest } => value.as_array().is_some_and(|items| {
                let place = |i: usize| required.get(i).or_else(|| optional.get(i - required.len())).or(rest.as_deref());
                items.len() >= required.len()
                    && items.iter().enumerate().all(|(i, value)| place(i).is_some_and(|shape| self.is(shape, value)))
            }),
            Type::Object { members, indexes } => value.as_object().is_some_and(|map| {
                members.iter().all(|(name, optional, shape)| map.get(name).map_or(*optional, |value| self.is(shape, value)))
                    && map.iter().all(|(name, value)| {
                        let mut covering = indexes.iter().filter(|(prefix, _)| name.starts_with(prefix)).peekable();
                        let declared = members.iter().any(|(member, ..)| member == name);
                        (declared || covering.peek().is_some()) && covering.all(|(_, shape)| self.is(shape, value))
                    })
            }),
        }
    }
}

struct Parser<'t> {
    rest: &'t str,
}

impl Parser<'_> {
    fn whole(text: &str) -> Type {
        let mut parser = Parser { rest: text };
        let shape = parser.union();
        assert!(parser.rest.is_empty(), "`{}` is left of `{text}`", parser.rest);
        shape
    }

    /// Skips spaces and comments.
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
        if let Some(comment) = self.rest.strip_prefix("/*") {
            self.rest = comment.split_once("*/").unwrap().1;
            self.skip();
        }
    }

    fn take(&mut self, token: &str) -> bool {
        self.skip();
        let Some(rest) = self.rest.strip_prefix(token) else { return false };
        self.rest = rest;
        true
    }

    fn expect(&mut self, token: &str) {
        assert!(self.take(token), "expected `{token}` before `{}`", self.rest);
    }

    fn union(&mut self) -> Type {
        let mut members = vec![self.single()];
        while self.take("|") {
            members.push(self.single());
        }
        self.skip();
        if members.len() == 1 { members.remove(0) } else { Type::Union(members) }
    }

    fn single(&mut self) -> Type {
        if self.take("(") {
            let shape = self.union();
            self.expect(")");
            return shape;
        }
        if self.take("Array<") {
            let item = self.union();
            self.expect(">");
            return Type::Array(Box::new(item));
        }
        if self.take("Record<string, never>") {
            return Type::Object { members: Vec::new(), indexes: Vec::new() };
        }
        if self.take("[") {
            return self.tuple();
        }
        if self.take("{") {
            return self.object();
        }
        if let Some(value) = self.json() {
            return Type::Literal(value);
        }
        let name = self.identifier().unwrap_or_else(|| panic!("no type before `{}`", self.rest));
        match name.as_str() {
            "unknown" => Type::Unknown,
            // No JSON value is `undefined`.
            "never" | "undefined" => Type::Never,
            "null" => Type::Keyword("null"),
            "boolean" => Type::Keyword("boolean"),
            "number" => Type::Keyword("number"),
            "string" => Type::Keyword("string"),
            "true" => Type::Literal(Value::Bool(true)),
            "false" => Type::Literal(Value::Bool(false)),
            _ => Type::Named(name),
        }
    }

    fn tuple(&mut self) -> Type {
        let (mut required, mut optional, mut rest) = (Vec::new(), Vec::new(), None);
        while !self.take("]") {
            if self.take("...") {
                rest = Some(Box::new(self.single()));
                self.expect("[");
                self.expect("]");
            } else {
                let shape = self.union();
                if self.take("?") {
                    optional.push(shape);
                } else {
                    assert!(optional.is_empty(), "a required element after an optional one");
                    required.push(shape);
                }
            }
            self.take(",");
        }
        Type::Tuple { required, optional, rest }
    }

    fn object(&mut self) -> Type {
        let (mut members, mut indexes) = (Vec::new(), Vec::new());
        while !self.take("}") {
            if self.take("[key: ") {
                let prefix = if self.take("string") {
                    String::new()
                } else {
                    self.expect("`");
                    let (prefix, rest) = self.rest.split_once("${string}`").unwrap();
                    let prefix = prefix.to_owned();
                    self.rest = rest;
                    prefix
                };
                self.expect("]");
                self.expect(":");
                indexes.push((prefix, self.union()));
            } else {
                self.skip();
                let name = match self.json() {
                    Some(name) => name.as_str().unwrap().to_owned(),
                    None => self.identifier().unwrap_or_else(|| panic!("no member before `{}`", self.rest)),
                };
                let optional = self.take("?");
                self.expect(":");
                members.push((name, optional, self.union()));
            }
            self.take(";");
        }
        Type::Object { members, indexes }
    }

    /// A string or a number.
    fn json(&mut self) -> Option<Value> {
        self.skip();
        let mut escaped = false;
        let end = match self.rest.as_bytes().first()? {
            b'"' => {
                let ends = |byte: &u8| {
                    let ends = *byte == b'"' && !escaped;
                    escaped = *byte == b'\\' && !escaped;
                    ends
                };
                2 + self.rest.bytes().skip(1).collect::<Vec<_>>().iter().position(ends)?
            }
            b'-' | b'0'..=b'9' => self.rest.find(|c: char| !(c.is_ascii_digit() || "+-.eE".contains(c))).unwrap_or(self.rest.len()),
            _ => return None,
        };
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(serde_json::from_str(text).unwrap())
    }

    fn identifier(&mut self) -> Option<String> {
        self.skip();
        let end = self.rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$')).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!name.is_empty()).then(|| name.to_owned())
    }
}
