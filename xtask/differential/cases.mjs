// Hand-picked snippets: what a random one does not hit.

const replaced = {
  JSON: ['parse', 'stringify'],
  Array: ['from'],
  'Array.prototype': ['concat', 'fill', 'includes', 'indexOf', 'join', 'lastIndexOf', 'sort', 'splice', 'toSorted', 'unshift'],
  'Object.getPrototypeOf(Uint8Array).prototype': ['sort', 'toSorted'],
  'String.prototype': ['localeCompare', 'padEnd', 'padStart', 'repeat', 'replaceAll', 'split'],
};

// How the functions themselves look.
const looks = Object.entries(replaced).flatMap(([owner, names]) =>
  names.map((name) => ({
    source: `const f = ${owner}.${name}; let made; try { made = new f() } catch (e) { made = e.name }
      return [Object.getOwnPropertyDescriptor(${owner}, "${name}"), Object.getOwnPropertyDescriptors(f), Object.getPrototypeOf(f) === Function.prototype, made, f + ""]`,
  })),
);

const texts = [
  '', ' ', 'x', 'undefined', 'NaN', 'Infinity', '[object Object]', '-', '-x', '01', '-01', '1.', '.5', '1.e1', '1e', '1e+', '1ee1', '+1', '0x10', '1_000', "'a'", '"a', '"a\\', '"\\x"', '"\\u12"', '"\\u12g4"', '"\\ud800"', '"\\uD83D\\uDE00"', '"\n"', '"\t"', '"\u007f\u2028"',
  '[', '[1', '[1,', '[1,]', '[,1]', '[1 2]', '[1}', '{', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '{,}', '{a:1}', "{'a':1}", '{"a" 1}', '{"a":1 "b":2}', '{"a":1]', '{1:2}', '1 2', '1,', '"a" "b"', 'true false', 'tru', 'trux', 'nul', 'null1', 'True', 'nulL',
  '[1,2,3] // comment', '/* c */ 1', '\ufeff1', '\u00a01', '1\u000b', '{"a":"b"}x', '```json\n{"a":1}\n```', 'Here is the JSON: {"a":1}', '<!DOCTYPE html><html><body>Not found</body></html>', '{"long":"' + 'x'.repeat(60) + '" "y":1}', '{"long":"' + 'x'.repeat(60) + '",y:1}', '[' + '1,'.repeat(40) + 'é]', '{"a":€}', '"€" x', '[1,2,\n3,\n@]',
  '{"__proto__":1,"__proto__":{"a":2}}', '{"a":1,"b":2,"a":3}', '{"2":1,"1":2,"b":3,"a":4,"0":5}', '{"4294967294":1,"4294967295":2,"01":3,"-0":4,"1":5}', '{"":1}', '9007199254740993', '1e400', '-1e400', '1e-400', '-0', '0.1e1', '123456789012345678901234567890', '2147483648', '-2147483649', '1.0', '1E5', '100000000000000000000000', '\r\n\t 1 \r\n\t',
];
const parses = texts.map((text) => ({ source: `return JSON.parse(${JSON.stringify(text)})`, messages: true }));

const plain = (...sources) => sources.map((source) => ({ source }));
const told = (...sources) => sources.map((source) => ({ source, messages: true }));
const alone = (...sources) => sources.map((source) => ({ source, alone: true }));

// Each of these is compared with each.
const words = ['', ' ', 'a', 'A', 'á', 'Á', 'a\u0301', 'ä', 'b', 'B', 'z', 'Z', 'é', 'e', 'résumé', 'resume', 'Resume', 'item 2', 'item 10', 'item-2', 'item_2', 'item2', '10', '9', '002', '2', '-1', '_x', 'ß', 'ss', 'œ', 'oe', 'ñ', 'n', 'o', 'Ω', 'я', '中', '日', '€', '$', '\u{1f600}', '\ud800', '.', '#1', 'co-op', 'coop', 'Co-op'];
const orders = ['undefined', '{}', '{ numeric: true }', '{ sensitivity: "base" }', '{ sensitivity: "accent" }', '{ sensitivity: "case" }', '{ sensitivity: "variant" }', '{ caseFirst: "upper" }', '{ caseFirst: "lower" }', '{ ignorePunctuation: true }', '{ numeric: true, sensitivity: "base" }'];
const collations = orders.map((order) => ({
  source: `const words = ${JSON.stringify(words)}; const order = ${order};
    return words.map((a) => words.map((b) => '<=>'[a.localeCompare(b, "en-US", order) + 1]).join(""))`,
}));
const patterns = ['/\\//', '/a\\/b/g', '/[/]/', '/[\\]/]/', '/[\\/]\\//', '/\\\\\\//', '/\\[\\//', '/https?:\\/\\/x/', 'new RegExp("/")', 'new RegExp("\\\\/")', 'new RegExp("[/]")', 'new RegExp("a/b[c/d]e/f")', 'new RegExp("")', 'new RegExp("\\n\\r\\u2028")', '/\\n/', 'RegExp.prototype'];
const sources = patterns.map((pattern) => ({ source: `const r = ${pattern}; return [r.source, "" + r, r === RegExp.prototype || r.test("//"), new RegExp(r).source === r.source]` }));

