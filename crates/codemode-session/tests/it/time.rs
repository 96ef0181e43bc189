//! Deadlines and cancellation: a cell ends in time, whatever its guest, its tools and its store do.

use std::time::Duration;

use codemode_core::Cancellation;
use codemode_session::{ExecOptions, Headless};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::bench::{Bench, Full, Start, Step, Taking, asks, call, done, echo, failed_early, idle, logged, shown, stuck, text, within};

const LIMIT: Duration = Duration::from_millis(250);

const COMPUTING: &str = "the cell passed its limit of 250 ms while computing; do less at once, or raise the limit";

const CANCELLED: &str = "the cell was cancelled; it cannot be resumed";

fn bench() -> Bench {
    Bench::tools([echo("echo"), stuck("stuck").0])
}

/// Runs a cell that has to end exactly at its deadline.
async fn check(bench: Bench, start: Start, expect: Value) {
    let began = Instant::now();
    let (outcome, _) = bench.run_with(start, within(LIMIT)).await;
    assert_eq!(shown(&outcome), expect);
    let took = began.elapsed();
    assert!(took >= LIMIT && took <= LIMIT + Duration::from_millis(1), "{took:?}");
}

/// Runs a cell that is cancelled when it has done all that it can do, long before its deadline.
async fn check_cancelled(bench: Bench, start: Start, expect: Value) {
    let built = bench.build().await;
    let cancellation = Cancellation::new();
    let options = ExecOptions { cancellation: cancellation.clone(), ..ExecOptions::default() };
    let cancel = async {
        idle().await;
        cancellation.cancel();
    };
    let began = Instant::now();
    let (outcome, ()) = tokio::join!(built.exec(start, options), cancel);
    assert_eq!(shown(&outcome), expect);
    assert_eq!(began.elapsed(), Duration::ZERO);
}

fn failed_after(code: &str, phase: &str, calls: &Value, error: &str) -> Value {
    json!({ "status": "failed", "code": code, "failurePhase": phase, "bridgeDispatchStarted": true, "replaySafe": false,
        "calls": calls, "output": [], "error": error })
}

fn timed_out(calls: &Value, doing: &str) -> Value {
    failed_after("timeout", "bridge", calls, &format!("the cell passed its limit of 250 ms while {doing}"))
}

