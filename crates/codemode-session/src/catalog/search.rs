//! Finding tools by words: exact names first, then entries by how many of the query's words they have.

use std::collections::{BTreeMap, BTreeSet};

use codemode_core::GuestView;

use super::{MemberEntry, NamespaceEntry, ToolEntry};

/// The words of every entry, made once.
#[derive(Debug)]
pub(super) struct SearchIndex {
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    callable_name: String,
    tool_name: String,
    id: String,
    names: BTreeSet<String>,
    prose: BTreeSet<String>,
}

impl SearchIndex {
    pub(super) fn new(guest: &GuestView, tools: &BTreeMap<String, ToolEntry>, namespaces: &[NamespaceEntry]) -> Self {
        let of_tools = guest.tools.iter().map(|tool| {
            let spec = tools[&tool.callable_name].tool.spec();
            (tool.callable_name.clone(), &spec.name, spec.id(), spec.label.as_deref(), &spec.description)
        });
        let of_members = namespaces.iter().flat_map(|entry| {
            entry.members.iter().map(|(path, MemberEntry { member, .. })| {
                (
                    format!("{}.{path}", entry.namespace.global()),
                    &member.name,
                    member.id.clone(),
                    member.label.as_deref(),
                    &member.description,
                )
            })
        });
        let entries = of_tools.chain(of_members).map(|(callable_name, tool_name, id, label, description)| Entry {
            names: words(&format!("{callable_name} {tool_name} {id} {}", label.unwrap_or_default())),
            prose: words(description),
            callable_name,
            tool_name: tool_name.clone(),
            id,
        });
        let mut entries: Vec<Entry> = entries.collect();
        entries.sort_by(|a, b| a.id.cmp(&b.id));
        Self { entries }
    }

    pub(super) fn find(&self, query: &str, limit: usize) -> Vec<&str> {
        let query = query.trim();
        if query.is_empty() {
            return Vec::new();
        }
        let exact = |entry: &&Entry| {
            entry.callable_name == query || entry.tool_name == query || entry.callable_name.strip_prefix("MCP.") == Some(query)
        };
        if let Some(entry) = self.entries.iter().find(exact) {
            return vec![&entry.callable_name];
        }
        let words = words(query);
        let score = |entry: &Entry| {
            words.iter().map(|word| 3 * usize::from(entry.names.contains(word)) + usize::from(entry.prose.contains(word))).sum::<usize>()
        };
        let mut hits: Vec<(usize, &Entry)> =
            self.entries.iter().map(|entry| (score(entry), entry)).filter(|(score, _)| *score > 0).collect();
        // The sort is stable, so equal scores stay in the order of ids.
        hits.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        hits.into_iter().take(limit).map(|(_, entry)| entry.callable_name.as_str()).collect()
    }
}

/// Lowercase words and their parts, without a plural `s`.
fn words(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for word in text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()) {
        words.insert(singular(word));
        let mut part = String::new();
        let mut before = '_';
        for character in word.chars() {
            if character == '_'
                || character.is_uppercase() && before.is_lowercase()
                || character.is_numeric() != before.is_numeric() && before != '_'
            {
                words.insert(singular(&std::mem::take(&mut part)));
            }
            if character != '_' {
                part.push(character);
            }
            before = character;
        }
        words.insert(singular(&part));
    }
    words.retain(|word| !word.is_empty() && !STOP_WORDS.contains(&word.as_str()));
    words
}

fn singular(word: &str) -> String {
    let word = word.to_lowercase();
    match word.strip_suffix('s') {
        Some(stem) if stem.len() > 2 && !stem.ends_with('s') => stem.to_owned(),
        _ => word,
    }
}

/// Words that say nothing about a tool (`spec/search.md` 4).
const STOP_WORDS: [&str; 59] = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "for", "from", "had", "has", "have", "here", "how", "i", "if",
    "in", "into", "is", "it", "its", "me", "my", "no", "not", "of", "on", "or", "our", "so", "that", "the", "their", "them", "then",
    "there", "these", "they", "this", "to", "up", "us", "was", "we", "were", "what", "when", "where", "which", "who", "why", "will",
    "with", "you", "your",
];
