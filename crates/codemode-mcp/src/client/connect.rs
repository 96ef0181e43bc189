//! One connection: the handshake, lists, calls, and the text of every way in which they fail.

use std::{
    ffi::OsString,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use codemode_core::Cancellation;
use rmcp::{
    RoleClient, ServiceExt,
    model::{ClientConfig, ClientRequest, Implementation, ListToolsRequest, PaginatedRequestParams, ServerResult},
    service::{ClientInitializeError, Peer, PeerRequestOptions, RequestHandle, RunningService, ServiceError},
    transport::Transport,
};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    runtime::Handle,
    time::{Instant, sleep, timeout, timeout_at},
};

use super::{
    http,
    lines::{Lines, Wire},
    raw,
    stdio::Process,
};
use crate::{
    config::{Endpoint, ServerConfig},
    error::{McpError, McpErrorKind},
    text,
};

/// A server that has answered the handshake. Dropping it ends the connection and the process.
#[derive(Debug)]
pub(crate) struct Connection {
    label: Label,
    capabilities: Capabilities,
    peer: Peer<RoleClient>,
    /// None once the connection is closed. The lock is never held across an await.
    service: Mutex<Option<RunningService<RoleClient, ClientConfig>>>,
    wire: Arc<Wire>,
    process: Option<Process>,
}

/// What a server offers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capabilities {
    pub(crate) prompts: bool,
    pub(crate) resources: bool,
    pub(crate) tools: bool,
}

/// Why a request got no result.
#[derive(Debug)]
pub(crate) enum RequestError {
    /// Whoever asked does not wait any more.
    Cancelled,
    /// The server is gone; the text says how.
    Ended(String),
    /// The server answered with an error; the text has its code and message.
    Refused(String),
    /// No answer came in time.
    Timeout,
    /// The request could not be sent, or its answer not be read; the text says why.
    Transport(String),
}

/// How the name of a server and the place of its configuration are written in errors.
#[derive(Clone, Debug)]
struct Label {
    name: String,
    /// The key to check.
    check: String,
}

impl Connection {
    /// Starts or reaches a configured server, and shakes hands before `deadline`.
    pub(super) async fn open(
        name: &str,
        config: &ServerConfig,
        base_env: &[(OsString, OsString)],
        limit: Duration,
    ) -> Result<Self, McpError> {
        let wire = Arc::<Wire>::default();
        match &config.endpoint {
            Endpoint::Http(http) => {
                let label = Label { name: name.to_owned(), check: format!("check `mcpServers.{name}.url`") };
                Self::shake_hands(label, http::transport(name, http)?, wire, None, limit).await
            }
            Endpoint::Stdio(stdio) => {
                let label = Label { name: name.to_owned(), check: format!("check `mcpServers.{name}.command` and its `args`") };
                let (process, streams) = Process::start(name, stdio, base_env)?;
                let transport = Lines::new(streams.stdout, streams.stdin, Arc::clone(&wire));
                Self::shake_hands(label, transport, wire, Some(process), limit).await
            }
        }
    }

    /// Shakes hands with a server at the other end of a stream.
    pub(super) async fn over<S>(name: &str, stream: S, limit: Duration) -> Result<Self, McpError>
    where
        S: AsyncRead + AsyncWrite + Send + 'static,
    {
        let wire = Arc::<Wire>::default();
        let (read, write) = tokio::io::split(stream);
        let label = Label { name: name.to_owned(), check: "check what serves its stream".into() };
        Self::shake_hands(label, Lines::new(read, write, Arc::clone(&wire)), wire, None, limit).await
    }

