//! Text that somebody else wrote, made safe to show.

/// The text without terminal escapes and control characters; line feeds and tabs stay.
pub(crate) fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\n' | '\t' => out.push(c),
            ESCAPE => match chars.next() {
                Some('[') => skip_control_sequence(&mut chars),
                Some(']' | 'P' | 'X' | '^' | '_') => skip_string(&mut chars),
                // An escape of two characters, such as a reset. A line feed is never part of one.
                Some(kept @ ('\n' | '\t')) => out.push(kept),
                Some(_) | None => {}
            },
            CONTROL_SEQUENCE => skip_control_sequence(&mut chars),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// The text on one line of at most `max` characters, cleaned.
pub(crate) fn one_line(text: &str, max: usize) -> String {
    let cleaned = clean(text);
    let line = cleaned.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(max) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// Skips the rest of `ESC [ parameters final`.
fn skip_control_sequence(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    while chars.next_if(|c| ('\u{20}'..='\u{3f}').contains(c)).is_some() {}
    chars.next_if(|c| ('\u{40}'..='\u{7e}').contains(c));
}

/// Skips an operating-system command or the like. One that is never closed ends with its line, lest it swallow prose.
fn skip_string(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    while let Some(c) = chars.next_if(|c| *c != '\n') {
        match c {
            BELL | STRING_TERMINATOR => return,
            ESCAPE => {
                chars.next_if_eq(&'\\');
                return;
            }
            _ => {}
        }
    }
}

const BELL: char = '\u{7}';
const CONTROL_SEQUENCE: char = '\u{9b}';
const ESCAPE: char = '\u{1b}';
const STRING_TERMINATOR: char = '\u{9c}';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_go_and_text_stays() {
        let cases = [
            ("plain\n\ttext — é", "plain\n\ttext — é"),
            ("\u{1b}[31mred\u{1b}[0m", "red"),
            ("\u{9b}1;2Hx", "x"),
            ("\u{1b}]0;title\u{7}x", "x"),
            ("\u{1b}]8;;http://a\u{1b}\\link\u{1b}]8;;\u{1b}\\", "link"),
            ("\u{1b}]never closed\nnext", "\nnext"),
            ("\u{1b}cx\u{1b}", "x"),
            ("a\r\nb\u{0}\u{8}c\u{7f}\u{85}", "a\nbc"),
        ];
        for (text, expected) in cases {
            assert_eq!(clean(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_line_is_cut_at_characters() {
        assert_eq!(one_line(" a\n b\tc ", 10), "a b c");
        assert_eq!(one_line("éééé", 3), "ééé…");
        assert_eq!(one_line("ééé", 3), "ééé");
    }
}
