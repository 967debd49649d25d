//! Reports: the diagnostics of a run, collected, sorted and printed.

use std::collections::BTreeMap;

use annotate_snippets::Renderer;

use crate::diagnostic::print::{Record, human, record};
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::Snapshot;

/// The diagnostics of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// An empty report.
    pub fn new() -> Report {
        Report::default()
    }

    /// Adds a diagnostic.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Adds all diagnostics of another report.
    pub fn extend(&mut self, other: Report) {
        self.diagnostics.extend(other.diagnostics);
    }

    /// Returns whether there are errors.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity() == Severity::Error)
    }

    /// The diagnostics, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter()
    }

    /// Sorts by file, location and code, merges diagnostics that differ only in the page, and drops
    /// consequences of other errors.
    pub fn normalize(&mut self) {
        let is_cause = |one: &Diagnostic| one.severity() == Severity::Error && !one.is_consequence;
        if self.diagnostics.iter().any(is_cause) {
            self.diagnostics.retain(|one| !one.is_consequence);
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

    /// The numbers of errors and warnings.
    pub fn counts(&self) -> (usize, usize) {
        let errors =
            self.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error).count();
        (errors, self.diagnostics.len() - errors)
    }

    /// Formats the report for people, with excerpts of the source.
    pub fn human(&self, snapshot: &Snapshot, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut text = String::new();
        for diagnostic in self.iter() {
            text.push_str(&human(diagnostic, snapshot, &renderer));
            text.push_str("\n\n");
        }
        text
    }

    /// Converts the report for programs.
    pub fn records(&self, snapshot: &Snapshot) -> Vec<Record> {
        self.iter().map(|diagnostic| record(diagnostic, snapshot)).collect()
    }
}
