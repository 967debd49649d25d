//! String literals in placeables, whose characters are text, not Markdown: `{ "a & <b>" }`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Tag};

/// Replaces a sign in a literal: a character that bodies can't contain, and that is a letter to the
/// parser.
const MASK: char = '\u{1}';

/// The text with the signs in literals of placeables masked. All offsets stay the same.
pub(super) fn masked(source: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(source);
    let (mut done, mut block_end) = (0, 0);
    let mut lengths = BTreeMap::new();
    for (at, _) in source.match_indices('{') {
        if at < done || source[..at].ends_with('\\') {
            continue;
        }
        if at >= block_end {
            let is_end = |end: &usize| {
                let next = &source.as_bytes()[end + 1..];
                next.starts_with(b"\n") || next.starts_with(b"\r\n")
            };
            let mut ends = memchr::memchr_iter(b'\n', &source.as_bytes()[at..]).map(|it| at + it);
            block_end = ends.find(is_end).unwrap_or(source.len());
            lengths.clear();
        }
        if !lengths.contains_key(&at) {
            add_lengths(&source[..block_end], at, &mut lengths);
        }
        let Some(length) = lengths[&at] else { continue };
        done = at + length;
        for literal in literals(&source[at..at + length]) {
            let span = at + literal.start..at + literal.end;
            let is_sign = |byte: u8| byte.is_ascii_punctuation();
            if source[span.clone()].bytes().any(is_sign) {
                let sign = |c: char| if c.is_ascii_punctuation() { MASK } else { c };
                let masked: String = source[span.clone()].chars().map(sign).collect();
                text.to_mut().replace_range(span, &masked);
            }
        }
    }
    text
}

/// Adds the length of the placeable that begins at an offset, and those of the ones in it; `None`
/// for those that are not closed. As they are read once, a block takes linear time.
fn add_lengths(source: &str, start: usize, lengths: &mut BTreeMap<usize, Option<usize>>) {
    let (mut open, mut is_quoted, mut is_escaped) = (Vec::new(), false, false);
    for (at, byte) in source.bytes().enumerate().skip(start) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_quoted => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            b'{' if !is_quoted => open.push(at),
            b'}' if !is_quoted => {
                lengths.extend(open.pop().map(|start| (start, Some(at + 1 - start))));
            }
            _ => {}
        }
        if open.is_empty() {
            return;
        }
    }
    lengths.extend(open.into_iter().map(|at| (at, None)));
}

/// The spans of the literals in a placeable, without their quotation marks.
fn literals(placeable: &str) -> Vec<Range<usize>> {
    let mut spans = Vec::new();
    let (mut start, mut is_escaped) = (None, false);
    for (at, byte) in placeable.bytes().enumerate() {
        match (byte, start) {
            _ if is_escaped => is_escaped = false,
            (b'\\', Some(_)) => is_escaped = true,
            // A literal is on one line.
            (b'\n', Some(_)) => return spans,
            (b'"', None) => start = Some(at + 1),
            (b'"', Some(from)) => {
                spans.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    spans
}

/// The events of a masked text with the signs of the source.
pub(super) fn unmasked<'a>(
    source: &'a str,
    masked: &str,
    events: impl Iterator<Item = (Event<'a>, Range<usize>)>,
) -> Vec<(Event<'a>, Range<usize>)> {
    let restored = |text: CowStr<'a>, span: &Range<usize>| -> CowStr<'a> {
        if !text.contains(MASK) {
            return text;
        }
        let within = &masked[span.clone()];
        if let Some(at) = within.find(&*text) {
            let start = span.start + at;
            return source[start..start + text.len()].into();
        }
        // The parser has changed the text, but not the order of its signs.
        let mut signs = within.match_indices(MASK).map(|(at, _)| span.start + at);
        let restored = text.chars().map(|c| match c {
            MASK => signs.next().map_or(c, |at| char::from(source.as_bytes()[at])),
            c => c,
        });
        restored.collect::<String>().into()
    };
    let each = events.map(|(event, span)| (with_texts(event, |text| restored(text, &span)), span));
    each.collect()
}

/// An event with its texts converted.
pub(super) fn with_texts<'a, 'b>(
    event: Event<'a>,
    text: impl Fn(CowStr<'a>) -> CowStr<'b>,
) -> Event<'b> {
    match event {
        Event::Text(words) => Event::Text(text(words)),
        Event::Code(code) => Event::Code(text(code)),
        Event::InlineMath(math) => Event::InlineMath(text(math)),
        Event::DisplayMath(math) => Event::DisplayMath(text(math)),
        Event::Html(html) => Event::Html(text(html)),
        Event::InlineHtml(html) => Event::InlineHtml(text(html)),
        Event::FootnoteReference(label) => Event::FootnoteReference(text(label)),
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(text(info))))
        }
        Event::Start(Tag::FootnoteDefinition(label)) => {
            Event::Start(Tag::FootnoteDefinition(text(label)))
        }
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let (dest_url, title, id) = (text(dest_url), text(title), text(id));
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let (dest_url, title, id) = (text(dest_url), text(title), text(id));
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        event => event.into_static(),
    }
}
