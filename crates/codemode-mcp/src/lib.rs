//! MCP for codemode: upstream servers as the namespace `MCP`.
//!
//! A person lists MCP servers in the `mcpServers` object that other MCP clients read too ([`parse_servers`]).
//! [`McpServers`] starts or reaches each of them once, side by side, lists what they offer as a tree of functions,
//! `MCP.<server>.<tool>(input)`, and carries calls over. Every failure is one line that names the server, says what
//! happened, with the last words of a process that died, and which key of the configuration to check.
//!
//! Results reach the caller as the server sent them: unknown kinds of content, extra keys and odd annotations
//! survive, because results are carried as text past the decoder of rmcp (`client/raw.rs` says how). Servers in child
//! processes see none of the environment but a short list of variables that all programs need; they run in a process
//! group of their own, which is killed as a whole when the connection ends.
//!
//! ## Features
//!
//! - `client` (default): [`McpServers`], over stdio and streamable HTTP.
//! - `demo`: the module `demo`, a small issue tracker to try things with.
//!
//! ## Does not know
//!
//! Boa, guests, storage, the environment of the process (it is handed in), files. The old HTTP+SSE transport, OAuth,
//! sampling, elicitation and tasks are not supported: no such capability is offered to servers.
//!
//! ## Example
//!
//! ```
//! # #[cfg(feature = "client")] {
//! use codemode_core::Namespace;
//! use codemode_mcp::{McpServers, parse_servers};
//!
//! let config = serde_json::json!({ "tracker": { "command": "npx", "args": ["-y", "tracker-mcp"] } });
//! let servers = McpServers::new(parse_servers(&config)?).with_environment(std::env::vars_os());
//! assert_eq!(servers.global(), "MCP");
//! let wrong = parse_servers(&serde_json::json!({ "tracker": { "comand": "npx" } })).unwrap_err();
//! assert_eq!(wrong.to_string(), "`mcpServers.tracker.comand` is not a known key; did you mean `command`?");
//! # }
//! # Ok::<_, codemode_mcp::ConfigError>(())
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "client")]
mod client;
pub mod config;
#[cfg(feature = "demo")]
pub mod demo;
mod error;
#[cfg(feature = "client")]
mod namespace;
#[cfg(any(feature = "client", feature = "demo"))]
mod text;

#[cfg(feature = "client")]
pub use crate::{
    client::{McpServers, ServerRequests},
    namespace::{ServerList, declare},
};
pub use crate::{
    config::{ConfigError, ServerConfig, Start, ToolFilter, parse_servers},
    error::{McpError, McpErrorKind},
};
