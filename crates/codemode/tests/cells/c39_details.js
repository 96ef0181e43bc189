//: { "results": [{ "status": "completed", "value": [{}, { "content": [{ "type": "text", "text": "t" }] }] }] }
return [await empty({}), await blocks({})];
