//! Workers that are processes started for one cell.

use std::{
    io,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
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
        let child = command.stdin(std::os::fd::OwnedFd::from(theirs)).stdout(Stdio::null()).spawn()?;
        Ok(Worker { link: ours, ending: Ending::Started(Started(Some(child))) })
    }
    #[cfg(not(unix))]
    {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(to_guest), Some(from_guest)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("it has no pipes"));
        };
        Ok(Worker { link: (to_guest, from_guest), ending: Ending::Started(Started(Some(child))) })
    }
}

/// The command of a worker, but for its standard input and output.
pub(super) fn command(program: &Path, role: Role) -> Command {
    let mut command = Command::new(program);
    command.args([WORKER_ARGUMENT, role.as_str()]).env_clear().stderr(Stdio::null());
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
        if let Some(child) = self.0.take() {
            // Giving back the memory of a large process takes longer than a runtime should wait. Where no thread can be
            // had, the process is dead all the same, and waited for when this one ends.
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
