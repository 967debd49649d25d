//! Locations in the user's files: byte offsets, and lines and columns.

use std::ops::Range;

use crate::base::text::line_start;
use crate::engine::source::SourcePath;

/// A span of a source file, in bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub path: SourcePath,
    /// The first byte.
    pub start: usize,
    /// The byte after the last; equal to `start` for a point.
    pub end: usize,
}

impl Place {
    /// The location `span` of `path`.
    pub fn new(path: &SourcePath, span: Range<usize>) -> Place {
        Place { path: path.clone(), start: span.start, end: span.end }
    }

    /// The start of a file, for diagnostics of the file as a whole.
    pub fn file(path: &SourcePath) -> Place {
        Place::new(path, 0..0)
    }

    /// The path and the line; `text` is that of the file.
    pub fn file_and_line(&self, text: &str) -> String {
        format!("{}:{}", self.path, position(text, self.start).0)
    }
}

/// The byte offset of a 1-based line and 1-based column (in characters) of `text`, clamped to it.
pub fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let start = match line {
        0 | 1 => 0,
        line => match memchr::memchr_iter(b'\n', text.as_bytes()).nth(line - 2) {
            Some(newline) => newline + 1,
            None => return text.len(),
        },
    };
    let rest = &text[start..];
    let end = memchr::memchr(b'\n', rest.as_bytes()).unwrap_or(rest.len());
    let line = &rest[..end];
    start + line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at)
}

/// The 1-based line and column (in characters) of a byte offset, clamped to the text.
pub fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..floor_boundary(text, offset)];
    let line = memchr::memchr_iter(b'\n', before.as_bytes()).count() + 1;
    (line, before[line_start(before, before.len())..].chars().count() + 1)
}

/// The start of the character at `offset`, or the end of the text.
pub(super) fn floor_boundary(text: &str, offset: usize) -> usize {
    text.floor_char_boundary(offset.min(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_offsets_are_inverse() {
        let text = "ab\nцена\nx";
        assert_eq!(position(text, 0), (1, 1));
        assert_eq!(position(text, 5), (2, 2));
        assert_eq!(offset_of(text, 2, 2), 5);
        assert_eq!(offset_of(text, 9, 9), text.len());
        assert_eq!(position(text, 999), (3, 2));
    }
}
