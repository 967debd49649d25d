//! The state that the threads of the language server share: the files, the open documents, and the
//! last loaded site.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use lsp_types::Uri;
use parking_lot::{Condvar, Mutex};

use crate::engine::source::{Snapshot, SourcePath, input_path};
use crate::page::render::LoadedSite;
use crate::serve::lsp::fixes::FileFixes;
use crate::serve::lsp::text::{Encoding, path_of, uri_of};

/// The maximum time that a request waits for the site to be loaded with the last changes.
const MAX_LOADING: Duration = Duration::from_secs(5);

/// The state that the threads share.
pub(super) struct Server {
    root: PathBuf,
    pub(super) encoding: Encoding,
    /// Whether the client can rename files.
    pub(super) renames_files: bool,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    /// The number of changes so far; `None` once the server stops.
    changes: Option<u64>,
    /// The input tree on the disk.
    files: Arc<Snapshot>,
    /// The texts of the open documents.
    documents: BTreeMap<SourcePath, String>,
    /// The document that changed last.
    changed: Option<SourcePath>,
    /// The site of the last build that could load it.
    site: Option<Arc<LoadedSite>>,
    /// The number of changes before that build.
    loaded: u64,
    /// The fixes of the last build, by file.
    fixes: BTreeMap<SourcePath, Arc<FileFixes>>,
    /// The fixes of finished pages when a file was saved.
    page_fixes: BTreeMap<SourcePath, Arc<FileFixes>>,
}

impl Server {
    pub(super) fn new(
        root: PathBuf,
        encoding: Encoding,
        renames_files: bool,
        files: Arc<Snapshot>,
    ) -> Server {
        let state = Mutex::new(State {
            changes: Some(1),
            files,
            documents: BTreeMap::new(),
            changed: None,
            site: None,
            loaded: 0,
            fixes: BTreeMap::new(),
            page_fixes: BTreeMap::new(),
        });
        Server { root, encoding, renames_files, state, changed: Condvar::new() }
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.state.lock();
        change(&mut state);
        state.changes = state.changes.map(|changes| changes + 1);
        self.changed.notify_all();
    }

    /// Ends [`Server::wait`].
    pub(super) fn stop(&self) {
        self.change(|state| state.changes = None);
    }

    /// Sets the input tree on the disk.
    pub(super) fn set_files(&self, files: Arc<Snapshot>) {
        self.change(|state| state.files = files);
    }

    /// Sets the text of an open document; `None` when it is closed. Documents that are no input of
    /// the site are ignored.
    pub(super) fn set_text(&self, uri: &Uri, text: Option<String>) {
        let Some(path) = self.source(uri) else { return };
        self.change(|state| {
            state.changed = Some(path.clone());
            match text {
                Some(text) => drop(state.documents.insert(path, text)),
                None => drop(state.documents.remove(&path)),
            }
        });
    }

    /// Sets the site that requests are answered from, and the number of changes before it.
    pub(super) fn set_site(&self, site: Arc<LoadedSite>, changes: u64) {
        let mut state = self.state.lock();
        let last = state.site.replace(site);
        state.loaded = changes;
        drop(state);
        self.changed.notify_all();
        // It takes a while.
        drop(last);
    }

    /// The site with all changes, for which it waits; `None` if it is not loaded in time, or has
    /// mistakes that prevent that.
    pub(super) fn current_site(&self) -> Option<Arc<LoadedSite>> {
        let is_behind = |state: &mut State| state.changes.is_some_and(|all| state.loaded < all);
        let mut state = self.state.lock();
        let waited = self.changed.wait_while_for(&mut state, is_behind, MAX_LOADING);
        state.site.clone().filter(|_| !waited.timed_out())
    }

    /// The site that requests are answered from; `None` before the first build.
    pub(super) fn site(&self) -> Option<Arc<LoadedSite>> {
        self.state.lock().site.clone()
    }

    /// Sets the fixes of a build.
    pub(super) fn set_fixes(&self, fixes: BTreeMap<SourcePath, Arc<FileFixes>>) {
        self.state.lock().fixes = fixes;
    }

    /// Sets the fixes of these files in a build.
    pub(super) fn add_fixes(&self, fixes: BTreeMap<SourcePath, Arc<FileFixes>>) {
        self.state.lock().fixes.extend(fixes);
    }

    /// Sets the fixes of finished pages.
    pub(super) fn set_page_fixes(&self, fixes: BTreeMap<SourcePath, Arc<FileFixes>>) {
        self.state.lock().page_fixes = fixes;
    }

    /// The current text of a file, and the fixes of its diagnostics, without those from before its
    /// last change.
    pub(super) fn fixes(&self, path: &SourcePath) -> Option<(String, Vec<Arc<FileFixes>>)> {
        let text = self.text(path)?;
        let state = self.state.lock();
        let all = [&state.fixes, &state.page_fixes].into_iter().filter_map(|all| all.get(path));
        let current = all.filter(|fixes| fixes.text == text).cloned().collect();
        drop(state);
        Some((text, current))
    }

    /// The number of changes so far; `None` once the server stops.
    pub(super) fn changes(&self) -> Option<u64> {
        self.state.lock().changes
    }

    /// The document that changed last.
    pub(super) fn changed(&self) -> Option<SourcePath> {
        self.state.lock().changed.clone()
    }

    /// Waits for a change after the first `known` ones. Returns the number of changes, and the
    /// input tree with the open documents; `None` once the server stops.
    pub(super) fn wait(&self, known: u64) -> Option<(u64, Arc<Snapshot>)> {
        let mut state = self.state.lock();
        loop {
            let changes = state.changes?;
            if changes > known {
                let texts = state.documents.iter().map(|(path, text)| (path, &**text));
                let tree = match state.documents.is_empty() {
                    true => Arc::clone(&state.files),
                    false => Arc::new(state.files.with_changes(texts, |_| false)),
                };
                return Some((changes, tree));
            }
            self.changed.wait(&mut state);
        }
    }

    /// The input file of a URI.
    pub(super) fn source(&self, uri: &Uri) -> Option<SourcePath> {
        input_path(&self.root, &path_of(uri)?)
    }

    /// The URI of an input file.
    pub(super) fn uri(&self, path: &SourcePath) -> Option<Uri> {
        uri_of(&self.root.join(path.as_str()))
    }

    /// The current text of an input file.
    pub(super) fn text(&self, path: &SourcePath) -> Option<String> {
        let state = self.state.lock();
        let open = state.documents.get(path).cloned();
        open.or_else(|| state.files.read_text(path.as_str()).ok())
    }
}
