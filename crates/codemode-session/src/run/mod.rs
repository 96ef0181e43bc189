//! The host's side of the leg protocol: one cell from its start to its outcome.

use std::{sync::Arc, time::Duration};

use codemode_core::{
    CallContext, Cancellation, CellCall, CellFailure, CellOutcome, CellProgram, Completed, Delivery, ErrorCode, ExecutorError, Failed,
    Guest, GuestError, GuestErrorCode, GuestFrame, JournalEntry, JsonText, Leg, LegState, Method, OutputLog, Reply, Request, RunId,
    StoreError, Telemetry, ToolSource, ToolSpec,
};
use serde_json::Value;
use tokio::{task::JoinSet, time::Instant};
use tracing::Instrument;

use crate::{
    call,
    catalog::{Catalog, files},
    session::{ExecOptions, Session},
};

/// Runs a cell.
pub(crate) async fn run(session: &Session, run: RunId, program: CellProgram, options: ExecOptions) -> CellOutcome {
    let span = tracing::info_span!("cell", run = run.as_str());
    let timeout = options.timeout.unwrap_or(Duration::from_millis(session.limits.timeout_ms)).min(LONGEST_TIMEOUT);
    let mut cell = Cell {
        session,
        run,
        timeout,
        deadline: Instant::now() + timeout,
        cancellation: options.cancellation.child(),
        warnings: Vec::new(),
        output: OutputLog::new(usize::try_from(session.limits.max_output_bytes).unwrap_or(usize::MAX)),
        telemetry: session.catalog.telemetry().clone(),
        calls: Vec::new(),
        dispatched: false,
        replay_safe: true,
        calling: JoinSet::new(),
        open: Vec::new(),
        options,
    };
    // Calls that nobody waits for any more end with the cell, also when nobody waits for the cell.
    let calls = CancelOnDrop(cell.cancellation.clone());
    let end = cell.run(program).instrument(span).await;
    drop(calls);
    cell.outcome(end)
}

struct Cell<'a> {
    session: &'a Session,
    run: RunId,
    options: ExecOptions,
    timeout: Duration,
    deadline: Instant,
    cancellation: Cancellation,
    output: OutputLog,
    warnings: Vec<String>,
    telemetry: Telemetry,
    calls: Vec<CallRecord>,
    dispatched: bool,
    replay_safe: bool,
    calling: JoinSet<Reply>,
    /// Requests without a reply.
    open: Vec<Open>,
}

/// A request without a reply.
struct Open {
    id: String,
    /// What it waits for, to be read.
    target: String,
    task: tokio::task::AbortHandle,
}

/// A tool call that reached the host.
struct CallRecord {
    request_id: String,
    name: String,
    result: Option<Result<(), GuestErrorCode>>,
}

/// How a cell ended.
type End = Result<(JsonText, bool), CellFailure>;

