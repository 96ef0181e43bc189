//! The input of a function with one field a line (`spec/declarations.md` 6.3).

use super::inline::{index_key, inline, property_name};
use crate::shape::Shape;

/// The parameter list of a function that takes an object, whose fields are in printing order.
///
/// Lines after the first begin with `indent`. The argument may be left out if all fields may.
pub(crate) fn block(object: &Shape, indent: &str, name: &dyn Fn(usize) -> String) -> String {
    let Shape::Object { fields, indexes } = object else {
        return format!("input: {}", inline(object, name));
    };
    let mark = if fields.iter().all(|field| field.optional) { "?" } else { "" };
    match (&fields[..], &indexes[..]) {
        ([], []) => return format!("input{mark}: Record<string, never>"),
        ([], [index]) if index.prefix.is_none() => return format!("input{mark}: Record<string, {}>", inline(&index.shape, name)),
        _ => {}
    }
    let mut text = format!("input{mark}: {{\n");
    for field in fields {
        let optional = if field.optional { "?" } else { "" };
        text.push_str(&format!("{indent}  {}{optional}: {};\n", property_name(&field.name), inline(&field.shape, name)));
    }
    for index in indexes {
        text.push_str(&format!("{indent}  {}: {};\n", index_key(index), inline(&index.shape, name)));
    }
    text.push_str(indent);
    text.push('}');
    text
}
