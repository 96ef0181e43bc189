//! Nothing of a cell outlives it.

use std::time::Duration;

use codemode_core::{CellOutcome, ExecutionMode, Method, ToolError, ToolSpec, limits::CANCEL_GRACE_MS};
use codemode_session::ExecOptions;
use serde_json::json;
use tokio::runtime::Handle;

use crate::bench::{Bench, BenchTool, Full, Log, Start, asks, call, done, echo, idle, request, shown, throws, within};

#[tokio::test(start_paused = true)]
async fn ten_thousand_cells_leave_no_task_behind() {
    let tool = BenchTool::with(ToolSpec::new("stuck"), |_, ctx| {
        Box::pin(async move {
            ctx.cancellation.cancelled().await;
            Err(ToolError::failed("cancelled"))
        })
    });
    let mut built = Bench::tools([echo("echo"), tool]).build().await;
    let baseline = Handle::current().metrics().num_alive_tasks();
    for n in 0..10_000 {
        // One cell completes, one fails with a call in flight, one times out with a call in flight.
        let (steps, expect) = match n % 3 {
            0 => (vec![asks(vec![call(1, "echo")]), done(&json!(1))], "completed"),
            1 => (vec![asks(vec![call(1, "stuck"), call(2, "echo")]), throws("no")], "failed"),
            _ => (vec![asks(vec![call(1, "stuck")])], "failed"),
        };
        let outcome = built.exec(Start::script(steps), within(Duration::from_secs(1))).await;
        assert_eq!(shown(&outcome)["status"], expect);
        while built.deliveries.try_recv().is_ok() {}
        // What was cancelled is gone as soon as the runtime gets to it, so it never adds up.
        let alive = Handle::current().metrics().num_alive_tasks();
        assert!(alive <= baseline + 4, "{alive} tasks after cell {n}");
    }
    idle().await;
    assert_eq!(Handle::current().metrics().num_alive_tasks(), baseline);
}

/// Logs when it is dropped.
struct Dropped(Log);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.add("dropped");
    }
}

#[tokio::test(start_paused = true)]
async fn a_cell_is_run_in_any_task() {
    let built = Bench::tools([echo("echo")]).build().await;
    let session = built.session.clone();
    built.executor.prepare(Start::script(vec![asks(vec![request(1, Method::Yield, "", &json!(null))]), done(&json!(1))]));
    let task = tokio::spawn(async move {
        let CellOutcome::Waiting(waiting) = session.exec("code", ExecOptions::default()).await else { panic!() };
        session.wait(waiting.run.as_str(), codemode_session::WaitOptions::default()).await
    });
    assert_eq!(shown(&task.await.unwrap())["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn a_tool_hears_that_nobody_waits_and_has_time_to_stop() {
    let log = Log::default();
    let tools = ["heeds", "stays"].map(|name| {
        let log = log.clone();
        BenchTool::with(ToolSpec::new(name), move |_, ctx| {
            let log = log.clone();
            Box::pin(async move {
                let _dropped = Dropped(log.clone());
                ctx.cancellation.cancelled().await;
                // It has to ask somebody to stop.
                tokio::time::sleep(Duration::from_millis(if name == "heeds" { CANCEL_GRACE_MS - 1 } else { u64::MAX / 2 })).await;
                log.add("stopped");
                Err(ToolError::failed("cancelled"))
            })
        })
    });
    let built = Bench::tools(tools).build().await;
    let calls = vec![call(1, "heeds"), call(2, "stays")];
    let outcome = built.exec(Start::script(vec![asks(calls), throws("no")]), within(Duration::from_secs(1))).await;
    assert_eq!((shown(&outcome)["status"].as_str(), log.lines().len()), (Some("failed"), 0));
    tokio::time::sleep(Duration::from_millis(CANCEL_GRACE_MS - 1)).await;
    idle().await;
    assert_eq!(log.lines(), ["stopped", "dropped"]);
    tokio::time::sleep(Duration::from_millis(2)).await;
    idle().await;
    assert_eq!(log.lines(), ["stopped", "dropped", "dropped"]);
}

#[tokio::test(start_paused = true)]
async fn nothing_begins_when_nobody_waits() {
    let sequential = |name: &str| ToolSpec { execution: ExecutionMode::Sequential, ..ToolSpec::new(name) };
    let holds = BenchTool::with(sequential("holds"), |_, _| {
        Box::pin(async {
            tokio::time::sleep(Duration::from_millis(1_500)).await;
            Ok(json!(1).into())
        })
    });
    let built = Bench::tools([holds, BenchTool::new(sequential("next"), |_| Ok(json!(1).into()))]).build().await;
    let calls = vec![call(1, "holds"), call(2, "next")];
    built.exec(Start::script(vec![asks(calls)]), within(Duration::from_secs(1))).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    idle().await;
    assert_eq!(built.log.of("run"), ["run holds {}"]);
}

#[tokio::test(start_paused = true)]
async fn a_journal_is_forgotten_when_its_cell_is_over() {
    let bench = || Bench { store: Some((usize::MAX, Full::Fails)), ..Bench::tools([echo("echo")]) };
    let yields = || asks(vec![request(1, Method::Yield, "", &json!(null))]);
    for steps in [vec![done(&json!(1))], vec![throws("no")], vec![yields(), done(&json!(1))]] {
        let built = bench().build().await;
        let outcome = built.exec(Start::script(steps), ExecOptions::default()).await;
        idle().await;
        if let CellOutcome::Waiting(waiting) = &outcome {
            assert_eq!(built.log.of("forget"), [""; 0]);
            built.session.cancel(waiting.run.as_str());
            idle().await;
        }
        assert_eq!(built.log.of("forget"), ["forget"]);
    }
}
