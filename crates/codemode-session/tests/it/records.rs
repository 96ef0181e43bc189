//! What is recorded of a cell: its calls, its counters, whether running it again is harmless, and its journal.

use std::sync::{Arc, Mutex};

use codemode_core::{
    CellOutcome, Delivery, ErrorCode, JournalEntry, JsonText, Limits, Method, Reply, Request, SourceCounts, Telemetry, ToolError,
    ToolFlags, ToolSource, ToolSpec,
};
use codemode_session::ExecOptions;
use serde_json::{Value, json};

use crate::bench::{Bench, BenchNamespace, BenchTool, Full, Start, asks, call, done, echo, request, shown, stuck, text, throws};

fn bench() -> Bench {
    let fails = BenchTool::new(ToolSpec::new("fails"), |_| Err(ToolError::failed("no")));
    let strict = BenchTool::new(ToolSpec::new("strict").with_parameters(json!({ "required": ["x"] })), |_| Ok(json!(1).into()));
    let namespaces = vec![BenchNamespace::new("MCP", &[("s.f", "mcp:s:f")])];
    Bench { namespaces, ..Bench::tools([echo("echo"), fails, strict, stuck("stuck").0]) }
}

/// Whatever does not wait settles together, and is delivered to a guest that then fails.
async fn check_calls(requests: Vec<Request>, expect: Value) {
    let limits = Limits { max_pending_tool_calls: 128, ..Limits::default() };
    let (outcome, _) = Bench { limits, ..bench() }.run(vec![asks(requests), throws("no")]).await;
    assert_eq!(shown(&outcome)["calls"], expect);
}

#[tokio::test(start_paused = true)]
async fn a_failed_cell_lists_its_calls_in_the_order_of_dispatch() {
    let requests = vec![
        call(1, "stuck"),
        request(1, Method::Namespace, "MCP.s.f", &json!({})),
        call(2, "fails"),
        call(3, "strict"),
        call(4, "nothing"),
        call(5, "echo"),
    ];
    check_calls(
        requests,
        json!([
            { "name": "stuck", "ok": false, "code": "pending" },
            { "name": "MCP.s.f", "ok": true },
            { "name": "fails", "ok": false, "code": "tool_error" },
            { "name": "strict", "ok": false, "code": "input_contract" },
            { "name": "nothing", "ok": false, "code": "invalid_input" },
            { "name": "echo", "ok": true },
        ]),
    )
    .await;
    check_calls(vec![request(1, Method::Search, "echo", &json!({})), request(1, Method::Describe, "echo", &json!({}))], json!(null)).await;
}

#[tokio::test(start_paused = true)]
async fn the_last_32_calls_are_listed_and_those_before_are_one_entry() {
    let name = |n: u32| if n.is_multiple_of(2) { "stuck" } else { "echo" };
    let listed = |from: u32, to: u32| {
        (from..=to).map(move |n| match name(n) {
            "stuck" => json!({ "name": "stuck", "ok": false, "code": "pending" }),
            name => json!({ "name": name, "ok": true }),
        })
    };
    let calls = |n: u32| (1..=n).map(|n| call(n, name(n))).collect();
    check_calls(calls(32), listed(1, 32).collect()).await;
    check_calls(calls(33), std::iter::once(json!({ "name": "...", "ok": true })).chain(listed(2, 33)).collect()).await;
}

#[tokio::test(start_paused = true)]
async fn telemetry_counts_searches_descriptions_and_calls_beside_the_catalog() {
    let mut bench = bench();
    bench.tools.push(echo("weather").source(ToolSource::Client));
    let built = bench.build().await;
    let requests = vec![
        request(1, Method::Search, "echo", &json!({})),
        request(2, Method::Search, "", &json!({})),
        request(1, Method::Describe, "tools/echo.d.ts", &json!({})),
        request(1, Method::Namespace, "MCP.s.f", &json!({})),
        call(1, "echo"),
        call(2, "nothing"),
    ];
    // All but the failed search settle at once, so that the second leg is the last but one.
    let steps = vec![asks(requests), done(&json!(1)), done(&json!(1))];
    let CellOutcome::Completed(completed) = built.exec(Start::script(steps), ExecOptions::default()).await else { panic!("failed") };
    let catalog = built.session.catalog();
    let at_start = catalog.telemetry();
    let sources = SourceCounts { native: 4, mcp: 1, client: 1 };
    let counter_scope = at_start.counter_scope.clone();
    assert_eq!(*at_start, Telemetry { catalog_size: 6, sources, counter_scope, ..Telemetry::default() });
    assert_eq!(completed.telemetry, Telemetry { search_count: 2, describe_count: 1, call_count: 3, ..at_start.clone() });
}

#[tokio::test(start_paused = true)]
async fn only_calls_of_replay_safe_tools_leave_a_cell_replay_safe() {
    let safe = ToolFlags { replay_safe: true, ..ToolFlags::default() };
    let bench = || Bench {
        namespaces: vec![BenchNamespace::new("MCP", &[("s.f", "mcp:s:f")])],
        ..Bench::tools([
            echo("safe").flags(safe),
            echo("unmarked"),
            echo("writes").flags(ToolFlags { side_effecting: true, ..safe }),
            // What a client says of its own tools is not believed.
            echo("claims").source(ToolSource::Client).flags(safe),
        ])
    };
    for (method, target, expect) in [
        (Method::Search, "safe", true),
        (Method::Describe, "unmarked", true),
        (Method::CallValue, "safe", true),
        (Method::CallValue, "unmarked", false),
        (Method::CallValue, "writes", false),
        (Method::CallValue, "claims", false),
        (Method::CallValue, "nothing", false),
        (Method::Namespace, "MCP.s.f", false),
    ] {
        let steps = vec![asks(vec![request(1, method, target, &json!({}))]), asks(vec![call(9, "safe")]), done(&json!(1))];
        let (outcome, _) = bench().run(steps).await;
        assert_eq!(shown(&outcome), json!({ "status": "completed", "replaySafe": expect, "output": [], "value": 1 }), "{target}");
    }
}

