//! Reports: the diagnostics of a run, collected, sorted and printed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use annotate_snippets::Renderer;

use crate::engine::diagnostic::baseline::{Baseline, baseline};
use crate::engine::diagnostic::print::{Record, human, record};
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Level, Levels, Place, Severity,
};
use crate::engine::source::Snapshot;

/// The diagnostics of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
    /// The number of further diagnostics of each code and severity that are not in `diagnostics`.
    left_out: BTreeMap<(Code, Severity), usize>,
}

/// The number of diagnostics of one code that are shown. Each needs the text of its file.
const MAX_PER_CODE: usize = 200;

impl Report {
    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty() && self.left_out.is_empty()
    }

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
        for (kind, count) in other.left_out {
            *self.left_out.entry(kind).or_default() += count;
        }
    }

    /// Removes the diagnostics in parts of files.
    pub fn drop_within(&mut self, parts: &[Place]) {
        let is_within = |place: &Place| {
            let is_part = |part: &&Place| part.path == place.path;
            parts.iter().filter(is_part).any(|part| (part.start..part.end).contains(&place.start))
        };
        self.diagnostics.retain(|one| !one.place.as_ref().is_some_and(is_within));
    }

    /// Returns whether there are errors.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// Returns whether there are errors that may be causes. Warnings that `[check]` denies are not.
    pub fn has_causes(&self) -> bool {
        self.diagnostics.iter().any(|one| {
            one.severity == Severity::Error
                && one.code.default_level() == Level::Deny
                && !one.is_caused_by_any_error()
        })
    }

    /// Removes the diagnostics that the baseline lists. Returns their number, and a warning for
    /// each line without a diagnostic, except for lines of the codes `absent`, which were not
    /// checked.
    pub fn apply_baseline(&mut self, snapshot: &Snapshot, absent: &[Code]) -> (usize, Report) {
        let mut baseline = Baseline::read(snapshot);
        let count = self.diagnostics.len();
        self.diagnostics.retain(|one| !baseline.take(one, snapshot));
        let count = count - self.diagnostics.len();
        (count, Report { diagnostics: baseline.stale(absent).collect(), ..Report::default() })
    }

    /// The text of a baseline that lists all diagnostics, and their number. `None` if there are
    /// errors that a baseline can't list.
    pub fn baseline(&self, snapshot: &Snapshot) -> Option<(String, usize)> {
        baseline(self.iter(), snapshot)
    }

    /// The diagnostics, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter()
    }

    /// Removes diagnostics whose cause is reported.
    pub(super) fn drop_caused(&mut self) {
        // An effect of its own code is not a cause: each of two would be that of the other one.
        self.drop_caused_of(has_own_code, |one| !has_own_code(one));
        self.drop_caused_of(|one| !has_own_code(one), |_| true);
    }

    /// Removes those of certain effects that one of certain causes explains.
    fn drop_caused_of(
        &mut self,
        is_caused: impl Fn(&Diagnostic) -> bool,
        is_cause: impl Fn(&Diagnostic) -> bool,
    ) {
        let causes = self.iter().filter(|one| !one.is_caused_by_any_error() && is_cause(one));
        let places = causes.filter_map(|one| Some((one.code, one.place.as_ref()?)));
        let places: BTreeSet<_> =
            places.map(|(code, place)| (code, &place.path, place.start)).collect();
        let outside = self.iter().filter(|one| one.pages.is_empty());
        let outside: BTreeSet<_> = outside.map(|one| (one.code, &one.message)).collect();
        let is_explained = |one: &Diagnostic| {
            one.causes.iter().any(|cause| match cause {
                DiagnosticCause::Reported(codes, Place { path, start, end }) => {
                    let end = if *end == 0 { usize::MAX } else { *end.max(&(start + 1)) };
                    codes.iter().any(|code| {
                        let within = (*code, path, *start)..(*code, path, end);
                        places.range(within).next().is_some()
                    })
                }
                DiagnosticCause::Value => outside.contains(&(one.code, &one.message)),
                DiagnosticCause::AnyError | DiagnosticCause::Unreported(_) => false,
            })
        };
        let kept: Vec<bool> =
            self.iter().map(|one| !is_caused(one) || !is_explained(one)).collect();
        let mut kept = kept.into_iter();
        self.diagnostics.retain(|_| kept.next() == Some(true));
    }

    /// Sorts by file, location and code, merges diagnostics that differ only in the page, and drops
    /// those that another error may have caused. A file that can't be read may have caused all
    /// others.
    pub fn normalize(&mut self) {
        if self.diagnostics.iter().any(|one| one.code == Code::UnreadableFile) {
            self.diagnostics.retain(|one| one.code == Code::UnreadableFile);
        }
        if self.has_causes() {
            self.diagnostics.retain(|one| !one.is_caused_by_any_error());
        }
        let mut merged: BTreeMap<_, Diagnostic> = BTreeMap::new();
        for diagnostic in self.diagnostics.drain(..) {
            let key = (
                diagnostic.severity,
                diagnostic.place.clone(),
                diagnostic.code,
                diagnostic.message.clone(),
            );
            match merged.get_mut(&key) {
                Some(first) => {
                    first.pages.extend(diagnostic.pages);
                    // One of two checks of the same place may know more.
                    if first.related.is_empty() {
                        first.related = diagnostic.related;
                    }
                }
                None => {
                    merged.insert(key, diagnostic);
                }
            }
        }
        self.diagnostics = join_causes(merged.into_values());
        for diagnostic in &mut self.diagnostics {
            diagnostic.pages.sort();
            diagnostic.pages.dedup();
        }
    }

    /// Removes those that any error may have caused: a report that is not complete may lack it.
    pub fn drop_caused_by_any_error(&mut self) {
        self.diagnostics.retain(|one| !one.is_caused_by_any_error());
    }

    /// Replaces hints by those that `hint` returns.
    pub fn replace_hints(&mut self, hint: impl Fn(&Diagnostic) -> Option<String>) {
        for diagnostic in &mut self.diagnostics {
            if let Some(hint) = hint(diagnostic) {
                diagnostic.hint = Some(hint.into());
            }
        }
    }

    /// Sets the severity of each diagnostic by these levels, and removes those that they allow, and
    /// those whose cause is reported or allowed.
    pub fn set_levels(&mut self, levels: &Levels<'_>) {
        self.drop_caused();
        self.diagnostics.retain_mut(|one| match levels.of(one) {
            Level::Allow => false,
            Level::Warn => {
                one.severity = Severity::Warning;
                true
            }
            Level::Deny => {
                one.severity = Severity::Error;
                true
            }
        });
    }

    /// The errors without the warnings.
    pub fn errors_only(&self) -> Report {
        let errors = self.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        let left_out =
            self.left_out.iter().filter(|((_, severity), _)| *severity == Severity::Error);
        Report {
            diagnostics: errors.cloned().collect(),
            left_out: left_out.map(|(kind, count)| (*kind, *count)).collect(),
        }
    }

    /// The first 200 diagnostics of each code, and the number of the others.
    pub fn limited(&self) -> Report {
        let mut seen: BTreeMap<Code, usize> = BTreeMap::new();
        let mut left_out = self.left_out.clone();
        let mut is_shown = |one: &&Diagnostic| {
            let count = seen.entry(one.code).or_default();
            *count += 1;
            if *count > MAX_PER_CODE {
                *left_out.entry((one.code, one.severity)).or_default() += 1;
            }
            *count <= MAX_PER_CODE
        };
        let shown = self.iter().filter(&mut is_shown);
        let diagnostics = shown.map(Diagnostic::with_composed_hint).collect();
        Report { diagnostics, left_out }
    }

    /// The report with the first warning of each unknown language of code, and the number of the
    /// others.
    pub fn with_languages_once(&self) -> Report {
        let (mut known, mut diagnostics) = (BTreeSet::new(), Vec::new());
        let mut left_out = self.left_out.clone();
        for one in self.iter() {
            let is_other = one.code != Code::UnknownLanguage || one.severity == Severity::Error;
            if is_other || known.insert(&one.message) {
                diagnostics.push(one.clone());
            } else {
                *left_out.entry((one.code, one.severity)).or_default() += 1;
            }
        }
        Report { diagnostics, left_out }
    }

    /// How many diagnostics of each code are not in the report, by the names of the codes.
    pub fn left_out(&self) -> BTreeMap<&'static str, usize> {
        let mut left_out = BTreeMap::new();
        for ((code, _), count) in &self.left_out {
            *left_out.entry(code.as_str()).or_default() += count;
        }
        left_out
    }

    /// The numbers of errors and warnings.
    pub fn counts(&self) -> (usize, usize) {
        let count = |severity: Severity| {
            let listed = self.iter().filter(|diagnostic| diagnostic.severity == severity);
            let others = self.left_out.iter().filter(|((_, one), _)| *one == severity);
            listed.count() + others.map(|(_, count)| count).sum::<usize>()
        };
        (count(Severity::Error), count(Severity::Warning))
    }

    /// Formats the report for people, with excerpts of the source.
    pub fn human(&self, snapshot: &Snapshot, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut text = String::new();
        for diagnostic in self.iter() {
            text.push_str(&human(diagnostic, snapshot, &renderer));
            text.push_str("\n\n");
        }
        for (code, count) in self.left_out() {
            let _ = writeln!(text, "and {count} more of `{code}`; `--all` shows them");
        }
        text
    }

    /// Converts the report for programs.
    pub fn records(&self, snapshot: &Snapshot) -> Vec<Record> {
        self.iter().map(|diagnostic| record(diagnostic, snapshot)).collect()
    }
}

