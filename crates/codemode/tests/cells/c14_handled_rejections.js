//: { "results": [{ "status": "waiting" }, { "status": "completed", "value": 1 }] }
const p = fail({});
await yield_control();
await p.catch(() => {});
await Promise.allSettled([fail({})]);
await Promise.race([ok({}), fail({}).catch(() => {})]);
return 1;
