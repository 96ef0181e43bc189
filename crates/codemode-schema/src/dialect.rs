//! Spellings that real schemas use and that no draft has, turned into ones that the validator knows
//! (`spec/contracts.md` 2).

use serde_json::{Map, Value, json};

use crate::error::SchemaError;

/// Which rules a schema is read by.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Draft {
    /// Draft 4.
    Draft4,
    /// Draft 6.
    Draft6,
    /// Draft 7.
    Draft7,
    /// 2019-09.
    Draft201909,
    /// 2020-12.
    Draft202012,
    /// No `$schema`: 2020-12, and what real schemas use of earlier ones.
    Unnamed,
}

impl Draft {
    /// The draft that a `$schema` names; none for an unknown one.
    #[must_use]
    pub fn of(schema: &Value) -> Option<Self> {
        let Some(name) = schema.get("$schema") else { return Some(Self::Unnamed) };
        let (protocol, name) = name.as_str()?.trim_end_matches('#').split_once("://")?;
        match name.strip_prefix("json-schema.org/")? {
            _ if !matches!(protocol, "http" | "https") => None,
            "draft-04/schema" => Some(Self::Draft4),
            "draft-06/schema" => Some(Self::Draft6),
            "draft-07/schema" => Some(Self::Draft7),
            "draft/2019-09/schema" => Some(Self::Draft201909),
            "draft/2020-12/schema" => Some(Self::Draft202012),
            _ => None,
        }
    }

    /// Whether keywords beside a `$ref` are ignored.
    #[must_use]
    pub const fn ref_stands_alone(self) -> bool {
        matches!(self, Self::Draft4 | Self::Draft6 | Self::Draft7)
    }
}

/// Rewrites a schema, in schema positions only:
///
/// - `nullable: true` beside `type` adds `null` to the type list;
/// - without `$schema`, an `items` list means `prefixItems` with `additionalItems` as the rest.
///
/// Call [`bounds::check`](crate::bounds::check) first: this recurses.
///
/// # Errors
///
/// A `$schema` is unknown or a `nullable` is not a boolean: no draft's own rules would say so.
pub fn normalize(schema: &Value) -> Result<Value, SchemaError> {
    let legacy = schema.get("$schema").is_none();
    node(schema, legacy).map_err(|(pointer, message)| SchemaError::Invalid { pointer, message: message.into() })
}

/// The error is a JSON pointer and what is wrong there.
fn node(schema: &Value, legacy: bool) -> Result<Value, (String, &'static str)> {
    let Value::Object(map) = schema else {
        return Ok(schema.clone());
    };
    if map.get("nullable").is_some_and(|nullable| !nullable.is_boolean()) {
        return Err(("/nullable".into(), "`nullable` has to be true or false"));
    }
    if map.contains_key("$schema") && Draft::of(schema).is_none() {
        return Err(("/$schema".into(), "unknown draft; known are draft-04, draft-06, draft-07, 2019-09 and 2020-12"));
    }
    let below = |token: &str, schema: &Value| {
        node(schema, legacy).map_err(|(place, message)| (format!("/{}{place}", token.replace('~', "~0").replace('/', "~1")), message))
    };
    let mut result = Map::new();
    for (keyword, value) in map {
        let within = |(place, message)| (format!("/{keyword}{place}"), message);
        let value = match value {
            // A list here is the string form of `dependencies`, which is data.
            Value::Object(schemas) if holds_map(keyword) => {
                let schemas = schemas.iter().map(|(name, schema)| Ok((name.clone(), below(name, schema)?)));
                Value::Object(schemas.collect::<Result<_, _>>().map_err(within)?)
            }
            Value::Array(schemas) if holds_schemas(keyword) => {
                let schemas = schemas.iter().enumerate().map(|(i, schema)| below(&i.to_string(), schema));
                Value::Array(schemas.collect::<Result<_, _>>().map_err(within)?)
            }
            schema if holds_schemas(keyword) => below(keyword, schema)?,
            data => data.clone(),
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
    Ok(Value::Object(result))
}

/// Whether the value of a keyword maps names to schemas.
pub(crate) fn holds_map(keyword: &str) -> bool {
    matches!(keyword, "$defs" | "definitions" | "dependencies" | "dependentSchemas" | "patternProperties" | "properties")
}

/// Whether the value of a keyword is a schema or a list of schemas.
pub(crate) fn holds_schemas(keyword: &str) -> bool {
    matches!(
        keyword,
        "additionalItems"
            | "additionalProperties"
            | "allOf"
            | "anyOf"
            | "contains"
            | "contentSchema"
            | "else"
            | "if"
            | "items"
            | "not"
            | "oneOf"
            | "prefixItems"
            | "propertyNames"
            | "then"
            | "unevaluatedItems"
            | "unevaluatedProperties"
    )
}
