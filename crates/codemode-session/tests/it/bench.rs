//! Everything around a cell: an executor whose guests follow scripts, tools, namespaces, policies and a store, all of
//! which write what happens to them into one log.

use std::{
    collections::{BTreeMap, VecDeque},
    future::{Future, pending},
    pin::{Pin, pin},
    sync::{Arc, Mutex},
    task::Poll,
    time::Duration,
};

use async_trait::async_trait;
use codemode_core::{
    Approver, CallContext, CellFailure, CellOutcome, CellProgram, Clock, Decision, Delivery, ErrorCode, Executor, ExecutorError,
    ExecutorErrorKind, Guest, GuestFrame, JournalEntry, JsonText, Leg, LegState, Limits, Method, Namespace, NamespaceError,
    NamespaceListing, NamespaceMember, Output, Owner, Policy, PolicyCall, Reply, Request, RunId, Skills, Store, StoreError, StoredValue,
    Tool, ToolError, ToolFlags, ToolOutput, ToolSource, ToolSpec, Writes,
};
use codemode_session::{
    Catalog, ExecOptions, Headless, Host, OutputSink, Session,
    output::{self, Fit},
};
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc};

/// What happened, in order, one line each.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    pub(crate) fn add(&self, line: impl Into<String>) {
        self.0.lock().unwrap().push(line.into());
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap().clone()
    }

    /// The lines that begin with a word.
    pub(crate) fn of(&self, word: &str) -> Vec<String> {
        self.lines().into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
    }
}

/// One thing that a guest does when it is asked for its next frame. A guest whose script is over is silent.
pub(crate) enum Step {
    Frame(GuestFrame),
    Gone(ExecutorError),
    /// Emits a line every millisecond, and is never found waiting.
    Flood,
}

pub(crate) fn ready() -> Step {
    Step::Frame(GuestFrame::Ready)
}

pub(crate) fn text(text: &str) -> Step {
    Step::Frame(GuestFrame::Output(Output::Text { text: text.into() }))
}

pub(crate) fn emit(value: &Value) -> Step {
    Step::Frame(GuestFrame::Output(Output::Json { value: JsonText::from_value(value) }))
}

pub(crate) fn leg(requests: Vec<Request>, state: LegState) -> Step {
    Step::Frame(GuestFrame::Leg(Leg { requests, ..Leg::of(state) }))
}

pub(crate) fn asks(requests: Vec<Request>) -> Step {
    leg(requests, LegState::Pending)
}

pub(crate) fn returns(value: &Value) -> LegState {
    LegState::Settled { value: JsonText::from_value(value), returned: true, warning: None }
}

pub(crate) fn done(value: &Value) -> Step {
    leg(Vec::new(), returns(value))
}

pub(crate) fn throws(message: &str) -> Step {
    leg(Vec::new(), LegState::Failed(CellFailure { code: ErrorCode::InternalError, message: message.into() }))
}

pub(crate) fn gone(kind: ExecutorErrorKind, message: &str) -> Step {
    Step::Gone(ExecutorError::new(kind, message))
}

pub(crate) fn request(n: u32, method: Method, target: &str, input: &Value) -> Request {
    Request { id: format!("bridge:{}:{n}", method.as_str()), method, target: target.into(), input: JsonText::from_value(input) }
}

/// A call of a tool with `{}`.
pub(crate) fn call(n: u32, target: &str) -> Request {
    request(n, Method::CallValue, target, &json!({}))
}

/// How an executor answers when a guest is wanted.
pub(crate) enum Start {
    Guest(Script),
    Refused(ExecutorError),
    Never,
}

/// What a guest does.
pub(crate) struct Script {
    steps: VecDeque<Step>,
    delivery: Taking,
}

/// What a guest does with a delivery.
pub(crate) enum Taking {
    Takes,
    Gone(ExecutorError),
    Never,
}

impl Start {
    pub(crate) fn script(steps: Vec<Step>) -> Self {
        Self::taking(steps, Taking::Takes)
    }

    pub(crate) fn taking(steps: Vec<Step>, delivery: Taking) -> Self {
        Self::Guest(Script { steps: steps.into(), delivery })
    }
}

