//! A server behind a URL: how it is reached, and streamable HTTP, with results kept as they were sent.

#![expect(clippy::disallowed_types, reason = "rmcp takes headers as a HashMap; their order does not reach output")]

use std::{borrow::Cow, collections::HashMap, error::Error, sync::Arc};

use futures_util::{Stream, StreamExt, stream::BoxStream};
use reqwest::{
    Client, Response, StatusCode, Url,
    header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, WWW_AUTHENTICATE},
    redirect::Policy,
};
use rmcp::{
    model::{ClientJsonRpcMessage, JsonRpcMessage, RequestId, ServerJsonRpcMessage},
    transport::{
        StreamableHttpClientTransport,
        streamable_http_client::{
            AuthRequiredError, SseError, StreamableHttpClient, StreamableHttpClientTransportConfig, StreamableHttpError,
            StreamableHttpPostResponse, StreamableHttpResponseLimits,
        },
    },
};
use sse_stream::{Sse, SseStream};

use super::raw::{self, Reading};
use crate::{
    config::HttpConfig,
    error::{McpError, McpErrorKind},
};

/// How a server behind a URL is reached.
#[derive(Clone)]
pub(super) struct Reach {
    pub(super) client: Client,
    pub(super) url: Url,
    /// Headers of every request.
    pub(super) headers: HeaderMap,
}

impl Reach {
    /// How the server `name` is reached.
    pub(super) fn new(name: &str, config: &HttpConfig, token: Option<&str>) -> Result<Self, McpError> {
        let failed =
            |problem: String| McpError::new(McpErrorKind::Unreachable, &format!("MCP server `{name}` cannot be reached: {problem}"));
        let entry = format!("mcpServers.{name}");
        let url = Url::parse(&config.url).map_err(|error| failed(format!("its URL is not valid ({error}); check `{entry}.url`")))?;
        let mut headers = HeaderMap::new();
        for (key, value) in &config.headers {
            let header = (HeaderName::try_from(key), HeaderValue::try_from(value));
            let (Ok(key), Ok(value)) = header else {
                return Err(failed(format!("header `{key}` is not valid; check `{entry}.headers`")));
            };
            headers.insert(key, value);
        }
        if let Some(token) = token {
            let value = HeaderValue::try_from(format!("Bearer {token}"));
            headers.insert(AUTHORIZATION, value.map_err(|_| failed(format!("its token is not valid; check `{entry}.auth`")))?);
        }
        // reqwest panics without a provider, even for plain HTTP. One that the program has installed before is kept.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .pool_max_idle_per_host(0)
            .redirect(Policy::custom(|attempt| {
                // Only these keep the message, and only the same origin may see the headers.
                let keeps_body = matches!(attempt.status(), StatusCode::TEMPORARY_REDIRECT | StatusCode::PERMANENT_REDIRECT);
                let is_same_origin = attempt.previous().first().is_some_and(|first| first.origin() == attempt.url().origin());
                if keeps_body && is_same_origin && attempt.previous().len() <= MAX_REDIRECTS { attempt.follow() } else { attempt.stop() }
            }))
            .build()
            .map_err(|error| failed(format!("no HTTP client can be made ({})", root_cause(&error))))?;
        Ok(Self { client, url, headers })
    }

    /// The streamable transport.
    pub(super) fn streamable(self) -> StreamableHttpClientTransport<RawClient> {
        let headers: HashMap<HeaderName, HeaderValue> = self.headers.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let settings = StreamableHttpClientTransportConfig::with_uri(self.url.as_str()).custom_headers(headers);
        StreamableHttpClientTransport::with_client(RawClient(self.client), settings)
    }
}

