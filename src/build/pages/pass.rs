//! One build's way over the pages: what all of them share.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use crate::build::pages::kept::{Around, KeptPages, Outline};
use crate::digest::DigestBuilder;
use crate::memo::{Head, Memo, Read, TemplateHeads};
use crate::output::Sink;
use crate::render::World;

/// One build's way over the pages.
pub(in crate::build) struct Pass<'a> {
    pub(in crate::build) world: Arc<World>,
    pub(super) memo: &'a Memo,
    pub(super) kept: &'a KeptPages,
    pub(super) sink: &'a dyn Sink,
    /// The number of the build.
    pub(super) number: u64,
    pub(super) around: Arc<Around>,
    outline: OnceLock<Arc<Outline>>,
    /// The digests of answers, by locale.
    answers: Vec<RwLock<BTreeMap<Read, Head>>>,
    templates: Mutex<BTreeMap<BTreeSet<String>, Arc<TemplateHeads>>>,
}

impl<'a> Pass<'a> {
    /// Prepares to go over the pages of `world`.
    pub(in crate::build) fn new(
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

    /// What checks see of everything else; found once a build.
    pub(super) fn outline(&self) -> &Arc<Outline> {
        self.outline.get_or_init(|| Arc::new(Outline::of(&self.world)))
    }

    /// The digests of the answers to questions; each is found once a build.
    pub(super) fn answers(&self, locale: usize, reads: &[Read]) -> Vec<Head> {
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
    pub(super) fn templates(&self, page: usize) -> Arc<TemplateHeads> {
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