#[tokio::test(start_paused = true)]
async fn any_request_starts_the_bridge_and_moves_a_failure_to_its_phase() {
    for (steps, started, phase) in [
        (Vec::new(), false, "guest"),
        (vec![asks(vec![request(1, Method::Search, "x", &json!({}))])], true, "bridge"),
        (vec![asks(vec![request(1, Method::Describe, "x", &json!({}))])], true, "bridge"),
        (vec![asks(vec![call(1, "echo")])], true, "bridge"),
    ] {
        let (outcome, _) = bench().run(steps.into_iter().chain([throws("no")]).collect()).await;
        let CellOutcome::Failed(failed) = &outcome else { panic!("{outcome:?}") };
        assert_eq!((failed.code, failed.bridge_dispatch_started), (ErrorCode::InternalError, started));
        assert_eq!(shown(&outcome)["failurePhase"], phase);
    }
}

#[tokio::test(start_paused = true)]
async fn a_journal_entry_is_kept_before_what_it_records() {
    let built = Bench { store: Some((usize::MAX, Full::Fails)), ..Bench::tools([echo("a"), echo("b")]) }.build().await;
    let requests = vec![call(1, "a"), call(2, "b")];
    let steps = vec![text("x"), asks(requests.clone()), asks(vec![call(3, "a")]), done(&json!(1))];
    let outcome = built.exec(Start::script(steps), ExecOptions::default()).await;
    assert_eq!(shown(&outcome)["value"], 1);
    assert_eq!(
        built.log.lines(),
        [
            "keep started at 1",
            "start at 1",
            "keep dispatched a b",
            "run a {}",
            "run b {}",
            "keep delivered callValue:1={} | callValue:2={}",
            "deliver callValue:1={} | callValue:2={}",
            "keep dispatched a",
            "run a {}",
            "keep delivered callValue:3={}",
            "deliver callValue:3={}",
            "end",
        ]
    );
    let reply = |n: u32| Reply { id: format!("bridge:callValue:{n}"), result: Ok(JsonText::parse("{}".into()).unwrap()) };
    let program = Box::new(built.executor.programs().remove(0));
    assert_eq!(
        built.store.unwrap().entries(),
        [
            JournalEntry::Started { program, clock_ms: 1 },
            JournalEntry::Dispatched { requests },
            JournalEntry::Delivered { delivery: Delivery { clock_ms: 2, replies: vec![reply(1), reply(2)] } },
            JournalEntry::Dispatched { requests: vec![call(3, "a")] },
            JournalEntry::Delivered { delivery: Delivery { clock_ms: 3, replies: vec![reply(3)] } },
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn nothing_is_done_that_the_store_does_not_keep() {
    let kept = ["keep started at 1", "start at 1", "keep dispatched a", "run a {}"];
    for (room, log, calls) in
        [(0, &kept[..0], json!(null)), (1, &kept[..2], json!(null)), (2, &kept[..], json!([{ "name": "a", "ok": true }]))]
    {
        let bench = Bench { store: Some((room, Full::Fails)), ..Bench::tools([echo("a")]) };
        let (outcome, seen) = bench.run(vec![asks(vec![call(1, "a")]), done(&json!(1))]).await;
        let mut expect = json!({ "status": "failed", "code": "runtime_unavailable", "failurePhase": "host",
            "bridgeDispatchStarted": room == 2, "replaySafe": room != 2, "calls": calls, "output": [],
            "error": "the journal cannot be written: the disk is full" });
        if expect["calls"].is_null() {
            expect.as_object_mut().unwrap().remove("calls");
        }
        assert_eq!(shown(&outcome), expect);
        let seen: Vec<String> = seen.lines().into_iter().filter(|line| line != "end").collect();
        assert_eq!(seen, log);
    }
}

/// What is traced while a cell runs.
#[derive(Clone, Default)]
struct Traced(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Traced {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_traced_has_sizes_and_names_and_no_payloads() {
    let traced = Traced::default();
    let writer = {
        let traced = traced.clone();
        move || traced.clone()
    };
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_span_events(tracing_subscriber::fmt::format::FmtSpan::CLOSE)
        .with_writer(writer)
        .finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let secret = |method, target: &str| request(1, method, target, &json!({ "x": "secret" }));
    let requests = vec![
        secret(Method::CallValue, "echo"),
        secret(Method::Namespace, "MCP.s.f"),
        request(2, Method::CallValue, "secret", &json!({})),
        secret(Method::Search, "secret"),
        secret(Method::SkillsSearch, "secret"),
        secret(Method::SkillsRead, "secret"),
        secret(Method::StoreSet, "secret"),
    ];
    let steps = vec![text("secret"), asks(requests), done(&json!("secret")), done(&json!("secret"))];
    bench().run(steps).await;
    let lines = String::from_utf8(traced.0.lock().unwrap().clone()).unwrap();
    assert!(!lines.contains("secret"), "{lines}");
    for says in [
        "cell{run=",
        "leg{requests=7",
        r#"call{method="callValue" input_bytes=14 target="echo"}: codemode_session::run::answers: call output_bytes=14 code="ok""#,
        r#"target="MCP.s.f""#,
        r#"status="completed" calls=3"#,
    ] {
        assert!(lines.contains(says), "{says}: {lines}");
    }
}
