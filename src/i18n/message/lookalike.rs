//! Letters of another script that look like those of their word, such as a Latin `c` in a Cyrillic
//! word: readers see no difference, but search and screen readers do not know the word.

use std::ops::Range;

use crate::base::text::span_of;

/// Cyrillic letters, and the Latin ones that look like them, from the confusables of
/// [UTS #39](https://www.unicode.org/reports/tr39/).
const CYRILLIC: &str = "АВЕЅІЈКМНОРСТУХаеіјорсухѕ";
const LATIN: &str = "ABESIJKMHOPCTYXaeijopcyxs";

/// Returns whether a text may have a letter of one of the scripts beside one of the other.
pub(super) fn may_mix_scripts(bytes: &[u8]) -> bool {
    // Of the letters of Cyrillic that are in use, each has two bytes.
    let is_cyrillic = |byte: u8| matches!(byte, 0xd0 | 0xd1);
    if memchr::memchr2(0xd0, 0xd1, bytes).is_none() {
        return false;
    }
    // Without an early end, several bytes are compared at once.
    let triples = bytes.iter().zip(&bytes[1..]).zip(bytes.get(2..).unwrap_or_default());
    triples.fold(false, |found, ((first, second), third)| {
        let is_after = first.is_ascii_alphabetic() & is_cyrillic(*second);
        found | is_after | (is_cyrillic(*first) & third.is_ascii_alphabetic())
    })
}

/// The letters of a text that belong to the other script than the rest of their word, each with the
/// letter that is meant.
pub(super) fn lookalikes(text: &str) -> Vec<(Range<usize>, char)> {
    if !may_mix_scripts(text.as_bytes()) {
        return Vec::new();
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter_map(|word| Some((word, in_word(word)?))).fold(
        Vec::new(),
        |mut found, (word, (at, meant))| {
            let start = word.as_ptr() as usize - text.as_ptr() as usize + at;
            let length = text[start..].chars().next().map_or(0, char::len_utf8);
            found.push((start..start + length, meant));
            found
        },
    )
}

/// Returns whether a part of a text has such a letter.
pub fn has_lookalike(text: &str, part: &str) -> bool {
    let Some(span) = span_of(text, part) else { return false };
    lookalikes(text).iter().any(|(letter, _)| span.start <= letter.start && letter.end <= span.end)
}

/// The first letter of a word that is of the other script than most of it, if all such letters look
/// like those of its script.
fn in_word(word: &str) -> Option<(usize, char)> {
    let is_latin = |c: &char| c.is_ascii_alphabetic();
    let is_cyrillic = |c: &char| matches!(c, '\u{400}'..='\u{52f}');
    let (latin, cyrillic) =
        (word.chars().filter(is_latin).count(), word.chars().filter(is_cyrillic).count());
    let is_abbreviation = word.chars().take(2).all(|c| c.is_ascii_uppercase());
    let is_inflected = word.ends_with(|c| is_cyrillic(&c)) && latin > cyrillic;
    if latin == 0 || cyrillic == 0 || latin == cyrillic || is_abbreviation || is_inflected {
        return None;
    }
    let mut meant = word.char_indices().filter_map(|(at, c)| {
        let (from, to) = if latin < cyrillic { (LATIN, CYRILLIC) } else { (CYRILLIC, LATIN) };
        let is_other = if latin < cyrillic { is_latin(&c) } else { is_cyrillic(&c) };
        let place = from.chars().position(|other| other == c);
        is_other.then(|| Some((at, to.chars().nth(place?)?)))
    });
    let first = meant.next()??;
    meant.all(|other| other.is_some()).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_letters_that_look_like_those_of_the_word_are_found() {
        for (text, expected) in [
            ("Глaвная страница", &[("a", 'а')][..]),
            ("на cайте", &[("c", 'с')]),
            ("Goоgle", &[("о", 'o')]),
            ("IT-служба, SMSка, Wi-Fi и PCный", &[]),
            ("COVIDа", &[]),
            ("страница", &[]),
            ("page", &[]),
        ] {
            let found = lookalikes(text);
            let found: Vec<(&str, char)> =
                found.into_iter().map(|(span, meant)| (&text[span], meant)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
