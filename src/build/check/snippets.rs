//! Titles and descriptions of finished pages, as results of search engines show them.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::base::html::{decoded_attribute, each_tag, head};
use crate::content::config::META_KEYS;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::i18n::format::is_cjk;
use crate::page::render::{LoadedSite, meta_message};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;
use crate::template::LAYOUT;

/// The titles and descriptions that results show in full, in widths of a Latin letter: Google and
/// Bing cut them at the width of a device and document no number. On a desktop it is 600 pixels for
/// a title in Arial of 20 pixels, and two lines of that width for a description in 14 pixels.
const MAX_WIDTHS: [usize; 2] = [60, 160];

/// The title and the description of a finished page.
#[derive(Debug)]
pub struct PageHead([Option<String>; 2]);

impl PageHead {
    /// Reads them.
    pub fn of(html: &[u8]) -> PageHead {
        let mut found = [None, None];
        each_tag(head(html), |tag| {
            let is_description =
                || tag.get("name").is_some_and(|it| it.eq_ignore_ascii_case(b"description"));
            if tag.is("title") {
                found[0] = found[0].take().or_else(|| tag.text.map(text));
            } else if tag.is("meta") && is_description() {
                found[1] = found[1].take().or_else(|| tag.get("content").map(text));
            }
        });
        PageHead(found.map(|text: Option<String>| text.filter(|text| !text.is_empty())))
    }
}

/// Reports titles and descriptions of pages that search engines list: missing ones, those that two
/// pages of a language have, and those that results cut.
pub fn snippets(
    site: &LoadedSite,
    pages: &[((PageIndex, LocaleIndex), Arc<PageHead>)],
    texts: impl Fn(PageIndex) -> PageTexts,
    report: &mut Report,
) {
    let mut first: BTreeMap<(LocaleIndex, usize, &str), PageIndex> = BTreeMap::new();
    let listed = pages.iter().filter(|((page, _), _)| site.routes.is_indexed(*page));
    for ((page, locale), head) in listed {
        let (page, locale, PageHead(found)) = (*page, *locale, &**head);
        for (at, text) in found.iter().enumerate() {
            let name = META_KEYS[at];
            let wrong = match text {
                None => Some((
                    format!("the page has no {name}"),
                    format!("print `{{{{ page.{name} }}}}` in the head of the layout"),
                )),
                // The pages of a list differ by their number only.
                Some(_) if site.pages[page].part.is_some() => None,
                Some(text) => doubled(site, &mut first, (locale, at, text), page, name)
                    .or_else(|| too_long(text, at, name)),
            };
            if let Some((message, hint)) = wrong {
                let layout = || site.templates.source(LAYOUT).map(Place::file);
                let place = match text {
                    None => layout(),
                    Some(_) => message_place(site, page, locale, name, &texts(page)),
                };
                let place = place.unwrap_or_else(|| Place::file(&site.pages[page].source));
                let url = site.routes.url(&site.config, locale, page);
                let wrong = Diagnostic::new(Code::SearchSnippet, message).hint(hint);
                report.add(wrong.at(place).on_page(url));
            }
        }
    }
}

fn doubled<'a>(
    site: &LoadedSite,
    first: &mut BTreeMap<(LocaleIndex, usize, &'a str), PageIndex>,
    key: (LocaleIndex, usize, &'a str),
    page: PageIndex,
    name: &str,
) -> Option<(String, String)> {
    let other = first.get(&key).copied();
    let Some(other) = other else {
        first.insert(key, page);
        return None;
    };
    let message = format!("the {name} is also that of the page `{}`", site.pages[other].id);
    Some((message, format!("describe this page by a {name} of its own")))
}

fn too_long(text: &str, at: usize, name: &str) -> Option<(String, String)> {
    let width: usize = text.chars().map(width).sum();
    let limit = MAX_WIDTHS[at];
    let message =
        format!("the {name} is {width} Latin letters wide, and results cut it after {limit}");
    (width > limit).then(|| (message, "shorten it".to_owned()))
}

/// The width of a character, in Latin letters.
fn width(c: char) -> usize {
    if is_cjk(c) { 2 } else { 1 }
}

/// The message of a title or description.
fn message_place(
    site: &LoadedSite,
    page: PageIndex,
    locale: LocaleIndex,
    key: &str,
    texts: &PageTexts,
) -> Option<Place> {
    let id = meta_message(site, &site.pages[page], key)?;
    let id = id.split('.').next().unwrap_or(id);
    site.config.with_fallback(locale).find_map(|locale| {
        let own = texts.messages.get(locale).and_then(Option::as_deref);
        let own = own.and_then(|file| Some(file.place(file.message(id)?.id.name)));
        own.or_else(|| {
            let (_, file, message) = site.catalogs[locale].message(id)?;
            Some(file.place(message.id.name))
        })
    })
}

fn text(value: &[u8]) -> String {
    decoded_attribute(value).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_as_wide_as_its_script() {
        let is_cut = |text: &str| too_long(text, 0, "title").is_some();
        assert!(!is_cut(&"a".repeat(60)) && is_cut(&"a".repeat(61)));
        assert!(!is_cut(&"語".repeat(30)) && is_cut(&"語".repeat(31)));
    }

    #[test]
    fn the_head_is_read_without_references() {
        let html = b"<head><title> a &amp; b </title><meta content='&quot;c' name=Description>";
        let PageHead(found) = PageHead::of(html);
        assert_eq!(found.map(Option::unwrap), ["a & b", "\"c"]);
        let PageHead(found) = PageHead::of(b"<title> </title></head><title>x</title>");
        assert_eq!(found, [None, None]);
    }
}
