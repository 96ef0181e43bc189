// What a case runs in, here and there: shows values as text, with nothing of what is under test.
const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { toString: objectToString } = Object.prototype;
const { charCodeAt } = String.prototype;
const { toString: numberToString } = Number.prototype;
const isArray = Array.isArray;

function quote(text) {
  let shown = '"';
  for (let i = 0; i < text.length; i++) {
    const code = apply(charCodeAt, text, [i]);
    shown += code >= 0x20 && code < 0x7f && code !== 0x22 && code !== 0x5c ? text[i] : '\\x' + apply(numberToString, code, [16]) + ';';
  }
  return shown + '"';
}

function show(value, depth = 0) {
  switch (typeof value) {
    case 'string': return quote(value);
    case 'number': return Object.is(value, -0) ? '-0' : '' + value;
    case 'bigint': return value + 'n';
    case 'symbol': return 'symbol';
    case 'function': return 'function';
    case 'object': break;
    default: return '' + value;
  }
  if (value === null) return 'null';
  if (depth > 12) return '...';
  let shown = isArray(value) ? '[' + value.length + ':' : apply(objectToString, value, []) + '{';
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (isArray(value) && key === 'length' || typeof key === 'symbol') continue;
    const { get, set, value: held, writable, enumerable, configurable } = getOwnPropertyDescriptor(value, key);
    shown += ' ' + quote(key) + '=' + (get || set ? 'accessor' : show(held, depth + 1));
    if (!(get || set) && !writable) shown += '!w';
    if (!enumerable) shown += '!e';
    if (!configurable) shown += '!c';
  }
  return shown + (isArray(value) ? ']' : '}');
}

const shown = [];

function run(body, messages) {
  let text;
  try {
    text = show(body());
  } catch (error) {
    const thrown = typeof error === 'object' && error !== null;
    text = 'throws ' + (thrown ? error.name + (messages ? ': ' + error.message : '') : show(error));
  }
  // Not an assignment: a case may have put a setter in the way.
  defineProperty(shown, shown.length, { value: text, writable: true, enumerable: true, configurable: true });
}

// A proxy that says what it is asked.
function watched(target, log) {
  const traps = {};
  for (const name of ownKeys(Reflect)) {
    if (typeof name !== 'symbol') {
      traps[name] = (...args) => {
        const key = name === 'ownKeys' || name === 'getPrototypeOf' || name === 'isExtensible' ? '' : args[1];
        log[log.length] = name + ' ' + (typeof key === 'symbol' ? key.description : key);
        return Reflect[name](...args);
      };
    }
  }
  return new Proxy(target, traps);
}
