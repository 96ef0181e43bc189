//! The words of a text, and their stems (`spec/search.md` 4 to 6).

/// The tokens of a text, without words that say nothing.
pub(super) fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for word in text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()) {
        let parts = parts(word);
        let whole = [word.to_lowercase()];
        let parts = if parts.len() > 1 { &parts[..] } else { &[] };
        tokens.extend(whole.iter().chain(parts).filter(|token| !STOP_WORDS.contains(&token.as_str())).cloned());
    }
    tokens
}

/// The parts of which a name is put together, in lower case.
fn parts(word: &str) -> Vec<String> {
    let chars: Vec<char> = word.chars().collect();
    let mut parts = Vec::new();
    let mut part = String::new();
    for (i, &c) in chars.iter().enumerate() {
        if i > 0 && begins_part(&chars, i) && !part.is_empty() {
            parts.push(std::mem::take(&mut part).to_lowercase());
        }
        if c != '_' {
            part.push(c);
        }
    }
    if !part.is_empty() {
        parts.push(part.to_lowercase());
    }
    parts
}

/// Whether a part begins at a place other than the first.
fn begins_part(chars: &[char], at: usize) -> bool {
    let (before, here) = (chars[at - 1], chars[at]);
    let lower = |place: usize| chars.get(place).is_some_and(|c| c.is_lowercase());
    if before == '_' || here == '_' {
        return true;
    }
    if before.is_numeric() != here.is_numeric() || before.is_lowercase() && here.is_uppercase() {
        return true;
    }
    // `HTMLParser` has a part before its `P`; the plural `s` of `URLs` begins none.
    let plural = chars.get(at + 1) == Some(&'s') && !lower(at + 2);
    before.is_uppercase() && here.is_uppercase() && lower(at + 1) && !plural
}

/// What a word has in common with its other forms: one stem, or two for some plurals.
pub(super) fn stems(word: &str) -> Vec<String> {
    if word.chars().count() <= 3 || EXEMPT.contains(&word) {
        return vec![word.to_owned()];
    }
    match word.strip_suffix("ies") {
        Some(start) if word.chars().count() > 4 => vec![format!("{start}y"), strip(&format!("{start}ie"))],
        _ => vec![strip(word)],
    }
}

fn strip(word: &str) -> String {
    let mut word = word.to_owned();
    for _ in 0..3 {
        let suffix = SUFFIXES.into_iter().find(|suffix| {
            let double = *suffix == "s" && word.ends_with("ss");
            !double && word.strip_suffix(suffix).is_some_and(|rest| rest.chars().count() >= 3)
        });
        let Some(suffix) = suffix else { break };
        word.truncate(word.len() - suffix.len());
        if matches!(suffix, "ing" | "ed" | "er") {
            let mut last = word.chars().rev();
            let (one, two) = (last.next(), last.next());
            let doubled = one == two && one.is_some_and(|c| c.is_alphabetic() && !"aeioulsfz".contains(c));
            if doubled && word.chars().count() > 3 {
                word.pop();
            }
        }
    }
    word
}

/// Words that somebody who uses a word may mean.
pub(super) fn expansions(word: &str) -> impl Iterator<Item = &'static str> {
    let singular = match word.strip_suffix('s') {
        Some(singular) if !EXEMPT.contains(&word) => singular,
        _ => word,
    };
    EXPANSIONS
        .iter()
        .filter(move |(triggers, _)| triggers.split(' ').any(|trigger| trigger == singular || trigger == word))
        .flat_map(|(_, added)| added.split(' '))
}

const SUFFIXES: [&str; 8] = ["ies", "ing", "ed", "ly", "es", "er", "s", "e"];

const EXEMPT: [&str; 15] =
    ["news", "status", "alias", "canvas", "focus", "bonus", "virus", "atlas", "lens", "axis", "basis", "analysis", "gas", "bus", "plus"];

const EXPANSIONS: [(&str, &str); 10] = [
    ("look lookup google research", "search web find"),
    ("current today latest now recent news price weather", "search web"),
    ("url link page article site website", "fetch web browse"),
    ("remember recall memory earlier previously discussed decided", "memory recall history"),
    ("remind reminder later tomorrow daily weekly recurring", "schedule automations cron reminder"),
    ("say tell reply respond answer", "message send"),
    ("picture photo meme screenshot", "image"),
    ("speak say voice", "audio speech"),
    ("run execute command shell terminal", "exec process"),
    ("directory folder path", "file list"),
];

const STOP_WORDS: [&str; 59] = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "for", "from", "had", "has", "have", "here", "how", "i", "if",
    "in", "into", "is", "it", "its", "me", "my", "no", "not", "of", "on", "or", "our", "so", "that", "the", "their", "them", "then",
    "there", "these", "they", "this", "to", "up", "us", "was", "we", "were", "what", "when", "where", "which", "who", "why", "will",
    "with", "you", "your",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gives_its_whole_and_its_parts() {
        for (text, expect) in [
            ("createIssue", "createissue create issue"),
            ("web_fetch", "web_fetch web fetch"),
            ("listURLs", "listurls list urls"),
            ("HTMLParser", "htmlparser html parser"),
            ("http2Server", "http2server http 2 server"),
            ("URLsOf the Größe", "urlsof urls größe"),
            ("_private __", "_private __"),
        ] {
            assert_eq!(tokens(text).join(" "), expect, "{text}");
        }
    }

    #[test]
    fn forms_of_one_word_share_a_stem() {
        for (words, expect) in [
            ("searching", "search"),
            ("queries", "query queri"),
            ("files file", "fil"),
            ("movies", "movy movi"),
            ("messages message", "messag"),
            ("movie", "movi"),
            ("running", "run"),
            ("processes process", "process"),
            ("rolling", "roll"),
            ("scheduler scheduled", "schedul"),
            ("used", "used"),
            ("status", "status"),
            ("boxes", "box"),
            ("glass", "glass"),
        ] {
            for word in words.split(' ') {
                assert_eq!(stems(word).join(" "), expect, "{word}");
            }
        }
    }

    #[test]
    fn a_word_means_others() {
        assert_eq!(expansions("photos").collect::<Vec<_>>(), ["image"]);
        assert_eq!(expansions("news").collect::<Vec<_>>(), ["search", "web"]);
        assert_eq!(expansions("say").collect::<Vec<_>>(), ["message", "send", "audio", "speech"]);
        assert_eq!(expansions("filing").count(), 0);
    }
}
