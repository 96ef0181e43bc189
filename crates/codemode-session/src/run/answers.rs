//! What becomes of the requests of a leg: some are answered at once, others are calls that settle later.

use std::{
    panic::AssertUnwindSafe,
    pin::pin,
    sync::{Arc, PoisonError},
    task::Poll,
    time::Duration,
};

use codemode_core::{
    CallContext, Cancellation, CellFailure, ErrorCode, GuestError, GuestErrorCode, JournalEntry, JsonText, Method, Progress, Request,
    StoreError, StoredValue, ToolSource, limits::CANCEL_GRACE_MS,
};
use serde_json::{Value, json};
use tokio::time::Instant;
use tracing::Instrument;

use super::{CancelOnDrop, Cell, Open, inbox::Settled, invalid_input, millis, protocol, time::Mode, values::Values};
use crate::{
    call::{self, Answer, Given},
    catalog::{Catalog, files},
    results::UNAVAILABLE,
    session::{CallEvent, CallProgress},
};

impl Cell {
    /// Dispatches the requests of a leg; whether the cell has yielded to whoever waits for it.
    pub(super) async fn dispatch(&mut self, requests: Vec<Request>) -> Result<bool, CellFailure> {
        if requests.is_empty() {
            return Ok(false);
        }
        self.check(&requests)?;
        if requests.iter().any(|request| wants_results(&self.scope.catalog, request)) {
            self.time.require();
        }
        if self.slot.is_none() {
            let full = || invalid_input("too many suspended runs: wait for one of them to end, then run this again. Nothing was called");
            self.slot = Some(self.scope.env.host.slot().ok_or_else(full)?);
        }
        let mut values = if requests.iter().any(|request| matches!(request.method, Method::StoreSet | Method::StoreGet)) {
            let scope = Arc::clone(&self.scope);
            let values = self.in_time(scope.env.values(), "reading stored values").await?;
            values.map(|values| Values::new(values, &self.writes))
        } else {
            Ok(Values::default())
        };
        self.journal(|| JournalEntry::Dispatched { requests: requests.clone() }).await?;
        self.dispatched |= requests.iter().any(|request| request.method != Method::Sleep);
        let mut yielded = false;
        for request in requests {
            self.count(&request);
            let waits = self.time.mode() == Mode::Interactive;
            match request.method {
                Method::Yield if waits => {
                    yielded = true;
                    self.opens(&request, Cancellation::new());
                }
                Method::CallValue | Method::Namespace | Method::Nodes => self.call(request),
                Method::SkillsList | Method::SkillsRead | Method::SkillsSearch => {
                    let catalog = Arc::clone(&self.scope.catalog);
                    self.spawn(request, None, move |request| async move { call::skills(&catalog, &request).await });
                }
                Method::Sleep => self.spawn(request, None, |request| async move {
                    tokio::time::sleep(delay(&request)).await;
                    Answer::of(Ok(JsonText::null()))
                }),
                _ => {
                    let answer = self.answer(&request, &mut values);
                    let settled = self.inbox.admit(request.id.clone(), answer);
                    self.opens(&request, Cancellation::new());
                    self.settle_now(settled);
                }
            }
        }
        Ok(yielded)
    }

