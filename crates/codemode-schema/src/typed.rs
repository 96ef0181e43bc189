//! Contracts from Rust types: what schemars derives, made into what a catalog needs.

use serde_json::{Map, Value, json};

use crate::discriminator::KEYWORD;

/// Makes the output schema of an enum that `serde` tags by one property into one whose branch the input selects.
///
/// The enum is internally tagged, `#[serde(tag = "action")]`, and its schema is the one that schemars derives: each
/// variant names its tag as a constant. The mapping comes from those constants, so it cannot go stale; references are
/// resolved in place, because a schema with references cannot be taken apart.
///
/// # Errors
///
/// The schema is not that of such an enum, or refers to itself.
pub fn discriminated_output(schema: &Value, tag: &str) -> Result<Value, TypedError> {
    let variants = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array).ok_or(TypedError::NotAnEnum)?;
    let mut inliner = Inliner { root: schema, open: Vec::new(), left: MAX_NODES };
    let mut branches = Vec::new();
    let mut mapping = Map::new();
    for variant in variants {
        let branch = inliner.node(variant)?;
        let names = constants(branch.get("properties").and_then(|properties| properties.get(tag)));
        if names.is_empty() {
            return Err(TypedError::Untagged { tag: tag.to_owned() });
        }
        for name in names {
            if mapping.insert(name.clone(), branches.len().into()).is_some() {
                return Err(TypedError::Twice { name });
            }
        }
        branches.push(branch);
    }
    if let Some(keyword) = schema.as_object().and_then(|map| map.keys().find(|keyword| !CARRIED.contains(&&***keyword))) {
        return Err(TypedError::Beside { keyword: keyword.clone() });
    }
    let mut output = Map::new();
    for keyword in ["title", "description"] {
        if let Some(text) = schema.get(keyword) {
            output.insert(keyword.into(), text.clone());
        }
    }
    output.insert("anyOf".into(), branches.into());
    output.insert(KEYWORD.into(), json!({ "version": 1, "inputProperty": tag, "mapping": mapping }));
    Ok(output.into())
}

/// A schema that no discriminated output can be made of.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedError {
    /// Something is said of all variants at once, such as the fields of a struct around a flattened enum.
    #[error("`{keyword}` beside the variants would be lost: put what they share into each of them")]
    Beside {
        /// The keyword.
        keyword: String,
    },
    /// The schema has no variants.
    #[error("the schema has no `oneOf`: derive it from an enum with `#[serde(tag = ..)]`")]
    NotAnEnum,
    /// A type contains itself.
    #[error("`{reference}` refers to itself or to nothing: a branch must be finite")]
    Recursive {
        /// The reference.
        reference: String,
    },
    /// The schema is too large to be resolved in place.
    #[error("the schema has more than {MAX_NODES} values when its references are resolved; make the types smaller")]
    TooLarge,
    /// Two variants have one tag.
    #[error("two variants are tagged `{name}`")]
    Twice {
        /// The tag.
        name: String,
    },
    /// A variant does not name its tag.
    #[error("a variant has no constant `{tag}`: the enum must be internally tagged, `#[serde(tag = \"{tag}\")]`")]
    Untagged {
        /// The tag.
        tag: String,
    },
}

/// The strings that a property may be.
fn constants(property: Option<&Value>) -> Vec<String> {
    let Some(property) = property else { return Vec::new() };
    let listed = property.get("enum").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    property.get("const").into_iter().chain(listed).filter_map(Value::as_str).map(str::to_owned).collect()
}

struct Inliner<'a> {
    root: &'a Value,
    /// References between the root and here.
    open: Vec<String>,
    left: usize,
}

impl Inliner<'_> {
    fn node(&mut self, value: &Value) -> Result<Value, TypedError> {
        self.left = self.left.checked_sub(1).ok_or(TypedError::TooLarge)?;
        match value {
            Value::Array(items) => items.iter().map(|item| self.node(item)).collect(),
            Value::Object(map) => match map.get("$ref") {
                Some(Value::String(reference)) => self.reference(reference, map),
                _ => {
                    map.iter().map(|(key, value)| Ok((key.clone(), self.node(value)?))).collect::<Result<Map<_, _>, _>>().map(Value::Object)
                }
            },
            other => Ok(other.clone()),
        }
    }

    fn reference(&mut self, reference: &str, map: &Map<String, Value>) -> Result<Value, TypedError> {
        let recursive = || TypedError::Recursive { reference: reference.to_owned() };
        let target = reference.strip_prefix('#').and_then(|pointer| self.root.pointer(pointer)).ok_or_else(recursive)?;
        if self.open.iter().any(|open| open == reference) {
            return Err(recursive());
        }
        self.open.push(reference.to_owned());
        let mut resolved = self.node(target)?;
        self.open.pop();
        // What stands beside a reference holds as well: the tag of a newtype variant stands there.
        if let Value::Object(resolved) = &mut resolved {
            for (key, value) in map.iter().filter(|(key, _)| *key != "$ref") {
                let value = self.node(value)?;
                match (resolved.get_mut(key), value) {
                    (Some(Value::Object(old)), Value::Object(new)) => old.extend(new),
                    (Some(Value::Array(old)), Value::Array(new)) => {
                        old.extend(new.into_iter().filter(|item| !old.contains(item)).collect::<Vec<_>>());
                    }
                    (_, value) => drop(resolved.insert(key.clone(), value)),
                }
            }
        }
        Ok(resolved)
    }
}

/// Keywords beside the variants that do not restrict them.
const CARRIED: [&str; 8] = ["$comment", "$defs", "$schema", "anyOf", "definitions", "description", "oneOf", "title"];

/// Values of a schema whose references are resolved.
const MAX_NODES: usize = 20_000;
