//: { "limits": { "maxPendingToolCalls": 1 }, "results": [{ "status": "completed", "value": 130 }] }
let done = 0;
const calls = Array.from({ length: 129 }, async (_, n) => { await ok({ n }); done++; if (n === 0) { await ok({}); done++; } });
await Promise.all(calls);
return done;
