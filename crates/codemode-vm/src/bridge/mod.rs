//! Values that cross between host and guest, as JSON text and nothing else.

pub(crate) mod errors;
pub(crate) mod explain;
pub(crate) mod json_in;
pub(crate) mod json_out;
