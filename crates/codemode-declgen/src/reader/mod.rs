//! From schema to alternatives, keyword by keyword.
//!
//! Each rule may only widen: what is not understood stays as wide as it was. A keyword is read only in the drafts
//! that have it, so that none is believed that the validator ignores.

mod close;
mod combine;
mod own;

use std::{collections::BTreeMap, rc::Rc};

use codemode_schema::{
    dialect::Draft,
    document::{Document, Place},
};
use serde_json::{Map, Value};

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
    /// Whether a required member of the root with a `default` may be left out.
    defaults_are_optional: bool,
    sources: Vec<Source<'a>>,
    numbers: BTreeMap<Key, u32>,
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
            defaults_are_optional: false,
            sources: vec![Source::Nothing],
            numbers: BTreeMap::new(),
            known: BTreeMap::new(),
            nodes: 0,
        })
    }

    /// Takes required members of the root that have a `default` for optional.
    pub(crate) fn make_defaults_optional(&mut self) {
        self.defaults_are_optional = true;
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
                Conjunction(vec![self.number(Source::Schema(place))])
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
                Conjunction(vec![self.number(Source::Not(place))])
            }
            _ => Conjunction::anything(),
        }
    }

    /// One value as something that a value has to satisfy.
    fn literal(&mut self, value: &'a Value) -> Conjunction {
        Conjunction(vec![self.number(Source::Literal(value))])
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
        let mut followed = false;
        let mut all = Conjunction::anything();
        for number in &conjunction.0 {
            let mut number = *number;
            // Longer chains than this are left alone.
            for _ in 0..8 {
                let Source::Schema(place) = self.sources[number as usize] else { break };
                let Some(target) = self.plain_reference(place) else { break };
                number = self.number(Source::Schema(target));
                followed = true;
            }
            all = all.and(&Conjunction(vec![number]));
        }
        (all, followed)
    }

    /// The target of a schema that says nothing but where to look.
    fn plain_reference(&self, place: Place<'a>) -> Option<Place<'a>> {
        let map = place.schema.as_object()?;
        let reference = map.get("$ref")?.as_str()?;
        let alone = |keyword: &String| keyword == "$ref" || ANNOTATIONS.contains(&&**keyword);
        if map.contains_key("nullable") || !(self.ref_stands_alone || map.keys().all(alone)) || self.has_doubtful_base(map) {
            return None;
        }
        self.document.resolve(place, reference).filter(|target| target.schema.is_object())
    }

    /// Draft 7 ignores an `$id` beside a `$ref`, later drafts do not; what the author meant is not known.
    fn has_doubtful_base(&self, map: &Map<String, Value>) -> bool {
        self.draft == Draft::Unnamed && self.ref_stands_alone && map.contains_key("$id")
    }

    /// All that satisfies a conjunction.
    pub(crate) fn alternatives(&mut self, conjunction: &Conjunction) -> Rc<Alternatives<'a>> {
        if let Some(known) = self.known.get(conjunction) {
            return Rc::clone(known);
        }
        let mut all = anything();
        for number in &conjunction.0 {
            let mut around = Vec::new();
            let one = match self.sources[*number as usize] {
                Source::Nothing => Vec::new(),
                Source::Schema(place) => self.expand(place, &mut around),
                Source::Not(place) => negate::complement(self, place, &mut around),
                Source::Literal(value) => self.value(value),
            };
            all = meet(&all, &one);
        }
        let all = Rc::new(all);
        self.known.insert(conjunction.clone(), Rc::clone(&all));
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
        let all = match map.get("$ref") {
            Some(reference) => self.reference(reference, map, place, around),
            None => self.body(map, place, around),
        };
        around.pop();
        self.close(map, place, all)
    }

    /// Whether the draft has a keyword. Only for those on which drafts differ.
    fn has(&self, keyword: &str) -> bool {
        use Draft::{Draft7, Draft201909, Draft202012, Unnamed};
        let drafts: &[Draft] = match keyword {
            "if" => &[Draft7, Draft201909, Draft202012, Unnamed],
            "dependentRequired" | "dependentSchemas" | "unevaluatedItems" | "unevaluatedProperties" | "minContains" => {
                &[Draft201909, Draft202012, Unnamed]
            }
            "$recursiveRef" => &[Draft201909],
            "$dynamicRef" | "prefixItems" => &[Draft202012, Unnamed],
            // The validator goes on reading it in later drafts; their metaschemas do not.
            "dependencies" => return !matches!(self.draft, Draft201909 | Draft202012),
            _ => return true,
        };
        drafts.contains(&self.draft)
    }
}

/// The entries of a map in one order, however it is written.
pub(crate) fn sorted(map: &Map<String, Value>) -> BTreeMap<&String, &Value> {
    map.iter().collect()
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
