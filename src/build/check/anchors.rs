//! Checks of the anchors of links.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::base::html::PageTargets;
use crate::content::Page;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Names, Place, Report, similar};
use crate::engine::source::SourcePath;
use crate::i18n::message::{LOCALES, find_text, named_body, page_body};
use crate::page::markdown::{Body, original_ids, own_ids};
use crate::page::render::LoadedSite;
use crate::page::route::{LocaleIndex, PageIndex};
use crate::template::TEMPLATES;

/// Checks that the anchors of links exist. `targets` has the ids of each rendered page.
pub fn anchors(
    site: &LoadedSite,
    links: &BTreeSet<(String, String)>,
    targets: &[Option<Arc<PageTargets>>],
    report: &mut Report,
) {
    // Read once, when the first anchor is wrong: a site may have thousands of bodies.
    let in_bodies = LazyCell::new(|| links_in_bodies(site));
    let in_sources = LazyCell::new(|| Sources::new(site));
    let mut known: BTreeMap<PageIndex, Names> = BTreeMap::new();
    let mut translated = BTreeMap::new();
    let links = links.iter().filter_map(|(id, anchor)| Some((site.routes.page(id)?, &**anchor)));
    for (page, anchor) in links {
        let ids = targets[page].as_ref().map(|targets| &targets.ids);
        let Some(ids) = ids.filter(|ids| !ids.contains(anchor)) else { continue };
        let names = known.entry(page).or_insert_with(|| ids.iter().cloned().collect());
        let target = &site.pages[page];
        let wrong = unknown_anchor(target, anchor);
        let links = in_bodies.get(&(target.id.to_string(), anchor.to_string()));
        let links = links.map_or(&[] as &[_], Vec::as_slice);
        if links.is_empty() {
            let mut named = in_sources.links(&target.id, anchor).into_iter();
            let first = named.next().unwrap_or_else(|| Place::file(&target.source));
            let wrong = wrong.clone().at(first).hint(hint(anchor, names));
            report.add(named.fold(wrong, |wrong, place| wrong.related(place, "and here")));
        }
        for (locale, place) in links {
            let headings = translated
                .entry((page, *locale))
                .or_insert_with(|| translated_ids(site, page, *locale));
            if headings.own.contains(anchor) {
                continue;
            }
            let meant = headings.original.get(anchor).filter(|id| ids.contains(id.as_str()));
            let hint = meant.map_or_else(
                || hint(anchor, names),
                |id| format!("write `#{id}`: a heading has the same id in all languages").into(),
            );
            report.add(wrong.clone().at(place.clone()).hint(hint));
        }
    }
}

/// The places where pages, data, templates and messages name anchors: as the value of a key or an
/// argument `anchor`, or after a `#`. Templates may compose links in other ways, too.
struct Sources {
    texts: Vec<(SourcePath, String)>,
    /// The index of the text and the position in it, by the first word of the anchor.
    named: BTreeMap<Box<str>, Vec<(usize, usize)>>,
}

impl Sources {
    fn new(site: &LoadedSite) -> Sources {
        let paths = site.snapshot.under("content/").chain(site.snapshot.under(TEMPLATES));
        let is_message_file = |path: &&SourcePath| path.as_str().ends_with(".ftl");
        let messages = site.snapshot.under(LOCALES).filter(is_message_file);
        let paths = paths.chain([&site.config.path]).chain(messages);
        let texts = paths
            .filter_map(|path| Some((path.clone(), site.snapshot.read_text(path.as_str()).ok()?)));
        let texts: Vec<_> = texts.collect();
        let mut named: BTreeMap<Box<str>, Vec<_>> = BTreeMap::new();
        for (number, (_, text)) in texts.iter().enumerate() {
            for at in anchor_starts(text) {
                named.entry(word(&text[at..]).into()).or_default().push((number, at));
            }
        }
        Sources { texts, named }
    }

    /// The places where the anchor is named next to that page: in the same line, or in the one
    /// before or after.
    fn links(&self, page: &str, anchor: &str) -> Vec<Place> {
        let named = self.named.get(word(anchor)).into_iter().flatten();
        let places = named.filter_map(|(number, at)| {
            let (path, text) = &self.texts[*number];
            let (before, after) = (&text[..*at], text[*at..].strip_prefix(anchor)?);
            let end = at + anchor.len();
            let above: usize = before.rsplit('\n').take(2).map(|line| line.len() + 1).sum();
            let below: usize = after.split('\n').take(2).map(|line| line.len() + 1).sum();
            let around = text.get(at.saturating_sub(above)..(end + below).min(text.len()));
            // A message links to the page that it is on.
            let is_own = path.as_str().ends_with(&format!("/{page}.ftl"))
                && ["href=\"#", "href='#"].iter().any(|start| before.ends_with(start));
            let is_near = is_own || around.is_some_and(|text| text.contains(page));
            (is_near && word(after).is_empty()).then(|| Place::new(path, *at..end))
        });
        places.collect()
    }
}