    async fn shake_hands<T>(
        label: Label,
        transport: T,
        wire: Arc<Wire>,
        process: Option<Process>,
        limit: Duration,
    ) -> Result<Self, McpError>
    where
        T: Transport<RoleClient> + 'static,
    {
        let start = Instant::now();
        let info =
            ClientConfig::new(rmcp::model::ClientCapabilities::default(), Implementation::new("codemode", env!("CARGO_PKG_VERSION")));
        let stray = wire.strayed.clone();
        let strayed = async move {
            stray.cancelled().await;
            sleep(STRAY_PATIENCE).await;
        };
        // Boxed, since the compiler cannot see for all lifetimes that the bare future is `Send`.
        let serving: Pin<Box<dyn Future<Output = _> + Send>> = Box::pin(info.serve(transport));
        let service = tokio::select! {
            service = serving => Some(service),
            () = strayed => None,
            () = sleep(limit) => None,
        };
        let failed = |kind, problem: String| Err(label.error(kind, &problem));
        match service {
            Some(Ok(service)) => {
                let offers = service.peer_info().map(|info| info.capabilities.clone()).unwrap_or_default();
                let capabilities = Capabilities {
                    prompts: offers.prompts.is_some(),
                    resources: offers.resources.is_some(),
                    tools: offers.tools.is_some(),
                };
                let peer = service.peer().clone();
                Ok(Self { label, capabilities, peer, service: Mutex::new(Some(service)), wire, process })
            }
            Some(Err(ClientInitializeError::JsonRpcError(error))) => {
                failed(McpErrorKind::Refused, format!("refused to start a session: {}", refusal(error.code.0, &error.message)))
            }
            Some(Err(ClientInitializeError::ExpectedInitResult(_) | ClientInitializeError::ExpectedInitResponse(_))) => {
                failed(McpErrorKind::Protocol, "answered `initialize` with something that is not its result".into())
            }
            Some(Err(error)) if error.is_authorization_required() => {
                failed(McpErrorKind::Unreachable, "wants authorization: add an `Authorization` header to its `headers`".into())
            }
            Some(Err(ClientInitializeError::TransportError { error, .. })) if process.is_none() && !wire.ended.is_cancelled() => failed(
                McpErrorKind::Unreachable,
                format!("cannot be reached: {}", text::one_line(&http::root_cause(&*error.error), MAX_CAUSE)),
            ),
            Some(Err(_)) if process.is_none() && !wire.ended.is_cancelled() => {
                failed(McpErrorKind::Protocol, "broke off the handshake".into())
            }
            Some(Err(_)) => {
                let end = epitaph(&wire, process.as_ref()).await;
                failed(McpErrorKind::Ended, format!("{end} before it had started"))
            }
            None => {
                let seconds = seconds(start.elapsed());
                let words = words(process.as_ref()).await;
                match wire.stray_line.get() {
                    Some(line) => failed(
                        McpErrorKind::Protocol,
                        format!("printed text that is not JSON-RPC (`{line}`) and did not answer within {seconds} s{words}"),
                    ),
                    None => failed(McpErrorKind::Timeout, format!("did not answer within {seconds} s{words}")),
                }
            }
        }
    }

    pub(crate) fn capabilities(&self) -> Capabilities {
        self.capabilities
    }

    /// Whether the connection is of no use any more.
    pub(super) fn is_over(&self) -> bool {
        self.wire.ended.is_cancelled() || self.peer.is_transport_closed()
    }

    /// All tools that the server lists, as it described them.
    pub(super) async fn tools(&self, limit: Duration) -> Result<Vec<Value>, McpError> {
        if !self.capabilities.tools {
            return Ok(Vec::new());
        }
        let deadline = Instant::now() + limit;
        let mut tools = Vec::new();
        let mut cursor = None;
        for _ in 0..MAX_PAGES {
            let params = PaginatedRequestParams::default().with_cursor(cursor);
            let request = ClientRequest::ListToolsRequest(ListToolsRequest::with_param(params));
            let left = deadline.saturating_duration_since(Instant::now());
            let result = match self.request(request, left, &Cancellation::new()).await {
                Ok(result) => result,
                Err(error) => return Err(self.list_error(&error, limit)),
            };
            let Ok(page) = serde_json::from_str::<ToolsPage<'_>>(&result) else {
                return Err(self.label.error(McpErrorKind::Protocol, "answered `tools/list` with something that is not a list"));
            };
            // A tool that cannot be read is left out; the others are none the worse for it.
            tools.extend(page.tools.into_iter().filter_map(|tool| serde_json::from_str(tool.get()).ok()));
            if tools.len() > MAX_TOOLS {
                return Err(self.label.error(McpErrorKind::Protocol, &format!("lists more than {MAX_TOOLS} tools")));
            }
            match page.next_cursor.and_then(|cursor| serde_json::from_str::<String>(cursor.get()).ok()) {
                Some(next) => cursor = Some(next),
                None => return Ok(tools),
            }
        }
        Err(self.label.error(McpErrorKind::Protocol, &format!("lists its tools on more than {MAX_PAGES} pages")))
    }

    /// Sends a request and gives the text of its result, just as the server sent it.
    ///
    /// The server is told when the request is given up, also by dropping the future.
    pub(crate) async fn request(
        &self,
        request: ClientRequest,
        limit: Duration,
        cancellation: &Cancellation,
    ) -> Result<String, RequestError> {
        let deadline = Instant::now() + limit;
        if cancellation.is_cancelled() {
            return Err(RequestError::Cancelled);
        }
        if self.is_over() {
            return Err(self.ended().await);
        }
        let sending = self.peer.send_cancellable_request(request, PeerRequestOptions::no_options());
        let Ok(handle) = timeout_at(deadline, sending).await else {
            return Err(RequestError::Timeout);
        };
        let Ok(handle) = handle else {
            return Err(self.ended().await);
        };
        let mut pending = Pending(Some(handle));
        let outcome = tokio::select! {
            biased;
            answer = pending.answer() => answer,
            () = cancellation.cancelled() => return Err(RequestError::Cancelled),
            () = self.wire.ended.cancelled() => Err(ServiceError::TransportClosed),
            () = tokio::time::sleep_until(deadline) => return Err(RequestError::Timeout),
        };
        pending.0.take();
        match outcome {
            Ok(result) => Ok(raw::result_text(result)),
            Err(ServiceError::McpError(error)) => Err(RequestError::Refused(refusal(error.code.0, &error.message))),
            Err(ServiceError::TransportSend(error)) if self.process.is_none() => {
                Err(RequestError::Transport(text::one_line(&http::root_cause(&*error.error), MAX_CAUSE)))
            }
            Err(ServiceError::TransportSend(_) | ServiceError::TransportClosed) => Err(self.ended().await),
            Err(error) => Err(RequestError::Transport(text::one_line(&error.to_string(), MAX_CAUSE))),
        }
    }

    /// Closes the connection and ends the process, within three seconds.
    pub(super) async fn close(&self) {
        let service = self.service.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut service) = service {
            let _ = service.close_with_timeout(CLOSE_PATIENCE).await;
        }
        if let Some(process) = &self.process {
            process.stop().await;
        }
    }

    async fn ended(&self) -> RequestError {
        RequestError::Ended(epitaph(&self.wire, self.process.as_ref()).await)
    }

    fn list_error(&self, error: &RequestError, limit: Duration) -> McpError {
        match error {
            RequestError::Cancelled => self.label.error(McpErrorKind::Protocol, "cancelled the listing of its tools"),
            RequestError::Ended(end) => self.label.error(McpErrorKind::Ended, &format!("{end} while its tools were listed")),
            RequestError::Refused(refusal) => self.label.error(McpErrorKind::Refused, &format!("does not list its tools: {refusal}")),
            RequestError::Timeout => {
                self.label.error(McpErrorKind::Timeout, &format!("did not list its tools within {} s", seconds(limit)))
            }
            RequestError::Transport(cause) => self.label.error(McpErrorKind::Unreachable, &format!("did not list its tools: {cause}")),
        }
    }
}

