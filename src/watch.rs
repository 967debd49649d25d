//! What changes on disk while people work: heard from the system, gathered until it is quiet, and
//! looked at.
//!
//! What the system tells is a reason to look and no more: what there is, is what [`Tree`] finds.
//! So an event that says too little, comes twice or comes late does no harm, and one that is lost
//! is made up for by a look at everything.
#![expect(clippy::disallowed_methods, reason = "waiting for quiet needs a clock")]

mod news;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use notify::{Config, ErrorKind, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::source::{Snapshot, SourcePath, Tree, Trust};
use crate::watch::news::{Heard, News};

/// How it is found out that something has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The system tells.
    Listen,
    /// Every file is looked at from time to time: for file systems that do not tell.
    Poll,
}

/// How often files are looked at where the system does not tell.
const POLL: Duration = Duration::from_millis(500);

/// So long after the last change everything is looked at once, for changes that nobody told: in
/// folders that are reached by two ways, or that were filled before they were watched.
const SECOND_LOOK: Duration = Duration::from_millis(400);

/// Watches the input tree below a folder.
pub struct Watch {
    tree: Tree,
    ear: Option<RecommendedWatcher>,
    /// The folders that the system watches for us; the site's own folder is the empty path.
    watched: BTreeSet<SourcePath>,
    heard: Arc<Heard>,
    second_look: Option<Instant>,
    /// Folders went or were exchanged, and with them perhaps the watch of others: for the system, a
    /// folder that is reached by two ways is one.
    is_shaken: bool,
    /// The site's own folder is gone, and nobody tells when it is back.
    is_homeless: bool,
    /// Nobody has made anything of the newest snapshot yet.
    is_owed: bool,
    notice: Option<String>,
}

/// Rings for a [`Watch`] that waits.
#[derive(Clone)]
pub struct Bell(Arc<Heard>);

impl Bell {
    /// Ends the wait: [`Watch::wait`] answers `None` from now on.
    pub fn stop(&self) {
        self.0.tell(|news| news.is_over = true);
    }

    /// Whether something has changed that was not looked at yet.
    pub fn has_news(&self) -> bool {
        self.0.has_news()
    }
}

impl Watch {
    /// Begins to watch the tree below `root`.
    pub fn new(root: &Path, mode: Mode) -> Watch {
        let heard = Arc::new(Heard::new());
        let mut watch = Watch {
            tree: Tree::new(root),
            ear: None,
            watched: BTreeSet::new(),
            heard,
            second_look: None,
            is_shaken: false,
            is_homeless: false,
            is_owed: false,
            notice: None,
        };
        if mode == Mode::Listen {
            watch.listen();
        }
        watch
    }

