//! The dependencies of a rendering, each a small query of its own, and [`TrackedSite`], which
//! records them.

use std::sync::Arc;

use crate::assets::asset::{self, Asset, Assets};
use crate::assets::font::{self, Fonts};
use crate::assets::image::ImageUse;
use crate::assets::island::Islands;
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::{self, Config, Locale};
use crate::content::{ALL_PAGES, DATA_FILES, DataFiles, ListRead, Page};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::query::{Query, Reader, Version, Versioned};
use crate::engine::source::{Snapshot, Unreadable};
use crate::i18n::copies::SHARED_COPIES;
use crate::i18n::format::Formatter;
use crate::i18n::glossary;
use crate::i18n::message::{CATALOG, Catalog, MessageFile, Scope, has_texts};
use crate::page::policy::Allowances;
use crate::page::render::list_read::LIST;
use crate::page::render::loaded_site::LoadedSite;
use crate::page::route::{self, LocaleIndex, PageIndex, Routes};
use crate::template::{self, TemplateValue, Templates};

/// The results of all stages before rendering; the build sets it.
pub static LOADED_SITE: Query<Option<Arc<LoadedSite>>> = Query::new(|_, _, _| None);

/// The loaded site for a value that is stored: a query or a rendering. Its methods record what they
/// return, so the value is computed again if that changes.
#[derive(Clone)]
pub struct TrackedSite {
    pub(crate) reader: Reader,
    /// The values of `site.toml`.
    pub(crate) config: Versioned<Config>,
    site: Arc<LoadedSite>,
}

impl TrackedSite {
    /// The site of the build. Records the values of `site.toml`.
    pub fn new(reader: &Reader) -> TrackedSite {
        let site = (*reader.get_untracked(&LOADED_SITE, "")).clone();
        TrackedSite::of(reader, &site.expect("the build sets the site"))
    }

    /// The site for a rendering outside of queries.
    pub(super) fn of(reader: &Reader, site: &Arc<LoadedSite>) -> TrackedSite {
        reader.track(&SETTINGS, "");
        let config = site.config.clone();
        TrackedSite { reader: reader.clone(), config, site: Arc::clone(site) }
    }

    /// The site, of which nothing is recorded: for what [`TrackedSite::track_route`] or another
    /// method has recorded, and for places and hints of diagnostics.
    pub fn untracked(&self) -> &Arc<LoadedSite> {
        &self.site
    }

    /// The URLs of all routes.
    pub fn all_routes(&self) -> &Routes {
        self.reader.track(&route::SITE_ROUTES, "");
        &self.site.routes
    }

    /// The files of all pages.
    pub(super) fn all_pages(&self) -> &[Versioned<Page>] {
        self.reader.track(&ALL_PAGES, "");
        &self.site.pages
    }

    /// The URLs of all routes, for a check of texts, which looks up other names, too.
    pub fn check_inputs(&self) -> &Routes {
        self.reader.track(&DATA_FILES, "");
        self.reader.track(&glossary::SITE_GLOSSARY, "");
        self.reader.track(&CHECK_INPUTS, "");
        self.all_routes()
    }

    /// The file of a page.
    pub fn page(&self, page: PageIndex) -> &Page {
        let page = &self.site.pages[page];
        self.reader.track(&PAGE, &*page.id);
        page
    }

    /// The page of that id in a locale, or the page of the fallback that its URL leads to.
    pub(super) fn page_in(&self, id: &str, locale: LocaleIndex) -> Option<PageIndex> {
        self.reader.track(&URL, &(id.to_owned(), locale));
        self.site.routes.page(id)
    }

    /// The URL of a page in a locale.
    pub(super) fn url(&self, id: &str, locale: LocaleIndex) -> Option<String> {
        let page = self.page_in(id, locale)?;
        Some(self.site.routes.url(&self.config, locale, page))
    }

    /// Records a link to an anchor, which is checked when the whole site is known.
    pub(super) fn track_anchor(&self, page: &str, anchor: &str) {
        self.reader.track(&ANCHOR, &(page.to_owned(), anchor.to_owned()));
    }

