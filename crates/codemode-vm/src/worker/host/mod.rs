//! The host's side of workers: made ahead of need, handed out, and ended.

#[cfg(target_os = "linux")]
mod fork;
mod guest;
mod process;

use std::{
    fmt,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use codemode_core::{CellProgram, ExecutorError, ExecutorErrorKind, HostFrame};
use tokio::sync::Semaphore;

use self::guest::{Worker, WorkerGuest};

/// Workers of one executable.
pub(super) struct Pool {
    program: PathBuf,
    forks: bool,
    most: usize,
    live: Arc<Semaphore>,
    /// Workers without a cell, the newest last.
    spare: Arc<Mutex<Vec<Worker>>>,
    #[cfg(target_os = "linux")]
    server: tokio::sync::Mutex<Server>,
}

/// What is known of the fork server.
#[cfg(target_os = "linux")]
#[derive(Default)]
enum Server {
    #[default]
    NotStarted,
    Running(Arc<fork::ForkServer>),
    /// It cannot run here: cells get processes that are started for them.
    Impossible,
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
            spare: Arc::default(),
            #[cfg(target_os = "linux")]
            server: tokio::sync::Mutex::default(),
        }
    }

    /// Hands a program to a worker, once there may be another one.
    pub(super) async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<WorkerGuest, ExecutorError> {
        let Ok(permit) = Arc::clone(&self.live).acquire_owned().await else {
            return Err(self.unavailable("its executor is closed"));
        };
        let memory_limit = program.limits.memory_limit_bytes;
        let frame = HostFrame::Start { program: Box::new(program), clock_ms };
        loop {
            let (worker, is_spare) = match self.take_spare() {
                Some(worker) => (worker, true),
                None => (self.make().await.map_err(|error| self.unavailable(&error))?, false),
            };
            let mut guest = WorkerGuest::new(worker, memory_limit).map_err(|error| self.unavailable(&error.to_string()))?;
            match guest.send(&frame).await {
                // One that has died since it was made is no fault of this cell.
                Err(error) if is_spare => drop(error),
                Err(error) => return Err(error),
                Ok(()) => {
                    self.refill();
                    return Ok(guest.holding(permit));
                }
            }
        }
    }

    fn take_spare(&self) -> Option<Worker> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    async fn make(&self) -> Result<Worker, String> {
        #[cfg(target_os = "linux")]
        if let Some(server) = self.server().await {
            return server.fork().map_err(|error| error.to_string());
        }
        process::start(&self.program).map_err(|error| error.to_string())
    }

    /// The fork server, started if it is not yet; none where there can be none.
    #[cfg(target_os = "linux")]
    async fn server(&self) -> Option<Arc<fork::ForkServer>> {
        if !self.forks {
            return None;
        }
        let mut state = self.server.lock().await;
        if let Server::Running(server) = &*state
            && server.is_alive()
        {
            return Some(Arc::clone(server));
        }
        if matches!(*state, Server::Impossible) {
            return None;
        }
        *state = match fork::ForkServer::start(&self.program).await {
            Ok(server) => Server::Running(server),
            // One that has worked before is tried again with the next cell.
            Err(_) if matches!(*state, Server::Running(_)) => Server::NotStarted,
            Err(_) => Server::Impossible,
        };
        match &*state {
            Server::Running(server) => Some(Arc::clone(server)),
            _ => None,
        }
    }

    /// Makes the workers of the next cells while this one runs.
    fn refill(&self) {
        // An executor that is not to fork runs one cell.
        if !self.forks {
            return;
        }
        #[cfg(target_os = "linux")]
        let make = {
            // Whoever holds the lock starts a server, and refills when it is there.
            let Ok(state) = self.server.try_lock() else { return };
            let server = match &*state {
                Server::Running(server) => Some(Arc::clone(server)),
                Server::NotStarted | Server::Impossible => None,
            };
            move || server.as_ref().map_or_else(|| process::start(&self.program), fork::ForkServer::fork)
        };
        #[cfg(not(target_os = "linux"))]
        let make = || process::start(&self.program);
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        while spare.len() < SPARE {
            // What is wrong shows when the next cell needs one.
            let Ok(worker) = make() else { return };
            spare.insert(0, worker);
        }
    }

    fn unavailable(&self, error: &str) -> ExecutorError {
        let message = format!(
            "cannot start the worker process `{}`: {error}. Call `codemode::worker::init()` first thing in `main`, or name a worker executable",
            self.program.display()
        );
        ExecutorError::new(ExecutorErrorKind::Unavailable, message)
    }
}

/// Workers that wait for a cell.
const SPARE: usize = 2;

/// Cells that have a worker at once, if nothing else is said.
const DEFAULT_MOST: usize = 128;
