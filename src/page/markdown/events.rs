//! The syntax: CommonMark with tables, footnotes, task lists, struck text, callouts, definition
//! lists, and formulas if a site enables them.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, LinkType, OffsetIter, Options, Parser, Tag, TagEnd};

use crate::engine::diagnostic::{Diagnostic, wrong_escape};
use crate::page::markdown::emphasis::{Marked, mark};
use crate::page::markdown::literal::{unmasked, with_texts};

pub use pulldown_cmark::Event;

/// Returns whether a tag begins a block of text that is edited on its own.
pub(super) fn is_block_of_text(tag: &Tag<'_>) -> bool {
    matches!(tag, Tag::Paragraph | Tag::Heading { .. } | Tag::Item)
}

/// The events of a text with their spans.
pub struct Events<'a> {
    events: ParsedEvents<'a>,
    in_cell: bool,
    in_address: bool,
}

enum ParsedEvents<'a> {
    /// The source, and the events of the parser.
    Direct(&'a str, Box<OffsetIter<'a>>),
    /// The events of a text with marks or masks, without them.
    Unmarked(std::vec::IntoIter<(Event<'a>, Range<usize>)>),
}

impl<'a> Events<'a> {
    fn new(events: ParsedEvents<'a>) -> Events<'a> {
        Events { events, in_cell: false, in_address: false }
    }

    /// The event with `|` in place of `\|` if it is in a cell of a table, where this is the rule of
    /// GFM for all text. The parser has it except in HTML and between `<` and `>`.
    fn with_pipes(&mut self, event: Event<'a>) -> Event<'a> {
        let is_verbatim = match &event {
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableCell) => {
                self.in_cell = matches!(event, Event::Start(_));
                false
            }
            Event::Start(Tag::Link { link_type: LinkType::Autolink | LinkType::Email, .. }) => {
                self.in_address = true;
                true
            }
            Event::End(TagEnd::Link) => {
                self.in_address = false;
                false
            }
            Event::InlineHtml(_) => true,
            Event::Text(_) => self.in_address,
            _ => false,
        };
        if !(is_verbatim && self.in_cell) {
            return event;
        }
        with_texts(event, |text| match text.contains("\\|") {
            true => text.replace("\\|", "|").into(),
            false => text,
        })
    }
}

impl<'a> Iterator for Events<'a> {
    type Item = (Event<'a>, Range<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        let (event, span) = match &mut self.events {
            ParsedEvents::Direct(source, events) => {
                let (event, span) = events.next()?;
                (price(source, event, &span), span)
            }
            ParsedEvents::Unmarked(events) => events.next()?,
        };
        Some((self.with_pipes(event), span))
    }
}

/// The event, or text instead of a formula that ends directly before a digit: `$5/$6` are prices,
/// not the formula `5/`. The parser does not have this rule of Pandoc.
fn price<'a>(source: &'a str, event: Event<'a>, span: &Range<usize>) -> Event<'a> {
    let is_price = matches!(event, Event::InlineMath(_))
        && source[span.end..].starts_with(|c: char| c.is_ascii_digit());
    if is_price { Event::Text(source[span.clone()].into()) } else { event }
}

/// The events of a text with their spans. `masked` is the text that the parser reads. Quotation
/// marks and dashes are not replaced.
pub fn events<'a>(source: &'a str, masked: &str, has_math: bool) -> Events<'a> {
    let mut options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_GFM
        | Options::ENABLE_DEFINITION_LIST;
    options.set(Options::ENABLE_MATH, has_math);
    let is_masked = masked != source;
    Events::new(match mark(masked) {
        None if is_masked => {
            let events = Parser::new_ext(masked, options).into_offset_iter();
            let events =
                events.map(|(event, span)| (price(source, event.into_static(), &span), span));
            ParsedEvents::Unmarked(unmasked(source, masked, events).into_iter())
        }
        None => {
            let events = Parser::new_ext(source, options).into_offset_iter();
            ParsedEvents::Direct(source, Box::new(events))
        }
        Some(marked) => {
            let events = unmarked(source, &marked, options);
            let events = match is_masked {
                true => unmasked(source, masked, events.into_iter()),
                false => events,
            };
            ParsedEvents::Unmarked(events.into_iter())
        }
    })
}

fn unmarked<'a>(
    source: &'a str,
    marked: &Marked,
    options: Options,
) -> Vec<(Event<'a>, Range<usize>)> {
    let events = Parser::new_ext(&marked.text, options).into_offset_iter();
    let events = events.filter_map(|(event, span)| {
        let span = marked.offset(span.start)..marked.offset(span.end);
        Some((price(source, marked.unmark(source, event, &span)?, &span), span))
    });
    events.collect()
}

/// The span of the address of a link or picture: the last occurrence of `address` in it, or all of
/// it, if the address is written elsewhere.
pub fn address_span(source: &str, span: Range<usize>, address: &str) -> Range<usize> {
    match source[span.clone()].rfind(address) {
        Some(at) if !address.is_empty() => span.start + at..span.start + at + address.len(),
        _ => span,
    }
}

/// The diagnostic for a reference such as `&#7;` to a character that pages can't contain. `written`
/// is the source of the event.
pub(super) fn wrong_character(event: &Event<'_>, written: &str) -> Option<Diagnostic> {
    let texts: [&str; 2] = match event {
        Event::Text(text) | Event::Code(text) => [text, ""],
        Event::Start(Tag::Link { dest_url, title, .. } | Tag::Image { dest_url, title, .. }) => {
            [dest_url, title]
        }
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => [info, ""],
        _ => return None,
    };
    texts.into_iter().find_map(|text| wrong_escape(text, written))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_no_formulas() {
        for (text, formulas) in [
            ("$5/$6, 1$x$2 and €「**$1/$2**」です", 0),
            ("$x^2$, $x$. and ($2$)", 3),
            ("$5/$6 and $x$", 1),
        ] {
            let all: Vec<_> = events(text, text, true).map(|(event, _)| event).collect();
            let found = all.iter().filter(|event| matches!(event, Event::InlineMath(_))).count();
            assert_eq!(found, formulas, "{text}");
        }
    }
}
