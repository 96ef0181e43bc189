//! The upstream servers: started once, side by side, and ended together.

mod connect;
mod http;
mod lines;
mod raw;
mod stdio;

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fmt,
    pin::Pin,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use serde_json::Value;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    sync::Mutex,
    task::JoinSet,
    time::{Instant, timeout},
};

pub(crate) use self::connect::{Capabilities, Connection, RequestError};
use crate::{
    config::ServerConfig,
    error::{McpError, McpErrorKind},
    namespace::{Outline, Routes},
};

/// The MCP servers of a person, as the namespace `MCP`.
///
/// Servers start when the namespace is listed, and run until [`shutdown`](Self::shutdown) or until this is dropped.
#[derive(Debug)]
pub struct McpServers {
    pub(crate) servers: BTreeMap<String, Arc<Server>>,
    /// Where calls go; filled by `list`. The lock is never held across an await.
    pub(crate) routes: RwLock<Arc<Routes>>,
    /// The tree as it was listed last, to describe it.
    pub(crate) outline: RwLock<Arc<Outline>>,
    base_env: Arc<[(OsString, OsString)]>,
    start_timeout: Duration,
    call_timeout: Duration,
}

impl McpServers {
    /// The configured servers, none of them started.
    #[must_use]
    pub fn new(servers: BTreeMap<String, ServerConfig>) -> Self {
        let server = |(name, config): (String, ServerConfig)| {
            let call_timeout = config.call_timeout;
            (name.clone(), Arc::new(Server { name, source: Source::Config(config), call_timeout, connection: Mutex::new(None) }))
        };
        Self {
            servers: servers.into_iter().map(server).collect(),
            routes: RwLock::default(),
            outline: RwLock::default(),
            base_env: Arc::new([]),
            start_timeout: Duration::from_secs(20),
            call_timeout: Duration::from_mins(1),
        }
    }

    /// Sets the environment from which servers get the few variables that all programs need, such as `PATH` and
    /// `HOME`. Without it they get only what is configured.
    #[must_use]
    pub fn with_environment(mut self, variables: impl IntoIterator<Item = (OsString, OsString)>) -> Self {
        self.base_env = variables.into_iter().collect();
        self
    }

    /// Sets how long a server may take to start and to list its tools, for servers whose configuration has no
    /// `timeoutMs`; 20 seconds unless set.
    #[must_use]
    pub const fn with_start_timeout(mut self, limit: Duration) -> Self {
        self.start_timeout = limit;
        self
    }

    /// Sets how long a call may take for servers that do not say; 60 seconds unless set.
    #[must_use]
    pub const fn with_call_timeout(mut self, limit: Duration) -> Self {
        self.call_timeout = limit;
        self
    }

    /// Adds a server that runs already, at the other end of a byte stream.
    #[must_use]
    pub fn with_stream(mut self, name: impl Into<String>, stream: impl AsyncRead + AsyncWrite + Send + 'static) -> Self {
        let name = name.into();
        let source = Source::Stream(std::sync::Mutex::new(Some(Box::pin(stream))));
        self.servers.insert(name.clone(), Arc::new(Server { name, source, call_timeout: None, connection: Mutex::new(None) }));
        self
    }

    /// Ends all servers, and everything that they have started, within three seconds.
    pub async fn shutdown(&self) {
        let mut closing = JoinSet::new();
        for server in self.servers.values() {
            let server = Arc::clone(server);
            closing.spawn(async move {
                let connection = server.connection.lock().await.take();
                if let Some(connection) = connection {
                    connection.close().await;
                }
            });
        }
        // Whatever is left then is killed when the tasks are dropped.
        let _ = timeout(SHUTDOWN_LIMIT, async { while closing.join_next().await.is_some() {} }).await;
    }

    /// Starts all servers that do not run, none waiting for another, and lists what each offers.
    pub(crate) async fn offers(&self) -> Vec<(Arc<Server>, Result<Offer, McpError>)> {
        let mut starting = JoinSet::new();
        for server in self.servers.values() {
            let (server, base_env, limit) =
                (Arc::clone(server), Arc::clone(&self.base_env), server.call_timeout.unwrap_or(self.start_timeout));
            starting.spawn(async move {
                let offer = server.offer(&base_env, limit).await;
                (server, offer)
            });
        }
        let mut offers = BTreeMap::new();
        while let Some(offer) = starting.join_next().await {
            if let Ok((server, offer)) = offer {
                offers.insert(server.name.clone(), (server, offer));
            }
        }
        offers.into_values().collect()
    }

    /// How long a call of `server` may take.
    pub(crate) fn call_limit(&self, server: &Server) -> Duration {
        server.call_timeout.unwrap_or(self.call_timeout)
    }

    pub(crate) fn routes(&self) -> Arc<Routes> {
        Arc::clone(&self.routes.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// One server and its connection.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) name: String,
    source: Source,
    call_timeout: Option<Duration>,
    /// None until the server is started. Held while it starts, so that it starts once.
    connection: Mutex<Option<Arc<Connection>>>,
}

/// What a server offers.
#[derive(Debug)]
pub(crate) struct Offer {
    pub(crate) capabilities: Capabilities,
    /// Its tools, as it described them.
    pub(crate) tools: Vec<Value>,
}

impl Server {
    /// The connection, if the server was started.
    pub(crate) async fn connection(&self) -> Option<Arc<Connection>> {
        self.connection.lock().await.as_ref().map(Arc::clone)
    }

    async fn offer(&self, base_env: &[(OsString, OsString)], limit: Duration) -> Result<Offer, McpError> {
        let start = Instant::now();
        let connection = {
            let mut slot = self.connection.lock().await;
            let running = slot.as_ref().filter(|connection| !connection.is_over()).map(Arc::clone);
            if let Some(connection) = running {
                connection
            } else {
                let connection = Arc::new(self.connect(base_env, limit).await?);
                *slot = Some(Arc::clone(&connection));
                connection
            }
        };
        let tools = connection.tools(limit.saturating_sub(start.elapsed())).await?;
        Ok(Offer { capabilities: connection.capabilities(), tools })
    }

    async fn connect(&self, base_env: &[(OsString, OsString)], limit: Duration) -> Result<Connection, McpError> {
        match &self.source {
            Source::Config(config) => Connection::open(&self.name, config, base_env, limit).await,
            Source::Stream(stream) => {
                let stream = stream.lock().unwrap_or_else(PoisonError::into_inner).take();
                let Some(stream) = stream else {
                    let name = &self.name;
                    return Err(McpError::new(McpErrorKind::Ended, &format!("MCP server `{name}` has closed its stream; add it anew")));
                };
                Connection::over(&self.name, stream, limit).await
            }
        }
    }
}

/// Where a connection comes from.
enum Source {
    /// It is made, as often as it is needed.
    Config(ServerConfig),
    /// It exists, and is used once.
    Stream(std::sync::Mutex<Option<Pin<Box<dyn Stream>>>>),
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(config) => config.fmt(f),
            Self::Stream(_) => f.write_str("Stream"),
        }
    }
}

/// Bytes in both directions.
trait Stream: AsyncRead + AsyncWrite + Send {}

impl<T: AsyncRead + AsyncWrite + Send> Stream for T {}

const SHUTDOWN_LIMIT: Duration = Duration::from_secs(3);
