//! JSON as text: values that pass through the host unread, their sizes, and the order of names.

use std::{cmp::Ordering, fmt};

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// A JSON value as its text.
///
/// Large values cross the host as text: whoever needs the tree parses it, once. Serializing a `JsonText` writes the
/// text as it is.
#[derive(Clone, Deserialize, Serialize)]
#[serde(transparent)]
pub struct JsonText(Box<RawValue>);

impl JsonText {
    /// Takes text that is one JSON value.
    ///
    /// # Errors
    ///
    /// The text is not JSON.
    pub fn parse(text: String) -> Result<Self, serde_json::Error> {
        RawValue::from_string(text).map(Self)
    }

    /// The compact text of a value.
    #[must_use]
    pub fn from_value(value: &Value) -> Self {
        // The compact form of a tree of values is always valid JSON.
        Self(serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// The text `null`.
    #[must_use]
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned())
    }

    /// The text as the only member of an object.
    #[must_use]
    pub fn wrapped(&self, key: &str) -> Self {
        let key = Value::from(key);
        // Valid text between the parts of an object is a valid object.
        RawValue::from_string(format!("{{{key}:{}}}", self.as_str())).map_or_else(|_| Self::null(), Self)
    }

    /// The text of a member of an object, with everything in it unread.
    #[must_use]
    pub fn member(&self, key: &str) -> Option<Self> {
        let mut members: std::collections::BTreeMap<String, Self> = serde_json::from_str(self.as_str()).ok()?;
        members.remove(key)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// Parses the text into a tree.
    ///
    /// # Errors
    ///
    /// The text is nested deeper than the parser's bound of 128 levels, or has a number that does not fit.
    pub fn to_value(&self) -> Result<Value, serde_json::Error> {
        serde_json::from_str(self.as_str())
    }
}

impl fmt::Debug for JsonText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq for JsonText {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for JsonText {}

/// Bytes of a string in JSON, quotes included, as `JSON.stringify` escapes it.
#[must_use]
pub fn encoded_str_size(text: &str) -> usize {
    2 + text.bytes().map(escaped_byte_size).sum::<usize>()
}

/// Bytes that one UTF-8 byte of a string takes in JSON.
#[must_use]
pub const fn escaped_byte_size(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | 0x08 | 0x09 | 0x0a | 0x0c | 0x0d => 2,
        0x00..=0x1f => 6,
        _ => 1,
    }
}

/// The order used wherever a list is "ordered" (`spec/README.md`): ASCII case folded first, then code units.
#[must_use]
pub fn order(a: &str, b: &str) -> Ordering {
    let folded = |s: &str| s.encode_utf16().map(|unit| if (0x41..=0x5a).contains(&unit) { unit + 0x20 } else { unit }).collect::<Vec<_>>();
    folded(a).cmp(&folded(b)).then_with(|| code_unit_order(a, b))
}

/// The order of UTF-16 code units, as JavaScript compares strings.
#[must_use]
pub fn code_unit_order(a: &str, b: &str) -> Ordering {
    a.encode_utf16().cmp(b.encode_utf16())
}

/// The longest start of `text` that has at most `bytes` bytes and ends between two characters.
#[must_use]
pub fn prefix_bytes(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

/// The longest start of `text` that has at most `units` UTF-16 units and ends between two characters.
#[must_use]
pub fn prefix_units(text: &str, units: usize) -> &str {
    let mut left = units;
    for (at, character) in text.char_indices() {
        match left.checked_sub(character.len_utf16()) {
            Some(rest) => left = rest,
            None => return &text[..at],
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_ordered_by_folded_case_then_by_code_units() {
        let mut names = ["b", "_", "a", "B", "A", "\u{ffff}", "😀"];
        names.sort_by(|a, b| order(a, b));
        assert_eq!(names, ["_", "A", "a", "B", "b", "😀", "\u{ffff}"]);
    }

    #[test]
    fn a_start_of_some_units_never_splits_a_character() {
        for (units, expect) in [(0, ""), (1, "a"), (2, "a"), (3, "a😀"), (4, "a😀é"), (9, "a😀é")] {
            assert_eq!(prefix_units("a😀é", units), expect);
        }
    }

    proptest::proptest! {
        #[test]
        fn the_encoded_size_is_that_of_the_encoder(text: String) {
            proptest::prop_assert_eq!(encoded_str_size(&text), serde_json::to_string(&text).unwrap().len());
        }
    }
}
