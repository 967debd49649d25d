//! The words of a rendered page, and how many of them are in the language of the fallback.

use serde::Serialize;

use crate::base::html::Position;
use crate::i18n::format::{WordCounter, count_words};
use crate::page::render::fallback::{END, START, pieces};

/// The words of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct WordCount {
    /// All words.
    #[serde(rename = "words")]
    pub all: usize,
    /// The words in the language of the fallback.
    pub borrowed: usize,
}

impl WordCount {
    /// The borrowed share in percent, rounded up: 0 only if nothing is borrowed.
    pub fn percent(self) -> usize {
        (self.borrowed * 100).div_ceil(self.all.max(1))
    }

    /// The words on a page that are those of its texts: of messages and bodies, not of data, names
    /// of languages or code. `printed` are the words of the page as it is printed.
    pub(super) fn of_texts(self, printed: WordCount) -> WordCount {
        let own = |words: WordCount| words.all - words.borrowed;
        // Not all texts that a page reads are printed.
        let all = own(self).min(own(printed)) + printed.borrowed;
        WordCount { all, borrowed: printed.borrowed }
    }

    /// Counts a number of own words as borrowed: those of copied paragraphs, which are not marked.
    pub(super) fn with_copied(self, copied: usize) -> WordCount {
        WordCount { borrowed: (self.borrowed + copied).min(self.all), ..self }
    }

    /// Adds the words of another text.
    pub(super) fn add(&mut self, other: WordCount) {
        self.all += other.all;
        self.borrowed += other.borrowed;
    }

    /// Adds the words of a message, which may be in the language of the fallback.
    pub(super) fn add_message(&mut self, text: &str, is_borrowed: bool) {
        let all = count_words(text);
        self.add(WordCount { all, borrowed: if is_borrowed { all } else { 0 } });
    }

    /// Counts the words in the texts of a page with marks.
    pub(super) fn count(html: &str) -> WordCount {
        let mut words = WordCount::default();
        let (mut depth, mut counter) = (0, WordCounter::default());
        for (position, text, rest) in pieces(html) {
            let is_text = position == Position::Text;
            let c = rest.chars().next().unwrap_or(' ');
            // Words do not continue from one text to the next.
            let begun = match is_text {
                true => counter.count(text) + usize::from(counter.begins_word(c)),
                false => usize::from(counter.begins_word(' ')),
            };
            words.all += begun;
            words.borrowed += if depth > 0 { begun } else { 0 };
            match c {
                START => depth += 1,
                END => depth -= 1,
                _ => {}
            }
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::render::fallback::mark;

    #[test]
    fn words_are_counted_in_texts() {
        for (html, all, borrowed) in [
            ("<p class=\"a b\">One two-three</p><script>x y</script>".to_owned(), 3, 0),
            (format!("<p>It's {}, 4.</p>", mark("<b>five</b> six")), 4, 2),
            (format!("<p>语言很多{}</p>", mark("नमस्ते दुनिया")), 4, 2),
            (format!("<i title=\"{}\">a</i>", mark("b c")), 1, 0),
            (format!("<i title=\"Ｂ ｃ {}\">a</i>b<svg>c</svg>{}", mark("d"), mark("e")), 3, 1),
            ("<title>a</title><b>c".to_owned(), 1, 0),
        ] {
            assert_eq!(WordCount::count(&html), WordCount { all, borrowed }, "{html}");
        }
    }
}
