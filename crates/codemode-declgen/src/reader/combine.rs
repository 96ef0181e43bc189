//! Keywords that combine schemas: `$ref`, `allOf`, `anyOf`, `oneOf`, `not`, `if`, `dependent*`.

use std::{collections::BTreeSet, rc::Rc};

use codemode_schema::document::Place;
use serde_json::Value;

use super::{Around, Reader, keywords::Keywords, sorted};
use crate::{
    alternatives::{Alternative, Alternatives, Conjunction, Objects, any_of, anything, hide, no_objects, opaque, push, widen},
    bounds,
    meet::meet,
    negate,
};

impl<'a> Reader<'a> {
    pub(super) fn reference(&mut self, reference: &Value, says: &Keywords<'a>, place: Place<'a>, around: &mut Around) -> Alternatives<'a> {
        let target =
            reference.as_str().filter(|_| !self.has_doubtful_base(says)).and_then(|reference| self.document.resolve(place, reference));
        let mut all = match target {
            Some(target) => self.expand(target, around),
            None => opaque(),
        };
        if !self.ref_stands_alone && says.has_siblings {
            all = meet(&all, &self.body(says, place, around));
        }
        // The validator wants a `type` beside it. Who writes it here means what it says.
        if says.is_nullable() {
            push(&mut all, Alternative::Null);
        }
        all
    }

    /// Everything that a schema says but its `$ref`.
    pub(super) fn body(&mut self, says: &Keywords<'a>, place: Place<'a>, around: &mut Around) -> Alternatives<'a> {
        let Some(mut all) = self.own(says, place, around) else { return opaque() };
        for (keyword, reference) in [("$dynamicRef", says.dynamic_ref), ("$recursiveRef", says.recursive_ref)] {
            if let Some(reference) = reference {
                let targets = reference.as_str().map(|reference| self.document.resolve_dynamic(place, keyword, reference));
                match targets.as_deref() {
                    Some([target]) => all = meet(&all, &self.expand(*target, around)),
                    _ => hide(&mut all),
                }
            }
        }
        if let Some(members) = says.all_of {
            let Some(members) = list(members) else { return opaque() };
            for member in members {
                let member = self.expand(self.document.below(place, member), around);
                all = meet(&all, &member);
            }
        }
        for (several, members) in [(true, says.any_of), (false, says.one_of)] {
            if let Some(members) = members {
                let Some(members) = members.as_array().filter(|members| !members.is_empty()) else { return opaque() };
                let union = self.union(several, members, place, around);
                all = meet(&all, &union);
            }
        }
        // `nullable` needs a `type` beside it, but who writes it means what it says.
        if says.is_nullable() && says.types.is_none() {
            push(&mut all, Alternative::Null);
        }
        if let Some(not) = says.not {
            let rest = negate::complement(self, self.document.below(place, not), around);
            if objects(&rest) <= bounds::SPLIT {
                all = meet(&all, &rest);
            }
        }
        all = self.conditional(says, place, around, all);
        self.dependent(says, place, around, all)
    }

    /// The members of a union; `several` is whether more than one may hold.
    fn union(&mut self, several: bool, members: &'a [Value], place: Place<'a>, around: &mut Around) -> Alternatives<'a> {
        let places: Vec<Place<'a>> = members.iter().map(|member| self.document.below(place, member)).collect();
        if places.len() > bounds::MEMBERS {
            return widen(places.into_iter().flat_map(|member| self.expand(member, around)));
        }
        let mut lists: Vec<Alternatives<'a>> = places.iter().map(|member| self.expand(*member, around)).collect();
        if several {
            overlap(&mut lists);
            return any_of(lists);
        }
        if (2..=bounds::EXCLUSIVE).contains(&places.len()) {
            // Exactly one: where the others can be left out in few words, they are.
            let rests: Vec<Alternatives<'a>> = places.iter().map(|member| negate::complement(self, *member, around)).collect();
            for (i, list) in lists.iter_mut().enumerate() {
                for (_, rest) in rests.iter().enumerate().filter(|(j, rest)| *j != i && objects(rest) <= 1) {
                    *list = meet(list, rest);
                }
            }
        }
        any_of(lists)
    }

    fn conditional(&mut self, says: &Keywords<'a>, place: Place<'a>, around: &mut Around, mut all: Alternatives<'a>) -> Alternatives<'a> {
        let Some(condition) = says.condition else { return all };
        let condition = self.document.below(place, condition);
        let branch = |reader: &mut Self, branch: Option<&'a Value>, around: &mut Around| match branch {
            Some(branch) => reader.expand(reader.document.below(place, branch), around),
            None => anything(),
        };
        if says.then.is_none() && says.otherwise.is_none() {
            hide(&mut all);
            return all;
        }
        let holds = self.expand(condition, around);
        let then = branch(self, says.then, around);
        let yes = meet(&holds, &then);
        let mut no = branch(self, says.otherwise, around);
        let fails = negate::complement(self, condition, around);
        if objects(&fails) <= 2 {
            no = meet(&no, &fails);
        }
        meet(&all, &any_of([yes, no]))
    }

    fn dependent(&mut self, says: &Keywords<'a>, place: Place<'a>, around: &mut Around, mut all: Alternatives<'a>) -> Alternatives<'a> {
        let mut left = bounds::SPLIT;
        for dependencies in [says.dependencies, says.dependent_required, says.dependent_schemas] {
            let Some(Value::Object(dependencies)) = dependencies else { continue };
            for (name, dependency) in sorted(dependencies) {
                if left == 0 {
                    hide(&mut all);
                    return all;
                }
                left -= 1;
                let mut with = vec![Alternative::Object(Rc::new(Objects::with(name, Conjunction::anything())))];
                match dependency {
                    Value::Array(names) => {
                        let mut all = Objects::with(name, Conjunction::anything());
                        for name in names.iter().filter_map(Value::as_str) {
                            all.members.insert(name, Conjunction::anything());
                            all.required.insert(name);
                        }
                        with = vec![Alternative::Object(Rc::new(all))];
                    }
                    schema => with = meet(&with, &self.expand(self.document.below(place, schema), around)),
                }
                let mut split = no_objects();
                split.push(Alternative::Object(Rc::new(Objects::without(name))));
                all = meet(&all, &any_of([split, with]));
            }
        }
        all
    }
}

