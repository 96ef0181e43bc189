//! What guests have of the Web, and what of the language this runtime has by itself.
//!
//! Expected values are those of Node, but for the cases that say otherwise and for objects nested deeper than it bears.

use serde_json::{Value, json};

use crate::{executors, program, run};

/// Each expression gives its value, or throws an error of that name, on every executor.
#[track_caller]
fn check(cases: &[(&str, Value)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let tries: Vec<String> = cases.iter().map(|(expression, _)| format!("await attempt(async () => ({expression}))")).collect();
    let tries = tries.join(",\n");
    let source = format!(
        "const attempt = async (f) => {{ try {{ return await f() }} catch (e) {{ return `throws ${{e.name}}` }} }};\nreturn [{tries}]"
    );
    for executor in executors() {
        let end = runtime.block_on(run(executor.as_ref(), program(&source))).end.unwrap();
        for ((expression, expect), value) in cases.iter().zip(end.as_array().unwrap()) {
            assert_eq!(value, expect, "{expression}");
        }
    }
}

#[test]
fn text_encoding() {
    check(&[
        (r"[...new TextEncoder().encode('aé€😀\ud800')]", json!([97, 195, 169, 226, 130, 172, 240, 159, 152, 128, 239, 191, 189])),
        ("[new TextEncoder().encoding, new TextEncoder().encode().length, new TextEncoder().encode(null).length]", json!(["utf-8", 0, 4])),
        ("new TextEncoder().encode('x') instanceof Uint8Array", json!(true)),
        (
            "((a) => [new TextEncoder().encodeInto('a€😀', a), [...a]])(new Uint8Array(5))",
            json!([{"read":2,"written":4},[97,226,130,172,0]]),
        ),
        (
            "((a) => [new TextEncoder().encodeInto('éa', a.subarray(1, 3)), [...a]])(new Uint8Array(4))",
            json!([{"read":1,"written":2},[0,195,169,0]]),
        ),
        ("new TextEncoder().encodeInto('a', [])", json!("throws TypeError")),
        ("TextEncoder()", json!("throws TypeError")),
        (
            r"((d) => [d.encoding, d.fatal, d.ignoreBOM])(new TextDecoder(' UTF8\n', { fatal: 1, ignoreBOM: true }))",
            json!(["utf-8", true, true]),
        ),
        (
            "['utf-8', 'unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'x-unicode20utf8'].map((l) => new TextDecoder(l).encoding)",
            json!(["utf-8", "utf-8", "utf-8", "utf-8", "utf-8"]),
        ),
        ("new TextDecoder('nope')", json!("throws RangeError")),
        ("new TextDecoder(null)", json!("throws RangeError")),
        ("new TextDecoder().decode(new Uint8Array([0x61, 0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80]))", json!("aé😀")),
        ("new TextDecoder().decode(new Uint8Array([0xf0, 0x9f, 0x41, 0xff, 0xed, 0xa0, 0x80, 0xe2, 0x82]))", json!("�A�����")),
        ("new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0x41, 0xff]))", json!("throws TypeError")),
        ("new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xe2, 0x82]))", json!("throws TypeError")),
        (
            "((b) => [b, new Uint16Array(b, 2, 1), new DataView(b, 1, 2)].map((v) => new TextDecoder().decode(v)))(new Uint8Array([97, 98, 99, 100]).buffer)",
            json!(["abcd", "cd", "bc"]),
        ),
        ("[new TextDecoder().decode(), new TextDecoder().decode(undefined, { stream: true })]", json!(["", ""])),
        ("new TextDecoder().decode('a')", json!("throws TypeError")),
        ("new TextDecoder().decode([97])", json!("throws TypeError")),
        (
            "((d) => [[0xf0, 0x9f], [0x98], [0x80, 0x61]].map((b) => d.decode(new Uint8Array(b), { stream: true })).concat(d.decode()))(new TextDecoder())",
            json!(["", "", "😀a", ""]),
        ),
        (
            "((d) => [d.decode(new Uint8Array([0xe2, 0x82]), { stream: true }), d.decode(), d.decode(new Uint8Array([0xac]))])(new TextDecoder())",
            json!(["", "�", "�"]),
        ),
        (
            "((d) => [[0xef], [0xbb, 0xbf, 65]].map((b) => d.decode(new Uint8Array(b), { stream: true })).concat(d.decode(new Uint8Array([0xef, 0xbb, 0xbf])).length, d.decode(new Uint8Array([0xef, 0xbb, 0xbf])).length))(new TextDecoder())",
            json!(["", "A", 1, 0]),
        ),
        ("new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array([0xef, 0xbb, 0xbf, 65])).length", json!(2)),
    ]);
}

#[test]
fn structured_clone() {
    check(&[
        (
            "structuredClone([1, 'a', null, undefined, true, NaN, -0].map((v) => Object.is(v, structuredClone(v))))",
            json!([true, true, true, true, true, true, true]),
        ),
        ("structuredClone(12n) === 12n", json!(true)),
        ("((o) => [o.constructor.name, o.valueOf()])(structuredClone(new String('ab')))", json!(["String", "ab"])),
        (
            "[Object(1), Object(false), Object(1n)].map((o) => typeof structuredClone(o) + typeof structuredClone(o).valueOf())",
            json!(["objectnumber", "objectboolean", "objectbigint"]),
        ),
        (
            "((a) => [a, 1 in a, a.length, a.extra])(structuredClone(Object.assign([1, , 3], { extra: 1 })))",
            json!([[1, null, 3], false, 3, 1]),
        ),
        (
            "((c) => [c.self === c, c.list[0] === c.list[1], c.list[0] !== c])((() => { const o = { x: {} }; o.self = o; o.list = [o.x, o.x]; return structuredClone(o) })())",
            json!([true, true, true]),
        ),
        ("((d) => [d instanceof Date, d.getTime()])(structuredClone(new Date(5)))", json!([true, 5])),
        (
            r"((r) => [r instanceof RegExp, r.source, r.flags, r.lastIndex])((() => { const r = /a.b/giu; r.lastIndex = 2; return structuredClone(r) })())",
            json!([true, "a.b", "giu", 0]),
        ),
        (
            "((m) => [m instanceof Map, [...m], m.get('self') === m])((() => { const m = new Map([[{ a: 1 }, new Set([1, 'x'])], ['k', 1]]); m.set('self', m); const c = structuredClone(m); return c })()).map((v) => Array.isArray(v) ? v.length : v)",
            json!([true, 3, true]),
        ),
        (
            "((m) => [...m].map(([k, v]) => [k.a.b, [...v]]))(structuredClone(new Map([[{ a: { b: 1 } }, new Set([1, 2])], [{ a: { b: 2 } }, new Set()]])))",
            json!([[1, [1, 2]], [2, []]]),
        ),
        (
            "((c) => [c.a.buffer === c.b.buffer, [...c.a], c.b.byteOffset, c.v.getUint8(0), c.a.constructor.name])((() => { const buffer = new Uint8Array([1, 2, 3, 4]).buffer; return structuredClone({ a: new Uint8Array(buffer, 1, 2), b: new Uint16Array(buffer, 2, 1), v: new DataView(buffer, 3) }) })())",
            json!([true, [2, 3], 2, 4, "Uint8Array"]),
        ),
        (
            "[Int8Array, Uint8ClampedArray, Int16Array, Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array].map((C) => structuredClone(new C(2)).constructor === C)",
            json!([true, true, true, true, true, true, true, true]),
        ),
        (
            "((e) => [e instanceof RangeError, e.name, e.message, e.cause.message, e.extra, Object.keys(e)])(structuredClone(Object.assign(new RangeError('m', { cause: new Error('c') }), { extra: 1 })))",
            json!([true, "RangeError", "m", "c", null, []]),
        ),
        (
            "((e) => [e.name, Object.getPrototypeOf(e) === Error.prototype, Object.hasOwn(e, 'message')])(structuredClone(new (class Mine extends Error {})()))",
            json!(["Error", true, false]),
        ),
        ("((e, c) => e.stack === c.stack)(...(() => { const e = new Error('x'); return [e, structuredClone(e)] })())", json!(true)),
        ("Object.keys(structuredClone(new (class A { x = 1; #y = 2; get z() { return 3 } })()))", json!(["x"])),
        (
            "Object.getPrototypeOf(structuredClone(Object.create(null, { a: { value: 1, enumerable: true }, b: { value: 2 } }))) === Object.prototype",
            json!(true),
        ),
        (
            "(() => { const log = []; structuredClone({ get b() { log.push('b'); return { get c() { log.push('c'); return 1 } } }, get a() { log.push('a') } }); return log })()",
            json!(["b", "c", "a"]),
        ),
        ("(() => { const o = { get a() { delete this.b; return 1 }, b: 2 }; return structuredClone(o) })()", json!({"a":1})),
        ("structuredClone({ get a() { throw new RangeError('mine') } })", json!("throws RangeError")),
        ("structuredClone({ [Symbol('s')]: 1, ['__proto__']: 2 })", json!({"__proto__":2})),
        ("[structuredClone(Math), structuredClone(JSON)]", json!([{}, {}])),
        ("structuredClone(() => 1)", json!("throws DataCloneError")),
        ("structuredClone({ a: [Symbol('s')] })", json!("throws DataCloneError")),
        ("structuredClone(new Proxy({}, {}))", json!("throws DataCloneError")),
        ("structuredClone(Promise.resolve())", json!("throws DataCloneError")),
        ("structuredClone(new WeakMap())", json!("throws DataCloneError")),
        ("structuredClone([].values())", json!("throws DataCloneError")),
        ("structuredClone(Object(Symbol()))", json!("throws DataCloneError")),
        (
            "(() => { try { structuredClone(() => 1) } catch (e) { return [e instanceof DOMException, e instanceof Error, e.name, e.code] } })()",
            json!([true, true, "DataCloneError", 25]),
        ),
        (
            "((b) => [structuredClone({ b, v: new Uint8Array(b, 1) }, { transfer: [b] }).v.length, b.byteLength, b.detached])(new ArrayBuffer(4))",
            json!([3, 0, true]),
        ),
        ("((b) => structuredClone(b, { transfer: [b, b] }))(new ArrayBuffer(4))", json!("throws DataCloneError")),
        (
            "((b) => { structuredClone(b, { transfer: [b] }); return structuredClone(b) })(new ArrayBuffer(4))",
            json!("throws DataCloneError"),
        ),
        ("[structuredClone(1, undefined), structuredClone(1, {}), structuredClone(1, { transfer: [] })]", json!([1, 1, 1])),
        ("structuredClone(1, { transfer: 1 })", json!("throws TypeError")),
        ("structuredClone()", json!("throws TypeError")),
        (
            "(() => { let deep = null; for (let i = 0; i < 20000; i++) deep = { deep }; let copy = structuredClone(deep), depth = 0; while (copy) { copy = copy.deep; depth++ } return depth })()",
            json!(20_000),
        ),
        (
            "(() => { let e = new Error('0'); for (let i = 1; i < 5000; i++) e = new Error(String(i), { cause: e }); let copy = structuredClone(e), depth = 0; while (copy) { copy = copy.cause; depth++ } return depth })()",
            json!(5_000),
        ),
    ]);
}

#[test]
fn microtasks_and_base64() {
    check(&[
        (
            "(async () => { const log = []; queueMicrotask(() => log.push(1)); Promise.resolve().then(() => log.push(2)); queueMicrotask(function (...a) { log.push([this === undefined || this === globalThis, a.length]) }); log.push(0); await null; await null; return log })()",
            json!([0, 1, 2, [true, 0]]),
        ),
        ("queueMicrotask()", json!("throws TypeError")),
        ("queueMicrotask({})", json!("throws TypeError")),
        ("queueMicrotask(() => {})", json!(null)),
        ("['', 'a', 'ab', 'abc', 'é', 'ÿþ'].map(btoa)", json!(["", "YQ==", "YWI=", "YWJj", "6Q==", "//4="])),
        ("btoa('€')", json!("throws InvalidCharacterError")),
        ("btoa()", json!("throws TypeError")),
        ("btoa(undefined)", json!("dW5kZWZpbmVk")),
        (
            "['', 'YQ==', 'YQ', ' Y Q = = ', 'YWI=', 'YWJj', '6Q==', 'YR=='].map((t) => atob(t))",
            json!(["", "a", "a", "a", "ab", "abc", "é", "a"]),
        ),
        ("atob('a')", json!("throws InvalidCharacterError")),
        ("atob('YQ=')", json!("throws InvalidCharacterError")),
        ("atob('ab=c')", json!("throws InvalidCharacterError")),
        ("atob('YQ===')", json!("throws InvalidCharacterError")),
        ("atob('Y-_=')", json!("throws InvalidCharacterError")),
        ("atob('=')", json!("throws InvalidCharacterError")),
        ("atob()", json!("throws TypeError")),
        ("atob(null)", json!("ée")),
        (
            "(() => { try { atob('*') } catch (e) { return [e.name, e.code, e instanceof DOMException] } })()",
            json!(["InvalidCharacterError", 5, true]),
        ),
        (
            "[new DOMException().name, new DOMException('m', 'AbortError').code, new DOMException('m', 'Mine').code, String(new DOMException('m', 'AbortError')), Object.prototype.toString.call(new DOMException())]",
            json!(["Error", 20, 0, "AbortError: m", "[object DOMException]"]),
        ),
        ("DOMException()", json!("throws TypeError")),
        (
            "[Object.keys(new DOMException('m', 'AbortError')), new (class D extends DOMException {})('m') instanceof DOMException]",
            json!([[], true]),
        ),
    ]);
}

#[test]
fn urls() {
    check(&[
        (
            "new URL('https://user:pa%20ss@EXAMPLE.com:8080/a/../b c/?q=1&é=ü#frag').href",
            json!("https://user:pa%20ss@example.com:8080/b%20c/?q=1&%C3%A9=%C3%BC#frag"),
        ),
        (
            "((u) => ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'].map((k) => u[k]))(new URL('../x?y#z', 'https://u:p@h.com:8443/a/b/c'))",
            json!([
                "https://u:p@h.com:8443/a/x?y#z",
                "https://h.com:8443",
                "https:",
                "u",
                "p",
                "h.com:8443",
                "h.com",
                "8443",
                "/a/x",
                "?y",
                "#z"
            ]),
        ),
        (
            "((u) => JSON.stringify({ u, s: `${u}` }))(new URL('http://h.com:80'))",
            json!("{\"u\":\"http://h.com/\",\"s\":\"http://h.com/\"}"),
        ),
        ("new URL('//x/y', 'https://h').href", json!("https://x/y")),
        ("new URL('http://日本語.jp/ü').href", json!("http://xn--wgv71a119e.jp/%C3%BC")),
        ("new URL('http://[::1]:80/').host", json!("[::1]")),
        ("new URL('http://0x7f.1/').hostname", json!("127.0.0.1")),
        ("new URL('file:///C:/a/../b').href", json!("file:///C:/b")),
        ("new URL('mailto:a@b.c').pathname", json!("a@b.c")),
        ("new URL('blob:https://a.b/c').origin", json!("https://a.b")),
        ("new URL('nope')", json!("throws TypeError")),
        ("new URL('http://')", json!("throws TypeError")),
        ("new URL('/a', 'b')", json!("throws TypeError")),
        ("new URL()", json!("throws TypeError")),
        ("URL('http://a')", json!("throws TypeError")),
        ("[URL.canParse('x'), URL.canParse('x', 'http://a'), URL.canParse('http://a')]", json!([false, true, true])),
        ("URL.canParse()", json!("throws TypeError")),
        (
            "((u) => { Object.assign(u, { protocol: 'http', username: 'u', password: 'p:w', host: 'b.com:81', hostname: 'c.com', port: '82', pathname: 'x y', search: 'a=b c', hash: '#f' }); return u.href })(new URL('https://a.com/'))",
            json!("http://u:p%3Aw@c.com:82/x%20y?a=b%20c#f"),
        ),
        (
            "((u) => { u.port = '99999'; u.hostname = 'a b'; u.protocol = 'foo'; return u.href })(new URL('https://a.com:1/'))",
            json!("https://a.com:1/"),
        ),
        ("((u) => { u.href = 'bad' })(new URL('https://a.com'))", json!("throws TypeError")),
        (
            "((u) => { u.searchParams.append('b', '2 &'); u.searchParams.delete('a'); return u.href })(new URL('https://h/?a=1&c=3#f'))",
            json!("https://h/?c=3&b=2+%26#f"),
        ),
        ("((u) => { u.searchParams.delete('a'); return u.href })(new URL('https://h/?a=1#f'))", json!("https://h/#f")),
        (
            "((u) => { const p = u.searchParams; u.search = '?x=1'; const one = p.get('x'); u.href = 'http://k/?y=2'; return [one, p.get('x'), p.get('y'), p === u.searchParams] })(new URL('https://h/?a=1'))",
            json!(["1", null, "2", true]),
        ),
        ("((u) => { u.x = 1; u.origin = 'no'; return [u.origin, Object.keys(u)] })(new URL('https://h/'))", json!(["https://h", ["x"]])),
        ("new (class U extends URL { get two() { return 2 } })('http://a').two", json!(2)),
        ("URL.prototype.href", json!("throws TypeError")),
        ("Reflect.get(URL.prototype, 'searchParams', {})", json!("throws TypeError")),
    ]);
}

#[test]
fn search_params() {
    check(&[
        (
            "['', '?a=1&b=2&a=3', 'a', 'a=b=c', '&&a&', 'a+b=%20%zz', 'é=%C3%A9'].map((t) => String(new URLSearchParams(t)))",
            json!(["", "a=1&b=2&a=3", "a=", "a=b%3Dc", "a=", "a+b=+%25zz", "%C3%A9=%C3%A9"]),
        ),
        (
            "[[['a', 1], ['b', null]], { a: 1, b: [1, 2] }, new Map([['x', 'y']]), new URLSearchParams('q=1'), undefined].map((i) => String(new URLSearchParams(i)))",
            json!(["a=1&b=null", "a=1&b=1%2C2", "x=y", "q=1", ""]),
        ),
        ("new URLSearchParams([['a']])", json!("throws TypeError")),
        ("new URLSearchParams([1])", json!("throws TypeError")),
        ("new URLSearchParams([['a', 'b', 'c']])", json!("throws TypeError")),
        ("URLSearchParams('a')", json!("throws TypeError")),
        ("new URLSearchParams(Symbol())", json!("throws TypeError")),
        (
            "((p) => [p.get('a'), p.get('z'), p.getAll('a'), p.has('a'), p.has('a', '9'), p.has('a', '3'), p.size])(new URLSearchParams('a=1&b=2&a=3'))",
            json!(["1", null, ["1", "3"], true, false, true, 3]),
        ),
        (
            "((p) => { p.set('a', 9); p.append('d', ' ~*-._é'); p.delete('b', 'x'); p.delete('c'); return String(p) })(new URLSearchParams('a=1&b=2&a=3&c=4'))",
            json!("a=9&b=2&d=+%7E*-._%C3%A9"),
        ),
        (
            r"((p) => { p.sort(); return String(p) })(new URLSearchParams('z=1&b=1&a=2&b=0&\ufffd=1&😀=1'))",
            json!("a=2&b=1&b=0&z=1&%F0%9F%98%80=1&%EF%BF%BD=1"),
        ),
        (
            "((p) => [[...p], [...p.keys()], [...p.values()], [...p.entries()].length, Object.fromEntries(p)])(new URLSearchParams('a=1&b=2'))",
            json!([[["a","1"],["b","2"]],["a","b"],["1","2"],2,{"a":"1","b":"2"}]),
        ),
        (
            "((p) => { const log = []; p.forEach(function (v, k, o) { log.push([v, k, o === p, this.t]) }, { t: 1 }); return log })(new URLSearchParams('a=1&b=2'))",
            json!([["1", "a", true, 1], ["2", "b", true, 1]]),
        ),
        (
            "((p) => { const seen = []; for (const [k] of p) { seen.push(k); if (k === 'a') p.delete('a') } return seen })(new URLSearchParams('a=1&b=2&c=3'))",
            json!(["a", "c"]),
        ),
        (
            "((i) => [Object.prototype.toString.call(i), i.next(), i.next(), i[Symbol.iterator]() === i, Object.getPrototypeOf(Object.getPrototypeOf(i)) === Object.getPrototypeOf(Object.getPrototypeOf([].values()))])(new URLSearchParams('a=1').keys())",
            json!(["[object URLSearchParams Iterator]",{"value":"a","done":false},{"done":true},true,true]),
        ),
        ("new URLSearchParams().append('a')", json!("throws TypeError")),
        ("URLSearchParams.prototype.get.call({}, 'a')", json!("throws TypeError")),
        ("new URLSearchParams('a=1').keys().next.call({})", json!("throws TypeError")),
        ("new URLSearchParams().forEach(1)", json!("throws TypeError")),
        ("URLSearchParams.prototype[Symbol.iterator] === URLSearchParams.prototype.entries", json!(true)),
    ]);
}

#[test]
fn dates() {
    check(&[
        (
            "['2024-03-07', '2024-03-07T10:00', '2024-03-07 10:00', '2024-03-07 10:00:00+02:00', 'March 7, 2024', '7 March 2024 10:00 GMT+0200', 'Mar 7 2024', 'Thu, 07 Mar 2024 10:00:00 GMT', '3/7/2024', '3/7/24 5:04 PM', 'Thu Mar 07 2024 10:00:00 GMT+0000 (UTC)', '2024/03/07', '2024', '2024-03', 'March 2024', '2024-03-07T10:00:00.123456Z', 'Feb 30 2024', '07-Mar-2024', '12/25/1995 12:00 AM', '2024-03-07T24:00', '+275760-09-13', 'Mar 7 2024 10:00 EST', '0'].map((t) => new Date(t).toISOString())",
            json!([
                "2024-03-07T00:00:00.000Z",
                "2024-03-07T10:00:00.000Z",
                "2024-03-07T10:00:00.000Z",
                "2024-03-07T08:00:00.000Z",
                "2024-03-07T00:00:00.000Z",
                "2024-03-07T08:00:00.000Z",
                "2024-03-07T00:00:00.000Z",
                "2024-03-07T10:00:00.000Z",
                "2024-03-07T00:00:00.000Z",
                "2024-03-07T17:04:00.000Z",
                "2024-03-07T10:00:00.000Z",
                "2024-03-07T00:00:00.000Z",
                "2024-01-01T00:00:00.000Z",
                "2024-03-01T00:00:00.000Z",
                "2024-03-01T00:00:00.000Z",
                "2024-03-07T10:00:00.123Z",
                "2024-03-01T00:00:00.000Z",
                "2024-03-07T00:00:00.000Z",
                "1995-12-25T00:00:00.000Z",
                "2024-03-08T00:00:00.000Z",
                "+275760-09-13T00:00:00.000Z",
                "2024-03-07T15:00:00.000Z",
                "2000-01-01T00:00:00.000Z"
            ]),
        ),
        (
            "['', 'nope', '2024-13-01', '2024-03-07T25:00', '7th March 2024', '2024-03-07T10:00:00 Z', '20240307', '13/13/2024', 'March', '10:00', '+275760-09-13T00:00:00.001Z', '2024-W10'].map((t) => [new Date(t).getTime(), Date.parse(t)])",
            json!([
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null],
                [null, null]
            ]),
        ),
        (
            "[Date.parse(new Date(5000).toString()), Date.parse(new Date(5000).toUTCString()), Date.parse(new Date(5).toISOString()), Date.parse(new Date(5000).toLocaleString())]",
            json!([5000, 5000, 5, 5000]),
        ),
        (
            "[Date.name, Date.length, Date.parse.name, Date.parse.length, Date.prototype.constructor === Date, Object.getOwnPropertyNames(Date).sort(), new Date(0).constructor === Date]",
            json!(["Date", 7, "parse", 1, true, ["UTC", "length", "name", "now", "parse", "prototype"], true]),
        ),
        (
            "[typeof Date(), typeof Date.now(), Date.UTC(2024, 2, 7), new Date(2024, 2, 7, 10).toISOString(), new Date(undefined).getTime(), new Date(null).getTime(), new Date('5', '1').getTime()]",
            json!(["string", "number", 1_709_769_600_000_i64, "2024-03-07T10:00:00.000Z", null, 0, -2_048_544_000_000_i64]),
        ),
        (
            "((d) => [d instanceof Mine, d instanceof Date, d.getTime(), d.two()])(new (globalThis.Mine = class Mine extends Date { two() { return 2 } })('March 7, 2024'))",
            json!([true, true, 1_709_769_600_000_i64, 2]),
        ),
        ("Reflect.construct(Date, ['3/7/2024'], Array) instanceof Array", json!(true)),
        ("Date.prototype.getTime.call(Reflect.construct(Date, ['3/7/2024'], Array))", json!(1_709_769_600_000_i64)),
        (
            "[new Date(new Date(7)).getTime(), new Date({ valueOf: () => 7 }).getTime(), new Date({ [Symbol.toPrimitive]: () => '3/7/2024' }).getTime(), new Date(new String('3/7/2024')).getTime()]",
            json!([7, 7, 1_709_769_600_000_i64, 1_709_769_600_000_i64]),
        ),
        ("new Date(Symbol())", json!("throws TypeError")),
        ("new Date(1n)", json!("throws TypeError")),
        ("JSON.stringify(new Date('3/7/2024'))", json!("\"2024-03-07T00:00:00.000Z\"")),
        ("structuredClone(new Date('3/7/2024')).getTime()", json!(1_709_769_600_000_i64)),
        ("Object.getOwnPropertyDescriptor(globalThis, 'Date').enumerable", json!(false)),
        ("Object.getOwnPropertyDescriptor(Date, 'prototype').writable", json!(false)),
    ]);
}

