//! Schemas, values, and what is said of them.
#![cfg(test)]

mod hostile;
mod suite;
mod typed;

use codemode_schema::{CompiledSchema, Disclose, SchemaError};
use serde_json::{Value, json};

#[track_caller]
fn check(schema: &Value, value: &Value, disclose: Disclose, expect: &[&str]) {
    let compiled = CompiledSchema::compile(schema).unwrap();
    let details = compiled.validate(value, disclose).err().map(|report| report.details).unwrap_or_default();
    assert_eq!(details, expect, "{schema} {value}");
}

#[test]
fn a_detail_names_the_place_and_the_rule_and_never_the_value() {
    let schema = json!({ "type": "object", "additionalProperties": false, "required": ["path", "limit"],
        "properties": { "path": { "type": "string" }, "limit": { "type": "integer", "minimum": 1 }, "mode": { "enum": ["a", "b"] },
            "odd key": { "type": "array", "items": { "type": ["string", "null"] } } } });
    check(&schema, &json!({ "path": "secret", "limit": 1 }), Disclose::Keys, &[]);
    check(
        &schema,
        &json!({ "pth": "secret", "limit": 0, "mode": "secret", "odd key": ["x", 7] }),
        Disclose::Keys,
        &[
            "$: missing \"path\"",
            "$.limit: must be >= 1",
            "$.mode: expected one of \"a\", \"b\"",
            "$[\"odd key\"][1]: expected null or string",
            "$: unexpected \"pth\" (did you mean \"path\"?)",
        ],
    );
    check(&schema, &json!({ "secret": 1, "limit": 2, "path": "" }), Disclose::DeclaredKeys, &["$: unexpected *"]);
}

#[test]
fn a_union_is_explained_by_the_form_that_was_most_likely_meant() {
    let form = |kind: &str, fields: Value| {
        let mut properties = fields;
        properties["kind"] = json!({ "const": kind });
        json!({ "type": "object", "properties": properties, "required": ["kind", "size"], "additionalProperties": false })
    };
    let shape = json!({ "anyOf": [form("circle", json!({ "size": { "type": "number" } })), form("square", json!({ "size": { "type": "integer" }, "round": {} })), { "type": "null" }] });
    for (value, expect) in [
        (json!({ "kind": "square", "size": 1.5 }), "$: matches none of 3 forms; the nearest fails at $.size: expected integer"),
        (json!({ "kind": "square", "sise": 1 }), "$: matches none of 3 forms; the nearest fails at $: missing \"size\""),
        (
            json!({ "kind": "oval", "size": 1 }),
            "$: matches none of 3 forms: $.kind: expected \"circle\", or $.kind: expected \"square\", or $: expected null",
        ),
        (json!(7), "$: matches none of 3 forms: $: expected object, or $: expected null"),
    ] {
        check(&shape, &value, Disclose::Keys, &[expect]);
    }
}

#[test]
fn an_unexpected_name_is_compared_with_those_of_its_place() {
    let closed = |name: &str| json!({ "type": "object", "properties": { name: {} }, "additionalProperties": false });
    let schema = json!({ "properties": { "a": closed("path"), "b": closed("pith") }, "$defs": { "c": closed("color") }, "additionalProperties": { "$ref": "#/$defs/c" } });
    check(&schema, &json!({ "a": { "pth": 1 } }), Disclose::Keys, &["$.a: unexpected \"pth\" (did you mean \"path\"?)"]);
    check(&schema, &json!({ "b": { "other": 1 } }), Disclose::Keys, &["$.b: unexpected \"other\" (known: \"pith\")"]);
    check(&schema, &json!({ "x": { "colour": 1 } }), Disclose::Keys, &["$.x: unexpected \"colour\" (did you mean \"color\"?)"]);
}

#[test]
fn more_than_five_details_are_counted() {
    let schema = json!({ "type": "array", "items": { "type": "string" } });
    let report = CompiledSchema::compile(&schema).unwrap().validate(&json!([1, 2, 3, 4, 5, 6, 7]), Disclose::Keys).unwrap_err();
    assert_eq!((report.details.len(), report.more), (5, 2));
    let long = json!({ "enum": ["é".repeat(500)] });
    let report = CompiledSchema::compile(&long).unwrap().validate(&json!(1), Disclose::Keys).unwrap_err();
    assert_eq!(report.details[0].len(), 256 + "…".len());
}

#[test]
fn spellings_of_real_schemas_are_understood() {
    for (schema, accepted, refused) in [
        (json!({ "type": "string", "nullable": true }), json!(null), json!(1)),
        (json!({ "type": "string", "nullable": true, "enum": ["a"] }), json!("a"), json!(null)),
        (json!({ "type": "array", "items": [{ "type": "string" }], "additionalItems": false }), json!(["a"]), json!(["a", 1])),
        (
            json!({ "properties": { "items": { "type": "array", "items": [{ "type": "null" }] } } }),
            json!({ "items": [null] }),
            json!({ "items": [1] }),
        ),
        (json!({ "definitions": { "a": { "type": "null", "nullable": true } }, "$ref": "#/definitions/a" }), json!(null), json!(1)),
        // `default` is data, whatever it looks like.
        (json!({ "type": "string", "default": { "type": "string", "nullable": true } }), json!(""), json!(null)),
    ] {
        let compiled = CompiledSchema::compile(&schema).unwrap();
        assert!(compiled.accepts(&accepted) && !compiled.accepts(&refused), "{schema}");
    }
}

#[test]
fn bad_schemas_are_errors() {
    let mut deep = json!({});
    for _ in 0..3_000 {
        deep = json!({ "not": deep });
    }
    let cases = [
        (json!({ "type": "strin" }), "/type"),
        (json!({ "$schema": "urn:mine" }), "/$schema"),
        (json!({ "$ref": "https://example.com/x.json" }), "https://example.com/x.json"),
        (json!({ "$ref": "#/$defs/none" }), "/$defs/none"),
        (json!({ "pattern": "(?<=a)b" }), "pattern"),
        (
            json!({ "properties": { "a/b": { "items": [true, { "type": "string", "nullable": "yes" }] } } }),
            "`/properties/a~1b/items/1/nullable`",
        ),
        (json!({ "required": "a" }), "`/required`"),
        (json!({ "properties": { "a": { "minimum": "1" } } }), "`/properties/a/minimum`"),
        (json!({ "properties": { "a": { "exclusiveMinimum": true } } }), "`/properties/a/exclusiveMinimum`"),
        (json!({ "items": [true], "prefixItems": [true] }), "`/items`"),
        (json!({ "$defs": { "a": { "$id": "x", "$schema": "urn:mine" } }, "$ref": "x" }), "`/$defs/a/$schema`"),
        (json!(7), ""),
        (deep, "deeper than 2048"),
    ];
    for (schema, expect) in cases {
        let error = CompiledSchema::compile(&schema).unwrap_err();
        assert!(error.to_string().contains(expect), "{error}");
    }
    assert!(matches!(CompiledSchema::compile(&json!({ "$ref": "file:///etc/passwd" })), Err(SchemaError::Unresolvable { .. })));
}

#[test]
fn a_pattern_takes_linear_time() {
    let compiled = CompiledSchema::compile(&json!({ "type": "string", "pattern": "^(a+)+$" })).unwrap();
    assert!(!compiled.accepts(&json!(format!("{}b", "a".repeat(50_000)))));
}
