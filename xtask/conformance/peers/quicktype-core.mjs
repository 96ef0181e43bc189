// quicktype-core. The schema becomes that of a member: a root that is no object is not declared.

import { InputData, JSONSchemaInput, quicktype } from "quicktype-core";

import { moveReferences, serve } from "./serve.mjs";

await serve(async (schema) => {
  const root = moveReferences(schema, (reference) => `#/properties/root${reference.slice(1)}`);
  const holder = { $schema: schema.$schema, type: "object", properties: { root }, required: ["root"] };
  const source = new JSONSchemaInput(undefined);
  await source.addSource({ name: "Holder", schema: JSON.stringify(holder) });
  const inputData = new InputData();
  inputData.addInput(source);
  const { lines } = await quicktype({ inputData, lang: "typescript", rendererOptions: { "just-types": "true" } });
  return { decls: lines.join("\n"), type: 'Holder["root"]' };
});