#[test]
fn dates_for_people() {
    check(&[
        (
            "((d) => [d.toLocaleString(), d.toLocaleDateString(), d.toLocaleTimeString(), d.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }), d.toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'short', day: '2-digit' }), d.toLocaleDateString(undefined, { month: 'short', day: 'numeric' }), d.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' }), d.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' }), d.toLocaleTimeString('en-US', { hour12: false }), d.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }), d.toLocaleString('en-US', { timeZone: 'UTC', timeZoneName: 'short' }), d.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' }), d.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long' }), d.toLocaleDateString('en-US', { dateStyle: 'short' }), d.toLocaleString('en-US', { month: 'long', day: 'numeric', hour: 'numeric' }), d.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }), d.toLocaleTimeString('en-US', { hour: 'numeric', minute: 'numeric', second: 'numeric', fractionalSecondDigits: 3 })])(new Date(Date.UTC(2024, 2, 7, 17, 4, 5, 67)))",
            json!([
                "3/7/2024, 5:04:05 PM",
                "3/7/2024",
                "5:04:05 PM",
                "March 7, 2024",
                "Thursday, Mar 07, 2024",
                "Mar 7",
                "03/07/24",
                "05:04 PM",
                "17:04:05",
                "17:04",
                "3/7/2024, 5:04:05 PM UTC",
                "Thursday, March 7, 2024 at 5:04 PM",
                "Mar 7, 2024, 5:04:05 PM UTC",
                "3/7/24",
                "March 7 at 5 PM",
                "Thu 5 PM",
                "5:04:05.067 PM"
            ]),
        ),
        (
            "((d) => [d.toLocaleTimeString(), d.toLocaleTimeString('en-US', { hour12: false }), d.toLocaleTimeString('en-US', { hourCycle: 'h23' }), d.toLocaleString('en-US', { month: 'long' }), d.toLocaleString('en-US', { weekday: 'narrow' })])(new Date(Date.UTC(1999, 11, 31)))",
            json!(["12:00:00 AM", "24:00:00", "00:00:00", "December", "F"]),
        ),
        (
            "[new Date(NaN).toLocaleString(), new Date(NaN).toLocaleDateString('en-US', { year: 'numeric' }), new Date(-62198755200000).toLocaleDateString()]",
            json!(["Invalid Date", "Invalid Date", "1/1/2"]),
        ),
        ("new Date(0).toLocaleDateString('en-US', { timeStyle: 'short' })", json!("throws TypeError")),
        ("new Date(0).toLocaleTimeString('en-US', { dateStyle: 'short' })", json!("throws TypeError")),
        ("new Date(0).toLocaleString('en-US', { dateStyle: 'short', year: 'numeric' })", json!("throws TypeError")),
        ("new Date(0).toLocaleString('en-US', { timeZone: 'Not/AZone' })", json!("throws RangeError")),
        ("new Date(0).toLocaleString('en-US', null)", json!("throws TypeError")),
        ("Date.prototype.toLocaleString.call({})", json!("throws TypeError")),
        (
            "['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((n) => [Date.prototype[n].name, Date.prototype[n].length, Object.getOwnPropertyDescriptor(Date.prototype, n).enumerable])",
            json!([["toLocaleString", 0, false], ["toLocaleDateString", 0, false], ["toLocaleTimeString", 0, false]]),
        ),
    ]);
}

