//! Adds or lists the pages and files that a generator makes by itself, and joins tags.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::base::path::{file_name, parent};
use crate::cli::import::addresses::{cased_address, folder_address};
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::found_tags::{FoundTerm, TAG_PAGE};
use crate::cli::import::front_matter::PageKeys;
use crate::cli::import::languages::language_suffix;
use crate::cli::terminal::counted;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::title;

/// Adds the lists of folders without a page of their own, in the languages that have pages in
/// them.
pub(super) fn add_sections(found: &mut Found) {
    let mut first: BTreeMap<(usize, String), SourcePath> = BTreeMap::new();
    for page in found.pages.iter().filter(|page| !page.keys.is_hidden()) {
        if let Some((section, _)) = page.name.split_once('/').filter(|it| it.0 != TAG_PAGE) {
            let key = (page.locale, section.to_owned());
            let path = first.entry(key).or_insert_with(|| page.path.clone());
            *path = path.clone().min(page.path.clone());
        }
    }
    for ((locale, section), like) in first {
        if !has_page(found, locale, &section) {
            let folder = section_folder(&like, &section);
            add_page(found, locale, &section, &folder, &like);
        }
    }
}

pub(super) fn has_page(found: &Found, locale: usize, name: &str) -> bool {
    found.pages.iter().any(|page| page.locale == locale && page.name == name)
}

/// The folder of a section in the language of one of its pages: another one than in the default
/// language if the pages are translations by `translationKey`.
fn section_folder(page: &SourcePath, section: &str) -> String {
    let path = page.as_str();
    if path.contains(&format!("/{section}/")) {
        return section.to_owned();
    }
    let is_bundle = page.file_name().starts_with("index.");
    let folder = parent(path);
    let folder = if is_bundle { parent(folder) } else { folder };
    file_name(folder).to_owned()
}

/// Adds the page of a folder that its generator makes without a file. `like` is a page in the same
/// language.
pub(super) fn add_page(
    found: &mut Found,
    locale: usize,
    name: &str,
    folder: &str,
    like: &SourcePath,
) {
    let root = like.as_str().split(&format!("/{folder}/")).next().unwrap_or_default();
    let root = if root == like.as_str() { parent(parent(root)) } else { root };
    let stem = like.file_name().rsplit_once('.').map_or("", |(stem, _)| stem);
    let suffix = language_suffix(stem).map(|(_, suffix)| format!(".{suffix}")).unwrap_or_default();
    let path = format!("{root}/{folder}/_index{suffix}.md");
    let path = SourcePath::new(path.trim_start_matches('/'));
    let title = Some(title(&folder.replace('_', "-")));
    let keys = PageKeys { title, ..PageKeys::default() };
    let segment = &found.locales[locale].segment;
    let cased = cased_address(segment, folder);
    let is_cased = |page: &FoundPage| page.path == *like && page.address.starts_with(&*cased);
    let is_cased = found.pages.iter().any(is_cased);
    let address = if is_cased { cased } else { folder_address(segment, folder) };
    let (name, text, is_folder) = (name.to_owned(), String::new(), true);
    found.pages.push(FoundPage { path, locale, name, is_folder, address, keys, text, body: 0 });
}

/// Adds the page of the tags, which lists those of the folder with most pages that have some. The
/// files of tags become their titles.
pub(super) fn add_tag_page(found: &mut Found) {
    let below = format!("{TAG_PAGE}/");
    let (terms, pages): (Vec<FoundPage>, Vec<FoundPage>) =
        std::mem::take(&mut found.pages).into_iter().partition(|it| it.name.starts_with(&below));
    found.pages = pages;
    let is_shown = |page: &&FoundPage| !page.keys.tags.is_empty() && !page.keys.is_hidden();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for page in found.pages.iter().filter(is_shown) {
        if let Some((section, _)) = page.name.split_once('/') {
            *counts.entry(section).or_default() += 1;
        }
    }
    let most = counts.iter().max_by_key(|(name, count)| (**count, Reverse(**name)));
    let Some(folder) = most.map(|(name, _)| (*name).to_owned()) else {
        found.pages.extend(terms);
        return list_tag_pages(found);
    };
    let is_inside = |page: &FoundPage| page.name.split_once('/').is_some_and(|it| it.0 == folder);
    let outside = found.pages.iter().filter(is_shown).filter(|page| !is_inside(page));
    let outside: Vec<SourcePath> = outside.map(|page| page.path.clone()).collect();
    let pages = found.pages.iter().filter(|page| is_inside(page) && !page.keys.is_hidden());
    let likes: BTreeMap<usize, SourcePath> =
        pages.map(|page| (page.locale, page.path.clone())).collect();
    let any = likes.values().next().cloned();
    for locale in 0..found.locales.len() {
        // The default language has all messages.
        let like = likes.get(&locale).cloned().or_else(|| any.clone().filter(|_| locale == 0));
        if let Some(like) = like.filter(|_| !has_page(found, locale, TAG_PAGE)) {
            let like = SourcePath::new(like.as_str().replacen(
                &format!("/{}/", section_folder(&like, &folder)),
                &format!("/{TAG_PAGE}/"),
                1,
            ));
            add_page(found, locale, TAG_PAGE, TAG_PAGE, &like);
        }
    }
    if let Some(first) = outside.iter().min() {
        let pages = counted(outside.len(), "text", "texts");
        let message = format!("the tags of {pages} outside of `{folder}/` are in no list of tags");
        let hint = "add a page with `paginate: { folder: …, by: tags }`; reference/lists in the \
                    docs describes it";
        found.losses.add(Place::file(first), message, hint);
    }
    found.tags.folder = Some(folder);
    for term in terms {
        add_term(found, &term);
    }
}

