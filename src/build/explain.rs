//! Explains what a page was made from, and why it was rendered again or not.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::content::{ListPart, ListRead, PAGES};
use crate::engine::diagnostic::{Place, position};
use crate::i18n::message::{named_body, page_body, page_messages};
use crate::page::memo::{Cause, Dependency, RouteInput, RouteName, Trace};
use crate::page::render::World;
use crate::page::route::LocaleIndex;

/// What a page was made from, and why it was rendered. Its text has one fact on each line.
#[derive(Debug, Serialize)]
pub struct Explanation {
    /// Its address on the site.
    pub url: String,
    /// Its id.
    pub page: String,
    /// The tag of its language.
    pub locale: String,
    /// Everything that it was made from.
    pub made_from: Vec<Origin>,
    /// The number of the newest build.
    pub build: u64,
    /// The number of the build that rendered it, if one did.
    pub rendered: Option<u64>,
    /// Why that build rendered it.
    pub because: Vec<String>,
}

/// One of the inputs of a page.
#[derive(Debug, Serialize)]
pub struct Origin {
    /// What it is: `message`, `template`, `asset` …
    pub kind: &'static str,
    /// Its name and location.
    pub what: String,
}

/// Explains the page at `url`, a path with or without scheme and host, or the id or file of a page,
/// as of the build of that number; `None` when the site has no such page.
pub fn explain(
    world: &World,
    url: &str,
    trace: impl Fn(&RouteName) -> Option<Arc<Trace>>,
    build: u64,
) -> Option<Explanation> {
    let path = match url.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("/", |at| &rest[at..]),
        None => url,
    };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let config = &world.config;
    let path = format!("/{}", path.trim_start_matches('/'));
    let slash = format!("{path}/");
    let home = world.routes.home(config.default_locale);
    let front = home.map(|home| world.routes.url(config, config.default_locale, home));
    let base = path.trim_end_matches('/') == config.base_path;
    let front = front.as_deref().filter(|_| base);
    let mut routes = [path.as_str(), &slash].into_iter().chain(front);
    let named = || {
        let file = url.strip_prefix(PAGES).and_then(|file| file.strip_suffix(".yaml"));
        let page = world.routes.page(file.unwrap_or(url))?;
        Some((world.routes.original(page), page))
    };
    let found = routes.find_map(|path| world.routes.parse(config, path));
    let (locale, number) = found.or_else(named)?;
    let page = &world.pages[number];
    let route: RouteName = ((&*page.id).into(), config.locales[locale].name().into());
    let trace = trace(&route);
    let because = trace.iter().flat_map(|trace| &trace.causes);
    Some(Explanation {
        url: world.routes.url(config, locale, number),
        page: page.id.to_string(),
        locale: config.locales[locale].tag.clone(),
        made_from: origins(world, number, locale, trace.as_deref()),
        build,
        rendered: trace.as_ref().map(|trace| trace.build),
        because: because.map(|cause| reason(world, locale, cause)).collect(),
    })
}

fn origins(
    world: &World,
    number: usize,
    locale: LocaleIndex,
    trace: Option<&Trace>,
) -> Vec<Origin> {
    let (config, page) = (&world.config, &world.pages[number]);
    let mut origins = vec![Origin { kind: "page", what: format!("{}:1", page.source) }];
    let fallback = config.locales[locale].fallback;
    for locale in std::iter::once(locale).chain(fallback) {
        let tag = &config.locales[locale].tag;
        let texts = [
            ("messages", page_messages(tag, page.text_id())),
            ("body", page_body(tag, page.text_id())),
        ];
        let named = page.bodies.iter().map(|body| named_body(tag, page.text_id(), &body.name));
        let texts = texts.into_iter().chain(named.map(|path| ("body", path)));
        let texts = texts.filter(|(_, path)| world.snapshot.contains(path));
        origins.extend(texts.map(|(kind, what)| Origin { kind, what }));
    }
    origins.push(Origin { kind: "settings", what: "site.toml".to_owned() });
    let entries = world.entry_templates(number);
    let templates = world.templates.closure(entries.iter().map(String::as_str)).into_iter();
    origins.extend(
        templates.map(|name| Origin { kind: "template", what: format!("templates/{name}") }),
    );
    origins.extend(trace.iter().flat_map(|trace| &trace.dependencies).map(|dependency| {
        let (kind, what) = describe(world, locale, dependency);
        Origin { kind, what }
    }));
    origins
}

