//! Decides ids, paths and aliases of the pages of the new site.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::base::path::parent;
use crate::cli::import::addresses::slug;
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::losses::Losses;
use crate::content::path::{is_alias, is_path_character};
use crate::engine::diagnostic::Place;
use crate::engine::output::is_windows_device;

/// A page of the new site.
#[derive(Debug)]
pub(super) struct PlannedPage {
    pub(super) id: String,
    /// The indices of its pages in the source, by language. Empty for a home page that only the new
    /// site has.
    pub(super) sources: BTreeMap<usize, usize>,
    /// Its path in each language.
    pub(super) paths: BTreeMap<usize, String>,
    pub(super) aliases: Vec<String>,
    /// Its position in lists.
    pub(super) order: usize,
    /// The folder of the pages that it lists.
    pub(super) list: Option<String>,
}

impl PlannedPage {
    /// Returns whether it has a first day, so that a build without options lacks it.
    pub(super) fn is_later(&self, found: &Found) -> bool {
        self.sources.values().any(|at| found.pages[*at].keys.publish_at.is_some())
    }
}

struct Planner<'a> {
    found: &'a Found,
    losses: &'a mut Losses,
    ids: BTreeSet<String>,
    /// Former and new paths in lower case.
    taken: BTreeSet<String>,
    pages: Vec<PlannedPage>,
}

/// Plans the pages of a site; the home page is the first one.
pub(super) fn plan(found: &Found, losses: &mut Losses) -> Vec<PlannedPage> {
    let ids = ["home", "not-found"].map(str::to_owned).into();
    let mut planner = Planner { found, losses, ids, taken: BTreeSet::new(), pages: Vec::new() };
    for locale in &found.locales {
        planner.taken.extend(["not-found", "404.html"].map(|path| url(&locale.segment, path)));
    }
    let groups = planner.groups();
    planner.add("home", groups.get("").cloned().unwrap_or_default());
    let first = |name: &str| groups.get(name).and_then(|all| all.values().next());
    let position = |name: &str| {
        let ends = name.match_indices('/').map(|(at, _)| at).chain([name.len()]);
        let part = |name: &str| {
            let keys = first(name).map(|at| &found.pages[*at].keys);
            let weight = keys.and_then(|keys| keys.order).unwrap_or(i64::MAX);
            let date = keys.and_then(|keys| Some((keys.date.clone()?, keys.time.clone())));
            (weight, Reverse(date), name.to_owned())
        };
        ends.map(|end| part(&name[..end])).collect::<Vec<_>>()
    };
    let mut names: Vec<&String> = groups.keys().filter(|name| !name.is_empty()).collect();
    names.sort_by_cached_key(|name| position(name));
    for name in names {
        let parts: Vec<String> = name.split('/').map(id_part).collect();
        let sources = groups[name].clone();
        let id = planner.free_id(&parts.join("/"), sources.values().next().copied());
        planner.add(&id, sources);
    }
    planner.former_addresses();
    lists(&mut planner.pages, found);
    planner.pages
}

/// Numbers the pages, and finds those that list others.
fn lists(pages: &mut [PlannedPage], found: &Found) {
    let ids: BTreeSet<String> = pages.iter().map(|page| page.id.clone()).collect();
    let mut dated: BTreeMap<&str, usize> = BTreeMap::new();
    for page in pages.iter() {
        let has_date = page.sources.values().any(|at| found.pages[*at].keys.date.is_some());
        let folder = parent(&page.id);
        if has_date && !folder.is_empty() {
            *dated.entry(folder).or_default() += 1;
        }
    }
    let newest = dated.into_iter().max_by_key(|(_, count)| *count).map(|it| it.0.to_owned());
    for (at, page) in pages.iter_mut().enumerate() {
        page.order = at;
        let is_folder = page.sources.values().any(|at| found.pages[*at].is_folder);
        let below = format!("{}/", page.id);
        page.list = match ids.range(below.clone()..).next() {
            _ if page.id == "home" => newest.clone(),
            Some(id) if is_folder && id.starts_with(&below) => Some(page.id.clone()),
            _ => None,
        };
    }
}

