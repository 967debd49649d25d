//! The parts of a source that are not imported, or with a loss.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, Severity};
use crate::engine::source::SourcePath;

/// Warnings with places in the source.
#[derive(Default)]
pub(super) struct Losses {
    pub(super) report: Report,
    /// Losses that many pages have: their places by message and hint.
    kinds: BTreeMap<(String, String), Vec<Place>>,
}

impl Losses {
    /// Adds a part.
    pub(super) fn add(&mut self, place: Place, message: impl Into<String>, hint: &str) {
        self.report.add(Diagnostic::new(Code::NotImported, message).at(place).hint(hint));
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
        for (kind, places) in other.kinds {
            self.kinds.entry(kind).or_default().extend(places);
        }
    }

    /// The list: the parts of the whole site, those that many pages have, and those of pages.
    pub(super) fn finish(mut self, is_page: impl Fn(&SourcePath) -> bool) -> Report {
        let mut kinds = Report::new();
        for ((message, hint), mut places) in self.kinds {
            places.sort();
            let files = places.iter().map(|place| &place.path).collect::<BTreeSet<_>>().len();
            let message = match files {
                1 => message,
                files => format!("{message}, in {files} files"),
            };
            if let Some(first) = places.into_iter().next() {
                kinds.add(Diagnostic::new(Code::NotImported, message).at(first).hint(hint));
            }
        }
        self.report.normalize();
        kinds.normalize();
        let (of_pages, of_site): (Vec<&Diagnostic>, Vec<&Diagnostic>) = self
            .report
            .iter()
            .partition(|one| one.place.as_ref().is_some_and(|place| is_page(&place.path)));
        let mut all = Report::new();
        for one in of_site.into_iter().chain(kinds.iter()).chain(of_pages) {
            all.add(one.clone());
        }
        all
    }
}
