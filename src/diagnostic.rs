//! What we tell the user about their input: one type, collected, sorted, and printed in one place.

mod code;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

use crate::source::{Snapshot, SourcePath};

pub use crate::diagnostic::code::{Code, Severity};

/// A stretch of a source file, in bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub path: SourcePath,
    /// The first byte.
    pub start: usize,
    /// The byte after the last; equal to `start` for a point.
    pub end: usize,
}

impl Place {
    /// The stretch `span` of `path`.
    pub fn new(path: &SourcePath, span: Range<usize>) -> Place {
        Place { path: path.clone(), start: span.start, end: span.end }
    }

    /// The beginning of a file, for mistakes that concern it as a whole.
    pub fn file(path: &SourcePath) -> Place {
        Place::new(path, 0..0)
    }
}

/// The byte offset of a 1-based line and 1-based column (in characters) of `text`, clamped to it.
pub fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let start = match line {
        0 | 1 => 0,
        line => match memchr::memchr_iter(b'\n', text.as_bytes()).nth(line - 2) {
            Some(newline) => newline + 1,
            None => return text.len(),
        },
    };
    let rest = &text[start..];
    let end = memchr::memchr(b'\n', rest.as_bytes()).unwrap_or(rest.len());
    let line = &rest[..end];
    start + line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at)
}

/// One mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its kind.
    pub code: Code,
    /// What is wrong, one sentence without a full stop; names stand in backticks.
    pub message: String,
    /// Where.
    pub place: Option<Place>,
    /// Other places that belong to it, each with a few words.
    pub related: Vec<(Place, String)>,
    /// What to do, one sentence.
    pub hint: Option<String>,
    /// The pages (URLs) whose rendering met it, in order.
    pub pages: Vec<String>,
    /// Whether it follows from another mistake, which is told at its own place.
    pub follows: bool,
}

impl Diagnostic {
    /// A mistake without a place yet.
    pub fn new(code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            message: message.into(),
            place: None,
            related: Vec::new(),
            hint: None,
            pages: Vec::new(),
            follows: false,
        }
    }

    /// Says that it follows from another mistake: it is told only if no other one is found.
    pub fn following(mut self) -> Diagnostic {
        self.follows = true;
        self
    }

    /// Says where.
    pub fn at(mut self, place: Place) -> Diagnostic {
        self.place = Some(place);
        self
    }

    /// Says what to do.
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// Offers the nearest of `known` as what was meant; otherwise `otherwise`.
    pub fn did_you_mean<'a>(
        self,
        given: &str,
        known: impl IntoIterator<Item = &'a str>,
        otherwise: impl Into<String>,
    ) -> Diagnostic {
        match nearest(given, known) {
            Some(near) => self.hint(format!("did you mean `{near}`?")),
            None => self.hint(otherwise),
        }
    }

    /// Adds another place.
    pub fn related(mut self, place: Place, words: impl Into<String>) -> Diagnostic {
        self.related.push((place, words.into()));
        self
    }

    /// Says which page was being rendered.
    pub fn on_page(mut self, url: impl Into<String>) -> Diagnostic {
        self.pages.push(url.into());
        self
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

/// The name among `known` that `given` was most likely meant to be: at most a third of its
/// letters differ (Damerau-Levenshtein distance).
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (given.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(given, name), name))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, name)| name)
}

/// All mistakes of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// An empty report.
    pub fn new() -> Report {
        Report::default()
    }

    /// Adds one.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Adds all of another report.
    pub fn extend(&mut self, other: Report) {
        self.diagnostics.extend(other.diagnostics);
    }

    /// Whether any of them stops the build.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity() == Severity::Error)
    }

    /// The mistakes, as they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter()
    }

    /// Sorts by file, place and code, and makes one of those that differ only in the page they
    /// were met on. What follows from other errors goes.
    pub fn settle(&mut self) {
        let is_cause = |one: &Diagnostic| one.severity() == Severity::Error && !one.follows;
        if self.diagnostics.iter().any(is_cause) {
            self.diagnostics.retain(|one| !one.follows);
        }
        let mut merged: BTreeMap<_, Diagnostic> = BTreeMap::new();
        for diagnostic in self.diagnostics.drain(..) {
            let key = (
                diagnostic.severity(),
                diagnostic.place.clone(),
                diagnostic.code,
                diagnostic.message.clone(),
            );
            match merged.get_mut(&key) {
                Some(first) => first.pages.extend(diagnostic.pages),
                None => {
                    merged.insert(key, diagnostic);
                }
            }
        }
        self.diagnostics = merged
            .into_values()
            .map(|mut diagnostic| {
                diagnostic.pages.sort();
                diagnostic.pages.dedup();
                diagnostic
            })
            .collect();
    }

    /// The errors without the warnings.
    pub fn errors_only(&self) -> Report {
        let errors = self.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error);
        Report { diagnostics: errors.cloned().collect() }
    }

    /// How many errors and how many warnings.
    pub fn counts(&self) -> (usize, usize) {
        let errors =
            self.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error).count();
        (errors, self.diagnostics.len() - errors)
    }

    /// The report for people: an excerpt of the source under every mistake.
    pub fn human(&self, snapshot: &Snapshot, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut text = String::new();
        for diagnostic in self.iter() {
            text.push_str(&human(diagnostic, snapshot, &renderer));
            text.push_str("\n\n");
        }
        text
    }

    /// The report for programs.
    pub fn records(&self, snapshot: &Snapshot) -> Vec<Record> {
        self.iter().map(|diagnostic| record(diagnostic, snapshot)).collect()
    }
}

