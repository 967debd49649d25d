//! The sidebar of a new manual. Its groups are folders: the pages of a group get names in its
//! folder, and a page that introduces it.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::path::{file_name, parent};
use crate::cli::import::addresses::slug;
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::found_tags::TAG_PAGE;
use crate::cli::import::generated::{add_page, has_page};
use crate::cli::starter::interface_word;
use crate::i18n::message::title;

/// A group of the sidebar of a source.
#[derive(Default)]
pub(super) struct SidebarGroup {
    /// Its label in each language.
    pub(super) labels: BTreeMap<usize, String>,
    /// The name of its folder; empty if the source has none.
    pub(super) folder: String,
    /// The name of the page that introduces it.
    pub(super) page: Option<String>,
    pub(super) entries: Vec<SidebarEntry>,
}

/// An entry of a group.
pub(super) enum SidebarEntry {
    /// The page with this name.
    Page(String),
    /// The pages in this folder.
    Folder(String),
    Group(SidebarGroup),
}

/// The number of levels of groups.
const MAX_LEVELS: usize = 2;

/// Names pages and adds pages by the sidebar of the source, or by the folders of its pages.
pub(super) fn arrange(found: &mut Found, groups: Option<Vec<SidebarGroup>>) {
    let groups = match groups {
        Some(groups) if !groups.is_empty() => groups,
        _ => folders(found),
    };
    let names: Vec<String> = names(found);
    let mut arranger = Arranger { found, names, taken: BTreeSet::new(), order: 0 };
    for group in groups {
        arranger.group(group, "", 1);
    }
}

/// The names of the pages of the sidebar, sorted as in the source.
fn names(found: &Found) -> Vec<String> {
    let mut first: BTreeMap<&str, (i64, &str)> = BTreeMap::new();
    let is_listed =
        |name: &str| !["", "404", TAG_PAGE].contains(&name) && !name.starts_with("tags/");
    for page in found.pages.iter().filter(|page| is_listed(&page.name)) {
        let key = (page.keys.order.unwrap_or(i64::MAX), page.name.as_str());
        let known = first.entry(&page.name).or_insert(key);
        *known = (*known).min(key);
    }
    let mut names: Vec<(i64, &str)> = first.into_values().collect();
    names.sort_unstable();
    names.into_iter().map(|(_, name)| name.to_owned()).collect()
}

/// The groups of a source without a sidebar: its folders, after the pages outside of folders.
fn folders(found: &Found) -> Vec<SidebarGroup> {
    let names = names(found);
    let tops: BTreeSet<&str> =
        names.iter().filter_map(|name| Some(name.split_once('/')?.0)).collect();
    let mut groups: Vec<SidebarGroup> = Vec::new();
    let mut loose = Vec::new();
    for name in &names {
        let top = name.split('/').next().unwrap_or_default();
        if !tops.contains(top) {
            loose.push(SidebarEntry::Page(name.clone()));
        } else if !groups.iter().any(|group| group.folder == top) {
            let page = names.iter().any(|name| name == top).then(|| top.to_owned());
            let entries = vec![SidebarEntry::Folder(top.to_owned())];
            let folder = top.to_owned();
            groups.push(SidebarGroup { labels: BTreeMap::new(), folder, page, entries });
        }
    }
    with_overview(found, groups, loose)
}

/// The groups, after one of the pages that are in none.
pub(super) fn with_overview(
    found: &Found,
    mut groups: Vec<SidebarGroup>,
    entries: Vec<SidebarEntry>,
) -> Vec<SidebarGroup> {
    if !entries.is_empty() {
        let words = found.locales.iter().map(|locale| interface_word(&locale.tag, "overview"));
        let labels = words.map(str::to_owned).enumerate().collect();
        groups.insert(0, SidebarGroup { labels, folder: String::new(), page: None, entries });
    }
    groups
}

struct Arranger<'a> {
    found: &'a mut Found,
    /// The names of the pages in their order.
    names: Vec<String>,
    /// The names of the folders of groups.
    taken: BTreeSet<String>,
    /// The position of the last page.
    order: i64,
}

