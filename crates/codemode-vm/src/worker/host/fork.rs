//! The host's side of the fork server.

use std::{
    collections::BTreeMap,
    io::{self, IoSlice, Read, Write},
    mem::MaybeUninit,
    net::Shutdown,
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
    path::Path,
    process::{Child, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use codemode_core::GuestView;
use rustix::{
    cmsg_space,
    net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags, sendmsg},
};
use tokio::sync::oneshot;

use super::{
    guest::{Ending, Worker},
    process::{command, spawn},
};
use crate::worker::{
    Role,
    control::{self, REPORT_BYTES},
};

/// A process that forks a worker whenever it is asked to. Dropping it ends the process and all of its workers.
pub(super) struct ForkServer {
    control: UnixStream,
    next: AtomicU64,
    shared: Arc<Shared>,
}

/// What the server's reports change.
#[derive(Default)]
struct Shared {
    /// Who waits for the end of which cell.
    ends: Mutex<BTreeMap<u64, oneshot::Sender<i32>>>,
    gone: AtomicBool,
}

/// A forked worker. Dropping it ends it.
pub(super) struct Forked {
    cell: u64,
    server: Arc<ForkServer>,
    status: Option<oneshot::Receiver<i32>>,
}

impl ForkServer {
    /// Starts a server whose guests see this, and waits until it is ready.
    pub(super) async fn start(program: &Path, view: &GuestView) -> io::Result<Arc<Self>> {
        let view = serde_json::to_vec(view)?;
        let (control, theirs) = UnixStream::pair()?;
        let mut command = command(program, Role::ForkServer);
        command.stdin(OwnedFd::from(theirs)).stdout(Stdio::null());
        let child = spawn(command)?;
        let shared = Arc::new(Shared::default());
        let (ready, is_ready) = oneshot::channel();
        let reports = control.try_clone()?;
        let server = Arc::new(Self { control, next: AtomicU64::new(0), shared: Arc::clone(&shared) });
        // A thread, not a task: the server outlives the runtime that has started it.
        thread::Builder::new().name("codemode-workers".into()).spawn(move || attend(reports, &view, child, &shared, ready))?;
        match tokio::time::timeout(LONGEST_START, is_ready).await {
            Ok(Ok(())) => Ok(server),
            // Dropping it ends whatever has come of it.
            _ => Err(io::Error::other("the fork server does not start")),
        }
    }

    pub(super) fn is_alive(&self) -> bool {
        !self.shared.gone.load(Ordering::Acquire)
    }

    /// A new worker, which boots no engine.
    pub(super) fn fork(self: &Arc<Self>) -> io::Result<Worker> {
        let cell = self.next.fetch_add(1, Ordering::Relaxed);
        let (ours, theirs) = UnixStream::pair()?;
        let (end, status) = oneshot::channel();
        self.shared.ends.lock().unwrap_or_else(PoisonError::into_inner).insert(cell, end);
        let forked = Forked { cell, server: Arc::clone(self), status: Some(status) };
        let mut space = [MaybeUninit::uninit(); cmsg_space!(ScmRights(1))];
        let mut attached = SendAncillaryBuffer::new(&mut space);
        let sockets = [theirs.as_fd()];
        attached.push(SendAncillaryMessage::ScmRights(&sockets));
        self.send(control::FORK, cell, &mut attached)?;
        Ok(Worker { link: ours, ending: Ending::Forked(forked) })
    }

    fn send(&self, what: u8, cell: u64, attached: &mut SendAncillaryBuffer<'_, '_, '_>) -> io::Result<()> {
        let bytes = control::command(what, cell);
        // The server reads whatever comes at once: a full socket means that it is stuck, and nobody is to wait for it.
        let sent = sendmsg(&self.control, &[IoSlice::new(&bytes)], attached, SendFlags::NOSIGNAL | SendFlags::DONTWAIT)?;
        if sent == bytes.len() { Ok(()) } else { Err(io::ErrorKind::WriteZero.into()) }
    }
}

impl Drop for ForkServer {
    fn drop(&mut self) {
        let _ = self.control.shutdown(Shutdown::Both);
    }
}

impl Forked {
    pub(super) async fn status(&mut self) -> Option<i32> {
        let status = self.status.take()?;
        // One that is ending already keeps its status.
        self.kill();
        status.await.ok()
    }

    fn kill(&self) {
        let _ = self.server.send(control::KILL, self.cell, &mut SendAncillaryBuffer::default());
    }
}

impl Drop for Forked {
    fn drop(&mut self) {
        self.server.shared.ends.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.cell);
        self.kill();
    }
}

/// Tells the server what its guests see, and takes its reports until it is gone.
fn attend(mut reports: UnixStream, view: &[u8], mut server: Child, shared: &Shared, ready: oneshot::Sender<()>) {
    let mut ready = Some(ready);
    let mut report = [0; REPORT_BYTES];
    let told = reports.write_all(&control::command(control::PREPARE, view.len() as u64)).and_then(|()| reports.write_all(view));
    while told.is_ok() && reports.read_exact(&mut report).is_ok() {
        match control::read_report(report) {
            (control::READY, _) => {
                // Whoever has stopped waiting has dropped the server too.
                let _ = ready.take().map(|ready| ready.send(()));
            }
            (cell, status) => {
                let end = shared.ends.lock().unwrap_or_else(PoisonError::into_inner).remove(&cell);
                let _ = end.map(|end| end.send(status));
            }
        }
    }
    shared.gone.store(true, Ordering::Release);
    // Its workers end with it. Nobody will say how.
    shared.ends.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let _ = server.kill();
    let _ = server.wait();
}

/// A server that is not ready by then never will be.
const LONGEST_START: Duration = Duration::from_secs(2);
