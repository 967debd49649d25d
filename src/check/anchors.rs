//! The anchors of links.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::content::Page;
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::markdown::{self, Body, original_id};
use crate::render::World;
use crate::route::{LocaleIndex, PageIndex};
use crate::template::TEMPLATES;

/// Checks that the anchors of links exist. `ids` are those of each page that is rendered.
pub fn anchors(
    world: &World,
    links: &BTreeSet<(PageIndex, Box<str>)>,
    ids: &[Option<&BTreeSet<Box<str>>>],
    report: &mut Report,
) {
    // Read once, when the first anchor is wrong: a site may have thousands of bodies.
    let in_bodies = LazyCell::new(|| links_in_bodies(world));
    for (page, anchor) in links {
        let Some(ids) = ids[*page].filter(|ids| !ids.contains(anchor)) else { continue };
        let target = &world.pages[*page];
        let message = format!(
            "a link refers to `#{anchor}` on the page `{}`, which has no such id",
            target.id
        );
        let wrong = Diagnostic::new(Code::UnknownAnchor, message);
        let links = in_bodies.get(&(target.id.to_string(), anchor.to_string()));
        let links = links.map_or(&[] as &[_], Vec::as_slice);
        if links.is_empty() {
            let mut named = links_in_sources(world, &target.id, anchor).into_iter();
            let first = named.next().unwrap_or_else(|| Place::file(&target.source));
            let wrong = wrong.clone().at(first).hint(hint(anchor, ids));
            report.add(named.fold(wrong, |wrong, place| wrong.related(place, "and here")));
        }
        for (locale, place) in links {
            let translated = translated_id(world, *page, *locale, anchor);
            let hint = translated.filter(|id| ids.contains(id.as_str())).map_or_else(
                || hint(anchor, ids),
                |id| format!("write `#{id}`: a heading has the same id in all languages"),
            );
            report.add(wrong.clone().at(place.clone()).hint(hint));
        }
    }
}

/// Where pages, data and templates name the anchor beside that page: as the value of a key or an
/// argument `anchor`, or behind a `#`. Templates may put links together in other ways, too.
fn links_in_sources(world: &World, page: &str, anchor: &str) -> Vec<Place> {
    let is_id = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_');
    let mut places = Vec::new();
    for path in world.snapshot.under("content/").chain(world.snapshot.under(TEMPLATES)) {
        let Ok(text) = world.snapshot.read_text(path.as_str()) else { continue };
        for (at, _) in text.match_indices(anchor) {
            let (before, after) = (&text[..at], &text[at + anchor.len()..]);
            let line = before.rsplit('\n').next().unwrap_or_default();
            // The page stands in the same line, or in the one before or after.
            let above: usize = before.rsplit('\n').take(2).map(|line| line.len() + 1).sum();
            let below: usize = after.split('\n').take(2).map(|line| line.len() + 1).sum();
            let (start, end) = (at.saturating_sub(above), at + anchor.len() + below);
            let around = text.get(start..end.min(text.len())).unwrap_or_default();
            let quoted = line.trim_end_matches(['"', '\'']);
            let is_named = line.ends_with('#')
                || quoted.strip_suffix("anchor=").is_some()
                || quoted.trim_end_matches(' ').ends_with("anchor:");
            if is_named && !after.starts_with(is_id) && around.contains(page) {
                places.push(Place::new(path, at..at + anchor.len()));
            }
        }
    }
    places
}

fn hint(anchor: &str, ids: &BTreeSet<Box<str>>) -> String {
    let is_prefixed = |id: &&str| id.strip_suffix(anchor).is_some_and(|name| name.ends_with('-'));
    let prefixed = ids.iter().map(|id| &**id).filter(is_prefixed);
    let prefixed: Vec<String> = prefixed.map(|id| format!("`#{id}`")).collect();
    if prefixed.len() > 1 {
        return format!("several texts of the page have it: write {}", prefixed.join(" or "));
    }
    nearest(anchor, ids.iter().map(|id| &**id)).map_or_else(
        || "give a section `anchor:` with that name, or correct the link".to_owned(),
        |near| format!("did you mean `#{near}`?"),
    )
}

/// The id of the heading that a translator means who made an anchor of its words.
fn translated_id(
    world: &World,
    page: PageIndex,
    locale: LocaleIndex,
    anchor: &str,
) -> Option<String> {
    let original = world.routes.original(page);
    let page = &world.pages[page];
    names(page).find_map(|name| {
        let translation = body(world, locale, page, name)?;
        original_id(&body(world, original, page, name)?, &translation, anchor)
    })
}

/// The names of the bodies of a page; `None` for its own.
fn names(page: &Page) -> impl Iterator<Item = Option<&str>> {
    std::iter::once(None).chain(page.bodies.iter().map(|body| Some(&*body.name)))
}

fn body(world: &World, locale: LocaleIndex, page: &Page, name: Option<&str>) -> Option<Body> {
    let tag = &world.config.locales[locale].tag;
    // What can't be read has been reported with the page.
    markdown::find(&world.snapshot, tag, &page.id, name, &mut Report::new())
}

/// Where Markdown bodies link to anchors, by page and anchor.
fn links_in_bodies(world: &World) -> BTreeMap<(String, String), Vec<(LocaleIndex, Place)>> {
    let mut links: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for locale in 0..world.config.locales.len() {
        for page in &world.pages {
            for name in names(page) {
                let Some(body) = body(world, locale, page, name) else { continue };
                for (to, anchor, place) in body.links_to_anchors(&page.id) {
                    let key = (to.to_owned(), anchor.to_owned());
                    links.entry(key).or_default().push((locale, place));
                }
            }
        }
    }
    links
}
