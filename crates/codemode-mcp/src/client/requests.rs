//! What servers ask of their client, and what they tell it.

#![expect(deprecated, reason = "the newest protocol drops sampling, roots and logging, which servers of before still use")]

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use async_trait::async_trait;
use codemode_core::ProgressUpdate;
use rmcp::{
    ClientHandler, RoleClient,
    model::{
        ClientConfig, CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult, ErrorCode, ErrorData,
        Implementation, ListRootsResult, LoggingLevel, LoggingMessageNotificationParam, ProgressNotificationParam, ProgressToken, Root,
    },
    service::{NotificationContext, RequestContext},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::sync::{Notify, watch};

use crate::text;

/// Answers what servers ask of their client. Without one, such requests are refused.
///
/// Parameters and results are those of the protocol. Whoever answers decides what a server may learn and cause: it is
/// not trusted.
#[async_trait]
pub trait ServerRequests: Send + Sync + 'static {
    /// Whether servers may ask for completions of a model.
    fn samples(&self) -> bool {
        false
    }

    /// Whether servers may ask a person.
    fn elicits(&self) -> bool {
        false
    }

    /// Answers `sampling/createMessage` of the server with this name.
    ///
    /// # Errors
    ///
    /// It is refused; the server reads why.
    async fn sample(&self, server: &str, params: Value) -> Result<Value, String> {
        let _ = (server, params);
        Err("this client has no model".into())
    }

    /// Answers `elicitation/create` of the server with this name.
    ///
    /// # Errors
    ///
    /// It is refused; the server reads why.
    async fn elicit(&self, server: &str, params: Value) -> Result<Value, String> {
        let _ = (server, params);
        Err("this client has nobody to ask".into())
    }
}

/// The client of one connection, as its server sees it.
pub(super) struct Handler {
    server: String,
    requests: Option<Arc<dyn ServerRequests>>,
    roots: Arc<[String]>,
    told: Arc<Told>,
}

/// What a server has told.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// Its list of tools has changed.
    pub(super) tools_changed: Notify,
    /// Where word of requests goes, by their tokens.
    progress: Mutex<BTreeMap<String, watch::Sender<ProgressUpdate>>>,
}

/// Takes word of how far a request is, as long as it is there.
pub(super) struct Listening {
    told: Arc<Told>,
    token: String,
    pub(super) progress: watch::Receiver<ProgressUpdate>,
}

impl Told {
    /// Listens for word of a request.
    pub(super) fn listen(self: &Arc<Self>, token: &ProgressToken) -> Listening {
        let (sender, progress) = watch::channel(ProgressUpdate { done: f64::NEG_INFINITY, ..ProgressUpdate::default() });
        let token = token.0.to_string();
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).insert(token.clone(), sender);
        Listening { told: Arc::clone(self), token, progress }
    }

    fn update(&self, params: ProgressNotificationParam) {
        let progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = progress.get(&params.progress_token.0.to_string()) else { return };
        // What does not grow is no progress.
        sender.send_if_modified(|before| {
            let grown = params.progress > before.done;
            if grown {
                let message = params.message.as_deref().map(|message| text::one_line(message, MAX_PROGRESS));
                *before = ProgressUpdate { done: params.progress, total: params.total, message };
            }
            grown
        });
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.told.progress.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.token);
    }
}

impl Handler {
    pub(super) fn new(server: &str, requests: Option<Arc<dyn ServerRequests>>, roots: Arc<[String]>, told: Arc<Told>) -> Self {
        Self { server: server.to_owned(), requests, roots, told }
    }

    fn offers(&self, what: impl Fn(&dyn ServerRequests) -> bool) -> Option<&Arc<dyn ServerRequests>> {
        self.requests.as_ref().filter(|requests| what(&***requests))
    }
}

impl fmt::Debug for Handler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handler").field("server", &self.server).finish_non_exhaustive()
    }
}

impl ClientHandler for Handler {
    fn get_info(&self) -> ClientConfig {
        let mut capabilities = serde_json::Map::new();
        for (key, is_offered) in [
            ("roots", !self.roots.is_empty()),
            ("sampling", self.offers(ServerRequests::samples).is_some()),
            ("elicitation", self.offers(ServerRequests::elicits).is_some()),
        ] {
            if is_offered {
                capabilities.insert(key.into(), json!({}));
            }
        }
        let capabilities = serde_json::from_value(capabilities.into()).unwrap_or_default();
        ClientConfig::new(capabilities, Implementation::new("codemode", env!("CARGO_PKG_VERSION")))
    }

    async fn list_roots(&self, _: RequestContext<RoleClient>) -> Result<ListRootsResult, ErrorData> {
        if self.roots.is_empty() {
            return Err(refused("this client has no roots"));
        }
        Ok(ListRootsResult::new(self.roots.iter().map(Root::new).collect()))
    }

    async fn create_message(
        &self,
        params: CreateMessageRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<CreateMessageResult, ErrorData> {
        let requests = self.offers(ServerRequests::samples).ok_or_else(|| refused("this client offers no sampling"))?;
        let answer = requests.sample(&self.server, value(&params)?).await;
        typed(answer)
    }

    async fn create_elicitation(&self, params: ElicitRequestParams, _: RequestContext<RoleClient>) -> Result<ElicitResult, ErrorData> {
        let requests = self.offers(ServerRequests::elicits).ok_or_else(|| refused("this client offers no elicitation"))?;
        let answer = requests.elicit(&self.server, value(&params)?).await;
        typed(answer)
    }

    async fn on_progress(&self, params: ProgressNotificationParam, _: NotificationContext<RoleClient>) {
        self.told.update(params);
    }

    async fn on_logging_message(&self, params: LoggingMessageNotificationParam, _: NotificationContext<RoleClient>) {
        let (server, logger) =
            (text::one_line(&self.server, MAX_NAME), text::one_line(params.logger.as_deref().unwrap_or_default(), MAX_NAME));
        let said = params.data.as_str().map_or_else(|| params.data.to_string(), str::to_owned);
        let said = text::one_line(&said, MAX_SAID);
        match params.level {
            LoggingLevel::Debug => tracing::debug!(server, logger, "{said}"),
            LoggingLevel::Info | LoggingLevel::Notice => tracing::info!(server, logger, "{said}"),
            LoggingLevel::Warning => tracing::warn!(server, logger, "{said}"),
            _ => tracing::error!(server, logger, "{said}"),
        }
    }

    async fn on_tool_list_changed(&self, _: NotificationContext<RoleClient>) {
        self.told.tools_changed.notify_one();
    }
}

fn value(params: &impl Serialize) -> Result<Value, ErrorData> {
    serde_json::to_value(params).map_err(|error| ErrorData::new(ErrorCode::INVALID_PARAMS, error.to_string(), None))
}

fn typed<T: DeserializeOwned>(answer: Result<Value, String>) -> Result<T, ErrorData> {
    let answer = answer.map_err(|why| ErrorData::new(ErrorCode::INVALID_REQUEST, why, None))?;
    serde_json::from_value(answer).map_err(|error| ErrorData::new(ErrorCode::INTERNAL_ERROR, error.to_string(), None))
}

fn refused(why: &'static str) -> ErrorData {
    ErrorData::new(ErrorCode::METHOD_NOT_FOUND, why, None)
}

const MAX_NAME: usize = 120;
const MAX_PROGRESS: usize = 500;
const MAX_SAID: usize = 2_000;
