//! Footnotes: in the order of their first references, at the end of the body, each with links back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::mem;
use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::base::html::write_attribute;
use crate::page::markdown::blocks::BlockMistake;
use crate::page::markdown::events::Event;

/// The footnotes of a text.
#[derive(Debug, Default)]
pub(super) struct Notes {
    defined: Vec<Note>,
    /// The index of the first definition of each key.
    indices: BTreeMap<String, usize>,
    /// The keys of the references outside notes, in order.
    references: Vec<String>,
}

/// The definition of a footnote.
#[derive(Debug)]
pub(super) struct Note {
    /// Its label, as written.
    pub(super) label: String,
    /// The place of the label with its brackets.
    pub(super) span: Range<usize>,
    key: String,
    /// The keys of the references in it, in order.
    references: Vec<String>,
}

impl Notes {
    /// The keys of the notes that are shown, in the order of their first references.
    pub(super) fn order(&self) -> Vec<&str> {
        let mut order: Vec<&str> = Vec::new();
        let mut known = BTreeSet::new();
        let mut add = |references: &'_ [String]| -> Vec<usize> {
            let new = references.iter().filter(|key| known.insert((*key).clone()));
            new.filter_map(|key| self.indices.get(key).copied()).collect()
        };
        let mut found = add(&self.references);
        let mut next = 0;
        while let Some(note) = found.get(next).map(|at| &self.defined[*at]) {
            order.push(&note.key);
            found.extend(add(&note.references));
            next += 1;
        }
        order
    }

    /// The notes without references, which are not shown.
    pub(super) fn unused(&self) -> impl Iterator<Item = &Note> {
        let shown: BTreeSet<&str> = self.order().into_iter().collect();
        self.defined.iter().filter(move |note| !shown.contains(&*note.key))
    }
}

/// The key of a label: labels with the same key denote the same note.
pub(super) fn key(label: &str) -> String {
    label.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase().to_lowercase()
}

/// Finds footnotes, and mistakes in them.
#[derive(Default)]
pub(super) struct NoteFinder {
    notes: Notes,
    /// The indices of the notes that are open.
    open: Vec<usize>,
    /// Whether the note that began last has no content yet.
    is_empty: bool,
    mistakes: Vec<BlockMistake>,
}

impl NoteFinder {
    /// Reads an event.
    pub(super) fn read(&mut self, source: &str, event: &Event<'_>, span: &Range<usize>) {
        let was_empty = mem::take(&mut self.is_empty);
        match event {
            Event::Start(Tag::FootnoteDefinition(label)) => {
                self.is_empty = true;
                self.define(source, label, span);
            }
            Event::End(TagEnd::FootnoteDefinition) => {
                let note = self.open.pop().map(|at| &self.notes.defined[at]);
                if let Some(Note { label, span, .. }) = note.filter(|_| was_empty) {
                    let message = format!("the footnote `{label}` is empty");
                    let hint = format!("write its text after `[^{label}]:`");
                    self.mistakes.push(BlockMistake { message, hint, span: span.clone() });
                }
            }
            Event::Start(Tag::Heading { .. }) if !self.open.is_empty() => self.mistake(
                "a footnote can't have headings",
                "write the heading as a paragraph: `**words**`",
                span.clone(),
            ),
            Event::FootnoteReference(label) => {
                let references = match self.open.last() {
                    Some(at) => &mut self.notes.defined[*at].references,
                    None => &mut self.notes.references,
                };
                references.push(key(label));
            }
            _ => {}
        }
    }

    fn define(&mut self, source: &str, label: &str, span: &Range<usize>) {
        let length = source[span.clone()].find("]:").map_or(span.len(), |end| end + 1);
        let span = span.start..span.start + length;
        let key = key(label);
        let number = self.notes.defined.len();
        if *self.notes.indices.entry(key.clone()).or_insert(number) != number {
            let message = format!("the footnote `{label}` is defined twice");
            self.mistake(message, "give one of the two another label", span.clone());
        }
        self.open.push(number);
        let (label, references) = (label.to_owned(), Vec::new());
        self.notes.defined.push(Note { label, span, key, references });
    }

    fn mistake(&mut self, message: impl Into<String>, hint: &str, span: Range<usize>) {
        self.mistakes.push(BlockMistake { message: message.into(), hint: hint.to_owned(), span });
    }

    /// Returns the notes and the mistakes.
    pub(super) fn finish(self) -> (Notes, Vec<BlockMistake>) {
        (self.notes, self.mistakes)
    }
}

/// The events of the notes of a body, separate from those of its text.
#[derive(Default)]
pub(super) struct NoteEvents<'a> {
    /// The keys of the open notes, and the events around them.
    open: Vec<(String, Vec<Event<'a>>)>,
    ended: BTreeMap<String, Vec<Event<'a>>>,
}

