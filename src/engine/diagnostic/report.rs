//! Reports: the diagnostics of a run, collected, sorted and printed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use annotate_snippets::Renderer;

use crate::engine::diagnostic::baseline::{Baseline, baseline};
use crate::engine::diagnostic::code::Kind;
use crate::engine::diagnostic::print::{Record, human, record};
use crate::engine::diagnostic::{Code, Diagnostic, Level, Levels, Place, Severity};
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

/// Pairs of codes that one mistake in a message causes: only the first one is reported. A variable
/// that no template gives is not in the original either; a misspelt term, or a variable without its
/// dollar sign, is one that the translation lacks; a name may be typed in place of its term, and a
/// number in place of its variable; and a broken tag, address, attribute or variable is a word of
/// another script.
const SAME_MISTAKE: [(Code, Code); 10] = [
    (Code::MissingVariable, Code::AdditionalVariable),
    (Code::UnknownReference, Code::MissingTerm),
    (Code::UnknownReference, Code::VariableMismatch),
    (Code::MissingTerm, Code::ForeignWord),
    (Code::MessageMarkup, Code::ForeignWord),
    (Code::MarkdownSyntax, Code::ForeignWord),
    (Code::MarkupMismatch, Code::ForeignWord),
    (Code::MissingMessage, Code::ForeignWord),
    (Code::VariableMismatch, Code::ForeignWord),
    (Code::VariableMismatch, Code::TypedNumber),
];

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

    /// Returns whether there are errors.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// Returns whether there are errors that are not consequences. Warnings that `[check]` denies
    /// have no consequences.
    pub fn has_causes(&self) -> bool {
        self.diagnostics.iter().any(|one| {
            one.severity == Severity::Error
                && one.code.kind() != Kind::Warning
                && !one.is_consequence
        })
    }

    /// Removes the diagnostics that the baseline lists. Returns their number, and a warning for
    /// each line without a diagnostic.
    pub fn apply_baseline(&mut self, snapshot: &Snapshot) -> (usize, Report) {
        let mut baseline = Baseline::read(snapshot);
        let count = self.diagnostics.len();
        self.diagnostics.retain(|one| !baseline.take(one, snapshot));
        let count = count - self.diagnostics.len();
        (count, Report { diagnostics: baseline.stale().collect(), ..Report::default() })
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

    /// Removes diagnostics of templates that repeat others: a mistake in a name from data or from
    /// `site.toml`, or in the variables of a translation, where it has been reported.
    pub fn drop_repeated(&mut self, snapshot: &Snapshot) {
        let at_source = self.iter().filter(|one| one.pages.is_empty());
        let reported: BTreeSet<_> = at_source.map(|one| (one.code, one.message.clone())).collect();
        self.diagnostics.retain(|one| {
            let is_reported =
                !one.pages.is_empty() && reported.contains(&(one.code, one.message.clone()));
            !is_reported || has_own_name(one, snapshot)
        });
        let places_of = |code| -> Vec<Place> {
            let found = self.iter().filter(|one| one.code == code && !one.is_consequence);
            found.filter_map(|one| one.place.clone()).collect()
        };
        let mismatches = places_of(Code::VariableMismatch);
        let missing = places_of(Code::MissingMessage);
        self.diagnostics.retain(|one| {
            let related = one.related.first().map(|(place, _)| place);
            let (places, causes) = match one.code {
                Code::MissingVariable => ([one.place.as_ref(), None], &mismatches),
                // The message of `t()` is a related place, that of `rich()` the place.
                Code::SuperfluousVariable => ([one.place.as_ref(), related], &mismatches),
                // An attribute.
                Code::UnknownMessage => ([related, None], &missing),
                Code::PrerenderError => return !is_of_island(one, &mismatches),
                _ => return true,
            };
            let is_repeated = |place: &Place| {
                let is_in = |it: &Place| {
                    is_in_entry(place, it, snapshot) || is_in_entry(it, place, snapshot)
                };
                causes.iter().any(is_in)
            };
            !places.into_iter().flatten().any(is_repeated)
        });
        for (cause, effect) in SAME_MISTAKE {
            let causes = self.iter().filter(|one| one.code == cause);
            let causes: Vec<Place> = causes.filter_map(|one| one.place.clone()).collect();
            self.diagnostics.retain(|one| {
                let place = one.place.as_ref().filter(|_| one.code == effect);
                let is_same = |place: &Place| {
                    let is_in = |it: &Place| {
                        is_in_entry(it, place, snapshot) || is_in_entry(place, it, snapshot)
                    };
                    causes.iter().any(is_in)
                };
                !place.is_some_and(is_same)
            });
        }
    }

    /// Sorts by file, location and code, merges diagnostics that differ only in the page, and drops
    /// consequences of other errors. If a file can't be read, all other diagnostics may be
    /// consequences.
    pub fn normalize(&mut self) {
        if self.diagnostics.iter().any(|one| one.code == Code::UnreadableFile) {
            self.diagnostics.retain(|one| one.code == Code::UnreadableFile);
        }
        if self.has_causes() {
            self.diagnostics.retain(|one| !one.is_consequence);
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
        let mut merged: Vec<Diagnostic> = merged.into_values().collect();
        // A mistake of a drawing is found wherever a page shows it: in the page, and as a file.
        merged.dedup_by(|later, first| {
            let is_drawing = later.code == Code::InvalidImage && first.code == later.code;
            let is_same = later.place == first.place && later.severity == first.severity;
            let is_same =
                is_drawing && is_same && later.place.as_ref().is_some_and(|place| place.end > 0);
            if is_same {
                first.pages.append(&mut later.pages);
            }
            is_same
        });
        self.diagnostics = join_causes(merged.into_iter());
        for diagnostic in &mut self.diagnostics {
            diagnostic.pages.sort();
            diagnostic.pages.dedup();
        }
    }

    /// Replaces hints by those that `hint` returns.
    pub fn replace_hints(&mut self, hint: impl Fn(&Diagnostic) -> Option<String>) {
        for diagnostic in &mut self.diagnostics {
            if let Some(hint) = hint(diagnostic) {
                diagnostic.hint = Some(hint.into());
            }
        }
    }

    /// Sets the severity of each diagnostic by these levels, and removes those that they allow.
    pub fn set_levels(&mut self, levels: &Levels<'_>) {
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

/// Merges diagnostics with the same cause into the first of them, with the places of the others as
/// related places.
fn join_causes(diagnostics: impl ExactSizeIterator<Item = Diagnostic>) -> Vec<Diagnostic> {
    let mut joined: Vec<Diagnostic> = Vec::with_capacity(diagnostics.len());
    let mut first_of: BTreeMap<(Code, String, Box<Place>), usize> = BTreeMap::new();
    for diagnostic in diagnostics {
        if let Some(cause) = &diagnostic.cause {
            let key = (diagnostic.code, diagnostic.message.clone(), cause.clone());
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

/// Returns whether a place is in the entry of a Fluent file that begins at `entry`.
fn is_in_entry(place: &Place, entry: &Place, snapshot: &Snapshot) -> bool {
    if place.path != entry.path || place.start < entry.start {
        return false;
    }
    let text = snapshot.read_text(place.path.as_str()).unwrap_or_default();
    let between = text.get(entry.start..place.start).unwrap_or_default();
    !between.lines().skip(1).any(|line| line.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
        && !between.ends_with('\n')
}

/// Returns whether one of these places is in the messages of the island that a diagnostic is in.
fn is_of_island(diagnostic: &Diagnostic, places: &[Place]) -> bool {
    let path = diagnostic.place.as_ref().map_or("", |place| place.path.as_str());
    let Some((name, _)) = path.strip_prefix("islands/").and_then(|path| path.split_once('/'))
    else {
        return false;
    };
    let messages = format!("/islands/{name}.ftl");
    places.iter().any(|place| place.path.as_str().ends_with(&messages))
}

/// Returns whether the name that a diagnostic is about is written at its place.
fn has_own_name(diagnostic: &Diagnostic, snapshot: &Snapshot) -> bool {
    let Some(place) = &diagnostic.place else { return false };
    let name = diagnostic.message.split('`').nth(1).unwrap_or_default();
    let name = name.strip_prefix("assets/").unwrap_or(name);
    let text = snapshot.read_text(place.path.as_str()).unwrap_or_default();
    text.get(place.start..place.end).is_some_and(|written| written.contains(name))
}
