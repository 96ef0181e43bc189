//! A type on one line (`spec/declarations.md` 2).

use crate::shape::{Element, Shape};

/// The text of a type on one line.
#[must_use]
pub fn inline(shape: &Shape) -> String {
    let mut text = String::new();
    write(shape, &mut text);
    text
}

/// A property name as TypeScript takes it: bare where that is possible, else quoted.
#[must_use]
pub fn property_name(name: &str) -> String {
    let mut units = name.bytes();
    let starts = units.next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$');
    if starts && units.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$') {
        name.to_owned()
    } else {
        serde_json::Value::from(name).to_string()
    }
}

fn write(shape: &Shape, text: &mut String) {
    match shape {
        Shape::Unknown => text.push_str("unknown"),
        Shape::Never => text.push_str("never"),
        Shape::Primitive(name) => text.push_str(name),
        Shape::Number { comment: None } => text.push_str("number"),
        Shape::Number { comment: Some(comment) } => {
            text.push_str("number /* ");
            text.push_str(comment);
            text.push_str(" */");
        }
        Shape::Literal(json) => text.push_str(json),
        Shape::Array(items) => {
            text.push_str("Array<");
            write(items, text);
            text.push('>');
        }
        Shape::Tuple { elements, rest } => {
            text.push('[');
            let mut separator = "";
            for Element { optional, shape } in elements {
                text.push_str(separator);
                separator = ", ";
                if *optional {
                    write_operand(shape, text);
                    text.push('?');
                } else {
                    write(shape, text);
                }
            }
            if let Some(rest) = rest {
                text.push_str(separator);
                text.push_str("...");
                write_operand(rest, text);
                text.push_str("[]");
            }
            text.push(']');
        }
        Shape::Object { fields, index } => match (fields.is_empty(), index) {
            (true, None) => text.push_str("Record<string, never>"),
            (_, index) => {
                let mut separator = "{ ";
                for field in fields {
                    text.push_str(separator);
                    separator = "; ";
                    text.push_str(&property_name(&field.name));
                    text.push_str(if field.optional { "?: " } else { ": " });
                    write(&field.shape, text);
                }
                if let Some(index) = index {
                    text.push_str(separator);
                    text.push_str("[key: string]: ");
                    write(index, text);
                }
                text.push_str(" }");
            }
        },
        Shape::Union(members) => join(members, " | ", text),
        Shape::Intersection(members) => join(members, " & ", text),
    }
}

fn join(members: &[Shape], operator: &str, text: &mut String) {
    for (i, member) in members.iter().enumerate() {
        if i > 0 {
            text.push_str(operator);
        }
        // `&` binds tighter than `|`: only a union inside an intersection has to be wrapped.
        if operator == " & " && matches!(member, Shape::Union(_)) {
            write_wrapped(member, text);
        } else {
            write(member, text);
        }
    }
}

/// Writes what stands before `?` or `[]`.
fn write_operand(shape: &Shape, text: &mut String) {
    if matches!(shape, Shape::Union(_) | Shape::Intersection(_) | Shape::Number { comment: Some(_) }) {
        write_wrapped(shape, text);
    } else {
        write(shape, text);
    }
}

fn write_wrapped(shape: &Shape, text: &mut String) {
    text.push('(');
    write(shape, text);
    text.push(')');
}