/// The positions in a text where the name of an anchor begins.
fn anchor_starts(text: &str) -> impl Iterator<Item = usize> {
    let behind_sign = text.match_indices('#').map(|(at, _)| at + 1);
    let behind_key = text.match_indices("anchor").filter_map(|(at, key)| {
        let rest = &text[at + key.len()..];
        let value = match rest.strip_prefix('=') {
            Some(value) => value,
            None => rest.strip_prefix(':')?.trim_start_matches(' '),
        };
        Some(text.len() - value.trim_start_matches(['"', '\'']).len())
    });
    behind_sign.chain(behind_key)
}

/// The letters, digits, hyphens and underscores at the start of a text.
fn word(text: &str) -> &str {
    let is_other = |sign: char| !sign.is_alphanumeric() && !matches!(sign, '-' | '_');
    &text[..text.find(is_other).unwrap_or(text.len())]
}

/// The diagnostic for a link to an id that a page does not have.
pub(super) fn unknown_anchor(page: &Page, anchor: &str) -> Diagnostic {
    let page = &page.id;
    let message =
        format!("a link refers to `#{anchor}` on the page `{page}`, which has no such id");
    Diagnostic::new(Code::UnknownAnchor, message)
}

/// The hint for an anchor that is none of these ids.
pub(super) fn hint(anchor: &str, ids: &Names) -> Hint {
    let (anchor, ids) = (anchor.to_owned(), Arc::clone(ids));
    Hint::later(move || {
        let is_prefixed =
            |id: &&str| id.strip_suffix(&*anchor).is_some_and(|name| name.ends_with('-'));
        let prefixed = ids.iter().map(|id| &**id).filter(is_prefixed);
        let prefixed: Vec<String> = prefixed.map(|id| format!("`#{id}`")).collect();
        if prefixed.len() > 1 {
            let all = prefixed.join(" or ");
            return format!("several texts of the page have it: write {all}").into();
        }
        similar(&anchor, ids.iter().map(|id| &**id)).map_or_else(
            || "give a section `anchor:` with that name, or correct the link".into(),
            |near| Hint::respell(format!("did you mean `#{}`?", near.name), &anchor, near),
        )
    })
}

/// The ids of headings of a translated page.
#[derive(Default)]
struct TranslatedIds {
    /// The ids of the original, by the ids that a translator would derive from the translated
    /// headings.
    original: BTreeMap<String, String>,
    /// The ids that only the translation has; different headings are reported elsewhere.
    own: BTreeSet<String>,
}

fn translated_ids(site: &LoadedSite, page: PageIndex, locale: LocaleIndex) -> TranslatedIds {
    let original = site.routes.original(page);
    let page = &site.pages[page];
    let mut ids = TranslatedIds::default();
    for name in names(page) {
        let bodies = body(site, locale, page, name).zip(body(site, original, page, name));
        let Some((translation, original)) = bodies else { continue };
        // The first body with the heading is used.
        for (translated, id) in original_ids(&original, &translation) {
            ids.original.entry(translated).or_insert(id);
        }
        ids.own.extend(own_ids(&original, &translation));
    }
    ids
}

/// The names of the bodies of a page; `None` for its own.
fn names(page: &Page) -> impl Iterator<Item = Option<&str>> {
    std::iter::once(None).chain(page.bodies.iter().map(|body| Some(&*body.name)))
}

fn body(site: &LoadedSite, locale: LocaleIndex, page: &Page, name: Option<&str>) -> Option<Body> {
    let tag = &site.config.locales[locale].tag;
    // Files that can't be read were reported with the page.
    let path = name.map_or_else(
        || page_body(tag, page.body_id()),
        |name| named_body(tag, page.text_id(), name),
    );
    let path = find_text(&site.snapshot, &path)?;
    Some(Body::read(&site.snapshot, &path, site.config.math, &mut Report::new()))
}

/// The places where Markdown bodies link to anchors, by page and anchor.
fn links_in_bodies(site: &LoadedSite) -> BTreeMap<(String, String), Vec<(LocaleIndex, Place)>> {
    let mut links: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for locale in 0..site.config.locales.len() {
        for page in &site.pages {
            for name in names(page) {
                let Some(body) = body(site, locale, page, name) else { continue };
                for (to, anchor, place) in body.links_to_anchors(&page.id) {
                    let key = (to.to_owned(), anchor.to_owned());
                    links.entry(key).or_default().push((locale, place));
                }
            }
        }
    }
    links
}
