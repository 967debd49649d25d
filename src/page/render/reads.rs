//! The dependencies of renderings. Each is a small query with a description for users, which
//! [`TrackedSite`] records.

use std::any::Any;
use std::sync::Arc;

use crate::assets::asset;
use crate::assets::font;
use crate::assets::image::ImageUse;
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::{self, Locale};
use crate::content::{ALL_PAGES, DATA_FILES};
use crate::engine::query::Description::{Input, Shared};
use crate::engine::query::{Description, Query, Reader, Version, Versioned};
use crate::i18n::copies::SHARED_COPIES;
use crate::i18n::message::{CATALOG, Catalog, MessageFile, has_texts};
use crate::page::render::TrackedSite;
use crate::page::render::loaded_site::LoadedSite;
use crate::page::route::{self, LocaleIndex};
use crate::template;

/// The results of all stages before rendering; the build sets it.
pub static LOADED_SITE: Query<Option<Arc<LoadedSite>>> = Query::new(|_, _, _| None);

/// The site by which dependencies are described.
fn loaded(context: &dyn Any) -> &LoadedSite {
    context.downcast_ref().expect("dependencies are described by a loaded site")
}

/// The versions of the islands; the build sets them.
pub static ISLANDS: Query<Option<(Digest, Vec<Version>)>> = Query::with_cutoff(|_, _, _| None);

/// The digest of the origins that pages may load from; the build sets it.
pub static ALLOWANCES: Query<Option<Digest>> = Query::with_cutoff(|_, _: &str, _| None)
    .described(|_, _| Shared("the origins that pages may load from"));

/// The digest of the values in `site.toml`.
pub static SETTINGS: Query<Digest> =
    Query::with_cutoff(|reader, _: &str, _| config::current(reader).digest)
        .described(|_, _| Shared("site.toml"));

/// The text of a shared message, by locale and id, and whether it is a copy of the original.
pub static MESSAGE: Query<Option<Digest>, (LocaleIndex, String)> =
    Query::with_cutoff(|reader, (locale, id): &(LocaleIndex, String), _| {
        let catalog = catalog(reader, *locale)?;
        let (number, file, message) = catalog.message(id)?;
        let is_copy = [u8::from(reader.get(&SHARED_COPIES, locale).contains(&number))];
        let digest = DigestBuilder::new().digest(&entry_digest(file, message.id.name));
        Some(digest.field(is_copy).finish())
    })
    .listed()
    .described(|site, (locale, id)| shared_text(loaded(site), *locale, id));

/// The text of a shared term, by locale and id.
pub static TERM: Query<Option<Digest>, (LocaleIndex, String)> =
    Query::with_cutoff(|reader, (locale, id): &(LocaleIndex, String), _| {
        let catalog = catalog(reader, *locale)?;
        catalog.term(id).map(|(file, term)| entry_digest(file, term.id.name))
    })
    .described(|site, (locale, id)| shared_text(loaded(site), *locale, id));

fn catalog(reader: &Reader, locale: LocaleIndex) -> Option<Versioned<Catalog>> {
    let config = config::current(reader);
    Some(reader.get(&CATALOG, &config.locales.get(locale)?.tag))
}

fn entry_digest(file: &MessageFile, id: &str) -> Digest {
    Digest::of(file.entry_text(id).as_bytes())
}

/// A data file, by name.
pub static DATA: Query<Option<Digest>> = Query::with_cutoff(|reader, name: &str, _| {
    Some(reader.get(&DATA_FILES, "").files.get(name)?.digest)
})
.described(|site, name| {
    let site = loaded(site);
    let file = site.data_files.files.get(name).map(|file| file.source.to_string());
    let absent = || format!("content/data/{name}.yaml, which is not there");
    Input("data", file.unwrap_or_else(absent))
});

