//! Why an island could not be prerendered.

use serde::Deserialize;

/// Why an island could not be prerendered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PrerenderFailure {
    /// There is no component in its file.
    Missing,
    /// The island's code threw.
    Thrown {
        /// The message of what it threw.
        message: String,
        /// The place in the project's sources, if it is known.
        spot: Option<Spot>,
    },
    /// React reported mistakes in it.
    Warned(Vec<String>),
    /// The island did not terminate within the limit.
    TimedOut,
    /// Its worker, or Node, ended while it rendered the island.
    Died {
        /// The end of its output.
        words: String,
    },
    /// Node can't be used at all.
    Unavailable(String),
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Spot {
    /// The file, relative to the root of the project.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in UTF-16 units as JavaScript counts.
    pub column: usize,
}