/// A diagnostic as `--json` prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    severity: Severity,
    code: &'static str,
    message: String,
    /// Relative to the root, `/` between names.
    file: Option<String>,
    /// From 1.
    line: Option<usize>,
    /// From 1, in characters.
    column: Option<usize>,
    hint: Option<String>,
    pages: Vec<String>,
}

fn record(diagnostic: &Diagnostic, snapshot: &Snapshot) -> Record {
    let position = diagnostic.place.as_ref().map(|place| {
        let text = excerpt_text(snapshot, &place.path);
        position(&text, place.start)
    });
    Record {
        severity: diagnostic.severity(),
        code: diagnostic.code.as_str(),
        message: diagnostic.message.clone(),
        file: diagnostic.place.as_ref().map(|place| place.path.to_string()),
        line: position.map(|(line, _)| line),
        column: position.map(|(_, column)| column),
        hint: diagnostic.hint.clone(),
        pages: diagnostic.pages.clone(),
    }
}

/// The 1-based line and column (in characters) of a byte offset, clamped to the text.
pub fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..floor_boundary(text, offset)];
    let line = memchr::memchr_iter(b'\n', before.as_bytes()).count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() + 1)
}

fn human(diagnostic: &Diagnostic, snapshot: &Snapshot, renderer: &Renderer) -> String {
    let level = match diagnostic.severity() {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let main = diagnostic.place.as_ref().map(|place| excerpt_text(snapshot, &place.path));
    let others: Vec<String> =
        diagnostic.related.iter().map(|(place, _)| excerpt_text(snapshot, &place.path)).collect();
    let mut group: Group<'_> =
        Group::with_title(level.primary_title(&diagnostic.message).id(diagnostic.code.as_str()));
    match (&diagnostic.place, &main) {
        // A mistake of a whole file has no line to show.
        (Some(place), _) if place.end == 0 => {
            group = group.element(Origin::path(place.path.as_str()));
        }
        (Some(place), Some(text)) => group = group.element(snippet(place, text, None)),
        _ => {}
    }
    for ((place, words), text) in diagnostic.related.iter().zip(&others) {
        group = group.element(snippet(place, text, Some(words)));
    }
    let pages = pages_note(&diagnostic.pages);
    if let Some(pages) = &pages {
        group = group.element(Level::NOTE.message(pages));
    }
    if let Some(hint) = &diagnostic.hint {
        group = group.element(Level::HELP.message(hint));
    }
    renderer.render(&[group])
}

fn snippet<'a>(
    place: &'a Place,
    text: &'a str,
    words: Option<&'a String>,
) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let kind = if words.is_some() { AnnotationKind::Context } else { AnnotationKind::Primary };
    let start = floor_boundary(text, place.start);
    let mut end = floor_boundary(text, place.end).max(start);
    if let Some(newline) = text[start..end].find('\n') {
        end = start + newline;
    }
    let mut annotation = kind.span(start..end);
    if let Some(words) = words {
        annotation = annotation.label(words.as_str());
    }
    Snippet::source(text).path(place.path.as_str()).fold(true).annotation(annotation)
}

fn pages_note(pages: &[String]) -> Option<String> {
    let (first, rest) = pages.split_first()?;
    let mut note = format!("while rendering {first}");
    match rest.len() {
        0 => {}
        1 => note.push_str(" and one more page"),
        more => {
            let _ = write!(note, " and {more} more pages");
        }
    }
    Some(note)
}

/// The text of a file as it can be shown: bytes that are no text appear as replacement marks.
fn excerpt_text(snapshot: &Snapshot, path: &SourcePath) -> String {
    let bytes = snapshot.read(path.as_str()).unwrap_or_default();
    let text = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => String::from_utf8_lossy(rest),
        None => String::from_utf8_lossy(&bytes),
    };
    text.into_owned()
}

fn floor_boundary(text: &str, offset: usize) -> usize {
    text.floor_char_boundary(offset.min(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_offsets_are_inverse() {
        let text = "ab\nцена\nx";
        assert_eq!(position(text, 0), (1, 1));
        assert_eq!(position(text, 5), (2, 2));
        assert_eq!(offset_of(text, 2, 2), 5);
        assert_eq!(offset_of(text, 9, 9), text.len());
        assert_eq!(position(text, 999), (3, 2));
    }

    #[test]
    fn nearest_needs_likeness() {
        let known = ["home-title", "home-lead"];
        assert_eq!(nearest("home-titel", known), Some("home-title"));
        assert_eq!(nearest("footer", known), None);
    }

    #[test]
    fn one_mistake_on_many_pages_is_told_once() {
        let mut report = Report::new();
        for page in ["/en/", "/de/", "/fr/"] {
            report.add(Diagnostic::new(Code::UnknownPage, "no page `x`").on_page(page));
        }
        report.settle();
        assert_eq!(report.counts(), (1, 0));
        let text = report.human(&Snapshot::in_memory([]), false);
        assert!(text.contains("while rendering /de/ and 2 more pages"), "{text}");
    }

    #[test]
    fn spans_beyond_the_text_do_not_panic() {
        let snapshot = Snapshot::in_memory([("a.yaml", "é".into())]);
        let mut report = Report::new();
        let path = SourcePath::new("a.yaml");
        report.add(Diagnostic::new(Code::YamlSyntax, "bad").at(Place::new(&path, 1..900)));
        assert!(report.human(&snapshot, false).contains("a.yaml:1:1"));
    }
}
