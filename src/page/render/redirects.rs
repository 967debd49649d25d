//! Redirects: pages that redirect from one URL to another, with or without scripts.

use crate::base::html::escaped_html;
use crate::content::config::Located;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::query::Reader;
use crate::page::render::LoadedSite;
use crate::page::render::finish::finish;
use crate::page::render::origin::HtmlOrigin;
use crate::page::route::{LocaleIndex, PageIndex};

/// A former address of a page.
pub struct Redirect<'a> {
    /// Its URL path below the base URL: `/en/old-about/`.
    pub from: String,
    /// The target page.
    pub page: PageIndex,
    /// The language of that page.
    pub locale: LocaleIndex,
    /// The alias in the page's file.
    pub alias: &'a Located<String>,
}

impl Redirect<'_> {
    /// The file that redirects to the page, for hosts without the rule.
    pub fn file(&self) -> OutputPath {
        let path = &self.from[1..];
        let index = if path.ends_with('/') { "index.html" } else { "" };
        OutputPath::new(&format!("{path}{index}"))
            .expect("aliases were checked when they were read")
    }
}

/// The former addresses of all pages.
pub fn redirects(site: &LoadedSite) -> impl Iterator<Item = Redirect<'_>> {
    let aliases = site.pages.iter().enumerate();
    let aliases =
        aliases.flat_map(|(at, page)| page.address.aliases.iter().map(move |it| (at, it)));
    aliases.flat_map(move |(page, alias)| {
        let (path, locales) = match alias.value.strip_prefix('/') {
            Some(path) => (path, vec![site.routes.original(page)]),
            None => (alias.value.as_str(), site.routes.locales(page).collect()),
        };
        let is_rooted = alias.value.starts_with('/');
        locales.into_iter().map(move |locale| {
            let mut from = String::from("/");
            if !is_rooted {
                site.config.locales[locale].push_folder(&mut from);
            }
            from.push_str(path);
            let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
            if !is_file && !path.ends_with('/') {
                from.push('/');
            }
            Redirect { from, page, locale, alias }
        })
    })
}

/// The file of a former address.
pub fn redirect(reader: &Reader, site: &LoadedSite, from: &Redirect<'_>) -> Artifact {
    page(reader, site, from.file(), from.locale, from.page)
}

/// The page at `/`, which redirects to the home page in the default language.
pub fn root_redirect(reader: &Reader, site: &LoadedSite, home: PageIndex) -> Artifact {
    let file = OutputPath::new("index.html").expect("the name is valid");
    page(reader, site, file, site.config.default_locale, home)
}

/// The start of the element after the redirecting ones.
const CANONICAL: &str = "<link rel=\"canonical\"";

/// Redirects to the link of the document. The script is the same in all documents, so that hosts
/// need one policy for all.
const SCRIPT: &str = "location.replace(document.links[0] + location.search + location.hash)";

/// A document that redirects: by a script, which preserves the query and the fragment of the URL (a
/// referral code, an anchor), and without scripts by a refresh, which can't preserve them.
fn page(
    reader: &Reader,
    site: &LoadedSite,
    file: OutputPath,
    locale: LocaleIndex,
    to: PageIndex,
) -> Artifact {
    let config = &site.config;
    let url = escaped_html(&site.routes.url(config, locale, to));
    let canonical = escaped_html(&site.routes.canonical(config, locale, to));
    let (tag, name) = (&config.locales[locale].tag, escaped_html(&config.name));
    let html = format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{name}</title>\n{CANONICAL} href=\"{canonical}\">\n</head>\n\
         <body><p><a href=\"{url}\">{name}</a></p><script>{SCRIPT}</script></body>\n</html>\n"
    );
    let origin = HtmlOrigin { url: "/", page: to, template: None };
    let finished = finish(reader, site, &html, origin, &mut Report::new());
    let html = String::from_utf8(finished.expect("it loads nothing").bytes).expect("it was text");
    // Pages of the site must not contain a refresh, so it is added after their checks.
    let refresh = format!(
        "<noscript><meta http-equiv=\"refresh\" content=\"0; url={url}\"></noscript>\n{CANONICAL}"
    );
    let bytes = html.replacen(CANONICAL, &refresh, 1).into_bytes();
    Artifact { path: file, bytes, cache: CacheClass::Revalidate }
}
