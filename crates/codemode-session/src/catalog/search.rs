//! Finding tools by words (`spec/search.md`): exact names first, then a ranking by BM25.
//!
//! The ranking is our own: crates for it bring their own stemmers and tokens, and what these find differs from the
//! tables of the specification.

// Hash maps are only looked up in, so that their order shows nowhere.
#![expect(clippy::disallowed_types, reason = "looked up in, never iterated")]

use std::collections::HashMap;

use codemode_core::{ToolSource, json::order};
use serde_json::Value;

use super::words::{expansions, stems, tokens};

/// The words of every entry, made once.
#[derive(Debug, Default)]
pub(super) struct SearchIndex {
    /// Ordered by id.
    entries: Vec<Entry>,
    /// Where a stem occurs, and how often.
    postings: HashMap<String, Vec<(usize, f64)>>,
    average_length: f64,
    /// Entries by each of their names, in lower case.
    by_name: HashMap<String, Vec<usize>>,
}

/// What a search finds.
#[derive(Debug)]
struct Entry {
    /// Callable name, or the path of a function of a namespace.
    name: String,
    tool_name: String,
    source: ToolSource,
    length: f64,
}

/// What is indexed of an entry.
pub(super) struct Indexed<'a> {
    pub(super) id: &'a str,
    pub(super) name: &'a str,
    pub(super) tool_name: &'a str,
    pub(super) label: Option<&'a str>,
    pub(super) description: &'a str,
    pub(super) source: ToolSource,
    /// Read for native tools only.
    pub(super) parameters: Option<&'a Value>,
}

impl SearchIndex {
    pub(super) fn new<'a>(indexed: impl Iterator<Item = Indexed<'a>>) -> Self {
        let mut indexed: Vec<Indexed<'_>> = indexed.collect();
        indexed.sort_by_cached_key(|entry| SortKey(entry.id.to_owned()));
        let mut index = Self::default();
        // Most words of a catalog occur again and again.
        let mut known: HashMap<String, Vec<String>> = HashMap::new();
        for (at, entry) in indexed.iter().enumerate() {
            let tokens = entry.tokens();
            let mut counts: HashMap<&str, f64> = HashMap::new();
            for token in &tokens {
                if !known.contains_key(token) {
                    known.insert(token.clone(), stems(token));
                }
            }
            for stem in tokens.iter().flat_map(|token| &known[token]) {
                *counts.entry(stem).or_default() += 1.0;
            }
            #[expect(clippy::iter_over_hash_type, reason = "each stem has its own list, whatever comes first")]
            for (stem, count) in counts {
                match index.postings.get_mut(stem) {
                    Some(list) => list.push((at, count)),
                    None => drop(index.postings.insert(stem.to_owned(), vec![(at, count)])),
                }
            }
            for name in entry.names() {
                let places = index.by_name.entry(name.to_ascii_lowercase()).or_default();
                if places.last() != Some(&at) {
                    places.push(at);
                }
            }
            index.entries.push(Entry {
                name: entry.name.to_owned(),
                tool_name: entry.tool_name.to_owned(),
                source: entry.source,
                length: float(tokens.len()),
            });
        }
        index.average_length = index.entries.iter().map(|entry| entry.length).sum::<f64>() / float(index.entries.len().max(1));
        index
    }

    /// The names of what a query finds, best first.
    pub(super) fn find(&self, query: &str, limit: usize) -> Vec<&str> {
        let query = query.trim();
        if query.is_empty() || limit == 0 {
            return Vec::new();
        }
        let folded = query.to_ascii_lowercase();
        let named: Vec<&Entry> = self.by_name.get(&folded).into_iter().flatten().map(|at| &self.entries[*at]).collect();
        if let Some(alone) = alone(&named, query) {
            return vec![&alone.name];
        }
        let mut first: Vec<&Entry> = named.iter().filter(|entry| entry.is_named(&folded)).copied().collect();
        first.sort_by(|a, b| {
            let other_spelling = |entry: &Entry| entry.method() != query;
            other_spelling(a).cmp(&other_spelling(b)).then_with(|| order(&a.name, &b.name))
        });
        first.truncate(limit);
        let mut found: Vec<&str> = first.iter().map(|entry| entry.name.as_str()).collect();
        if found.len() < limit {
            let ranked = self.ranked(query);
            let rest = ranked.into_iter().map(|entry| entry.name.as_str()).filter(|name| !found.contains(name));
            let rest: Vec<&str> = rest.take(limit - found.len()).collect();
            found.extend(rest);
        }
        found
    }

    /// The names of all entries.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.name.as_str())
    }

    fn ranked(&self, query: &str) -> Vec<&Entry> {
        let words = tokens(query);
        let mut weights: Vec<(String, f64)> = Vec::new();
        let literal = words.iter().flat_map(|word| stems(word)).map(|stem| (stem, LITERAL));
        let expanded = words.iter().flat_map(|word| expansions(word)).flat_map(stems).map(|stem| (stem, EXPANDED));
        for (stem, weight) in literal.chain(expanded) {
            // Literal ones come first, so that the larger weight counts.
            if !weights.iter().any(|(known, _)| *known == stem) {
                weights.push((stem, weight));
            }
        }
        let mut scores = vec![(false, 0.0); self.entries.len()];
        for (stem, weight) in &weights {
            let Some(places) = self.postings.get(stem) else { continue };
            let (all, having) = (float(self.entries.len()), float(places.len()));
            let idf = (1.0 + (all - having + 0.5) / (having + 0.5)).ln();
            for &(at, count) in places {
                let length = self.entries[at].length / self.average_length;
                let score = weight * idf * count * (K1 + 1.0) / (count + K1 * (1.0 - B + B * length));
                scores[at].0 |= *weight >= LITERAL;
                scores[at].1 += score;
            }
        }
        let mut hits: Vec<usize> = (0..scores.len()).filter(|at| scores[*at].1 > 0.0).collect();
        // The sort is stable, so that equal ones stay in the order of ids.
        hits.sort_by(|a, b| scores[*b].0.cmp(&scores[*a].0).then_with(|| scores[*b].1.total_cmp(&scores[*a].1)));
        hits.into_iter().map(|at| &self.entries[at]).collect()
    }
}