    /// Records a read of a list.
    pub(super) fn track_list(&self, locale: LocaleIndex, read: ListRead) {
        self.reader.track(&LIST, &(locale, read));
    }

    /// The content of an asset.
    pub fn asset(&self, name: &str) -> Option<&Asset> {
        self.reader.track(&ASSET, name);
        self.site.assets.get(name)
    }

    /// An asset that a browser loads: it is part of the output. A missing one is an error, after
    /// which the page is rendered again.
    pub(super) fn linked_asset(&self, name: &str) -> Option<&Asset> {
        let asset = self.site.assets.get(name)?;
        self.reader.track(&ASSET_URL, name);
        Some(asset)
    }

    /// Records an image in several sizes, which are part of the output.
    pub(super) fn track_image(&self, image: &ImageUse) {
        self.reader.track(&IMAGE, image);
    }

    /// The files that the build generates from assets and islands.
    pub(super) fn generated_files(&self) -> (&Assets, &Islands) {
        self.reader.track(&ISLANDS, "");
        self.reader.track(&asset::SITE_ASSETS, "");
        (&self.site.assets, &self.site.islands)
    }

    /// Records an island, with its messages and its loader.
    pub(super) fn track_island(&self, name: &str, locale: LocaleIndex) {
        self.reader.track(&ISLAND, &(name.to_owned(), locale));
        self.reader.track(&LOADER, "");
    }

    /// The elements that run a plain script.
    pub(super) fn script(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        self.reader.track(&SCRIPT, name);
        self.site.islands.script(&self.config, name)
    }

    /// The value of a data file for templates. A missing file is a dependency, too: it may be
    /// added.
    pub(super) fn data(&self, name: &str) -> Option<&TemplateValue> {
        self.reader.track(&DATA, name);
        self.site.values.data.get(name)
    }

    /// Records a value of the data, by its path, or by the name of its variable after `$`.
    pub(super) fn track_value(&self, name: &str) {
        self.reader.track(&DATA_VALUE, name);
    }

    /// Records a shared message of a locale.
    pub(super) fn track_message(&self, locale: LocaleIndex, id: &str) {
        self.reader.track(&MESSAGE, &(locale, id.to_owned()));
    }

    /// Records a shared term of a locale.
    pub(super) fn track_term(&self, locale: LocaleIndex, id: &str) {
        self.reader.track(&TERM, &(locale, id.to_owned()));
    }

    /// The fonts, for those of a locale.
    pub(super) fn fonts(&self, locale: LocaleIndex) -> &Fonts {
        self.reader.track(&FONTS, &locale);
        &self.site.fonts
    }

    /// The templates, for one of them with everything that it includes.
    pub(super) fn template(&self, name: &str) -> &Templates {
        self.reader.track(&TEMPLATE_TREE, name);
        &self.site.templates
    }

    /// The text of an asset.
    pub fn asset_text(&self, name: &str) -> Option<Result<String, Unreadable>> {
        self.asset(name)?;
        self.site.assets.text(name, &self.site.snapshot)
    }

    /// The diagnostic for an asset that does not exist.
    pub(super) fn unknown_asset(&self, name: &str) -> Diagnostic {
        self.site.assets.unknown(name)
    }

    /// The input tree, for the places of diagnostics and the content of recorded files.
    pub(super) fn sources(&self) -> &Snapshot {
        &self.site.snapshot
    }

    /// Formats values in a locale, by `site.toml`.
    pub(super) fn formatter(&self, locale: LocaleIndex) -> &Formatter {
        &self.site.catalogs[locale].formatter
    }

    /// A locale for templates, by `site.toml`.
    pub(super) fn locale_value(&self, locale: LocaleIndex) -> TemplateValue {
        self.site.values.locales[locale].clone()
    }

    /// The data, for messages, whose [`Recorder`](crate::i18n::message::Recorder) records values.
    pub(super) fn variables(&self) -> &DataFiles {
        &self.site.data_files
    }

