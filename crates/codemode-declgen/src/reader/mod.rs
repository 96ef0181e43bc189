//! From schema to alternatives, keyword by keyword.
//!
//! Each rule may only widen: what is not understood stays as wide as it was.

mod close;
mod combine;
mod keywords;
mod own;

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use codemode_schema::{
    dialect::Draft,
    document::{Document, Place},
};
use serde_json::{Map, Value};

use self::keywords::Keywords;
use crate::{
    alternatives::{Alternatives, Conjunction, NOTHING, anything, opaque},
    bounds,
    meet::meet,
    negate,
};

/// Reads the schemas of one document.
pub(crate) struct Reader<'a> {
    pub(crate) document: Document<'a>,
    draft: Draft,
    /// Whether a `$ref` is all that counts of its schema.
    ref_stands_alone: bool,
    /// The schema whose required members with a `default` may be left out.
    with_defaults: Option<*const Value>,
    sources: Vec<Source<'a>>,
    numbers: BTreeMap<Key, u32>,
    /// Sources that references lead to.
    targets: BTreeSet<u32>,
    known: BTreeMap<Conjunction, Rc<Alternatives<'a>>>,
    /// Schemas that were taken apart.
    nodes: usize,
}

/// Where the values of a member or an item are described.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'a> {
    /// Nothing is accepted.
    Nothing,
    Schema(Place<'a>),
    /// All that a schema refuses.
    Not(Place<'a>),
    /// One value.
    Literal(&'a Value),
}

/// The schemas that one stands in and that apply to the same value.
pub(crate) type Around = Vec<(*const Value, usize)>;

/// What tells sources apart.
type Key = (u8, *const Value, usize);

impl<'a> Reader<'a> {
    /// A reader, unless nothing is known of the schema's draft.
    pub(crate) fn new(schema: &'a Value) -> Option<Self> {
        let document = Document::new(schema);
        let draft = document.draft()?;
        // Without `$schema` this is the sign of draft 7. Ignoring what stands beside a reference is sound in any draft.
        let looks_old = draft == Draft::Unnamed && schema.get("definitions").is_some() && schema.get("$defs").is_none();
        Some(Self {
            document,
            draft,
            ref_stands_alone: draft.ref_stands_alone() || looks_old,
            with_defaults: None,
            sources: vec![Source::Nothing],
            numbers: BTreeMap::new(),
            targets: BTreeSet::new(),
            known: BTreeMap::new(),
            nodes: 0,
        })
    }

    /// Takes required members of the root, or of what it refers to, for optional if they have a `default`.
    pub(crate) fn make_defaults_optional(&mut self) {
        self.with_defaults = Some(std::ptr::from_ref(self.root_object()));
    }

    /// The root, or the schema that it says nothing but to look at.
    pub(crate) fn root_object(&self) -> &'a Value {
        let mut place = self.document.root();
        for _ in 0..8 {
            let Some(target) = self.plain_reference(place) else { break };
            place = target;
        }
        place.schema
    }

    /// Whether more was there than is looked at; what was given then is too wide.
    pub(crate) const fn is_exhausted(&self) -> bool {
        self.nodes > bounds::EXPANSIONS
    }

    /// Counts a schema that is looked at.
    pub(crate) const fn step(&mut self) {
        self.nodes += 1;
    }

    /// The schema itself as something that a value has to satisfy.
    pub(crate) fn root(&mut self) -> Conjunction {
        let root = self.document.root();
        self.schema(root, root.schema)
    }

    /// A schema below another one as something that a value has to satisfy.
    pub(crate) fn schema(&mut self, parent: Place<'a>, schema: &'a Value) -> Conjunction {
        match schema {
            Value::Bool(false) if self.has_boolean_schemas() => Conjunction::nothing(),
            Value::Object(map) if !map.is_empty() => {
                let place = self.document.below(parent, schema);
                Conjunction::of(self.number(Source::Schema(place)))
            }
            _ => Conjunction::anything(),
        }
    }

    /// What a schema refuses as something that a value has to satisfy.
    pub(crate) fn complement(&mut self, parent: Place<'a>, schema: &'a Value) -> Conjunction {
        match schema {
            Value::Bool(true) if self.has_boolean_schemas() => Conjunction::nothing(),
            Value::Object(map) if map.is_empty() => Conjunction::nothing(),
            Value::Object(_) => {
                let place = self.document.below(parent, schema);
                Conjunction::of(self.number(Source::Not(place)))
            }
            _ => Conjunction::anything(),
        }
    }

    /// One value as something that a value has to satisfy.
    fn literal(&mut self, value: &'a Value) -> Conjunction {
        Conjunction::of(self.number(Source::Literal(value)))
    }

    pub(crate) fn has_boolean_schemas(&self) -> bool {
        self.draft != Draft::Draft4
    }

    fn number(&mut self, source: Source<'a>) -> u32 {
        let key = match source {
            Source::Nothing => return NOTHING,
            Source::Schema(place) => (0, place.identity().0, place.identity().1),
            Source::Not(place) => (1, place.identity().0, place.identity().1),
            Source::Literal(value) => (2, std::ptr::from_ref(value), 0),
        };
        *self.numbers.entry(key).or_insert_with(|| {
            self.sources.push(source);
            u32::try_from(self.sources.len() - 1).unwrap_or(NOTHING)
        })
    }

    /// The same conjunction with each schema that is nothing but a reference replaced by its target. Says whether
    /// there was one.
    pub(crate) fn follow(&mut self, conjunction: &Conjunction) -> (Conjunction, bool) {
        if !self.document.has_references() {
            return (conjunction.clone(), false);
        }
        let mut followed = false;
        let mut all = Conjunction::anything();
        for number in &conjunction.0 {
            let mut number = *number;
            // Longer chains than this are left alone.
            for _ in 0..8 {
                let Source::Schema(place) = self.sources[number as usize] else { break };
                let Some(target) = self.plain_reference(place) else { break };
                number = self.number(Source::Schema(target));
                self.targets.insert(number);
                followed = true;
            }
            all = all.and(&Conjunction::of(number));
        }
        (all, followed)
    }

    /// The target of a schema that says nothing but where to look.
    fn plain_reference(&self, place: Place<'a>) -> Option<Place<'a>> {
        let map = place.schema.as_object()?;
        let reference = map.get("$ref")?.as_str()?;
        let alone = |keyword: &String| keyword == "$ref" || ANNOTATIONS.contains(&&**keyword);
        if map.contains_key("nullable")
            || !(self.ref_stands_alone || map.keys().all(alone))
            || self.has_doubtful_base(&Keywords::of(map, self.draft))
        {
            return None;
        }
        self.document.resolve(place, reference).filter(|target| target.schema.is_object())
    }

    /// Draft 7 ignores an `$id` beside a `$ref`, later drafts do not; what the author meant is not known.
    fn has_doubtful_base(&self, says: &Keywords<'_>) -> bool {
        self.draft == Draft::Unnamed && self.ref_stands_alone && says.id.is_some()
    }

    /// All that satisfies a conjunction.
    pub(crate) fn alternatives(&mut self, conjunction: &Conjunction) -> Rc<Alternatives<'a>> {
        // Only what is referred to, or put together, comes up again.
        let again = conjunction.0.len() > 1 || conjunction.0.first().is_some_and(|number| self.targets.contains(number));
        if let Some(known) = self.known.get(conjunction).filter(|_| again) {
            return Rc::clone(known);
        }
        let mut all: Option<Alternatives<'a>> = None;
        for number in &conjunction.0 {
            let mut around = Vec::new();
            let one = match self.sources[*number as usize] {
                Source::Nothing => Vec::new(),
                Source::Schema(place) => self.expand(place, &mut around),
                Source::Not(place) => negate::complement(self, place, &mut around),
                Source::Literal(value) => self.value(value),
            };
            all = Some(match all {
                Some(all) => meet(&all, &one),
                None => one,
            });
        }
        let all = Rc::new(all.unwrap_or_else(anything));
        if again {
            self.known.insert(conjunction.clone(), Rc::clone(&all));
        }
        all
    }

    /// Takes a schema apart. `around` says where it stands.
    pub(crate) fn expand(&mut self, place: Place<'a>, around: &mut Around) -> Alternatives<'a> {
        self.step();
        let map = match place.schema {
            Value::Bool(false) if self.has_boolean_schemas() => return Vec::new(),
            Value::Bool(true) => return anything(),
            Value::Object(map) => map,
            _ => return opaque(),
        };
        if around.contains(&place.identity()) || around.len() > bounds::AROUND || self.is_exhausted() {
            return opaque();
        }
        around.push(place.identity());
        let says = Keywords::of(map, self.draft);
        self.nodes += says.weight();
        let all = match says.reference {
            Some(reference) => self.reference(reference, &says, place, around),
            None => self.body(&says, place, around),
        };
        around.pop();
        self.close(&says, place, all)
    }
}

/// The entries of a map in one order, however it is written.
pub(crate) fn sorted(map: &Map<String, Value>) -> Vec<(&str, &Value)> {
    let mut entries: Vec<(&str, &Value)> = map.iter().map(|(name, value)| (name.as_str(), value)).collect();
    entries.sort_unstable_by_key(|(name, _)| *name);
    entries
}

/// Keywords that say nothing about which values are accepted.
pub(crate) const ANNOTATIONS: [&str; 15] = [
    "$anchor",
    "$comment",
    "$defs",
    "$dynamicAnchor",
    "$schema",
    "contentEncoding",
    "contentMediaType",
    "default",
    "definitions",
    "deprecated",
    "description",
    "examples",
    "readOnly",
    "title",
    "writeOnly",
];
