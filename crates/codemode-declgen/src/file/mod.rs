//! Declaration files. They have LF line ends and no final line end.

mod discriminated;
pub mod mcp;
pub mod native;
pub mod product;
