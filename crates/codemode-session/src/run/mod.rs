//! The host's side of the leg protocol: one cell from its start over its waits to its outcome.

mod answers;
mod inbox;
mod record;
mod time;
mod values;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use codemode_core::{
    Cancellation, CellFailure, CellOutcome, CellProgram, Completed, Delivery, ErrorCode, ExecutorError, Failed, Guest, GuestFrame,
    JournalEntry, JsonText, Leg, LegState, Method, OutputLog, Owner, PendingCall, Reply, Retention, RunId, Shown, Store, StoreError,
    Telemetry, WaitReason, Waiting, Writes,
};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};
use tracing::Instrument;

use self::{
    inbox::{Inbox, Settled},
    record::Calls,
    time::{Mode, Over, Time},
};
use crate::{
    call::Schedule,
    output::{Fit, ModelLimits, ValueForm, render},
    session::{ExecOptions, OutputSink, ProgressSink, Scope, Slot, WaitOptions},
};

/// One cell, from its start over all its waits.
#[expect(clippy::struct_excessive_bools, reason = "independent facts of a run, read by name")]
pub(crate) struct Cell {
    scope: Arc<Scope>,
    run: RunId,
    /// The first part of the ids of its calls.
    parent: String,
    outer_call_id: Option<String>,
    restart_safe: bool,
    /// Tool calls that it may make.
    tool_calls: Option<u64>,
    time: Time,
    turn: Turn,
    /// Where calls report to that go on over several waits.
    progress: Arc<Mutex<Option<ProgressSink>>>,
    /// Held while nobody waits. Guests are for one thread at a time, which a cell that is waited for may change.
    guest: Mutex<Option<Box<dyn Guest>>>,

    open: Vec<Open>,
    /// Requests for which the guest has no slot yet.
    queued: Vec<PendingCall>,
    replies: mpsc::UnboundedReceiver<Settled>,
    replies_to: mpsc::UnboundedSender<Settled>,
    /// Replies that the guest does not have yet.
    ready: Vec<Settled>,
    inbox: Inbox,
    /// Calls that wait for somebody's decision.
    approvals: watch::Sender<usize>,
    /// Where its calls wait for their turn.
    schedule: Schedule,
    slot: Option<Slot>,

    writes: Writes,
    output: OutputLog,
    /// What whoever wrote the cell should know if it shows nothing.
    warning: Option<String>,
    telemetry: Telemetry,
    calls: Calls,
    /// Calls that were made, nested ones of the host included.
    made: u64,
    dispatched: bool,
    replay_safe: bool,
    network: bool,
    terminal: bool,
    /// Bytes from which the cell could be rebuilt.
    journal_bytes: u64,
    /// Forgotten with the cell.
    _journal: Option<Journal>,
}

/// What belongs to one exec or wait.
struct Turn {
    output: Option<OutputSink>,
    cancellation: Cancellation,
    /// Fires when somebody else ends the run.
    kill: Cancellation,
    model: ModelLimits,
}

/// A request without a reply.
struct Open {
    id: String,
    method: Method,
    /// What it waits for, to be read.
    target: String,
    /// Tells what answers it that nobody waits any more.
    _cancel: CancelOnDrop,
}

/// Where an exec or wait has got to.
pub(crate) enum Step {
    Over(CellOutcome),
    Parked(Box<Cell>, Waiting),
}

/// Where a guest has got to.
enum Turned {
    Settled { value: JsonText, returned: bool },
    Parked(Box<dyn Guest>),
}

