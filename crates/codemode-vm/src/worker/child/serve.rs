//! The fork server: one thread, a guest that is ready, and a fork of it for each cell.

use std::{
    collections::BTreeMap,
    io::{IoSliceMut, Read, Write},
    mem::MaybeUninit,
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
};

use codemode_core::leg::MAX_FRAME_BYTES;
use rustix::{
    cmsg_space,
    event::{PollFd, PollFlags, poll},
    net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg},
    process::{Pid, PidfdFlags, Signal, WaitId, WaitIdOptions, kill_process, pidfd_open, pidfd_send_signal, waitid},
    stdio::dup2_stdin,
};

use super::{confine, run_cell};
use crate::{
    leg_loop::Ready,
    worker::{
        control::{self, COMMAND_BYTES},
        sys::process::{Fork, fork},
    },
};

/// A worker that runs.
struct Child {
    pid: Pid,
    /// Readable once it has ended; never another process, whatever becomes of its number.
    handle: OwnedFd,
}

/// Forks until the host is gone. Returns in the server, and in each of its forks when the cell is over.
pub(super) fn serve(mut ready: Ready) -> i32 {
    let Ok(control) = std::io::stdin().as_fd().try_clone_to_owned() else { return 1 };
    let mut control = UnixStream::from(control);
    // Where a process has no handle there is no server: the host starts a process for each cell.
    if pidfd_open(rustix::process::getpid(), PidfdFlags::empty()).is_err() || prepare(&mut ready, &mut control).is_none() {
        return 1;
    }
    let mut children: BTreeMap<u64, Child> = BTreeMap::new();
    let server = std::process::id();
    loop {
        let (ended, asked) = wait(&control, &children);
        for cell in ended {
            if let Some(status) = children.get(&cell).and_then(status) {
                children.remove(&cell);
                let _ = control.write_all(&control::report(cell, status));
            }
        }
        if !asked {
            continue;
        }
        let Some((what, cell, socket)) = receive(&control) else { break };
        match (what, socket) {
            (control::FORK, Some(socket)) => match fork() {
                Ok(Fork::Parent(child)) => {
                    let Some(pid) = Pid::from_raw(child) else { continue };
                    if let Ok(handle) = pidfd_open(pid, PidfdFlags::empty()) {
                        children.insert(cell, Child { pid, handle });
                    } else {
                        // One that cannot be watched is not to run. It is a child that was not waited for: the number is its own.
                        let _ = kill_process(pid, Signal::KILL);
                        let _ = waitid(WaitId::Pid(pid), WaitIdOptions::EXITED);
                        let _ = control.write_all(&control::report(cell, 1));
                    }
                }
                Ok(Fork::Child) => {
                    drop((control, children));
                    return become_worker(ready, &socket, server);
                }
                // The socket is closed with this, and the host hears that there is no such worker.
                Err(_) => {
                    let _ = control.write_all(&control::report(cell, 1));
                }
            },
            (control::KILL, _) => {
                if let Some(child) = children.get(&cell) {
                    let _ = pidfd_send_signal(&child.handle, Signal::KILL);
                }
            }
            _ => break,
        }
    }
    for child in children.values() {
        let _ = pidfd_send_signal(&child.handle, Signal::KILL);
    }
    0
}

/// Lets the guest see what those of all cells may, and says that it does.
fn prepare(ready: &mut Ready, control: &mut UnixStream) -> Option<()> {
    let (control::PREPARE, bytes, None) = receive(control)? else { return None };
    let mut view = vec![0; usize::try_from(bytes).ok().filter(|bytes| *bytes <= MAX_FRAME_BYTES)?];
    control.read_exact(&mut view).ok()?;
    ready.prepare(serde_json::from_slice(&view).ok()?).ok()?;
    control.write_all(&control::report(control::READY, 0)).ok()
}

/// Waits until something happens: which workers have ended, and whether the host wants something.
fn wait(control: &UnixStream, children: &BTreeMap<u64, Child>) -> (Vec<u64>, bool) {
    let mut watched = vec![PollFd::new(control, PollFlags::IN)];
    watched.extend(children.values().map(|child| PollFd::new(&child.handle, PollFlags::IN)));
    if poll(&mut watched, None).is_err() {
        return (Vec::new(), false);
    }
    let happened = |watched: &PollFd<'_>| !watched.revents().is_empty();
    let ended = children.keys().zip(&watched[1..]).filter(|(_, watched)| happened(watched)).map(|(cell, _)| *cell).collect();
    (ended, happened(&watched[0]))
}

/// How a worker has ended.
fn status(child: &Child) -> Option<i32> {
    // Whoever cannot be waited for is gone: nobody will ever say how it ended.
    let Ok(status) = waitid(WaitId::Pid(child.pid), WaitIdOptions::EXITED) else { return Some(1) };
    let status = status?;
    Some(status.exit_status().unwrap_or_else(|| -status.terminating_signal().unwrap_or(1)))
}

/// The next command, with its socket; none when the host is gone.
fn receive(control: &UnixStream) -> Option<(u8, u64, Option<OwnedFd>)> {
    let mut bytes = [0; COMMAND_BYTES];
    let mut space = [MaybeUninit::uninit(); cmsg_space!(ScmRights(1))];
    let mut attached = RecvAncillaryBuffer::new(&mut space);
    let read = recvmsg(control, &mut [IoSliceMut::new(&mut bytes)], &mut attached, RecvFlags::CMSG_CLOEXEC).ok()?.bytes;
    if read == 0 {
        return None;
    }
    // A command is short and sent at once; should it come in two, the rest is under way.
    let mut rest = control;
    rest.read_exact(&mut bytes[read..]).ok()?;
    let socket = attached.drain().find_map(|message| match message {
        RecvAncillaryMessage::ScmRights(mut sockets) => sockets.next(),
        _ => None,
    });
    let (what, cell) = control::read_command(bytes);
    Some((what, cell, socket))
}

/// Turns a fork into the worker of one cell, whose link is its standard input.
fn become_worker(ready: Ready, socket: &OwnedFd, server: u32) -> i32 {
    if !confine::die_with_parent(server) {
        return 1;
    }
    if dup2_stdin(socket).is_err() {
        return 1;
    }
    confine::close_inherited();
    run_cell(ready)
}