#[tokio::test(start_paused = true)]
async fn a_silent_guest_is_stopped_at_the_deadline_and_its_output_is_kept() {
    check(bench(), Start::script(vec![text("before")]), failed_early("timeout", "guest", &["before"], COMPUTING)).await;
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_computes_while_a_call_is_open_is_said_to_compute() {
    let calls = json!([{ "name": "stuck", "ok": false, "code": "pending" }, { "name": "echo", "ok": true }]);
    check(
        bench(),
        Start::script(vec![asks(vec![call(1, "stuck"), call(2, "echo")])]),
        timed_out(&calls, "computing; do less at once, or raise the limit"),
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_call_that_is_pending_at_the_deadline_is_named() {
    let pending = |names: &[&str]| names.iter().map(|name| json!({ "name": name, "ok": false, "code": "pending" })).collect();
    check(bench(), Start::script(vec![asks(vec![call(1, "stuck")])]), timed_out(&pending(&["stuck"]), "waiting for stuck")).await;
    let names = ["a", "b", "c", "d", "e", "f", "g"];
    let requests = names.iter().zip(1..).map(|(name, n)| call(n, name)).collect();
    check(
        Bench::tools(names.map(|name| stuck(name).0)),
        Start::script(vec![asks(requests)]),
        timed_out(&pending(&names), "waiting for a, b, c, d, e and 2 more"),
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn output_before_a_timeout_of_a_call_is_kept() {
    let options = within(LIMIT);
    let (outcome, _) = bench().run_with(Start::script(vec![text("before"), asks(vec![call(1, "stuck")])]), options).await;
    assert_eq!(shown(&outcome)["output"], json!([{ "type": "text", "text": "before" }]));
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_emits_for_ever_is_stopped() {
    let built = bench().build().await;
    let options = ExecOptions { headless: Some(Headless::script(LIMIT)), ..logged(&built.log) };
    let outcome = built.exec(Start::script(vec![Step::Flood]), options).await;
    assert_eq!(shown(&outcome), failed_early("timeout", "guest", &["."; 250], COMPUTING));
    assert_eq!(built.log.of("sink").len(), 250);
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_emits_for_ever_is_cancelled() {
    let built = bench().build().await;
    let cancellation = Cancellation::new();
    let log = built.log.clone();
    let cancel = cancellation.clone();
    let output = codemode_session::OutputSink::new(move |_| {
        log.add("sink");
        if log.of("sink").len() == 3 {
            cancel.cancel();
        }
        std::future::ready(())
    });
    let options = ExecOptions { cancellation, output: Some(output), ..ExecOptions::default() };
    let outcome = built.exec(Start::script(vec![Step::Flood]), options).await;
    assert_eq!(shown(&outcome), failed_early("aborted", "host", &["."; 3], CANCELLED));
}

#[tokio::test(start_paused = true)]
async fn a_sink_that_takes_nothing_does_not_hold_the_cell_beyond_its_deadline() {
    let output = codemode_session::OutputSink::new(|_| std::future::pending());
    let options = ExecOptions { headless: Some(Headless::script(LIMIT)), output: Some(output), ..ExecOptions::default() };
    let outcome = bench().build().await.exec(Start::script(vec![Step::Flood]), options).await;
    let waiting = "the cell passed its limit of 250 ms while waiting for whoever takes its output";
    assert_eq!(shown(&outcome), failed_early("timeout", "guest", &["."], waiting));
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_never_starts_and_one_that_never_takes_its_replies_are_given_up() {
    let starting = "the cell passed its limit of 250 ms while starting its guest";
    check(bench(), Start::Never, failed_early("timeout", "guest", &[], starting)).await;
    let calls = json!([{ "name": "echo", "ok": true }]);
    let deaf = || Start::taking(vec![asks(vec![call(1, "echo")])], Taking::Never);
    check(bench(), deaf(), timed_out(&calls, "handing replies to its guest")).await;
    check_cancelled(bench(), Start::Never, failed_early("aborted", "host", &[], CANCELLED)).await;
    check_cancelled(bench(), deaf(), failed_after("aborted", "host", &calls, CANCELLED)).await;
}

#[tokio::test(start_paused = true)]
async fn a_store_that_never_answers_is_given_up() {
    let writing = "the cell passed its limit of 250 ms while writing its journal";
    for room in [0, 1] {
        let bench = Bench { store: Some((room, Full::Hangs)), ..bench() };
        check(bench, Start::script(vec![asks(vec![call(1, "echo")])]), failed_early("timeout", "guest", &[], writing)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_cell_is_aborted_whatever_it_does() {
    check_cancelled(bench(), Start::script(vec![text("before")]), failed_early("aborted", "host", &["before"], CANCELLED)).await;
    check_cancelled(
        bench(),
        Start::script(vec![asks(vec![call(1, "stuck")])]),
        failed_after("aborted", "host", &json!([{ "name": "stuck", "ok": false, "code": "pending" }]), CANCELLED),
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_cell_that_is_cancelled_before_it_begins_starts_no_guest() {
    let built = bench().build().await;
    let options = ExecOptions::default();
    options.cancellation.cancel();
    let outcome = built.exec(Start::script(vec![done(&json!(1))]), options).await;
    assert_eq!(shown(&outcome), failed_early("aborted", "host", &[], CANCELLED));
    assert_eq!(built.log.lines(), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn the_end_of_one_cell_cancels_no_other() {
    let cancellation = Cancellation::new();
    let options = || ExecOptions { cancellation: cancellation.clone(), ..ExecOptions::default() };
    let built = bench().build().await;
    for _ in 0..2 {
        assert_eq!(shown(&built.exec(Start::script(vec![done(&json!(1))]), options()).await)["value"], 1);
    }
    assert!(!cancellation.is_cancelled());
}

#[tokio::test(start_paused = true)]
async fn without_a_timeout_of_its_own_a_cell_has_that_of_the_limits() {
    let (outcome, _) = bench().run(vec![]).await;
    let error = "the cell passed its limit of 10000 ms while computing; do less at once, or raise the limit";
    assert_eq!(shown(&outcome), failed_early("timeout", "guest", &[], error));
}

#[tokio::test(start_paused = true)]
async fn the_longest_timeout_is_none() {
    let options = within(Duration::MAX);
    let (outcome, _) = bench().run_with(Start::script(vec![asks(vec![call(1, "echo")]), done(&json!(1))]), options).await;
    assert_eq!(shown(&outcome)["value"], 1);
}
