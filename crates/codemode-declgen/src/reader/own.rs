//! What a schema says itself: types, values, arrays, objects.

use std::{collections::BTreeSet, rc::Rc};

use codemode_schema::{dialect::Draft, document::Place};
use serde_json::{Map, Value};

use super::{Around, Reader, keywords::Keywords, sorted};
use crate::{
    alternatives::{Alternative, Alternatives, Arrays, Conjunction, Numbers, Objects, any_of, push, widen},
    bounds,
    meet::{is_whole, meet},
    pattern::{self, Pattern},
};

impl<'a> Reader<'a> {
    /// What the keywords of the schema itself say; none if they cannot be understood.
    pub(super) fn own(&mut self, says: &Keywords<'a>, place: Place<'a>, around: &mut Around) -> Option<Alternatives<'a>> {
        let types = types(says)?;
        let mut all = Vec::new();
        for name in types {
            let alternative = match name {
                "null" => Alternative::Null,
                "boolean" => Alternative::Boolean,
                "string" => Alternative::String(Vec::new()),
                "array" => match self.arrays(says, place) {
                    Some(arrays) => Alternative::Array(Rc::new(arrays)),
                    None => continue,
                },
                "object" => Alternative::Object(Rc::new(self.objects(says, place, around))),
                number => Alternative::Number(numbers(says, number == "integer")),
            };
            push(&mut all, alternative);
        }
        if let Some(value) = says.constant {
            all = meet(&self.value(value), &all);
        }
        if let Some(Value::Array(values)) = says.enumeration {
            let listed = if values.len() > bounds::VALUES {
                widen(values.iter().flat_map(|value| self.value(value)))
            } else {
                let values: Vec<Alternatives<'a>> = values.iter().map(|value| self.value(value)).collect();
                any_of(values)
            };
            all = meet(&listed, &all);
        }
        Some(all)
    }

    /// One value.
    pub(super) fn value(&mut self, value: &'a Value) -> Alternatives<'a> {
        vec![match value {
            Value::Null => Alternative::Null,
            Value::Array(items) if items.len() > bounds::ELEMENTS => Alternative::Array(Rc::new(Arrays::any())),
            Value::Array(items) => Alternative::Array(Rc::new(Arrays {
                prefix: items.iter().map(|item| self.literal(item)).collect(),
                rest: Conjunction::nothing(),
                min: items.len() as u64,
                max: Some(items.len() as u64),
                ..Arrays::any()
            })),
            Value::Object(members) => Alternative::Object(Rc::new(Objects {
                members: members.iter().map(|(name, value)| (name.as_str(), self.literal(value))).collect(),
                required: members.keys().map(String::as_str).collect(),
                rest: Conjunction::nothing(),
                ..Objects::any()
            })),
            scalar => Alternative::Literal(scalar),
        }]
    }

    /// What is beyond the named: `false` means nothing even in draft 4, which has no other boolean schemas.
    fn rest(&mut self, place: Place<'a>, schema: &'a Value) -> Conjunction {
        if *schema == Value::Bool(false) { Conjunction::nothing() } else { self.schema(place, schema) }
    }

    /// Arrays, if there can be any.
    fn arrays(&mut self, says: &Keywords<'a>, place: Place<'a>) -> Option<Arrays> {
        let prefix = says.prefix_items.and_then(Value::as_array);
        let legacy = says.items.filter(|_| self.draft != Draft::Draft202012).and_then(Value::as_array);
        let (elements, rest) = match (prefix, legacy) {
            // No draft has both.
            (Some(_), Some(_)) => {
                let mut any = Arrays::any();
                any.seen.maybe_all = true;
                return Some(any);
            }
            (Some(elements), None) => (elements.as_slice(), says.items),
            (None, Some(elements)) => (elements.as_slice(), says.additional_items),
            (None, None) => (&[][..], says.items),
        };
        let mut arrays = Arrays::any();
        if elements.len() <= bounds::ELEMENTS {
            arrays.prefix = elements.iter().map(|element| self.schema(place, element)).collect();
            arrays.seen.prefix = arrays.prefix.len();
            if let Some(rest) = rest {
                arrays.rest = self.rest(place, rest);
                arrays.seen.all = true;
            }
        } else {
            arrays.seen.maybe_all = true;
        }
        let mut least = count(says.min_items).unwrap_or(0);
        arrays.max = count(says.max_items);
        if let Some(contained) = says.contains {
            // Ajv takes `[]` for containing something where there are `prefixItems` too, and many people use it.
            if arrays.prefix.is_empty() {
                let wanted = count(says.min_contains).unwrap_or(1);
                least = least.max(wanted);
                if wanted > 0 && *contained == Value::Bool(false) {
                    return None;
                }
            }
            arrays.seen.maybe_all = true;
        }
        arrays.min = least;
        arrays.max.is_none_or(|max| least <= max).then_some(arrays)
    }

    fn objects(&mut self, says: &Keywords<'a>, place: Place<'a>, around: &mut Around) -> Objects<'a> {
        let mut objects = Objects::any();
        // Who asks what was looked at?
        let watched = self.document.says_unevaluated();
        if let Some(Value::Object(patterns)) = says.pattern_properties {
            let names = says.properties.and_then(Value::as_object).map_or(0, Map::len);
            if patterns.len() > bounds::KEYS || names * patterns.len() > bounds::MATCHES {
                // Which pattern speaks of which name would take too long to find out.
                objects.seen.maybe_all = true;
                return objects;
            }
            for (text, schema) in sorted(patterns) {
                let member = self.schema(place, schema);
                objects.patterns.insert(Pattern::new(text), member);
            }
            objects.seen.maybe_patterns = objects.patterns.keys().cloned().collect();
        }
        if let Some(rest) = says.additional_properties {
            objects.rest = self.rest(place, rest);
            objects.seen.all = true;
        }
        if let Some(Value::Object(members)) = says.properties {
            for (name, schema) in sorted(members) {
                let mut member = self.schema(place, schema);
                for (pattern, also) in &objects.patterns {
                    if pattern.matches(name) == Some(true) {
                        member = member.and(also);
                    }
                }
                objects.members.insert(name, member);
                if watched {
                    objects.seen.names.insert(name);
                }
            }
        }
        if let Some(Value::Array(names)) = says.required {
            let optional = self.with_defaults == Some(std::ptr::from_ref(place.schema));
            for name in names.iter().filter_map(Value::as_str) {
                let has_default = || says.properties.and_then(|members| members.get(name)?.get("default")).is_some();
                if optional && has_default() {
                    continue;
                }
                if !objects.members.contains_key(name) {
                    let member = pattern::member(&objects, name);
                    if objects.patterns.keys().any(|pattern| pattern.matches(name) != Some(false)) {
                        objects.seen.names.insert(name);
                    }
                    objects.members.insert(name, member);
                }
                objects.required.insert(name);
            }
        }
        if let Some(names) = says.property_names {
            let names = self.expand(self.document.below(place, names), around);
            let literal = |name: &Alternative<'a>| match *name {
                Alternative::Literal(Value::String(name)) => Some(Some(name.as_str())),
                Alternative::String(_) => None,
                _ => Some(None),
            };
            let names: Option<Vec<Option<&'a str>>> = names.iter().map(literal).collect();
            objects.names = names.map(|names| names.into_iter().flatten().collect());
        }
        if count(says.max_properties) == Some(0) {
            objects.names = Some(BTreeSet::new());
        }
        objects
    }
}