/// Adds the title of a tag; its text and former addresses are listed.
fn add_term(found: &mut Found, term: &FoundPage) {
    let slug = file_name(&term.name).to_owned();
    if !term.text[term.body..].trim().is_empty() {
        let message = format!("the text of the tag `{slug}` is not imported");
        let hint = "print it in templates/tags.html, if `page.pager.tag` is the tag";
        found.losses.add(term.line(term.body), message, hint);
    }
    for alias in &term.keys.aliases {
        let message = format!("the former address `{alias}` of a tag is not redirected");
        let hint = "add it to `[[redirects]]` in site.toml: `/old/*` to `/tags/…/*`";
        found.losses.add(Place::file(&term.path), message, hint);
    }
    if let Some(title) = term.keys.title.clone() {
        found.tags.terms.push(FoundTerm { locale: term.locale, slug, title });
    }
}

/// Lists the pages of tags.
fn list_tag_pages(found: &mut Found) {
    let message = |page: &FoundPage| {
        let tag = page.keys.tags.first()?;
        Some(format!("the pages that list a tag, such as `{tag}`, are not imported"))
    };
    let hint = "add a page with `paginate: { folder: …, by: tags }`; reference/lists in the docs \
                describes it";
    list_first(found, message, hint);
}

/// Writes tags that differ only in case as most pages do. Tags with pages have ids instead.
pub(super) fn join_spellings(found: &mut Found) {
    if found.tags.folder.is_some() {
        return;
    }
    let mut spellings: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for tag in found.pages.iter().flat_map(|page| &page.keys.tags) {
        let same = spellings.entry(tag.to_lowercase()).or_default();
        *same.entry(tag.clone()).or_default() += 1;
    }
    for page in &mut found.pages {
        let mut seen = BTreeSet::new();
        for tag in std::mem::take(&mut page.keys.tags) {
            let same = &spellings[&tag.to_lowercase()];
            let most = same.iter().max_by_key(|(name, count)| (**count, Reverse(*name)));
            let most = most.map_or(&tag, |(name, _)| name);
            if *most != tag {
                let message = format!("the tag `{tag}` is `{most}` now, as on other pages");
                let hint = "tags that differ only in case are the same one";
                found.losses.add_kind(Place::file(&page.path), message, hint);
            }
            if seen.insert(most.clone()) {
                page.keys.tags.push(most.clone());
            }
        }
    }
}

/// Lists the categories, which are tags of the new site.
pub(super) fn list_categories(found: &mut Found) {
    let count = found.pages.iter().filter(|page| !page.keys.categories.is_empty()).count();
    let pages = counted(count, "page", "pages");
    let message = |page: &FoundPage| {
        let category = page.keys.categories.first()?;
        Some(format!("the categories of {pages}, such as `{category}`, are tags in the new site"))
    };
    let hint = "if the two have to be told apart, add a key for categories to \
                templates/imported.yaml";
    list_first(found, message, hint);
}

/// Lists the feeds at that path, which a configuration file or a plugin in it makes.
pub(super) fn list_feeds(found: &mut Found, feeds: &str, place: Place) {
    let hint = "add a feed with `[[files]]` in site.toml, with the same `output`, so that readers \
                find it; guides/feeds in the docs describes it";
    found.losses.add(place, format!("{feeds} not imported"), hint);
}

/// Lists the first page, by its path, that has a message.
fn list_first(found: &mut Found, message: impl Fn(&FoundPage) -> Option<String>, hint: &str) {
    let with_message = found.pages.iter().filter_map(|page| Some((&page.path, message(page)?)));
    if let Some((path, message)) = with_message.min() {
        let place = Place::file(path);
        found.losses.add(place, message, hint);
    }
}
