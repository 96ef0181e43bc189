//: { "results": [{ "status": "completed", "value": [5000, 3, true, "invalid_input"] }] }
const reference = await results.save(await rows({}));
const some = (await results.load(reference.id)).slice(0, 3);
return [reference.count, some.length, await results.delete(reference.id), await results.load(reference.id).catch((error) => error.code)];
