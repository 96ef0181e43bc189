//! Around a call: approvals, hooks, turns, budgets and progress; and what `exec` and `wait` take.

use std::{
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use async_trait::async_trait;
use codemode_core::{
    Approval, Approver, AskBeforeDestruction, CellOutcome, Decision, ExecutionMode, Method, Policy, PolicyCall, ProgressUpdate, Skill,
    Skills, ToolError, ToolFlags, ToolHints, ToolSource, ToolSpec,
};
use codemode_session::{CallEvent, CallProgress, ExecInput, ExecOptions, ProgressSink, Session};
use serde_json::{Value, json};
use tokio::{sync::mpsc, time::Instant};

use crate::bench::{
    Bench, BenchNamespace, BenchPolicy, BenchTool, Log, Start, asks, call, done, echo, idle, member, request, shown, throws, within,
};

/// Answers when a test says so.
struct Person(tokio::sync::Mutex<mpsc::UnboundedReceiver<Approval>>, Mutex<Vec<String>>);

#[async_trait]
impl Approver for Person {
    async fn approve(&self, call: &PolicyCall<'_>, reason: &str) -> Approval {
        self.1.lock().unwrap().push(format!("{} {} {reason}", call.callable_name, call.input));
        self.0.lock().await.recv().await.unwrap()
    }
}

fn asking(person: Option<Arc<Person>>, tools: Vec<BenchTool>) -> Bench {
    let ask = |call: &PolicyCall<'_>| match call.callable_name {
        "echo" => Decision::Ask { reason: "it deletes".into() },
        _ => Decision::Allow,
    };
    Bench { policies: vec![BenchPolicy(ask)], approver: person.map(|person| -> Arc<dyn Approver> { person }), ..Bench::tools(tools) }
}

#[tokio::test(start_paused = true)]
async fn the_time_of_an_approval_is_not_the_cells() {
    let (answers, answered) = mpsc::unbounded_channel();
    let person = Arc::new(Person(answered.into(), Mutex::default()));
    let tools = vec![echo("echo"), BenchTool::slow("slow", Duration::from_secs(6))];
    let built = asking(Some(Arc::clone(&person)), tools).build().await;
    let steps = vec![asks(vec![call(1, "echo")]), asks(vec![call(2, "slow")]), done(&json!(1))];
    let began = Instant::now();
    let answer = async {
        tokio::time::sleep(Duration::from_mins(5)).await;
        answers.send(Approval::Granted).unwrap();
    };
    let (outcome, ()) = tokio::join!(built.exec(Start::script(steps), ExecOptions::default()), answer);
    assert_eq!((&shown(&outcome)["value"], began.elapsed().as_secs()), (&json!(1), 306));
    assert_eq!(*person.1.lock().unwrap(), ["echo {} it deletes"]);
    // An answer that is there at once gives nothing back.
    let steps = [call(1, "echo"), call(2, "slow"), call(3, "slow")].map(|call| asks(vec![call])).into();
    answers.send(Approval::Granted).unwrap();
    let began = Instant::now();
    let outcome = built.exec(Start::script(steps), ExecOptions::default()).await;
    assert_eq!((&shown(&outcome)["status"], began.elapsed().as_secs()), (&json!("waiting"), 10));
}

#[tokio::test(start_paused = true)]
async fn what_is_not_approved_does_not_run() {
    let (answers, answered) = mpsc::unbounded_channel();
    answers.send(Approval::Refused { reason: "not today".into() }).unwrap();
    let person = Arc::new(Person(answered.into(), Mutex::default()));
    for (person, says) in [(Some(person), "not today"), (None, "nobody can be asked")] {
        let built = asking(person, vec![echo("echo")]).build().await;
        built.exec(Start::script(vec![asks(vec![call(1, "echo")]), done(&json!(1))]), ExecOptions::default()).await;
        let delivered = built.log.of("deliver").join("");
        assert!(delivered.contains(says) && delivered.contains("tool_error"), "{delivered}");
        assert_eq!(built.log.of("run"), [""; 0]);
    }
}

