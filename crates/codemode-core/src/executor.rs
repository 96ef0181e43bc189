//! Whatever runs guests: a process a cell, or a thread.

use async_trait::async_trait;

use crate::{
    cell::CellProgram,
    leg::{Delivery, GuestFrame},
};

/// Starts guests.
#[async_trait]
pub trait Executor: Send + Sync + 'static {
    /// Starts a guest for one program. The guest's first leg begins at once.
    ///
    /// # Errors
    ///
    /// No guest could be started. Nothing falls back to another executor.
    async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError>;
}

/// One running guest. Dropping it ends it.
#[async_trait]
pub trait Guest: Send {
    /// The next frame of the guest. Dropping the future loses nothing.
    ///
    /// # Errors
    ///
    /// The guest is gone; no frame follows.
    async fn next(&mut self) -> Result<GuestFrame, ExecutorError>;

    /// Hands replies to a guest that is quiet, which begins its next leg.
    ///
    /// # Errors
    ///
    /// The guest is gone.
    async fn deliver(&mut self, delivery: Delivery) -> Result<(), ExecutorError>;
}

/// A guest could not be started, or is gone.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct ExecutorError {
    kind: ExecutorErrorKind,
    message: String,
}

/// The kinds of [`ExecutorError`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ExecutorErrorKind {
    /// The guest ended without a result.
    Crashed,
    /// The guest reached its memory limit.
    OutOfMemory,
    /// No guest could be started.
    Unavailable,
}

impl ExecutorError {
    /// An error of a kind; the message says what happened and what to do.
    #[must_use]
    pub fn new(kind: ExecutorErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }

    /// The kind, to branch on.
    #[must_use]
    pub const fn kind(&self) -> ExecutorErrorKind {
        self.kind
    }
}