impl Cell<'_> {
    async fn run(&mut self, program: CellProgram) -> End {
        if program.source.trim().is_empty() {
            return Err(CellFailure {
                code: ErrorCode::InvalidInput,
                message: "the code is empty: it must be a non-empty string of JavaScript".into(),
            });
        }
        let clock_ms = self.session.clock.now_ms();
        self.journal(|| JournalEntry::Started { program: Box::new(program.clone()), clock_ms }).await?;
        let starting = self.session.executor.start(program, clock_ms);
        let mut guest = self.in_time(starting, "starting its guest").await?.map_err(|error| unavailable(&error))?;
        loop {
            let leg = self.leg(guest.as_mut()).await?;
            let settled = match leg.state {
                LegState::Failed(failure) => return Err(failure),
                LegState::Settled { value, returned, warning } => {
                    // Whoever sees output sees something.
                    self.warnings.extend(warning.filter(|_| self.output.is_empty()));
                    Some((value, returned))
                }
                LegState::Pending => None,
            };
            self.cancel(&leg.cancelled);
            self.dispatch(leg.requests).await?;
            if self.open.is_empty() {
                return settled.ok_or_else(|| CellFailure {
                    code: ErrorCode::InternalError,
                    message: "the program is pending without host work: no request of it is open".into(),
                });
            }
            let replies = self.replies().await?;
            let delivery = Delivery { clock_ms: self.session.clock.now_ms(), replies };
            self.journal(|| JournalEntry::Delivered { delivery: delivery.clone() }).await?;
            self.in_time(guest.deliver(delivery), "handing replies to its guest").await?.map_err(|error| unavailable(&error))?;
        }
    }

    /// Takes output until the guest is quiet.
    async fn leg(&mut self, guest: &mut dyn Guest) -> Result<Leg, CellFailure> {
        loop {
            let frame = tokio::select! {
                biased;
                frame = guest.next() => frame.map_err(|error| unavailable(&error))?,
                () = tokio::time::sleep_until(self.deadline) => return Err(self.timed_out(COMPUTING)),
                () = self.cancellation.cancelled() => return Err(aborted()),
            };
            match frame {
                GuestFrame::Ready | GuestFrame::Network => {}
                GuestFrame::Output(output) => {
                    self.output.push(&output);
                    if let Some(sink) = &self.options.output {
                        self.in_time(sink.emit(output), "waiting for whoever takes its output").await?;
                    }
                    // A guest that only prints is never waited for, so that neither would be found above.
                    if Instant::now() >= self.deadline {
                        return Err(self.timed_out(COMPUTING));
                    }
                    if self.cancellation.is_cancelled() {
                        return Err(aborted());
                    }
                }
                GuestFrame::Leg(leg) => return Ok(leg),
            }
        }
    }

    async fn dispatch(&mut self, requests: Vec<Request>) -> Result<(), CellFailure> {
        if requests.is_empty() {
            return Ok(());
        }
        if let Some(most) = self.options.tool_calls {
            let calls = requests.iter().filter(|request| is_call(request.method)).count() as u64;
            if self.telemetry.call_count + calls > most {
                return Err(CellFailure {
                    code: ErrorCode::ToolBudgetExceeded,
                    message: format!("the cell made more than {most} tool calls; raise the budget or call less"),
                });
            }
        }
        self.journal(|| JournalEntry::Dispatched { requests: requests.clone() }).await?;
        self.dispatched |= requests.iter().any(|request| request.method != Method::Sleep);
        for request in requests {
            self.count(&request);
            let target = waits_for(&request);
            let context = CallContext {
                call_id: format!("codemode:{}:{}:{}", self.run.as_str(), request.target, self.telemetry.call_count),
                cancellation: self.cancellation.child(),
                deadline: Some(self.deadline.into_std()),
            };
            let catalog = Arc::clone(&self.session.catalog);
            let policies = Arc::clone(&self.session.policies);
            let limit = self.session.limits.search_default_limit;
            let most = self.session.limits.max_search_limit;
            let span = tracing::info_span!("call", target = request.target);
            let id = request.id.clone();
            let task = self.calling.spawn(
                async move {
                    let id = request.id.clone();
                    let answer = async move {
                        match request.method {
                            Method::Search => Ok(search(&catalog, &request, limit, most)),
                            Method::Describe => describe(&catalog, &request),
                            Method::CallValue | Method::Namespace => call::call(&catalog, &policies, &request, &context).await,
                            Method::Sleep => {
                                tokio::time::sleep(delay(&request)).await;
                                Ok(JsonText::null())
                            }
                            // A cell that nobody waits for in between is resumed at once.
                            Method::Yield => Ok(JsonText::null()),
                            Method::SkillsList => Ok(JsonText::from_value(&serde_json::json!([]))),
                            other => Err(unsupported(other)),
                        }
                    };
                    // A task of its own, so that a tool that panics is a tool that failed.
                    let task = tokio::spawn(answer.in_current_span());
                    let _guard = AbortOnDrop(task.abort_handle());
                    let panicked = || GuestError::new(GuestErrorCode::ToolError, "the tool panicked; this is a fault of the tool");
                    let result = task.await.unwrap_or_else(|_| Err(panicked()));
                    Reply { id, result }
                }
                .instrument(span),
            );
            self.open.push(Open { id, target, task });
        }
        Ok(())
    }

    /// Drops requests that the guest took back.
    fn cancel(&mut self, ids: &[String]) {
        self.open.retain(|open| {
            let cancelled = ids.contains(&open.id);
            if cancelled {
                open.task.abort();
            }
            !cancelled
        });
    }

    fn count(&mut self, request: &Request) {
        match request.method {
            Method::Search => self.telemetry.search_count += 1,
            Method::Describe => self.telemetry.describe_count += 1,
            Method::CallValue | Method::Namespace => {
                self.telemetry.call_count += 1;
                let spec = self.session.catalog.tool(&request.target).map(|entry| entry.tool.spec());
                // What others say of their tools is not believed (`spec/contracts.md` 5).
                self.replay_safe &= spec.is_some_and(|ToolSpec { source, flags, .. }| {
                    *source == ToolSource::Native && flags.replay_safe && !flags.side_effecting
                });
                self.calls.push(CallRecord { request_id: request.id.clone(), name: request.target.clone(), result: None });
            }
            Method::ResultSave | Method::ResultLoad | Method::ResultDelete | Method::StoreSet | Method::StoreGet | Method::Nodes => {
                self.replay_safe = false;
            }
            Method::SkillsList | Method::SkillsRead | Method::SkillsSearch | Method::Sleep | Method::Yield => {}
        }
    }

    /// Waits until a request settles, and takes all that have, in the order in which they did.
    async fn replies(&mut self) -> Result<Vec<Reply>, CellFailure> {
        let mut replies = Vec::new();
        let mut inbox = self.session.limits.inbox_bytes();
        while replies.is_empty() {
            let mut next = tokio::select! {
                biased;
                () = self.cancellation.cancelled() => return Err(aborted()),
                reply = self.calling.join_next() => reply,
                () = tokio::time::sleep_until(self.deadline) => return Err(self.timed_out(&self.waiting())),
            };
            while let Some(reply) = next {
                // The tasks do not panic. One that was aborted, or was done when the guest took it back, is not open.
                if let Ok(mut reply) = reply
                    && let Some(at) = self.open.iter().position(|open| open.id == reply.id)
                {
                    self.open.remove(at);
                    admit(&mut reply, &mut inbox);
                    if let Some(record) = self.calls.iter_mut().find(|record| record.request_id == reply.id) {
                        record.result = Some(reply.result.as_ref().map(|_| ()).map_err(|error| error.code));
                    }
                    replies.push(reply);
                }
                next = self.calling.try_join_next();
            }
        }
        Ok(replies)
    }

    /// Writes an entry, which is made only if there is a store to write it to.
    async fn journal(&self, entry: impl FnOnce() -> JournalEntry) -> Result<(), CellFailure> {
        let Some(store) = &self.session.store else { return Ok(()) };
        self.in_time(store.append(&self.run, entry()), "writing its journal").await?.map_err(|error: StoreError| CellFailure {
            code: ErrorCode::RuntimeUnavailable,
            message: format!("the journal cannot be written: {error}"),
        })
    }

    /// What a future gives, unless the cell is cancelled or runs out of time before.
    async fn in_time<T>(&self, future: impl Future<Output = T>, doing: &str) -> Result<T, CellFailure> {
        tokio::select! {
            biased;
            () = self.cancellation.cancelled() => Err(aborted()),
            value = future => Ok(value),
            () = tokio::time::sleep_until(self.deadline) => Err(self.timed_out(doing)),
        }
    }

    fn timed_out(&self, doing: &str) -> CellFailure {
        let message = format!("the cell passed its limit of {} ms while {doing}", self.timeout.as_millis());
        CellFailure { code: ErrorCode::Timeout, message }
    }

    fn waiting(&self) -> String {
        let names: Vec<&str> = self.open.iter().take(NAMED_PENDING).map(|open| open.target.as_str()).collect();
        let more = match self.open.len() - names.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("waiting for {}{more}", names.join(", "))
    }

    fn outcome(self, end: End) -> CellOutcome {
        match end {
            Ok((value, returned)) => CellOutcome::Completed(Completed {
                replay_safe: self.replay_safe,
                telemetry: self.telemetry,
                warnings: self.warnings,
                output: self.output,
                value,
                returned,
            }),
            Err(CellFailure { code, message }) => CellOutcome::Failed(Failed {
                code,
                bridge_dispatch_started: self.dispatched,
                replay_safe: self.replay_safe,
                telemetry: self.telemetry,
                calls: shown_calls(&self.calls),
                output: self.output,
                error: bounded(message, usize::try_from(self.session.limits.max_output_bytes).unwrap_or(usize::MAX)),
            }),
        }
    }
}

