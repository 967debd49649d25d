//! Locates elements of finished pages in their sources, for the rules of `check --pages`.

use std::sync::Arc;

use crate::assets::page_rule::BrokenRule;
use crate::base::html::{Markup, each_markup};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::query::Reader;
use crate::engine::source::SourcePath;
use crate::i18n::message::LOCALES;
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::{LoadedSite, PreviewMode, RouteContext, TrackedSite, fallback};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;
use crate::template::{LAYOUT, TemplateContext, TracedOutput};

/// The place of an element of a page in its source.
pub struct ElementPlace {
    /// The place.
    pub place: Place,
    /// Whether the tag is certainly written there as it is in the page.
    pub is_exact: bool,
}

impl From<Place> for ElementPlace {
    fn from(place: Place) -> ElementPlace {
        ElementPlace { place, is_exact: false }
    }
}

/// The places of elements of a page, in the template, message, Markdown body or island that each
/// comes from. The page is rendered again for that.
pub fn places_of_elements(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    (page, locale): (PageIndex, LocaleIndex),
    texts: &Arc<PageTexts>,
    elements: &[BrokenRule],
) -> Vec<ElementPlace> {
    let route = RouteContext::new(
        &TrackedSite::of(reader, site),
        page,
        locale,
        texts,
        PreviewMode::default(),
    );
    let (route, _) = Arc::new(route).html_with_unique_ids(&mut Report::new());
    let context: Arc<dyn TemplateContext> = route.clone();
    let traced = site.templates.trace(LAYOUT, context);
    let plain = traced.as_ref().map(|traced| fallback::without_marks(&traced.text));
    let place = |element: &BrokenRule| {
        let traced = traced.as_ref().zip(plain.as_deref());
        traced.and_then(|(traced, plain)| route.place_of_element(traced, plain, element))
    };
    let otherwise = |element: &BrokenRule| {
        let url = site.routes.url(&site.config, locale, page);
        let origin = HtmlOrigin { url: &url, page, template: None, loads: &[] };
        origin.place(site, &element.tag).into()
    };
    elements.iter().map(|one| place(one).unwrap_or_else(|| otherwise(one))).collect()
}

impl RouteContext {
    /// The place of an element of a traced page, whose text without marks is `plain`.
    fn place_of_element(
        self: &Arc<Self>,
        traced: &TracedOutput,
        plain: &str,
        element: &BrokenRule,
    ) -> Option<ElementPlace> {
        let mut same = plain.match_indices(&element.tag).map(|(at, _)| at);
        // The language of a borrowed text may have been added to its tag.
        let at = same.clone().nth(element.nth).or_else(|| same.next())?;
        let is_text = !element.tag.starts_with('<');
        let name = if is_text { &element.tag } else { name_of(&element.tag) };
        if let Some(island) = island_at(plain, at) {
            let place = self.place_in_messages(element).filter(|_| is_text);
            let in_island = || self.place_in_island(island, &element.tag, name);
            return Some(place.unwrap_or_else(in_island).into());
        }
        let start = fallback::offset_with_marks(&traced.text, at);
        let last = element.tag.chars().next_back()?.len_utf8();
        let end = fallback::offset_with_marks(&traced.text, at + element.tag.len() - last) + last;
        let (place, is_message) = self.origin_of(traced, &(start..end), name);
        let path = place.path.as_str();
        let source = self.site.sources().read_text(path).ok()?;
        let is_written = source.get(place.start..)?.starts_with(&*element.tag);
        let is_markdown = path.ends_with(".md");
        if is_message || (is_text && !is_written && !is_markdown) {
            return Some(self.place_in_messages(element).unwrap_or(place).into());
        }
        if is_markdown && !is_written {
            let found = place_in_markdown(&place.path, &source, element);
            return Some(found.unwrap_or(place).into());
        }
        let is_tag = source.get(place.start..).is_some_and(|rest| rest.starts_with('<'));
        let end = if is_tag { place.start + 1 + name.len() } else { place.end };
        // Markdown has no origins of tags: one of two equal ones may be another one.
        let is_exact = is_written && (!is_markdown || source.matches(&*element.tag).count() == 1);
        Some(ElementPlace { place: Place { end, ..place }, is_exact })
    }

