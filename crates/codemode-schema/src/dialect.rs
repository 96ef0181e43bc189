//! Spellings that real schemas use and that no draft has, turned into ones that the validator knows
//! (`spec/contracts.md` 2).

use serde_json::{Map, Value, json};

/// Rewrites a schema, in schema positions only:
///
/// - `nullable: true` beside `type` adds `null` to the type list;
/// - without `$schema`, an `items` list means `prefixItems` with `additionalItems` as the rest.
///
/// Call [`bounds::check`](crate::bounds::check) first: this recurses.
#[must_use]
pub fn normalize(schema: &Value) -> Value {
    let legacy = schema.get("$schema").is_none();
    node(schema, legacy)
}

fn node(schema: &Value, legacy: bool) -> Value {
    let Value::Object(map) = schema else {
        return schema.clone();
    };
    let mut result = Map::new();
    for (keyword, value) in map {
        let value = if MAPS.contains(&keyword.as_str()) {
            match value {
                // A list here is the string form of `dependencies`.
                Value::Object(schemas) => {
                    schemas.iter().map(|(name, schema)| (name.clone(), node(schema, legacy))).collect::<Map<_, _>>().into()
                }
                other => other.clone(),
            }
        } else if SCHEMAS.contains(&keyword.as_str()) {
            match value {
                Value::Array(schemas) => schemas.iter().map(|schema| node(schema, legacy)).collect(),
                other => node(other, legacy),
            }
        } else {
            value.clone()
        };
        result.insert(keyword.clone(), value);
    }
    if legacy && result.get("items").is_some_and(Value::is_array) && !result.contains_key("prefixItems") {
        if let Some(prefix) = result.remove("items") {
            result.insert("prefixItems".into(), prefix);
        }
        if let Some(rest) = result.remove("additionalItems") {
            result.insert("items".into(), rest);
        }
    }
    if result.get("nullable") == Some(&Value::Bool(true)) {
        match result.get_mut("type") {
            Some(Value::Array(types)) if !types.contains(&json!("null")) => types.push(json!("null")),
            Some(name @ Value::String(_)) if name != "null" => *name = json!([name.clone(), "null"]),
            _ => {}
        }
    }
    Value::Object(result)
}

/// Keywords whose value maps names to schemas.
pub(crate) const MAPS: [&str; 6] = ["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"];

/// Keywords whose value is a schema or a list of schemas.
pub(crate) const SCHEMAS: [&str; 16] = [
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "oneOf",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
];
