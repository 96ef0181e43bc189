// Cases made by hand, each of one thing that generators get wrong.

import { readFileSync } from "node:fs";

import { atLeast } from "./bars.mjs";
import { failures, measureAll, text, wrongInstances } from "./judge.mjs";
import { label, table } from "./report.mjs";

export async function cases({ codemode, peers }) {
  const all = load();
  const results = await measureAll([codemode, ...peers], all);
  const passed = ({ verdicts }) => all.filter((one, index) => passes(one, verdicts[index])).length;
  const rows = results.map((result) => [label(result.generator), passed(result)]);
  const section = `\
## Cases

${all.length} schemas made by hand, each of one thing that generators get wrong: recursion, tuples, names that are no identifiers, comments
that end early, malformed parts. A case is passed when all its verdicts are right and the text is within its bound, if the case has one.

${table(["generator", "passed"], rows)}`;
  return { section, bars: [atLeast("passed", passed(results[0]), all.length)], failures: failures(all, results[0].verdicts) };
}

function load() {
  return JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8")).map(({ accept, reject, ...one }) => ({
    ...one,
    instances: [...accept.map((data) => ({ data, valid: true })), ...reject.map((data) => ({ data, valid: false }))],
  }));
}

function passes(one, verdict) {
  const { maxBytes = Infinity } = one;
  return wrongInstances(one, verdict).length === 0 && Buffer.byteLength(text(verdict.answer)) <= maxBytes;
}
