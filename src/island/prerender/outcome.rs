//! What comes of prerendering an island.

use serde::{Deserialize, Serialize};

/// A prerendered island.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rendered {
    /// Its markup, byte for byte as React expects it in the browser.
    pub html: String,
    /// What React complained about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
}

/// Why an island could not be prerendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrerenderFailure {
    /// There is no component in its file.
    Missing,
    /// The island's code threw.
    Thrown {
        /// What it threw, in its own words.
        message: String,
        /// Where in the project's sources, if that is known.
        spot: Option<Spot>,
        /// The way there, with paths relative to the project.
        stack: String,
    },
    /// The island did not come to an end.
    TimedOut,
    /// Its worker, or Node, ended while it rendered the island.
    Died {
        /// The last it printed.
        words: String,
    },
    /// Node can't be used at all; not the island's fault.
    Unavailable(String),
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file, relative to the root of the project.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in UTF-16 units as JavaScript counts.
    pub column: usize,
}
