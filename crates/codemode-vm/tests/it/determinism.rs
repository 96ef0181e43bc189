//! The same program and the same deliveries give the same legs.

use codemode_vm::LocalExecutor;

use crate::{program, run, worker};

const SOURCE: &str = "
    const seen = [Date.now(), Math.random(), new Date().toISOString()];
    await echo({ seen });
    seen.push(Date.now(), Date.now() === Date.now(), Math.random());
    json([...new Map([['b', 1], ['a', 2]]).keys(), Object.keys({ z: 1, 1: 1, a: 1 })]);
    return seen;
";

#[tokio::test]
async fn a_cell_run_twice_gives_the_same_legs_on_any_executor() {
    let one = run(&LocalExecutor, program(SOURCE)).await;
    let two = run(worker().as_ref(), program(SOURCE)).await;
    assert_eq!(one, two);
    assert_eq!(one.legs.len(), 2);
    let value = one.end.unwrap();
    assert_eq!((value[0].as_i64(), value[3].as_i64(), value[4].as_bool()), (Some(1_700_000_000_000), Some(1_700_000_001_000), Some(true)));
    assert_ne!(value[1], value[5]);
}

#[tokio::test]
async fn another_seed_gives_other_random_numbers() {
    let mut other = program("return Math.random()");
    let first = run(&LocalExecutor, other.clone()).await.end;
    other.seed = 8;
    assert_ne!(first, run(&LocalExecutor, other).await.end);
}
