//! Watches the input tree: collects file system events, debounces them, and rescans the tree.
//!
//! An event only triggers a rescan; [`Tree`] detects the changes. So imprecise, duplicate or late
//! events do no harm, and a full rescan compensates for lost ones.
#![expect(clippy::disallowed_methods, reason = "debouncing needs a clock")]

mod queue;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use notify::{Config, ErrorKind, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::engine::source::{Snapshot, SourcePath, Tree, Trust};
use crate::serve::watch::queue::{ChangeQueue, Changes};

/// How changes are detected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Events of the operating system.
    Native,
    /// A periodic scan of all files, for file systems without events.
    Poll,
}

/// The interval between scans in [`Mode::Poll`].
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// The delay after the last change until one full rescan, which finds changes that no event
/// reported: in folders with two paths, or in folders that were filled before they were watched.
const RESCAN_DELAY: Duration = Duration::from_millis(400);

/// Watches the input tree below a folder.
pub struct Watch {
    tree: Tree,
    watcher: Option<RecommendedWatcher>,
    /// The folders that are watched; the site's root is the empty path.
    watched: BTreeSet<SourcePath>,
    queue: Arc<ChangeQueue>,
    rescan_at: Option<Instant>,
    /// Folders were removed or replaced, which may have ended the watch of others: the operating
    /// system sees a folder with two paths as one.
    needs_rewatch: bool,
    /// The site's root is missing, and no event reports its return.
    root_missing: bool,
    /// The newest snapshot must be returned again.
    redeliver: bool,
    notice: Option<String>,
}

/// Controls a [`Watch`] from another thread.
#[derive(Clone)]
pub struct WatchHandle(Arc<ChangeQueue>);

impl WatchHandle {
    /// Stops the watch: [`Watch::wait`] returns `None` from now on.
    pub fn stop(&self) {
        self.0.update(|changes| changes.is_stopped = true);
    }

    /// Returns whether there are changes that [`Watch::wait`] has not returned yet.
    pub fn has_changes(&self) -> bool {
        self.0.has_changes()
    }
}

impl Watch {
    /// Starts watching the tree below `root`.
    pub fn new(root: &Path, mode: Mode) -> Watch {
        let queue = Arc::new(ChangeQueue::new());
        let mut watch = Watch {
            tree: Tree::new(root),
            watcher: None,
            watched: BTreeSet::new(),
            queue,
            rescan_at: None,
            needs_rewatch: false,
            root_missing: false,
            redeliver: false,
            notice: None,
        };
        if mode == Mode::Native {
            watch.start_native();
        }
        watch
    }

