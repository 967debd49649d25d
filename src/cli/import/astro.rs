//! Reads the sites of Astro, with or without Starlight.

use std::collections::BTreeSet;

use crate::cli::import::addresses::folder_address;
use crate::cli::import::code::{is_true, literal, string_of, without_comments};
use crate::cli::import::found::{Found, FoundPage, PagePlace, is_page, page_name};
use crate::cli::import::languages::{FoundLocale, is_language, locale, split};
use crate::cli::import::plan::is_former_path;
use crate::cli::import::values::{items, text_of};
use crate::content::yaml::Node;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// The folder of the pages of Starlight.
pub(super) const DOCS: &str = "src/content/docs/";

/// Reads the pages, files and configuration of a site.
pub(super) fn read(found: &mut Found) {
    let is_docs = !found.under(DOCS).is_empty();
    read_config(found, is_docs);
    let folders = if is_docs { [DOCS, "src/pages/"] } else { ["src/content/", "src/pages/"] };
    for path in found.under("src/") {
        let name = path.as_str();
        if is_page(&path) && name.contains("/_") {
            let hint = "rename it in the source, if it is a page";
            found.lose(&path, "a file with `_` before a part of its path is not a page", hint);
        } else if is_page(&path) {
            if let Some(below) = folders.iter().find_map(|folder| name.strip_prefix(folder)) {
                read_page(found, &path, below);
            }
        } else if name.starts_with("src/pages/") && name.ends_with(".astro") {
            let hint = "write its text as Markdown, and its markup as a template";
            found.lose(&path, "a page that is code is not imported", hint);
        } else if name.starts_with("src/assets/") || name.starts_with("src/content/") {
            found.other_file(&path, name);
        }
    }
    for path in found.under("public/") {
        found.file(&path, &path.as_str()["public/".len()..]);
    }
    read_redirects(found);
}

fn read_page(found: &mut Found, path: &SourcePath, below: &str) {
    found.page(path, |found, keys| {
        // A collection may have its languages below its own folder.
        let (locale, rest) = match below.split_once('/') {
            Some((first, rest)) if split(&found.locales, rest).0 > 0 => {
                let (locale, rest) = split(&found.locales, rest);
                (locale, format!("{first}/{rest}"))
            }
            _ => {
                let (locale, rest) = split(&found.locales, below);
                (locale, rest.to_owned())
            }
        };
        let locale = found.language(path, keys, locale)?;
        let (name, is_folder) = page_name(&rest, &["index"]);
        let address = match &keys.slug {
            Some(slug) => folder_address("", slug.trim_matches('/')),
            None => folder_address(&found.locales[locale].segment, &name),
        };
        Some(PagePlace { locale, name, is_folder, address })
    });
}

/// The configuration, without comments.
pub(super) fn config(found: &mut Found) -> Option<(SourcePath, String)> {
    let names = ["mjs", "ts", "js", "mts"].map(|ending| format!("astro.config.{ending}"));
    let path = names.iter().find_map(|path| found.snapshot.find(path).cloned())?;
    let text = without_comments(&found.text(&path)?);
    Some((path, text))
}

/// Reads the languages of the configuration, or of the folders.
fn read_config(found: &mut Found, is_docs: bool) {
    let (path, text) = config(found).unzip();
    let text = text.unwrap_or_default();
    found.name = string_of(&text, "title").unwrap_or_default();
    found.base_url = string_of(&text, "site");
    let default = string_of(&text, "defaultLocale");
    let list = path.as_ref().and_then(|path| literal(found, path, &text, "locales"));
    let mut locales: Vec<FoundLocale> = Vec::new();
    if let Some(list) = &list {
        for (key, table) in list.as_map().unwrap_or_default() {
            let tag = text_of(table, "lang");
            locales.extend(locale(&key.text, tag.as_deref(), text_of(table, "label")));
        }
        for one in items(list) {
            let name = one.as_text().map_or_else(|| text_of(one, "path"), |it| Some(it.to_owned()));
            locales.extend(name.and_then(|name| locale(&name, None, None)));
        }
    }
    if locales.is_empty() {
        let folder = if is_docs { DOCS } else { "src/pages/" };
        let paths = found.under(folder);
        let firsts = paths.iter().filter_map(|path| path.as_str()[folder.len()..].split_once('/'));
        let names: BTreeSet<&str> =
            firsts.map(|(first, _)| first).filter(|name| is_language(name)).collect();
        let first = default.as_deref().filter(|name| *name != "root").unwrap_or("en");
        let all = [first].into_iter().chain(names);
        locales.extend(all.filter_map(|name| locale(name, None, None)));
    }
    let first = default.as_deref().unwrap_or("root");
    let at = locales.iter().position(|one| one.key == first || one.key == "root");
    let at = at.unwrap_or_default();
    if at < locales.len() {
        locales[..=at].rotate_right(1);
    }
    let mut tags = BTreeSet::new();
    locales.retain(|locale| tags.insert(locale.tag.clone()));
    let is_prefixed = is_true(&text, "prefixDefaultLocale") || is_docs && list.is_some();
    if let Some(first) = locales.first_mut().filter(|it| it.key == "root" || !is_prefixed) {
        first.segment.clear();
    }
    found.set_locales(locales);
}

/// Adds the redirects to pages as their former addresses. Others are listed.
fn read_redirects(found: &mut Found) {
    let Some((path, text)) = config(found) else { return };
    let redirects = literal(found, &path, &text, "redirects");
    for (key, target) in redirects.as_ref().and_then(Node::as_map).unwrap_or_default() {
        let target = target.as_text().map(str::to_owned).or_else(|| text_of(target, "destination"));
        let address = target.unwrap_or_default();
        let is_it = |page: &&mut FoundPage| {
            page.address.trim_matches('/').eq_ignore_ascii_case(address.trim_matches('/'))
        };
        match found
            .pages
            .iter_mut()
            .find(is_it)
            .filter(|_| is_former_path(key.text.trim_matches('/')))
        {
            Some(page) => page.keys.aliases.push(key.text.to_string()),
            None => {
                let hint = "add it to `aliases` of the page, or to `[[redirects]]` in site.toml";
                let message = format!("the redirect from `{}` is not imported", key.text);
                let at = text.find(&*key.text).unwrap_or_default();
                found.losses.add(Place::new(&path, at..at + key.text.len()), message, hint);
            }
        }
    }
}
