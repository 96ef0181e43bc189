// Random schemas, far wilder than real ones, with instances that ajv labels. The same seed makes the same ones.

import { alwaysWanted } from "./bars.mjs";
import { failures, measure } from "./judge.mjs";
import { counts, totals } from "./report.mjs";
import { samples } from "./samples.mjs";
import { closesObject, isObject, validator } from "./schema.mjs";

/** Only ours: the types that some peers make of these take more memory to check than there is. */
export async function fuzz({ codemode, seeds: [first, last] }) {
  const cases = Array.from({ length: last - first + 1 }, (_, index) => randomCases(first + index)).flat();
  const { tally, verdicts } = await measure(codemode, cases);
  const section = `\
## Random schemas

Seeds ${first} to ${last}: ${counts(tally)}, sampled, spoiled and random, labelled by ajv.

${totals([{ generator: codemode, tally }])}`;
  return { section, bars: alwaysWanted(tally), failures: failures(cases, verdicts) };
}

function randomCases(seed) {
  const random = new Random(seed);
  const cases = [];
  while (cases.length < SCHEMAS) {
    const schema = randomSchema(random, MAX_DEPTH);
    if (!isObject(schema)) continue;
    schema.$defs = { first: randomSchema(random, 2), second: randomSchema(random, 1) };
    const validate = validator(schema);
    if (validate === undefined) continue;
    const values = distinct([...samples(schema), ...times(VALUES, () => randomValue(random, MAX_DEPTH))]);
    const instances = values.flatMap((data) => label(validate, data));
    cases.push({ id: `${seed}/${cases.length}`, schema, strict: closesObject(schema), instances });
  }
  return cases;
}

/** Nothing where ajv ends in an exception: it recurses without end into some schemas, and calls members of an instance that it compares. */
function label(validate, data) {
  try {
    return [{ data, valid: validate(data) }];
  } catch {
    return [];
  }
}

function randomSchema(random, depth) {
  if (random.chance(0.06)) return random.chance(0.75);
  const schema = {};
  for (const [keyword, often, make] of depth > 0 ? [...FLAT_KEYWORDS, ...NESTED_KEYWORDS] : FLAT_KEYWORDS) {
    if (random.chance(often)) schema[keyword] = make(random, () => randomSchema(random, depth - 1));
  }
  // As OpenAPI has it, where it only changes a type that is there.
  if (schema.type !== undefined && random.chance(0.1)) schema.nullable = true;
  return schema;
}

function randomValue(random, depth) {
  if (depth === 0 || random.chance(0.45)) return random.pick(SCALARS);
  if (random.chance(0.35)) return times(random.below(4), () => randomValue(random, depth - 1));
  return Object.fromEntries(random.some(NAMES).map((name) => [name, randomValue(random, depth - 1)]));
}

/** The generator mulberry32: small, and the same everywhere. */
class Random {
  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** A number from 0 to 1, without 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability) {
    return this.next() < probability;
  }

  below(limit) {
    return Math.floor(this.next() * limit);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  some(list) {
    return list.filter(() => this.chance(0.35));
  }
}

function distinct(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function times(count, make) {
  return Array.from({ length: count }, make);
}

const NAMES = ["a", "b", "c", "x-1", "toString"];
const SCALARS = [null, true, false, 0, 1, 2.5, "", "s", "t"];
const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

/** Keywords, how often each is there, and what is in it. */
const FLAT_KEYWORDS = [
  ["type", 0.55, (random) => (random.chance(0.8) ? random.pick(TYPES) : distinct([random.pick(TYPES), ...random.some(TYPES)]))],
  ["enum", 0.1, (random) => distinct(times(1 + random.below(4), () => randomValue(random, 1)))],
  ["const", 0.06, (random) => randomValue(random, 1)],
  ["required", 0.25, (random) => random.some(NAMES)],
  ["minItems", 0.08, (random) => random.below(3)],
  ["maxItems", 0.08, (random) => random.below(4)],
  ["dependentRequired", 0.06, (random) => ({ [random.pick(NAMES)]: random.some(NAMES) })],
  ["propertyNames", 0.05, (random) => ({ enum: distinct(["a", ...random.some(NAMES)]) })],
  ["unevaluatedProperties", 0.05, () => false],
  ["unevaluatedItems", 0.04, () => false],
];

const NESTED_KEYWORDS = [
  ["$ref", 0.12, (random) => random.pick(["#", "#/$defs/first", "#/$defs/second"])],
  ["properties", 0.4, (random, schema) => Object.fromEntries(random.some(NAMES).map((name) => [name, schema()]))],
  ["patternProperties", 0.12, (random, schema) => ({ [random.pick(["^x-", "^[ab]$", "c"])]: schema() })],
  ["additionalProperties", 0.25, (random, schema) => (random.chance(0.5) ? false : schema())],
  ["dependentSchemas", 0.06, (random, schema) => ({ [random.pick(NAMES)]: schema() })],
  ["items", 0.25, (_, schema) => schema()],
  ["prefixItems", 0.15, (random, schema) => times(1 + random.below(2), schema)],
  ["contains", 0.05, (_, schema) => schema()],
  ["allOf", 0.13, (random, schema) => times(1 + random.below(3), schema)],
  ["anyOf", 0.13, (random, schema) => times(1 + random.below(3), schema)],
  ["oneOf", 0.13, (random, schema) => times(1 + random.below(3), schema)],
  ["not", 0.07, (random, schema) => (random.chance(0.5) ? { type: random.pick(TYPES) } : schema())],
  ["if", 0.07, (_, schema) => schema()],
  ["then", 0.2, (_, schema) => schema()],
  ["else", 0.2, (_, schema) => schema()],
];

const MAX_DEPTH = 3;

/** For each seed. */
const SCHEMAS = 200;

/** Random ones for each schema. */
const VALUES = 30;
