//! What makes islands quick from the second build on: esbuild and Node, kept running, and what they
//! made.

#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::diagnostic::Report;
use crate::island::bundle::{Bundle, Bundler, Program};
use crate::island::notices::Notices;
use crate::island::prerender::{Prerenderer, Studio};
use crate::island::set::Sound;
use crate::island::spec::IslandSpec;
use crate::source::{Mark, Snapshot};

/// Bundles and draws islands, in one build after the other. What it makes is what a new workshop
/// would make, only sooner.
///
/// A process that has ended is started again. All processes end with the workshop, and when we are
/// killed.
pub struct Workshop {
    bundler: Mutex<Bundler>,
    /// The bundle of the last build that had one.
    last: Mutex<Option<Arc<Program>>>,
    /// The islands of the last build, if nothing was wrong with them.
    sound: Mutex<Option<Sound>>,
    studio: Arc<Studio>,
    notices: Arc<Notices>,
}

impl Workshop {
    /// A workshop for the project at `root`. Nothing is started.
    pub fn new(root: &Path) -> Workshop {
        let notices = Arc::new(Notices::default());
        let studio = Arc::new(Studio::new(root, &notices));
        Workshop {
            bundler: Mutex::default(),
            last: Mutex::default(),
            sound: Mutex::default(),
            studio,
            notices,
        }
    }

    /// What the user should know and has not been told yet: one sentence each, without a full stop.
    pub fn notices(&self) -> Vec<String> {
        self.notices.take()
    }

    /// Writes what the last builds made into the cache folder. A workshop does it at its end, too.
    pub fn save(&self) {
        lock(&self.bundler).save();
        self.studio.save();
    }

    /// Gets ready for the next edit. To be called when a build is done and nobody waits: it saves,
    /// and starts what the next build would have to wait for.
    pub fn rest(&self) {
        lock(&self.bundler).rest();
        self.studio.save();
        if let Some(program) = &*lock(&self.last) {
            self.studio.rest(program);
        }
    }

    /// Bundles islands; mistakes in them go to `report`.
    pub(super) fn bundle(
        &self,
        snapshot: &Snapshot,
        islands: &[IslandSpec],
        target: &str,
        report: &mut Report,
    ) -> anyhow::Result<Option<Arc<Bundle>>> {
        self.studio.begin();
        let loading = |program: &Arc<Program>, code: &_| self.studio.load(program, code);
        let mut bundler = lock(&self.bundler);
        let bundle = bundler.bundle(snapshot, islands, target, &loading, &self.notices, report)?;
        if let Some(bundle) = &bundle {
            *lock(&self.last) = Some(Arc::clone(&bundle.program));
        }
        Ok(bundle)
    }

    /// The islands of the last build, if they were made from the same files and right.
    pub(super) fn sound(&self, key: &(Mark, String)) -> Option<Sound> {
        let sound = lock(&self.sound).clone().filter(|sound| sound.key == *key)?;
        self.studio.begin();
        Some(sound)
    }

    /// Keeps the islands of a build that found nothing wrong with them.
    pub(super) fn keep_sound(&self, sound: Sound) {
        *lock(&self.sound) = Some(sound);
    }

    /// What draws the islands of a bundle.
    pub(super) fn prerenderer(&self, bundle: &Bundle) -> Prerenderer {
        Prerenderer::new(&self.studio, bundle)
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.save();
    }
}

/// A thread that panicked leaves nothing half-done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