impl Cell {
    /// Runs a new cell.
    pub(crate) async fn exec(scope: Arc<Scope>, code: &str, options: ExecOptions) -> Step {
        let random = uuid::Uuid::new_v4();
        let limits = &scope.env.limits;
        let program = CellProgram {
            source: code.to_owned(),
            seed: options.seed.unwrap_or_else(|| random.as_u64_pair().0),
            limits: limits.clone(),
            guest: Arc::clone(scope.catalog.guest_view()),
        };
        let (mode, timeout) = match options.headless {
            Some(headless) => (Mode::Headless, headless.timeout),
            None if options.await_results => (Mode::Required, Duration::from_millis(limits.timeout_ms)),
            None => (Mode::Interactive, Duration::from_millis(limits.timeout_ms)),
        };
        let bytes = |bytes: u64| usize::try_from(bytes).unwrap_or(usize::MAX);
        let run = RunId::new(format!("run_{random}"));
        let (replies_to, replies) = mpsc::unbounded_channel();
        let mut cell = Box::new(Self {
            parent: parent(options.call_id.as_deref().unwrap_or(run.as_str())),
            outer_call_id: options.call_id,
            restart_safe: options.restart_safe,
            tool_calls: options.headless.and_then(|headless| headless.tool_calls),
            time: Time::new(mode, timeout, limits),
            turn: Turn { output: options.output, cancellation: options.cancellation, kill: Cancellation::new(), model: options.model },
            progress: Arc::new(Mutex::new(options.progress)),
            guest: Mutex::default(),
            open: Vec::new(),
            queued: Vec::new(),
            replies,
            replies_to,
            ready: Vec::new(),
            inbox: Inbox::new(limits.inbox_bytes(), bytes(limits.inbox_bytes().min(limits.max_output_bytes))),
            approvals: watch::Sender::new(0),
            schedule: scope.catalog.schedule().here(),
            slot: None,
            writes: Writes::new(),
            output: OutputLog::new(bytes(limits.max_output_bytes)),
            warning: None,
            telemetry: scope.catalog.telemetry().clone(),
            calls: Calls::default(),
            made: 0,
            dispatched: false,
            replay_safe: true,
            network: false,
            terminal: false,
            journal_bytes: JOURNAL_BYTES + code.len() as u64,
            _journal: scope.env.store.clone().map(|store| Journal { store, run: run.clone() }),
            run,
            scope,
        });
        let span = tracing::info_span!("cell", run = cell.run.as_str(), source_bytes = code.len());
        async move {
            let turned = cell.start(program).await;
            cell.end(turned).await
        }
        .instrument(span)
        .await
    }

    /// Goes on with a parked cell.
    pub(crate) async fn wait(mut self: Box<Self>, kill: Cancellation, options: WaitOptions) -> Step {
        let span = tracing::info_span!("cell", run = self.run.as_str(), wait = true);
        async move {
            self.turn = Turn { output: options.output, cancellation: options.cancellation, kill, model: options.model };
            *self.progress.lock().unwrap_or_else(PoisonError::into_inner) = options.progress;
            self.schedule = self.scope.catalog.schedule().here();
            self.time.resume();
            let turned = self.resume().await;
            self.end(turned).await
        }
        .instrument(span)
        .await
    }

    async fn start(&mut self, program: CellProgram) -> Result<Turned, CellFailure> {
        if program.source.trim().is_empty() {
            return Err(invalid_input("the code is empty: it must be a non-empty string of JavaScript"));
        }
        let scope = Arc::clone(&self.scope);
        let clock_ms = scope.env.clock.now_ms();
        self.journal(|| JournalEntry::Started { program: Box::new(program.clone()), clock_ms }).await?;
        let starting = scope.env.executor.start(program, clock_ms);
        let guest = self.in_time(starting, "starting its guest").await?.map_err(|error| unavailable(&error))?;
        self.drive(guest).await
    }

