//! The second stage: every page in every language.

mod kept;
mod messages;
mod usage;
mod work;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use crate::build::Progress;
use crate::diagnostic::Report;
use crate::digest::DigestBuilder;
use crate::island::weight::PageWeight;
use crate::memo::{Head, Memo, Read, RouteName, TemplateHeads};
use crate::output::{Entry, OutputPath, Sink};
use crate::parallel;
use crate::render::World;

pub(super) use crate::build::pages::kept::KeptPages;
use crate::build::pages::kept::{Around, Outline, Own, State};
pub(super) use crate::build::pages::messages::{check_unread, messages};
pub(super) use crate::build::pages::usage::Usage;
use crate::build::pages::work::Work;

/// What became of one page.
#[derive(Default)]
pub(super) struct PageResult {
    pub(super) report: Report,
    pub(super) entries: Vec<(OutputPath, Entry)>,
    /// The element ids in the default language.
    pub(super) ids: Option<BTreeSet<Box<str>>>,
    pub(super) weights: Vec<(Route, PageWeight)>,
    pub(super) usage: Usage,
}

/// A page's number and a locale's.
pub(super) type Route = (usize, usize);

/// A page that is done.
pub(super) struct Done {
    state: Arc<State>,
    /// How many of its routes were rendered in this build.
    pub(super) rendered: usize,
    /// How many still stand.
    pub(super) reused: usize,
}

impl Done {
    /// What became of it.
    pub(super) fn result(&self) -> &PageResult {
        &self.state.result
    }
}

/// One build's way over the pages.
pub(super) struct Pass<'a> {
    pub(super) world: Arc<World>,
    pub(super) memo: &'a Memo,
    pub(super) kept: &'a KeptPages,
    pub(super) sink: &'a dyn Sink,
    /// The number of the build.
    pub(super) number: u64,
    around: Arc<Around>,
    outline: OnceLock<Arc<Outline>>,
    /// The digests of answers, by locale.
    answers: Vec<RwLock<BTreeMap<Read, Head>>>,
    templates: Mutex<BTreeMap<BTreeSet<String>, Arc<TemplateHeads>>>,
}

impl<'a> Pass<'a> {
    /// Prepares to go over the pages of `world`.
    pub(super) fn new(
        world: &Arc<World>,
        memo: &'a Memo,
        kept: &'a KeptPages,
        sink: &'a dyn Sink,
        number: u64,
    ) -> Pass<'a> {
        let locales = world.config.locales.len();
        Pass {
            world: Arc::clone(world),
            memo,
            kept,
            sink,
            number,
            around: Arc::new(Around::of(world)),
            outline: OnceLock::new(),
            answers: (0..locales).map(|_| RwLock::default()).collect(),
            templates: Mutex::default(),
        }
    }

    /// Renders these routes before all others, as far as there is nothing wrong with them; what is,
    /// is told when their turn comes.
    pub(super) fn first(&self, routes: &[RouteName]) {
        let world = &self.world;
        for (id, segment) in routes {
            let locale =
                world.config.locales.iter().position(|locale| *locale.segment == **segment);
            let (Some(page), Some(locale)) = (world.routes.page(id), locale) else { continue };
            let before = self.kept.get(id);
            let own = Own::of(world, page);
            if before.as_ref().is_some_and(|state| state.holds(&own, &self.around)) {
                continue;
            }
            let mut work = Work::new(self, page, own, before);
            if work.can_show(locale) {
                work.route(locale);
                // What is kept is not what the sink has any more.
                self.kept.forget(id);
            }
        }
    }

    /// Renders all pages, on all processors; a page's languages together, since they share its
    /// content. `None` when the progress was stopped.
    pub(super) fn all(&self, progress: &dyn Progress) -> Option<Vec<Done>> {
        let world = &self.world;
        let pages: Vec<usize> = (0..world.pages.len()).collect();
        let done = AtomicUsize::new(0);
        let locales = world.config.locales.len();
        let finished = parallel::map(&pages, |page| {
            if progress.is_stopped() {
                return None;
            }
            let finished = self.page(*page);
            let done = done.fetch_add(locales, Ordering::Relaxed) + locales;
            progress.routes(done, pages.len() * locales);
            Some(finished)
        });
        finished.into_iter().collect()
    }

    fn page(&self, page: usize) -> Done {
        let world = &self.world;
        let before = self.kept.get(&world.pages[page].id);
        let own = Own::of(world, page);
        if let Some(state) = before.as_ref().filter(|state| state.holds(&own, &self.around)) {
            let reused = state.routes;
            return Done { state: Arc::clone(state), rendered: 0, reused };
        }
        let mut work = Work::new(self, page, own, before);
        work.check();
        if work.is_sound() {
            for locale in 0..world.config.locales.len() {
                work.route(locale);
            }
            work.check_unused();
        }
        let (rendered, reused) = (work.rendered, work.reused);
        let state = Arc::new(work.finish());
        self.kept.put(&world.pages[page].id, &state);
        Done { state, rendered, reused }
    }

    fn outline(&self) -> &Arc<Outline> {
        self.outline.get_or_init(|| Arc::new(Outline::of(&self.world)))
    }

    /// The digests of the answers to questions; each is found once a build.
    fn answers(&self, locale: usize, reads: &[Read]) -> Vec<Head> {
        let known = self.answers[locale].read().unwrap_or_else(PoisonError::into_inner);
        let heads: Vec<Option<Head>> = reads.iter().map(|read| known.get(read).copied()).collect();
        drop(known);
        let find = |(head, read): (Option<Head>, &Read)| {
            head.unwrap_or_else(|| {
                let head = self.world.answer(locale, read).head();
                let known = self.answers[locale].write();
                known.unwrap_or_else(PoisonError::into_inner).insert(read.clone(), head);
                head
            })
        };
        heads.into_iter().zip(reads).map(find).collect()
    }

    /// The templates that a page is made with.
    fn templates(&self, page: usize) -> Arc<TemplateHeads> {
        let templates = &self.world.templates;
        let entries = self.world.entry_templates(page);
        let mut known = self.templates.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&entries) {
            return Arc::clone(known);
        }
        let mut digest = DigestBuilder::new();
        let mut each = BTreeMap::new();
        for name in templates.closure(entries.iter().map(String::as_str)) {
            let Some(own) = templates.digest(name) else { continue };
            digest = digest.field(name).digest(&own);
            each.insert(name.into(), own.head());
        }
        let found = Arc::new(TemplateHeads { all: digest.finish().head(), each });
        known.insert(entries, Arc::clone(&found));
        found
    }
}
