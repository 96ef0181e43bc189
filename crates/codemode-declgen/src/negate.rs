//! What a schema refuses.

use std::rc::Rc;

use codemode_schema::document::Place;
use serde_json::{Map, Value};

use crate::{
    alternatives::{Alternative, Alternatives, Arrays, Conjunction, Numbers, Objects, any_of, anything, push},
    bounds,
    meet::meet,
    reader::{ANNOTATIONS, Around, Reader, sorted},
};

/// All that a schema refuses, and possibly more: everything where nothing is sure.
///
/// Gives no record of what was looked at, since a schema that refuses a value has looked at nothing.
pub(crate) fn complement<'a>(reader: &mut Reader<'a>, place: Place<'a>, around: &mut Around) -> Alternatives<'a> {
    reader.step();
    let map = match place.schema {
        Value::Bool(true) => return Vec::new(),
        Value::Object(map) => map,
        _ => return anything(),
    };
    if around.contains(&place.identity()) || around.len() > bounds::AROUND || reader.is_exhausted() {
        return anything();
    }
    around.push(place.identity());
    // A value is refused if any keyword refuses it.
    let mut all = Vec::new();
    for (keyword, value) in sorted(map) {
        all = any_of([all, keyword_complement(reader, place, map, keyword, value, around)]);
    }
    around.pop();
    all
}

fn keyword_complement<'a>(
    reader: &mut Reader<'a>,
    place: Place<'a>,
    map: &'a Map<String, Value>,
    keyword: &str,
    value: &'a Value,
    around: &mut Around,
) -> Alternatives<'a> {
    let below = |reader: &Reader<'a>, schema: &'a Value| reader.document.below(place, schema);
    let object = |objects: Objects<'a>| Alternative::Object(Rc::new(objects));
    match keyword {
        "type" => without_types(value, map.get("nullable") == Some(&Value::Bool(true))),
        "nullable" if map.contains_key("type") => Vec::new(),
        "const" => without_values(std::slice::from_ref(value)),
        "enum" => value.as_array().map_or_else(anything, |values| without_values(values)),
        "not" => clear(reader.expand(below(reader, value), around)),
        "allOf" => match value.as_array() {
            Some(members) if members.len() <= bounds::MEMBERS => {
                let lists: Vec<_> = members.iter().map(|member| complement(reader, below(reader, member), around)).collect();
                any_of(lists)
            }
            _ => anything(),
        },
        "anyOf" => match value.as_array() {
            Some(members) if members.len() <= bounds::MEMBERS => {
                members.iter().fold(anything(), |all, member| meet(&all, &complement(reader, below(reader, member), around)))
            }
            _ => anything(),
        },
        "required" => match value.as_array() {
            Some(names) if names.len() <= bounds::SPLIT && names.iter().all(Value::is_string) => {
                names.iter().filter_map(Value::as_str).map(|name| object(Objects::without(name))).collect()
            }
            _ => vec![object(Objects::any())],
        },
        "properties" => match value.as_object() {
            Some(members) if members.len() <= bounds::SPLIT => {
                let mut all = Vec::new();
                for (name, schema) in sorted(members) {
                    let member = reader.complement(place, schema);
                    if member != Conjunction::nothing() {
                        push(&mut all, object(Objects::with(name, member)));
                    }
                }
                all
            }
            _ => vec![object(Objects::any())],
        },
        "additionalProperties"
        | "patternProperties"
        | "propertyNames"
        | "minProperties"
        | "maxProperties"
        | "dependentRequired"
        | "dependentSchemas"
        | "dependencies"
        | "unevaluatedProperties" => vec![object(Objects::any())],
        "items" | "prefixItems" | "additionalItems" | "contains" | "minContains" | "maxContains" | "minItems" | "maxItems"
        | "uniqueItems" | "unevaluatedItems" => {
            vec![Alternative::Array(Rc::new(Arrays::any()))]
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => vec![Alternative::Number(Numbers::default())],
        "minLength" | "maxLength" | "pattern" => vec![Alternative::String(Vec::new())],
        "then" | "else" if !map.contains_key("if") => Vec::new(),
        keyword if ANNOTATIONS.contains(&keyword) || keyword.starts_with("x-") => Vec::new(),
        // Not in every draft and validator, or not to be seen through: `$ref`, `oneOf`, `if`, `format` and others.
        _ => anything(),
    }
}

fn without_types<'a>(types: &Value, nullable: bool) -> Alternatives<'a> {
    let mut names: Vec<&str> = match types {
        Value::String(name) => vec![name],
        Value::Array(names) if names.iter().all(Value::is_string) => names.iter().filter_map(Value::as_str).collect(),
        _ => return anything(),
    };
    if nullable {
        names.push("null");
    }
    let has = |name: &str| names.contains(&name);
    let mut all = anything();
    all.retain(|alternative| match alternative {
        Alternative::Null => !has("null"),
        Alternative::Boolean => !has("boolean"),
        Alternative::Number(_) => !has("number"),
        Alternative::String(_) => !has("string"),
        Alternative::Array(_) => !has("array"),
        Alternative::Object(_) => !has("object"),
        Alternative::Literal(_) => false,
    });
    all
}

fn without_values(values: &[Value]) -> Alternatives<'_> {
    if values.len() > bounds::VALUES {
        return anything();
    }
    let of = |kind: fn(&Value) -> bool| -> Vec<&Value> { values.iter().filter(|value| kind(value)).collect() };
    let booleans = of(Value::is_boolean);
    let mut all = Vec::new();
    for alternative in anything() {
        match alternative {
            Alternative::Null if values.contains(&Value::Null) => {}
            Alternative::Boolean if !booleans.is_empty() => {
                // The other one, if only one is named.
                for (value, other) in [(true, &OTHERS[0]), (false, &OTHERS[1])] {
                    if booleans.iter().all(|named| **named == Value::Bool(value)) {
                        push(&mut all, Alternative::Literal(other));
                    }
                }
            }
            Alternative::Number(_) => all.push(Alternative::Number(Numbers { except: of(Value::is_number), ..Numbers::default() })),
            Alternative::String(_) => all.push(Alternative::String(of(Value::is_string))),
            other => all.push(other),
        }
    }
    all
}

/// Forgets what was looked at.
fn clear(mut all: Alternatives<'_>) -> Alternatives<'_> {
    for alternative in &mut all {
        match alternative {
            Alternative::Array(arrays) => Rc::make_mut(arrays).seen = Arrays::any().seen,
            Alternative::Object(objects) => Rc::make_mut(objects).seen = Objects::any().seen,
            _ => {}
        }
    }
    all
}

/// What is left of the booleans without `true`, and without `false`.
const OTHERS: [Value; 2] = [Value::Bool(false), Value::Bool(true)];