/// Adds its name to what a call gave.
struct Marks(&'static str);

#[async_trait]
impl Policy for Marks {
    async fn decide(&self, _: &PolicyCall<'_>) -> Decision {
        Decision::Allow
    }

    async fn finish(
        &self,
        call: &PolicyCall<'_>,
        result: Result<codemode_core::ToolOutput, ToolError>,
    ) -> Result<codemode_core::ToolOutput, ToolError> {
        let before = match result {
            Ok(output) => output.details.unwrap()["by"].as_str().unwrap().to_owned(),
            Err(error) => error.message().to_owned(),
        };
        assert_eq!(call.call_id.split(':').next(), Some("codemode"));
        Ok(json!({ "by": format!("{before} {}", self.0) }).into())
    }
}

#[tokio::test(start_paused = true)]
async fn what_a_call_gave_passes_the_policies_in_the_opposite_order_and_is_then_validated() {
    let executor = crate::fake::FakeExecutor::new(vec![
        crate::fake::calls(&[("gives", json!({})), ("fails", json!({})), ("strict", json!({}))]),
        crate::fake::Act::Take,
        crate::fake::returns(&json!(1)),
    ]);
    let strict = ToolSpec::new("strict").with_output_schema(json!({ "properties": { "by": { "const": "tool" } } }));
    let gives = |spec| crate::fake::FakeTool::running(spec, |_, _| async { Ok(json!({ "by": "tool" }).into()) });
    let fails = crate::fake::FakeTool::running(ToolSpec::new("fails"), |_, _| async { Err(ToolError::failed("broken")) });
    let session = crate::fake::session(vec![gives(ToolSpec::new("gives")), fails, gives(strict)], &executor).await;
    session.policies(vec![Arc::new(Marks("one")), Arc::new(Marks("two"))]).build().exec("code", ExecOptions::default()).await;
    let replies = crate::fake::replies(&executor).remove(0);
    assert_eq!(replies[..2], [Ok(json!({ "by": "tool two one" })), Ok(json!({ "by": "broken two one" }))]);
    assert_eq!(replies[2].as_ref().unwrap_err().0, "output_contract");
}

#[tokio::test(start_paused = true)]
async fn a_sequential_call_runs_alone_among_all_cells_of_a_catalog() {
    let log = Arc::new(Mutex::new(Vec::new()));
    let tool = |name: &'static str, execution| {
        let log = Arc::clone(&log);
        let spec = ToolSpec { execution, ..ToolSpec::new(name) };
        BenchTool::with(spec, move |_, _| {
            let log = Arc::clone(&log);
            Box::pin(async move {
                log.lock().unwrap().push(format!("+{name}"));
                tokio::time::sleep(Duration::from_secs(1)).await;
                log.lock().unwrap().push(format!("-{name}"));
                Ok(json!(1).into())
            })
        })
    };
    let built = Bench::tools([tool("p", ExecutionMode::Parallel), tool("s", ExecutionMode::Sequential)]).build().await;
    let cell = |names: [&str; 2]| {
        let requests = names.iter().zip(1..).map(|(name, n)| call(n, name)).collect();
        built.exec(Start::script(vec![asks(requests), asks(vec![]), done(&json!(1))]), ExecOptions::default())
    };
    let second = async {
        idle().await;
        cell(["s", "p"]).await
    };
    tokio::join!(cell(["p", "p"]), second);
    assert_eq!(*log.lock().unwrap(), ["+p", "+p", "-p", "-p", "+s", "-s", "+p", "-p"]);
}

