//! The syntax: CommonMark with tables, footnotes, task lists and struck text.

use std::ops::Range;

use pulldown_cmark::{Options, Parser};

pub(super) use pulldown_cmark::Event;

/// The events of a text with their spans. Quotation marks and dashes stay as they are written.
pub(super) fn events(source: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_STRIKETHROUGH;
    Parser::new_ext(source, options).into_offset_iter()
}

/// The part of a link or picture from which its address is taken: the last place of `address` in
/// it, or all of it, where the address is written elsewhere.
pub(super) fn address_span(source: &str, span: Range<usize>, address: &str) -> Range<usize> {
    match source[span.clone()].rfind(address) {
        Some(at) if !address.is_empty() => span.start + at..span.start + at + address.len(),
        _ => span,
    }
}
