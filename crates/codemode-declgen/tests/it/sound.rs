//! The law: a value that the schema accepts is assignable to the printed type.

use codemode_declgen::{Names, Side, render, render_with_defaults};
use codemode_schema::CompiledSchema;
use proptest::{prelude::*, sample::select};
use serde_json::{Map, Value, json};

use crate::checker::Checker;

const NAMES: [&str; 5] = ["a", "b", "c", "x-1", "x-2"];
const TYPES: [&str; 7] = ["null", "boolean", "number", "integer", "string", "array", "object"];

fn values() -> impl Strategy<Value = Value> {
    let leaf = select(vec![json!(null), json!(true), json!(false), json!(0), json!(1), json!(2.5), json!("s"), json!("t"), json!("")]);
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((select(&NAMES[..]), inner), 0..4).prop_map(object),
        ]
    })
}

fn object(entries: Vec<(&'static str, Value)>) -> Value {
    entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>().into()
}

fn schemas() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        1 => any::<bool>().prop_map(Value::from),
        4 => select(&TYPES[..]).prop_map(|name| json!({ "type": name })),
        1 => select(&TYPES[..]).prop_map(|name| json!({ "type": name, "nullable": true })),
        1 => prop::collection::vec(select(&TYPES[..]), 1..3).prop_map(|mut names| {
            names.sort_unstable();
            names.dedup();
            json!({ "type": names })
        }),
        1 => values().prop_map(|value| json!({ "const": value })),
        1 => prop::collection::vec(values(), 1..4).prop_map(|values| json!({ "enum": values })),
        1 => select(vec!["#/$defs/p", "#/$defs/q", "#"]).prop_map(|reference| json!({ "$ref": reference })),
        1 => prop::collection::vec(select(&NAMES[..]), 0..3).prop_map(|names| json!({ "required": names })),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        let one = || inner.clone();
        let many = || prop::collection::vec(inner.clone(), 1..4);
        let named = || prop::collection::vec((select(&NAMES[..]), inner.clone()), 1..4).prop_map(object);
        let keyword = prop_oneof![
            4 => named().prop_map(|map| json!({ "properties": map })),
            2 => prop::collection::vec(select(&NAMES[..]), 1..3).prop_map(|names| json!({ "required": names })),
            2 => prop_oneof![Just(json!(false)), one()].prop_map(|schema| json!({ "additionalProperties": schema })),
            1 => (select(vec!["^x-", "^[ab]$", "c", ""]), one()).prop_map(|(pattern, schema)| json!({ "patternProperties": { pattern: schema } })),
            1 => prop::collection::vec(select(&NAMES[..]), 1..4).prop_map(|names| json!({ "propertyNames": { "enum": names } })),
            2 => one().prop_map(|schema| json!({ "items": schema })),
            1 => many().prop_map(|schemas| json!({ "prefixItems": schemas })),
            1 => many().prop_map(|schemas| json!({ "items": schemas })),
            1 => (0..3_u8).prop_map(|count| json!({ "minItems": count })),
            1 => (0..4_u8).prop_map(|count| json!({ "maxItems": count })),
            1 => one().prop_map(|schema| json!({ "contains": schema })),
            2 => many().prop_map(|schemas| json!({ "allOf": schemas })),
            2 => many().prop_map(|schemas| json!({ "anyOf": schemas })),
            2 => many().prop_map(|schemas| json!({ "oneOf": schemas })),
            1 => one().prop_map(|schema| json!({ "not": schema })),
            1 => (one(), one(), one()).prop_map(|(a, b, c)| json!({ "if": a, "then": b, "else": c })),
            1 => (one(), one()).prop_map(|(a, b)| json!({ "if": a, "then": b })),
            1 => (select(&NAMES[..]), select(&NAMES[..])).prop_map(|(a, b)| json!({ "dependentRequired": { a: [b] } })),
            1 => (select(&NAMES[..]), one()).prop_map(|(a, schema)| json!({ "dependentSchemas": { a: schema } })),
            1 => (select(&NAMES[..]), one()).prop_map(|(a, schema)| json!({ "dependencies": { a: schema } })),
            1 => prop_oneof![Just(json!(false)), one()].prop_map(|schema| json!({ "unevaluatedProperties": schema })),
            1 => prop_oneof![Just(json!(false)), one()].prop_map(|schema| json!({ "unevaluatedItems": schema })),
            1 => Just(json!({ "maxProperties": 0 })),
        ];
        // Several keywords, and something plain, in one schema.
        (prop::collection::vec(keyword, 1..4), inner.clone()).prop_map(|(parts, plain)| {
            let mut all = Map::new();
            for part in parts.into_iter().chain([plain]) {
                if let Value::Object(part) = part {
                    all.extend(part);
                }
            }
            all.into()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, ..ProptestConfig::default() })]

    #[test]
    fn what_a_schema_accepts_is_assignable(root in schemas(), p in schemas(), q in schemas(), values in prop::collection::vec(values(), 24)) {
        let Value::Object(mut root) = root else { return Ok(()) };
        root.insert("$defs".into(), json!({ "p": p, "q": q }));
        let schema = Value::Object(root);
        let Ok(compiled) = CompiledSchema::compile(&schema) else { return Ok(()) };
        let output = render(&schema, Side::Output, &mut Names::new("t"));
        let input = render_with_defaults(&schema, &mut Names::new("t"));
        let checkers = [output, input].map(|typed| (Checker::new(&typed.text, &typed.named), typed));
        for value in values.iter().filter(|value| compiled.accepts(value)) {
            for (checker, typed) in &checkers {
                prop_assert!(checker.accepts(value), "{value} of {schema} is not assignable to {} with {:?}", typed.text, typed.named);
            }
        }
    }
}

#[test]
fn the_checker_refuses_what_the_compiler_refuses() {
    let check = |text: &str, value: Value, expect: bool| assert_eq!(Checker::new(text, &[]).accepts(&value), expect, "{text} {value}");
    check("{ a: string; b?: 1 | null }", json!({ "a": "" }), true);
    check("{ a: string; b?: 1 | null }", json!({ "a": "", "b": 2 }), false);
    check("{ a: string; b?: 1 | null }", json!({ "a": "", "c": 1 }), false);
    check("{ a: string; [key: string]: unknown }", json!({ "a": "", "c": 1 }), true);
    check("{ [key: `x-${string}`]: number }", json!({ "x-1": "" }), false);
    check("[string, (number | null)?, ...boolean[]]", json!(["", null, true]), true);
    check("[string, (number | null)?, ...boolean[]]", json!([]), false);
    check("Array<number /* integer, >= 1 */>", json!([1, "1"]), false);
    check("Record<string, never>", json!({ "a": 1 }), false);
}
