//! Programs that hurt the engine or their host end as what they are, and the next cell is normal.

use std::time::Duration;

use codemode_core::{CellProgram, Executor, GuestFrame, Limits};
use codemode_vm::WorkerExecutor;
use serde_json::{Value, json};

use crate::{Story, answer, program, run, worker, worker_by_process};

/// How a hostile cell ends.
enum End {
    /// Like any other cell, with this value.
    Gives(Value),
    /// With a failure whose code and message contain this.
    Fails(&'static str),
    /// At its memory limit.
    OutOfMemory,
    /// At its memory limit, or with a failure that says that something is too long or too deep.
    OutOfMemoryOr(&'static str),
    /// Somehow: the engine decides.
    Ends,
    /// Never: its host ends it, long after it has begun.
    Never,
}
use End::{Ends, Fails, Gives, Never, OutOfMemory, OutOfMemoryOr};

const RECURSION: End = Fails("Maximum call stack size exceeded");

/// Every cell, and how it ends.
fn corpus() -> Vec<(&'static str, End)> {
    vec![
        // Loops that never end.
        ("for (;;);", Never),
        ("while (true) await null", Never),
        ("const f = () => Promise.resolve().then(f); await f()", Never),
        ("const f = () => queueMicrotask(f); f(); await new Promise(() => {})", Never),
        ("const f = () => setTimeout(f); f(); await new Promise(() => {})", Never),
        ("for (const x of (function* () { for (;;) yield 1 })());", Never),
        ("new Proxy({}, { get() { for (;;); } }).x", Never),
        ("return { get x() { for (;;); } }", Never),
        ("json({ toJSON() { for (;;); } })", Never),
        ("return `${{ toString() { for (;;); } }}`", Never),
        ("return /^(a+)+$/.test('a'.repeat(40) + 'b')", Never),
        ("return /^(?:(?:a|b)*)*c$/.test('ab'.repeat(40))", Never),
        ("[2, 1].sort(() => { for (;;); })", Never),
        ("await echo({ get x() { for (;;); } })", Never),
        ("await { then() { for (;;); } }", Never),
        ("class A { static { for (;;); } }", Never),
        ("label: for (;;) { try { continue label } finally { continue label } }", Never),
        ("Array.prototype.forEach.call({ length: 2 ** 53 - 1 }, () => {})", Never),
        ("let n = 0; while (true) text(String(n++))", Never),
        ("return typeof Atomics + typeof SharedArrayBuffer", Gives(json!("undefinedundefined"))),
        // More than the memory there is.
        ("const a = []; for (;;) a.push({ n: a.length })", OutOfMemory),
        ("let a = ['x'.repeat(1000)]; for (;;) a = a.concat(a)", OutOfMemoryOr("Invalid array length")),
        ("let s = 'x'; for (;;) s += s", OutOfMemoryOr("Invalid string length")),
        ("const m = new Map(); for (let i = 0; ; i++) m.set(i, 'x'.repeat(100) + i)", OutOfMemory),
        ("const s = new Set(); for (let i = 0; ; i++) s.add({ i })", OutOfMemory),
        ("const o = {}; for (let i = 0; ; i++) o['k' + i] = i", OutOfMemory),
        ("return new Uint8Array(1e9).length", OutOfMemoryOr("RangeError")),
        ("return new ArrayBuffer(2 ** 40).byteLength", OutOfMemoryOr("RangeError")),
        ("const a = []; for (;;) a.push(new Float64Array(1e5))", OutOfMemory),
        ("return 'x'.repeat(2 ** 28).length", OutOfMemory),
        ("return 'x'.repeat(2 ** 30 - 25).length", Fails("Invalid string length")),
        ("return 'x'.padEnd(2 ** 30).length", Fails("Invalid string length")),
        ("return new Array(1e9).join('x').length", OutOfMemoryOr("Invalid string length")),
        ("return new Array(2 ** 32 - 1).fill(0).length", OutOfMemoryOr("Invalid array length")),
        ("return Array.from({ length: 2 ** 31 }).length", OutOfMemoryOr("Invalid array length")),
        ("const f = (g) => () => g; let x; for (;;) x = f(x)", OutOfMemory),
        ("const a = []; for (;;) a.push(Symbol('x'.repeat(1000) + a.length))", OutOfMemory),
        ("const a = []; for (;;) a.push(new Promise(() => {}))", OutOfMemory),
        ("const a = []; for (let i = 1n; ; i *= 3n ** 1000n) a.push(i)", OutOfMemory),
        ("const a = []; for (;;) a.push(/x/g)", OutOfMemory),
        ("let e; for (;;) e = new Error('x', { cause: e })", OutOfMemory),
        // Recursion, through everything that calls.
        ("function f() { return f() } f()", RECURSION),
        ("const f = async () => { await f() }; await f()", RECURSION),
        ("const f = (x) => [x].map(f); f(1)", RECURSION),
        ("const o = { get x() { return this.x } }; return o.x", RECURSION),
        ("const o = { toString() { return `${this}` } }; return String(o)", Ends),
        ("const p = new Proxy({}, { get(t, k, r) { return r[k] } }); return p.x", RECURSION),
        ("const o = { toJSON() { return JSON.stringify(o) } }; return JSON.stringify(o)", RECURSION),
        ("const f = () => [2, 1].sort(f); f()", RECURSION),
        ("const f = (...a) => f.apply(null, a); f(1)", RECURSION),
        ("class A { constructor() { new A() } } new A()", RECURSION),
        ("const f = () => eval('f()'); f()", RECURSION),
        ("function* g() { yield* g() } [...g()]", RECURSION),
        // Nested deeper than any stack.
        ("let f = () => 1; for (let i = 0; i < 1e6; i++) f = f.bind(null); return f()", OutOfMemoryOr("ran out of stack")),
        ("let p = {}; for (let i = 0; i < 2e5; i++) p = new Proxy(p, {}); return p.x", Ends),
        ("let o = {}; for (let i = 0; i < 1e5; i++) o = { o }; return JSON.stringify(o).length", Gives(json!(600_002))),
        ("let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a.flat(Infinity)", Gives(json!([]))),
        ("let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return String(a)", RECURSION),
        ("eval('('.repeat(6e4)); return 1", Fails("ran out of stack")),
        ("return JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)).length", Gives(json!(1))),
        ("let p = Promise.resolve(1); for (let i = 0; i < 2e4; i++) p = p.then((x) => x); return p", Gives(json!(1))),
        // Much of what is cheap.
        (
            "const all = []; for (let i = 0; i < 2e4; i++) all.push(Promise.reject(i)); await null; for (const p of all) p.catch(() => {}); return 1",
            Gives(json!(1)),
        ),
        ("return (await Promise.all(Array.from({ length: 2e4 }, (_, i) => Promise.resolve(i)))).length", Gives(json!(20_000))),
        ("return (await Promise.all(Array.from({ length: 1e5 }, (_, i) => Promise.resolve(i)))).length", OutOfMemory),
        ("text('x'.repeat(1e7)); return 1", Gives(json!(1))),
        ("for (let i = 0; i < 1e5; i++) console.log('x'.repeat(1000)); return 1", Gives(json!(1))),
        ("console.log(new Uint8Array(5e6)); console.log(Array(1.5e6).fill(0)); return 1", Gives(json!(1))),
        ("for (let i = 0; i < 1e5; i++) setTimeout(() => {}); return 1", Fails("more than 144 calls are open")),
        ("return [...Array(50).keys()].sort(() => Math.random() - .5).length", Gives(json!(50))),
        (
            "const a = [...Array(1000).keys()]; a.sort(() => 1); a.sort(() => NaN); a.toSorted((x, y) => (x ^ y) - 7); return a.length",
            Gives(json!(1000)),
        ),
        // What the engine panics on.
        ("try { eval('using y = null') } catch (e) { return e.name }", Gives(json!("SyntaxError"))),
        ("try { new Function('using y = null')() } catch (e) { return e.name }", Gives(json!("SyntaxError"))),
        ("try { new Function('a', 'for await (using y of []) {}')() } catch (e) { return e.name }", Gives(json!("SyntaxError"))),
        ("return eval('const o = { using: 1 }; o.using')", Gives(json!(1))),
        // The way out.
        (
            "return [].constructor.constructor('return typeof this.process + typeof require + typeof this.Deno')()",
            Gives(json!("undefinedundefinedundefined")),
        ),
        ("return Function('return globalThis')() === globalThis", Gives(json!(true))),
        ("return (0, eval)('typeof fetch + typeof WebAssembly + typeof Worker')", Gives(json!("undefinedundefinedundefined"))),
        ("return await eval(\"import('fs')\").catch((e) => e.name)", Gives(json!("TypeError"))),
        ("return await new Function(\"return import('node:fs')\")().catch((e) => e.name)", Gives(json!("TypeError"))),
        ("require('fs')", Fails("module access is disabled")),
        ("return Object.getOwnPropertyNames(globalThis).filter((n) => /host|bridge|boa|internal|__/i.test(n))", Gives(json!([]))),
        (
            "return [typeof $262, typeof $boa, typeof print, typeof load, typeof quit]",
            Gives(json!(["undefined", "undefined", "undefined", "function", "undefined"])),
        ),
        // What the bridge relies on, overwritten.
        (
            "for (const name of ['stringify', 'parse']) JSON[name] = () => { throw new Error('mine') };
             Promise.prototype.then = undefined;
             Object.prototype.propertyIsEnumerable = () => true;
             Array.prototype[Symbol.iterator] = undefined;
             Object.defineProperty(Error.prototype, 'stack', { get() { return '(cell.js:1:1)' } });
             globalThis.Promise = 1;
             json({ a: 1 });
             const r = await echo({ a: [1, 2] });
             return Object.keys(r)",
            Gives(json!(["a"])),
        ),
        (
            "Object.defineProperty = Object.keys = Object.freeze = Reflect.ownKeys = () => { throw new Error('mine') };
             Array.isArray = () => false; Array.prototype.push = Array.prototype.map = Array.prototype.join = undefined;
             String.prototype.toString = Number.prototype.toString = Function.prototype.call = Function.prototype.apply = undefined;
             Symbol.prototype.toString = undefined; Map.prototype.get = Map.prototype.set = undefined;
             console.log({ a: [1] }); text(1); json([1]); const hits = await catalog.search('x'); const files = await API.list();
             return [await echo({ n: 1 }), files.files.length]",
            Gives(json!([{ "n": 1 }, 2])),
        ),
        (
            "Object.prototype.toJSON = () => 'mine'; Array.prototype.toJSON = () => 'mine';
             Object.defineProperty(Object.prototype, 'code', { set() { throw new Error('mine') }, configurable: true });
             Object.prototype.get = () => 'mine'; Object.prototype.value = 'mine'; Object.prototype.writable = true;
             return await fail({}).catch((e) => [e.code, e.message])",
            Gives(json!(["tool_error", "it failed"])),
        ),
        ("Object.prototype.then = (resolve) => resolve('mine'); return await echo({ a: 1 })", Gives(json!("mine"))),
        (
            "Object.defineProperty(Array.prototype, 0, { set() { throw new Error('mine') }, get() { return 'mine' } }); return (await echo({ a: [1, 2] })).a",
            Gives(json!([1, 2])),
        ),
        (
            "const p = echo({}); p.constructor = { get [Symbol.species]() { throw new Error('mine') } }; return await echo({ n: 2 })",
            Gives(json!({ "n": 2 })),
        ),
        (
            "Promise.prototype.constructor = { get [Symbol.species]() { throw new Error('mine') } }; setTimeout(() => text('fired')); catalog.search('echo'); echo({}); return 1",
            Gives(json!(1)),
        ),
        (
            "return [Symbol.for('a') === Symbol.for('a'), Symbol.keyFor(Symbol.for('a')), typeof Symbol.keyFor(Symbol())]",
            Gives(json!([true, "a", "undefined"])),
        ),
        (
            "globalThis.echo = 1; delete globalThis.echo; globalThis.text = 1; return [typeof text, typeof echo]",
            Gives(json!(["function", "undefined"])),
        ),
        ("return JSON.parse('{\"__proto__\": {\"a\": 1}}').a === undefined && ({}).a === undefined", Gives(json!(true))),
        (
            "const r = await echo(JSON.parse('{\"__proto__\": {\"polluted\": 1}}')); return [Object.keys(r), ({}).polluted ?? null]",
            Gives(json!([["__proto__"], null])),
        ),
    ]
}

/// Runs a cell for as long as a host would: its story, or none if it did not end.
async fn within(executor: &dyn Executor, source: &str, time: Duration) -> Option<Story> {
    tokio::time::timeout(time, run(executor, program(source))).await.ok()
}

/// Whether a cell begins, and then neither ends nor falls quiet.
async fn runs_for_ever(executor: &dyn Executor, source: &str) -> bool {
    let mut guest = executor.start(program(&format!("text('begun'); {source}")), 0).await.unwrap();
    let begun = async {
        loop {
            match guest.next().await {
                Ok(GuestFrame::Output(output)) => return output.entry().contains("begun"),
                Ok(GuestFrame::Ready) => {}
                _ => return false,
            }
        }
    };
    if !tokio::time::timeout(Duration::from_secs(30), begun).await.is_ok_and(|begun| begun) {
        return false;
    }
    // Nothing can show that it would run for ever; the others are long over by then.
    let ends = async {
        loop {
            match guest.next().await {
                // Calls are answered as a host does, or the cell is not busy but waits.
                Ok(GuestFrame::Leg(leg)) if !leg.requests.is_empty() => {
                    let replies = leg.requests.into_iter().map(answer).collect();
                    guest.deliver(codemode_core::Delivery { clock_ms: 0, replies }).await.unwrap();
                }
                Ok(GuestFrame::Output(_)) => {}
                other => return format!("{other:?}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_millis(150), ends).await.is_err()
}

async fn check_next(executor: &dyn Executor, after: &str) {
    assert_eq!(run(executor, program("return (await echo({ n: 1 })).n")).await.end, Ok(json!(1)), "after {after}");
}

#[tokio::test]
async fn every_hostile_cell_ends_as_what_it_is_and_the_next_one_is_normal() {
    let (executor, started) = (worker(), worker_by_process());
    let mut wrong = Vec::new();
    let nested = "[".repeat(200_000);
    let calls = "f(".repeat(200_000);
    let corpus = corpus().into_iter().chain([(nested.as_str(), Fails("ran out of stack")), (calls.as_str(), Fails("ran out of stack"))]);
    for (i, (source, expect)) in corpus.enumerate() {
        // A process that was started for its cell runs the same code: some of them are run in one, by turns.
        let executor = if i % 4 == 3 { &started } else { &executor };
        if matches!(expect, Never) {
            if !runs_for_ever(executor.as_ref(), source).await {
                wrong.push(format!("{source:.200}\n    does not run for ever"));
            }
            check_next(executor.as_ref(), source).await;
            continue;
        }
        let end = within(executor.as_ref(), source, Duration::from_mins(1)).await.map(|story| story.end);
        let memory = |message: &str| message.contains("out of memory: the cell reached its limit of 67108864 bytes");
        let right = match (&end, &expect) {
            (Some(_), Ends) => true,
            (Some(Ok(value)), Gives(expect)) => value == expect,
            (Some(Err(message)), Fails(expect)) => message.contains(expect),
            (Some(Err(message)), OutOfMemory) => memory(message),
            (Some(Err(message)), OutOfMemoryOr(expect)) => memory(message) || message.contains(expect),
            _ => false,
        };
        if !right {
            wrong.push(format!("{source:.200}\n    {end:?}"));
        }
        check_next(executor.as_ref(), source).await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn output_comes_before_the_end_of_a_cell_that_never_ends() {
    for executor in [worker(), worker_by_process()] {
        let mut guest = executor.start(program("text('before'); while (true) {}"), 0).await.unwrap();
        assert_eq!(guest.next().await.unwrap(), GuestFrame::Ready);
        let GuestFrame::Output(output) = guest.next().await.unwrap() else { panic!("output comes before the end") };
        assert_eq!(output.entry(), r#"{"type":"text","text":"before"}"#);
        // It computes: nothing more comes. The wait is the point of the test and is as short as can be.
        assert!(tokio::time::timeout(Duration::from_millis(50), guest.next()).await.is_err());
        drop(guest);
        check_next(executor.as_ref(), "a loop").await;
    }
}

#[tokio::test]
async fn a_process_started_for_a_cell_says_how_it_ended() {
    let executor = worker_by_process();
    for (source, expect) in [("return 'x'.repeat(2 ** 28).length", "out of memory"), (&"[".repeat(200_000), "ran out of stack")] {
        let end = run(executor.as_ref(), program(source)).await.end.unwrap_err();
        assert!(end.contains(expect), "{source}\n{end}");
        check_next(executor.as_ref(), source).await;
    }
}

#[tokio::test]
async fn a_missing_worker_is_an_error_that_says_what_to_do() {
    let executor = WorkerExecutor::executable("no/such/worker");
    let end = run(&executor, program("return 1")).await.end.unwrap_err();
    assert!(end.contains("no/such/worker") && end.contains("codemode::worker::init()"), "{end}");
    // This program has not called `init`: started as a worker, it would run all tests again, and start itself again.
    let end = run(&WorkerExecutor::this_executable(), program("return 1")).await.end.unwrap_err();
    assert!(end.contains("call `codemode::worker::init()` first thing in `main`"), "{end}");
    // One that starts and is no worker.
    let executor = WorkerExecutor::executable("/bin/true");
    let end = run(&executor, program("return 1")).await.end.unwrap_err();
    assert_eq!(end, "the worker process crashed (exit status 0)");
}

#[tokio::test]
async fn a_memory_limit_is_that_of_the_cell() {
    let cell = |megabytes: u64| CellProgram {
        limits: Limits { memory_limit_bytes: megabytes << 20, ..Limits::default() },
        ..program("const a = 'x'.repeat(2e7); return a.length")
    };
    let executor = worker();
    assert_eq!(run(executor.as_ref(), cell(128)).await.end, Ok(json!(20_000_000)));
    let end = run(executor.as_ref(), cell(8)).await.end.unwrap_err();
    assert!(end.contains("its limit of 8388608 bytes"), "{end}");
    assert_eq!(run(executor.as_ref(), cell(128)).await.end, Ok(json!(20_000_000)));
}
