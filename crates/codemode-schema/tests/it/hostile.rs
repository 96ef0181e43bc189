//! However broken a schema is, it is a schema or an error: never a panic, a hang or an overflow of the stack.

use codemode_schema::{CompiledSchema, Disclose, InputDiscriminator, OutputContract, completeness, discriminator::is_narrowable};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// Everything that this crate does with a schema.
fn use_all(schema: &Value, values: &[Value]) {
    let _ = completeness(schema);
    let _ = is_narrowable(schema);
    let _ = InputDiscriminator::of(schema);
    if let Ok(contract) = OutputContract::compile(schema) {
        let _ = contract.validate(&json!({}), [contract.select(&json!({ "a": "b" })), None]);
    }
    if let Ok(compiled) = CompiledSchema::compile(schema) {
        assert_eq!(compiled.accepts_empty_object(), compiled.accepts(&json!({})));
        for value in values {
            let accepted = compiled.accepts(value);
            assert_eq!(compiled.validate(value, Disclose::Keys).is_ok(), accepted);
            if let Err(report) = compiled.validate(value, Disclose::DeclaredKeys) {
                assert!((1..=5).contains(&report.details.len()) && report.details.iter().all(|detail| detail.len() <= 256 + "…".len()));
            }
        }
    }
}

/// Any JSON, made of the words of JSON Schema as often as not.
fn schemas() -> impl Strategy<Value = Value> {
    let keyword = prop::sample::select(vec![
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "prefixItems",
        "anyOf",
        "oneOf",
        "allOf",
        "not",
        "if",
        "then",
        "else",
        "enum",
        "const",
        "$ref",
        "$defs",
        "definitions",
        "$id",
        "$anchor",
        "$dynamicRef",
        "$schema",
        "nullable",
        "pattern",
        "patternProperties",
        "minimum",
        "multipleOf",
        "minLength",
        "uniqueItems",
        "contains",
        "dependencies",
        "dependentSchemas",
        "unevaluatedProperties",
        "propertyNames",
        "format",
        "x-openclaw-input-discriminator",
        "mapping",
        "inputProperty",
        "version",
        "a",
        "__proto__",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3_i64..40).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop::sample::select(vec![
            "object",
            "string",
            "array",
            "#",
            "#/$defs/a",
            "#a",
            "https://x.invalid/y",
            "(a+)+$",
            "[",
            "a",
            "",
            "__proto__"
        ])
        .prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 64, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((keyword.clone(), inner), 0..6).prop_map(|entries| entries
                .into_iter()
                .map(|(key, value)| (key.to_owned(), value))
                .collect::<Map<_, _>>()
                .into()),
        ]
    })
}

proptest! {
    #[test]
    fn any_document_is_a_schema_or_an_error(schema in schemas(), value in schemas()) {
        use_all(&schema, &[value, json!({ "a": { "a": [] } }), json!([1, "a", null]), json!("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"), json!(1e300)]);
    }
}

#[test]
fn deep_wide_and_circular_schemas_end() {
    // A small stack, as a runtime's thread may have left.
    let small = |body: fn()| std::thread::Builder::new().stack_size(256 * 1024).spawn(body).unwrap().join().unwrap();
    small(|| {
        for keyword in ["not", "items", "additionalProperties", "if", "propertyNames"] {
            for levels in [500, 1_000, 10_000] {
                let schema = (0..levels).fold(json!({ "type": "string" }), |schema, _| nest(keyword, schema));
                use_all(&schema, &[json!({ "a": 1 })]);
                forget(schema);
            }
        }
        for keyword in ["allOf", "anyOf", "oneOf"] {
            let schema = (0..500).fold(json!({ "type": "string" }), |schema, _| nest(keyword, Value::Array(vec![schema])));
            let compiled = CompiledSchema::compile(&schema).unwrap();
            assert!(compiled.accepts(&json!("a")) && !compiled.accepts(&json!(1)), "{keyword}");
            forget(schema);
        }
    });
    let branches: Vec<Value> = (0..5_000).map(|i| json!({ "properties": { "kind": { "const": i } }, "required": ["kind"] })).collect();
    for keyword in ["anyOf", "oneOf"] {
        let compiled = CompiledSchema::compile(&json!({ keyword: branches })).unwrap();
        assert!(compiled.accepts(&json!({ "kind": 4_999 })) && !compiled.accepts(&json!({ "kind": 5_000 })));
        // A number satisfies every branch.
        let details = compiled.validate(&json!(1.5), Disclose::Keys).err().map_or(0, |report| report.details.len());
        assert_eq!(details, usize::from(keyword == "oneOf"));
    }
    for circular in [
        json!({ "$ref": "#" }),
        json!({ "$defs": { "a": { "$ref": "#/$defs/b" }, "b": { "$ref": "#/$defs/a" } }, "$ref": "#/$defs/a" }),
        json!({ "allOf": [{ "$ref": "#" }] }),
        json!({ "anyOf": [{ "$ref": "#" }, { "$ref": "#" }] }),
        json!({ "properties": { "next": { "$ref": "#" } }, "additionalProperties": false }),
    ] {
        use_all(&circular, &[json!({ "next": { "next": {} } }), json!({ "x": 1 })]);
    }
}

