//! Pages with texts in the language of a fallback.

use serde::Serialize;

use crate::engine::query::Reader;
use crate::page::render::{LoadedSite, PAGE_WORDS, WordCount};

/// A locale with texts from its fallback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LocaleFallback {
    /// Its tag.
    pub tag: String,
    /// The language tag of the fallback.
    pub to: String,
    /// The number of pages that do not count as translated.
    pub pages: usize,
    /// All pages with borrowed texts, in the order of their ids.
    pub borrowed: Vec<FallbackPage>,
}

/// A page of which a part is in the language of the fallback.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct FallbackPage {
    /// Its id.
    pub page: String,
    /// The words of its texts, and those in the language of the fallback.
    #[serde(flatten)]
    pub words: WordCount,
    /// Whether it counts as translated nevertheless.
    pub translated: bool,
}

/// The languages with borrowed texts, in the order of `site.toml`.
pub(super) fn fallbacks(site: &LoadedSite, reader: &Reader) -> Vec<LocaleFallback> {
    let locales = &site.config.locales;
    let lacking = locales.iter().enumerate().filter_map(|(at, locale)| {
        let to = locales[locale.fallback?].tag.clone();
        let all = (0..site.pages.len()).filter(|page| site.routes.exists(*page, at));
        let borrowed = all.filter_map(|page| {
            let id = site.pages[page].id.to_string();
            let words = *reader.get_untracked(&PAGE_WORDS, &(id.clone(), at));
            let translated = site.translations(reader, page).contains(&at);
            (words.borrowed > 0).then_some(FallbackPage { page: id, words, translated })
        });
        let mut borrowed: Vec<FallbackPage> = borrowed.collect();
        borrowed.sort();
        let pages = borrowed.iter().filter(|page| !page.translated).count();
        (!borrowed.is_empty()).then(|| LocaleFallback {
            tag: locale.tag.clone(),
            to,
            pages,
            borrowed,
        })
    });
    lacking.collect()
}
