//! Outputs that depend on one string of the input: `x-openclaw-input-discriminator` (`spec/contracts.md` 4).

use serde_json::{Map, Value};

use crate::dialect::{holds_map, holds_schemas};

/// The keyword of the annotation, on the root of an output schema.
pub const KEYWORD: &str = "x-openclaw-input-discriminator";

/// A valid annotation: which string property of the input selects which branch of the root's `anyOf`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct InputDiscriminator {
    property: String,
    mapping: Vec<(String, usize)>,
    branches: usize,
}

/// What makes an annotation malformed: the tool cannot be called then.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum DiscriminatorError {
    /// The root's `allOf` is no list.
    #[error("`{KEYWORD}` needs the root's `allOf` to be a list, or absent")]
    AllOf,
    /// The root has no `anyOf`, or an empty one.
    #[error("`{KEYWORD}` needs an `anyOf` with at least one branch beside it")]
    AnyOf,
    /// A branch that is not there.
    #[error("`{KEYWORD}` maps {value} to a branch that is not there: give a whole number from 0 to {last}", value = Value::from(.value.as_str()))]
    Index {
        /// The input value.
        value: String,
        /// The last branch.
        last: usize,
    },
    /// No property.
    #[error("`inputProperty` of `{KEYWORD}` must be a non-empty string")]
    InputProperty,
    /// No mapping.
    #[error("`mapping` of `{KEYWORD}` must be an object with at least one entry")]
    Mapping,
    /// Not an object.
    #[error("`{KEYWORD}` must be an object")]
    NotAnObject,
    /// Another version.
    #[error("`version` of `{KEYWORD}` must be 1")]
    Version,
}

impl InputDiscriminator {
    /// The annotation of an output schema, if it has one.
    ///
    /// # Errors
    ///
    /// The annotation is malformed.
    pub fn of(schema: &Value) -> Result<Option<Self>, DiscriminatorError> {
        let Some(annotation) = schema.get(KEYWORD) else { return Ok(None) };
        let annotation = annotation.as_object().ok_or(DiscriminatorError::NotAnObject)?;
        if annotation.get("version").and_then(Value::as_f64) != Some(1.0) {
            return Err(DiscriminatorError::Version);
        }
        let property = annotation.get("inputProperty").and_then(Value::as_str).filter(|name| !name.is_empty());
        let property = property.ok_or(DiscriminatorError::InputProperty)?.to_owned();
        let mapping = annotation
            .get("mapping")
            .and_then(Value::as_object)
            .filter(|mapping| !mapping.is_empty())
            .ok_or(DiscriminatorError::Mapping)?;
        let branches = schema
            .get("anyOf")
            .and_then(Value::as_array)
            .map(Vec::len)
            .filter(|branches| *branches > 0)
            .ok_or(DiscriminatorError::AnyOf)?;
        if schema.get("allOf").is_some_and(|all| !all.is_array()) {
            return Err(DiscriminatorError::AllOf);
        }
        let entry = |(value, index): (&String, &Value)| {
            let index = index.as_f64().filter(|index| index.fract() == 0.0 && *index >= 0.0);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a whole number that is not negative; one too large saturates and is no branch"
            )]
            match index.map(|index| index as usize) {
                Some(index) if index < branches => Ok((value.clone(), index)),
                _ => Err(DiscriminatorError::Index { value: value.clone(), last: branches - 1 }),
            }
        };
        let mapping = mapping.iter().map(entry).collect::<Result<_, _>>()?;
        Ok(Some(Self { property, mapping, branches }))
    }

    /// The property of the input that selects.
    #[must_use]
    pub fn property(&self) -> &str {
        &self.property
    }

    /// Input values and their branches, in the order of the annotation.
    #[must_use]
    pub fn mapping(&self) -> &[(String, usize)] {
        &self.mapping
    }

    /// The number of branches.
    #[must_use]
    pub const fn branches(&self) -> usize {
        self.branches
    }

    /// The branch that an input selects; none when the property is missing, no string, or not mapped.
    #[must_use]
    pub fn select(&self, input: &Value) -> Option<usize> {
        let selector = input.get(&self.property)?.as_str()?;
        self.mapping.iter().find(|(value, _)| value == selector).map(|(_, branch)| *branch)
    }

    /// The root with one branch in place of all, to be declared.
    ///
    /// `schema` is the one that this annotation was read from.
    #[must_use]
    pub fn only_branch(&self, schema: &Value, branch: usize) -> Value {
        let mut root = schema.as_object().cloned().unwrap_or_default();
        let selected = root.get("anyOf").and_then(|branches| branches.get(branch)).cloned().unwrap_or(Value::Bool(false));
        root.insert("anyOf".into(), Value::Array(vec![selected]));
        Value::Object(root)
    }

    /// The schema of one branch: the root's own constraints, with the branch as one more `allOf`.
    ///
    /// `schema` is the one that this annotation was read from.
    #[must_use]
    pub fn branch(&self, schema: &Value, branch: usize) -> Value {
        let mut root = schema.as_object().cloned().unwrap_or_default();
        let selected = root.get("anyOf").and_then(|branches| branches.get(branch)).cloned().unwrap_or(Value::Bool(false));
        match root.get_mut("allOf") {
            Some(Value::Array(all)) => all.push(selected),
            _ => {
                root.insert("allOf".into(), Value::Array(vec![selected]));
            }
        }
        Value::Object(root)
    }
}

