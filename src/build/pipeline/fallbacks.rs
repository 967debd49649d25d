//! Which pages show texts in the language of a fallback.

use serde::Serialize;

use crate::engine::query::Reader;
use crate::page::render::{WORDS, Words, World};

/// A language whose pages are in part in the one that it falls back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fallback {
    /// Its tag.
    pub tag: String,
    /// The tag of the other one.
    pub to: String,
    /// The number of pages that do not count as translated into it.
    pub pages: usize,
    /// All pages with borrowed texts, in the order of their ids.
    pub borrowed: Vec<BorrowedPage>,
}

/// A page of which a part is in the language of the fallback.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct BorrowedPage {
    /// Its id.
    pub page: String,
    /// The words of its texts, and those in the language of the fallback.
    #[serde(flatten)]
    pub words: Words,
    /// Whether it counts as translated all the same.
    pub translated: bool,
}

/// The languages with borrowed texts, in the order of `site.toml`.
pub(super) fn fallbacks(world: &World, reader: &Reader) -> Vec<Fallback> {
    let locales = &world.config.locales;
    let lacking = locales.iter().enumerate().filter_map(|(at, locale)| {
        let to = locales[locale.fallback?].tag.clone();
        let all = (0..world.pages.len()).filter(|page| world.routes.exists(*page, at));
        let borrowed = all.filter_map(|page| {
            let id = world.pages[page].id.to_string();
            let words = *reader.peek(&WORDS, &(id.clone(), at));
            let translated = world.translations(reader, page).contains(&at);
            (words.borrowed > 0).then_some(BorrowedPage { page: id, words, translated })
        });
        let mut borrowed: Vec<BorrowedPage> = borrowed.collect();
        borrowed.sort();
        let pages = borrowed.iter().filter(|page| !page.translated).count();
        (!borrowed.is_empty()).then(|| Fallback { tag: locale.tag.clone(), to, pages, borrowed })
    });
    lacking.collect()
}
