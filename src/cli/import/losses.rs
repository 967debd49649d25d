//! The parts of a source that are not imported, or with a loss.

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, Severity};

/// Warnings with places in the source.
#[derive(Default)]
pub(super) struct Losses(pub(super) Report);

impl Losses {
    /// Adds a part.
    pub(super) fn add(&mut self, place: Place, message: impl Into<String>, hint: &str) {
        self.0.add(Diagnostic::new(Code::NotImported, message).at(place).hint(hint));
    }

    /// Adds the diagnostics of a reader. The offsets of their places are those of the source.
    pub(super) fn add_all(&mut self, report: &Report) {
        for one in report.iter() {
            let (code, severity) = (Code::NotImported, Severity::Warning);
            self.0.add(Diagnostic { code, severity, is_consequence: false, ..one.clone() });
        }
    }
}