#[test]
fn numbers_for_people() {
    check(&[
        (
            "[0, -0, 1234.5, 1234567.891, -1234.567, 0.0005, 1e21, NaN, -Infinity, 999.9999].map((n) => n.toLocaleString())",
            json!(["0", "-0", "1,234.5", "1,234,567.891", "-1,234.567", "0.001", "1,000,000,000,000,000,000,000", "NaN", "-∞", "1,000"]),
        ),
        (
            "[0, 1.005, 1234.5, 2.5, 999.995, -0.001].map((n) => n.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))",
            json!(["0.00", "1.01", "1,234.50", "2.50", "1,000.00", "-0.00"]),
        ),
        ("[2.5, 3.5, 999.5].map((n) => n.toLocaleString(undefined, { maximumFractionDigits: 0 }))", json!(["3", "4", "1,000"])),
        (
            "[0.256, 1, -0.5, 12.3456].map((n) => [n.toLocaleString('en-US', { style: 'percent' }), n.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 })])",
            json!([["26%", "25.6%"], ["100%", "100%"], ["-50%", "-50%"], ["1,235%", "1,234.6%"]]),
        ),
        (
            "['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'usd'].map((currency) => (-1234.5).toLocaleString('en-US', { style: 'currency', currency }))",
            json!(["-$1,234.50", "-€1,234.50", "-£1,234.50", "-¥1,235", "-CHF 1,234.50", "-$1,234.50"]),
        ),
        (
            "[(5).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }), (5).toLocaleString('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'name' }), (-5).toLocaleString('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' })]",
            json!(["$5", "5.00 US dollars", "($5.00)"]),
        ),
        (
            "[950, 1234.5, 999999, 1.5e9, -12345678].map((n) => [n.toLocaleString('en-US', { notation: 'compact' }), n.toLocaleString('en-US', { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })])",
            json!([["950", "950"], ["1.2K", "1.23 thousand"], ["1M", "1 million"], ["1.5B", "1.5 billion"], ["-12M", "-12.35 million"]]),
        ),
        (
            "[1234.5678, 0.00012345].map((n) => [n.toLocaleString('en-US', { maximumSignificantDigits: 3 }), n.toLocaleString('en-US', { minimumSignificantDigits: 7 })])",
            json!([["1,230", "1,234.5678"], ["0.000123", "0.0001234500"]]),
        ),
        (
            "[(1234.5).toLocaleString('en-US', { useGrouping: false }), (7).toLocaleString('en-US', { minimumIntegerDigits: 3 }), (7).toLocaleString('en-US', { signDisplay: 'always' })]",
            json!(["1234.5", "007", "+7"]),
        ),
        (
            "[12345678901234567890n.toLocaleString(), (-12n).toLocaleString('en-US', { style: 'currency', currency: 'USD' }), new Number(1234).toLocaleString()]",
            json!(["12,345,678,901,234,567,890", "-$12.00", "1,234"]),
        ),
        ("(1).toLocaleString('en-US', { style: 'currency' })", json!("throws TypeError")),
        ("(1).toLocaleString('en-US', { style: 'currency', currency: 'DOLLAR' })", json!("throws RangeError")),
        ("(1).toLocaleString('en-US', { maximumFractionDigits: 101 })", json!("throws RangeError")),
        ("(1).toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 1 })", json!("throws RangeError")),
        ("Number.prototype.toLocaleString.call('1')", json!("throws TypeError")),
        ("[Number.prototype.toLocaleString.length, BigInt.prototype.toLocaleString.name]", json!([0, "toLocaleString"])),
    ]);
}

