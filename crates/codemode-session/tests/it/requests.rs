//! Dispatch and delivery: each request once, replies as they settle, and what happens to those that nobody waits for.

use std::{
    future::Future,
    pin::pin,
    sync::Arc,
    task::{Context, Waker},
};

use codemode_core::{ExecutorErrorKind, GuestFrame, Leg, LegState, Limits, Method, Request};
use codemode_session::ExecOptions;
use serde_json::json;
use tokio::sync::Notify;

use crate::bench::{Bench, Start, Step, asks, call, done, echo, gated, gone, leg, request, returns, shown, stuck, throws, within};

fn gates<const N: usize>() -> [Arc<Notify>; N] {
    std::array::from_fn(|_| Arc::default())
}

#[tokio::test(start_paused = true)]
async fn replies_are_delivered_in_the_order_in_which_they_settle() {
    let [a, b, c] = gates();
    let mut built = Bench::tools([gated("a", &a), gated("b", &b), gated("c", &c)]).build().await;
    let steps = vec![asks(vec![call(1, "a"), call(2, "b"), call(3, "c")]), asks(Vec::new()), asks(Vec::new()), done(&json!("end"))];
    built.executor.prepare(Start::script(steps));
    let exec = built.session.exec("code", ExecOptions::default());
    let drive = async {
        for gate in [c, a, b] {
            gate.notify_one();
            built.deliveries.recv().await.unwrap();
        }
    };
    let (outcome, ()) = tokio::join!(exec, drive);
    assert_eq!(shown(&outcome)["value"], "end");
    assert_eq!(
        built.log.lines(),
        [
            "start at 1",
            "run a {}",
            "run b {}",
            "run c {}",
            r#"deliver callValue:3="c""#,
            r#"deliver callValue:1="a""#,
            r#"deliver callValue:2="b""#,
            "end",
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn what_settles_together_is_one_delivery_in_the_order_of_settling() {
    let [a, b, c] = gates();
    let built = Bench::tools([gated("a", &a), gated("b", &b), gated("c", &c)]).build().await;
    built.executor.prepare(Start::script(vec![asks(vec![call(1, "a"), call(2, "b"), call(3, "c")]), done(&json!(1))]));
    let drive = async {
        while built.log.of("run").len() < 3 {
            tokio::task::yield_now().await;
        }
        for gate in [c, b, a] {
            gate.notify_one();
        }
    };
    tokio::join!(built.session.exec("code", ExecOptions::default()), drive);
    assert_eq!(built.log.of("deliver"), [r#"deliver callValue:3="c" | callValue:2="b" | callValue:1="a""#]);
}

#[tokio::test(start_paused = true)]
async fn every_request_of_a_wide_leg_is_dispatched_and_answered_once() {
    let requests: Vec<_> = (1..=500).map(|n| request(n, Method::CallValue, "echo", &json!({ "n": n }))).collect();
    // The guest goes on until it has all replies, however they are cut into deliveries.
    let steps = std::iter::once(leg(requests, returns(&json!("all")))).chain((0..500).map(|_| done(&json!("all")))).collect();
    let limits = Limits { max_pending_tool_calls: 500, ..Limits::default() };
    let (outcome, log) = Bench { limits, ..Bench::tools([echo("echo")]) }.run(steps).await;
    assert_eq!(shown(&outcome)["value"], "all");
    let expect: Vec<String> = (1..=500).map(|n| format!(r#"callValue:{n}={{"n":{n}}}"#)).collect();
    let delivered = log.of("deliver").join(" | ").replace("deliver ", "");
    assert_eq!(delivered.split(" | ").collect::<Vec<_>>(), expect);
    assert_eq!(log.of("run").len(), 500);
}

#[tokio::test(start_paused = true)]
async fn a_settled_cell_waits_for_its_open_requests() {
    let [a, b] = gates();
    let mut built = Bench::tools([gated("a", &a), gated("b", &b), echo("late")]).build().await;
    // The value is that of the last leg, and a draining cell may still make requests.
    let steps = vec![
        leg(vec![call(1, "a"), call(2, "b")], returns(&json!("value"))),
        leg(vec![call(3, "late")], returns(&json!("value"))),
        leg(Vec::new(), returns(&json!("value"))),
        leg(Vec::new(), returns(&json!("value"))),
    ];
    built.executor.prepare(Start::script(steps));
    let exec = built.session.exec("code", ExecOptions::default());
    let drive = async {
        b.notify_one();
        built.deliveries.recv().await.unwrap();
        built.deliveries.recv().await.unwrap();
        a.notify_one();
    };
    let (outcome, ()) = tokio::join!(exec, drive);
    assert_eq!(shown(&outcome), json!({ "status": "completed", "replaySafe": false, "output": [], "value": "value" }));
    assert_eq!(built.log.of("deliver"), [r#"deliver callValue:2="b""#, "deliver callValue:3={}", r#"deliver callValue:1="a""#]);
}

#[tokio::test(start_paused = true)]
async fn calls_in_flight_are_cancelled_when_the_cell_ends_without_them() {
    for (step, code, phase) in
        [(throws("Error: no"), "internal_error", "bridge"), (gone(ExecutorErrorKind::Crashed, "Error: no"), "runtime_unavailable", "host")]
    {
        let (tool, mut contexts) = stuck("stuck");
        let (outcome, log) = Bench::tools([echo("echo"), tool]).run(vec![asks(vec![call(1, "stuck"), call(2, "echo")]), step]).await;
        assert_eq!(
            shown(&outcome),
            json!({ "status": "failed", "code": code, "failurePhase": phase, "bridgeDispatchStarted": true, "replaySafe": false,
                "calls": [{ "name": "stuck", "ok": false, "code": "pending" }, { "name": "echo", "ok": true }],
                "output": [], "error": "Error: no" })
        );
        contexts.recv().await.unwrap().cancellation.cancelled().await;
        assert_eq!(log.of("deliver"), ["deliver callValue:2={}"]);
    }
}

#[tokio::test(start_paused = true)]
async fn calls_in_flight_are_cancelled_when_the_exec_is_dropped() {
    let (tool, mut contexts) = stuck("stuck");
    let built = Bench::tools([tool]).build().await;
    {
        let mut exec = pin!(built.exec(Start::script(vec![asks(vec![call(1, "stuck")])]), ExecOptions::default()));
        assert!(exec.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
        while built.log.of("run").is_empty() {
            tokio::task::yield_now().await;
        }
    }
    contexts.recv().await.unwrap().cancellation.cancelled().await;
    assert_eq!(built.log.lines(), ["start at 1", "run stuck {}", "end"]);
}

#[tokio::test(start_paused = true)]
async fn a_call_knows_its_id_and_when_its_cell_runs_out_of_time() {
    let (first, mut contexts) = stuck("web.fetch");
    let built = Bench::tools([first]).build().await;
    let began = tokio::time::Instant::now();
    let steps = vec![leg(vec![request(1, Method::Search, "x", &json!({})), call(1, "web_fetch"), call(2, "web_fetch")], LegState::Pending)];
    built.exec(Start::script(steps), ExecOptions::default()).await;
    for seq in [1, 2] {
        let ctx = contexts.recv().await.unwrap();
        let parts: Vec<&str> = ctx.call_id.split(':').collect();
        let [codemode, run, target, n] = parts[..] else { panic!("{}", ctx.call_id) };
        assert_eq!((codemode, run.starts_with("run_"), target, n), ("codemode", true, "web.fetch", seq.to_string().as_str()));
        // What one exec may take does not end a call that goes on over waits.
        let limit = std::time::Duration::from_secs(built.session.limits().max_cell_seconds);
        assert_eq!(ctx.deadline, Some((began + limit).into_std()));
    }
}

fn timer(n: u32, ms: u32) -> Request {
    request(n, Method::Sleep, "", &json!(ms))
}

#[tokio::test(start_paused = true)]
async fn timers_fire_when_their_time_is_over_and_are_no_dispatch() {
    let steps = vec![asks(vec![timer(1, 30), timer(2, 10), timer(3, 20)]), asks(vec![]), asks(vec![]), throws("Error: t")];
    let start = tokio::time::Instant::now();
    let (outcome, log) = Bench::tools([echo("echo")]).run(steps).await;
    assert_eq!(log.of("deliver"), ["deliver sleep:2=null", "deliver sleep:3=null", "deliver sleep:1=null"]);
    assert_eq!((start.elapsed().as_millis(), &shown(&outcome)["bridgeDispatchStarted"]), (30, &json!(false)));
    assert_eq!(shown(&outcome)["replaySafe"], true);
}

#[tokio::test(start_paused = true)]
async fn what_the_guest_took_back_never_delays_the_end() {
    let cancels = |ids: &[&str], state| {
        let cancelled = ids.iter().map(|id| (*id).to_owned()).collect();
        Step::Frame(GuestFrame::Leg(Leg { cancelled, ..Leg::of(state) }))
    };
    let start = tokio::time::Instant::now();
    let steps = vec![asks(vec![timer(1, 60_000), call(1, "echo")]), cancels(&["bridge:sleep:1", "bridge:sleep:9"], returns(&json!(1)))];
    let (outcome, log) = Bench::tools([echo("echo")]).run(steps).await;
    assert_eq!(shown(&outcome)["value"], 1);
    assert_eq!(log.of("deliver"), [r"deliver callValue:1={}"]);
    assert!(start.elapsed().as_millis() < 10);
}

#[tokio::test(start_paused = true)]
async fn a_run_that_nobody_waits_for_yields_for_no_time() {
    let answered = [Method::Yield, Method::SkillsList];
    let refused = [Method::StoreSet, Method::StoreGet, Method::ResultSave, Method::Nodes, Method::SkillsRead];
    let requests: Vec<Request> = answered.iter().chain(&refused).map(|method| request(1, *method, "x", &json!(null))).collect();
    let steps = std::iter::once(leg(requests, returns(&json!(1)))).chain((0..7).map(|_| done(&json!(1)))).collect();
    let (outcome, log) = Bench::tools([echo("echo")]).run_with(Start::script(steps), within(std::time::Duration::from_secs(1))).await;
    assert_eq!(shown(&outcome)["value"], 1);
    let delivered = log.of("deliver").join(" ");
    assert!(delivered.contains("yield:1=null") && delivered.contains("skillsList:1=[]"), "{delivered}");
    assert_eq!(delivered.matches("!invalid_input").count(), 4, "{delivered}");
    assert!(delivered.contains(r#"resultSave:1={"id":"result_"#), "{delivered}");
}
