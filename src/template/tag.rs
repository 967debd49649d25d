//! The statements in the source of a template.

use std::ops::Range;

/// A `{% %}`.
pub(super) struct Tag<'a> {
    /// Its first word.
    pub(super) word: &'a str,
    /// What stands behind that, in bytes of the source.
    pub(super) inside: Range<usize>,
    /// The offset behind the whole.
    pub(super) end: usize,
}

impl Tag<'_> {
    /// Where one of these characters stands inside, but in no brackets and in no text.
    pub(super) fn top_level(&self, text: &str, wanted: u8) -> Vec<usize> {
        let bytes = text.as_bytes();
        let (mut at, mut depth, mut found) = (self.inside.start, 0_usize, Vec::new());
        while at < self.inside.end {
            match bytes[at] {
                quote @ (b'"' | b'\'') => at = end_of_text(bytes, at + 1, quote) - 1,
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                byte if byte == wanted && depth == 0 => found.push(at),
                _ => {}
            }
            at += 1;
        }
        found
    }
}

/// The statements of a template, in order. Comments and what is raw have none.
pub(super) fn tags(text: &str) -> Vec<Tag<'_>> {
    let bytes = text.as_bytes();
    let (mut at, mut is_raw, mut tags) = (0, false, Vec::new());
    while let Some(open) = memchr::memchr(b'{', &bytes[at..]).map(|found| at + found) {
        at = open + 1;
        match bytes.get(at) {
            Some(b'#') if !is_raw => {
                let comment = &bytes[at + 1..];
                let length = memchr::memmem::find(comment, b"#}").unwrap_or(comment.len());
                at = (at + 1 + length + 2).min(bytes.len());
            }
            Some(b'{') if !is_raw => at = end(bytes, at + 1, b"}}").1,
            Some(b'%') => {
                let (inside, after) = match is_raw {
                    // Whatever stands there, only the end of the block counts.
                    true => {
                        let rest = &bytes[at + 1..];
                        let length = memchr::memmem::find(rest, b"%}").unwrap_or(rest.len());
                        (at + 1..at + 1 + length, at + 1)
                    }
                    false => {
                        let (inside, after) = end(bytes, at + 1, b"%}");
                        (at + 1..inside, after)
                    }
                };
                let trimmed = text[inside.clone()].trim_start_matches(['-', '+']).trim_start();
                let start = inside.end - trimmed.len();
                let word = trimmed.split(|c: char| !c.is_ascii_alphanumeric()).next();
                let word = word.unwrap_or_default();
                let trimmed = trimmed.trim_end_matches(['-', '+']).trim_end();
                is_raw = if is_raw { word != "endraw" } else { word == "raw" };
                at = after;
                if !is_raw {
                    let last = start + trimmed.len();
                    tags.push(Tag {
                        word,
                        inside: (start + word.len()).min(last)..last,
                        end: after,
                    });
                }
            }
            _ => {}
        }
    }
    tags
}

/// Where the delimiter that closes a tag is, outside of texts, and the offset behind it.
fn end(bytes: &[u8], mut at: usize, close: &[u8]) -> (usize, usize) {
    while at < bytes.len() {
        match bytes[at] {
            quote @ (b'"' | b'\'') => at = end_of_text(bytes, at + 1, quote),
            _ if bytes[at..].starts_with(close) => return (at, at + close.len()),
            _ => at += 1,
        }
    }
    (bytes.len(), bytes.len())
}

/// The offset behind a string literal.
fn end_of_text(bytes: &[u8], mut at: usize, quote: u8) -> usize {
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\\' => at += 1,
            byte if *byte == quote => break,
            _ => {}
        }
    }
    at.min(bytes.len())
}
