//! Which calls run side by side: a sequential one runs alone among all cells of a catalog.

use std::sync::Arc;

use codemode_core::ExecutionMode;
use tokio::sync::{OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock};

/// Where calls wait for their turn. Whoever comes first goes first: a sequential call is never overtaken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Schedule(Arc<RwLock<()>>);

/// A call's turn.
pub(super) enum Place {
    Beside(#[expect(dead_code, reason = "held, not read")] OwnedRwLockReadGuard<()>),
    Alone(#[expect(dead_code, reason = "held, not read")] OwnedRwLockWriteGuard<()>),
}

impl Schedule {
    /// Waits for a call's turn.
    pub(super) async fn place(&self, mode: ExecutionMode) -> Place {
        let lock = Arc::clone(&self.0);
        match mode {
            ExecutionMode::Parallel => Place::Beside(lock.read_owned().await),
            ExecutionMode::Sequential => Place::Alone(lock.write_owned().await),
        }
    }
}
