//! Reads the configuration of Hugo.

use std::collections::BTreeSet;

use crate::cli::import::found::Found;
use crate::cli::import::generated::{add_sections, add_tag_page, list_feeds};
use crate::cli::import::languages::{FoundLocale, index_of, locale, tag_of, with_country};
use crate::cli::import::menu::{menus_table, read_menus};
use crate::cli::import::values::{is_true, items, text_of, truth, value};
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// Keys of the configuration that are read, or that only the generator needs.
const KNOWN: &str = "title baseURL languageCode locale defaultContentLanguage contentDir languages \
                     defaultContentLanguageInSubdir permalinks module uglyURLs theme themesDir \
                     $schema buildFuture menus menu disablePathToLower";

/// Keys of a language that are read.
const OF_LANGUAGE: &str = "title label languageName locale languageCode contentDir weight disabled \
                           menus menu";

/// The folder of the configuration in several files.
const CONFIG_FOLDER: &str = "config/_default/";

/// The extensions of the configuration.
const ENDINGS: [&str; 4] = ["toml", "yaml", "yml", "json"];

/// The configuration.
pub(super) struct HugoConfig {
    pub(super) nodes: Vec<Node>,
    /// The languages by their names, with their tables.
    pub(super) languages: Vec<(String, Node)>,
    /// The folders that are mounted at `content` or `static`, and their languages.
    pub(super) mounts: Vec<(String, String, Option<String>)>,
    /// Tables with menus: the language, or all of them.
    menus: Vec<(SourcePath, Option<String>, Node)>,
    /// The first file of it.
    path: Option<SourcePath>,
}

impl HugoConfig {
    pub(super) fn read(found: &mut Found) -> HugoConfig {
        let mut config = HugoConfig {
            nodes: Vec::new(),
            languages: Vec::new(),
            mounts: Vec::new(),
            menus: Vec::new(),
            path: None,
        };
        for stem in ["hugo", "config", "config/_default/hugo", "config/_default/config"] {
            let Some((path, node)) = found.data(&ENDINGS.map(|it| format!("{stem}.{it}"))) else {
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
        let own = ENDINGS.map(|it| format!("config/_default/languages.{it}"));
        if let Some((path, node)) = found.data(&own) {
            config.add_languages(found, &path, Some(&node));
        }
        config.add_language_files(found);
        config.languages.retain(|(_, table)| !is_true(table, "disabled"));
        let languages = config.languages.iter().map(|(key, _)| format!(".{key}"));
        for suffix in languages.chain([String::new()]).collect::<Vec<_>>() {
            for stem in ["menus", "menu"] {
                let stem = format!("config/_default/{stem}{suffix}");
                if let Some((path, node)) = found.data(&ENDINGS.map(|it| format!("{stem}.{it}"))) {
                    let language = suffix.strip_prefix('.').map(str::to_owned);
                    config.menus.push((path, language, menus_table(node)));
                }
            }
        }
        config
    }

    fn add_languages(&mut self, found: &mut Found, path: &SourcePath, node: Option<&Node>) {
        for (key, table) in node.and_then(Node::as_map).unwrap_or_default() {
            self.add_language(found, path, &key.text, table);
        }
    }

    /// Adds the keys of a language, unless it has them already.
    fn add_language(&mut self, found: &mut Found, path: &SourcePath, key: &str, table: &Node) {
        found.list_keys(path, table, OF_LANGUAGE);
        self.menus.push((path.clone(), Some(key.to_owned()), table.clone()));
        let known = self.languages.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(key));
        match known.map(|(_, known)| &mut known.value) {
            Some(Value::Map(known)) => {
                let names = known.iter().map(|(key, _)| key.text.to_lowercase());
                let names: BTreeSet<String> = names.collect();
                let entries = table.as_map().unwrap_or_default().iter();
                let new = entries.filter(|(key, _)| !names.contains(&key.text.to_lowercase()));
                known.extend(new.cloned());
            }
            Some(_) => {}
            None => self.languages.push((key.to_owned(), table.clone())),
        }
    }

    /// Reads `config/_default/languages.de.toml`, which is the table `[languages.de]`, as any file
    /// with the suffix of a language is, except those of menus and parameters.
    fn add_language_files(&mut self, found: &mut Found) {
        for path in found.under(CONFIG_FOLDER) {
            let name = &path.as_str()[CONFIG_FOLDER.len()..];
            let stem = name.rsplit_once('.').filter(|(_, ending)| ENDINGS.contains(ending));
            let Some((kind, key)) = stem.and_then(|(stem, _)| stem.split_once('.')) else {
                continue;
            };
            let is_language = kind == "languages" || tag_of(key).is_some();
            if is_language
                && !["menus", "menu", "params"].contains(&kind)
                && let Some((path, table)) = found.data(&[path.as_str().to_owned()])
            {
                self.add_language(found, &path, key, &table);
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
    pub(super) fn add_menus(&self, found: &mut Found) {
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

    /// Lists the languages that are not known; returns their keys and folders.
    pub(super) fn list_unknown(&self, found: &mut Found) -> Vec<(String, String)> {
        let mut folders = Vec::new();
        let is_known = |key: &String| found.locales.iter().any(|locale| locale.key == *key);
        let unknown = self.languages.iter().filter(|(key, _)| !found.is_named && !is_known(key));
        for (key, table) in unknown.collect::<Vec<_>>() {
            let folder = text_of(table, "contentDir");
            folders.extend(folder.map(|it| (key.clone(), format!("{}/", it.trim_matches('/')))));
            let of_key = self.menus.iter().find(|(_, language, _)| language.as_ref() == Some(key));
            if let Some((path, ..)) = of_key {
                let message =
                    format!("the language `{key}` is not known, or has the tag of another");
                let hint = "write its own tag as `languageCode`, such as `vi` for Vietnamese";
                found.losses.add(Place::new(path, table.span()), message, hint);
            }
        }
        folders
    }

    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.nodes.iter().find_map(|node| text_of(node, key))
    }

    /// Returns whether the configuration makes pages or files of this kind.
    fn makes(&self, kind: &str) -> bool {
        let disabled = self.nodes.iter().filter_map(|node| value(node, "disableKinds"));
        let mut names = disabled.flat_map(items).filter_map(Node::as_text);
        !names.any(|name| name.eq_ignore_ascii_case(kind))
    }

    /// Adds or lists the parts that the generator makes by itself.
    pub(super) fn add_generated(&self, found: &mut Found) {
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

    pub(super) fn is_true(&self, key: &str) -> bool {
        self.nodes.iter().find_map(|node| value(node, key)).and_then(truth) == Some(true)
    }

    /// The languages, the default one first, and their folders.
    pub(super) fn locales(&self) -> Vec<(FoundLocale, Option<String>)> {
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
            let coded = with_country(key, text(["locale", "languageCode"]).as_deref());
            let is_free = |tag: &String| !all.iter().any(|(known, _)| known.tag == *tag);
            // The same code in several tables is one that was copied.
            let tag = [coded, tag_of(key)].into_iter().flatten().find(is_free);
            if let Some(mut found) = tag.and_then(|tag| locale(key, Some(&tag), label)) {
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
