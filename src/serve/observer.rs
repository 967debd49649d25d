//! The events that `serve` reports to its caller.

use crate::build::pipeline::{Built, Progress};
use crate::engine::source::Snapshot;
use crate::serve::status::Status;

/// The outcome of a build.
pub enum Outcome<'a> {
    /// The build was completed, with or without errors in the site.
    Built {
        /// Its numbers and diagnostics.
        status: &'a Status,
        /// Its result.
        built: &'a Built,
        /// Its input.
        snapshot: &'a Snapshot,
    },
    /// The environment failed, such as a broken installation.
    Failed {
        /// Its numbers and diagnostics.
        status: &'a Status,
        /// The error.
        failure: &'a anyhow::Error,
    },
}

/// Receives the events of a preview.
pub trait Observer: Progress {
    /// The server listens; `url` is the address of the site. If a network can reach it, `link` sets
    /// the token for preview modes and actions.
    fn listening(&self, url: &str, link: Option<&str>);
    /// A build is completed.
    fn built(&self, outcome: &Outcome<'_>);
    /// Returns whether nobody can receive further events: the preview ends.
    fn is_gone(&self) -> bool;
}
