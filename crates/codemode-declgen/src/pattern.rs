//! Regular expressions that name members.

use std::rc::Rc;

use regex_lite::{Regex, RegexBuilder};

use crate::alternatives::{Conjunction, Objects};

/// A regular expression, compiled once.
#[derive(Clone, Debug)]
pub(crate) struct Pattern<'a> {
    pub(crate) text: &'a str,
    /// None when it is not sure that every engine reads it alike.
    regex: Option<Rc<Regex>>,
}

impl<'a> Pattern<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let regex = is_portable(text).then(|| RegexBuilder::new(text).size_limit(SIZE).build().ok()).flatten();
        Self { text, regex: regex.map(Rc::new) }
    }

    /// Whether a name matches; none when that is not sure.
    pub(crate) fn matches(&self, name: &str) -> Option<bool> {
        // JavaScript's `.` does not take a carriage return.
        let plain = name.is_ascii() && !name.bytes().any(|byte| byte.is_ascii_control());
        self.regex.as_ref().filter(|_| plain).map(|regex| regex.is_match(name))
    }
}

impl PartialEq for Pattern<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Pattern<'_> {}

impl PartialOrd for Pattern<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Pattern<'_> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.text.cmp(other.text)
    }
}

/// What a member of that name has to satisfy, at least.
pub(crate) fn member(objects: &Objects<'_>, name: &str) -> Conjunction {
    if objects.names.as_ref().is_some_and(|names| !names.contains(name)) {
        return Conjunction::nothing();
    }
    if let Some(member) = objects.members.get(name) {
        return member.clone();
    }
    let mut all = Conjunction::anything();
    let mut none = true;
    for (pattern, member) in &objects.patterns {
        match pattern.matches(name) {
            Some(true) => all = all.and(member),
            Some(false) => continue,
            None => {}
        }
        none = false;
    }
    if none { objects.rest.clone() } else { all }
}

/// The text with which all matching names begin, if they are all names that begin with it.
pub(crate) fn prefix(pattern: &str) -> Option<&str> {
    let text = pattern.strip_prefix('^')?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-@:/ ".contains(&byte);
    (!text.is_empty() && text.bytes().all(plain)).then_some(text)
}

/// Whether every name matches.
pub(crate) fn matches_all(pattern: &str) -> bool {
    ["", "^", "$", ".*", "^.*", ".*$", "^.*$", "(.*)", "^(.*)$", "[\\s\\S]*", "^[\\s\\S]*$"].contains(&pattern)
}

/// Whether the pattern means the same in JavaScript and here, for names of ASCII.
fn is_portable(pattern: &str) -> bool {
    let mut bytes = pattern.bytes().peekable();
    let mut class = false;
    while let Some(byte) = bytes.next() {
        let next = bytes.peek().copied();
        match byte {
            b'\\' if next.is_some_and(|next| b"dDwWsSnrt".contains(&next) || next.is_ascii_punctuation() && !b"<>".contains(&next)) => {
                bytes.next();
            }
            b'\\' => return false,
            b'(' if !class && next == Some(b'?') => {
                bytes.next();
                if bytes.peek() != Some(&b':') {
                    return false;
                }
            }
            b'[' if class => return false,
            b'[' => {
                class = true;
                let first = if next == Some(b'^') { bytes.next().and(bytes.peek().copied()) } else { next };
                // JavaScript takes `[]` as a class without members.
                if first == Some(b']') {
                    return false;
                }
            }
            b']' => class = false,
            b'&' | b'-' | b'~' if class && next == Some(byte) => return false,
            _ if !byte.is_ascii() => return false,
            _ => {}
        }
    }
    true
}

/// Bytes that a compiled pattern may take; the patterns of real schemas take some hundred.
const SIZE: usize = 1 << 15;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_matches_only_where_that_is_sure() {
        for (pattern, name, expect) in [
            ("^x-", "x-1", Some(true)),
            ("^x-", "ax-", Some(false)),
            ("a", "bab", Some(true)),
            ("^[a-z\\d]+$", "a1", Some(true)),
            ("^\\d$", "\u{663}", None),
            ("(?=a)b", "ab", None),
            ("(?:ab)+", "abab", Some(true)),
            ("[[a]]", "a", None),
            ("\\p{L}", "a", None),
            ("(", "(", None),
            ("(((a{1,100}){1,100}){1,100})", "a", None),
            ("é", "e", None),
            ("^a.b$", "a\rb", None),
        ] {
            assert_eq!(Pattern::new(pattern).matches(name), expect, "{pattern} {name}");
        }
        assert_eq!((prefix("^x-"), prefix("x-"), prefix("^x.")), (Some("x-"), None, None));
    }
}
