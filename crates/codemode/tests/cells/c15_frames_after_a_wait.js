//: { "limits": { "timeoutMs": 300 }, "results": [
//:   { "status": "waiting", "reason": "pending_tools", "pendingToolCalls": [{ "id": "bridge:callValue:1", "method": "callValue" }] },
//:   { "status": "failed", "code": "internal_error", "error": "TypeError: bad\n    at cell.js:5:7" } ] }
await slow({});
throw new TypeError("bad");