impl Arranger<'_> {
    /// Names the pages of a group, and those of the groups in it.
    fn group(&mut self, group: SidebarGroup, parent: &str, level: usize) {
        let SidebarGroup { labels, folder, mut page, entries } = group;
        let (pages, groups) = self.pages(entries, level);
        let is_below = |name: &String, page: &str| {
            name.strip_prefix(page).is_some_and(|rest| rest.starts_with('/'))
        };
        if page.is_none() && pages.len() > 1 {
            let first = &pages[0];
            page = pages[1..].iter().all(|name| is_below(name, first)).then(|| first.clone());
        }
        let pages: Vec<String> =
            pages.into_iter().filter(|name| page.as_ref() != Some(name)).collect();
        if pages.is_empty() && groups.is_empty() {
            return;
        }
        let common = match &page {
            Some(page) if pages.iter().all(|name| is_below(name, page)) => page.clone(),
            _ if !folder.is_empty() => folder.clone(),
            _ => common_folder(&pages),
        };
        let label = labels.get(&0).map_or("", String::as_str);
        let own = match (&page, &*folder) {
            (Some(page), _) => file_name(page).to_owned(),
            (None, "") => slug(label, "group"),
            (None, folder) => file_name(folder).to_owned(),
        };
        let own = if parent.is_empty() { own } else { format!("{parent}/{own}") };
        let is_taken = |name: &String| self.taken.contains(name);
        let base = free(&own, is_taken);
        self.taken.insert(base.clone());
        self.order += 1;
        let position = self.order;
        let base = match page {
            Some(page) => self.rename(&page, &base, Some(position)),
            None => base,
        };
        let is_folder = !folder.is_empty() && common == folder;
        for name in &pages {
            self.order += 1;
            let rest = name.strip_prefix(&format!("{common}/")).unwrap_or(name);
            let rest = if is_folder { rest.to_owned() } else { rest.replace('/', "-") };
            let order = (!is_folder).then_some(self.order);
            self.rename(name, &format!("{base}/{rest}"), order);
        }
        for group in groups {
            self.group(group, &base, level + 1);
        }
        self.introduce(&base, &labels, position);
        if level == 1 {
            self.found.sidebar.push((base, labels));
        }
    }

    /// The names of the pages and the groups of a group. The lowest groups have no groups.
    fn pages(&self, entries: Vec<SidebarEntry>, level: usize) -> (Vec<String>, Vec<SidebarGroup>) {
        let (mut pages, mut groups) = (Vec::new(), Vec::new());
        for entry in entries {
            match entry {
                SidebarEntry::Page(name) => {
                    pages.extend(self.names.contains(&name).then_some(name));
                }
                SidebarEntry::Folder(folder) => {
                    let is_in = |name: &&String| {
                        let rest = name.strip_prefix(&folder);
                        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                    };
                    pages.extend(self.names.iter().filter(is_in).cloned());
                }
                SidebarEntry::Group(group) if level < MAX_LEVELS => groups.push(group),
                SidebarEntry::Group(group) => {
                    pages.extend(group.page);
                    pages.extend(self.pages(group.entries, level).0);
                }
            }
        }
        let mut known = BTreeSet::new();
        pages.retain(|name| known.insert(name.clone()));
        (pages, groups)
    }

    /// Renames a page in all languages. Returns its name, which no other page has.
    fn rename(&mut self, from: &str, to: &str, order: Option<i64>) -> String {
        let is_taken = |name: &String| name != from && self.names.contains(name);
        let to = free(to, is_taken);
        for page in self.found.pages.iter_mut().filter(|page| page.name == from) {
            page.name.clone_from(&to);
            page.keys.order = order.or(page.keys.order);
        }
        if let Some(known) = self.names.iter_mut().find(|known| *known == from) {
            known.clone_from(&to);
        }
        to
    }

    /// Adds the page that introduces a group in the languages that have pages in it, and in the
    /// default one.
    fn introduce(&mut self, name: &str, labels: &BTreeMap<usize, String>, order: i64) {
        let below = format!("{name}/");
        let mut likes = BTreeMap::new();
        for page in self.found.pages.iter().filter(|page| page.name.starts_with(&below)) {
            likes.entry(page.locale).or_insert_with(|| page.path.clone());
        }
        if let Some(like) = likes.values().next().cloned() {
            likes.entry(0).or_insert(like);
        }
        for (locale, like) in likes {
            if has_page(self.found, locale, name) {
                let is_it = |page: &&mut FoundPage| page.name == name;
                self.found.pages.iter_mut().filter(is_it).for_each(|page| page.is_folder = true);
            } else {
                add_page(self.found, locale, name, name, &like);
                let last = file_name(name);
                if let Some(page) = self.found.pages.last_mut() {
                    let label = labels.get(&locale).or_else(|| labels.get(&0));
                    page.keys.title = Some(label.cloned().unwrap_or_else(|| title(last)));
                    page.keys.order = Some(order);
                }
            }
        }
    }
}

/// The name, with a number if it is taken.
fn free(name: &str, is_taken: impl Fn(&String) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// The folder that all pages are in.
fn common_folder(names: &[String]) -> String {
    let mut folders = names.iter().map(|name| parent(name));
    let first = folders.next().unwrap_or_default().to_owned();
    folders.fold(first, |common, folder| {
        let same = common.split('/').zip(folder.split('/')).take_while(|(one, other)| one == other);
        same.map(|(part, _)| part).collect::<Vec<_>>().join("/")
    })
}
