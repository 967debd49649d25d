//! What `serve` reports to whoever started it.

use crate::build::pipeline::{Built, Progress};
use crate::engine::source::Snapshot;
use crate::serve::status::Status;

/// The outcome of a build.
pub enum Outcome<'a> {
    /// The build was completed, with or without errors of the user.
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
    /// The server listens; `url` is the address of the site. If a network reaches it, `link` is the
    /// address that lets a browser do what costs or acts.
    fn listening(&self, url: &str, link: Option<&str>);
    /// A build is completed.
    fn built(&self, outcome: &Outcome<'_>);
}
