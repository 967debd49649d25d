//! What was heard and not looked at yet.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, EventKind, ModifyKind, RenameMode};

use crate::source::{SourcePath, place};

/// News since the last look.
#[derive(Debug, Default)]
pub(super) struct News {
    /// Where something may have changed.
    pub(super) places: BTreeSet<SourcePath>,
    /// Something was not told: a queue ran over, or the site's folder itself is another one.
    pub(super) is_lost: bool,
    /// Nobody wants to hear more.
    pub(super) is_over: bool,
    /// Files that are open for writing.
    writing: BTreeSet<PathBuf>,
    /// Something has gone, and may be on its way to another name.
    is_gone: bool,
    tail: Tail,
    first: Option<Instant>,
    last: Option<Instant>,
}

/// What was heard last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tail {
    /// The end of a save: a file was closed, or put in the place of another.
    Saved,
    /// Anything else.
    #[default]
    Other,
}

/// After what ends a save it is quiet at once.
const SAVED: Duration = Duration::from_micros(500);

/// After anything else that happens to a single file.
const QUIET: Duration = Duration::from_millis(2);

/// Some editors put the new file where the old one was a moment ago.
const GONE: Duration = Duration::from_millis(20);

/// So many places are no save but a branch, an archive or a search and replace.
const MANY: usize = 16;

/// Between two files of such a burst.
const BURST: Duration = Duration::from_millis(40);

/// A file that is open for writing is waited for so long; some programs never close theirs.
const OPEN: Duration = Duration::from_millis(100);

/// However busy the disk is, after so long someone looks.
const LONGEST: Duration = Duration::from_secs(2);

impl News {
    fn is_silent(&self) -> bool {
        self.places.is_empty() && !self.is_lost && !self.is_over
    }

    /// When it will be quiet if nothing more is heard.
    fn quiet(&self) -> Option<Instant> {
        let (first, last) = (self.first?, self.last?);
        let mut pause = if self.tail == Tail::Saved { SAVED } else { QUIET };
        if self.is_gone {
            pause = pause.max(GONE);
        }
        if self.places.len() > MANY || self.is_lost {
            pause = pause.max(BURST);
        }
        if !self.writing.is_empty() {
            pause = pause.max(OPEN);
        }
        Some((last + pause).min(first + LONGEST))
    }
}

/// Where news comes in and is waited for.
pub(super) struct Heard {
    news: Mutex<News>,
    bell: Condvar,
}

impl Heard {
    pub(super) fn new() -> Heard {
        Heard { news: Mutex::default(), bell: Condvar::new() }
    }

    pub(super) fn has_news(&self) -> bool {
        !self.news().is_silent()
    }

    /// Changes the news, and wakes who waits for it.
    pub(super) fn tell(&self, change: impl FnOnce(&mut News)) {
        let mut news = self.news();
        change(&mut news);
        if news.is_silent() {
            return;
        }
        let now = Instant::now();
        news.first.get_or_insert(now);
        news.last = Some(now);
        drop(news);
        self.bell.notify_all();
    }

    /// Takes in what the system says of the site at `root`.
    pub(super) fn event(&self, root: &Path, event: notify::Result<notify::Event>) {
        let Ok(event) = event else { return self.tell(|news| news.is_lost = true) };
        if event.need_rescan() {
            return self.tell(|news| news.is_lost = true);
        }
        let is_closed =
            matches!(event.kind, EventKind::Access(AccessKind::Close(AccessMode::Write)));
        // Reading is no change, and the build itself reads.
        if matches!(event.kind, EventKind::Access(_)) && !is_closed {
            return;
        }
        let has_gone = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(RenameMode::From))
        );
        let is_put = EventKind::Modify(ModifyKind::Name(RenameMode::To)) == event.kind;
        let is_written = matches!(event.kind, EventKind::Modify(ModifyKind::Data(_)));
        for path in event.paths {
            if path == root && has_gone {
                self.tell(|news| news.is_lost = true);
            }
            let Some(place) = place(root, &path) else { continue };
            self.tell(|news| {
                if is_closed || has_gone {
                    news.writing.remove(&path);
                } else if is_written {
                    news.writing.insert(path);
                }
                news.is_gone |= has_gone;
                news.tail = if is_closed || is_put { Tail::Saved } else { Tail::Other };
                news.places.insert(place);
            });
        }
    }

    /// Waits for news and for quiet, or until `until`, and takes the news.
    pub(super) fn wait(&self, until: Option<Instant>) -> News {
        let mut news = self.news();
        loop {
            let now = Instant::now();
            let (is_due, due) = match (news.is_over, news.quiet()) {
                (true, _) => return News { is_over: true, ..News::default() },
                (_, Some(quiet)) => (now >= quiet, Some(quiet)),
                (_, None) => (until.is_some_and(|until| now >= until), until),
            };
            if is_due {
                return std::mem::take(&mut news);
            }
            news = match due {
                Some(due) => {
                    let wait = due.saturating_duration_since(now);
                    self.bell
                        .wait_timeout(news, wait)
                        .map_or_else(|error| error.into_inner().0, |it| it.0)
                }
                None => self.bell.wait(news).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    fn news(&self) -> MutexGuard<'_, News> {
        // Nothing is half done while the lock is held.
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
