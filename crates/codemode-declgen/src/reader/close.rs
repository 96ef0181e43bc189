//! `unevaluatedProperties` and `unevaluatedItems`.

use std::rc::Rc;

use codemode_schema::document::Place;
use serde_json::{Map, Value};

use super::{Reader, keywords::Keywords};
use crate::{
    alternatives::{Alternative, Alternatives, Arrays, Conjunction, Objects},
    bounds, pattern,
};

impl<'a> Reader<'a> {
    /// Applies `unevaluatedProperties` and `unevaluatedItems` to what all other keywords of a schema have given.
    pub(super) fn close(&mut self, says: &Keywords<'a>, place: Place<'a>, mut all: Alternatives<'a>) -> Alternatives<'a> {
        if self.ref_stands_alone && says.reference.is_some() {
            return all;
        }
        if let Some(schema) = says.unevaluated_properties {
            let rest = self.schema(place, schema);
            for alternative in &mut all {
                if let Alternative::Object(objects) = alternative {
                    close_objects(Rc::make_mut(objects), &rest);
                }
            }
        }
        // For items Ajv counts what branches say that do not hold.
        if let Some(schema) = says.unevaluated_items.filter(|_| !self.may_look_at_items(place, false, 0)) {
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
        let says = Keywords::of(map, self.draft);
        let of_items = [says.items, says.prefix_items, says.additional_items, says.contains, says.unevaluated_items];
        if depth > bounds::DEPTH || branch && of_items.iter().any(Option::is_some) {
            return true;
        }
        let target = says.reference.and_then(Value::as_str).and_then(|reference| self.document.resolve(place, reference));
        let mut below: Vec<(Place<'a>, bool)> = target.into_iter().map(|target| (target, branch)).collect();
        let lists = [(says.all_of, branch), (says.any_of, true), (says.one_of, true)].into_iter();
        let lists =
            lists.flat_map(|(list, branch)| list.and_then(Value::as_array).into_iter().flatten().map(move |schema| (schema, branch)));
        let single = [says.condition, says.then, says.otherwise].into_iter().flatten();
        let dependent = says.dependent_schemas.and_then(Value::as_object).into_iter().flat_map(Map::values);
        for (schema, branch) in lists.chain(single.chain(dependent).map(|schema| (schema, true))) {
            below.push((self.document.below(place, schema), branch));
        }
        below.into_iter().any(|(place, branch)| self.may_look_at_items(place, branch, depth + 1))
    }
}

fn close_objects(objects: &mut Objects<'_>, rest: &Conjunction) {
    if objects.seen.maybe_all {
        return;
    }
    if !objects.seen.all {
        for name in std::mem::take(&mut objects.seen.maybe_names) {
            if !objects.members.contains_key(name) {
                let member = pattern::member(objects, name);
                objects.members.insert(name, member);
            }
            objects.seen.names.insert(name);
        }
        for pattern in &objects.seen.maybe_patterns {
            objects.patterns.entry(pattern.clone()).or_default();
        }
        let Objects { members, patterns, seen, .. } = objects;
        for (name, member) in members {
            if !seen.names.contains(name) && patterns.keys().all(|pattern| pattern.matches(name) == Some(false)) {
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