/// The maximum number of related places of a diagnostic.
const RELATED: usize = 6;

/// Returns whether a diagnostic of its own code may explain it.
fn has_own_code(one: &Diagnostic) -> bool {
    one.causes.iter().any(|cause| match cause {
        DiagnosticCause::Reported(codes, _) => codes.contains(&one.code),
        _ => false,
    })
}

/// Merges diagnostics with the same cause into the first of them, with the places of the others as
/// related places.
fn join_causes(diagnostics: impl ExactSizeIterator<Item = Diagnostic>) -> Vec<Diagnostic> {
    let mut joined: Vec<Diagnostic> = Vec::with_capacity(diagnostics.len());
    let mut first_of: BTreeMap<(Code, String, Place), usize> = BTreeMap::new();
    for diagnostic in diagnostics {
        let unreported = diagnostic.causes.iter().find_map(|cause| match cause {
            DiagnosticCause::Unreported(place) => Some(place.clone()),
            _ => None,
        });
        if let Some(cause) = unreported {
            let key = (diagnostic.code, diagnostic.message.clone(), cause);
            let at = *first_of.entry(key).or_insert(joined.len());
            if let Some(first) = joined.get_mut(at) {
                let place = diagnostic.place.filter(|_| first.related.len() < RELATED);
                first.related.extend(place.map(|place| (place, "here, too".to_owned())));
                first.pages.extend(diagnostic.pages);
                continue;
            }
        }
        joined.push(diagnostic);
    }
    joined
}
