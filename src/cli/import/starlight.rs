//! Reads the sidebar of Starlight.

use std::collections::BTreeMap;

use crate::base::html::is_outside;
use crate::cli::import::astro::config;
use crate::cli::import::code::literal;
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::languages::index_of;
use crate::cli::import::sidebar::{SidebarEntry, SidebarGroup, with_overview};
use crate::cli::import::values::{items, text_of, value};
use crate::content::yaml::Node;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// The groups of the sidebar in the configuration; `None` if it has none.
pub(super) fn groups(found: &mut Found) -> Option<Vec<SidebarGroup>> {
    let (path, text) = config(found)?;
    let list = literal(found, &path, &text, "sidebar")?;
    let (mut groups, mut loose) = (Vec::new(), Vec::new());
    for item in items(&list) {
        match entry(found, &path, item) {
            Some(SidebarEntry::Group(group)) => groups.push(group),
            entry => loose.extend(entry),
        }
    }
    Some(with_overview(found, groups, loose))
}

/// An entry of the sidebar. A link to another site, and a label of a page, are listed.
fn entry(found: &mut Found, path: &SourcePath, item: &Node) -> Option<SidebarEntry> {
    let label = text_of(item, "label").unwrap_or_default();
    let folder = value(item, "autogenerate").and_then(|node| text_of(node, "directory"));
    let folder = folder.map(|folder| folder.trim_matches('/').to_owned());
    let list = value(item, "items");
    if let Some(folder) = folder.as_ref().filter(|_| label.is_empty()) {
        return Some(SidebarEntry::Folder(folder.clone()));
    }
    if folder.is_some() || list.is_some() {
        let entries = list.map(items).unwrap_or_default();
        let mut entries: Vec<SidebarEntry> =
            entries.iter().filter_map(|item| entry(found, path, item)).collect();
        entries.extend(folder.clone().map(SidebarEntry::Folder));
        // A group that has only the pages of a folder is this folder.
        let folder = match &entries[..] {
            [SidebarEntry::Folder(folder)] => folder.clone(),
            _ => String::new(),
        };
        let labels = labels(found, item, &label);
        return Some(SidebarEntry::Group(SidebarGroup { labels, folder, page: None, entries }));
    }
    let target = item.as_text().map(str::to_owned);
    let target = target.or_else(|| text_of(item, "slug")).or_else(|| text_of(item, "link"))?;
    let page = page_of(found, &target);
    if page.is_none() {
        let what = if is_outside(&target) { "another site" } else { "no page" };
        let cause = format!("a link of the sidebar leads to {what}");
        let message = format!("the link `{target}` of the sidebar leads to {what}");
        let hint = "link it in a page, or in templates/partials/header.html";
        found.losses.add_of(Place::file(path), &cause, message, hint);
    }
    let page = page?;
    let is_title = |page: &FoundPage| page.keys.title.as_ref().is_none_or(|title| *title == label);
    if !label.is_empty()
        && found.pages.iter().any(|it| it.name == page && it.locale == 0 && !is_title(it))
    {
        let message = format!("the label `{label}` in the sidebar is not imported");
        let hint = "the sidebar has the titles of pages: change them in their `.ftl` files";
        let cause = "a label in the sidebar is not imported";
        found.losses.add_of(Place::file(path), cause, message, hint);
    }
    Some(SidebarEntry::Page(page))
}

/// The name of the page with this name or former address.
fn page_of(found: &Found, target: &str) -> Option<String> {
    let target = target.split('#').next()?.trim_matches('/');
    let is_it = |page: &&FoundPage| {
        page.name.eq_ignore_ascii_case(target)
            || page.address.trim_matches('/').eq_ignore_ascii_case(target)
    };
    let page = found.pages.iter().find(is_it)?;
    Some(page.name.clone()).filter(|name| !name.is_empty())
}

/// The label of a group in each language.
fn labels(found: &Found, item: &Node, label: &str) -> BTreeMap<usize, String> {
    let mut labels: BTreeMap<usize, String> = [(0, label.to_owned())].into();
    let translations = value(item, "translations").and_then(Node::as_map).unwrap_or_default();
    for (key, text) in translations {
        if let (Some(at), Some(text)) = (index_of(&found.locales, &key.text), text.as_text()) {
            labels.insert(at, text.to_owned());
        }
    }
    labels
}
