//! Counts the words of a page that are in the language of the fallback, and decides whether the
//! page is translated. It counts words of the rendered page, since texts come from shared files,
//! lists and bodies.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::content::Page;
use crate::content::config::{self, Config};
use crate::engine::diagnostic::Report;
use crate::engine::output::Artifact;
use crate::engine::query::{Description, Query, Reader};
use crate::i18n::glossary::{Glossary, SITE_GLOSSARY};
use crate::i18n::message::{CATALOG, FluentMessage, MessageFile};
use crate::page::markdown::Body;
use crate::page::render::inlined::RenderedDocument;
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
            || lacks_own(&site, &texts, locale, fallback)
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
    /// The page with its layout, as if it were translated into all languages: for a single build.
    document: Mutex<Option<MeasuredDocument>>,
}

/// A rendered page, with the diagnostics of its rendering.
struct MeasuredDocument {
    route: Arc<RouteContext>,
    html: String,
    picture: Option<Artifact>,
    report: Report,
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
            Some((html, picture)) => {
                let words = route.used.lock().words.of_texts(WordCount::count(&html));
                let is_final = !reader.records_reads();
                let document = is_final.then(|| MeasuredDocument { route, html, picture, report });
                MeasuredPage { words, body, document: Mutex::new(document) }
            }
            None => {
                // Mistakes are located in files that they do not depend on.
                reader.mark_volatile();
                MeasuredPage::default()
            }
        }
    });

/// Whether a locale lacks shared messages or terms of its fallback, or has copies of them.
static LACKS_SHARED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let config = config::current(reader);
    let catalog = |locale: LocaleIndex| reader.get(&CATALOG, &config.locales[locale].tag);
    let fallback = config.locales[*locale].fallback.map(catalog);
    fallback.is_some_and(|fallback| {
        catalog(*locale).lacks_any_of(&fallback) || !reader.get(&SHARED_COPIES, locale).is_empty()
    })
});

/// The shared messages of a locale that are copies of those of its fallback, by their numbers.
pub static SHARED_COPIES: Query<BTreeSet<usize>, LocaleIndex> =
    Query::with_cutoff(|reader, locale, _| {
        let config = config::current(reader);
        let catalog = |locale: LocaleIndex| reader.get(&CATALOG, &config.locales[locale].tag);
        let Some(fallback) = config.locales.get(*locale).and_then(|it| it.fallback).map(catalog)
        else {
            return BTreeSet::new();
        };
        let (own, glossary) = (catalog(*locale), reader.get(&SITE_GLOSSARY, ""));
        let copy = |id: &str| {
            let ((number, _, message), (.., original)) = (own.message(id)?, fallback.message(id)?);
            is_copy(&config, &glossary, *locale, original, message).then_some(number)
        };
        own.ids().filter_map(copy).collect()
    });

/// Returns whether a message of a locale is a copy of that of its fallback. Fallbacks that are
/// translations, too, may have the same words as a related language.
fn is_copy(
    config: &Config,
    glossary: &Glossary,
    locale: LocaleIndex,
    original: &FluentMessage<'_>,
    message: &FluentMessage<'_>,
) -> bool {
    let tag = |at: LocaleIndex| config.locales[at].tag.as_str();
    config.locales[locale].fallback == Some(config.default_locale)
        && glossary.is_copy((original, tag(config.default_locale)), (message, tag(locale)))
}

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
                lacks_own(&site, &texts, *locale, fallback)
            }
    };
    let mut pages = (0..all.len()).filter(|page| routes.exists(*page, *locale));
    pages.any(|page| borrows(&all[page]))
});

/// Returns whether a page lacks messages or bodies of its own, or has copies of those of the
/// fallback.
fn lacks_own(
    site: &TrackedSite,
    texts: &PageTexts,
    locale: LocaleIndex,
    fallback: LocaleIndex,
) -> bool {
    let has_all_of = |file: &MessageFile| {
        let is_copy = |message: &FluentMessage<'_>| {
            let original = file.message(message.id.name);
            original.is_some_and(|original| site.is_copy(locale, original, message))
        };
        let own = texts.messages[locale].as_ref();
        own.is_some_and(|own| own.has_all_of(file) && !own.all().any(is_copy))
    };
    let mut bodies = texts.all_bodies();
    !texts.messages[fallback].as_ref().is_none_or(|file| has_all_of(file))
        || bodies.any(|(_, bodies)| {
            bodies[fallback].is_some()
                && bodies[locale]
                    .as_ref()
                    .is_none_or(|own| site.is_copied_body(locale, own, bodies))
        })
}

/// For each language, whether a page is translated into it, and the target in its list of
/// languages.
type Translations = Vec<(bool, Option<String>)>;

/// The languages into which a page is translated.
pub static TRANSLATIONS: Query<Option<Translations>> = Query::with_cutoff(|reader, id: &str, _| {
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
})
.described(|_, _| Description::Shared("the list of languages that the page is in"));

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
    /// Returns whether a message of a locale is a copy of that of the fallback.
    pub(super) fn is_copy(
        &self,
        locale: LocaleIndex,
        original: &FluentMessage<'_>,
        message: &FluentMessage<'_>,
    ) -> bool {
        Glossary::is_same_text(original, message) && {
            self.reader.track(&SITE_GLOSSARY, "");
            is_copy(&self.config, &self.untracked().glossary, locale, original, message)
        }
    }

    /// Returns whether the body of a page in a locale is a copy of that of the fallback.
    pub(super) fn is_copied_body(
        &self,
        locale: LocaleIndex,
        own: &Body,
        bodies: &[Option<Arc<Body>>],
    ) -> bool {
        let (config, default) = (&self.config, self.config.default_locale);
        let tag = |at: LocaleIndex| config.locales[at].tag.as_str();
        let is_same = |original: &Arc<Body>| original.source() == own.source();
        config.locales[locale].fallback == Some(default)
            && bodies[default].as_ref().is_some_and(is_same)
            && {
                self.reader.track(&SITE_GLOSSARY, "");
                let glossary = &self.untracked().glossary;
                glossary.is_untranslated(&own.prose(), tag(default), tag(locale))
            }
    }

    /// Records that a value depends on the translations of a page.
    pub fn track_translations(&self, page: PageIndex) {
        self.reader.track(&TRANSLATIONS, &*self.untracked().pages[page].id);
    }

    /// Returns a page that was rendered in a single build to count its words. If it is not
    /// translated into all languages, its layout is rendered again.
    pub(super) fn measured(
        &self,
        page: PageIndex,
        locale: LocaleIndex,
        report: &mut Report,
    ) -> Option<RenderedDocument> {
        let (reader, id) = (&self.reader, &*self.untracked().pages[page].id);
        if reader.records_reads()
            || self.config.locales[locale].fallback.is_none()
            || reader.get_untracked(&PAGE_WORDS, id)[locale].all == 0
        {
            return None;
        }
        let (measured, _) = reader.get_unstored(&MEASURED, &(id.to_owned(), locale));
        let is_translated = || {
            let all = self.untracked().routes.locales(page);
            all.eq(self.untracked().translations(reader, page))
        };
        match measured.document.lock().take().filter(|_| is_translated()) {
            Some(MeasuredDocument { route, html, picture, report: found }) => {
                Some(route.with_unique_ids(Some((html, picture)), found, report))
            }
            None => {
                let route = measured.body.as_ref()?.with_same_body();
                Some(Arc::new(route).html_with_unique_ids(report))
            }
        }
    }
}
