//! Reads the sites of Hugo.

use std::collections::BTreeSet;

use crate::base::path::{file_name, parent};
use crate::cli::import::addresses::{cased_address, day_word, fill, folder_address, urlized};
use crate::cli::import::data::read_data;
use crate::cli::import::found::{Found, PageDefaults, PagePlace, is_html_page, is_page, page_name};
use crate::cli::import::front_matter::split;
use crate::cli::import::hugo_config::HugoConfig;
use crate::cli::import::languages::{index_of, language_suffix};
use crate::cli::import::losses::Losses;
use crate::cli::import::translations::join_translations;
use crate::cli::import::values::{text_of, value};
use crate::content::yaml::Node;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// The instruction for pages that name their menus.
const IN_MENU: &str = "add the page to content/data/menu.yaml";

/// Reads the pages, files and configuration of a site.
pub(super) fn read(found: &mut Found) {
    let config = HugoConfig::read(found);
    let locales = config.locales();
    let title = locales.iter().find_map(|(locale, _)| locale.site_name.clone());
    found.name = config.text("title").or(title).unwrap_or_default();
    found.base_url = config.text("baseURL");
    found.shows_future = config.is_true("buildFuture");
    found.set_locales(locales.iter().map(|(locale, _)| locale.clone()).collect());
    let folder = config.text("contentDir").unwrap_or_else(|| "content".to_owned());
    let mut roots: Vec<(String, usize)> = Vec::new();
    for (locale, own) in &locales {
        let at = index_of(&found.locales, &locale.tag);
        let own = format!("{}/", own.as_ref().unwrap_or(&folder).trim_matches(['.', '/']));
        if let Some(at) = at.filter(|_| !roots.iter().any(|(known, _)| *known == own)) {
            roots.push((own, at));
        }
    }
    if config.languages.is_empty() {
        roots.extend(named_folders(found, &format!("{}/", folder.trim_matches(['.', '/']))));
    }
    let mounted = config.mounts.iter().filter(|(_, target, _)| target == "content");
    let mounted: Vec<(String, usize)> = mounted
        .map(|(source, _, lang)| {
            let at = lang.as_ref().and_then(|lang| index_of(&found.locales, lang));
            (source.clone(), at.unwrap_or_default())
        })
        .collect();
    if !mounted.is_empty() {
        roots = mounted;
    } else if roots.is_empty() {
        roots.push((format!("{folder}/"), 0));
    }
    // A folder in another one belongs to the inner language.
    roots.sort_by_key(|(root, _)| std::cmp::Reverse(root.len()));
    let mut files: BTreeSet<SourcePath> =
        roots.iter().flat_map(|(root, _)| found.under(root)).collect();
    for (key, folder) in config.list_unknown(found) {
        for path in found.under(&folder).iter().filter(|path| is_page(path)) {
            files.remove(path);
            found.unknown_language(path, &key);
        }
    }
    for path in files.iter().filter(|path| path.file_name().starts_with("_index.")) {
        cascade(found, path);
    }
    let html: BTreeSet<&SourcePath> =
        files.iter().filter(|path| is_html_page(&found.snapshot, path)).collect();
    let is_page = |path: &SourcePath| is_page(path) || html.contains(path);
    let bundles: BTreeSet<&str> = files
        .iter()
        .filter(|path| path.file_name().starts_with("index.") && is_page(path))
        .map(|path| parent(path.as_str()))
        .collect();
    let mut resources = Vec::new();
    for path in &files {
        let name = path.as_str();
        let root = roots.iter().find(|(root, _)| name.starts_with(root));
        let Some((below, at)) = root.map(|(root, at)| (&name[root.len()..], *at)) else { continue };
        let is_bundled = !path.file_name().starts_with("index.")
            && name.match_indices('/').any(|(at, _)| bundles.contains(&name[..at]));
        if is_page(path) && !is_bundled {
            read_page(found, path, below, at, &config);
        } else if !is_page(path) {
            resources.push((path, below, at));
        }
    }
    // A file of a page is published below its page.
    for (path, below, at) in resources {
        let folder = parent(below);
        let page = found.pages.iter().find(|page| page.locale == at && page.name == folder);
        let address = page.map(|page| format!("{}{}", page.address, path.file_name()));
        found.other_file(path, &address.unwrap_or_else(|| below.to_owned()));
    }
    let mounted = config.mounts.iter().filter(|(_, target, _)| target == "static");
    for folder in mounted.map(|(source, ..)| source.as_str()).chain(["static/"]) {
        for path in found.under(folder) {
            found.file(&path, &path.as_str()[folder.len()..]);
        }
    }
    read_data(found, "data/");
    join_translations(found);
    config.add_generated(found);
    config.add_menus(found);
}

/// The folders of content that are named as a language of the command, and its index.
fn named_folders(found: &Found, content: &str) -> Vec<(String, usize)> {
    if !found.is_named {
        return Vec::new();
    }
    let files = found.under(content);
    let folders = files.iter().filter_map(|path| path.as_str()[content.len()..].split_once('/'));
    let folders: BTreeSet<&str> = folders.map(|(folder, _)| folder).collect();
    let named = folders.into_iter().filter_map(|folder| {
        Some((format!("{content}{folder}/"), index_of(&found.locales, folder)?))
    });
    named.collect()
}

