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
    /// The means to count, if a schema needs it.
    pub(crate) fn of(schema: &Value) -> Option<Self> {
        let document = Document::new(schema);
        let mut builder = Builder { document: &document, known: BTreeMap::new(), nodes: Vec::new(), open: Vec::new() };
        builder.node(document.root());
        while let Some((index, place)) = builder.open.pop() {
            builder.nodes[index] = builder.read(place);
        }
        let effort = Self { nodes: builder.nodes };
        effort.can_blow_up().then_some(effort)
    }

    /// Whether validating a value stays within `steps` and some more for each part of the value.
    pub(crate) fn allows(&self, value: &Value, steps: usize) -> bool {
        let mut left = steps.saturating_add(parts(value).saturating_mul(STEPS_PER_PART));
        self.visit(0, value, &mut Vec::new(), &mut left).is_some()
    }

    /// Whether, with each reference followed, the schema is recursive or huge.
    fn can_blow_up(&self) -> bool {
        // The size of each node that is done; one that is begun and not done is recursive.
        let mut sizes: Vec<Option<usize>> = vec![None; self.nodes.len()];
        let mut begun = vec![false; self.nodes.len()];
        let mut open = vec![0];
        while let Some(&index) = open.last() {
            let mut ready = true;
            let mut size = 1_usize;
            for below in self.nodes[index].all() {
                match sizes[below] {
                    Some(known) => size = size.saturating_add(known),
                    None if begun[below] => return true,
                    None => {
                        open.push(below);
                        begun[below] = true;
                        ready = false;
                        break;
                    }
                }
            }
            if ready {
                sizes[index] = Some(size);
                open.pop();
            }
        }
        sizes.first().copied().flatten().is_some_and(|size| size > SAFE_SIZE)
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
