//! Workers that are processes started for one cell.

use std::{
    io,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    sync::{LazyLock, mpsc},
    thread,
};

use super::guest::{Ending, Worker};
use crate::worker::{Role, WORKER_ARGUMENT};

/// A process that was started for one cell. Dropping it ends it.
pub(super) struct Started(Option<Child>);

/// Starts one.
pub(super) fn start(program: &Path) -> io::Result<Worker> {
    let mut command = command(program, Role::Cell);
    #[cfg(unix)]
    {
        let (ours, theirs) = std::os::unix::net::UnixStream::pair()?;
        command.stdin(std::os::fd::OwnedFd::from(theirs)).stdout(Stdio::null());
        let child = spawn(command)?;
        Ok(Worker { link: ours, ending: Ending::Started(Started(Some(child))) })
    }
    #[cfg(not(unix))]
    {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = spawn(command)?;
        let (Some(to_guest), Some(from_guest)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("it has no pipes"));
        };
        Ok(Worker { link: (to_guest, from_guest), ending: Ending::Started(Started(Some(child))) })
    }
}

/// Starts a process from a thread that lives as long as this process: a worker ends with the thread that started it.
pub(super) fn spawn(command: Command) -> io::Result<Child> {
    type Order = (Command, mpsc::Sender<io::Result<Child>>);
    static STARTER: LazyLock<Option<mpsc::Sender<Order>>> = LazyLock::new(|| {
        let (orders, taken) = mpsc::channel::<Order>();
        let start = move || {
            for (mut command, started) in taken {
                let _ = started.send(command.spawn());
            }
        };
        thread::Builder::new().name("codemode-starter".into()).spawn(start).ok().map(|_| orders)
    });
    let gone = || io::Error::other("the thread that starts workers is gone");
    let (started, child) = mpsc::channel();
    STARTER.as_ref().ok_or_else(gone)?.send((command, started)).map_err(|_| gone())?;
    child.recv().map_err(|_| gone())?
}

/// The command of a worker, but for its standard input and output.
pub(super) fn command(program: &Path, role: Role) -> Command {
    let mut command = Command::new(program);
    command.args([WORKER_ARGUMENT, role.as_str()]).arg(std::process::id().to_string()).env_clear().stderr(Stdio::null());
    // A signal from the terminal is for the host, which then ends its workers.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

impl Started {
    pub(super) async fn status(&mut self) -> Option<i32> {
        let child = self.0.take()?;
        // It is killed first, so this waits for the kernel only.
        tokio::task::spawn_blocking(move || end(child)).await.ok().flatten()
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            // Giving back the memory of a large process takes longer than a runtime should wait. Where no thread can be
            // had, the dead process is waited for when this one ends.
            let _ = thread::Builder::new().name("codemode-reaper".into()).spawn(move || end(child));
        }
    }
}

fn end(mut child: Child) -> Option<i32> {
    // One that has ended by itself keeps its status.
    let status = match child.try_wait() {
        Ok(Some(status)) => Ok(status),
        _ => child.kill().and_then(|()| child.wait()),
    };
    status.ok().map(number)
}

/// The exit status, or the signal below zero.
fn number(status: ExitStatus) -> i32 {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return -signal;
    }
    status.code().unwrap_or(-1)
}