/// The one entry that a query names, if it names one.
fn alone<'a>(named: &[&'a Entry], query: &str) -> Option<&'a Entry> {
    let qualified = |entry: &&&Entry| entry.qualified().is_some_and(|(long, short)| long == query || short == query);
    let folded = |entry: &&&Entry| {
        entry.qualified().is_some_and(|(long, short)| long.eq_ignore_ascii_case(query) || short.eq_ignore_ascii_case(query))
    };
    let callable = |entry: &&&Entry| entry.name == query;
    let tool = |entry: &&&Entry| entry.source != ToolSource::Mcp && entry.tool_name == query;
    let mut rules: [&dyn Fn(&&&Entry) -> bool; 4] = [&qualified, &folded, &callable, &tool];
    rules.iter_mut().find_map(|rule| named.iter().find(|entry| rule(entry)).copied())
}

impl Entry {
    /// The names by which a function of an MCP server is meant and nothing else.
    fn qualified(&self) -> Option<(&str, &str)> {
        Some((&self.name, self.name.strip_prefix("MCP.")?))
    }

    /// The last part of the name.
    fn method(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or_default()
    }

    fn is_named(&self, folded: &str) -> bool {
        [&*self.name, &*self.tool_name, self.method()].iter().any(|name| name.eq_ignore_ascii_case(folded))
    }
}

impl Indexed<'_> {
    /// Everything that it can be called.
    fn names(&self) -> impl Iterator<Item = &str> {
        let short = self.name.strip_prefix("MCP.");
        let method = self.name.rsplit('.').next();
        [Some(self.name), Some(self.tool_name), short, method].into_iter().flatten()
    }

    fn tokens(&self) -> Vec<String> {
        let mut found = Vec::new();
        for text in [self.tool_name, self.name, self.id, self.label.unwrap_or_default(), self.description] {
            found.extend(tokens(text));
        }
        if let (ToolSource::Native, Some(schema)) = (self.source, self.parameters) {
            parameter_tokens(schema, 0, &mut found);
        }
        found
    }
}

/// The words of parameters, their names and what is said of them.
fn parameter_tokens(schema: &Value, depth: usize, found: &mut Vec<String>) {
    if depth == PARAMETER_DEPTH {
        return;
    }
    for (name, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
        found.extend(tokens(name));
        if let Some(text) = property.get("description").and_then(Value::as_str) {
            found.extend(tokens(text));
        }
        parameter_tokens(property, depth + 1, found);
    }
    for keyword in ["items", "anyOf", "oneOf", "allOf"] {
        match schema.get(keyword) {
            Some(Value::Array(schemas)) => schemas.iter().for_each(|schema| parameter_tokens(schema, depth + 1, found)),
            Some(schema) => parameter_tokens(schema, depth + 1, found),
            None => {}
        }
    }
}

/// An id, ordered as lists are.
#[derive(Eq, PartialEq)]
struct SortKey(String);

impl Ord for SortKey {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        order(&self.0, &other.0)
    }
}

impl PartialOrd for SortKey {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of words are small")]
const fn float(count: usize) -> f64 {
    count as f64
}

const K1: f64 = 1.2;
const B: f64 = 0.75;
const LITERAL: f64 = 1.0;
const EXPANDED: f64 = 0.35;
const PARAMETER_DEPTH: usize = 4;
