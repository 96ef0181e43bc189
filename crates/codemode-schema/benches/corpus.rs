//! Compiling and validating the input schemas of real MCP servers: `cargo bench -p codemode-schema`.
//!
//! One iteration goes over all tools of `corpus/`; divide by their number for the cost of one.

#![expect(clippy::unwrap_used, reason = "a bench has no caller, and criterion's macros document nothing")]

use std::{hint::black_box, path::Path};

use codemode_schema::{CompiledSchema, Disclose, completeness};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::{Map, Value, json};

/// Input schemas of all tools.
fn schemas() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut schemas = Vec::new();
    for entry in fs_err::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let list: Value = serde_json::from_slice(&fs_err::read(path).unwrap()).unwrap();
        schemas.extend(list["tools"].as_array().unwrap().iter().map(|tool| tool["inputSchema"].clone()));
    }
    schemas
}

/// An input with a value for every declared member, right wherever the type is plain.
fn input(schema: &Value) -> Value {
    let member = |schema: &Value| match (schema.get("enum").and_then(|values| values.get(0)), schema["type"].as_str()) {
        (Some(value), _) => value.clone(),
        (None, Some("string")) => json!("text"),
        (None, Some("number" | "integer")) => json!(3),
        (None, Some("boolean")) => json!(true),
        (None, Some("array")) => json!([]),
        (None, Some("object")) => json!({}),
        _ => Value::Null,
    };
    let members = schema["properties"].as_object().into_iter().flatten();
    Value::Object(members.map(|(name, schema)| (name.clone(), member(schema))).collect::<Map<_, _>>())
}

fn corpus(criterion: &mut Criterion) {
    let schemas = schemas();
    let compiled: Vec<(CompiledSchema, Value)> =
        schemas.iter().filter_map(|schema| Some((CompiledSchema::compile(schema).ok()?, input(schema)))).collect();
    assert!(compiled.len() * 100 >= schemas.len() * 99, "{} of {} compile", compiled.len(), schemas.len());
    let mut group = criterion.benchmark_group("corpus");
    group.sample_size(10).throughput(Throughput::Elements(schemas.len() as u64));
    group.bench_function("compile", |bencher| {
        bencher.iter(|| schemas.iter().filter_map(|schema| CompiledSchema::compile(schema).ok()).count());
    });
    group.bench_function("validate", |bencher| {
        bencher.iter(|| compiled.iter().filter(|(schema, value)| schema.accepts(black_box(value))).count());
    });
    let wrong = json!({ "unexpected": 1 });
    group.bench_function("explain", |bencher| {
        bencher.iter(|| compiled.iter().filter(|(schema, _)| schema.validate(black_box(&wrong), Disclose::Keys).is_err()).count());
    });
    group.bench_function("judge completeness", |bencher| {
        bencher.iter(|| schemas.iter().filter(|schema| completeness(black_box(schema)).is_ok()).count());
    });
    group.finish();
}

criterion_group!(benches, corpus);
criterion_main!(benches);
