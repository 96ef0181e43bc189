//: { "model": 4096, "results": [
//:   { "status": "waiting", "reason": "yield", "output*": "truncated" },
//:   { "status": "completed", "value*": "\"truncated\":true" } ] }
text("x".repeat(20000));
await yield_control();
json({ offset: 120 });
return { content: "x".repeat(20000), continuation: { offset: 120 } };
