//! Hints of the quick index.

use codemode_declgen::{input_hint, output_hint};
use serde_json::{Map, Value, json};

#[track_caller]
fn check(schema: Value, input: &str, output: Option<&str>) {
    assert_eq!((input_hint(&schema).as_str(), output_hint(&schema).as_deref()), (input, output), "{schema}");
}

fn closed(properties: Value, required: &[&str]) -> Value {
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

#[test]
fn hints_of_schemas() {
    let same = |schema: Value, text: &str| check(schema, text, Some(text));
    same(json!({ "type": "string", "nullable": true }), "string | null");
    same(json!({ "type": "string", "nullable": true, "enum": ["ready"] }), "\"ready\"");
    let mut id = closed(json!({ "id": { "type": "string" } }), &["id"]);
    id["nullable"] = json!(true);
    same(id, "{ id: string } | null");
    check(
        closed(json!({ "values": { "type": "array", "items": { "type": "number", "minimum": 0, "nullable": true } } }), &["values"]),
        "{ values: Array<number /* >= 0 */ | null> }",
        Some("{ values: Array<number | null> }"),
    );
    check(
        json!({ "type": "integer", "minimum": 0, "maximum": 10, "exclusiveMinimum": 1, "exclusiveMaximum": 9 }),
        "number /* integer, >= 0, <= 10, > 1, < 9 */",
        Some("number"),
    );
    check(json!({ "type": "number", "minimum": "0" }), "unknown", Some("number"));
    same(
        closed(
            json!({ "payload": {}, "messages": { "type": "array", "items": {} }, "count": { "type": "number" } }),
            &["messages", "count"],
        ),
        "{ count: number; messages: Array<unknown>; payload?: unknown }",
    );
    check(closed(json!({ "p": { "minLength": 1 } }), &[]), "{ p?: unknown }", None);
    check(json!({ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }), "{ id: string }", None);
    check(
        json!({ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"], "additionalProperties": true }),
        "{ id: string; ... }",
        None,
    );
    check(json!({ "type": "object", "additionalProperties": { "type": "string" } }), "{ ... }", None);
    check(json!({ "type": "object", "properties": {} }), "{}", None);
    same(closed(json!({}), &[]), "{}");
    check(closed(json!({ ("k".repeat(10_000)): {} }), &[]), "{ ... }", None);
    check(json!({ "$ref": "#/$defs/a", "$defs": { "a": { "type": ["string", "null"] } } }), "string | null", None);
    check(closed(json!({ "next": { "$ref": "#" } }), &[]), "{ next?: unknown }", None);
    check(
        json!({ "allOf": [closed(json!({ "a": {} }), &[]), { "anyOf": [{ "type": "string" }, { "type": "null" }] }] }),
        "{ a?: unknown } & (string | null)",
        None,
    );
    check(
        json!({ "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number", "minimum": 1 }], "minItems": 1 }),
        "[string, (number /* >= 1 */)?, ...unknown[]]",
        None,
    );
    check(json!({ "anyOf": [{}], "oneOf": [{}] }), "unknown", None);
    check(json!({ "$schema": "urn:mine", "type": "string" }), "unknown", Some("unknown"));
}

#[test]
fn unions_and_lists_have_a_length() {
    let constants =
        |count: usize, length: usize| (0..count).map(|i| json!({ "const": format!("{i}{}", "x".repeat(length)) })).collect::<Vec<_>>();
    let objects = |count: usize| (0..count).map(|i| closed(json!({ format!("k{i}"): {} }), &[])).collect::<Vec<_>>();
    let literals = |count: usize, length: usize| {
        let all: Vec<String> = (0..count).map(|i| format!("\"{i}{}\"", "x".repeat(length))).collect();
        all.join(" | ")
    };
    for keyword in ["anyOf", "oneOf"] {
        check(json!({ keyword: constants(8, 0) }), &literals(8, 0), Some(&literals(8, 0)));
        check(json!({ keyword: constants(9, 0) }), "unknown", None);
        // Six literals of 13 units and five separators are 93 units, of 14 they are 99.
        check(json!({ keyword: constants(6, 10) }), &literals(6, 10), Some(&literals(6, 10)));
        check(json!({ keyword: constants(6, 11) }), "unknown", None);
        check(json!({ keyword: objects(6) }), "unknown", None);
    }
    let values = |count: usize| (0..count).map(|i| i.to_string()).collect::<Vec<_>>();
    check(json!({ "enum": values(9) }), "unknown", None);
    check(json!({ "type": "string", "enum": values(9) }), "string", Some("string"));
    check(json!({ "type": ["string", "number", "boolean", "null", "array", "object"] }), "unknown", None);
}

#[test]
fn a_hint_has_a_length_in_utf16_units() {
    // `{ a: string; "z😀": "" }` is 24 units without the text of the literal.
    let schema = |length: usize| closed(json!({ "a": { "type": "string" }, "z😀": { "const": "x".repeat(length) } }), &["a", "z😀"]);
    let text = |length: usize| format!("{{ a: string; \"z😀\": \"{}\" }}", "x".repeat(length));
    assert_eq!(text(0).encode_utf16().count(), 24);
    check(schema(276), &text(276), Some(&text(276)));
    check(schema(277), "{ a: string; ... }", Some(&text(277)));
    check(schema(776), "{ a: string; ... }", Some(&text(776)));
    check(schema(777), "{ a: string; ... }", None);

    let long: Map<String, Value> = (0..16).map(|i| (format!("field_{i:02}_with_long_name"), json!({ "type": "string" }))).collect();
    let names: Vec<&str> = long.keys().map(String::as_str).collect();
    let all: Vec<String> = long.keys().map(|name| format!("{name}: string")).collect();
    check(closed(long.clone().into(), &names), "unknown", Some(&format!("{{ {} }}", all.join("; "))));
    let short = |count: usize| closed((0..count).map(|i| (format!("k{i:02}"), json!({}))).collect::<Map<_, _>>().into(), &[]);
    let keys = |count: usize| (0..count).map(|i| format!("k{i:02}?: unknown")).collect::<Vec<_>>().join("; ");
    check(short(16), &format!("{{ {} }}", keys(16)), Some(&format!("{{ {} }}", keys(16))));
    check(short(17), &format!("{{ {}; ... }}", keys(16)), Some(&format!("{{ {} }}", keys(17))));
    check(short(22), &format!("{{ {}; ... }}", keys(16)), Some(&format!("{{ {} }}", keys(22))));
    check(short(23), &format!("{{ {}; ... }}", keys(16)), None);
}

#[test]
fn a_hint_has_a_depth() {
    let nested = |levels: usize| (0..levels).fold(json!({ "type": "string" }), |schema, _| json!({ "type": "array", "items": schema }));
    let text = |levels: usize, leaf: &str| format!("{}{leaf}{}", "Array<".repeat(levels), ">".repeat(levels));
    check(nested(4), &text(4, "string"), Some(&text(4, "string")));
    check(nested(5), &text(5, "unknown"), Some(&text(5, "string")));
    check(nested(6), &text(5, "unknown"), Some(&text(6, "string")));
    check(nested(7), &text(5, "unknown"), None);
}