/// The innermost cause of an error, which says what happened; the ones around it say where.
pub(super) fn root_cause(error: &(dyn Error + 'static)) -> String {
    let mut current = error;
    while let Some(source) = current.source() {
        current = source;
    }
    let text = current.to_string();
    // What rmcp puts before the text that `RawClient` gave it.
    let given = ["Client error: ", "unexpected server response: "].iter().find_map(|prefix| text.strip_prefix(prefix));
    given.map_or_else(|| text.clone(), str::to_owned)
}

/// A request failed. rmcp shows this error but not its causes, so its text is the innermost of them.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct HttpError(pub(super) String);

/// rmcp's HTTP client, except that results pass through [`raw`].
#[derive(Clone)]
pub(super) struct RawClient(Client);

impl StreamableHttpClient for RawClient {
    type Error = HttpError;

    async fn post_message(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session: Option<Arc<str>>,
        auth: Option<String>,
        headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<StreamableHttpPostResponse, StreamableHttpError<HttpError>> {
        self.post_message_with_response_limits(uri, message, session, auth, headers, StreamableHttpResponseLimits::default()).await
    }

    async fn post_message_with_response_limits(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session: Option<Arc<str>>,
        auth: Option<String>,
        headers: HashMap<HeaderName, HeaderValue>,
        limits: StreamableHttpResponseLimits,
    ) -> Result<StreamableHttpPostResponse, StreamableHttpError<HttpError>> {
        let mut request = self.0.post(uri.as_ref()).header(ACCEPT, "text/event-stream, application/json");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        if let Some(auth) = auth {
            request = request.bearer_auth(auth);
        }
        if let Some(session) = &session {
            request = request.header(SESSION_ID, session.as_ref());
        }
        let response = request.json(&message).send().await.map_err(client_error)?;
        let status = response.status();
        if matches!(status, StatusCode::ACCEPTED | StatusCode::NO_CONTENT) {
            return Ok(StreamableHttpPostResponse::Accepted);
        }
        if status == StatusCode::NOT_FOUND && session.is_some() {
            return Err(StreamableHttpError::SessionExpired);
        }
        if let Some(challenge) = response.headers().get(WWW_AUTHENTICATE)
            && matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
        {
            let challenge = String::from_utf8_lossy(challenge.as_bytes()).into_owned();
            return Err(StreamableHttpError::AuthRequired(AuthRequiredError::new(challenge)));
        }
        let session = response.headers().get(SESSION_ID).and_then(|id| id.to_str().ok()).map(str::to_owned);
        let content_type = response.headers().get(CONTENT_TYPE).map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
        let essence = content_type.as_deref().and_then(|value| value.split(';').next()).unwrap_or_default().trim().to_ascii_lowercase();
        let initialize = raw::initialize_id(&message).cloned();
        let wants_answer = matches!(message, JsonRpcMessage::Request(_));
        match essence.as_str() {
            _ if status.is_success() && !wants_answer => Ok(StreamableHttpPostResponse::Accepted),
            "text/event-stream" if status.is_success() => {
                let events = SseStream::from_bytes_stream(limited(response.bytes_stream(), limits.max_sse_event_size));
                Ok(StreamableHttpPostResponse::Sse(rewritten(events, initialize), session))
            }
            "application/json" => {
                let body = body(response, limits.max_json_response_size).await?;
                match raw::read(&body, initialize.as_ref()) {
                    Reading::Message(answer) if status.is_success() || matches!(*answer, JsonRpcMessage::Error(_)) => {
                        Ok(StreamableHttpPostResponse::Json(addressed(*answer, &message), session))
                    }
                    _ if status.is_success() => Err(unexpected("an answer that is not JSON-RPC".into())),
                    _ => Err(unexpected(format!("HTTP status {}", status.as_u16()))),
                }
            }
            _ if status.is_success() => {
                let kind = content_type.unwrap_or_else(|| "no content type".into());
                Err(unexpected(format!("an answer that is not JSON-RPC ({kind})")))
            }
            _ => Err(unexpected(format!("HTTP status {}", status.as_u16()))),
        }
    }

    async fn delete_session(
        &self,
        uri: Arc<str>,
        session: Arc<str>,
        auth: Option<String>,
        headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<(), StreamableHttpError<HttpError>> {
        self.0.delete_session(uri, session, auth, headers).await.map_err(translated)
    }

    async fn get_stream(
        &self,
        uri: Arc<str>,
        session: Option<Arc<str>>,
        last_event: Option<String>,
        auth: Option<String>,
        headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<BoxStream<'static, Result<Sse, SseError>>, StreamableHttpError<HttpError>> {
        let limit = StreamableHttpResponseLimits::default().max_sse_event_size;
        self.get_stream_with_max_sse_event_size(uri, session, last_event, auth, headers, limit).await
    }

    async fn get_stream_with_max_sse_event_size(
        &self,
        uri: Arc<str>,
        session: Option<Arc<str>>,
        last_event: Option<String>,
        auth: Option<String>,
        headers: HashMap<HeaderName, HeaderValue>,
        limit: usize,
    ) -> Result<BoxStream<'static, Result<Sse, SseError>>, StreamableHttpError<HttpError>> {
        let events = self.0.get_stream_with_max_sse_event_size(uri, session, last_event, auth, headers, limit).await;
        let events = events.map_err(translated)?;
        Ok(rewritten(events, None))
    }
}

/// The events with every result as text.
fn rewritten(
    events: impl Stream<Item = Result<Sse, SseError>> + Send + 'static,
    initialize: Option<RequestId>,
) -> BoxStream<'static, Result<Sse, SseError>> {
    let rewrite = move |event: Result<Sse, SseError>| {
        let mut event = event?;
        if let Some(data) = &event.data
            && let Reading::Message(message) = raw::read(data, initialize.as_ref())
            && let Ok(data) = serde_json::to_string(&message)
        {
            event.data = Some(data);
        }
        Ok(event)
    };
    events.map(rewrite).boxed()
}

/// An error that a server could not address goes to the request that it answers.
fn addressed(answer: ServerJsonRpcMessage, message: &ClientJsonRpcMessage) -> ServerJsonRpcMessage {
    match (answer, message) {
        (JsonRpcMessage::Error(mut error), JsonRpcMessage::Request(request)) => {
            error.id = Some(request.id.clone());
            JsonRpcMessage::Error(error)
        }
        (answer, _) => answer,
    }
}

/// The bytes, up to an event of more than `limit` bytes, which is an error.
pub(super) fn limited<B: AsRef<[u8]>>(
    bytes: impl Stream<Item = reqwest::Result<B>> + Send + 'static,
    limit: usize,
) -> impl Stream<Item = Result<B, std::io::Error>> + Send + 'static {
    let (mut event_bytes, mut is_blank_line) = (0_usize, true);
    bytes.map(move |chunk| {
        let chunk = chunk.map_err(|error| std::io::Error::other(error.without_url()))?;
        for byte in chunk.as_ref() {
            match byte {
                b'\n' if is_blank_line => event_bytes = 0,
                b'\n' => is_blank_line = true,
                b'\r' => {}
                _ => is_blank_line = false,
            }
            event_bytes += 1;
        }
        if event_bytes > limit { Err(std::io::Error::other("an event is too large")) } else { Ok(chunk) }
    })
}

