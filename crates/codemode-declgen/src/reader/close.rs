//! `unevaluatedProperties` and `unevaluatedItems`.

use std::rc::Rc;

use codemode_schema::document::Place;
use serde_json::{Map, Value};

use super::Reader;
use crate::{
    alternatives::{Alternative, Alternatives, Arrays, Conjunction, Objects},
    bounds, pattern,
};

impl<'a> Reader<'a> {
    /// Applies `unevaluatedProperties` and `unevaluatedItems` to what all other keywords of a schema have given.
    pub(super) fn close(&mut self, map: &'a Map<String, Value>, place: Place<'a>, mut all: Alternatives<'a>) -> Alternatives<'a> {
        if self.ref_stands_alone && map.contains_key("$ref") {
            return all;
        }
        if let Some(schema) = map.get("unevaluatedProperties").filter(|_| self.has("unevaluatedProperties")) {
            let rest = self.schema(place, schema);
            for alternative in &mut all {
                if let Alternative::Object(objects) = alternative {
                    close_objects(Rc::make_mut(objects), &rest);
                }
            }
        }
        // For items Ajv counts what branches say that do not hold.
        let closes = |reader: &mut Self| reader.has("unevaluatedItems") && !reader.may_look_at_items(place, false, 0);
        if let Some(schema) = map.get("unevaluatedItems").filter(|_| closes(self)) {
            let rest = self.schema(place, schema);
            for alternative in &mut all {
                if let Alternative::Array(arrays) = alternative {
                    close_arrays(Rc::make_mut(arrays), &rest);
                }
            }
        }
        all
    }

    /// Whether a branch of a schema says something of items; `branch` is whether the schema itself is one.
    fn may_look_at_items(&mut self, place: Place<'a>, branch: bool, depth: usize) -> bool {
        self.step();
        if self.is_exhausted() {
            return true;
        }
        let Some(map) = place.schema.as_object() else { return false };
        let has = |keywords: &[&str]| keywords.iter().any(|keyword| map.contains_key(*keyword));
        if depth > bounds::DEPTH || branch && has(&["items", "prefixItems", "additionalItems", "contains", "unevaluatedItems"]) {
            return true;
        }
        let target = map.get("$ref").and_then(Value::as_str).and_then(|reference| self.document.resolve(place, reference));
        let mut below: Vec<(Place<'a>, bool)> = target.into_iter().map(|target| (target, branch)).collect();
        for (keyword, branch) in
            [("allOf", branch), ("anyOf", true), ("oneOf", true), ("if", true), ("then", true), ("else", true), ("dependentSchemas", true)]
        {
            let schemas: Vec<&'a Value> = match map.get(keyword) {
                Some(Value::Array(members)) => members.iter().collect(),
                Some(Value::Object(members)) if keyword == "dependentSchemas" => members.values().collect(),
                schema => schema.into_iter().collect(),
            };
            below.extend(schemas.into_iter().map(|schema| (self.document.below(place, schema), branch)));
        }
        below.into_iter().any(|(place, branch)| self.may_look_at_items(place, branch, depth + 1))
    }
}

fn close_objects(objects: &mut Objects, rest: &Conjunction) {
    if objects.seen.maybe_all {
        return;
    }
    if !objects.seen.all {
        for name in std::mem::take(&mut objects.seen.maybe_names) {
            if !objects.members.contains_key(&name) {
                let member = pattern::member(objects, &name);
                objects.members.insert(name.clone(), member);
            }
            objects.seen.names.insert(name);
        }
        for pattern in &objects.seen.maybe_patterns {
            objects.patterns.entry(pattern.clone()).or_default();
        }
        let Objects { members, patterns, seen, .. } = objects;
        for (name, member) in members {
            if !seen.names.contains(name) && patterns.keys().all(|pattern| pattern::matches(pattern, name) == Some(false)) {
                *member = member.and(rest);
            }
        }
        objects.rest = objects.rest.and(rest);
    }
    objects.seen.all = true;
}

fn close_arrays(arrays: &mut Arrays, rest: &Conjunction) {
    if arrays.seen.maybe_all {
        return;
    }
    if !arrays.seen.all {
        let seen = arrays.seen.prefix.max(arrays.seen.maybe_prefix);
        while arrays.prefix.len() < seen {
            arrays.prefix.push(arrays.rest.clone());
        }
        for item in arrays.prefix.iter_mut().skip(seen) {
            *item = item.and(rest);
        }
        arrays.rest = arrays.rest.and(rest);
    }
    arrays.seen.all = true;
}
