//! Counts the words of a page that are in the language of the fallback, and decides whether the
//! page is translated. It counts words of the rendered page, since texts come from shared files,
//! lists and bodies.

use std::sync::Arc;

use crate::content::{Page, config};
use crate::engine::diagnostic::Report;
use crate::engine::query::{Query, Reader};
use crate::i18n::message::{CATALOG, MessageFile};
use crate::page::render::list_item::BORROWING_ITEM;
use crate::page::render::loaded_site::LoadedSite;
use crate::page::render::reads::BORROWING_ISLANDS;
use crate::page::render::words::WordCount;
use crate::page::render::{PreviewMode, Purpose, RouteContext, TrackedSite};
use crate::page::route::{self, LocaleIndex, PageIndex};
use crate::page::texts::{PageTexts, TextIds};
use crate::template::SITE_TEMPLATES;

/// The words of a page by locale, by page id: zero if no text can be in the language of the
/// fallback.
pub static PAGE_WORDS: Query<Vec<WordCount>> = Query::with_cutoff(|reader, id, _| {
    let site = TrackedSite::new(reader);
    let config = &site.config;
    let mut words = vec![WordCount::default(); config.locales.len()];
    let Some(page) = site.page_in(id, config.default_locale) else { return words };
    let source = site.page(page);
    let mut pairs: Vec<(LocaleIndex, LocaleIndex)> = Vec::new();
    for (at, locale) in config.locales.iter().enumerate() {
        site.page_in(id, at);
        let fallback = locale.fallback.filter(|_| site.untracked().routes.exists(page, at));
        pairs.extend(fallback.map(|fallback| (at, fallback)));
    }
    let names = source.bodies.iter().map(|body| body.name.clone());
    let locales: Vec<LocaleIndex> = pairs.iter().flat_map(|(at, to)| [*at, *to]).collect();
    let texts = PageTexts::read(reader, config, TextIds::of(source), names, &locales);
    for (locale, fallback) in pairs {
        let lacks = |query: &'static Query<bool, LocaleIndex>| *reader.get(query, &locale);
        if lacks(&LACKS_SHARED)
            || lacks(&BORROWING_ISLANDS)
            || lacks(&LACKS_LISTED)
            || lacks_own(&texts, locale, fallback)
        {
            words[locale] = reader.get(&MEASURED, &(id.to_owned(), locale)).words;
        }
    }
    words
});

/// A page that was rendered to count its words, before its translations are known.
#[derive(Default)]
struct MeasuredPage {
    words: WordCount,
    /// The page without its layout, unless it depends on the translations: for its rendering in a
    /// single build.
    body: Option<RouteContext>,
}

impl PartialEq for MeasuredPage {
    fn eq(&self, other: &MeasuredPage) -> bool {
        self.words == other.words
    }
}

/// The measured page of that id in a locale. Its errors are reported by the normal rendering.
static MEASURED: Query<MeasuredPage, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (id, locale), _| {
        let site = TrackedSite::new(reader);
        let Some(page) = site.page_in(id, *locale) else { return MeasuredPage::default() };
        site.track_route(page, *locale);
        let names = site.untracked().pages[page].bodies.iter().map(|body| body.name.clone());
        let texts = Arc::new(site.untracked().route_texts(reader, page, *locale, names));
        let mode = PreviewMode::default();
        let route = Arc::new(RouteContext {
            purpose: Purpose::Measure,
            ..RouteContext::new(&site, page, *locale, &texts, mode)
        });
        let mut report = Report::new();
        let body = route.render_body(&mut report).and_then(|()| {
            let is_final = !reader.records_reads() && route.translations.get().is_none();
            is_final.then(|| route.with_same_body())
        });
        match route.body.get().and_then(|_| route.html(&mut report)) {
            Some((html, _)) => MeasuredPage { words: WordCount::count(&html), body },
            None => {
                // Mistakes are located in files that they do not depend on.
                reader.mark_volatile();
                MeasuredPage::default()
            }
        }
    });

