//! Tells prose, which a translation changes, from names, which it does not.

use crate::i18n::format::count_words;
use crate::i18n::glossary::markup::markup_length;
use crate::i18n::glossary::text::Writing;
use crate::i18n::message::MessageFile;

/// The number of words from which a text is prose. In three public translations by others, 33 of
/// the 34 messages that equal their original and are prose by this rule are not translated, and
/// none of the other 22,673 was reported.
const MIN_WORDS: usize = 3;

/// Returns whether a text has at least three [words of prose](prose_words).
pub(super) fn is_prose(text: &str) -> bool {
    prose_words(text).nth(MIN_WORDS - 1).is_some()
}

/// The words of a text that are not names: those in lower case, or of a script without case.
/// Markup, code, addresses and paths do not count.
pub(super) fn prose_words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let pieces = std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.find('<').unwrap_or(rest.len());
        let piece = &rest[..end];
        // A `<` that begins no tag is a character of the text.
        let skipped = markup_length(&rest[end..]).max(1).min(rest.len() - end);
        rest = &rest[end + skipped..];
        Some(piece)
    });
    pieces.flat_map(str::split_whitespace).flat_map(token_words)
}

/// Returns for each message of a file whether it has letters of these scripts. Returns `None` if
/// most messages have none: some languages are written in several scripts.
pub(super) fn have_letters(own: &Writing, file: &MessageFile) -> Option<Vec<bool>> {
    let found: Vec<bool> =
        file.all().map(|message| has_letter_of(own, &file.texts(message))).collect();
    let count = found.iter().filter(|has_letter| **has_letter).count();
    (count * 2 > found.len()).then_some(found)
}

/// Returns whether texts have a letter of these scripts.
pub(super) fn has_letter_of(own: &Writing, texts: &[&str]) -> bool {
    let is_letter = |c: char| c.is_alphabetic() && !own.is_foreign(c);
    texts.iter().any(|text| text.chars().any(is_letter))
}

/// The words of prose in a text without spaces. The words of a script without spaces between words
/// stand for themselves: the whole text for each.
fn token_words(token: &str) -> impl Iterator<Item = &str> {
    let word = token.trim_matches(|c: char| !c.is_alphanumeric());
    let is_plain = |c: char| c.is_alphabetic() || matches!(c, '\'' | '’' | '-' | '\u{ad}');
    let has_case = word.chars().any(|c| c.is_lowercase() || c.is_uppercase());
    let count = match has_case {
        true => usize::from(word.chars().all(|c| is_plain(c) && !c.is_uppercase())),
        false => count_words(word.trim_matches(char::is_numeric)),
    };
    std::iter::repeat_n(word, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_prose() {
        for text in [
            "Select a download option below",
            "Game development working group",
            "Read <a href=\"https://a.example/b\">all of it</a>.",
            "这是一个句子。",
            "Une phrase d’essai ici",
        ] {
            assert!(is_prose(text), "{text}");
        }
    }

    #[test]
    fn names_and_code_are_not() {
        for text in [
            "",
            "Rust by Example",
            "BNB Chain, Ethereum and Solana",
            "<code>cargo install ripgrep with features</code>",
            "npm/node_modules/.bin a@b.example www.site.example",
            "<pre>never closed words words words",
            "<b",
            "cloudflare logo",
            "东京",
        ] {
            assert!(!is_prose(text), "{text}");
        }
    }
}
