//: { "results": [{ "status": "failed", "code": "invalid_input", "bridgeDispatchStarted": false }] }
for (let n = 0; n < 145; n++) try { ok({ n }); } catch {}
return 1;
