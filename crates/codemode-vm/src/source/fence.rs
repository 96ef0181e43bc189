//! The Markdown fence around a source.

use std::borrow::Cow;

/// Takes off a Markdown fence around all of a source; the lines of the rest stay where they are.
pub(crate) fn without_fence(source: &str) -> Cow<'_, str> {
    let inner = || {
        let start = source.len() - source.trim_start().len();
        let (fence, rest) = source[start..].split_once('\n')?;
        let mark = ["```", "~~~"].into_iter().find(|mark| fence.starts_with(mark))?;
        let language = fence.trim_start_matches(mark.as_bytes()[0] as char).trim();
        let body = rest.trim_end().strip_suffix(mark)?;
        let alone = body.is_empty() || body.ends_with('\n');
        let plain = !language.contains('`') && !body.lines().any(|line| line.starts_with(mark));
        (alone && plain).then(|| format!("{}\n{body}", &source[..start]))
    };
    inner().map_or(Cow::Borrowed(source), Cow::Owned)
}