#[test]
fn a_schema_that_multiplies_its_work_is_refused_a_value_in_time() {
    let twice = |keyword: &str, name: String| json!({ keyword: [{ "$ref": name }, { "$ref": name }] });
    for keyword in ["allOf", "anyOf", "oneOf"] {
        let mut steps: Map<_, _> = (1..=60).map(|i| (i.to_string(), twice(keyword, format!("#/$defs/{}", i - 1)))).collect();
        steps.insert("0".into(), json!({ "type": "string" }));
        let ladder = CompiledSchema::compile(&json!({ "$defs": steps, "$ref": "#/$defs/60" })).unwrap();
        for value in [json!("a"), json!(1)] {
            let report = ladder.validate(&value, Disclose::Keys).unwrap_err();
            assert_eq!(report.details, ["$: does not match, and the schema has too many combinations to say where"]);
        }
    }
    // A recursive schema is looked at twice at each level; a value of few levels is checked and explained.
    let tree =
        CompiledSchema::compile(&json!({ "properties": { "left": twice("anyOf", "#".into()), "leaf": { "type": "string" } } })).unwrap();
    let nested = |levels: usize, leaf: Value| (0..levels).fold(json!({ "leaf": leaf }), |value, _| json!({ "left": value }));
    assert!(tree.accepts(&nested(5, json!("a"))));
    let report = tree.validate(&nested(5, json!(1)), Disclose::Keys).unwrap_err();
    assert!(report.details[0].starts_with("$.left: matches none of 2 forms"), "{report:?}");
    assert!(!tree.accepts(&nested(60, json!("a"))));
    // One that is looked at once at each level is as good as any.
    let list = CompiledSchema::compile(&json!({ "properties": { "left": { "$ref": "#" }, "leaf": { "type": "string" } } })).unwrap();
    assert!(list.accepts(&nested(100, json!("a"))));
}

#[test]
fn a_long_row_of_references_is_refused_before_it_needs_a_stack() {
    let row = |steps: usize, last: Value| {
        let mut defs: Map<_, _> = (0..steps).map(|i| (format!("a{i}"), json!({ "$ref": format!("#/$defs/a{}", i + 1) }))).collect();
        defs.insert(format!("a{steps}"), last);
        json!({ "$ref": "#/$defs/a0", "$defs": defs })
    };
    // A thread with a small stack, as a runtime's worker has.
    let small = std::thread::Builder::new().stack_size(512 * 1024).spawn(move || {
        for (schema, accepted) in [
            (row(2_000, json!({ "type": "object" })), true),
            (row(9_000, json!({ "type": "object" })), false),
            (row(60_000, json!({ "type": "object" })), false),
            (row(100, json!({ "properties": { "x": { "$ref": "#/$defs/a0" } } })), true),
            (row(20_000, json!({ "properties": { "x": { "$ref": "#/$defs/a0" } } })), false),
        ] {
            let compiled = CompiledSchema::compile(&schema);
            let deep = (0..100).fold(json!({}), |value, _| json!({ "x": value }));
            assert_eq!(compiled.map(|schema| schema.accepts(&deep)).ok(), accepted.then_some(true));
        }
    });
    small.unwrap().join().unwrap();
}

#[test]
fn wide_schemas_and_long_names_take_linear_time() {
    let wide: Map<_, _> = (0..30_000).map(|i| (format!("k{i}"), json!({ "type": "null" }))).collect();
    assert!(
        CompiledSchema::compile(&json!({ "properties": wide, "additionalProperties": false })).unwrap().accepts(&json!({ "k7": null }))
    );
    let name = "n".repeat(20_000);
    let schema = CompiledSchema::compile(&json!({ "properties": { (name.clone()): {} }, "additionalProperties": false })).unwrap();
    assert!(schema.validate(&json!({ (format!("{name}x")): 1 }), Disclose::Keys).is_err());
}

/// `json!` would copy what it is given, level by level and on the stack.
fn nest(keyword: &str, schema: Value) -> Value {
    Value::Object(std::iter::once((keyword.to_owned(), schema)).collect())
}

/// A value nested deeper than the stack bears is left alone: dropping it recurses.
fn forget(value: Value) {
    std::mem::forget(value);
}
