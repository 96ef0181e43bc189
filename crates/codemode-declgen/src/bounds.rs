//! The bounds that keep hostile schemas cheap (`spec/declarations.md` 1).

/// UTF-16 units of one type.
pub(crate) const TYPE_UNITS: usize = 32_768;
/// Nested schemas; the root is 0.
pub(crate) const DEPTH: usize = 12;
/// Keys of one object.
pub(crate) const KEYS: usize = 256;
/// UTF-16 units of one key.
pub(crate) const KEY_UNITS: usize = 128;
/// Members of a union or an `allOf`, values of an `enum`, elements of a tuple.
pub(crate) const MEMBERS: usize = 256;
/// Schema nodes visited; a node reached twice counts twice.
pub(crate) const NODES: usize = 4_096;

/// Whether a finished type is within [`TYPE_UNITS`].
pub(crate) fn fits(text: &str) -> bool {
    text.len() <= TYPE_UNITS || text.encode_utf16().count() <= TYPE_UNITS
}