/// Whether the branches of a schema can be taken apart: no reference in a schema position, and within the bounds of
/// depth and nodes. Looks at no more than the bounds allow.
#[must_use]
pub fn is_narrowable(schema: &Value) -> bool {
    let mut open = vec![(schema, 0)];
    let mut nodes = 0;
    while let Some((schema, depth)) = open.pop() {
        nodes += 1;
        if nodes > MAX_NODES || depth > MAX_DEPTH || open.len() > MAX_NODES {
            return false;
        }
        let Value::Object(map) = schema else { continue };
        if REFERENCES.iter().any(|keyword| map.contains_key(*keyword)) {
            return false;
        }
        if !push_children(map, depth + 1, &mut open) {
            return false;
        }
    }
    true
}

/// Adds the schemas below one; `false` when they are too many to look at.
fn push_children<'a>(map: &'a Map<String, Value>, depth: usize, open: &mut Vec<(&'a Value, usize)>) -> bool {
    for (keyword, value) in map {
        match value {
            Value::Object(schemas) if holds_map(keyword) => {
                if schemas.len() > MAX_NODES {
                    return false;
                }
                open.extend(schemas.values().map(|schema| (schema, depth)));
            }
            Value::Array(schemas) if holds_schemas(keyword) => {
                if schemas.len() > MAX_NODES {
                    return false;
                }
                open.extend(schemas.iter().map(|schema| (schema, depth)));
            }
            schema if holds_schemas(keyword) => open.push((schema, depth)),
            _ => {}
        }
    }
    true
}

