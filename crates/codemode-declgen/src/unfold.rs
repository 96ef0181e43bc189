//! From alternatives to a type expression.

use std::{collections::BTreeMap, rc::Rc};

use crate::{
    alternatives::{Alternative, Alternatives, Arrays, Conjunction, Numbers, Objects},
    bounds, pattern,
    reader::Reader,
    shape::{Element, Field, Index, Shape, union},
};

/// Whether a type describes what a tool takes or what it gives.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Side {
    /// What a tool takes: numbers carry their constraints as comments.
    Input,
    /// What a tool gives.
    Output,
}

/// A type, and the named types that it needs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unfolded {
    pub(crate) shape: Shape,
    /// By the number that [`Shape::Reference`] has.
    pub(crate) named: Vec<Shape>,
}

/// Unfolds what satisfies the root; none when there is too much of it.
pub(crate) fn unfold(reader: &mut Reader<'_>, side: Side, names: usize) -> Option<Unfolded> {
    let root = reader.root();
    let mut unfolder = Unfolder::new(reader, side, names);
    let shape = unfolder.child(&root, 0);
    unfolder.finish(shape)
}

/// Unfolds one kind of objects, as the fields and the indexes of a type.
pub(crate) fn unfold_objects(reader: &mut Reader<'_>, objects: &Objects<'_>, names: usize) -> Option<Unfolded> {
    // The root may be referred to from below.
    let (root, _) = {
        let root = reader.root();
        reader.follow(&root)
    };
    let mut unfolder = Unfolder::new(reader, Side::Input, names);
    unfolder.around.push(root);
    let shape = unfolder.objects(objects, 0);
    unfolder.around.pop();
    unfolder.finish(shape)
}

struct Unfolder<'a, 'r> {
    reader: &'r mut Reader<'a>,
    side: Side,
    visits: usize,
    /// UTF-16 units of literals and names so far.
    units: usize,
    /// How many named types there may be.
    names: usize,
    /// What is being unfolded.
    around: Vec<Conjunction>,
    /// Named types by what they accept.
    numbers: BTreeMap<Conjunction, usize>,
    named: Vec<Option<Shape>>,
}

impl<'a, 'r> Unfolder<'a, 'r> {
    fn new(reader: &'r mut Reader<'a>, side: Side, names: usize) -> Self {
        Self { reader, side, visits: 0, units: 0, names, around: Vec::new(), numbers: BTreeMap::new(), named: Vec::new() }
    }

    /// Unfolds the named types, until no new ones come up.
    fn finish(mut self, shape: Shape) -> Option<Unfolded> {
        while let Some(number) = self.named.iter().position(Option::is_none) {
            let conjunction = self.numbers.iter().find(|(_, known)| **known == number).map(|(conjunction, _)| conjunction.clone())?;
            let alternatives = self.reader.alternatives(&conjunction);
            self.named[number] = Some(self.union(&alternatives, 0));
            if self.is_exhausted() {
                return None;
            }
        }
        let named = self.named.iter().flatten().cloned().collect();
        (!self.is_exhausted()).then_some(Unfolded { shape, named })
    }

    fn is_exhausted(&self) -> bool {
        // Equal texts of a union are printed once, so that some more than what fits may come up.
        self.visits > bounds::VISITS || self.units > 8 * bounds::UNITS || self.reader.is_exhausted()
    }

    fn child(&mut self, conjunction: &Conjunction, depth: usize) -> Shape {
        if conjunction.is_anything() {
            return Shape::Unknown;
        }
        if conjunction.is_nothing() {
            return Shape::Never;
        }
        self.visits += 1;
        if depth > bounds::DEPTH || self.is_exhausted() {
            return Shape::Unknown;
        }
        let (conjunction, referred) = self.reader.follow(conjunction);
        if let Some(number) = self.numbers.get(&conjunction) {
            return Shape::Reference(*number);
        }
        if self.around.contains(&conjunction) {
            if self.named.len() >= self.names {
                return Shape::Unknown;
            }
            self.numbers.insert(conjunction, self.named.len());
            self.named.push(None);
            return Shape::Reference(self.named.len() - 1);
        }
        let alternatives = self.reader.alternatives(&conjunction);
        self.around.push(conjunction.clone());
        let shape = self.union(&alternatives, depth);
        self.around.pop();
        match self.numbers.get(&conjunction) {
            // The root is written out: its function is what the reader looks for.
            Some(number) if referred || depth > 0 => Shape::Reference(*number),
            _ => shape,
        }
    }

