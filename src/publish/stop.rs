//! The wish that a publish ends early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::bail;

/// Asks a publish to stop; it then leaves the target as it was.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on nothing new is begun.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked.
    pub(super) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// An error once it was asked.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        if self.is_asked() {
            bail!("it was interrupted");
        }
        Ok(())
    }
}
