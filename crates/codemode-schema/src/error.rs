//! Why a schema is refused.

/// A schema that cannot be compiled.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SchemaError {
    /// The schema says something that JSON Schema does not allow.
    #[error("invalid JSON Schema at `{pointer}`: {message}")]
    Invalid {
        /// JSON pointer into the schema; empty for its root.
        pointer: String,
        /// What is wrong.
        message: String,
    },
    /// A reference leads out of the document; nothing is ever fetched.
    #[error(
        "the reference `{reference}` cannot be resolved: schemas are never fetched, so put its target under `$defs` of the same document"
    )]
    Unresolvable {
        /// The reference.
        reference: String,
    },
    /// The schema is beyond a bound that keeps compiling cheap.
    #[error("the schema is {what}; simplify it or leave it out")]
    TooLarge {
        /// Which bound, with its number.
        what: String,
    },
}
