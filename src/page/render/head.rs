//! The part of a page's `<head>` that depends on its route.

use std::fmt::Write as _;

use memchr::memmem;

use crate::base::html::escape_html;
use crate::base::marks::HEAD_LINKS;
use crate::page::render::{LoadedSite, RouteContext};
use crate::page::route::{LocaleIndex, PageIndex};

/// Fonts, canonical URL, alternates, Open Graph locales, robots, and the mark for style sheets and
/// islands. `source` is the locale whose language the page counts as, and `translations` are those
/// that it counts as translated into.
pub(super) fn head(
    site: &LoadedSite,
    page: PageIndex,
    (locale, source): (LocaleIndex, LocaleIndex),
    translations: &[LocaleIndex],
    pager: &[(&str, String)],
) -> String {
    let (config, routes) = (&site.config, &site.routes);
    let mut out = String::with_capacity(2048);
    out.push_str(site.fonts.head(locale));
    // An untranslated page is a copy of the fallback's page, whose URL is the canonical one.
    let canonical = routes.canonical(config, source, page);
    if routes.is_indexed(page) {
        line(&mut out, "<link rel=\"canonical\" href=\"", &canonical);
        if translations.contains(&locale) {
            for other in translations.iter().copied() {
                let _ =
                    write!(out, "<link rel=\"alternate\" hreflang=\"{}", config.locales[other].tag);
                line(&mut out, "\" href=\"", &routes.canonical(config, other, page));
            }
            let default = routes.canonical(config, routes.default(page, translations), page);
            line(&mut out, "<link rel=\"alternate\" hreflang=\"x-default\" href=\"", &default);
        }
        for (rel, url) in pager {
            let _ = write!(out, "<link rel=\"{rel}");
            line(&mut out, "\" href=\"", url);
        }
    } else {
        out.push_str("<meta name=\"robots\" content=\"noindex\">\n");
    }
    line(&mut out, "<meta property=\"og:url\" content=\"", &canonical);
    let open_graph = |locale: LocaleIndex| &*config.locales[locale].open_graph;
    if !open_graph(source).is_empty() {
        line(&mut out, "<meta property=\"og:locale\" content=\"", open_graph(source));
    }
    // Several languages may be the same in Open Graph, which does not distinguish scripts.
    let mut named = vec![open_graph(source)];
    for other in translations.iter().copied().map(open_graph) {
        if !other.is_empty() && !named.contains(&other) {
            line(&mut out, "<meta property=\"og:locale:alternate\" content=\"", other);
            named.push(other);
        }
    }
    if let Some(icon) = &config.icon
        && let Some(asset) = site.assets.get(&icon.value)
    {
        let base = &config.base_path;
        let _ = writeln!(out, "<link rel=\"icon\" href=\"{base}/favicon.ico\" sizes=\"32x32\">");
        let start = "<link rel=\"icon\" type=\"image/svg+xml\" href=\"";
        line(&mut out, start, &asset.path.url(base));
        let touch = format!("{base}/apple-touch-icon.png");
        line(&mut out, "<link rel=\"apple-touch-icon\" href=\"", &touch);
    }
    if config.prefetch {
        out.push_str(&speculation_rules(&config.base_path));
    }
    out.push_str(HEAD_LINKS);
    out
}

/// The element by which browsers load the pages of links that a visitor hovers over or touches. The
/// pattern has only a path, so it matches no other origin.
fn speculation_rules(base_path: &str) -> String {
    format!(
        "<script type=\"speculationrules\">{{\"prefetch\":[{{\"where\":{{\"and\":[\
         {{\"href_matches\":\"{base_path}/*\"}},\
         {{\"not\":{{\"selector_matches\":\"[download],[rel~=nofollow]\"}}}}]}},\
         \"eagerness\":\"moderate\"}}]}}</script>\n"
    )
}

impl RouteContext {
    /// Replaces the mark of a complete page by the elements that load its style sheets and islands;
    /// returns whether all of its islands are loaded.
    pub(super) fn insert_into_head(&self, template: &str, html: &mut String) -> bool {
        let (site, islands) = (&self.site, self.islands.lock());
        let mut loader = String::new();
        site.untracked().islands.head(
            &site.config,
            islands.keys().map(String::as_str),
            &mut loader,
        );
        let Some(at) = memmem::find(html.as_bytes(), HEAD_LINKS.as_bytes()) else {
            return loader.is_empty();
        };
        let loads = self.style_links(template, &islands, &html[..at]) + &loader;
        // Replacing the mark within the page would move the rest of it byte by byte.
        *html = [&html[..at], &loads, &html[at + HEAD_LINKS.len()..]].concat();
        true
    }
}

fn line(out: &mut String, start: &str, value: &str) {
    out.push_str(start);
    escape_html(value, out);
    out.push_str("\">\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speculation_rules_are_json_for_the_path_of_the_site() {
        for (path, pattern) in [("", "/*"), ("/sub", "/sub/*")] {
            let html = speculation_rules(path);
            let json = html.strip_prefix("<script type=\"speculationrules\">").unwrap();
            let json = json.strip_suffix("</script>\n").unwrap();
            let rules: serde_json::Value = serde_json::from_str(json).unwrap();
            let rule = &rules["prefetch"][0];
            assert_eq!(rule["where"]["and"][0]["href_matches"], pattern);
            assert_eq!(rule["eagerness"], "moderate");
        }
    }
}
