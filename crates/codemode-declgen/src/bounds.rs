//! Limits of what is looked at and of what is printed (`spec/declarations.md` 1).

/// UTF-16 units of one type, with the named types that it needs.
pub(crate) const UNITS: usize = 32_768;

/// Nesting of one type; the root is 0, and a named type begins again at 0.
pub(crate) const DEPTH: usize = 12;

/// Keys of one object.
pub(crate) const KEYS: usize = 256;

/// UTF-16 units of one key.
pub(crate) const KEY_UNITS: usize = 128;

/// Members of one `anyOf`, `oneOf` or `allOf`.
pub(crate) const MEMBERS: usize = 256;

/// Values of one `enum`.
pub(crate) const VALUES: usize = 256;

/// Elements of one tuple.
pub(crate) const ELEMENTS: usize = 256;

/// Places of one type that are printed.
pub(crate) const VISITS: usize = 4_096;

/// Alternatives of one schema.
pub(crate) const ALTERNATIVES: usize = 512;

/// Schemas of one document that are taken apart, each time that they are, with their members and values.
pub(crate) const EXPANSIONS: usize = 60_000;

/// Names times patterns of one object.
pub(crate) const MATCHES: usize = 1 << 15;

/// Schemas that apply to one value because one holds the other.
pub(crate) const AROUND: usize = 64;

/// Named types of one file.
pub(crate) const NAMES: usize = 64;

/// Parts into which one keyword may split an object.
pub(crate) const SPLIT: usize = 4;

/// Members of a `oneOf` that are told apart by what the others refuse.
pub(crate) const EXCLUSIVE: usize = 8;

/// Members of the union of an index signature; more say nothing.
pub(crate) const INDEX: usize = 8;

/// Length as JavaScript counts.
pub(crate) fn units(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}
