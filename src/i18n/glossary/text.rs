//! Finds names, numbers and words of other scripts in texts.

/// The script of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Latin letters.
    Latin,
    /// Cyrillic letters.
    Cyrillic,
    /// Devanagari.
    Devanagari,
    /// Chinese characters, without spaces between words.
    Han,
}

impl Script {
    /// Parses a name; the glossary's schema allows no other.
    pub(super) fn parse(name: &str) -> Script {
        match name {
            "cyrillic" => Script::Cyrillic,
            "devanagari" => Script::Devanagari,
            "han" => Script::Han,
            _ => Script::Latin,
        }
    }

    /// The script of a letter, if it is one of these (Unicode blocks).
    fn of(letter: char) -> Option<Script> {
        Some(match letter {
            '×' | '÷' => return None,
            'A'..='Z' | 'a'..='z' | '\u{c0}'..='\u{24f}' => Script::Latin,
            '\u{400}'..='\u{52f}' => Script::Cyrillic,
            '\u{900}'..='\u{963}' | '\u{970}'..='\u{97f}' => Script::Devanagari,
            '\u{3400}'..='\u{9fff}' => Script::Han,
            _ => return None,
        })
    }
}

/// A text with the ranges of names and markup, which checks skip.
pub(super) struct Words<'a> {
    text: &'a str,
    /// The script of the text's language.
    script: Script,
    /// Where words begin, outside of names and tags; in a script without spaces, every character.
    starts: Vec<usize>,
    /// Byte ranges of names and tags, in order.
    skipped: Vec<(usize, usize)>,
}

/// Finds the names of `keep` (the longest first) and the tags in `text`.
pub(super) fn words<'a>(text: &'a str, keep: &[Box<str>], script: Script) -> Words<'a> {
    let (mut starts, mut skipped) = (Vec::new(), Vec::new());
    let mut at = 0;
    // A name begins at the start of a word, so most positions need no lookup.
    let mut inside = false;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let tag = if next == '<' { rest.find('>').map(|end| end + 1) } else { None };
        let name = || {
            let mut names = keep.iter().filter(|name| name.bytes().next() == rest.bytes().next());
            let found = names.find(|name| {
                rest.starts_with(&***name) && is_whole_word(text, at, at + name.len())
            });
            found.map(|name| name.len())
        };
        let known = tag.or_else(|| if inside { None } else { name() });
        let length = known.unwrap_or(next.len_utf8());
        if known.is_some() {
            skipped.push((at, at + length));
        } else if script == Script::Han || !inside {
            starts.push(at);
        }
        at += length;
        inside = text[..at].chars().next_back().is_some_and(is_word_character);
    }
    Words { text, script, starts, skipped }
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

    /// Literal numbers.
    pub(super) fn numbers(&self) -> Vec<(usize, usize)> {
        let runs = self.runs(|c| c.is_numeric() || matches!(c, '.' | ','));
        let trimmed = runs.into_iter().filter_map(|(start, end)| {
            let text = &self.text[start..end];
            let inner = text.trim_matches(['.', ',']);
            let start = start + text.find(inner)?;
            (!inner.is_empty()).then_some((start, start + inner.len()))
        });
        trimmed.collect()
    }

    /// Words in another script.
    pub(super) fn foreign(&self) -> Vec<(usize, usize)> {
        self.runs(|letter| Script::of(letter).is_some_and(|script| script != self.script))
    }

    /// The number of words that are not names.
    pub(super) fn count(&self) -> usize {
        self.runs(char::is_alphabetic).len()
    }

    /// Finds a lower-case `word` in the text in any case, outside of names.
    pub(super) fn find(&self, word: &str) -> Vec<(usize, usize)> {
        let is_at = |&start: &usize| {
            let end = start + prefix_length(&self.text[start..], word)?;
            let hidden = self.skipped.iter().any(|(from, to)| start < *to && *from < end);
            let alone = self.script == Script::Han || is_whole_word(self.text, start, end);
            (!hidden && alone).then_some((start, end))
        };
        self.starts.iter().filter_map(is_at).collect()
    }
}

/// The length of the lower-case `word` at the start of `text`, where it stands in any case.
fn prefix_length(text: &str, word: &str) -> Option<usize> {
    let mut letters = text.char_indices();
    for wanted in word.chars() {
        let (_, letter) = letters.next()?;
        if !letter.to_lowercase().eq([wanted]) {
            return None;
        }
    }
    Some(letters.offset())
}

/// Returns whether a word of `text` begins with `stem` (both in lower case); in a script without
/// spaces, whether it occurs at all.
pub(super) fn occurs(text: &str, stem: &str, script: Script) -> bool {
    text.match_indices(stem).any(|(at, _)| {
        script == Script::Han || !text[..at].chars().next_back().is_some_and(is_word_character)
    })
}

fn is_whole_word(text: &str, start: usize, end: usize) -> bool {
    !text[..start].chars().next_back().is_some_and(is_word_character)
        && !text[end..].chars().next().is_some_and(is_word_character)
}

/// Returns whether a character is part of a word: letters, digits and Devanagari signs. A Chinese
/// character next to a Latin name is not part of it.
fn is_word_character(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphanumeric();
    }
    let sign = matches!(character, '\u{900}'..='\u{963}' | '\u{970}'..='\u{97f}');
    (character.is_alphanumeric() || sign) && Script::of(character) != Some(Script::Han)
}
