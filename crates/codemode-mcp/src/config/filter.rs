//! Which tools of a server are there.

/// Patterns of tool names, in which `*` stands for any characters.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ToolFilter {
    /// Tools that are there; all of them when none is given.
    pub allow: Option<Vec<String>>,
    /// Tools that are not, whatever `allow` says.
    pub deny: Vec<String>,
}

impl ToolFilter {
    /// Whether a tool is there, by the name that its server gives it.
    #[must_use]
    pub fn admits(&self, name: &str) -> bool {
        let any = |patterns: &[String]| patterns.iter().any(|pattern| matches(pattern, name));
        self.allow.as_deref().is_none_or(any) && !any(&self.deny)
    }
}

/// Whether a pattern is that of a whole text. Linear in their product.
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_characters() {
        for (pattern, text, expect) in [
            ("read", "read", true),
            ("read", "read_file", false),
            ("read*", "read_file", true),
            ("*file", "read_file", true),
            ("*", "", true),
            ("a*b*c", "a-b-b-c", true),
            ("a*b*c", "a-c-b", false),
            ("ab*ba", "aba", false),
            ("**é", "xé", true),
            ("", "x", false),
        ] {
            assert_eq!(matches(pattern, text), expect, "{pattern} {text}");
        }
        let filter = ToolFilter { allow: Some(vec!["read*".into()]), deny: vec!["*_all".into()] };
        assert_eq!(["read", "read_all", "write"].map(|name| filter.admits(name)), [true, false, false]);
        assert!(ToolFilter::default().admits("x") && !ToolFilter { allow: Some(Vec::new()), deny: Vec::new() }.admits("x"));
    }
}
