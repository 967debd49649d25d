//! The parts of a source that are not imported, or with a loss.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, Severity, position};
use crate::engine::source::{Snapshot, SourcePath};

/// Warnings with places in the source.
#[derive(Default)]
pub(super) struct Losses {
    pub(super) report: Report,
    /// Losses that many pages have: their places by message and hint.
    kinds: BTreeMap<(String, String), Vec<Place>>,
    /// The causes of messages that are not the message without its names.
    causes: BTreeMap<String, String>,
}

/// Losses with the same cause.
struct LossGroup {
    hint: String,
    /// The places, in order, with a message each.
    places: Vec<(Place, String)>,
}

/// The list of losses.
pub(super) struct LossList {
    /// The parts of the whole site, those that many pages have, and those of pages.
    pub(super) all: Report,
    /// A part for each cause, those in most files first.
    pub(super) causes: Report,
    groups: Vec<LossGroup>,
}

impl Losses {
    /// Adds a part.
    pub(super) fn add(&mut self, place: Place, message: impl Into<String>, hint: &str) {
        self.report.add(Diagnostic::new(Code::NotImported, message).at(place).hint(hint));
    }

    /// Adds a part that is listed together with those of the same cause.
    pub(super) fn add_of(&mut self, place: Place, cause: &str, message: String, hint: &str) {
        self.causes.insert(message.clone(), cause.to_owned());
        self.add(place, message, hint);
    }

    /// Adds a part that many pages have: it is listed once, with the number of files.
    pub(super) fn add_kind(&mut self, place: Place, message: impl Into<String>, hint: &str) {
        self.kinds.entry((message.into(), hint.to_owned())).or_default().push(place);
    }

    /// Adds the diagnostics of a reader. The offsets of their places are those of the source.
    pub(super) fn add_all(&mut self, report: &Report) {
        for one in report.iter() {
            let (code, severity) = (Code::NotImported, Severity::Warning);
            self.report.add(Diagnostic { code, severity, causes: Vec::new(), ..one.clone() });
        }
    }

    /// Adds all parts of another list.
    pub(super) fn extend(&mut self, other: Losses) {
        self.report.extend(other.report);
        self.causes.extend(other.causes);
        for (kind, places) in other.kinds {
            self.kinds.entry(kind).or_default().extend(places);
        }
    }

    /// The list. `is_page` is whether a file is that of a page.
    pub(super) fn finish(mut self, is_page: impl Fn(&SourcePath) -> bool) -> LossList {
        self.report.normalize();
        let mut groups: BTreeMap<(String, String), LossGroup> = BTreeMap::new();
        let mut add = |cause: String, hint: &str, place: Place, message: String| {
            let new = || LossGroup { hint: hint.to_owned(), places: Vec::new() };
            let group = groups.entry((cause, hint.to_owned())).or_insert_with(new);
            group.places.push((place, message));
        };
        for one in self.report.iter() {
            let cause = self.causes.get(&one.message).cloned();
            let cause = cause.unwrap_or_else(|| without_names(&one.message));
            if let Some(place) = &one.place {
                add(cause, &one.hint_text(), place.clone(), one.message.clone());
            }
        }
        let mut kinds = Report::new();
        for ((message, hint), mut places) in self.kinds {
            places.sort();
            places.dedup();
            for place in &places {
                add(message.clone(), &hint, place.clone(), message.clone());
            }
            let files = places.iter().map(|place| &place.path).collect::<BTreeSet<_>>().len();
            let message = match files {
                1 => message,
                files => format!("{message}, in {files} files"),
            };
            if let Some(first) = places.into_iter().next() {
                kinds.add(Diagnostic::new(Code::NotImported, message).at(first).hint(hint));
            }
        }
        kinds.normalize();
        let (of_pages, of_site): (Vec<&Diagnostic>, Vec<&Diagnostic>) = self
            .report
            .iter()
            .partition(|one| one.place.as_ref().is_some_and(|place| is_page(&place.path)));
        let mut all = Report::new();
        for one in of_site.into_iter().chain(kinds.iter()).chain(of_pages) {
            all.add(one.clone());
        }
        let mut groups: Vec<LossGroup> = groups.into_values().collect();
        for group in &mut groups {
            group.places.sort();
        }
        groups.sort_by_cached_key(|group| {
            (Reverse((group.files(), group.places.len())), group.places.clone())
        });
        let mut causes = Report::new();
        for group in &groups {
            causes.add(
                Diagnostic::new(Code::NotImported, group.message())
                    .at(group.places[0].0.clone())
                    .hint(group.hint.clone()),
            );
        }
        LossList { all, causes, groups }
    }
}

impl LossGroup {
    fn files(&self) -> usize {
        self.places.iter().map(|(place, _)| &place.path).collect::<BTreeSet<_>>().len()
    }

    /// The message of the first place, and the number of the others.
    fn message(&self) -> String {
        let (first, files) = (&self.places[0].1, self.files());
        let others = self.places.len() - 1;
        let is_same = self.places.iter().all(|(_, message)| message == first);
        let in_files = if files > 1 { format!(", in {files} files") } else { String::new() };
        match others {
            0 => first.clone(),
            _ if is_same && files > 1 => format!("{first}{in_files}"),
            _ => format!("{first}, and {others} more like it{in_files}"),
        }
    }
}

impl LossList {
    /// The number of places.
    pub(super) fn count(&self) -> usize {
        self.groups.iter().map(|group| group.places.len()).sum()
    }

    /// The whole list as a text, by cause; empty without losses.
    pub(super) fn text(&self, source: &Snapshot) -> String {
        let mut out = String::new();
        let mut last: Option<(SourcePath, String)> = None;
        for group in &self.groups {
            if out.is_empty() {
                let (count, causes) = (self.count(), self.groups.len());
                let _ = writeln!(
                    out,
                    "Parts of the former site that are not imported, or with a loss: {count}, \
                     with {causes} causes.\nEach has its file and line in the former site."
                );
            }
            let _ = write!(out, "\n{}\n  help: {}\n", group.message(), group.hint);
            let first = &group.places[0].1;
            let is_same = group.places.iter().all(|(_, message)| message == first);
            for (place, message) in &group.places {
                if last.as_ref().is_none_or(|(path, _)| *path != place.path) {
                    let text = source.read_text(place.path.as_str()).unwrap_or_default();
                    last = Some((place.path.clone(), text));
                }
                let text = last.as_ref().map_or("", |(_, text)| text.as_str());
                let _ = write!(out, "    {}:{}", place.path, position(text, place.start).0);
                match is_same {
                    true => out.push('\n'),
                    false => {
                        let _ = writeln!(out, " {message}");
                    }
                }
            }
        }
        out
    }
}

/// A message with a placeholder for each name in it.
fn without_names(message: &str) -> String {
    let parts = message.split('`').enumerate();
    parts.map(|(at, part)| if at % 2 == 1 { "`…`" } else { part }).collect()
}
