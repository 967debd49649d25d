//! Consecutive text, and the placeables in it.

use crate::i18n::message::placeable_length;
use std::ops::Range;

use pulldown_cmark::CowStr;

/// Text that no markup interrupts. The parser passes it in pieces.
#[derive(Default)]
pub(super) struct TextRun<'a>(Vec<RunPiece<'a>>);

struct RunPiece<'a> {
    text: CowStr<'a>,
    span: Range<usize>,
    /// The offset in the text up to which braces are literal: those of an escape or an entity.
    literal: usize,
}

/// A part of a run.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TextPiece {
    /// Literal text, and the spans of its source, unless it is an entity.
    Text(String, Vec<Range<usize>>),
    /// The span of a placeable, with its braces.
    Placeable(Range<usize>),
    /// The span of a brace that is not closed.
    Unclosed(Range<usize>),
}

impl<'a> TextRun<'a> {
    /// Adds text.
    pub(super) fn push(&mut self, source: &str, text: CowStr<'a>, span: Range<usize>) {
        let is_verbatim = source[span.clone()] == *text;
        // The span of an escaped character begins after the backslash.
        let is_escaped = source[..span.start].ends_with('\\') && text.starts_with(['{', '}']);
        let literal = match (is_verbatim, is_escaped) {
            (false, _) => text.len(),
            (true, true) => 1,
            (true, false) => 0,
        };
        self.0.push(RunPiece { text, span, literal });
    }

    /// Splits the text into literal parts and placeables.
    pub(super) fn parts(&self, source: &str) -> Vec<TextPiece> {
        let mut parts = Vec::new();
        let end = self.0.last().map_or(0, |piece| piece.span.end);
        // The end of the last placeable: the text before it has been processed.
        let mut taken = 0_usize;
        for RunPiece { text, span, literal } in &self.0 {
            let mut from = taken.saturating_sub(span.start);
            if from >= span.len() && !span.is_empty() {
                continue;
            }
            while let Some(at) = text[from.max(*literal).min(text.len())..].find('{') {
                let at = from.max(*literal) + at;
                add(&mut parts, &text[from..at], span.start + from);
                let start = span.start + at;
                match placeable_length(&source[start..end]) {
                    Some(length) => {
                        taken = start + length;
                        parts.push(TextPiece::Placeable(start..taken));
                    }
                    None => {
                        taken = end;
                        parts.push(TextPiece::Unclosed(start..start + 1));
                    }
                }
                from = taken - span.start;
                if from >= text.len() {
                    break;
                }
            }
            if let Some(rest) = text.get(from..) {
                let is_verbatim = *literal <= 1;
                match is_verbatim {
                    true => add(&mut parts, rest, span.start + from),
                    false => add_text(&mut parts, rest, None),
                }
            }
        }
        parts
    }
}

fn add(parts: &mut Vec<TextPiece>, text: &str, start: usize) {
    add_text(parts, text, Some(start..start + text.len()));
}

fn add_text(parts: &mut Vec<TextPiece>, text: &str, span: Option<Range<usize>>) {
    if text.is_empty() {
        return;
    }
    if !matches!(parts.last(), Some(TextPiece::Text(..))) {
        parts.push(TextPiece::Text(String::new(), Vec::new()));
    }
    let Some(TextPiece::Text(words, spans)) = parts.last_mut() else {
        unreachable!("it was added")
    };
    words.push_str(text);
    match (spans.last_mut(), span) {
        (Some(last), Some(span)) if last.end == span.start => last.end = span.end,
        (_, span) => spans.extend(span),
    }
}
