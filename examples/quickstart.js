// What is in this workspace? One program, many calls, one answer.
//
//   cargo run -p codemode-cli -- run examples/quickstart.js

const crates = (await ls({ path: "crates" })).content
  .split("\n")
  .filter((name) => name.endsWith("/"))
  .map((name) => name.slice(0, -1));

// `grep` gives one `path:line:text` per match; an empty pattern matches every line.
async function countLines(folder) {
  const found = await grep({ pattern: "", path: folder, glob: "*.rs", limit: 10000 });
  return found.limitReached ? `more than ${found.matches}` : found.matches;
}

// A file may come in pages; this joins them as the declaration of `read` says.
async function readAll(path) {
  let page = await read({ path });
  let content = page.content;
  while (page.kind === "truncated") {
    const joint = page.continuation.cursor ? "" : "\n";
    page = await read({ path, ...page.continuation });
    content += joint + page.content;
  }
  return content;
}

async function describe(name) {
  const folder = `crates/${name}`;
  const [manifest, lines] = await Promise.all([readAll(`${folder}/Cargo.toml`), countLines(folder)]);
  const dependencies = manifest.split("[dependencies]")[1]?.split("\n[")[0] ?? "";
  return {
    crate: name,
    about: manifest.match(/^description = "(.*)"$/m)?.[1],
    lines,
    uses: [...dependencies.matchAll(/^(codemode[\w-]*)/gm)].map((match) => match[1]),
  };
}

const report = await Promise.all(crates.map(describe));

text("crate              lines  uses");
for (const { crate, lines, uses } of report) {
  text(`${crate.padEnd(18)} ${String(lines).padStart(5)}  ${uses.map((name) => name.replace("codemode-", "")).join(", ")}`);
}

const most = report.reduce((a, b) => (b.uses.length > a.uses.length ? b : a));
return { crates: report.length, mostConnected: most.crate };
