//! How a cell begins, goes on and ends.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use codemode_core::{Cancellation, CellOutcome, ErrorCode, ExecutorErrorKind, FailurePhase, LegState, ToolSpec};
use codemode_session::{ExecOptions, OutputSink};
use serde_json::json;
use tokio::sync::Notify;

use crate::fake::{Act, FakeExecutor, FakeTool, calls, emits, fails, leg, returns, session};

/// Runs a script of a guest with no tools.
async fn run(script: Vec<Act>) -> (CellOutcome, FakeExecutor) {
    let executor = FakeExecutor::new(script);
    let outcome = session(Vec::new(), &executor).await.build().exec("code", ExecOptions::default()).await;
    (outcome, executor)
}

#[track_caller]
fn check_failure(outcome: &CellOutcome, code: ErrorCode, phase: FailurePhase, text: &str) {
    let CellOutcome::Failed(failed) = outcome else { panic!("{outcome:?}") };
    assert_eq!((failed.code, failed.code.phase(failed.bridge_dispatch_started)), (code, phase), "{failed:?}");
    assert!(failed.error.contains(text), "{}", failed.error);
}

#[tokio::test(start_paused = true)]
async fn what_is_emitted_is_seen_at_once_and_kept_in_order() {
    let executor = FakeExecutor::new(vec![emits("a"), emits("b"), returns(&json!({ "v": 1 }))]);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&seen);
    let output = OutputSink::new(move |output| sink.lock().unwrap().push(output.entry()));
    let options = ExecOptions { output: Some(output), ..ExecOptions::default() };
    let CellOutcome::Completed(completed) = session(Vec::new(), &executor).await.build().exec("code", options).await else { panic!() };
    let entries = [r#"{"type":"text","text":"a"}"#, r#"{"type":"text","text":"b"}"#];
    assert_eq!(*seen.lock().unwrap(), entries);
    assert_eq!(completed.output.whole().unwrap(), format!("[{}]", entries.join(",")));
    assert_eq!((completed.value.as_str(), completed.returned), (r#"{"v":1}"#, true));
    assert_eq!(executor.seen.lock().unwrap().dropped, 1, "the guest ends with its cell");
}

#[tokio::test(start_paused = true)]
async fn empty_code_is_refused_without_a_guest() {
    let executor = FakeExecutor::new(Vec::new());
    let outcome = session(Vec::new(), &executor).await.build().exec(" \n", ExecOptions::default()).await;
    check_failure(&outcome, ErrorCode::InvalidInput, FailurePhase::Input, "must be a non-empty string");
    assert_eq!(executor.seen.lock().unwrap().programs.len(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_is_not_there_is_said_as_what_it_is() {
    let outcome = session(Vec::new(), &FakeExecutor::refusing()).await.build().exec("code", ExecOptions::default()).await;
    check_failure(&outcome, ErrorCode::RuntimeUnavailable, FailurePhase::Host, "no worker here");
    for kind in [ExecutorErrorKind::Crashed, ExecutorErrorKind::OutOfMemory] {
        let (outcome, _) = run(vec![emits("kept"), Act::Crash(kind, "it is gone")]).await;
        check_failure(&outcome, ErrorCode::RuntimeUnavailable, FailurePhase::Host, "it is gone");
        let CellOutcome::Failed(failed) = outcome else { panic!() };
        assert!(failed.output.start().contains("kept"));
    }
    let (outcome, _) = run(vec![fails(ErrorCode::InternalError, "Error: x")]).await;
    check_failure(&outcome, ErrorCode::InternalError, FailurePhase::Guest, "Error: x");
}

#[tokio::test(start_paused = true)]
async fn a_guest_past_its_deadline_is_ended_whatever_it_does() {
    let limit = |script| async {
        let executor = FakeExecutor::new(script);
        let options = ExecOptions { timeout: Some(Duration::from_millis(300)), ..ExecOptions::default() };
        let start = tokio::time::Instant::now();
        let outcome = session(Vec::new(), &executor).await.build().exec("code", options).await;
        assert!(start.elapsed() <= Duration::from_millis(301), "{:?}", start.elapsed());
        assert_eq!(executor.seen.lock().unwrap().dropped, 1);
        outcome
    };
    let outcome = limit(vec![emits("kept"), Act::Hang]).await;
    check_failure(&outcome, ErrorCode::Timeout, FailurePhase::Guest, "300 ms while computing");
    let outcome = limit(vec![Act::Chatter]).await;
    check_failure(&outcome, ErrorCode::Timeout, FailurePhase::Guest, "while computing");
}

#[tokio::test(start_paused = true)]
async fn a_tool_past_the_deadline_is_named_and_told() {
    let told = Arc::new(Notify::new());
    let tell = Arc::clone(&told);
    let slow = FakeTool::running(ToolSpec::new("slow"), move |_, ctx| {
        let tell = Arc::clone(&tell);
        async move {
            // The task is ended with the cell; a tool that hands its work to others tells them by this signal.
            tokio::spawn(async move {
                ctx.cancellation.cancelled().await;
                tell.notify_one();
            });
            std::future::pending().await
        }
    });
    let executor = FakeExecutor::new(vec![calls(&[("slow", json!({}))]), Act::Take]);
    let outcome = session(vec![slow], &executor).await.build().exec("code", ExecOptions::default()).await;
    check_failure(&outcome, ErrorCode::Timeout, FailurePhase::Bridge, "10000 ms while waiting for slow");
    told.notified().await;
    let CellOutcome::Failed(failed) = outcome else { panic!() };
    assert_eq!(
        failed.calls.iter().map(|call| (call.name.as_str(), call.ok, call.code)).collect::<Vec<_>>(),
        [("slow", false, Some("pending"))]
    );
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_cell_ends_at_once() {
    for script in [vec![Act::Hang], vec![calls(&[("slow", json!({}))]), Act::Take]] {
        let slow = FakeTool::running(ToolSpec::new("slow"), |_, _| std::future::pending());
        let executor = FakeExecutor::new(script);
        let session = session(vec![slow], &executor).await.build();
        let cancellation = Cancellation::new();
        let options = ExecOptions { cancellation: cancellation.clone(), ..ExecOptions::default() };
        let running = tokio::spawn(async move { session.exec("code", options).await });
        tokio::time::sleep(Duration::from_millis(1)).await;
        cancellation.cancel();
        check_failure(&running.await.unwrap(), ErrorCode::Aborted, FailurePhase::Host, "cancelled");
        assert_eq!(executor.seen.lock().unwrap().dropped, 1);
    }
}

#[tokio::test(start_paused = true)]
async fn a_cell_that_has_returned_drains_its_calls_first() {
    let executor = FakeExecutor::new(vec![
        leg(&[("echo", json!({ "n": 1 }))], LegState::Settled { value: codemode_core::JsonText::null(), returned: false }),
        Act::Take,
        returns(&json!(1)),
    ]);
    let outcome = session(vec![FakeTool::echo("echo")], &executor).await.build().exec("code", ExecOptions::default()).await;
    assert!(outcome.is_completed());
    assert_eq!(executor.seen.lock().unwrap().deliveries.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn ten_thousand_cells_leave_nothing_behind() {
    let executor = FakeExecutor::new(vec![calls(&[("echo", json!({}))]), Act::Take, returns(&json!(1))]);
    let session = session(vec![FakeTool::echo("echo")], &executor).await.build();
    let alive = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let before = alive();
    for _ in 0..10_000 {
        assert!(session.exec("code", ExecOptions::default()).await.is_completed());
    }
    tokio::task::yield_now().await;
    assert_eq!(alive(), before);
    assert_eq!(executor.seen.lock().unwrap().dropped, 10_000);
}
