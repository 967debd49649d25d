//! Routes (page × locale): URLs, output files, and translations.
//!
//! URLs are only built here, from a locale and a page, and never edited as text.

mod query;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

use crate::config::{Config, Locale};
use crate::content::Page;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::output::OutputPath;

pub use crate::route::query::ALL;

/// The index of a page in [`Routes::pages`].
pub type PageIndex = usize;
/// The index of a locale in the configuration.
pub type LocaleIndex = usize;

/// All pages in all languages.
#[derive(Debug, PartialEq, Eq)]
pub struct Routes {
    pages: Vec<PageRoute>,
    by_id: BTreeMap<Box<str>, PageIndex>,
    locales: usize,
    /// For each page and locale, row by row, whether the page is translated; empty if no locale has
    /// a fallback.
    translated: Vec<bool>,
    /// Pages with the path of another page.
    colliding: BTreeSet<PageIndex>,
}

/// What routing needs of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PageRoute {
    path: Box<str>,
    index: bool,
}

impl Routes {
    /// Computes the routes. Pages with the same path are reported. `translated` says which pages
    /// are translated into which language, row by row; if it is empty, all are.
    pub fn new<P: Deref<Target = Page>>(
        config: &Config,
        pages: &[P],
        translated: Vec<bool>,
        report: &mut Report,
    ) -> Routes {
        let routes = pages.len() * config.locales.len();
        assert!(translated.is_empty() || translated.len() == routes, "one flag a route");
        let mut by_id = BTreeMap::new();
        let mut by_path: BTreeMap<&str, PageIndex> = BTreeMap::new();
        let mut colliding = BTreeSet::new();
        for (at, page) in pages.iter().map(|page| &**page).enumerate() {
            by_id.insert(Box::from(&*page.id), at);
            if let Some(before) = by_path.insert(&page.path.value, at) {
                let first: &Page = &pages[before];
                colliding.extend([before, at]);
                let message = match page.path.value.as_str() {
                    "" => "two pages are the home page: their path is empty".to_owned(),
                    path => format!("two pages have the path `{path}`"),
                };
                report.add(
                    Diagnostic::new(Code::PathCollision, message)
                        .at(Place::new(&page.source, page.path.span.clone()))
                        .related(
                            Place::new(&first.source, first.path.span.clone()),
                            "the other page",
                        )
                        .hint("give one of them another `path:`"),
                );
            }
        }
        let targets = pages
            .iter()
            .map(|page| PageRoute { path: page.path.value.as_str().into(), index: page.index })
            .collect();
        Routes { pages: targets, by_id, locales: config.locales.len(), translated, colliding }
    }

    /// The page of that id.
    pub fn page(&self, id: &str) -> Option<PageIndex> {
        self.by_id.get(id).copied()
    }

    /// The ids of all pages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.by_id.keys().map(|id| &**id)
    }

    /// Returns whether the page is in the locale's own language, not in that of its fallback.
    pub fn is_translated(&self, page: PageIndex, locale: LocaleIndex) -> bool {
        self.translated.get(page * self.locales + locale).copied().unwrap_or(true)
    }

    /// Returns whether another page has the same path, which is an error: neither is written.
    pub fn collides(&self, page: PageIndex) -> bool {
        self.colliding.contains(&page)
    }

    /// Returns whether search engines may index the page.
    pub fn is_indexed(&self, page: PageIndex) -> bool {
        self.pages[page].index
    }

    /// The locales that a page has hreflang links for.
    pub fn alternates(&self, page: PageIndex) -> impl Iterator<Item = LocaleIndex> {
        (0..self.locales).filter(move |locale| self.is_translated(page, *locale))
    }

    /// The URL of a page without scheme and host: `/en/tokenomics/`.
    pub fn url(&self, config: &Config, locale: LocaleIndex, page: PageIndex) -> String {
        let mut url = String::with_capacity(48);
        self.push_url(config, locale, page, &mut url);
        url
    }

    /// The absolute URL of a page.
    pub fn canonical(&self, config: &Config, locale: LocaleIndex, page: PageIndex) -> String {
        let mut url = String::with_capacity(80);
        let origin = config.base_url.len() - config.base_path.len();
        url.push_str(&config.base_url[..origin]);
        self.push_url(config, locale, page, &mut url);
        url
    }

    fn push_url(&self, config: &Config, locale: LocaleIndex, page: PageIndex, url: &mut String) {
        let path = &*self.pages[page].path;
        url.push_str(&config.base_path);
        url.push('/');
        url.push_str(&config.locales[locale].segment);
        url.push('/');
        url.push_str(path);
        if !path.is_empty() && !is_file(path) {
            url.push('/');
        }
    }

    /// The file that a page is written to.
    pub fn output(&self, locale: &Locale, page: PageIndex) -> OutputPath {
        let (segment, path) = (&locale.segment, &self.pages[page].path);
        let text = match &**path {
            "" => format!("{segment}/index.html"),
            path if is_file(path) => format!("{segment}/{path}"),
            path => format!("{segment}/{path}/index.html"),
        };
        OutputPath::new(&text).expect("segments and page paths were checked when they were read")
    }

    /// The locale and page of a URL as [`Routes::url`] prints it.
    pub fn parse(&self, config: &Config, url: &str) -> Option<(LocaleIndex, PageIndex)> {
        let rest = url.strip_prefix(config.base_path.as_str())?.strip_prefix('/')?;
        let (segment, path) = rest.split_once('/')?;
        let locale = config.locales.iter().position(|locale| locale.segment == segment)?;
        let wanted = if is_file(path) || path.is_empty() { path } else { path.strip_suffix('/')? };
        let page = self.pages.iter().position(|page| &*page.path == wanted)?;
        Some((locale, page))
    }
}

/// Returns whether a page path names a file, such as `404.html`.
fn is_file(path: &str) -> bool {
    path.ends_with(".html")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourcePath;

    /// Page names that begin with language codes, which break generators that edit URLs as text.
    const NAMES: [&str; 9] = [
        "",
        "energy",
        "enterprise",
        "index",
        "demo",
        "espresso",
        "information",
        "it/in",
        "404.html",
    ];

    fn config() -> Config {
        let text = "base_url = 'https://s.example/sub'\nname = 's'\ndefault_locale = 'en'\n\
            [[locales]]\nsegment = 'en'\ntag = 'en'\nlabel = ''\n\
            [[locales]]\nsegment = 'in'\ntag = 'hi'\nlabel = ''\n";
        let mut report = Report::new();
        crate::config::config(&SourcePath::new("site.toml"), text, None, &mut report).unwrap()
    }

    fn routes(config: &Config) -> Routes {
        let pages: Vec<Box<Page>> = NAMES
            .iter()
            .enumerate()
            .map(|(at, path)| {
                let text = format!("id: p{at}\npath: \"{path}\"\ntemplate: t\n");
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
        Routes::new(config, &pages, Vec::new(), &mut Report::new())
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
        assert_eq!(routes.output(&config.locales[1], 1).as_str(), "in/energy/index.html");
        assert_eq!(routes.output(&config.locales[0], 8).as_str(), "en/404.html");
    }
}
