//! The parts that safe code cannot say. Every `unsafe` block of the workspace is in this folder.

pub(super) mod alloc;
pub(super) mod process;
