//! Counts the words of a page that are in the language of the fallback, and decides whether the
//! page is translated. It counts words of the rendered page, since texts come from shared files,
//! lists and bodies.

use std::sync::Arc;

use parking_lot::Mutex;

use crate::content::Page;
use crate::content::config;
use crate::engine::diagnostic::Report;
use crate::engine::output::Artifact;
use crate::engine::query::{Description, Query, Reader};
use crate::i18n::copies::{
    COPIED_BODIES, COPIED_MESSAGES, CopiedPart, SAME_MESSAGES, SHARED_COPIES, SHARED_SAME,
};
use crate::i18n::message::{CATALOG, MessageFile};
use crate::page::render::inlined::RenderedDocument;
use crate::page::render::list_item::BORROWING_ITEM;
use crate::page::render::loaded_site::LoadedSite;
use crate::page::render::reads::BORROWING_ISLANDS;
use crate::page::render::words::WordCount;
use crate::page::render::{PreviewMode, Purpose, RouteContext, TrackedSite};
use crate::page::route::{self, LocaleIndex, PageIndex};
use crate::page::texts::{PageTexts, TextIds};
use crate::template::SITE_TEMPLATES;

/// The number of words from which the messages of a page with the text of their originals are
/// copies if they are most of its words: labels are too short to be told from names each by itself.
const MIN_COPIED_WORDS: usize = 8;

/// The words of a page by locale, by page id: zero if no text can be in the language of the
/// fallback.
pub static PAGE_WORDS: Query<Vec<WordCount>> = Query::with_cutoff(|reader, id, _| {
    let site = TrackedSite::new(reader);
    let config = &site.config;
    let mut words = vec![WordCount::default(); config.locales.len()];
    let Some(page) = site.page_in(id, config.default_locale) else { return words };
    let source = site.page(page);
    let mut borrowing: Vec<LocaleIndex> = Vec::new();
    for at in 0..config.locales.len() {
        site.page_in(id, at);
        borrowing.extend(site.untracked().lender(page, at).map(|_| at));
    }
    borrowing.retain(|at| site.untracked().routes.exists(page, *at));
    let names = source.bodies.iter().map(|body| body.name.clone());
    let fallback = |at: &LocaleIndex| config.locales[*at].fallback;
    let lending = borrowing.iter().filter_map(|at| Some([*at, fallback(at)?]));
    let locales: Vec<LocaleIndex> = lending.flatten().collect();
    let texts = PageTexts::read(reader, config, TextIds::of(source), names, &locales);
    for locale in borrowing {
        let lacks = |query: &'static Query<bool, LocaleIndex>| *reader.get(query, &locale);
        if lacks(&LACKS_SHARED)
            || lacks(&BORROWING_ISLANDS)
            || lacks(&LACKS_LISTED)
            || fallback(&locale).is_some_and(|to| lacks_own(&texts, locale, to))
            || site.has_copies(source, locale)
            || site.same_words(source, locale) >= MIN_COPIED_WORDS
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
    /// The page with its layout, by the translations that its text makes likely: for a single
    /// build.
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
        route.expect_translations();
        match route.body.get().and_then(|_| route.html(&mut report)) {
            Some((html, picture)) => {
                let words = {
                    let used = route.used.lock();
                    let words = used.words.of_texts(WordCount::count(&html));
                    let own = words.all - words.borrowed;
                    let same = Some(used.same_words)
                        .filter(|same| *same >= MIN_COPIED_WORDS && same * 2 > own);
                    words.with_copied(used.copied_words + same.unwrap_or_default())
                };
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

/// Whether a locale lacks shared messages or terms of its fallback, or has copies.
static LACKS_SHARED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let config = config::current(reader);
    let catalog = |locale: LocaleIndex| reader.get(&CATALOG, &config.locales[locale].tag);
    let fallback = config.locales[*locale].fallback.map(catalog);
    fallback.is_some_and(|fallback| catalog(*locale).lacks_any_of(&fallback))
        || !reader.get(&SHARED_COPIES, locale).is_empty()
});

/// Whether a locale lacks texts of a page that other pages may show.
static LACKS_LISTED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let (site, templates) = (TrackedSite::new(reader), reader.get(&SITE_TEMPLATES, ""));
    let (all, routes) = (site.all_pages(), site.all_routes());
    let fallback = site.config.locales[*locale].fallback;
    let borrows = |page: &Page| {
        let has_copies = || site.has_copies(page, *locale);
        let lists = fallback.is_some() || templates.list_pages() && has_copies();
        templates.list_pages()
            && lists
            && *reader.get(&BORROWING_ITEM, &(page.id.to_string(), *locale))
            || templates.embed_bodies()
                && (has_copies() || {
                    let locales: Vec<_> = site.config.with_fallback(*locale).collect();
                    let read = |to| {
                        let texts =
                            PageTexts::read(reader, &site.config, TextIds::of(page), [], &locales);
                        lacks_own(&texts, *locale, to)
                    };
                    fallback.is_some_and(read)
                })
    };
    let mut pages = (0..all.len()).filter(|page| routes.exists(*page, *locale));
    pages.any(|page| borrows(&all[page]))
});

/// Returns whether a page lacks messages or bodies of its own that the fallback has.
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
        if config.locales.len() == 1 {
            return locales.collect();
        }
        let words = reader.get_untracked(&PAGE_WORDS, &*self.pages[page].id);
        let is_translated = |at: &LocaleIndex| words[*at].percent() <= config.max_borrowed_percent;
        locales.filter(is_translated).collect()
    }
}

