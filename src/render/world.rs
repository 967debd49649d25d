//! Everything a rendering may look at, and the answers to what it may ask.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock};

use crate::asset::Assets;
use crate::cache::Versioned;
use crate::config::Config;
use crate::content::{Facts, PAGES, Page};
use crate::diagnostic::{Code, Diagnostic};
use crate::digest::{Digest, DigestBuilder};
use crate::font::Fonts;
use crate::glossary::Glossary;
use crate::island::Islands;
use crate::island::weight::{gzip, inline_scripts};
use crate::memo::Read;
use crate::message::{Catalog, MessageFile, Scope};
use crate::picture::Ground;
use crate::policy::Allowances;
use crate::render::item::{locale_item, site_item};
use crate::route::{LocaleIndex, PageIndex, Routes};
use crate::schema::{RefKind, Reference};
use crate::source::Snapshot;
use crate::template::{Item, Templates};

/// Everything a rendering may look at. It does not change while a build runs.
pub struct World {
    /// The input tree, for assets whose text stands in pages.
    pub snapshot: Arc<Snapshot>,
    /// The configuration.
    pub config: Versioned<Config>,
    /// All pages.
    pub pages: Vec<Versioned<Page>>,
    /// Their URLs.
    pub routes: Versioned<Routes>,
    /// All data.
    pub facts: Versioned<Facts>,
    /// The shared messages, by locale.
    pub catalogs: Vec<Versioned<Catalog>>,
    /// What the words of messages are checked for.
    pub glossary: Versioned<Glossary>,
    /// All assets.
    pub assets: Versioned<Assets>,
    /// All fonts.
    pub fonts: Versioned<Fonts>,
    /// All islands.
    pub islands: Islands,
    /// All templates.
    pub templates: Versioned<Templates>,
    /// What pages may load from elsewhere; nothing if they have no policy.
    pub allowances: Option<Allowances>,
    /// What is the same for all routes, made once.
    pub(super) prepared: Prepared,
}

/// Values that many routes show.
pub(super) struct Prepared {
    pub(super) data: BTreeMap<Arc<str>, Item>,
    pub(super) locales: Vec<Item>,
    pub(super) site: Item,
    pub(super) inlined: Mutex<BTreeMap<String, Arc<str>>>,
    /// The sizes of scripts in pages after gzip: layouts repeat them.
    pub(super) inline: Mutex<BTreeMap<Digest, u64>>,
    /// The head of the digest of the allowances.
    pub(super) allowances: u64,
    /// The digests of files that pages load, as `integrity` attributes have them; nothing for
    /// addresses that lead to no file of the site.
    pub(super) integrity: Mutex<BTreeMap<String, Option<Arc<str>>>>,
    /// The ground of pictures; drawn when the first one is.
    pub(super) ground: OnceLock<Result<Ground, String>>,
}

/// The layout around the body of every page.
pub const LAYOUT: &str = "layout.html";

impl World {
    /// Puts a world together.
    #[expect(clippy::too_many_arguments, reason = "a world is the sum of all stages")]
    pub fn new(
        snapshot: Arc<Snapshot>,
        config: Versioned<Config>,
        pages: Vec<Versioned<Page>>,
        routes: Versioned<Routes>,
        facts: Versioned<Facts>,
        catalogs: Vec<Versioned<Catalog>>,
        glossary: Versioned<Glossary>,
        assets: Versioned<Assets>,
        fonts: Versioned<Fonts>,
        islands: Islands,
        templates: Versioned<Templates>,
    ) -> World {
        let data =
            facts.files.iter().map(|(name, file)| (name.clone(), Item::data(&file.data))).collect();
        let locales = config.locales.iter().map(locale_item).collect();
        let site = site_item(&config);
        let allowances = Allowances::new(&config, &facts, pages.iter().map(|page| &**page));
        let prepared = Prepared {
            data,
            locales,
            site,
            inlined: Mutex::default(),
            inline: Mutex::default(),
            allowances: allowances.as_ref().map_or(0, |allowances| allowances.digest().head()),
            integrity: Mutex::default(),
            ground: OnceLock::new(),
        };
        World {
            snapshot,
            config,
            pages,
            routes,
            facts,
            catalogs,
            glossary,
            assets,
            fonts,
            islands,
            templates,
            allowances,
            prepared,
        }
    }

