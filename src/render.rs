//! Route → HTML: the answers to what a template asks, and the page around its body.

mod fallback;
mod head;
mod doors;
mod site_files;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock};

use crate::asset::Assets;
use crate::config::{Config, META_KEYS};
use crate::content::{Facts, Page};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::{Digest, DigestBuilder};
use crate::font::Fonts;
use crate::glossary::Glossary;
use crate::island::Islands;
use crate::memo::{Bits, Read};
use crate::message::{Catalog, MessageFile, Messages, Recorder, Scope};
use crate::output::{Artifact, CacheClass};
use crate::route::{LocaleIndex, PageIndex, Routes};
use crate::schema::{RefKind, Reference};
use crate::source::Snapshot;
use crate::template::{Doors, Item, Templates};

pub use crate::render::site_files::{
    Editions, not_found_editions, robots, root_redirect, site_file, sitemaps,
};

/// Everything a rendering may look at. It does not change while a build runs.
pub struct World {
    /// The input tree, for assets whose text stands in pages.
    pub snapshot: Arc<Snapshot>,
    /// The configuration.
    pub config: Config,
    /// All pages.
    pub pages: Vec<Page>,
    /// Their URLs.
    pub routes: Routes,
    /// All data.
    pub facts: Facts,
    /// The shared messages, by locale.
    pub catalogs: Vec<Catalog>,
    /// What the words of messages are checked for.
    pub glossary: Glossary,
    /// All assets.
    pub assets: Assets,
    /// All fonts.
    pub fonts: Fonts,
    /// All islands.
    pub islands: Islands,
    /// All templates.
    pub templates: Templates,
    /// What is the same for all routes, made once.
    prepared: Prepared,
}

/// Values that many routes show.
struct Prepared {
    data: BTreeMap<Arc<str>, Item>,
    locales: Vec<Item>,
    site: Item,
    inlined: Mutex<BTreeMap<String, Arc<str>>>,
    base: Digest,
}

/// The layout around the body of every page.
pub const LAYOUT: &str = "layout.html";

impl World {
    /// Puts a world together.
    #[expect(clippy::too_many_arguments, reason = "a world is the sum of all stages")]
    pub fn new(
        snapshot: Arc<Snapshot>,
        config: Config,
        pages: Vec<Page>,
        routes: Routes,
        facts: Facts,
        catalogs: Vec<Catalog>,
        glossary: Glossary,
        assets: Assets,
        fonts: Fonts,
        islands: Islands,
        templates: Templates,
    ) -> World {
        let data =
            facts.files.iter().map(|(name, file)| (name.clone(), Item::data(&file.data))).collect();
        let locales = config.locales.iter().map(doors::locale_item).collect();
        let site = doors::site_item(&config);
        let base = DigestBuilder::new().digest(&config.digest).digest(&templates.digest(LAYOUT));
        let prepared =
            Prepared { data, locales, site, inlined: Mutex::default(), base: base.finish() };
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
            prepared,
        }
    }

    /// The digest of what every route of a page depends on, its messages aside.
    pub fn page_digest(&self, page: PageIndex) -> Digest {
        let page = &self.pages[page];
        let mut digest = DigestBuilder::new()
            .digest(&self.prepared.base)
            .digest(&page.digest)
            .digest(&self.templates.digest(&page.template.value));
        let kinds: BTreeSet<&str> = page.sections.iter().map(|section| &*section.kind).collect();
        for kind in kinds {
            digest = digest.digest(&self.templates.digest(&format!("sections/{kind}.html")));
        }
        digest.finish()
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
            Read::Loader => self.islands.bundle_digest(),
            Read::Fonts => Digest::of(self.fonts.head(locale).as_bytes()),
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

    /// The mistake of naming a page that does not exist, if it does not.
    pub fn unknown_page(&self, name: &str) -> Option<Diagnostic> {
        self.routes.page(name).is_none().then(|| doors::unknown_page(self, name))
    }

    /// The mistake of naming an asset that does not exist, if it does not.
    pub fn unknown_asset(&self, name: &str) -> Option<Diagnostic> {
        self.assets.get(name).is_none().then(|| doors::unknown_asset(self, name))
    }

    /// The scope of a page in a locale.
    fn scope<'a>(&'a self, locale: LocaleIndex, own: Option<&'a MessageFile>) -> Scope<'a> {
        Scope { own, catalog: &self.catalogs[locale] }
    }
}

/// The message files of one page, by locale.
pub type PageMessages = Vec<Option<Arc<MessageFile>>>;

