//! From schema to type expression, keyword by keyword (`spec/declarations.md` 3).

use serde_json::{Map, Value};

use crate::{
    bounds,
    dialect::Dialect,
    resources,
    shape::{Element, Field, Shape, intersection, union},
};

/// Whether a type describes what a tool takes or what it gives.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Side {
    /// What a tool takes: numbers carry their constraints as comments.
    Input,
    /// What a tool gives.
    Output,
}

/// The type of a whole schema.
#[must_use]
pub fn shape(schema: &Value, side: Side) -> Shape {
    let Some(dialect) = Dialect::of(schema) else {
        return Shape::Unknown;
    };
    let mut reader = Reader { root: schema, side, dialect, nodes: 0, resolving: Vec::new() };
    let shape = reader.node(schema, None, 0);
    if reader.nodes > bounds::NODES { Shape::Unknown } else { shape }
}

/// The fields and the index type of a root that calls can spell field by field, in the order in which they are
/// declared; none for any other root.
pub(crate) fn root_fields(schema: &Value) -> Option<(Vec<Field>, Option<Shape>)> {
    let dialect = Dialect::of(schema)?;
    let mut reader = Reader { root: schema, side: Side::Input, dialect, nodes: 0, resolving: Vec::new() };
    let map = match schema {
        Value::Bool(true) => &Map::new(),
        other => other.as_object()?,
    };
    let composed =
        ["$ref", "$dynamicRef", "$recursiveRef", "anyOf", "oneOf", "allOf", "const", "enum"].iter().any(|key| map.contains_key(*key));
    let object = match map.get("type") {
        None => true,
        Some(Value::String(name)) => name == "object",
        Some(Value::Array(names)) => names.iter().any(|name| name == "object"),
        Some(_) => false,
    };
    if composed || !object {
        return None;
    }
    let Shape::Object { mut fields, index } = reader.object(map, 0) else {
        return None;
    };
    let required = required_names(map);
    let declared: Vec<&String> = map.get("properties").and_then(Value::as_object).map(|map| map.keys().collect()).unwrap_or_default();
    let place = |name: &str| {
        let in_required = required.iter().position(|other| *other == name);
        (in_required.unwrap_or(usize::MAX), declared.iter().position(|other| *other == name).unwrap_or(usize::MAX))
    };
    fields.sort_by_key(|field| place(&field.name));
    if reader.nodes > bounds::NODES {
        return None;
    }
    Some((fields, index.map(|index| *index)))
}

struct Reader<'a> {
    root: &'a Value,
    side: Side,
    dialect: Dialect,
    nodes: usize,
    /// References between the root and this node; one that comes back is recursive.
    resolving: Vec<&'a Value>,
}

impl<'a> Reader<'a> {
    fn node(&mut self, schema: &'a Value, inherited: Option<&'a Value>, depth: usize) -> Shape {
        self.nodes += 1;
        if depth > bounds::DEPTH || self.nodes > bounds::NODES {
            return Shape::Unknown;
        }
        let map = match schema {
            Value::Bool(false) if self.dialect.constants => return Shape::Never,
            Value::Object(map) => map,
            _ => return Shape::Unknown,
        };
        if map.contains_key("$dynamicRef") || map.contains_key("$recursiveRef") {
            return Shape::Unknown;
        }
        if let Some(reference) = map.get("$ref") {
            return self.reference(reference, depth);
        }
        let Some(types) = types(map, inherited) else {
            return Shape::Unknown;
        };
        let inherited = map.get("type").or(inherited);
        let mut parts = Vec::new();
        for keyword in ["allOf", "anyOf", "oneOf"] {
            let Some(members) = map.get(keyword) else { continue };
            let Some(members) = members.as_array().filter(|members| (1..=bounds::MEMBERS).contains(&members.len())) else {
                return Shape::Unknown;
            };
            let members: Vec<Shape> = members.iter().map(|member| self.node(member, inherited, depth + 1)).collect();
            parts.push(if keyword == "allOf" { intersection(members) } else { union(members) });
        }
        let says_more = OWN_KEYWORDS.iter().any(|keyword| map.contains_key(*keyword));
        if says_more || parts.iter().all(|part| *part == Shape::Unknown) {
            parts.insert(0, self.own(map, &types, depth));
        }
        intersection(parts)
    }

    fn reference(&mut self, reference: &Value, depth: usize) -> Shape {
        let Some(target) = reference.as_str().and_then(|reference| resources::resolve(self.root, reference)) else {
            return Shape::Unknown;
        };
        if std::ptr::eq(target, self.root) || self.resolving.iter().any(|open| std::ptr::eq(*open, target)) {
            return Shape::Unknown;
        }
        self.resolving.push(target);
        let shape = self.node(target, None, depth);
        self.resolving.pop();
        shape
    }

