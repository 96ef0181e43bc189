//! One server: when it runs, what it offers, and what is known of it while it does not run.

use std::{
    fmt,
    pin::Pin,
    sync::{
        Arc, PoisonError, RwLock, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use codemode_core::Cancellation;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    sync::Mutex,
    time::{Instant, sleep, sleep_until},
};

use super::{Env, connect::Connection};
use crate::{
    config::{ServerConfig, Start, ToolFilter},
    error::{McpError, McpErrorKind},
};

/// One server and its connection.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) name: String,
    source: Source,
    settings: Settings,
    /// Held while it starts, so that it starts once.
    slot: Mutex<Slot>,
    /// What it offers, as far as is known. The lock is never held across an await.
    known: RwLock<Option<Arc<Offer>>>,
}

/// How a server is treated.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) call_timeout: Option<Duration>,
    pub(crate) start: Start,
    pub(crate) idle_timeout: Option<Duration>,
    pub(crate) tools: ToolFilter,
    pub(crate) trust: bool,
}

/// The connection of a server, and what became of those before.
#[derive(Debug, Default)]
struct Slot {
    live: Option<Live>,
    /// Starts in a row that came to nothing.
    failures: u32,
    /// Why, and when it may be tried again.
    failed: Option<(McpError, Instant)>,
    /// It is not started any more.
    is_shut_down: bool,
}

#[derive(Debug)]
struct Live {
    connection: Arc<Connection>,
    /// When it was made.
    since: Instant,
    usage: Arc<Usage>,
}

/// Who uses a connection.
#[derive(Debug, Default)]
struct Usage {
    calls: AtomicUsize,
    /// When the last call ended.
    last: std::sync::Mutex<Option<Instant>>,
}

/// A connection that is not stopped as long as this is there.
#[derive(Debug)]
pub(crate) struct Lease {
    pub(crate) connection: Arc<Connection>,
    usage: Arc<Usage>,
}

impl Lease {
    fn new(live: &Live) -> Self {
        live.usage.calls.fetch_add(1, Ordering::AcqRel);
        Self { connection: Arc::clone(&live.connection), usage: Arc::clone(&live.usage) }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        *self.usage.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.usage.calls.fetch_sub(1, Ordering::AcqRel);
    }
}

/// What a server offers.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct Offer {
    /// What the server calls itself, and its version.
    pub(crate) server: Named,
    pub(crate) prompts: bool,
    pub(crate) resources: bool,
    /// Its tools, as it described them.
    pub(crate) tools: Vec<Value>,
    /// What is wrong with its list.
    pub(crate) problem: Option<String>,
}

/// Name and version.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) version: String,
}

/// Where a connection comes from.
enum Source {
    /// It is made, as often as it is needed.
    Config(ServerConfig),
    /// It exists, and is used once.
    Stream(std::sync::Mutex<Option<Pin<Box<dyn Stream>>>>),
}

impl Server {
    pub(super) fn configured(name: String, config: ServerConfig) -> Self {
        let ServerConfig { call_timeout, start, idle_timeout, tools, trust, .. } = config.clone();
        let settings = Settings { call_timeout, start, idle_timeout, tools, trust };
        Self { name, source: Source::Config(config), settings, slot: Mutex::default(), known: RwLock::default() }
    }

    pub(super) fn streamed(name: String, stream: impl AsyncRead + AsyncWrite + Send + 'static) -> Self {
        let source = Source::Stream(std::sync::Mutex::new(Some(Box::pin(stream))));
        // It runs, and cannot be started again.
        let settings = Settings { start: Start::Eager, ..Settings::default() };
        Self { name, source, settings, slot: Mutex::default(), known: RwLock::default() }
    }

    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How long a call may take.
    pub(crate) fn call_limit(&self, env: &Env) -> Duration {
        self.settings.call_timeout.unwrap_or(env.call_timeout)
    }

    fn start_limit(&self, env: &Env) -> Duration {
        self.settings.call_timeout.unwrap_or(env.start_timeout)
    }

