//! Scans CSS without a parser, for locations, brackets and comments.

use std::cell::OnceCell;
use std::ops::Range;

use crate::base::limit::CSS_BLOCKS;

/// The lines of a text.
pub(super) struct Lines<'a> {
    text: &'a str,
    /// Known positions, in order; collected on first use.
    positions: OnceCell<Vec<Position>>,
}

/// The position of an offset in a text.
#[derive(Clone, Copy)]
struct Position {
    line: u32,
    /// UTF-16 units before it in the line.
    units: usize,
    offset: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Lines<'a> {
        Lines { text, positions: OnceCell::new() }
    }

    /// The span of `needle` at or soon after a line (from 0) and column (from 1, UTF-16 units), or
    /// that position if it is not found.
    pub(super) fn locate(&self, line: u32, column: u32, needle: &str) -> Range<usize> {
        const NEAR: usize = 4096;
        let text = self.text;
        let positions = self.positions.get_or_init(|| positions(text));
        let line = line.min(positions.last().map_or(0, |last| last.line));
        let units = column.saturating_sub(1) as usize;
        let next = positions.partition_point(|known| (known.line, known.units) <= (line, units));
        // The first position is that of the first line and column.
        let start = positions[next - 1];
        let mut units = units - start.units;
        let mut at = start.offset;
        for c in text[at..].chars().take_while(|c| !matches!(c, '\n' | '\r' | '\x0c')) {
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

/// Where the lines of a text begin, and a position in every 1,024 units of long lines: a minified
/// style sheet is one line. CSS has more line breaks than `\n`.
fn positions(text: &str) -> Vec<Position> {
    const STEP: usize = 1024;
    let mut known = Position { line: 0, units: 0, offset: 0 };
    let mut positions = vec![known];
    let mut units = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let is_pair = c == '\r' && chars.peek().is_some_and(|(_, next)| *next == '\n');
        units += c.len_utf16();
        let is_break = matches!(c, '\n' | '\r' | '\x0c') && !is_pair;
        if is_break {
            known = Position { line: known.line + 1, units: 0, offset: at + c.len_utf8() };
            units = 0;
            positions.push(known);
        } else if units >= known.units + STEP && !is_pair {
            known = Position { line: known.line, units, offset: at + c.len_utf8() };
            positions.push(known);
        }
    }
    positions
}

/// A part of a style sheet that its structure consists of, with its offset.
enum Part<'t> {
    Open(usize, u8),
    Close(u8),
    /// The text of a comment; `None` if it is not closed.
    Comment(usize, Option<&'t str>),
    /// A string or an unquoted URL, with its delimiters.
    Text(Range<usize>),
    /// A string or an unquoted URL that is not closed, with its end.
    Unclosed(usize, &'static str),
    /// The start of a line with a comment in the notation of scripts.
    LineComment(Range<usize>),
}

/// The brackets and comments of a text, without those in strings and unquoted URLs.
fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let (bytes, mut at) = (text.as_bytes(), 0);
    std::iter::from_fn(move || {
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            at += 1;
            match byte {
                b'(' if is_url(&text[..start], &bytes[at..]) => {
                    while bytes.get(at).is_some_and(|byte| *byte != b')') {
                        at += if bytes[at] == b'\\' { 2 } else { 1 };
                    }
                    at += 1;
                    if at > bytes.len() {
                        return Some(Part::Unclosed(start, ")"));
                    }
                    return Some(Part::Text(start..at));
                }
                b'{' | b'(' | b'[' => return Some(Part::Open(start, byte)),
                b'}' | b')' | b']' => return Some(Part::Close(byte)),
                b'\\' => at += 1,
                b'/' if bytes.get(at) == Some(&b'*') => {
                    let end = memchr::memmem::find(&bytes[at + 1..], b"*/");
                    let end = end.map(|end| start + 2 + end);
                    at = end.map_or(bytes.len(), |end| end + 2);
                    return Some(Part::Comment(start, end.map(|end| &text[start + 2..end])));
                }
                b'/' if bytes.get(at) == Some(&b'/') && may_begin_comment(&bytes[..start]) => {
                    let end = memchr::memchr3(b'\n', b'\r', b'\x0c', &bytes[at..]);
                    at = end.map_or(bytes.len(), |end| at + end);
                    return Some(Part::LineComment(start..at));
                }
                b'"' | b'\'' => {
                    at = string_end(bytes, start) + 1;
                    if bytes.get(at - 1) != Some(&byte) {
                        let end = if byte == b'"' { "\"" } else { "'" };
                        return Some(Part::Unclosed(start, end));
                    }
                    return Some(Part::Text(start..at));
                }
                _ => {}
            }
        }
        None
    })
}

/// Whether two slashes after this text start a comment, and are not part of an address.
fn may_begin_comment(before: &[u8]) -> bool {
    before.last().is_none_or(|byte| byte.is_ascii_whitespace() || b";{},/".contains(byte))
}

/// Whether a parenthesis between these texts begins a URL without quotes.
fn is_url(before: &str, after: &[u8]) -> bool {
    let start = before.len().saturating_sub(3);
    before.get(start..).is_some_and(|name| name.eq_ignore_ascii_case("url"))
        && !after.trim_ascii_start().starts_with(b"\"")
        && !after.trim_ascii_start().starts_with(b"'")
}

