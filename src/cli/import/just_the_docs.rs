//! Reads the navigation of Just the Docs, a theme of Jekyll: pages name their parents by title.

use std::collections::BTreeMap;

use crate::cli::import::found::Found;
use crate::cli::import::sidebar::{SidebarEntry, SidebarGroup, with_overview};

/// The keys of front matter about the navigation.
const KEYS: [&str; 5] = ["parent", "grand_parent", "nav_exclude", "has_children", "has_toc"];

/// A page of the navigation.
struct NavPage {
    name: String,
    title: String,
    order: i64,
    parent: Option<String>,
    grand_parent: Option<String>,
}

/// Returns whether the pages of a source have such a navigation.
pub(super) fn is_used(found: &Found) -> bool {
    found.pages.iter().any(|page| page.keys.known.contains("nav_order"))
}

/// The groups of the sidebar.
pub(super) fn groups(found: &mut Found) -> Vec<SidebarGroup> {
    let mut pages = Vec::new();
    for page in found.pages.iter_mut().filter(|page| page.locale == 0) {
        let mut values = KEYS.map(|key| {
            let texts = page.keys.others.remove(key).map(|other| other.texts);
            texts.and_then(|texts| texts.into_iter().next())
        });
        let title = page.keys.title.clone().filter(|_| !page.name.is_empty());
        let is_excluded = values[2].as_deref() == Some("true");
        if let Some(title) = title.filter(|_| !is_excluded) {
            let (name, order) = (page.name.clone(), page.keys.order.unwrap_or(i64::MAX));
            let (parent, grand_parent) = (values[0].take(), values[1].take());
            pages.push(NavPage { name, title, order, parent, grand_parent });
        }
    }
    pages.sort_by(|one, other| (one.order, &one.title).cmp(&(other.order, &other.title)));
    let (mut groups, mut loose) = (Vec::new(), Vec::new());
    for page in pages.iter().filter(|page| page.parent.is_none()) {
        match entry(page, &pages, 0) {
            SidebarEntry::Group(group) => groups.push(group),
            entry => loose.push(entry),
        }
    }
    with_overview(found, groups, loose)
}

/// A page, or a group if it has pages below it.
fn entry(page: &NavPage, pages: &[NavPage], depth: usize) -> SidebarEntry {
    let is_below = |one: &&NavPage| {
        let above = one.grand_parent.as_ref();
        one.parent.as_ref() == Some(&page.title)
            && one.name != page.name
            && (above.is_none() || above == page.parent.as_ref())
    };
    // A cycle of parents has no top.
    let below = pages.iter().filter(is_below).filter(|_| depth < pages.len());
    let entries: Vec<SidebarEntry> = below.map(|one| entry(one, pages, depth + 1)).collect();
    if entries.is_empty() {
        return SidebarEntry::Page(page.name.clone());
    }
    let labels: BTreeMap<usize, String> = [(0, page.title.clone())].into();
    let (folder, page) = (String::new(), Some(page.name.clone()));
    SidebarEntry::Group(SidebarGroup { labels, folder, page, entries })
}
