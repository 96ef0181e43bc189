//! Regular expressions that name members.

use regex_lite::Regex;

use crate::alternatives::{Conjunction, Objects};

/// Whether a name matches a pattern; none when that is not sure: not every engine reads every pattern alike.
pub(crate) fn matches(pattern: &str, name: &str) -> Option<bool> {
    if !(is_portable(pattern) && name.is_ascii()) {
        return None;
    }
    Some(Regex::new(pattern).ok()?.is_match(name))
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
        match matches(pattern, name) {
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
        ] {
            assert_eq!(matches(pattern, name), expect, "{pattern} {name}");
        }
        assert_eq!((prefix("^x-"), prefix("x-"), prefix("^x.")), (Some("x-"), None, None));
    }
}