/// Starts guests that follow scripts.
pub(crate) struct ScriptedExecutor {
    starts: Mutex<VecDeque<Start>>,
    log: Log,
    programs: Mutex<Vec<CellProgram>>,
    deliveries: mpsc::UnboundedSender<Delivery>,
}

impl ScriptedExecutor {
    pub(crate) fn programs(&self) -> Vec<CellProgram> {
        self.programs.lock().unwrap().clone()
    }

    pub(crate) fn prepare(&self, start: Start) {
        self.starts.lock().unwrap().push_back(start);
    }
}

#[async_trait]
impl Executor for ScriptedExecutor {
    async fn start(&self, program: CellProgram, clock_ms: i64) -> Result<Box<dyn Guest>, ExecutorError> {
        self.log.add(format!("start at {clock_ms}"));
        self.programs.lock().unwrap().push(program);
        let start = self.starts.lock().unwrap().pop_front().expect("a guest was prepared");
        match start {
            Start::Guest(script) => {
                let (log, deliveries) = (self.log.clone(), self.deliveries.clone());
                Ok(Box::new(ScriptedGuest { script, quiet: false, flood: false, log, deliveries }))
            }
            Start::Refused(error) => Err(error),
            Start::Never => pending().await,
        }
    }
}

struct ScriptedGuest {
    script: Script,
    quiet: bool,
    flood: bool,
    log: Log,
    deliveries: mpsc::UnboundedSender<Delivery>,
}

#[async_trait]
impl Guest for ScriptedGuest {
    async fn next(&mut self) -> Result<GuestFrame, ExecutorError> {
        assert!(!self.quiet, "a quiet guest has no next frame");
        if self.flood {
            pass(Duration::from_millis(1)).await;
            return Ok(GuestFrame::Output(Output::Text { text: ".".into() }));
        }
        match self.script.steps.pop_front() {
            Some(Step::Frame(frame)) => {
                self.quiet = matches!(frame, GuestFrame::Leg(_));
                Ok(frame)
            }
            Some(Step::Gone(error)) => Err(error),
            Some(Step::Flood) => {
                self.flood = true;
                Ok(GuestFrame::Ready)
            }
            None => pending().await,
        }
    }

    async fn deliver(&mut self, delivery: Delivery) -> Result<(), ExecutorError> {
        assert!(self.quiet, "only a quiet guest takes replies");
        match &self.script.delivery {
            Taking::Takes => {}
            Taking::Gone(error) => return Err(error.clone()),
            Taking::Never => return pending().await,
        }
        self.quiet = false;
        self.log.add(format!("deliver {}", replies(&delivery.replies)));
        let _ = self.deliveries.send(delivery);
        Ok(())
    }
}

impl Drop for ScriptedGuest {
    fn drop(&mut self) {
        self.log.add("end");
    }
}

/// Moves the clock without giving way to any other task.
async fn pass(duration: Duration) {
    let mut advance = pin!(tokio::time::advance(duration));
    std::future::poll_fn(|cx| {
        let _ = advance.as_mut().poll(cx);
        Poll::Ready(())
    })
    .await;
}

/// Gives way until every other task has done what it can do now.
pub(crate) async fn idle() {
    for _ in 0..64 {
        tokio::task::yield_now().await;
    }
}

/// `callValue:1=<value>` or `callValue:1!<code>: <message>`.
fn replies(replies: &[Reply]) -> String {
    let shown = replies.iter().map(|reply| {
        let id = reply.id.trim_start_matches("bridge:");
        match &reply.result {
            Ok(value) => format!("{id}={}", value.as_str()),
            Err(error) => format!("{id}!{}: {}", error.code.as_str(), error.message),
        }
    });
    shown.collect::<Vec<_>>().join(" | ")
}

type Answer = Pin<Box<dyn Future<Output = Result<ToolOutput, ToolError>> + Send>>;

/// A tool that logs its runs.
pub(crate) struct BenchTool {
    spec: ToolSpec,
    prepare: fn(Value) -> Result<Value, ToolError>,
    run: Box<dyn Fn(Value, CallContext) -> Answer + Send + Sync>,
    log: Log,
}

