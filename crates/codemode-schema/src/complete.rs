//! Whether a schema says everything about its values: closed and fully known (`spec/quick-index.md` 3.2).

use std::fmt;

use serde_json::{Map, Value};

use crate::path::{push_index, push_key};

/// Why a schema is not complete, and where.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("`{path}` is not complete: {reason}")]
pub struct Incomplete {
    /// The place in the schema, as a path from `$`.
    pub path: String,
    /// Why.
    pub reason: IncompleteReason,
}

/// Why a place in a schema is not complete.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum IncompleteReason {
    /// A list of literals is longer than a hint can say.
    Enumeration,
    /// A key is too long for a hint.
    KeyLength,
    /// A keyword whose effect no hint can say.
    Keyword(&'static str),
    /// More keys than a hint can say.
    Keys,
    /// Members, or both `anyOf` and `oneOf`, or keywords beside them: a union that no hint can say.
    Mixed,
    /// An object whose `additionalProperties` is not `false`.
    Open,
    /// Nested deeper than a hint goes.
    Depth,
    /// More places than are looked at.
    Nodes,
    /// Not a schema.
    NotASchema,
    /// A required key is not declared.
    Undeclared(String),
    /// No item type.
    UnknownItems,
    /// Nothing says what kind of value it is, and yet something is said.
    Untyped,
    /// A union of more members than a hint can say, or of none.
    Union,
}

impl fmt::Display for IncompleteReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Depth => write!(f, "it is nested deeper than {MAX_DEPTH} levels"),
            Self::Enumeration => f.write_str("its list of literals is too long"),
            Self::KeyLength => write!(f, "a key has more than {MAX_KEY_UNITS} characters"),
            Self::Keys => write!(f, "it has more than {MAX_KEYS} keys"),
            Self::Keyword(name) => write!(f, "`{name}` says something that a hint cannot"),
            Self::Mixed => f.write_str("a union stands beside keywords that restrict it"),
            Self::Nodes => write!(f, "the schema has more than {MAX_NODES} places"),
            Self::NotASchema => f.write_str("it is not a schema"),
            Self::Open => f.write_str("it does not say `additionalProperties: false`"),
            Self::Undeclared(name) => write!(f, "the required key {} is not declared", Value::from(name.as_str())),
            Self::Union => write!(f, "its union has no members or more than {MAX_MEMBERS}"),
            Self::UnknownItems => f.write_str("it does not say what its items are"),
            Self::Untyped => f.write_str("it restricts values and does not say of which type"),
        }
    }
}

/// Judges a schema, in time linear in what is looked at, which is bounded.
///
/// # Errors
///
/// The first place, in the order of the schema, that is not complete.
pub fn completeness(schema: &Value) -> Result<(), Incomplete> {
    Judge { path: String::from("$"), nodes: 0 }.node(schema, 0)
}

struct Judge {
    path: String,
    nodes: usize,
}

impl Judge {
    fn no<T>(&self, reason: IncompleteReason) -> Result<T, Incomplete> {
        Err(Incomplete { path: self.path.clone(), reason })
    }

