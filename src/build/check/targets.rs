//! Checks that the addresses in finished pages have targets: values of data, texts and islands can
//! contain addresses, too.

mod place;

use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use url::Url;

use crate::base::html::{PageLink, PageTargets};
use crate::base::parallel;
use crate::build::check::anchors::{hint as anchor_hint, unknown_anchor};
use crate::build::check::targets::place::Places;
use crate::engine::diagnostic::{Code, Diagnostic, Names, Report};
use crate::engine::output::{CacheClass, Entry, OutputPath, decode_address};
use crate::page::render::{LoadedSite, moved_folders};
use crate::page::route::{LocaleIndex, PageIndex};

/// The ids and addresses in all pages.
#[derive(Default)]
pub struct SiteTargets {
    /// By page, in the language that it was written in first.
    pub first: Vec<Option<Arc<PageTargets>>>,
    /// The addresses that only texts in other languages contain.
    pub translated: Vec<((PageIndex, LocaleIndex), Arc<PageTargets>)>,
}

/// Returns whether a URL is one of the site at another one: with the same host, whatever its user,
/// and with the same port or that of the web.
pub(super) fn is_same_site(url: &Url, site: &Url) -> bool {
    let host = |url: &Url| url.host_str().map(|host| host.trim_end_matches('.').to_owned());
    let is_web = ["http", "https"].contains(&url.scheme());
    is_web && host(url) == host(site) && (url.port().is_none() || url.port() == site.port())
}

/// Checks that each address of the site in a page is that of a file, a page or a redirect, and that
/// the page has the id. `files` contains all files of the site, `pages` the addresses in its
/// pages, and `checked` the links to anchors that are checked elsewhere.
pub fn targets(
    site: &LoadedSite,
    files: &BTreeMap<OutputPath, Entry>,
    SiteTargets { first: pages, translated }: &SiteTargets,
    checked: &BTreeSet<(String, String)>,
    report: &mut Report,
) {
    let checked = checked.iter().map(|(page, anchor)| (&**page, &**anchor)).collect();
    let moved = moved_folders(site).map(|(_, from, to)| (from, to)).collect();
    let finder = Finder { site, files, pages, checked, moved, routes: OnceLock::new() };
    let first = pages.iter().enumerate().filter_map(|(page, targets)| {
        Some(((page, site.routes.original(page)), targets.as_ref()?))
    });
    let others = translated.iter().map(|(route, targets)| (*route, targets));
    let all: Vec<_> = first.chain(others).collect();
    let dead: Vec<Dead<'_>> =
        parallel::map(&all, |(route, targets)| finder.dead(*route, targets)).concat();
    if dead.is_empty() {
        return;
    }
    // Pages with the same template or data have the same address.
    let mut seen = BTreeSet::new();
    let first = dead.into_iter().filter(|dead| seen.insert((dead.link, dead.anchor)));
    let dead: Vec<Dead<'_>> = first.collect();
    let reported = report.iter().filter(|one| one.code == Code::UnknownFile);
    let reported = reported.filter_map(|one| one.place.as_ref());
    let reported: BTreeSet<_> = reported.map(|place| (place.path.clone(), place.start)).collect();
    let places = Places::new(site, dead.iter().map(|dead| (dead.route, dead.link)));
    let known: LazyCell<Names, _> = LazyCell::new(|| known(site, files));
    let mut ids: BTreeMap<PageIndex, Names> = BTreeMap::new();
    for Dead { route, link, path, anchor } in dead {
        let (page, locale) = route;
        let place = places.of(route, link);
        // The source of the template was checked.
        if reported.contains(&(place.path.clone(), place.start)) {
            continue;
        }
        let wrong = match anchor {
            Some(target) => {
                let own = pages[target].iter().flat_map(|target| target.ids.iter().cloned());
                let own = ids.entry(target).or_insert_with(|| own.collect());
                unknown_anchor(&site.pages[target], &path).hint(anchor_hint(&path, own))
            }
            None => finder.unknown_file(link, &path, place.path.as_str(), &known),
        };
        let url = site.routes.url(&site.config, locale, page);
        report.add(wrong.at(place).on_page(url));
    }
}

/// The URLs that a link may have been meant to have: of pages, and of files whose names are stable.
fn known(site: &LoadedSite, files: &BTreeMap<OutputPath, Entry>) -> Names {
    let files = files.iter().filter(|(_, entry)| entry.cache != CacheClass::Immutable);
    let base = &site.config.base_path;
    let paths = files.map(|(path, _)| path.page_url()).filter(|path| !path.is_empty());
    paths.map(|path| format!("{base}/{path}").into()).collect()
}

