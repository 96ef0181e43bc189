//! How many calls a cell may make, and how much it may receive at once.

use std::time::Duration;

use codemode_core::{Limits, Method, ToolError, ToolSpec};
use codemode_session::ExecOptions;
use serde_json::{Value, json};

use crate::bench::{Bench, BenchNamespace, BenchTool, Start, Step, asks, call, done, echo, failed_early, request, shown};

async fn check_calls(steps: Vec<Step>, expect: Value, ran: usize) {
    let namespaces = vec![BenchNamespace::new("MCP", &[("s.f", "mcp:s:f")])];
    let bench = Bench { namespaces, ..Bench::tools([echo("echo")]) };
    let (outcome, log) = bench
        .run_with(
            Start::script(steps),
            ExecOptions {
                headless: Some(codemode_session::Headless { tool_calls: Some(2), timeout: Duration::from_secs(10) }),
                ..ExecOptions::default()
            },
        )
        .await;
    assert_eq!(shown(&outcome), expect);
    assert_eq!(log.of("run").len(), ran);
}

#[tokio::test(start_paused = true)]
async fn a_call_beyond_the_budget_is_not_dispatched_and_ends_the_cell() {
    let error = "the cell made more than 2 tool calls; raise the budget or call less";
    let search = |n| request(n, Method::Search, "echo", &json!({}));
    let namespace = || request(1, Method::Namespace, "MCP.s.f", &json!({}));
    let completed = json!({ "status": "completed", "replaySafe": false, "output": [], "value": 1 });
    check_calls(vec![asks(vec![call(1, "echo"), namespace(), search(1), search(2)]), done(&json!(1))], completed, 2).await;
    check_calls(
        vec![asks(vec![call(1, "echo"), call(2, "echo"), namespace()])],
        failed_early("tool_budget_exceeded", "guest", &[], error),
        0,
    )
    .await;
    check_calls(
        vec![asks(vec![call(1, "echo"), call(2, "nothing")]), asks(vec![search(1)]), asks(vec![search(2), namespace()])],
        json!({ "status": "failed", "code": "tool_budget_exceeded", "failurePhase": "bridge", "bridgeDispatchStarted": true,
            "replaySafe": false, "calls": [{ "name": "echo", "ok": true }, { "name": "nothing", "ok": false, "code": "invalid_input" }],
            "output": [], "error": error }),
        1,
    )
    .await;
}

const EXCEEDED: &str = "program_data_exceeded: the program-data budget is exceeded: the reply is larger than what a program may receive at once. Narrow the request or page through it";

/// Calls that give, or fail with, texts of so many bytes, leg by leg, with an inbox of 1024 bytes.
async fn check_inbox(legs: &[&[(&str, usize)]], expect: &[String]) {
    let letters = |input: &Value| "x".repeat(input["n"].as_u64().unwrap().try_into().unwrap());
    let tools = [
        BenchTool::new(ToolSpec::new("gives"), move |input| Ok(json!(letters(&input)).into())),
        BenchTool::new(ToolSpec::new("fails"), move |input| Err(ToolError::failed(letters(&input)))),
    ];
    let limits = Limits { max_snapshot_bytes: 1_024, ..Limits::default() };
    let mut n = 0;
    let mut steps: Vec<Step> = Vec::new();
    for leg in legs {
        let requests = leg.iter().map(|(target, bytes)| {
            n += 1;
            request(n, Method::CallValue, target, &json!({ "n": bytes }))
        });
        steps.push(asks(requests.collect()));
    }
    steps.push(done(&json!(1)));
    let (outcome, log) = Bench { limits, ..Bench::tools(tools) }.run(steps).await;
    assert_eq!(shown(&outcome)["status"], "completed");
    assert_eq!(log.of("deliver"), expect);
}

fn gives(n: u32, bytes: usize) -> String {
    format!("callValue:{n}=\"{}\"", "x".repeat(bytes))
}

#[tokio::test(start_paused = true)]
async fn a_reply_for_which_there_is_no_room_fails_alone() {
    let expect = format!("deliver {} | callValue:2!{EXCEEDED} | {}", gives(1, 600), gives(3, 420));
    check_inbox(&[&[("gives", 600), ("gives", 600), ("gives", 420)]], &[expect]).await;
    check_inbox(&[&[("gives", 1_022)]], &[format!("deliver {}", gives(1, 1_022))]).await;
    check_inbox(&[&[("gives", 1_023)]], &[format!("deliver callValue:1!{EXCEEDED}")]).await;
}

#[tokio::test(start_paused = true)]
async fn room_is_free_again_after_a_delivery() {
    let expect = [1, 2, 3].map(|n| format!("deliver {}", gives(n, 1_000)));
    check_inbox(&[&[("gives", 1_000)], &[("gives", 1_000)], &[("gives", 1_000)]], &expect).await;
}

#[tokio::test(start_paused = true)]
async fn an_error_of_a_tool_takes_room_too() {
    let error = |n: u32| format!("callValue:{n}!tool_error: fails: {}", "x".repeat(600));
    let expect = format!("deliver {} | callValue:2!{EXCEEDED} | {}", error(1), gives(3, 100));
    check_inbox(&[&[("fails", 600), ("fails", 600), ("gives", 100)]], &[expect]).await;
}
