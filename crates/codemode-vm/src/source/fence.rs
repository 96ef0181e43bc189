//! The Markdown fence around a source.

use std::borrow::Cow;

/// Takes off a Markdown fence around all of a source; the lines of the rest stay where they are.
pub(crate) fn without_fence(source: &str) -> Cow<'_, str> {
    let inner = || {
        let start = source.len() - source.trim_start().len();
        let (opening, rest) = source[start..].split_once('\n')?;
        let mark = opening.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
        let length = |line: &str| line.chars().take_while(|c| *c == mark).count();
        let marks = length(opening);
        let (body, closing) = rest.trim_end().rsplit_once('\n').unwrap_or(("", rest.trim_end()));
        let closes = |line: &str| length(line.trim()) >= marks && line.trim().chars().all(|c| c == mark);
        let whole = marks >= 3 && closes(closing) && !opening[marks..].contains(mark) && !body.lines().any(closes);
        whole.then(|| format!("{}\n{body}\n", &source[..start]))
    };
    inner().map_or(Cow::Borrowed(source), Cow::Owned)
}