/// A value of the data as messages show it, by its path, or by the name of its variable after `$`.
pub static DATA_VALUE: Query<Option<Digest>> = Query::with_cutoff(|reader, name: &str, _| {
    let data_files = reader.get(&DATA_FILES, "");
    let value = match name.strip_prefix('$') {
        Some(variable) => data_files.variable(variable).map(|(_, value)| value),
        None => data_files.fact(name),
    };
    value.map(|value| Digest::of(format!("{value:?}").as_bytes()))
})
.described(|site, name| Input("data", data_value(loaded(site), name)));

/// The file of a page, by id.
pub static PAGE: Query<Option<Digest>> = Query::with_cutoff(|reader, id: &str, _| {
    let page = reader.get(&route::SITE_ROUTES, "").page(id)?;
    Some(reader.get(&ALL_PAGES, "").pages[page].digest)
})
.described(|site, id| {
    let site = loaded(site);
    let file = site.routes.page(id).map(|page| &site.pages[page].source);
    let absent = || format!("`{id}`, which is not there");
    Input("page", file.map_or_else(absent, |file| format!("{file}:1")))
});

/// The URL of a page in a language, and whether it is in that language.
pub static URL: Query<Option<(String, bool)>, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (id, locale): &(String, LocaleIndex), _| {
        let (config, routes) = (config::current(reader), reader.get(&route::SITE_ROUTES, ""));
        let page = routes.page(id).filter(|_| *locale < config.locales.len())?;
        Some((routes.url(&config, *locale, page), routes.exists(page, *locale)))
    })
    .described(|site, (id, _)| {
        let site = loaded(site);
        let file = site.routes.page(id).map(|page| site.pages[page].source.to_string());
        Input("link", format!("to `{id}` {}", file.unwrap_or_default()))
    });

/// Whether another page has the path of a page, by id: neither is written.
pub static COLLISION: Query<bool> = Query::with_cutoff(|reader, id: &str, _| {
    let routes = reader.get(&route::SITE_ROUTES, "");
    routes.page(id).is_some_and(|page| routes.collides(page))
})
.described(|_, _| Shared("the list of pages with the same path"));

/// A link to an anchor, by page and anchor: it is checked when the whole site is known.
pub static ANCHOR: Query<(), (String, String)> =
    Query::with_cutoff(|_, _: &(String, String), _| ())
        .listed()
        .described(|_, _| Shared("the links to anchors"));

/// The content of an asset, by name.
pub static ASSET: Query<Option<Digest>> = Query::with_cutoff(|reader, name: &str, _| {
    let assets = reader.get(&asset::SITE_ASSETS, "");
    let asset = assets.get(name)?;
    let digest = DigestBuilder::new().field(asset.path.as_str()).digest(&asset.digest);
    // Their places are reported.
    let loads = asset.style_loads().iter();
    Some(loads.fold(digest, |digest, load| digest.field(format!("{load:?}"))).finish())
})
.described(|_, name| Input("asset", format!("assets/{name}")));

/// The URL of an asset, by name.
pub static ASSET_URL: Query<Option<Digest>> =
    Query::with_cutoff(|reader, name: &str, _| *reader.get(&ASSET, name))
        .listed()
        .described(|_, name| Input("asset", format!("assets/{name}")));

/// An image in several sizes.
pub static IMAGE: Query<Option<Digest>, ImageUse> =
    Query::with_cutoff(|reader, image: &ImageUse, _| *reader.get(&ASSET, &image.name))
        .listed()
        .described(|_, image| Input("asset", format!("assets/{}", image.name)));

/// An island in a language, with its messages.
pub static ISLAND: Query<Digest, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (name, locale): &(String, LocaleIndex), _| {
        islands(reader).islands.digest(name, *locale)
    })
    .listed()
    .described(|_, (name, _)| Input("island", format!("islands/{name}/island.tsx")));

/// The elements that run a plain script, by name.
pub static SCRIPT: Query<Digest> =
    Query::with_cutoff(|reader, name: &str, _| islands(reader).islands.script_digest(name))
        .listed()
        .described(|_, name| Input("script", format!("islands/{name}/script.ts")));

