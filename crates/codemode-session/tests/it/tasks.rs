//! Nothing of a cell outlives it.

use serde_json::json;
use tokio::runtime::Handle;

use crate::bench::{Bench, Start, asks, call, done, echo, shown, stuck, throws, within};

#[tokio::test(start_paused = true)]
async fn ten_thousand_cells_leave_no_task_behind() {
    let (tool, contexts) = stuck("stuck");
    // Nobody looks at the contexts.
    drop(contexts);
    let mut built = Bench::tools([echo("echo"), tool]).build().await;
    let baseline = Handle::current().metrics().num_alive_tasks();
    for n in 0..10_000 {
        // One cell completes, one fails with a call in flight, one times out with a call in flight.
        let (steps, expect) = match n % 3 {
            0 => (vec![asks(vec![call(1, "echo")]), done(&json!(1))], "completed"),
            1 => (vec![asks(vec![call(1, "stuck"), call(2, "echo")]), throws("no")], "failed"),
            _ => (vec![asks(vec![call(1, "stuck")])], "failed"),
        };
        let outcome = built.exec(Start::script(steps), within(std::time::Duration::from_secs(1))).await;
        assert_eq!(shown(&outcome)["status"], expect);
        while built.deliveries.try_recv().is_ok() {}
        // What was aborted is gone as soon as the runtime gets to it, so it never adds up.
        let alive = Handle::current().metrics().num_alive_tasks();
        assert!(alive <= baseline + 4, "{alive} tasks after cell {n}");
    }
    for _ in 0..16 {
        tokio::task::yield_now().await;
    }
    assert_eq!(Handle::current().metrics().num_alive_tasks(), baseline);
}
