//! Scans CSS without a parser, for locations and nesting depth.

use std::cell::OnceCell;
use std::ops::Range;

use crate::base::limit::CSS_BLOCKS;

/// The lines of a text.
pub(super) struct Lines<'a> {
    text: &'a str,
    /// Where each line begins; collected on first use.
    starts: OnceCell<Vec<usize>>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Lines<'a> {
        Lines { text, starts: OnceCell::new() }
    }

    /// The span of `needle` at or soon after a line (from 0) and column (from 1, UTF-16 units), or
    /// that position if it is not found.
    pub(super) fn locate(&self, line: u32, column: u32, needle: &str) -> Range<usize> {
        const NEAR: usize = 4096;
        let text = self.text;
        let starts = self.starts.get_or_init(|| line_starts(text));
        let start = starts[(line as usize).min(starts.len() - 1)];
        let mut units = column.saturating_sub(1) as usize;
        let mut at = start;
        for c in text[start..].chars().take_while(|c| !matches!(c, '\n' | '\r' | '\x0c')) {
            if units == 0 {
                break;
            }
            units = units.saturating_sub(c.len_utf16());
            at += c.len_utf8();
        }
        let near = &text[at..text.floor_char_boundary((at + NEAR).min(text.len()))];
        match near.find(needle) {
            Some(found) if !needle.is_empty() => at + found..at + found + needle.len(),
            _ => at..at,
        }
    }
}

/// Where the lines of a text begin. CSS has more line breaks than `\n`.
fn line_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let breaks = memchr::memchr3_iter(b'\n', b'\r', b'\x0c', bytes);
    let is_last = |at: &usize| bytes[*at] != b'\r' || bytes.get(at + 1) != Some(&b'\n');
    std::iter::once(0).chain(breaks.filter(is_last).map(|at| at + 1)).collect()
}

/// The first bracket beyond the limit of nesting; comments and strings are skipped.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'{' | b'(' | b'[' => {
                depth += 1;
                if CSS_BLOCKS.is_exceeded_by(depth) {
                    return Some(at);
                }
            }
            b'}' | b')' | b']' => depth = depth.saturating_sub(1),
            b'\\' => at += 1,
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                let end = memchr::memmem::find(&bytes[at + 2..], b"*/");
                at = end.map_or(bytes.len(), |end| at + 2 + end + 1);
            }
            b'"' | b'\'' => at = string_end(bytes, at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The last byte of the string that begins at `start`. A line break ends an invalid string.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'\n' | b'\r' | b'\x0c' => break,
            byte if byte == bytes[start] => break,
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_css_lines_and_utf16() {
        let text = "a\r\nb\x0c\u{1F600}x url(y)";
        assert_eq!(Lines::new(text).locate(0, 2, ""), 1..1);
        assert_eq!(Lines::new(text).locate(1, 1, ""), 3..3);
        assert_eq!(Lines::new(text).locate(2, 3, ""), 9..9);
        assert_eq!(Lines::new(text).locate(2, 1, "y"), 15..16);
        assert_eq!(Lines::new(text).locate(99, 99, "y"), 17..17);
    }

    #[test]
    fn depth_counts_brackets_only() {
        let deep = "{".repeat(CSS_BLOCKS.most());
        assert_eq!(too_deep(&deep), None);
        assert_eq!(too_deep(&format!("{deep}(")), Some(CSS_BLOCKS.most()));
        assert_eq!(too_deep(&format!("/*{deep}{{*/ '{deep}\\'{{' \\{{ {deep}")), None);
        assert_eq!(too_deep("/*"), None);
        assert_eq!(too_deep("'\\"), None);
    }
}
