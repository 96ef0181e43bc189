//! The input of a function with one field a line (`spec/declarations.md` 6.3).

use super::inline::{inline, property_name};
use crate::shape::{Field, Shape};

/// The parameter list of a function whose fields are given in printing order.
///
/// `optional` says whether the whole argument may be left out. Lines after the first begin with `indent`.
pub(crate) fn block_input(fields: &[Field], index: Option<&Shape>, optional: bool, indent: &str) -> String {
    let mark = if optional { "?" } else { "" };
    if fields.is_empty() {
        return format!("input{mark}: Record<string, {}>", index.map_or("never".into(), inline));
    }
    let mut text = format!("input{mark}: {{\n");
    for field in fields {
        let optional = if field.optional { "?" } else { "" };
        text.push_str(&format!("{indent}  {}{optional}: {};\n", property_name(&field.name), inline(&field.shape)));
    }
    if let Some(index) = index {
        text.push_str(&format!("{indent}  [key: string]: {};\n", inline(index)));
    }
    text.push_str(indent);
    text.push('}');
    text
}