/// A part of an id. Windows has no files with some names.
pub(super) fn id_part(name: &str) -> String {
    let id = slug(name, "page");
    if is_windows_device(&id) { format!("{id}-page") } else { id }
}

fn joined_url(segment: &str, path: &str) -> String {
    match segment {
        "" => path.to_owned(),
        _ => format!("{segment}/{path}").trim_end_matches('/').to_owned(),
    }
}

fn url(segment: &str, path: &str) -> String {
    joined_url(segment, path).to_lowercase()
}

/// A former address without what browsers do not need.
fn bare(address: &str) -> &str {
    let address = address.trim_matches('/');
    address.strip_suffix("index.html").unwrap_or(address).trim_end_matches('/')
}

/// A former address as a path that a page can have.
fn page_path(address: &str) -> String {
    let parts = bare(address).split('/').map(|part| {
        let (stem, ending) = match part.strip_suffix(".html") {
            Some(stem) => (stem, ".html"),
            None => (part, ""),
        };
        let mut out = String::new();
        for c in stem.chars() {
            match is_path_character(c) && c != '-' {
                true => out.push(c),
                false if out.ends_with('-') || out.is_empty() => {}
                false => out.push('-'),
            }
        }
        match out.trim_end_matches('-') {
            "" => format!("page{ending}"),
            stem if is_windows_device(stem) => format!("{stem}-page{ending}"),
            stem => format!("{stem}{ending}"),
        }
    });
    parts.collect::<Vec<_>>().join("/")
}

/// Returns whether a page can have a former path, as in the file of a page.
pub(super) fn is_former_path(path: &str) -> bool {
    is_alias(path) && !path.split('/').any(is_windows_device)
}

