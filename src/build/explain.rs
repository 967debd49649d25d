//! Explains the inputs of a page, and why it was rendered again or not.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;

use crate::build::pipeline::{ROUTE, RouteIndex, RouteName};
use crate::content::{PAGES, Page};
use crate::engine::query::{Cause, Computation, Database, Description};
use crate::i18n::message::{named_body, page_body, page_messages};
use crate::page::render::{LoadedSite, PAGE, URL};

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
    let reads = computation.clone().map(Computation::described_reads).unwrap_or_default();
    let inputs = reads.iter().filter_map(|read| read.description(site));
    let because = computation.iter().map(|computation| reason(site, page, &computation.cause));
    Some(Explanation {
        url: site.routes.url(config, locale, number),
        page: page.id.to_string(),
        locale: config.locales[locale].tag.clone(),
        because: because.collect(),
        made_from: origins(site, (number, locale), inputs),
        build,
        rendered: computation.map(|computation| computation.build),
    })
}

/// The inputs of a page; `read` are those that its last rendering has read.
fn origins(
    site: &LoadedSite,
    (number, locale): RouteIndex,
    read: impl Iterator<Item = Description>,
) -> Vec<Origin> {
    let (config, page) = (&site.config, &site.pages[number]);
    let mut origins = vec![Origin { kind: "page", what: format!("{}:1", page.source) }];
    if let Some(row) = &page.row {
        let text = site.snapshot.read_text(row.source.as_str()).unwrap_or_default();
        origins.push(Origin { kind: "row", what: row.place().file_and_line(&text) });
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
    let read = read.filter_map(|description| match description {
        Description::Input(kind, what) => Some(Origin { kind, what }),
        Description::Shared(_) | Description::Text => None,
    });
    let mut found: BTreeSet<Origin> = read.collect();
    // A page that was not rendered has templates, too.
    found.retain(|origin| !origins.contains(origin));
    origins.extend(found);
    origins
}

/// The reason why a value of a page was computed, down to the input that changed.
fn reason(site: &LoadedSite, page: &Page, cause: &Cause) -> String {
    let read = match cause {
        Cause::New => return "it had not been rendered before".to_owned(),
        Cause::Volatile => return "its last rendering had errors".to_owned(),
        Cause::Replaced => return "another file was written to its path".to_owned(),
        Cause::File(path) => return format!("{path} changed"),
        Cause::Query(read) => read,
    };
    if URL.key_of(read).is_some_and(|(id, _)| *id == *page.id) {
        return "its address changed".to_owned();
    }
    if PAGE.key_of(read).is_some_and(|id| *id == *page.id) {
        return match page.row.is_some() {
            true => "the page's file or row changed".to_owned(),
            false => "the page's file changed".to_owned(),
        };
    }
    match (read.description(site), read.computation()) {
        (Some(Description::Input("template", what)), _) => format!("{what} changed"),
        (Some(Description::Input(kind, what)), _) => format!("the {kind} {what} changed"),
        (Some(Description::Shared(what)), _) => format!("{what} changed"),
        (Some(Description::Text) | None, Some(computation)) => {
            reason(site, page, &computation.cause)
        }
        (Some(Description::Text) | None, None) => {
            "one of its dependencies no longer exists".to_owned()
        }
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
