//! Pages with texts in the language of a fallback.

use serde::Serialize;

use crate::engine::query::Build;
use crate::page::render::{LoadedSite, MESSAGE, PAGE_WORDS, WordCount};
use crate::page::route::LocaleIndex;

/// A locale with texts from its fallback, or copies of those of the default locale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LocaleFallback {
    /// Its tag.
    pub tag: String,
    /// The language tag of the fallback, or of the default locale.
    pub to: String,
    /// The number of pages that do not count as translated.
    pub pages: usize,
    /// All pages with borrowed texts, in the order of their ids.
    pub borrowed: Vec<FallbackPage>,
    /// The shared messages of the fallback that pages show: a menu may leave out many pages whose
    /// own texts are translated.
    pub messages: Vec<BorrowedMessage>,
}

/// A shared message that only the fallback has, or that is a copy of that of the fallback.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct BorrowedMessage {
    /// The file of the fallback.
    pub file: String,
    /// Its id.
    pub id: String,
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
pub(super) fn fallbacks(site: &LoadedSite, build: &Build) -> Vec<LocaleFallback> {
    let (locales, reader) = (&site.config.locales, &build.reader());
    let lacking = locales.iter().enumerate().filter_map(|(at, locale)| {
        let to = locales[site.config.lender(at)?].tag.clone();
        let all = (0..site.pages.len()).filter(|page| site.routes.exists(*page, at));
        let borrowed = all.filter_map(|page| {
            let id = &site.pages[page].id;
            let words = reader.get_untracked(&PAGE_WORDS, &**id)[at];
            let translated = words.percent() <= site.config.max_borrowed_percent;
            (words.borrowed > 0).then(|| FallbackPage { page: id.to_string(), words, translated })
        });
        let mut borrowed: Vec<FallbackPage> = borrowed.collect();
        borrowed.sort();
        let pages = borrowed.iter().filter(|page| !page.translated).count();
        (!borrowed.is_empty()).then(|| LocaleFallback {
            tag: locale.tag.clone(),
            to,
            pages,
            borrowed,
            messages: messages(site, build, at),
        })
    });
    lacking.collect()
}

/// The shared messages of the fallback of a locale that its pages show, in the order of the files.
fn messages(site: &LoadedSite, build: &Build, locale: LocaleIndex) -> Vec<BorrowedMessage> {
    let Some(lender) = site.config.lender(locale) else { return Vec::new() };
    let used = build.keys(&MESSAGE).into_iter().filter(|(at, _)| *at == locale);
    let borrowed = used.filter_map(|(_, id)| {
        let own = site.catalogs[locale].message(&id);
        let is_own = own.is_some_and(|(number, ..)| !site.copies[locale].contains(&number));
        let (_, file, message) = site.catalogs[lender].message(&id).filter(|_| !is_own)?;
        let start = file.place(message.id.name).start;
        let file = file.path.as_str().to_owned();
        Some((file.clone(), start, BorrowedMessage { file, id }))
    });
    let mut borrowed: Vec<_> = borrowed.collect();
    borrowed.sort();
    borrowed.into_iter().map(|(.., message)| message).collect()
}
