//! The upstream servers: each started when it is needed, once for all cells, and ended together.

mod cache;
mod connect;
mod http;
mod lines;
mod raw;
mod requests;
mod server;
mod sse;
mod stdio;
mod token;

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fmt,
    path::PathBuf,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    sync::watch,
    task::JoinSet,
    time::timeout,
};

use self::cache::Cache;
pub use self::requests::ServerRequests;
pub(crate) use self::{
    connect::RequestError,
    server::{Offer, Server, Settings},
};
use crate::{
    config::ServerConfig,
    error::McpError,
    namespace::{Outline, Routes},
};

/// The MCP servers of a person, as the namespace `MCP`.
///
/// Listing the namespace starts the servers that are to run at once, and those of which nothing is known yet; others
/// start with the first call to them. They run until they are idle for a while, until [`shutdown`](Self::shutdown), or
/// until this is dropped.
#[derive(Debug)]
pub struct McpServers {
    pub(crate) servers: BTreeMap<String, Arc<Server>>,
    /// Where calls go; filled by `list`. The lock is never held across an await.
    pub(crate) routes: RwLock<Arc<Routes>>,
    /// The tree as it was listed last, to describe it.
    pub(crate) outline: RwLock<Arc<Outline>>,
    pub(crate) env: Arc<Env>,
}

/// What all servers share.
#[derive(Clone)]
pub(crate) struct Env {
    /// The environment of the host, for what servers get of it and for configured texts.
    variables: Arc<[(OsString, OsString)]>,
    start_timeout: Duration,
    call_timeout: Duration,
    idle_timeout: Duration,
    cache: Option<Cache>,
    requests: Option<Arc<dyn ServerRequests>>,
    /// Addresses of the folders that servers may look at.
    roots: Arc<[String]>,
    /// Counts what has changed since the servers were listed.
    changes: watch::Sender<u64>,
}

impl Env {
    /// A variable of the host's environment.
    fn variable(&self, name: &str) -> Option<String> {
        self.variables.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.to_str()).map(str::to_owned)
    }
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Env").field("roots", &self.roots).finish_non_exhaustive()
    }
}

/// What one server offers, or why that is not known.
pub(crate) struct Offered {
    pub(crate) server: Arc<Server>,
    pub(crate) offer: Option<Arc<Offer>>,
    pub(crate) error: Option<McpError>,
}

impl McpServers {
    /// The configured servers, none of them started. Those that are disabled are left out.
    #[must_use]
    pub fn new(servers: BTreeMap<String, ServerConfig>) -> Self {
        let enabled = servers.into_iter().filter(|(_, config)| !config.disabled);
        Self {
            servers: enabled.map(|(name, config)| (name.clone(), Arc::new(Server::configured(name, config)))).collect(),
            routes: RwLock::default(),
            outline: RwLock::default(),
            env: Arc::new(Env {
                variables: Arc::new([]),
                start_timeout: Duration::from_secs(20),
                call_timeout: Duration::from_mins(1),
                idle_timeout: Duration::from_mins(10),
                cache: None,
                requests: None,
                roots: Arc::new([]),
                changes: watch::Sender::new(0),
            }),
        }
    }

    /// Sets the environment from which servers get the few variables that all programs need, such as `PATH` and
    /// `HOME`, and in which `${VAR}` in configured texts is looked up. Without it there is none.
    #[must_use]
    pub fn with_environment(mut self, variables: impl IntoIterator<Item = (OsString, OsString)>) -> Self {
        self.change(|env| env.variables = variables.into_iter().collect());
        self
    }

    /// Sets how long a server may take to start and to list its tools, for servers whose configuration has no
    /// `timeoutMs`; 20 seconds unless set.
    #[must_use]
    pub fn with_start_timeout(mut self, limit: Duration) -> Self {
        self.change(|env| env.start_timeout = limit);
        self
    }

    /// Sets how long a call may take for servers that do not say; 60 seconds unless set. Progress begins it anew.
    #[must_use]
    pub fn with_call_timeout(mut self, limit: Duration) -> Self {
        self.change(|env| env.call_timeout = limit);
        self
    }

    /// Sets how long a server that does not say, and is not to run all the time, may be without a call before it is
    /// stopped; 10 minutes unless set, and zero for ever.
    #[must_use]
    pub fn with_idle_timeout(mut self, limit: Duration) -> Self {
        self.change(|env| env.idle_timeout = limit);
        self
    }

    /// Keeps what servers offer in a folder, so that it is known before they run.
    #[must_use]
    pub fn with_cache(mut self, folder: impl Into<PathBuf>) -> Self {
        self.change(|env| env.cache = Some(Cache::new(folder.into())));
        self
    }

    /// Sets who answers what servers ask of their client.
    #[must_use]
    pub fn with_requests(mut self, requests: impl ServerRequests) -> Self {
        self.change(|env| env.requests = Some(Arc::new(requests)));
        self
    }

    /// Sets the addresses (`file://..`) of the folders that servers may look at, for those that ask.
    #[must_use]
    pub fn with_roots(mut self, roots: impl IntoIterator<Item = String>) -> Self {
        self.change(|env| env.roots = roots.into_iter().collect());
        self
    }

    /// Adds a server that runs already, at the other end of a byte stream.
    #[must_use]
    pub fn with_stream(mut self, name: impl Into<String>, stream: impl AsyncRead + AsyncWrite + Send + 'static) -> Self {
        let name = name.into();
        self.servers.insert(name.clone(), Arc::new(Server::streamed(name, stream)));
        self
    }

    fn change(&mut self, change: impl FnOnce(&mut Env)) {
        change(Arc::make_mut(&mut self.env));
    }

    /// Waits until a server offers something else than when it was listed. The namespace can then be listed again.
    pub async fn changed(&self) {
        // The sender is ours.
        let _ = self.env.changes.subscribe().changed().await;
    }

    /// Asks every server what it offers, whatever is known, and gives what went wrong, by name.
    pub async fn refresh(&self) -> BTreeMap<String, McpError> {
        let asked = self.side_by_side(|server, env| async move { (server.name.clone(), server.ask(&env).await) }).await;
        asked.into_iter().filter_map(|(name, offer)| Some((name, offer.err()?))).collect()
    }

    /// Ends all servers, and everything that they have started, within three seconds.
    pub async fn shutdown(&self) {
        // Whatever is left then is killed when the tasks are dropped.
        let _ = timeout(SHUTDOWN_LIMIT, self.side_by_side(|server, _| async move { server.stop().await })).await;
    }

    /// What each server offers, none waiting for another.
    pub(crate) async fn offers(&self) -> Vec<Offered> {
        let mut offers = self
            .side_by_side(|server, env| async move {
                let (offer, error) = server.offer(&env).await;
                Offered { server, offer, error }
            })
            .await;
        offers.sort_by(|a, b| a.server.name.cmp(&b.server.name));
        offers
    }

    async fn side_by_side<T: Send + 'static, R: Future<Output = T> + Send + 'static>(
        &self,
        work: impl Fn(Arc<Server>, Arc<Env>) -> R,
    ) -> Vec<T> {
        let mut tasks: JoinSet<T> = self.servers.values().map(|server| work(Arc::clone(server), Arc::clone(&self.env))).collect();
        let mut done = Vec::new();
        while let Some(one) = tasks.join_next().await {
            done.extend(one.ok());
        }
        done
    }

    pub(crate) fn routes(&self) -> Arc<Routes> {
        Arc::clone(&self.routes.read().unwrap_or_else(PoisonError::into_inner))
    }
}

const SHUTDOWN_LIMIT: Duration = Duration::from_secs(3);