    /// Refuses what a leg may not ask for; nothing of the leg is dispatched then.
    fn check(&self, requests: &[Request]) -> Result<(), CellFailure> {
        let limit = usize::try_from(self.scope.env.limits.max_pending_tool_calls).unwrap_or(usize::MAX);
        if self.open.len() + requests.len() > limit {
            return Err(protocol("more requests are in flight than are admitted"));
        }
        let mut ids: Vec<&str> =
            self.open.iter().map(|open| &open.id).chain(requests.iter().map(|request| &request.id)).map(String::as_str).collect();
        ids.sort_unstable();
        if ids.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(protocol("two requests have one id"));
        }
        if self.restart_safe && requests.iter().any(|request| !self.may_be_repeated(request) && !is_kept_data(request.method)) {
            return Err(invalid_input(if requests.iter().all(|request| request.method == Method::Namespace) {
                "a restart-safe cell cannot call namespaces: nothing of this leg was called. Use replay-safe read tools, or run it without restartSafe"
            } else {
                "a restart-safe cell may only search, describe, sleep, yield, list and read skills, list nodes, and call tools that are replay-safe: other calls are not proven to be harmless when repeated, and nothing of this leg was called. Use replay-safe read tools, or run it without restartSafe"
            }));
        }
        if let Some(most) = self.tool_calls {
            let calls = requests.iter().filter(|request| is_call(request.method)).count() as u64;
            if self.telemetry.call_count + calls > most {
                return Err(CellFailure {
                    code: ErrorCode::ToolBudgetExceeded,
                    message: format!("the cell made more than {most} tool calls; raise the budget or call less"),
                });
            }
        }
        Ok(())
    }

    /// Whether a request is harmless when it is made again (`spec/exec-wait.md` 12).
    fn may_be_repeated(&self, request: &Request) -> bool {
        match request.method {
            Method::Search
            | Method::Describe
            | Method::Yield
            | Method::Sleep
            | Method::SkillsList
            | Method::SkillsRead
            | Method::SkillsSearch => true,
            Method::Nodes => matches!(request.target.as_str(), "list" | "get"),
            Method::CallValue => self.scope.catalog.tool(&request.target).is_some_and(|entry| entry.tool.spec().is_replay_safe()),
            Method::Namespace => self.scope.catalog.member(&request.target).is_some_and(|(_, entry)| entry.member.hints.is_replay_safe()),
            Method::ResultSave | Method::ResultLoad | Method::ResultDelete | Method::StoreSet | Method::StoreGet => false,
        }
    }

    fn count(&mut self, request: &Request) {
        self.replay_safe &= self.may_be_repeated(request);
        let source = self.scope.catalog.source(called(request));
        match request.method {
            Method::Search => self.telemetry.search_count += 1,
            // What a part of a namespace says of itself is known without asking, and not counted.
            Method::Describe if request.target.ends_with(".$api") => self.network = true,
            Method::Describe => {
                self.telemetry.describe_count += 1;
                self.network |= source.is_some_and(ToolSource::is_network);
            }
            Method::CallValue | Method::Namespace | Method::Nodes => {
                self.telemetry.call_count += 1;
                self.network |= source.is_some_and(ToolSource::is_network);
                self.calls.add(&request.id, called(request));
            }
            _ => {}
        }
    }

    /// Makes a call.
    fn call(&mut self, request: Request) {
        let seq = self.calls_made();
        let scope = &self.scope;
        let target = called(&request);
        let tool_name = scope.catalog.tool_name(target).unwrap_or(target);
        let call_id = format!("codemode:{}:{tool_name}:{seq}", self.parent);
        let progress = Arc::clone(&self.progress);
        let report = {
            let (call_id, name) = (call_id.clone(), target.to_owned());
            move |event| {
                if let Some(sink) = &*progress.lock().unwrap_or_else(PoisonError::into_inner) {
                    sink.report(CallProgress { call_id: call_id.clone(), name: name.clone(), event });
                }
            }
        };
        let update = report.clone();
        let cancellation = Cancellation::new();
        let context = CallContext {
            call_id,
            run: Some(self.run.clone()),
            outer_call_id: self.outer_call_id.clone(),
            owner: scope.env.owner.clone(),
            cancellation: cancellation.clone(),
            deadline: Some(self.time.age().into_std()),
            progress: Progress::new(move |progress| update(CallEvent::Update(progress))),
        };
        let yield_ms = (self.time.mode() != Mode::Required).then(|| self.time.yield_ms());
        let schedule = self.schedule.clone();
        let given = Given { scope: Arc::clone(scope), context, schedule, approvals: self.approvals.clone(), yield_ms };
        self.spawn(request, Some(cancellation), move |request| async move {
            report(CallEvent::Started);
            let answer = call::call(&given, &request).await;
            report(CallEvent::Ended { ok: answer.result.is_ok() });
            answer
        });
    }

    /// Numbers the calls of the cell.
    const fn calls_made(&mut self) -> u64 {
        self.made += 1;
        self.made
    }

    /// A request that has no reply yet.
    fn opens(&mut self, request: &Request, cancellation: Cancellation) {
        let (id, method, target) = (request.id.clone(), request.method, waits_for(request));
        self.open.push(Open { id, method, target, _cancel: CancelOnDrop(cancellation) });
    }

    /// Answers a request in a task of its own, which ends when nobody waits for the answer any more: at once, or, if
    /// whoever answers hears of that, after a while.
    fn spawn<R>(&mut self, request: Request, told: Option<Cancellation>, answer: impl FnOnce(Request) -> R + Send + 'static)
    where
        R: Future<Output = Answer> + Send + 'static,
    {
        let grace = told.as_ref().map(|_| Duration::from_millis(CANCEL_GRACE_MS));
        let cancellation = told.unwrap_or_default();
        self.opens(&request, cancellation.clone());
        let (inbox, replies) = (self.inbox.clone(), self.replies_to.clone());
        let input_bytes = request.input.as_str().len();
        let span = tracing::info_span!("call", method = request.method.as_str(), target = tracing::field::Empty, input_bytes);
        // Anything else that a guest names is data of its own.
        if is_call(request.method) && self.scope.catalog.tool_name(called(&request)).is_some() {
            span.record("target", called(&request));
        }
        let answered = async move {
            let began = Instant::now();
            let id = request.id.clone();
            let panicked = || GuestError::new(GuestErrorCode::ToolError, "the tool panicked; this is a fault of the tool");
            let answer = tokio::select! {
                biased;
                answer = caught(answer(request)) => answer.unwrap_or_else(|| Answer::of(Err(panicked()))),
                () = given_up(&cancellation, grace) => return,
            };
            let bytes = answer.result.as_ref().map_or_else(|error| error.message.len(), |value| value.as_str().len());
            let code = answer.result.as_ref().err().map_or("ok", |error| error.code.as_str());
            tracing::info!(output_bytes = bytes, code, ms = millis(began.elapsed()), "call");
            // A cell that is gone takes nothing any more.
            let _ = replies.send(inbox.admit(id, answer));
        };
        tokio::spawn(answered.instrument(span));
    }

    fn settle_now(&self, settled: Settled) {
        // The cell itself holds the other end.
        let _ = self.replies_to.send(settled);
    }

    /// Answers what the session itself knows.
    fn answer(&mut self, request: &Request, values: &mut Result<Values, StoreError>) -> Answer {
        let (mut network, headless) = (false, self.time.mode() == Mode::Headless);
        let result = match request.method {
            Method::Search => Ok(search(&self.scope, request)),
            Method::Describe => describe(&self.scope.catalog, request),
            // Whoever waits, waits for the end.
            Method::Yield => Ok(JsonText::null()),
            Method::ResultSave | Method::ResultLoad | Method::ResultDelete if self.restart_safe => {
                refused("results are not available in a restart-safe cell: return or emit the value")
            }
            Method::StoreSet | Method::StoreGet if self.restart_safe || headless => {
                refused("store and load are not available in this run: they need an interactive cell that is not restart-safe")
            }
            Method::ResultSave => {
                let results = &self.scope.life.results;
                match results.save(request.input.clone(), self.network) {
                    Ok(reference) => Ok(JsonText::from_value(&json!(reference))),
                    Err(why) => refused(&why.message(results.allowance())),
                }
            }
            Method::ResultLoad => match self.scope.life.results.load(&request.target) {
                Some(entry) => {
                    network = entry.network;
                    Ok(entry.value)
                }
                None => refused(UNAVAILABLE),
            },
            Method::ResultDelete if self.scope.life.results.delete(&request.target) => Ok(JsonText::from_value(&json!(true))),
            Method::ResultDelete => refused(UNAVAILABLE),
            Method::StoreSet => match values {
                Ok(values) => {
                    let value = request.input.member("value").map(|value| StoredValue { value, network: self.network });
                    let written = values.set(&request.target, value, &mut self.writes);
                    let exceeded = |error: StoreError| GuestError::new(GuestErrorCode::ProgramDataExceeded, error.to_string());
                    written.map(|()| JsonText::null()).map_err(exceeded)
                }
                Err(error) => refused(&format!("stored values cannot be read: {error}")),
            },
            Method::StoreGet => match values {
                Ok(values) => {
                    let value = values.get(&request.target, &self.writes);
                    network = value.is_some_and(|value| value.network);
                    Ok(value.map_or_else(|| JsonText::from_value(&json!({})), |value| value.value.wrapped("value")))
                }
                Err(error) => refused(&format!("stored values cannot be read: {error}")),
            },
            other => refused(&format!("{} is not answered here", other.as_str())),
        };
        Answer { result, network, terminate: false }
    }
}

