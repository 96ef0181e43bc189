// Runs generators. A generator reads lines {"id", "schema", "side"?} and answers each, in order, with a line
// {"id", "type", "decls"?} or {"id", "error"}: `type` is a TypeScript type, `decls` are the declarations that it needs.

import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What `codemode` is compared with: packages of the npm registry, each behind a script in `peers/`. */
export const peers = [
  "@cloudflare/codemode",
  "json-schema-to-typescript",
  "openapi-typescript",
  "quicktype-core",
  "dtsgenerator",
].map((name) => ({ name, version: version(name), command: ["node", local(`peers/${name.split("/").pop()}.mjs`)], stderr: "ignore" }));

/** The generator of this repository, whose complaints are ours to read. */
export function ours(command) {
  return { name: "codemode", command, stderr: "inherit" };
}

/** One answer for each request. A request that ends the generator, or that it is stuck on, is answered with an error. */
export async function generate(generator, requests) {
  const answers = [];
  while (answers.length < requests.length) {
    const rest = requests.slice(answers.length);
    const { answers: some } = await run(generator, rest);
    if (some.some((answer, index) => answer.id !== rest[index]?.id)) {
      throw new Error(`${generator.name} does not answer in the order of the requests`);
    }
    answers.push(...some);
    if (some.length < rest.length) answers.push({ id: rest[some.length].id, error: "no answer" });
  }
  return answers;
}

/** Runs the generator once, for as long as it keeps answering: its answers, and how many seconds that took. */
export async function run({ command: [program, ...args], stderr }, requests) {
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const start = performance.now();
  const child = spawn(program, args, { stdio: ["pipe", "pipe", stderr] });
  // One that ends early does not read the rest.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const stuck = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  const chunks = [];
  child.stdout.on("data", (chunk) => {
    stuck.refresh();
    chunks.push(chunk);
  });
  await new Promise((resolve, reject) => child.on("close", resolve).on("error", reject));
  const seconds = (performance.now() - start) / 1000;
  clearTimeout(stuck);
  // What follows the last line feed is nothing, or an answer that was cut off.
  const lines = Buffer.concat(chunks).toString().split("\n").slice(0, -1);
  return { answers: lines.map((line) => JSON.parse(line)), seconds };
}

/** How many lines a run of the generator answers, and how many seconds that takes: from a file to a file, so that nobody's pipe is timed. */
export function time({ command: [program, ...args] }, requests) {
  const [input, output] = [local("requests.jsonl"), local("answers.jsonl")];
  writeFileSync(input, requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
  const stdio = [openSync(input), openSync(output, "w"), "ignore"];
  const start = performance.now();
  spawnSync(program, args, { stdio });
  const seconds = (performance.now() - start) / 1000;
  stdio.slice(0, 2).forEach((file) => closeSync(file));
  return { answers: readFileSync(output, "utf8").split("\n").length - 1, seconds };
}

function version(name) {
  return JSON.parse(readFileSync(local(`node_modules/${name}/package.json`), "utf8")).version;
}

function local(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

const PATIENCE_MS = 30_000;
