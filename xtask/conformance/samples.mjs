// Makes instances of a schema, and near misses of them. Neither is sure to be what it is meant to be: a validator labels them.

import { isObject } from "./schema.mjs";

/** Distinct instances: with as little as possible, with everything in each of a few alternatives, and the first of the latter spoiled. */
export function samples(schema) {
  const least = new Builder(schema, false, 0).build(schema, 0);
  const [whole, ...others] = ALTERNATIVES.map((alternative) => new Builder(schema, true, alternative).build(schema, 0));
  const instances = [least, whole, ...others, ...(whole === undefined ? [] : nearMisses(whole))];
  const texts = new Set(instances.filter((instance) => instance !== undefined).map((instance) => JSON.stringify(instance)));
  return [...texts].filter((text) => text.length <= MAX_LENGTH).map((text) => JSON.parse(text));
}

class Builder {
  #root;
  #optional;
  #alternative;

  /** With or without `optional` members and items; of branches, values and types of a list, the one at `alternative`. */
  constructor(root, optional, alternative) {
    this.#root = root;
    this.#optional = optional;
    this.#alternative = alternative;
  }

  /** An instance, or nothing where there can be none. */
  build(schema, depth) {
    if (schema === false) return undefined;
    if (!isObject(schema) || depth > MAX_DEPTH) return "anything";
    const { $ref, allOf = [], anyOf = [], oneOf = [], ...siblings } = schema;
    const target = typeof $ref === "string" ? this.#resolve($ref) : undefined;
    const parts = [target, ...allOf, this.#choose(anyOf), this.#choose(oneOf)].filter(isObject);
    if (parts.length > 0) return this.build(parts.reduce(merge, siblings), depth + 1);
    if ("const" in schema) return schema.const;
    if (Array.isArray(schema.enum)) return this.#choose(schema.enum);
    switch (Array.isArray(schema.type) ? this.#choose(schema.type) : (schema.type ?? impliedType(schema))) {
      case "array":
        return this.#array(schema, depth);
      case "boolean":
        return true;
      case "integer":
        return 3;
      case "null":
        return null;
      case "number":
        return 1.5;
      case "object":
        return this.#object(schema, depth);
      case "string":
        return "text";
      default:
        return "anything";
    }
  }

  #array({ prefixItems, items, additionalItems }, depth) {
    const first = prefixItems ?? (Array.isArray(items) ? items : []);
    const others = Array.isArray(items) ? additionalItems : items;
    const more = first.length === 0 && this.#deeper(depth) ? [others, others] : [];
    return [...first, ...more].map((item) => this.build(item ?? true, depth + 1)).filter((item) => item !== undefined);
  }

  #object({ properties = {}, required = [], additionalProperties = false }, depth) {
    const members = Object.entries(properties).filter(([name]) => this.#deeper(depth) || required.includes(name));
    members.push(...required.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, additionalProperties || true]));
    if (isObject(additionalProperties) && this.#deeper(depth)) members.push(["another", additionalProperties]);
    const built = members.map(([name, schema]) => [name, this.build(schema, depth + 1)]);
    return Object.fromEntries(built.filter(([, value]) => value !== undefined));
  }

  /** Whether to build what need not be there. A recursive schema has no end of it. */
  #deeper(depth) {
    return this.#optional && depth < MAX_DEPTH / 2;
  }

  #choose(list) {
    return list[this.#alternative % list.length];
  }

  #resolve(reference) {
    if (!reference.startsWith("#")) return undefined;
    const steps = reference.split("/").slice(1).map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
    return steps.reduce((place, step) => place?.[step], this.#root);
  }
}

function merge(left, right) {
  const lists = (key) => [...(left[key] ?? []), ...(right[key] ?? [])];
  const merged = { ...left, ...right };
  if (left.properties && right.properties) merged.properties = { ...left.properties, ...right.properties };
  for (const key of ["allOf", "required"]) if (left[key] && right[key]) merged[key] = lists(key);
  return merged;
}

function impliedType({ properties, additionalProperties, items, prefixItems }) {
  if (properties || additionalProperties) return "object";
  return items || prefixItems ? "array" : undefined;
}

/** Copies of an instance that differ in one place from it. */
function* nearMisses(whole) {
  const places = [...paths(whole, [])];
  const nested = places.filter((path) => path.length > 0);
  for (const path of spread(places, 12)) yield changed(whole, path, (value) => (typeof value === "string" ? 7 : "other"));
  for (const path of spread(nested, 8)) yield changed(whole, path, () => undefined);
  const texts = places.filter((path) => typeof at(whole, path) === "string");
  for (const path of spread(texts, 4)) yield changed(whole, path, () => "other text");
  if (isObject(whole)) yield { ...whole, undeclared: 1 };
}

function* paths(value, path) {
  yield path;
  if (typeof value !== "object" || value === null || path.length > MAX_DEPTH) return;
  for (const key of Object.keys(value)) yield* paths(value[key], [...path, key]);
}

function at(value, path) {
  return path.reduce((place, key) => place[key], value);
}

/** A copy whose value at the path is what `change` makes of it; without it where that is nothing. */
function changed(whole, path, change) {
  if (path.length === 0) return change(whole);
  const copy = structuredClone(whole);
  const parent = at(copy, path.slice(0, -1));
  const key = path.at(-1);
  const value = change(parent[key]);
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(key, 1);
  else delete parent[key];
  return copy;
}

/** At most `count` items of the list, evenly spaced. */
function spread(list, count) {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]);
}

const ALTERNATIVES = [0, 1, 2];

const MAX_DEPTH = 12;

/** Of an instance as JSON. */
const MAX_LENGTH = 20_000;
