//! What the head of a page says because of its route.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::render::World;
use crate::route::{LocaleIndex, PageIndex};
use crate::template::escaped;

/// Stands for the loader of the islands until the page is finished, for the layout may have
/// islands below its head: a character of private use.
const LOADER: char = '\u{e002}';

/// Fonts, canonical address, alternates, Open Graph locales, robots, and the place of the loader.
pub(super) fn head(world: &World, page: PageIndex, locale: LocaleIndex) -> String {
    let (config, routes) = (&world.config, &world.routes);
    let mut out = String::with_capacity(2048);
    out.push_str(world.fonts.head(locale));
    let translated = routes.is_translated(page, locale);
    // A page in its fallback's words is a copy of that page, and says so.
    let source = match config.locales[locale].fallback {
        Some(fallback) if !translated => fallback,
        _ => locale,
    };
    if routes.is_indexed(page) {
        let canonical = routes.canonical(config, source, page);
        line(&mut out, "<link rel=\"canonical\" href=\"", &canonical);
        if translated {
            for other in routes.alternates(page) {
                let _ =
                    write!(out, "<link rel=\"alternate\" hreflang=\"{}", config.locales[other].tag);
                line(&mut out, "\" href=\"", &routes.canonical(config, other, page));
            }
            let default = routes.canonical(config, config.default_locale, page);
            line(&mut out, "<link rel=\"alternate\" hreflang=\"x-default\" href=\"", &default);
        }
    } else {
        out.push_str("<meta name=\"robots\" content=\"noindex\">\n");
    }
    line(&mut out, "<meta property=\"og:url\" content=\"", &routes.canonical(config, locale, page));
    line(&mut out, "<meta property=\"og:locale\" content=\"", &config.locales[source].open_graph);
    for other in routes.alternates(page).filter(|other| *other != locale) {
        let tag = &config.locales[other].open_graph;
        line(&mut out, "<meta property=\"og:locale:alternate\" content=\"", tag);
    }
    out.push(LOADER);
    out
}

/// Puts the loader of a finished page's islands in its place.
pub(super) fn load_islands(world: &World, islands: &BTreeMap<String, usize>, html: &mut String) {
    let Some(at) = html.find(LOADER) else { return };
    let mut loader = String::new();
    world.islands.head(&world.config, islands.keys().map(String::as_str), &mut loader);
    html.replace_range(at..at + LOADER.len_utf8(), &loader);
}

fn line(out: &mut String, start: &str, value: &str) {
    out.push_str(start);
    escaped(value, out);
    out.push_str("\">\n");
}
