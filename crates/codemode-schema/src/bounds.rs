//! How deep and how large a schema may be.
//!
//! The compiler recurses over a schema and overflows its stack on one that is nested hundreds of levels deep, so
//! these are checked before it sees one.

use serde_json::Value;

use crate::error::SchemaError;

/// Greatest nesting of objects and arrays in a schema.
pub const MAX_DEPTH: usize = 128;

/// Greatest number of values in a schema.
pub const MAX_NODES: usize = 200_000;

/// Checks a schema against both bounds, in time linear in what is looked at and without recursion.
///
/// # Errors
///
/// The schema is nested deeper or holds more values than allowed.
pub fn check(schema: &Value) -> Result<(), SchemaError> {
    let mut open = vec![(schema, 0)];
    let mut nodes = 0_usize;
    while let Some((value, depth)) = open.pop() {
        nodes += 1;
        if depth > MAX_DEPTH {
            return Err(SchemaError::TooLarge { what: format!("nested deeper than {MAX_DEPTH} levels") });
        }
        if nodes > MAX_NODES {
            return Err(SchemaError::TooLarge { what: format!("larger than {MAX_NODES} values") });
        }
        match value {
            Value::Array(items) => open.extend(items.iter().map(|item| (item, depth + 1))),
            Value::Object(map) => open.extend(map.values().map(|item| (item, depth + 1))),
            _ => {}
        }
    }
    Ok(())
}