impl Planner<'_> {
    /// The pages of the source by name and language. A translation or a home page that is not
    /// published yet is left out.
    fn groups(&mut self) -> BTreeMap<String, BTreeMap<usize, usize>> {
        let mut groups: BTreeMap<String, BTreeMap<usize, usize>> = BTreeMap::new();
        for (at, page) in self.found.pages.iter().enumerate() {
            if page.name == "404" {
                let hint = "edit the page `not-found` of the new site";
                let message = "the page of unknown addresses is not imported";
                self.losses.add(Place::file(&page.path), message, hint);
                continue;
            }
            groups.entry(page.name.clone()).or_default().insert(page.locale, at);
        }
        for (name, sources) in &mut groups {
            let is_hidden = |at: &usize| self.found.pages[*at].keys.is_hidden();
            if !name.is_empty() && sources.values().all(is_hidden) {
                continue;
            }
            let kind = if name.is_empty() { "home page" } else { "translation" };
            for at in sources.values().filter(|at| is_hidden(at)) {
                let message = format!("this {kind} is not published yet, and is not imported");
                let hint = "finish it, and add it to the new site";
                self.losses.add(Place::file(&self.found.pages[*at].path), message, hint);
            }
            sources.retain(|_, at| !is_hidden(at));
        }
        groups
    }

    /// An id that no other page has.
    fn free_id(&mut self, id: &str, source: Option<usize>) -> String {
        let mut free = id.to_owned();
        let mut number = 1;
        while !self.ids.insert(free.clone()) {
            number += 1;
            free = format!("{id}-{number}");
        }
        if let Some(at) = source.filter(|_| number > 1) {
            let place = Place::file(&self.found.pages[at].path);
            let message = format!("another page has the id `{id}`; this one is `{free}`");
            self.losses.add(place, message, "rename it, if you like");
        }
        free
    }

    fn path(&mut self, page: &FoundPage, id: &str) -> String {
        let segment = &self.found.locales[page.locale].segment;
        let address = page.address.trim_start_matches('/');
        let below = address.strip_prefix(segment.as_str()).unwrap_or(address);
        let path = match page_path(below) {
            _ if id == "home" => String::new(),
            path if bare(below).is_empty() || path.is_empty() => page_path(id),
            path => path,
        };
        let mut free = path.clone();
        let mut number = 1;
        while !self.taken.insert(url(segment, &free)) {
            number += 1;
            free = match path.strip_suffix(".html") {
                Some(stem) => format!("{stem}-{number}.html"),
                None => format!("{path}-{number}"),
            };
        }
        if number > 1 {
            let message = format!("another page has the path `{path}`; this one has `{free}`");
            self.losses.add(Place::file(&page.path), message, "change `path` in its page file");
        }
        free
    }

    fn add(&mut self, id: &str, sources: BTreeMap<usize, usize>) {
        let mut paths = BTreeMap::new();
        for (locale, at) in &sources {
            paths.insert(*locale, self.path(&self.found.pages[*at], id));
        }
        let (id, aliases) = (id.to_owned(), Vec::new());
        self.pages.push(PlannedPage { id, sources, paths, aliases, order: 0, list: None });
    }

    /// Adds the former addresses of the pages that differ from the new ones.
    fn former_addresses(&mut self) {
        let found = self.found;
        // The new paths and the redirects, by them in lower case.
        let mut spellings: BTreeMap<String, String> = BTreeMap::new();
        for page in &self.pages {
            let paths = page.paths.iter();
            let paths = paths.map(|(at, path)| joined_url(&found.locales[*at].segment, path));
            spellings.extend(paths.map(|path| (path.to_lowercase(), path)));
        }
        for at in 0..self.pages.len() {
            let page = &self.pages[at];
            let mut former: Vec<(usize, String)> = Vec::new();
            for (locale, source) in &page.sources {
                let own = &found.pages[*source];
                let segment = &found.locales[*locale].segment;
                let new = joined_url(segment, &page.paths[locale]);
                let old = bare(&own.address);
                if old.to_lowercase() != new.to_lowercase() {
                    former.push((*source, old.to_owned()));
                }
                let aliases = own.keys.aliases.iter().map(|alias| bare(alias).to_owned());
                former.extend(aliases.filter(|alias| *alias != new).map(|alias| (*source, alias)));
            }
            for (source, old) in former {
                let place = Place::file(&found.pages[source].path);
                if !is_former_path(&old) {
                    let message = format!("the former address `/{old}` can't be redirected");
                    let hint = "add the redirect to the configuration of the host";
                    self.losses.add(place, message, hint);
                } else if self.taken.insert(old.to_lowercase()) {
                    self.pages[at].aliases.push(format!("/{old}"));
                    spellings.insert(old.to_lowercase(), old);
                } else if !self.pages[at].aliases.contains(&format!("/{old}")) {
                    let (message, hint) = match spellings.get(&old.to_lowercase()) {
                        Some(other) if *other != old => (
                            format!(
                                "the former address `/{old}` differs from `/{other}` only in case"
                            ),
                            "add the redirect to the configuration of the host",
                        ),
                        _ => (
                            format!("another page has the former address `/{old}`"),
                            "decide which of the two it leads to",
                        ),
                    };
                    self.losses.add(place, message, hint);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn former_addresses_become_paths() {
        for (address, path) in [
            ("/about/", "about"),
            ("/2019/01/a_b.html", "2019/01/a-b.html"),
            ("/über uns/index.html", "über-uns"),
            ("/../x/", "page/x"),
            ("/a.b/%/", "a-b/page"),
            ("/नमस्ते/come/", "नमस्ते/come"),
            ("/com1/", "com1-page"),
        ] {
            assert_eq!(page_path(address), path, "{address}");
        }
        assert!(is_former_path("2019/a_b.html") && is_former_path("关于"));
        assert!(is_former_path("नमस्ते/come.html"));
        for wrong in ["", "..", "a b", "a?b", "a//b", "con/x"] {
            assert!(!is_former_path(wrong), "{wrong}");
        }
        assert_eq!((id_part("CON"), id_part("../x")), ("con-page".to_owned(), "x".to_owned()));
    }
}
