//! String literals in placeables, whose characters are text, not Markdown: `{ "a & <b>" }`.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Tag};

use crate::i18n::message::placeable_length;

/// Replaces a sign in a literal: a character that bodies can't contain, and that is a letter to the
/// parser.
const MASK: char = '\u{1}';

/// The text with the signs in literals of placeables masked. All offsets stay the same.
pub(super) fn masked(source: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(source);
    let mut done = 0;
    for (at, _) in source.match_indices('{') {
        if at < done || source[..at].ends_with('\\') {
            continue;
        }
        let block = &source[at..];
        let end = block.find("\n\n").or_else(|| block.find("\n\r\n"));
        let block = &block[..end.unwrap_or(block.len())];
        let Some(length) = placeable_length(block) else { continue };
        done = at + length;
        for literal in literals(&block[..length]) {
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
