//! From JSON text of the host to engine values.

use boa_engine::{Context, JsResult, JsValue};

use crate::builtins::json;

/// Parses the text of one JSON value.
///
/// # Errors
///
/// A SyntaxError that says where.
pub(crate) fn parse(text: &str, context: &mut Context) -> JsResult<JsValue> {
    json::parse_text(text, context)
}
