//! Parking and waiting: what a cell does while nobody waits, who may go on with it, and when it ends.

use std::{sync::Arc, time::Duration};

use codemode_core::{CellOutcome, LegState, Limits, Method, Owner, Request, WaitReason};
use codemode_session::{Catalog, ExecOptions, WaitOptions, output::ModelLimits};
use serde_json::{Value, json};
use tokio::{sync::Notify, time::Instant};

use crate::bench::{Bench, BenchTool, Built, Start, Step, asks, call, done, echo, gated, idle, leg, request, shown, stuck, text, throws};

fn yields(n: u32) -> Request {
    request(n, Method::Yield, "", &json!(null))
}

fn run_id(outcome: &CellOutcome) -> String {
    let CellOutcome::Waiting(waiting) = outcome else { panic!("{outcome:?}") };
    waiting.run.as_str().to_owned()
}

async fn wait(built: &Built, outcome: &CellOutcome) -> CellOutcome {
    built.session.wait(&run_id(outcome), WaitOptions::default()).await
}

async fn exec(built: &Built, steps: Vec<Step>) -> CellOutcome {
    built.exec(Start::script(steps), ExecOptions::default()).await
}

fn reason(outcome: &CellOutcome) -> (WaitReason, Vec<&str>) {
    let CellOutcome::Waiting(waiting) = outcome else { panic!("{outcome:?}") };
    (waiting.reason, waiting.pending.iter().map(|call| call.id.as_str()).collect())
}

/// A failed result that nothing was dispatched before.
fn refused(outcome: &CellOutcome) -> String {
    let shown = shown(outcome);
    assert_eq!(
        (&shown["code"], &shown["failurePhase"], &shown["output"]),
        (&json!("invalid_input"), &json!("input"), &json!([])),
        "{shown}"
    );
    shown["error"].as_str().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn a_yield_parks_and_the_wait_resolves_it() {
    let built = Bench::tools([echo("echo")]).build().await;
    let parked = exec(&built, vec![text("a"), asks(vec![yields(1)]), text("b"), done(&json!(true))]).await;
    assert_eq!(reason(&parked), (WaitReason::Yield, vec!["bridge:yield:1"]));
    let keys: Vec<String> = shown(&parked).as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["status", "runId", "reason", "pendingToolCalls", "replaySafe", "output"]);
    assert_eq!(built.log.of("deliver"), [""; 0]);
    assert_eq!(shown(&wait(&built, &parked).await)["value"], true);
    assert_eq!(built.log.of("deliver"), ["deliver yield:1=null"]);
    assert!(refused(&wait(&built, &parked).await).contains("unavailable or expired"));
}

#[tokio::test(start_paused = true)]
async fn c21_calls_that_settle_in_time_cost_no_wait() {
    let slow = BenchTool::slow("slow", Duration::from_millis(100));
    let built = Bench::tools([slow]).build().await;
    let legs = (1..=3).map(|n| asks(vec![call(n, "slow")])).chain([done(&json!(1))]).collect();
    assert_eq!(shown(&exec(&built, legs).await)["status"], "completed");
}