    fn node(&mut self, schema: &Value, depth: usize) -> Result<(), Incomplete> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return self.no(IncompleteReason::Nodes);
        }
        if depth > MAX_DEPTH {
            return self.no(IncompleteReason::Depth);
        }
        let Value::Object(map) = schema else {
            return self.no(IncompleteReason::NotASchema);
        };
        if map.keys().all(|keyword| ANNOTATIONS.contains(&keyword.as_str())) {
            return Ok(());
        }
        if let Some(keyword) = UNSAYABLE.iter().find(|keyword| map.contains_key(**keyword)) {
            return self.no(IncompleteReason::Keyword(keyword));
        }
        match map.get("nullable") {
            None | Some(Value::Bool(false)) => {}
            Some(Value::Bool(true)) if map.contains_key("type") => {}
            Some(_) => return self.no(IncompleteReason::Keyword("nullable")),
        }
        match (map.get("anyOf"), map.get("oneOf")) {
            (None, None) => self.typed(map, depth),
            (Some(_), Some(_)) => self.no(IncompleteReason::Mixed),
            (Some(members), None) => self.union("anyOf", members, map, depth),
            (None, Some(members)) => self.union("oneOf", members, map, depth),
        }
    }

    fn union(&mut self, keyword: &str, members: &Value, map: &Map<String, Value>, depth: usize) -> Result<(), Incomplete> {
        if BESIDE_UNION.iter().any(|keyword| map.contains_key(*keyword)) {
            return self.no(IncompleteReason::Mixed);
        }
        // A union over the limit is refused by its length alone.
        let Some(members) = members.as_array().filter(|members| (1..=MAX_LITERALS).contains(&members.len())) else {
            return self.no(IncompleteReason::Union);
        };
        let literals =
            members.iter().map(literal).collect::<Option<Vec<String>>>().filter(|texts| joined_units(texts) <= MAX_LITERAL_UNITS);
        if members.len() > MAX_MEMBERS && literals.is_none() {
            return self.no(IncompleteReason::Union);
        }
        for (i, member) in members.iter().enumerate() {
            self.below(
                |path| {
                    push_key(path, keyword);
                    push_index(path, i);
                },
                member,
                depth,
            )?;
        }
        Ok(())
    }

    fn typed(&mut self, map: &Map<String, Value>, depth: usize) -> Result<(), Incomplete> {
        if let Some(values) = map.get("enum") {
            let Some(values) = values.as_array() else { return self.no(IncompleteReason::NotASchema) };
            let texts: Vec<String> = values.iter().take(MAX_LITERALS + 1).map(Value::to_string).collect();
            let sayable = texts.len() <= MAX_LITERALS && joined_units(&texts) <= MAX_LITERAL_UNITS;
            return if sayable || map.contains_key("type") { Ok(()) } else { self.no(IncompleteReason::Enumeration) };
        }
        if map.contains_key("const") {
            return Ok(());
        }
        let names: Vec<&str> = match map.get("type") {
            Some(Value::String(name)) => vec![name],
            Some(Value::Array(names)) if (1..=MAX_MEMBERS).contains(&names.len()) => names.iter().filter_map(Value::as_str).collect(),
            Some(Value::Array(_)) => return self.no(IncompleteReason::Union),
            Some(_) => return self.no(IncompleteReason::NotASchema),
            None => return self.no(IncompleteReason::Untyped),
        };
        for name in names {
            match name {
                "object" => self.object(map, depth)?,
                "array" => match map.get("items") {
                    Some(items @ Value::Object(_)) => self.below(|path| push_key(path, "items"), items, depth)?,
                    _ => return self.no(IncompleteReason::UnknownItems),
                },
                "string" | "number" | "integer" | "boolean" | "null" => {}
                _ => return self.no(IncompleteReason::NotASchema),
            }
        }
        Ok(())
    }

    fn object(&mut self, map: &Map<String, Value>, depth: usize) -> Result<(), Incomplete> {
        if map.get("additionalProperties") != Some(&Value::Bool(false)) {
            return self.no(IncompleteReason::Open);
        }
        let empty = Map::new();
        let properties = map.get("properties").map_or(Some(&empty), Value::as_object);
        let Some(properties) = properties else { return self.no(IncompleteReason::NotASchema) };
        if properties.len() > MAX_KEYS {
            return self.no(IncompleteReason::Keys);
        }
        let required = map.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        if let Some(name) = required.into_iter().find(|name| !properties.contains_key(*name)) {
            return self.no(IncompleteReason::Undeclared(name.to_owned()));
        }
        for (name, schema) in properties {
            if name.encode_utf16().count() > MAX_KEY_UNITS {
                return self.no(IncompleteReason::KeyLength);
            }
            self.below(
                |path| {
                    push_key(path, "properties");
                    push_key(path, name);
                },
                schema,
                depth,
            )?;
        }
        Ok(())
    }

    fn below(&mut self, step: impl FnOnce(&mut String), schema: &Value, depth: usize) -> Result<(), Incomplete> {
        let length = self.path.len();
        step(&mut self.path);
        self.node(schema, depth + 1)?;
        self.path.truncate(length);
        Ok(())
    }
}

/// The text of a member that is one literal.
fn literal(member: &Value) -> Option<String> {
    if let Some(constant) = member.get("const") {
        return Some(constant.to_string());
    }
    match member.get("enum")?.as_array()?.as_slice() {
        [one] => Some(one.to_string()),
        _ => None,
    }
}

/// UTF-16 units of literals joined by ` | `.
fn joined_units(texts: &[String]) -> usize {
    texts.iter().map(|text| text.encode_utf16().count()).sum::<usize>() + 3 * texts.len().saturating_sub(1)
}

const ANNOTATIONS: [&str; 8] = ["title", "description", "$comment", "default", "examples", "deprecated", "readOnly", "writeOnly"];

const UNSAYABLE: [&str; 13] = [
    "$ref",
    "$dynamicRef",
    "$recursiveRef",
    "allOf",
    "patternProperties",
    "unevaluatedProperties",
    "unevaluatedItems",
    "dependentSchemas",
    "dependencies",
    "if",
    "then",
    "else",
    "prefixItems",
];

const BESIDE_UNION: [&str; 7] = ["const", "enum", "type", "properties", "required", "additionalProperties", "items"];