/// What a rendering asked for.
#[derive(Clone, Debug, Default)]
pub struct Reads {
    /// Messages of the page's own file, by number.
    pub own: Bits,
    /// Shared messages, by number in the locale's catalog.
    pub shared: Bits,
    /// Messages that the locale lacks and its fallback has.
    pub missing: BTreeSet<Box<str>>,
    /// Shared terms.
    pub terms: BTreeSet<Box<str>>,
    /// Whether the locale's fallback was asked.
    pub fallback: bool,
    /// Data files.
    pub data: BTreeSet<Box<str>>,
    /// Pages, by number.
    pub pages: Bits,
    /// Anchors of pages, by page number.
    pub anchors: BTreeSet<(PageIndex, Box<str>)>,
    /// Assets that are linked.
    pub linked: BTreeSet<Box<str>>,
    /// Assets whose text was asked.
    pub inlined: BTreeSet<Box<str>>,
    /// Islands.
    pub islands: BTreeSet<Box<str>>,
}

impl Reads {
    /// Adds what another rendering asked.
    pub fn merge(&mut self, other: &Reads) {
        self.own.union(&other.own);
        self.shared.union(&other.shared);
        self.fallback |= other.fallback;
        self.pages.union(&other.pages);
        add_new(&mut self.missing, &other.missing);
        add_new(&mut self.terms, &other.terms);
        add_new(&mut self.data, &other.data);
        add_new(&mut self.anchors, &other.anchors);
        add_new(&mut self.linked, &other.linked);
        add_new(&mut self.inlined, &other.inlined);
        add_new(&mut self.islands, &other.islands);
    }

    /// The questions, sorted, with their names.
    pub fn list(&self, world: &World, locale: LocaleIndex) -> Vec<Read> {
        let catalog: Vec<&str> = world.catalogs[locale].ids().collect();
        let mut list: Vec<Read> = Vec::new();
        list.extend(self.shared.iter().map(|number| Read::Message(catalog[number].into())));
        list.extend(self.missing.iter().cloned().map(Read::Message));
        list.extend(self.terms.iter().cloned().map(Read::Term));
        list.extend(self.fallback.then_some(Read::Fallback));
        list.extend(self.data.iter().cloned().map(Read::Data));
        list.extend(self.pages.iter().map(|page| Read::Url((&*world.pages[page].id).into())));
        list.extend(self.linked.iter().cloned().map(Read::Asset));
        list.extend(self.inlined.iter().cloned().map(Read::Inline));
        list.extend(self.islands.iter().cloned().map(Read::Island));
        list.extend((!self.islands.is_empty()).then_some(Read::Loader));
        list.extend((!world.fonts.head(locale).is_empty()).then_some(Read::Fonts));
        list
    }
}

/// Adds the members of `other` that are not there yet; most are, on every page but the first.
fn add_new<T: Ord + Clone>(set: &mut BTreeSet<T>, other: &BTreeSet<T>) {
    for member in other {
        if !set.contains(member) {
            set.insert(member.clone());
        }
    }
}

/// One rendering: a page in a language.
pub(crate) struct Route {
    world: Arc<World>,
    page: PageIndex,
    locale: LocaleIndex,
    messages: Arc<PageMessages>,
    sections: Item,
    body: OnceLock<String>,
    /// All languages of the not-found page, for files of the whole site.
    editions: OnceLock<Item>,
    /// The islands of the body so far: names, with how often each occurs.
    islands: Mutex<BTreeMap<String, usize>>,
    reads: Mutex<Reads>,
}

/// The result of a rendering.
pub struct Rendered {
    /// The file, unless something was wrong.
    pub artifact: Option<Artifact>,
    /// What it asked for.
    pub reads: Reads,
}

/// Renders a page in one language. `sections` is [`sections`] of the page.
pub fn render(
    world: &Arc<World>,
    page: PageIndex,
    locale: LocaleIndex,
    messages: &Arc<PageMessages>,
    sections: &Item,
    report: &mut Report,
) -> Rendered {
    let route = Arc::new(Route {
        world: Arc::clone(world),
        page,
        locale,
        messages: Arc::clone(messages),
        sections: sections.clone(),
        body: OnceLock::new(),
        editions: OnceLock::new(),
        islands: Mutex::default(),
        reads: Mutex::default(),
    });
    let html = route.html(report);
    let reads = route.reads.lock().expect("no thread panics while it holds the lock").clone();
    let artifact = html.map(|html| Artifact {
        path: world.routes.output(&world.config.locales[locale], page),
        bytes: fallback::resolve(world, locale, html).into_bytes(),
        cache: CacheClass::Revalidate,
    });
    Rendered { artifact, reads }
}

