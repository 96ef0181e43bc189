//! A guest that follows a script, and tools that do what a test says.

use std::{
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use codemode_core::{
    CallContext, CellFailure, CellProgram, Clock, Delivery, Executor, ExecutorError, Guest, GuestFrame, JsonText, Leg, LegState, Method,
    Request, Tool, ToolError, ToolOutput, ToolSource, ToolSpec,
};
use codemode_session::{Catalog, Session, SessionBuilder};
use serde_json::Value;

/// What a scripted guest does next.
#[derive(Clone)]
pub(crate) enum Act {
    /// Sends a frame.
    Send(GuestFrame),
    /// Waits for a delivery, which is recorded.
    Take,
}

/// Runs the same script for every program.
#[derive(Clone, Default)]
pub(crate) struct FakeExecutor {
    script: Vec<Act>,
    pub(crate) seen: Arc<Mutex<Seen>>,
}

/// What the host did.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) programs: Vec<CellProgram>,
    pub(crate) deliveries: Vec<Delivery>,
    pub(crate) dropped: usize,
}

impl FakeExecutor {
    pub(crate) fn new(script: Vec<Act>) -> Self {
        Self { script, ..Self::default() }
    }
}

#[async_trait]
impl Executor for FakeExecutor {
    async fn start(&self, program: CellProgram, _clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError> {
        self.seen.lock().unwrap().programs.push(program);
        Ok(Box::new(FakeGuest { script: self.script.clone().into(), seen: Arc::clone(&self.seen), taken: false }))
    }
}

struct FakeGuest {
    script: std::collections::VecDeque<Act>,
    seen: Arc<Mutex<Seen>>,
    taken: bool,
}

#[async_trait]
impl Guest for FakeGuest {
    async fn next(&mut self) -> Result<GuestFrame, ExecutorError> {
        loop {
            match self.script.front().cloned() {
                Some(Act::Send(frame)) => {
                    self.script.pop_front();
                    return Ok(frame);
                }
                Some(Act::Take) => {
                    assert!(std::mem::take(&mut self.taken), "the host asked for a frame before it delivered");
                    self.script.pop_front();
                }
                None => std::future::pending::<()>().await,
            }
        }
    }

    async fn deliver(&mut self, delivery: Delivery) -> Result<(), ExecutorError> {
        self.taken = true;
        self.seen.lock().unwrap().deliveries.push(delivery);
        Ok(())
    }
}

impl Drop for FakeGuest {
    fn drop(&mut self) {
        self.seen.lock().unwrap().dropped += 1;
    }
}

/// A leg that calls tools, given as target and input, and is not done.
pub(crate) fn calls(targets: &[(&str, Value)]) -> Act {
    leg(targets, LegState::Pending)
}

/// A leg that returns a value.
pub(crate) fn returns(value: &Value) -> Act {
    leg(&[], LegState::Settled { value: JsonText::from_value(value), returned: true, warning: None })
}

pub(crate) fn leg(targets: &[(&str, Value)], state: LegState) -> Act {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    let requests = targets.iter().map(|(target, input)| {
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let method = if target.contains('.') { Method::Namespace } else { Method::CallValue };
        Request { id: format!("bridge:callValue:{number}"), method, target: (*target).into(), input: JsonText::from_value(input) }
    });
    Act::Send(GuestFrame::Leg(Leg { requests: requests.collect(), ..Leg::of(state) }))
}

pub(crate) fn fails(code: codemode_core::ErrorCode, message: &str) -> Act {
    leg(&[], LegState::Failed(CellFailure { code, message: message.into() }))
}

type Body = dyn Fn(Value, CallContext) -> Pin<Box<dyn Future<Output = Result<ToolOutput, ToolError>> + Send>> + Send + Sync;

/// A tool made of a function.
pub(crate) struct FakeTool {
    pub(crate) spec: ToolSpec,
    body: Box<Body>,
}

impl FakeTool {
    pub(crate) fn running<R>(spec: ToolSpec, body: impl Fn(Value, CallContext) -> R + Send + Sync + 'static) -> Arc<dyn Tool>
    where
        R: Future<Output = Result<ToolOutput, ToolError>> + Send + 'static,
    {
        Arc::new(Self { spec, body: Box::new(move |input, ctx| Box::pin(body(input, ctx))) })
    }

    /// Gives its input back.
    pub(crate) fn echo(name: &str) -> Arc<dyn Tool> {
        Self::with_spec(ToolSpec::new(name))
    }

    pub(crate) fn with_spec(spec: ToolSpec) -> Arc<dyn Tool> {
        Self::running(spec, |input, _| async move { Ok(input.into()) })
    }

    pub(crate) fn client(name: &str) -> ToolSpec {
        ToolSpec { source: ToolSource::Client, owner: "client".into(), ..ToolSpec::new(name) }
    }
}

#[async_trait]
impl Tool for FakeTool {
    fn spec(&self) -> &ToolSpec {
        &self.spec
    }

    async fn call(&self, input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError> {
        (self.body)(input, ctx.clone()).await
    }
}

/// A clock that a test reads back.
pub(crate) struct FixedClock(pub(crate) i64);

impl Clock for FixedClock {
    fn now_ms(&self) -> i64 {
        self.0
    }
}

/// A session on a fake executor.
pub(crate) async fn session(tools: Vec<Arc<dyn Tool>>, executor: &FakeExecutor) -> SessionBuilder {
    let catalog = Catalog::build(tools, Vec::new()).await.unwrap();
    Session::builder(Arc::new(catalog), Arc::new(executor.clone())).clock(Arc::new(FixedClock(5)))
}

/// The replies of each delivery: the value, or the error code and message.
pub(crate) fn replies(executor: &FakeExecutor) -> Vec<Vec<Result<Value, (String, String)>>> {
    let seen = executor.seen.lock().unwrap();
    let reply = |reply: &codemode_core::Reply| match &reply.result {
        Ok(value) => Ok(value.to_value().unwrap()),
        Err(error) => Err((error.code.as_str().to_owned(), error.message.clone())),
    };
    seen.deliveries.iter().map(|delivery| delivery.replies.iter().map(reply).collect()).collect()
}
