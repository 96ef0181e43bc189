//: { "results": [{ "status": "completed", "value": ["MCP.github.createIssue", "mcp/github.d.ts", "bug", false] }] }
const [hit] = await catalog.search("open a github issue");
const result = await hit({ title: "bug" });
return [hit.callableName, hit.apiPath, MCP.$value(result), catalog.all().some((handle) => handle.source === "mcp")];
