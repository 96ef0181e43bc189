//! Tools that codemode brings along, in packs.
//!
//! A pack is a list of ready [`Tool`](codemode_core::Tool) values for one kind of work, and a host registers whole packs.
//! Each pack is a feature of its own, so that a host compiles only what it offers:
//!
//! | feature | pack | tools |
//! |---|---|---|
//! | `files` | [`files::pack`] | `read`, `ls`, `grep`, below one workspace folder |
//!
//! What the packs have in common:
//!
//! - **Data, not prose.** A guest program reads the result, so each result is a closed object: file text stands alone in
//!   its field, and everything to know of it (more pages, a limit that was reached) stands in fields beside it. The
//!   schema of the result names every outcome that does not throw.
//! - **Bounded.** Each result has a limit in bytes, and each list a limit in entries. What is over the limit is asked
//!   for with the values that the result holds.
//! - **The same call, the same answer.** Order never depends on the file system; nothing reads a clock.
//! - **Cancellable.** Blocking work runs off the async threads and ends soon after its call is cancelled.
//! - **Confined by handles.** The `files` pack opens its folder once and resolves all paths below that handle. No check
//!   of a path's text stands between a guest and the rest of the machine; such checks only make messages better.
//!
//! ## Does not know
//!
//! Engines (Boa), protocols (MCP), the catalog, sessions, policy, environment variables, the current folder after
//! [`files::pack`] has returned. Whether a guest may call a tool is decided above this crate.
//!
//! ## Example
//!
//! ```
//! # #[cfg(feature = "files")] {
//! # let folder = tempfile::tempdir().unwrap();
//! # let workspace = folder.path();
//! use codemode_tools::files;
//!
//! let tools = files::pack(workspace).unwrap();
//! let names: Vec<_> = tools.iter().map(|tool| tool.spec().name.as_str()).collect();
//! assert_eq!(names, ["read", "ls", "grep"]);
//! # }
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "files")]
pub mod files;
