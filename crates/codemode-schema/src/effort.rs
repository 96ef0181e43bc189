//! How much work validating can be.
//!
//! References let a small schema look at one value a million times: `#/$defs/a` that refers to `b` twice, which refers
//! to `c` twice, and so on. The validator has no bound on that, so the work is counted before it is done: once when
//! the schema is compiled, which is enough for all schemas but those that can blow up, and for these once more for
//! each value.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{
    dialect::{holds_map, holds_schemas},
    document::{Document, Place},
};

/// What looks at what, of a schema that can blow up.
pub(crate) struct Effort {
    nodes: Vec<Node>,
    recursive: bool,
}

/// A schema, and those that it leads to.
#[derive(Default)]
struct Node {
    /// Looked at with the same value.
    same: Vec<usize>,
    /// Looked at with the member of that name.
    properties: BTreeMap<String, usize>,
    /// Looked at with any member.
    members: Vec<usize>,
    /// Looked at with the item at that place.
    prefix: Vec<usize>,
    /// Looked at with any item.
    items: Vec<usize>,
}

impl Effort {
    /// The longest row of schemas that look at one value, one because of the other; and the means to count, if the
    /// schema needs it.
    pub(crate) fn of(schema: &Value) -> (usize, Option<Self>) {
        let document = Document::new(schema);
        let mut builder = Builder { document: &document, known: BTreeMap::new(), nodes: Vec::new(), open: Vec::new() };
        builder.node(document.root());
        while let Some((index, place)) = builder.open.pop() {
            builder.nodes[index] = builder.read(place);
        }
        let effort = Self { nodes: builder.nodes, recursive: false };
        let row = effort.longest_row();
        match effort.size() {
            Some(size) if size <= SAFE_SIZE => (row, None),
            Some(_) => (row, Some(effort)),
            None => (row, Some(Self { recursive: true, ..effort })),
        }
    }

    /// The most schemas in a row that look at one value; a circle counts once.
    fn longest_row(&self) -> usize {
        let mut rows: Vec<Option<usize>> = vec![None; self.nodes.len()];
        let mut begun = vec![false; self.nodes.len()];
        for start in 0..self.nodes.len() {
            let mut open = vec![(start, 0)];
            while let Some((index, next)) = open.last_mut() {
                let (index, place) = (*index, *next);
                *next += 1;
                begun[index] = true;
                match self.nodes[index].same.get(place) {
                    Some(below) if rows[*below].is_none() && !begun[*below] => open.push((*below, 0)),
                    Some(_) => {}
                    None => {
                        let below = self.nodes[index].same.iter().filter_map(|below| rows[*below]).max();
                        rows[index] = Some(1 + below.unwrap_or(0));
                        open.pop();
                    }
                }
            }
        }
        rows.into_iter().flatten().max().unwrap_or(0)
    }

    /// Whether validating a value stays within `steps` and some more for each part of the value.
    pub(crate) fn allows(&self, value: &Value, steps: usize) -> bool {
        let mut left = steps.saturating_add(parts(value).saturating_mul(STEPS_PER_PART));
        self.visit(0, value, &mut Vec::new(), &mut left).is_some()
    }

    /// Whether it leads to itself.
    pub(crate) const fn is_recursive(&self) -> bool {
        self.recursive
    }

    /// The size of the schema with each reference followed; none for a recursive one.
    fn size(&self) -> Option<usize> {
        // The size of each node that is done; one that is begun and not done is recursive.
        let mut sizes: Vec<Option<usize>> = vec![None; self.nodes.len()];
        let mut begun = vec![false; self.nodes.len()];
        let below: Vec<Vec<usize>> = self.nodes.iter().map(|node| node.all().collect()).collect();
        let mut open = vec![(0, 0)];
        while let Some((index, next)) = open.last_mut() {
            let (index, place) = (*index, *next);
            *next += 1;
            begun[index] = true;
            match below[index].get(place) {
                Some(below) if sizes[*below].is_some() => {}
                Some(below) if begun[*below] => return None,
                Some(below) => open.push((*below, 0)),
                None => {
                    let size = below[index].iter().filter_map(|below| sizes[*below]).fold(1, usize::saturating_add);
                    sizes[index] = Some(size);
                    open.pop();
                }
            }
        }
        sizes.first().copied().flatten()
    }

