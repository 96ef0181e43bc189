// Runs the same snippets here and in the guest, and says where they do not give the same.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

import { cases } from './cases.mjs';
import { generate } from './generate.mjs';

const options = Object.fromEntries(process.argv.slice(2).map((option) => option.replace(/^--/, '').split('=')));
const prelude = readFileSync(new URL('prelude.js', import.meta.url), 'utf8');
const count = Number(options.count ?? 150);
const seed = Number(options.seed ?? 1);
const all = [...cases, ...generate(seed, count)];

// Cases that change what is built in get a realm of their own.
const batches = [];
for (const one of all) {
  const last = batches.at(-1);
  if (!last || one.alone || last[0].alone || last.length >= 250) batches.push([one]);
  else last.push(one);
}

mkdirSync(options.folder, { recursive: true });
const files = batches.map((batch, index) => {
  const calls = batch.map(({ source, messages }) => `run(() => {\n${source}\n}, ${!!messages});\n`).join('');
  const file = join(options.folder, `batch-${index}.js`);
  writeFileSync(file, `${prelude}\n${calls}\nreturn shown;`);
  return file;
});

const guest = spawnSync(options.binary, files, { encoding: 'utf8', maxBuffer: 1 << 30 });
const lines = guest.stdout.split('\n');
// Where the guest tells more than V8 does: the place in a text, and all of a character that is a pair of surrogates.
const comparable = (text) => text.toWellFormed().replace(/ \(line \d+ column \d+\)$/, '').replace("token '😀'", "token '\ufffd'");
const same = (ours, theirs) => ours === theirs || comparable(ours) === comparable(theirs);
let wrong = 0;
batches.forEach((batch, index) => {
  const theirs = vm.runInNewContext(`(() => {${readFileSync(files[index], 'utf8')}})()`);
  const answer = lines[index] ? JSON.parse(lines[index]) : { error: `the guest ended: ${guest.stderr.slice(-2000)}` };
  batch.forEach(({ source }, place) => {
    const ours = answer.value?.[place] ?? answer.error;
    if (same(ours, theirs[place])) return;
    wrong += 1;
    if (wrong <= Number(options.show ?? 20)) {
      console.error(`--- ${files[index]}\n${source}\n  node:  ${theirs[place]}\n  guest: ${ours}`);
    }
  });
});
if (wrong === 0) rmSync(options.folder, { recursive: true });
console.error(`${all.length} snippets, ${wrong} differ (seed ${seed})`);
process.exit(wrong === 0 ? 0 : 1);
