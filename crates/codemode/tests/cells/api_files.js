//: { "results": [{ "status": "completed", "value": [["results.d.ts"], true, true] }] }
const { files } = await API.list();
const { content } = await API.read("tools/read.d.ts");
return [files.map(({ path }) => path).filter((path) => !path.startsWith("tools/")), content.includes("function read(input: {"), (await API.read("results.d.ts")).content.includes("10485760")];
