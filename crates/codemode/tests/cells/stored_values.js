//: { "results": [{ "status": "waiting" }, { "status": "completed", "value": [{ "a": 1 }, "gone"] }] }
await store("k", { a: 1 });
await store("l", 2);
await yield_control();
await store("l", undefined);
return [await load("k"), (await load("l")) ?? "gone"];
