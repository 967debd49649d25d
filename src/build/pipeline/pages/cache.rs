//! The results of pages, stored between builds, and what they depend on.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::base::digest::{Digest, DigestBuilder};
use crate::build::pipeline::pages::result::PageResult;
use crate::engine::query::{Version, Versioned};
use crate::engine::source::Revision;
use crate::i18n::message::{find_text, named_body, page_body, page_messages};
use crate::page::memo::DigestPrefix;
use crate::page::render::World;

/// The results of all pages after the last build, by id.
#[derive(Default)]
pub(in crate::build::pipeline) struct PageCache(Mutex<BTreeMap<Arc<str>, Arc<CachedPage>>>);

impl PageCache {
    pub(super) fn get(&self, id: &str) -> Option<Arc<CachedPage>> {
        self.0.lock().get(id).cloned()
    }

    pub(super) fn put(&self, id: &Arc<str>, state: &Arc<CachedPage>) {
        self.0.lock().insert(Arc::clone(id), Arc::clone(state));
    }

    /// Removes a page.
    pub(super) fn remove(&self, id: &str) {
        self.0.lock().remove(id);
    }

    /// Removes the pages for which `is_there` is false.
    pub(in crate::build::pipeline) fn retain(&self, is_there: impl Fn(&str) -> bool) {
        self.0.lock().retain(|id, _| is_there(id));
    }
}

/// The result of a page, and its inputs.
pub(super) struct CachedPage {
    pub(super) own: PageInputs,
    /// The digests of its texts, by locale.
    pub(super) words: Vec<DigestPrefix>,
    pub(super) shared: Arc<SharedInputs>,
    /// The names it was checked against, if no diagnostic was reported.
    pub(super) clean: Option<Arc<SharedNames>>,
    /// Its messages that no rendering used, if it was rendered in all languages.
    pub(super) unused: Option<Vec<Box<str>>>,
    /// The number of its routes.
    pub(super) routes: usize,
    pub(super) result: PageResult,
}

impl CachedPage {
    /// Whether building the page from these inputs gives the same result. Messages that it does
    /// not use may be mentioned by other pages, and lists show the texts of other pages, so a page
    /// with such messages or lists is never current.
    pub(super) fn is_current(&self, own: &PageInputs, shared: &Arc<SharedInputs>) -> bool {
        let all_used = self.unused.as_ref().is_none_or(Vec::is_empty);
        let has_lists = !self.result.usage.dependencies.lists.is_empty();
        all_used && !has_lists && self.own == *own && self.shared == *shared
    }

    /// Whether checking the page against these names reports nothing, as before.
    pub(super) fn is_clean(&self, own: &PageInputs, names: &Arc<SharedNames>) -> bool {
        self.own == *own && self.clean.as_ref() == Some(names)
    }
}

/// The versions of a page's own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageInputs {
    page: Version,
    pub(super) files: PageFiles,
}

/// The versions of a page's texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageFiles {
    /// Its messages and its body, by locale.
    own: Vec<[Option<Revision>; 2]>,
    /// The bodies that it names, in the same order.
    named: Vec<Option<Revision>>,
}

impl PageInputs {
    pub(super) fn of(world: &World, page: usize) -> PageInputs {
        let tags = || world.config.locales.iter().map(|locale| &*locale.tag);
        let page = &world.pages[page];
        let revision = |path: String| {
            let path = find_text(&world.snapshot, &path)?;
            world.snapshot.revision(path.as_str())
        };
        let own = |tag: &str| {
            [page_messages(tag, page.text_id()), page_body(tag, page.text_id())].map(revision)
        };
        let named = |tag| {
            let names = page.bodies.iter().map(|body| &body.name);
            names.map(move |name| revision(named_body(tag, page.text_id(), name)))
        };
        let (own, named) = (tags().map(own).collect(), tags().flat_map(named).collect());
        PageInputs { page: page.version(), files: PageFiles { own, named } }
    }
}

/// The versions of everything else that a page may depend on.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SharedInputs {
    versions: [Version; 7],
    catalogs: Vec<Version>,
    islands: (Digest, Vec<Version>),
}

impl SharedInputs {
    pub(super) fn of(world: &World) -> SharedInputs {
        SharedInputs {
            versions: [
                world.config.version(),
                world.routes.version(),
                world.facts.version(),
                world.glossary.version(),
                world.assets.version(),
                world.fonts.version(),
                world.templates.version(),
            ],
            catalogs: world.catalogs.iter().map(Versioned::version).collect(),
            islands: (world.islands.bundle_digest(), world.islands.versions()),
        }
    }
}

/// What checking a page depends on, beside the page: names, but neither texts nor styles.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SharedNames {
    versions: [Version; 4],
    names: Digest,
}

impl SharedNames {
    pub(super) fn of(world: &World) -> SharedNames {
        let catalogs = world.catalogs.iter().map(|catalog| catalog.structure());
        let names = catalogs.fold(DigestBuilder::new(), |names, outline| names.digest(&outline));
        let names = world.templates.names().fold(names, DigestBuilder::field);
        let names = world.assets.names().fold(names.field(""), DigestBuilder::field);
        SharedNames {
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
