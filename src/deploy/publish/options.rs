//! The options and the outcome of a publish.

use std::sync::Arc;
use std::time::Duration;

use crate::deploy::publish::cancellation::Cancellation;
use crate::deploy::publish::execute::{Progress, TargetState};
use crate::deploy::publish::plan::Plan;

/// The options of a publish.
pub struct Options {
    /// Verify the store, and repair files that differ from the record.
    pub verify: bool,
    /// Replace files that Archipel did not create.
    pub adopt: bool,
    /// Publish a site that was built for a placeholder URL.
    pub allow_placeholder_url: bool,
    /// The time limit.
    pub limit: Duration,
    /// Confirms the plan, and reports the progress.
    pub progress: Arc<dyn Progress>,
    /// Cancels the publish.
    pub cancellation: Cancellation,
}

/// The outcome of a publish.
#[derive(Debug, Default)]
pub struct Outcome {
    /// The plan, unless it failed earlier.
    pub plan: Option<Plan>,
    /// The current release: its number, and the prefix of its digest.
    pub release: Option<(u32, String)>,
    /// Requests that were sent.
    pub requests: u64,
    /// The bytes of content that were sent.
    pub sent: u64,
    /// The URLs whose content has changed, without new fingerprinted files.
    pub changed_urls: Vec<String>,
    /// The error, and the state in which it left the target.
    pub failure: Option<(anyhow::Error, TargetState)>,
    /// Whether the plan was declined, so nothing was changed.
    pub is_declined: bool,
}
