//! The host's end of a worker: frames over a socket or pipes, and what a worker's end means.

use std::io;

use async_trait::async_trait;
use codemode_core::{
    Delivery, ExecutorError, ExecutorErrorKind, Guest, GuestFrame, HostFrame,
    leg::{self, FRAME_HEADER_BYTES},
};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    sync::OwnedSemaphorePermit,
};

#[cfg(target_os = "linux")]
use super::fork::Forked;
use super::process::Started;
use crate::worker::{EXIT_OUT_OF_MEMORY, EXIT_UNCONFINED};

/// A worker that waits for its program. It belongs to no runtime yet.
pub(super) struct Worker {
    pub(super) link: Link,
    pub(super) ending: Ending,
}

/// The host's end of what a worker reads and writes.
#[cfg(unix)]
pub(super) type Link = std::os::unix::net::UnixStream;
#[cfg(not(unix))]
pub(super) type Link = (std::process::ChildStdin, std::process::ChildStdout);

/// How a worker is ended, and how it is known that it has. Dropping it ends the worker.
pub(super) enum Ending {
    Started(Started),
    #[cfg(target_os = "linux")]
    Forked(Forked),
}

impl Ending {
    /// Ends the worker if it still runs, and gives its exit status, or its signal below zero.
    async fn status(&mut self) -> Option<i32> {
        match self {
            Self::Started(process) => process.status().await,
            #[cfg(target_os = "linux")]
            Self::Forked(process) => process.status().await,
        }
    }
}

pub(in crate::worker) struct WorkerGuest {
    ending: Ending,
    to_guest: Box<dyn AsyncWrite + Send + Unpin>,
    from_guest: Box<dyn AsyncRead + Send + Unpin>,
    /// Bytes read and not yet taken as a frame. Kept here so that `next` may be dropped at any await.
    buffer: Vec<u8>,
    memory_limit: u64,
    /// The place among the workers that may live at once.
    permit: Option<OwnedSemaphorePermit>,
}

impl WorkerGuest {
    pub(super) fn new(worker: Worker, memory_limit: u64) -> io::Result<Self> {
        let Worker { link, ending } = worker;
        let (from_guest, to_guest) = halves(link)?;
        Ok(Self { ending, to_guest, from_guest, buffer: Vec::new(), memory_limit, permit: None })
    }

    pub(super) fn holding(self, permit: OwnedSemaphorePermit) -> Self {
        Self { permit: Some(permit), ..self }
    }

    pub(super) async fn send(&mut self, frame: &HostFrame) -> Result<(), ExecutorError> {
        let bytes = leg::encode(frame).map_err(|error| ExecutorError::new(ExecutorErrorKind::Crashed, error.to_string()))?;
        let sent = match self.to_guest.write_all(&bytes).await {
            Ok(()) => self.to_guest.flush().await,
            Err(error) => Err(error),
        };
        // A worker that does not read has ended: its exit status tells more than a broken pipe.
        if sent.is_err() { Err(self.ended().await) } else { Ok(()) }
    }

    fn take_frame(&mut self) -> Result<Option<GuestFrame>, ExecutorError> {
        let broken = |error: leg::FrameError| {
            ExecutorError::new(ExecutorErrorKind::Crashed, format!("the worker sent something that is no frame: {error}"))
        };
        let Some(header) = self.buffer.first_chunk::<FRAME_HEADER_BYTES>() else { return Ok(None) };
        let end = FRAME_HEADER_BYTES + leg::decode_length(*header).map_err(broken)?;
        let Some(body) = self.buffer.get(FRAME_HEADER_BYTES..end) else { return Ok(None) };
        let frame = leg::decode(body).map_err(broken)?;
        self.buffer.drain(..end);
        Ok(Some(frame))
    }

    /// Why the worker is gone.
    async fn ended(&mut self) -> ExecutorError {
        // One that has closed its link and lives on is of no use.
        let Some(status) = self.ending.status().await else {
            return ExecutorError::new(ExecutorErrorKind::Crashed, "the worker process is gone");
        };
        self.permit = None;
        if status == EXIT_OUT_OF_MEMORY || status == -ABORTED {
            let message = format!(
                "out of memory: the cell reached its limit of {} bytes. Hold less at once: filter early, page through data, build text from an array with join",
                self.memory_limit
            );
            return ExecutorError::new(ExecutorErrorKind::OutOfMemory, message);
        }
        ExecutorError::new(ExecutorErrorKind::Crashed, format!("the worker process crashed ({})", how(status)))
    }
}

#[async_trait]
impl Guest for WorkerGuest {
    async fn next(&mut self) -> Result<GuestFrame, ExecutorError> {
        loop {
            if let Some(frame) = self.take_frame()? {
                return Ok(frame);
            }
            match self.from_guest.read_buf(&mut self.buffer).await {
                Ok(0) | Err(_) => return Err(self.ended().await),
                Ok(_) => {}
            }
        }
    }

    async fn deliver(&mut self, delivery: Delivery) -> Result<(), ExecutorError> {
        self.send(&HostFrame::Deliver(delivery)).await
    }
}

type Halves = (Box<dyn AsyncRead + Send + Unpin>, Box<dyn AsyncWrite + Send + Unpin>);

#[cfg(unix)]
fn halves(link: Link) -> io::Result<Halves> {
    link.set_nonblocking(true)?;
    let (from_guest, to_guest) = tokio::net::UnixStream::from_std(link)?.into_split();
    Ok((Box::new(from_guest), Box::new(to_guest)))
}

#[cfg(not(unix))]
fn halves((to_guest, from_guest): Link) -> io::Result<Halves> {
    Ok((Box::new(tokio::process::ChildStdout::from_std(from_guest)?), Box::new(tokio::process::ChildStdin::from_std(to_guest)?)))
}

/// What an exit status, or a signal below zero, says.
fn how(status: i32) -> String {
    match -status {
        STACK_OVERFLOW => "it ran out of stack: the program, or a value in it, is nested or recurses too deep for the engine".into(),
        FORBIDDEN => "it did what a worker never does, and was stopped by the kernel".into(),
        signal if signal > 0 => format!("signal {signal}"),
        _ if status == EXIT_UNCONFINED => {
            "this kernel cannot confine it, so it ran nothing: system-call filters (seccomp) are missing or refused".into()
        }
        _ => format!("exit status {status}"),
    }
}

/// SIGSEGV: no safe code gets it but by running into the end of the stack.
const STACK_OVERFLOW: i32 = 11;

/// SIGABRT: a process whose panics are caught aborts when it is refused memory.
const ABORTED: i32 = 6;

/// SIGSYS, by the allow-list of system calls.
const FORBIDDEN: i32 = 31;
