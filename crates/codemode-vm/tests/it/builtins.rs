//! Built-ins that are not the engine's. `cargo xtask differential` compares them with those of Node; here is what Node
//! does not show, or does in another way.

use serde_json::{Value, json};

use crate::{executors, program, run, worker};

/// A cell ends with a value on every executor.
#[track_caller]
fn check(cells: &[(&str, Value)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for executor in executors() {
        for (source, value) in cells {
            let story = runtime.block_on(run(executor.as_ref(), program(source)));
            assert_eq!(story.end.as_ref(), Ok(value), "{source}");
        }
    }
}

/// The message of the SyntaxError for a JSON text.
#[track_caller]
fn check_message(texts: &[(&str, &str)]) {
    for (text, message) in texts {
        let source = format!("try {{ JSON.parse({}) }} catch (e) {{ return e.name + ': ' + e.message }}", json!(text));
        check(&[(&source, json!(format!("SyntaxError: {message}")))]);
    }
}

#[test]
fn what_is_wrong_with_a_json_text_is_said_with_its_place() {
    check_message(&[
        ("", "Unexpected end of JSON input"),
        ("undefined", "\"undefined\" is not valid JSON"),
        ("{\"a\":1,}", "Expected double-quoted property name in JSON at position 7 (line 1 column 8)"),
        ("{\n  'a': 1\n}", "Expected property name or '}' in JSON at position 4 (line 2 column 3)"),
        ("<!DOCTYPE html><html></html>", "Unexpected token '<', \"<!DOCTYPE \"... is not valid JSON (line 1 column 1)"),
        ("[1, 2, 3, 4,\n 5, x, 6, 7, 8]", "Unexpected token 'x', ...\"3, 4,\n 5, x, 6, 7, 8\"... is not valid JSON (line 2 column 5)"),
        ("{\"s\": \"a\nb\"}", "Bad control character in string literal in JSON at position 8 (line 1 column 9)"),
        ("[😀]", "Unexpected token '😀', \"[😀]\" is not valid JSON (line 1 column 2)"),
    ]);
}

#[test]
fn a_reviver_is_told_the_source_of_what_is_still_there() {
    check(&[
        (
            "const seen = []; JSON.parse('{\"a\": 1.0, \"b\": [\"\\\\u0061\", 1e400, {}]}', (k, v, c) => { seen.push(c.source ?? null); return v }); return seen",
            json!(["1.0", "\"\\u0061\"", "1e400", null, null, null]),
        ),
        (
            "const seen = []; JSON.parse('[1, 2, 2]', function (k, v, c) { if (k === '0') { this[1] = 7; this[2] = 2 } seen.push(c.source ?? null); return v }); return seen",
            json!(["1", null, "2", null]),
        ),
    ]);
}

#[test]
fn json_may_be_nested_as_deep_as_memory_holds() {
    check(&[
        ("const n = 200000; return JSON.stringify(JSON.parse('['.repeat(n) + ']'.repeat(n))).length", json!(400_000)),
        ("const n = 100000; return JSON.parse('{\"a\":'.repeat(n) + '1' + '}'.repeat(n), (k, v) => v).a.a !== undefined", json!(true)),
        ("try { JSON.parse('['.repeat(3e5)) } catch (e) { return e.name }", json!("SyntaxError")),
        (
            "let o = {}; const root = o; for (let i = 0; i < 1e5; i++) o = o.o = {}; o.o = root; try { JSON.stringify(root) } catch (e) { return e.name }",
            json!("TypeError"),
        ),
        (
            "let o = 1; for (let i = 0; i < 50000; i++) o = { o }; let r = await echo(o), n = 0; while (r.o) { r = r.o; n++ } return n",
            json!(50_000),
        ),
    ]);
}

#[test]
fn json_crosses_the_bridge_by_the_rules_of_the_language() {
    check(&[
        ("return Object.keys(await echo(JSON.parse('{\"b\":1,\"__proto__\":{\"x\":1},\"1\":2}')))", json!(["1", "b", "__proto__"])),
        (
            "const r = await echo({ s: 'é😀', n: -0, big: 1e308, u: undefined, d: new Date(0) }); return [r.s, Object.is(r.n, 0), r.big, r.d]",
            json!(["é😀", true, 1e308, "1970-01-01T00:00:00.000Z"]),
        ),
        (
            "const a = { b: [{}] }; a.b[0].c = a; return await echo(a).catch((e) => e.message)",
            json!(
                "the value cannot be sent as JSON: Converting circular structure to JSON\n    --> starting at object with constructor 'Object'\n    |     property 'b' -> object with constructor 'Array'\n    |     index 0 -> object with constructor 'Object'\n    --- property 'c' closes the circle"
            ),
        ),
        (
            "Object.prototype.toJSON = () => 'mine'; const r = await echo({ a: 1 }).catch((e) => e.name); delete Object.prototype.toJSON; return r",
            json!("mine"),
        ),
    ]);
}

#[test]
fn raw_json_is_written_as_it_is() {
    check(&[("return JSON.stringify({ a: JSON.rawJSON('1.0'), b: [JSON.rawJSON('\"x\"')] })", json!("{\"a\":1.0,\"b\":[\"x\"]}"))]);
}

#[test]
fn any_comparator_will_do() {
    let shuffled = "const a = [...Array(500).keys()];";
    check(&[
        (&format!("{shuffled} return new Set(a.sort(() => Math.random() - 0.5)).size"), json!(500)),
        (&format!("{shuffled} return new Set(a.toSorted(() => -1)).size"), json!(500)),
        (&format!("{shuffled} return new Set(Uint16Array.from(a).sort((x, y) => (x * 7919) % 13 - (y * 104729) % 11)).size"), json!(500)),
        (
            &format!(
                "{shuffled} let n = 0; try {{ a.sort(() => {{ if (++n > 100) throw new Error('no') }}) }} catch (e) {{ return [e.message, a[1]] }}"
            ),
            json!(["no", 1]),
        ),
    ]);
}

#[test]
fn what_has_few_elements_takes_no_longer_for_its_length() {
    let sparse = "const a = []; a[4e9] = 1; a[5] = 0;";
    check(&[
        (&format!("{sparse} a.sort(); return [a[0], a[1], 4e9 in a, a.length]"), json!([0, 1, false, 4_000_000_001_u32])),
        (
            &format!("{sparse} return [a.indexOf(1), a.indexOf(2), a.lastIndexOf(0), a.lastIndexOf(3)]"),
            json!([4_000_000_000_u32, -1, 5, -1]),
        ),
        (
            &format!("{sparse} const b = [7].concat(a, 8); return [b[4000000001], b[4000000002], b.length]"),
            json!([1, 8, 4_000_000_003_u32]),
        ),
        ("return new Array(4e9).includes(1)", json!(false)),
        ("return [].indexOf.call({ length: 2 ** 53 - 1, 3: 'x' }, 'y')", json!(-1)),
        (
            "const o = { length: 2 ** 53 - 1, [2 ** 53 - 2]: 'x', 3: 'y' }; return [].lastIndexOf.call(o, 'x', -1)",
            json!(9_007_199_254_740_990_u64),
        ),
    ]);
}

#[tokio::test]
async fn what_no_memory_holds_is_a_range_error_at_once() {
    for (source, message) in [
        ("new Array(1e9).join('x')", "Invalid string length"),
        ("[].join.call({ length: 2 ** 53 - 1 }, 'ab')", "Invalid string length"),
        ("'x'.repeat(2 ** 30 - 25)", "Invalid string length"),
        ("'x'.padEnd(2 ** 31)", "Invalid string length"),
        ("'x'.repeat(1e4).replaceAll('x', 'y'.repeat(1e5))", "Invalid string length"),
        ("Array.from({ length: 2 ** 31 })", "Invalid array length"),
        ("Array.from({ length: 2 ** 31 }, () => 0)", "Invalid array length"),
        ("[].toSorted.call({ length: 2 ** 30 })", "Invalid array length"),
        ("new Array(2 ** 30).fill(0)", "Invalid array length"),
    ] {
        let mut program = program(&format!("try {{ {source} }} catch (e) {{ return e.name + ': ' + e.message }}"));
        program.limits.memory_limit_bytes = 1 << 30;
        assert_eq!(run(worker().as_ref(), program).await.end, Ok(json!(format!("RangeError: {message}"))), "{source}");
    }
}