/// Waits until whoever answers a request has had time to stop.
async fn given_up(cancellation: &Cancellation, grace: Option<Duration>) {
    cancellation.cancelled().await;
    if let Some(grace) = grace {
        tokio::time::sleep(grace).await;
    }
}

/// What a future gives; none if it panics.
async fn caught<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    std::future::poll_fn(|context| {
        // Nothing of the future is used after a panic.
        match std::panic::catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
            Ok(Poll::Ready(value)) => Poll::Ready(Some(value)),
            Ok(Poll::Pending) => Poll::Pending,
            Err(_) => Poll::Ready(None),
        }
    })
    .await
}

fn refused(message: &str) -> Result<JsonText, GuestError> {
    Err(GuestError::new(GuestErrorCode::InvalidInput, message))
}

/// Whether a call asks for the whole cell to wait for its calls (`spec/exec-wait.md` 8.4).
fn wants_results(catalog: &Catalog, request: &Request) -> bool {
    request.method == Method::CallValue
        && catalog.tool(&request.target).is_some_and(|entry| {
            let spec = entry.tool.spec();
            spec.source == ToolSource::Native && spec.flags.requires_results
        })
        && request.input.to_value().is_ok_and(|input| input.get("awaitResults") == Some(&Value::Bool(true)))
}

