// openapi-typescript. The schema becomes a component of an OpenAPI document, and so does each of its definitions.

import openapiTypescript, { astToString } from "openapi-typescript";

import { definitionName, moveReferences, serve, splitDefinitions } from "./serve.mjs";

await serve(async (schema) => {
  const move = (reference) => {
    const name = definitionName(reference);
    return `#/components/schemas/${name === undefined ? `Root${reference.slice(1)}` : `Definition.${name}`}`;
  };
  const { definitions, root } = splitDefinitions(schema);
  const schemas = { Root: moveReferences(root, move) };
  for (const [name, definition] of Object.entries(definitions)) schemas[`Definition.${name}`] = moveReferences(definition, move);
  const document = { openapi: "3.1.0", info: { title: "Schema", version: "1" }, paths: {}, components: { schemas } };
  const decls = astToString(await openapiTypescript(document, { silent: true }));
  return { decls, type: 'components["schemas"]["Root"]' };
});
