//! Writes the sitemaps.

use std::fmt::Write as _;

use crate::engine::output::{Artifact, OutputPath};
use crate::engine::query::Reader;
use crate::page::render::LoadedSite;
use crate::page::render::site_files::file;
use crate::page::route::{LocaleIndex, PageIndex};

/// The limits of a sitemap (sitemaps.org, "Sitemap file format"): URLs, and bytes without
/// compression. The index would reach its own, 50,000 sitemaps, at 2,500 million URLs.
const SITEMAP_LIMITS: SitemapLimits = SitemapLimits { urls: 50_000, bytes: 50 * 1024 * 1024 };

#[derive(Clone, Copy)]
struct SitemapLimits {
    urls: usize,
    bytes: usize,
}

/// The sitemaps of a language: its pages with their translations.
pub fn sitemaps(
    reader: &Reader,
    site: &LoadedSite,
    locale: LocaleIndex,
    mut put: impl FnMut(Artifact),
) {
    let routes = &site.routes;
    let pages = (0..site.pages.len()).filter(|page| routes.is_indexed(*page));
    let pages = pages.map(|page| (page, site.translations(reader, page)));
    let pages = pages.filter(|(_, translations)| translations.contains(&locale));
    let entries = |(page, translations): (PageIndex, Vec<LocaleIndex>), out: &mut String| {
        sitemap_entry(site, locale, page, &translations, out);
    };
    let (name, mut number) = (site.config.locales[locale].name(), 0);
    split_sitemap(pages, SITEMAP_LIMITS, entries, |text| {
        number += 1;
        let suffix = if number == 1 { String::new() } else { format!("-{number}") };
        put(file(&format!("sitemap-{name}{suffix}.xml"), text));
    });
}

/// The index of these sitemaps.
pub fn sitemap_index(site: &LoadedSite, sitemaps: &[OutputPath]) -> Artifact {
    let mut index = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for path in sitemaps {
        let url = path.url(&site.config.base_url);
        let _ = writeln!(index, "<sitemap><loc>{url}</loc></sitemap>");
    }
    index.push_str("</sitemapindex>\n");
    file("sitemap.xml", index)
}

const SITEMAP_START: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
    xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n";

const SITEMAP_END: &str = "</urlset>\n";

/// Passes sitemaps with the entries of all pages to `put`, each within the limits.
fn split_sitemap<P>(
    pages: impl Iterator<Item = P>,
    limits: SitemapLimits,
    write_entry: impl Fn(P, &mut String),
    mut put: impl FnMut(String),
) {
    let (mut text, mut entry, mut urls) = (String::from(SITEMAP_START), String::new(), 0);
    for page in pages {
        entry.clear();
        write_entry(page, &mut entry);
        let is_full = text.len() + entry.len() + SITEMAP_END.len() > limits.bytes;
        if urls == limits.urls || is_full && urls > 0 {
            text.push_str(SITEMAP_END);
            put(std::mem::replace(&mut text, String::from(SITEMAP_START)));
            urls = 0;
        }
        text.push_str(&entry);
        urls += 1;
    }
    if urls > 0 {
        text.push_str(SITEMAP_END);
        put(text);
    }
}

/// Writes the entry of a page in a sitemap of that language.
fn sitemap_entry(
    site: &LoadedSite,
    locale: LocaleIndex,
    page: PageIndex,
    translations: &[LocaleIndex],
    out: &mut String,
) {
    let (config, routes) = (&site.config, &site.routes);
    let url = |locale| routes.canonical(config, locale, page);
    let _ = writeln!(out, "<url><loc>{}</loc>", url(locale));
    let mut alternate = |tag: &str, locale| {
        let url = url(locale);
        let _ = writeln!(out, "<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{url}\"/>");
    };
    for other in translations {
        alternate(&config.locales[*other].tag, *other);
    }
    alternate("x-default", routes.default(page, translations));
    out.push_str("</url>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitemaps_are_split_by_count_and_by_size() {
        let frame = SITEMAP_START.len() + SITEMAP_END.len();
        // The length of an entry is ten times the number of its page.
        let write = |page: PageIndex, out: &mut String| out.extend(vec!["0123456789"; page]);
        for (pages, limits, expected) in [
            (vec![1; 5], SitemapLimits { urls: 2, bytes: 9_999 }, vec![2, 2, 1]),
            (vec![1; 4], SitemapLimits { urls: 2, bytes: 9_999 }, vec![2, 2]),
            (vec![1; 5], SitemapLimits { urls: 9, bytes: frame + 30 }, vec![3, 2]),
            (vec![1; 6], SitemapLimits { urls: 9, bytes: frame + 39 }, vec![3, 3]),
            (vec![1, 7, 1, 1], SitemapLimits { urls: 9, bytes: frame + 20 }, vec![1, 7, 2]),
            (vec![], SitemapLimits { urls: 9, bytes: 9_999 }, vec![]),
        ] {
            let mut sizes = Vec::new();
            split_sitemap(pages.into_iter(), limits, write, |text| {
                assert!(text.starts_with(SITEMAP_START) && text.ends_with(SITEMAP_END));
                sizes.push((text.len() - frame) / 10);
            });
            assert_eq!(sizes, expected);
        }
    }
}
