//! The way of a call: settling, contracts, policies, budgets, counters.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use codemode_core::{CellOutcome, Decision, ErrorCode, Limits, Policy, PolicyCall, Tool, ToolError, ToolFlags, ToolOutput, ToolSpec};
use codemode_session::ExecOptions;
use serde_json::{Value, json};

use crate::fake::{Act, FakeExecutor, FakeTool, calls, fails, replies, returns, session};

/// What a call gives the guest.
async fn call(tools: Vec<Arc<dyn Tool>>, policies: Vec<Arc<dyn Policy>>, target: &str, input: Value) -> Result<Value, (String, String)> {
    let executor = FakeExecutor::new(vec![calls(&[(target, input)]), Act::Take, returns(&json!(1))]);
    let session = session(tools, &executor).await.policies(policies).build();
    assert!(session.exec("code", ExecOptions::default()).await.is_completed());
    replies(&executor).remove(0).remove(0)
}

#[track_caller]
fn check_error(result: &Result<Value, (String, String)>, code: &str, texts: &[&str]) {
    let Err((actual, message)) = result else { panic!("{result:?}") };
    assert_eq!(actual, code, "{message}");
    for text in texts {
        assert!(message.contains(text), "{text}: {message}");
    }
}

/// A tool that counts how often it runs.
fn counted(spec: ToolSpec, result: Value) -> (Arc<dyn Tool>, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&count);
    let tool = FakeTool::running(spec, move |_, _| {
        counter.fetch_add(1, Ordering::Relaxed);
        let result = result.clone();
        async move { Ok(result.into()) }
    });
    (tool, count)
}

#[tokio::test(start_paused = true)]
async fn replies_come_in_the_order_in_which_they_settled() {
    let wait = FakeTool::running(ToolSpec::new("wait"), |input, _| async move {
        tokio::time::sleep(Duration::from_millis(input["ms"].as_u64().unwrap())).await;
        Ok(input.into())
    });
    let order = [30_u64, 10, 20, 10];
    let targets: Vec<(&str, Value)> = order.iter().map(|ms| ("wait", json!({ "ms": ms }))).collect();
    let executor = FakeExecutor::new(vec![calls(&targets), Act::Take, calls(&[]), Act::Take, calls(&[]), Act::Take, returns(&json!(1))]);
    assert!(session(vec![wait], &executor).await.build().exec("code", ExecOptions::default()).await.is_completed());
    let settled: Vec<Vec<u64>> = replies(&executor)
        .into_iter()
        .map(|delivery| delivery.into_iter().map(|reply| reply.unwrap()["ms"].as_u64().unwrap()).collect())
        .collect();
    assert_eq!(settled, [vec![10, 10], vec![20], vec![30]], "those that settle together form one delivery");
}

#[tokio::test(start_paused = true)]
async fn an_input_that_breaks_its_contract_never_reaches_the_tool() {
    let schema =
        json!({ "type": "object", "properties": { "path": { "type": "string" } }, "required": ["path"], "additionalProperties": false });
    let (tool, runs) = counted(ToolSpec::new("read").with_parameters(schema.clone()), json!(1));
    let result = call(vec![Arc::clone(&tool)], Vec::new(), "read", json!({ "pth": "secret" })).await;
    check_error(&result, "input_contract", &["`read`", "missing \"path\"", "\"pth\" (did you mean \"path\"?)", "Nothing ran"]);
    assert!(!result.unwrap_err().1.contains("secret"));
    assert_eq!(runs.load(Ordering::Relaxed), 0);
    assert_eq!(call(vec![tool], Vec::new(), "read", json!({ "path": "a" })).await, Ok(json!(1)));
    assert_eq!(runs.load(Ordering::Relaxed), 1);
    check_error(&call(Vec::new(), Vec::new(), "nothing", json!({})).await, "invalid_input", &["`nothing` is not callable"]);
}

#[tokio::test(start_paused = true)]
async fn a_result_that_breaks_its_contract_never_reaches_the_guest() {
    let schema = json!({ "type": "object", "properties": { "id": { "type": "integer" } }, "additionalProperties": false });
    let (tool, runs) = counted(ToolSpec::new("get").with_output_schema(schema.clone()), json!({ "id": "secret", "hidden": 1 }));
    let result = call(vec![tool], Vec::new(), "get", json!({})).await;
    check_error(&result, "output_contract", &["`get` ran", "$.id: expected integer", "unexpected *", "Check what it has done"]);
    let message = result.unwrap_err().1;
    assert!(!message.contains("secret") && !message.contains("hidden"), "{message}");
    assert_eq!(runs.load(Ordering::Relaxed), 1);
    // A client's schema is a claim, not a contract.
    let client = FakeTool::with_spec(FakeTool::client("get").with_output_schema(schema));
    assert_eq!(call(vec![client], Vec::new(), "get", json!({ "any": 1 })).await, Ok(json!({ "any": 1 })));
}

