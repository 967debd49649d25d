//! The tags in the source of a template.

use std::ops::Range;

use crate::base::limit::TEMPLATE_BRANCHES;

/// The kind of a tag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TagKind {
    /// `{# #}`
    Comment,
    /// `{{ }}`
    Expression,
    /// `{% %}`
    Statement,
}

/// A tag.
pub(super) struct TemplateTag<'a> {
    pub(super) kind: TagKind,
    /// The first word of a statement; empty in other tags.
    pub(super) word: &'a str,
    /// The span between the delimiters, in a statement after its first word, in bytes of the
    /// source.
    pub(super) inside: Range<usize>,
    /// The start of the tag.
    pub(super) start: usize,
    /// The end of the tag.
    pub(super) end: usize,
}

impl<'a> TemplateTag<'a> {
    /// Splits off the first word.
    fn split(&mut self, text: &'a str) {
        let trimmed = text[self.inside.clone()].trim_start_matches(['-', '+']).trim_start();
        let start = self.inside.end - trimmed.len();
        let word = trimmed.split(|c: char| !c.is_ascii_alphanumeric()).next();
        self.word = word.unwrap_or_default();
        let last = start + trimmed.trim_end_matches(['-', '+']).trim_end().len();
        self.inside = (start + self.word.len()).min(last)..last;
    }
}

/// The tags of a template, in order. Raw blocks contain none.
pub(super) fn tags(text: &str) -> Vec<TemplateTag<'_>> {
    let bytes = text.as_bytes();
    let (mut at, mut is_raw, mut tags) = (0, false, Vec::new());
    while let Some(start) = memchr::memchr(b'{', &bytes[at..]).map(|found| at + found) {
        at = start + 1;
        let (kind, (inside, end)) = match bytes.get(at) {
            Some(b'#') if !is_raw => (TagKind::Comment, find(bytes, start + 2, b"#}")),
            Some(b'{') if !is_raw => (TagKind::Expression, close(bytes, start + 2, b"}}")),
            // In a raw block, only its end is a tag.
            Some(b'%') if is_raw && !is_end_of_raw(&text[start + 2..]) => continue,
            Some(b'%') => (TagKind::Statement, close(bytes, start + 2, b"%}")),
            _ => continue,
        };
        let mut tag = TemplateTag { kind, word: "", inside: start + 2..inside, start, end };
        if kind == TagKind::Statement {
            tag.split(text);
            is_raw = tag.word == "raw";
        }
        at = end;
        tags.push(tag);
    }
    tags
}

/// The first `elif` of a template beyond [`TEMPLATE_BRANCHES`], counted with those of the `if`
/// around it.
pub(super) fn crowded_if(text: &str) -> Option<Range<usize>> {
    let (mut open, mut count) = (Vec::new(), 0);
    tags(text).into_iter().find_map(|tag| {
        match tag.word {
            "if" => open.push(count),
            "elif" => count += 1,
            "endif" => count = open.pop().unwrap_or_default(),
            _ => {}
        }
        TEMPLATE_BRANCHES.is_exceeded_by(count).then_some(tag.start..tag.end)
    })
}

/// The spans of the code of a template: expressions, and statements after their first words.
pub fn code_spans(text: &str) -> Vec<Range<usize>> {
    let code = tags(text).into_iter().filter(|tag| tag.kind != TagKind::Comment);
    code.map(|tag| tag.inside).collect()
}

/// Replaces tags by spaces, so that all other offsets stay the same.
pub(super) fn without<'t>(text: &str, tags: impl Iterator<Item = &'t TemplateTag<'t>>) -> String {
    let (mut out, mut copied) = (String::with_capacity(text.len()), 0);
    for tag in tags {
        out.push_str(&text[copied..tag.start]);
        out.extend(std::iter::repeat_n(' ', tag.end - tag.start));
        copied = tag.end;
    }
    out.push_str(&text[copied..]);
    out
}

/// The text of a template with spaces in place of tags, at the same offsets.
pub fn without_tags(text: &str) -> String {
    without(text, tags(text).iter())
}

/// Returns whether a statement is `endraw`; `code` begins inside the statement.
fn is_end_of_raw(code: &str) -> bool {
    let word = code.trim_start_matches(['-', '+']).trim_start().strip_prefix("endraw");
    word.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
}

/// The offset of the delimiter that closes a comment, and the offset after it.
fn find(bytes: &[u8], from: usize, close: &[u8]) -> (usize, usize) {
    let length = memchr::memmem::find(&bytes[from..], close).unwrap_or(bytes.len() - from);
    (from + length, (from + length + close.len()).min(bytes.len()))
}

/// The offset of the delimiter that closes a tag, outside of texts, and the offset after it.
fn close(bytes: &[u8], mut at: usize, close: &[u8]) -> (usize, usize) {
    while at < bytes.len() {
        match bytes[at] {
            quote @ (b'"' | b'\'') => at = end_of_text(bytes, at + 1, quote),
            _ if bytes[at..].starts_with(close) => return (at, at + close.len()),
            _ => at += 1,
        }
    }
    (bytes.len(), bytes.len())
}

/// The offset after a string literal, whose opening quote is before `at`.
pub(super) fn end_of_text(bytes: &[u8], mut at: usize, quote: u8) -> usize {
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

/// The positions of a character in code, outside of brackets and texts.
pub(super) fn top_level(text: &str, code: Range<usize>, wanted: u8) -> Vec<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth, mut found) = (code.start, 0_usize, Vec::new());
    while at < code.end {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_count_with_those_around_them() {
        let most = TEMPLATE_BRANCHES.most();
        let chain = |n: usize| format!("{{% if a %}}{}", "{% elif a %}".repeat(n));
        let end = "{% endif %}";
        assert_eq!(crowded_if(&format!("{}{end}", chain(most)).repeat(2)), None);
        let inner = format!("{}{}{end}{end}", chain(1), chain(most));
        let at = inner.len() - 2 * end.len() - "{% elif a %}".len();
        assert_eq!(crowded_if(&inner), Some(at..at + "{% elif a %}".len()));
    }
}
