//! Comments above functions (`spec/declarations.md` 6.4).

/// A JSDoc block of lines, indented; empty when there is no line.
pub(crate) fn jsdoc(lines: &[String], indent: &str) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut text = format!("{indent}/**\n");
    for line in lines {
        // Whatever a line holds, it cannot end the comment.
        text.push_str(&format!("{indent} * {}\n", line.replace("*/", "* /")));
    }
    text.push_str(&format!("{indent} */\n"));
    text
}

/// The trimmed lines of a description that are not blank.
pub(crate) fn lines(description: &str) -> impl Iterator<Item = &str> {
    description.split(['\n', '\r', '\u{2028}', '\u{2029}']).map(str::trim).filter(|line| !line.is_empty())
}