    async fn resume(&mut self) -> Result<Turned, CellFailure> {
        // Whatever is parked has a guest.
        let guest = self.guest.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut guest) = guest else { return Err(protocol("the guest of a parked cell is gone")) };
        self.collect();
        let yields = self.open.extract_if(.., |open| open.method == Method::Yield);
        let yields: Vec<Settled> = yields.map(|open| Settled::empty(open.id)).collect();
        self.ready.extend(yields);
        if self.ready.is_empty() && !self.settle().await? {
            return Ok(Turned::Parked(guest));
        }
        self.deliver(guest.as_mut()).await?;
        self.drive(guest).await
    }

    /// Lets the guest run, leg by leg, until it is over or has to be parked.
    async fn drive(&mut self, mut guest: Box<dyn Guest>) -> Result<Turned, CellFailure> {
        loop {
            let began = Instant::now();
            let span = tracing::info_span!("leg", requests = tracing::field::Empty, ms = tracing::field::Empty);
            let leg = self.leg(guest.as_mut()).instrument(span.clone()).await?;
            self.time.computed(began.elapsed());
            span.record("requests", leg.requests.len()).record("ms", millis(began.elapsed()));
            let settled = match leg.state {
                LegState::Failed(failure) => return Err(failure),
                LegState::Settled { value, returned, warning } => {
                    self.warning = warning;
                    Some((value, returned))
                }
                LegState::Pending => None,
            };
            self.take_back(&leg.cancelled);
            self.queued = leg.queued;
            let yielded = self.dispatch(leg.requests).await?;
            if yielded {
                return Ok(Turned::Parked(guest));
            }
            if self.open.is_empty() && self.ready.is_empty() {
                return match settled {
                    Some((value, returned)) if self.queued.is_empty() => Ok(Turned::Settled { value, returned }),
                    _ => Err(CellFailure {
                        code: ErrorCode::InternalError,
                        message: "the program is pending without host work: no request of it is open".into(),
                    }),
                };
            }
            if !self.settle().await? {
                return Ok(Turned::Parked(guest));
            }
            self.deliver(guest.as_mut()).await?;
        }
    }

    /// Takes output until the guest is quiet.
    async fn leg(&mut self, guest: &mut dyn Guest) -> Result<Leg, CellFailure> {
        let (until, over) = self.time.computing_until();
        loop {
            let frame = tokio::select! {
                biased;
                frame = guest.next() => frame.map_err(|error| unavailable(&error))?,
                () = tokio::time::sleep_until(until) => return Err(self.out_of_time(over, COMPUTING)),
                failure = stopped(&self.turn, &self.scope) => return Err(failure),
            };
            match frame {
                GuestFrame::Ready => {}
                GuestFrame::Network => self.network = true,
                GuestFrame::Output(output) => {
                    self.output.push(&output);
                    if let Some(sink) = &self.turn.output {
                        self.in_time(sink.emit(output), "waiting for whoever takes its output").await?;
                    }
                    // A guest that only prints is never waited for, so that neither would be found above.
                    if Instant::now() >= until {
                        return Err(self.out_of_time(over, COMPUTING));
                    }
                    if let Some(failure) = now(stopped(&self.turn, &self.scope)) {
                        return Err(failure);
                    }
                }
                GuestFrame::Leg(leg) => return Ok(leg),
            }
        }
    }

    /// Drops requests that the guest took back.
    fn take_back(&mut self, ids: &[String]) {
        self.open.retain(|open| !ids.contains(&open.id));
        self.ready.retain(|settled| !ids.contains(&settled.id));
    }

    /// Waits until a request has settled, and takes all that have; `false` when the cell has to be parked instead.
    async fn settle(&mut self) -> Result<bool, CellFailure> {
        let mut approvals = self.approvals.subscribe();
        let mut held: Option<Instant> = None;
        // Calls that answer at once settle together with what the session answers itself.
        tokio::task::yield_now().await;
        loop {
            // Nobody waits longer for a run that has to end in its time.
            let asking = *approvals.borrow_and_update() > 0 && self.time.mode() != Mode::Headless;
            match held {
                Some(since) if !asking => {
                    self.time.give_back(since.elapsed());
                    held = None;
                }
                None if asking => held = Some(Instant::now()),
                Some(_) | None => {}
            }
            self.collect();
            if !self.ready.is_empty() {
                if let Some(since) = held {
                    self.time.give_back(since.elapsed());
                }
                return Ok(!self.time.is_short());
            }
            let (until, over) = self.time.waiting_until(held.is_some());
            tokio::select! {
                biased;
                failure = stopped(&self.turn, &self.scope) => return Err(failure),
                settled = self.replies.recv() => if let Some(settled) = settled { self.accept(settled); },
                _ = approvals.changed() => {}
                () = tokio::time::sleep_until(until) => {
                    if over == Over::Turn && self.time.mode() == Mode::Interactive {
                        return Ok(false);
                    }
                    return Err(self.out_of_time(over, &self.waiting_for()));
                }
            }
        }
    }

    /// Takes what has settled, in the order in which it did.
    fn collect(&mut self) {
        while let Ok(settled) = self.replies.try_recv() {
            self.accept(settled);
        }
    }

    fn accept(&mut self, settled: Settled) {
        // What was done when the guest took it back is not open.
        let Some(at) = self.open.iter().position(|open| open.id == settled.id) else { return };
        self.open.remove(at);
        self.network |= settled.network;
        self.terminal |= settled.terminate;
        self.calls.settle(&settled.id, settled.result.as_ref().map(|_| ()).map_err(|error| error.code));
        self.ready.push(settled);
    }

    async fn deliver(&mut self, guest: &mut dyn Guest) -> Result<(), CellFailure> {
        let ready = std::mem::take(&mut self.ready);
        let mut charges = Vec::with_capacity(ready.len());
        let mut replies = Vec::with_capacity(ready.len());
        for settled in ready {
            let (reply, charge) = settled.into_reply();
            self.journal_bytes += JOURNALED_REPLY_BYTES + reply_bytes(&reply);
            replies.push(reply);
            charges.push(charge);
        }
        tracing::debug!(replies = replies.len(), "delivery");
        let delivery = Delivery { clock_ms: self.scope.env.clock.now_ms(), replies };
        self.journal(|| JournalEntry::Delivered { delivery: delivery.clone() }).await?;
        self.in_time(guest.deliver(delivery), "handing replies to its guest").await?.map_err(|error| unavailable(&error))
    }

    /// Writes an entry, which is made only if there is a store to write it to.
    async fn journal(&self, entry: impl FnOnce() -> JournalEntry) -> Result<(), CellFailure> {
        let Some(store) = &self.scope.env.store else { return Ok(()) };
        self.in_time(store.append(&self.run, entry()), "writing its journal").await?.map_err(|error: StoreError| CellFailure {
            code: ErrorCode::RuntimeUnavailable,
            message: format!("the journal cannot be written: {error}"),
        })
    }

    /// What a future gives, unless the cell is stopped or runs out of time before.
    async fn in_time<T>(&self, future: impl Future<Output = T>, doing: &str) -> Result<T, CellFailure> {
        let (until, over) = self.time.computing_until();
        tokio::select! {
            biased;
            failure = stopped(&self.turn, &self.scope) => Err(failure),
            value = future => Ok(value),
            () = tokio::time::sleep_until(until) => Err(self.out_of_time(over, doing)),
        }
    }

    fn out_of_time(&self, over: Over, doing: &str) -> CellFailure {
        let message = match over {
            Over::Turn => format!("the cell passed its limit of {} ms while {doing}", self.time.timeout().as_millis()),
            Over::Age => {
                let pending: Vec<&str> = self.open.iter().map(|open| open.id.as_str()).collect();
                let pending = if pending.is_empty() { String::new() } else { format!("; pending: {}", pending.join(", ")) };
                format!("the cell reached its greatest age of {} s{pending}", self.scope.env.limits.max_cell_seconds)
            }
        };
        CellFailure { code: ErrorCode::Timeout, message }
    }

    fn waiting_for(&self) -> String {
        let names: Vec<&str> = self.open.iter().take(NAMED_PENDING).map(|open| open.target.as_str()).collect();
        let more = match self.open.len() - names.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("waiting for {}{more}", names.join(", "))
    }

    /// Ends the exec or wait.
    async fn end(mut self: Box<Self>, turned: Result<Turned, CellFailure>) -> Step {
        match turned {
            Ok(Turned::Parked(guest)) => {
                if self.journal_bytes > self.scope.env.limits.max_snapshot_bytes {
                    let failure = CellFailure {
                        code: ErrorCode::SnapshotLimitExceeded,
                        message: format!(
                            "the cell has to wait, and what it has received is more than can be kept of a waiting cell: {} bytes, at most {}. Receive less at once, or finish sooner",
                            self.journal_bytes, self.scope.env.limits.max_snapshot_bytes
                        ),
                    };
                    return self.fail(failure);
                }
                // What answers at once is not pending.
                tokio::task::yield_now().await;
                self.collect();
                if let Some(failure) = now(stopped(&self.turn, &self.scope)) {
                    return self.fail(failure);
                }
                self.guest = Mutex::new(Some(guest));
                let waiting = self.waiting();
                tracing::info!(status = "waiting", pending = waiting.pending.len(), output_bytes = self.output.bytes(), "cell");
                Step::Parked(self, waiting)
            }
            Ok(Turned::Settled { value, returned }) => {
                let completed = self.complete(value, returned).await;
                tracing::info!(
                    status = "completed",
                    calls = completed.telemetry.call_count,
                    output_bytes = completed.output.bytes(),
                    value_bytes = completed.value.as_str().len(),
                    "cell"
                );
                Step::Over(CellOutcome::Completed(completed))
            }
            Err(failure) => self.fail(failure),
        }
    }

    fn fail(mut self: Box<Self>, failure: CellFailure) -> Step {
        Step::Over(CellOutcome::Failed(self.failed(failure)))
    }

    fn failed(&mut self, CellFailure { code, message }: CellFailure) -> Failed {
        // Whatever has settled is not pending, and what it asked for is done.
        self.collect();
        tracing::info!(status = "failed", code = code.as_str(), calls = self.telemetry.call_count, "cell");
        // A guest may throw a text of any size; what no budget can show is not kept.
        let kept = usize::try_from(self.scope.env.limits.max_output_bytes).unwrap_or(usize::MAX);
        Failed {
            code,
            bridge_dispatch_started: self.dispatched,
            replay_safe: self.replay_safe,
            telemetry: self.telemetry.clone(),
            calls: self.calls.shown(),
            output: self.output.clone(),
            error: codemode_core::json::prefix_bytes(&message, kept).to_owned(),
            network: self.network,
            terminal: self.terminal,
        }
    }

    fn waiting(&self) -> Waiting {
        let pending =
            self.open.iter().map(|open| PendingCall { id: open.id.clone(), method: open.method }).chain(self.queued.iter().cloned());
        let pending: Vec<PendingCall> = pending.collect();
        let yields = !pending.is_empty() && pending.iter().all(|call| call.method == Method::Yield);
        Waiting {
            run: self.run.clone(),
            reason: if yields { WaitReason::Yield } else { WaitReason::PendingTools },
            pending,
            replay_safe: self.replay_safe,
            telemetry: self.telemetry.clone(),
            output: self.output.clone(),
            network: self.network,
        }
    }

    async fn complete(&mut self, value: JsonText, returned: bool) -> Completed {
        let mut warnings = Vec::new();
        // Whoever sees output sees something.
        warnings.extend(self.warning.take().filter(|_| self.output.is_empty()));
        warnings.extend(self.commit().await.err());
        let mut completed = Completed {
            replay_safe: self.replay_safe,
            telemetry: self.telemetry.clone(),
            warnings,
            output: self.output.clone(),
            value,
            returned,
            retention: Retention::None,
            network: self.network,
            terminal: self.terminal,
        };
        self.retain(&mut completed);
        completed
    }

    /// Makes visible to others what the cell has stored.
    async fn commit(&mut self) -> Result<(), String> {
        if self.writes.is_empty() {
            return Ok(());
        }
        let writes = std::mem::take(&mut self.writes);
        let committed = tokio::time::timeout(STORE_TIME, self.scope.env.commit(writes)).await;
        let error = match committed {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => error.to_string(),
            Err(_) => format!("no answer within {} s", STORE_TIME.as_secs()),
        };
        Err(format!("what the cell stored with store() was not kept: {error}"))
    }

    /// Saves a value that would not be shown whole (`spec/output-budget.md` 7).
    fn retain(&self, completed: &mut Completed) {
        let structured = completed.value.as_str().starts_with(['{', '[']);
        if self.time.mode() == Mode::Headless || self.restart_safe || !structured {
            return;
        }
        let fit = Fit::of(&self.scope.env.limits, self.turn.model);
        let form = |completed: &Completed| render(&CellOutcome::Completed(completed.clone()), &fit).value;
        if form(completed) != ValueForm::Cut {
            return;
        }
        let results = &self.scope.life.results;
        completed.retention = match results.save(completed.value.clone(), self.network) {
            Ok(reference) => {
                let id = reference.id.clone();
                completed.retention = Retention::Saved(reference);
                if form(completed) == ValueForm::Referenced {
                    return;
                }
                results.delete(&id);
                Retention::Refused(
                    "Cut to fit, and retention was unavailable: no room even for a reference. Return a smaller projection.".into(),
                )
            }
            Err(why) => Retention::Refused(format!("Cut to fit, and not saved: {}. Return a smaller projection.", why.name())),
        };
    }

    /// Whose cell it is.
    pub(crate) fn owner(&self) -> &Owner {
        &self.scope.env.owner
    }

    pub(crate) const fn run_id(&self) -> &RunId {
        &self.run
    }

    /// When a cell that is parked now ends by itself.
    pub(crate) fn expires(&self) -> Instant {
        self.time.age().min(Instant::now() + self.idle_life())
    }

    /// How long it may be parked.
    pub(crate) fn idle_life(&self) -> Duration {
        Duration::from_secs(self.scope.env.limits.snapshot_ttl_seconds)
    }

    pub(crate) fn is_too_old(&self) -> bool {
        Instant::now() >= self.time.age()
    }

    /// What is left of a cell that has reached its age.
    pub(crate) fn too_old(&mut self) -> Failed {
        self.collect();
        let failure = self.out_of_time(Over::Age, "");
        self.failed(failure)
    }

    /// What is left of a cell that somebody has ended.
    pub(crate) fn aborted(&mut self) -> Failed {
        let failure = now(stopped(&self.turn, &self.scope));
        self.failed(failure.unwrap_or_else(|| CellFailure { code: ErrorCode::Aborted, message: CANCELLED.into() }))
    }

    /// Whether somebody has ended it.
    pub(crate) fn is_stopped(&self) -> bool {
        now(stopped(&self.turn, &self.scope)).is_some()
    }

    /// Nobody waits for it any more.
    pub(crate) fn rest(&mut self) {
        self.turn = Turn { output: None, cancellation: Cancellation::new(), kill: Cancellation::new(), model: ModelLimits::default() };
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Whether it may not go on.
    pub(crate) fn is_revoked(&self) -> bool {
        self.scope.life.revoked.is_cancelled()
    }

    /// Remembers what has been shown of its output.
    pub(crate) const fn show(&mut self, shown: Shown) {
        self.output.show(shown);
    }
}

