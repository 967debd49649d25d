//! Routes (page × locale): URLs, output files, and translations.
//!
//! URLs are only built here, from a locale and a page, and never edited as text.

mod resolve;

use std::collections::BTreeMap;
use std::ops::Deref;

use crate::content::config::{self, Config, Locale};
use crate::content::{ALL_PAGES, Page};
use crate::engine::diagnostic::Report;
use crate::engine::output::{OutputPath, decode_address, encode_address};
use crate::engine::query::Query;
use crate::page::route::resolve::{Resolved, resolve};

pub use crate::page::route::resolve::{LocaleIndex, PageIndex};

/// All pages in all languages.
#[derive(Debug, PartialEq, Eq)]
pub struct Routes {
    pages: Vec<PageRoute>,
    by_id: BTreeMap<Box<str>, PageIndex>,
    locales: usize,
    default_locale: LocaleIndex,
    /// The home page of each locale.
    homes: Vec<Option<PageIndex>>,
    /// The pages by their paths in their original locale; empty if all pages are in all locales.
    by_path: BTreeMap<Box<str>, PageIndex>,
}

/// The part of a page that routing needs.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PageRoute {
    address: Resolved,
    index: bool,
    /// Whether another page has the same path.
    collides: bool,
}

impl Routes {
    /// Computes the routes. Pages with the same path, and unknown locales, are reported.
    pub fn new<P: Deref<Target = Page>>(
        config: &Config,
        pages: &[P],
        report: &mut Report,
    ) -> Routes {
        let (addresses, colliding) = resolve(config, pages, report);
        let by_id = pages.iter().enumerate().map(|(at, page)| (Box::from(&*page.id), at));
        let routes = pages.iter().zip(addresses).enumerate().map(|(at, (page, address))| {
            PageRoute { address, index: page.index, collides: colliding.contains(&at) }
        });
        let mut routes = Routes {
            pages: routes.collect(),
            by_id: by_id.collect(),
            locales: config.locales.len(),
            default_locale: config.default_locale,
            homes: Vec::new(),
            by_path: BTreeMap::new(),
        };
        let is_home = |locale| (0..pages.len()).find(|page| routes.path(*page, locale) == Some(""));
        routes.homes = (0..routes.locales).map(is_home).collect();
        if (0..pages.len()).any(|page| routes.locales(page).count() < routes.locales) {
            let path = |page| Some((Box::from(routes.path(page, routes.original(page))?), page));
            routes.by_path = (0..pages.len()).filter_map(path).collect();
        }
        routes
    }

    /// The page of that id.
    pub fn page(&self, id: &str) -> Option<PageIndex> {
        self.by_id.get(id).copied()
    }

