//! The vocabulary of codemode.
//!
//! Everything that two other crates talk about is defined here, once: a tool and the context of its call
//! ([`tool`]), a tree of functions that somebody else serves ([`namespace`]), a program and what became of it
//! ([`cell`]), the frames between host and guest ([`leg`]), the record that rebuilds a cell ([`journal`]), and the
//! traits that the crates above implement: [`Tool`], [`Namespace`], [`Policy`], [`Executor`], [`Guest`],
//! [`Store`], [`Clock`].
//!
//! ## Does not know
//!
//! Engines, protocols, databases, files, environment variables, the wall clock, randomness. Whatever needs one of
//! these gets it as a value that implements a trait of this crate. The one shared currency for data is
//! [`serde_json::Value`], or [`JsonText`] where a value only passes through.
//!
//! ## Example
//!
//! ```
//! use codemode_core::{CallContext, Tool, ToolError, ToolOutput, ToolSpec};
//! use serde_json::{Value, json};
//!
//! struct Ping(ToolSpec);
//!
//! #[async_trait::async_trait]
//! impl Tool for Ping {
//!     fn spec(&self) -> &ToolSpec { &self.0 }
//!     async fn call(&self, _input: Value, _ctx: &CallContext) -> Result<ToolOutput, ToolError> {
//!         Ok(json!({ "pong": true }).into())
//!     }
//! }
//! assert_eq!(Ping(ToolSpec::new("ping")).spec().id(), "openclaw:core:ping");
//! ```

pub mod cell;
pub mod clock;
pub mod code;
pub mod executor;
pub mod journal;
pub mod json;
pub mod leg;
pub mod limits;
pub mod names;
pub mod namespace;
pub mod owner;
pub mod policy;
pub mod skills;
pub mod store;
pub mod tool;
#[cfg(feature = "typed")]
pub mod typed;

pub use crate::{
    cell::{
        ApiFile, CellCall, CellOutcome, CellProgram, Completed, Failed, GuestMember, GuestNamespace, GuestTool, GuestView, Output,
        OutputLog, ResultReference, Retention, Shown, SourceCounts, Telemetry, WaitReason, Waiting,
    },
    clock::Clock,
    code::{ErrorCode, FailurePhase, GuestErrorCode},
    executor::{Executor, ExecutorError, ExecutorErrorKind, Guest},
    journal::{JournalEntry, RunId},
    json::JsonText,
    leg::{CellFailure, Delivery, GuestError, GuestFrame, HostFrame, Leg, LegState, Method, PendingCall, Reply, Request},
    limits::Limits,
    namespace::{Namespace, NamespaceError, NamespaceListing, NamespaceMember},
    owner::{NotOwner, Owner},
    policy::{Approval, Approver, AskBeforeDestruction, Decision, Policy, PolicyCall},
    skills::{Skill, Skills},
    store::{Store, StoreError, StoredValue, Writes},
    tool::{
        CallContext, Cancellation, ExecutionMode, Progress, ProgressUpdate, Tool, ToolError, ToolErrorKind, ToolFlags, ToolHints,
        ToolOutput, ToolSource, ToolSpec,
    },
};
