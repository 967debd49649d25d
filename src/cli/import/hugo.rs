//! Reads the sites of Hugo.

use std::collections::BTreeSet;

use crate::cli::import::addresses::{day_word, fill, folder_address, urlized};
use crate::cli::import::data::read_data;
use crate::cli::import::found::{
    Found, PageDefaults, PagePlace, folder_of, is_page, language_suffix, page_name,
};
use crate::cli::import::front_matter::split;
use crate::cli::import::generated::{add_sections, add_tag_page, list_feeds};
use crate::cli::import::languages::{FoundLocale, index_of, locale, with_country};
use crate::cli::import::losses::Losses;
use crate::cli::import::menu::{menus_table, read_menus};
use crate::cli::import::translations::join_translations;
use crate::cli::import::values::{is_true, items, text_of, truth, value};
use crate::content::yaml::Node;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// Keys of the configuration that are read, or that only the generator needs.
const KNOWN: &str = "title baseURL languageCode locale defaultContentLanguage contentDir languages \
                     defaultContentLanguageInSubdir permalinks module uglyURLs theme themesDir \
                     $schema buildFuture menus menu";

/// Keys of a language that are read.
const OF_LANGUAGE: &str = "title label languageName locale languageCode contentDir weight disabled \
                           menus menu";

/// The configuration.
struct HugoConfig {
    nodes: Vec<Node>,
    /// The languages by their names, with their tables.
    languages: Vec<(String, Node)>,
    /// The folders that are mounted at `content` or `static`, and their languages.
    mounts: Vec<(String, String, Option<String>)>,
    /// Tables with menus: the language, or all of them.
    menus: Vec<(SourcePath, Option<String>, Node)>,
    /// The first file of it.
    path: Option<SourcePath>,
}

impl HugoConfig {
    fn read(found: &mut Found) -> HugoConfig {
        let mut config = HugoConfig {
            nodes: Vec::new(),
            languages: Vec::new(),
            mounts: Vec::new(),
            menus: Vec::new(),
            path: None,
        };
        let endings = ["toml", "yaml", "yml", "json"];
        for stem in ["hugo", "config", "config/_default/hugo", "config/_default/config"] {
            let Some((path, node)) = found.data(&endings.map(|it| format!("{stem}.{it}"))) else {
                continue;
            };
            config.path.get_or_insert_with(|| path.clone());
            found.list_keys(&path, &node, KNOWN);
            config.add_languages(found, &path, value(&node, "languages"));
            if let Some(module) = value(&node, "module") {
                found.list_keys(&path, module, "mounts");
                config.add_mounts(found, &path, module);
            }
            config.menus.push((path, None, node.clone()));
            config.nodes.push(node);
        }
        let own = endings.map(|it| format!("config/_default/languages.{it}"));
        if let Some((path, node)) = found.data(&own) {
            config.add_languages(found, &path, Some(&node));
        }
        let languages = config.languages.iter().map(|(key, _)| format!(".{key}"));
        for suffix in languages.chain([String::new()]).collect::<Vec<_>>() {
            for stem in ["menus", "menu"] {
                let stem = format!("config/_default/{stem}{suffix}");
                if let Some((path, node)) = found.data(&endings.map(|it| format!("{stem}.{it}"))) {
                    let language = suffix.strip_prefix('.').map(str::to_owned);
                    config.menus.push((path, language, menus_table(node)));
                }
            }
        }
        config
    }

    fn add_languages(&mut self, found: &mut Found, path: &SourcePath, node: Option<&Node>) {
        for (key, table) in node.and_then(Node::as_map).unwrap_or_default() {
            found.list_keys(path, table, OF_LANGUAGE);
            if !is_true(table, "disabled") {
                self.languages.push((key.text.to_string(), table.clone()));
                self.menus.push((path.clone(), Some(key.text.to_string()), table.clone()));
            }
        }
    }

    fn add_mounts(&mut self, found: &mut Found, path: &SourcePath, module: &Node) {
        for mount in value(module, "mounts").map(items).unwrap_or_default() {
            let text = |key| text_of(mount, key);
            match (text("source"), text("target")) {
                (Some(source), Some(target)) if ["content", "static"].contains(&&*target) => {
                    self.mounts.push((
                        format!("{}/", source.trim_matches('/')),
                        target,
                        text("lang"),
                    ));
                }
                _ => {
                    let place = Place::new(path, mount.span());
                    let hint =
                        "copy the files of the mount to content/ or static/, and import again";
                    found.losses.add(place, "this mount is not imported", hint);
                }
            }
        }
    }

    /// Reads the menus. Those of the whole site are for the languages without a menu.
    fn add_menus(&self, found: &mut Found) {
        let all: Vec<usize> = (0..found.locales.len()).collect();
        let of_languages = self.menus.iter().filter(|(_, language, _)| language.is_some());
        let of_site = self.menus.iter().filter(|(_, language, _)| language.is_none());
        for (path, language, table) in of_languages.chain(of_site) {
            let locales = match language {
                Some(key) => index_of(&found.locales, key).into_iter().collect(),
                None => {
                    let has_menu = |at: &usize| found.menu.iter().any(|item| item.locale == *at);
                    all.iter().copied().filter(|at| !has_menu(at)).collect::<Vec<_>>()
                }
            };
            read_menus(found, path, table, &locales);
        }
    }

