//! What a page was made from, and why it was rendered again or not: the answer to "where does this
//! come from?".

use std::fmt::Write as _;
use std::sync::Arc;

use crate::diagnostic::{Place, position};
use crate::memo::{Cause, Part, Read, RouteName, Trace};
use crate::render::World;
use crate::route::LocaleIndex;

/// Explains the page at `url`, a path with or without scheme and host, as of the build of that
/// number; `None` when the site has no such page.
pub fn explain(
    world: &World,
    url: &str,
    trace: impl Fn(&RouteName) -> Option<Arc<Trace>>,
    build: u64,
) -> Option<String> {
    let path = match url.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("/", |at| &rest[at..]),
        None => url,
    };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let config = &world.config;
    let path = format!("/{}", path.trim_start_matches('/'));
    let slash = format!("{path}/");
    let front = format!("{}/{}/", config.base_path, config.locales[config.default_locale].segment);
    let base = path.trim_end_matches('/') == config.base_path;
    let mut routes = [path.as_str(), &slash, &front].into_iter().take(if base { 3 } else { 2 });
    let (locale, page) = routes.find_map(|path| world.routes.parse(config, path))?;
    let page_url = world.routes.url(config, locale, page);
    let page = &world.pages[page];
    let route: RouteName = ((&*page.id).into(), config.locales[locale].segment.as_str().into());
    let mut out =
        format!("{page_url} is the page `{}` in `{}`\n", page.id, config.locales[locale].tag);
    line(&mut out, "page", &format!("{}:1", page.source));
    let tag = &config.locales[locale].tag;
    for tag in std::iter::once(tag)
        .chain(config.locales[locale].fallback.map(|at| &config.locales[at].tag))
    {
        let own = format!("locales/{tag}/pages/{}.ftl", page.id);
        if world.snapshot.contains(&own) {
            line(&mut out, "messages", &own);
        }
    }
    line(&mut out, "settings", "site.toml");
    let number = world.routes.page(&page.id)?;
    for template in
        world.templates.closure(world.entry_templates(number).iter().map(String::as_str))
    {
        line(&mut out, "template", &format!("templates/{template}"));
    }
    let Some(trace) = trace(&route) else {
        out.push_str("\nit was not rendered: `archipel check` tells what is wrong\n");
        return Some(out);
    };
    for read in &trace.reads {
        let (kind, words) = describe(world, locale, read);
        line(&mut out, kind, &words);
    }
    out.push('\n');
    if trace.build < build {
        let _ = writeln!(
            out,
            "not rendered in build {build}: nothing that it is made from has changed since {}",
            trace.build
        );
    }
    let _ = writeln!(out, "rendered in build {}, because", trace.build);
    for cause in &trace.causes {
        let words = match cause {
            Cause::New => "there was no rendering of it before".to_owned(),
            Cause::Part(part) => format!("{} changed", in_words(*part)),
            Cause::Template(name) => format!("templates/{name} changed"),
            Cause::Answer(read) => {
                let (kind, words) = describe(world, locale, read);
                format!("the {kind} {words} changed")
            }
        };
        let _ = writeln!(out, "  {words}");
    }
    Some(out)
}

fn line(out: &mut String, kind: &str, words: &str) {
    let _ = writeln!(out, "  {kind:<9} {words}");
}

fn in_words(part: Part) -> &'static str {
    match part {
        Part::Config => "site.toml",
        Part::Page => "the page's file",
        Part::Messages => "the page's messages",
        Part::FallbackMessages => "the page's messages in the language it falls back to",
        Part::Translations => "the list of languages that the page is in",
        Part::Ground => "the ground of its picture",
    }
}

/// The kind of a question, and where its answer stands.
fn describe(world: &World, locale: LocaleIndex, read: &Read) -> (&'static str, String) {
    let catalog = &world.catalogs[locale];
    let place =
        |path: &str, text: &str, place: &Place| format!("{path}:{}", position(text, place.start).0);
    match read {
        Read::Message(id) => {
            let found = catalog.message(id).map(|(_, file, message)| {
                let at = place(file.path.as_str(), file.source(), &file.place(message.id.name));
                format!("`{id}` {at}")
            });
            ("message", found.unwrap_or_else(|| format!("`{id}`, which the language lacks")))
        }
        Read::Term(id) => {
            let found = catalog.term(id).map(|(file, term)| {
                let at = place(file.path.as_str(), file.source(), &file.place(term.id.name));
                format!("`-{id}` {at}")
            });
            ("term", found.unwrap_or_else(|| format!("`-{id}`")))
        }
        Read::Fallback => ("message", "of the language it falls back to".to_owned()),
        Read::Data(name) => {
            let file = world.facts.files.get(&**name).map(|file| file.source.to_string());
            (
                "data",
                file.unwrap_or_else(|| format!("content/data/{name}.yaml, which is not there")),
            )
        }
        Read::Url(id) => {
            let file = world.routes.page(id).map(|page| world.pages[page].source.to_string());
            ("link", format!("to `{id}` {}", file.unwrap_or_default()))
        }
        Read::Asset(name) | Read::Inline(name) => ("asset", format!("assets/{name}")),
        Read::Island(name) => ("island", format!("islands/{name}/island.tsx")),
        Read::Script(name) => ("script", format!("islands/{name}/script.ts")),
        Read::Loader => ("island", "islands/runtime/loader.ts".to_owned()),
        Read::Fonts => ("fonts", "of the language, cut to its characters".to_owned()),
    }
}