    /// What it offers: as it says now if it is to run now or nothing is known, else as it has said before.
    ///
    /// An error may come beside what is known from before.
    pub(super) async fn offer(self: &Arc<Self>, env: &Arc<Env>) -> (Option<Arc<Offer>>, Option<McpError>) {
        let known = self.known_offer(env).await;
        if self.settings.start == Start::Lazy && known.is_some() {
            return (known, None);
        }
        match self.ask(env).await {
            Ok(offer) => (Some(offer), None),
            Err(error) => (known, Some(error)),
        }
    }

    /// Starts the server if it does not run, and asks what it offers.
    pub(super) async fn ask(self: &Arc<Self>, env: &Arc<Env>) -> Result<Arc<Offer>, McpError> {
        let limit = self.start_limit(env);
        let began = Instant::now();
        let lease = self.lease(env).await?;
        let offer = lease.connection.offer(limit.saturating_sub(began.elapsed())).await?;
        Ok(self.learn(env, offer).await)
    }

    /// What is known of it, from before or from a file.
    async fn known_offer(&self, env: &Env) -> Option<Arc<Offer>> {
        if let Some(known) = self.known.read().unwrap_or_else(PoisonError::into_inner).clone() {
            return Some(known);
        }
        let (cache, identity) = (env.cache.as_ref()?, self.identity()?);
        let offer = Arc::new(cache.load(&self.name, &identity).await?);
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&offer));
        Some(offer)
    }

    /// Remembers what it offers; whoever has listed it hears of a change.
    async fn learn(&self, env: &Env, offer: Offer) -> Arc<Offer> {
        let offer = Arc::new(offer);
        let before = self.known.write().unwrap_or_else(PoisonError::into_inner).replace(Arc::clone(&offer));
        if before.as_ref() == Some(&offer) {
            return offer;
        }
        if let (Some(cache), Some(identity)) = (&env.cache, self.identity())
            && let Err(error) = cache.store(&self.name, &identity, &offer).await
        {
            tracing::warn!(server = self.name, %error, "what the server offers cannot be kept");
        }
        if before.is_some() {
            env.changes.send_modify(|changes| *changes += 1);
        }
        offer
    }

    /// A digest of the configuration, secrets unexpanded; none for what cannot be started again.
    fn identity(&self) -> Option<String> {
        match &self.source {
            Source::Config(config) => Some(config.identity()),
            Source::Stream(_) => None,
        }
    }

    /// A running server: this one, or this one started. Whoever stops waiting stops no start that others wait for.
    pub(crate) async fn lease(self: &Arc<Self>, env: &Arc<Env>) -> Result<Lease, McpError> {
        let (server, env) = (Arc::clone(self), Arc::clone(env));
        let starting = tokio::spawn(async move { server.leased(&env).await });
        starting.await.unwrap_or_else(|_| Err(McpError::new(McpErrorKind::Ended, &format!("MCP server `{}` was not started", self.name))))
    }

    async fn leased(self: &Arc<Self>, env: &Arc<Env>) -> Result<Lease, McpError> {
        let mut slot = self.slot.lock().await;
        if slot.is_shut_down {
            return Err(McpError::new(McpErrorKind::Ended, &format!("MCP server `{}` was shut down", self.name)));
        }
        if let Some(live) = &slot.live {
            if !live.connection.is_over() {
                return Ok(Lease::new(live));
            }
            // One that has lived for a while may be started again at once.
            slot.failures = if live.since.elapsed() < BRIEF { slot.failures.saturating_add(1) } else { 0 };
            let ended = McpError::new(McpErrorKind::Ended, &format!("MCP server `{}` ended soon after its start", self.name));
            slot.failed = (slot.failures > 0).then(|| (ended, Instant::now() + pause(slot.failures)));
            slot.live = None;
        }
        if let Some((error, again)) = &slot.failed {
            let left = again.saturating_duration_since(Instant::now());
            if left > PATIENCE {
                return Err(error.later(left));
            }
            sleep(left).await;
        }
        match self.connect(env).await {
            Ok(connection) => {
                let live = Live { connection: Arc::new(connection), since: Instant::now(), usage: Arc::default() };
                let lease = Lease::new(&live);
                self.watch(env, &live);
                slot.live = Some(live);
                slot.failed = None;
                Ok(lease)
            }
            Err(error) => {
                slot.failures = slot.failures.saturating_add(1);
                slot.failed = Some((error.clone(), Instant::now() + pause(slot.failures)));
                Err(error)
            }
        }
    }

    async fn connect(&self, env: &Env) -> Result<Connection, McpError> {
        let limit = self.start_limit(env);
        match &self.source {
            Source::Config(config) => Connection::open(&self.name, config, env, limit).await,
            Source::Stream(stream) => {
                let stream = stream.lock().unwrap_or_else(PoisonError::into_inner).take();
                let Some(stream) = stream else {
                    let name = &self.name;
                    return Err(McpError::new(McpErrorKind::Ended, &format!("MCP server `{name}` has closed its stream; add it anew")));
                };
                Connection::over(&self.name, stream, env, limit).await
            }
        }
    }

    /// Follows a connection: lists again what it offers when that has changed, and stops it when nobody uses it.
    fn watch(self: &Arc<Self>, env: &Arc<Env>, live: &Live) {
        let (server, connection) = (Arc::downgrade(self), Arc::clone(&live.connection));
        let (over, told) = (connection.over_signal(), connection.told());
        let weak = Arc::downgrade(&connection);
        drop(connection);
        let env_of_list = Arc::downgrade(env);
        let over_of_list = over.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = over_of_list.cancelled() => return,
                    () = told.tools_changed.notified() => {}
                }
                // They often come in flocks.
                sleep(FLOCK).await;
                let (Some(server), Some(env), Some(connection)) = (server.upgrade(), env_of_list.upgrade(), weak.upgrade()) else { return };
                match connection.offer(server.start_limit(&env)).await {
                    Ok(offer) => drop(server.learn(&env, offer).await),
                    Err(error) => tracing::warn!(%error, "a changed list of tools cannot be read"),
                }
            }
        });
        let idle = self.settings.idle_timeout.unwrap_or(env.idle_timeout);
        if self.settings.start == Start::Lazy && !idle.is_zero() {
            tokio::spawn(stop_when_idle(Arc::downgrade(self), Arc::downgrade(&live.usage), over, idle));
        }
    }

    /// Ends it for good.
    pub(super) async fn stop(&self) {
        let mut slot = self.slot.lock().await;
        slot.is_shut_down = true;
        let live = slot.live.take();
        drop(slot);
        if let Some(live) = live {
            live.connection.close().await;
        }
    }
}

