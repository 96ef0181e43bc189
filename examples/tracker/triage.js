// Who is overloaded, and what is stuck? Reads every page of a tracker, changes one issue, reports.
//
//   cargo build -p codemode-cli && PATH="$PWD/target/debug:$PATH" codemode run --config examples/tracker/codemode.jsonc examples/tracker/triage.js

// Structured content is the data; `isError` is how a server says that a call was refused.
async function call(tool, input) {
  const result = await tool(input);
  if (result.isError) throw new Error(result.content[0].text);
  return result.structuredContent;
}

async function allIssues(filter) {
  const issues = [];
  let cursor;
  do {
    const page = await call(MCP.tracker.listIssues, { ...filter, cursor, limit: 15 });
    issues.push(...page.issues);
    cursor = page.nextCursor;
  } while (cursor);
  return issues;
}

const [issues, { users }] = await Promise.all([allIssues({}), call(MCP.tracker.listUsers, {})]);
const open = issues.filter((issue) => issue.status !== "done");

const load = Object.fromEntries(users.map((user) => [user.login ?? user.name ?? user, 0]));
for (const { assignee } of open) if (assignee) load[assignee] = (load[assignee] ?? 0) + 1;

const orphan = open.find((issue) => !issue.assignee);
const [idlest] = Object.entries(load).sort((a, b) => a[1] - b[1])[0];
if (orphan) {
  await call(MCP.tracker.updateIssue, { id: orphan.id, assignee: idlest });
  await call(MCP.tracker.addComment, { id: orphan.id, body: `Over to ${idlest}, who has the fewest open issues.` });
}

const refused = await MCP.tracker.getIssue({ id: "CORE-9999" });
const guide = await MCP.tracker.resources.read({ uri: "tracker://guide" });

return {
  issues: issues.length,
  open: open.length,
  blocked: open.filter((issue) => issue.status === "blocked").map((issue) => issue.id),
  load,
  assigned: orphan ? `${orphan.id} -> ${idlest}` : "nothing to assign",
  unknownIssue: refused.content[0].text,
  guide: guide.contents[0].text.split("\n")[0],
};
