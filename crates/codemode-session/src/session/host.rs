//! Cells that are parked, and the slots for cells that work with the host: one for all sessions of a process.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicUsize, Ordering},
    },
};

use codemode_core::{Cancellation, Failed, NotOwner, Owner, RunId, limits::LIVE_CELLS};
use tokio::{task::AbortHandle, time::Instant};

use crate::run::Cell;

/// The cells of a host process that are parked, and how many may be live.
///
/// A process has one, which its sessions share. A session that is given none has one of its own.
#[derive(Clone, Default)]
pub struct Host {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    live: AtomicUsize,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    runs: BTreeMap<RunId, Entry>,
    /// Tells one parking of a run from the next.
    parked: u64,
}

/// A run that has been parked at least once.
struct Entry {
    owner: Owner,
    state: State,
}

enum State {
    /// Nobody waits for it.
    Parked { cell: Box<Cell>, number: u64, _timer: Timer },
    /// Somebody does.
    Running(Cancellation),
    /// It reached its age while nobody waited; whoever asks first is told.
    Ended { failed: Box<Failed>, number: u64, _timer: Timer },
}

/// What there is to go on with.
pub(crate) enum Resumed {
    Cell(Box<Cell>, Running),
    Ended(Box<Failed>),
}

/// Why there is nothing to go on with.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Refusal {
    Unknown,
    InFlight,
    NotOwner(NotOwner),
}

impl Refusal {
    /// What the model reads.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Unknown => {
                "this run is unavailable or expired. wait takes the runId of an exec or wait result whose status is waiting, once, and no id of a tool's own"
            }
            Self::InFlight => "this run is already being resumed: another wait for it is in flight",
            Self::NotOwner(NotOwner::OtherRun) => "this run belongs to a different agent run",
            Self::NotOwner(NotOwner::OtherSession) => "this run belongs to a different session",
        }
    }
}

impl Host {
    /// A host without cells.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Cells that work with the host now, parked ones included.
    #[must_use]
    pub fn live_cells(&self) -> usize {
        self.shared.live.load(Ordering::Acquire)
    }

    /// Takes a slot, if one is free.
    pub(crate) fn slot(&self) -> Option<Slot> {
        let take = |live: usize| (live < LIVE_CELLS).then_some(live + 1);
        self.shared.live.fetch_update(Ordering::AcqRel, Ordering::Acquire, take).ok()?;
        Some(Slot(Arc::clone(&self.shared)))
    }

    /// Keeps a cell until somebody resumes it or its time is over. A cell that somebody has ended by now is given back.
    pub(crate) fn park(&self, mut cell: Box<Cell>) -> Result<(), Box<Cell>> {
        let (owner, run) = (cell.owner().clone(), cell.run_id().clone());
        let until = cell.expires();
        let mut table = self.table();
        // Whoever ends cells looks at the table afterwards: they find the cell there, or it is ended here.
        if cell.is_stopped() {
            return Err(cell);
        }
        cell.rest();
        table.parked += 1;
        let number = table.parked;
        let timer = self.expire_at(run.clone(), number, until);
        table.runs.insert(run, Entry { owner, state: State::Parked { cell, number, _timer: timer } });
        Ok(())
    }

    fn expire_at(&self, run: RunId, number: u64, until: Instant) -> Timer {
        let shared: Weak<Shared> = Arc::downgrade(&self.shared);
        let timer = tokio::spawn(async move {
            tokio::time::sleep_until(until).await;
            if let Some(shared) = shared.upgrade() {
                Self { shared }.expire(run, number);
            }
        });
        Timer(timer.abort_handle())
    }

