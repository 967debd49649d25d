//! Compares a translated body with the original: placeables, unpaired delimiters of emphasis, and
//! the parts of its shape.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::message::placeable_references;
use crate::page::markdown::body::Body;
use crate::page::markdown::events::Event;
use crate::page::markdown::heading::explicit_id;
use crate::page::markdown::shape::check_shape;
use crate::page::markdown::text_run::{TextPiece, TextRun};

/// The parts of a body that are compared.
#[derive(Default)]
struct Parts<'b> {
    /// The references of placeables with their blocks: `$price`, `-brand`.
    references: BTreeMap<String, usize>,
    /// The spans of the blocks: paragraphs, headings, items of lists and cells of tables.
    blocks: Vec<Range<usize>>,
    /// The number of delimiters on one side of the marked pieces, by their kind.
    marked: [usize; DELIMITERS.len()],
    /// The delimiters that are text.
    unpaired: [Vec<Range<usize>>; DELIMITERS.len()],
    /// Whether a placeable has an error, which is reported when it is rendered.
    is_broken: bool,
    run: TextRun<'b>,
}

/// The delimiters of emphasis, struck words and code. Each is one or more characters.
const DELIMITERS: [&[char]; 3] = [&['*', '_'], &['~'], &['`']];

/// Reports parts and placeables that only the original has, and delimiters that are text only in
/// the translation.
/// Returns the spans of the blocks that lack placeables, in which numbers and names may be typed.
///
/// `is_known` returns whether a reference exists; if it does not, that is reported in the original.
pub fn check_parts(
    original: &Body,
    translation: &Body,
    is_known: &dyn Fn(&str) -> bool,
    report: &mut Report,
) -> Vec<Range<usize>> {
    let is_right = |body: &Body| body.is_valid() && body.mistakes().next().is_none();
    if original.path == translation.path || !is_right(original) || !is_right(translation) {
        return Vec::new();
    }
    check_shape(original, translation, report);
    // Most translations have as many delimiters as the original, and are not read again.
    let count = |body: &Body, delimiters: &[char]| {
        let is_delimiter = |byte: &u8| delimiters.contains(&char::from(*byte));
        body.source().as_bytes().iter().filter(|byte| is_delimiter(byte)).count()
    };
    let has_fewer =
        |delimiters: &&[char]| count(translation, delimiters) < count(original, delimiters);
    let lacks_delimiters = DELIMITERS.iter().any(has_fewer) && !translation.is_doubtful();
    if !lacks_delimiters && !original.source().contains('{') {
        return Vec::new();
    }
    let (theirs, ours) = (Parts::of(original), Parts::of(translation));
    if lacks_delimiters {
        for ((there, here), kind) in theirs.unpaired.iter().zip(&ours.unpaired).zip(0..) {
            let is_lost = ours.marked[kind] < theirs.marked[kind];
            let Some(span) = here.first().filter(|_| is_lost && here.len() > there.len()) else {
                continue;
            };
            let delimiter = &translation.source()[span.clone()];
            let message = format!("this `{delimiter}` has no counterpart, so it is printed");
            report.add(
                Diagnostic::new(Code::DoubtfulMarkdown, message)
                    .at(translation.place(span.clone()))
                    .hint(format!(
                        "write `{delimiter}` on both sides of the words, or `\\{delimiter}`"
                    )),
            );
        }
    }
    theirs.report_lacking(&ours, original, translation, is_known, report)
}

impl<'b> Parts<'b> {
    fn of(body: &'b Body) -> Parts<'b> {
        let mut parts = Parts::default();
        let mut is_code = false;
        for (event, span) in body.events() {
            let source = body.source();
            match event {
                Event::Text(text) if !is_code => {
                    parts.run.push(source, text, span);
                    continue;
                }
                Event::Start(Tag::Paragraph | Tag::Heading { .. } | Tag::Item | Tag::TableCell) => {
                    parts.flush(source);
                    parts.blocks.push(span);
                    continue;
                }
                Event::Start(Tag::Emphasis) => parts.marked[0] += 1,
                Event::Start(Tag::Strong) => parts.marked[0] += 2,
                Event::Start(Tag::Strikethrough) => parts.marked[1] += 1,
                Event::Code(_) => parts.marked[2] += 1,
                Event::Start(Tag::CodeBlock(_)) => is_code = true,
                Event::End(TagEnd::CodeBlock) => is_code = false,
                _ => {}
            }
            parts.flush(source);
        }
        parts.flush(body.source());
        parts
    }

    fn flush(&mut self, source: &str) {
        for part in std::mem::take(&mut self.run).parts(source) {
            match part {
                TextPiece::Text(_, spans) => {
                    for span in spans {
                        self.find_delimiters(source, span);
                    }
                }
                TextPiece::Placeable(span) => {
                    let block = self.blocks.len().saturating_sub(1);
                    match placeable_references(&source[span.clone()]) {
                        Some(names) => {
                            for name in names {
                                self.references.entry(name).or_insert(block);
                            }
                        }
                        None => self.is_broken |= explicit_id(&source[span]).is_none(),
                    }
                }
                TextPiece::Unclosed(_) => self.is_broken = true,
            }
        }
    }

    fn find_delimiters(&mut self, source: &str, text: Range<usize>) {
        for (delimiters, found) in DELIMITERS.iter().zip(&mut self.unpaired) {
            let mut at = text.start;
            while let Some(start) = source[at..text.end].find(*delimiters) {
                let start = at + start;
                let rest = &source[start..text.end];
                let end = start + rest.find(|c| !delimiters.contains(&c)).unwrap_or(rest.len());
                at = end;
                // Within a word, the delimiter is a part of it: `Schüler*innen`, `snake_case`.
                let is_letter = |c: char| c.is_alphanumeric();
                let is_in_word =
                    source[..start].ends_with(is_letter) && source[end..].starts_with(is_letter);
                let is_escaped = source[..start].ends_with('\\');
                if !is_escaped && (!is_in_word || end - start > 1) {
                    found.push(start..end);
                }
            }
        }
    }

    /// Reports the references of the original that a translation lacks.
    fn report_lacking(
        &self,
        translated: &Parts<'_>,
        original: &Body,
        translation: &Body,
        is_known: &dyn Fn(&str) -> bool,
        report: &mut Report,
    ) -> Vec<Range<usize>> {
        let names = |parts: &Parts<'_>| parts.references.keys().cloned().collect::<BTreeSet<_>>();
        let (expected, found) = (names(self), names(translated));
        // Another reference of the translation may stand for them, or be misspelt.
        if translated.is_broken || !found.is_subset(&expected) {
            return Vec::new();
        }
        let mut by_block: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for name in expected.difference(&found).filter(|name| is_known(name)) {
            by_block.entry(self.references[name]).or_default().push(format!("`{{ {name} }}`"));
        }
        let has_same = self.blocks.len() == translated.blocks.len();
        let mut spans = Vec::new();
        for (block, names) in by_block {
            let span = translated.blocks.get(block).filter(|_| has_same).cloned();
            let start = span.as_ref().map_or(0, |span| span.start);
            let line = translation.source()[start..].lines().next().unwrap_or_default();
            let message = format!("the translation lacks {}", names.join(", "));
            let mut wrong = Diagnostic::new(Code::MarkupMismatch, message)
                .at(translation.place(start..start + line.trim_end().len()))
                .hint("use the same placeables in every language");
            if let Some(block) = self.blocks.get(block) {
                wrong = wrong.related(original.place(block.clone()), "the original");
            }
            report.add(wrong);
            spans.push(span.unwrap_or(0..translation.source().len()));
        }
        spans
    }
}
