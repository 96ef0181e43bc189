//! The stdio transport: one message a line, over any pair of byte streams.

use std::{
    io,
    sync::{Arc, OnceLock},
};

use codemode_core::Cancellation;
use rmcp::{
    RoleClient,
    model::{ClientJsonRpcMessage, RequestId, ServerJsonRpcMessage},
    transport::Transport,
};
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader},
    sync::Mutex,
};

use super::raw::{self, Reading};
use crate::text;

/// What became of the stream, for whoever waits for an answer on it. All of it is written once, by the transport.
#[derive(Debug, Default)]
pub(super) struct Wire {
    /// Fires when nothing will be read any more.
    pub(super) ended: Cancellation,
    /// Fires when the first line came that is not of the protocol.
    pub(super) strayed: Cancellation,
    /// That line.
    pub(super) stray_line: OnceLock<String>,
    /// Why reading stopped, when it was not the server that closed the stream.
    pub(super) broken: OnceLock<&'static str>,
}

/// The transport. rmcp has one, but it neither tells of stray lines nor keeps results as they were sent.
pub(super) struct Lines<R, W> {
    read: BufReader<R>,
    /// The line that is being read. It outlives a call of `receive`, which rmcp drops whenever it has something to send.
    line: Vec<u8>,
    /// Held only while one message is written; none when the stream is closed for writing.
    write: Arc<Mutex<Option<W>>>,
    initialize: Option<RequestId>,
    wire: Arc<Wire>,
}

impl<R: AsyncRead + Unpin, W> Lines<R, W> {
    pub(super) fn new(read: R, write: W, wire: Arc<Wire>) -> Self {
        Self { read: BufReader::new(read), line: Vec::new(), write: Arc::new(Mutex::new(Some(write))), initialize: None, wire }
    }

    /// Reads until `line` holds a whole line. Safe to drop: what was read is in `line`.
    async fn fill_line(&mut self) -> Option<()> {
        loop {
            let available = match self.read.fill_buf().await {
                Ok([]) | Err(_) => return None,
                Ok(available) => available,
            };
            let end = available.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(available.len(), |at| at + 1);
            self.line.extend_from_slice(&available[..taken]);
            self.read.consume(taken);
            if self.line.len() > MAX_LINE_BYTES {
                // What follows cannot be trusted to be answers to what was asked: one of them is lost.
                self.wire.broken.get_or_init(|| "sent a message of more than 16 MiB");
                return None;
            }
            if end.is_some() {
                return Some(());
            }
        }
    }
}

impl<R, W> Transport<RoleClient> for Lines<R, W>
where
    R: AsyncRead + Send + Unpin,
    W: AsyncWrite + Send + Unpin + 'static,
{
    type Error = io::Error;

    fn send(&mut self, message: ClientJsonRpcMessage) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let initialize = raw::initialize_id(&message).cloned();
        let is_first = initialize.is_some();
        self.initialize = initialize.or(self.initialize.take());
        let write = Arc::clone(&self.write);
        async move {
            let mut line = serde_json::to_vec(&message)?;
            line.push(b'\n');
            let mut write = write.lock().await;
            let Some(write) = write.as_mut() else {
                return Err(io::ErrorKind::NotConnected.into());
            };
            let written = async {
                write.write_all(&line).await?;
                write.flush().await
            };
            match written.await {
                // A server that has ended at once may have said why: that is read next, up to the end.
                Err(error) if is_first && error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                written => written,
            }
        }
    }

    async fn receive(&mut self) -> Option<ServerJsonRpcMessage> {
        loop {
            if self.fill_line().await.is_none() {
                self.wire.ended.cancel();
                return None;
            }
            let line = String::from_utf8_lossy(&self.line);
            let trimmed = line.trim_start_matches('\u{feff}').trim();
            let reading = if trimmed.is_empty() { Reading::Ignored } else { raw::read(trimmed, self.initialize.as_ref()) };
            if matches!(reading, Reading::Junk) {
                self.wire.stray_line.get_or_init(|| text::one_line(trimmed, MAX_STRAY_CHARS));
                self.wire.strayed.cancel();
            }
            self.line.clear();
            if let Reading::Message(message) = reading {
                return Some(*message);
            }
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        self.wire.ended.cancel();
        self.write.lock().await.take();
        Ok(())
    }
}

/// As much as rmcp takes over HTTP.
const MAX_LINE_BYTES: usize = 16 * 1024 * 1024;
const MAX_STRAY_CHARS: usize = 80;
