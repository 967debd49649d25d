//! What is kept of a page from build to build, and what tells that it still holds.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::build::input::page_file;
use crate::build::pages::result::PageResult;
use crate::digest::{Digest, DigestBuilder};
use crate::kept::{Made, Version};
use crate::memo::Head;
use crate::render::World;
use crate::source::Mark;

/// The states of all pages after the last build, by id.
#[derive(Default)]
pub(in crate::build) struct KeptPages(Mutex<BTreeMap<Arc<str>, Arc<State>>>);

impl KeptPages {
    pub(super) fn get(&self, id: &str) -> Option<Arc<State>> {
        self.states().get(id).cloned()
    }

    pub(super) fn put(&self, id: &Arc<str>, state: &Arc<State>) {
        self.states().insert(Arc::clone(id), Arc::clone(state));
    }

    /// Forgets a page.
    pub(super) fn forget(&self, id: &str) {
        self.states().remove(id);
    }

    /// Forgets the pages that are not there any more.
    pub(in crate::build) fn retain(&self, is_there: impl Fn(&str) -> bool) {
        self.states().retain(|id, _| is_there(id));
    }

    fn states(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, Arc<State>>> {
        // Nothing is half done while the lock is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A page after a build.
pub(super) struct State {
    pub(super) own: Own,
    /// The digests of its messages, by locale.
    pub(super) words: Vec<Head>,
    pub(super) around: Arc<Around>,
    /// The outline of everything else when nothing was wrong with the page.
    pub(super) outline: Option<Arc<Outline>>,
    /// Its messages that no rendering used, if all its renderings are known.
    pub(super) unused: Option<Vec<Box<str>>>,
    /// How many of its routes there are.
    pub(super) routes: usize,
    pub(super) result: PageResult,
}

impl State {
    /// Whether a build from these would come to the same. Messages that are not used may be
    /// mentioned by other pages, so a page with some is looked at each time.
    pub(super) fn holds(&self, own: &Own, around: &Arc<Around>) -> bool {
        let all_used = self.unused.as_ref().is_none_or(Vec::is_empty);
        all_used && self.own == *own && self.around == *around
    }

    /// Whether checking the page would find nothing, as before.
    pub(super) fn is_clean(&self, own: &Own, outline: &Arc<Outline>) -> bool {
        self.own == *own && self.outline.as_ref() == Some(outline)
    }
}

/// The files of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Own {
    page: Version,
    /// Its messages, by locale.
    pub(super) files: Vec<Option<Mark>>,
}

impl Own {
    pub(super) fn of(world: &World, page: usize) -> Own {
        let locales = 0..world.config.locales.len();
        let page = &world.pages[page];
        let mark = |locale| world.snapshot.mark(&page_file(&world.config, locale, &page.id));
        Own { page: page.version(), files: locales.map(mark).collect() }
    }
}

/// Everything else that a page may be made from.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Around {
    versions: [Version; 7],
    catalogs: Vec<Version>,
    islands: (Digest, Vec<Version>),
}

impl Around {
    pub(super) fn of(world: &World) -> Around {
        Around {
            versions: [
                world.config.version(),
                world.routes.version(),
                world.facts.version(),
                world.glossary.version(),
                world.assets.version(),
                world.fonts.version(),
                world.templates.version(),
            ],
            catalogs: world.catalogs.iter().map(Made::version).collect(),
            islands: (world.islands.bundle_digest(), world.islands.versions()),
        }
    }
}

/// What checks of a page see of everything else: names, but neither words nor styles.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outline {
    versions: [Version; 4],
    names: Digest,
}

impl Outline {
    pub(super) fn of(world: &World) -> Outline {
        let catalogs = world.catalogs.iter().map(|catalog| catalog.outline());
        let names = catalogs.fold(DigestBuilder::new(), |names, outline| names.digest(&outline));
        let names = world.templates.names().fold(names, DigestBuilder::field);
        let names = world.assets.names().fold(names.field(""), DigestBuilder::field);
        Outline {
            versions: [
                world.config.version(),
                world.routes.version(),
                world.facts.version(),
                world.glossary.version(),
            ],
            names: names.finish(),
        }
    }
}
