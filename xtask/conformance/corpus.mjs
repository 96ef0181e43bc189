// The tool lists of real MCP servers: what people use, how many bytes its declarations take, how fast they are made.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

import { alwaysWanted, atLeast, atMost } from "./bars.mjs";
import { time } from "./generators.mjs";
import { codeBytes, failures, measure } from "./judge.mjs";
import { counts, label, percent, table } from "./report.mjs";
import { samples } from "./samples.mjs";
import { closesObject, expressible, isObject, validator } from "./schema.mjs";

/** Only ours, but for the speed: what matters of peers is in the suite, and checking their texts takes long. */
export async function corpus({ codemode, peers, corpus: folder }) {
  const { servers, tools, cases } = load(folder);
  const { tally, verdicts } = await measure(codemode, cases);
  const bytes = codeBytes(verdicts) / tools;
  const bars = [...alwaysWanted(tally), atLeast("precise %", tally.precise, 99.8), atMost("bytes of code a tool", bytes, 250)];
  const rows = [
    ["crashed", tally.crashed],
    ["refused", tally.refused],
    ["sound %", percent(tally.accepted, tally.valid, 2)],
    ["precise %", percent(tally.rejected, tally.invalid, 2)],
    ["bytes of code a tool", Math.round(bytes)],
  ];
  const section = `\
## Tool lists of real MCP servers

${servers} servers, ${tools} tools: ${counts(tally)}, sampled and spoiled, labelled by ajv without the keywords that no type expresses.
Code is what is left of a text without comments and layout.

${table(["measure", "codemode"], rows)}`;
  const outcome = { section, bars, failures: failures(cases, verdicts) };
  const peer = peers.find(({ name }) => name === "json-schema-to-typescript");
  return peer === undefined ? outcome : compareSpeed(codemode, peer, cases, outcome);
}

/** Adds to the outcome how fast the peer is. */
async function compareSpeed(codemode, peer, cases, { section, bars, failures }) {
  console.error(`speed of ${codemode.name} and ${peer.name}`);
  const ours = speed(codemode, cases);
  const bare = speed(peer, cases);
  const formatting = speed({ ...peer, command: [...peer.command, "--format"] }, cases);
  const rows = [
    [label(codemode), Math.round(ours), ""],
    [label(peer), Math.round(bare), Math.round(ours / bare)],
    [`${label(peer)}, with the formatting that is its default`, Math.round(formatting), Math.round(ours / formatting)],
  ];
  return {
    section: `${section}\n${table(["generator", "schemas a second", "codemode is faster by a factor of"], rows)}`,
    bars: [...bars, atLeast(`times as fast as ${peer.name}`, ours / bare, 50)],
    failures,
  };
}

/** The schemas of all tools, with sampled instances. */
function load(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json")).sort();
  const lists = files.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join(folder, file), "utf8")).tools]);
  const cases = lists.flatMap(([server, tools]) => tools.flatMap((tool) => schemas(server, tool)));
  return { servers: lists.length, tools: lists.reduce((sum, [, tools]) => sum + tools.length, 0), cases };
}

/** How many schemas a process of the generator takes in a second: the median of a few runs, each less what a run of nothing takes. */
function speed(generator, cases) {
  const requests = cases.map(({ id, schema, side }) => ({ id, schema, side }));
  const seconds = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    seconds.push(timed(generator, requests) - timed(generator, []));
  }
  return requests.length / seconds.sort((left, right) => left - right)[Math.floor(REPETITIONS / 2)];
}

function timed(generator, requests) {
  const { answers, seconds } = time(generator, requests);
  if (answers < requests.length) throw new Error(`${generator.name} stopped at ${requests[answers].id}`);
  return seconds;
}

function schemas(server, { name, inputSchema, outputSchema }) {
  return [
    ["input", inputSchema],
    ["output", outputSchema],
  ]
    .filter(([, schema]) => isObject(schema))
    .map(([side, schema]) => ({
      id: `${server}/${name}/${side}`,
      schema,
      side,
      strict: closesObject(schema),
      instances: instances(schema, side),
    }));
}

function instances(schema, side) {
  const validate = validator(expressible(side === "input" ? withoutDefaulted(schema) : schema));
  if (validate === undefined) return [];
  return samples(schema).map((data) => ({ data, valid: validate(data) }));
}

/** An input may leave out what has a default, required or not. */
function withoutDefaulted(schema) {
  const required = (schema.required ?? []).filter((name) => schema.properties?.[name]?.default === undefined);
  return { ...schema, required };
}

const REPETITIONS = 3;
