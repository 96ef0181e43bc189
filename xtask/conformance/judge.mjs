// Judges a generator over cases `{ id, schema, side?, strict, instances: [{ data, valid }] }`.

import { Compiler } from "./compiler.mjs";
import { generate } from "./generators.mjs";

/** Measures several generators over the same cases. */
export async function measureAll(generators, cases) {
  const results = [];
  for (const generator of generators) results.push(await measure(generator, cases));
  return results;
}

export async function measure(generator, cases) {
  console.error(`${generator.name}: ${cases.length} schemas`);
  const verdicts = await judge(generator, cases);
  return { generator, verdicts, tally: Tally.of(cases, verdicts) };
}

/** The bytes of the answers that are code, without comments and layout. */
export function codeBytes(verdicts) {
  return verdicts.reduce((sum, { answer }) => sum + Buffer.byteLength(compiler(true).withoutComments(text(answer))), 0);
}

/**
 * A verdict for each case: what the generator answered, why it is of no use, if so, and which instances its type accepts.
 *
 * A case is `strict` where the schema closes an object: only there may a type refuse members that it does not name.
 */
async function judge(generator, cases) {
  const answers = await generate(generator, cases.map(({ id, schema, side }) => ({ id, schema, side })));
  const verdicts = cases.map((_, index) => ({ answer: answers[index], crashed: answers[index].error, accepted: [] }));
  for (const strict of [true, false]) {
    const answered = cases.map((_, index) => index).filter((index) => verdicts[index].crashed === undefined);
    for (const batch of batches(answered.filter((index) => cases[index].strict === strict))) {
      const modules = batch.map((index) => ({ ...answers[index], instances: cases[index].instances.map(({ data }) => data) }));
      compiler(strict).check(modules).forEach((result, index) => Object.assign(verdicts[batch[index]], result));
    }
  }
  return verdicts;
}

/** Counts verdicts. The instances of a schema that came to nothing are wrong, each of them. */
export class Tally {
  schemas = 0;
  crashed = 0;
  refused = 0;
  valid = 0;
  accepted = 0;
  invalid = 0;
  rejected = 0;
  bytes = 0;

  /** Of all cases, or of those that `selects` is true for. */
  static of(cases, verdicts, selects = () => true) {
    const tally = new Tally();
    cases.forEach((one, index) => selects(one) && tally.#add(one, verdicts[index]));
    return tally;
  }

  /** How many percent of the valid instances are accepted. */
  get sound() {
    return percentage(this.accepted, this.valid);
  }

  /** How many percent of the invalid instances are rejected. */
  get precise() {
    return percentage(this.rejected, this.invalid);
  }

  #add(one, verdict) {
    this.schemas += 1;
    this.bytes += Buffer.byteLength(text(verdict.answer));
    if (verdict.crashed !== undefined) this.crashed += 1;
    if (verdict.refused !== undefined) this.refused += 1;
    const wrong = new Set(wrongInstances(one, verdict));
    for (const instance of one.instances) {
      const right = wrong.has(instance) ? 0 : 1;
      if (instance.valid) {
        this.valid += 1;
        this.accepted += right;
      } else {
        this.invalid += 1;
        this.rejected += right;
      }
    }
  }
}

/** The whole text of an answer. */
export function text({ decls, type }) {
  return [decls, type].filter((part) => part !== undefined).join("\n");
}

/** The instances of a case that the verdict has wrong. */
export function wrongInstances({ instances }, { crashed, refused, accepted }) {
  const useless = crashed !== undefined || refused !== undefined;
  return instances.filter(({ valid }, index) => useless || accepted[index] !== valid);
}

/** What there is to know about each case with a wrong verdict. */
export function failures(cases, verdicts) {
  return cases.flatMap((one, index) => {
    const { answer, crashed, refused } = verdicts[index];
    const wrong = wrongInstances(one, verdicts[index]);
    if (wrong.length === 0 && crashed === undefined && refused === undefined) return [];
    return [{ id: one.id, schema: one.schema, type: answer.type, decls: answer.decls, crashed, refused, wrong }];
  });
}

/** Loading one takes a second, so each is loaded once. */
function compiler(strict) {
  if (strict) return (compilers.strict ??= Compiler.strict());
  return (compilers.lax ??= Compiler.lax());
}

function percentage(part, whole) {
  return whole === 0 ? undefined : (100 * part) / whole;
}

/** A program holds the types of all its modules in memory, so it is given some at a time. */
function batches(list) {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, index) => list.slice(index * BATCH, (index + 1) * BATCH));
}

const BATCH = 400;

const compilers = {};
