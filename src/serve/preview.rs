//! What the builder and the answers to requests share.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use tokio::sync::watch;

use crate::memo::{Memo, RouteName, Trace};
use crate::output::OutputPath;
use crate::render::World;
use crate::serve::address::{Target, target};
use crate::serve::editor::Editor;
use crate::serve::host::Hosts;
use crate::serve::shelf::Shelf;
use crate::serve::status::Status;

/// The preview of a site.
pub(super) struct Preview {
    pub(super) shelf: Shelf,
    /// The site's folder.
    pub(super) root: PathBuf,
    /// Stands for this run of the program.
    pub(super) server: String,
    pub(super) hosts: Hosts,
    pub(super) editor: Option<Editor>,
    status: watch::Sender<Arc<Status>>,
    world: RwLock<Option<Arc<World>>>,
    view: Mutex<View>,
    memo: Arc<Memo>,
}

/// Which pages someone looks at.
#[derive(Default)]
struct View {
    /// Paths of pages that are open in browsers, and how often.
    open: BTreeMap<String, usize>,
    /// Paths of pages that were asked for last, newest at the end.
    recent: VecDeque<String>,
}

/// Programs that ask again and again have no open page; the last few that were asked for count.
const RECENT: usize = 4;

/// How many routes are rendered before all others.
const IN_VIEW: usize = 12;

impl Preview {
    pub(super) fn new(
        root: PathBuf,
        server: String,
        hosts: Hosts,
        editor: Option<Editor>,
        memo: Arc<Memo>,
    ) -> Preview {
        Preview {
            shelf: Shelf::default(),
            root,
            server,
            hosts,
            editor,
            status: watch::Sender::new(Arc::default()),
            world: RwLock::default(),
            view: Mutex::default(),
            memo,
        }
    }

    /// What is known of the newest build; a receiver hears when that or a page changes.
    pub(super) fn follow(&self) -> watch::Receiver<Arc<Status>> {
        self.status.subscribe()
    }

    /// What is known of the newest build.
    pub(super) fn status(&self) -> Arc<Status> {
        self.status.borrow().clone()
    }

    /// Tells everyone.
    pub(super) fn tell(&self, status: Status) {
        self.status.send_replace(Arc::new(status));
    }

    /// The world of the newest build.
    pub(super) fn world(&self) -> Option<Arc<World>> {
        self.world.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set_world(&self, world: &Arc<World>) {
        *self.world.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(world));
    }

    /// What is known of a route's last rendering.
    pub(super) fn trace(&self, route: &RouteName) -> Option<Arc<Trace>> {
        self.memo.trace(route)
    }

    /// The path that the site's addresses begin with.
    pub(super) fn base_path(&self) -> String {
        self.world().map_or_else(String::new, |world| world.config.base_path.clone())
    }

    /// The page of the site that an address shows.
    pub(super) fn page(&self, path: &str) -> Option<OutputPath> {
        let Target::File { path, folder } = target(path, &self.base_path()) else { return None };
        let mut candidates = [path, folder].into_iter().flatten();
        candidates.find(|path| self.shelf.tag(path).is_some())
    }

    /// Notes that a page was asked for.
    pub(super) fn asked(&self, path: &str) {
        let mut view = self.view();
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
        let Some(world) = self.world() else { return Vec::new() };
        let view = self.view();
        let mut routes: Vec<RouteName> = Vec::new();
        for path in view.recent.iter().rev().chain(view.open.keys()) {
            let Some((locale, page)) = world.routes.parse(&world.config, path) else { continue };
            let segment = world.config.locales[locale].segment.as_str();
            let name: RouteName = ((&*world.pages[page].id).into(), segment.into());
            if !routes.contains(&name) {
                routes.push(name);
            }
        }
        routes.truncate(IN_VIEW);
        routes
    }

    /// Counts a page as open for as long as the answer is kept.
    pub(super) fn open(self: &Arc<Self>, path: &str) -> Open {
        *self.view().open.entry(path.to_owned()).or_default() += 1;
        Open { preview: Arc::clone(self), path: path.to_owned() }
    }

    fn view(&self) -> MutexGuard<'_, View> {
        self.view.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A page that is open in a browser.
pub(super) struct Open {
    preview: Arc<Preview>,
    path: String,
}

impl Open {
    /// Its path.
    pub(super) fn path(&self) -> &str {
        &self.path
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut view = self.preview.view();
        if let Some(count) = view.open.get_mut(&self.path) {
            *count -= 1;
            if *count == 0 {
                view.open.remove(&self.path);
            }
        }
    }
}