/// The script that loads the islands.
pub static LOADER: Query<Digest> =
    Query::with_cutoff(|reader, _: &str, _| islands(reader).islands.loader_digest())
        .described(|_, _| Input("island", "the loader, which is part of Archipel".to_owned()));

/// Whether an island has texts of the fallback in a locale.
pub(super) static BORROWING_ISLANDS: Query<bool, LocaleIndex> =
    Query::with_cutoff(|reader, locale, _| islands(reader).islands.borrow_texts(*locale));

fn islands(reader: &Reader) -> Arc<LoadedSite> {
    reader.get(&ISLANDS, "");
    Arc::clone(TrackedSite::new(reader).untracked())
}

/// The fonts of a language.
pub static FONTS: Query<Option<Digest>, LocaleIndex> =
    Query::with_cutoff(|reader, locale: &LocaleIndex, _| {
        let fonts = (*reader.get(&font::SITE_FONTS, "")).clone().ok()?;
        config::current(reader).locales.get(*locale)?;
        let digest = DigestBuilder::new().field(fonts.head(*locale));
        Some(digest.digest(&fonts.faces_digest(*locale)).finish())
    })
    .described(|_, _| Input("fonts", "of the language".to_owned()));

/// The source of a template, by name.
pub static TEMPLATE: Query<Option<Digest>> = Query::with_cutoff(|reader, name: &str, _| {
    reader.get(&template::SITE_TEMPLATES, "").digest(name)
})
.described(|_, name| Input("template", format!("templates/{name}")));

/// A template with everything that it includes, by name.
pub static TEMPLATE_TREE: Query<Digest> = Query::with_cutoff(|reader, name, _| {
    // The names depend only on the templates themselves.
    let templates = reader.get_untracked(&template::SITE_TEMPLATES, "");
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
pub(super) static CHECK_INPUTS: Query<Digest> = Query::with_cutoff(|reader, _, _| {
    let add = |names: DigestBuilder, Locale { tag, .. }: &Locale| {
        let has_texts = [u8::from(has_texts(reader.snapshot(), tag))];
        names.digest(&reader.get(&CATALOG, tag).structure()).field(has_texts)
    };
    let names = config::current(reader).locales.iter().fold(DigestBuilder::new(), add);
    let names = names.digest(&reader.get(&template::SITE_TEMPLATES, "").structure());
    let assets = reader.get(&asset::SITE_ASSETS, "");
    assets.names().fold(names, DigestBuilder::field).finish()
});

/// A value of the data that was read.
fn data_value(site: &LoadedSite, name: &str) -> String {
    let data_files = &site.data_files;
    let path = match name.strip_prefix('$') {
        Some(variable) => data_files.variable_path(variable),
        None => Some(name.to_owned()),
    };
    let place = path.as_deref().and_then(|path| data_files.place(path));
    let path = path.unwrap_or_else(|| name.trim_start_matches('$').to_owned());
    match place {
        Some(place) => {
            let text = site.snapshot.read_text(place.path.as_str()).unwrap_or_default();
            format!("`{path}` {}", place.file_and_line(&text))
        }
        None => format!("`{path}`, which is not there"),
    }
}

/// A shared message or term of that id.
fn shared_text(site: &LoadedSite, locale: LocaleIndex, id: &str) -> Description {
    let catalog = &site.catalogs[locale];
    if let Some((_, file, message)) = catalog.message(id) {
        let place = file.place(message.id.name);
        return Input("message", format!("`{id}` {}", place.file_and_line(file.source())));
    }
    if let Some((file, term)) = catalog.term(id) {
        let place = file.place(term.id.name);
        return Input("term", format!("`-{id}` {}", place.file_and_line(file.source())));
    }
    Input("message", format!("`{id}`, which `{}` lacks", site.config.locales[locale].tag))
}
