//! Compares the links, pictures, lists, tables, quotes and paragraphs of a translated body with
//! those of the original.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::base::text::line_span;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Report};
use crate::page::markdown::body::Body;
use crate::page::markdown::events::Event;

/// The parts of a body that its translations have, too.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// The addresses of links and pictures, with the first place of each. Vectors, since all
    /// bodies of a site stay in memory.
    targets: [Vec<(Box<str>, Range<usize>)>; 2],
    /// The series of each kind, with the numbers of their parts.
    series: [Vec<(Range<usize>, usize)>; SERIES.len()],
    /// The kinds and indexes of the open blocks.
    open: Vec<(usize, usize)>,
    /// Whether a cell is open, and empty so far.
    is_empty_cell: bool,
}

/// The names of targets, and of series and their parts.
const TARGETS: [&str; 2] = ["link", "picture"];
const SERIES: [(&str, &str); 6] = [
    ("list", "item"),
    ("table", "row"),
    ("row", "cell"),
    ("quote", "paragraph"),
    ("footnote", "paragraph"),
    ("section", "paragraph"),
];
/// The indexes of [`SERIES`].
const LIST: usize = 0;
const TABLE: usize = 1;
const ROW: usize = 2;
const QUOTE: usize = 3;
const NOTE: usize = 4;
const SECTION: usize = 5;

impl Shape {
    /// Reads an event of the body.
    pub(super) fn read(&mut self, event: &Event<'_>, span: &Range<usize>) {
        if std::mem::take(&mut self.is_empty_cell) && !matches!(event, Event::End(_)) {
            self.add_part(ROW);
        }
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => self.add_target(0, dest_url, span),
            Event::Start(Tag::Image { dest_url, .. }) => self.add_target(1, dest_url, span),
            Event::Start(Tag::List(_)) => self.open(LIST, span),
            Event::Start(Tag::BlockQuote(_)) => self.open(QUOTE, span),
            Event::Start(Tag::FootnoteDefinition(_)) => self.open(NOTE, span),
            Event::End(TagEnd::List(_) | TagEnd::BlockQuote(_) | TagEnd::FootnoteDefinition) => {
                self.open.pop();
            }
            Event::Start(Tag::Item) => self.add_part(LIST),
            Event::Start(Tag::Table(_)) => self.begin(TABLE, span),
            Event::Start(Tag::TableHead) => self.begin(ROW, span),
            Event::Start(Tag::TableRow) => {
                self.add_part(TABLE);
                self.begin(ROW, span);
            }
            Event::Start(Tag::TableCell) => self.is_empty_cell = true,
            Event::Start(Tag::Heading { .. }) => self.begin(SECTION, span),
            Event::Start(Tag::Paragraph) => match self.open.last() {
                Some((LIST, _)) => {}
                Some((kind, _)) => self.add_part(*kind),
                None => {
                    // Before the first heading.
                    if self.series[SECTION].is_empty() {
                        self.begin(SECTION, &(0..0));
                    }
                    self.add_part(SECTION);
                }
            },
            _ => {}
        }
    }

    fn begin(&mut self, kind: usize, span: &Range<usize>) {
        self.series[kind].push((span.clone(), 0));
    }

    /// Begins a block that can contain others of its kind.
    fn open(&mut self, kind: usize, span: &Range<usize>) {
        self.open.push((kind, self.series[kind].len()));
        self.begin(kind, span);
    }

    /// Adds a part to the open block of a kind, or to the last one.
    fn add_part(&mut self, kind: usize) {
        let open = self.open.iter().rev().find(|(other, _)| *other == kind);
        let at = open.map_or(self.series[kind].len().wrapping_sub(1), |(_, at)| *at);
        if let Some((_, parts)) = self.series[kind].get_mut(at) {
            *parts += 1;
        }
    }

    /// Adds an address, unless it is an anchor of the same body.
    fn add_target(&mut self, kind: usize, address: &str, span: &Range<usize>) {
        if address.starts_with('#') {
            return;
        }
        let targets = &mut self.targets[kind];
        if !has_target(targets, address) {
            targets.push((address.into(), span.clone()));
        }
    }
}

fn has_target(targets: &[(Box<str>, Range<usize>)], address: &str) -> bool {
    targets.iter().any(|(known, _)| **known == *address)
}

/// Reports links and pictures that the translation lacks and has no others for, lists, tables and
/// quotes that it lacks, and those with fewer parts, such as cells.
pub(super) fn check_shape(original: &Body, translation: &Body, report: &mut Report) {
    let (theirs, ours) = (original.shape(), translation.shape());
    let mut found = Report::new();
    for (kind, name) in TARGETS.iter().enumerate() {
        let (there, here) = (&theirs.targets[kind], &ours.targets[kind]);
        let lacking: Vec<_> = there.iter().filter(|(to, _)| !has_target(here, to)).collect();
        let extra = here.iter().filter(|(to, _)| !has_target(there, to)).count();
        // A link may lead to a page in the language of the translation.
        if lacking.len() <= extra {
            continue;
        }
        for (to, span) in &lacking {
            let message = match extra {
                0 => format!("the translation lacks the {name} to `{to}`"),
                _ => format!("the translation lacks a {name}, such as that to `{to}`"),
            };
            let wrong = mismatch(message)
                .at(translation.place(counterpart(original, translation, span.start)))
                .related(original.place((*span).clone()), "the original");
            found.add(wrong.hint(format!("write the {name} as the original does")));
            if extra > 0 {
                break;
            }
        }
    }
    for (kind, (name, part)) in SERIES.iter().enumerate() {
        let (there, here) = (&theirs.series[kind], &ours.series[kind]);
        // Others belong to a table, or are reported as headings or footnotes.
        let is_counted = matches!(kind, LIST | TABLE | QUOTE);
        if let Some((span, _)) = there.first().filter(|_| is_counted && here.len() < there.len()) {
            let message = format!("the translation has {} of {} {name}s", here.len(), there.len());
            let wrong = mismatch(message)
                .at(translation.place(line_span(translation.source(), 0)))
                .related(original.place(line_span(original.source(), span.start)), "the first one");
            found.add(wrong.hint(format!("write each {name} as the original does")));
        }
        // A paragraph can lack with its link.
        if here.len() != there.len() || kind == SECTION && !found.is_empty() {
            continue;
        }
        for ((first, expected), (span, count)) in there.iter().zip(here) {
            if count < expected {
                let message = format!("the {name} has {count} of {expected} {part}s");
                let wrong = mismatch(message)
                    .at(translation.place(line_span(translation.source(), span.start)))
                    .related(
                        original.place(line_span(original.source(), first.start)),
                        "the original",
                    );
                found.add(wrong.hint(format!("translate each {part}")));
            }
        }
    }
    report.extend(found);
}

/// The warning for a part that differs: other mistakes, such as a broken link, may be its cause.
fn mismatch(message: String) -> Diagnostic {
    Diagnostic::new(Code::MarkupMismatch, message).caused_by(DiagnosticCause::AnyError)
}

/// The first line of the block of a translation in place of that at an offset of the original; the
/// first line of the body if their blocks differ.
fn counterpart(original: &Body, translation: &Body, offset: usize) -> Range<usize> {
    let (theirs, ours) = (original.blocks(), translation.blocks());
    let at = theirs.iter().rposition(|block| block.contains(&offset));
    let block = at.filter(|_| theirs.len() == ours.len()).map(|at| ours[at].start);
    line_span(translation.source(), block.unwrap_or(0))
}
