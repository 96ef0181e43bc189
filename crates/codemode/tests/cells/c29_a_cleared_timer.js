//: { "results": [{ "status": "waiting", "reason": "pending_tools" }, { "status": "completed", "value": 1 }] }
const id = setTimeout(() => {}, 60000);
await yield_control();
clearTimeout(id);
return 1;