/// Whether a locale lacks shared messages or terms of its fallback.
static LACKS_SHARED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let config = config::current(reader);
    let catalog = |locale: LocaleIndex| reader.get(&CATALOG, &config.locales[locale].tag);
    let fallback = config.locales[*locale].fallback.map(catalog);
    fallback.is_some_and(|fallback| catalog(*locale).lacks_any_of(&fallback))
});

/// Whether a locale lacks texts of a page that other pages may show.
static LACKS_LISTED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let (site, templates) = (TrackedSite::new(reader), reader.get(&SITE_TEMPLATES, ""));
    let (all, routes) = (site.all_pages(), site.all_routes());
    let Some(fallback) = site.config.locales[*locale].fallback else { return false };
    let borrows = |page: &Page| {
        templates.list_pages() && *reader.get(&BORROWING_ITEM, &(page.id.to_string(), *locale))
            || templates.embed_bodies() && {
                let locales = [*locale, fallback];
                let texts = PageTexts::read(reader, &site.config, TextIds::of(page), [], &locales);
                lacks_own(&texts, *locale, fallback)
            }
    };
    let mut pages = (0..all.len()).filter(|page| routes.exists(*page, *locale));
    pages.any(|page| borrows(&all[page]))
});

/// Returns whether a page lacks messages or bodies of its own.
fn lacks_own(texts: &PageTexts, locale: LocaleIndex, fallback: LocaleIndex) -> bool {
    let has_all_of = |file: &MessageFile| {
        texts.messages[locale].as_ref().is_some_and(|own| own.has_all_of(file))
    };
    let mut bodies = texts.all_bodies();
    !texts.messages[fallback].as_ref().is_none_or(|file| has_all_of(file))
        || bodies.any(|(_, bodies)| bodies[fallback].is_some() && bodies[locale].is_none())
}

/// For each language, whether a page is translated into it, and the target in its list of
/// languages.
type Translations = Vec<(bool, Option<String>)>;

/// The languages into which a page is translated.
pub static TRANSLATIONS: Query<Option<Translations>> = Query::with_cutoff(|reader, id, _| {
    let (config, routes) = (config::current(reader), reader.get(&route::SITE_ROUTES, ""));
    let page = routes.page(id)?;
    reader.track(&PAGE_WORDS, id);
    let translations = TrackedSite::new(reader).untracked().translations(reader, page);
    let translation = |locale: LocaleIndex| {
        let other = routes.counterpart(page, locale);
        let url = other.map(|other| routes.url(&config, locale, other));
        (translations.contains(&locale), url)
    };
    Some((0..config.locales.len()).map(translation).collect())
});

impl LoadedSite {
    /// The locales that a page counts as translated into: the share of its words in the language of
    /// the fallback is at most the limit in `site.toml`.
    pub fn translations(&self, reader: &Reader, page: PageIndex) -> Vec<LocaleIndex> {
        let (config, locales) = (&self.config, self.routes.locales(page));
        if config.locales.iter().all(|locale| locale.fallback.is_none()) {
            return locales.collect();
        }
        let words = reader.get_untracked(&PAGE_WORDS, &*self.pages[page].id);
        let is_translated = |at: &LocaleIndex| words[*at].percent() <= config.max_borrowed_percent;
        locales.filter(is_translated).collect()
    }
}

impl TrackedSite {
    /// Records that a value depends on the translations of a page.
    pub fn track_translations(&self, page: PageIndex) {
        self.reader.track(&TRANSLATIONS, &*self.untracked().pages[page].id);
    }

    /// Returns a page without its layout if its words were counted in a single build.
    pub(super) fn measured_body(
        &self,
        page: PageIndex,
        locale: LocaleIndex,
    ) -> Option<RouteContext> {
        let (reader, id) = (&self.reader, &*self.untracked().pages[page].id);
        if reader.records_reads()
            || self.config.locales[locale].fallback.is_none()
            || reader.get_untracked(&PAGE_WORDS, id)[locale].all == 0
        {
            return None;
        }
        let (measured, _) = reader.get_unstored(&MEASURED, &(id.to_owned(), locale));
        Some(measured.body.as_ref()?.with_same_body())
    }
}
