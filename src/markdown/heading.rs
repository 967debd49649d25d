//! The headings of a text.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::markdown::events::{Event, events};
use crate::markdown::run::{Part, Run};

/// A heading.
#[derive(Debug)]
pub(super) struct Heading {
    pub(super) level: u8,
    /// The id that is written after it, as `{#id}`.
    pub(super) explicit: Option<String>,
    /// Its words, without placeables.
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

/// The headings of a text.
pub(super) fn headings(source: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    let mut open: Option<Heading> = None;
    let mut run = Run::default();
    for (event, span) in events(source) {
        if let Event::Start(Tag::Heading { level, .. }) = event {
            let level = level as u8;
            open = Some(Heading { level, explicit: None, text: String::new(), span });
            continue;
        }
        let Some(heading) = &mut open else { continue };
        match event {
            Event::Text(text) => run.push(source, text, span),
            event => {
                heading.add(source, &std::mem::take(&mut run));
                match event {
                    Event::Code(code) => heading.text.push_str(&code),
                    Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
                    _ => {}
                }
            }
        }
    }
    headings
}

/// The id in `{#id}`.
pub(super) fn explicit_id(placeable: &str) -> Option<&str> {
    Some(placeable.strip_prefix("{#")?.strip_suffix('}')?.trim())
}

impl Heading {
    fn add(&mut self, source: &str, run: &Run<'_>) {
        for part in run.parts(source) {
            match part {
                Part::Text(text, _) => self.text.push_str(&text),
                Part::Placeable(span) => {
                    self.explicit = explicit_id(&source[span]).map(str::to_owned);
                }
                Part::Unclosed(_) => {}
            }
        }
    }
}
