//! Counting words.

use crate::i18n::format::{is_cjk, is_mark};

/// Counts words character by character. In scripts without spaces between words, two characters are
/// a word, as on average in Chinese.
#[derive(Default)]
pub struct WordCounter {
    /// Whether the last character belongs to a word.
    is_inside: bool,
    /// Whether the last character is the first half of a word without spaces.
    is_half: bool,
}

impl WordCounter {
    /// Returns whether the next character begins a word.
    pub fn begins_word(&mut self, c: char) -> bool {
        if c.is_ascii() {
            let is_letter = c.is_ascii_alphanumeric();
            let begins = is_letter && !self.is_inside;
            self.is_half = false;
            self.is_inside = is_letter || self.is_inside && c == '\'';
            return begins;
        }
        let is_letter = is_common_letter(c) || c.is_alphanumeric();
        let is_wide = is_letter && is_cjk(c);
        let begins = if is_wide { !self.is_half } else { is_letter && !self.is_inside };
        self.is_half = is_wide && begins;
        self.is_inside = match is_letter {
            true => !is_wide,
            false => self.is_inside && (matches!(c, '’' | '\u{200c}' | '\u{200d}') || is_mark(c)),
        };
        begins
    }

    /// Returns the number of words that begin in the next characters.
    pub fn count(&mut self, text: &str) -> usize {
        text.chars().filter(|c| self.begins_word(*c)).count()
    }
}

/// Returns whether a character is one of frequent letters, without the slow lookup of
/// [`char::is_alphanumeric`]: of Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, or CJK.
fn is_common_letter(c: char) -> bool {
    matches!(c,
        '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{24f}'
        | '\u{3a3}'..='\u{3f5}' | '\u{400}'..='\u{481}' | '\u{48a}'..='\u{52f}'
        | '\u{5d0}'..='\u{5ea}' | '\u{620}'..='\u{64a}'
        | '\u{904}'..='\u{93b}' | '\u{93d}'..='\u{94c}'
        | '\u{3041}'..='\u{3096}' | '\u{30a1}'..='\u{30fa}' | '\u{4e00}'..='\u{9fff}'
        | '\u{ac00}'..='\u{d7a3}')
}

/// The number of words in a text.
pub fn count_words(text: &str) -> usize {
    WordCounter::default().count(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_letters_are_letters() {
        let wrong = ('\0'..=char::MAX).find(|c| is_common_letter(*c) && !c.is_alphanumeric());
        assert_eq!(wrong, None);
    }

    #[test]
    fn words_are_counted_in_every_script() {
        for (text, words) in [
            ("", 0),
            ("One two-three, it's 4.", 5),
            ("नमस्ते दुनिया", 2),
            ("پرونده\u{200c}ها", 1),
            ("语言很多", 2),
            ("语言x 很", 3),
            ("— …", 0),
        ] {
            assert_eq!(count_words(text), words, "{text}");
        }
    }
}
