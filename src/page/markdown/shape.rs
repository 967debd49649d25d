//! Compares the links, pictures, lists and tables of a translated body with those of the original.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::base::text::line_span;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::page::markdown::body::Body;
use crate::page::markdown::events::Event;

/// The parts of a body that its translations have, too.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// The addresses of links and pictures, with the first place of each. Vectors, since all
    /// bodies of a site stay in memory.
    targets: [Vec<(Box<str>, Range<usize>)>; 2],
    /// The lists and tables, with the numbers of their items and rows.
    series: [Vec<(Range<usize>, usize)>; 2],
    /// The indexes of the open lists.
    open: Vec<usize>,
}

/// The names of targets, and of series and their parts.
const TARGETS: [&str; 2] = ["link", "picture"];
const SERIES: [(&str, &str); 2] = [("list", "item"), ("table", "row")];

impl Shape {
    /// Reads an event of the body.
    pub(super) fn read(&mut self, event: &Event<'_>, span: &Range<usize>) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => self.add_target(0, dest_url, span),
            Event::Start(Tag::Image { dest_url, .. }) => self.add_target(1, dest_url, span),
            Event::Start(Tag::List(_)) => {
                self.open.push(self.series[0].len());
                self.series[0].push((span.clone(), 0));
            }
            Event::End(TagEnd::List(_)) => _ = self.open.pop(),
            Event::Start(Tag::Item) => {
                if let Some(at) = self.open.last() {
                    self.series[0][*at].1 += 1;
                }
            }
            Event::Start(Tag::Table(_)) => self.series[1].push((span.clone(), 0)),
            Event::Start(Tag::TableRow) => {
                if let Some((_, rows)) = self.series[1].last_mut() {
                    *rows += 1;
                }
            }
            _ => {}
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

/// Reports links and pictures that the translation lacks and has no others for, lists and tables
/// that it lacks, and those with fewer items and rows.
pub(super) fn check_shape(original: &Body, translation: &Body, report: &mut Report) {
    let (theirs, ours) = (original.shape(), translation.shape());
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
            report.add(wrong.hint(format!("write the {name} as the original does")));
            if extra > 0 {
                break;
            }
        }
    }
    for (kind, (name, part)) in SERIES.iter().enumerate() {
        let (there, here) = (&theirs.series[kind], &ours.series[kind]);
        let lost = there.iter().find(|_| here.len() < there.len());
        if let Some((span, _)) = lost {
            let message =
                format!("the translation has {} {name}s instead of {}", here.len(), there.len());
            let wrong = mismatch(message)
                .at(translation.place(line_span(translation.source(), 0)))
                .related(original.place(line_span(original.source(), span.start)), "the first one");
            report.add(wrong.hint(format!("write each {name} as the original does")));
        }
        if here.len() != there.len() {
            continue;
        }
        for ((first, expected), (span, found)) in there.iter().zip(here) {
            if found < expected {
                let message = format!("the {name} has {found} {part}s instead of {expected}");
                let wrong = mismatch(message)
                    .at(translation.place(line_span(translation.source(), span.start)))
                    .related(
                        original.place(line_span(original.source(), first.start)),
                        "the original",
                    );
                report.add(wrong.hint(format!("translate each {part}")));
            }
        }
    }
}

/// The warning for a part that differs: other mistakes, such as a broken link, may be its cause.
fn mismatch(message: String) -> Diagnostic {
    Diagnostic::new(Code::MarkupMismatch, message).as_consequence()
}

/// The first line of the block of a translation in place of that at an offset of the original; the
/// first line of the body if their blocks differ.
fn counterpart(original: &Body, translation: &Body, offset: usize) -> Range<usize> {
    let (theirs, ours) = (original.blocks(), translation.blocks());
    let at = theirs.iter().rposition(|block| block.contains(&offset));
    let block = at.filter(|_| theirs.len() == ours.len()).map(|at| ours[at].start);
    line_span(translation.source(), block.unwrap_or(0))
}