/// A guest may throw a text of any size; what no budget can show is not kept.
fn bounded(mut message: String, bytes: usize) -> String {
    message.truncate(message.floor_char_boundary(bytes));
    message
}

/// Tells the calls of a cell that it is over.
struct CancelOnDrop(Cancellation);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Ends a call with the task that waits for it.
struct AbortOnDrop(tokio::task::AbortHandle);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Refuses a reply for which there is no room before the guest takes what has settled (`spec/output-budget.md` 6).
fn admit(reply: &mut Reply, inbox: &mut u64) {
    let bytes = match &reply.result {
        Ok(value) => value.as_str().len(),
        Err(error) => error.message.len(),
    };
    let bytes = bytes as u64;
    if let Some(left) = inbox.checked_sub(bytes) {
        *inbox = left;
        return;
    }
    let message = "the program-data budget is exceeded: the reply is larger than what a program may receive at once. Narrow the request or page through it";
    reply.result = Err(GuestError::new(GuestErrorCode::ProgramDataExceeded, message));
}

/// What is named of a request when a cell runs out of time.
fn waits_for(request: &Request) -> String {
    match request.method {
        Method::CallValue | Method::Namespace | Method::Describe => request.target.clone(),
        Method::Sleep => format!("a timer of {} ms", request.input.as_str()),
        other => other.as_str().to_owned(),
    }
}