/// Notes in each branch of an `anyOf` what the other branches may have looked at, since several may hold.
fn overlap(lists: &mut [Alternatives<'_>]) {
    if lists.len() == 1 {
        return;
    }
    let (mut names, mut patterns, mut all) = (BTreeSet::new(), BTreeSet::new(), false);
    let (mut prefix, mut all_items) = (0, false);
    for alternative in lists.iter().flatten() {
        match alternative {
            Alternative::Object(objects) => {
                names.extend(objects.seen.names.iter().chain(&objects.seen.maybe_names).copied());
                patterns.extend(objects.seen.maybe_patterns.iter().cloned());
                all |= objects.seen.all || objects.seen.maybe_all;
            }
            Alternative::Array(arrays) => {
                prefix = prefix.max(arrays.seen.prefix).max(arrays.seen.maybe_prefix);
                all_items |= arrays.seen.all || arrays.seen.maybe_all;
            }
            _ => {}
        }
    }
    for alternative in lists.iter_mut().flatten() {
        match alternative {
            Alternative::Object(objects) if !objects.seen.all => {
                let seen = &mut Rc::make_mut(objects).seen;
                seen.maybe_names.clone_from(&names);
                seen.maybe_patterns.clone_from(&patterns);
                seen.maybe_all |= all;
            }
            Alternative::Array(arrays) if !arrays.seen.all => {
                let seen = &mut Rc::make_mut(arrays).seen;
                seen.maybe_prefix = prefix;
                seen.maybe_all |= all_items;
            }
            _ => {}
        }
    }
}

/// The members of a combining keyword, if they are not too many.
fn list(members: &Value) -> Option<&[Value]> {
    members.as_array().map(Vec::as_slice).filter(|members| (1..=bounds::MEMBERS).contains(&members.len()))
}

fn objects(alternatives: &Alternatives<'_>) -> usize {
    alternatives.iter().filter(|alternative| matches!(alternative, Alternative::Object(_))).count()
}
