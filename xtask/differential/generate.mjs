// Random snippets from a seed: values are built from text, so that a report shows all there is to see.

export function generate(seed, count) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit) => Math.floor(random() * limit);
  const pick = (list) => list[below(list.length)];
  const some = (limit, make) => Array.from({ length: below(limit + 1) }, make);
  const chance = (part) => random() < part;

  // Strings, as source text.
  const units = ['a', 'b', 'A', '0', ' ', '$', '&', '\\n', '\\t', '\\u0000', '\\u001f', '\\x7f', '\\x80', '\\xff', 'é', '\\u0100', '€', '\\u2028', '😀', '\\ud800', '\\udc00', '\\"', '\\\\', '/', '\\b', '\\f', '.', ','];
  const text = (limit = 5) => `"${some(limit, () => pick(units)).join('')}"`;
  const ab = (limit) => `"${some(limit, () => pick(['a', 'b', 'a', 'é', '€', '\\ud83d'])).join('')}"`;
  const number = () =>
    pick(['0', '-0', '1', '-1', '2', '3', '7', '10', '100', '1.5', '-2.25', '1e21', '1e-7', '123456789012', '2147483647', '2147483648', '-2147483648', '4294967295', '0.1', '5e-324', '1.7976931348623157e308', String(random() * 1000), String(below(1e6))]);
  const odd = () => pick(['NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'true', 'false', '5n', 'Symbol()', '(() => 1)']);
  const primitive = () => (chance(0.4) ? number() : chance(0.5) ? text() : odd());
  const key = () => pick(['a', 'b', 'c', '"x y"', '1', '0', '10', '"01"', '"-1"', '4294967294', '4294967295', '"é"', '"\\ud800"', '"toString"', '"length"', '["__proto__"]', 'name']);
  const boxed = () => pick([`Object(${number()})`, `Object(${text()})`, 'Object(true)', 'Object(3n)', 'Object(Symbol())', 'new Date(0)', 'new Date(NaN)', '/x/g', 'new Map([[1, 2]])', 'new Set([1])', 'new Uint8Array([1, 2])', 'Object.create(null)', 'Object.create({ inherited: 1 })', '(class A { x = 1; get y() { return 2 } })', 'new (class A { x = 1; #p = 2; get y() { return 2 } })()', 'Object.freeze([1, 2])', '(function () { return arguments })(1, 2)']);
  const value = (depth = 3) => {
    const kind = random();
    if (depth === 0 || kind < 0.35) return primitive();
    if (kind < 0.45) return boxed();
    if (kind < 0.5) return `{ toJSON(k) { return ${pick(['k', 'this.v', 'undefined', '[k, typeof k]', '{ nested: 1 }'])} }, v: ${value(depth - 1)} }`;
    if (kind < 0.53) return `{ get g() { return ${value(depth - 1)} }, set s(v) {} }`;
    if (kind < 0.76) return `[${some(4, () => (chance(0.1) ? ' ' : value(depth - 1))).join(', ')}]`;
    return `{ ${some(5, () => `${key()}: ${value(depth - 1)}`).join(', ')} }`;
  };

  // JSON texts.
  const space = () => (chance(0.8) ? '' : pick([' ', '\n', '\t', '\r\n', '  ']));
  const jsonString = () => JSON.stringify(some(4, () => pick(['a', 'b', 'é', '€', '😀', '"', '\\', '\n', '\u0001', '\ud800', '/'])).join('')).replace(/[aé/]/g, (c) => (chance(0.3) ? pick(['\\u00' + c.charCodeAt(0).toString(16), '\\u00' + c.charCodeAt(0).toString(16).toUpperCase()]) : c));
  const jsonNumber = () => pick(['0', '-0', '1', '-1', '0.5', '-0.0', '1e5', '1E+5', '1e-5', '1.25e2', '1e400', '-1e400', '1e-400', '9007199254740993', '123456789', '1234567890', '4294967296', '-2147483648', '0.1234567890123456789', '1'.repeat(30), '0e0', '-0e-0', '123.0', String(random())]);
  const json = (depth = 3) => {
    const kind = random();
    const body =
      depth === 0 || kind < 0.4
        ? pick([jsonNumber, jsonString, () => pick(['true', 'false', 'null'])])()
        : kind < 0.65
          ? `[${some(4, () => json(depth - 1)).join(',')}${space()}]`
          : `{${some(4, () => `${space()}${pick(['"a"', '"b"', '"1"', '"0"', '"10"', '"__proto__"', '"constructor"', '""', '"length"', '"\\u0061"', '"é"', '"€"'])}${space()}:${json(depth - 1)}`).join(',')}${space()}}`;
    return space() + body + space();
  };
  const broken = () => {
    const whole = [...json()];
    for (let i = 0; i <= below(2); i++) {
      const at = below(whole.length + 1);
      const junk = pick(['"', '\\', '{', '}', '[', ']', ',', ':', 'x', '1', '-', '.', 'e', 't', 'n', '\n', '\u0000', 'é', '€', '😀', '\ud800', "'", '\u00a0', '+', 'NaN', 'u']);
      whole.splice(at, chance(0.5) ? 1 : 0, ...(chance(0.7) ? [junk] : []));
      if (chance(0.2)) whole.length = below(whole.length + 1);
    }
    return whole.join('');
  };
  const literal = (content) => JSON.stringify(content);
  const revivers = [
    '(k, v) => v',
    '(k, v) => (typeof v === "number" ? v * 2 : v)',
    '(k, v) => (k === "a" ? undefined : v)',
    'function (k, v) { log[log.length] = [k, typeof v, isArray(this)]; return v }',
    'function (k, v) { if (k === "a" && !isArray(this)) delete this.b; return v }',
    'function (k, v) { if (k === "0" && isArray(this)) this.pop(); return v }',
    'function (k, v) { if (k === "a") this.b = { late: [1] }; return v }',
    'function (k, v) { if (k === "1" && isArray(this)) this[2] = [5, 6]; return k === "0" ? undefined : v }',
    'function (k, v) { if (k === "a") Object.freeze(this); return typeof v === "number" ? undefined : v }',
    '(k, v) => { if (v === null) throw k; return v }',
  ];
  const replacers = [
    'undefined', 'undefined', 'null', '7', '"a"',
    '(k, v) => v',
    '(k, v) => (typeof v === "number" ? v + 1 : v)',
    '(k, v) => (k === "a" ? undefined : v)',
    'function (k, v) { log[log.length] = [k, typeof v, typeof this[k]]; return v }',
    '(k, v) => (k === "" ? { a: v, b: [v] } : k === "a" ? "A" : v)',
    '["a", "b"]', '["b", "a", "b", 1, Object(1), Object("c"), {}, null, "length"]', '[]', 'new Proxy(["a", 0], {})', '[[1], 1.5, -0]',
  ];
  const spaces = ['undefined', 'undefined', '0', '1', '2', '4', '11', '-1', '2.9', 'NaN', 'Infinity', '"--"', '"\\t"', '"abcdefghijklm"', '""', '"\\ud800"', '"é"', 'Object(3)', 'Object("ab")', 'true', 'null', '{}'];

  // Things that array methods are called on.
  const item = () => (chance(0.5) ? pick(['0', '1', '2', '3', '10', '-1', '-0']) : chance(0.5) ? pick(['"a"', '"b"', '"10"', '"é"', '""', '"€"']) : pick(['undefined', 'null', 'NaN', '1.5', 'true', '{}', '[1]', '[2, [3]]', '1n', 'Object("s")']));
  const numbers = () => `[${some(12, () => String(below(20) - 5)).join(', ')}]`;
  const list = () => {
    const items = some(8, () => (chance(0.12) ? ' ' : item()));
    return `[${items.join(', ')}${items.at(-1) === ' ' ? ',' : ''}]`;
  };
  const receiver = () =>
    pick([
      list, list, list, list, numbers,
      () => `Object.freeze(${list()})`,
      () => `Object.seal(${list()})`,
      () => `Object.preventExtensions(${list()})`,
      () => `Object.defineProperty(${list()}, "length", { writable: false })`,
      () => `Object.assign(${list()}, { extra: 1 })`,
      () => `Object.defineProperty(${list()}, ${below(6)}, { get() { log[log.length] = "got"; return 7 }, configurable: ${chance(0.5)}, enumerable: true })`,
      () => `((a) => { a[${pick([20, 50, 300])}] = ${item()}; return a })(${list()})`,
      () => `((a) => { a.length = ${pick([0, 2, 12, 40])}; return a })(${list()})`,
      () => `Object.setPrototypeOf(${list()}, ${pick(['{ 1: "inherited", __proto__: Array.prototype }', 'null', '[ , , , "p"]', 'Object.create(Array.prototype)'])})`,
      () => `new (class B extends Array {})(...${list()})`,
      () => `new (class B extends Array { static get [Symbol.species]() { return Array } })(...${list()})`,
      () => `((a) => { a.constructor = ${pick(['undefined', 'null', '{}', '{ [Symbol.species]: null }', '{ [Symbol.species]: function (n) { this.n = n } }', '5'])}; return a })(${list()})`,
      () => `{ length: ${pick(['0', '3', '"2"', '-1', '2.7', 'NaN', '{ valueOf() { return 2 } }'])}, 0: ${item()}, 1: ${item()}, 2: ${item()}, 5: 9 }`,
      () => `watched(${list()}, log)`,
      () => `watched({ length: 3, 0: ${item()}, 2: ${item()} }, log)`,
      () => `new Uint8Array(${numbers()})`,
      () => `(function () { return arguments })(${item()}, ${item()})`,
      () => text(4),
      () => `Object(${text(4)})`,
      () => pick(['null', 'undefined', '5', 'true', '{}', '(x, y) => 1']),
    ])();
  const place = () => pick(['0', '1', '2', '3', '-1', '-2', '5', '100', '-100', 'undefined', 'NaN', 'Infinity', '-Infinity', '1.9', '"1"', 'null', '{ valueOf() { log[log.length] = "valueOf"; return 1 } }']);
  const args = (limit, make) => some(limit, make).map((made) => `, ${made}`).join('');
  // Comparators that contradict themselves give what the implementation likes.
  const comparators = [
    'undefined', 'undefined', '(a, b) => { const [x, y] = [typeof a + String(a), typeof b + String(b)]; return x < y ? -1 : x > y ? 1 : 0 }', '(a, b) => (typeof a < typeof b ? 1 : typeof a > typeof b ? -1 : 0)',
    '() => 0', '() => NaN', '() => undefined', '() => false', '(a, b) => { throw "no" }', '() => ({ valueOf() { return 0 } })', '() => Symbol()', '() => 1n', 'null', '5', '{}',
    '(a, b) => { list.length = 0; return 0 }', '(a, b) => { list[0] = "new"; return typeof a < typeof b ? -1 : typeof a > typeof b ? 1 : 0 }', '(a, b) => { list[40] = 1; return 0 }',
  ];
  const numeric = ['undefined', '(a, b) => a - b', '(a, b) => b - a', '(a, b) => (a < b ? -1 : a > b ? 1 : 0)', '() => 0', '() => NaN', '() => { throw "no" }', 'null', '() => 1n', '() => Symbol()', '(a, b) => { list[0] = 9; return b - a }'];
  const call = (method, rest) => `const log = []; const list = ${receiver()}; let out; try { out = Array.prototype.${method}.call(list${rest()}) } catch (e) { out = e?.name ?? e } return [out, out === list, list, log]`;

  const sorted = (method) => {
    const source = call(method, () => `, ${pick(comparators)}`);
    // How often a comparator is called is nobody's business, so none may leave traces in the log of a proxy.
    return /watched[^]*=> \{ list/.test(source) ? sorted(method) : { source };
  };

  const kinds = {
    parse: () => ({ source: `return JSON.parse(${literal(json(4))})`, messages: true }),
    broken: () => ({ source: `return JSON.parse(${literal(broken())})`, messages: true }),
    revive: () => ({ source: `const log = []; return [JSON.parse(${literal(json())}, ${pick(revivers)}), log]` }),
    stringify: () => ({ source: `const log = []; return [JSON.stringify(${value()}, ${pick(replacers)}, ${pick(spaces)}), log]`, messages: true }),
    plain: () => ({ source: `return JSON.stringify(${value(4)})`, messages: true }),
    watch: () => ({ source: `const log = []; return [JSON.stringify(watched(${pick([value, receiver])()}, log)), log]` }),
    cycle: () => {
      const keys = some(5, () => pick(['a', '0', 'x y', 'toString']));
      const steps = keys.map((k) => `at = at[${JSON.stringify(k)}] = ${pick(['{}', '[]', 'new (class Foo {})()', 'new Map()', 'Object.create(null)'])};`).join(' ');
      return { source: `const root = {}; let at = root; ${pick(['', 'at = root.outer = [];'])} const start = at; ${steps} at.end = [1, ${pick(['root', 'start', 'at'])}]; return JSON.stringify(root)`, messages: true };
    },
    sort: () => sorted('sort'),
    toSorted: () => sorted('toSorted'),
    stable: () => ({ source: `const list = ${numbers()}.map((n, i) => ({ n: n % 4, i })); list.sort((a, b) => ${pick(['a.n - b.n', 'b.n - a.n'])}); return list.map(({ n, i }) => n + ":" + i)` }),
    numbers: () => ({ source: `const list = ${numbers()}; const out = list.${pick(['sort', 'toSorted'])}(${pick([...numeric, '(a, b) => a > b', '(a, b) => (a < b ? -1 : 1)'])}); return [out, out === list, list]` }),
    typed: () => ({ source: `const list = new ${pick(['Int8Array', 'Uint8ClampedArray', 'Float64Array', 'Float32Array', 'Uint32Array'])}([${some(9, () => pick(['1', '-1', '0', '-0', '3.5', '200', 'Infinity'])).join(', ')}]); const out = list.${pick(['sort', 'toSorted'])}(${pick([...numeric, '(a, b) => a > b'])}); return [out, out === list, list]` }),
    join: () => ({ source: call('join', () => args(1, () => pick(['undefined', '"-"', '""', 'null', '", "', '"€"', '{ toString() { log[log.length] = "sep"; return "+" } }']))) }),
    concat: () => ({ source: call('concat', () => args(3, () => pick([receiver, item, list])())) }),
    fill: () => ({ source: call('fill', () => `, ${item()}${args(2, place)}`) }),
    includes: () => ({ source: call('includes', () => `, ${item()}${args(1, place)}`) }),
    indexOf: () => ({ source: call('indexOf', () => `, ${item()}${args(1, place)}`) }),
    lastIndexOf: () => ({ source: call('lastIndexOf', () => `, ${item()}${args(1, place)}`) }),
    splice: () => ({ source: call('splice', () => (chance(0.1) ? '' : `, ${place()}${chance(0.2) ? '' : `, ${place()}${args(4, item)}`}`)) }),
    unshift: () => ({ source: call('unshift', () => args(4, item)) }),
    from: () => ({
      source: `const log = []; const list = ${pick([receiver, () => `new Set(${list()})`, () => `new Map([[1, 2]])`, () => `(function* () { try { yield 1; yield 2; yield 3 } finally { log[log.length] = "closed" } })()`, () => `{ [Symbol.iterator]: ${pick(['null', 'undefined', '5', '() => 5', '() => ({})', '() => ({ next: () => 1 })', '() => ({ next: () => ({ done: true }) })'])}, length: 1 }`])()}; let out; try { out = Array.from.call(${pick(['Array', 'Array', 'Array', 'undefined', 'Object', 'class C extends Array {}', 'function (n) { this.n = n }', '() => 1'])}, list${pick(['', '', ', undefined', ', (v, i) => [v, i]', ', function (v) { return this }, "t"', ', (v, i) => { if (i === 1) throw "mapped"; return v }', ', 5', ', (v) => { list.length = 1; return v }'])}) } catch (e) { out = e?.name ?? e } return [out, list, log]`,
    }),
    repeat: () => ({ source: `return ${pick([text, () => 'Object("ab")'])()}.repeat(${pick(['0', '1', '2', '3', '17', '-1', '-0.5', '2.9', 'NaN', 'Infinity', '-Infinity', '"2"', 'undefined', 'null', '2 ** 40', '2 ** 30'])})`, messages: true }),
    pad: () => ({ source: `return String.prototype.${pick(['padStart', 'padEnd'])}.call(${pick([text, number])()}, ${pick(['0', '5', '10', '100', '3.9', '"7"', '-1', 'NaN', 'undefined', '2 ** 31', 'Infinity'])}${args(1, () => pick([text, () => pick(['undefined', 'null', '0', '"ab"', '""'])])())})`, messages: true }),
    split: () => ({ source: `return String.prototype.split.call(${pick([() => ab(12), text, number])()}, ${pick([() => ab(2), () => pick(['undefined', 'null', '1', '/a/', '/(a)|b/', '{ [Symbol.split](s, l) { return [s, l] } }', '["a"]', '{ toString() { return "a" } }', '""'])])()}${args(1, () => pick(['0', '1', '2', '-1', 'undefined', 'NaN', '2 ** 32', '2 ** 32 + 1', '"2"']))})` }),
    replaceAll: () => ({ source: `return String.prototype.replaceAll.call(${pick([() => ab(12), text])()}, ${pick([() => ab(2), () => pick(['undefined', '/a/g', '/a/', '{ [Symbol.replace](s, l) { return [s, typeof l] } }', '["a"]', '""', '"$"'])])()}, ${pick([() => ab(3), text, () => pick(['"$$"', '"[$&]"', '"$`"', "\"$'\"", '"$1$<a>$"', '"$$1"', '(...a) => a.join("|")', '() => undefined', '() => "$&"', 'undefined', 'null', '5', '() => { throw 1 }'])])()})` }),
  };
  return Object.entries(kinds).flatMap(([, make]) => Array.from({ length: count }, make));
}
