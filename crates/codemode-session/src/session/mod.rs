//! Sessions: whose cells run, on which catalog, and what they keep between them.

mod host;
mod input;
mod options;

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use codemode_core::{
    Approver, Cancellation, CellOutcome, Clock, ErrorCode, Executor, Failed, Limits, OutputLog, Owner, Policy, RunId, Store, StoreError,
    StoredValue, Waiting, Writes, store,
};
use serde_json::Value;

pub(crate) use self::host::Slot;
use self::host::{Refusal, Resumed};
pub use self::{
    host::Host,
    input::{ExecInput, HookEvent, InputError, WaitInput},
    options::{CallEvent, CallProgress, ExecOptions, Headless, OutputSink, ProgressSink, WaitOptions},
};
use crate::{
    catalog::Catalog,
    clock::SystemClock,
    output::{self, Fit, ModelLimits, Rendered},
    results::Results,
    run::{Cell, Step},
};

/// Runs cells for one owner. Clones are the same session; when the last one is dropped, what is parked ends.
#[derive(Clone)]
pub struct Session {
    inner: Arc<Inner>,
}

struct Inner {
    env: Arc<Env>,
    /// Replaced with the catalog.
    scope: Mutex<Arc<Scope>>,
}

/// All that cells of a session share, whatever the catalog.
pub(crate) struct Env {
    pub(crate) executor: Arc<dyn Executor>,
    pub(crate) limits: Limits,
    pub(crate) policies: Vec<Arc<dyn Policy>>,
    pub(crate) approver: Option<Arc<dyn Approver>>,
    pub(crate) store: Option<Arc<dyn Store>>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) owner: Owner,
    pub(crate) host: Host,
    /// What is stored without a store.
    values: Mutex<BTreeMap<String, StoredValue>>,
}

/// A catalog and what belongs to it.
pub(crate) struct Scope {
    pub(crate) env: Arc<Env>,
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) life: Arc<Life>,
}

/// What ends with a catalog, unless the next one only adds client tools.
pub(crate) struct Life {
    pub(crate) results: Results,
    pub(crate) revoked: Cancellation,
    reason: OnceLock<&'static str>,
}

impl Life {
    fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self { results: Results::new(limits.inbox_bytes()), revoked: Cancellation::new(), reason: OnceLock::new() })
    }

    fn revoke(&self, reason: &'static str) {
        let _ = self.reason.set(reason);
        self.revoked.cancel();
        self.results.close();
    }

    /// What comes after this one: there is nothing after the end.
    fn next(self: &Arc<Self>, limits: &Limits) -> Arc<Self> {
        if self.reason.get() == Some(&CLOSED) { Arc::clone(self) } else { Self::new(limits) }
    }

    /// Why the cells of a revoked life end.
    pub(crate) fn reason(&self) -> &'static str {
        self.reason.get().copied().unwrap_or(ABORTED)
    }
}

impl Env {
    pub(crate) async fn values(&self) -> Result<BTreeMap<String, StoredValue>, StoreError> {
        let key = self.session_key()?;
        match &self.store {
            Some(store) => store.values(key).await,
            None => Ok(lock(&self.values).clone()),
        }
    }

    pub(crate) async fn commit(&self, writes: Writes) -> Result<(), StoreError> {
        let key = self.session_key()?;
        match &self.store {
            Some(store) => store.commit(key, writes).await,
            None => store::apply(&mut lock(&self.values), &writes),
        }
    }

    /// To whom stored values belong. Without it they would belong to everybody else who has none.
    fn session_key(&self) -> Result<&str, StoreError> {
        let key = self.owner.session_key.as_deref().filter(|key| !key.trim().is_empty());
        key.ok_or_else(|| StoreError::new("store and load need a session with a key, and this one has none"))
    }
}

impl Session {
    /// A session with default limits, no policies, no store, the system's clock, and an owner that nobody else is.
    pub fn builder(catalog: Arc<Catalog>, executor: Arc<dyn Executor>) -> SessionBuilder {
        let id = || uuid::Uuid::new_v4().to_string();
        SessionBuilder {
            catalog,
            env: Env {
                executor,
                limits: Limits::default(),
                policies: Vec::new(),
                approver: None,
                store: None,
                clock: Arc::new(SystemClock),
                owner: Owner::new("codemode", id(), id(), id()),
                host: Host::new(),
                values: Mutex::default(),
            },
        }
    }