    /// The tree as it was when it was last looked at.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        self.tree.snapshot()
    }

    /// What ends the wait from another thread, and tells whether there is news.
    pub fn bell(&self) -> Bell {
        Bell(Arc::clone(&self.heard))
    }

    /// Why files are looked at from time to time, when that is not what was asked for.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Waits until the tree may be another one, and until it is quiet; `None` when the wait is
    /// over. Without changes nothing runs, except where files are polled.
    pub fn wait(&mut self) -> Option<Arc<Snapshot>> {
        loop {
            let until = match self.ear {
                Some(_) if !self.is_homeless => self.second_look,
                _ => Some(Instant::now() + POLL),
            };
            let news = self.heard.wait(until);
            if news.is_over {
                return None;
            }
            let changed = self.take(&news);
            if std::mem::take(&mut self.is_owed) || changed {
                return Some(Arc::clone(self.tree.snapshot()));
            }
        }
    }

    /// Gives the last snapshot back, because news came while it was worked on: [`Watch::wait`]
    /// hands out another one even if the news turns out to be none.
    pub fn give_back(&mut self) {
        self.is_owed = true;
    }

    /// Looks where there is news; whether anything may have changed.
    fn take(&mut self, news: &News) -> bool {
        let is_lost = news.is_lost || self.is_homeless;
        let is_silent = news.places.is_empty() && !is_lost;
        let changed = if self.ear.is_none() || is_lost {
            self.tree.look_everywhere(Trust::Old)
        } else if is_silent {
            self.tree.look_everywhere(Trust::Stamps)
        } else {
            self.tree.look(&news.places)
        };
        self.second_look = match is_silent {
            true => None,
            false => Some(Instant::now() + SECOND_LOOK),
        };
        if self.ear.is_none() {
            return changed;
        }
        if is_lost || (is_silent && self.is_shaken) {
            // Whatever was watched may be another folder by now.
            self.forget_folders(|_| true);
            self.is_shaken = false;
        } else {
            let is_heard = |folder: &SourcePath| {
                let mut heard = news.places.iter();
                heard.any(|place| is_within(folder.as_str(), place.as_str()))
            };
            self.is_shaken |= self.forget_folders(is_heard);
        }
        self.listen_everywhere() || changed
    }

    fn listen(&mut self) {
        let root = self.tree.snapshot().root().to_path_buf();
        let heard = Arc::clone(&self.heard);
        let ear =
            RecommendedWatcher::new(move |event| heard.event(&root, event), Config::default());
        match ear {
            Ok(ear) => {
                self.ear = Some(ear);
                self.listen_everywhere();
            }
            Err(error) => self.give_up(&error),
        }
    }

    /// Watches every folder that is not watched yet; whether anything may have changed in them
    /// before they were.
    fn listen_everywhere(&mut self) -> bool {
        let mut changed = false;
        self.is_homeless = false;
        loop {
            let gone: Vec<SourcePath> = self
                .watched
                .iter()
                .filter(|folder| !folder.as_str().is_empty())
                .filter(|folder| !self.tree.folders().contains(*folder))
                .cloned()
                .collect();
            // First, since a folder that was renamed is one and the same for the system.
            self.is_shaken |= self.forget_folders(|folder| gone.contains(folder));
            let root = [SourcePath::new("")];
            let wanted = root.iter().chain(self.tree.folders());
            let new: BTreeSet<SourcePath> =
                wanted.filter(|folder| !self.watched.contains(*folder)).cloned().collect();
            if new.is_empty() {
                return changed;
            }
            for folder in &new {
                let path = self.tree.snapshot().root().join(folder.as_str());
                let Some(ear) = &mut self.ear else { return changed };
                match ear.watch(&path, RecursiveMode::NonRecursive) {
                    Ok(()) => {}
                    Err(error) if is_gone(&error) => {
                        // It vanished; if it comes back, its parent tells, or the second look.
                        self.second_look = Some(Instant::now() + SECOND_LOOK);
                        self.is_homeless |= folder.as_str().is_empty();
                    }
                    Err(error) => self.give_up(&error),
                }
                self.watched.insert(folder.clone());
            }
            // A name that was listed before its folder was watched is told by nobody.
            let looked = match new.contains("") {
                true => self.tree.look_everywhere(Trust::Stamps),
                false => self.tree.look(&new),
            };
            changed |= looked;
        }
    }

    /// Watches folders no longer; whether there were any.
    fn forget_folders(&mut self, is_old: impl Fn(&SourcePath) -> bool) -> bool {
        let root = self.tree.snapshot().root().to_path_buf();
        let Watch { ear, watched, .. } = self;
        let before = watched.len();
        watched.retain(|folder| {
            let old = is_old(folder);
            if old && let Some(ear) = ear {
                // It may have ended with its folder.
                let _ = ear.unwatch(&root.join(folder.as_str()));
            }
            !old
        });
        watched.len() < before
    }

    /// The system can't tell: from now on files are looked at from time to time.
    fn give_up(&mut self, error: &notify::Error) {
        let why = match &error.kind {
            ErrorKind::MaxFilesWatch => {
                "the system watches no more folders (fs.inotify.max_user_watches)".to_owned()
            }
            ErrorKind::Io(io) => format!("the system can't watch folders ({io})"),
            _ => format!("the system can't watch folders ({error})"),
        };
        let every = POLL.as_millis();
        self.notice = Some(format!("{why}; all files are looked at every {every} ms instead"));
        self.ear = None;
        self.watched.clear();
    }
}

fn is_gone(error: &notify::Error) -> bool {
    match &error.kind {
        ErrorKind::PathNotFound => true,
        ErrorKind::Io(io) => {
            matches!(io.kind(), std::io::ErrorKind::NotFound | std::io::ErrorKind::PermissionDenied)
        }
        _ => false,
    }
}

fn is_within(path: &str, start: &str) -> bool {
    path.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests;
