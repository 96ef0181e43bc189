//! Hints of the quick index: a type on one line, short enough to stand in a prompt (`spec/quick-index.md` 3).
//!
//! A hint shows what a call needs first. It leaves out what declarations have room for, says so with `...`, and is
//! given for an output only if it says everything. That makes it another text than a declaration and not a shorter
//! one, so it is written here and straight from the schema.

use std::collections::BTreeSet;

use codemode_schema::{
    completeness,
    dialect::Draft,
    document::{Document, Place},
};
use serde_json::{Map, Value};

use crate::{
    bounds::units,
    printer::property_name,
    unfold::{Side, literal},
};

/// The hint of an input; `unknown` if it would be too long.
#[must_use]
pub fn input_hint(schema: &Value) -> String {
    let text = Hinter::text(schema, Side::Input);
    if units(&text) > INPUT_UNITS { UNKNOWN.into() } else { text }
}

/// The hint of an output, if the schema says everything of it and the text is short enough.
#[must_use]
pub fn output_hint(schema: &Value) -> Option<String> {
    completeness(schema).ok()?;
    let text = Hinter::text(schema, Side::Output);
    (units(&text) <= OUTPUT_UNITS).then_some(text)
}

struct Hinter<'a> {
    document: Document<'a>,
    draft: Draft,
    side: Side,
    nodes: usize,
    /// References that are being followed.
    following: Vec<*const Value>,
}

/// A type as the members of its union.
type Parts = Vec<String>;

impl<'a> Hinter<'a> {
    fn text(schema: &'a Value, side: Side) -> String {
        let document = Document::new(schema);
        let Some(draft) = document.draft() else { return UNKNOWN.into() };
        let root = document.root();
        let mut hinter = Self { document, draft, side, nodes: 0, following: Vec::new() };
        union(hinter.node(root, None, 0)).join(" | ")
    }

    const fn depth(&self) -> usize {
        match self.side {
            Side::Input => 4,
            Side::Output => 6,
        }
    }