const REFERENCES: [&str; 3] = ["$ref", "$dynamicRef", "$recursiveRef"];
const MAX_DEPTH: usize = 64;
const MAX_NODES: usize = 4_096;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn annotated(annotation: Value) -> Value {
        json!({ "anyOf": [{ "type": "string" }, { "type": "null" }], KEYWORD: annotation })
    }

    #[track_caller]
    fn check_malformed(schema: &Value, expect: &DiscriminatorError) {
        assert_eq!(InputDiscriminator::of(schema).unwrap_err(), *expect, "{schema}");
    }

    #[test]
    fn every_malformed_annotation_has_its_own_error() {
        use DiscriminatorError as E;
        let whole = json!({ "version": 1, "inputProperty": "action", "mapping": { "list": 0 } });
        let with = |key: &str, value: Value| {
            let mut annotation = whole.clone();
            annotation[key] = value;
            annotated(annotation)
        };
        for annotation in [json!(null), json!(1), json!([])] {
            check_malformed(&annotated(annotation), &E::NotAnObject);
        }
        for version in [json!(2), json!("1"), json!(null)] {
            check_malformed(&with("version", version), &E::Version);
        }
        for property in [json!(""), json!(1), json!(null)] {
            check_malformed(&with("inputProperty", property), &E::InputProperty);
        }
        for mapping in [json!({}), json!([]), json!(null)] {
            check_malformed(&with("mapping", mapping), &E::Mapping);
        }
        for index in [json!(2), json!(5), json!(0.5), json!(-1), json!("0"), json!(1e300)] {
            check_malformed(&with("mapping", json!({ "list": 0, "x": index })), &E::Index { value: "x".into(), last: 1 });
        }
        for any_of in [None, Some(json!([])), Some(json!({}))] {
            let mut schema = annotated(whole.clone());
            match any_of {
                None => drop(schema.as_object_mut().unwrap().remove("anyOf")),
                Some(any_of) => schema["anyOf"] = any_of,
            }
            check_malformed(&schema, &E::AnyOf);
        }
        let mut schema = annotated(whole.clone());
        schema["allOf"] = json!({});
        check_malformed(&schema, &E::AllOf);
        assert_eq!(InputDiscriminator::of(&json!({ "anyOf": [{}] })), Ok(None));
        assert_eq!(InputDiscriminator::of(&json!(true)), Ok(None));
    }

    #[test]
    fn an_input_selects_by_its_own_string() {
        let schema = annotated(json!({ "version": 1.0, "inputProperty": "action", "mapping": { "list": 0, "ls": 0, "remove": 1.0 } }));
        let discriminator = InputDiscriminator::of(&schema).unwrap().unwrap();
        for (input, expect) in [
            (json!({ "action": "list" }), Some(0)),
            (json!({ "action": "ls" }), Some(0)),
            (json!({ "action": "remove" }), Some(1)),
            (json!({ "action": "other" }), None),
            (json!({ "action": ["list"] }), None),
            (json!({}), None),
            (json!("list"), None),
        ] {
            assert_eq!(discriminator.select(&input), expect, "{input}");
        }
        let mapping: Value = serde_json::from_str(r#"{"__proto__":1,"constructor":0}"#).unwrap();
        let schema = annotated(json!({ "version": 1, "inputProperty": "__proto__", "mapping": mapping }));
        let input: Value = serde_json::from_str(r#"{"__proto__":"__proto__"}"#).unwrap();
        assert_eq!(InputDiscriminator::of(&schema).unwrap().unwrap().select(&input), Some(1));
    }

    #[test]
    fn a_branch_keeps_the_constraints_of_its_root() {
        let schema = json!({ "required": ["owner"], "allOf": [{ "minProperties": 1 }], "anyOf": [{ "required": ["a"] }, { "required": ["b"] }],
            KEYWORD: { "version": 1, "inputProperty": "action", "mapping": { "a": 0 } } });
        let branch = InputDiscriminator::of(&schema).unwrap().unwrap().branch(&schema, 1);
        assert_eq!((&branch["required"], &branch["allOf"]), (&json!(["owner"]), &json!([{ "minProperties": 1 }, { "required": ["b"] }])));
    }

    #[test]
    fn references_in_schema_positions_and_size_prevent_narrowing() {
        let deep = |levels: usize| (0..levels).fold(json!({}), |schema, _| json!({ "not": schema }));
        let wide = |count: usize| json!({ "properties": (0..count).map(|i| (format!("k{i}"), json!({}))).collect::<Map<_, _>>() });
        for (schema, expect) in [
            (json!({ "anyOf": [{ "type": "string" }] }), true),
            (json!({ "anyOf": [{ "properties": { "a": { "$ref": "#" } } }] }), false),
            (json!({ "$defs": { "a": { "$dynamicRef": "#x" } } }), false),
            (json!({ "items": [{ "$recursiveRef": "#" }] }), false),
            (json!({ "dependencies": { "a": ["$ref"], "b": { "$ref": "#" } } }), false),
            // Data and property names are not schema positions.
            (
                json!({ "properties": { "$ref": { "type": "string" } }, "default": { "$ref": "#" }, "enum": [{ "$ref": "#" }], "const": { "$ref": 1 }, "examples": [{ "$ref": 1 }] }),
                true,
            ),
            (deep(64), true),
            (deep(65), false),
            (wide(4_095), true),
            (wide(4_096), false),
            (wide(100_000), false),
        ] {
            assert_eq!(is_narrowable(&schema), expect);
        }
    }
}