/// Reads the keys that the page of a folder sets for those in it.
fn cascade(found: &mut Found, path: &SourcePath) {
    let Ok(text) = found.snapshot.read_text(path.as_str()) else { return };
    let Some(node) = split(path, &text, &mut Losses::default()).node else { return };
    let Some(own) = value(&node, "cascade") else { return };
    let own = value(own, "params").filter(|_| own.as_map().is_some_and(|it| it.len() == 1));
    let own = own.or_else(|| value(&node, "cascade"));
    match own.and_then(Node::as_map).filter(|entries| {
        !entries.iter().any(|(key, _)| ["_target", "target"].contains(&&*key.text))
    }) {
        Some(entries) => {
            let below = format!("{}/", parent(path.as_str()));
            let (path, entries) = (path.clone(), entries.to_vec());
            found.defaults.push(PageDefaults { below, path, entries });
        }
        None => {
            let span = own.map_or(0..0, Node::span);
            let hint = "write the keys in the pages that they are for";
            let message = "a cascade with targets is not imported";
            found.losses.add(Place::new(path, span), message, hint);
        }
    }
}

fn read_page(found: &mut Found, path: &SourcePath, below: &str, at: usize, config: &HugoConfig) {
    let mut stem = below.rsplit_once('.').map_or(below, |(stem, _)| stem);
    let mut locale = at;
    let is_key = |name: &str| config.languages.iter().any(|(key, _)| key == name);
    let keyed = stem.rsplit_once('.').filter(|(_, suffix)| is_key(suffix));
    if let Some((name, suffix)) = keyed.or_else(|| language_suffix(stem)) {
        let Some(at) = index_of(&found.locales, suffix) else {
            return found.unknown_language(path, suffix);
        };
        (stem, locale) = (name, at);
    }
    let (name, is_folder) = page_name(&format!("{stem}.md"), &["index", "_index"]);
    found.page(path, |found, keys| {
        keys.publish_at = keys.publish_at.take().or_else(|| keys.date.clone());
        for key in ["menu", "menus"] {
            if let Some(other) = keys.others.remove(key) {
                let message = format!("the key `{key}` has no equivalent");
                found.losses.add_kind(other.place, message, IN_MENU);
            }
        }
        // Without languages in the configuration, their folders are parts of the addresses.
        let root = &path.as_str()[..path.as_str().len() - below.len()];
        let folder = root.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let is_folder_of_language = config.languages.is_empty()
            && found.is_named
            && index_of(&found.locales, folder) == Some(locale);
        let prefix = if is_folder_of_language { folder } else { &*found.locales[locale].segment };
        let file = file_name(&name).to_owned();
        let section = name.split('/').next().unwrap_or_default().to_owned();
        let slug = keys.slug.clone().unwrap_or_else(|| file.clone());
        let permalinks = config.nodes.iter().find_map(|node| value(node, "permalinks"));
        let pattern = permalinks.and_then(|node| {
            let page = value(node, "page").filter(|page| page.as_map().is_some()).unwrap_or(node);
            text_of(page, &section)
        });
        let is_leaf = !stem.ends_with("_index");
        let word = |word: &str| match word {
            "title" => keys.title.as_deref().map(urlized),
            "slug" => keys.slug.clone().or_else(|| keys.title.as_deref().map(urlized)),
            "slugorfilename" | "slugorcontentbasename" => Some(slug.clone()),
            "filename" | "contentbasename" => Some(file.clone()),
            "section" => Some(section.clone()),
            "sections" => Some(parent(&name).to_owned()),
            word => day_word(keys.date.as_deref(), word),
        };
        let pattern = pattern.filter(|_| is_leaf && name.contains('/'));
        let filled = pattern.and_then(|pattern| fill(&pattern, word));
        let folder_address = match config.is_true("disablePathToLower") {
            true => cased_address,
            false => folder_address,
        };
        let address = match (&keys.url, filled) {
            (Some(url), _) if url.starts_with('/') => url.clone(),
            (Some(url), _) => folder_address(prefix, url.trim_matches('/')),
            (None, Some(filled)) => folder_address(prefix, filled.trim_matches('/')),
            (None, None) => {
                let own = match parent(&name) {
                    _ if name.is_empty() => String::new(),
                    "" => slug,
                    folder => format!("{folder}/{slug}"),
                };
                let address = folder_address(prefix, &own);
                match config.is_true("uglyURLs") && is_leaf && !own.is_empty() {
                    true => format!("{}.html", address.trim_end_matches('/')),
                    false => address,
                }
            }
        };
        for alias in keys.aliases.iter_mut().filter(|alias| !alias.starts_with('/')) {
            *alias = format!("/{}/{alias}", parent(address.trim_matches('/')));
        }
        Some(PagePlace { locale, name, is_folder, address })
    });
}
