//: { "results": [{ "status": "completed", "value": { "code": "input_contract", "content": "a" } }] }
const code = await read({ pth: "a" }).catch((error) => error.code);
return { code, ...(await read({ path: "a" })) };
