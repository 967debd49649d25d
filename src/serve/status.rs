//! The status of the newest build, as browsers and programs read it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::engine::diagnostic::Record;

/// The status of a build.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Status {
    /// The number of the build.
    pub build: u64,
    /// Whether it was completed; it may still run, or a newer change may have cancelled it.
    pub complete: bool,
    /// The number of errors. While there are any, the last good pages are served.
    pub errors: usize,
    /// The number of warnings.
    pub warnings: usize,
    /// The number of rendered routes.
    pub rendered: usize,
    /// The number of reused routes.
    pub reused: usize,
    /// Why the environment failed.
    pub failure: Option<String>,
    /// The diagnostics.
    pub diagnostics: Vec<Record>,
    /// The number of diagnostics that are not listed, by code.
    pub left_out: BTreeMap<&'static str, usize>,
    /// A notice about the preview itself, such as that it polls.
    pub notice: Option<String>,
    /// Durations since the change was noticed.
    pub times: Times,
}

impl Status {
    /// Returns whether both report the same.
    pub fn has_same_report(&self, other: &Status) -> bool {
        (&self.failure, &self.diagnostics, &self.left_out)
            == (&other.failure, &other.diagnostics, &other.left_out)
    }
}

/// The durations of a build, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Times {
    /// Until the pages in view were visible.
    pub first: f64,
    /// Until the build was completed.
    pub all: f64,
}