    fn text(&self, key: &str) -> Option<String> {
        self.nodes.iter().find_map(|node| text_of(node, key))
    }

    /// Returns whether the configuration makes pages or files of this kind.
    fn makes(&self, kind: &str) -> bool {
        let disabled = self.nodes.iter().filter_map(|node| value(node, "disableKinds"));
        let mut names = disabled.flat_map(items).filter_map(Node::as_text);
        !names.any(|name| name.eq_ignore_ascii_case(kind))
    }

    /// Adds or lists the parts that the generator makes by itself.
    fn add_generated(&self, found: &mut Found) {
        if self.makes("section") {
            add_sections(found);
        }
        let taxonomies = self.nodes.iter().find_map(|node| value(node, "taxonomies"));
        let names = taxonomies.and_then(Node::as_map);
        let has_tags =
            names.is_none_or(|names| names.iter().any(|(_, it)| it.as_text() == Some("tags")));
        if has_tags && self.makes("taxonomy") && self.makes("term") {
            add_tag_page(found);
        }
        let path = self.path.clone().or_else(|| Some(found.pages.first()?.path.clone()));
        if let Some(path) = path.filter(|_| self.makes("rss")) {
            let feeds = "the feeds `index.xml` of the site, its sections and its tags are";
            list_feeds(found, feeds, Place::file(&path));
        }
    }

    fn is_true(&self, key: &str) -> bool {
        self.nodes.iter().find_map(|node| value(node, key)).and_then(truth) == Some(true)
    }

    /// The languages, the default one first, and their folders.
    fn locales(&self) -> Vec<(FoundLocale, Option<String>)> {
        let default = self.text("defaultContentLanguage").unwrap_or_else(|| "en".to_owned());
        let mut tables: Vec<&(String, Node)> = self.languages.iter().collect();
        let weight = |table: &Node| text_of(table, "weight").and_then(|it| it.parse().ok());
        tables.sort_by_key(|(key, table)| {
            (!key.eq_ignore_ascii_case(&default), weight(table).unwrap_or(i64::MAX))
        });
        let mut all: Vec<(FoundLocale, Option<String>)> = Vec::new();
        for (key, table) in tables {
            let text = |names: [&str; 2]| names.iter().find_map(|name| text_of(table, name));
            let label = text(["label", "languageName"]);
            let tag = with_country(key, text(["locale", "languageCode"]).as_deref());
            let found = locale(key, tag.as_deref(), label);
            if let Some(mut found) = found
                && !all.iter().any(|(known, _)| known.tag == found.tag)
            {
                found.site_name = text_of(table, "title");
                all.push((found, text_of(table, "contentDir")));
            }
        }
        if all.is_empty() {
            let code = self.text("languageCode").or_else(|| self.text("locale"));
            let code = code.filter(|_| self.text("defaultContentLanguage").is_none());
            all.extend(locale(&default, code.as_deref(), None).map(|it| (it, None)));
        }
        let is_bare = !self.is_true("defaultContentLanguageInSubdir");
        if let Some((first, _)) = all.first_mut().filter(|_| is_bare) {
            first.segment.clear();
        }
        all
    }
}

/// Reads the pages, files and configuration of a site.
pub(super) fn read(found: &mut Found) {
    let config = HugoConfig::read(found);
    let locales = config.locales();
    let title = config.languages.iter().find_map(|(_, table)| text_of(table, "title"));
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
    let files: BTreeSet<SourcePath> =
        roots.iter().flat_map(|(root, _)| found.under(root)).collect();
    for path in files.iter().filter(|path| path.file_name().starts_with("_index.")) {
        cascade(found, path);
    }
    let bundles: BTreeSet<&str> = files
        .iter()
        .filter(|path| path.file_name().starts_with("index.") && is_page(path))
        .map(|path| folder_of(path.as_str()))
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
        let folder = folder_of(below);
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
            let below = format!("{}/", folder_of(path.as_str()));
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
    if let Some((name, suffix)) = language_suffix(stem) {
        let Some(at) = index_of(&found.locales, suffix) else {
            return found.unknown_language(path, suffix);
        };
        (stem, locale) = (name, at);
    }
    let (name, is_folder) = page_name(&format!("{stem}.md"), &["index", "_index"]);
    found.page(path, |found, keys| {
        keys.publish_at = keys.publish_at.take().or_else(|| keys.date.clone());
        let prefix = &found.locales[locale].segment;
        let file = name.rsplit('/').next().unwrap_or_default().to_owned();
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
            "sections" => Some(folder_of(&name).to_owned()),
            word => day_word(keys.date.as_deref(), word),
        };
        let pattern = pattern.filter(|_| is_leaf && name.contains('/'));
        let filled = pattern.and_then(|pattern| fill(&pattern, word));
        let address = match (&keys.url, filled) {
            (Some(url), _) if url.starts_with('/') => url.clone(),
            (Some(url), _) => folder_address(prefix, url.trim_matches('/')),
            (None, Some(filled)) => folder_address(prefix, filled.trim_matches('/')),
            (None, None) => {
                let own = match folder_of(&name) {
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
            *alias = format!("/{}/{alias}", folder_of(address.trim_matches('/')));
        }
        Some(PagePlace { locale, name, is_folder, address })
    });
}