    /// The place of an element or a text of a message: in the messages of the page, or in shared
    /// ones.
    fn place_in_messages(&self, element: &BrokenRule) -> Option<Place> {
        let site = &self.site;
        let own = format!("/pages/{}.ftl", self.own_page().text_id());
        let folders = site.config.with_fallback(self.locale);
        let folders: Vec<String> =
            folders.map(|at| format!("{LOCALES}{}/", site.config.locales[at].tag)).collect();
        let files = || folders.iter().flat_map(|folder| site.sources().under(folder));
        let files = || files().filter(|path| path.as_str().ends_with(".ftl"));
        let is_own = |path: &&SourcePath| path.as_str().ends_with(&own);
        let is_shared = |path: &&SourcePath| !path.as_str().contains("/pages/");
        let start = element.tag.strip_prefix('<').map(|_| format!("<{}", name_of(&element.tag)));
        let length = start.as_ref().unwrap_or(&element.tag).len();
        [Some(&element.tag), start.as_ref()].into_iter().flatten().find_map(|text| {
            let mut files = files().filter(is_own).chain(files().filter(is_shared));
            files.find_map(|path| {
                let at = site.sources().read_text(path.as_str()).ok()?.find(text)?;
                Some(Place::new(path, at..at + length))
            })
        })
    }

    /// The place of an element of an island: of the elements with this name in its files, or in
    /// those that it may import, the first with the most values of its attributes.
    fn place_in_island(&self, island: &str, tag: &str, name: &str) -> Place {
        let own = format!("islands/{island}/");
        let is_code = |path: &&SourcePath| {
            path.as_str().ends_with(".tsx") && !path.as_str().contains("/node_modules/")
        };
        let files: Vec<&SourcePath> =
            self.site.sources().under("islands/").filter(is_code).collect();
        let is_own = |path: &&&SourcePath| path.as_str().starts_with(&own);
        let others = files.iter().filter(|path| {
            let folder = path.as_str().split('/').nth(1).unwrap_or_default();
            !self.site.untracked().islands.specs().any(|island| *island.name == *folder)
        });
        let values = attribute_values(tag);
        let start = if tag.starts_with('<') { format!("<{name}") } else { tag.to_owned() };
        let mut best: Option<(usize, Place)> = None;
        for path in files.iter().filter(is_own).chain(others) {
            let Ok(code) = self.site.sources().read_text(path.as_str()) else {
                continue;
            };
            for (at, _) in code.match_indices(&start) {
                let rest = &code[at + start.len()..];
                if rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                    continue;
                }
                let written = rest.split(">\n").next().unwrap_or(rest);
                let count = values.iter().filter(|value| written.contains(&**value)).count();
                if best.as_ref().is_none_or(|(most, _)| count > *most) {
                    best = Some((count, Place::new(path, at..at + start.len())));
                }
            }
        }
        let file = || Place::file(&SourcePath::new(format!("{own}island.tsx")));
        best.map_or_else(file, |(_, place)| place)
    }
}

/// The name of the island whose markup has this offset.
fn island_at(html: &str, at: usize) -> Option<&str> {
    let island = &html[..at];
    let island = &island[island.rfind("<archipel-island ")?..];
    if island.contains("</archipel-island>") {
        return None;
    }
    island.split("name=\"").nth(1)?.split('"').next()
}

/// The place of an element that Markdown makes: of its text, or of a value of its attributes.
fn place_in_markdown(path: &SourcePath, source: &str, element: &BrokenRule) -> Option<Place> {
    let texts = [element.text.clone()].into_iter().chain(attribute_values(&element.tag));
    let mut texts = texts.filter(|text| !text.is_empty());
    texts.find_map(|text| {
        let at = source.find(&text)?;
        Some(Place::new(path, at..at + text.len()))
    })
}

/// The values of the attributes of a tag that are not empty.
fn attribute_values(tag: &str) -> Vec<String> {
    let mut values = Vec::new();
    each_markup(tag.as_bytes(), |markup| {
        if let Markup::Start(tag) = markup {
            let all =
                tag.attributes().map(|(_, value)| String::from_utf8_lossy(value).into_owned());
            values.extend(all.filter(|value| !value.is_empty()));
        }
    });
    values
}

/// The name in a start tag.
fn name_of(tag: &str) -> &str {
    let name = tag.trim_start_matches('<');
    let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    &name[..end.unwrap_or(name.len())]
}