#[tokio::test(start_paused = true)]
async fn a_tool_whose_contract_is_invalid_does_not_run() {
    for spec in [
        ToolSpec::new("bad").with_output_schema(json!({ "type": "nonsense" })),
        ToolSpec::new("bad").with_parameters(json!({ "$ref": "https://x" })),
    ] {
        let (tool, runs) = counted(spec, json!(1));
        check_error(&call(vec![tool], Vec::new(), "bad", json!({})).await, "invalid_contract", &["`bad`", "did not run"]);
        assert_eq!(runs.load(Ordering::Relaxed), 0);
    }
    let client = FakeTool::with_spec(FakeTool::client("c").with_parameters(json!({ "type": "nonsense" })));
    assert_eq!(call(vec![client], Vec::new(), "c", json!({ "a": 1 })).await, Ok(json!({ "a": 1 })));
}

/// Preparation renames an old key; the contract knows the new one only.
struct Prepared(ToolSpec);

#[async_trait]
impl Tool for Prepared {
    fn spec(&self) -> &ToolSpec {
        &self.0
    }

    async fn prepare(&self, mut input: Value) -> Result<Value, ToolError> {
        if input.get("refuse").is_some() {
            return Err(ToolError::invalid_input("`refuse` is refused"));
        }
        if let Some(old) = input.as_object_mut().and_then(|input| input.remove("old")) {
            input["new"] = old;
        }
        Ok(input)
    }