    /// The ids of all pages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.by_id.keys().map(|id| &**id)
    }

    /// Returns whether the page is in that locale.
    pub fn exists(&self, page: PageIndex, locale: LocaleIndex) -> bool {
        self.pages[page].address.path(locale).is_some()
    }

    /// The locales that the page is in.
    pub fn locales(&self, page: PageIndex) -> impl Iterator<Item = LocaleIndex> {
        (0..self.locales).filter(move |locale| self.exists(page, *locale))
    }

    /// The locale that the page is written in first. Its translations are compared with it.
    pub fn original(&self, page: PageIndex) -> LocaleIndex {
        match self.exists(page, self.default_locale) {
            true => self.default_locale,
            false => self.locales(page).next().unwrap_or(self.default_locale),
        }
    }

    /// The locale for readers of other languages: of its translations, the one that it is written
    /// in, or the first.
    pub fn default(&self, page: PageIndex, translations: &[LocaleIndex]) -> LocaleIndex {
        let original = self.original(page);
        match translations.contains(&original) {
            true => original,
            false => translations.first().copied().unwrap_or(original),
        }
    }

    /// The locale in which the page is shown to a reader of `locale`: that locale, its fallback, or
    /// the one that the page is written in.
    pub fn nearest(&self, config: &Config, page: PageIndex, locale: LocaleIndex) -> LocaleIndex {
        let mut own = config.with_fallback(locale).filter(|locale| self.exists(page, *locale));
        own.next().unwrap_or_else(|| self.original(page))
    }

    /// The home page of a locale.
    pub fn home(&self, locale: LocaleIndex) -> Option<PageIndex> {
        self.homes[locale]
    }

    /// The page that corresponds to `page` in a locale: itself, else the one above it, else the
    /// home page; `None` if that locale has no home page either.
    pub fn counterpart(&self, page: PageIndex, locale: LocaleIndex) -> Option<PageIndex> {
        if self.exists(page, locale) {
            return Some(page);
        }
        let mut path = self.path(page, self.original(page)).unwrap_or_default();
        // If a language has fewer parts of a list, its last one is used.
        if let Some((above, number)) = path.rsplit_once("/page/")
            && let Ok(number) = number.parse::<usize>()
        {
            let part = |number| self.by_path.get(&*format!("{above}/page/{number}"));
            let last = number.min(self.pages.len() + 2);
            let mut parts = (2..last).rev().filter_map(part);
            if let Some(found) = parts.find(|page| self.exists(**page, locale)) {
                return Some(*found);
            }
        }
        while let Some((above, _)) = path.rsplit_once('/') {
            let found = self.by_path.get(above).filter(|page| self.exists(**page, locale));
            if let Some(found) = found {
                return Some(*found);
            }
            path = above;
        }
        self.home(locale)
    }

    /// Returns whether another page has the same path, which is an error: neither is written.
    pub fn collides(&self, page: PageIndex) -> bool {
        self.pages[page].collides
    }

    /// Returns whether search engines may index the page.
    pub fn is_indexed(&self, page: PageIndex) -> bool {
        self.pages[page].index
    }

    /// The URL of a page without scheme and host: `/en/tokenomics/`. If it is not in that locale,
    /// that of its [nearest](Routes::nearest) one.
    pub fn url(&self, config: &Config, locale: LocaleIndex, page: PageIndex) -> String {
        let mut url = String::with_capacity(48);
        self.push_url(config, locale, page, &mut url);
        url
    }

    /// The absolute URL of a page.
    pub fn canonical(&self, config: &Config, locale: LocaleIndex, page: PageIndex) -> String {
        let mut url = String::with_capacity(80);
        url.push_str(config.origin());
        self.push_url(config, locale, page, &mut url);
        url
    }

    fn push_url(&self, config: &Config, locale: LocaleIndex, page: PageIndex, url: &mut String) {
        let locale = self.nearest(config, page, locale);
        let path = self.path(page, locale).unwrap_or_default();
        url.push_str(&config.base_path);
        url.push('/');
        config.locales[locale].push_folder(url);
        match path.is_ascii() {
            true => url.push_str(path),
            false => url.push_str(&encode_address(path)),
        }
        if !path.is_empty() && !is_file(path) {
            url.push('/');
        }
    }

    /// The file that a page is written to in a locale that it is in.
    pub fn output(&self, config: &Config, locale: LocaleIndex, page: PageIndex) -> OutputPath {
        let mut file = String::with_capacity(48);
        config.locales[locale].push_folder(&mut file);
        match self.path(page, locale).expect("the page is in the locale") {
            "" => file.push_str("index.html"),
            path if is_file(path) => file.push_str(path),
            path => {
                file.push_str(path);
                file.push_str("/index.html");
            }
        }
        OutputPath::new(&file).expect("segments and page paths were checked when they were read")
    }

    /// The locale and page of a URL as [`Routes::url`] prints it, percent-encoded or not.
    pub fn parse(&self, config: &Config, url: &str) -> Option<(LocaleIndex, PageIndex)> {
        let rest = url.strip_prefix(config.base_path.as_str())?.strip_prefix('/')?;
        let rest = &*decode_address(rest)?;
        let find = |locale: LocaleIndex, path: &str| {
            let whole = is_file(path) || path.is_empty();
            let wanted = if whole { path } else { path.strip_suffix('/')? };
            let page = (0..self.pages.len()).find(|page| self.path(*page, locale) == Some(wanted));
            Some((locale, page?))
        };
        let below = |(at, locale): (LocaleIndex, &Locale)| match &*locale.segment {
            "" => find(at, rest),
            segment => find(at, rest.strip_prefix(segment)?.strip_prefix('/')?),
        };
        config.locales.iter().enumerate().find_map(below)
    }

    fn path(&self, page: PageIndex, locale: LocaleIndex) -> Option<&str> {
        self.pages[page].address.path(locale)
    }
}

/// Returns whether a page path names a file, such as `404.html`.
fn is_file(path: &str) -> bool {
    path.ends_with(".html")
}

/// The routes of all pages.
pub static SITE_ROUTES: Query<Routes> = Query::with_cutoff(|reader, _, report| {
    let pages = reader.get(&ALL_PAGES, "");
    Routes::new(&config::current(reader), &pages.pages, report)
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::SourcePath;

    /// Page names that begin with language codes, which break generators that edit URLs as text.
    const NAMES: [&str; 11] = [
        "", "energy", "enterprise", "index", "demo", "espresso", "information", "it/in",
        "404.html", "Über-uns/café", "关于",
    ];

    fn config() -> Config {
        let text = "base_url = 'https://s.example/sub'\nname = 's'\ndefault_locale = 'en'\n\
            [[locales]]\nsegment = 'en'\ntag = 'en'\nlabel = ''\n\
            [[locales]]\nsegment = 'in'\ntag = 'hi'\nlabel = ''\n";
        let mut report = Report::new();
        config::config(&SourcePath::new("site.toml"), text, None, &mut report).unwrap()
    }

    fn routes(config: &Config) -> Routes {
        let pages: Vec<Box<Page>> = NAMES
            .iter()
            .enumerate()
            .map(|(at, path)| {
                let text = format!("path: \"{path}\"\ntemplate: t\n");
                let mut report = Report::new();
                crate::content::page(
                    &SourcePath::new(format!("content/pages/p{at}.yaml")),
                    &text,
                    &Default::default(),
                    &mut report,
                )
                .map(Box::new)
                .unwrap()
            })
            .collect();
        Routes::new(config, &pages, &mut Report::new())
    }

    #[test]
    fn every_printed_url_reads_back() {
        let config = config();
        let routes = routes(&config);
        for locale in 0..2 {
            for page in 0..NAMES.len() {
                let url = routes.url(&config, locale, page);
                assert_eq!(routes.parse(&config, &url), Some((locale, page)), "{url}");
            }
        }
    }

    #[test]
    fn urls_and_files_agree() {
        let config = config();
        let routes = routes(&config);
        assert_eq!(routes.canonical(&config, 1, 1), "https://s.example/sub/in/energy/");
        assert_eq!(routes.output(&config, 1, 1).as_str(), "in/energy/index.html");
        assert_eq!(routes.output(&config, 0, 8).as_str(), "en/404.html");
    }
}
