// @cloudflare/codemode. Its entry points need the runtime of a Worker; the generator stands in a chunk that does not.

import { readdirSync } from "node:fs";

import { serve } from "./serve.mjs";

const dist = new URL("../node_modules/@cloudflare/codemode/dist/", import.meta.url);
const chunk = readdirSync(dist).find((name) => /^json-schema-types-.*\.js$/.test(name));
// The bundler has shortened the names of exports, not those of functions.
const jsonSchemaToType = Object.values(await import(new URL(chunk, dist))).find(({ name }) => name === "jsonSchemaToType");

await serve((schema) => ({ decls: jsonSchemaToType(schema, "Root"), type: "Root" }));
