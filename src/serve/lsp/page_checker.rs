//! The pages that are checked by the rules of `check --pages` after a save.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::{Condvar, Mutex};

use crate::build::pipeline::{broken_rules, page_report};
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, Entry, OutputPath, Sink};
use crate::page::render::LoadedSite;

/// The bytes of the pages that are checked at once; `check --pages` checks all.
const MAX_SIZE: usize = 4 << 20;

/// Receives the pages of builds, and checks those that have changed once the editor saves a file.
#[derive(Default)]
pub(super) struct PageChecker {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Whether the first build is complete, whose pages have not changed.
    follows: bool,
    /// The pages that have changed since the last check, and those that broke a rule then.
    pages: BTreeMap<OutputPath, Vec<u8>>,
    size: usize,
    /// Whether a file was saved since the last check.
    is_saved: bool,
    /// The site of the last build, until its pages are checked.
    site: Option<Arc<LoadedSite>>,
    is_stopped: bool,
}

impl State {
    fn add(&mut self, path: OutputPath, bytes: Vec<u8>) {
        let known = self.pages.get(&path).map_or(0, Vec::len);
        if self.size - known + bytes.len() <= MAX_SIZE {
            self.size += bytes.len();
            self.size -= known;
            self.pages.insert(path, bytes);
        }
    }
}

impl Sink for PageChecker {
    fn put(&self, artifact: Artifact, _: &Entry) {
        let mut state = self.state.lock();
        if state.follows && artifact.path.is_page() {
            state.add(artifact.path, artifact.bytes);
        }
    }

    fn discards(&self) -> bool {
        true
    }
}

impl PageChecker {
    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.lock());
        self.changed.notify_all();
    }

    /// Records that the editor has saved a file.
    pub(super) fn save(&self) {
        self.change(|state| state.is_saved = true);
    }

    /// Sets the site of a complete build without errors.
    pub(super) fn set_site(&self, site: Arc<LoadedSite>) {
        self.change(|state| {
            state.site = Some(site);
            state.follows = true;
        });
    }

    /// Ends [`PageChecker::wait`].
    pub(super) fn stop(&self) {
        self.change(|state| state.is_stopped = true);
    }

    /// Waits for a save with its build, and checks the pages that have changed. Returns the site
    /// and the rules of html-validate that its pages break; `None` once the server stops.
    pub(super) fn wait(&self) -> Option<anyhow::Result<(Arc<LoadedSite>, Report)>> {
        let mut state = self.state.lock();
        let (site, pages) = loop {
            if state.is_stopped {
                return None;
            }
            let is_saved = state.is_saved;
            match state.site.take_if(|_| is_saved) {
                Some(site) => {
                    state.is_saved = false;
                    state.size = 0;
                    break (site, std::mem::take(&mut state.pages));
                }
                None => self.changed.wait(&mut state),
            }
        };
        drop(state);
        let pages: Vec<(OutputPath, Vec<u8>)> = pages.into_iter().collect();
        let is_stopped = || self.state.lock().is_stopped;
        let broken = match broken_rules(&site, &pages, &is_stopped) {
            Ok(broken) => broken,
            Err(error) => return Some(Err(error)),
        };
        let report = page_report(&site, pages.iter().map(|(path, _)| path).zip(&broken));
        let mut state = self.state.lock();
        for ((path, bytes), broken) in pages.into_iter().zip(broken) {
            if !broken.is_empty() && !state.pages.contains_key(&path) {
                state.add(path, bytes);
            }
        }
        Some(Ok((site, report)))
    }
}