fn delay(request: &Request) -> Duration {
    let delay = request.input.to_value().ok().and_then(|delay| delay.as_f64()).unwrap_or_default();
    Duration::from_secs_f64(delay.clamp(0.0, 1e9) / 1_000.0)
}

/// What a run without a host for it answers.
fn unsupported(method: Method) -> GuestError {
    let what = match method {
        Method::StoreSet | Method::StoreGet => "store and load need a session that outlives the cell: this run has none",
        Method::ResultSave | Method::ResultLoad | Method::ResultDelete => "results are not kept in this run: return or emit the value",
        Method::Nodes => "this host has no nodes",
        _ => "this host has no skills: skills.list() gives an empty list",
    };
    GuestError::new(GuestErrorCode::InvalidInput, what)
}

fn search(catalog: &Catalog, request: &Request, default: u64, most: u64) -> JsonText {
    let limit = request.input.to_value().ok().and_then(|input| input.get("limit")?.as_f64());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a whole number in range")]
    let limit = limit.filter(|limit| limit.fract() == 0.0 && *limit >= 1.0).map_or(default, |limit| limit.min(1e9) as u64);
    let names = catalog.search(&request.target, usize::try_from(limit.min(most)).unwrap_or(usize::MAX));
    JsonText::from_value(&names.into_iter().map(Value::from).collect())
}

fn describe(catalog: &Catalog, request: &Request) -> Result<JsonText, GuestError> {
    let target = request.target.as_str();
    let input = request.input.to_value().unwrap_or_default();
    let selector = input.get("selector").and_then(Value::as_str).map(str::trim).filter(|selector| !selector.is_empty());
    let schemas = input.get("schema") == Some(&Value::Bool(true));
    let value = if let Some(part) = catalog.part(target, selector, schemas) {
        part
    } else if let Some(entry) = catalog.tool(target) {
        files::describe_tool(entry)
    } else if let Some((entry, member)) = catalog.member(target) {
        files::describe_member(entry, &member.member)
    } else if let Some(file) = catalog.file(target).map_err(|error| GuestError::new(GuestErrorCode::InvalidContract, error.to_string()))? {
        serde_json::json!({ "path": file.path, "content": file.content, "bytes": file.content.len() })
    } else {
        return Err(GuestError::new(GuestErrorCode::InvalidInput, format!("unknown file or tool `{target}`")));
    };
    Ok(JsonText::from_value(&value))
}

fn shown_calls(calls: &[CallRecord]) -> Vec<CellCall> {
    let dropped = calls.len().saturating_sub(SHOWN_CALLS);
    let more = (dropped > 0).then(|| CellCall { name: "...".into(), ok: true, code: None });
    let shown = calls[dropped..].iter().map(|record| match record.result {
        Some(Ok(())) => CellCall { name: record.name.clone(), ok: true, code: None },
        Some(Err(code)) => CellCall { name: record.name.clone(), ok: false, code: Some(code.as_str()) },
        None => CellCall { name: record.name.clone(), ok: false, code: Some("pending") },
    });
    more.into_iter().chain(shown).collect()
}

const fn is_call(method: Method) -> bool {
    matches!(method, Method::CallValue | Method::Namespace)
}

fn unavailable(error: &ExecutorError) -> CellFailure {
    CellFailure { code: ErrorCode::RuntimeUnavailable, message: error.to_string() }
}

fn aborted() -> CellFailure {
    CellFailure { code: ErrorCode::Aborted, message: "the cell was cancelled; it cannot be resumed".into() }
}

/// Calls of a failed cell that are shown.
const SHOWN_CALLS: usize = 32;

/// What a guest does that has not reported its leg.
const COMPUTING: &str = "computing; do less at once, or raise the limit";

/// Longer ones would overflow the clock.
const LONGEST_TIMEOUT: Duration = Duration::from_hours(100 * 365 * 24);

/// Pending calls that a timeout names.
const NAMED_PENDING: usize = 5;
