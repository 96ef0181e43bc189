// dtsgenerator. It reads documents of draft 7 that have an identifier, and names a type after each definition.

import { createRequire } from "node:module";

import { definitionName, moveReferences, serve, splitDefinitions } from "./serve.mjs";

// Its typings promise a module; it is published as CommonJS.
const { default: dtsgenerator, parseSchema } = createRequire(import.meta.url)("dtsgenerator");

await serve(async (schema) => {
  const move = (reference) => `#/definitions/${definitionName(reference) ?? `Root${reference.slice(1)}`}`;
  const { definitions, root } = splitDefinitions(schema);
  const { $schema, ...body } = typeof root === "boolean" ? {} : root;
  const document = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "/holder",
    type: "object",
    properties: { root: { $ref: "#/definitions/Root" } },
    required: ["root"],
    definitions: moveReferences({ ...definitions, Root: typeof root === "boolean" ? root : body }, move),
  };
  const decls = await dtsgenerator({ contents: [parseSchema(document, "http://schema.invalid/holder")] });
  return { decls, type: 'Holder["root"]' };
});