    /// The size of the scripts in a page, after gzip.
    pub fn inline_weight(&self, html: &[u8]) -> u64 {
        let scripts = inline_scripts(html);
        if scripts.is_empty() {
            return 0;
        }
        let digest = Digest::of(&scripts);
        let known =
            || self.prepared.inline.lock().expect("no thread panics while it holds the lock");
        let weight = known().get(&digest).copied();
        weight.unwrap_or_else(|| {
            let weight = gzip(&scripts);
            known().insert(digest, weight);
            weight
        })
    }

    /// The names of the templates that every rendering of a page begins with.
    pub fn entry_templates(&self, page: PageIndex) -> BTreeSet<String> {
        let page = &self.pages[page];
        let sections =
            page.sections.iter().map(|section| format!("sections/{}.html", section.kind));
        let social = self.config.social.iter().map(|social| social.template.value.clone());
        let own = [LAYOUT.to_owned(), page.template.value.clone()];
        sections.chain(social).chain(own).collect()
    }

    /// The digest of the answer to a question, as a route of `locale` would get it.
    pub fn answer(&self, locale: LocaleIndex, read: &Read) -> Digest {
        let catalog = &self.catalogs[locale];
        let none = || Digest::of(b"");
        match read {
            Read::Message(id) => catalog.message(id).map_or_else(none, |(_, file, message)| {
                Digest::of(file.entry_text(message.id.name).as_bytes())
            }),
            Read::Term(id) => catalog.term(id).map_or_else(none, |(file, term)| {
                Digest::of(file.entry_text(term.id.name).as_bytes())
            }),
            Read::Fallback => {
                let fallback = self.config.locales[locale].fallback;
                fallback.map_or_else(none, |at| self.catalogs[at].digest())
            }
            Read::Data(name) => self.facts.files.get(&**name).map_or_else(none, |file| file.digest),
            Read::Url(id) => self.routes.page(id).map_or_else(none, |page| {
                Digest::of(self.routes.url(&self.config, locale, page).as_bytes())
            }),
            Read::Asset(name) | Read::Inline(name) => {
                self.assets.get(name).map_or_else(none, |asset| {
                    DigestBuilder::new().field(asset.path.as_str()).digest(&asset.digest).finish()
                })
            }
            Read::Island(name) => self.islands.digest(name, locale),
            Read::Script(name) => self.islands.script_digest(name),
            Read::Loader => self.islands.loader_digest(),
            Read::Fonts => DigestBuilder::new()
                .field(self.fonts.head(locale))
                .digest(&self.fonts.faces_digest(locale))
                .finish(),
        }
    }

    /// Whether a message that no rendering asked for may be asked for when data changes: a
    /// template or content names it, or it stands in for what a page leaves out.
    pub fn is_mentioned(&self, id: &str) -> bool {
        let in_defaults = || self.config.defaults.values().any(|message| message.value == id);
        let names = |references: &[Reference]| references.iter().any(|one| &*one.name == id);
        self.templates.mentions(id)
            || in_defaults()
            || self.pages.iter().any(|page| names(&page.references))
            || self.facts.files.values().any(|file| names(&file.references))
    }

    /// Whether content names an asset, shown or not.
    pub fn names_asset(&self, name: &str) -> bool {
        let names = |references: &[Reference]| {
            let mut assets = references.iter().filter(|one| one.kind == RefKind::Asset);
            assets.any(|one| &*one.name == name)
        };
        self.pages.iter().any(|page| names(&page.references))
            || self.facts.files.values().any(|file| names(&file.references))
    }

    /// The mistake of naming a page that does not exist, if it does not.
    pub fn unknown_page(&self, name: &str) -> Option<Diagnostic> {
        self.routes.page(name).is_none().then(|| unknown_page(self, name))
    }

    /// The mistake of naming an asset that does not exist, if it does not.
    pub fn unknown_asset(&self, name: &str) -> Option<Diagnostic> {
        self.assets.get(name).is_none().then(|| self.assets.unknown(name))
    }

    /// The scope of a page in a locale.
    pub(super) fn scope<'a>(
        &'a self,
        locale: LocaleIndex,
        own: Option<&'a MessageFile>,
    ) -> Scope<'a> {
        Scope { own, catalog: &self.catalogs[locale] }
    }
}

pub(super) fn unknown_page(world: &World, name: &str) -> Diagnostic {
    let wrong = Diagnostic::new(Code::UnknownPage, format!("there is no page `{name}`"));
    let wrong =
        wrong.did_you_mean(name, world.routes.ids(), "the ids are the file names in content/pages");
    let file = format!("{name}.yaml");
    let has_file = world.snapshot.under(PAGES).any(|path| path.file_name() == file);
    if has_file { wrong.following() } else { wrong }
}
