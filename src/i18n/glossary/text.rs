//! Finds names, numbers and words of other scripts in texts.

use std::cell::OnceCell;

use icu_properties::PropertyParser;
use icu_properties::props::{EnumeratedProperty as _, Script};

use crate::i18n::format::is_mark;
use crate::i18n::glossary::fold::{self, FoldedWord};
use crate::i18n::glossary::markup::{address_length, markup_length};
use crate::i18n::message::reference_length;

/// The scripts of a language; empty if they are not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Writing {
    scripts: Vec<Script>,
}

/// Scripts without spaces between words.
const WITHOUT_SPACES: [Script; 7] = [
    Script::Han,
    Script::Hiragana,
    Script::Katakana,
    Script::Thai,
    Script::Lao,
    Script::Khmer,
    Script::Myanmar,
];

impl Writing {
    /// Parses the name of a script, or its ISO 15924 code: `latin`, `Latn`, `Jpan`.
    pub(super) fn parse(name: &str) -> Option<Writing> {
        let scripts = match name.to_ascii_lowercase().as_str() {
            "hans" | "hant" => vec![Script::Han],
            "jpan" => vec![Script::Han, Script::Hiragana, Script::Katakana],
            "kore" => vec![Script::Hangul, Script::Han],
            name => vec![
                PropertyParser::<Script>::new().get_loose(name).filter(|it| is_specific(*it))?,
            ],
        };
        Some(Writing { scripts })
    }

    /// Returns whether there are no spaces between words.
    fn is_spaceless(&self) -> bool {
        self.scripts.iter().any(|script| WITHOUT_SPACES.contains(script))
    }

    /// Returns whether a character is a letter or a mark of the language's scripts.
    fn is_own(&self, c: char) -> bool {
        !c.is_numeric() && self.scripts.contains(&Script::for_char(c))
    }

    /// Returns whether a character is a letter or a mark of another script.
    pub(super) fn is_foreign(&self, c: char) -> bool {
        let script = Script::for_char(c);
        !self.scripts.is_empty()
            && is_specific(script)
            && !c.is_numeric()
            && !self.scripts.contains(&script)
    }
}

/// Returns whether a script belongs to certain languages, not to characters that many languages
/// share.
fn is_specific(script: Script) -> bool {
    ![Script::Common, Script::Inherited, Script::Unknown].contains(&script)
}

/// The letters of a text as they are compared, with their positions, and for each position where a
/// word begins the number of its first letter.
type Letters = (Vec<(usize, char)>, Vec<(usize, usize)>);

/// A text with the ranges of names and markup, which checks skip.
pub(super) struct Words<'a> {
    text: &'a str,
    /// The scripts of the text's language.
    writing: &'a Writing,
    /// The positions where words begin, outside of names and tags; in a script without spaces,
    /// every character.
    starts: Vec<usize>,
    /// Byte ranges of names, tags, character references and addresses, in order.
    skipped: Vec<(usize, usize)>,
    letters: OnceCell<Letters>,
}

/// Finds the names of `keep` (the longest first), the tags, the character references and the
/// addresses in `text`.
pub(super) fn words<'a>(text: &'a str, keep: &[Box<str>], writing: &'a Writing) -> Words<'a> {
    let (mut starts, mut skipped) = (Vec::new(), Vec::new());
    let mut at = 0;
    // Names begin at the start of a word, so most positions need no lookup.
    let mut inside = false;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let tag = match next {
            '<' => Some(markup_length(rest)).filter(|length| *length > 0),
            '&' => reference_length(text, at),
            _ => None,
        };
        let name = || {
            let mut names = keep.iter().filter(|name| name.bytes().next() == rest.bytes().next());
            let found = names.find(|name| {
                rest.starts_with(&***name) && is_whole_word(text, at, at + name.len())
            });
            found.map(|name| name.len())
        };
        let address = || Some(address_length(rest)).filter(|length| *length > 0);
        let known = tag.or_else(|| if inside { None } else { name().or_else(address) });
        let length = known.unwrap_or(next.len_utf8());
        if known.is_some() {
            skipped.push((at, at + length));
        } else if writing.is_spaceless() || !inside {
            starts.push(at);
        }
        at += length;
        inside = text[..at].chars().next_back().is_some_and(is_word_character);
    }
    Words { text, writing, starts, skipped, letters: OnceCell::new() }
}

