//! Schemas and their declarations.
#![cfg(test)]

mod checker;
mod declarations;
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
fn types_of_keywords() {
    let closed = |properties: Value, required: &[&str]| json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false });
    let keys: serde_json::Map<_, _> = (0..24).map(|i| (format!("field{i}"), json!({ "type": "string" }))).collect();
    let first: Vec<&str> = keys.keys().map(String::as_str).collect();
    let mut ordered = first.clone();
    ordered.sort_unstable();
    let fields: Vec<String> = ordered.iter().map(|name| format!("{name}: string")).collect();
    for (schema, expect) in [
        (closed(keys.clone().into(), &first), &*format!("{{ {} }}", fields.join("; "))),
        (
            closed(
                json!({ "value": {}, "rows": { "type": "object", "patternProperties": { "^.*$": { "type": "number" } } }, "opaque": { "$ref": "other.json" } }),
                &["value", "rows", "opaque"],
            ),
            "{ opaque: unknown; rows: { [key: string]: number }; value: unknown }",
        ),
        (json!({ "type": "object", "required": ["foo"] }), "{ foo: unknown; [key: string]: unknown }"),
        (closed(json!({ "a": true, "b": false }), &[]), "{ a?: unknown }"),
        (json!({ "type": "object", "properties": { "b": false } }), "{ b?: never; [key: string]: unknown }"),
        (closed(json!({ "b": false }), &["b"]), "never"),
        // Index signatures cover the named members.
        (
            json!({ "type": "object", "properties": { "name": { "type": "string" } }, "required": ["name"], "additionalProperties": { "type": "number" } }),
            "{ name: string; [key: string]: number | string }",
        ),
        (
            json!({ "type": "object", "properties": { "gid": { "type": "string" } }, "patternProperties": { "^x-": { "type": "number" } }, "additionalProperties": false }),
            "{ gid?: string; [key: `x-${string}`]: number }",
        ),
        (
            json!({ "type": "object", "properties": { "x-a": { "minimum": 1 } }, "patternProperties": { "^x-": { "type": "number" } }, "additionalProperties": false }),
            "{ \"x-a\"?: number; [key: string]: number | undefined }",
        ),
        (
            json!({ "type": "object", "patternProperties": { "x$": { "type": "number" } }, "additionalProperties": { "type": "null" } }),
            "{ [key: string]: null | number }",
        ),
        (json!({ "type": "object", "propertyNames": { "enum": ["a", "b"] }, "required": ["a"] }), "{ a: unknown; b?: unknown }"),
        (json!({ "type": "object", "maxProperties": 0 }), "Record<string, never>"),
        // Arrays.
        (json!({ "type": "array", "items": false }), "Array<never>"),
        (json!({ "type": "array", "items": { "type": "string" }, "minItems": 1, "maxItems": 512 }), "Array<string>"),
        (json!({ "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2 }), "[number, number]"),
        (
            json!({ "type": "array", "prefixItems": [{ "type": "string" }], "items": { "type": "number" }, "minItems": 3 }),
            "[string, number, number, ...number[]]",
        ),
        (json!({ "type": "array", "prefixItems": [{ "type": "string" }, false, {}] }), "[string?]"),
        (json!({ "type": "array", "minItems": 2, "maxItems": 1 }), "never"),
        (json!({ "type": "array", "prefixItems": [{ "type": "string" }], "unevaluatedItems": false }), "[string?]"),
        // Values.
        (json!({ "enum": [{ "kind": "x" }, [1, 2]] }), "{ kind: \"x\" } | [1, 2]"),
        (json!({ "enum": ["a", 1, true, null] }), "\"a\" | 1 | true | null"),
        (json!({ "type": "string", "enum": [] }), "never"),
        (json!({ "enum": ["sep\u{2028}", "*/", "`${x}"] }), "\"sep\\u2028\" | \"*/\" | \"`${x}\""),
        (json!({ "type": "string", "enum": (0..300).map(|i| i.to_string()).collect::<Vec<_>>() }), "string"),
        (json!({ "enum": [1, 2, 3], "not": { "enum": [2] } }), "1 | 3"),
        (json!({ "enum": [9_007_199_254_740_992_u64], "not": { "const": 9_007_199_254_740_993_u64 } }), "9007199254740992"),
        (
            json!({ "$schema": "http://json-schema.org/draft-04/schema#", "type": "object", "properties": { "a": {} }, "additionalProperties": false }),
            "{ a?: unknown }",
        ),
        // Combinations.
        (
            json!({ "allOf": [{ "type": "object", "properties": { "a": { "type": "string" } }, "required": ["a"] }, { "type": "object", "properties": { "b": { "type": "number" } } }] }),
            "{ a: string; b?: number; [key: string]: unknown }",
        ),
        (
            json!({ "allOf": [closed(json!({ "a": { "type": "string" } }), &["a"]), { "type": "object", "properties": { "a": { "type": "string" }, "b": {} } }] }),
            "{ a: string }",
        ),
        (json!({ "allOf": [{ "type": "string" }, { "type": "number" }] }), "never"),
        (
            json!({ "type": "object", "properties": { "a": { "type": "string" }, "b": { "type": "string" } }, "anyOf": [{ "required": ["a"] }, { "required": ["b"] }] }),
            "{ a: string; b?: string; [key: string]: unknown } | { a?: string; b: string; [key: string]: unknown }",
        ),
        (
            json!({ "type": "object", "properties": { "a": {}, "b": {} }, "oneOf": [{ "required": ["a"] }, { "required": ["b"] }], "additionalProperties": false }),
            "{ a: unknown } | { b: unknown }",
        ),
        (json!({ "oneOf": [{ "type": "string" }, {}] }), "number | boolean | null | Array<unknown> | { [key: string]: unknown }"),
        (json!({ "anyOf": [{ "type": "object" }, { "type": "null" }] }), "{ [key: string]: unknown } | null"),
        (json!({ "not": { "type": ["string", "object", "array"] } }), "number | boolean | null"),
        (json!({ "type": "object", "not": { "required": ["a"] } }), "{ a?: never; [key: string]: unknown }"),
        (
            json!({ "type": "object", "properties": { "kind": { "enum": ["a", "b"] }, "x": { "type": "string" } }, "required": ["kind"], "additionalProperties": false,
                "if": { "properties": { "kind": { "const": "a" } } }, "then": { "required": ["x"] } }),
            "{ kind: \"a\"; x: string } | { kind: \"b\"; x?: string }",
        ),
        (
            json!({ "type": "object", "properties": { "card": { "type": "string" }, "addr": { "type": "string" } }, "additionalProperties": false, "dependentRequired": { "card": ["addr"] } }),
            "{ addr?: string } | { addr: string; card: string }",
        ),
        (
            json!({ "type": "object", "allOf": [{ "properties": { "a": { "type": "string" } } }], "properties": { "b": { "type": "number" } }, "unevaluatedProperties": false }),
            "{ a?: string; b?: number }",
        ),
        // Two branches of an `anyOf` may hold, and then the names of both are known.
        (
            json!({ "type": "object", "anyOf": [{ "properties": { "a": { "type": "string" } } }, { "properties": { "b": { "type": "string" } } }], "unevaluatedProperties": false }),
            "{ a?: string; b?: unknown } | { a?: unknown; b?: string }",
        ),
        // What a keyword of the kind restricts is not known to be more than that.
        (json!({ "type": "object", "minProperties": 1, "dependentSchemas": { "a": false } }), "{ a?: never; [key: string]: unknown }"),
        // References.
        (json!({ "$ref": "#num", "$defs": { "n": { "$anchor": "num", "type": "number" } } }), "number"),
        (json!({ "$ref": "#/$defs/a", "type": "string", "$defs": { "a": { "type": ["string", "null"] } } }), "string"),
        (json!({ "$ref": "#/definitions/a", "type": "string", "definitions": { "a": { "type": ["string", "null"] } } }), "string | null"),
        (json!({ "$ref": "#/$defs/a", "nullable": true, "$defs": { "a": { "type": "string" } } }), "string | null"),
        (json!({ "type": "string", "nullable": "yes" }), "unknown"),
        (json!({ "type": "strnig" }), "unknown"),
        (json!({ "properties": null, "type": "object", "required": "a" }), "{ [key: string]: unknown }"),
    ] {
        check(&schema, Side::Output, expect);
    }
}

#[test]
fn numbers_carry_the_tightest_of_their_bounds() {
    let schema = json!({ "allOf": [{ "type": "integer", "minimum": 1, "maximum": 10 }, { "type": "number", "minimum": 3, "maximum": 20, "exclusiveMaximum": 9.5 }] });
    check(&schema, Side::Input, "number /* integer, >= 3, <= 10, < 9.5 */");
    check(&json!({ "type": ["string", "integer"], "minimum": 3 }), Side::Input, "string | number /* integer, >= 3 */");
    check(
        &json!({ "type": "array", "prefixItems": [{ "type": "number", "minimum": 1 }], "items": false }),
        Side::Input,
        "[(number /* >= 1 */)?]",
    );
}

#[test]
fn hostile_schemas_stay_within_the_bounds() {
    let text = |schema: &Value| render(schema, Side::Output, &mut Names::new("t")).text;
    let nested = |levels: usize| (0..levels).fold(json!({ "type": "string" }), |schema, _| json!({ "type": "array", "items": schema }));
    assert_eq!(text(&nested(12)), format!("{}string{}", "Array<".repeat(12), ">".repeat(12)));
    assert_eq!(text(&nested(13)), format!("{}unknown{}", "Array<".repeat(13), ">".repeat(13)));
    // Deeper than the stack bears: reading and printing do not recurse that far. Dropping would.
    for keyword in ["not", "items", "additionalProperties", "if", "propertyNames"] {
        let deep = (0..10_000).fold(Value::Bool(true), |schema, _| Value::Object(std::iter::once((keyword.to_owned(), schema)).collect()));
        assert!(!text(&deep).is_empty());
        std::mem::forget(deep);
    }
    for keyword in ["allOf", "anyOf", "oneOf"] {
        let deep = (0..10_000).fold(Value::Bool(true), |schema, _| {
            Value::Object(std::iter::once((keyword.to_owned(), Value::Array(vec![schema]))).collect())
        });
        assert_eq!(text(&deep), "unknown");
        std::mem::forget(deep);
    }
    let wide = |count: usize| -> Value {
        let members: serde_json::Map<_, _> = (0..count).map(|i| (format!("key{i}"), json!({ "type": "null" }))).collect();
        json!({ "type": "object", "properties": members, "additionalProperties": false })
    };
    assert!(text(&wide(256)).contains("key255?: null"));
    check(&wide(257), Side::Output, "unknown");
    check(&wide(100_000), Side::Output, "unknown");
    check(&json!({ "type": "object", "properties": { ("k".repeat(129)): {} } }), Side::Output, "unknown");
    // More members than a union has: their types at least.
    let many: Vec<Value> = (0..300).map(|i| json!({ "const": i })).collect();
    check(&json!({ "anyOf": many }), Side::Output, "number");
    let many: Vec<Value> = (0..100_000).map(|i| json!({ "const": i })).collect();
    check(&json!({ "anyOf": many }), Side::Output, "unknown");
    check(&json!({ "enum": (0..100_000).collect::<Vec<_>>() }), Side::Output, "number");
    let long: Vec<Value> = (0..200).map(|i| json!(format!("{i}{}", "x".repeat(500)))).collect();
    check(&json!({ "enum": long }), Side::Output, "unknown");
    // Exactly the bound, and one unit more.
    check(&json!({ "const": "x".repeat(32_766) }), Side::Output, &format!("\"{}\"", "x".repeat(32_766)));
    check(&json!({ "const": "x".repeat(32_767) }), Side::Output, "unknown");
}

#[test]
fn schemas_that_multiply_end_soon() {
    let twice = |keyword: &str, name: String| json!({ keyword: [{ "$ref": name }, { "$ref": name }] });
    for keyword in ["allOf", "anyOf", "oneOf"] {
        let mut steps: serde_json::Map<_, _> = (1..=60).map(|i| (i.to_string(), twice(keyword, format!("#/$defs/{}", i - 1)))).collect();
        steps.insert("0".into(), json!({ "type": "string" }));
        let _ = render(&json!({ "$defs": steps, "$ref": "#/$defs/60" }), Side::Output, &mut Names::new("t"));
    }
    // Each member says something else: nothing is the same twice, and everything meets everything.
    let branch = |i: usize| json!({ "properties": { format!("a{i}"): { "const": i } }, "required": [format!("b{i}")] });
    let branches: Vec<Value> = (0..40).map(branch).collect();
    let meets: Vec<Value> = (0..40).map(|_| json!({ "anyOf": branches })).collect();
    let _ = render(&json!({ "allOf": meets }), Side::Output, &mut Names::new("t"));
    let _ = render(&json!({ "not": { "anyOf": meets } }), Side::Output, &mut Names::new("t"));
    let patterns: serde_json::Map<_, _> =
        (1..100).map(|i| (format!("((a{{1,{i}}}){{1,100}}){{1,100}}"), json!({ "type": "null" }))).collect();
    let numbers = |least: usize| json!({ "anyOf": (0..48).map(|i| json!({ "type": "number", "minimum": least + i, "maximum": 100 + i })).collect::<Vec<_>>() });
    let _ = render(&json!({ "allOf": [numbers(0), numbers(1), numbers(2)] }), Side::Input, &mut Names::new("t"));
    let big: serde_json::Map<_, _> = (0..3_000).map(|i| (format!("k{i}"), json!({}))).collect();
    let big = json!({ "big": { "properties": big }, "a": { "allOf": vec![json!({ "$ref": "#/$defs/big" }); 250] } });
    check(&json!({ "$defs": big, "allOf": vec![json!({ "$ref": "#/$defs/a" }); 80] }), Side::Output, "unknown");
    let names: Vec<String> = (0..4_000).map(|i| format!("k{i}")).collect();
    let _ = render(&json!({ "dependentRequired": { "a": names } }), Side::Output, &mut Names::new("t"));
    let members: serde_json::Map<_, _> = (0..15).map(|i| (format!("m{i}"), json!({ "$ref": "#/$defs/long" }))).collect();
    let long = json!({ "const": "x".repeat(200_000) });
    check(&json!({ "type": "object", "properties": members, "$defs": { "long": long } }), Side::Output, "unknown");
    let many: serde_json::Map<_, _> = (0..2_000).map(|i| (format!("^p{i}$"), json!({}))).collect();
    let names: serde_json::Map<_, _> = (0..2_000).map(|i| (format!("p{i}"), json!({}))).collect();
    check(
        &json!({ "type": "object", "patternProperties": many, "properties": names, "additionalProperties": false }),
        Side::Output,
        "{ [key: string]: unknown }",
    );
    let names: serde_json::Map<_, _> = (0..256).map(|i| (format!("k{i}"), json!({}))).collect();
    let _ = render(&json!({ "patternProperties": patterns, "properties": names }), Side::Output, &mut Names::new("t"));
    let fan: serde_json::Map<_, _> = (0..50).map(|i| (format!("k{i}"), json!({ "$ref": "#" }))).collect();
    check(&json!({ "type": "object", "properties": fan, "additionalProperties": false }), Side::Output, &{
        let mut names: Vec<String> = (0..50).map(|i| format!("k{i}")).collect();
        names.sort();
        let fields: Vec<String> = names.iter().map(|name| format!("{name}?: __t_Ref0")).collect();
        format!("{{ {} }}", fields.join("; "))
    });
}

#[test]
fn a_file_has_a_bound_on_its_named_types() {
    let node = |i: usize| {
        let own = format!("#/$defs/n{i}");
        json!({ "type": "object", "properties": { "own": { "$ref": own }, "next": { "$ref": format!("#/$defs/n{}", i + 1) } }, "additionalProperties": false })
    };
    let nodes: serde_json::Map<_, _> = (0..80).map(|i| (format!("n{i}"), node(i))).collect();
    let typed = render(&json!({ "$ref": "#/$defs/n0", "$defs": nodes }), Side::Output, &mut Names::new("t"));
    assert_eq!(typed.named.len(), 64, "{typed:?}");
    assert!(typed.text == "__t_Ref0" && typed.declarations().contains("own?: unknown"));
}
