//! The state that the builder and the request handlers share.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;

use parking_lot::{Mutex, RwLock};
use tokio::sync::watch;

use crate::build::pipeline::RouteName;
use crate::engine::output::{MissingFile, OutputPath};
use crate::engine::query::Database;
use crate::page::render::{self, LoadedSite};
use crate::serve::address::{RequestTarget, target};
use crate::serve::edit::Edits;
use crate::serve::edit::addition::PlanAddition;
use crate::serve::findings::PageFindings;
use crate::serve::host_header::Hosts;
use crate::serve::launch_editor::Editor;
use crate::serve::memory_sink::MemorySink;
use crate::serve::options::ServeOptions;
use crate::serve::status::Status;
use crate::serve::token::Token;

/// The preview of a site.
pub(super) struct Preview {
    pub(super) files: MemorySink,
    /// The site's folder.
    pub(super) root: PathBuf,
    /// Identifies this run of the program.
    pub(super) server: String,
    pub(super) hosts: Hosts,
    /// The token that requests from other machines require for actions; `None` for this machine
    /// only.
    pub(super) token: Option<Token>,
    pub(super) editor: Option<Editor>,
    /// Whether changes of files are followed.
    pub(super) is_watching: bool,
    pub(super) edits: Edits,
    pub(super) findings: PageFindings,
    /// Plans the files of a new page, article or language.
    pub(super) plan_addition: Box<PlanAddition>,
    status: watch::Sender<Arc<Status>>,
    site: RwLock<Option<Arc<LoadedSite>>>,
    view: Mutex<View>,
    /// The results of the builds.
    pub(super) database: Database,
}

/// The pages in view.
#[derive(Default)]
struct View {
    /// Paths of pages that are open in browsers, with the number of browsers.
    open: BTreeMap<String, usize>,
    /// Paths of the pages that were requested last, the newest at the end.
    recent: VecDeque<String>,
}

/// The number of requested pages that count as in view, since programs that poll open no stream.
const RECENT: usize = 4;

/// The number of routes that are rendered before all others.
const IN_VIEW: usize = 12;

impl Preview {
    pub(super) fn new(
        options: ServeOptions,
        server: String,
        hosts: Hosts,
        token: Option<Token>,
        database: Database,
    ) -> Preview {
        let ServeOptions { root, watch, editor, plan_addition, .. } = options;
        Preview {
            files: MemorySink::default(),
            root,
            server,
            hosts,
            token,
            editor,
            is_watching: watch.is_some(),
            edits: Edits::default(),
            findings: PageFindings::default(),
            plan_addition,
            status: watch::Sender::new(Arc::default()),
            site: RwLock::default(),
            view: Mutex::default(),
            database,
        }
    }

    /// Subscribes to the status of the newest build; the receiver is notified when it or a page
    /// changes.
    pub(super) fn follow(&self) -> watch::Receiver<Arc<Status>> {
        self.status.subscribe()
    }

    /// Returns the status of the newest build.
    pub(super) fn status(&self) -> Arc<Status> {
        self.status.borrow().clone()
    }

    /// Updates the status, and notifies all subscribers.
    pub(super) fn set_status(&self, status: Status) {
        self.status.send_replace(Arc::new(status));
    }

    /// Returns the site of the newest build.
    pub(super) fn site(&self) -> Option<Arc<LoadedSite>> {
        self.site.read().clone()
    }

    /// Shows the pages in view, which a build has rendered before all others. After a build with
    /// errors, only a completed build shows whether they are fixed.
    pub(super) fn show_first(&self, site: &Arc<LoadedSite>) {
        *self.site.write() = Some(Arc::clone(site));
        let status = self.status();
        if status.errors == 0 && self.files.show() {
            self.status.send_replace(status);
        }
    }

    /// The base path of the site's URLs.
    pub(super) fn base_path(&self) -> String {
        self.site().map_or_else(String::new, |site| site.config.base_path.clone())
    }

    /// Returns the file of the page at a URL path.
    pub(super) fn page(&self, path: &str) -> Option<OutputPath> {
        let RequestTarget::File { path, folder } = target(path, &self.base_path()) else {
            return None;
        };
        let mut candidates = [path, folder].into_iter().flatten();
        candidates.find(|path| self.files.tag(path).is_some())
    }

    /// Returns the response to a URL path without a file.
    pub(super) fn missing_file(&self, path: &str) -> MissingFile {
        let Some(site) = self.site() else { return MissingFile::NotFound(None) };
        let exists = |file: &OutputPath| self.files.tag(file).is_some();
        render::site(&site).missing_file(path, exists, |name| self.files.has_folder(name))
    }

    /// Returns the home page to which `/` redirects; `None` if `/` is the home page.
    pub(super) fn root_redirect(&self) -> Option<String> {
        render::site(&*self.site()?).root_redirect()
    }

    /// Records a request for a page.
    pub(super) fn record_request(&self, path: &str) {
        let mut view = self.view.lock();
        if view.recent.back().is_some_and(|last| last == path) {
            return;
        }
        view.recent.retain(|known| known != path);
        view.recent.push_back(path.to_owned());
        while view.recent.len() > RECENT {
            view.recent.pop_front();
        }
    }

    /// The routes in view, those in open pages first.
    pub(super) fn in_view(&self) -> Vec<RouteName> {
        let Some(site) = self.site() else { return Vec::new() };
        let view = self.view.lock();
        let mut routes: Vec<RouteName> = Vec::new();
        for path in view.recent.iter().rev().chain(view.open.keys()) {
            let Some((locale, page)) = site.routes.parse(&site.config, path) else { continue };
            let locale = site.config.locales[locale].name();
            let name: RouteName = ((&*site.pages[page].id).into(), locale.into());
            if !routes.contains(&name) {
                routes.push(name);
            }
        }
        routes.truncate(IN_VIEW);
        routes
    }

    /// Counts a page as open until the returned guard is dropped.
    pub(super) fn open(self: &Arc<Self>, path: &str) -> OpenPage {
        *self.view.lock().open.entry(path.to_owned()).or_default() += 1;
        OpenPage { preview: Arc::clone(self), path: path.to_owned() }
    }
}

/// A page that is open in a browser.
pub(super) struct OpenPage {
    preview: Arc<Preview>,
    path: String,
}

impl OpenPage {
    /// Its path.
    pub(super) fn path(&self) -> &str {
        &self.path
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let mut view = self.preview.view.lock();
        if let Some(count) = view.open.get_mut(&self.path) {
            *count -= 1;
            if *count == 0 {
                view.open.remove(&self.path);
            }
        }
    }
}
