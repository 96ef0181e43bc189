//! Schemas and their declarations.

mod checker;
mod files;
mod hints;
mod sound;

use codemode_declgen::{Names, Side, render};
use serde_json::{Value, json};

#[track_caller]
fn check(schema: &Value, side: Side, expect: &str) {
    assert_eq!(render(schema, side, &mut Names::new("t")).text, expect, "{schema}");
}

#[test]
fn types_of_schemas() {
    let shipment = json!({ "type": "object", "additionalProperties": false, "required": ["id", "paid", "tons"],
        "properties": { "id": { "type": "string" }, "paid": { "type": "boolean" }, "tons": { "type": "number" } } });
    for (schema, expect) in [
        (json!({}), "unknown"),
        (json!(false), "never"),
        (json!({ "minLength": 1 }), "unknown"),
        (json!({ "type": "object", "properties": {} }), "{ [key: string]: unknown }"),
        (json!({ "type": "object", "additionalProperties": false }), "Record<string, never>"),
        (json!({ "type": "object", "additionalProperties": { "type": "string" } }), "{ [key: string]: string }"),
        (
            json!({ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }),
            "{ id: string; [key: string]: unknown }",
        ),
        (
            json!({ "type": "object", "properties": { "a": { "type": "string" }, "n": { "type": "number" } }, "required": ["a"], "additionalProperties": { "type": "boolean" } }),
            "{ a: string; n?: number; [key: string]: boolean | string | number | undefined }",
        ),
        (json!({ "type": "array", "items": shipment }), "Array<{ id: string; paid: boolean; tons: number }>"),
        (json!({ "type": ["string", "integer"], "minimum": 3 }), "string | number"),
        (json!({ "type": "string", "enum": ["a", null] }), "\"a\""),
        (json!({ "type": "string", "nullable": true, "enum": ["a", null] }), "\"a\" | null"),
        (json!({ "type": "string", "nullable": true, "enum": ["a"] }), "\"a\""),
        (json!({ "type": "integer", "enum": [1, 1.5, "x"] }), "1"),
        (json!({ "const": { "a": 1 }, "type": "object" }), "{ a: 1 }"),
        (json!({ "type": "array", "items": { "oneOf": [{ "type": "boolean" }, { "type": "null" }] } }), "Array<boolean | null>"),
        (
            json!({ "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }], "items": false, "minItems": 1 }),
            "[string, number?]",
        ),
        (
            json!({ "type": "array", "items": [{ "type": "string" }, { "type": ["number", "null"] }], "additionalItems": false, "minItems": 2, "maxItems": 2 }),
            "[string, number | null]",
        ),
        (
            json!({ "type": "array", "prefixItems": [{ "type": "string" }, { "anyOf": [{ "type": "string" }, { "type": "number" }] }] }),
            "[string?, (string | number)?, ...unknown[]]",
        ),
        (
            json!({ "type": "object", "patternProperties": { "^x-": { "type": "string" } }, "additionalProperties": false }),
            "{ [key: `x-${string}`]: string }",
        ),
        (
            json!({ "type": "object", "anyOf": [{ "properties": { "a": {} }, "additionalProperties": false }, { "required": ["b"] }] }),
            "{ a?: unknown } | { b: unknown; [key: string]: unknown }",
        ),
        (json!({ "$ref": "#/$defs/a", "$defs": { "a": { "type": "string" } } }), "string"),
        (json!({ "$ref": "#/$defs/a", "$defs": { "a": { "$ref": "#/$defs/b" }, "b": { "$ref": "#/$defs/a" } } }), "unknown"),
        (json!({ "type": "array", "items": { "$ref": "nope" } }), "Array<unknown>"),
        // A keyword that the draft does not have must not narrow the type.
        (
            json!({ "$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "prefixItems": [{ "type": "string" }] }),
            "Array<unknown>",
        ),
        (json!({ "$schema": "http://json-schema.org/draft-04/schema#", "type": "string", "const": "a" }), "string"),
        (json!({ "$schema": "urn:mine", "type": "string" }), "unknown"),
        // `{}` is a value of this schema although every object inherits a `toString`.
        (
            json!({ "type": "object", "properties": { "toString": { "type": "string" } }, "additionalProperties": false }),
            "{ toString?: unknown }",
        ),
        (
            json!({ "type": "object", "properties": { "it's": {}, "*/": {} }, "required": ["*/", "it's"], "additionalProperties": false }),
            "{ \"*/\": unknown; \"it's\": unknown }",
        ),
    ] {
        check(&schema, Side::Output, expect);
    }
    let bounded = json!({ "type": "integer", "minimum": 0, "maximum": 10, "exclusiveMinimum": 1, "exclusiveMaximum": 9 });
    check(&bounded, Side::Input, "number /* integer, >= 0, <= 10, > 1, < 9 */");
    check(&bounded, Side::Output, "number");
}

#[test]
fn hostile_schemas_stay_within_the_bounds() {
    let mut deep = json!({ "type": "string" });
    for _ in 0..100 {
        deep = json!({ "type": "array", "items": deep });
    }
    assert!(render(&deep, Side::Output, &mut Names::new("t")).text.contains("Array<unknown>"));
    let wide: Value = (0..10_000).map(|i| (format!("key{i}"), json!({ "type": "string" }))).collect::<serde_json::Map<_, _>>().into();
    check(&json!({ "type": "object", "properties": wide }), Side::Output, "unknown");
    let many: Vec<Value> = (0..100_000).map(|i| json!({ "const": i })).collect();
    check(&json!({ "anyOf": many }), Side::Output, "unknown");
    let long: Vec<Value> = (0..200).map(|i| json!(format!("{i}{}", "x".repeat(500)))).collect();
    check(&json!({ "enum": long }), Side::Output, "unknown");
}
