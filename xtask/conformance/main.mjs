// Measures generators of TypeScript from JSON Schema, and holds ours to bars. `cargo xtask conformance` runs it.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { cases } from "./cases.mjs";
import { corpus } from "./corpus.mjs";
import { fuzz } from "./fuzz.mjs";
import { ours, peers } from "./generators.mjs";
import { suite } from "./suite.mjs";

const PARTS = { suite, cases, corpus, fuzz };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Of these the xtask knows the values.
    binary: { type: "string" },
    document: { type: "string" },
    results: { type: "string" },
    suite: { type: "string" },
    // These are for people.
    command: { type: "string" },
    corpus: { type: "string" },
    ours: { type: "boolean", default: false },
    seeds: { type: "string", default: "1-10" },
  },
});
const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`there is no part \`${unknown}\`; there are ${Object.keys(PARTS).join(", ")}`);

const [first, last = first] = options.seeds.split("-").map(Number);
const context = {
  codemode: ours(options.command === undefined ? [options.binary, "types", "--schemas-jsonl"] : ["sh", "-c", options.command]),
  peers: options.ours ? [] : peers,
  suite: options.suite,
  corpus: options.corpus,
  seeds: [first, last],
};
const sections = [];
const missed = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  console.error(`== ${name}`);
  const { section, bars, failures } = await PARTS[name](context);
  sections.push(`${section}\nRequired of codemode: ${bars.map(({ wanted }) => wanted).join(", ")}.\n`);
  missed.push(...bars.filter(({ met }) => !met).map((bar) => `${name}: ${bar.missed}`));
  console.log(sections.at(-1));
  writeFileSync(join(options.results, `failures-${name}.jsonl`), failures.map((failure) => `${JSON.stringify(failure)}\n`).join(""));
}
const complete = positionals.length === 0 && !options.ours && options.command === undefined;
if (complete) writeFileSync(options.document, [introduction(), ...sections].join("\n"));
for (const text of missed) console.error(`missed: ${text}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function introduction() {
  return `\
# Conformance of declarations

Written by \`cargo xtask conformance\`, which fails where codemode misses a bar. How well do TypeScript types that are made from JSON Schemas
say what the schemas say?

| measure | meaning |
|---|---|
| crashed | schemas without an answer. Their instances count as wrong, all of them |
| refused | schemas whose text TypeScript does not compile. Their instances count as wrong too |
| sound % | valid instances that the type accepts. What it refuses, a model believes to be forbidden |
| precise % | invalid instances that the type rejects. What it accepts, a model finds out by a failed call |

TypeScript is the judge: each instance is assigned as a literal. There it refuses members that the type does not name, which JSON Schema allows
unless a schema closes an object. Schemas that close none are judged with that check off.
`;
}
