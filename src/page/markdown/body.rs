//! A body, and its path.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::content::PAGES;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, read};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::{
    character_mistakes, may_have_mistakes, parse_body, reference_mistakes, split_locale,
};
use crate::page::markdown::blocks::front_matter;
use crate::page::markdown::events::{Event, Events, events, is_block_of_text};
use crate::page::markdown::heading::{Heading, Landmarks, landmarks};
use crate::page::markdown::literal::masked;
use crate::page::markdown::notes::Notes;
use crate::page::markdown::shape::Shape;
use crate::page::markdown::text_run::{TextPiece, TextRun};

/// A Markdown body of a page in one language.
#[derive(Debug)]
pub struct Body {
    /// Its path.
    pub path: SourcePath,
    source: String,
    /// The text that the parser reads, unless it is `source`.
    masked: Option<String>,
    has_math: bool,
    landmarks: Landmarks,
    is_valid: bool,
}

impl Body {
    /// Reads the body at a path, which may contain formulas if `has_math`. A failure is reported.
    pub fn read(
        snapshot: &Snapshot,
        path: &SourcePath,
        has_math: bool,
        report: &mut Report,
    ) -> Body {
        // A body that can't be read is an error, and the page is not rendered.
        let text = read(snapshot, path, report);
        let is_valid = text.is_some();
        Body { is_valid, ..Body::new(path.clone(), text.unwrap_or_default(), has_math) }
    }

    /// Creates a body from its source, which may contain formulas if `has_math`.
    pub fn new(path: SourcePath, source: String, has_math: bool) -> Body {
        let masked = match masked(&source) {
            Cow::Owned(masked) => Some(masked),
            Cow::Borrowed(_) => None,
        };
        let landmarks = landmarks(&source, masked.as_deref().unwrap_or(&source), has_math);
        Body { path, source, masked, has_math, landmarks, is_valid: true }
    }

