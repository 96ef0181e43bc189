//! The guest of codemode, on the Boa engine, and the executors that run it.
//!
//! A guest is one Boa context with the globals of a cell (`guest`), driven leg by leg over a link (`leg_loop`):
//! the host delivers, the guest runs until its job queue is empty, the guest reports. Two executors run the same
//! loop. [`WorkerExecutor`] starts a process for each cell, which the host kills at the deadline and which ends
//! itself at its memory limit. [`LocalExecutor`] runs a thread of the host's process, for code that is trusted.
//!
//! Given a program and its deliveries a guest always does the same: its clock stands still within a leg, its random
//! numbers come from the program's seed, its time zone is UTC, and nothing in it can see the garbage collector.
//!
//! ## Does not know
//!
//! MCP, how a catalog is made, schemas, storage. It gets a finished view of the catalog and hands out requests.
//!
//! ## Example
//!
//! ```
//! // First thing in `main` of a program that runs cells in worker processes: the same executable is the worker.
//! codemode_vm::worker::init();
//! let executor = codemode_vm::WorkerExecutor::this_executable();
//! # let _ = executor;
//! ```

mod bridge;
mod builtins;
mod guest;
mod leg_loop;
mod local;
mod source;
pub mod worker;

pub use crate::{local::LocalExecutor, worker::WorkerExecutor};
