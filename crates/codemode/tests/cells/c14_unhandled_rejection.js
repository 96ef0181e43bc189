//: { "results": [{ "status": "failed", "code": "internal_error", "failurePhase": "bridge", "error*": "fail: it failed",
//:   "calls": [{ "name": "fail", "ok": false, "code": "tool_error" }] }] }
fail({});
return 1;
