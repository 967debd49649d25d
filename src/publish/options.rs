//! How a publish is to go about it, and what it did.

use std::sync::Arc;
use std::time::Duration;

use crate::publish::plan::Plan;
use crate::publish::run::{Left, Progress};
use crate::publish::stop::Stop;

/// How a publish is to go about it.
pub struct Options {
    /// List the store, and mend what differs from the record.
    pub verify: bool,
    /// Replace files that others made.
    pub adopt: bool,
    /// Publish a site that was built for an address that nobody can reach.
    pub allow_placeholder_url: bool,
    /// How long it may take.
    pub limit: Duration,
    /// Is asked before anything is changed, and hears how it goes on.
    pub progress: Arc<dyn Progress>,
    /// Ends it early.
    pub stop: Stop,
}

/// What a publish did, or why it did not.
#[derive(Debug, Default)]
pub struct Outcome {
    /// What was planned, unless it failed before.
    pub plan: Option<Plan>,
    /// The release that is current now: its number, and the beginning of its digest.
    pub release: Option<(u32, String)>,
    /// Requests that were sent.
    pub requests: u64,
    /// The bytes of content that were sent.
    pub sent: u64,
    /// Addresses whose answer is another one now, without those that are new under new names.
    pub changed_urls: Vec<String>,
    /// What went wrong, and in which state the target is.
    pub failure: Option<(anyhow::Error, Left)>,
    /// Whether it was ended before anything was changed, because the answer was no.
    pub is_declined: bool,
}