export const cases = [
  ...looks,
  ...parses,
  ...collations,
  ...sources,
  ...plain(
    'const d = Object.getOwnPropertyDescriptor(RegExp.prototype, "source"); return [d.set, d.enumerable, d.configurable, d.get.name, d.get.length, Object.getOwnPropertyNames(RegExp.prototype).includes("source")]',
    'return Object.getOwnPropertyDescriptor(RegExp.prototype, "source").get.call({})', 'return "a".localeCompare()', 'return "a".localeCompare.call(null, "b")', 'return "undefined".localeCompare()', 'return (5).toString.call(5).localeCompare(5)', 'return "a".localeCompare("b", "en", null)',
    'const seen = []; "a".localeCompare("b", "en", new Proxy({}, { get(_, key) { seen.push(key) } })); return seen.filter((key) => key !== "localeMatcher" && key !== "usage" && key !== "collation")',
  ),
  ...told(
    'return JSON.parse(undefined)', 'return JSON.parse({})', 'return JSON.parse()', 'return JSON.parse(null)', 'return JSON.parse({ toString() { return "[1]" } })',
    'return JSON.stringify(1n)', 'return JSON.stringify([Object(1n)])', 'const a = []; a[0] = a; return JSON.stringify(a)', 'const a = { b: { c: {} } }; a.b.c.d = a; return JSON.stringify(a)', 'const a = { b: { c: {} } }; a.b.c.d = a.b; return JSON.stringify({ x: [0, a] })',
    'const a = []; let b = a; for (let i = 0; i < 9; i++) b = b[1] = [0]; b[2] = a; return JSON.stringify(a)',
    'return "x".repeat(-1)', 'return "x".repeat(Infinity)', 'return "x".repeat(2 ** 29)', 'return "ab".repeat(2 ** 28)', 'return "".repeat(2 ** 40)', 'return "x".repeat(2 ** 53).length', 'return "x".padStart(2 ** 29)', 'return "x".padEnd(2 ** 53, "ab")', 'return "x".padEnd(2 ** 53, "")',
    'return new Array(1e9).join("x")', 'return new Array(2 ** 32 - 1).join()',
    'return [3, 1].sort(null)', 'return [].sort({})', 'return new Uint8Array(2).sort(null)', 'return new Uint8Array(2).toSorted(1)', 'return [1].toSorted(Symbol)',
    'return [1, 2].toSorted.call({ length: 2 ** 32 })', 'return "x".repeat.call(null)', 'return "a".replaceAll(/a/, "b")',
  ),
  ...plain(
    'return Object.getOwnPropertyDescriptor(JSON, Symbol.toStringTag)', 'return Object.getOwnPropertyDescriptor(globalThis, "JSON").enumerable',
    'return JSON.stringify("\\ud83d\\ude00\\ud83d\\udc00\\udc00")', 'return JSON.stringify({ "\\ud800": 1 })', 'return JSON.stringify()', 'return JSON.stringify(Symbol())', 'return JSON.stringify({ toJSON: 5 })',
    'return JSON.stringify(new Proxy([1, 2], {}))', 'return JSON.stringify(new Proxy({ a: 1 }, {}), null, 2)', 'return JSON.stringify(new Proxy(() => {}, {}))', 'const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return JSON.stringify(proxy)',
    'return JSON.stringify({ get a() { delete this.b; return 1 }, b: 2, c: 3 })', 'return JSON.stringify({ get a() { this.z = 9; return 1 }, b: 2 })', 'const a = [1, 2, 3]; return JSON.stringify([{ toJSON() { a.length = 0; return 1 } }, a])',
    'return JSON.stringify({ a: [], b: {}, c: [[]], d: [{}] }, null, 2)', 'return JSON.stringify([undefined, () => 1, Symbol()], null, 1)', 'return JSON.stringify({ a: undefined }, null, 2)',
    'const b = { x: 1 }; return JSON.stringify([b, b, { b }])', 'class P { toJSON() { return this.constructor.name } } return JSON.stringify(new P())',
    'return JSON.stringify(Object.assign(Object(1), { valueOf: () => 7 }))', 'return JSON.stringify(Object.assign(Object("a"), { toString: () => "b" }))', 'return JSON.stringify({ a: 1 }, [Object.assign(Object("x"), { toString: () => "a" })])',
    'const o = { length: 2, 0: "a" }; return JSON.stringify({ a: 1 }, o)', 'return JSON.stringify(Object.create({}, { a: { value: 1, enumerable: false }, b: { value: 2, enumerable: true } }))',
    'return JSON.stringify(-0)', 'return JSON.stringify([1e21, 1e-7, 123456789.125, 5e-324, -1.5])', 'return JSON.stringify("\\u0000\\u001f\\u007f\\u2028")', 'return JSON.stringify({ 1: 1, b: 2, 0: 3, [Symbol()]: 4 })',
    'return [3, 20, 100, undefined, , null, "b", "a"].sort()',  'const a = [3, , 1]; Object.prototype[1] = 2; try { a.sort() } finally { delete Object.prototype[1] } return a',
    'const a = [...Array(200).keys()]; const b = [...a].sort(() => Math.random() - 0.5); return b.length === 200 && new Set(b).size === 200', 'const a = new Float64Array(100).map((_, i) => i); a.sort(() => Math.random() - 0.5); return new Set(a).size',
    'return [2, 1].sort((a, b) => a + ":" + b)', 'const seen = []; [2, 1].sort((a, b) => { seen.push([a, b]); return 0 }); return seen', 'return [5, 1, 4].sort(undefined)', 'return [Symbol()].sort().length', 'return [Symbol(), 1].sort()', 'return ["B", "a", "é", "Z", "€", "\\ud83d\\ude00", "\\uffff"].sort()',
    'const a = [1, [2]]; a.push(a); a[1].push(a); return a.join("-")', 'return [null, undefined, [], [[1, 2], 3]] + ""', 'return [1, 2].join(Symbol())', 'return new Array(3).join("ab")', 'return new Array(1e7).join("").length', 'const a = [1]; a.length = 1e7; return a.join("")',
    'let a = [1]; a.length = 4e7; const b = a.concat([2]); return [b.length, b[4e7]]', 'return [1].concat({ length: 2, 0: "a", [Symbol.isConcatSpreadable]: true })', 'const a = [1]; a[Symbol.isConcatSpreadable] = false; return [0].concat(a)', 'return [, 1].concat([, 2], 3)', 'return [].concat("ab", Object("cd"))',
    'return new Array(5).fill(0)', 'return [1, 2, 3].fill(9, -2, -1)', 'const a = [1, 2, 3]; a.fill(0, { valueOf() { a.length = 1; return 0 } }); return a', 'return Array(3).fill().map((_, i) => i)', 'const a = Object.preventExtensions(new Array(3)); return a.fill(1)',
    'return Array.from({ length: 3 })', 'return Array.from("a😀b")', 'return Array.from({ length: 2 ** 32 })', 'return Array.from({ length: -1 })', 'return Array.from(null)', 'return Array.from(5)', 'return Array.from([1, , 3])', 'const a = [1, 2, 3]; return Array.from(a, (x) => { if (x < 3) a.push(x * 10); return x })', 'return Array.from({ length: 2, 0: "x" }, (x, i) => [x, i])',
    'const it = { next() { return { done: this.n++ > 2, value: this.n } }, n: 0, [Symbol.iterator]() { return this }, return() { this.closed = true; throw 1 } }; try { Array.from(it, () => { throw "mapped" }) } catch (e) { return [e, it.closed] }',
    'return [NaN, undefined, -0].map((x) => [[NaN, , 0].includes(x), [NaN, , 0].indexOf(x)])', 'return [1, 2, 3].lastIndexOf(3, undefined)', 'return ["a", "b"].indexOf("b", -1)', 'return [].includes()', 'return [,].includes()', 'return [,].includes(undefined, 1)',
    'const a = [1, 2, 3, 4, 5]; return [a.splice(1, 2, "x", "y", "z"), a]', 'const a = [1, 2, 3]; return [a.splice(), a]', 'const a = [1, 2, 3]; return [a.splice(-2), a]', 'const a = [1, 2, 3]; return [a.splice(1, undefined), a]', 'const a = [1, 2, 3]; return [a.splice(0, 1e9, 7), a]', 'const a = [1]; return [a.splice(5, 0, 2, 3, 4), a]', 'const a = [1, 2]; a.unshift(...Array(10).keys()); return a', 'return [].unshift()', 'const a = Object.freeze([1]); try { a.unshift(2) } catch (e) { return [e.name, a] }',
    'return "a,b,,c,".split(",")', 'return "".split(",")', 'return "".split("")', 'return "abc".split("", 2)', 'return "aXbXc".split("X", -1)', 'return "a\\r\\nb\\nc".split(/\\r?\\n/)', 'return "a😀b".split("")', 'return "é€é".split("é")', 'return "aaa".split("aa")', 'return "abc".split(undefined, 0)',
    'return "aaa".replaceAll("", "-")', 'return "aXaX".replaceAll("aX", "$$-$&-$`-$\'-$1-$")', 'return "x".replaceAll("x", () => "$&")', 'return "a.b.c".replaceAll(".", "")', 'return "abab".replaceAll("ab", (m, p, s) => [m, p, s].join())',
    'return "abc".padStart(10, "12") + "abc".padEnd(10, "12") + "é".padStart(3, "€")', 'return "5".padStart(3, 0)',
  ),
  ...alone(
    'Array.prototype[Symbol.iterator] = function* () { yield "mine" }; return Array.from([1, 2])',
    'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true }); return Array.from([1, 2])',
    'Object.prototype.toJSON = function () { return "mine" }; return JSON.stringify([{ a: 1 }, 5])',
    'BigInt.prototype.toJSON = function () { "use strict"; return typeof this + this }; return JSON.stringify([1n, { a: 2n }])',
    'Object.defineProperty(Object.prototype, "a", { set() { throw 1 } }); return JSON.parse("{\\"a\\":1}")',
    'Object.defineProperty(Array.prototype, 0, { set() { throw 1 }, get() { return "inherited" } }); const r = [JSON.parse("[1]"), [1].concat([2]), Array.from([5]), [3, 1].toSorted(), "a,b".split(","), [, 1].join(), [,].includes("inherited"), [,].indexOf("inherited")]; let set; try { [, 1].fill(7) } catch (e) { set = e } return [r, set]',
    'Array.prototype[1] = "p"; const r = [[3, , 1].sort(), [2, , 1].concat([,]), [1, , 2].lastIndexOf("p"), [0, ,].splice(0, 1), JSON.stringify([1, , 3])]; delete Array.prototype[1]; return r',
    'Array.prototype.constructor = class extends Array { constructor(n) { super(n); this.mine = 1 } }; return [[1, 2].splice(0, 1), [1].concat(2)]',
    'Object.defineProperty(Array, Symbol.species, { value: function (n) { this.n = n } }); return [[1, 2].splice(0, 1), [1].concat(2)]',
    'Number.prototype[Symbol.iterator] = function* () { "use strict"; yield typeof this }; return Array.from(5)',
    'Array.isArray = () => true; Reflect.deleteProperty = Object.keys = () => { throw 1 }; return [JSON.stringify({ a: 1 }), JSON.parse("{\\"a\\":1}", (k, v) => (k === "a" ? undefined : v))]',
    'Array.prototype.join = () => "mine"; return [[1, 2] + "", String([3])]',
    'delete Array.prototype.join; return [1, 2] + ""',
    'String.prototype.toString = Number.prototype.toString = () => "mine"; return [JSON.stringify([1, "a"]), [1, "a"].join(), [2, 10].sort()]',
  ),
];