    /// The messages of a locale, whose [`Recorder`](crate::i18n::message::Recorder) records those
    /// that are used.
    pub(super) fn scope<'a>(
        &'a self,
        locale: LocaleIndex,
        file: impl Fn(LocaleIndex) -> Option<&'a MessageFile>,
    ) -> Scope<'a> {
        self.site.scope(locale, file)
    }

    /// The origins that pages may load from.
    pub(super) fn allowances(&self) -> Option<&Allowances> {
        self.reader.track(&ALLOWANCES, "");
        self.site.allowances.as_ref()
    }
}

/// The versions of the islands; the build sets them.
pub static ISLANDS: Query<Option<(Digest, Vec<Version>)>> = Query::with_cutoff(|_, _, _| None);

/// The digest of the origins that pages may load from; the build sets it.
pub static ALLOWANCES: Query<Option<Digest>> = Query::with_cutoff(|_, _, _| None);

/// The digest of the values in `site.toml`.
pub static SETTINGS: Query<Digest> =
    Query::with_cutoff(|reader, _, _| config::current(reader).digest);

/// The text of a shared message, by locale and id, and whether it is a copy of the original.
pub static MESSAGE: Query<Option<Digest>, (LocaleIndex, String)> =
    Query::listed(Query::with_cutoff(|reader, (locale, id), _| {
        let catalog = catalog(reader, *locale)?;
        let (number, file, message) = catalog.message(id)?;
        let is_copy = [u8::from(reader.get(&SHARED_COPIES, locale).contains(&number))];
        let digest = DigestBuilder::new().digest(&entry_digest(file, message.id.name));
        Some(digest.field(is_copy).finish())
    }));

/// The text of a shared term, by locale and id.
pub static TERM: Query<Option<Digest>, (LocaleIndex, String)> =
    Query::with_cutoff(|reader, (locale, id), _| {
        let catalog = catalog(reader, *locale)?;
        catalog.term(id).map(|(file, term)| entry_digest(file, term.id.name))
    });

fn catalog(reader: &Reader, locale: LocaleIndex) -> Option<Versioned<Catalog>> {
    let config = config::current(reader);
    Some(reader.get(&CATALOG, &config.locales.get(locale)?.tag))
}

fn entry_digest(file: &MessageFile, id: &str) -> Digest {
    Digest::of(file.entry_text(id).as_bytes())
}

/// A data file, by name.
pub static DATA: Query<Option<Digest>> =
    Query::with_cutoff(|reader, name, _| Some(reader.get(&DATA_FILES, "").files.get(name)?.digest));

/// A value of the data as messages show it, by its path, or by the name of its variable after `$`.
pub static DATA_VALUE: Query<Option<Digest>> = Query::with_cutoff(|reader, name, _| {
    let data_files = reader.get(&DATA_FILES, "");
    let value = match name.strip_prefix('$') {
        Some(variable) => data_files.variable(variable).map(|(_, value)| value),
        None => data_files.fact(name),
    };
    value.map(|value| Digest::of(format!("{value:?}").as_bytes()))
});

/// The file of a page, by id.
pub static PAGE: Query<Option<Digest>> = Query::with_cutoff(|reader, id, _| {
    let page = reader.get(&route::SITE_ROUTES, "").page(id)?;
    Some(reader.get(&ALL_PAGES, "").pages[page].digest)
});

/// The URL of a page in a language, and whether it is in that language.
pub static URL: Query<Option<(String, bool)>, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (id, locale), _| {
        let (config, routes) = (config::current(reader), reader.get(&route::SITE_ROUTES, ""));
        let page = routes.page(id).filter(|_| *locale < config.locales.len())?;
        Some((routes.url(&config, *locale, page), routes.exists(page, *locale)))
    });

/// Whether another page has the path of a page, by id: neither is written.
pub static COLLISION: Query<bool> = Query::with_cutoff(|reader, id, _| {
    let routes = reader.get(&route::SITE_ROUTES, "");
    routes.page(id).is_some_and(|page| routes.collides(page))
});

/// A link to an anchor, by page and anchor: it is checked when the whole site is known.
pub static ANCHOR: Query<(), (String, String)> = Query::listed(Query::with_cutoff(|_, _, _| ()));