#[tokio::test(start_paused = true)]
async fn c32_a_tool_that_can_give_a_part_is_told_how_long_it_may_take() {
    let flags = ToolFlags { yield_budget: true, ..ToolFlags::default() };
    for (input, expect) in [
        (json!({}), json!({ "yieldMs": 9_750 })),
        (json!({ "a": 1, "background": false }), json!({ "a": 1, "background": false, "yieldMs": 9_750 })),
        (json!({ "yieldMs": 5 }), json!({ "yieldMs": 5 })),
        (json!({ "background": true }), json!({ "background": true })),
    ] {
        let built = Bench::tools([echo("t").flags(flags)]).build().await;
        built
            .exec(Start::script(vec![asks(vec![request(1, Method::CallValue, "t", &input)]), done(&json!(1))]), ExecOptions::default())
            .await;
        assert_eq!(built.log.of("deliver"), [format!("deliver callValue:1={expect}")]);
    }
    let client = echo("t").flags(flags).source(ToolSource::Client);
    let (_, log) = Bench::tools([client]).run(vec![asks(vec![call(1, "t")]), done(&json!(1))]).await;
    assert_eq!(log.of("deliver"), ["deliver callValue:1={}"], "no client's tool can ask for it");
}

#[tokio::test(start_paused = true)]
async fn progress_of_nested_calls_is_heard_with_their_ids() {
    let tool = BenchTool::with(ToolSpec::new("web.fetch"), |_, ctx| {
        ctx.progress.report(ProgressUpdate { done: 1.0, total: Some(2.0), message: None });
        Box::pin(async { Ok(json!(1).into()) })
    });
    let heard = Arc::new(Mutex::new(Vec::new()));
    let hear = Arc::clone(&heard);
    let built = Bench::tools([tool]).build().await;
    let options = ExecOptions {
        call_id: Some("call/ü 1".into()),
        progress: Some(ProgressSink::new(move |progress| hear.lock().unwrap().push(progress))),
        ..ExecOptions::default()
    };
    built.exec(Start::script(vec![asks(vec![call(1, "web_fetch")]), done(&json!(1))]), options).await;
    let heard = heard.lock().unwrap();
    let update = CallEvent::Update(ProgressUpdate { done: 1.0, total: Some(2.0), message: None });
    assert_eq!(
        heard.iter().map(|progress| progress.event.clone()).collect::<Vec<_>>(),
        [CallEvent::Started, update, CallEvent::Ended { ok: true }]
    );
    assert!(heard.iter().all(|progress| progress.call_id == "codemode:call___1:web.fetch:1" && progress.name == "web_fetch"));
}

#[test]
fn the_input_of_exec_is_read_as_it_says() {
    let code = |code: &str| ExecInput { code: code.into(), restart_safe: false, await_results: false };
    for (arguments, before, expect) in [
        (json!({ "code": "a", "title": 7, "other": null }), None, Ok(code("a"))),
        (json!({ "command": "a" }), None, Ok(code("a"))),
        (json!({ "code": " ", "command": "a" }), None, Ok(code("a"))),
        (json!({ "code": 7, "command": "a" }), None, Ok(code("a"))),
        (json!({ "code": "a", "command": "a" }), None, Ok(code("a"))),
        (json!({ "code": "a", "restartSafe": true, "awaitResults": false }), None, Ok(ExecInput { restart_safe: true, ..code("a") })),
        (json!({ "code": "b", "command": "b" }), Some(json!({ "code": "a", "command": "a" })), Ok(code("b"))),
        (json!({ "code": "b" }), Some(json!({ "code": "a" })), Ok(code("b"))),
        (json!([]), None, Err("takes an object")),
        (json!({ "code": "  " }), None, Err("non-empty string")),
        (json!({ "code": "a", "command": "b" }), None, Err("must match")),
        (json!({ "code": "b", "command": " " }), Some(json!({ "code": "a", "command": "a" })), Err("hook")),
        (json!({ "code": "b" }), Some(json!({ "code": "a", "command": "a" })), Err("hook")),
        (json!({ "code": "a", "language": "python" }), None, Err("JavaScript only")),
        (json!({ "code": "a", "typecheck": null }), None, Err("JavaScript only")),
        (json!({ "code": "a", "restartSafe": "yes" }), None, Err("true or false")),
        (json!({ "code": "a", "awaitResults": 1 }), None, Err("true or false")),
    ] {
        match (ExecInput::read(&arguments, before.as_ref()), expect) {
            (Ok(input), Ok(expect)) => assert_eq!(input, expect, "{arguments}"),
            (Err(error), Err(says)) => assert!(error.to_string().contains(says), "{arguments}: {error}"),
            (read, expect) => panic!("{arguments}: {read:?} instead of {expect:?}"),
        }
    }
}

