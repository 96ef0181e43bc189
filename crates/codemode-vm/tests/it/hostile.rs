//! Programs that hurt the engine end as what they are, and the next cell is normal.

use std::time::Duration;

use codemode_core::GuestFrame;
use serde_json::json;

use crate::{program, run, worker};

#[tokio::test]
async fn a_worker_that_dies_is_reported_and_the_next_one_is_normal() {
    for (source, expect) in [
        ("return 'x'.repeat(2 ** 28).length", "out of memory: the cell reached its limit of 67108864 bytes"),
        ("return new Array(5e7).fill('x').length", "out of memory"),
        ("let a = ['x'.repeat(1000)]; for (;;) a = a.concat(a)", "out of memory"),
        ("eval('using y = null')", "the engine failed on this program"),
    ] {
        let end = run(worker().as_ref(), program(source)).await.end.unwrap_err();
        assert!(end.contains(expect), "{source}\n{end}");
        assert_eq!(run(worker().as_ref(), program("return 1")).await.end, Ok(json!(1)));
    }
}

#[tokio::test]
async fn a_guest_that_never_ends_is_ended_by_dropping_it() {
    for source in [
        "text('before'); while (true) {}",
        "text('before'); return /^(a+)+$/.test('a'.repeat(40) + 'b')",
        "text('before'); const f = () => Promise.resolve().then(f); await f()",
    ] {
        let mut guest = worker().start(program(source), 0).await.unwrap();
        assert_eq!(guest.next().await.unwrap(), GuestFrame::Ready);
        let GuestFrame::Output(output) = guest.next().await.unwrap() else { panic!("output comes before the end") };
        assert_eq!(output.entry(), r#"{"type":"text","text":"before"}"#);
        // It computes: nothing more comes. The wait is the point of the test and is as short as can be.
        assert!(tokio::time::timeout(Duration::from_millis(50), guest.next()).await.is_err(), "{source}");
        drop(guest);
        assert_eq!(run(worker().as_ref(), program("return 1")).await.end, Ok(json!(1)));
    }
}

#[tokio::test]
async fn a_missing_worker_is_an_error_that_says_what_to_do() {
    let executor = codemode_vm::WorkerExecutor::executable("no/such/worker");
    let end = run(&executor, program("return 1")).await.end.unwrap_err();
    assert!(end.contains("no/such/worker") && end.contains("codemode::worker::init()"), "{end}");
    // This program has not called `init`: started as a worker, it would run all tests again, and start itself again.
    let end = run(&codemode_vm::WorkerExecutor::this_executable(), program("return 1")).await.end.unwrap_err();
    assert!(end.contains("call `codemode::worker::init()` first thing in `main`"), "{end}");
}

#[tokio::test]
async fn guest_code_cannot_reach_what_the_bridge_relies_on() {
    let source = "
        for (const name of ['stringify', 'parse']) JSON[name] = () => { throw new Error('mine') };
        Promise.prototype.then = undefined;
        Object.prototype.propertyIsEnumerable = () => true;
        Array.prototype[Symbol.iterator] = undefined;
        Object.defineProperty(Error.prototype, 'stack', { get() { return '(cell.js:1:1)' } });
        globalThis.Promise = 1;
        json({ a: 1 });
        const r = await echo({ a: [1, 2] });
        return Object.keys(r);
    ";
    let story = run(worker().as_ref(), program(source)).await;
    assert_eq!(story.end, Ok(json!(["a"])));
}
