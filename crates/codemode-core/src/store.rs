//! Where the journals of runs are kept.

use async_trait::async_trait;

use crate::journal::{JournalEntry, RunId};

/// Keeps journals. Entries of one run are appended in order by one host at a time.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends an entry to the journal of a run; a run begins with its first entry.
    ///
    /// # Errors
    ///
    /// The entry is not kept.
    async fn append(&self, run: &RunId, entry: JournalEntry) -> Result<(), StoreError>;

    /// The journal of a run in order; empty when the run is unknown.
    ///
    /// # Errors
    ///
    /// The journal cannot be read.
    async fn journal(&self, run: &RunId) -> Result<Vec<JournalEntry>, StoreError>;

    /// Forgets a run. Forgetting an unknown run is no error.
    ///
    /// # Errors
    ///
    /// The run is still there.
    async fn forget(&self, run: &RunId) -> Result<(), StoreError>;
}

/// A store did not do what was asked.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct StoreError {
    message: String,
}

impl StoreError {
    /// An error that says what failed and what to do.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}
