//! Tests of the crate as a whole: scripted servers in memory, the demo server, and real processes that misbehave.
#![expect(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "helpers of tests, which may panic and take what `json!` gives")]

mod config;
mod corpus;
#[cfg(all(feature = "client", feature = "demo"))]
mod demo;
#[cfg(feature = "client")]
mod fake;
#[cfg(feature = "client")]
mod http;
#[cfg(unix)]
mod life;
#[cfg(all(feature = "client", unix))]
mod process;
#[cfg(feature = "client")]
mod scripted;
