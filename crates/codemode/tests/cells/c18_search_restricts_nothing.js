//: { "results": [{ "status": "failed", "code": "internal_error", "replaySafe": true }] }
await catalog.search("x");
throw new Error("e");
