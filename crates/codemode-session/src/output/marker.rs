//! The marker that stands for what does not fit (`spec/output-budget.md` 2).

use codemode_core::json::escaped_byte_size;
use serde_json::Value;

/// A marker of at most `budget` bytes.
///
/// `start` is the beginning of the original JSON, or all of it, and `bytes` the size of all of it. The prefix is the
/// longest that fits, measured with the escapes that it costs once more inside the marker.
pub(super) fn marker(start: &str, bytes: usize, budget: usize) -> String {
    let text = |guidance: &str, prefix: &str| {
        format!(
            r#"{{"truncated":true,"omittedBytes":{},"guidance":{},"prefix":{}}}"#,
            bytes - prefix.len(),
            Value::from(guidance),
            Value::from(prefix)
        )
    };
    let fixed = text(GUIDANCE, "").len() - digits(bytes);
    let (mut escaped, mut end) = (0, None);
    for (at, character) in std::iter::once((0, None)).chain(start.char_indices().map(|(at, character)| (at, Some(character)))) {
        let length = at + character.map_or(0, char::len_utf8);
        if let Some(character) = character {
            let mut buffer = [0; 4];
            escaped += character.encode_utf8(&mut buffer).bytes().map(escaped_byte_size).sum::<usize>();
        }
        if escaped > budget || length >= bytes {
            break;
        }
        if fixed + digits(bytes - length) + escaped <= budget {
            end = Some(length);
        }
    }
    match end {
        Some(end) => text(GUIDANCE, &start[..end]),
        None => text("", ""),
    }
}

fn digits(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

const GUIDANCE: &str = "Cut to fit. Rerun with narrower arguments: filter, paginate, take fewer files, return a smaller projection.";
