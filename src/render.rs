//! Route → HTML: the answers to what a template asks, and the page around its body.

mod world;
mod fallback;
mod head;
mod item;
mod lens;
mod policy;
mod tags;
mod doors;
mod social;
mod site_files;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock};

use crate::config::META_KEYS;
use crate::content::Page;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::memo::{Bits, Read};
use crate::message::{MessageFile, Messages, Recorder};
use crate::output::{Artifact, CacheClass};
use crate::route::{LocaleIndex, PageIndex};
use crate::schema::RefKind;
use crate::template::{Doors, Item};

pub use crate::render::lens::{LENSES, Lens};
pub use crate::render::site_files::{
    Editions, not_found_editions, robots, root_redirect, site, site_file, sitemaps,
};
pub use crate::render::world::{LAYOUT, World};

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
    /// Plain scripts.
    pub scripts: BTreeSet<Box<str>>,
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
        add_new(&mut self.scripts, &other.scripts);
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
        list.extend(self.scripts.iter().cloned().map(Read::Script));
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
    /// The URL of the picture that is shown where the page is shared.
    social_image: OnceLock<String>,
    /// How the page is looked at, and where the messages that it shows stand.
    lens: Lens,
    sources: Mutex<Vec<(String, String)>>,
    /// The islands so far: names, with how often each occurs.
    islands: Mutex<BTreeMap<String, usize>>,
    reads: Mutex<Reads>,
}

/// The result of a rendering.
pub struct Rendered {
    /// The file, unless something was wrong.
    pub artifact: Option<Artifact>,
    /// The picture that is shown where the page is shared.
    pub picture: Option<Artifact>,
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
        sections: sections.clone(),
        ..Route::new(world, page, locale, messages, Lens::default())
    });
    let (html, picture) = match route.html(report) {
        Some((html, picture)) => (Some(html), picture),
        None => (None, None),
    };
    let reads = route.reads.lock().expect("no thread panics while it holds the lock").clone();
    let html = html.and_then(|html| {
        let html = fallback::resolve(world, locale, html).into_bytes();
        let url = world.routes.url(&world.config, locale, page);
        policy::protected(world, html, (&url, page), None, report)
    });
    let artifact = html.map(|bytes| Artifact {
        path: world.routes.output(&world.config.locales[locale], page),
        bytes,
        cache: CacheClass::Revalidate,
    });
    Rendered { artifact, picture, reads }
}

/// Renders a page in one language as it is seen through a lens: what is shown in a preview, and
/// has no picture. `None` when something is wrong, which has been reported.
pub fn look(
    world: &Arc<World>,
    page: PageIndex,
    locale: LocaleIndex,
    messages: &Arc<PageMessages>,
    lens: Lens,
    report: &mut Report,
) -> Option<String> {
    let route = Arc::new(Route {
        sections: sections(&world.pages[page]),
        ..Route::new(world, page, locale, messages, lens)
    });
    let (html, _) = route.html(report)?;
    let html = fallback::resolve(world, locale, html);
    let sources = route.sources.lock().expect("no thread panics while it holds the lock");
    Some(lens::resolve(&html, &sources))
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
    fn new(
        world: &Arc<World>,
        page: PageIndex,
        locale: LocaleIndex,
        messages: &Arc<PageMessages>,
        lens: Lens,
    ) -> Route {
        Route {
            world: Arc::clone(world),
            page,
            locale,
            messages: Arc::clone(messages),
            sections: Item::list([]),
            body: OnceLock::new(),
            editions: OnceLock::new(),
            social_image: OnceLock::new(),
            lens,
            sources: Mutex::default(),
            islands: Mutex::default(),
            reads: Mutex::default(),
        }
    }

    fn html(self: &Arc<Self>, report: &mut Report) -> Option<(String, Option<Artifact>)> {
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
        if !self.lens.is_plain() {
            self.social_image.set(String::new()).expect("a page is rendered once");
        }
        let picture = match self.picture() {
            Ok(picture) => picture,
            Err(diagnostics) => {
                wrong(report, diagnostics);
                return None;
            }
        };
        if let Some(picture) = &picture {
            let url = format!("{}/{}", world.config.base_path, picture.path);
            self.social_image.set(url).expect("the picture is drawn once");
        }
        match world.templates.render(LAYOUT, doors) {
            Ok(html) => Some((self.load_islands(html), picture)),
            Err(diagnostics) => {
                wrong(report, diagnostics);
                None
            }
        }
    }

    /// Puts the loader of the islands that were drawn where the head asked for it.
    fn load_islands(&self, mut html: String) -> String {
        let islands = self.islands.lock().expect("no thread panics while it holds the lock");
        head::load_islands(&self.world, &islands, &mut html);
        html
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
