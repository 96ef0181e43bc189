//! A process for each cell.
//!
//! The same executable is host and worker: [`init`] turns the process into a worker when it was started as one. The
//! host talks to it over its standard input and output and ends it by dropping the guest.

mod child;
mod link;
pub mod memory;
mod sys;

use std::{ffi::OsString, path::PathBuf, process::Stdio};

use async_trait::async_trait;
use codemode_core::{CellProgram, Executor, ExecutorError, ExecutorErrorKind, Guest, HostFrame};
use tokio::process::Command;

pub use self::child::init;

/// Starts a worker process for each cell.
///
/// On Linux a worker is killed when the thread that started it ends, so cells are to be run from a runtime whose
/// threads outlive them, as those of tokio's multi-threaded and current-thread runtimes do.
#[derive(Clone, Debug)]
pub struct WorkerExecutor {
    program: PathBuf,
    /// Whether the program is this one, which is a worker only if its `main` has called [`init`].
    this: bool,
}

impl WorkerExecutor {
    /// Workers are this executable, whose `main` calls [`init`] first.
    #[must_use]
    pub fn this_executable() -> Self {
        // Through `/proc`, a worker starts even when the file was replaced or removed since.
        let program = if cfg!(target_os = "linux") { PathBuf::from("/proc/self/exe") } else { std::env::current_exe().unwrap_or_default() };
        Self { program, this: true }
    }

    /// Workers are another executable, whose `main` calls [`init`] first.
    #[must_use]
    pub fn executable(program: impl Into<PathBuf>) -> Self {
        Self { program: program.into(), this: false }
    }
}

#[async_trait]
impl Executor for WorkerExecutor {
    async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError> {
        if self.this && !child::INITIALIZED.load(std::sync::atomic::Ordering::Relaxed) {
            // What would start is this program's `main`, which would start itself again.
            let message = "no worker can be started: call `codemode::worker::init()` first thing in `main`, or name a worker executable";
            return Err(ExecutorError::new(ExecutorErrorKind::Unavailable, message));
        }
        let mut command = Command::new(&self.program);
        command.arg(WORKER_ARGUMENT).env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        // A signal from the terminal is for the host, which then ends its workers.
        #[cfg(unix)]
        command.process_group(0);
        let memory_limit = program.limits.memory_limit_bytes;
        let mut guest = command
            .spawn()
            .map_err(|error| error.to_string())
            .and_then(|child| link::WorkerGuest::new(child, memory_limit))
            .map_err(|error| {
                let message = format!(
                    "cannot start the worker process `{}`: {error}. Call `codemode::worker::init()` first thing in `main`, or name a worker executable",
                    self.program.display()
                );
                ExecutorError::new(ExecutorErrorKind::Unavailable, message)
            })?;
        guest.send(&HostFrame::Start { program: Box::new(program), clock_ms }).await?;
        Ok(Box::new(guest))
    }
}

/// The hidden argument that makes a process a worker.
const WORKER_ARGUMENT: &str = "__codemode-worker";

/// Exit status of a worker that reached its memory limit.
const EXIT_OUT_OF_MEMORY: i32 = 97;

/// Stack of the thread that the engine runs on; committed only as it is used.
pub(crate) const ENGINE_STACK_BYTES: usize = 256 * 1024 * 1024;

fn is_worker_argument(argument: Option<OsString>) -> bool {
    argument.is_some_and(|argument| argument == WORKER_ARGUMENT)
}