/// Stops a server that nobody has called for a while. The next call starts it again.
async fn stop_when_idle(server: Weak<Server>, usage: Weak<Usage>, over: Cancellation, idle: Duration) {
    let mut until = Instant::now() + idle;
    loop {
        tokio::select! {
            () = over.cancelled() => return,
            () = sleep_until(until) => {}
        }
        let (Some(server), Some(usage)) = (server.upgrade(), usage.upgrade()) else { return };
        // Leases are given under this lock.
        let mut slot = server.slot.lock().await;
        let since = usage.last.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(Instant::now);
        if usage.calls.load(Ordering::Acquire) > 0 || since.elapsed() < idle {
            until = (since + idle).max(Instant::now() + MIN_LOOK);
            continue;
        }
        let is_ours = slot.live.as_ref().is_some_and(|live| Arc::ptr_eq(&live.usage, &usage));
        let live = if is_ours { slot.live.take() } else { None };
        drop(slot);
        if let Some(live) = live {
            tracing::debug!(server = server.name, "stopped: nobody has called it for a while");
            live.connection.close().await;
        }
        return;
    }
}

/// How long a server that could not be started is left alone.
fn pause(failures: u32) -> Duration {
    FIRST_PAUSE.saturating_mul(1 << failures.saturating_sub(1).min(16)).min(LONGEST_PAUSE)
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

/// A connection that lives no longer counts as a start that came to nothing.
const BRIEF: Duration = Duration::from_secs(10);
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How long a call waits for the next try.
const PATIENCE: Duration = Duration::from_secs(1);
const FLOCK: Duration = Duration::from_millis(100);
const MIN_LOOK: Duration = Duration::from_millis(20);
