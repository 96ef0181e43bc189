//! The host's end of a worker: frames over pipes, and what a worker's end means.

use std::process::ExitStatus;

use async_trait::async_trait;
use codemode_core::{
    Delivery, ExecutorError, ExecutorErrorKind, Guest, GuestFrame, HostFrame,
    leg::{self, FRAME_HEADER_BYTES},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::{Child, ChildStderr, ChildStdin, ChildStdout},
};

use super::EXIT_OUT_OF_MEMORY;

pub(super) struct WorkerGuest {
    child: Child,
    to_guest: ChildStdin,
    from_guest: ChildStdout,
    errors: ChildStderr,
    /// Bytes read and not yet taken as a frame. Kept here so that `next` may be dropped at any await.
    buffer: Vec<u8>,
    memory_limit: u64,
}

impl WorkerGuest {
    pub(super) fn new(mut child: Child, memory_limit: u64) -> Result<Self, String> {
        match (child.stdin.take(), child.stdout.take(), child.stderr.take()) {
            (Some(to_guest), Some(from_guest), Some(errors)) => {
                Ok(Self { child, to_guest, from_guest, errors, buffer: Vec::new(), memory_limit })
            }
            _ => Err("it has no pipes".into()),
        }
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
        // One that has closed its pipes and lives on is of no use, and must not be waited for.
        let _ = self.child.start_kill();
        let mut words = Vec::new();
        // The pipe ends with the process, so this ends too; a worker says little or nothing.
        let _ = (&mut self.errors).take(MAX_ERROR_BYTES).read_to_end(&mut words).await;
        let Ok(status) = self.child.wait().await else {
            return ExecutorError::new(ExecutorErrorKind::Crashed, "the worker process is gone");
        };
        if status.code() == Some(EXIT_OUT_OF_MEMORY) {
            let message = format!(
                "out of memory: the cell reached its limit of {} bytes. Hold less at once: filter early, page through data, build text from an array with join",
                self.memory_limit
            );
            return ExecutorError::new(ExecutorErrorKind::OutOfMemory, message);
        }
        let words = String::from_utf8_lossy(&words);
        let last = words.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or_default();
        let last = if last.is_empty() { String::new() } else { format!(": {last}") };
        ExecutorError::new(ExecutorErrorKind::Crashed, format!("the worker process crashed ({}){last}", how(status)))
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

fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "unknown status".into(), |code| format!("exit status {code}"))
}

/// What is read of a worker's last words.
const MAX_ERROR_BYTES: u64 = 16 * 1024;
