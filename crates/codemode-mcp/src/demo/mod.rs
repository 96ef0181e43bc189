//! A small issue tracker served over MCP, to try codemode and to test it against.
//!
//! It holds 40 issues of three projects, with comments, labels and people. All of it is in memory, and the same at
//! every start; nothing depends on the clock.

mod arguments;
mod seed;
mod server;
mod tools;
mod tracker;

use rmcp::ServiceExt;
use tokio::io::{AsyncRead, AsyncWrite};

use self::server::TrackerServer;
use crate::error::{McpError, McpErrorKind};

/// Serves the tracker on the standard streams until the client closes them.
///
/// # Errors
///
/// The client did not open a session.
pub async fn serve_stdio() -> Result<(), McpError> {
    let service = TrackerServer::new().serve(rmcp::transport::stdio()).await.map_err(|error| no_session(&error))?;
    ended(service.waiting().await)
}

/// Serves the tracker on a byte stream until the client closes it.
///
/// # Errors
///
/// The client did not open a session.
pub async fn serve(stream: impl AsyncRead + AsyncWrite + Send + 'static) -> Result<(), McpError> {
    let service = TrackerServer::new().serve(tokio::io::split(stream)).await.map_err(|error| no_session(&error))?;
    ended(service.waiting().await)
}

fn no_session(error: &dyn std::error::Error) -> McpError {
    McpError::new(
        McpErrorKind::Protocol,
        &format!("the demo server got no session ({error}); it speaks MCP on its standard streams and is to be started by an MCP client"),
    )
}

fn ended<T, E: std::error::Error>(end: Result<T, E>) -> Result<(), McpError> {
    end.map(drop).map_err(|error| McpError::new(McpErrorKind::Ended, &format!("the demo server broke off: {error}")))
}