    /// Runs one cell until it ends or is parked. It never waits beyond its deadline, and it never fails to say what
    /// happened.
    pub async fn exec(&self, code: &str, options: ExecOptions) -> CellOutcome {
        match Cell::exec(self.scope(), code, options).await {
            Step::Over(outcome) => outcome,
            Step::Parked(cell, waiting) => parked(self.inner.env.host.park(cell), waiting),
        }
    }

    /// [`exec`](Self::exec) on the arguments of a model.
    ///
    /// `before_hooks` are the arguments as the model gave them, if hooks of the host have seen them since.
    pub async fn exec_call(&self, arguments: &Value, before_hooks: Option<&Value>, options: ExecOptions) -> CellOutcome {
        match ExecInput::read(arguments, before_hooks) {
            Ok(ExecInput { code, restart_safe, await_results }) => {
                self.exec(&code, ExecOptions { restart_safe, await_results, ..options }).await
            }
            Err(error) => self.refused(error.to_string()),
        }
    }

    /// Goes on with a parked cell until it ends or is parked again.
    pub async fn wait(&self, run_id: &str, options: WaitOptions) -> CellOutcome {
        self.wait_as(run_id, &self.inner.env.owner, options).await
    }

    /// [`wait`](Self::wait) on the arguments of a model.
    pub async fn wait_call(&self, arguments: &Value, options: WaitOptions) -> CellOutcome {
        match WaitInput::read(arguments) {
            Ok(WaitInput { run_id }) => self.wait(&run_id, options).await,
            Err(error) => self.refused(error.to_string()),
        }
    }

    /// [`wait`](Self::wait) for somebody who says who they are, and may be somebody else.
    pub async fn wait_as(&self, run_id: &str, caller: &Owner, options: WaitOptions) -> CellOutcome {
        match self.inner.env.host.resume(&RunId::new(run_id.trim()), caller) {
            Ok(Resumed::Cell(cell, running)) => match cell.wait(running.kill.clone(), options).await {
                Step::Over(outcome) => outcome,
                Step::Parked(cell, waiting) => parked(running.park(cell), waiting),
            },
            Ok(Resumed::Ended(failed)) => CellOutcome::Failed(*failed),
            Err(refusal) => self.refused(Refusal::message(refusal).into()),
        }
    }

    /// The result for the model, within the limits of the session and of the model.
    ///
    /// What of the output it shows is not shown again by the next result of the run.
    #[must_use]
    pub fn render(&self, outcome: &CellOutcome, model: ModelLimits) -> Rendered {
        let rendered = output::render(outcome, &Fit::of(&self.inner.env.limits, model));
        if let CellOutcome::Waiting(waiting) = outcome {
            if rendered.refused {
                // The model never learns by what it could go on.
                self.inner.env.host.cancel(&waiting.run, &self.inner.env.owner);
            } else {
                self.inner.env.host.show(&waiting.run, rendered.shown);
            }
        }
        rendered
    }

    /// Ends a run, parked or waited for; whether there was one.
    #[expect(clippy::must_use_candidate, reason = "it is called for what it does")]
    pub fn cancel(&self, run_id: &str) -> bool {
        self.inner.env.host.cancel(&RunId::new(run_id.trim()), &self.inner.env.owner)
    }

    /// The reply of the model is over: saved results expire.
    pub fn end_reply(&self) {
        self.scope().life.results.clear();
    }

    /// Takes another catalog for the cells that come.
    ///
    /// If it does more than add client tools, the cells of the old one end, and their saved results with them.
    pub fn set_catalog(&self, catalog: Arc<Catalog>) {
        let env = Arc::clone(&self.inner.env);
        let old = {
            let mut scope = lock(&self.inner.scope);
            let life =
                if catalog.only_adds_client_tools_to(&scope.catalog) { Arc::clone(&scope.life) } else { scope.life.next(&env.limits) };
            std::mem::replace(&mut *scope, Arc::new(Scope { env, catalog, life }))
        };
        if !Arc::ptr_eq(&old.life, &self.scope().life) {
            self.revoke(&old.life, REVOKED);
        }
    }

    /// Ends all cells of the session, running and parked, and their saved results. Cells can be run afterwards, unless the
    /// session is closed.
    pub fn abort(&self) {
        let old = {
            let mut scope = lock(&self.inner.scope);
            let life = scope.life.next(&self.inner.env.limits);
            let next = Arc::new(Scope { env: Arc::clone(&scope.env), catalog: Arc::clone(&scope.catalog), life });
            std::mem::replace(&mut *scope, next)
        };
        self.revoke(&old.life, ABORTED);
    }

