//! The transport of 2024: one stream of events from the server, and a place to post messages to.

use std::{pin::Pin, sync::Arc, time::Duration};

use futures_util::{Stream, StreamExt};
use reqwest::{
    Client, StatusCode, Url,
    header::{ACCEPT, CONTENT_TYPE, HeaderMap},
};
use rmcp::{
    RoleClient,
    model::{ClientJsonRpcMessage, RequestId, ServerJsonRpcMessage},
    transport::Transport,
};
use sse_stream::{Error as SseError, Sse, SseStream};
use tokio::time::timeout;

use super::{
    http::{self, HttpError, Reach},
    lines::Wire,
    raw::{self, Reading},
};

/// The transport.
pub(super) struct Events {
    client: Client,
    headers: HeaderMap,
    /// Where messages go.
    endpoint: Url,
    incoming: Pin<Box<dyn Stream<Item = Result<Sse, SseError>> + Send>>,
    initialize: Option<RequestId>,
    wire: Arc<Wire>,
}

impl Events {
    /// Opens the stream, and waits until the server has said where messages go.
    pub(super) async fn open(reach: Reach, wire: Arc<Wire>, limit: Duration) -> Result<Self, String> {
        let Reach { client, url, headers } = reach;
        let opening = async {
            let request = client.get(url.clone()).headers(headers.clone()).header(ACCEPT, "text/event-stream");
            let response = request.send().await.map_err(|error| http::root_cause(&error.without_url()))?;
            match response.status() {
                StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => return Err(http::WANTS_AUTHORIZATION.to_owned()),
                status if !status.is_success() => return Err(format!("HTTP status {}", status.as_u16())),
                _ => {}
            }
            let kind = response.headers().get(CONTENT_TYPE).map(|value| String::from_utf8_lossy(value.as_bytes()).to_ascii_lowercase());
            if !kind.unwrap_or_default().starts_with("text/event-stream") {
                return Err("an answer that is no stream of events".to_owned());
            }
            let mut events = Box::pin(SseStream::from_bytes_stream(http::limited(response.bytes_stream(), MAX_EVENT_BYTES)));
            while let Some(event) = events.next().await {
                let event = event.map_err(|error| http::root_cause(&error))?;
                if event.event.as_deref() == Some("endpoint") {
                    let endpoint = url
                        .join(event.data.unwrap_or_default().trim())
                        .map_err(|error| format!("a place for messages that is no URL ({error})"))?;
                    // Whoever else it names shall not see what goes there.
                    if endpoint.origin() != url.origin() {
                        return Err("a place for messages on another host".to_owned());
                    }
                    return Ok((endpoint, events));
                }
            }
            Err("a stream of events that ends before it says where messages go".to_owned())
        };
        let (endpoint, events) = timeout(limit, opening).await.map_err(|_| format!("nothing within {} s", limit.as_secs_f64()))??;
        Ok(Self { client, headers, endpoint, incoming: events, initialize: None, wire })
    }
}

impl Transport<RoleClient> for Events {
    type Error = HttpError;

    fn send(&mut self, message: ClientJsonRpcMessage) -> impl Future<Output = Result<(), HttpError>> + Send + 'static {
        self.initialize = raw::initialize_id(&message).cloned().or(self.initialize.take());
        let request = self.client.post(self.endpoint.clone()).headers(self.headers.clone()).json(&message);
        async move {
            let response = request.send().await.map_err(|error| HttpError(http::root_cause(&error.without_url())))?;
            let status = response.status();
            if status.is_success() { Ok(()) } else { Err(HttpError(format!("HTTP status {}", status.as_u16()))) }
        }
    }

    async fn receive(&mut self) -> Option<ServerJsonRpcMessage> {
        while let Some(Ok(event)) = self.incoming.next().await {
            if event.event.as_deref().unwrap_or("message") == "message"
                && let Some(data) = &event.data
                && let Reading::Message(message) = raw::read(data, self.initialize.as_ref())
            {
                return Some(*message);
            }
        }
        self.wire.ended.cancel();
        None
    }

    async fn close(&mut self) -> Result<(), HttpError> {
        self.wire.ended.cancel();
        Ok(())
    }
}

/// As much as rmcp takes of one event.
const MAX_EVENT_BYTES: usize = 16 * 1024 * 1024;
