//! Counting words.

use crate::i18n::format::{is_cjk, is_mark};

/// Counts words character by character. In scripts without spaces between words, as many characters
/// are a word as on average: two in Chinese and Japanese, six in Thai.
#[derive(Default)]
pub struct WordCounter {
    /// Whether the last character belongs to a word.
    is_inside: bool,
    /// The number of further characters of a word without spaces.
    rest: u8,
}

impl WordCounter {
    /// Returns whether the next character begins a word.
    pub fn begins_word(&mut self, c: char) -> bool {
        if c.is_ascii() {
            let is_letter = c.is_ascii_alphanumeric();
            let begins = is_letter && !self.is_inside;
            self.rest = 0;
            self.is_inside = is_letter || self.is_inside && c == '\'';
            return begins;
        }
        let is_letter = is_common_letter(c) || c.is_alphanumeric();
        let length = if is_letter { unspaced_length(c) } else { 0 };
        let begins = if length > 0 { self.rest == 0 } else { is_letter && !self.is_inside };
        self.rest = match length {
            0 if !is_letter && is_mark(c) => self.rest,
            0 => 0,
            length if begins => length - 1,
            _ => self.rest - 1,
        };
        self.is_inside = match is_letter {
            true => length == 0,
            false => self.is_inside && (matches!(c, '’' | '\u{200c}' | '\u{200d}') || is_mark(c)),
        };
        begins
    }

    /// Returns the number of words that begin in the next characters.
    pub fn count(&mut self, text: &str) -> usize {
        let (mut count, mut rest) = (0, text);
        while let Some(c) = rest.chars().next() {
            // Words of ASCII, which most are, are found without decoding.
            let letters = rest.bytes().position(|byte| !byte.is_ascii_alphanumeric());
            let letters = letters.unwrap_or(rest.len());
            if letters > 0 {
                count += usize::from(!self.is_inside);
                (self.is_inside, self.rest) = (true, 0);
                rest = &rest[letters..];
            } else {
                count += usize::from(self.begins_word(c));
                rest = &rest[c.len_utf8()..];
            }
        }
        count
    }
}

/// The number of characters of a word in the script of a letter; 0 in scripts with spaces.
fn unspaced_length(letter: char) -> u8 {
    match letter {
        // Thai and Lao, Burmese, Khmer, Tai Le to New Tai Lue, Tai Tham, Javanese, Shan.
        '\u{e00}'..='\u{eff}'
        | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{17ff}'
        | '\u{1950}'..='\u{19df}'
        | '\u{1a20}'..='\u{1aaf}'
        | '\u{a980}'..='\u{a9ff}'
        | '\u{aa60}'..='\u{aa7f}' => 6,
        // Korean has spaces.
        '\u{1100}'..='\u{11ff}'
        | '\u{3130}'..='\u{318f}'
        | '\u{a960}'..='\u{a97f}'
        | '\u{ac00}'..='\u{d7ff}' => 0,
        letter if is_cjk(letter) => 2,
        _ => 0,
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
            ("กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย", 7),
            ("សួស្តីពិភពលោក ABC", 3),
            ("안녕하세요 세계", 2),
            ("— …", 0),
        ] {
            assert_eq!(count_words(text), words, "{text}");
        }
    }
}
