//! Type expressions as text.

mod block;
mod inline;

pub(crate) use self::block::block_input;
pub use self::inline::{inline, property_name};
