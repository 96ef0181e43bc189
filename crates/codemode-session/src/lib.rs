//! The heart of codemode: what a cell may call, and how it is run.
//!
//! A [`Catalog`] is made once from tools and namespaces: who wins a name, what everything is called, what a search
//! finds, what a guest sees. A [`Session`] runs cells on an executor: it starts a guest, answers its requests leg by
//! leg (`run`), takes every call through one pipeline (`call`), keeps what outlives a cell (`results`), and gives an
//! outcome, which [`output`] renders within a budget. Cells that are parked are with the [`Host`].
//!
//! ## Does not know
//!
//! Boa, MCP, processes, SQL, the file system. Those come as values: an executor, tools, namespaces, a store.
//!
//! ## Example
//!
//! ```
//! use std::sync::Arc;
//! use codemode_core::{ToolSpec, Tool};
//! # struct Ping(ToolSpec);
//! # #[async_trait::async_trait]
//! # impl Tool for Ping {
//! #     fn spec(&self) -> &ToolSpec { &self.0 }
//! #     async fn call(&self, _: serde_json::Value, _: &codemode_core::CallContext) -> Result<codemode_core::ToolOutput, codemode_core::ToolError> { Ok(serde_json::json!(1).into()) }
//! # }
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! let tools: Vec<Arc<dyn Tool>> = vec![Arc::new(Ping(ToolSpec::new("net.ping")))];
//! let catalog = codemode_session::Catalog::build(tools, Vec::new()).await.unwrap();
//! assert_eq!(catalog.callable_names().collect::<Vec<_>>(), ["net_ping"]);
//! # });
//! ```

mod call;
pub mod catalog;
mod clock;
pub mod output;
mod results;
mod run;
mod session;

pub use crate::{
    catalog::{Catalog, CatalogBuilder, CatalogError, ControlTool, SurfaceError},
    clock::SystemClock,
    session::{
        CallEvent, CallProgress, ExecInput, ExecOptions, Headless, HookEvent, Host, InputError, OutputSink, ProgressSink, Session,
        SessionBuilder, WaitInput, WaitOptions,
    },
};
