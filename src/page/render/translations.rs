//! Counts the words of a page that are in the language of the fallback, and decides whether the
//! page is translated. It counts words of the rendered page, since texts come from shared files,
//! lists and bodies.

use std::sync::Arc;

use crate::content::config;
use crate::engine::diagnostic::Report;
use crate::engine::query::{Query, Reader};
use crate::i18n::message::CATALOG;
use crate::page::render::loaded_site::LoadedSite;
use crate::page::render::words::WordCount;
use crate::page::render::{PAGE, PreviewMode, RouteContext, SETTINGS, peek_site};
use crate::page::route::{self, LocaleIndex, PageIndex};
use crate::page::texts::{PageTexts, TextIds};

/// The words of a page in a locale, by page id: zero if no text can be in the language of the
/// fallback. The page is rendered as if it were translated into all languages.
pub static PAGE_WORDS: Query<WordCount, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (id, locale), _| {
        let site = peek_site(reader);
        reader.track(&SETTINGS, "");
        reader.track(&PAGE, id);
        let config = &site.config;
        let fallback = config.locales.get(*locale).and_then(|locale| locale.fallback);
        let Some((page, fallback)) = site.routes.page(id).zip(fallback) else {
            return WordCount::default();
        };
        let names = site.pages[page].bodies.iter().map(|body| body.name.clone());
        let locales = [*locale, fallback];
        let ids = TextIds::of(&site.pages[page]);
        let texts = PageTexts::read(reader, config, ids, names, &locales);
        if !*reader.get(&LACKS_SHARED, locale) && !lacks_own(&texts, *locale, fallback) {
            return WordCount::default();
        }
        measure(reader, &site, page, *locale, texts)
    });

/// Renders a page as if it were translated into all languages, and counts its words. Its errors are
/// reported by the normal rendering.
fn measure(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    page: PageIndex,
    locale: LocaleIndex,
    texts: PageTexts,
) -> WordCount {
    site.track_route(reader, page, locale);
    let route = Arc::new(RouteContext {
        counts_words: true,
        ..RouteContext::new(reader, site, page, locale, &Arc::new(texts), PreviewMode::default())
    });
    match route.html(&mut Report::new()) {
        Some((html, _)) => WordCount::count(&html),
        None => {
            // Mistakes are located in files that they do not depend on.
            reader.mark_volatile();
            WordCount::default()
        }
    }
}

/// Whether a locale lacks shared messages of its fallback.
static LACKS_SHARED: Query<bool, LocaleIndex> = Query::with_cutoff(|reader, locale, _| {
    let config = &peek_site(reader).config;
    reader.track(&SETTINGS, "");
    let catalog = |locale: LocaleIndex| reader.get(&CATALOG, &config.locales[locale].tag);
    let fallback = config.locales[*locale].fallback.map(catalog);
    let own = catalog(*locale);
    fallback.is_some_and(|fallback| fallback.ids().any(|id| own.message(id).is_none()))
});

/// Whether a page lacks messages or bodies of its own.
fn lacks_own(texts: &PageTexts, locale: LocaleIndex, fallback: LocaleIndex) -> bool {
    let lacks =
        |id: &str| texts.messages[locale].as_ref().is_none_or(|file| file.message(id).is_none());
    let mut ids = texts.messages[fallback].iter().flat_map(|file| file.ids());
    let mut bodies = texts.all_bodies();
    ids.any(lacks)
        || bodies.any(|(_, bodies)| bodies[fallback].is_some() && bodies[locale].is_none())
}

/// For each language, whether a page is translated into it, and the target in its list of
/// languages.
type Translations = Vec<(bool, Option<String>)>;

/// The languages into which a page is translated.
pub static TRANSLATIONS: Query<Option<Translations>> = Query::with_cutoff(|reader, id, _| {
    let (config, routes) = (config::current(reader), reader.get(&route::SITE_ROUTES, ""));
    let page = routes.page(id)?;
    for locale in (0..config.locales.len()).filter(|at| config.locales[*at].fallback.is_some()) {
        reader.track(&PAGE_WORDS, &(id.to_owned(), locale));
    }
    let translations = peek_site(reader).translations(reader, page);
    let translation = |locale: LocaleIndex| {
        let other = routes.counterpart(page, locale);
        let url = other.map(|other| routes.url(&config, locale, other));
        (translations.contains(&locale), url)
    };
    Some((0..config.locales.len()).map(translation).collect())
});

impl LoadedSite {
    /// Records that a rendering depends on the translations of a page.
    pub(super) fn track_translations(&self, reader: &Reader, page: PageIndex) {
        reader.track(&TRANSLATIONS, &*self.pages[page].id);
    }

    /// The locales that a page counts as translated into: the share of its words in the language of
    /// the fallback is at most the limit in `site.toml`.
    pub fn translations(&self, reader: &Reader, page: PageIndex) -> Vec<LocaleIndex> {
        let (config, id) = (&self.config, &self.pages[page].id);
        let is_translated = |locale: &LocaleIndex| {
            config.locales[*locale].fallback.is_none() || {
                let words = reader.get_untracked(&PAGE_WORDS, &(id.to_string(), *locale));
                words.percent() <= config.max_borrowed_percent
            }
        };
        self.routes.locales(page).filter(is_translated).collect()
    }
}