impl Label {
    fn error(&self, kind: McpErrorKind, problem: &str) -> McpError {
        McpError::new(kind, &format!("MCP server `{}` {problem}; {}", self.name, self.check))
    }
}

/// A request whose answer is awaited. Dropping it tells the server that nobody waits any more.
struct Pending(Option<RequestHandle<RoleClient>>);

impl Pending {
    async fn answer(&mut self) -> Result<ServerResult, ServiceError> {
        match &mut self.0 {
            Some(handle) => (&mut handle.rx).await.unwrap_or(Err(ServiceError::TransportClosed)),
            None => Err(ServiceError::TransportClosed),
        }
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let (Some(handle), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(timeout(CLOSE_PATIENCE, handle.cancel(Some("nobody waits for the result".into()))));
        }
    }
}

#[derive(Deserialize)]
struct ToolsPage<'a> {
    #[serde(borrow)]
    tools: Vec<&'a RawValue>,
    #[serde(borrow, default, rename = "nextCursor")]
    next_cursor: Option<&'a RawValue>,
}

/// How a server has ended: `exited with status 1 (its last words: ...)`.
async fn epitaph(wire: &Wire, process: Option<&Process>) -> String {
    let end = match (wire.broken.get(), process) {
        (Some(broken), _) => (*broken).to_owned(),
        (None, Some(process)) => process.end(END_PATIENCE).await.unwrap_or_else(|| "closed its standard output".into()),
        (None, None) => "closed the connection".into(),
    };
    let stray = wire.stray_line.get().map(|line| format!(", printed text that is not JSON-RPC (`{line}`)")).unwrap_or_default();
    format!("{end}{stray}{}", words(process).await)
}

async fn words(process: Option<&Process>) -> String {
    match process {
        Some(process) => process.last_words().await.map(|words| format!(" (its last words: {words})")).unwrap_or_default(),
        None => String::new(),
    }
}

/// Seconds, to a tenth.
fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 10.0).round() / 10.0
}

fn refusal(code: i32, message: &str) -> String {
    format!("error {code}: {}", text::one_line(message, MAX_REFUSAL))
}

/// How long after its first stray line a server may take to answer. Some print a banner and then behave.
const STRAY_PATIENCE: Duration = Duration::from_secs(5);
/// How long the status of a process is waited for whose output has ended.
const END_PATIENCE: Duration = Duration::from_millis(500);
const CLOSE_PATIENCE: Duration = Duration::from_millis(500);
const MAX_PAGES: usize = 1_000;
const MAX_TOOLS: usize = 10_000;
const MAX_CAUSE: usize = 200;
const MAX_REFUSAL: usize = 1_000;
