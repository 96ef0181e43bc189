//! JSON Schema contracts: compile a schema once, validate values, and explain what is wrong with them.
//!
//! A [`CompiledSchema`] never touches network or files, never backtracks in a pattern, and is refused before the
//! compiler sees it when it is nested or large beyond [`bounds`]. What it says of a value names the place and the
//! rule, and never the value.
//!
//! ## Does not know
//!
//! TypeScript, tools, JavaScript. The crate `jsonschema` sits behind the default feature `validate`; without it the
//! dialect rules and bounds remain.
//!
//! ## Example
//!
//! ```
//! # #[cfg(feature = "validate")] {
//! use codemode_schema::{CompiledSchema, Disclose};
//! let schema = serde_json::json!({ "type": "object", "properties": { "path": { "type": "string" } }, "required": ["path"] });
//! let compiled = CompiledSchema::compile(&schema).unwrap();
//! let report = compiled.validate(&serde_json::json!({ "path": 7 }), Disclose::Keys).unwrap_err();
//! assert_eq!(report.details, ["$.path: expected string"]);
//! # }
//! ```

pub mod bounds;
#[cfg(feature = "validate")]
mod compile;
mod complete;
#[cfg(feature = "validate")]
mod contract;
mod defaults;
pub mod dialect;
pub mod discriminator;
#[cfg(feature = "references")]
pub mod document;
#[cfg(feature = "validate")]
mod effort;
mod error;
#[cfg(feature = "validate")]
mod explain;
mod path;
pub mod typed;

#[cfg(feature = "validate")]
pub use crate::{
    compile::CompiledSchema,
    contract::{ContractError, OutputContract},
    explain::{Disclose, Report},
};
pub use crate::{
    complete::{Incomplete, IncompleteReason, completeness},
    defaults::{fill_defaults, missing_names},
    discriminator::{DiscriminatorError, InputDiscriminator},
    error::SchemaError,
};
