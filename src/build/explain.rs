//! Explains the inputs of a page, and why it was rendered again or not.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;

use crate::build::pipeline::{ROUTE, RouteName};
use crate::content::{ListPart, ListRead, PAGES};
use crate::engine::diagnostic::{Place, position};
use crate::engine::query::{Cause, Computation, Database, QueryRead};
use crate::i18n::message::{named_body, page_body, page_messages};
use crate::page::render::{
    ALLOWANCES, ASSET, ASSET_URL, DATA, DATA_VALUE, FONTS, IMAGE, INLINE_ASSET, ISLAND, LIST,
    LOADER, LoadedSite, MESSAGE, PAGE, SCRIPT, SETTINGS, STYLES, TEMPLATE, TERM, TRANSLATIONS, URL,
};
use crate::page::route::LocaleIndex;

/// The inputs of a page, and the reason why it was rendered. Its text has one item on each line.
#[derive(Debug, Serialize)]
pub struct Explanation {
    /// Its address on the site.
    pub url: String,
    /// Its id.
    pub page: String,
    /// The tag of its language.
    pub locale: String,
    /// All its inputs.
    pub made_from: Vec<Origin>,
    /// The number of the newest build.
    pub build: u64,
    /// The number of the build that rendered it, if one did.
    pub rendered: Option<u64>,
    /// The reason why that build rendered it.
    pub because: Vec<String>,
}

/// One of the inputs of a page.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Origin {
    /// Its kind: `message`, `template`, `asset` …
    pub kind: &'static str,
    /// Its name and location.
    pub what: String,
}

/// Explains the page at `url`, a path with or without scheme and host, or the id or file of a page,
/// as of the build of that number; `None` if the site has no such page.
pub fn explain(
    site: &LoadedSite,
    url: &str,
    database: &Database,
    build: u64,
) -> Option<Explanation> {
    let path = match url.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("/", |at| &rest[at..]),
        None => url,
    };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let config = &site.config;
    let path = format!("/{}", path.trim_start_matches('/'));
    let slash = format!("{path}/");
    let home = site.routes.home(config.default_locale);
    let front = home.map(|home| site.routes.url(config, config.default_locale, home));
    let base = path.trim_end_matches('/') == config.base_path;
    let front = front.as_deref().filter(|_| base);
    let mut routes = [path.as_str(), &slash].into_iter().chain(front);
    let named = || {
        let file = url.strip_prefix(PAGES).and_then(|file| file.strip_suffix(".yaml"));
        let page = site.page_with_texts(file.unwrap_or(url))?;
        let page = site.routes.page(&page.id)?;
        Some((site.routes.original(page), page))
    };
    let found = routes.find_map(|path| site.routes.parse(config, path));
    let (locale, number) = found.or_else(named)?;
    let page = &site.pages[number];
    let route: RouteName = ((&*page.id).into(), config.locales[locale].name().into());
    let computation = database.computation(&ROUTE, &route);
    let because = computation.iter().map(|computation| reason(site, number, &computation.cause));
    Some(Explanation {
        url: site.routes.url(config, locale, number),
        page: page.id.to_string(),
        locale: config.locales[locale].tag.clone(),
        because: because.collect(),
        made_from: origins(site, number, locale, computation.as_ref()),
        build,
        rendered: computation.map(|computation| computation.build),
    })
}