impl BenchTool {
    pub(crate) fn new(spec: ToolSpec, run: impl Fn(Value) -> Result<ToolOutput, ToolError> + Send + Sync + 'static) -> Self {
        let run = Arc::new(run);
        Self::with(spec, move |input, _| {
            let run = Arc::clone(&run);
            Box::pin(async move { run(input) })
        })
    }

    /// A native tool that takes its time.
    pub(crate) fn slow(name: &str, time: Duration) -> Self {
        Self::with(ToolSpec::new(name), move |input, _| {
            Box::pin(async move {
                tokio::time::sleep(time).await;
                Ok(input.into())
            })
        })
    }

    pub(crate) fn with(spec: ToolSpec, run: impl Fn(Value, CallContext) -> Answer + Send + Sync + 'static) -> Self {
        Self { spec, prepare: Ok, run: Box::new(run), log: Log::default() }
    }

    pub(crate) fn prepared(mut self, prepare: fn(Value) -> Result<Value, ToolError>) -> Self {
        self.prepare = prepare;
        self
    }

    pub(crate) fn source(mut self, source: ToolSource) -> Self {
        source.label().clone_into(&mut self.spec.owner);
        self.spec.source = source;
        self
    }

    pub(crate) fn flags(mut self, flags: ToolFlags) -> Self {
        self.spec.flags = flags;
        self
    }
}

/// A native tool that gives back its input at once.
pub(crate) fn echo(name: &str) -> BenchTool {
    BenchTool::new(ToolSpec::new(name), |input| Ok(input.into()))
}

/// A native tool that gives its name when its gate is opened, once for each opening.
pub(crate) fn gated(name: &'static str, gate: &Arc<Notify>) -> BenchTool {
    let gate = Arc::clone(gate);
    BenchTool::with(ToolSpec::new(name), move |_, _| {
        let gate = Arc::clone(&gate);
        Box::pin(async move {
            gate.notified().await;
            Ok(json!(name).into())
        })
    })
}

/// A native tool that never answers, and hands out the context of each call.
pub(crate) fn stuck(name: &str) -> (BenchTool, mpsc::UnboundedReceiver<CallContext>) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let tool = BenchTool::with(ToolSpec::new(name), move |_, ctx| {
        let _ = sender.send(ctx);
        Box::pin(pending())
    });
    (tool, receiver)
}

#[async_trait]
impl Tool for BenchTool {
    fn spec(&self) -> &ToolSpec {
        &self.spec
    }

    async fn prepare(&self, input: Value) -> Result<Value, ToolError> {
        (self.prepare)(input)
    }

    async fn call(&self, input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError> {
        self.log.add(format!("run {} {input}", self.spec.name));
        (self.run)(input, ctx.clone()).await
    }
}

/// A namespace with a fixed listing, whose functions give back their path and input.
pub(crate) struct BenchNamespace {
    global: &'static str,
    pub(crate) listing: NamespaceListing,
    log: Log,
}

impl BenchNamespace {
    pub(crate) fn new(global: &'static str, members: &[(&str, &str)]) -> Self {
        let members = members.iter().map(|(path, id)| member(path, id)).collect();
        Self { global, listing: NamespaceListing { members, ..NamespaceListing::default() }, log: Log::default() }
    }
}

/// A function at a dotted path, from an MCP server.
pub(crate) fn member(path: &str, id: &str) -> NamespaceMember {
    NamespaceMember {
        path: path.split('.').map(str::to_owned).collect(),
        id: id.into(),
        name: id.rsplit(':').next().unwrap_or_default().into(),
        label: None,
        description: String::new(),
        source: ToolSource::Mcp,
        parameters: None,
        api_path: "mcp/server.d.ts".into(),
        ..NamespaceMember::default()
    }
}

#[async_trait]
impl Namespace for BenchNamespace {
    fn global(&self) -> &str {
        self.global
    }

    async fn list(&self) -> Result<NamespaceListing, NamespaceError> {
        Ok(self.listing.clone())
    }

