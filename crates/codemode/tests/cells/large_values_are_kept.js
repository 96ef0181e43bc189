//: { "results": [{ "status": "completed", "value*": "\"count\":5000,\"shape\":\"limited traversal; $: 5000 items, sampled 3/5000: {\\\"id\\\":number,\\\"name\\\":string}\"" }] }
const all = await rows({});
return all.map(({ id, name }) => ({ id, name }));
