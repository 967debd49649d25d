//! The dependencies of a rendering, each a small query of its own. A rendering reads its values
//! from the [`LoadedSite`] and records here which ones.

use std::sync::Arc;

use crate::assets::asset;
use crate::assets::font;
use crate::assets::image::ImageUse;
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::{self, Locale};
use crate::content::{ALL_PAGES, DATA_FILES};
use crate::engine::query::{Query, Reader, Version, Versioned};
use crate::i18n::message::{CATALOG, Catalog, MessageFile, has_texts};
use crate::page::render::loaded_site::LoadedSite;
use crate::page::route::{self, LocaleIndex, PageIndex};
use crate::template;

/// The results of all stages before rendering; the build sets it.
pub static LOADED_SITE: Query<Option<Arc<LoadedSite>>> = Query::new(|_, _, _| None);

/// The results of all stages before rendering. The parts that are used have to be recorded.
pub fn peek_site(reader: &Reader) -> Arc<LoadedSite> {
    (*reader.get_untracked(&LOADED_SITE, "")).clone().expect("the build sets the site")
}

/// The versions of the islands; the build sets them.
pub static ISLANDS: Query<Option<(Digest, Vec<Version>)>> = Query::with_cutoff(|_, _, _| None);

/// The digest of the origins that pages may load from; the build sets it.
pub static ALLOWANCES: Query<Option<Digest>> = Query::with_cutoff(|_, _, _| None);

/// The digest of the values in `site.toml`.
pub static SETTINGS: Query<Digest> =
    Query::with_cutoff(|reader, _, _| config::current(reader).digest);

/// The text of a shared message, by locale and id.
pub static MESSAGE: Query<Option<Digest>, (LocaleIndex, String)> =
    Query::listed(Query::with_cutoff(|reader, (locale, id), _| {
        let catalog = catalog(reader, *locale)?;
        catalog.message(id).map(|(_, file, message)| entry_digest(file, message.id.name))
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
        islands(reader).islands.digest(name, *locale)
    }));

/// The elements that run a plain script, by name.
pub static SCRIPT: Query<Digest> = Query::listed(Query::with_cutoff(|reader, name, _| {
    islands(reader).islands.script_digest(name)
}));

/// The script that loads the islands.
pub static LOADER: Query<Digest> =
    Query::with_cutoff(|reader, _, _| islands(reader).islands.loader_digest());

/// Whether an island has texts of the fallback in a locale.
pub(super) static BORROWING_ISLANDS: Query<bool, LocaleIndex> =
    Query::with_cutoff(|reader, locale, _| islands(reader).islands.borrow_texts(*locale));

fn islands(reader: &Reader) -> Arc<LoadedSite> {
    reader.get(&ISLANDS, "");
    peek_site(reader)
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
pub static CHECK_INPUTS: Query<Digest> = Query::with_cutoff(|reader, _, _| {
    let add = |names: DigestBuilder, Locale { tag, .. }: &Locale| {
        let has_texts = [u8::from(has_texts(reader.snapshot(), tag))];
        names.digest(&reader.get(&CATALOG, tag).structure()).field(has_texts)
    };
    let names = config::current(reader).locales.iter().fold(DigestBuilder::new(), add);
    let names = names.digest(&reader.get(&template::SITE_TEMPLATES, "").structure());
    let assets = reader.get(&asset::SITE_ASSETS, "");
    assets.names().fold(names, DigestBuilder::field).finish()
});

impl LoadedSite {
    /// Records the dependencies of every rendering of a page in a language, except its
    /// translations.
    pub(super) fn track_route(&self, reader: &Reader, page: PageIndex, locale: LocaleIndex) {
        if !reader.records_reads() {
            return;
        }
        let id = &*self.pages[page].id;
        reader.track(&SETTINGS, "");
        reader.track(&PAGE, id);
        for name in self.entry_templates(page) {
            reader.track(&TEMPLATE_TREE, &name);
        }
        reader.track(&URL, &(id.to_owned(), locale));
        reader.track(&ALLOWANCES, "");
        reader.track(&FONTS, &locale);
        if let Some(social) = &self.config.social {
            reader.track(&ASSET, &social.background.value);
        }
    }
}
