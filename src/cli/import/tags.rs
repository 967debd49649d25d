//! Tags of the new site: ids that addresses can have, with a name in each language.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::cli::import::addresses::{slug, urlized};
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::found_tags::TAG_PAGE;
use crate::cli::import::losses::Losses;
use crate::cli::import::page_file::{message, quoted};
use crate::cli::import::plan::{PlannedPage, is_former_path};
use crate::engine::diagnostic::Place;
use crate::engine::output::is_windows_device;

/// The number of pages in a part of the list of a tag.
const PART_SIZE: usize = 20;

/// The tags of a site with a page for each.
#[derive(Default)]
pub(super) struct Tags {
    /// The ids of the tags of pages, by the ids of pages.
    of_pages: BTreeMap<String, Vec<String>>,
    /// The names of the ids, by language.
    names: BTreeMap<String, BTreeMap<usize, String>>,
    /// The names that pages have, in each language, with their ids.
    known: BTreeSet<(usize, String, String)>,
}

/// The ids of names, and the names in other languages that stand beside them.
#[derive(Default)]
struct TagIds {
    by_name: BTreeMap<String, String>,
    taken: BTreeSet<String>,
    votes: BTreeMap<(usize, String), BTreeMap<String, usize>>,
}

impl TagIds {
    /// The id of a name, in any case.
    fn id(&mut self, name: &str) -> String {
        if let Some(id) = self.by_name.get(&name.to_lowercase()) {
            return id.clone();
        }
        let plain = match slug(name, "tag") {
            plain if plain == "page" || is_windows_device(&plain) => format!("{plain}-tag"),
            plain => plain,
        };
        let mut id = plain.clone();
        let mut numbers = (2..).map(|number| format!("{plain}-{number}"));
        while !self.taken.insert(id.clone()) {
            id = numbers.next().unwrap_or_default();
        }
        self.by_name.insert(name.to_lowercase(), id.clone());
        id
    }

    /// The id that a name stands beside most often.
    fn translated(&self, locale: usize, name: &str) -> Option<&String> {
        let votes = self.votes.get(&(locale, name.to_lowercase()))?;
        votes.iter().max_by_key(|(id, count)| (**count, Reverse(*id))).map(|(id, _)| id)
    }

    /// Counts the names beside the ids of a page.
    fn vote(&mut self, ids: &[String], page: &FoundPage) {
        if page.keys.tags.len() == ids.len() {
            for (id, name) in ids.iter().zip(&page.keys.tags) {
                let votes = self.votes.entry((page.locale, name.to_lowercase())).or_default();
                *votes.entry(id.clone()).or_default() += 1;
            }
        }
    }
}