#[tokio::test(start_paused = true)]
async fn refused_input_dispatches_nothing_and_counts_nothing() {
    let built = Bench::tools([echo("echo")]).build().await;
    let outcome = built.session.exec_call(&json!({}), None, ExecOptions::default()).await;
    let CellOutcome::Failed(failed) = &outcome else { panic!() };
    assert_eq!(&failed.telemetry, built.session.catalog().telemetry());
    assert_eq!((&shown(&outcome)["code"], &shown(&outcome)["failurePhase"]), (&json!("invalid_input"), &json!("input")));
    assert!(built.executor.programs().is_empty());
    built.executor.prepare(Start::script(vec![done(&json!(1))]));
    assert_eq!(shown(&built.session.exec_call(&json!({ "code": "x" }), None, ExecOptions::default()).await)["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn c38_hooks_of_the_host_know_an_exec_by_its_kind_and_its_owner() {
    let owner = codemode_core::Owner::new("agent", "run", "session", "key");
    let built = Bench { owner: Some(owner.clone()), ..Bench::default() }.build().await;
    let event = built.session.hook_event();
    assert_eq!((event.tool_kind, event.tool_input_kind, event.owner), ("code_mode_exec", "javascript", owner));
}

struct Folder;

#[async_trait]
impl Skills for Folder {
    async fn list(&self) -> Result<Vec<Skill>, ToolError> {
        let skill = |name: &str, description: String| Skill { name: name.into(), description, location: format!("skills/{name}") };
        Ok(vec![skill("sql", "How to ask".into()), skill("long", "x".repeat(600))])
    }

    async fn read(&self, name: &str, path: Option<&str>) -> Result<String, ToolError> {
        match name {
            "sql" => Ok(format!("{name} {path:?}")),
            _ => Err(ToolError::failed("it is empty")),
        }
    }

    fn searches(&self) -> bool {
        true
    }

    async fn search(&self, _: &str, _: usize) -> Result<Vec<Skill>, ToolError> {
        let mut skills = self.list().await?;
        skills.reverse();
        Ok(skills)
    }
}

#[tokio::test(start_paused = true)]
async fn skills_are_listed_read_whole_and_searched() {
    let read = |n, name: &str, path: Value| request(n, Method::SkillsRead, name, &json!({ "path": path }));
    for (request, says) in [
        (
            request(1, Method::SkillsList, "", &json!(null)),
            r#"=[{"name":"sql","description":"How to ask","location":"skills/sql"},{"#.into(),
        ),
        (read(1, "sql", json!(null)), r#"="sql None""#.into()),
        (read(1, "sql", json!("a.md")), r#"="sql Some(\"a.md\")""#.into()),
        (read(1, "long", json!(null)), "!tool_error: it is empty".into()),
        (read(1, "x", json!(null)), "!invalid_input: no skill is named `x`; there are: sql, long".into()),
        (
            request(1, Method::SkillsSearch, "q", &json!({ "limit": 1 })),
            format!(r#"=[{{"name":"long","description":"{}","location":"skills/long"}}]"#, "x".repeat(500)),
        ),
    ] {
        let built = Bench { skills: Some(Arc::new(Folder)), ..Bench::tools([echo("echo")]) }.build().await;
        built.exec(Start::script(vec![asks(vec![request]), done(&json!(1))]), ExecOptions::default()).await;
        let delivered = built.log.of("deliver").join("");
        assert!(delivered.contains(&says), "{delivered}");
    }
}

#[tokio::test(start_paused = true)]
async fn nodes_are_asked_through_the_tool_that_knows_them() {
    let nodes = |input: Value| -> Result<codemode_core::ToolOutput, ToolError> {
        Ok(match input["action"].as_str().unwrap() {
            "list" => json!({ "nodes": [
                { "id": "n1", "displayName": " Phone ", "platform": "ios", "connected": true, "commands": ["fs.listDir"], "secret": 1 },
                { "id": "n2", "displayName": "Phone" },
                { "id": "Phone2", "displayName": "  ", "connected": false },
                { "id": "n3", "paired": false },
            ] }),
            _ => input.clone(),
        }
        .into())
    };
    let get = |node: &str| request(1, Method::Nodes, "get", &json!({ "node": node }));
    let invoke = request(1, Method::Nodes, "invoke", &json!({ "node": "n1", "command": "device.status", "params": { "a": 1 } }));
    let phone = r#"{"id":"n1","name":"Phone","platform":"ios","connected":true,"commands":["fs.listDir"]}"#;
    let (second, third) = (
        r#"{"id":"n2","name":"Phone","connected":false,"commands":[]}"#,
        r#"{"id":"Phone2","name":"Phone2","connected":false,"commands":[]}"#,
    );
    for (request, reply) in [
        (request(1, Method::Nodes, "list", &json!({})), format!("=[{phone},{second},{third}]")),
        (get("n1"), format!("={phone}")),
        (get(" Phone2 "), format!("={third}")),
        (get("Phone"), "!invalid_input: more than one paired node is named `Phone`: use an id; paired: n1, n2, Phone2".into()),
        (get("n3"), "!invalid_input: no paired node is `n3`; paired: n1, n2, Phone2".into()),
        (invoke, r#"={"action":"invoke","node":"n1","command":"device.status","params":{"a":1}}"#.into()),
    ] {
        let tool = BenchTool::new(ToolSpec::new("nodes"), nodes);
        let (_, log) = Bench::tools([tool]).run(vec![asks(vec![request]), done(&json!(1))]).await;
        assert_eq!(log.of("deliver"), [format!("deliver nodes:1{reply}")]);
    }
    let tool = BenchTool::new(ToolSpec::new("nodes"), nodes);
    let heard = Log::default();
    let options = ExecOptions {
        call_id: Some("c".into()),
        progress: Some({
            let heard = heard.clone();
            ProgressSink::new(move |CallProgress { call_id, name, event }| heard.add(format!("{call_id} {name} {event:?}")))
        }),
        ..ExecOptions::default()
    };
    let steps = vec![asks(vec![get("n1")]), throws("no")];
    let (outcome, _) = Bench::tools([tool]).run_with(Start::script(steps), options).await;
    assert_eq!(outcome.telemetry().call_count, 1);
    assert_eq!(shown(&outcome)["calls"], json!([{ "name": "nodes", "ok": true }]));
    assert_eq!(heard.lines(), ["codemode:c:nodes:1 nodes Started", "codemode:c:nodes:1 nodes Ended { ok: true }"]);
    let (_, log) = Bench::tools([echo("echo")])
        .run_with(Start::script(vec![asks(vec![get("x")]), done(&json!(1))]), within(Duration::from_secs(1)))
        .await;
    assert_eq!(log.of("deliver"), ["deliver nodes:1!invalid_input: this host has no nodes"]);
}

#[tokio::test(start_paused = true)]
async fn a_run_that_nobody_waits_for_ends_in_its_time_whoever_is_asked() {
    let (_answers, answered) = mpsc::unbounded_channel();
    let person = Arc::new(Person(answered.into(), Mutex::default()));
    let built = asking(Some(person), vec![echo("echo")]).build().await;
    let outcome = built.exec(Start::script(vec![asks(vec![call(1, "echo")])]), within(Duration::from_secs(2))).await;
    assert_eq!(shown(&outcome)["error"], "the cell passed its limit of 2000 ms while waiting for echo");
}

/// A tool that runs a cell on its own catalog, which calls another tool, and gives the value of it.
async fn check_nested(outer: ExecutionMode, inner: ExecutionMode, expect: &str) {
    let session: Arc<OnceLock<Session>> = Arc::default();
    let runs = {
        let session = Arc::clone(&session);
        let spec = ToolSpec { execution: outer, ..ToolSpec::new("runs") };
        BenchTool::with(spec, move |_, _| {
            let session = session.get().unwrap().clone();
            Box::pin(async move {
                // Others have come by now, and wait for it to end.
                tokio::time::sleep(Duration::from_millis(10)).await;
                Ok(shown(&session.exec("nested", ExecOptions::default()).await)["value"].clone().into())
            })
        })
    };
    let inner = BenchTool::new(ToolSpec { execution: inner, ..ToolSpec::new("inner") }, |_| Ok(json!(1).into()));
    let alone = BenchTool::new(ToolSpec { execution: ExecutionMode::Sequential, ..ToolSpec::new("alone") }, |_| Ok(json!(1).into()));
    let built = Bench::tools([runs, inner, alone]).build().await;
    assert!(session.set(built.session.clone()).is_ok());
    built.executor.prepare(Start::script(vec![
        asks(vec![call(1, "runs"), call(2, "alone")]),
        done(&json!("outer")),
        done(&json!("outer")),
    ]));
    let (outcome, ()) = tokio::join!(built.session.exec("outer", ExecOptions::default()), async {
        idle().await;
        built.executor.prepare(Start::script(vec![asks(vec![call(3, "inner")]), done(&json!("nested"))]));
    });
    assert_eq!(shown(&outcome)["value"], "outer");
    let delivered = built.log.of("deliver").remove(0);
    assert!(delivered.contains(expect), "{delivered}");
}

#[tokio::test(start_paused = true)]
async fn calls_of_a_cell_that_a_tool_runs_belong_to_the_turn_of_that_tool() {
    use ExecutionMode::{Parallel, Sequential};
    for outer in [Parallel, Sequential] {
        check_nested(outer, Parallel, "callValue:3=1").await;
    }
    check_nested(Sequential, Sequential, "callValue:3=1").await;
    check_nested(Parallel, Sequential, "callValue:3!tool_error: `inner` runs alone, and this cell is run by a tool").await;
}

#[tokio::test(start_paused = true)]
async fn what_is_known_of_effects_decides_who_is_asked_and_what_may_be_repeated() {
    let hinted = |name: &str, hints: ToolHints| {
        let mut member = member(&format!("s.{name}"), &format!("mcp:s:{name}"));
        member.hints = hints;
        member
    };
    let bench = || {
        let mut namespace = BenchNamespace::new("MCP", &[("s.plain", "mcp:s:plain")]);
        namespace.listing.members.push(hinted("drop", ToolHints { destructive: Some(true), ..ToolHints::default() }));
        namespace.listing.members.push(hinted("read", ToolHints { read_only: Some(true), ..ToolHints::default() }));
        Bench { namespaces: vec![namespace], ..Bench::default() }
    };
    for (name, asked, repeatable) in [("plain", false, false), ("drop", true, false), ("read", false, true)] {
        let request = || request(1, Method::Namespace, &format!("MCP.s.{name}"), &json!({}));
        let built = bench().build().await;
        let options = ExecOptions { restart_safe: true, ..ExecOptions::default() };
        let outcome = shown(&built.exec(Start::script(vec![asks(vec![request()]), done(&json!(1))]), options).await);
        assert_eq!((outcome["status"] == "completed", &outcome["replaySafe"]), (repeatable, &json!(true)), "{name}");
        let built = Bench { policies: vec![BenchPolicy(|call| now_or_never(AskBeforeDestruction.decide(call)))], ..bench() };
        let (_, log) = built.run(vec![asks(vec![request()]), done(&json!(1))]).await;
        assert_eq!(log.of("deliver")[0].contains("may destroy data (it needs an approval"), asked, "{name}");
    }
}

/// What a future gives that does not wait.
fn now_or_never<T>(future: impl Future<Output = T>) -> T {
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match std::pin::pin!(future).poll(&mut context) {
        std::task::Poll::Ready(value) => value,
        std::task::Poll::Pending => panic!("it waits"),
    }
}