    /// The part of `const`, `enum` and the types themselves.
    fn own(&mut self, map: &'a Map<String, Value>, types: &[&'a str], depth: usize) -> Shape {
        if let Some(constant) = map.get("const").filter(|_| self.dialect.constants)
            && !(constant.is_object() || constant.is_array())
        {
            return if fits(constant, types) { Shape::Literal(constant.to_string()) } else { Shape::Never };
        }
        if let Some(values) = map.get("enum").and_then(Value::as_array)
            && (1..=bounds::MEMBERS).contains(&values.len())
        {
            let values: Vec<&Value> = values.iter().filter(|value| fits(value, types)).collect();
            if !values.iter().any(|value| value.is_object() || value.is_array()) {
                return union(values.into_iter().map(|value| Shape::Literal(value.to_string())));
            }
        }
        if types.is_empty() {
            return Shape::Unknown;
        }
        let types: Vec<&str> = types.to_vec();
        union(types.into_iter().map(|name| match name {
            "string" => Shape::STRING,
            "boolean" => Shape::BOOLEAN,
            "null" => Shape::NULL,
            "array" => self.array(map, depth),
            "object" => self.object(map, depth),
            integer_or_number => self.number(map, integer_or_number == "integer"),
        }))
    }

    fn number(&self, map: &Map<String, Value>, integer: bool) -> Shape {
        if self.side == Side::Output {
            return Shape::number();
        }
        let mut notes: Vec<String> = integer.then(|| "integer".into()).into_iter().collect();
        for (keyword, sign) in [("minimum", ">="), ("maximum", "<="), ("exclusiveMinimum", ">"), ("exclusiveMaximum", "<")] {
            if let Some(Value::Number(bound)) = map.get(keyword) {
                notes.push(format!("{sign} {bound}"));
            }
        }
        Shape::Number { comment: (!notes.is_empty()).then(|| notes.join(", ")) }
    }

    fn array(&mut self, map: &'a Map<String, Value>, depth: usize) -> Shape {
        let list = |keyword: &str| map.get(keyword).and_then(Value::as_array);
        let prefix = list("prefixItems").filter(|_| self.dialect.prefix_items);
        let legacy = list("items").filter(|_| self.dialect.item_lists);
        let (elements, rest) = match (prefix, legacy) {
            (Some(_), Some(_)) => return Shape::Array(Box::new(Shape::Unknown)),
            (Some(elements), None) => (elements, map.get("items")),
            (None, Some(elements)) => (elements, map.get("additionalItems")),
            (None, None) => {
                let items = match map.get("items") {
                    Some(items) => self.node(items, None, depth + 1),
                    None => Shape::Unknown,
                };
                return Shape::Array(Box::new(items));
            }
        };
        let count = |keyword: &str| map.get(keyword).and_then(Value::as_f64).filter(|count| *count >= 0.0);
        let (least, most) = (count("minItems").unwrap_or(0.0), count("maxItems"));
        if elements.len() > bounds::MEMBERS {
            return Shape::Array(Box::new(Shape::Unknown));
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 256 elements")]
        let before = |limit: f64, i: usize| (i as f64) < limit;
        let mut places = Vec::new();
        for (i, element) in elements.iter().enumerate() {
            if most.is_none_or(|most| before(most, i)) {
                places.push(Element { optional: !before(least, i), shape: self.node(element, None, depth + 1) });
            }
        }
        let closed = most.is_some_and(|most| !before(most, elements.len()));
        let rest = match rest {
            _ if closed => None,
            Some(Value::Bool(false)) => None,
            Some(rest) => Some(Box::new(self.node(rest, None, depth + 1))),
            None => Some(Box::new(Shape::Unknown)),
        };
        Shape::Tuple { elements: places, rest }
    }

    fn object(&mut self, map: &'a Map<String, Value>, depth: usize) -> Shape {
        let properties = map.get("properties").and_then(Value::as_object);
        let required = required_names(map);
        let mut names: Vec<&str> = properties.into_iter().flat_map(Map::keys).map(String::as_str).chain(required.iter().copied()).collect();
        names.sort_by(|a, b| a.encode_utf16().cmp(b.encode_utf16()));
        names.dedup();
        if names.len() > bounds::KEYS || names.iter().any(|name| name.encode_utf16().count() > bounds::KEY_UNITS) {
            return Shape::Unknown;
        }
        let fields: Vec<Field> = names
            .into_iter()
            .map(|name| {
                let optional = !required.contains(&name);
                let declared = properties.and_then(|properties| properties.get(name));
                // `{}` has an inherited `toString`: a type that excludes it would refuse the empty object.
                let inherited = optional && OBJECT_PROTOTYPE.contains(&name);
                let shape = match declared {
                    Some(schema) if !inherited => self.node(schema, None, depth + 1),
                    _ => Shape::Unknown,
                };
                Field { name: name.to_owned(), optional, shape }
            })
            .collect();
        let patterns = map.get("patternProperties").and_then(Value::as_object);
        let patterns: Vec<(&str, Shape)> =
            patterns.into_iter().flatten().map(|(pattern, schema)| (pattern.as_str(), self.node(schema, None, depth + 1))).collect();
        let index = self.index(map, &fields, &patterns, depth);
        Shape::Object { fields, index: index.map(Box::new) }
    }

    fn index(&mut self, map: &'a Map<String, Value>, fields: &[Field], patterns: &[(&str, Shape)], depth: usize) -> Option<Shape> {
        let additional = map.get("additionalProperties");
        let closed = additional == Some(&Value::Bool(false));
        let every = patterns.iter().find(|(pattern, _)| MATCHES_EVERY_KEY.contains(pattern));
        let mut members: Vec<Shape> = match (additional, every) {
            (_, _) if closed && patterns.is_empty() => return None,
            (_, _) if closed => patterns.iter().map(|(_, shape)| shape.clone()).collect(),
            (_, Some((_, shape))) => vec![shape.clone()],
            (None | Some(Value::Bool(true)), None) => return Some(Shape::Unknown),
            (Some(schema), None) => {
                let schema = self.node(schema, None, depth + 1);
                std::iter::once(schema).chain(patterns.iter().map(|(_, shape)| shape.clone())).collect()
            }
        };
        members.extend(fields.iter().map(|field| field.shape.clone()));
        if fields.iter().any(|field| field.optional) {
            members.push(Shape::Primitive("undefined"));
        }
        match union(members) {
            Shape::Union(members) if members.len() > INDEX_MEMBERS => Some(Shape::Unknown),
            shape => Some(shape),
        }
    }
}

