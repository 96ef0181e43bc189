//! Cells and how they end.

use serde_json::{Value, json};

use crate::{executors, program, run};

/// A cell ends with a value on every executor.
#[track_caller]
fn check(cells: &[(&str, Value)]) {
    check_ends(&cells.iter().map(|(source, value)| (*source, Ok(value.clone()))).collect::<Vec<_>>());
}

/// A cell fails on every executor, with a text that contains `expect`.
#[track_caller]
fn check_failure(cells: &[(&str, &str)]) {
    check_ends(&cells.iter().map(|(source, expect)| (*source, Err(*expect))).collect::<Vec<_>>());
}

#[track_caller]
fn check_ends(cells: &[(&str, Result<Value, &str>)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for executor in executors() {
        for (source, expect) in cells {
            let story = runtime.block_on(run(executor.as_ref(), program(source)));
            match (&story.end, expect) {
                (Ok(value), Ok(expect)) => assert_eq!(value, expect, "{source}"),
                (Err(message), Err(expect)) => assert!(message.contains(expect), "{source}\n{message}"),
                (end, expect) => panic!("{source}\nexpected {expect:?}, ended with {end:?}"),
            }
        }
    }
}

#[track_caller]
fn check_output(source: &str, expect: &[&str]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for executor in executors() {
        let story = runtime.block_on(run(executor.as_ref(), program(source)));
        assert_eq!(story.output, expect, "{source}\n{:?}", story.end);
    }
}

#[test]
fn a_cell_is_the_body_of_an_async_function() {
    check(&[
        ("return 1", json!(1)),
        ("", json!(null)),
        ("const x = await echo({ a: [1, null, 'é😀'] }); return x.a[2]", json!("é😀")),
        ("return 1 // the end", json!(1)),
        ("<!-- a comment of old\nreturn 2", json!(2)),
        ("return [typeof this, arguments.length]", json!(["object", 0])),
        ("const rs = await Promise.all([echo({ n: 1 }), echo({ n: 2 })]); return rs.map((r) => r.n)", json!([1, 2])),
        ("let s = 0; for (let i = 0; i < 300; i++) s += (await echo({ i })).i; return s", json!(44_850)),
        ("return (await Promise.allSettled([fail({})]))[0].reason.message", json!("it failed")),
    ]);
}

#[test]
fn errors_name_the_place_in_the_submitted_source() {
    check_failure(&[
        ("const x = ;", "invalid_input: SyntaxError at cell.js:1:11"),
        ("return 1;\n\n  const y = {", "cell.js:3:14"),
        ("let a;\nlet a;", "cell.js:2:5: `a` is declared more than once"),
        ("}); throw 1; (async () => {", "cell.js:1:1: unexpected `}`"),
        ("await catalog.find('x')", "TypeError: catalog.find is not a function: catalog has search and all"),
        ("await echo.descibe()", "TypeError: echo.descibe is not a function. Did you mean `describe`?"),
        ("console.table([1])", "TypeError: console.table is not a function: console has log, info, warn, error and debug"),
        ("MCP.x.y({})", "ReferenceError: MCP is not defined: no MCP server is configured here"),
        ("}, 1, async function () {", "unexpected `}`"),
        ("import x from 'y'", "invalid_input: SyntaxError at cell.js:1:8"),
        ("\nthrow new TypeError('bad')", "internal_error: TypeError: bad\n    at cell.js:2:7"),
        ("await echo({});\nthrow new TypeError('bad')", "TypeError: bad\n    at cell.js:2:7"),
        ("async function f() {\n  await fail({});\n}\nawait f();", "Error: it failed\n    at cell.js:2:"),
        ("throw { toString() { return 'odd' } }", "internal_error: odd"),
        ("throw null", "internal_error: null"),
        ("throw Symbol('s')", "internal_error: a thrown symbol"),
        ("Promise.reject(new Error('lost')); return 1", "Error: lost"),
        ("fail({}); return 1", "Error: it failed"),
        ("await new Promise(() => {})", "pending without host work"),
        ("function f() { return f() } f()", "Maximum call stack size exceeded"),
        ("for (let i = 0; i < 200; i++) echo({ i }); return 1", "invalid_input: more than 144 calls are open"),
        ("try { for (let i = 0; i < 200; i++) echo({ i }) } catch {} return 1", "invalid_input: more than 144 calls are open"),
    ]);
    check(&[
        ("const p = fail({}); await echo({}); await p.catch(() => {}); return 1", json!(1)),
        ("return await Promise.race([echo({ n: 1 }), fail({}).catch(() => {})])", json!({ "n": 1 })),
        (
            "try { await fail({}) } catch (e) { return [e instanceof Error, e.name, e.code, 'effectStatus' in e] }",
            json!([true, "Error", "tool_error", false]),
        ),
        ("for (let i = 0; i < 144; i++) echo({ i }); return 1", json!(1)),
    ]);
}

#[test]
fn a_caught_error_knows_the_submitted_source_only() {
    check(&[
        (
            "async function f() {\n  await fail({});\n}\nconst e = await f().catch((e) => e);\nreturn [e.stack, e.location, Object.keys(e)]",
            json!(["Error: it failed\n    at cell.js:2:13\n    at cell.js:4:18", "cell.js:2:13\ncell.js:4:18", ["code"]]),
        ),
        (
            "try {\n  throw new RangeError('r');\n} catch (e) { return [e.stack, 'location' in e] }",
            json!(["RangeError: r\n    at cell.js:2:9", false]),
        ),
        ("return [Error.prototype.stack, Object.create(new Error('x')).stack]", json!([null, null])),
        ("return { get a() { throw { name: Symbol('x') } } }", json!({ "name": "", "message": "" })),
    ]);
}

#[test]
fn arguments_that_json_cannot_hold_reject_their_own_call() {
    check(&[
        (
            "const e = await echo({ n: 1n }).catch((e) => e); return [e.name, e.message.startsWith('the value cannot be sent')]",
            json!(["TypeError", true]),
        ),
        ("const a = {}; a.a = a; return await echo(a).catch((e) => e.name)", json!("TypeError")),
        ("return await echo({ toJSON() { throw new Error('x') } }).catch((e) => e.name)", json!("TypeError")),
        ("return await echo(() => {}).catch((e) => e.name)", json!("TypeError")),
        ("return [await echo(), await echo(null), await echo({ u: undefined })]", json!([{}, {}, {}])),
    ]);
}

#[test]
fn values_cross_by_the_rules_for_output() {
    check(&[
        ("return [NaN, -0, Infinity, undefined, () => {}, Symbol('s')]", json!([null, 0, null, null, null, null])),
        ("return { f() {}, u: undefined, n: null }", json!({ "n": null })),
        ("return 10n ** 20n", json!("100000000000000000000")),
        ("return { n: 1n }", json!("[object Object]")),
        ("const a = []; a.push(a); return a", json!("[object Array]")),
        ("const a = { x: 1 }; return [a, a]", json!([{ "x": 1 }, { "x": 1 }])),
        ("return JSON.parse('{\"__proto__\":{\"a\":1},\"b\":2}')", serde_json::from_str("{\"__proto__\":{\"a\":1},\"b\":2}").unwrap()),
        ("return new Date(0)", json!({})),
        ("let n = 0; class A { constructor() { this.x = 1 } toJSON() { n++; text('ran'); return 5 } } return new A()", json!({ "x": 1 })),
        ("return new Uint8Array([3, 4])", json!({ "0": 3, "1": 4 })),
        ("return [1, , 3]", json!([1, null, 3])),
        ("return Object.create(null, { a: { value: 1, enumerable: true }, h: { value: 2 } })", json!({ "a": 1 })),
        ("return { get x() { throw new RangeError('no') } }", json!({ "name": "RangeError", "message": "no" })),
        ("let n = 0; return { get x() { return ++n }, y: 0 }", json!({ "x": 1, "y": 0 })),
        (
            "const e = Object.assign(new TypeError('bad'), { code: 7, big: 1n, toJSON() { return 0 } }); return { e, s: await Promise.allSettled([Promise.reject(e)]) }",
            json!({ "e": { "name": "TypeError", "message": "bad", "code": 7 }, "s": [{ "status": "rejected", "reason": { "name": "TypeError", "message": "bad", "code": 7 } }] }),
        ),
        (
            "return [echo]",
            json!([{ "callableName": "echo", "toolName": "echo", "description": "The tool echo.", "source": "openclaw", "input": "unknown" }]),
        ),
        ("return 1.5e300", json!(1.5e300)),
        // Half of a pair has no place in a host's string.
        ("return ['a\\ud800b', { '\\udc00': '\\ud83d\\ude00' }]", json!(["a\u{fffd}b", { "\u{fffd}": "\u{1f600}" }])),
        (
            "return await echo({ s: '\\\\\\ud800\\ude00\\udfff', k: '\\\\\\\\ud800' })",
            json!({ "s": "\\\u{10200}\u{fffd}", "k": "\\\\ud800" }),
        ),
        ("return (await echo({ s: '\\ud83d' })).s === '\\ufffd' && JSON.stringify('\\ud83d') === '\"\\\\ud83d\"'", json!(true)),
        ("return 0.1 + 0.2", json!(0.300_000_000_000_000_04)),
    ]);
    let deep = "let o = {}; for (let i = 0; i < 100000; i++) o = { o }; return o";
    check(&[(deep, json!("[object Object]")), ("return [Promise.resolve(1)].map(String)", json!(["[object Promise]"]))]);
    check_output(
        "json({ d: new Date(0), p: Promise.resolve(1), t: { then() {} } }); const o = { a: 1 }; json(o); o.a = 2; json(o); text(o); text('a\\u0000\\ud800')",
        &[
            r#"{"type":"json","value":{"d":"1970-01-01T00:00:00.000Z","p":"[Unawaited Promise: use `await` for one value, or `await Promise.all([...])` for several, before emitting or returning it]","t":{}}}"#,
            r#"{"type":"json","value":{"a":1}}"#,
            r#"{"type":"json","value":{"a":2}}"#,
            r#"{"type":"text","text":"{\"a\":2}"}"#,
            "{\"type\":\"text\",\"text\":\"a\\u0000\u{fffd}\"}",
        ],
    );
}

#[test]
fn the_console_looks_without_touching() {
    check_output(
        "console.log('a', 1, { s: 'q', n: [null, undefined], f() {}, get g() { text('ran') } }, 10n, 'x%s'); console.error(new TypeError('bad')); \
         const c = {}; c.c = c; console.warn(c, new Proxy({}, { ownKeys() { text('trap') } })); console.info([[[[[1]]]]])",
        &[
            r#"{"type":"text","text":"a 1 {\"s\":\"q\",\"n\":[null,undefined],\"f\":[Function],\"g\":[Accessor]} 10n x%s"}"#,
            r#"{"type":"text","text":"[error] {\"name\":\"TypeError\",\"message\":\"bad\"}"}"#,
            r#"{"type":"text","text":"[warn] {\"c\":[Circular]} [Unserializable]"}"#,
            r#"{"type":"text","text":"[info] [[[[[truncated]]]]]"}"#,
        ],
    );
    let story = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
        .block_on(run(&codemode_vm::LocalExecutor, program("for (let i = 0; i < 1000; i++) console.log('x'.repeat(5000)); return 1")));
    assert_eq!(story.output.last().unwrap(), r#"{"type":"text","text":"[console output truncated]"}"#);
    assert!(story.output[0].contains("…[truncated]") && story.output.len() == 4, "{}", story.output.len());
}

#[test]
fn globals_are_as_the_contract_says() {
    check(&[
        (
            "return ['WeakRef', 'FinalizationRegistry', 'process', 'require', 'fetch', 'MCP'].map((n) => typeof globalThis[n])",
            json!(["undefined", "undefined", "undefined", "undefined", "undefined", "undefined"]),
        ),
        (
            "return 'API catalog nodes namespaces skills results store load setTimeout clearTimeout console text json yield_control'.split(' ').map((n) => { const d = Object.getOwnPropertyDescriptor(globalThis, n); return [d.enumerable, d.writable, d.configurable].join() })",
            json!(vec!["true,false,false"; 14]),
        ),
        (
            "const d = Object.getOwnPropertyDescriptor(globalThis, 'echo'); return [d.enumerable, d.writable, d.configurable]",
            json!([true, false, true]),
        ),
        (
            "return [Object.isFrozen(echo), echo.name, echo.callableName, catalog.all()[0] === echo, catalog.all().length]",
            json!([true, "echo", "echo", true, 2]),
        ),
        ("const read = 7; const echo = 1; return [read, echo]", json!([7, 1])),
        ("return (await API.list()).files.map((f) => f.path)", json!(["tools/echo.d.ts", "tools/fail.d.ts"])),
        ("return (await API.list('tool')).files.length", json!(0)),
        (
            "return Promise.all(['', 'a/../b', '/', 'nope'].map((p) => API.read(p).catch((e) => e.message.split('`')[0])))",
            json!(["invalid path ", "invalid path ", "invalid path ", "unknown file "]),
        ),
        ("return new Date(2024, 0, 1).toISOString()", json!("2024-01-01T00:00:00.000Z")),
        ("return await eval(\"import('fs')\").catch((e) => e.name)", json!("TypeError")),
        ("return await catalog.search(5).catch((e) => [e.name, e.code])", json!(["Error", "invalid_input"])),
        ("return await catalog.search('x', { get limit() { throw 'no' } }).catch((e) => e)", json!("no")),
        ("return [escape('é'), 'abc'.substr(1, 1)]", json!(["%E9", "b"])),
    ]);
}

#[test]
fn a_part_of_a_namespace_describes_itself() {
    check(&[
        ("return await HUB.$api()", json!(["HUB.$api", { "selector": null, "schema": false }])),
        ("return await HUB.hub.$api(' echo ', { schema: true })", json!(["HUB.hub.$api", { "selector": " echo ", "schema": true }])),
        ("return [HUB.hub.$serverName, Object.isFrozen(HUB.hub), typeof HUB.hub.$value]", json!(["the hub", true, "undefined"])),
        (
            "return await HUB.hub.$api(7).catch((error) => [error.code, error.message])",
            json!(["invalid_input", "HUB.hub.$api takes the name of a function, and { schema: true } for its schema"]),
        ),
    ]);
}

#[test]
fn the_value_of_a_result_is_taken_out() {
    let text = |text: &str| json!({ "type": "text", "text": text });
    let value = |result: Value| format!("return HUB.$value({result})");
    for (result, expect) in [
        (json!({ "content": [text("x")], "structuredContent": { "a": 1 } }), json!({ "a": 1 })),
        (json!({ "structuredContent": null }), json!(null)),
        (json!({ "content": [text("{\"a\":[1]}")], "isError": false }), json!({ "a": [1] })),
        (json!({ "content": [text("7")] }), json!("7")),
        (json!({ "content": [text("{ broken")] }), json!("{ broken")),
        (json!({ "content": [text("one"), text("two")] }), json!("one\ntwo")),
        (json!({ "content": [text("one"), { "type": "image" }] }), json!({ "content": [text("one"), { "type": "image" }] })),
        (json!({ "content": [] }), json!({ "content": [] })),
    ] {
        check(&[(&value(result), expect)]);
    }
    check_failure(&[
        (&value(json!({ "content": [text("no such"), text("issue")], "isError": true })), "Error: no such\nissue"),
        ("return HUB.$value({ isError: true })", "Error"),
        ("return HUB.$value({ content: new Array(4294967295) })", "TypeError: $value takes the result of an MCP tool"),
        ("return HUB.$value('text')", "TypeError: $value takes the result of an MCP tool"),
        ("return HUB.$value({ a: 1 })", "TypeError: $value takes the result of an MCP tool"),
        ("return HUB.$value()", "TypeError: $value takes the result of an MCP tool"),
    ]);
}

#[test]
fn a_cell_comes_in_the_shapes_in_which_models_send_it() {
    check(&[
        ("```js\nreturn 1\n```", json!(1)),
        ("\n```\nreturn 2\n```\n\n", json!(2)),
        ("~~~typescript\nreturn 3\n~~~", json!(3)),
        ("async () => { return await echo({ a: 1 }) }", json!({ "a": 1 })),
        ("(async () => 4);", json!(4)),
        ("```javascript\nasync function main() {\n  return 5;\n}\n```", json!(5)),
        ("() => 6 // six", json!(6)),
        ("function () { return this === undefined ? 7 : 7 }", json!(7)),
        // These say something else.
        ("const s = '```js';\nreturn s.length", json!(5)),
        ("//```js\nreturn 7\n//```", json!(7)),
        ("async () => 1; return 8", json!(8)),
        ("(() => 9)()", json!(null)),
    ]);
    check_failure(&[
        ("```js\nconst a = 1;\nfoo(\n```", "cell.js:3"),
        ("```js\nreturn 1\n```\nand so on", "SyntaxError"),
        ("async () => {\n  null.x\n}", "cell.js:2"),
    ]);
}

#[test]
fn timers_fire_in_the_order_in_which_the_host_says() {
    check(&[
        (
            "const seen = []; setTimeout((a, b) => seen.push(a + b), 5, 1, 2); await new Promise((r) => setTimeout(r)); return seen",
            json!([3]),
        ),
        (
            "return [setTimeout(() => {}), setTimeout(() => {}, -1), typeof clearTimeout(2), clearTimeout({}), clearTimeout(99)]",
            json!([1, 2, "undefined", null, null]),
        ),
        // Both are delivered at once; the first one takes the second one back.
        (
            "let n = 0; let two; setTimeout(() => clearTimeout(two)); two = setTimeout(() => n++); await yield_control('why'); await yield_control(); return n",
            json!(0),
        ),
        ("const id = setTimeout(() => { throw 1 }, 60_000); clearTimeout(id); return 1", json!(1)),
        ("return await yield_control({})", json!(null)),
        ("setTimeout(async () => { await echo({}); text('late') }); return 1", json!(1)),
    ]);
    check_failure(&[
        ("setTimeout('text(1)')", "TypeError: setTimeout(callback, delay?, ...args) takes a function"),
        ("setTimeout(() => { throw new Error('t') }); return 1", "internal_error: Error: t\n    at cell.js:1:"),
        ("setTimeout(async () => { throw new Error('t') }); return 1", "internal_error: Error: t"),
        ("for (let i = 0; i < 145; i++) setTimeout(() => {}); return 1", "invalid_input: more than 144 calls are open"),
    ]);
}

#[test]
fn errors_of_the_engine_are_told_in_the_words_of_the_source() {
    check_failure(&[
        (
            "const o = null;\nreturn 1 + o.x",
            "TypeError: Cannot read properties of null or undefined (reading 'x' in `o.x`)\n    at cell.js:2:14",
        ),
        ("let a = { b: {} };\nreturn a.b.c.d", "(reading 'd' in `a.b.c.d`)"),
        ("let a = {}; return a.b[0].c", "(reading '0' in `a.b[0]`)"),
        ("let a = {}; return a.b['k-1']", "(reading 'k-1' in `a.b['k-1']`)"),
        ("let u;\nu.foo()", "Cannot read properties of null or undefined (reading 'foo' in `u.foo`)"),
        ("const data = {};\nreturn data.items.map((x) => x.id).join()", "(reading 'map' in `data.items.map`)"),
        ("const data = {};\nreturn Object.keys(data.items\n  .filter((x) => x))", "(reading 'filter' in `data.items.filter`)"),
        ("function f(o) { return o.list.pop() }\nconst x = {}; x.y?.z();\nreturn f(x)", "(reading 'pop' in `o.list.pop`)"),
        (
            "const a = {}, b = [];\nconst c = b.slice();\nreturn a.b.trim()",
            "a method is called on it, `b.slice` in line 2, or `a.b.trim` in line 3",
        ),
        ("null.x = 1", "Cannot set properties of null or undefined (setting 'x' in `null.x`)"),
        ("const o = {};\n o.bar(1)", "TypeError: o.bar is not a function\n    at cell.js:2:7"),
        ("let f = 5; f()", "TypeError: f is not a function"),
        ("const o = {}; return o?.a.b()", "(reading 'b' in `o?.a.b`)"),
        ("const o = { a: {} }; return o?.a.b()", "is not a function"),
        ("const o = {}; return o['k' + 1]()", "o['k' + 1] is not a function"),
        ("new (5)()", "TypeError: (5) is not a constructor"),
        ("const o = {}; return new o.Thing()", "o.Thing is not a constructor"),
        ("return ehco({})", "ReferenceError: ehco is not defined. Did you mean `echo`?"),
        ("return Json.parse('1')", "Json is not defined. Did you mean `JSON`?"),
        ("return await fetch('https://x')", "fetch is not defined: a program has no network of its own, call a tool"),
        ("setInterval(() => {}, 1)", "setInterval is not defined: call setTimeout again"),
        ("return zzzz", "ReferenceError: zzzz is not defined\n"),
        ("const a = 1; a = 2", "TypeError: Assignment to constant variable `a`"),
        ("return x; let x = 1", "used before the `let`, `const` or `class` that declares it"),
    ]);
    check(&[
        (
            "const f = async () => { null.x }; return await f().catch((e) => e.message)",
            json!("Cannot read properties of null or undefined (reading 'x' in `null.x`)"),
        ),
        ("try { null.x } catch (e) { return [e.stack.includes('(reading'), e.message.includes('(reading')] }", json!([true, true])),
        (
            "try { null.x } catch (e) { Object.freeze(e); e.stack; return e.message }",
            json!("cannot convert 'null' or 'undefined' to object"),
        ),
    ]);
}

#[test]
fn data_that_outlives_a_cell_is_the_hosts() {
    check(&[
        ("return await results.save({ a: [1] })", json!(["resultSave", "", { "a": [1] }])),
        ("return await results.save()", json!(["resultSave", "", null])),
        ("return [await results.load('r'), await results.delete('r')]", json!([["resultLoad", "r", null], ["resultDelete", "r", null]])),
        (
            "const a = {}; a.a = a; const all = [results.save(1n), results.save(a), results.load(''), results.load(7), results.delete()]; \
             return (await Promise.allSettled(all)).map((r) => [r.reason.name, r.reason.code ?? null])",
            json!([
                ["TypeError", null],
                ["TypeError", null],
                ["Error", "invalid_input"],
                ["Error", "invalid_input"],
                ["Error", "invalid_input"]
            ]),
        ),
        ("return [await store('k', { a: 1 }), await store('k'), await load('k'), await load('none')]", json!([null, null, "k", null])),
        ("return typeof await load('none')", json!("undefined")),
        (
            "const big = 'x'.repeat(262144); const all = [store('', 1), store('x'.repeat(257), 1), load(7), store('k', big), store('k', 1n), store('full', 1)]; \
             return (await Promise.allSettled(all)).map((r) => r.reason.name)",
            json!(["TypeError", "TypeError", "TypeError", "RangeError", "TypeError", "RangeError"]),
        ),
        (
            "return [Object.isFrozen(results), Object.isFrozen(nodes), Object.isFrozen(skills), Object.keys(skills)]",
            json!([true, true, true, ["list", "read", "search"]]),
        ),
    ]);
}

#[test]
fn nodes_and_skills_ask_the_host() {
    check(&[
        ("return await nodes.list()", json!(["nodes", "list", {}])),
        (
            "const n = await nodes.get('Laptop'); return [Object.keys(n), Object.getPrototypeOf(n), Object.isFrozen(n), n.id, n.name]",
            json!([["id", "name", "invoke", "listDir"], null, true, "n1", "Laptop"]),
        ),
        (
            "return (await nodes.get('n1')).invoke('camera.snap', { q: 1 })",
            json!(["nodes", "invoke", { "node": "n1", "command": "camera.snap", "params": { "q": 1 } }]),
        ),
        (
            "return (await nodes.get('n1')).invoke('camera.snap')",
            json!(["nodes", "invoke", { "node": "n1", "command": "camera.snap", "params": {} }]),
        ),
        (
            "return (await nodes.get('n1')).listDir('/tmp')",
            json!(["nodes", "invoke", { "node": "n1", "command": "fs.listDir", "params": { "path": "/tmp" } }]),
        ),
        (
            "const n = await nodes.get('n1'); const all = [nodes.get(' '), nodes.get(), n.invoke(), n.invoke(' system.run '), n.listDir(1)]; \
             return (await Promise.allSettled(all)).map((r) => r.reason.code)",
            json!(["invalid_input", "invalid_input", "invalid_input", "invalid_input", "invalid_input"]),
        ),
        (
            "return [await skills.list(), await skills.read('a', 'b.md'), await skills.read('a')]",
            json!([["skillsList", "", null], ["skillsRead", "a", { "path": "b.md" }], ["skillsRead", "a", { "path": null }]]),
        ),
        (
            "return [await skills.search('q'), await skills.search('q', { limit: 20 })]",
            json!([["skillsSearch", "q", { "limit": 5 }], ["skillsSearch", "q", { "limit": 20 }]]),
        ),
        (
            "const all = [skills.search(), skills.search('x'.repeat(4097)), skills.search('q', { limit: 0 }), skills.search('q', { limit: 21 }), skills.search('q', { limit: 1.5 }), skills.read(), skills.read('a', 7)]; \
             return (await Promise.allSettled(all)).map((r) => r.reason.code).join()",
            json!(["invalid_input"; 7].join(",")),
        ),
    ]);
}

#[test]
fn the_console_keeps_its_bounds_to_the_unit() {
    let line = |text: &str| format!("{{\"type\":\"text\",\"text\":{}}}", Value::from(text));
    let joined = |item: &str, n: usize| vec![item; n].join(",");
    for (source, expect) in [
        // 50 properties, then an ellipsis.
        ("console.log(Array(51).fill(1))", format!("[{},…]", joined("1", 50))),
        ("console.log(Array(50).fill(1))", format!("[{}]", joined("1", 50))),
        // 100 values: the outer one, two inner ones, and 97 numbers.
        (
            "const a = Array(50).fill(1); console.log([a, a, a])",
            format!("[[{}],[{},{}],[truncated]]", joined("1", 50), joined("1", 47), joined("[truncated]", 3)),
        ),
        ("console.log('x'.repeat(4096))", "x".repeat(4_096)),
        ("console.log('x'.repeat(4097))", format!("{}…[truncated]", "x".repeat(4_096))),
        // A pair that would be split is left out.
        ("console.log('x'.repeat(4095) + '😀')", format!("{}…[truncated]", "x".repeat(4_095))),
        ("console.log(['x'.repeat(512)])", format!("[\"{}\"]", "x".repeat(512))),
        ("console.log(['x'.repeat(513)])", format!("[\"{}…\"]", "x".repeat(512))),
        ("console.log(['x'.repeat(511) + '😀'])", format!("[\"{}…\"]", "x".repeat(511))),
        ("console.log({ ['k'.repeat(513)]: 1 })", format!("{{\"{}…\":1}}", "k".repeat(512))),
        ("console.log([[[[]]]], [[[[[]]]]])", "[[[[]]]] [[[[[truncated]]]]]".to_owned()),
        ("console.info(undefined, () => 1, Promise.resolve(), 5n)", "[info] undefined [Function] [Unawaited Promise: use `await` for one value, or `await Promise.all([...])` for several, before emitting or returning it] 5n".to_owned()),
        ("console.log()", String::new()),
    ] {
        check_output(source, &[&line(&expect)]);
    }
}

#[tokio::test]
async fn the_console_ends_at_its_total() {
    // An entry of n letters has 25 + n units as JSON; one that would pass 16,384 less 100 is not shown.
    let entry = r#"{"type":"text","text":""}"#.len();
    for (letters, shown) in [(16_284 - 4 * 4_000 - 5 * entry, 5), (16_284 - 4 * 4_000 - 5 * entry + 1, 4)] {
        let source = format!(
            "for (let i = 0; i < 4; i++) console.log('x'.repeat(4000)); console.log('y'.repeat({letters})); console.log('z'); text('after')"
        );
        let story = run(&codemode_vm::LocalExecutor, program(&source)).await;
        assert_eq!(story.output.len(), shown + 2, "{letters}");
        assert_eq!(story.output[shown], r#"{"type":"text","text":"[console output truncated]"}"#);
        assert_eq!(story.output[shown + 1], r#"{"type":"text","text":"after"}"#);
    }
}

#[test]
fn calls_that_are_refused_say_where_they_were_made() {
    check_failure(&[
        ("\nawait catalog.search(5)", "takes a string as its query\n    at cell.js:2:"),
        ("\nawait echo({ a: 1n })", "    at cell.js:2:"),
        ("\nawait API.read('nope')", "unknown file `nope`: API.list() gives all files\n    at cell.js:2:"),
        ("\nawait store('', 1)", "TypeError: store takes a key of 1 to 256 characters\n    at cell.js:2:"),
        ("\nawait nodes.get(' ')", "    at cell.js:2:"),
    ]);
    check(&[
        ("return await catalog.search(5).catch((e) => [e.location.startsWith('cell.js:1:'), e.code])", json!([true, "invalid_input"])),
        ("return await store('', 1).catch((e) => [e instanceof TypeError, Object.keys(e)])", json!([true, []])),
        ("return await API.list({ toString() { throw 1 } }).catch((e) => e)", json!(1)),
        ("return await API.read({ toString() { throw 2 } }).catch((e) => e)", json!(2)),
        ("return await skills.search('a', { get limit() { throw 3 } }).catch((e) => e)", json!(3)),
    ]);
}

#[test]
fn only_the_words_of_the_engine_are_told_anew() {
    check(&[
        ("return await Promise.reject(new Error('Reed is not defined')).catch((e) => e.message)", json!("Reed is not defined")),
        ("return await Promise.reject(new TypeError('echos is not defined')).catch((e) => e.message)", json!("echos is not defined")),
        (
            "try { null.x } catch (e) { return e }",
            json!({
                "name": "TypeError", "message": "Cannot read properties of null or undefined (reading 'x' in `null.x`)",
            }),
        ),
        (
            "try { ecko() } catch (e) { return e }",
            json!({ "name": "ReferenceError", "message": "ecko is not defined. Did you mean `echo`?" }),
        ),
    ]);
    check_output(
        "try { echo.x() } catch (e) { console.log(e); text(e) }",
        &[
            r#"{"type":"text","text":"{\"name\":\"TypeError\",\"message\":\"echo.x is not a function\"}"}"#,
            r#"{"type":"text","text":"{\"name\":\"TypeError\",\"message\":\"echo.x is not a function\"}"}"#,
        ],
    );
    check_failure(&[("globalThis.modules = 1; module.exports = 1", "ReferenceError: module is not defined\n    at cell.js:1:")]);
}

#[test]
fn a_source_that_is_one_function_is_called() {
    check(&[
        ("_ => 42", json!(42)),
        ("// what it does\nasync () => { return 1 }", json!(1)),
        ("async () => { return 2 }; // done", json!(2)),
        ("/* a */ (function () { return 3 }) /* b */;;\n", json!(3)),
        ("async function main() {\n  return 4\n}\n", json!(4)),
        ("function () { return 5 }", json!(5)),
        ("async function () { return 6 }", json!(6)),
        ("() => ({ a: 7 })", json!({ "a": 7 })),
        // These are something else as well.
        ("function main() { return 1 } main()", json!(null)),
        ("() => 1; echo", json!(null)),
        ("function* g() { yield 1 }", json!(null)),
    ]);
    check_failure(&[("\nasync () => {\n  throw new Error('x') }", "Error: x\n    at cell.js:3:")]);
}

#[test]
fn a_fence_around_all_of_a_source_is_taken_off() {
    for (open, close) in
        [("```", "```"), ("```js", "```"), ("~~~~ts x", "~~~~"), ("````javascript", "````"), ("```", "  ````  "), ("  ```js", "```\n\n")]
    {
        check(&[(&format!("{open}\nreturn 1\n{close}"), json!(1))]);
    }
    check(&[("````\n/*\n```\n*/\nreturn 2\n````", json!(2))]);
    check_failure(&[("```js\n\nthrow new Error('x')\n```", "    at cell.js:3:")]);
    check_failure(&[("``\nreturn 1\n``", "TypeError")]);
    for open in ["```\nreturn 1\n~~~", "````\nreturn 1\n```", "```\nreturn 1\n```\nreturn 2\n```"] {
        check_failure(&[(open, "SyntaxError")]);
    }
}

#[test]
fn holes_and_names_of_arrays_are_shown() {
    for (value, expect) in [
        ("[, 1]", "[undefined,1]"),
        ("[, , , 1, , 2]", "[undefined,undefined,undefined,1,undefined,2]"),
        ("Object.assign([1], { x: 2 })", r#"[1,\"x\":2]"#),
        ("Object.assign([], { [2 ** 31]: 1 })", &format!("[{}…]", "undefined,".repeat(50))),
        ("new Uint8Array(3)", r#"{\"0\":0,\"1\":0,\"2\":0}"#),
        ("Array(60).fill(1)", &format!("[{}…]", "1,".repeat(50))),
    ] {
        check_output(&format!("console.log({value})"), &[&format!(r#"{{"type":"text","text":"{expect}"}}"#)]);
    }
}

#[test]
fn texts_have_the_order_of_a_dictionary() {
    check(&[
        (
            "return ['b', 'Á', 'B', 'a', 'á', 'A', 'item 10', 'item 9', '_', '1'].sort((a, b) => a.localeCompare(b))",
            json!(["_", "1", "a", "A", "á", "Á", "b", "B", "item 10", "item 9"]),
        ),
        ("return ['10', '9', '002'].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))", json!(["002", "9", "10"])),
        (
            "return ['A'.localeCompare('a', 'en', { sensitivity: 'base' }), 'á'.localeCompare('a', 'en', { sensitivity: 'base' }), 'á'.localeCompare('a', 'en', { sensitivity: 'accent' })]",
            json!([0, 0, 1]),
        ),
    ]);
}

#[test]
fn patterns_are_written_as_they_were() {
    check(&[(
        r"return [/\//.source, String(/[/]/g), String(/\\\//), String(new RegExp('a/b'))]",
        json!([r"\/", "/[/]/g", r"/\\\//", r"/a\/b/"]),
    )]);
}

#[test]
fn timers_take_what_number_takes() {
    check(&[
        ("return await new Promise((done) => setTimeout(done, 5n, 7))", json!(7)),
        ("clearTimeout(Symbol()); clearTimeout({}); clearTimeout('1'); return 1", json!(1)),
        ("const t = setTimeout(() => text('no'), 5); clearTimeout(t); return t", json!(1)),
    ]);
}
