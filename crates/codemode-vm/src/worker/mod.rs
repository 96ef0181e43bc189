//! A process for each cell.
//!
//! The same executable is host and worker: [`init`] turns the process into a worker when it was started as one. Where
//! processes can be forked (Linux), one worker, the fork server, boots the engine once, and each cell runs in a fork of
//! it; elsewhere, or when there can be no such server, each cell has a process that was started for it. Either way a
//! process serves one cell, is made before it is needed, and is ended by dropping the guest.

mod child;
mod host;
pub mod memory;
mod sys;

use std::{path::PathBuf, sync::Arc};

use async_trait::async_trait;
use codemode_core::{CellProgram, Executor, ExecutorError, ExecutorErrorKind, Guest};

pub use self::child::init;
use self::host::Pool;

/// Runs each cell in a process of its own.
///
/// Clones share their processes. Cells are to be run from a tokio runtime.
#[derive(Clone, Debug)]
pub struct WorkerExecutor {
    pool: Arc<Pool>,
    /// Whether the program is this one, which is a worker only if its `main` has called [`init`].
    this: bool,
}

impl WorkerExecutor {
    /// Workers are this executable, whose `main` calls [`init`] first.
    #[must_use]
    pub fn this_executable() -> Self {
        // Through `/proc`, a worker starts even when the file was replaced or removed since.
        let program = if cfg!(target_os = "linux") { PathBuf::from("/proc/self/exe") } else { std::env::current_exe().unwrap_or_default() };
        Self { pool: Arc::new(Pool::new(program)), this: true }
    }

    /// Workers are another executable, whose `main` calls [`init`] first.
    #[must_use]
    pub fn executable(program: impl Into<PathBuf>) -> Self {
        Self { pool: Arc::new(Pool::new(program.into())), this: false }
    }

    /// Starts a process for each cell, also where it could be forked: the quickest way to run one cell and no more.
    #[must_use]
    pub fn without_fork_server(self) -> Self {
        Self { pool: Arc::new(self.pool.without_fork_server()), ..self }
    }

    /// Lets so many cells have a worker at once, parked ones included; another one waits until one of them ends. There
    /// are 128 if nothing else is said.
    #[must_use]
    pub fn at_once(self, workers: usize) -> Self {
        Self { pool: Arc::new(self.pool.at_once(workers)), ..self }
    }
}

#[async_trait]
impl Executor for WorkerExecutor {
    async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError> {
        if self.this && !child::is_initialized() {
            // What would start is this program's `main`, which would start itself again.
            let message = "no worker can be started: call `codemode::worker::init()` first thing in `main`, or name a worker executable";
            return Err(ExecutorError::new(ExecutorErrorKind::Unavailable, message));
        }
        Ok(Box::new(self.pool.start(program, clock_ms).await?))
    }
}

/// The hidden argument that makes a process a worker.
const WORKER_ARGUMENT: &str = "__codemode-worker";

/// What a worker is, as the argument behind [`WORKER_ARGUMENT`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Role {
    /// Runs one cell and ends.
    Cell,
    /// Forks a cell whenever its host asks for one.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only Linux forks"))]
    ForkServer,
}

impl Role {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Cell => "cell",
            Self::ForkServer => "fork-server",
        }
    }
}

/// Exit status of a worker that reached its memory limit.
const EXIT_OUT_OF_MEMORY: i32 = 97;

/// Exit status of a worker that the kernel does not confine: it runs nothing.
const EXIT_UNCONFINED: i32 = 93;

/// Stack of the engine; committed only as it is used. What a cell has of it comes on top of its memory limit.
pub(crate) const ENGINE_STACK_BYTES: usize = 64 * 1024 * 1024;

/// What host and fork server say to each other over their socket.
mod control {
    /// A message to the server: what to do, and the cell that it is about. A socket for the cell comes with [`FORK`].
    pub(super) const COMMAND_BYTES: usize = 9;
    pub(super) const FORK: u8 = b'f';
    /// What the guests of all cells may see, as JSON, comes behind this; in place of a cell stand its bytes.
    pub(super) const PREPARE: u8 = b'p';
    pub(super) const KILL: u8 = b'k';

    /// A message from the server: a cell, and how it ended: an exit status, or a signal below zero.
    pub(super) const REPORT_BYTES: usize = 12;
    /// Says, in place of a cell, that the server is ready.
    pub(super) const READY: u64 = u64::MAX;

    pub(super) fn command(what: u8, cell: u64) -> [u8; COMMAND_BYTES] {
        let mut bytes = [what; COMMAND_BYTES];
        bytes[1..].copy_from_slice(&cell.to_le_bytes());
        bytes
    }

    pub(super) fn report(cell: u64, status: i32) -> [u8; REPORT_BYTES] {
        let mut bytes = [0; REPORT_BYTES];
        bytes[..8].copy_from_slice(&cell.to_le_bytes());
        bytes[8..].copy_from_slice(&status.to_le_bytes());
        bytes
    }

    pub(super) fn read_command(bytes: [u8; COMMAND_BYTES]) -> (u8, u64) {
        let [what, cell @ ..] = bytes;
        (what, u64::from_le_bytes(cell))
    }

    pub(super) fn read_report(bytes: [u8; REPORT_BYTES]) -> (u64, i32) {
        let (mut cell, mut status) = ([0; 8], [0; 4]);
        cell.copy_from_slice(&bytes[..8]);
        status.copy_from_slice(&bytes[8..]);
        (u64::from_le_bytes(cell), i32::from_le_bytes(status))
    }
}
