// What all peers have in common: the loop over requests, and references that move with their schema.

import { text } from "node:stream/consumers";

/** Answers each request on standard input with what `generate` makes of its schema. */
export async function serve(generate) {
  // Standard output carries the answers; some libraries talk to it.
  console.log = console.info = console.error;
  for (const line of (await text(process.stdin)).split("\n")) {
    if (line === "") continue;
    const { id, schema } = JSON.parse(line);
    let answer;
    try {
      answer = await generate(schema);
    } catch (error) {
      answer = { error: String(error).slice(0, 300) };
    }
    process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  }
}

/** The schema with each reference into itself rewritten by `move`, for peers that want it inside another document. */
export function moveReferences(schema, move) {
  if (Array.isArray(schema)) return schema.map((item) => moveReferences(item, move));
  if (schema === null || typeof schema !== "object") return schema;
  const moved = ([key, value]) => {
    const local = key === "$ref" && typeof value === "string" && value.startsWith("#");
    return [key, local ? move(value) : moveReferences(value, move)];
  };
  return Object.fromEntries(Object.entries(schema).map(moved));
}

/** Splits the definitions of a schema from the rest of it, for peers that have a place of their own for them. */
export function splitDefinitions(schema) {
  if (schema === null || typeof schema !== "object") return { definitions: {}, root: schema };
  const { $defs, definitions, ...root } = schema;
  return { definitions: { ...definitions, ...$defs }, root };
}

/** The name in a reference to a definition, with what follows it. */
export function definitionName(reference) {
  return /^#\/(?:\$defs|definitions)\/(.*)$/.exec(reference)?.[1];
}