/// Waits until somebody ends the cell.
async fn stopped(turn: &Turn, scope: &Scope) -> CellFailure {
    let message = tokio::select! {
        biased;
        () = scope.life.revoked.cancelled() => scope.life.reason(),
        () = turn.cancellation.cancelled() => CANCELLED,
        () = turn.kill.cancelled() => CANCELLED,
    };
    CellFailure { code: ErrorCode::Aborted, message: message.into() }
}

/// What a future gives if it is ready.
fn now<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match std::pin::pin!(future).poll(&mut context) {
        std::task::Poll::Ready(value) => Some(value),
        std::task::Poll::Pending => None,
    }
}

/// The journal of a cell, which is of no use when the cell is over.
struct Journal {
    store: Arc<dyn Store>,
    run: RunId,
}

impl Drop for Journal {
    fn drop(&mut self) {
        // Without a runtime the process is ending.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (store, run) = (Arc::clone(&self.store), self.run.clone());
        runtime.spawn(async move {
            match tokio::time::timeout(STORE_TIME, store.forget(&run)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(run = run.as_str(), %error, "the journal of a cell that is over is not forgotten"),
                Err(_) => tracing::warn!(run = run.as_str(), "the journal of a cell that is over is not forgotten: no answer"),
            }
        });
    }
}

