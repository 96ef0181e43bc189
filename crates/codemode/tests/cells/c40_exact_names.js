//: { "results": [{ "status": "completed", "value": [["Read"], ["read"], ["Read", "read"]] }] }
const names = async (query) => (await catalog.search(query)).map((handle) => handle.callableName);
return [await names("Read"), await names("read"), await names("READ")];
