//: { "results": [{ "status": "waiting" }, { "status": "completed", "value": "number", "output": [{ "type": "text", "text": "fired" }] }] }
const t = setTimeout(() => text("fired"), 50);
setTimeout(() => clearTimeout(t2), 10);
const t2 = setTimeout(() => text("no"), 400);
await yield_control();
return typeof t;
