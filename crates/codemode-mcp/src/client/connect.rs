//! One connection: the handshake, lists, calls, and the text of every way in which they fail.

use std::{
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use codemode_core::{Cancellation, Progress};
use rmcp::{
    RoleClient, ServiceExt,
    model::{ClientRequest, Implementation, ListToolsRequest, PaginatedRequestParams, ServerResult},
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
    Env,
    http::{self, Reach, WANTS_AUTHORIZATION},
    lines::{Lines, Wire},
    raw,
    requests::{Handler, Told},
    server::{Named, Offer},
    sse::Events,
    stdio::Process,
    token,
};
use crate::{
    config::{Endpoint, ExpandError, ServerConfig},
    error::{McpError, McpErrorKind},
    text,
};

/// A server that has answered the handshake. Dropping it ends the connection and the process.
#[derive(Debug)]
pub(crate) struct Connection {
    label: Label,
    named: Named,
    capabilities: Capabilities,
    peer: Peer<RoleClient>,
    /// None once the connection is closed. The lock is never held across an await.
    service: Mutex<Option<RunningService<RoleClient, Handler>>>,
    told: Arc<Told>,
    wire: Arc<Wire>,
    process: Option<Process>,
}

/// What a server can do.
#[derive(Clone, Copy, Debug)]
struct Capabilities {
    prompts: bool,
    resources: bool,
    tools: bool,
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
    /// Starts or reaches a configured server, and shakes hands within `limit`.
    pub(super) async fn open(name: &str, config: &ServerConfig, env: &Env, limit: Duration) -> Result<Self, McpError> {
        let wire = Arc::<Wire>::default();
        let endpoint = config.expanded(&|variable| env.variable(variable)).map_err(|ExpandError { path, problem }| {
            let key = format!("mcpServers.{name}.{}", path.join("."));
            McpError::new(McpErrorKind::Configuration, &format!("MCP server `{name}` is not started: `{key}` {problem}"))
        })?;
        match &endpoint {
            Endpoint::Http(http) => {
                let label = Label { name: name.to_owned(), check: format!("check `mcpServers.{name}.url`") };
                let began = Instant::now();
                let token = token::read(name, &http.auth, env, limit).await?;
                let reach = Reach::new(name, http, token.as_deref())?;
                let older = |reach: Reach, label: Label| async move {
                    let left = limit.saturating_sub(began.elapsed());
                    let events = Events::open(reach, Arc::clone(&wire), left).await;
                    let events = events.map_err(|problem| match problem {
                        _ if problem == WANTS_AUTHORIZATION => label.error(McpErrorKind::Unreachable, &problem),
                        _ => label.error(McpErrorKind::Unreachable, &format!("cannot be reached: {problem}")),
                    })?;
                    Self::shake_hands(label, events, wire, None, env, limit.saturating_sub(began.elapsed())).await
                };
                if http.sse {
                    return older(reach, label).await;
                }
                let newer = Self::shake_hands(label.clone(), reach.clone().streamable(), Arc::default(), None, env, limit).await;
                match newer {
                    // The answer of a server that does not know the newer transport.
                    Err(error) if error.is_not_found() => older(reach, label).await.or(Err(error)),
                    other => other,
                }
            }
            Endpoint::Stdio(stdio) => {
                let label = Label { name: name.to_owned(), check: format!("check `mcpServers.{name}.command` and its `args`") };
                let (process, streams) = Process::start(name, stdio, &env.variables)?;
                let transport = Lines::new(streams.stdout, streams.stdin, Arc::clone(&wire));
                Self::shake_hands(label, transport, wire, Some(process), env, limit).await
            }
        }
    }

    /// Shakes hands with a server at the other end of a stream.
    pub(super) async fn over<S>(name: &str, stream: S, env: &Env, limit: Duration) -> Result<Self, McpError>
    where
        S: AsyncRead + AsyncWrite + Send + 'static,
    {
        let wire = Arc::<Wire>::default();
        let (read, write) = tokio::io::split(stream);
        let label = Label { name: name.to_owned(), check: "check what serves its stream".into() };
        Self::shake_hands(label, Lines::new(read, write, Arc::clone(&wire)), wire, None, env, limit).await
    }

    async fn shake_hands<T>(
        label: Label,
        transport: T,
        wire: Arc<Wire>,
        process: Option<Process>,
        env: &Env,
        limit: Duration,
    ) -> Result<Self, McpError>
    where
        T: Transport<RoleClient> + 'static,
    {
        let start = Instant::now();
        let told = Arc::<Told>::default();
        let handler = Handler::new(&label.name, env.requests.clone(), Arc::clone(&env.roots), Arc::clone(&told));
        let stray = wire.strayed.clone();
        let strayed = async move {
            stray.cancelled().await;
            sleep(STRAY_PATIENCE).await;
        };
        // Boxed, since the compiler cannot see for all lifetimes that the bare future is `Send`.
        let serving: Pin<Box<dyn Future<Output = _> + Send>> = Box::pin(handler.serve(transport));
        let service = tokio::select! {
            service = serving => Some(service),
            () = strayed => None,
            () = sleep(limit) => None,
        };
        let failed = |kind, problem: String| Err(label.error(kind, &problem));
        match service {
            Some(Ok(service)) => {
                let info = service.peer_info();
                let named = info.as_ref().and_then(|info| {
                    let Implementation { name, version, .. } = info.server_info.as_ref()?;
                    Some(Named { name: name.clone(), version: version.clone() })
                });
                let offers = info.map(|info| info.capabilities.clone()).unwrap_or_default();
                let capabilities = Capabilities {
                    prompts: offers.prompts.is_some(),
                    resources: offers.resources.is_some(),
                    tools: offers.tools.is_some(),
                };
                let peer = service.peer().clone();
                let named = named.unwrap_or_default();
                Ok(Self { label, named, capabilities, peer, service: Mutex::new(Some(service)), told, wire, process })
            }
            Some(Err(ClientInitializeError::JsonRpcError(error))) => {
                failed(McpErrorKind::Refused, format!("refused to start a session: {}", refusal(error.code.0, &error.message)))
            }
            Some(Err(ClientInitializeError::ExpectedInitResult(_) | ClientInitializeError::ExpectedInitResponse(_))) => {
                failed(McpErrorKind::Protocol, "answered `initialize` with something that is not its result".into())
            }
            Some(Err(error)) if error.is_authorization_required() => failed(McpErrorKind::Unreachable, WANTS_AUTHORIZATION.into()),
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

    /// Fires when the connection is of no use any more.
    pub(super) fn over_signal(&self) -> Cancellation {
        self.wire.ended.clone()
    }

    /// What the server tells.
    pub(super) fn told(&self) -> Arc<Told> {
        Arc::clone(&self.told)
    }

    /// What the server offers.
    pub(super) async fn offer(&self, limit: Duration) -> Result<Offer, McpError> {
        let (tools, problem) = self.tools(limit).await?;
        let Capabilities { prompts, resources, .. } = self.capabilities;
        Ok(Offer { server: self.named.clone(), prompts, resources, tools, problem: problem.map(|problem| problem.to_string()) })
    }

    /// Whether the connection is of no use any more.
    pub(super) fn is_over(&self) -> bool {
        self.wire.ended.is_cancelled() || self.peer.is_transport_closed()
    }

    /// The tools that the server lists, as it described them, and why those are not all, if they are not.
    async fn tools(&self, limit: Duration) -> Result<(Vec<Value>, Option<McpError>), McpError> {
        if !self.capabilities.tools {
            return Ok((Vec::new(), None));
        }
        let deadline = Instant::now() + limit;
        let mut tools = Vec::new();
        let mut cursor = None;
        for _ in 0..MAX_PAGES {
            let params = PaginatedRequestParams::default().with_cursor(cursor.clone());
            let request = ClientRequest::ListToolsRequest(ListToolsRequest::with_param(params));
            let left = deadline.saturating_duration_since(Instant::now());
            let answer = self.request(request, left, &Cancellation::new(), &Progress::default()).await;
            let page = match &answer {
                Ok(result) => serde_json::from_str::<ToolsPage<'_>>(result)
                    .map_err(|_| self.label.error(McpErrorKind::Protocol, "answered `tools/list` with something that is not a list")),
                Err(error) => Err(self.list_error(error, limit)),
            };
            let page = match page {
                Ok(page) => page,
                // What has come is none the worse for what has not.
                Err(error) if !tools.is_empty() => return Ok((tools, Some(error))),
                Err(error) => return Err(error),
            };
            // A tool that cannot be read is left out; the others are none the worse for it.
            tools.extend(page.tools.into_iter().filter_map(|tool| serde_json::from_str(tool.get()).ok()));
            let rest = |problem: &str| self.label.error(McpErrorKind::Protocol, &format!("{problem}: the rest is left out"));
            if tools.len() > MAX_TOOLS {
                tools.truncate(MAX_TOOLS);
                return Ok((tools, Some(rest(&format!("lists more than {MAX_TOOLS} tools")))));
            }
            match page.next_cursor.and_then(|cursor| serde_json::from_str::<String>(cursor.get()).ok()) {
                Some(next) if cursor.as_ref() == Some(&next) => return Ok((tools, Some(rest("lists one page of tools again and again")))),
                Some(next) => cursor = Some(next),
                None => return Ok((tools, None)),
            }
        }
        Ok((tools, Some(self.label.error(McpErrorKind::Protocol, &format!("lists its tools on more than {MAX_PAGES} pages")))))
    }

    /// Sends a request and gives the text of its result, just as the server sent it.
    ///
    /// The server is told when the request is given up, also by dropping the future.
    pub(crate) async fn request(
        &self,
        request: ClientRequest,
        limit: Duration,
        cancellation: &Cancellation,
        progress: &Progress,
    ) -> Result<String, RequestError> {
        let mut deadline = Instant::now() + limit;
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
        let mut told = self.told.listen(&handle.progress_token);
        let mut pending = Pending(Some(handle));
        let outcome = loop {
            tokio::select! {
                biased;
                answer = pending.answer() => break answer,
                () = cancellation.cancelled() => return Err(RequestError::Cancelled),
                () = self.wire.ended.cancelled() => break Err(ServiceError::TransportClosed),
                // What goes on has not hung.
                Ok(()) = told.progress.changed() => {
                    deadline = Instant::now() + limit;
                    progress.report(told.progress.borrow_and_update().clone());
                }
                () = tokio::time::sleep_until(deadline) => return Err(RequestError::Timeout),
            }
        };
        pending.0.take();
        if told.progress.has_changed().unwrap_or_default() {
            progress.report(told.progress.borrow_and_update().clone());
        }
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
        self.wire.ended.cancel();
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

impl Drop for Connection {
    fn drop(&mut self) {
        self.wire.ended.cancel();
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