/// The sections of a page as templates see them, the same for all languages.
pub fn sections(page: &Page) -> Item {
    Item::list(page.sections.iter().map(|section| {
        let mut front = vec![("type".into(), Item::text(&*section.kind))];
        if let Some(anchor) = &section.anchor {
            front.push(("anchor".into(), Item::text(&**anchor)));
        }
        Item::extended(front, &section.data)
    }))
}

impl Route {
    fn html(self: &Arc<Self>, report: &mut Report) -> Option<String> {
        let world = &self.world;
        let page = &world.pages[self.page];
        let url = world.routes.url(&world.config, self.locale, self.page);
        let doors: Arc<dyn Doors> = self.clone();
        let wrong = |report: &mut Report, diagnostics: Vec<Diagnostic>| {
            for diagnostic in diagnostics {
                report.add(diagnostic.on_page(url.clone()));
            }
        };
        let body = match world.templates.render(&page.template.value, Arc::clone(&doors)) {
            Ok(body) => body,
            Err(diagnostics) => {
                wrong(report, diagnostics);
                return None;
            }
        };
        self.body.set(body).expect("the body is rendered once");
        match world.templates.render(LAYOUT, doors) {
            Ok(html) => Some(html),
            Err(diagnostics) => {
                wrong(report, diagnostics);
                None
            }
        }
    }

    fn reads(&self) -> std::sync::MutexGuard<'_, Reads> {
        self.reads.lock().expect("no thread panics while it holds the lock")
    }

    fn messages(&self) -> Messages<'_> {
        let world = &self.world;
        let own = |locale: LocaleIndex| self.messages[locale].as_deref();
        let fallback = world.config.locales[self.locale].fallback;
        Messages {
            scope: world.scope(self.locale, own(self.locale)),
            fallback: fallback.map(|locale| world.scope(locale, own(locale))),
            facts: &world.facts,
            recorder: self,
        }
    }
}

impl Recorder for Route {
    fn own_message(&self, number: usize) {
        self.reads().own.insert(number);
    }

    fn shared_message(&self, number: usize) {
        self.reads().shared.insert(number);
    }

    fn shared_term(&self, id: &str) {
        let mut reads = self.reads();
        if !reads.terms.contains(id) {
            reads.terms.insert(id.into());
        }
    }

    fn fallback(&self, id: &str) {
        let mut reads = self.reads();
        reads.fallback = true;
        if !reads.missing.contains(id) {
            reads.missing.insert(id.into());
        }
    }

    fn data(&self, name: &str) {
        let mut reads = self.reads();
        if !reads.data.contains(name) {
            reads.data.insert(name.into());
        }
    }
}

/// Checks what pages refer to, before anything is rendered: templates, pages, assets, facts, and
/// messages of the default language.
pub fn check_page(world: &World, page: &Page, own: Option<&MessageFile>, report: &mut Report) {
    if !world.templates.contains(&page.template.value) {
        let place = Place::new(&page.source, page.template.span.clone());
        report.add(world.templates.unknown(&page.template.value).at(place));
    }
    let scope = world.scope(world.config.default_locale, own);
    let sound = scope.catalog.is_sound() && own.is_none_or(MessageFile::is_sound);
    for reference in &page.references {
        let name = &*reference.name;
        let wrong = match reference.kind {
            RefKind::Message
                if sound && scope.message(name.split('.').next().unwrap_or(name)).is_none() =>
            {
                Diagnostic::new(Code::UnknownMessage, format!("there is no message `{name}`"))
                    .did_you_mean(
                        name,
                        scope.ids(),
                        format!(
                            "define it in `locales/{}/pages/{}.ftl`",
                            world.config.locales[world.config.default_locale].tag, page.id
                        ),
                    )
            }
            RefKind::Page => match world.unknown_page(name) {
                Some(wrong) => wrong,
                None => continue,
            },
            RefKind::Asset => match world.unknown_asset(name) {
                Some(wrong) => wrong,
                None => continue,
            },
            _ => continue,
        };
        report.add(wrong.at(Place::new(&page.source, reference.span())));
    }
    crate::content::check_fact_references(&page.source, &page.references, &world.facts, report);
}

/// The message id of a page's title, description and so on, with what stands in for it.
fn meta_message<'a>(world: &'a World, page: &'a Page, key: &str) -> Option<&'a str> {
    let own = |key: &str| {
        let at = META_KEYS.iter().position(|known| *known == key)?;
        page.meta[at].as_deref()
    };
    let plain = key.strip_prefix("social_");
    own(key)
        .or_else(|| plain.and_then(own))
        .or_else(|| world.config.defaults.get(key).map(|message| message.value.as_str()))
}
