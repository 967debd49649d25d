//! Lines, slices, edits and invisible characters of texts.

use std::cmp::Reverse;
use std::ops::Range;

/// The start of the line of an offset, which is clamped to the text.
pub fn line_start(text: &str, offset: usize) -> usize {
    let before = &text.as_bytes()[..offset.min(text.len())];
    memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1)
}

/// The line of an offset, without its line break.
pub fn line_span(text: &str, offset: usize) -> Range<usize> {
    let offset = offset.min(text.len());
    let end = memchr::memchr(b'\n', &text.as_bytes()[offset..]);
    line_start(text, offset)..end.map_or(text.len(), |newline| offset + newline)
}

/// The text from an offset to the end of its line.
pub fn line_from(text: &str, offset: usize) -> &str {
    text[offset..].lines().next().unwrap_or_default()
}

/// The range of a slice of a text; `None` if it is part of another one.
pub fn span_of(text: &str, slice: impl AsRef<[u8]>) -> Option<Range<usize>> {
    let slice = slice.as_ref();
    let start = slice.as_ptr().addr().checked_sub(text.as_ptr().addr())?;
    let end = start + slice.len();
    (end <= text.len()).then_some(start..end)
}

/// Returns a text with parts of it replaced, in any order. Of edits that overlap, the text of the
/// first one is inserted; those in a replaced part have no effect.
pub fn apply_edits(text: &str, edits: impl IntoIterator<Item = (Range<usize>, String)>) -> String {
    let mut edits: Vec<(Range<usize>, String)> = edits.into_iter().collect();
    edits.sort_by_key(|(range, _)| (range.start, !range.is_empty(), Reverse(range.end)));
    let mut edited = String::with_capacity(text.len());
    let mut at = 0;
    for (range, new) in edits {
        if range.start >= at {
            edited.push_str(&text[at..range.start]);
            edited.push_str(&new);
        }
        at = at.max(range.end);
    }
    edited + &text[at..]
}

/// Returns whether a character has neither a width nor a meaning in a name: a soft hyphen, a
/// zero-width space, a mark of direction, a word joiner or a byte order mark.
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}

/// Returns whether a character joins or separates its neighbours, with which many scripts write
/// vowels and forms of letters.
pub fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_applied_to_the_original() {
        let edits = [(4..6, "x"), (0..1, ""), (1..1, "é"), (2..5, "y"), (1..1, "è"), (3..4, "z")];
        let edits = edits.map(|(range, new)| (range, new.to_owned()));
        assert_eq!(apply_edits("abcdefg", edits), "éèbyg");
    }

    #[test]
    fn lines_and_slices_are_ranges() {
        let text = "ab\nцена\r\nx";
        assert_eq!(line_span(text, 5), 3..12);
        assert_eq!((line_start(text, 99), line_from(text, 5)), (13, "ена"));
        assert_eq!(span_of(text, &text[3..11]), Some(3..11));
        assert_eq!(span_of(&text[3..], &text[..3]), None);
    }
}