    fn node(&mut self, place: Place<'a>, inherited: Option<&[&'a str]>, depth: usize) -> Parts {
        self.nodes += 1;
        if self.nodes > NODES || depth > self.depth() {
            return unknown();
        }
        let map = match place.schema {
            Value::Bool(false) if self.draft != Draft::Draft4 => return vec!["never".into()],
            Value::Object(map) => map,
            _ => return unknown(),
        };
        if map.contains_key("$dynamicRef") || map.contains_key("$recursiveRef") {
            return unknown();
        }
        if let Some(reference) = map.get("$ref") {
            return self.reference(reference, place, depth);
        }
        let Some(types) = types(map, inherited) else { return unknown() };
        let below = if types.is_empty() { None } else { Some(types.as_slice()) };
        let members = |keyword: &str| map.get(keyword).map(|members| members.as_array().filter(|members| !members.is_empty()));
        let combined = match (members("allOf"), members("anyOf"), members("oneOf")) {
            (None, None, None) => return self.own(map, &types, place, depth),
            (Some(None), ..) | (_, Some(None), _) | (_, _, Some(None)) | (_, Some(_), Some(_)) => return unknown(),
            combined => combined,
        };
        let mut parts = Vec::new();
        if OWN_KEYWORDS.iter().any(|keyword| map.contains_key(*keyword)) {
            parts.push(self.own(map, &types, place, depth));
        }
        if let (Some(Some(all)), ..) = combined {
            for member in all {
                let member = self.document.below(place, member);
                parts.push(self.node(member, below, depth + 1));
            }
        }
        if let (_, Some(Some(any)), _) | (_, _, Some(Some(any))) = combined {
            if !is_short(any) {
                return unknown();
            }
            let all: Vec<Parts> = any.iter().map(|member| self.node(self.document.below(place, member), below, depth + 1)).collect();
            parts.push(union(all.into_iter().flatten().collect()));
        }
        if parts.iter().all(|part| *part == unknown()) {
            parts.push(self.own(map, &types, place, depth));
        }
        intersection(parts)
    }

    fn reference(&mut self, reference: &Value, place: Place<'a>, depth: usize) -> Parts {
        let target = reference.as_str().and_then(|reference| self.document.resolve(place, reference));
        let Some(target) = target.filter(|_| self.side == Side::Input) else { return unknown() };
        let address = std::ptr::from_ref(target.schema);
        if self.following.contains(&address) || address == std::ptr::from_ref(self.document.root().schema) {
            return unknown();
        }
        self.following.push(address);
        let parts = self.node(target, None, depth);
        self.following.pop();
        parts
    }

    /// What `const`, `enum` and the types say.
    fn own(&mut self, map: &'a Map<String, Value>, types: &[&'a str], place: Place<'a>, depth: usize) -> Parts {
        if let Some(value) = map.get("const").filter(|_| self.draft != Draft::Draft4)
            && is_scalar(value)
        {
            return vec![if fits(value, types) { literal(value) } else { "never".into() }];
        }
        if let Some(Value::Array(values)) = map.get("enum")
            && (1..=LITERALS).contains(&values.len())
            && values.iter().all(is_scalar)
        {
            let texts: Vec<String> = values.iter().filter(|value| fits(value, types)).map(literal).collect();
            if joined_units(&texts) <= LITERAL_UNITS {
                return union(texts);
            }
        }
        if types.is_empty() || types.len() > MEMBERS {
            return unknown();
        }
        let mut parts = Vec::new();
        for name in types {
            match *name {
                "array" => parts.push(self.array(map, place, depth)),
                "object" => parts.push(self.object(map, place, depth)),
                "integer" | "number" => match self.number(map, *name == "integer") {
                    Some(text) => parts.push(text),
                    None => return unknown(),
                },
                scalar => parts.push(scalar.to_owned()),
            }
        }
        union(parts)
    }

    /// A number with its constraints; none if one of them makes no sense.
    fn number(&self, map: &Map<String, Value>, integer: bool) -> Option<String> {
        if self.side == Side::Output {
            return Some("number".into());
        }
        let mut notes: Vec<String> = integer.then(|| "integer".into()).into_iter().collect();
        for (keyword, sign) in [("minimum", ">="), ("maximum", "<="), ("exclusiveMinimum", ">"), ("exclusiveMaximum", "<")] {
            match map.get(keyword) {
                None => {}
                Some(Value::Number(bound)) => notes.push(format!("{sign} {bound}")),
                Some(_) => return None,
            }
        }
        Some(if notes.is_empty() { "number".into() } else { format!("number /* {} */", notes.join(", ")) })
    }

    fn array(&mut self, map: &'a Map<String, Value>, place: Place<'a>, depth: usize) -> String {
        let elements =
            map.get("prefixItems").filter(|_| matches!(self.draft, Draft::Draft202012 | Draft::Unnamed)).and_then(Value::as_array);
        let legacy = map.get("items").filter(|_| self.draft != Draft::Draft202012).and_then(Value::as_array);
        let (elements, rest) = match (elements, legacy) {
            (Some(_), Some(_)) => return "Array<unknown>".into(),
            (Some(elements), None) => (elements, map.get("items")),
            (None, Some(elements)) => (elements, map.get("additionalItems")),
            (None, None) => {
                let items = map.get("items").map_or_else(unknown, |items| self.node(self.document.below(place, items), None, depth + 1));
                return format!("Array<{}>", items.join(" | "));
            }
        };
        let least = map.get("minItems").and_then(Value::as_u64).unwrap_or(0);
        let mut texts = Vec::new();
        for (i, element) in (0_u64..).zip(elements) {
            let parts = self.node(self.document.below(place, element), None, depth + 1);
            texts.push(if i < least { parts.join(" | ") } else { format!("{}?", operand(&parts)) });
        }
        match rest {
            Some(Value::Bool(false)) => {}
            None => texts.push("...unknown[]".into()),
            Some(rest) => {
                let parts = self.node(self.document.below(place, rest), None, depth + 1);
                texts.push(format!("...{}[]", operand(&parts)));
            }
        }
        format!("[{}]", texts.join(", "))
    }

    fn object(&mut self, map: &'a Map<String, Value>, place: Place<'a>, depth: usize) -> String {
        let empty = Map::new();
        let members = map.get("properties").and_then(Value::as_object);
        let names = map.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        let required: BTreeSet<&str> = names.collect();
        let mut keys: Vec<&str> = members.unwrap_or(&empty).keys().map(String::as_str).chain(required.iter().copied()).collect::<Vec<_>>();
        keys.sort_by(|one, other| {
            let optional = |key: &&str| !required.contains(key);
            optional(one).cmp(&optional(other)).then_with(|| one.encode_utf16().cmp(other.encode_utf16()))
        });
        keys.dedup();
        let most = if self.side == Side::Input { INPUT_KEYS } else { OUTPUT_KEYS };
        let mut more = matches!(map.get("additionalProperties"), Some(Value::Bool(true) | Value::Object(_)));
        more |= map.get("patternProperties").and_then(Value::as_object).is_some_and(|patterns| !patterns.is_empty());
        let mut texts: Vec<String> = Vec::new();
        // With `{ ` and ` }`.
        let mut length = 4;
        for key in keys {
            if texts.len() == most || units(key) > KEY_UNITS {
                more = true;
                break;
            }
            let parts = match members.and_then(|members| members.get(key)) {
                Some(schema) => self.node(self.document.below(place, schema), None, depth + 1),
                None => unknown(),
            };
            let mark = if required.contains(&key) { "" } else { "?" };
            let text = format!("{}{mark}: {}", property_name(key), parts.join(" | "));
            let longer = length + units(&text) + if texts.is_empty() { 0 } else { 2 };
            if self.side == Side::Input && longer > INPUT_UNITS {
                more = true;
                break;
            }
            length = longer;
            texts.push(text);
        }
        match (texts.is_empty(), more) {
            (true, false) => "{}".into(),
            (true, true) => "{ ... }".into(),
            (false, more) => format!("{{ {}{} }}", texts.join("; "), if more { "; ..." } else { "" }),
        }
    }
}

