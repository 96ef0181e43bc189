//! Declaration files. They have LF line ends and no final line end.

pub mod mcp;
pub mod native;
