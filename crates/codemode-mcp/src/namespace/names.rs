//! Identifiers of servers and methods (`spec/names.md` 4).

use std::collections::{BTreeMap, BTreeSet};

use codemode_core::{json::code_unit_order, names::RESERVED_WORDS};

/// An operation of a server.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Operation {
    PromptsGet,
    PromptsList,
    ResourcesList,
    ResourcesRead,
    Tool,
}

/// A member before it has a path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) server: &'a str,
    /// Name of the tool; of no meaning for the other operations.
    pub(crate) tool: &'a str,
    pub(crate) operation: Operation,
}

impl Operation {
    /// How ids and metadata call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::PromptsGet => "prompts_get",
            Self::PromptsList => "prompts_list",
            Self::ResourcesList => "resources_list",
            Self::ResourcesRead => "resources_read",
            Self::Tool => "tool",
        }
    }

    /// Identifiers below the server; none for a tool, whose method depends on its name.
    pub(crate) const fn path(self) -> Option<[&'static str; 2]> {
        match self {
            Self::PromptsGet => Some(["prompts", "get"]),
            Self::PromptsList => Some(["prompts", "list"]),
            Self::ResourcesList => Some(["resources", "list"]),
            Self::ResourcesRead => Some(["resources", "read"]),
            Self::Tool => None,
        }
    }
}

impl<'a> Entry<'a> {
    /// Catalog id.
    pub(crate) fn id(&self) -> String {
        format!("mcp:{}:{}", self.server, self.name())
    }

    /// Original name of the tool, or the name of the operation.
    pub(crate) const fn name(&self) -> &'a str {
        match self.operation {
            Operation::Tool => self.tool,
            operation => operation.name(),
        }
    }
}

/// The path of each entry, in the order of `entries`.
pub(crate) fn paths(entries: &[Entry<'_>]) -> Vec<Vec<String>> {
    let ids: Vec<String> = entries.iter().map(Entry::id).collect();
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by(|a, b| code_unit_order(&ids[*a], &ids[*b]));
    let mut servers = BTreeMap::<&str, String>::new();
    let mut roots = BTreeSet::new();
    let mut methods = BTreeMap::<&str, BTreeSet<String>>::new();
    let mut paths = vec![Vec::new(); entries.len()];
    for at in order {
        let entry = &entries[at];
        let server = servers.entry(entry.server).or_insert_with(|| unique(&identifier(entry.server, "server"), &mut roots)).clone();
        let taken = methods.entry(entry.server).or_insert_with(|| TAKEN_METHODS.map(str::to_owned).into());
        paths[at] = match entry.operation.path() {
            Some([group, function]) => vec![server, group.to_owned(), function.to_owned()],
            None => vec![server, unique(&identifier(entry.tool, "tool"), taken)],
        };
    }
    paths
}

/// The words of `name` as one identifier; `fallback` if it has none.
fn identifier(name: &str, fallback: &str) -> String {
    let mut joined = String::new();
    for word in name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        let (first, rest) = word.split_at(1);
        joined += &if joined.is_empty() { first.to_ascii_lowercase() } else { first.to_ascii_uppercase() };
        joined += rest;
    }
    let identifier = joined.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    if identifier.is_empty() { fallback.to_owned() } else { identifier.to_owned() }
}

/// The base or the base with a number, whichever is first free in `taken`, which then has it.
fn unique(base: &str, taken: &mut BTreeSet<String>) -> String {
    let is_free = |candidate: &str| !taken.contains(candidate) && !RESERVED_WORDS.contains(&candidate) && !RESERVED.contains(&candidate);
    let mut candidate = base.to_owned();
    let mut number = 2_u64;
    while !is_free(&candidate) {
        candidate = format!("{base}{number}");
        number += 1;
    }
    taken.insert(candidate.clone());
    candidate
}

const TAKEN_METHODS: [&str; 3] = ["$api", "prompts", "resources"];

/// Names of the prototype chain, and globals that the guest has.
const RESERVED: [&str; 30] = [
    "__proto__",
    "constructor",
    "prototype",
    "API",
    "Array",
    "Boolean",
    "catalog",
    "clearTimeout",
    "Date",
    "Error",
    "globalThis",
    "load",
    "json",
    "JSON",
    "Map",
    "Math",
    "MCP",
    "namespaces",
    "nodes",
    "Number",
    "Object",
    "Promise",
    "results",
    "Set",
    "setTimeout",
    "skills",
    "store",
    "String",
    "text",
    "yield_control",
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries as `server/tool` or `server/<operation>`, and their paths.
    #[track_caller]
    fn check(entries: &[&str], expected: &[&str]) {
        let entries: Vec<Entry<'_>> = entries
            .iter()
            .map(|entry| {
                let (server, tool) = entry.split_once('/').unwrap();
                let operation = match tool {
                    "<resources_list>" => Operation::ResourcesList,
                    "<prompts_get>" => Operation::PromptsGet,
                    _ => Operation::Tool,
                };
                Entry { server, tool, operation }
            })
            .collect();
        let paths: Vec<String> = paths(&entries).iter().map(|path| path.join(".")).collect();
        assert_eq!(paths, expected);
    }

    #[test]
    fn identifiers_are_those_of_the_table() {
        check(&["chrome-devtools/x"], &["chromeDevtools.x"]);
        check(&["s/create_issue", "s/GetURL", "s/2fa_check"], &["s.createIssue", "s.getURL", "s.faCheck"]);
        check(&["s/délete-all", "s/___"], &["s.dLeteAll", "s.tool"]);
        check(&["s/create_issue", "s/create-issue"], &["s.createIssue2", "s.createIssue"]);
        check(&["s/delete", "s/enum"], &["s.delete2", "s.enum2"]);
        check(&["s/resources", "s/prototype"], &["s.resources2", "s.prototype2"]);
        check(&["constructor/x", "///", "MCP/x"], &["constructor2.x", "server.tool", "mCP.x"]);
    }

    #[test]
    fn scopes_are_the_root_and_each_server() {
        check(&["b-c/x", "b_c/x", "b c/x"], &["bC2.x", "bC3.x", "bC.x"]);
        check(&["a/x", "b/x", "a/X"], &["a.x2", "b.x", "a.x"]);
        check(&["a/<resources_list>", "a/prompts", "a/<prompts_get>"], &["a.resources.list", "a.prompts2", "a.prompts.get"]);
        check(&["a/text", "a/text2", "a/json"], &["a.text2", "a.text22", "a.json2"]);
        check(&["a/$api", "a/api"], &["a.api", "a.api2"]);
    }

    #[test]
    fn ids_are_ordered_by_code_unit() {
        // U+FF01 is above the surrogates of U+1F600 in UTF-8, and below them in UTF-16.
        check(&["s/a\u{ff01}", "s/a\u{1f600}"], &["s.a2", "s.a"]);
    }
}