fn search(scope: &crate::session::Scope, request: &Request) -> JsonText {
    let limits = &scope.env.limits;
    let limit = request.input.to_value().ok().and_then(|input| input.get("limit")?.as_f64());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a whole number in range")]
    let limit =
        limit.filter(|limit| limit.fract() == 0.0 && *limit >= 1.0).map_or(limits.search_default_limit, |limit| limit.min(1e9) as u64);
    let names = scope.catalog.search(&request.target, usize::try_from(limit.min(limits.max_search_limit)).unwrap_or(usize::MAX));
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
        files::describe_tool(catalog, entry)
    } else if let Some(described) = catalog.described_member(target) {
        described
    } else if let Some(file) = catalog.file(target).map_err(|error| GuestError::new(GuestErrorCode::InvalidContract, error.to_string()))? {
        json!({ "path": file.path, "content": file.content, "bytes": file.content.len() })
    } else {
        return Err(GuestError::new(GuestErrorCode::InvalidInput, format!("unknown file or tool `{target}`")));
    };
    Ok(JsonText::from_value(&value))
}

/// The name under which a guest calls.
fn called(request: &Request) -> &str {
    if request.method == Method::Nodes { "nodes" } else { &request.target }
}

/// What is named of a request when a cell runs out of time.
fn waits_for(request: &Request) -> String {
    match request.method {
        Method::CallValue | Method::Namespace | Method::Describe => request.target.clone(),
        Method::Sleep => format!("a timer of {} ms", request.input.as_str()),
        Method::Yield => "yield_control".into(),
        other => other.as_str().to_owned(),
    }
}

fn delay(request: &Request) -> Duration {
    let delay = request.input.to_value().ok().and_then(|delay| delay.as_f64()).unwrap_or_default();
    Duration::from_secs_f64(delay.clamp(0.0, 1e9) / 1_000.0)
}

const fn is_call(method: Method) -> bool {
    matches!(method, Method::CallValue | Method::Namespace | Method::Nodes)
}

/// Whether a request is about data that the host keeps, which a restart-safe cell is refused one by one.
const fn is_kept_data(method: Method) -> bool {
    matches!(method, Method::ResultSave | Method::ResultLoad | Method::ResultDelete | Method::StoreSet | Method::StoreGet)
}