fn reason(world: &World, locale: LocaleIndex, cause: &Cause) -> String {
    match cause {
        Cause::New => "it had not been rendered before".to_owned(),
        Cause::Input(part) => format!("{} changed", input_name(*part)),
        Cause::Template(name) => format!("templates/{name} changed"),
        Cause::Dependency(dependency) => {
            let (kind, what) = describe(world, locale, dependency);
            format!("the {kind} {what} changed")
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

fn input_name(part: RouteInput) -> &'static str {
    match part {
        RouteInput::Config => "site.toml",
        RouteInput::Page => "the page's file",
        RouteInput::Texts => "the page's messages or its body",
        RouteInput::FallbackTexts => {
            "the page's messages or its body in the language it falls back to"
        }
        RouteInput::Translations => "the list of languages that the page is in",
        RouteInput::SocialBackground => "the background of its social image",
        RouteInput::Allowances => "the origins that pages may load from",
    }
}

/// What was read of a list.
fn list(read: &ListRead) -> String {
    let folder = read.list.folder_path();
    match &read.part {
        ListPart::Range(0, usize::MAX) => format!("of the pages in {folder}"),
        ListPart::Range(start, end) => format!("of pages {} to {end} in {folder}", start + 1),
        ListPart::Parts(size) => format!("of the pages in {folder}: how many parts of {size}"),
        ListPart::Body(page) => format!("of the body of `{page}`"),
        ListPart::Around => format!("of the pages in {folder}: those beside this one"),
        ListPart::Tags(page) => format!("of the tags of `{page}` in {folder}"),
        ListPart::Tag(page, tag) => format!("of the tags of `{page}`: `{tag}`"),
    }
}

/// The kind of a dependency, and its location.
fn describe(world: &World, locale: LocaleIndex, dependency: &Dependency) -> (&'static str, String) {
    let catalog = &world.catalogs[locale];
    let place =
        |path: &str, text: &str, place: &Place| format!("{path}:{}", position(text, place.start).0);
    match dependency {
        Dependency::Message(id) => {
            let found = catalog.message(id).map(|(_, file, message)| {
                let at = place(file.path.as_str(), file.source(), &file.place(message.id.name));
                format!("`{id}` {at}")
            });
            ("message", found.unwrap_or_else(|| format!("`{id}`, which the language lacks")))
        }
        Dependency::Term(id) => {
            let found = catalog.term(id).map(|(file, term)| {
                let at = place(file.path.as_str(), file.source(), &file.place(term.id.name));
                format!("`-{id}` {at}")
            });
            ("term", found.unwrap_or_else(|| format!("`-{id}`")))
        }
        Dependency::Fallback => ("message", "of the language it falls back to".to_owned()),
        Dependency::Data(name) => {
            let file = world.facts.files.get(&**name).map(|file| file.source.to_string());
            (
                "data",
                file.unwrap_or_else(|| format!("content/data/{name}.yaml, which is not there")),
            )
        }
        Dependency::Url(id) => {
            let file = world.routes.page(id).map(|page| world.pages[page].source.to_string());
            ("link", format!("to `{id}` {}", file.unwrap_or_default()))
        }
        Dependency::List(read) => ("list", list(read)),
        Dependency::Asset(name) | Dependency::Inline(name) => ("asset", format!("assets/{name}")),
        Dependency::Image(image) => ("asset", format!("assets/{}", image.name)),
        Dependency::Island(name) => ("island", format!("islands/{name}/island.tsx")),
        Dependency::Script(name) => ("script", format!("islands/{name}/script.ts")),
        Dependency::Loader => ("island", "the loader, which is part of Archipel".to_owned()),
        Dependency::Fonts => ("fonts", "of the language".to_owned()),
    }
}