impl Words<'_> {
    /// The runs of matching characters outside of names and tags.
    fn runs(&self, fits: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        let mut skipped = self.skipped.iter().peekable();
        for (at, character) in self.text.char_indices() {
            while skipped.next_if(|(_, end)| *end <= at).is_some() {}
            let hidden = skipped.peek().is_some_and(|(start, _)| *start <= at);
            if hidden || !fits(character) {
                continue;
            }
            let end = at + character.len_utf8();
            match runs.last_mut().filter(|(_, last)| *last == at) {
                Some((_, last)) => *last = end,
                None => runs.push((at, end)),
            }
        }
        runs
    }

    /// Literal numbers. A time, a date, a version or a phone number is one.
    pub(super) fn numbers(&self) -> Vec<(usize, usize)> {
        let mut numbers = Vec::new();
        for (start, end) in self.runs(|c| c.is_numeric() || is_in_number(c) || c == '+') {
            let mut at = start;
            while let Some(first) = self.text[at..end].find(char::is_numeric) {
                let is_phone = self.text[at..at + first].ends_with('+');
                let begin = at + first - usize::from(is_phone);
                at += first + number_length(&self.text[at + first..end], is_phone);
                numbers.push((begin, at));
            }
        }
        numbers
    }

    /// The runs of letters of one kind, in order: whether they are of another script, and where.
    pub(super) fn letters(&self) -> Vec<(bool, (usize, usize))> {
        let of = |is_foreign: bool, runs: Vec<(usize, usize)>| {
            runs.into_iter().map(move |run| (is_foreign, run))
        };
        let foreign = of(true, self.runs(|c| self.writing.is_foreign(c)));
        let own = of(false, self.runs(|c| self.writing.is_own(c)));
        let mut letters: Vec<_> = foreign.chain(own).collect();
        letters.sort_by_key(|(_, run)| *run);
        letters
    }

    /// The number of words that are not names.
    pub(super) fn count(&self) -> usize {
        self.runs(char::is_alphabetic).len()
    }

    /// Finds a word in the text in any case, outside of names.
    pub(super) fn find(&self, word: &FoldedWord) -> Vec<(usize, usize)> {
        let (letters, starts) = self.letters.get_or_init(|| {
            let letters = fold::letters(self.text);
            let first = |start: &usize| letters.partition_point(|(at, _)| at < start);
            let starts = self.starts.iter().map(|start| (*start, first(start))).collect();
            (letters, starts)
        });
        let is_at = |&(start, first): &(usize, usize)| {
            let end = word.end_in(self.text, letters.get(first..)?)?;
            let hidden = self.skipped.iter().any(|(from, to)| start < *to && *from < end);
            let alone = self.writing.is_spaceless() || is_whole_word(self.text, start, end);
            (!hidden && alone).then_some((start, end))
        };
        starts.iter().filter_map(is_at).collect()
    }
}

/// Returns whether a character can be between the digits of one number.
fn is_in_number(c: char) -> bool {
    is_space(c) || matches!(c, '.' | ',' | ':' | '/' | '-' | '\'' | '’' | '٫' | '٬')
}

/// Returns whether a character is a space that can group digits.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}')
}

/// The number of digits in a group after a space.
const GROUP: usize = 3;

/// The length of the number at the start of a text: its groups of digits, with the signs between
/// them. A space groups digits by three, and a single hyphen separates two numbers, except in a
/// phone number.
fn number_length(text: &str, is_phone: bool) -> usize {
    let length = |text: &str| text.find(|c: char| !c.is_numeric()).unwrap_or(text.len());
    let mut end = length(text);
    let (mut last, mut group) = (None, text[..end].chars().count());
    while let Some(sign) = text[end..].chars().next() {
        let rest = &text[end + sign.len_utf8()..];
        let next = length(rest);
        let count = rest[..next].chars().count();
        let joins = match sign {
            _ if is_phone => true,
            '-' => {
                last == Some('-') || {
                    let mut after = rest[next..].chars();
                    after.next() == Some('-') && after.next().is_some_and(char::is_numeric)
                }
            }
            space if is_space(space) => {
                let is_grouped = match last {
                    None => group <= GROUP,
                    Some(last) => is_space(last) && group == GROUP,
                };
                is_grouped && count == GROUP
            }
            _ => true,
        };
        if count == 0 || !joins {
            break;
        }
        end += sign.len_utf8() + next;
        (last, group) = (Some(sign), count);
    }
    end
}

/// The length of a word from which on it may be the end of a compound, such as `Tischlampe`.
const COMPOUND: usize = 4;

/// Returns whether a word of `text` begins with `stem` (both folded). A long one may be a
/// part of a compound, and follow an article or a preposition of Arabic or Hebrew.
pub(super) fn occurs(text: &str, stem: &str, writing: &Writing) -> bool {
    let is_anywhere = writing.is_spaceless()
        || stem.chars().count() >= COMPOUND
        || [Script::Arabic, Script::Hebrew].iter().any(|it| writing.scripts.contains(it));
    text.match_indices(stem).any(|(at, _)| {
        is_anywhere || !text[..at].chars().next_back().is_some_and(is_word_character)
    })
}

