//! Schemas of Rust types, and of the same types in TypeBox.

use std::{collections::BTreeMap, process::Command};

use codemode_schema::{
    CompiledSchema, InputDiscriminator, OutputContract, completeness,
    typed::{TypedError, discriminated_output},
};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

fn input_schema<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<T>().to_value()
}

fn output_schema<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>().to_value()
}

/// What a schema accepts is what `serde` reads.
#[track_caller]
fn check_reads<T: JsonSchema + for<'de> Deserialize<'de>>(values: &[Value]) {
    let compiled = CompiledSchema::compile(&input_schema::<T>()).unwrap();
    for value in values {
        assert_eq!(compiled.accepts(value), serde_json::from_value::<T>(value.clone()).is_ok(), "{value}\n{}", input_schema::<T>());
    }
}

#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Page {
    path: String,
    max_lines: Option<u32>,
    #[serde(default)]
    hidden: bool,
    tags: BTreeMap<String, f64>,
    pair: (String, f64),
    mode: Mode,
    next: Option<Cursor>,
}

#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Mode {
    Fast,
    Safe,
}

#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Cursor {
    offset: u64,
}

/// A page that is right, and pages with one thing changed.
fn pages() -> Vec<Value> {
    let right = json!({ "path": "p", "maxLines": 1, "hidden": true, "tags": { "a": 1.5 }, "pair": ["a", 1], "mode": "fast", "next": { "offset": 0 } });
    let mut pages = vec![right.clone(), json!({}), json!(null), json!([])];
    let changes = [
        ("path", json!(1)),
        ("maxLines", json!(null)),
        ("maxLines", json!("1")),
        ("hidden", json!(null)),
        ("tags", json!({ "a": "x" })),
        ("tags", json!({})),
        ("pair", json!(["a"])),
        ("pair", json!(["a", 1, 2])),
        ("pair", json!([1, "a"])),
        ("mode", json!("slow")),
        ("next", json!(null)),
        ("next", json!({ "offset": 1, "x": 1 })),
        ("extra", json!(1)),
    ];
    for (key, value) in changes {
        let mut page = right.clone();
        page[key] = value;
        pages.push(page);
    }
    for key in ["path", "maxLines", "hidden", "tags", "mode", "next"] {
        let mut page = right.clone();
        page.as_object_mut().unwrap().remove(key);
        pages.push(page);
    }
    pages
}

#[test]
fn a_derived_schema_accepts_what_serde_reads() {
    check_reads::<Page>(&pages());
}

#[test]
fn typebox_and_schemars_give_the_same_verdicts_for_one_type() {
    let Some(typebox) = typebox() else { return };
    let (rust, typebox) = (CompiledSchema::compile(&input_schema::<Page>()).unwrap(), CompiledSchema::compile(&typebox).unwrap());
    for page in pages() {
        assert_eq!(typebox.accepts(&page), rust.accepts(&page), "{page}");
    }
}

/// The schema of `Page` as the real package prints it; none, which is said, where it is not installed.
fn typebox() -> Option<Value> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/npm");
    let script = "import Type from 'typebox';
        const page = Type.Object({
            path: Type.String(),
            maxLines: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 4294967295 }), Type.Null()])),
            hidden: Type.Optional(Type.Boolean()),
            tags: Type.Record(Type.String(), Type.Number()),
            pair: Type.Tuple([Type.String(), Type.Number()]),
            mode: Type.Union([Type.Literal('fast'), Type.Literal('safe')]),
            next: Type.Optional(Type.Union([Type.Object({ offset: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }), Type.Null()])),
        }, { additionalProperties: false });
        console.log(JSON.stringify(page));";
    if folder.join("node_modules/typebox").exists() {
        let output = Command::new("node").args(["--input-type=module", "-e", script]).current_dir(folder).output().unwrap();
        return Some(serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr))));
    }
    assert!(std::env::var_os("CI").is_none_or(|value| value != "true"), "typebox is missing: run `cargo xtask test`, which needs Node.js");
    std::io::Write::write_all(&mut std::io::stderr(), b"NOT RUN: typebox is missing; run `cargo xtask test`, which needs Node.js\n")
        .unwrap();
    None
}

#[derive(JsonSchema, Serialize)]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
enum Output {
    /// What there is.
    List {
        items: Vec<Item>,
        next: Option<Item>,
    },
    /// What was done.
    Remove(Removed),
    Status {},
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Item {
    id: String,
}

#[derive(JsonSchema, Serialize)]
struct Removed {
    removed: bool,
}

/// A type that contains itself.
fn output_schema_of_endless() -> Value {
    #[derive(JsonSchema, Serialize)]
    #[serde(tag = "action")]
    enum Endless {
        Tree { kids: Vec<Endless> },
    }
    // One value, so that the type is not only a schema.
    assert_eq!(serde_json::to_value(Endless::Tree { kids: Vec::new() }).unwrap(), json!({ "action": "Tree", "kids": [] }));
    output_schema::<Endless>()
}

#[test]
fn an_enum_tagged_by_action_is_a_discriminated_output() {
    let schema = discriminated_output(&output_schema::<Output>(), "action").unwrap();
    let discriminator = InputDiscriminator::of(&schema).unwrap().unwrap();
    let mapping: Vec<(&str, usize)> = discriminator.mapping().iter().map(|(name, branch)| (name.as_str(), *branch)).collect();
    assert_eq!((discriminator.property(), mapping), ("action", vec![("list", 0), ("remove", 1), ("status", 2)]));
    let contract = OutputContract::compile(&schema).unwrap();
    let item = || Item { id: "i".into() };
    let outputs = [
        ("list", Output::List { items: vec![item()], next: Some(item()) }),
        ("list", Output::List { items: Vec::new(), next: None }),
        ("remove", Output::Remove(Removed { removed: true })),
        ("status", Output::Status {}),
    ];
    for (action, output) in &outputs {
        let value = serde_json::to_value(output).unwrap();
        for selected in ["list", "remove", "status"] {
            let branch = contract.select(&json!({ "action": selected }));
            assert_eq!(contract.validate(&value, [branch, None]).is_ok(), selected == *action, "{value} {selected}");
        }
        assert_eq!(contract.validate(&value, [None, None]), Ok(()));
    }
    let closed = discriminated_output(&output_schema::<Output>(), "action").unwrap()["anyOf"][0].clone();
    assert!(completeness(&closed["properties"]["items"]).is_ok(), "{closed}");
}

#[test]
fn what_is_no_tagged_enum_is_refused() {
    for (schema, expect) in [
        (output_schema::<Item>(), TypedError::NotAnEnum),
        (json!({ "oneOf": [{ "type": "object" }] }), TypedError::Untagged { tag: "action".into() }),
        (output_schema_of_endless(), TypedError::Recursive { reference: "#".into() }),
        (
            json!({ "oneOf": [{ "properties": { "action": { "const": "a" } } }, { "properties": { "action": { "enum": ["b", "a"] } } }] }),
            TypedError::Twice { name: "a".into() },
        ),
        (
            json!({ "oneOf": [{ "properties": { "action": { "const": "a" } } }], "properties": { "owner": {} } }),
            TypedError::Beside { keyword: "properties".into() },
        ),
    ] {
        assert_eq!(discriminated_output(&schema, "action").unwrap_err(), expect, "{schema}");
    }
}