/// Nesting of a hint of an output; the root is 0.
const MAX_DEPTH: usize = 6;
/// Keys of one object in a hint of an output.
const MAX_KEYS: usize = 22;
/// UTF-16 units of a key.
const MAX_KEY_UNITS: usize = 128;
/// Members of a union.
const MAX_MEMBERS: usize = 5;
/// Members of a union of literals, values of an enumeration.
const MAX_LITERALS: usize = 8;
/// UTF-16 units of such a list.
const MAX_LITERAL_UNITS: usize = 96;
/// Places that are looked at.
const MAX_NODES: usize = 512;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(schema: &Value, expect: Option<(&str, IncompleteReason)>) {
        let actual = completeness(schema).err().map(|incomplete| (incomplete.path, incomplete.reason));
        assert_eq!(actual, expect.map(|(path, reason)| (path.to_owned(), reason)), "{schema}");
    }

    fn closed(properties: Value) -> Value {
        json!({ "type": "object", "additionalProperties": false, "properties": properties })
    }

    fn constants(count: usize) -> Value {
        json!({ "anyOf": (0..count).map(|i| json!({ "const": format!("c{i}") })).collect::<Vec<_>>() })
    }

    #[test]
    fn a_schema_that_says_everything_is_complete() {
        for schema in [
            json!({}),
            json!({ "title": "t", "default": 1 }),
            json!({ "type": "string", "minLength": 1 }),
            json!({ "type": ["string", "null"] }),
            json!({ "type": "string", "nullable": true }),
            json!({ "const": { "a": 1 } }),
            json!({ "enum": ["a", 1] }),
            json!({ "type": "array", "items": closed(json!({ "a": {} })) }),
            closed(json!({ "payload": {}, "n": { "anyOf": [{ "type": "string" }, { "type": "null" }] } })),
            constants(8),
        ] {
            check(&schema, None);
        }
    }

    #[test]
    fn a_schema_that_does_not_is_refused_with_place_and_reason() {
        use IncompleteReason as R;
        let mut deep = json!({ "type": "string" });
        for _ in 0..7 {
            deep = json!({ "type": "array", "items": deep });
        }
        let wide = |count: usize| closed((0..count).map(|i| (format!("k{i}"), json!({}))).collect::<Map<_, _>>().into());
        for (schema, path, reason) in [
            (json!(true), "$", R::NotASchema),
            (json!({ "minLength": 1 }), "$", R::Untyped),
            (json!({ "type": "object" }), "$", R::Open),
            (json!({ "type": "object", "additionalProperties": { "type": "string" } }), "$", R::Open),
            (closed(json!({ "p": { "minLength": 1 } })), "$.properties.p", R::Untyped),
            (closed(json!({ "a b": { "type": "array" } })), "$.properties[\"a b\"]", R::UnknownItems),
            (json!({ "type": "array", "items": [{}] }), "$", R::UnknownItems),
            (json!({ "type": "object", "additionalProperties": false, "required": ["x"] }), "$", R::Undeclared("x".into())),
            (json!({ "$ref": "#" }), "$", R::Keyword("$ref")),
            (json!({ "allOf": [{}] }), "$", R::Keyword("allOf")),
            (json!({ "nullable": true }), "$", R::Keyword("nullable")),
            (json!({ "type": "string", "nullable": "yes" }), "$", R::Keyword("nullable")),
            (json!({ "anyOf": [{}], "oneOf": [{}] }), "$", R::Mixed),
            (json!({ "anyOf": [{}], "type": "object" }), "$", R::Mixed),
            (json!({ "anyOf": [] }), "$", R::Union),
            (json!({ "anyOf": [{}, { "not": {} }] }), "$.anyOf[1]", R::Untyped),
            (constants(9), "$", R::Union),
            (json!({ "oneOf": vec![closed(json!({})); 6] }), "$", R::Union),
            (deep, "$.items.items.items.items.items.items.items", R::Depth),
            (wide(23), "$", R::Keys),
            (closed(json!({ ("k".repeat(129)): {} })), "$", R::KeyLength),
            (json!({ "enum": (0..9).collect::<Vec<_>>() }), "$", R::Enumeration),
        ] {
            check(&schema, Some((path, reason)));
        }
        check(&wide(22), None);
        check(&closed(json!({ ("k".repeat(128)): {} })), None);
    }

    #[test]
    fn a_huge_schema_is_judged_by_its_bounds() {
        check(&constants(100_000), Some(("$", IncompleteReason::Union)));
        let row = closed((0..22).map(|i| (format!("k{i}"), json!({}))).collect::<Map<_, _>>().into());
        let table = closed((0..22).map(|i| (format!("r{i}"), row.clone())).collect::<Map<_, _>>().into());
        check(&table, None);
        let tables = closed(json!({ "a": table, "b": row.clone(), "c": row }));
        assert_eq!(completeness(&tables).unwrap_err().reason, IncompleteReason::Nodes);
    }
}
