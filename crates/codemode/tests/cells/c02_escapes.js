//: { "results": [{ "status": "completed", "value*": "Regex source: " }] }
return "Regex source: " + "\\".repeat(70000);
