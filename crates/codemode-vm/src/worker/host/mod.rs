//! The host's side of workers: made ahead of need, handed out, and ended.

#[cfg(target_os = "linux")]
mod fork;
mod guest;
mod process;

use std::{
    fmt, io,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

#[cfg(target_os = "linux")]
use codemode_core::GuestView;
use codemode_core::{CellProgram, ExecutorError, ExecutorErrorKind, HostFrame};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use self::guest::{Worker, WorkerGuest};

/// Workers of one executable.
pub(super) struct Pool {
    program: PathBuf,
    forks: bool,
    most: usize,
    live: Arc<Semaphore>,
    /// Started workers without a cell, the newest last.
    spare: Spare,
    #[cfg(target_os = "linux")]
    servers: tokio::sync::Mutex<Servers>,
}

type Spare = Mutex<Vec<Worker>>;

/// The fork servers, one for each thing that guests see.
#[cfg(target_os = "linux")]
#[derive(Default)]
struct Servers {
    /// The one used last stands last.
    running: Vec<Arc<Nursery>>,
    /// Whether there has been any.
    proven: bool,
    /// There can be none here: cells get processes that are started for them.
    impossible: bool,
}

/// A fork server, and the workers that it has forked ahead of need.
#[cfg(target_os = "linux")]
struct Nursery {
    view: Arc<GuestView>,
    server: Arc<fork::ForkServer>,
    spare: Spare,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("program", &self.program).field("most", &self.most).finish_non_exhaustive()
    }
}

impl Pool {
    pub(super) fn new(program: PathBuf) -> Self {
        Self::with(program, true, DEFAULT_MOST)
    }

    pub(super) fn without_fork_server(&self) -> Self {
        Self::with(self.program.clone(), false, self.most)
    }

    pub(super) fn at_once(&self, most: usize) -> Self {
        Self::with(self.program.clone(), self.forks, most.max(1))
    }

    fn with(program: PathBuf, forks: bool, most: usize) -> Self {
        Self {
            program,
            forks,
            most,
            live: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            spare: Spare::default(),
            #[cfg(target_os = "linux")]
            servers: tokio::sync::Mutex::default(),
        }
    }

    /// Hands a program to a worker, once there may be another one.
    pub(super) async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<WorkerGuest, ExecutorError> {
        let Ok(permit) = Arc::clone(&self.live).acquire_owned().await else {
            return Err(self.unavailable("its executor is closed"));
        };
        #[cfg(target_os = "linux")]
        if let Some(nursery) = self.nursery(&program.guest).await {
            // Its workers see that already.
            let program = CellProgram { guest: Arc::default(), ..program };
            return self.hand_over(program, clock_ms, &nursery.spare, || nursery.server.fork(), permit).await;
        }
        self.hand_over(program, clock_ms, &self.spare, || process::start(&self.program), permit).await
    }

    async fn hand_over(
        &self,
        program: CellProgram,
        clock_ms: i64,
        spare: &Spare,
        make: impl Fn() -> io::Result<Worker> + Send,
        permit: OwnedSemaphorePermit,
    ) -> Result<WorkerGuest, ExecutorError> {
        let memory_limit = program.limits.memory_limit_bytes;
        let frame = HostFrame::Start { program: Box::new(program), clock_ms };
        let take = || spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        loop {
            let (worker, is_spare) = match take() {
                Some(worker) => (Ok(worker), true),
                None => (make(), false),
            };
            let mut guest =
                worker.and_then(|worker| WorkerGuest::new(worker, memory_limit)).map_err(|error| self.unavailable(&error.to_string()))?;
            match guest.send(&frame).await {
                // One that has died since it was made is no fault of this cell.
                Err(error) if is_spare => drop(error),
                Err(error) => return Err(error),
                Ok(()) => {
                    // An executor that is not to fork runs one cell, and needs no worker for the next one.
                    if self.forks {
                        refill(spare, make);
                    }
                    return Ok(guest.holding(permit));
                }
            }
        }
    }

    /// The fork server whose guests see this, started if there is none; none where there can be none.
    #[cfg(target_os = "linux")]
    async fn nursery(&self, view: &Arc<GuestView>) -> Option<Arc<Nursery>> {
        if !self.forks {
            return None;
        }
        let mut servers = self.servers.lock().await;
        if servers.impossible {
            return None;
        }
        servers.running.retain(|nursery| nursery.server.is_alive());
        let same = |nursery: &Arc<Nursery>| Arc::ptr_eq(&nursery.view, view) || nursery.view == *view;
        if let Some(at) = servers.running.iter().position(same) {
            let nursery = servers.running.remove(at);
            servers.running.push(Arc::clone(&nursery));
            return Some(nursery);
        }
        let Ok(server) = fork::ForkServer::start(&self.program, view).await else {
            // Where one has worked, the next cell tries again.
            servers.impossible = !servers.proven;
            return None;
        };
        servers.proven = true;
        if servers.running.len() >= MOST_SERVERS {
            // Its cells keep it until they are over.
            servers.running.remove(0);
        }
        let nursery = Arc::new(Nursery { view: Arc::clone(view), server, spare: Spare::default() });
        servers.running.push(Arc::clone(&nursery));
        Some(nursery)
    }

    fn unavailable(&self, error: &str) -> ExecutorError {
        let message = format!(
            "cannot start the worker process `{}`: {error}. Call `codemode::worker::init()` first thing in `main`, or name a worker executable",
            self.program.display()
        );
        ExecutorError::new(ExecutorErrorKind::Unavailable, message)
    }
}

/// Makes the workers of the next cells while this one runs.
fn refill(spare: &Spare, make: impl Fn() -> io::Result<Worker>) {
    let mut spare = spare.lock().unwrap_or_else(PoisonError::into_inner);
    while spare.len() < SPARE {
        // What is wrong shows when the next cell needs one.
        let Ok(worker) = make() else { return };
        spare.insert(0, worker);
    }
}

/// Workers that wait for a cell.
const SPARE: usize = 2;

/// Cells that have a worker at once, if nothing else is said.
const DEFAULT_MOST: usize = 128;

/// Fork servers, for so many catalogs that cells are run on by turns.
#[cfg(target_os = "linux")]
const MOST_SERVERS: usize = 4;