/// The content of an asset, by name.
pub static ASSET: Query<Option<Digest>> = Query::with_cutoff(|reader, name, _| {
    let assets = reader.get(&asset::SITE_ASSETS, "");
    let asset = assets.get(name)?;
    let digest = DigestBuilder::new().field(asset.path.as_str()).digest(&asset.digest);
    // Their places are reported.
    let loads = asset.style_loads().iter();
    Some(loads.fold(digest, |digest, load| digest.field(format!("{load:?}"))).finish())
});

/// The URL of an asset, by name.
pub static ASSET_URL: Query<Option<Digest>> =
    Query::listed(Query::with_cutoff(|reader, name, _| *reader.get(&ASSET, name)));

/// An image in several sizes.
pub static IMAGE: Query<Option<Digest>, ImageUse> =
    Query::listed(Query::with_cutoff(|reader, image, _| *reader.get(&ASSET, &image.name)));

/// An island in a language, with its messages.
pub static ISLAND: Query<Digest, (String, LocaleIndex)> =
    Query::listed(Query::with_cutoff(|reader, (name, locale), _| {
        islands(reader).site.islands.digest(name, *locale)
    }));

/// The elements that run a plain script, by name.
pub static SCRIPT: Query<Digest> = Query::listed(Query::with_cutoff(|reader, name, _| {
    islands(reader).site.islands.script_digest(name)
}));

/// The script that loads the islands.
pub static LOADER: Query<Digest> =
    Query::with_cutoff(|reader, _, _| islands(reader).site.islands.loader_digest());

/// Whether an island has texts of the fallback in a locale.
pub(super) static BORROWING_ISLANDS: Query<bool, LocaleIndex> =
    Query::with_cutoff(|reader, locale, _| islands(reader).site.islands.borrow_texts(*locale));

fn islands(reader: &Reader) -> TrackedSite {
    reader.get(&ISLANDS, "");
    TrackedSite::new(reader)
}

/// The fonts of a language.
pub static FONTS: Query<Option<Digest>, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let fonts = (*reader.get(&font::SITE_FONTS, "")).clone().ok()?;
    config::current(reader).locales.get(*locale)?;
    let digest = DigestBuilder::new().field(fonts.head(*locale));
    Some(digest.digest(&fonts.faces_digest(*locale)).finish())
});

/// The source of a template, by name.
pub static TEMPLATE: Query<Option<Digest>> =
    Query::with_cutoff(|reader, name, _| reader.get(&template::SITE_TEMPLATES, "").digest(name));

/// A template with everything that it includes, by name.
pub static TEMPLATE_TREE: Query<Digest> = Query::with_cutoff(|reader, name, _| {
    let templates = reader.get(&template::SITE_TEMPLATES, "");
    let mut digest = DigestBuilder::new();
    for name in templates.closure([name]) {
        if let Some(own) = *reader.get(&TEMPLATE, name) {
            digest = digest.field(name).digest(&own);
        }
    }
    digest.finish()
});

/// A digest of everything that the checks of pages look up by name: assets, templates with their
/// includes, shared messages with their variables, and locales with texts.
static CHECK_INPUTS: Query<Digest> = Query::with_cutoff(|reader, _, _| {
    let add = |names: DigestBuilder, Locale { tag, .. }: &Locale| {
        let has_texts = [u8::from(has_texts(reader.snapshot(), tag))];
        names.digest(&reader.get(&CATALOG, tag).structure()).field(has_texts)
    };
    let names = config::current(reader).locales.iter().fold(DigestBuilder::new(), add);
    let names = names.digest(&reader.get(&template::SITE_TEMPLATES, "").structure());
    let assets = reader.get(&asset::SITE_ASSETS, "");
    assets.names().fold(names, DigestBuilder::field).finish()
});

impl TrackedSite {
    /// Records the dependencies of every rendering of a page in a language, except its
    /// translations.
    pub(super) fn track_route(&self, page: PageIndex, locale: LocaleIndex) {
        if !self.reader.records_reads() {
            return;
        }
        let id = &*self.page(page).id;
        for name in self.site.entry_templates(page) {
            self.template(&name);
        }
        self.page_in(id, locale);
        self.allowances();
        self.fonts(locale);
        if let Some(social) = &self.config.social {
            self.asset(&social.background.value);
        }
    }
}