/// An address without a target.
#[derive(Clone)]
struct Dead<'a> {
    route: (PageIndex, LocaleIndex),
    link: PageLink<'a>,
    /// The path below the base URL, without its first slash, or the anchor.
    path: String,
    /// The page that lacks the anchor.
    anchor: Option<PageIndex>,
}

/// The part of an address that is looked up.
struct Target<'a> {
    /// The path of the URL, encoded, with `base_path`.
    path: Cow<'a, str>,
    fragment: Option<String>,
}

struct Finder<'a> {
    site: &'a LoadedSite,
    files: &'a BTreeMap<OutputPath, Entry>,
    pages: &'a [Option<Arc<PageTargets>>],
    checked: BTreeSet<(&'a str, &'a str)>,
    /// The former folders and the new ones.
    moved: Vec<(&'a str, &'a str)>,
    /// The page of each file.
    routes: OnceLock<BTreeMap<OutputPath, PageIndex>>,
}

impl<'a> Finder<'a> {
    /// The dead addresses of a page.
    fn dead(&self, route: (PageIndex, LocaleIndex), targets: &'a PageTargets) -> Vec<Dead<'a>> {
        let (page, locale) = route;
        let url = LazyCell::new(|| {
            let url = Url::parse(&self.site.routes.canonical(&self.site.config, locale, page));
            let base = |url: Url| {
                targets.base.as_ref().map_or(Some(url.clone()), |base| url.join(base).ok())
            };
            url.ok().and_then(base)
        });
        let mut path = String::new();
        let dead = targets.links.iter().filter_map(|link| {
            if let Some(fragment) =
                link.address.strip_prefix('#').filter(|_| targets.base.is_none())
            {
                return self.without_anchor(route, page, link, fragment);
            }
            let target = self.target(link.address, &url)?;
            let below = target.path.strip_prefix(&*self.site.config.base_path)?;
            if !below.is_empty() && !below.starts_with('/') {
                return None;
            }
            let below = below.strip_prefix('/').unwrap_or_default();
            let Some(decoded) = decode_address(below) else {
                return Some(Dead { route, link, path: below.to_owned(), anchor: None });
            };
            if !self.has(&decoded, &mut path) {
                return Some(Dead { route, link, path: decoded.into_owned(), anchor: None });
            }
            let fragment = target.fragment?;
            let target = *self.routes().get(path.as_str())?;
            self.without_anchor(route, target, link, &fragment)
        });
        dead.collect()
    }

    /// Returns the link if the page `target` has no element with that id.
    fn without_anchor(
        &self,
        route: (PageIndex, LocaleIndex),
        target: PageIndex,
        link: PageLink<'a>,
        fragment: &str,
    ) -> Option<Dead<'a>> {
        let ids = &self.pages[target].as_ref()?.ids;
        let decoded = decode_address(fragment).unwrap_or(Cow::Borrowed(fragment));
        let id = &*self.site.pages[target].id;
        let is_fine = ids.contains(fragment)
            || ids.contains(&*decoded)
            || fragment.is_empty()
            || fragment.eq_ignore_ascii_case("top")
            || fragment.contains(":~:")
            || self.checked.contains(&(id, &*decoded));
        (!is_fine).then(|| Dead { route, link, path: decoded.into_owned(), anchor: Some(target) })
    }