fn origins(
    site: &LoadedSite,
    number: usize,
    locale: LocaleIndex,
    computation: Option<&Computation>,
) -> Vec<Origin> {
    let (config, page) = (&site.config, &site.pages[number]);
    let mut origins = vec![Origin { kind: "page", what: format!("{}:1", page.source) }];
    if let Some(row) = &page.row {
        let text = site.snapshot.read_text(row.source.as_str()).unwrap_or_default();
        origins.push(Origin { kind: "row", what: line(&text, &row.place()) });
    }
    for locale in config.with_fallback(locale) {
        let tag = &config.locales[locale].tag;
        let texts = [
            ("messages", page_messages(tag, page.text_id())),
            ("body", page_body(tag, page.body_id())),
        ];
        let named = page.bodies.iter().map(|body| named_body(tag, page.text_id(), &body.name));
        let texts = texts.into_iter().chain(named.map(|path| ("body", path)));
        let texts = texts.filter(|(_, path)| site.snapshot.contains(path));
        origins.extend(texts.map(|(kind, what)| Origin { kind, what }));
    }
    origins.push(Origin { kind: "settings", what: "site.toml".to_owned() });
    let entries = site.entry_templates(number);
    let templates = site.templates.closure(entries.iter().map(String::as_str)).into_iter();
    origins.extend(
        templates.map(|name| Origin { kind: "template", what: format!("templates/{name}") }),
    );
    let mut found = BTreeSet::new();
    let mut reads: Vec<QueryRead> =
        computation.map(|computation| computation.queries.clone()).unwrap_or_default();
    while let Some(read) = reads.pop() {
        if let Some(names) = STYLES.key_of(&read) {
            let sheets = names.own.iter().filter(|path| site.snapshot.contains(path));
            found.extend(sheets.map(|path| Origin { kind: "styles", what: path.clone() }));
        }
        match describe(site, &read) {
            Some(Described::Input(kind, what)) => drop(found.insert(Origin { kind, what })),
            Some(Described::Shared(_)) => {}
            // For a partial or an item of a list: its own inputs.
            None => reads
                .extend(read.computation().into_iter().flat_map(|computation| computation.queries)),
        }
    }
    // A page that was not rendered has templates, too.
    found.retain(|origin| !origins.contains(origin));
    origins.extend(found);
    origins
}

/// The reason why a value was computed, down to the input that changed.
fn reason(site: &LoadedSite, page: usize, cause: &Cause) -> String {
    match cause {
        Cause::New => "it had not been rendered before".to_owned(),
        Cause::Volatile => "its last rendering had errors".to_owned(),
        Cause::Replaced => "another file was written to its path".to_owned(),
        Cause::File(path) => format!("{path} changed"),
        Cause::Query(read) => match describe(site, read) {
            Some(Described::Input("link", _))
                if URL.key_of(read).is_some_and(|(id, _)| *id == *site.pages[page].id) =>
            {
                "its address changed".to_owned()
            }
            Some(Described::Input("page", _))
                if PAGE.key_of(read).is_some_and(|id| *id == *site.pages[page].id) =>
            {
                match site.pages[page].row.is_some() {
                    true => "the page's file or row changed".to_owned(),
                    false => "the page's file changed".to_owned(),
                }
            }
            Some(Described::Input("template", what)) => format!("{what} changed"),
            Some(Described::Input(kind, what)) => format!("the {kind} {what} changed"),
            Some(Described::Shared(what)) => format!("{what} changed"),
            None => match read.computation() {
                Some(computation) => reason(site, page, &computation.cause),
                None => "one of its dependencies no longer exists".to_owned(),
            },
        },
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} is the page `{}` in `{}`", self.url, self.page, self.locale)?;
        for Origin { kind, what } in &self.made_from {
            writeln!(f, "  {kind:<9} {what}")?;
        }
        let Some(rendered) = self.rendered else {
            return writeln!(f, "\nit was not rendered: `archipel check` shows why");
        };
        writeln!(f)?;
        let build = self.build;
        if rendered < build {
            writeln!(
                f,
                "not rendered in build {build}: none of its inputs has changed since {rendered}"
            )?;
        }
        writeln!(f, "rendered in build {rendered}, because")?;
        self.because.iter().try_for_each(|words| writeln!(f, "  {words}"))
    }
}

/// The part of a list that was read.
fn list(read: &ListRead) -> String {
    let folder = read.list.folder_path();
    match &read.part {
        ListPart::Range(0, usize::MAX) => format!("of the pages in {folder}"),
        ListPart::Range(start, end) => format!("of pages {} to {end} in {folder}", start + 1),
        ListPart::Parts(size) => format!("of the pages in {folder}: how many parts of {size}"),
        ListPart::Around => format!("of the pages in {folder}: those beside this one"),
        ListPart::Related(_) => format!("of the pages with the same tags in {folder}"),
        ListPart::Tags(page) => format!("of the tags of `{page}` in {folder}"),
    }
}