#[test]
fn later_parts_of_the_language() {
    check(&[
        ("Array.fromAsync((async function* () { yield 1; yield 2 })())", json!([1, 2])),
        ("Array.fromAsync([Promise.resolve(1), 2])", json!([1, 2])),
        ("Array.fromAsync({ length: 2, 0: Promise.resolve('a'), 1: 'b' })", json!(["a", "b"])),
        ("Array.fromAsync([1, 2], async (v, i) => v * 10 + i)", json!([10, 21])),
        ("Array.fromAsync.call(class extends Array {}, new Set([1])).then((a) => [a.constructor === Array, a.length])", json!([false, 1])),
        ("Array.fromAsync([Promise.reject(new RangeError())])", json!("throws RangeError")),
        ("Array.fromAsync(null)", json!("throws TypeError")),
        ("[Array.fromAsync.length, Array.fromAsync.name, Array.fromAsync([]) instanceof Promise]", json!([1, "fromAsync", true])),
        (
            "[Error.isError(new TypeError()), Error.isError(new DOMException()), Error.isError({ __proto__: Error.prototype }), Error.isError(1)]",
            json!([true, true, false, false]),
        ),
        (
            "['allKeyed', 'allSettledKeyed'].map((name) => name in Promise).concat('includes' in Iterator.prototype)",
            json!([false, false, false]),
        ),
        ("[...Uint8Array.fromBase64('AQIDBA==')]", json!([1, 2, 3, 4])),
        ("['', 'AQ', 'AQ==', ' A Q I D ', 'AR=='].map((t) => [...Uint8Array.fromBase64(t)])", json!([[], [1], [1], [1, 2, 3], [1]])),
        ("Uint8Array.fromBase64('AQI', { lastChunkHandling: 'strict' })", json!("throws SyntaxError")),
        ("Uint8Array.fromBase64('AR==', { lastChunkHandling: 'strict' })", json!("throws SyntaxError")),
        ("[...Uint8Array.fromBase64('AQIDBA', { lastChunkHandling: 'stop-before-partial' })]", json!([1, 2, 3])),
        ("[...Uint8Array.fromBase64('-_8', { alphabet: 'base64url' })]", json!([251, 255])),
        (
            "['A', 'A===', 'AQ=', 'AQ==A', '-_8=', 'AQ=x'].map((t) => { try { return Uint8Array.fromBase64(t).length } catch (e) { return e.name } })",
            json!(["SyntaxError", "SyntaxError", "SyntaxError", "SyntaxError", "SyntaxError", "SyntaxError"]),
        ),
        ("Uint8Array.fromBase64(1)", json!("throws TypeError")),
        ("Uint8Array.fromBase64('', { alphabet: 'rot13' })", json!("throws TypeError")),
        (
            "[new Uint8Array([251, 255]).toBase64(), new Uint8Array([251, 255]).toBase64({ alphabet: 'base64url', omitPadding: true })]",
            json!(["+/8=", "-_8"]),
        ),
        ("[new Uint8Array([1, 171]).toHex(), [...Uint8Array.fromHex('01aB')]]", json!(["01ab", [1, 171]])),
        (
            "['0', '0g'].map((t) => { try { return Uint8Array.fromHex(t) } catch (e) { return e.name } })",
            json!(["SyntaxError", "SyntaxError"]),
        ),
        (
            "((a) => [a.setFromBase64('AQIDBAUG'), [...a], a.setFromHex('ffee'), [...a]])(new Uint8Array(5))",
            json!([{ "read": 4, "written": 3 }, [1, 2, 3, 0, 0], { "read": 4, "written": 2 }, [255, 238, 3, 0, 0]]),
        ),
        (
            "((a) => [a.subarray(1).setFromBase64('AQID BA=='), [...a]])(new Uint8Array(5))",
            json!([{ "read": 9, "written": 4 }, [0, 1, 2, 3, 4]]),
        ),
        ("Uint8Array.prototype.toHex.call(new Int8Array(1))", json!("throws TypeError")),
    ]);
}