    /// The target of an address on a page; `None` if it is of another site.
    fn target<'l>(
        &self,
        address: &'l str,
        page: &LazyCell<Option<Url>, impl FnOnce() -> Option<Url>>,
    ) -> Option<Target<'l>> {
        let path = address.strip_prefix(self.site.config.origin()).unwrap_or(address);
        let is_plain = path.starts_with('/')
            && !path.starts_with("//")
            && !path.contains("/.")
            && path.bytes().all(|b| b.is_ascii_graphic() && !b"\\?#".contains(&b));
        if is_plain {
            return Some(Target { path: Cow::Borrowed(path), fragment: None });
        }
        let page = page.as_ref()?;
        let url = page.join(address).ok()?;
        is_same_site(&url, page).then(|| Target {
            path: Cow::Owned(url.path().to_owned()),
            fragment: url.fragment().map(str::to_owned),
        })
    }

    /// Returns whether the site has a file at a path. Its name is written to `found`.
    fn has(&self, path: &str, found: &mut String) -> bool {
        let mut is_there = |parts: &[&str]| {
            found.clear();
            found.extend(parts.iter().copied());
            self.files.contains_key(found.as_str())
        };
        if path.is_empty() || path.ends_with('/') {
            if is_there(&[path, "index.html"]) {
                return true;
            }
        } else if is_there(&[path]) || is_there(&[path, "/index.html"]) {
            return true;
        }
        let mut moved = self.moved.iter().filter_map(|(from, to)| {
            Some(format!("{}{}", &to[1..], path.strip_prefix(&from[1..])?))
        });
        moved.any(|path| {
            is_there(&[&path]) || is_there(&[path.trim_end_matches('/'), "/index.html"])
        })
    }

    fn routes(&self) -> &BTreeMap<OutputPath, PageIndex> {
        self.routes.get_or_init(|| {
            let routes = &self.site.routes;
            let pages = (0..self.site.pages.len()).filter(|page| self.pages[*page].is_some());
            let files = pages.flat_map(|page| {
                let output = move |at| (routes.output(&self.site.config, at, page), page);
                routes.locales(page).map(output)
            });
            files.collect()
        })
    }

    /// The page at a path without the folder of its language.
    fn page_without_locale(&self, path: &str) -> Option<PageIndex> {
        let path = path.trim_matches('/');
        let found = self.site.config.locales.iter().find_map(|locale| {
            let mut folder = String::new();
            locale.push_folder(&mut folder);
            let file = format!("{folder}{path}/index.html");
            self.routes()
                .get(file.as_str())
                .or_else(|| self.routes().get(&*format!("{folder}{path}")))
        });
        found.copied()
    }

    /// The diagnostic for an address without a file. `file` is the path of the file that contains
    /// the address.
    fn unknown_file(
        &self,
        link: PageLink<'_>,
        path: &str,
        file: &str,
        known: &LazyCell<Names, impl FnOnce() -> Names>,
    ) -> Diagnostic {
        let address = link.address;
        let whole = format!("{}/{path}", self.site.config.base_path);
        let is_relative = !address.starts_with('/') && !address.contains("://");
        let message = match is_relative {
            true => format!("`{address}` leads to `{whole}`, where the site has no file"),
            false => format!("the site has no file at `{address}`"),
        };
        let wrong = Diagnostic::new(Code::UnknownFile, message);
        if decode_address(path).is_none() && path.contains('%') {
            return wrong.hint("write `%25` for a percent sign");
        }
        let is_text = file.ends_with(".md") || file.ends_with(".ftl");
        let written = address.split(['?', '#']).next().unwrap_or_default();
        let mut names = [written, path].into_iter().map(|name| {
            let name = name.trim_start_matches(['.', '/']);
            name.strip_prefix("assets/").unwrap_or(name)
        });
        if let Some(asset) = names.find(|name| self.site.assets.get(name).is_some()) {
            return wrong.hint(match (link.island, is_text) {
                (Some(_), _) => format!(
                    "import the file in the code of the island, or pass `asset(\"{asset}\")` to \
                     the island as a property"
                ),
                (None, true) => format!("write `asset:{asset}`"),
                (None, false) => format!(
                    "print `asset(\"{asset}\")` in the template; if data has the name, print \
                     `asset(…)` with the value"
                ),
            });
        }
        if let Some(page) = self.page_without_locale(path) {
            let id = &self.site.pages[page].id;
            return wrong.hint(match (link.island, is_text) {
                (Some(_), _) => {
                    format!("pass `url(\"{id}\")` to the island as a property, and use it there")
                }
                (None, true) => format!("write `page:{id}`"),
                (None, false) => format!(
                    "print `url(\"{id}\")` in the template; if data has the id, print `url(…)` \
                     with the value"
                ),
            });
        }
        let otherwise = match (link.island, is_text) {
            (Some(_), _) => "pass the result of `url(…)` or `asset(…)` to the island as a property",
            (None, true) => "a page is `page:<id>`, and a file of assets/ is `asset:<name>`",
            (None, false) => {
                "print `url(…)` with the id of a page, or `asset(…)` with the name of a file"
            }
        };
        let otherwise = format!(
            "{otherwise}; if another program serves this address, `[check]` in site.toml can \
             allow `unknown-file`"
        );
        wrong.did_you_mean(&whole, [Arc::clone(known)], otherwise)
    }
}