    /// Its events with their spans.
    pub(super) fn events(&self) -> Events<'_> {
        events(&self.source, self.masked(), self.has_math)
    }

    /// Its paragraphs, headings and items of lists, without the line break at their end.
    pub fn blocks(&self) -> Vec<Range<usize>> {
        let starts = self.events().filter_map(|(event, span)| match event {
            Event::Start(tag) if is_block_of_text(&tag) => Some(span),
            _ => None,
        });
        let trimmed = |span: Range<usize>| {
            let text = self.source[span.clone()].trim_end();
            span.start..span.start + text.len()
        };
        starts.map(trimmed).collect()
    }

    /// The text with the signs in literals of placeables masked: they are not Markdown.
    pub(super) fn masked(&self) -> &str {
        self.masked.as_deref().unwrap_or(&self.source)
    }

    /// The text of the file.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Returns whether its file could be read.
    pub fn is_valid(&self) -> bool {
        self.is_valid
    }

    /// Its headings, in order.
    pub(super) fn headings(&self) -> &[Heading] {
        &self.landmarks.headings
    }

    /// Its links, pictures, lists and tables.
    pub(super) fn shape(&self) -> &Shape {
        &self.landmarks.shape
    }

    /// Its footnotes.
    pub(super) fn notes(&self) -> &Notes {
        &self.landmarks.notes
    }

    /// The ids of its HTML elements, with their spans.
    pub(super) fn element_ids(&self) -> &[(String, Range<usize>)] {
        &self.landmarks.element_ids
    }

    /// The first lines of its fenced code blocks, and the spans of these blocks.
    pub(super) fn code(&self) -> &[(String, Range<usize>)] {
        &self.landmarks.code
    }

    /// The mistakes in the syntax of its blocks.
    pub(super) fn mistakes(&self) -> impl Iterator<Item = Diagnostic> {
        let mistake = |message: &str, hint: String, span: Range<usize>| {
            Diagnostic::new(Code::MarkdownSyntax, message).at(self.place(span)).hint(hint)
        };
        let front_matter = front_matter(&self.source).map(move |span| {
            let page = self.page().unwrap_or("…");
            let hint =
                format!("remove these lines: the keys of the page belong in `{PAGES}{page}.yaml`");
            mistake("a body can't have front matter", hint, span)
        });
        let blocks = self.landmarks.mistakes.iter();
        let blocks = blocks.map(move |it| mistake(&it.message, it.hint.clone(), it.span.clone()));
        front_matter.into_iter().chain(blocks)
    }

    /// The id of its page.
    fn page(&self) -> Option<&str> {
        let (_, below) = split_locale(self.path.as_str())?;
        parse_body(below).map(|(id, _)| id)
    }

    /// Reports valid Markdown that is probably rendered in another way than intended.
    pub fn check(&self, report: &mut Report) {
        for note in self.notes().unused() {
            let message =
                format!("nothing refers to the footnote `{}`, so it is not shown", note.label);
            let hint = format!("write `[^{}]` where it belongs, or remove it", note.label);
            let place = self.place(note.span.clone());
            report.add(Diagnostic::new(Code::DoubtfulMarkdown, message).at(place).hint(hint));
        }
        for found in &self.landmarks.doubtful {
            let place = self.place(found.span.clone());
            let warning = Diagnostic::new(Code::DoubtfulMarkdown, &*found.message);
            report.add(warning.at(place).hint(&*found.hint));
        }
        self.check_characters(report);
    }

    /// Returns whether it has doubtful Markdown, which `check` reports.
    pub(super) fn is_doubtful(&self) -> bool {
        !self.landmarks.doubtful.is_empty()
    }

    /// Reports wrong character references, and invisible characters that are mistakes.
    fn check_characters(&self, report: &mut Report) {
        let has_references = memchr::memchr(b'&', self.source.as_bytes()).is_some();
        let has_characters = may_have_mistakes(&self.source);
        if !has_references && !has_characters {
            return;
        }
        let spans = self.words();
        for span in &spans {
            let words = &self.source[span.clone()];
            for mistake in reference_mistakes(words) {
                let written = &words[mistake.span.clone()];
                let start = span.start + mistake.span.start;
                if self.source[..start].ends_with('\\') {
                    continue;
                }
                let (problem, hint) = mistake.problem();
                let message = format!("`{written}` {problem}");
                let place = self.place(start..start + written.len());
                report.add(Diagnostic::new(Code::DoubtfulMarkdown, message).at(place).hint(hint));
            }
        }
        let is_joined = |one: &Range<usize>, next: &Range<usize>| {
            !self.source[one.end..next.start].contains("\n\n")
        };
        for paragraph in spans.chunk_by(is_joined).filter(|_| has_characters) {
            let text: String = paragraph.iter().map(|span| &self.source[span.clone()]).collect();
            for mistake in character_mistakes(&text) {
                let mut rest = mistake.span.start;
                let mut ends = paragraph.iter().skip_while(|span| {
                    let is_before = span.len() <= rest;
                    rest -= if is_before { span.len() } else { 0 };
                    is_before
                });
                if let Some(start) = ends.next().map(|span| span.start) {
                    let place = self.place(start + rest..start + rest + mistake.span.len());
                    report.add(mistake.diagnostic().at(place));
                }
            }
        }
    }

    /// The span of a part of the text within `span`, or `span` if the part is written differently.
    pub(super) fn span_of(&self, part: &str, span: Range<usize>) -> Range<usize> {
        match self.source[span.clone()].find(part) {
            Some(at) if !part.is_empty() => span.start + at..span.start + at + part.len(),
            _ => span,
        }
    }

    /// A location in the file.
    pub fn place(&self, span: Range<usize>) -> Place {
        Place::new(&self.path, span)
    }

    /// The spans of its words, without code, markup and placeables.
    pub fn words(&self) -> Vec<Range<usize>> {
        let mut words = Vec::new();
        let mut flush = |run: TextRun<'_>| {
            for piece in run.parts(&self.source) {
                if let TextPiece::Text(_, spans) = piece {
                    words.extend(spans);
                }
            }
        };
        let (mut run, mut in_code) = (TextRun::default(), false);
        for (event, span) in self.events() {
            match event {
                Event::Start(Tag::CodeBlock(_)) => in_code = true,
                Event::End(TagEnd::CodeBlock) => in_code = false,
                Event::Text(_) if in_code => {}
                Event::Text(text) => run.push(&self.source, text, span),
                _ => flush(std::mem::take(&mut run)),
            }
        }
        flush(run);
        words
    }

    /// The links of the body to anchors: the page, the anchor and the place. `own` is the id of its
    /// page.
    pub fn links_to_anchors<'a>(
        &'a self,
        own: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str, Place)> + 'a {
        self.source.match_indices('#').filter_map(move |(at, _)| {
            let (before, after) = (&self.source[..at], &self.source[at + 1..]);
            let is_end = |c: char| c.is_whitespace() || matches!(c, ')' | '>' | ']' | '"' | '\'');
            let anchor = &after[..after.find(is_end).unwrap_or(after.len())];
            let id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '/');
            let page = &before[before.trim_end_matches(id).len()..];
            let (page, start) = match before[..at - page.len()].ends_with("page:") {
                true => (page, at - page.len() - "page:".len()),
                false if before.ends_with(['(', '"', '\'']) => (own, at - 1),
                false => return None,
            };
            Some((page, anchor, self.place(start..at + 1 + anchor.len())))
        })
    }
}