    /// Ends all cells of the session for good: whatever is run afterwards is aborted.
    pub fn close(&self) {
        let life = {
            let scope = lock(&self.inner.scope);
            // Under the lock, so that no other life comes after this one.
            let _ = scope.life.reason.set(CLOSED);
            Arc::clone(&scope.life)
        };
        self.revoke(&life, CLOSED);
    }

    fn revoke(&self, life: &Life, reason: &'static str) {
        life.revoke(reason);
        self.inner.env.host.drop_revoked();
    }

    /// What hooks of the host are told of an `exec` call.
    #[must_use]
    pub fn hook_event(&self) -> HookEvent {
        HookEvent::of(self.inner.env.owner.clone())
    }

    /// The limits in force.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.inner.env.limits
    }

    /// Whose session it is.
    #[must_use]
    pub fn owner(&self) -> &Owner {
        &self.inner.env.owner
    }

    /// The catalog.
    #[must_use]
    pub fn catalog(&self) -> Arc<Catalog> {
        Arc::clone(&self.scope().catalog)
    }

    fn scope(&self) -> Arc<Scope> {
        Arc::clone(&lock(&self.inner.scope))
    }

    fn refused(&self, error: String) -> CellOutcome {
        CellOutcome::Failed(Failed {
            code: ErrorCode::InvalidInput,
            bridge_dispatch_started: false,
            replay_safe: true,
            telemetry: self.scope().catalog.telemetry().clone(),
            calls: Vec::new(),
            output: OutputLog::new(0),
            error,
            network: false,
            terminal: false,
        })
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("owner", &self.inner.env.owner).field("limits", &self.inner.env.limits).finish_non_exhaustive()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        lock(&self.scope).life.revoke(CLOSED);
        self.env.host.drop_revoked();
    }
}

/// Makes a [`Session`].
#[must_use]
pub struct SessionBuilder {
    catalog: Arc<Catalog>,
    env: Env,
}

impl fmt::Debug for SessionBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SessionBuilder").field("owner", &self.env.owner).finish_non_exhaustive()
    }
}

impl SessionBuilder {
    /// Sets the limits.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.env.limits = limits;
        self
    }

    /// Sets the policies, asked in order.
    pub fn policies(mut self, policies: Vec<Arc<dyn Policy>>) -> Self {
        self.env.policies = policies;
        self
    }

    /// Sets who is asked about calls that a policy does not decide alone; without one they are refused.
    pub fn approver(mut self, approver: Arc<dyn Approver>) -> Self {
        self.env.approver = Some(approver);
        self
    }

    /// Keeps the journal of every cell, and the values of the session, in a store.
    pub fn store(mut self, store: Arc<dyn Store>) -> Self {
        self.env.store = Some(store);
        self
    }

    /// Sets the clock that guests see.
    pub fn clock(mut self, clock: Arc<dyn Clock>) -> Self {
        self.env.clock = clock;
        self
    }

    /// Sets whose session it is.
    pub fn owner(mut self, owner: Owner) -> Self {
        self.env.owner = owner;
        self
    }

    /// Shares the parked cells and the slots of a process with other sessions.
    pub fn host(mut self, host: Host) -> Self {
        self.env.host = host;
        self
    }

    /// The session.
    #[must_use]
    pub fn build(self) -> Session {
        let Self { catalog, env } = self;
        let life = Life::new(&env.limits);
        let env = Arc::new(env);
        let scope = Mutex::new(Arc::new(Scope { env: Arc::clone(&env), catalog, life }));
        Session { inner: Arc::new(Inner { env, scope }) }
    }
}

/// What somebody gets who has waited for a cell that was to be parked.
fn parked(kept: Result<(), Box<Cell>>, waiting: Waiting) -> CellOutcome {
    match kept {
        Ok(()) => CellOutcome::Waiting(waiting),
        Err(mut cell) => CellOutcome::Failed(cell.aborted()),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics while it holds a lock of this module.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

const REVOKED: &str = "the catalog or the permissions of this cell have changed: it was ended and cannot be resumed. Do not replay the program; look at what there is now";
const ABORTED: &str = "the session has ended its cells; this one cannot be resumed";
const CLOSED: &str = "the session is closed; its cells cannot be resumed";