impl RouteContext {
    /// Sets the translations that a layout is rendered with before they are known: all, or if the
    /// text of the page is not translated, those that borrow nothing.
    fn expect_translations(&self) {
        let Some(body) = self.body.get().filter(|_| self.translations.get().is_none()) else {
            return;
        };
        let (config, routes) = (&self.site.config, &self.site.untracked().routes);
        let words = WordCount::count(body.as_str().unwrap_or_default());
        let is_translated = words.percent() <= config.max_borrowed_percent;
        let is_expected = |at: &LocaleIndex| {
            is_translated || *at != self.locale && config.locales[*at].fallback.is_none()
        };
        self.translations.get_or_init(|| routes.locales(self.page).filter(is_expected).collect());
    }
}

impl TrackedSite {
    /// Returns whether one of a page's own messages in a locale, by its number, is a copy;
    /// `text_id` is the id in the path of the messages.
    pub(super) fn is_copy(&self, text_id: &str, locale: LocaleIndex, number: usize) -> bool {
        self.reader.get(&COPIED_MESSAGES, text_id)[locale].contains(&number)
    }

    /// Returns whether a message in a locale, by its number among the shared ones or those of a
    /// page, has the text of its original.
    pub(super) fn is_same(
        &self,
        text_id: &str,
        locale: LocaleIndex,
        is_shared: bool,
        number: usize,
    ) -> bool {
        match is_shared {
            true => self.reader.get(&SHARED_SAME, &locale).numbers.contains(&number),
            false => self.reader.get(&SAME_MESSAGES, text_id)[locale].numbers.contains(&number),
        }
    }

    /// The words of the messages that a page may show with the text of their originals.
    fn same_words(&self, page: &Page, locale: LocaleIndex) -> usize {
        let own = self.reader.get(&SAME_MESSAGES, page.text_id())[locale].words;
        own + self.reader.get(&SHARED_SAME, &locale).words
    }

    /// The part of a body of a page in a locale that is a copy.
    pub(super) fn copied_part(
        &self,
        page: &Page,
        locale: LocaleIndex,
        name: Option<&str>,
    ) -> CopiedPart {
        self.reader.get(&COPIED_BODIES, &TextIds::of(page).body_below(name))[locale]
    }

    /// Returns whether a page has copies of messages or bodies in a locale.
    fn has_copies(&self, page: &Page, locale: LocaleIndex) -> bool {
        let names = page.bodies.iter().map(|body| Some(&*body.name));
        !self.reader.get(&COPIED_MESSAGES, page.text_id())[locale].is_empty()
            || std::iter::once(None)
                .chain(names)
                .any(|name| self.copied_part(page, locale, name) != CopiedPart::Words(0))
    }

    /// Records that a value depends on the translations of a page.
    pub fn track_translations(&self, page: PageIndex) {
        self.reader.track(&TRANSLATIONS, &*self.untracked().pages[page].id);
    }

    /// Returns a page that was rendered in a single build to count its words. If its translations
    /// are others than expected, its layout is rendered again.
    pub(super) fn measured(
        &self,
        page: PageIndex,
        locale: LocaleIndex,
        report: &mut Report,
    ) -> Option<RenderedDocument> {
        let (reader, id) = (&self.reader, &*self.untracked().pages[page].id);
        if reader.records_reads()
            || self.config.lender(locale).is_none()
            || reader.get_untracked(&PAGE_WORDS, id)[locale].all == 0
        {
            return None;
        }
        let (measured, _) = reader.get_unstored(&MEASURED, &(id.to_owned(), locale));
        let is_as_expected = |document: &MeasuredDocument| {
            let expected = document.route.translations.get();
            expected.is_none_or(|all| *all == self.untracked().translations(reader, page))
        };
        match measured.document.lock().take().filter(is_as_expected) {
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
