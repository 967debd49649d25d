//! What we tell the user about their input: one type, collected, sorted, and printed in one place.

mod code;
mod place;
mod print;

use std::collections::BTreeMap;

use annotate_snippets::Renderer;

use crate::diagnostic::print::{human, record};
use crate::source::Snapshot;

pub use crate::diagnostic::code::{Code, Severity};
pub use crate::diagnostic::place::{Place, offset_of, position};
pub use crate::diagnostic::print::Record;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourcePath;

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