    /// The snapshot of the last scan.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        self.tree.snapshot()
    }

    /// Returns a handle for other threads.
    pub fn handle(&self) -> WatchHandle {
        WatchHandle(Arc::clone(&self.queue))
    }

    /// Returns why files are polled although [`Mode::Native`] was requested.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Waits until the tree may have changed and events have settled; `None` when the watch was
    /// stopped. Sleeps while nothing changes, except where files are polled.
    pub fn wait(&mut self) -> Option<Arc<Snapshot>> {
        loop {
            let until = match self.watcher {
                Some(_) if !self.root_missing => self.rescan_at,
                _ => Some(Instant::now() + POLL_INTERVAL),
            };
            let changes = self.queue.wait(until);
            if changes.is_stopped {
                return None;
            }
            let changed = self.apply(&changes);
            if std::mem::take(&mut self.redeliver) || changed {
                return Some(Arc::clone(self.tree.snapshot()));
            }
        }
    }

    /// Makes the next [`Watch::wait`] return a snapshot even if nothing has changed, because the
    /// work on the last one was cancelled.
    pub fn redeliver(&mut self) {
        self.redeliver = true;
    }

    /// Rescans the changed paths; returns whether anything may have changed.
    fn apply(&mut self, changes: &Changes) -> bool {
        let needs_rescan = changes.needs_rescan || self.root_missing;
        let is_empty = changes.paths.is_empty() && !needs_rescan;
        let changed = if self.watcher.is_none() || needs_rescan {
            self.tree.rescan_all(Trust::SettledStamps)
        } else if is_empty {
            self.tree.rescan_all(Trust::Stamps)
        } else {
            self.tree.rescan(&changes.paths)
        };
        self.rescan_at = if is_empty { None } else { Some(Instant::now() + RESCAN_DELAY) };
        if self.watcher.is_none() {
            return changed;
        }
        if needs_rescan || (is_empty && self.needs_rewatch) {
            // Any watched path may be another folder by now.
            self.unwatch(|_| true);
            self.needs_rewatch = false;
        } else {
            let is_changed =
                |folder: &SourcePath| changes.paths.iter().any(|path| folder.is_within(path));
            self.needs_rewatch |= self.unwatch(is_changed);
        }
        let has_new = self.watch_new_folders();
        if self.needs_rewatch && self.rescan_at.is_none() {
            self.rescan_at = Some(Instant::now() + RESCAN_DELAY);
        }
        has_new || changed
    }

    fn start_native(&mut self) {
        let root = self.tree.snapshot().root().to_path_buf();
        let queue = Arc::clone(&self.queue);
        let watcher = RecommendedWatcher::new(
            move |event| queue.handle_event(&root, event),
            Config::default(),
        );
        match watcher {
            Ok(watcher) => {
                self.watcher = Some(watcher);
                self.watch_new_folders();
            }
            Err(error) => self.fall_back_to_polling(&error),
        }
    }

    /// Watches every folder that is not watched yet; returns whether anything may have changed in
    /// them before.
    fn watch_new_folders(&mut self) -> bool {
        let mut changed = false;
        self.root_missing = false;
        loop {
            let gone: Vec<SourcePath> = self
                .watched
                .iter()
                .filter(|folder| !folder.as_str().is_empty())
                .filter(|folder| !self.tree.folders().contains(*folder))
                .cloned()
                .collect();
            // First, since the operating system sees a renamed folder as the same one.
            self.needs_rewatch |= self.unwatch(|folder| gone.contains(folder));
            let root = [SourcePath::new("")];
            let wanted = root.iter().chain(self.tree.folders());
            let new: BTreeSet<SourcePath> =
                wanted.filter(|folder| !self.watched.contains(*folder)).cloned().collect();
            if new.is_empty() {
                return changed;
            }
            for folder in &new {
                let path = self.tree.snapshot().root().join(folder.as_str());
                let Some(watcher) = &mut self.watcher else { return changed };
                match watcher.watch(&path, RecursiveMode::NonRecursive) {
                    Ok(()) => {}
                    Err(error) if is_missing(&error) => {
                        // If it returns, its parent's event or the delayed rescan finds it.
                        self.rescan_at = Some(Instant::now() + RESCAN_DELAY);
                        self.root_missing |= folder.as_str().is_empty();
                    }
                    Err(error) => self.fall_back_to_polling(&error),
                }
                self.watched.insert(folder.clone());
            }
            // No event reports what changed between the listing and the watch.
            let rescanned = if new.contains("") {
                self.tree.rescan_all(Trust::Stamps)
            } else {
                self.tree.rescan(&new)
            };
            changed |= rescanned;
        }
    }

    /// Stops watching the folders for which `is_old` holds; returns whether there were any.
    fn unwatch(&mut self, is_old: impl Fn(&SourcePath) -> bool) -> bool {
        let root = self.tree.snapshot().root().to_path_buf();
        let Watch { watcher, watched, .. } = self;
        let before = watched.len();
        watched.retain(|folder| {
            let old = is_old(folder);
            if old && let Some(watcher) = watcher {
                // The watch may have ended with its folder.
                let _ = watcher.unwatch(&root.join(folder.as_str()));
            }
            !old
        });
        watched.len() < before
    }

    /// Polls files from now on, since the operating system reports no events.
    fn fall_back_to_polling(&mut self, error: &notify::Error) {
        let why = match &error.kind {
            ErrorKind::MaxFilesWatch => {
                "the limit of watched folders is reached (fs.inotify.max_user_watches)".to_owned()
            }
            ErrorKind::Io(io) => format!("can't watch folders ({io})"),
            _ => format!("can't watch folders ({error})"),
        };
        let every = POLL_INTERVAL.as_millis();
        self.notice = Some(format!("{why}; polling all files every {every} ms"));
        self.watcher = None;
        self.watched.clear();
    }
}

fn is_missing(error: &notify::Error) -> bool {
    match &error.kind {
        ErrorKind::PathNotFound => true,
        ErrorKind::Io(io) => {
            matches!(io.kind(), std::io::ErrorKind::NotFound | std::io::ErrorKind::PermissionDenied)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests;
