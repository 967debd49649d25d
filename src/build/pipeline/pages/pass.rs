//! What all pages of one build share while they are rendered.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, RwLock};

use crate::base::digest::DigestBuilder;
use crate::build::pipeline::pages::cache::{PageCache, SharedInputs, SharedNames};
use crate::engine::output::Sink;
use crate::page::memo::{Dependency, DigestPrefix, Memo, TemplateDigests};
use crate::page::render::World;

/// One pass over all pages.
pub(in crate::build::pipeline) struct Pass<'a> {
    pub(in crate::build::pipeline) world: Arc<World>,
    pub(super) memo: &'a Memo,
    pub(super) cache: &'a PageCache,
    pub(super) sink: &'a dyn Sink,
    /// The number of the build.
    pub(super) number: u64,
    pub(super) shared: Arc<SharedInputs>,
    names: OnceLock<Arc<SharedNames>>,
    /// The digests of what reads return, by locale.
    dependency_digests: Vec<RwLock<BTreeMap<Dependency, DigestPrefix>>>,
    templates: Mutex<BTreeMap<BTreeSet<String>, Arc<TemplateDigests>>>,
}

impl<'a> Pass<'a> {
    /// Prepares a pass over the pages of `world`.
    pub(in crate::build::pipeline) fn new(
        world: &Arc<World>,
        memo: &'a Memo,
        cache: &'a PageCache,
        sink: &'a dyn Sink,
        number: u64,
    ) -> Pass<'a> {
        let locales = world.config.locales.len();
        Pass {
            world: Arc::clone(world),
            memo,
            cache,
            sink,
            number,
            shared: Arc::new(SharedInputs::of(world)),
            names: OnceLock::new(),
            dependency_digests: (0..locales).map(|_| RwLock::default()).collect(),
            templates: Mutex::default(),
        }
    }

    /// What checks of pages depend on; computed once a build.
    pub(super) fn names(&self) -> &Arc<SharedNames> {
        self.names.get_or_init(|| Arc::new(SharedNames::of(&self.world)))
    }

    /// The digests of what `dependencies` return now; each is computed once a build.
    pub(super) fn dependency_digests(
        &self,
        locale: usize,
        dependencies: &[Dependency],
    ) -> Vec<DigestPrefix> {
        let known = self.dependency_digests[locale].read();
        let digests: Vec<Option<DigestPrefix>> =
            dependencies.iter().map(|read| known.get(read).copied()).collect();
        drop(known);
        let find = |(digest, dependency): (Option<DigestPrefix>, &Dependency)| {
            digest.unwrap_or_else(|| {
                let digest = self.world.dependency_digest(locale, dependency).prefix();
                self.dependency_digests[locale].write().insert(dependency.clone(), digest);
                digest
            })
        };
        digests.into_iter().zip(dependencies).map(find).collect()
    }

    /// The templates that a page is made with.
    pub(super) fn templates(&self, page: usize) -> Arc<TemplateDigests> {
        let templates = &self.world.templates;
        let entries = self.world.entry_templates(page);
        let mut known = self.templates.lock();
        if let Some(known) = known.get(&entries) {
            return Arc::clone(known);
        }
        let mut digest = DigestBuilder::new();
        let mut each = BTreeMap::new();
        for name in templates.closure(entries.iter().map(String::as_str)) {
            let Some(own) = templates.digest(name) else { continue };
            digest = digest.field(name).digest(&own);
            each.insert(name.into(), own.prefix());
        }
        let found = Arc::new(TemplateDigests { all: digest.finish().prefix(), each });
        known.insert(entries, Arc::clone(&found));
        found
    }
}
