//! Finds characters in texts that are mistakes, but look right: a zero-width space within a word,
//! a byte order mark, a replacement character, a direction control that is not closed, and letters
//! of another script in a word.

use std::borrow::Cow;
use std::ops::Range;

use fluent_syntax::ast::Pattern;
use icu_properties::props::{EnumeratedProperty as _, LineBreak};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::message::MessageFile;
use crate::i18n::message::lookalike::{lookalikes, may_mix_scripts};
use crate::i18n::message::markup::all_variants;

/// A character in a text that is a mistake.
pub struct CharacterMistake {
    /// Its span in the text.
    pub span: Range<usize>,
    /// The problem.
    pub message: String,
    /// The instruction.
    pub hint: Cow<'static, str>,
    code: Code,
}

impl CharacterMistake {
    fn new(text: &str, at: usize, problem: &str, hint: &'static str) -> CharacterMistake {
        let c = text[at..].chars().next().unwrap_or_default();
        let message = format!("U+{:04X} {problem}", u32::from(c));
        let (span, code) = (at..at + c.len_utf8(), Code::InvisibleCharacter);
        CharacterMistake { span, message, hint: hint.into(), code }
    }

    /// The diagnostic, without a place.
    pub fn diagnostic(&self) -> Diagnostic {
        Diagnostic::new(self.code, &*self.message).hint(&*self.hint)
    }
}

/// Returns whether a text may have such mistakes. Few texts have one of these characters.
pub fn may_have_mistakes(text: &str) -> bool {
    let bytes = text.as_bytes();
    may_mix_scripts(bytes)
        || memchr::memchr2_iter(0xe2, 0xef, bytes).any(|at| {
            matches!(
                bytes.get(at..at + 3),
                Some(
                    [0xe2, 0x80, 0x8b | 0xaa..=0xae]
                        | [0xe2, 0x81, 0xa6..=0xa9]
                        | [0xef, 0xbf, 0xbd]
                        | [0xef, 0xbb, 0xbf]
                )
            )
        })
}

/// Returns the mistakes in a text that is printed as a whole.
pub fn character_mistakes(text: &str) -> Vec<CharacterMistake> {
    let mut mistakes: Vec<CharacterMistake> = lookalikes(text)
        .into_iter()
        .map(|(span, meant)| {
            let c = &text[span.clone()];
            let (latin, cyrillic) =
                ("a Latin letter in a Cyrillic", "a Cyrillic letter in a Latin");
            let which = if c.is_ascii() { latin } else { cyrillic };
            let message = format!("the `{c}` is {which} word: search does not find the word");
            let hint = format!("write `{meant}` (U+{:04X})", u32::from(meant));
            // The palochka.
            let hint = match meant {
                'І' => format!("{hint}, or in languages of the Caucasus `Ӏ` (U+04C0)"),
                _ => hint,
            };
            let hint = hint.into();
            CharacterMistake { span, message, hint, code: Code::ForeignWord }
        })
        .collect();
    // The open controls, and whether each one is an isolate.
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '\u{200b}' if is_in_word(text, at) => mistakes.push(CharacterMistake::new(
                text,
                at,
                "is a zero-width space in a word or next to a space",
                "remove it; to separate the forms of two letters, as in Persian, write U+200C",
            )),
            '\u{feff}' => mistakes.push(CharacterMistake::new(
                text,
                at,
                "is a byte order mark, which belongs at the start of a file",
                "remove it; to prevent a line break, write U+2060",
            )),
            '\u{fffd}' => mistakes.push(CharacterMistake::new(
                text,
                at,
                "replaces a character that a program could not decode",
                "write the original character",
            )),
            '\u{202a}' | '\u{202b}' | '\u{202d}' | '\u{202e}' => open.push((at, false)),
            '\u{2066}'..='\u{2068}' => open.push((at, true)),
            '\u{202c}' => drop(open.pop_if(|(_, is_isolate)| !*is_isolate)),
            '\u{2069}' => {
                if let Some(isolate) = open.iter().rposition(|(_, is_isolate)| *is_isolate) {
                    open.truncate(isolate);
                }
            }
            _ => {}
        }
    }
    if let Some((at, _)) = open.first() {
        mistakes.push(CharacterMistake::new(
            text,
            *at,
            "is a direction control that is not closed",
            "remove it, or write U+2069 (for U+2066 to U+2068) or U+202C where it ends",
        ));
    }
    mistakes
}

/// Returns whether a zero-width space allows no line break that a reader expects: it is between
/// letters or digits, or next to a space or an end. Scripts without spaces between words use it.
fn is_in_word(text: &str, at: usize) -> bool {
    let is_expected = |c: char| {
        matches!(
            LineBreak::for_char(c),
            LineBreak::ComplexContext
                | LineBreak::Ideographic
                | LineBreak::ConditionalJapaneseStarter
        )
    };
    let before = text[..at].chars().next_back();
    let after = text[at..].chars().nth(1);
    let is_word = |c: Option<char>| c.is_none_or(|c| c.is_alphanumeric() || c.is_whitespace());
    let is_anywhere = text.chars().any(is_expected);
    !is_anywhere && is_word(before) && is_word(after)
}

/// Reports such characters in the messages and terms of a file.
pub(super) fn check_characters(file: &MessageFile, report: &mut Report) {
    if !may_have_mistakes(file.source()) {
        return;
    }
    for pattern in file.patterns() {
        check_pattern(file, pattern, report);
    }
}

fn check_pattern(file: &MessageFile, pattern: &Pattern<&str>, report: &mut Report) {
    let mut reported = Vec::new();
    for flat in all_variants(pattern) {
        for mistake in character_mistakes(&flat.text) {
            let Some(place) = flat.place(file, mistake.span.start, mistake.span.end) else {
                continue;
            };
            if !reported.contains(&place) {
                report.add(mistake.diagnostic().at(place.clone()));
                reported.push(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_mistakes_are_found() {
        for (text, expected) in [
            ("می\u{200c}خواهم", &[][..]),
            ("می\u{200b}خواهم", &["\u{200b}"]),
            ("a \u{200b}b", &["\u{200b}"]),
            ("locales/\u{200b}de", &[]),
            ("ราคา\u{200b}สินค้า", &[]),
            ("\u{2068}a\u{2069} \u{202b}b\u{202c}", &[]),
            ("\u{2068}a \u{202b}b\u{2069}", &[]),
            ("a\u{202c}\u{2069}", &[]),
            ("\u{202e}a", &["\u{202e}"]),
            ("\u{2067}a\u{202c}", &["\u{2067}"]),
            ("Gr\u{fffd}n", &["\u{fffd}"]),
            ("\u{feff}a", &["\u{feff}"]),
            ("Глaвная", &["a"]),
        ] {
            let found = character_mistakes(text);
            let found: Vec<&str> = found.into_iter().map(|one| &text[one.span]).collect();
            assert_eq!(found, expected, "{text:?}");
            assert!(expected.is_empty() || may_have_mistakes(text));
        }
    }
}