/// The links and ids of notes.
pub(super) struct NoteStyle<'a> {
    /// The ids of the notes that are shown, in order; empty if the body is shown elsewhere.
    pub(super) ids: &'a [String],
    /// The addresses of the notes, in the same order.
    pub(super) addresses: Vec<String>,
    /// The label of a link back, for the number of the note and of the reference.
    pub(super) back: &'a dyn Fn(&str) -> String,
    /// The digits of a number.
    pub(super) digits: &'a dyn Fn(usize) -> String,
}

impl<'a> NoteEvents<'a> {
    /// Begins a note; `events` are the events around it.
    pub(super) fn start(&mut self, label: &str, events: &mut Vec<Event<'a>>) {
        self.open.push((key(label), mem::take(events)));
    }

    /// Ends a note.
    pub(super) fn end(&mut self, events: &mut Vec<Event<'a>>) {
        if let Some((key, around)) = self.open.pop() {
            self.ended.insert(key, mem::replace(events, around));
        }
    }

    /// Numbers the references, and adds the notes to the events of the text.
    pub(super) fn add_to(
        mut self,
        events: &mut Vec<Event<'a>>,
        notes: &Notes,
        style: &NoteStyle<'_>,
    ) {
        let order = notes.order();
        if order.is_empty() {
            return;
        }
        let mut counts = vec![0_usize; order.len()];
        let numbers: BTreeMap<&str, usize> = order.iter().copied().zip(0..).collect();
        let mut number = |events: &mut Vec<Event<'a>>| {
            for event in events {
                if let Event::FootnoteReference(label) = event {
                    let Some(at) = numbers.get(&*key(label)).copied() else { continue };
                    counts[at] += 1;
                    *event = Event::InlineHtml(reference(style, at, counts[at]).into());
                }
            }
        };
        number(events);
        let mut shown: Vec<Vec<Event<'a>>> =
            order.iter().map(|key| self.ended.remove(*key).unwrap_or_default()).collect();
        shown.iter_mut().for_each(number);
        events.push(Event::Html("<div class=\"footnotes\">\n".into()));
        for (at, mut note) in shown.into_iter().enumerate() {
            let mut start = String::from("<div class=\"footnote-definition\"");
            if let Some(id) = style.ids.get(at) {
                write_attribute("id", id, &mut start);
            }
            let _ = writeln!(
                start,
                "><sup data-search=\"off\" class=\"footnote-definition-label\">{}</sup>",
                (style.digits)(at + 1)
            );
            events.push(Event::Html(start.into()));
            let ways = ways_back(style, at, counts[at]);
            let is_end = matches!(note.last(), Some(Event::End(TagEnd::Paragraph)));
            let end = note.len() - usize::from(is_end);
            let ways = if is_end { ways } else { format!("<p>{}</p>\n", ways.trim_start()) };
            note.insert(end, Event::InlineHtml(ways.into()));
            events.append(&mut note);
            events.push(Event::Html("</div>\n".into()));
        }
        events.push(Event::Html("</div>\n".into()));
    }
}

/// The id of a reference. Ids of headings contain no dots.
pub(super) fn reference_id(note: &str, count: usize) -> String {
    let note = note.strip_prefix(PREFIX).unwrap_or(note);
    if count == 1 { format!("fnref-{note}") } else { format!("fnref-{note}.{count}") }
}

/// The prefix of the ids of notes.
pub(super) const PREFIX: &str = "fn-";

fn reference(style: &NoteStyle<'_>, at: usize, count: usize) -> String {
    let mut html = String::from("<sup class=\"footnote-reference\" data-search=\"off\"><a");
    write_attribute("href", &style.addresses[at], &mut html);
    if let Some(id) = style.ids.get(at) {
        write_attribute("id", &reference_id(id, count), &mut html);
    }
    let _ = write!(html, " role=\"doc-noteref\">{}</a></sup>", (style.digits)(at + 1));
    html
}

/// The links from a note to its references.
fn ways_back(style: &NoteStyle<'_>, at: usize, count: usize) -> String {
    let Some(id) = style.ids.get(at) else { return String::new() };
    let mut html = String::new();
    for one in 1..=count {
        html.push_str(" <a class=\"footnote-back\"");
        write_attribute("href", &format!("#{}", reference_id(id, one)), &mut html);
        let mut name = (style.digits)(at + 1);
        if one > 1 {
            name = format!("{name}-{}", (style.digits)(one));
        }
        write_attribute("aria-label", &(style.back)(&name), &mut html);
        html.push_str(" role=\"doc-backlink\" data-search=\"off\">↩\u{fe0e}");
        if count > 1 {
            let _ = write!(html, "<sup>{}</sup>", (style.digits)(one));
        }
        html.push_str("</a>");
    }
    html
}