fn unknown() -> Parts {
    vec![UNKNOWN.into()]
}

fn union(parts: Parts) -> Parts {
    if parts.iter().any(|part| part == UNKNOWN) {
        return unknown();
    }
    let mut all: Parts = Vec::new();
    for part in parts {
        if part != "never" && !all.contains(&part) {
            all.push(part);
        }
    }
    if all.is_empty() { vec!["never".into()] } else { all }
}

fn intersection(mut all: Vec<Parts>) -> Parts {
    all.retain(|parts| *parts != unknown());
    if all.iter().any(|parts| parts[..] == ["never"]) {
        return vec!["never".into()];
    }
    let mut seen: Vec<Parts> = Vec::new();
    for parts in all {
        if !seen.contains(&parts) {
            seen.push(parts);
        }
    }
    match seen.len() {
        0 => unknown(),
        1 => seen.remove(0),
        _ => vec![seen.iter().map(operand).collect::<Vec<_>>().join(" & ")],
    }
}

/// A type that something binds to more tightly than `|`.
fn operand(parts: &Parts) -> String {
    match &parts[..] {
        [one] if !one.contains("/*") && !one.contains(" & ") => one.clone(),
        parts => format!("({})", parts.join(" | ")),
    }
}

/// Whether a union is short enough: few members, or some more of literals.
fn is_short(members: &[Value]) -> bool {
    let literal_of = |member: &Value| match (member.get("const"), member.get("enum").and_then(Value::as_array).map(Vec::as_slice)) {
        (Some(value), _) | (None, Some([value])) => Some(literal(value)),
        _ => None,
    };
    members.len() <= MEMBERS
        || members.len() <= LITERALS
            && members.iter().map(literal_of).collect::<Option<Vec<_>>>().is_some_and(|texts| joined_units(&texts) <= LITERAL_UNITS)
}

/// UTF-16 units of texts joined by ` | `.
fn joined_units(texts: &[String]) -> usize {
    texts.iter().map(|text| units(text)).sum::<usize>() + 3 * texts.len().saturating_sub(1)
}

/// Types in declared order, `null` from `nullable` last; empty for any; none if they are not understood.
fn types<'a>(map: &'a Map<String, Value>, inherited: Option<&[&'a str]>) -> Option<Vec<&'a str>> {
    let known = |value: &'a Value| value.as_str().filter(|name| TYPES.contains(name));
    let mut types = match map.get("type") {
        None => inherited.unwrap_or_default().to_vec(),
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

const fn is_scalar(value: &Value) -> bool {
    !matches!(value, Value::Array(_) | Value::Object(_))
}

fn fits(value: &Value, types: &[&str]) -> bool {
    let is = |name: &&str| match value {
        Value::Null => *name == "null",
        Value::Bool(_) => *name == "boolean",
        Value::Number(_) => *name == "number" || *name == "integer" && crate::meet::is_whole(value),
        Value::String(_) => *name == "string",
        Value::Array(_) | Value::Object(_) => false,
    };
    types.is_empty() || types.iter().any(is)
}

const UNKNOWN: &str = "unknown";

const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "null", "array", "object"];

/// Keywords by which a schema says more than the members of its union do.
const OWN_KEYWORDS: [&str; 9] =
    ["properties", "required", "additionalProperties", "patternProperties", "items", "prefixItems", "additionalItems", "enum", "const"];

/// UTF-16 units of an input, and of one object in it.
const INPUT_UNITS: usize = 300;
/// UTF-16 units of an output.
const OUTPUT_UNITS: usize = 800;
/// Keys of one object of an input.
const INPUT_KEYS: usize = 16;
/// Keys of one object of an output.
const OUTPUT_KEYS: usize = 22;
/// UTF-16 units of a key.
const KEY_UNITS: usize = 128;
/// Members of a union, names of a list of types.
const MEMBERS: usize = 5;
/// Members of a union of literals, values of an `enum`.
const LITERALS: usize = 8;
/// UTF-16 units of such a list.
const LITERAL_UNITS: usize = 96;
/// Schemas that are visited.
const NODES: usize = 512;