async fn body(mut response: Response, limit: usize) -> Result<String, StreamableHttpError<HttpError>> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(client_error)? {
        if body.len() + chunk.len() > limit {
            return Err(StreamableHttpError::ResponseBodyTooLarge { max_size: limit });
        }
        body.extend_from_slice(&chunk);
    }
    String::from_utf8(body).map_err(|_| unexpected("an answer that is not UTF-8".into()))
}

/// The URL may hold a token, so it is not part of the text.
fn client_error(error: reqwest::Error) -> StreamableHttpError<HttpError> {
    StreamableHttpError::Client(HttpError(root_cause(&error.without_url())))
}

/// An error of the client that [`RawClient`] wraps.
fn translated(error: StreamableHttpError<reqwest::Error>) -> StreamableHttpError<HttpError> {
    match error {
        StreamableHttpError::AuthRequired(error) => StreamableHttpError::AuthRequired(error),
        StreamableHttpError::Client(error) => client_error(error),
        StreamableHttpError::HttpStatus(error) => StreamableHttpError::HttpStatus(error),
        StreamableHttpError::ServerDoesNotSupportSse => StreamableHttpError::ServerDoesNotSupportSse,
        StreamableHttpError::SessionExpired => StreamableHttpError::SessionExpired,
        StreamableHttpError::Sse(error) => StreamableHttpError::Sse(error),
        StreamableHttpError::UnexpectedContentType(kind) => StreamableHttpError::UnexpectedContentType(kind),
        error => unexpected(error.to_string()),
    }
}

fn unexpected(what: String) -> StreamableHttpError<HttpError> {
    StreamableHttpError::UnexpectedServerResponse(Cow::Owned(what))
}

/// What is said of a server that wants to know who asks.
pub(super) const WANTS_AUTHORIZATION: &str =
    "wants authorization: give it a token with `auth`, or an `Authorization` header in its `headers`";
const MAX_REDIRECTS: usize = 10;
const SESSION_ID: &str = "mcp-session-id";
