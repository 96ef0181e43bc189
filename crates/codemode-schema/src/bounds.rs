//! How deep and how large a schema may be.
//!
//! The compiler recurses over a schema and overflows its stack on one that is nested hundreds of levels deep, so
//! these are checked before it sees one.

use serde_json::Value;

use crate::error::SchemaError;

/// Greatest nesting of objects and arrays in a schema.
pub const MAX_DEPTH: usize = 2_048;

/// Greatest number of values in a schema.
pub const MAX_NODES: usize = 200_000;

/// Greatest size of all keys and strings in a schema, in bytes.
pub const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Checks a schema against the bounds, in time linear in what is looked at and without recursion. Gives its depth.
///
/// # Errors
///
/// The schema is nested deeper, holds more values or more text than allowed.
pub fn check(schema: &Value) -> Result<usize, SchemaError> {
    let mut open = vec![(schema, 0)];
    let (mut nodes, mut bytes, mut deepest) = (0_usize, 0_usize, 0_usize);
    let too_large = |what: String| Err(SchemaError::TooLarge { what });
    while let Some((value, depth)) = open.pop() {
        nodes += 1;
        deepest = deepest.max(depth);
        match value {
            Value::Array(items) => open.extend(items.iter().map(|item| (item, depth + 1))),
            Value::Object(map) => {
                bytes += map.keys().map(String::len).sum::<usize>();
                open.extend(map.values().map(|item| (item, depth + 1)));
            }
            Value::String(text) => bytes += text.len(),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        if depth > MAX_DEPTH {
            return too_large(format!("nested deeper than {MAX_DEPTH} levels"));
        }
        if nodes > MAX_NODES || open.len() > MAX_NODES {
            return too_large(format!("larger than {MAX_NODES} values"));
        }
        if bytes > MAX_BYTES {
            return too_large(format!("larger than {MAX_BYTES} bytes"));
        }
    }
    Ok(deepest)
}