    /// The time of a parked cell, or of what is left of one, is over.
    fn expire(&self, run: RunId, number: u64) {
        let mut table = self.table();
        let due = match table.runs.get(&run).map(|entry| &entry.state) {
            Some(State::Parked { number: of, .. } | State::Ended { number: of, .. }) => *of == number,
            Some(State::Running(_)) | None => false,
        };
        let Some(Entry { owner, state }) = due.then(|| table.runs.remove(&run)).flatten() else { return };
        let State::Parked { mut cell, .. } = state else { return };
        if cell.is_too_old() {
            let until = Instant::now() + cell.idle_life();
            let timer = self.expire_at(run.clone(), number, until);
            let failed = Box::new(cell.too_old());
            table.runs.insert(run, Entry { owner, state: State::Ended { failed, number, _timer: timer } });
        }
        // Its calls hear of it, and nobody waits for the lock.
        drop(table);
        drop(cell);
    }

    /// Takes a run to go on with.
    pub(crate) fn resume(&self, run: &RunId, caller: &Owner) -> Result<Resumed, Refusal> {
        let mut table = self.table();
        let entry = table.runs.get_mut(run).ok_or(Refusal::Unknown)?;
        entry.owner.admits(caller).map_err(Refusal::NotOwner)?;
        if let State::Running(_) = entry.state {
            return Err(Refusal::InFlight);
        }
        let kill = Cancellation::new();
        match std::mem::replace(&mut entry.state, State::Running(kill.clone())) {
            State::Parked { cell, .. } => {
                drop(table);
                Ok(Resumed::Cell(cell, Running { host: self.clone(), run: Some(run.clone()), kill }))
            }
            State::Ended { failed, .. } => {
                table.runs.remove(run);
                Ok(Resumed::Ended(failed))
            }
            State::Running(_) => Err(Refusal::InFlight),
        }
    }

    /// Ends a run; whether there was one.
    pub(crate) fn cancel(&self, run: &RunId, caller: &Owner) -> bool {
        let mut table = self.table();
        match table.runs.get(run) {
            Some(entry) if entry.owner.admits(caller).is_err() => false,
            None => false,
            Some(Entry { state: State::Running(kill), .. }) => {
                kill.cancel();
                true
            }
            Some(_) => {
                let entry = table.runs.remove(run);
                drop(table);
                drop(entry);
                true
            }
        }
    }

    /// Remembers what has been shown of a parked cell's output.
    pub(crate) fn show(&self, run: &RunId, shown: codemode_core::Shown) {
        if let Some(Entry { state: State::Parked { cell, .. }, .. }) = self.table().runs.get_mut(run) {
            cell.show(shown);
        }
    }

    /// Drops the parked cells that may not go on.
    pub(crate) fn drop_revoked(&self) {
        let mut table = self.table();
        let revoked = table.runs.extract_if(.., |_, entry| matches!(&entry.state, State::Parked { cell, .. } if cell.is_revoked()));
        let revoked: Vec<_> = revoked.collect();
        drop(table);
        drop(revoked);
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        // Nothing panics while it holds the lock.
        self.shared.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host").field("live_cells", &self.live_cells()).finish_non_exhaustive()
    }
}

/// Ends what is parked, unless it is dropped before.
struct Timer(AbortHandle);

impl Drop for Timer {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A run that somebody waits for. Whatever becomes of the wait, the run is not running any more when this is dropped.
pub(crate) struct Running {
    host: Host,
    /// None when it is parked again, and may be somebody else's.
    run: Option<RunId>,
    pub(crate) kill: Cancellation,
}

impl Running {
    /// Parks the cell again, as [`Host::park`] does.
    pub(crate) fn park(mut self, cell: Box<Cell>) -> Result<(), Box<Cell>> {
        self.host.park(cell)?;
        self.run = None;
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(run) = &self.run {
            self.host.table().runs.remove(run);
        }
    }
}

/// A place among the live cells, given back when it is dropped.
pub(crate) struct Slot(Arc<Shared>);

impl Drop for Slot {
    fn drop(&mut self) {
        self.0.live.fetch_sub(1, Ordering::AcqRel);
    }
}
