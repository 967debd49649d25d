//! All mistakes of a run: collected, sorted and printed.

use std::collections::BTreeMap;

use annotate_snippets::Renderer;

use crate::diagnostic::print::{Record, human, record};
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::Snapshot;

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
