// The JSON Schema Test Suite: each keyword by the letter of the specification.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

import { alwaysWanted, atLeast } from "./bars.mjs";
import { Tally, failures, measureAll } from "./judge.mjs";
import { counts, percent, table, totals } from "./report.mjs";
import { closesObject, isObject } from "./schema.mjs";

export async function suite({ codemode, peers, suite: folder }) {
  const cases = load(folder);
  const results = await measureAll([codemode, ...peers], cases);
  const [{ tally, verdicts }] = results;
  const section = `\
## JSON Schema Test Suite

Drafts 7 and 2020-12, without \`format\`, vocabularies and references to other documents: ${counts(tally)}.
No type rejects all of the latter: most bounds, lengths and patterns, \`uniqueItems\` and \`contains\` have no counterpart in TypeScript.

${totals(results)}
Sound / precise in percent for each keyword, after the numbers of its valid and invalid instances:

${keywordTable(cases, results)}`;
  return { section, bars: [...alwaysWanted(tally), atLeast("precise %", tally.precise, 66)], failures: failures(cases, verdicts) };
}

function keywordTable(cases, results) {
  const keywords = [...new Set(cases.map(({ keyword }) => keyword))].sort();
  const rows = keywords.map((keyword) => {
    const tallies = results.map(({ verdicts }) => Tally.of(cases, verdicts, (one) => one.keyword === keyword));
    const rates = tallies.map((tally) => `${percent(tally.accepted, tally.valid, 0)} / ${percent(tally.rejected, tally.invalid, 0)}`);
    return [keyword, `${tallies[0].valid} / ${tallies[0].invalid}`, ...rates];
  });
  return table(["keyword", "instances", ...results.map(({ generator }) => generator.name)], rows);
}

/** The groups of tests whose schema stands on its own and says what it means in the vocabulary of its draft. */
function load(folder) {
  return DRAFTS.flatMap((draft) =>
    readdirSync(join(folder, draft))
      .filter((file) => file.endsWith(".json") && !LEFT_OUT.has(file))
      .sort()
      .flatMap((file) => groups(draft, join(folder, draft, file))),
  );
}

function groups(draft, path) {
  const keyword = basename(path, ".json");
  return JSON.parse(readFileSync(path, "utf8"))
    .map(({ schema, tests }, index) => {
      return { id: `${draft}/${keyword}/${index}`, keyword, schema, strict: closesObject(schema), instances: tests };
    })
    .filter(({ schema }) => standsAlone(schema));
}

function standsAlone(schema) {
  if (isObject(schema) && schema.$schema !== undefined && !META_SCHEMAS.has(schema.$schema.replace(/#$/, ""))) return false;
  const documents = new Set();
  const references = new Set();
  collect(schema, ROOT, documents, references);
  return [...references].every((reference) => documents.has(reference));
}

/** Finds the documents that a schema consists of, and those that it refers to. */
function collect(schema, base, documents, references) {
  documents.add(base);
  if (Array.isArray(schema)) {
    for (const item of schema) collect(item, base, documents, references);
  } else if (isObject(schema)) {
    const inner = typeof schema.$id === "string" ? document(schema.$id, base) : base;
    documents.add(inner);
    for (const key of ["$ref", "$dynamicRef"]) {
      if (typeof schema[key] === "string") references.add(document(schema[key], inner));
    }
    for (const [key, value] of Object.entries(schema)) {
      if (key !== "const" && key !== "enum") collect(value, inner, documents, references);
    }
  }
}

/** The document that a reference points into. */
function document(reference, base) {
  if (reference.startsWith("#")) return base;
  return URL.canParse(reference, base) ? new URL(reference, base).href.split("#")[0] : reference;
}

const DRAFTS = ["draft7", "draft2020-12"];

/** Files about other documents, and about what a validator may be told to assert. */
const LEFT_OUT = new Set(["format.json", "refRemote.json", "vocabulary.json"]);

const META_SCHEMAS = new Set(["http://json-schema.org/draft-07/schema", "https://json-schema.org/draft/2020-12/schema"]);

const ROOT = "urn:root";