impl Tags {
    /// The tags of a site, by the positions of names in the languages of a page. Pages whose tags
    /// differ between languages are listed.
    pub(super) fn new(found: &Found, plan: &[PlannedPage], losses: &mut Losses) -> Tags {
        let mut tags = Tags::default();
        if found.tags.folder.is_none() {
            return tags;
        }
        let pages_of = |page: &PlannedPage| -> Vec<&FoundPage> {
            let pages = page.sources.values().map(|at| &found.pages[*at]);
            pages.filter(|page| !page.keys.tags.is_empty()).collect()
        };
        let all: Vec<(&str, Vec<&FoundPage>)> =
            plan.iter().map(|page| (page.id.as_str(), pages_of(page))).collect();
        let all: Vec<_> = all.into_iter().filter(|(_, pages)| !pages.is_empty()).collect();
        let mut ids = TagIds::default();
        // Names in the default language first: those in others are translations of them.
        for is_default in [true, false] {
            for (id, pages) in all.iter().filter(|(_, it)| (it[0].locale == 0) == is_default) {
                let own = |name: &String| match ids.translated(pages[0].locale, name) {
                    Some(id) if !is_default => id.clone(),
                    _ => ids.id(name),
                };
                let mut own: Vec<String> = pages[0].keys.tags.iter().map(own).collect();
                pages[1..].iter().for_each(|page| ids.vote(&own, page));
                let mut seen = BTreeSet::new();
                own.retain(|id| seen.insert(id.clone()));
                tags.of_pages.insert((*id).to_owned(), own);
            }
        }
        let mut counts: BTreeMap<(String, usize), BTreeMap<&String, usize>> = BTreeMap::new();
        for (id, pages) in &all {
            let own = &tags.of_pages[*id];
            for page in pages {
                let id_of = |name: &String| match page.locale {
                    0 => ids.by_name.get(&name.to_lowercase()).cloned(),
                    locale => ids.translated(locale, name).cloned(),
                };
                let id_of = |name: &String| {
                    let is_own = |id: &&String| own.contains(id);
                    id_of(name)
                        .or_else(|| ids.by_name.get(&name.to_lowercase()).filter(is_own).cloned())
                };
                let found: Vec<Option<String>> = page.keys.tags.iter().map(id_of).collect();
                for (name, id) in page.keys.tags.iter().zip(&found) {
                    let Some(id) = id else { continue };
                    let names = counts.entry((id.clone(), page.locale)).or_default();
                    *names.entry(name).or_default() += 1;
                    tags.known.insert((page.locale, name.clone(), id.clone()));
                }
                let is_same = |id: &Option<String>| id.as_ref().is_some_and(|id| own.contains(id));
                if page.path != pages[0].path
                    && (found.len() != own.len() || !found.iter().all(is_same))
                {
                    let message =
                        format!("the tags of this page become those of `{}`", pages[0].path);
                    let hint = "tags are the same in all languages; their names are the messages \
                                `tag-…` in locales/<language>/pages/tags.ftl";
                    losses.add(Place::file(&page.path), message, hint);
                }
            }
        }
        for ((id, locale), names) in counts {
            let most = names.into_iter().max_by_key(|(name, count)| (*count, Reverse(*name)));
            if let Some((name, _)) = most {
                tags.names.entry(id).or_default().insert(locale, name.clone());
            }
        }
        tags.add_terms(found);
        tags
    }

    /// Names the tags that have a file by its title.
    fn add_terms(&mut self, found: &Found) {
        for term in &found.tags.terms {
            let is_it = |(locale, name, id): &&(usize, String, String)| {
                *locale == term.locale
                    && (*id == term.slug || slug(name, "") == slug(&term.slug, ""))
            };
            if let Some((_, _, id)) = self.known.iter().find(is_it)
                && let Some(names) = self.names.get_mut(id)
            {
                names.insert(term.locale, term.title.clone());
            }
        }
    }

    /// The ids of the tags of a page, by its id; `None` if no tag has a page.
    pub(super) fn of(&self, page: &str) -> Option<&[String]> {
        (!self.names.is_empty()).then(|| self.of_pages.get(page).map_or(&[][..], Vec::as_slice))
    }

