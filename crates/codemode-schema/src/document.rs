//! What a reference points to, within one document.
//!
//! Follows the rules for `$id`, `$anchor` and JSON pointers of the drafts. Nothing is ever fetched: a reference out of
//! the document points to nothing.

use std::collections::BTreeMap;

use fluent_uri::{Uri, UriRef};
use serde_json::{Map, Value};

use crate::dialect::{Draft, holds_map, holds_schemas};

/// A schema document, with all that its references can name.
#[derive(Debug)]
pub struct Document<'a> {
    draft: Option<Draft>,
    /// URIs of the resources, without fragment; the root's is first.
    uris: Vec<String>,
    /// The root of each resource.
    roots: Vec<&'a Value>,
    /// Resources by URI; `None` for a URI that is given twice.
    resources: BTreeMap<String, Option<usize>>,
    /// Anchors by resource and name; `None` for one that is given twice.
    anchors: BTreeMap<(usize, String), Option<&'a Value>>,
    /// Schemas that declare a dynamic anchor, by its name; `$recursiveAnchor` counts as one without name.
    dynamic: BTreeMap<&'a str, Vec<Place<'a>>>,
    /// Schemas with a resource of their own, by address.
    owners: BTreeMap<*const Value, usize>,
    says_unevaluated: bool,
    has_references: bool,
}

/// A schema of a document, and the resource by which its references are read.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The schema.
    pub schema: &'a Value,
    resource: usize,
}

impl Place<'_> {
    /// Tells places apart: two are the same only for one schema of one resource.
    #[must_use]
    pub fn identity(&self) -> (*const Value, usize) {
        (std::ptr::from_ref(self.schema), self.resource)
    }
}

impl<'a> Document<'a> {
    /// Reads a document, in time linear in its size and without recursion.
    #[must_use]
    pub fn new(root: &'a Value) -> Self {
        let mut document = Self {
            draft: Draft::of(root),
            uris: vec![ROOT.to_owned()],
            roots: vec![root],
            resources: BTreeMap::from([(ROOT.to_owned(), Some(0))]),
            anchors: BTreeMap::new(),
            dynamic: BTreeMap::new(),
            owners: BTreeMap::new(),
            says_unevaluated: false,
            has_references: false,
        };
        let mut open = vec![(root, 0)];
        while let Some((schema, outer)) = open.pop() {
            let Value::Object(map) = schema else { continue };
            let resource = document.enter(schema, map, outer);
            for (keyword, value) in map {
                document.says_unevaluated |= keyword.starts_with("unevaluated");
                document.has_references |= keyword == "$ref";
                match value {
                    Value::Object(schemas) if holds_map(keyword) => open.extend(schemas.values().map(|schema| (schema, resource))),
                    Value::Array(schemas) if holds_schemas(keyword) => open.extend(schemas.iter().map(|schema| (schema, resource))),
                    schema if holds_schemas(keyword) => open.push((schema, resource)),
                    _ => {}
                }
            }
        }
        document
    }

    /// The draft that the root names; none for an unknown one.
    #[must_use]
    pub const fn draft(&self) -> Option<Draft> {
        self.draft
    }

    /// Whether `unevaluatedItems` or `unevaluatedProperties` occurs anywhere.
    #[must_use]
    pub const fn says_unevaluated(&self) -> bool {
        self.says_unevaluated
    }

    /// Whether `$ref` occurs anywhere.
    #[must_use]
    pub const fn has_references(&self) -> bool {
        self.has_references
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Place<'a> {
        Place { schema: self.roots[0], resource: 0 }
    }

