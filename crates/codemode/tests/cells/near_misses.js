//: { "results": [{ "status": "completed", "output*": "Did you mean `MCP.github.createIssue`", "value*": "Did you mean `describe`" }] }
try { await MCP.github.creatIssue({ title: "x" }); } catch (error) { text(error); }
const [hit] = await catalog.search("read");
try { await hit.descibe(); } catch (error) { return error.stack; }