    /// Completes the files of a new site by the page of the tags. `is_shown` is whether a page is
    /// published.
    pub(super) fn write_pages(
        &self,
        found: &Found,
        plan: &[PlannedPage],
        is_shown: &dyn Fn(&PlannedPage) -> bool,
        files: &mut BTreeMap<String, String>,
        losses: &mut Losses,
    ) {
        let is_list = |page: &&PlannedPage| {
            page.sources.values().next().is_some_and(|at| found.pages[*at].name == TAG_PAGE)
        };
        let page = plan.iter().find(is_list).filter(|page| is_shown(page));
        let folder = found.tags.folder.as_ref().and_then(|folder| {
            let is_in = |page: &&PlannedPage| {
                let at = page.sources.values().next();
                at.is_some_and(|at| found.pages[*at].name.starts_with(&format!("{folder}/")))
            };
            let page = plan.iter().find(is_in)?;
            page.id.split_once('/').map(|it| it.0.to_owned())
        });
        let (Some(page), Some(folder), false) = (page, folder, self.names.is_empty()) else {
            files.remove("templates/tags.html");
            return;
        };
        let id = &page.id;
        if let Some(file) = files.get_mut(&format!("content/pages/{id}.yaml")) {
            let list = format!(
                "template: tags.html\npaginate: {{ folder: {folder}, sort: order, size: \
                 {PART_SIZE}, by: tags }}\n"
            );
            *file = file.replacen("template: imported.html\n", &list, 1);
        }
        if let Some(schema) = files.get("templates/imported.yaml").cloned() {
            files.insert("templates/tags.yaml".to_owned(), schema);
        }
        let call = format!("tags({}", quoted(id));
        if let Some(list) = files.get_mut("templates/tags.html") {
            *list = list.replace("tags(\"tags\"", &call);
        }
        if let Some(template) = files.get_mut("templates/imported.html") {
            let names = format!(
                "{{% for tag in {call}, names=page.tags) %}}<a href=\"{{{{ tag.url }}}}\">{{{{ \
                 tag.title }}}}</a>{{% if not loop.last %}}, {{% endif %}}{{% endfor %}}"
            );
            *template = template.replace("{{ page.tags | join(\", \") }}", &names);
        }
        for locale in page.sources.keys() {
            let path = format!("locales/{}/pages/{id}.ftl", found.locales[*locale].tag);
            let texts = files.entry(path).or_default();
            for (tag, names) in &self.names {
                // The default language has every message.
                let any = || names.values().next().filter(|_| *locale == 0);
                if let Some(name) = names.get(locale).or_else(any) {
                    let _ = writeln!(texts, "tag-{tag} = {}", message(name));
                }
            }
        }
        let redirects = self.redirects(found, plan, is_shown, page, &folder, losses);
        files.entry("site.toml".to_owned()).or_default().push_str(&redirects);
    }

    /// The redirects from the former addresses of tags with another name than their id.
    fn redirects(
        &self,
        found: &Found,
        plan: &[PlannedPage],
        is_shown: &dyn Fn(&PlannedPage) -> bool,
        list: &PlannedPage,
        folder: &str,
        losses: &mut Losses,
    ) -> String {
        let mut out = String::new();
        let mut from_addresses = BTreeSet::new();
        for (locale, name, id) in &self.known {
            let former = urlized(name);
            let is_listed = |page: &&PlannedPage| {
                page.id.starts_with(&format!("{folder}/"))
                    && is_shown(page)
                    && page.sources.contains_key(locale)
                    && self.of_pages.get(&page.id).is_some_and(|tags| tags.contains(id))
            };
            let Some(path) = list.paths.get(locale) else { continue };
            let Some(page) = plan.iter().find(is_listed) else { continue };
            if former == *id || self.names.contains_key(&former) || former.is_empty() {
                continue;
            }
            let segment = &found.locales[*locale].segment;
            let start = if segment.is_empty() { String::new() } else { format!("/{segment}") };
            if !is_former_path(&former) {
                let message =
                    format!("the former address `{start}/{path}/{former}` can't be redirected");
                let hint = "add the redirect to the configuration of the host";
                let place = page.sources.get(locale).map(|at| Place::file(&found.pages[*at].path));
                if let Some(place) = place {
                    losses.add(place, message, hint);
                }
            } else if from_addresses.insert(format!("{start}/{path}/{former}")) {
                let (from, to) =
                    (format!("{start}/{path}/{former}/*"), format!("{start}/{path}/{id}/*"));
                if out.is_empty() {
                    out.push_str("\n# The former addresses of tags.\n");
                }
                let (from, to) = (quoted(&from), quoted(&to));
                let _ = write!(out, "[[redirects]]\nfrom = {from}\nto = {to}\n\n");
            }
        }
        out
    }
}
