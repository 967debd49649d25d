//! Cancellation of a publish.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::bail;

/// Cancels a publish, which then restores the target.
#[derive(Clone, Debug, Default)]
pub struct Cancellation(Arc<OnceLock<String>>);

impl Cancellation {
    /// Cancels: no new request is started.
    pub fn cancel(&self) {
        self.set_reason("interrupted".to_owned());
    }

    /// Cancels because the time limit is exceeded.
    pub(super) fn expire(&self, limit: Duration) {
        self.set_reason(format!("timed out after {} s", limit.as_secs()));
    }

    /// Sets the reason; the first one wins.
    fn set_reason(&self, reason: String) {
        let _ = self.0.set(reason);
    }

    /// Returns whether it was cancelled.
    pub(super) fn is_cancelled(&self) -> bool {
        self.0.get().is_some()
    }

    /// Returns an error if it was cancelled.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        if let Some(reason) = self.0.get() {
            bail!("{reason}");
        }
        Ok(())
    }
}
