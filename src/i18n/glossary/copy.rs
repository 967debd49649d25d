//! Finds texts that are the same as their original, although they should be translated.

use fluent_syntax::ast::Message;

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::format::count_words;
use crate::i18n::glossary::markup::is_postal_address;
use crate::i18n::glossary::prose::is_prose;
use crate::i18n::glossary::text::words;
use crate::i18n::glossary::{Glossary, MIN_WORDS};
use crate::i18n::message::{MessageFile, first_text, parts, texts};
use crate::i18n::paragraph::prose;

impl Glossary {
    /// Returns whether a text in the language `to` should differ from the same one in `from`.
    pub fn is_untranslated(&self, text: &str, from: &str, to: &str) -> bool {
        from.split('-').next() != to.split('-').next()
            && match self.languages.get(to) {
                Some(own) => {
                    !is_postal_address(text)
                        && words(text, &own.keep, &own.writing).count() >= MIN_WORDS
                }
                None => is_prose(text),
            }
    }

    /// The words of a text in the language `to` that should differ from those in `from`: not names
    /// that the glossary keeps. None in languages with the same code.
    pub fn count_words(&self, text: &str, from: &str, to: &str) -> usize {
        match self.languages.get(to) {
            _ if from.split('-').next() == to.split('-').next() => 0,
            Some(own) => words(text, &own.keep, &own.writing).count(),
            None => count_words(text),
        }
    }

    /// Returns whether two messages have the same text, like [`is_same`].
    pub fn is_same_text(original: &Message<&str>, message: &Message<&str>) -> bool {
        // Most differ from the start.
        let start = |message| first_text(message).and_then(first_letter);
        start(original) == start(message) && is_same(&texts(original), &texts(message))
    }

    /// Returns whether a message is a copy of its original, although it should be translated; both
    /// with the tags of their languages.
    pub fn is_copy(
        &self,
        (original, from): (&Message<&str>, &str),
        (message, to): (&Message<&str>, &str),
    ) -> bool {
        Glossary::is_same_text(original, message)
            && self.is_untranslated(&texts(message).join(" "), from, to)
    }

    /// Returns whether a body is a copy of its original, although it should be translated; both
    /// with the tags of their languages.
    pub fn is_copied_body(&self, original: (&str, &str), body: (&str, &str)) -> bool {
        original.0 == body.0 && self.is_untranslated(&prose(body.0), original.1, body.1)
    }

    /// Returns the parts of a message that are copies of those of its original: variants and
    /// attributes, by their names. Both messages have the tags of their languages.
    pub(super) fn copied_parts<'m>(
        &self,
        (original, from): (&'m Message<&'m str>, &str),
        (message, to): (&'m Message<&'m str>, &str),
    ) -> Vec<&'m str> {
        let theirs = parts(original);
        let is_copy = |(_, ours): &(&str, Vec<&str>)| {
            theirs.iter().any(|(_, theirs)| is_same(theirs, ours))
                && self.is_untranslated(&ours.join(" "), from, to)
        };
        parts(message).into_iter().filter(is_copy).map(|(name, _)| name).collect()
    }
}

/// The warning for a message that is not translated; `what` is the same as its text.
pub(super) fn untranslated(file: &MessageFile, id: &str, what: &str) -> Diagnostic {
    Diagnostic::new(Code::UntranslatedMessage, format!("`{id}` is {what}"))
        .at(file.place(id))
        .hint("translate it")
}

/// Signs at the ends of sentences.
const STOPS: [char; 8] = ['.', '。', '।', '!', '！', '?', '？', '…'];

/// Returns whether texts are the same but for the case of the first letter, spaces, and a sign
/// at the end.
fn is_same(one: &[&str], other: &[&str]) -> bool {
    // Most differ from the second word on.
    if second_word(one) != second_word(other) {
        return false;
    }
    let words = |texts: &[&str]| texts.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let (one, other) = (words(one), words(other));
    first_letter(&one) == first_letter(&other) && inner(&one) == inner(&other)
}

/// The second word of texts, without a sign at its end.
fn second_word<'t>(texts: &[&'t str]) -> Option<&'t str> {
    let word = texts.iter().flat_map(|text| text.split_whitespace()).nth(1)?;
    Some(word.trim_end_matches(STOPS))
}

/// A text without its first character and a sign at its end.
pub(super) fn inner(text: &str) -> &str {
    // A term before the sign is no text.
    let mut chars = text.trim_end_matches(STOPS).trim_end().chars();
    chars.next();
    chars.as_str()
}

/// The first character of a text, in lower case.
fn first_letter(text: &str) -> Option<char> {
    let first = text.trim_start().chars().next()?;
    if first.is_ascii() { Some(first.to_ascii_lowercase()) } else { first.to_lowercase().next() }
}