    /// A schema below another one.
    #[must_use]
    pub fn below(&self, parent: Place<'a>, schema: &'a Value) -> Place<'a> {
        let owner = if self.owners.is_empty() { None } else { self.owners.get(&std::ptr::from_ref(schema)) };
        Place { schema, resource: owner.copied().unwrap_or(parent.resource) }
    }

    /// What a reference that stands at a place points to.
    #[must_use]
    pub fn resolve(&self, from: Place<'a>, reference: &str) -> Option<Place<'a>> {
        let (uri, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let resource = if uri.is_empty() { from.resource } else { self.resource(from.resource, uri)? };
        let fragment = percent_decode(fragment)?;
        let root = Place { schema: self.roots[resource], resource };
        if fragment.is_empty() {
            return Some(root);
        }
        let Some(pointer) = fragment.strip_prefix('/') else {
            let schema = (*self.anchors.get(&(resource, fragment))?)?;
            return Some(Place { schema, resource });
        };
        let target = pointer.split('/').try_fold(root, |place, token| {
            let token = token.replace("~1", "/").replace("~0", "~");
            let schema = match place.schema {
                Value::Object(map) => map.get(&token),
                Value::Array(items) => items.get(token.parse::<usize>().ok()?),
                _ => None,
            };
            Some(self.below(place, schema?))
        })?;
        matches!(target.schema, Value::Object(_) | Value::Bool(_)).then_some(target)
    }

    /// All that a `$dynamicRef` or `$recursiveRef` may point to, depending on the way to it: one place when there is
    /// no choice, none when it points nowhere.
    #[must_use]
    pub fn resolve_dynamic(&self, from: Place<'a>, keyword: &str, reference: &str) -> Vec<Place<'a>> {
        let Some(target) = self.resolve(from, reference) else { return Vec::new() };
        let name = match keyword {
            "$recursiveRef" if target.schema.get("$recursiveAnchor") == Some(&Value::Bool(true)) => "",
            "$dynamicRef" => match target.schema.get("$dynamicAnchor").and_then(Value::as_str) {
                Some(name) if reference.rsplit_once('#').is_some_and(|(_, fragment)| fragment == name) => name,
                _ => return vec![target],
            },
            _ => return vec![target],
        };
        self.dynamic.get(name).cloned().unwrap_or_else(|| vec![target])
    }

    /// Notes what a schema can be named by. Gives the resource that it belongs to.
    fn enter(&mut self, schema: &'a Value, map: &'a Map<String, Value>, outer: usize) -> usize {
        let early = self.draft.is_some_and(Draft::ref_stands_alone);
        let keyword = if self.draft == Some(Draft::Draft4) { "id" } else { "$id" };
        let id = map.get(keyword).and_then(Value::as_str).filter(|_| !(early && map.contains_key("$ref")));
        let mut resource = outer;
        if let Some(id) = id {
            let (uri, fragment) = id.split_once('#').unwrap_or((id, ""));
            if !uri.is_empty() {
                let uri = absolute(&self.uris[outer], uri).unwrap_or_else(|| uri.to_owned());
                resource = if std::ptr::eq(schema, self.roots[0]) { 0 } else { self.uris.len() };
                if resource == 0 {
                    self.uris[0].clone_from(&uri);
                } else {
                    self.uris.push(uri.clone());
                    self.roots.push(schema);
                }
                self.resources.entry(uri).and_modify(|known| *known = None).or_insert(Some(resource));
            }
            // Before `$anchor` an `$id` that is only a fragment was one.
            if early && !fragment.is_empty() {
                self.anchor(resource, fragment, schema);
            }
        }
        if resource != outer {
            self.owners.insert(schema, resource);
        }
        for anchor in ["$anchor", "$dynamicAnchor"] {
            if let Some(name) = map.get(anchor).and_then(Value::as_str) {
                self.anchor(resource, name, schema);
            }
        }
        if let Some(name) = map.get("$dynamicAnchor").and_then(Value::as_str) {
            self.dynamic.entry(name).or_default().push(Place { schema, resource });
        }
        if map.get("$recursiveAnchor") == Some(&Value::Bool(true)) {
            self.dynamic.entry("").or_default().push(Place { schema, resource });
        }
        resource
    }

    fn anchor(&mut self, resource: usize, name: &str, schema: &'a Value) {
        self.anchors.entry((resource, name.to_owned())).and_modify(|known| *known = None).or_insert(Some(schema));
    }

    fn resource(&self, from: usize, uri: &str) -> Option<usize> {
        let uri = absolute(&self.uris[from], uri).unwrap_or_else(|| uri.to_owned());
        // Of several with the same name the one that stands around the reference is meant.
        if self.uris[from] == uri { Some(from) } else { *self.resources.get(&uri)? }
    }
}

/// A URI reference, read from a base.
fn absolute(base: &str, reference: &str) -> Option<String> {
    let reference = UriRef::parse(reference).ok()?;
    let base = Uri::parse(base).ok()?;
    reference.resolve_against(&base).ok().map(|uri| uri.normalize().into_string())
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
            bytes.push(u8::try_from(digit(rest.next())? * 16 + digit(rest.next())?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Base of a document that has no `$id`.
const ROOT: &str = "schema://document/";

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Where each reference of `at` points to, as the `title` of its target.
    #[track_caller]
    fn check(root: &Value, at: &str, reference: &str, expect: Option<&str>) {
        let document = Document::new(root);
        let from = at.split('/').skip(1).fold(document.root(), |place, token| {
            let schema = match place.schema {
                Value::Array(items) => &items[token.parse::<usize>().unwrap()],
                other => &other[token],
            };
            document.below(place, schema)
        });
        let actual = document.resolve(from, reference).map(|place| place.schema["title"].as_str().unwrap_or("?"));
        assert_eq!(actual, expect, "{reference} at `{at}` of {root}");
    }

    #[test]
    fn a_reference_finds_pointers_anchors_and_resources() {
        let root = json!({ "title": "root", "$defs": {
            "a/b": { "title": "slash" }, "t~x": { "title": "tilde" }, "p%q": { "title": "percent" },
            "n": { "title": "anchor", "$anchor": "num" },
            "r": { "title": "resource", "$id": "sub/item.json", "$defs": { "x": { "title": "inner", "$anchor": "num" } },
                "properties": { "p": {} } },
            "Node": { "title": "node", "$id": "Node" },
            "u": { "title": "urn", "$id": "urn:example:thing", "items": {} },
            "twice1": { "title": "one", "$id": "twice", "items": {} }, "twice2": { "title": "two", "$id": "twice" } } });
        for (at, reference, expect) in [
            ("", "#", Some("root")),
            ("", "#/$defs/a~1b", Some("slash")),
            ("", "#/$defs/t~0x", Some("tilde")),
            ("", "#/%24defs/p%25q", Some("percent")),
            ("", "#num", Some("anchor")),
            ("", "#none", None),
            ("", "#/$defs/none", None),
            ("", "#/$defs/n/title", None),
            ("", "#/%zz", None),
            ("", "Node", Some("node")),
            ("", "sub/item.json", Some("resource")),
            ("", "sub/item.json#num", Some("inner")),
            ("", "#/$defs/r/$defs/x", Some("inner")),
            ("/$defs/r/properties/p", "#num", Some("inner")),
            ("/$defs/r/properties/p", "#/$defs/x", Some("inner")),
            ("/$defs/r/properties/p", "../Node", Some("node")),
            ("/$defs/u/items", "#", Some("urn")),
            ("", "urn:example:thing", Some("urn")),
            ("", "https://example.com/x.json", None),
            ("", "twice", None),
            ("/$defs/twice1/items", "twice", Some("one")),
        ] {
            check(&root, at, reference, expect);
        }
    }

    #[test]
    fn the_draft_says_what_names_a_schema() {
        let old = |schema: &str| json!({ "$schema": schema, "definitions": { "a": { "title": "a", "$id": "#a", "id": "b" }, "c": { "$ref": "#a", "$id": "c" } } });
        check(&old("http://json-schema.org/draft-07/schema#"), "", "#a", Some("a"));
        check(&old("http://json-schema.org/draft-07/schema#"), "", "c", None);
        check(&old("http://json-schema.org/draft-04/schema#"), "", "b", Some("a"));
        check(&old("https://json-schema.org/draft/2020-12/schema"), "", "#a", None);
    }
}
