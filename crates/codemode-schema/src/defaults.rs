//! Declared defaults and required names of a root schema (`spec/guest-api.md` 5, steps 3 and 4).

use serde_json::{Map, Value};

/// Adds each top-level property that the schema gives a default and the input does not have.
///
/// A property is a key like any other, `__proto__` included.
pub fn fill_defaults(schema: &Value, input: &mut Map<String, Value>) {
    let properties = schema.get("properties").and_then(Value::as_object);
    for (name, schema) in properties.into_iter().flatten() {
        if let Some(default) = schema.get("default")
            && !input.contains_key(name)
        {
            input.insert(name.clone(), default.clone());
        }
    }
}

/// Names that the schema requires and the input does not have, in the order of the schema.
#[must_use]
pub fn missing_names<'a>(schema: &'a Value, input: &Map<String, Value>) -> Vec<&'a str> {
    let required = schema.get("required").and_then(Value::as_array);
    required.into_iter().flatten().filter_map(Value::as_str).filter(|name| !input.contains_key(*name)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(schema: &Value, input: &Value, filled: &Value, missing: &[&str]) {
        let mut map = input.as_object().unwrap().clone();
        fill_defaults(schema, &mut map);
        assert_eq!(missing_names(schema, &map), missing, "{schema} {input}");
        assert_eq!(Value::Object(map), *filled, "{schema} {input}");
    }

    #[test]
    fn a_default_fills_in_for_what_is_not_there() {
        let schema =
            json!({ "properties": { "a": { "default": 1 }, "b": { "default": null }, "c": {}, "d": true }, "required": ["c", "a", 7] });
        check(&schema, &json!({}), &json!({ "a": 1, "b": null }), &["c"]);
        check(&schema, &json!({ "a": null, "c": 2 }), &json!({ "a": null, "c": 2, "b": null }), &[]);
        for odd in [json!(true), json!({}), json!({ "properties": [], "required": "a" })] {
            check(&odd, &json!({ "x": 1 }), &json!({ "x": 1 }), &[]);
        }
    }

    #[test]
    fn a_property_named_like_the_prototype_is_a_property() {
        let schema: Value = serde_json::from_str(r#"{"properties":{"__proto__":{"default":{"a":1}}},"required":["__proto__"]}"#).unwrap();
        check(&schema, &json!({}), &serde_json::from_str(r#"{"__proto__":{"a":1}}"#).unwrap(), &[]);
        let schema = json!({ "required": ["__proto__", "constructor"] });
        check(&schema, &json!({}), &json!({}), &["__proto__", "constructor"]);
    }
}