    async fn call(&self, input: Value, _: &codemode_core::CallContext) -> Result<ToolOutput, ToolError> {
        Ok(input.into())
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_validated_is_what_preparation_and_policies_made_of_the_input() {
    let schema = json!({ "type": "object", "properties": { "new": { "type": "integer" } }, "additionalProperties": false });
    let tool = || Arc::new(Prepared(ToolSpec::new("p").with_parameters(schema.clone()))) as Arc<dyn Tool>;
    assert_eq!(call(vec![tool()], Vec::new(), "p", json!({ "old": 1 })).await, Ok(json!({ "new": 1 })));
    check_error(&call(vec![tool()], Vec::new(), "p", json!({ "old": "x" })).await, "input_contract", &["$.new: expected integer"]);
    check_error(&call(vec![tool()], Vec::new(), "p", json!({ "refuse": 1 })).await, "invalid_input", &["`refuse` is refused"]);
    let rewrite = |input: Value| Arc::new(Fixed(Decision::Rewrite { input })) as Arc<dyn Policy>;
    assert_eq!(call(vec![tool()], vec![rewrite(json!({ "new": 2 }))], "p", json!({ "new": "x" })).await, Ok(json!({ "new": 2 })));
    check_error(&call(vec![tool()], vec![rewrite(json!({ "n": 2 }))], "p", json!({})).await, "input_contract", &["did you mean \"new\"?"]);
}

/// Decides the same about every call.
struct Fixed(Decision);

#[async_trait]
impl Policy for Fixed {
    async fn decide(&self, _: &PolicyCall<'_>) -> Decision {
        self.0.clone()
    }
}

/// Remembers what it was asked.
struct Spy(Arc<Mutex<Vec<(String, String, Value)>>>);

#[async_trait]
impl Policy for Spy {
    async fn decide(&self, call: &PolicyCall<'_>) -> Decision {
        self.0.lock().unwrap().push((call.tool_id.into(), call.callable_name.into(), call.input.clone()));
        Decision::Allow
    }
}

#[tokio::test(start_paused = true)]
async fn policies_are_asked_in_order_and_the_first_refusal_wins() {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let (tool, runs) = counted(ToolSpec::new("web.fetch"), json!(1));
    let policies: Vec<Arc<dyn Policy>> = vec![
        Arc::new(Fixed(Decision::Rewrite { input: json!({ "rewritten": true }) })),
        Arc::new(Spy(Arc::clone(&asked))),
        Arc::new(Fixed(Decision::Deny { reason: "not on Sundays".into() })),
        Arc::new(Spy(Arc::clone(&asked))),
    ];
    let result = call(vec![tool], policies, "web_fetch", json!({})).await;
    check_error(&result, "tool_error", &["`web_fetch` was refused: not on Sundays", "did not run"]);
    assert_eq!(*asked.lock().unwrap(), [("openclaw:core:web.fetch".into(), "web_fetch".into(), json!({ "rewritten": true }))]);
    assert_eq!(runs.load(Ordering::Relaxed), 0);
}

#[tokio::test(start_paused = true)]
async fn a_tool_that_panics_is_a_tool_that_failed() {
    let panics = FakeTool::running(ToolSpec::new("panics"), |_, _| async { panic!("secret reason") });
    let executor = FakeExecutor::new(vec![
        calls(&[("panics", json!({})), ("echo", json!({ "n": 1 }))]),
        Act::Take,
        calls(&[]),
        Act::Take,
        returns(&json!(1)),
    ]);
    let outcome = session(vec![panics, FakeTool::echo("echo")], &executor).await.build().exec("code", ExecOptions::default()).await;
    let mut all: Vec<_> = replies(&executor).into_iter().flatten().collect();
    all.sort_by_key(Result::is_ok);
    check_error(&all[0], "tool_error", &["panicked"]);
    assert!(!all[0].as_ref().unwrap_err().1.contains("secret"));
    assert_eq!(all[1], Ok(json!({ "n": 1 })));
    drop(outcome);
}

#[tokio::test(start_paused = true)]
async fn the_guest_gets_the_details_or_the_whole_result() {
    let gives = |output: ToolOutput| FakeTool::running(ToolSpec::new("t"), move |_, _| std::future::ready(Ok(output.clone())));
    let content = vec![json!({ "type": "text", "text": "t" })];
    let with = ToolOutput { details: Some(json!({})), content: content.clone(), ..ToolOutput::default() };
    assert_eq!(call(vec![gives(with)], Vec::new(), "t", json!({})).await, Ok(json!({})));
    let without = ToolOutput { content: content.clone(), ..ToolOutput::default() };
    assert_eq!(call(vec![gives(without)], Vec::new(), "t", json!({})).await, Ok(json!({ "content": content })));
}

#[tokio::test(start_paused = true)]
async fn a_cell_over_its_tool_budget_fails_before_the_call_is_made() {
    let (tool, runs) = counted(ToolSpec::new("t"), json!(1));
    let executor = FakeExecutor::new(vec![calls(&[("t", json!({}))]), Act::Take, calls(&[("t", json!({})), ("t", json!({}))]), Act::Take]);
    let options = ExecOptions {
        headless: Some(codemode_session::Headless { tool_calls: Some(2), timeout: Duration::from_secs(10) }),
        ..ExecOptions::default()
    };
    let CellOutcome::Failed(failed) = session(vec![tool], &executor).await.build().exec("code", options).await else { panic!() };
    assert_eq!((failed.code, runs.load(Ordering::Relaxed), failed.telemetry.call_count), (ErrorCode::ToolBudgetExceeded, 1, 1));
}

#[tokio::test(start_paused = true)]
async fn a_reply_for_which_there_is_no_room_rejects_alone_and_room_comes_back() {
    let limits = Limits { max_snapshot_bytes: 2_000, ..Limits::default() };
    let big = json!({ "s": "x".repeat(1_200) });
    let targets = [("echo", big.clone()), ("echo", big.clone()), ("echo", json!({ "small": 1 }))];
    let executor = FakeExecutor::new(vec![calls(&targets), Act::Take, calls(&targets[..1]), Act::Take, returns(&json!(1))]);
    let session = session(vec![FakeTool::echo("echo")], &executor).await.limits(limits).build();
    assert!(session.exec("code", ExecOptions::default()).await.is_completed());
    let replies = replies(&executor);
    let first = &replies[0];
    assert_eq!(first.iter().filter(|reply| **reply == Ok(big.clone())).count(), 1);
    assert_eq!(first.iter().filter(|reply| matches!(reply, Err((code, _)) if code == "program_data_exceeded")).count(), 1);
    assert!(first.contains(&Ok(json!({ "small": 1 }))));
    assert_eq!(replies[1], [Ok(big)], "what has been delivered is free again");
}

#[tokio::test(start_paused = true)]
async fn a_failed_cell_tells_which_calls_were_made() {
    let bad = FakeTool::running(ToolSpec::new("bad"), |_, _| async { Err(ToolError::failed("no")) });
    let safe = ToolSpec { flags: ToolFlags { replay_safe: true, ..ToolFlags::default() }, ..ToolSpec::new("safe") };
    let many: Vec<(&str, Value)> = std::iter::repeat_n(("safe", json!({})), 40).chain([("bad", json!({}))]).collect();
    let executor =
        FakeExecutor::new(vec![calls(&many[..40]), Act::Take, calls(&many[40..]), Act::Take, fails(ErrorCode::InternalError, "x")]);
    let limits = Limits { max_pending_tool_calls: 40, ..Limits::default() };
    let session = session(vec![bad, FakeTool::with_spec(safe)], &executor).await.limits(limits).build();
    let CellOutcome::Failed(failed) = session.exec("code", ExecOptions::default()).await else { panic!() };
    let shown: Vec<(&str, bool, Option<&str>)> = failed.calls.iter().map(|call| (call.name.as_str(), call.ok, call.code)).collect();
    assert_eq!(
        (shown.len(), shown[0], shown[1], shown[32]),
        (33, ("...", true, None), ("safe", true, None), ("bad", false, Some("tool_error")))
    );
    assert_eq!((failed.telemetry.call_count, failed.bridge_dispatch_started, failed.replay_safe), (41, true, false));
}

#[tokio::test(start_paused = true)]
async fn only_calls_that_are_not_replay_safe_make_a_cell_unsafe_to_replay() {
    let flags = |replay_safe, side_effecting| ToolFlags { replay_safe, side_effecting, ..ToolFlags::default() };
    for (flags, expect) in [(flags(true, false), true), (flags(true, true), false), (flags(false, false), false)] {
        let tool = FakeTool::with_spec(ToolSpec { flags, ..ToolSpec::new("t") });
        let executor = FakeExecutor::new(vec![calls(&[("t", json!({}))]), Act::Take, returns(&json!(1))]);
        let CellOutcome::Completed(completed) = session(vec![tool], &executor).await.build().exec("code", ExecOptions::default()).await
        else {
            panic!()
        };
        assert_eq!(completed.replay_safe, expect, "{flags:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_result_satisfies_the_branch_that_was_asked_for_and_the_one_that_ran() {
    let closed = |name: &str, schema: Value| json!({ "type": "object", "properties": { name: schema, "owner": {} }, "required": [name], "additionalProperties": false });
    let mut schema = json!({
        "required": ["owner"],
        "anyOf": [closed("records", json!({ "type": "array" })), closed("removed", json!({ "type": "boolean" })), closed("ready", json!({ "type": "boolean" }))],
        "x-openclaw-input-discriminator": { "version": 1, "inputProperty": "action", "mapping": { "list": 0, "ls": 0, "remove": 1, "status": 2 } },
    });
    let (list, removed, ready) =
        (json!({ "owner": 1, "records": [] }), json!({ "owner": 1, "removed": true }), json!({ "owner": 1, "ready": true }));
    // The input's `action`, what a hook makes of it, the result, and whether the guest gets it.
    let cases = [
        (json!("list"), None, &list, true),
        (json!("list"), Some("remove"), &removed, false),
        (json!("ls"), Some("list"), &list, true),
        (json!(null), Some("list"), &list, true),
        (json!("list"), None, &ready, false),
        (json!("list"), Some("other"), &list, true),
        (json!("list"), Some("other"), &ready, false),
        (json!("other"), None, &ready, true),
        (json!("list"), None, &json!({ "records": [] }), false),
    ];
    let run = async |schema: &Value, action: &Value, rewritten: Option<&str>, result: &Value| {
        let (tool, runs) = counted(ToolSpec::new("t").with_output_schema(schema.clone()), result.clone());
        let rewrite = rewritten.map(|action| Arc::new(Fixed(Decision::Rewrite { input: json!({ "action": action }) })) as Arc<dyn Policy>);
        let reply = call(vec![tool], rewrite.into_iter().collect(), "t", json!({ "action": action })).await;
        assert_eq!(runs.load(Ordering::Relaxed), 1);
        reply
    };
    for (action, rewritten, result, passes) in cases {
        let reply = run(&schema, &action, rewritten, result).await;
        if passes {
            assert_eq!(reply, Ok(result.clone()), "{action} {rewritten:?}");
        } else {
            check_error(&reply, "output_contract", &["`t` ran"]);
        }
    }
    // With a reference in it, the schema is taken as a whole.
    schema["$defs"] = json!({ "x": { "$ref": "#" } });
    assert_eq!(run(&schema, &json!("list"), None, &ready).await, Ok(ready));
    schema["x-openclaw-input-discriminator"]["version"] = json!(2);
    let (tool, runs) = counted(ToolSpec::new("t").with_output_schema(schema), list);
    check_error(
        &call(vec![tool], Vec::new(), "t", json!({})).await,
        "invalid_contract",
        &["`version` of `x-openclaw-input-discriminator` must be 1"],
    );
    assert_eq!(runs.load(Ordering::Relaxed), 0);
}
