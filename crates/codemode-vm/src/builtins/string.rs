//! Methods of strings.

use boa_engine::{JsError, JsNativeError};

/// The longest string, in UTF-16 units: the limit of V8.
pub(super) const MAX_LENGTH: usize = (1 << 29) - 24;

/// The error for a string that would be longer.
pub(super) fn too_long() -> JsError {
    JsNativeError::range().with_message("Invalid string length").into()
}
