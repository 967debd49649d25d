//! What the preview knows of the newest build, as the browser and programs read it.

use serde::Serialize;

use crate::diagnostic::Record;

/// How the site is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Status {
    /// The number of the build.
    pub build: u64,
    /// Whether it came to its end; a newer change may have stopped it, or it still runs.
    pub complete: bool,
    /// How many errors there are. While there are any, pages stay as they were.
    pub errors: usize,
    /// How many warnings.
    pub warnings: usize,
    /// How many routes it rendered.
    pub rendered: usize,
    /// How many routes still stand.
    pub reused: usize,
    /// What was said of everything, in the words of the terminal.
    pub text: String,
    /// The same for programs.
    pub diagnostics: Vec<Record>,
    /// Something about the preview itself that the user should know.
    pub notice: Option<String>,
    /// Milliseconds from the change that was heard: until the pages in view, until the end.
    pub times: Times,
}

/// How long a build took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Times {
    /// Until the pages in view were there.
    pub first: f64,
    /// Until all was there.
    pub all: f64,
}