fn is_whole_word(text: &str, start: usize, end: usize) -> bool {
    !text[..start].chars().next_back().is_some_and(is_word_character)
        && !text[end..].chars().next().is_some_and(is_word_character)
}

/// Returns whether a character is part of a word: letters, digits, their marks, and the soft
/// hyphen. A character of a script without spaces next to a Latin name is not part of it.
fn is_word_character(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphanumeric();
    }
    (character.is_alphanumeric() || is_mark(character) || character == '\u{ad}')
        && !WITHOUT_SPACES.contains(&Script::for_char(character))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_have_names_and_codes() {
        for (names, text, foreign) in [
            (&["latin", "Latn", "LATIN"][..], "Größe µ 1 में", Some("में")),
            (&["Arab", "arabic"], "سعر token", Some("token")),
            (&["Jpan"], "トークンの価格 цена", Some("цена")),
            (&["Kore"], "토큰 가격 漢字 か", Some("か")),
            (&["Grek"], "Τιμή &ndash; <b>2</b>", None),
            (&["Thai"], "ราคา price", Some("price")),
        ] {
            for name in names {
                let writing = Writing::parse(name).unwrap();
                let found = words(text, &[], &writing).letters().into_iter();
                let found = found.filter(|(is_foreign, _)| *is_foreign);
                let found: Vec<&str> = found.map(|(_, (from, to))| &text[from..to]).collect();
                assert_eq!(found, foreign.into_iter().collect::<Vec<_>>(), "{name}: {text}");
            }
        }
        assert!(["roman", "common", ""].iter().all(|name| Writing::parse(name).is_none()));
    }

    #[test]
    fn a_time_a_date_and_a_grouped_number_are_one_number() {
        for (text, expected) in [
            ("from 9:00 to 17:30.", &["9:00", "17:30"][..]),
            ("1 000 000 lamps, 1\u{a0}000\u{202f}000", &["1 000 000", "1\u{a0}000\u{202f}000"]),
            ("1'000'000, 1’000", &["1'000'000", "1’000"]),
            ("open 24/7, since 2024-05-01", &["24/7", "2024-05-01"]),
            ("Version 1.2.3.", &["1.2.3"]),
            ("Tel. +41 44 668 18 00, 5 of us", &["+41 44 668 18 00", "5"]),
            ("5-10 lamps, 3 + 4", &["5", "10", "3", "4"]),
            ("in 2024 100 lamps, 12 34", &["2024", "100", "12", "34"]),
            ("१०,००,००० लैंप, ١٬٠٠٠٫٥", &["१०,००,०००", "١٬٠٠٠٫٥"]),
            ("No. 5, 6", &["5", "6"]),
            ("<b>1</b>.<i>2</i>", &["1", "2"]),
        ] {
            let writing = Writing::default();
            let found = words(text, &[], &writing).numbers().into_iter();
            let found: Vec<&str> = found.map(|(from, to)| &text[from..to]).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn words_are_whole_and_may_have_any_case() {
        for (script, text, word, found) in [
            ("Latn", "In İSTANBUL.", "istanbul", true),
            ("Grek", "Η ΟΔΟΣ", "οδός", true),
            ("Arab", "أنتَ هنا", "أنت", true),
            ("Deva", "दान", "दिन", false),
            ("Latn", "Dublin", "du", false),
            ("Latn", "Tisch\u{ad}lampe", "tisch", false),
        ] {
            let writing = Writing::parse(script).unwrap();
            let places = words(text, &[], &writing).find(&FoldedWord::new(word));
            assert_eq!(!places.is_empty(), found, "{text}: {word}");
        }
    }

    #[test]
    fn agreed_words_may_be_in_compounds_and_after_articles() {
        for (script, text, stem, found) in [
            ("Latn", "eine tischlampe", "lampe", true),
            ("Latn", "start", "art", false),
            ("Latn", "arten", "art", true),
            ("Latn", "DIE STRASSEN", "Straße", true),
            ("Grek", "ΣΤΟΙΧΗΜΑ", "στοίχημα", true),
            ("Arab", "والمصباحَ", "مصباح", true),
            ("Hebr", "והמנורה", "מנורה", true),
        ] {
            let writing = Writing::parse(script).unwrap();
            let is_used = occurs(&fold::fold(text), &fold::fold(stem), &writing);
            assert_eq!(is_used, found, "{text}: {stem}");
        }
    }
}
