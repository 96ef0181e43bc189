//! The marker that stands for what does not fit (`spec/output-budget.md` 2).

use codemode_core::json::escaped_byte_size;
use serde_json::Value;

/// A marker, and how much of the original it shows.
pub(super) struct Marker {
    pub(super) text: String,
    /// Bytes of the original that it begins with.
    pub(super) prefix: usize,
}

/// A marker of at most `budget` bytes.
///
/// `start` is the beginning of the original JSON, or all of it, and `bytes` the size of all of it. The prefix is the
/// longest that fits, measured with the escapes that it costs once more inside the marker.
pub(super) fn marker(start: &str, bytes: usize, budget: usize, guidance: &str) -> Marker {
    let text = |guidance: &str, prefix: &str| {
        format!(
            r#"{{"truncated":true,"omittedBytes":{},"guidance":{},"prefix":{}}}"#,
            bytes - prefix.len(),
            Value::from(guidance),
            Value::from(prefix)
        )
    };
    let fixed = text(guidance, "").len() - digits(bytes);
    let fits = |length: usize, escaped: usize| fixed + digits(bytes - length) + escaped <= budget;
    let (mut escaped, mut end) = (0, fits(0, 0).then_some(0));
    for (at, byte) in start.bytes().enumerate() {
        escaped += escaped_byte_size(byte);
        let length = at + 1;
        if escaped > budget || length >= bytes {
            break;
        }
        if start.is_char_boundary(length) && fits(length, escaped) {
            end = Some(length);
        }
    }
    match end {
        Some(prefix) => Marker { text: text(guidance, &start[..prefix]), prefix },
        None => Marker { text: text("", ""), prefix: 0 },
    }
}

fn digits(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

/// What a marker says when nothing more is to be said. At most 160 bytes, like every other guidance.
pub(super) const GUIDANCE: &str =
    "Cut to fit. Rerun with narrower arguments: filter, paginate, take fewer files, return a smaller projection.";