/// Types of a node in declared order, `null` from `nullable` last; empty when any type will do, none when the node
/// says something that is not understood.
fn types<'a>(map: &'a Map<String, Value>, inherited: Option<&'a Value>) -> Option<Vec<&'a str>> {
    let known = |value: &'a Value| value.as_str().filter(|name| TYPES.contains(name));
    let mut types = match map.get("type").or(inherited) {
        None => Vec::new(),
        Some(Value::Array(names)) if !names.is_empty() => names.iter().map(known).collect::<Option<Vec<_>>>()?,
        Some(name) => vec![known(name)?],
    };
    match map.get("nullable") {
        None | Some(Value::Bool(false)) => {}
        Some(Value::Bool(true)) if map.contains_key("type") => {
            if !types.contains(&"null") {
                types.push("null");
            }
        }
        Some(_) => return None,
    }
    Some(types)
}

fn fits(value: &Value, types: &[&str]) -> bool {
    types.is_empty()
        || types.iter().any(|name| match value {
            Value::Null => *name == "null",
            Value::Bool(_) => *name == "boolean",
            Value::Number(number) => *name == "number" || *name == "integer" && number.as_f64().is_none_or(|float| float.fract() == 0.0),
            Value::String(_) => *name == "string",
            Value::Array(_) => *name == "array",
            Value::Object(_) => *name == "object",
        })
}

fn required_names(map: &Map<String, Value>) -> Vec<&str> {
    map.get("required").and_then(Value::as_array).map(|names| names.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "null", "array", "object"];

/// Keywords by which a node says more than its members do.
const OWN_KEYWORDS: [&str; 9] =
    ["properties", "required", "additionalProperties", "patternProperties", "items", "prefixItems", "additionalItems", "enum", "const"];

const MATCHES_EVERY_KEY: [&str; 11] = ["", "^", "$", ".*", "^.*", ".*$", "^.*$", "(.*)", "^(.*)$", "[\\s\\S]*", "^[\\s\\S]*$"];

/// More members than this make an index type that says nothing.
const INDEX_MEMBERS: usize = 8;

const OBJECT_PROTOTYPE: [&str; 12] = [
    "__defineGetter__",
    "__defineSetter__",
    "__lookupGetter__",
    "__lookupSetter__",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
];
