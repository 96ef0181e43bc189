//! Which calls run side by side: a sequential one runs alone among all cells of a catalog.

use std::sync::Arc;

use codemode_core::ExecutionMode;
use tokio::sync::{OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock};

/// Where calls wait for their turn. Whoever comes first goes first: a sequential call is never overtaken.
///
/// A tool may run cells of the catalog that it belongs to. Their calls have a schedule of their own, within the turn of
/// the call that runs them: if they waited for a turn like others, they would wait for that call, and it for them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Schedule {
    turns: Arc<RwLock<()>>,
    within: Option<Turn>,
}

/// The turn of a call that runs now.
#[derive(Clone, Debug)]
struct Turn {
    /// The schedule of the catalog.
    of: Arc<RwLock<()>>,
    mode: ExecutionMode,
}

tokio::task_local! {
    static HERE: Schedule;
}

/// A call cannot have its turn, however long it waits.
#[derive(Debug)]
pub(super) struct NeverAlone;

/// A call's turn, as long as it lasts.
pub(super) struct Place {
    guard: Guard,
    within: Schedule,
}

enum Guard {
    Beside(#[expect(dead_code, reason = "held, not read")] OwnedRwLockReadGuard<()>),
    Alone(#[expect(dead_code, reason = "held, not read")] OwnedRwLockWriteGuard<()>),
}

impl Schedule {
    /// The schedule of a catalog's cells that are run here: inside of a call of the same catalog it is that call's own.
    pub(crate) fn here(&self) -> Self {
        let same = |here: &Self| here.within.as_ref().is_some_and(|turn| Arc::ptr_eq(&turn.of, &self.turns));
        HERE.try_with(|here| same(here).then(|| here.clone())).ok().flatten().unwrap_or_else(|| self.clone())
    }

    /// Waits for a call's turn.
    pub(super) async fn place(&self, mode: ExecutionMode) -> Result<Place, NeverAlone> {
        let outer = self.within.as_ref();
        if mode == ExecutionMode::Sequential && outer.is_some_and(|turn| turn.mode == ExecutionMode::Parallel) {
            return Err(NeverAlone);
        }
        let turns = Arc::clone(&self.turns);
        let guard = match mode {
            ExecutionMode::Parallel => Guard::Beside(turns.read_owned().await),
            ExecutionMode::Sequential => Guard::Alone(turns.write_owned().await),
        };
        let of = Arc::clone(outer.map_or(&self.turns, |turn| &turn.of));
        Ok(Place { guard, within: Self { turns: Arc::default(), within: Some(Turn { of, mode }) } })
    }
}

impl Place {
    /// Runs a call in its turn.
    pub(super) async fn run<T>(self, call: impl Future<Output = T>) -> T {
        let Self { guard, within } = self;
        let given = HERE.scope(within, call).await;
        drop(guard);
        given
    }
}
