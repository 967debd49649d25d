//! The wish that a publish ends early.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::bail;

/// Asks a publish to stop; it then leaves the target as it was.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<OnceLock<String>>);

impl Stop {
    /// From now on nothing new is begun.
    pub fn ask(&self) {
        self.say("it was interrupted".to_owned());
    }

    /// The same, because the time that it may take has passed.
    pub(super) fn expire(&self, limit: Duration) {
        self.say(format!("it took longer than {} s", limit.as_secs()));
    }

    /// The first reason stays.
    fn say(&self, reason: String) {
        let _ = self.0.set(reason);
    }

    /// Whether it was asked.
    pub(super) fn is_asked(&self) -> bool {
        self.0.get().is_some()
    }

    /// An error once it was asked.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        if let Some(reason) = self.0.get() {
            bail!("{reason}");
        }
        Ok(())
    }
}
