//! The queue of changes between the file system's events and the next rescan.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, EventKind, ModifyKind, RenameMode};
use parking_lot::{Condvar, Mutex};

use crate::engine::source::{SourcePath, input_path};

/// The changes since the last rescan.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// The paths that may have changed.
    pub(super) paths: BTreeSet<SourcePath>,
    /// Events were lost, or the site's root was replaced.
    pub(super) needs_rescan: bool,
    /// The watch was stopped.
    pub(super) is_stopped: bool,
    /// Files that are open for writing.
    writing: BTreeSet<PathBuf>,
    /// Something was removed, and may be about to be renamed.
    has_removal: bool,
    last_event: LastEvent,
    first_time: Option<Instant>,
    last_time: Option<Instant>,
}

/// The kind of the last event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum LastEvent {
    /// The end of a save: a file was closed, or replaced another one.
    Saved,
    /// Anything else.
    #[default]
    Other,
}

/// The debounce time after the end of a save.
const SAVE_DEBOUNCE: Duration = Duration::from_micros(500);

/// The debounce time after any other event of a single file.
const DEBOUNCE: Duration = Duration::from_millis(2);

/// The debounce time after a removal: some editors remove a file and create it again.
const REMOVE_DEBOUNCE: Duration = Duration::from_millis(20);

/// More paths than this are not a save but a checkout, an archive or a search and replace.
const BURST_SIZE: usize = 16;

/// The debounce time between two files of such a burst.
const BURST_DEBOUNCE: Duration = Duration::from_millis(40);

/// The maximum wait for a file that is open for writing; some programs never close theirs.
const WRITE_DEBOUNCE: Duration = Duration::from_millis(100);

/// The longest time between an event and the rescan, however many events follow.
const MAX_DELAY: Duration = Duration::from_secs(2);

impl Changes {
    fn is_empty(&self) -> bool {
        self.paths.is_empty() && !self.needs_rescan && !self.is_stopped
    }

    /// When the changes have settled, if no event follows.
    fn settled_at(&self) -> Option<Instant> {
        let (first_time, last_time) = (self.first_time?, self.last_time?);
        let mut pause = if self.last_event == LastEvent::Saved { SAVE_DEBOUNCE } else { DEBOUNCE };
        if self.has_removal {
            pause = pause.max(REMOVE_DEBOUNCE);
        }
        if self.paths.len() > BURST_SIZE || self.needs_rescan {
            pause = pause.max(BURST_DEBOUNCE);
        }
        if !self.writing.is_empty() {
            pause = pause.max(WRITE_DEBOUNCE);
        }
        Some((last_time + pause).min(first_time + MAX_DELAY))
    }
}

/// Collects changes, and waits for them to settle.
pub(super) struct ChangeQueue {
    changes: Mutex<Changes>,
    signal: Condvar,
}

impl ChangeQueue {
    pub(super) fn new() -> ChangeQueue {
        ChangeQueue { changes: Mutex::default(), signal: Condvar::new() }
    }

    pub(super) fn has_changes(&self) -> bool {
        !self.changes.lock().is_empty()
    }

    /// Updates the changes, and wakes the thread that waits for them.
    pub(super) fn update(&self, change: impl FnOnce(&mut Changes)) {
        let mut changes = self.changes.lock();
        change(&mut changes);
        if changes.is_empty() {
            return;
        }
        let now = Instant::now();
        changes.first_time.get_or_insert(now);
        changes.last_time = Some(now);
        drop(changes);
        self.signal.notify_all();
    }

    /// Handles an event of the operating system for the site at `root`.
    pub(super) fn handle_event(&self, root: &Path, event: notify::Result<notify::Event>) {
        let Ok(event) = event else { return self.update(|changes| changes.needs_rescan = true) };
        if event.need_rescan() {
            return self.update(|changes| changes.needs_rescan = true);
        }
        let is_closed =
            matches!(event.kind, EventKind::Access(AccessKind::Close(AccessMode::Write)));
        // The build itself reads, which is not a change.
        if matches!(event.kind, EventKind::Access(_)) && !is_closed {
            return;
        }
        let is_removal = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(RenameMode::From))
        );
        let is_replacement = EventKind::Modify(ModifyKind::Name(RenameMode::To)) == event.kind;
        let is_written = matches!(event.kind, EventKind::Modify(ModifyKind::Data(_)));
        for path in event.paths {
            if path == root && is_removal {
                self.update(|changes| changes.needs_rescan = true);
            }
            let Some(input) = input_path(root, &path) else { continue };
            self.update(|changes| {
                if is_closed || is_removal {
                    changes.writing.remove(&path);
                } else if is_written {
                    changes.writing.insert(path);
                }
                changes.has_removal |= is_removal;
                changes.last_event =
                    if is_closed || is_replacement { LastEvent::Saved } else { LastEvent::Other };
                changes.paths.insert(input);
            });
        }
    }

    /// Waits until changes have settled, or until `until`; removes and returns them.
    pub(super) fn wait(&self, until: Option<Instant>) -> Changes {
        let mut changes = self.changes.lock();
        loop {
            let now = Instant::now();
            let (is_due, due) = match (changes.is_stopped, changes.settled_at()) {
                (true, _) => return Changes { is_stopped: true, ..Changes::default() },
                (_, Some(settled)) => (now >= settled, Some(settled)),
                (_, None) => (until.is_some_and(|until| now >= until), until),
            };
            if is_due {
                return std::mem::take(&mut changes);
            }
            match due {
                Some(due) => drop(self.signal.wait_until(&mut changes, due)),
                None => self.signal.wait(&mut changes),
            }
        }
    }
}
