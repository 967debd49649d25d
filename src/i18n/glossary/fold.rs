//! Compares words without regard to their case and to signs that are usually not written.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// A word of the glossary.
#[derive(Debug)]
pub(super) struct FoldedWord {
    /// The word as it is written.
    pub(super) text: Box<str>,
    /// Its letters as they are compared.
    pub(super) folded: Box<str>,
}

impl FoldedWord {
    /// Folds a word.
    pub(super) fn new(text: &str) -> FoldedWord {
        FoldedWord { text: text.into(), folded: fold(text).into() }
    }

    /// The end of the word at the start of `letters`, which are at the end of `text`.
    pub(super) fn end_in(&self, text: &str, letters: &[(usize, char)]) -> Option<usize> {
        let mut rest = letters.iter();
        if !self.folded.chars().all(|wanted| rest.next().is_some_and(|(_, own)| *own == wanted)) {
            return None;
        }
        let (found, rest) = letters.split_at(letters.len() - rest.len());
        let (start, _) = found.first()?;
        let end = rest.first().map_or(text.len(), |(at, _)| *at);
        let is_inside = found.last().is_some_and(|(at, _)| *at == end);
        let own = &text[*start..end];
        // Small letters tell `Buße` from `Busse`, and `ποτέ` from `πότε`.
        let is_same = || {
            is_in_capitals(own)
                || is_in_capitals(&self.text)
                || in_lower_case(own) == in_lower_case(&self.text)
        };
        (!is_inside && is_same()).then_some(end)
    }
}

/// The letters of a text as they are compared, with their positions.
pub(super) fn letters(text: &str) -> Vec<(usize, char)> {
    letters_of(text, true)
}

/// The text of [`letters`].
pub(super) fn fold(text: &str) -> String {
    letters(text).into_iter().map(|(_, letter)| letter).collect()
}

fn in_lower_case(text: &str) -> String {
    letters_of(text, false).into_iter().map(|(_, letter)| letter).collect()
}

/// The letters in lower case. With `as_capitals`, spellings that are the same in capitals are the
/// same: `ß` and `ss`, Greek with and without accents, Armenian `և` and `եվ`.
fn letters_of(text: &str, as_capitals: bool) -> Vec<(usize, char)> {
    let decomposer = DecomposingNormalizerBorrowed::new_nfkd();
    let mut letters: Vec<(usize, char)> = Vec::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if c.is_ascii() {
            letters.push((at, c.to_ascii_lowercase()));
            continue;
        }
        for part in decomposer.normalize(c.encode_utf8(&mut [0; 4])).chars() {
            if is_optional(part) {
                continue;
            }
            for lower in part.to_lowercase() {
                let last = letters.last().map(|(_, letter)| *letter);
                match (lower, last) {
                    ('ς', _) => letters.push((at, 'σ')),
                    // Turkish has two letters `i`, whose case is not that of other languages.
                    ('ı', _) => letters.push((at, 'i')),
                    ('\u{307}', Some('i')) => {}
                    ('\u{300}'..='\u{344}', Some('α'..='ω')) if as_capitals => {}
                    ('ւ', Some('ե')) if as_capitals => letters.push((at, 'վ')),
                    _ if as_capitals => {
                        let folded = lower.to_uppercase().flat_map(char::to_lowercase);
                        letters.extend(folded.map(|letter| (at, letter)));
                    }
                    _ => letters.push((at, lower)),
                }
            }
        }
    }
    letters
}

/// Returns whether a word is written in capitals. One letter may begin a sentence.
fn is_in_capitals(word: &str) -> bool {
    word.chars().filter(|c| c.is_uppercase()).count() > 1 && !word.chars().any(char::is_lowercase)
}

/// Returns whether a character is a vowel sign of Hebrew or Arabic, lengthens a line, or permits a
/// break of it. The hamza and the maddah of Arabic belong to letters.
fn is_optional(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{640}'
        | '\u{64b}'..='\u{652}' | '\u{656}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_found(text: &str, word: &str) -> bool {
        FoldedWord::new(word).end_in(text, &letters(text)) == Some(text.len())
    }

    #[test]
    fn words_in_capitals_are_those_of_small_letters() {
        for (small, capitals) in [
            ("Στοίχημα", "ΣΤΟΙΧΗΜΑ"),
            ("Στοίχημα", "ΣΤΟΊΧΗΜΑ"),
            ("ρολόι", "ΡΟΛΟΪ"),
            ("ᾠδή", "ΩΙΔΗ"),
            ("οδός", "ΟΔΟΣ"),
            ("Straße", "STRASSE"),
            ("Straße", "STRAẞE"),
            ("Straße", "STRAßE"),
            ("Größe", "GRÖSSE"),
            ("istanbul", "İSTANBUL"),
            ("ısparta", "ISPARTA"),
            ("ĳsje", "IJSJE"),
            ("hÉireann", "HÉIREANN"),
            ("lietùvių", "LIETÙVIŲ"),
            ("i̇́", "Í"),
            ("բարև", "ԲԱՐԵՎ"),
            ("բարև", "ԲԱՐԵՒ"),
            ("ﬁnale", "FINALE"),
            ("né\u{301}e", "NÉ\u{301}E"),
            ("cafe\u{301}", "CAFÉ"),
        ] {
            assert!(is_found(capitals, small), "{capitals}: {small}");
            assert!(is_found(small, capitals), "{small}: {capitals}");
        }
    }

    #[test]
    fn other_words_in_small_letters_are_not_found() {
        for (text, word) in [
            ("Busse", "Buße"),
            ("Masse", "Maße"),
            ("πότε", "ποτέ"),
            ("Η", "ή"),
            ("SCHON", "schön"),
            ("zona", "żona"),
            ("ان", "أن"),
            ("각", "가"),
            ("e\u{301}", "e"),
            ("", "a"),
            ("a", ""),
        ] {
            assert!(!is_found(text, word), "{text}: {word}");
        }
    }

    #[test]
    fn signs_that_are_usually_not_written_are_ignored() {
        for (text, word) in
            [("أنتَ", "أنت"), ("محـمد", "محمد"), ("שָׁלוֹם", "שלום"), ("Wet\u{ad}te", "wette")]
        {
            assert!(is_found(text, word), "{text}: {word}");
        }
    }
}
