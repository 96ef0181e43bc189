// What the parts have to know about schemas.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const Draft7 = require("ajv");
const Draft2020 = require("ajv/dist/2020");

/** Whether the schema closes an object anywhere. */
export function closesObject(schema) {
  if (Array.isArray(schema)) return schema.some(closesObject);
  if (!isObject(schema)) return false;
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false) return true;
  return Object.entries(schema).some(([key, value]) => !DATA.has(key) && closesObject(value));
}

/** A function that labels instances of a schema, or nothing where ajv does not know what to make of it. */
export function validator(schema) {
  const { $schema = "", ...rest } = schema;
  const Ajv = /draft-0[467]/.test($schema) ? Draft7 : Draft2020;
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    ownProperties: true,
    logger: false,
    // Where it may stop at the first error, ajv skips what follows `prefixItems` for an empty array.
    allErrors: true,
    // These would take more time than they save in so few validations.
    inlineRefs: false,
    code: { optimize: false },
  });
  try {
    return ajv.compile(rest);
  } catch {
    return undefined;
  }
}

/** The schema without the keywords that no TypeScript type expresses, so that a type could have every label right. */
export function expressible(schema) {
  if (Array.isArray(schema)) return schema.map(expressible);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !INEXPRESSIBLE.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, translate(key, value)]));
}

function translate(key, value) {
  if (DATA.has(key)) return value;
  // The keys of these are names, not keywords.
  if (NAMED.has(key) && isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, expressible(item)]));
  return expressible(value);
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keywords with data in them, not schemas. */
const DATA = new Set(["const", "default", "enum", "examples"]);

const NAMED = new Set(["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"]);

const INEXPRESSIBLE = new Set([
  "contains",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "pattern",
  "uniqueItems",
]);
