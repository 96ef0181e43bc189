//! Code mode for AI agents: one JavaScript program instead of many tool calls.
//!
//! This crate is the front door of the workspace: it re-exports the crates behind it and wires them with one
//! [`builder`]. Pick single crates instead when you need less: `codemode-declgen` for declarations only,
//! `codemode-vm` for the sandbox only.
//!
//! ## Does not know
//!
//! Anything: there is no logic here.
//!
//! ## Example
//!
//! ```
//! use codemode::{LocalExecutor, ToolError, tool};
//!
//! #[derive(serde::Deserialize, schemars::JsonSchema)]
//! struct Add { a: f64, b: f64 }
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(async {
//! let add = tool("add", |Add { a, b }: Add, _ctx| async move { Ok::<_, ToolError>(a + b) });
//! let session = codemode::builder().tool(add).executor(LocalExecutor).build().await.unwrap();
//! let outcome = session.exec("return await add({ a: 1, b: 2 })", Default::default()).await;
//! assert!(session.render(&outcome, Default::default()).text.ends_with("\"value\":3}"));
//! # });
//! ```

mod builder;

/// The program in the README compiles.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

pub use codemode_core::{
    Approval, Approver, CallContext, Cancellation, CellOutcome, CellProgram, Clock, Completed, Decision, Delivery, ErrorCode,
    ExecutionMode, Executor, ExecutorError, ExecutorErrorKind, Failed, Guest, GuestFrame, JournalEntry, JsonText, Limits, Namespace,
    NamespaceError, NamespaceListing, NamespaceMember, Output, Owner, Policy, PolicyCall, Progress, ProgressUpdate, RunId, Skill, Skills,
    Store, StoreError, StoredValue, Tool, ToolError, ToolErrorKind, ToolFlags, ToolOutput, ToolSource, ToolSpec, Waiting, Writes, limits,
    typed::{ToolSet, TypedTool, tool},
};
pub use codemode_declgen as declgen;
#[cfg(feature = "mcp")]
pub use codemode_mcp as mcp;
pub use codemode_session::{
    CallEvent, CallProgress, Catalog, CatalogError, ControlTool, ExecOptions, Headless, HookEvent, Host, OutputSink, ProgressSink, Session,
    WaitOptions,
    output::{Fit, ModelLimits, Rendered},
};
pub use codemode_store::MemoryStore;
#[cfg(feature = "files")]
pub use codemode_tools::files;
pub use codemode_vm::{LocalExecutor, WorkerExecutor, worker};

pub use crate::builder::{Builder, builder};