    fn union(&mut self, alternatives: &Rc<Alternatives<'a>>, depth: usize) -> Shape {
        let mut parts = Vec::new();
        let any = |kind: fn(&Alternative<'_>) -> bool| alternatives.iter().any(kind);
        let strings = any(|alternative| matches!(alternative, Alternative::String(_)));
        let numbers = any(|alternative| matches!(alternative, Alternative::Number(_)));
        let booleans = any(|alternative| matches!(alternative, Alternative::Boolean));
        let any_array = any(|alternative| matches!(alternative, Alternative::Array(arrays) if arrays.is_any()));
        let any_object = any(|alternative| matches!(alternative, Alternative::Object(objects) if objects.is_any()));
        if strings && numbers && booleans && any_array && any_object && alternatives.contains(&Alternative::Null) {
            return Shape::Unknown;
        }
        for alternative in alternatives.iter() {
            parts.push(match alternative {
                Alternative::Null => Shape::NULL,
                Alternative::Boolean => Shape::BOOLEAN,
                Alternative::String(_) => Shape::STRING,
                Alternative::Number(numbers) => self.number(numbers),
                // A literal beside the whole of its type says nothing.
                Alternative::Literal(value) => {
                    let beside = if value.is_string() {
                        strings
                    } else if value.is_number() {
                        numbers
                    } else {
                        booleans
                    };
                    if beside {
                        continue;
                    }
                    self.literal(value)
                }
                Alternative::Array(arrays) => {
                    if any_array && !arrays.is_any() {
                        continue;
                    }
                    self.arrays(arrays, depth)
                }
                Alternative::Object(objects) => {
                    if any_object && !objects.is_any() {
                        continue;
                    }
                    self.objects(objects, depth)
                }
            });
        }
        union(parts)
    }

    fn literal(&mut self, value: &serde_json::Value) -> Shape {
        let text = literal(value);
        self.units += text.len();
        Shape::Literal(text)
    }

    fn number(&self, numbers: &Numbers<'_>) -> Shape {
        if self.side == Side::Output {
            return Shape::number();
        }
        let mut notes: Vec<String> = numbers.integer.then(|| "integer".into()).into_iter().collect();
        for (bound, sign) in numbers.bounds.iter().zip([">=", "<=", ">", "<"]) {
            if let Some(bound) = bound {
                notes.push(format!("{sign} {bound}"));
            }
        }
        Shape::Number { comment: (!notes.is_empty()).then(|| notes.join(", ")) }
    }

    fn arrays(&mut self, arrays: &Arrays, depth: usize) -> Shape {
        let rest = self.child(&arrays.rest, depth + 1);
        let closed = rest == Shape::Never;
        let mut max = arrays.max;
        if closed {
            let length = arrays.prefix.len() as u64;
            max = Some(max.map_or(length, |max| max.min(length)));
        }
        let mut elements = Vec::new();
        for (i, item) in (0_u64..).zip(&arrays.prefix) {
            if max.is_some_and(|max| i >= max) {
                break;
            }
            let shape = self.child(item, depth + 1);
            if shape == Shape::Never {
                max = Some(i);
                break;
            }
            elements.push(Element { optional: i >= arrays.min, shape });
        }
        if max.is_some_and(|max| arrays.min > max) {
            return Shape::Never;
        }
        let fixed = max.filter(|max| *max == arrays.min && (1..=FIXED).contains(max));
        if elements.is_empty() && fixed.is_none() {
            return Shape::Array(Box::new(if max == Some(0) { Shape::Never } else { rest }));
        }
        // What has to be there and is like all the rest is written out as long as it is short.
        let written = fixed.unwrap_or(arrays.min.min(elements.len() as u64 + FIXED));
        while (elements.len() as u64) < written {
            elements.push(Element { optional: false, shape: rest.clone() });
        }
        let more = max.is_none_or(|max| max > elements.len() as u64);
        Shape::Tuple { elements, rest: more.then(|| Box::new(rest)) }
    }

    fn objects(&mut self, objects: &Objects<'_>, depth: usize) -> Shape {
        let restricted;
        let objects = match &objects.names {
            None => objects,
            Some(names) => {
                restricted = only(objects, names);
                &restricted
            }
        };
        if objects.members.len() > bounds::KEYS || objects.members.keys().any(|name| bounds::units(name) > bounds::KEY_UNITS) {
            return Shape::Unknown;
        }
        let rest = self.child(&objects.rest, depth + 1);
        let closed = rest == Shape::Never;
        let mut fields = Vec::new();
        for (name, member) in &objects.members {
            let optional = !objects.required.contains(name);
            let mut shape = self.child(member, depth + 1);
            if shape == Shape::Never {
                if !optional {
                    return Shape::Never;
                }
                // Not declared says the same where nothing else is allowed.
                if closed && objects.patterns.is_empty() {
                    continue;
                }
            }
            // Every object has such a member, of another type: the compiler would refuse `{}`.
            if optional && OBJECT_PROTOTYPE.contains(name) {
                shape = Shape::Unknown;
            }
            self.units += name.len();
            fields.push(Field { name: (*name).to_owned(), optional, shape });
        }
        fields.sort_by(|one, other| one.name.encode_utf16().cmp(other.name.encode_utf16()));
        let patterns: Vec<(&str, Shape)> =
            objects.patterns.iter().map(|(pattern, member)| (pattern.text, self.child(member, depth + 1))).collect();
        let indexes = indexes(&fields, &patterns, rest);
        Shape::Object { fields, indexes }
    }
}

/// The members of some objects whose names are in a list; there are no others.
fn only<'a>(objects: &Objects<'a>, names: &std::collections::BTreeSet<&'a str>) -> Objects<'a> {
    let mut members: BTreeMap<&'a str, Conjunction> = names.iter().map(|name| (*name, pattern::member(objects, name))).collect();
    for name in objects.members.keys() {
        members.entry(name).or_insert_with(Conjunction::nothing);
    }
    Objects { members, required: objects.required.clone(), rest: Conjunction::nothing(), ..Objects::any() }
}

/// The index signatures of an object. One of strings has to cover every named member as well.
fn indexes(fields: &[Field], patterns: &[(&str, Shape)], rest: Shape) -> Vec<Index> {
    let closed = rest == Shape::Never;
    if patterns.is_empty() && closed {
        return Vec::new();
    }
    let mut indexes = Vec::new();
    let prefixes: Option<Vec<&str>> = patterns.iter().map(|(text, _)| pattern::prefix(text)).collect();
    let prefixes = prefixes.filter(|prefixes| {
        (closed || rest == Shape::Unknown)
            && !fields.iter().any(|field| prefixes.iter().any(|prefix| field.name.starts_with(prefix)))
            && !prefixes
                .iter()
                .enumerate()
                .any(|(i, one)| prefixes.iter().skip(i + 1).any(|other| one.starts_with(other) || other.starts_with(one)))
    });
    if let Some(prefixes) = prefixes.filter(|prefixes| !prefixes.is_empty()) {
        for (prefix, (_, shape)) in prefixes.into_iter().zip(patterns) {
            indexes.push(Index { prefix: Some(prefix.to_owned()), shape: shape.clone() });
        }
        if !closed {
            indexes.push(Index { prefix: None, shape: Shape::Unknown });
        }
        return indexes;
    }
    // Where a pattern takes every name, the rest is nothing.
    let rest = if patterns.iter().any(|(text, _)| pattern::matches_all(text)) { Shape::Never } else { rest };
    let optional = fields.iter().any(|field| field.optional).then_some(Shape::Primitive("undefined"));
    let members = std::iter::once(rest)
        .chain(patterns.iter().map(|(_, shape)| shape.clone()))
        .chain(fields.iter().map(|field| field.shape.clone()))
        .chain(optional);
    let shape = match union(members) {
        Shape::Union(members) if members.len() > bounds::INDEX => Shape::Unknown,
        shape => shape,
    };
    vec![Index { prefix: None, shape }]
}

/// A literal as TypeScript reads it: JSON, but for two line ends that only JSON takes raw.
pub(crate) fn literal(value: &serde_json::Value) -> String {
    crate::printer::escape(&value.to_string())
}

/// Items that are written out one by one when all are alike.
const FIXED: u64 = 3;

/// Names that an object literal has from `Object`.
const OBJECT_PROTOTYPE: [&str; 7] =
    ["constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString", "valueOf"];
