//! The ids of the host, which no guest gets to see.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound,
};

/// Ids, and the callable names that stand for them.
#[derive(Debug, Default)]
pub(crate) struct HostIds {
    names: BTreeMap<String, String>,
    /// First characters of the ids: there are as many as there are sources.
    starts: BTreeSet<char>,
}

impl HostIds {
    pub(super) fn new(ids: impl Iterator<Item = (String, String)>) -> Self {
        let names: BTreeMap<String, String> = ids.collect();
        let starts = names.keys().filter_map(|id| id.chars().next()).collect();
        Self { names, starts }
    }

    /// A text with callable names in place of ids, the longest id at each place.
    pub(crate) fn hide(&self, text: &str) -> String {
        let mut hidden = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            if self.starts.contains(&c)
                && let Some((id, name)) = self.at(rest)
            {
                hidden.push_str(name);
                rest = &rest[id.len()..];
            } else {
                hidden.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        hidden
    }

    /// The longest id with which a text begins.
    fn at(&self, text: &str) -> Option<(&str, &str)> {
        let mut bound = text;
        loop {
            let (id, name) = self.names.range::<str, _>((Bound::Unbounded, Bound::Included(bound))).next_back()?;
            if text.starts_with(id.as_str()) {
                return Some((id, name));
            }
            // No id between this one and the text begins it: a longer start of the text would come after this one.
            let same = id.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
            if same == 0 {
                return None;
            }
            bound = &text[..text.floor_char_boundary(same)];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_replaced_by_the_names_that_guests_know() {
        let ids = [
            ("openclaw:core:read", "read"),
            ("openclaw:core:read_all", "readAll"),
            ("mcp:a:x", "MCP.a.x"),
            ("openclaw:core:reap", "reap"),
            ("β-1:core:x", "x"),
        ];
        let ids = HostIds::new(ids.into_iter().map(|(id, name)| (id.to_owned(), name.to_owned())));
        for (text, expect) in [
            ("openclaw:core:read_all failed", "readAll failed"),
            ("openclaw:core:read_a failed", "read_a failed"),
            ("(mcp:a:x,openclaw:core:reap)é", "(MCP.a.x,reap)é"),
            ("openclaw:core:reé openclaw: nothing", "openclaw:core:reé openclaw: nothing"),
            ("(β-1:core:x)", "(x)"),
            ("", ""),
        ] {
            assert_eq!(ids.hide(text), expect);
        }
        assert_eq!(HostIds::default().hide("a:b"), "a:b");
    }
}
