//! Type expressions as text.

mod block;
mod inline;

pub use self::inline::{inline, property_name};
pub(crate) use self::{block::block, inline::escape};
