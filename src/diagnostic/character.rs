//! Characters that a page, a feed or a data file can't hold.

use crate::diagnostic::{Code, Diagnostic};

/// The first character of a text that HTML or XML forbids, and its offset: controls other than tab
/// and line ends, and the code points that Unicode reserves (HTML, "Preprocessing the input
/// stream"; XML 1.0, production 2).
pub fn forbidden(text: &str) -> Option<(usize, char)> {
    let suspicious = |byte: &u8| {
        *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r')
            || matches!(byte, 0x7f | 0xc2 | 0xef | 0xf0..)
    };
    let mut at = 0;
    // Almost no block has such a byte, and this test compiles to vectors.
    for block in text.as_bytes().chunks(64) {
        let start = at;
        at += block.len();
        if !block.iter().fold(false, |found, byte| found | suspicious(byte)) {
            continue;
        }
        let (from, to) = (text.ceil_char_boundary(start), text.ceil_char_boundary(at));
        let mut found = text[from..to].char_indices().filter(|(_, c)| is_forbidden(*c));
        if let Some((offset, c)) = found.next() {
            return Some((from + offset, c));
        }
    }
    None
}

fn is_forbidden(c: char) -> bool {
    let is_reserved = |code: u32| (0xfdd0..=0xfdef).contains(&code) || code & 0xfffe == 0xfffe;
    c.is_control() && !matches!(c, '\t' | '\n' | '\r') || is_reserved(c.into())
}

/// The diagnostic for such a character, without a place.
pub fn forbidden_character(c: char) -> Diagnostic {
    let code = u32::from(c);
    let message = format!("the character U+{code:04X} can't be in a page, a feed or a data file");
    Diagnostic::new(Code::InvalidCharacter, message).hint("remove it")
}

/// The diagnostic for a text with an escape such as `\u0007` or `&#7;` that stands for such a
/// character or, by `written`, for none. The parser has put U+FFFD in the place of the latter.
pub fn wrong_escape(text: &str, written: &str) -> Option<Diagnostic> {
    const REPLACEMENT: char = '\u{fffd}';
    if let Some((_, c)) = forbidden(text) {
        return Some(forbidden_character(c));
    }
    let is_none = text.contains(REPLACEMENT)
        && !written.contains(REPLACEMENT)
        && !written.to_ascii_lowercase().contains("fffd")
        && !written.contains("65533");
    let message = format!("`{}` has an escape that stands for no character", written.trim());
    is_none.then(|| Diagnostic::new(Code::InvalidCharacter, message).hint("remove it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_no_markup_can_hold_are_found_anywhere() {
        let long = "ж·«\u{1f600}。".repeat(40);
        for c in ['\0', '\u{7}', '\u{b}', '\u{c}', '\u{1f}', '\u{7f}', '\u{85}', '\u{9f}'] {
            assert_eq!(forbidden(&format!("{long}{c}{long}")), Some((long.len(), c)));
        }
        for c in ['\u{fdd0}', '\u{fffe}', '\u{ffff}', '\u{1fffe}', '\u{10ffff}'] {
            assert_eq!(forbidden(&format!("{c}{long}")), Some((0, c)));
        }
        let allowed = "\t\r\n ~\u{a0}\u{ad}\u{200e}\u{2028}\u{e000}\u{feff}\u{fffd}\u{1f600}";
        assert_eq!(forbidden(&format!("{long}{allowed}")), None);
    }

    #[test]
    fn an_escape_for_no_character_is_told_from_a_replacement_character() {
        assert!(wrong_escape("\u{fffd}", "\\uD800").is_some());
        assert!(wrong_escape("\u{fffd}", "&#0;").is_some());
        for written in ["\u{fffd}", "\\uFFFD", "&#xfffd;", "&#65533;"] {
            assert!(wrong_escape("\u{fffd}", written).is_none(), "{written}");
        }
    }
}
