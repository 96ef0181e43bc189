//! What becomes of a program, whole.

use std::sync::Arc;

use codemode_core::{
    CellFailure, CellOutcome, CellProgram, Completed, ErrorCode, ExecutorError, ExecutorErrorKind, JsonText, LegState, Limits, OutputLog,
    Retention,
};
use codemode_session::ExecOptions;
use serde_json::{Value, json};

use crate::bench::{Bench, Start, Step, Taking, asks, call, done, echo, emit, failed_early, gone, leg, logged, ready, shown, text, throws};

async fn check(steps: Vec<Step>, expect: Value) {
    let (outcome, _) = Bench::tools([echo("echo")]).run(steps).await;
    assert_eq!(shown(&outcome), expect);
}

#[tokio::test(start_paused = true)]
async fn a_cell_that_returns_at_once_gives_its_value() {
    let built = Bench::tools([echo("echo")]).build().await;
    let outcome = built.exec(Start::script(vec![ready(), done(&json!({ "b": [1], "a": null }))]), ExecOptions::default()).await;
    let expect = Completed {
        replay_safe: true,
        telemetry: built.session.catalog().telemetry().clone(),
        warnings: Vec::new(),
        output: OutputLog::new(65_536),
        value: JsonText::parse(r#"{"b":[1],"a":null}"#.into()).unwrap(),
        returned: true,
        retention: Retention::None,
        network: false,
        terminal: false,
    };
    assert_eq!(outcome, CellOutcome::Completed(expect));
    assert_eq!(built.log.lines(), ["start at 1", "end"]);
}

#[tokio::test(start_paused = true)]
async fn a_returned_null_is_told_from_nothing_returned() {
    for returned in [false, true] {
        let (outcome, _) =
            Bench::default().run(vec![leg(Vec::new(), LegState::Settled { value: JsonText::null(), returned, warning: None })]).await;
        let CellOutcome::Completed(completed) = outcome else { panic!("{outcome:?}") };
        assert_eq!((completed.value, completed.returned), (JsonText::null(), returned));
    }
}

#[tokio::test(start_paused = true)]
async fn output_is_kept_and_passed_on_in_the_order_of_the_guest() {
    let built = Bench::tools([echo("echo")]).build().await;
    let steps = vec![text("a"), emit(&json!([1])), asks(vec![call(1, "echo")]), text("b"), done(&json!(null))];
    let outcome = built.exec(Start::script(steps), logged(&built.log)).await;
    assert_eq!(
        built.log.lines(),
        [
            "start at 1",
            r#"sink {"type":"text","text":"a"}"#,
            r#"sink {"type":"json","value":[1]}"#,
            "run echo {}",
            "deliver callValue:1={}",
            r#"sink {"type":"text","text":"b"}"#,
            "end",
        ]
    );
    assert_eq!(
        shown(&outcome)["output"],
        json!([{ "type": "text", "text": "a" }, { "type": "json", "value": [1] }, { "type": "text", "text": "b" }])
    );
}

#[tokio::test(start_paused = true)]
async fn blank_code_is_refused_without_a_guest() {
    for code in ["", " ", "\n\t\u{a0}"] {
        let built = Bench::default().build().await;
        let outcome = built.session.exec(code, ExecOptions::default()).await;
        let error = "the code is empty: it must be a non-empty string of JavaScript";
        assert_eq!(shown(&outcome), failed_early("invalid_input", "input", &[], error));
        assert_eq!(built.log.lines(), [""; 0]);
    }
}

#[tokio::test(start_paused = true)]
async fn a_guest_gets_the_program_the_limits_and_the_view_of_the_catalog() {
    let limits = Limits { timeout_ms: 123, ..Limits::default() };
    let built = Bench { limits: limits.clone(), ..Bench::tools([echo("echo")]) }.build().await;
    for seed in [Some(7), None, None] {
        built.exec(Start::script(vec![done(&json!(1))]), ExecOptions { seed, ..ExecOptions::default() }).await;
    }
    let programs = built.executor.programs();
    let guest = Arc::clone(built.session.catalog().guest_view());
    assert_eq!(programs[0], CellProgram { source: "the script of the guest".into(), seed: 7, limits, guest });
    assert_ne!(programs[1].seed, programs[2].seed);
}

#[tokio::test(start_paused = true)]
async fn each_leg_begins_with_a_reading_of_the_clock() {
    let mut built = Bench::tools([echo("echo")]).build().await;
    let steps = vec![asks(vec![call(1, "echo")]), asks(vec![call(2, "echo")]), done(&json!(1))];
    built.exec(Start::script(steps), ExecOptions::default()).await;
    assert_eq!(built.log.of("start"), ["start at 1"]);
    let clocks = [built.deliveries.recv().await.unwrap().clock_ms, built.deliveries.recv().await.unwrap().clock_ms];
    assert_eq!(clocks, [2, 3]);
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_fails_gives_its_code_its_message_and_its_output() {
    for (code, name, phase) in [
        (ErrorCode::InternalError, "internal_error", "guest"),
        (ErrorCode::InvalidInput, "invalid_input", "input"),
        (ErrorCode::RuntimeUnavailable, "runtime_unavailable", "host"),
    ] {
        let failure = LegState::Failed(CellFailure { code, message: "Error: no\n    at cell.js:1".into() });
        check(vec![text("before"), leg(Vec::new(), failure)], failed_early(name, phase, &["before"], "Error: no\n    at cell.js:1")).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_failure_after_a_call_is_reported_under_the_bridge() {
    check(
        vec![asks(vec![call(1, "echo")]), throws("Error: no")],
        json!({ "status": "failed", "code": "internal_error", "failurePhase": "bridge", "bridgeDispatchStarted": true,
            "replaySafe": false, "calls": [{ "name": "echo", "ok": true }], "output": [], "error": "Error: no" }),
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn requests_of_a_guest_that_fails_are_dropped() {
    let failure = LegState::Failed(CellFailure { code: ErrorCode::InternalError, message: "no".into() });
    let (outcome, log) = Bench::tools([echo("echo")]).run(vec![leg(vec![call(1, "echo")], failure)]).await;
    assert_eq!(shown(&outcome), failed_early("internal_error", "guest", &[], "no"));
    assert_eq!(log.lines(), ["start at 1", "end"]);
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_waits_for_nothing_fails() {
    let error = "the program is pending without host work: no request of it is open";
    check(vec![asks(Vec::new())], failed_early("internal_error", "guest", &[], error)).await;
}

#[tokio::test(start_paused = true)]
async fn an_executor_that_cannot_start_is_reported_by_its_message() {
    let refused = Start::Refused(ExecutorError::new(ExecutorErrorKind::Unavailable, "no worker; install it"));
    let (outcome, log) = Bench::default().run_with(refused, ExecOptions::default()).await;
    assert_eq!(shown(&outcome), failed_early("runtime_unavailable", "host", &[], "no worker; install it"));
    assert_eq!(log.lines(), ["start at 1"]);
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_is_gone_is_a_failure_of_the_host_and_its_output_is_kept() {
    for (kind, message) in [(ExecutorErrorKind::Crashed, "crashed"), (ExecutorErrorKind::OutOfMemory, "out of memory: use less")] {
        check(vec![text("before"), gone(kind, message)], failed_early("runtime_unavailable", "host", &["before"], message)).await;
        let after_a_call = json!({ "status": "failed", "code": "runtime_unavailable", "failurePhase": "host", "bridgeDispatchStarted": true,
            "replaySafe": false, "calls": [{ "name": "echo", "ok": true }], "output": [], "error": message });
        check(vec![asks(vec![call(1, "echo")]), gone(kind, message)], after_a_call.clone()).await;
        let at_delivery = Taking::Gone(ExecutorError::new(kind, message));
        let start = Start::taking(vec![asks(vec![call(1, "echo")])], at_delivery);
        let (outcome, _) = Bench::tools([echo("echo")]).run_with(start, ExecOptions::default()).await;
        assert_eq!(shown(&outcome), after_a_call);
    }
}