#[test]
fn what_other_runtimes_do_otherwise() {
    check(&[
        // A text, by WebIDL.
        ("String(new URLSearchParams(null))", json!("null=")),
        ("structuredClone.length", json!(1)),
        // Not serializable.
        ("structuredClone(new URL('http://a'))", json!("throws DataCloneError")),
        ("structuredClone(1, { transfer: [{}] })", json!("throws DataCloneError")),
        // Serializable.
        (
            "((e) => [e instanceof DOMException, e.name, e.message, e.code])(structuredClone(new DOMException('m', 'AbortError')))",
            json!([true, "AbortError", "m", 20]),
        ),
        // UTC is the only time zone: a time in another one would be wrong.
        ("new Date(0).toLocaleString('en-US', { timeZone: 'America/New_York' })", json!("throws RangeError")),
        // Locales are all one.
        ("[new Date(0).toLocaleDateString('de-DE'), (1234.5).toLocaleString('de-DE')]", json!(["1/1/1970", "1,234.5"])),
        ("new Date(0).toLocaleDateString('en-US', { year: 'roman' })", json!("1/1/1970")),
        ("new TextDecoder('latin1')", json!("throws RangeError")),
    ]);
}

#[test]
fn guests_that_overwrite_what_these_stand_on_harm_only_themselves() {
    check(&[
        (
            "(() => { delete globalThis.DOMException; Error.prototype.constructor = null; try { atob('*') } catch (e) { return [e.name, e.message.length > 0] } })()",
            json!(["InvalidCharacterError", true]),
        ),
        (
            "(() => { Date.prototype.getTime = () => 1; Date.prototype.valueOf = () => 2; return [structuredClone(new Date(5)).toISOString(), new Date(0).toLocaleDateString()] })()",
            json!(["1970-01-01T00:00:00.005Z", "1/1/1970"]),
        ),
        (
            "(() => { const map = new Map([[1, new Set([2])]]); Map.prototype.set = null; Set.prototype.add = null; Array.prototype.push = null; return structuredClone(map).get(1).has(2) })()",
            json!(true),
        ),
        (
            "(() => { const { prototype } = URLSearchParams; for (const key of Object.keys(prototype)) delete prototype[key]; const u = new URL('http://a/?b=1'); return [u.searchParams.get, `${u}`] })()",
            json!([null, "http://a/?b=1"]),
        ),
    ]);
}
