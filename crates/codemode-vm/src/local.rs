//! Guests on threads of the host's process.

use std::{sync::mpsc, thread};

use async_trait::async_trait;
use codemode_core::{CellProgram, Delivery, Executor, ExecutorError, ExecutorErrorKind, Guest, GuestFrame, HostFrame};
use tokio::sync::mpsc as async_mpsc;

use crate::{leg_loop, worker::ENGINE_STACK_BYTES};

/// Runs each cell on a thread of this process, for code that is trusted.
///
/// What it cannot do: stop a guest that computes without end (dropping the guest leaves its thread running until it
/// waits for the host), hold a memory limit, or keep the process alive when a guest exhausts memory. Use
/// [`WorkerExecutor`](crate::WorkerExecutor) for anything that a model wrote.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalExecutor;

#[async_trait]
impl Executor for LocalExecutor {
    async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError> {
        let (to_guest, from_host) = mpsc::channel();
        let (to_host, from_guest) = async_mpsc::unbounded_channel();
        let link = ChannelLink { to_host, from_host };
        let started = thread::Builder::new().name("codemode-guest".into()).stack_size(ENGINE_STACK_BYTES).spawn(move || {
            if let Ok(ready) = leg_loop::boot(ENGINE_STACK_BYTES) {
                leg_loop::run(ready, link, |_| {});
            }
        });
        if let Err(error) = started {
            return Err(ExecutorError::new(ExecutorErrorKind::Unavailable, format!("cannot start a thread for the cell: {error}")));
        }
        let guest = LocalGuest { to_guest, from_guest };
        guest.send(HostFrame::Start { program: Box::new(program), clock_ms })?;
        Ok(Box::new(guest))
    }
}

struct LocalGuest {
    to_guest: mpsc::Sender<HostFrame>,
    from_guest: async_mpsc::UnboundedReceiver<GuestFrame>,
}

impl LocalGuest {
    fn send(&self, frame: HostFrame) -> Result<(), ExecutorError> {
        self.to_guest.send(frame).map_err(|_| gone())
    }
}

#[async_trait]
impl Guest for LocalGuest {
    async fn next(&mut self) -> Result<GuestFrame, ExecutorError> {
        self.from_guest.recv().await.ok_or_else(gone)
    }

    async fn deliver(&mut self, delivery: Delivery) -> Result<(), ExecutorError> {
        self.send(HostFrame::Deliver(delivery))
    }
}

struct ChannelLink {
    to_host: async_mpsc::UnboundedSender<GuestFrame>,
    from_host: mpsc::Receiver<HostFrame>,
}

impl leg_loop::Link for ChannelLink {
    fn send(&self, frame: &GuestFrame) {
        // A host that is gone shows in the next `receive`.
        let _ = self.to_host.send(frame.clone());
    }

    fn receive(&self) -> Option<HostFrame> {
        self.from_host.recv().ok()
    }
}

fn gone() -> ExecutorError {
    ExecutorError::new(ExecutorErrorKind::Crashed, "the cell's thread ended without a result")
}
