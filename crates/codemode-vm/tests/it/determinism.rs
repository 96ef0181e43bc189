//! The same program and the same deliveries give the same legs.

use codemode_core::{Delivery, Executor, Leg, LegState};
use codemode_vm::LocalExecutor;
use serde_json::json;

use crate::{answer, leg, program, run, worker};

/// What a cell did, to the byte, and what it was given.
#[derive(Debug, PartialEq)]
struct Record {
    legs: Vec<String>,
    output: Vec<String>,
    deliveries: Vec<Delivery>,
}

/// Runs a cell, giving it recorded deliveries, or answers in an order that is not that of its requests.
async fn record(executor: &dyn Executor, source: &str, replayed: Option<&[Delivery]>) -> Record {
    let mut record = Record { legs: Vec::new(), output: Vec::new(), deliveries: Vec::new() };
    let mut clock_ms = 1_700_000_000_000;
    let mut guest = executor.start(program(source), clock_ms).await.unwrap();
    let mut open = Vec::new();
    loop {
        let leg = leg(guest.as_mut(), &mut record.output).await.unwrap();
        record.legs.push(serde_json::to_string(&leg).unwrap());
        let Leg { requests, cancelled, queued: _, state } = leg;
        open.extend(requests);
        open.retain(|request: &codemode_core::Request| !cancelled.contains(&request.id));
        let over = matches!(state, LegState::Failed(_)) || matches!(state, LegState::Settled { .. } if open.is_empty());
        if over || record.legs.len() > MOST_LEGS {
            return record;
        }
        clock_ms += 1_000;
        let delivery = match replayed {
            Some(deliveries) => deliveries[record.deliveries.len()].clone(),
            // The newest first, and never more than two at once.
            None => Delivery { clock_ms, replies: (0..2).filter_map(|_| open.pop()).map(answer).collect() },
        };
        open.retain(|request| delivery.replies.iter().all(|reply| reply.id != request.id));
        record.deliveries.push(delivery.clone());
        guest.deliver(delivery).await.unwrap();
    }
}

/// Cells that see all that could vary.
const CELLS: [&str; 24] = [
    "return [Date.now(), new Date().toISOString(), Date(), new Date(2024, 5, 1).getTimezoneOffset()]",
    "const r = []; for (let i = 0; i < 100; i++) r.push(Math.random()); return r",
    "const seen = [Date.now()]; await echo({}); seen.push(Date.now(), Math.random()); await echo({}); seen.push(Date.now()); return seen",
    "return Promise.race([echo({ n: 1 }), echo({ n: 2 }), echo({ n: 3 })])",
    "const order = []; await Promise.all([1, 2, 3, 4, 5].map((n) => echo({ n }).then((r) => order.push(r.n)))); return order",
    "return Promise.any([fail({}), echo({ n: 2 }), fail({})])",
    "return (await Promise.allSettled([fail({}), echo({ n: 2 })])).map((r) => r.reason?.stack ?? r.value)",
    "const seen = []; setTimeout(() => seen.push(1), 5); setTimeout(() => seen.push(2), 1); await yield_control(); await yield_control(); return seen",
    "const id = setTimeout(() => text('no'), 9); const t = echo({}); await t; clearTimeout(id); setTimeout(() => text('yes'), 1); return 1",
    "for (let i = 0; i < 40; i++) echo({ i }).then(() => text(String(i))); return 1",
    "const m = new Map([['b', 1], ['a', 2]]); m.delete('b'); m.set('b', 3); return [[...m], Object.keys({ z: 1, 1: 1, a: 1, 0: 1 })]",
    "return [5, 3, 1, 4].map((k, i) => ({ k: k % 2, i })).sort((a, b) => a.k - b.k)",
    "return [3, 1, 2, 9, 8, 7].sort(() => Math.random() - 0.5)",
    "return [0.1 + 0.2, Math.sin(1), Math.exp(10), 2 ** 0.5, (1e21).toString(), (0.000001234).toFixed(9)]",
    "function* g() { const x = yield 1; yield x * 2 } const i = g(); const a = i.next(); await echo({}); return [a, i.next(21), i.next()]",
    "const re = /a(?<n>b)?/gy; re.exec('abab'); await echo({}); return [re.lastIndex, re.exec('abab').groups.n]",
    "const s = Symbol('x'); const o = { [s]: 1, b: 2, a: 3 }; return [Reflect.ownKeys(o).map(String), JSON.stringify(o)]",
    "console.log(new Error('e'), [1, { a: new Map() }], Symbol('q')); console.error({ get x() { return 1 } }); return null",
    "throw new RangeError(`at ${Date.now()} ${Math.random()}`)",
    "async function f(n) { if (n === 0) throw new Error('deep'); await echo({ n }); return f(n - 1) } return f(3)",
    "const hs = await catalog.search('echo'); return [hs.length, catalog.all().map((h) => h.name), await API.list()]",
    "await store('k', { a: 1 }); return [await load('k'), await results.save([1]), (await nodes.get('n')).name, await skills.list()]",
    "let p = echo({}); for (let i = 0; i < 20; i++) p = p.then((x) => ({ ...x, i })); queueMicrotask?.(() => text('micro')); return p",
    "const c = { n: 0 }; const tick = async () => { while (c.n < 5) { c.n++; await echo(c) } }; await Promise.all([tick(), tick()]); return c",
];

#[tokio::test]
async fn a_cell_run_again_or_replayed_gives_the_same_legs_on_any_executor() {
    for source in CELLS {
        let once = record(&LocalExecutor, source, None).await;
        assert!(once.legs.len() <= MOST_LEGS, "{source}");
        let again = record(worker().as_ref(), source, None).await;
        assert_eq!(once, again, "{source}");
        let replayed = record(worker().as_ref(), source, Some(&once.deliveries)).await;
        assert_eq!(once, replayed, "{source}");
    }
}

#[tokio::test]
async fn the_clock_stands_still_within_a_leg_and_moves_with_a_delivery() {
    let source = "const seen = [Date.now(), Date.now()]; await echo({}); return [...seen, Date.now(), Date.now()]";
    let end = run(&LocalExecutor, program(source)).await.end.unwrap();
    assert_eq!(end, json!([1_700_000_000_000_u64, 1_700_000_000_000_u64, 1_700_000_001_000_u64, 1_700_000_001_000_u64]));
}

#[tokio::test]
async fn another_seed_gives_other_random_numbers() {
    let mut other = program("return [Math.random(), Math.random()]");
    let first = run(&LocalExecutor, other.clone()).await.end.unwrap();
    assert_ne!(first[0], first[1]);
    other.seed = 8;
    assert_ne!(first, run(&LocalExecutor, other).await.end.unwrap());
}

/// Legs after which a cell of these is running away.
const MOST_LEGS: usize = 64;
