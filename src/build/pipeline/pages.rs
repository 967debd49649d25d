//! The second stage: every page in every language.

mod bodies;
mod cache;
mod pass;
mod result;
mod texts;
mod usage;
mod work;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::base::parallel;
use crate::build::pipeline::options::Progress;
use crate::page::memo::RouteName;

pub(super) use crate::build::pipeline::pages::cache::PageCache;
use crate::build::pipeline::pages::cache::{CachedPage, PageInputs};
pub(super) use crate::build::pipeline::pages::pass::Pass;
pub(super) use crate::build::pipeline::pages::result::{PageResult, Route};
pub(super) use crate::build::pipeline::pages::texts::{check_unread, texts};
pub(super) use crate::build::pipeline::pages::usage::Usage;
use crate::build::pipeline::pages::work::Work;

/// A finished page.
pub(super) struct Done {
    state: Arc<CachedPage>,
    /// The number of its routes that were rendered in this build.
    pub(super) rendered: usize,
    /// The number of routes whose last rendering was reused.
    pub(super) reused: usize,
}

impl Done {
    /// Its result.
    pub(super) fn result(&self) -> &PageResult {
        &self.state.result
    }
}

impl Pass<'_> {
    /// Renders these routes before all others, unless they have errors, which are reported when all
    /// pages are rendered.
    pub(super) fn first(&self, routes: &[RouteName]) {
        let world = &self.world;
        for (id, name) in routes {
            let locale = world.config.locales.iter().position(|locale| locale.name() == &**name);
            let (Some(page), Some(locale)) = (world.routes.page(id), locale) else { continue };
            if !world.routes.exists(page, locale) {
                continue;
            }
            let before = self.cache.get(id);
            let own = PageInputs::of(world, page);
            if before.as_ref().is_some_and(|state| state.is_current(&own, &self.shared)) {
                continue;
            }
            let mut work = Work::new(self, page, own, before);
            if work.can_show(locale) {
                work.route(locale);
                // The sink has a newer rendering than the cached result describes.
                self.cache.remove(id);
            }
        }
    }

    /// Renders all pages, on all processors; a page's languages together, since they share its
    /// content. `None` when the build is cancelled.
    pub(super) fn all(&self, progress: &dyn Progress) -> Option<Vec<Done>> {
        let world = &self.world;
        let pages: Vec<usize> = (0..world.pages.len()).collect();
        let done = AtomicUsize::new(0);
        let routes = |page: usize| world.routes.locales(page).count();
        let all = pages.iter().map(|page| routes(*page)).sum();
        let finished = parallel::map(&pages, |page| {
            if progress.is_cancelled() {
                return None;
            }
            let finished = self.page(*page);
            let more = routes(*page);
            progress.routes(done.fetch_add(more, Ordering::Relaxed) + more, all);
            Some(finished)
        });
        finished.into_iter().collect()
    }

    fn page(&self, page: usize) -> Done {
        let world = &self.world;
        let before = self.cache.get(&world.pages[page].id);
        let own = PageInputs::of(world, page);
        if let Some(state) = before.as_ref().filter(|state| state.is_current(&own, &self.shared)) {
            let reused = state.routes;
            return Done { state: Arc::clone(state), rendered: 0, reused };
        }
        let mut work = Work::new(self, page, own, before);
        work.check();
        if work.is_valid() {
            for locale in world.routes.locales(page) {
                work.route(locale);
            }
            work.check_unused();
        }
        let (rendered, reused) = (work.rendered, work.reused);
        let state = Arc::new(work.finish());
        self.cache.put(&world.pages[page].id, &state);
        Done { state, rendered, reused }
    }
}
