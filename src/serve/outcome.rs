//! What came of a build, and who hears of it.

use crate::pipeline::{Built, Progress};
use crate::serve::status::Status;
use crate::source::Snapshot;

/// What came of a build.
pub enum Outcome<'a> {
    /// It came to its end, with or without mistakes of the user.
    Built {
        /// In numbers.
        status: &'a Status,
        /// All of it.
        built: &'a Built,
        /// The input.
        snapshot: &'a Snapshot,
    },
    /// The world failed.
    Failed {
        /// In numbers.
        status: &'a Status,
        /// How.
        failure: &'a anyhow::Error,
    },
}

/// Who hears of what happens.
pub trait Host: Progress {
    /// The preview can be looked at.
    fn listening(&self, url: &str);
    /// A build is done.
    fn built(&self, outcome: &Outcome<'_>);
}
