//: { "limits": { "maxOutputBytes": 1024 }, "results": [
//:   { "status": "waiting", "reason": "yield", "output*": "🦞🦞" },
//:   { "status": "completed", "value": true, "output*": "\"prefix\":\"[{\\\"type\\\":\\\"text\\\",\\\"text\\\":\\\"🦞" } ] }
text("🦞".repeat(140));
await yield_control();
text("é".repeat(240));
return true;
