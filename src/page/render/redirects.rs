//! Redirects: pages that redirect from one URL to another, with or without scripts.

use crate::base::html::escaped_html;
use crate::content::Page;
use crate::content::config::{Located, RedirectRule, RedirectTarget};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::output::{Artifact, CacheClass, OutputPath, encode_address};
use crate::engine::query::Reader;
use crate::page::render::finish::finish;
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::{ANCHOR, LoadedSite};
use crate::page::route::{LocaleIndex, PageIndex};

/// A former address.
pub struct Redirect<'a> {
    /// Its URL path below the base URL, not percent-encoded: `/en/old-about/`.
    pub from: String,
    /// The target.
    pub to: Target<'a>,
    /// The language of the page that leads there.
    pub locale: LocaleIndex,
    /// The place of the redirect: in the file of a page, in its row, or in `site.toml`.
    pub place: Place,
}

/// The target of a former address.
#[derive(Clone, Copy)]
pub enum Target<'a> {
    /// A page of the site, with an optional id on the page.
    Page(PageIndex, Option<&'a str>),
    /// The URL of another site.
    Url(&'a str),
}

impl Redirect<'_> {
    /// The file that redirects to the page, for hosts without the rule.
    pub fn file(&self) -> OutputPath {
        let path = &self.from[1..];
        let index = if path.ends_with('/') { "index.html" } else { "" };
        OutputPath::new(&format!("{path}{index}"))
            .expect("aliases were checked when they were read")
    }

    /// Returns the URL of the target, without scheme and host if the target is a page of the site.
    pub fn location(&self, site: &LoadedSite) -> String {
        self.to.address(|page| site.routes.url(&site.config, self.locale, page))
    }
}

impl Target<'_> {
    fn address(self, page_url: impl Fn(PageIndex) -> String) -> String {
        match self {
            Target::Url(url) => url.to_owned(),
            Target::Page(page, None) => page_url(page),
            Target::Page(page, Some(anchor)) => {
                format!("{}#{}", page_url(page), encode_address(anchor))
            }
        }
    }
}

/// The former addresses of all pages, and those of `site.toml` that are not folders.
pub fn redirects(site: &LoadedSite) -> impl Iterator<Item = Redirect<'_>> {
    let aliases = site.pages.iter().enumerate();
    let aliases =
        aliases.flat_map(|(at, page)| page.address.aliases.iter().map(move |it| (at, it)));
    let aliases = aliases.flat_map(move |(page, alias)| {
        let place = alias_place(&site.pages[page], alias);
        former(site, &alias.value, Target::Page(page, None), place)
    });
    aliases.chain(site.config.redirects.iter().flat_map(|rule| {
        let target = match &rule.to.value {
            RedirectTarget::Folder(_) => None,
            RedirectTarget::Url(url) => Some(Target::Url(url)),
            RedirectTarget::Page { id, anchor } => {
                site.routes.page(id).map(|page| Target::Page(page, anchor.as_deref()))
            }
        };
        let place = || Place::new(&site.config.path, rule.from.span.clone());
        let all = target.map(|target| former(site, &rule.from.value, target, place()));
        all.into_iter().flatten()
    }))
}

/// The addresses of a former path: in each language of its target, or below the root of the site.
fn former<'a>(
    site: &'a LoadedSite,
    path: &str,
    to: Target<'a>,
    place: Place,
) -> impl Iterator<Item = Redirect<'a>> {
    let default = site.config.default_locale;
    let (rooted, locales) = match (path.strip_prefix('/'), to) {
        (Some(path), Target::Page(page, _)) => {
            let segment = path.split('/').next().unwrap_or_default();
            let is_below = |at: &LocaleIndex| {
                !segment.is_empty() && site.config.locales[*at].segment == segment
            };
            let locale = site.routes.locales(page).find(is_below);
            (Some(path), vec![locale.unwrap_or_else(|| site.routes.original(page))])
        }
        (Some(path), Target::Url(_)) => (Some(path), vec![default]),
        (None, Target::Page(page, _)) => (None, site.routes.locales(page).collect()),
        (None, Target::Url(_)) => (None, (0..site.config.locales.len()).collect()),
    };
    let (is_rooted, path) = (rooted.is_some(), rooted.unwrap_or(path).to_owned());
    locales.into_iter().map(move |locale| {
        let mut from = String::from("/");
        if !is_rooted {
            site.config.locales[locale].push_folder(&mut from);
        }
        from.push_str(&path);
        let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
        if !is_file && !path.ends_with('/') {
            from.push('/');
        }
        Redirect { from, to, locale, place: place.clone() }
    })
}

