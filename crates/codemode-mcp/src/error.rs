//! The error of this crate: what went wrong with one server.

/// Something went wrong with a server.
///
/// The text is one line that names the server, says what happened and what to do. It holds no control characters and
/// no configured value: neither headers nor environment.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct McpError {
    kind: McpErrorKind,
    message: String,
}

/// The kinds of [`McpError`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum McpErrorKind {
    /// The command of a stdio server cannot be run.
    Command,
    /// The configuration of the server lacks something that only shows when the server is needed.
    Configuration,
    /// The server ended before it had answered.
    Ended,
    /// The server breaks the protocol, or printed text that is not JSON-RPC.
    Protocol,
    /// The server answered with an error.
    Refused,
    /// The server did not answer in time.
    Timeout,
    /// The server cannot be reached.
    Unreachable,
}

impl McpError {
    #[cfg(any(feature = "client", feature = "demo"))]
    pub(crate) fn new(kind: McpErrorKind, message: &str) -> Self {
        // A name that a person configured may hold anything.
        Self { kind, message: crate::text::one_line(message, MAX_CHARS) }
    }

    /// Whether a server over HTTP has answered that there is nothing, or nothing that can be posted to.
    #[cfg(feature = "client")]
    pub(crate) fn is_not_found(&self) -> bool {
        ["400", "404", "405"].iter().any(|status| self.message.contains(&format!("cannot be reached: HTTP status {status};")))
    }

    /// The same error, for whoever comes while the server is left alone.
    #[cfg(feature = "client")]
    pub(crate) fn later(&self, left: std::time::Duration) -> Self {
        let seconds = left.as_secs() + 1;
        Self { kind: self.kind, message: format!("{} (it is tried again in {seconds} s)", self.message) }
    }

    /// The kind, to branch on.
    #[must_use]
    pub const fn kind(&self) -> McpErrorKind {
        self.kind
    }
}

#[cfg(any(feature = "client", feature = "demo"))]
const MAX_CHARS: usize = 2_000;