    /// Counts down; none when nothing is left. `around` holds the nodes that look at the same value already.
    fn visit(&self, index: usize, value: &Value, around: &mut Vec<usize>, left: &mut usize) -> Option<()> {
        if around.contains(&index) {
            return Some(());
        }
        *left = left.checked_sub(1)?;
        let node = &self.nodes[index];
        around.push(index);
        for same in &node.same {
            self.visit(*same, value, around, left)?;
        }
        around.pop();
        match value {
            Value::Object(map) => {
                for (name, value) in map {
                    for below in node.properties.get(name).into_iter().chain(&node.members) {
                        self.visit(*below, value, &mut Vec::new(), left)?;
                    }
                }
            }
            Value::Array(items) => {
                for (i, value) in items.iter().enumerate() {
                    for below in node.prefix.get(i).into_iter().chain(&node.items) {
                        self.visit(*below, value, &mut Vec::new(), left)?;
                    }
                }
            }
            _ => {}
        }
        Some(())
    }
}

impl Node {
    fn all(&self) -> impl Iterator<Item = usize> {
        [&self.same, &self.members, &self.prefix, &self.items].into_iter().flatten().chain(self.properties.values()).copied()
    }
}

struct Builder<'a, 'd> {
    document: &'d Document<'a>,
    known: BTreeMap<(*const Value, usize), usize>,
    nodes: Vec<Node>,
    open: Vec<(usize, Place<'a>)>,
}

impl<'a> Builder<'a, '_> {
    fn node(&mut self, place: Place<'a>) -> usize {
        *self.known.entry(place.identity()).or_insert_with(|| {
            self.nodes.push(Node::default());
            self.open.push((self.nodes.len() - 1, place));
            self.nodes.len() - 1
        })
    }

    fn read(&mut self, place: Place<'a>) -> Node {
        let mut node = Node::default();
        for (keyword, value) in place.schema.as_object().into_iter().flatten() {
            let keyword = keyword.as_str();
            if let ("$ref" | "$dynamicRef" | "$recursiveRef", Some(reference)) = (keyword, value.as_str()) {
                let targets = if keyword == "$ref" {
                    self.document.resolve(place, reference).into_iter().collect()
                } else {
                    self.document.resolve_dynamic(place, keyword, reference)
                };
                node.same.extend(targets.into_iter().map(|target| self.node(target)));
                continue;
            }
            let schemas: Vec<(&str, &'a Value)> = match value {
                Value::Object(schemas) if holds_map(keyword) => schemas.iter().map(|(name, schema)| (name.as_str(), schema)).collect(),
                Value::Array(schemas) if holds_schemas(keyword) => schemas.iter().map(|schema| ("", schema)).collect(),
                schema if holds_schemas(keyword) => vec![("", schema)],
                _ => continue,
            };
            for (name, schema) in schemas.into_iter().filter(|(_, schema)| schema.is_object()) {
                let below = self.node(self.document.below(place, schema));
                match keyword {
                    "properties" => drop(node.properties.insert(name.to_owned(), below)),
                    "patternProperties" | "additionalProperties" | "unevaluatedProperties" | "propertyNames" => node.members.push(below),
                    "prefixItems" => node.prefix.push(below),
                    "items" if value.is_array() => node.prefix.push(below),
                    "items" | "additionalItems" | "unevaluatedItems" | "contains" => node.items.push(below),
                    "$defs" | "definitions" | "contentSchema" => {}
                    _ => node.same.push(below),
                }
            }
        }
        node
    }
}

/// Objects, arrays and plain values in a value.
fn parts(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(parts).sum::<usize>(),
        Value::Object(map) => 1 + map.values().map(parts).sum::<usize>(),
        _ => 1,
    }
}

/// Size with each reference followed, up to which no value is worth counting for.
const SAFE_SIZE: usize = 100_000;

/// Steps that each part of a value may add.
const STEPS_PER_PART: usize = 64;