/// Types of a schema in declared order, `null` from `nullable` last; none if they are not understood.
fn types<'a>(says: &Keywords<'a>) -> Option<Vec<&'a str>> {
    let known = |value| Value::as_str(value).filter(|name| TYPES.contains(name) || *name == "integer");
    let mut types = match says.types {
        None => TYPES.to_vec(),
        Some(Value::Array(names)) if !names.is_empty() => names.iter().map(known).collect::<Option<Vec<_>>>()?,
        Some(name) => vec![known(name)?],
    };
    match says.nullable {
        None | Some(Value::Bool(false)) => {}
        Some(Value::Bool(true)) => {
            if !types.contains(&"null") {
                types.push("null");
            }
        }
        Some(_) => return None,
    }
    Some(types)
}

fn numbers<'a>(says: &Keywords<'a>, integer: bool) -> Numbers<'a> {
    let bound = |value: Option<&'a Value>| match value {
        Some(Value::Number(bound)) => Some(bound),
        _ => None,
    };
    let bounds = [bound(says.minimum), bound(says.maximum), bound(says.above), bound(says.below)];
    Numbers { integer, bounds, except: Vec::new() }
}

/// A keyword that counts.
fn count(value: Option<&Value>) -> Option<u64> {
    let value = value?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number that is not negative; one too large saturates"
    )]
    value.as_u64().or_else(|| value.as_f64().filter(|number| *number >= 0.0 && is_whole(value)).map(|number| number as u64))
}

const TYPES: [&str; 6] = ["string", "number", "boolean", "null", "array", "object"];