/// The first bracket beyond the limit of nesting.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    parts(text).find_map(|part| {
        match part {
            Part::Open(at, _) => {
                depth += 1;
                return CSS_BLOCKS.is_exceeded_by(depth).then_some(at);
            }
            Part::Close(_) => depth = depth.saturating_sub(1),
            Part::Comment(..) | Part::Text(_) | Part::Unclosed(..) | Part::LineComment(_) => {}
        }
        None
    })
}

/// The first string, URL or comment that is not closed, or the last bracket, and its end.
pub(super) fn unclosed(text: &str) -> Option<(Range<usize>, &'static str)> {
    let mut open: Vec<(usize, u8)> = Vec::new();
    for part in parts(text) {
        match part {
            Part::Open(at, bracket) => open.push((at, bracket)),
            Part::Close(end) => {
                open.pop_if(|(_, bracket)| closing(*bracket).as_bytes() == [end]);
            }
            Part::Comment(_, Some(_)) | Part::Text(_) | Part::LineComment(_) => {}
            Part::Comment(at, None) => return Some((at..at + 2, "*/")),
            Part::Unclosed(at, end) => return Some((at..at + 1, end)),
        }
    }
    open.pop().map(|(at, bracket)| (at..at + 1, closing(bracket)))
}

fn closing(bracket: u8) -> &'static str {
    match bracket {
        b'{' => "}",
        b'(' => ")",
        _ => "]",
    }
}

/// The comments with licences: those that begin with an exclamation mark, without their signs.
pub(super) fn licences(text: &str) -> Vec<&str> {
    let comments = parts(text).filter_map(|part| match part {
        Part::Comment(_, comment) => comment,
        _ => None,
    });
    comments.filter(|comment| comment.starts_with('!')).collect()
}

/// The lines with comments in the notation of scripts, without the line breaks.
pub(super) fn line_comments(text: &str) -> Vec<Range<usize>> {
    let comments = parts(text).filter_map(|part| match part {
        Part::LineComment(span) => Some(span),
        _ => None,
    });
    comments.collect()
}

/// The text with spaces for the bytes of comments, strings and unquoted URLs.
pub(super) fn code(text: &str) -> String {
    let blank = parts(text).filter_map(|part| match part {
        Part::Comment(start, Some(comment)) => Some(start..start + comment.len() + 4),
        Part::Comment(start, None) | Part::Unclosed(start, _) => Some(start..text.len()),
        Part::Text(span) | Part::LineComment(span) => Some(span),
        Part::Open(..) | Part::Close(_) => None,
    });
    blanked(text, blank)
}

/// The text with spaces for the bytes of these parts.
pub(super) fn blanked(text: &str, parts: impl Iterator<Item = Range<usize>>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for byte in parts.flat_map(|part| part.start..part.end.min(text.len())) {
        if !matches!(bytes[byte], b'\n' | b'\r' | b'\x0c') {
            bytes[byte] = b' ';
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
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
        // Each character takes three bytes and one unit.
        let text = format!("{0}\n{0}\r\nx", "\u{20ac}".repeat(5_000));
        let lines = Lines::new(&text);
        assert_eq!(lines.locate(0, 1 + 1_023, "").start, 3 * 1_023);
        assert_eq!(lines.locate(1, 1 + 4_999, "").start, 3 * 9_999 + 1);
        assert_eq!(lines.locate(1, 9_999, "").start, 3 * 10_000 + 1);
        assert_eq!(lines.locate(2, 1, "x"), text.len() - 1..text.len());
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

    #[test]
    fn brackets_and_comments_that_are_not_closed_are_found() {
        let found = |text| unclosed(text).map(|(span, end)| (span.start, end));
        for (text, expected) in [
            ("a{color:red b{color:blue}", (1, "}")),
            ("a{} /* b", (4, "*/")),
            ("a{width:calc(1px;} b{}", (12, ")")),
            ("a{} [b=\"]\"{}", (4, "]")),
            ("@media x{a{color:red}", (8, "}")),
            ("a{b:url(c.png}\nd{e:f}", (7, ")")),
            ("url(", (3, ")")),
            ("url(\\", (3, ")")),
            ("a{b:\"c}\nd{e:f}", (4, "\"")),
            ("a{b:'c\\\nd'} e{f:'", (16, "'")),
        ] {
            assert_eq!(found(text), Some(expected), "{text}");
        }
        for text in [
            "a{b:url(c{\\)/*)}", "a{b:URL( 'c(' )}", "a::after{content:'{'}/* { */", "a}", "\\{",
            "a{b:'c\\\nd'}", "",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }

    #[test]
    fn comments_with_licences_are_found_anywhere() {
        let text = "/*! a */b{c:'/*! d */'/*e*//*! f\n*/}/*! g";
        assert_eq!(licences(text), ["! a ", "! f\n"]);
    }

    #[test]
    fn comments_of_scripts_are_found_outside_of_texts() {
        let text = "//a\nb{c:'//d'}/*//e*/ f{g:url(//h) url( '//i' );--j:x://k}\tl{}//m'\r\nn{}";
        let found: Vec<&str> = line_comments(text).into_iter().map(|span| &text[span]).collect();
        assert_eq!(found, ["//a", "//m'"]);
        assert_eq!(unclosed(text), None);
    }

    #[test]
    fn code_has_the_offsets_of_its_text() {
        let text = "a/*\u{e9}\n*/{b:'c' url(d)}//e";
        assert_eq!(code(text), "a    \n  {b:    url   }   ");
        assert_eq!(code("a{b:'c"), "a{b:  ");
    }
}
