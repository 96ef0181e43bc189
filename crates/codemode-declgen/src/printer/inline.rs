//! A type on one line (`spec/declarations.md` 2).

use crate::shape::{Element, Index, Shape};

/// The text of a type on one line. `name` gives the names of references by their numbers.
#[must_use]
pub fn inline(shape: &Shape, name: &dyn Fn(usize) -> String) -> String {
    let mut text = String::with_capacity(256);
    Printer { text: &mut text, name }.write(shape);
    text
}

/// Escapes the two line ends that JSON takes raw, and that end a line in TypeScript and in its comments.
pub(crate) fn escape(json: &str) -> String {
    json.replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

fn is_identifier(name: &str) -> bool {
    let mut bytes = name.bytes();
    let starts = bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$');
    starts && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$')
}

/// A property name as TypeScript takes it: bare where that is possible, else quoted.
#[must_use]
pub fn property_name(name: &str) -> String {
    if is_identifier(name) { name.to_owned() } else { escape(&serde_json::Value::from(name).to_string()) }
}

struct Printer<'t, 'n> {
    text: &'t mut String,
    name: &'n dyn Fn(usize) -> String,
}

impl Printer<'_, '_> {
    fn write(&mut self, shape: &Shape) {
        match shape {
            Shape::Unknown => self.text.push_str("unknown"),
            Shape::Never => self.text.push_str("never"),
            Shape::Primitive(name) => self.text.push_str(name),
            Shape::Number { comment: None } => self.text.push_str("number"),
            Shape::Number { comment: Some(comment) } => {
                self.text.push_str("number /* ");
                self.text.push_str(comment);
                self.text.push_str(" */");
            }
            Shape::Literal(json) => self.text.push_str(json),
            Shape::Reference(number) => self.text.push_str(&(self.name)(*number)),
            Shape::Array(items) => {
                self.text.push_str("Array<");
                self.write(items);
                self.text.push('>');
            }
            Shape::Tuple { elements, rest } => {
                self.text.push('[');
                let mut separator = "";
                for Element { optional, shape } in elements {
                    self.text.push_str(separator);
                    separator = ", ";
                    if *optional {
                        self.operand(shape);
                        self.text.push('?');
                    } else {
                        self.write(shape);
                    }
                }
                if let Some(rest) = rest {
                    self.text.push_str(separator);
                    self.text.push_str("...");
                    self.operand(rest);
                    self.text.push_str("[]");
                }
                self.text.push(']');
            }
            Shape::Object { fields, indexes } if fields.is_empty() && indexes.is_empty() => self.text.push_str("Record<string, never>"),
            Shape::Object { fields, indexes } => {
                let mut separator = "{ ";
                for field in fields {
                    self.text.push_str(separator);
                    separator = "; ";
                    if is_identifier(&field.name) {
                        self.text.push_str(&field.name);
                    } else {
                        self.text.push_str(&property_name(&field.name));
                    }
                    self.text.push_str(if field.optional { "?: " } else { ": " });
                    self.write(&field.shape);
                }
                for index in indexes {
                    self.text.push_str(separator);
                    separator = "; ";
                    self.text.push_str(&index_key(index));
                    self.text.push_str(": ");
                    self.write(&index.shape);
                }
                self.text.push_str(" }");
            }
            Shape::Union(members) => {
                for (i, member) in members.iter().enumerate() {
                    if i > 0 {
                        self.text.push_str(" | ");
                    }
                    self.write(member);
                }
            }
        }
    }

    /// Writes what stands before `?` or `[]`.
    fn operand(&mut self, shape: &Shape) {
        let wrapped = matches!(shape, Shape::Union(_) | Shape::Number { comment: Some(_) });
        if wrapped {
            self.text.push('(');
        }
        self.write(shape);
        if wrapped {
            self.text.push(')');
        }
    }
}

/// `[key: string]`, with a prefix as a template.
pub(crate) fn index_key(index: &Index) -> String {
    match &index.prefix {
        Some(prefix) => format!("[key: `{prefix}${{string}}`]"),
        None => "[key: string]".into(),
    }
}
