//: { "results": [{ "status": "completed", "value*": "[Unawaited Promise", "output*": "\"q\":{}" }] }
json({ p: Promise.resolve(1), q: { then() {} } });
const hs = await catalog.search("input");
return hs.map((t) => t.describe());