    fn describe(&self, path: &[String], selector: Option<&str>, schemas: bool) -> Option<Value> {
        Some(json!({ "part": path, "selector": selector, "schemas": schemas }))
    }

    async fn call(&self, path: &[String], input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
        self.log.add(format!("run {}.{} {input}", self.global, path.join(".")));
        Ok(json!([self.global, path, input]).into())
    }
}

/// A policy that is one function.
pub(crate) struct BenchPolicy(pub(crate) fn(&PolicyCall<'_>) -> Decision);

#[async_trait]
impl Policy for BenchPolicy {
    async fn decide(&self, call: &PolicyCall<'_>) -> Decision {
        (self.0)(call)
    }
}

/// A store that logs what it is given.
pub(crate) struct BenchStore {
    log: Log,
    entries: Mutex<Vec<JournalEntry>>,
    values: Mutex<BTreeMap<String, StoredValue>>,
    /// Whether it commits no values.
    refuses: std::sync::atomic::AtomicBool,
    /// Entries that are kept before it goes wrong.
    room: usize,
    full: Full,
}

/// How a store goes wrong.
#[derive(Clone, Copy)]
pub(crate) enum Full {
    Fails,
    Hangs,
}

impl BenchStore {
    pub(crate) fn refuse_commits(&self) {
        self.refuses.store(true, std::sync::atomic::Ordering::Relaxed);
    }

    pub(crate) fn entries(&self) -> Vec<JournalEntry> {
        self.entries.lock().unwrap().clone()
    }
}

#[async_trait]
impl Store for BenchStore {
    async fn append(&self, _: &RunId, entry: JournalEntry) -> Result<(), StoreError> {
        if self.entries.lock().unwrap().len() == self.room {
            return match self.full {
                Full::Fails => Err(StoreError::new("the disk is full")),
                Full::Hangs => pending().await,
            };
        }
        self.log.add(match &entry {
            JournalEntry::Started { clock_ms, .. } => format!("keep started at {clock_ms}"),
            JournalEntry::Dispatched { requests } => {
                format!("keep dispatched {}", requests.iter().map(|request| request.target.as_str()).collect::<Vec<_>>().join(" "))
            }
            JournalEntry::Delivered { delivery } => format!("keep delivered {}", replies(&delivery.replies)),
        });
        self.entries.lock().unwrap().push(entry);
        Ok(())
    }

    async fn journal(&self, _: &RunId) -> Result<Vec<JournalEntry>, StoreError> {
        Ok(self.entries())
    }

    async fn forget(&self, _: &RunId) -> Result<(), StoreError> {
        self.log.add("forget");
        Ok(())
    }

    async fn values(&self, _: &str) -> Result<BTreeMap<String, StoredValue>, StoreError> {
        Ok(self.values.lock().unwrap().clone())
    }

    async fn commit(&self, _: &str, writes: Writes) -> Result<(), StoreError> {
        if self.refuses.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(StoreError::new("the disk is full"));
        }
        codemode_core::store::apply(&mut self.values.lock().unwrap(), &writes)
    }
}

/// A clock that is one millisecond further each time it is read.
struct CountingClock(Mutex<i64>);

impl Clock for CountingClock {
    fn now_ms(&self) -> i64 {
        let mut now = self.0.lock().unwrap();
        *now += 1;
        *now
    }
}

/// What a cell is run with.
#[derive(Default)]
pub(crate) struct Bench {
    pub(crate) tools: Vec<BenchTool>,
    pub(crate) namespaces: Vec<BenchNamespace>,
    pub(crate) policies: Vec<BenchPolicy>,
    pub(crate) approver: Option<Arc<dyn Approver>>,
    pub(crate) owner: Option<Owner>,
    pub(crate) skills: Option<Arc<dyn Skills>>,
    pub(crate) limits: Limits,
    /// How many journal entries are kept, and what happens then.
    pub(crate) store: Option<(usize, Full)>,
}

/// A bench that stands.
pub(crate) struct Built {
    pub(crate) session: Session,
    pub(crate) host: Host,
    pub(crate) executor: Arc<ScriptedExecutor>,
    pub(crate) deliveries: mpsc::UnboundedReceiver<Delivery>,
    pub(crate) store: Option<Arc<BenchStore>>,
    pub(crate) log: Log,
}

impl Bench {
    pub(crate) fn tools(tools: impl IntoIterator<Item = BenchTool>) -> Self {
        Self { tools: tools.into_iter().collect(), ..Self::default() }
    }

    pub(crate) async fn build(self) -> Built {
        let log = Log::default();
        let tools = self.tools.into_iter().map(|tool| -> Arc<dyn Tool> { Arc::new(BenchTool { log: log.clone(), ..tool }) });
        let namespaces = self
            .namespaces
            .into_iter()
            .map(|namespace| -> Arc<dyn Namespace> { Arc::new(BenchNamespace { log: log.clone(), ..namespace }) });
        let mut catalog = Catalog::builder().tools(tools).namespaces(namespaces);
        if let Some(skills) = self.skills {
            catalog = catalog.skills(skills);
        }
        let catalog = catalog.build().await.unwrap();
        let host = Host::new();
        let (sender, deliveries) = mpsc::unbounded_channel();
        let executor =
            Arc::new(ScriptedExecutor { starts: Mutex::default(), log: log.clone(), programs: Mutex::default(), deliveries: sender });
        let store = self.store.map(|(room, full)| {
            Arc::new(BenchStore {
                log: log.clone(),
                entries: Mutex::default(),
                values: Mutex::default(),
                refuses: false.into(),
                room,
                full,
            })
        });
        let mut builder = Session::builder(Arc::new(catalog), Arc::<ScriptedExecutor>::clone(&executor))
            .limits(self.limits)
            .host(host.clone())
            .clock(Arc::new(CountingClock(Mutex::new(0))))
            .policies(self.policies.into_iter().map(|policy| -> Arc<dyn Policy> { Arc::new(policy) }).collect());
        if let Some(owner) = self.owner {
            builder = builder.owner(owner);
        }
        if let Some(approver) = self.approver {
            builder = builder.approver(approver);
        }
        if let Some(store) = &store {
            builder = builder.store(Arc::<BenchStore>::clone(store));
        }
        Built { session: builder.build(), host, executor, deliveries, store, log }
    }

    /// Runs one cell whose guest follows a script.
    pub(crate) async fn run(self, steps: Vec<Step>) -> (CellOutcome, Log) {
        self.run_with(Start::script(steps), ExecOptions::default()).await
    }

    pub(crate) async fn run_with(self, start: Start, options: ExecOptions) -> (CellOutcome, Log) {
        let built = self.build().await;
        let outcome = built.exec(start, options).await;
        (outcome, built.log)
    }
}

impl Built {
    pub(crate) async fn exec(&self, start: Start, options: ExecOptions) -> CellOutcome {
        self.executor.prepare(start);
        self.session.exec("the script of the guest", options).await
    }
}

/// Options of a run that ends by itself.
pub(crate) fn within(timeout: Duration) -> ExecOptions {
    ExecOptions { headless: Some(Headless::script(timeout)), ..ExecOptions::default() }
}

/// Options with a sink that writes into a log.
pub(crate) fn logged(log: &Log) -> ExecOptions {
    let log = log.clone();
    ExecOptions {
        output: Some(OutputSink::new(move |output| {
            log.add(format!("sink {}", output.entry()));
            std::future::ready(())
        })),
        ..ExecOptions::default()
    }
}

/// An outcome as a model sees it, without its telemetry.
pub(crate) fn shown(outcome: &CellOutcome) -> Value {
    let mut shown: Value = serde_json::from_str(&output::render(outcome, &Fit::bytes(1 << 20)).json).unwrap();
    shown.as_object_mut().unwrap().remove("telemetry");
    shown
}

/// A failed outcome before which nothing was dispatched, as [`shown`].
pub(crate) fn failed_early(code: &str, phase: &str, output: &[&str], error: &str) -> Value {
    let output: Vec<Value> = output.iter().map(|text| json!({ "type": "text", "text": text })).collect();
    json!({ "status": "failed", "code": code, "failurePhase": phase, "bridgeDispatchStarted": false, "replaySafe": true,
        "output": output, "error": error })
}