/// The redirects of whole folders in `site.toml`: the rule, the former folder and the new one, both
/// below the base URL, with a slash at both ends.
pub fn moved_folders(site: &LoadedSite) -> impl Iterator<Item = (&RedirectRule, &str, &str)> {
    site.config.redirects.iter().filter_map(|rule| match &rule.to.value {
        RedirectTarget::Folder(to) => Some((rule, &*rule.from.value, &**to)),
        RedirectTarget::Page { .. } | RedirectTarget::Url(_) => None,
    })
}

/// The pages in folders that redirects of `site.toml` lead to, at their former addresses: for hosts
/// without the rule.
pub fn moved_pages(site: &LoadedSite) -> impl Iterator<Item = Redirect<'_>> {
    let not_found = site.config.not_found.as_ref().and_then(|id| site.routes.page(&id.value));
    moved_folders(site).flat_map(move |(rule, old, new)| {
        let pages = (0..site.pages.len()).filter(move |page| Some(*page) != not_found);
        let routes = pages.flat_map(|page| site.routes.locales(page).map(move |at| (page, at)));
        routes.filter_map(move |(page, locale)| {
            let output = site.routes.output(&site.config, locale, page);
            let below = output.as_str().strip_prefix(&new[1..])?;
            let below = match below.strip_suffix("index.html") {
                Some(folder) if folder.is_empty() || folder.ends_with('/') => folder,
                _ => below,
            };
            let place = Place::new(&site.config.path, rule.from.span.clone());
            let (from, to) = (format!("{old}{below}"), Target::Page(page, None));
            Some(Redirect { from, to, locale, place })
        })
    })
}

/// Returns the place of an alias: the row of its page, or the page file.
fn alias_place(page: &Page, alias: &Located<String>) -> Place {
    match &page.row {
        Some(row) => row.place(),
        None => Place::new(&page.source, alias.span.clone()),
    }
}

/// The file of a former address.
pub fn redirect(reader: &Reader, site: &LoadedSite, from: &Redirect<'_>) -> Artifact {
    if let Target::Page(page, Some(anchor)) = from.to {
        reader.track(&ANCHOR, &(site.pages[page].id.to_string(), anchor.to_owned()));
    }
    page(reader, site, from.file(), from.locale, from.to)
}

/// The page at `/`, which redirects to the home page in the default language.
pub fn root_redirect(reader: &Reader, site: &LoadedSite, home: PageIndex) -> Artifact {
    let file = OutputPath::new("index.html").expect("the name is valid");
    page(reader, site, file, site.config.default_locale, Target::Page(home, None))
}

/// The start of the element after the redirecting ones.
const CANONICAL: &str = "<link rel=\"canonical\"";

/// Leads on to the link of the document. It is the same in all of them, so that hosts need one
/// policy for all.
const SCRIPT: &str = "const a = document.links[0]; a.search ||= location.search; \
    a.hash ||= location.hash; location.replace(a)";

/// An HTML page that redirects: by script, which keeps the query and the fragment of the address (a
/// referral code, an anchor) unless the link has its own; without scripts, by `<meta>` refresh,
/// which drops both.
fn page(
    reader: &Reader,
    site: &LoadedSite,
    file: OutputPath,
    locale: LocaleIndex,
    to: Target<'_>,
) -> Artifact {
    let config = &site.config;
    let url = escaped_html(&to.address(|page| site.routes.url(config, locale, page)));
    let canonical = match to {
        Target::Page(page, _) => escaped_html(&site.routes.canonical(config, locale, page)),
        Target::Url(url) => escaped_html(url),
    };
    let (tag, name) = (&config.locales[locale].tag, escaped_html(config.site_name(locale)));
    let html = format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{name}</title>\n{CANONICAL} href=\"{canonical}\">\n</head>\n\
         <body><p><a href=\"{url}\">{name}</a></p><script>{SCRIPT}</script></body>\n</html>\n"
    );
    // No template is involved, so `finish` can't report anything.
    let origin = HtmlOrigin { url: "/", page: 0, template: Some(""), loads: &[] };
    let finished = finish(reader, site, html, origin, &mut Report::new());
    let html = String::from_utf8(finished.expect("it loads nothing").bytes).expect("it was text");
    // Pages of the site must not contain a refresh, so it is added after their checks.
    let refresh = format!(
        "<noscript><meta http-equiv=\"refresh\" content=\"0; url={url}\"></noscript>\n{CANONICAL}"
    );
    let bytes = html.replacen(CANONICAL, &refresh, 1).into_bytes();
    Artifact { path: file, bytes, cache: CacheClass::Revalidate }
}