/// A read, in terms that users know.
enum Described {
    /// One of the inputs that differ from page to page: its kind, and its name and location.
    Input(&'static str, String),
    /// An input of every page.
    Shared(&'static str),
}

/// Describes a read; `None` if only its own reads have a name for users.
fn describe(site: &LoadedSite, read: &QueryRead) -> Option<Described> {
    let input = |kind, what: String| Some(Described::Input(kind, what));
    if let Some((locale, id)) = MESSAGE.key_of(read) {
        return message(site, *locale, id).map(|what| Described::Input("message", what));
    }
    if let Some((locale, id)) = TERM.key_of(read) {
        return term(site, *locale, id).map(|what| Described::Input("term", what));
    }
    if let Some(name) = DATA.key_of(read) {
        let file = site.data_files.files.get(&**name).map(|file| file.source.to_string());
        let absent = || format!("content/data/{name}.yaml, which is not there");
        return input("data", file.unwrap_or_else(absent));
    }
    if let Some(name) = DATA_VALUE.key_of(read) {
        return input("data", value(site, name));
    }
    if let Some((id, _)) = URL.key_of(read) {
        let file = site.routes.page(id).map(|page| site.pages[page].source.to_string());
        return input("link", format!("to `{id}` {}", file.unwrap_or_default()));
    }
    if let Some((_, read)) = LIST.key_of(read) {
        return input("list", list(read));
    }
    for query in [&ASSET_URL, &ASSET] {
        if let Some(name) = query.key_of(read) {
            return input("asset", format!("assets/{name}"));
        }
    }
    if let Some(name) = INLINE_ASSET.key_of(read) {
        return input("asset", format!("assets/{name}"));
    }
    if let Some(image) = IMAGE.key_of(read) {
        return input("asset", format!("assets/{}", image.name));
    }
    if let Some((name, _)) = ISLAND.key_of(read) {
        return input("island", format!("islands/{name}/island.tsx"));
    }
    if let Some(name) = SCRIPT.key_of(read) {
        return input("script", format!("islands/{name}/script.ts"));
    }
    if LOADER.key_of(read).is_some() {
        return input("island", "the loader, which is part of Archipel".to_owned());
    }
    if FONTS.key_of(read).is_some() {
        return input("fonts", "of the language".to_owned());
    }
    if let Some(name) = TEMPLATE.key_of(read) {
        return input("template", format!("templates/{name}"));
    }
    if SETTINGS.key_of(read).is_some() {
        return Some(Described::Shared("site.toml"));
    }
    if let Some(id) = PAGE.key_of(read) {
        let file = site.routes.page(id).map(|page| &site.pages[page].source);
        let absent = || format!("`{id}`, which is not there");
        return input("page", file.map_or_else(absent, |file| format!("{file}:1")));
    }
    if TRANSLATIONS.key_of(read).is_some() {
        return Some(Described::Shared("the list of languages that the page is in"));
    }
    if ALLOWANCES.key_of(read).is_some() {
        return Some(Described::Shared("the origins that pages may load from"));
    }
    None
}

/// A value of the data that was read.
fn value(site: &LoadedSite, name: &str) -> String {
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
            format!("`{path}` {}", line(&text, &place))
        }
        None => format!("`{path}`, which is not there"),
    }
}

/// A shared message that was read; `None` if the id is that of a term.
fn message(site: &LoadedSite, locale: LocaleIndex, id: &str) -> Option<String> {
    let catalog = site.catalogs.get(locale)?;
    match catalog.message(id) {
        Some((_, file, message)) => {
            Some(format!("`{id}` {}", line(file.source(), &file.place(message.id.name))))
        }
        None if catalog.term(id).is_some() => None,
        None => Some(format!("`{id}`, which `{}` lacks", site.config.locales[locale].tag)),
    }
}

/// A shared term that was read; `None` if the id is that of a message.
fn term(site: &LoadedSite, locale: LocaleIndex, id: &str) -> Option<String> {
    let (file, term) = site.catalogs.get(locale)?.term(id)?;
    Some(format!("`-{id}` {}", line(file.source(), &file.place(term.id.name))))
}

fn line(text: &str, place: &Place) -> String {
    format!("{}:{}", place.path, position(text, place.start).0)
}