#[tokio::test(start_paused = true)]
async fn c24_c25_what_settles_while_parked_is_delivered_first_and_in_that_order() {
    let [a, b]: [Arc<Notify>; 2] = Default::default();
    let built = Bench::tools([gated("a", &a), gated("b", &b), echo("c")]).build().await;
    let steps = vec![asks(vec![call(1, "a"), call(2, "b"), call(3, "c")]), asks(vec![]), done(&json!("b"))];
    let began = Instant::now();
    let parked = exec(&built, steps).await;
    assert_eq!(began.elapsed(), Duration::from_secs(10));
    assert_eq!(reason(&parked), (WaitReason::PendingTools, vec!["bridge:callValue:1", "bridge:callValue:2"]));
    for gate in [b, a] {
        gate.notify_one();
        idle().await;
    }
    let outcome = wait(&built, &parked).await;
    assert_eq!(shown(&outcome)["value"], "b");
    assert_eq!(built.log.of("deliver"), ["deliver callValue:3={}", r#"deliver callValue:2="b" | callValue:1="a""#]);
}

#[tokio::test(start_paused = true)]
async fn c33_a_call_that_outlasts_every_budget_is_waited_for() {
    let built = Bench::tools([BenchTool::slow("slow", Duration::from_secs(25))]).build().await;
    let mut outcome = exec(&built, vec![asks(vec![call(1, "slow")]), done(&json!(1))]).await;
    for _ in 0..2 {
        assert_eq!(reason(&outcome), (WaitReason::PendingTools, vec!["bridge:callValue:1"]));
        outcome = wait(&built, &outcome).await;
    }
    assert_eq!(shown(&outcome)["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn a_settlement_with_too_little_time_left_waits_for_the_next_wait() {
    let built = Bench::tools([BenchTool::slow("slow", Duration::from_millis(9_800))]).build().await;
    let parked = exec(&built, vec![asks(vec![call(1, "slow")]), done(&json!(1))]).await;
    assert_eq!(reason(&parked), (WaitReason::PendingTools, vec![]));
    assert_eq!(shown(&wait(&built, &parked).await)["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn a_settled_cell_drains_over_a_wait_and_keeps_its_last_warning() {
    let built = Bench::tools([BenchTool::slow("slow", Duration::from_secs(15))]).build().await;
    let settled = |requests| {
        leg(
            requests,
            LegState::Settled { value: codemode_core::JsonText::null(), returned: false, warning: Some("nothing was returned".into()) },
        )
    };
    let parked = exec(&built, vec![settled(vec![call(1, "slow")]), settled(vec![])]).await;
    assert_eq!(shown(&wait(&built, &parked).await)["warnings"], json!(["nothing was returned"]));
}

#[tokio::test(start_paused = true)]
async fn c30_idle_time_is_what_counts_and_each_park_begins_it_anew() {
    let limits = Limits { snapshot_ttl_seconds: 1, ..Limits::default() };
    let (tool, _contexts) = stuck("stuck");
    let built = Bench { limits, ..Bench::tools([tool]) }.build().await;
    let parked = exec(&built, vec![asks(vec![call(1, "stuck"), yields(1)]), asks(vec![yields(2)]), done(&json!(1))]).await;
    tokio::time::advance(Duration::from_millis(900)).await;
    let parked = wait(&built, &parked).await;
    tokio::time::advance(Duration::from_millis(900)).await;
    // The wait itself takes ten seconds, which are not idle ones.
    let again = wait(&built, &parked).await;
    assert_eq!(reason(&again), (WaitReason::PendingTools, vec!["bridge:callValue:1"]));
    tokio::time::advance(Duration::from_millis(500)).await;
    let again = wait(&built, &again).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert!(refused(&wait(&built, &again).await).contains("unavailable or expired"));
    assert_eq!(built.log.of("end").len(), 1, "the guest is gone without a wait");
}

#[tokio::test(start_paused = true)]
async fn a_cell_that_reaches_its_age_ends_and_says_what_was_pending() {
    let limits = Limits { max_cell_seconds: 15, ..Limits::default() };
    let error = "the cell reached its greatest age of 15 s; pending: bridge:callValue:1";
    let (tool, mut contexts) = stuck("stuck");
    let built = Bench { limits: limits.clone(), ..Bench::tools([tool]) }.build().await;
    // While somebody waits.
    let parked = exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
    let outcome = shown(&wait(&built, &parked).await);
    assert_eq!((&outcome["code"], &outcome["error"]), (&json!("timeout"), &json!(error)));
    // While nobody does: the next wait is told, once.
    let parked = exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    contexts.recv().await.unwrap();
    contexts.recv().await.unwrap().cancellation.cancelled().await;
    let outcome = shown(&wait(&built, &parked).await);
    assert_eq!((&outcome["code"], &outcome["error"]), (&json!("timeout"), &json!(error)));
    assert_eq!(outcome["calls"], json!([{ "name": "stuck", "ok": false, "code": "pending" }]));
    assert!(refused(&wait(&built, &parked).await).contains("unavailable or expired"));
    assert_eq!(built.host.live_cells(), 0);
}

/// Makes somebody else of an owner.
type Change = fn(&mut Owner);

#[tokio::test(start_paused = true)]
async fn c34_only_the_owner_goes_on_with_a_run() {
    let built = Bench { owner: Some(Owner::new("agent", "run", "session", "key")), ..Bench::tools([echo("echo")]) }.build().await;
    let parked = exec(&built, vec![asks(vec![yields(1)]), done(&json!(1))]).await;
    let id = run_id(&parked);
    let changes: [(Change, &str); 8] = [
        (|o| o.agent_run_id = Some("x".into()), "different agent run"),
        (|o| o.session_id = Some("x".into()), "different session"),
        (|o| o.session_key = Some("x".into()), "different session"),
        (|o| o.agent_id = Some("x".into()), "different session"),
        (|o| o.agent_run_id = None, "different session"),
        (|o| o.session_id = None, "different session"),
        (|o| o.session_key = None, "different session"),
        (|o| o.agent_id = None, "different session"),
    ];
    for (change, says) in changes {
        let mut caller = built.session.owner().clone();
        change(&mut caller);
        let error = refused(&built.session.wait_as(&id, &caller, WaitOptions::default()).await);
        assert!(error.contains(says), "{error}");
    }
    assert_eq!(shown(&wait(&built, &parked).await)["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn one_wait_at_a_time() {
    let (tool, _contexts) = stuck("stuck");
    let built = Bench::tools([tool]).build().await;
    let parked = exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
    let second = async {
        idle().await;
        wait(&built, &parked).await
    };
    let (first, second) = tokio::join!(wait(&built, &parked), second);
    assert_eq!(reason(&first).1, ["bridge:callValue:1"]);
    assert!(refused(&second).contains("already being resumed"));
}

#[tokio::test(start_paused = true)]
async fn c20_what_is_no_run_id_is_refused_in_words() {
    let built = Bench::tools([echo("echo")]).build().await;
    for (arguments, says) in [
        (json!({ "runId": "proc_7" }), "unavailable or expired"),
        (json!({ "run_id": " run_x " }), "unavailable or expired"),
        (json!({ "runId": "  " }), "non-empty string"),
        (json!({ "runId": 7 }), "non-empty string"),
        (json!({}), "non-empty string"),
        (json!(null), "non-empty string"),
    ] {
        let error = refused(&built.session.wait_call(&arguments, WaitOptions::default()).await);
        assert!(error.contains(says), "{arguments}: {error}");
    }
    let wait = &built.session.catalog().control_tools(false)[1];
    assert!(wait.description.contains("never the session or process id"), "{}", wait.description);
}

#[tokio::test(start_paused = true)]
async fn c22_a_cancelled_exec_or_wait_leaves_nothing() {
    let (tool, mut contexts) = stuck("stuck");
    let built = Bench::tools([tool]).build().await;
    let options = ExecOptions::default();
    let cancel = async {
        idle().await;
        options.cancellation.cancel();
    };
    let (outcome, ()) = tokio::join!(built.exec(Start::script(vec![asks(vec![call(1, "stuck")])]), options.clone()), cancel);
    assert_eq!(shown(&outcome)["code"], "aborted");
    contexts.recv().await.unwrap().cancellation.cancelled().await;
    // A wait that is cancelled, one that is dropped, and a run that somebody else ends.
    for how in 0..3 {
        let parked = exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
        let options = WaitOptions::default();
        let end = async {
            idle().await;
            match how {
                0 => options.cancellation.cancel(),
                1 => {}
                _ => assert!(built.session.cancel(&run_id(&parked))),
            }
        };
        let id = run_id(&parked);
        let waiting = built.session.wait(&id, options.clone());
        if how == 1 {
            assert!(tokio::time::timeout(Duration::from_secs(1), waiting).await.is_err());
        } else {
            let (outcome, ()) = tokio::join!(waiting, end);
            assert_eq!(shown(&outcome)["code"], "aborted");
        }
        contexts.recv().await.unwrap().cancellation.cancelled().await;
        assert!(refused(&wait(&built, &parked).await).contains("unavailable"));
        assert!(!built.session.cancel(&run_id(&parked)));
    }
    assert_eq!((built.host.live_cells(), built.log.of("end").len()), (0, 4));
}

#[tokio::test(start_paused = true)]
async fn c28_sixty_four_cells_may_work_with_the_host() {
    let built = Bench::tools([echo("echo")]).build().await;
    let mut parked = Vec::new();
    for _ in 0..64 {
        parked.push(exec(&built, vec![asks(vec![yields(1)]), asks(vec![yields(2)]), done(&json!("end"))]).await);
    }
    let again = wait(&built, &parked[0]).await;
    assert_eq!(reason(&again).0, WaitReason::Yield);
    let refused = shown(&exec(&built, vec![asks(vec![call(1, "echo")])]).await);
    assert_eq!((&refused["code"], &refused["bridgeDispatchStarted"]), (&json!("invalid_input"), &json!(false)));
    assert!(refused["error"].as_str().unwrap().contains("too many suspended runs"));
    assert_eq!(built.log.of("run"), [""; 0]);
    assert_eq!(shown(&exec(&built, vec![done(&json!(1))]).await)["value"], 1);
    assert_eq!(shown(&wait(&built, &again).await)["value"], "end");
    assert_eq!(shown(&exec(&built, vec![asks(vec![call(1, "echo")]), done(&json!(2))]).await)["value"], 2);
}

#[tokio::test(start_paused = true)]
async fn a_parked_cell_that_has_received_too_much_is_given_up() {
    // 256, and the source of the bench.
    let source = "the script of the guest".len() as u64;
    for (bytes, parks) in [(0, true), (1, false)] {
        let limits = Limits { max_snapshot_bytes: 256 + source + 64 + 2_000 - bytes, ..Limits::default() };
        let tool = BenchTool::new(codemode_core::ToolSpec::new("big"), |_| Ok(json!("x".repeat(1_998)).into()));
        let built = Bench { limits, ..Bench::tools([tool]) }.build().await;
        let outcome = exec(&built, vec![asks(vec![call(1, "big")]), asks(vec![yields(1)])]).await;
        if parks {
            reason(&outcome);
        } else {
            assert_eq!((&shown(&outcome)["code"], built.host.live_cells()), (&json!("snapshot_limit_exceeded"), 0));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn output_is_shown_once_over_all_waits() {
    let built = Bench::tools([echo("echo")]).build().await;
    let steps = vec![text("a"), asks(vec![yields(1)]), asks(vec![yields(2)]), text("b"), done(&json!(1))];
    let mut outcome = exec(&built, steps).await;
    let mut seen = Vec::new();
    for _ in 0..3 {
        let rendered: Value = serde_json::from_str(&built.session.render(&outcome, ModelLimits::default()).text).unwrap();
        seen.push(rendered["output"].clone());
        if let CellOutcome::Waiting(_) = outcome {
            outcome = wait(&built, &outcome).await;
        }
    }
    let entry = |text: &str| json!([{ "type": "text", "text": text }]);
    assert_eq!(seen, [entry("a"), json!([]), entry("b")]);
}

#[tokio::test(start_paused = true)]
async fn a_required_cell_waits_for_its_calls_and_never_parks() {
    let built = Bench::tools([BenchTool::slow("slow", Duration::from_secs(40))]).build().await;
    let required = ExecOptions { await_results: true, ..ExecOptions::default() };
    let steps = || vec![asks(vec![call(1, "slow"), yields(1)]), asks(vec![]), done(&json!(1))];
    assert_eq!(shown(&built.exec(Start::script(steps()), required.clone()).await)["value"], 1);
    // What the guest computes counts over all legs.
    let outcome = built.exec(Start::script(vec![asks(vec![call(1, "slow")])]), required).await;
    assert_eq!(shown(&outcome)["code"], "timeout");
    // A tool may ask for it.
    let asking = || {
        let tool = BenchTool::slow("slow", Duration::from_secs(40));
        tool.flags(codemode_core::ToolFlags { requires_results: true, ..Default::default() })
    };
    for (wish, status) in [(json!(true), "completed"), (json!("true"), "waiting")] {
        let built = Bench::tools([asking()]).build().await;
        let steps = vec![asks(vec![request(1, Method::CallValue, "slow", &json!({ "awaitResults": wish }))]), done(&json!(1))];
        assert_eq!(shown(&exec(&built, steps).await)["status"], status);
    }
}

#[tokio::test(start_paused = true)]
async fn another_catalog_ends_the_cells_of_the_old_one_unless_it_only_adds_client_tools() {
    let catalog = |tools: Vec<BenchTool>| async {
        let tools = tools.into_iter().map(|tool| -> Arc<dyn codemode_core::Tool> { Arc::new(tool) });
        Arc::new(Catalog::build(tools.collect(), Vec::new()).await.unwrap())
    };
    let client = || echo("ask").source(codemode_core::ToolSource::Client);
    for (tools, survives) in
        [(vec![echo("echo"), client()], true), (vec![echo("echo"), echo("more")], false), (vec![], false), (vec![client()], false)]
    {
        let built = Bench::tools([echo("echo")]).build().await;
        let parked = exec(&built, vec![asks(vec![yields(1)]), done(&json!(1))]).await;
        built.session.set_catalog(catalog(tools).await);
        let outcome = wait(&built, &parked).await;
        if survives {
            assert_eq!(shown(&outcome)["value"], 1);
        } else {
            assert!(refused(&outcome).contains("unavailable"));
            assert_eq!(built.host.live_cells(), 0);
        }
    }
    // A wait that is in flight is told.
    let (tool, _contexts) = stuck("stuck");
    let built = Bench::tools([tool]).build().await;
    let parked = exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
    let change = async {
        idle().await;
        built.session.set_catalog(catalog(Vec::new()).await);
    };
    let (outcome, ()) = tokio::join!(wait(&built, &parked), change);
    let shown = shown(&outcome);
    assert_eq!((&shown["code"], outcome.telemetry().call_count), (&json!("aborted"), 1));
    assert!(shown["error"].as_str().unwrap().contains("Do not replay"));
}

#[tokio::test(start_paused = true)]
async fn the_end_of_a_session_is_the_end_of_its_cells() {
    for close in [true, false] {
        let (tool, mut contexts) = stuck("stuck");
        let built = Bench::tools([tool]).build().await;
        exec(&built, vec![asks(vec![call(1, "stuck")])]).await;
        let (host, log) = (built.host.clone(), built.log.clone());
        if close {
            built.session.close();
            let outcome = built.exec(Start::script(vec![done(&json!(1))]), ExecOptions::default()).await;
            assert_eq!(shown(&outcome)["code"], "aborted");
        } else {
            drop(built);
        }
        contexts.recv().await.unwrap().cancellation.cancelled().await;
        assert_eq!((host.live_cells(), log.of("end").len()), (0, 1));
    }
    // An abort ends what there is, and the session goes on.
    let built = Bench::tools([echo("echo")]).build().await;
    let parked = exec(&built, vec![asks(vec![yields(1)])]).await;
    built.session.abort();
    assert!(refused(&wait(&built, &parked).await).contains("unavailable"));
    assert_eq!(shown(&exec(&built, vec![done(&json!(1))]).await)["value"], 1);
}

#[tokio::test(start_paused = true)]
async fn a_cell_that_fails_after_a_wait_fails_like_any_other() {
    let built = Bench::tools([echo("echo")]).build().await;
    let parked =
        exec(&built, vec![leg(vec![yields(1), call(1, "echo")], LegState::Pending), throws("TypeError: bad\n    at cell.js:3:7")]).await;
    let outcome = wait(&built, &parked).await;
    assert_eq!(
        shown(&outcome),
        json!({ "status": "failed", "code": "internal_error", "failurePhase": "bridge", "bridgeDispatchStarted": true, "replaySafe": false,
            "calls": [{ "name": "echo", "ok": true }], "output": [], "error": "TypeError: bad\n    at cell.js:3:7" })
    );
}

#[tokio::test(start_paused = true)]
async fn what_ends_a_cell_while_it_is_being_parked_ends_it() {
    for how in 0..5 {
        let built = Bench::tools([echo("echo")]).build().await;
        let script = vec![asks(vec![yields(1)]), asks(vec![yields(2)]), done(&json!(1))];
        let end = |id: &str, cancellation: &codemode_core::Cancellation| match how {
            0 | 1 => cancellation.cancel(),
            2 => built.session.abort(),
            3 => built.session.close(),
            _ => assert!(built.session.cancel(id)),
        };
        // The first thing for which an exec or wait of such a cell gives way is to be parked.
        let outcome = if how == 0 {
            let options = ExecOptions::default();
            let exec = built.exec(Start::script(script), options.clone());
            tokio::join!(exec, async { end("", &options.cancellation) }).0
        } else {
            let parked = exec(&built, script).await;
            let (id, options) = (run_id(&parked), WaitOptions::default());
            let outcome = tokio::join!(built.session.wait(&id, options.clone()), async { end(&id, &options.cancellation) }).0;
            assert!(refused(&wait(&built, &parked).await).contains("unavailable"));
            outcome
        };
        assert_eq!((&shown(&outcome)["code"], built.host.live_cells()), (&json!("aborted"), 0), "{how}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_has_settled_when_a_cell_fails_is_not_pending() {
    let ends = BenchTool::with(codemode_core::ToolSpec::new("ends"), |_, _| {
        Box::pin(async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            Ok(codemode_core::ToolOutput { terminate: true, ..codemode_core::ToolOutput::default() })
        })
    });
    let limits = Limits { max_cell_seconds: 20, ..Limits::default() };
    let built = Bench { limits, ..Bench::tools([ends]) }.build().await;
    let sleep = |n| request(n, Method::Sleep, "", &json!(100));
    // While its guest computes until its time is over.
    let outcome = exec(&built, vec![asks(vec![call(1, "ends"), sleep(1)])]).await;
    assert_eq!((&shown(&outcome)["calls"], outcome.is_terminal()), (&json!([{ "name": "ends", "ok": true }]), true));
    // While it is parked until it is too old.
    let parked = exec(&built, vec![asks(vec![call(1, "ends"), yields(1)])]).await;
    tokio::time::sleep(Duration::from_secs(21)).await;
    let outcome = wait(&built, &parked).await;
    assert_eq!((&shown(&outcome)["calls"], outcome.is_terminal()), (&json!([{ "name": "ends", "ok": true }]), true));
    assert_eq!(shown(&outcome)["error"], "the cell reached its greatest age of 20 s; pending: bridge:yield:1");
}

#[tokio::test(start_paused = true)]
async fn a_closed_session_stays_closed() {
    let built = Bench::tools([echo("echo")]).build().await;
    built.session.close();
    built.session.abort();
    built.session.set_catalog(Arc::new(Catalog::builder().build().await.unwrap()));
    let outcome = shown(&exec(&built, vec![done(&json!(1))]).await);
    assert_eq!(outcome["code"], "aborted");
    assert!(outcome["error"].as_str().unwrap().contains("is closed"), "{outcome}");
}
