//! Characters that a page, a feed or a data file can't contain.

use std::ops::Range;

use memchr::memmem;

use crate::engine::diagnostic::{Change, Code, Diagnostic, Hint};

/// The first character of a text that HTML or XML forbids, and its offset: controls other than tab
/// and line ends, and the code points that Unicode reserves (HTML, "Preprocessing the input
/// stream"; XML 1.0, production 2).
pub fn forbidden(text: &str) -> Option<(usize, char)> {
    const BLOCK: usize = 64;
    let bytes = text.as_bytes();
    let mut start = 0;
    // Almost no block has suspicious bytes, and this test compiles to vectors.
    while let Some((block, next)) = bytes
        .get(start..start + BLOCK + 1)
        .and_then(|both| both.first_chunk::<BLOCK>().zip(both.last_chunk::<BLOCK>()))
    {
        let mut is_found = false;
        for at in 0..BLOCK {
            is_found |= is_suspicious(block[at], next[at]);
        }
        if is_found && let Some(found) = forbidden_in(text, start..start + BLOCK) {
            return Some(found);
        }
        start += BLOCK;
    }
    forbidden_in(text, start..bytes.len())
}

/// Whether two bytes may belong to such a character. The controls beyond ASCII are `c2 80` to `c2
/// 9f`; reserved code points begin with `ef b7`, or ends with `bf be` or `bf bf`.
#[expect(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
fn is_suspicious(byte: u8, next: u8) -> bool {
    let is_control = (byte < 0x20) & (byte != b'\t') & (byte != b'\n') & (byte != b'\r');
    is_control
        | (byte == 0x7f)
        | ((byte == 0xc2) & (next < 0xa0))
        | ((byte == 0xef) & (next == 0xb7))
        | ((byte == 0xbf) & (next & 0xfe == 0xbe))
}

fn forbidden_in(text: &str, part: Range<usize>) -> Option<(usize, char)> {
    let (from, to) = (text.floor_char_boundary(part.start), text.ceil_char_boundary(part.end));
    let mut found = text[from..to].char_indices().filter(|(_, c)| is_forbidden(*c));
    found.next().map(|(offset, c)| (from + offset, c))
}

fn is_forbidden(c: char) -> bool {
    let is_reserved = |code: u32| (0xfdd0..=0xfdef).contains(&code) || code & 0xfffe == 0xfffe;
    c.is_control() && !matches!(c, '\t' | '\n' | '\r') || is_reserved(c.into())
}

/// Finds the first numeric character reference of HTML, such as `&#7;`, that stands for a forbidden
/// character or for none.
pub fn forbidden_reference(html: &str) -> Option<Range<usize>> {
    memmem::find_iter(html.as_bytes(), "&#").find_map(|start| {
        let rest = &html[start + 2..];
        let (digits, radix) = match rest.strip_prefix(['x', 'X']) {
            Some(digits) => (digits, 16),
            None => (rest, 10),
        };
        let length = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
        let number = u32::from_str_radix(&digits[..length], radix);
        let is_allowed = |c: char| c != '\0' && !is_forbidden(c);
        let is_wrong = match number {
            Ok(number) => !char::from_u32(number).is_some_and(is_allowed),
            Err(_) => length > 0,
        };
        let end = html.len() - digits.len() + length;
        is_wrong.then(|| start..end + usize::from(html[end..].starts_with(';')))
    })
}

/// The diagnostic for a forbidden reference, without a place.
pub fn wrong_reference(written: &str) -> Diagnostic {
    let message = format!("`{written}` stands for no character that can be in a page");
    Diagnostic::new(Code::InvalidCharacter, message)
        .hint("write the character itself, or `&amp;#` for the signs `&#`")
}

/// The diagnostic for a forbidden character, without a place.
pub fn forbidden_character(c: char) -> Diagnostic {
    let code = u32::from(c);
    let message = format!("the character U+{code:04X} can't be in a page, a feed or a data file");
    let change = Change::word(c.encode_utf8(&mut [0; 4]), "");
    Diagnostic::new(Code::InvalidCharacter, message)
        .hint(Hint::from("remove it").with_change(change))
}

/// The diagnostic for an escape such as `\u0007` or `&#7;` that stands for a forbidden character
/// or, as `written`, for none. The parser has replaced the latter by U+FFFD.
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
    fn references_by_number_stand_for_characters() {
        for wrong in
            ["&#0;", "&#7", "&#x1F;", "&#xD800;", "&#xFFFE;", "&#1114112;", "&#99999999999"]
        {
            let html = format!("<p title=\"&#39;&#x27;\">ж {wrong}</p>");
            let place = forbidden_reference(&html).unwrap();
            assert_eq!(&html[place], wrong);
        }
        let fine = "&#9; &#x1F600; &#39; &#; &#x; &#xg; & #7; &amp;#7;";
        assert_eq!(forbidden_reference(fine), None);
    }

    #[test]
    fn an_escape_for_no_character_is_distinct_from_a_replacement_character() {
        assert!(wrong_escape("\u{fffd}", "\\uD800").is_some());
        assert!(wrong_escape("\u{fffd}", "&#0;").is_some());
        for written in ["\u{fffd}", "\\uFFFD", "&#xfffd;", "&#65533;"] {
            assert!(wrong_escape("\u{fffd}", written).is_none(), "{written}");
        }
    }
}