/// Tells a call that nobody waits for it any more.
struct CancelOnDrop(Cancellation);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// The id of an outer call as it stands in the ids of nested ones (`spec/exec-wait.md` 7.1).
fn parent(id: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':' | '-');
    id.chars().map(|c| if safe(c) { c } else { '_' }).take(PARENT_CHARACTERS).collect()
}

fn reply_bytes(reply: &Reply) -> u64 {
    let bytes = match &reply.result {
        Ok(value) => value.as_str().len(),
        Err(error) => error.message.len(),
    };
    bytes as u64
}

fn unavailable(error: &ExecutorError) -> CellFailure {
    CellFailure { code: ErrorCode::RuntimeUnavailable, message: error.to_string() }
}

fn invalid_input(message: impl Into<String>) -> CellFailure {
    CellFailure { code: ErrorCode::InvalidInput, message: message.into() }
}

/// The guest did what no guest does.
fn protocol(what: &str) -> CellFailure {
    CellFailure { code: ErrorCode::RuntimeUnavailable, message: format!("the guest broke the protocol: {what}") }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// What a guest does that has not reported its leg.
const COMPUTING: &str = "computing; do less at once, or raise the limit";

const CANCELLED: &str = "the cell was cancelled; it cannot be resumed";

/// Pending calls that a timeout names.
const NAMED_PENDING: usize = 5;

/// Bytes of a journal beside its source and its replies, and beside each reply (`spec/exec-wait.md` 11.1).
const JOURNAL_BYTES: u64 = 256;
const JOURNALED_REPLY_BYTES: u64 = 64;

const PARENT_CHARACTERS: usize = 120;

/// How long a store may take for what is left to do when a cell is over.
const STORE_TIME: Duration = Duration::from_secs(5);
