//! Reads a folder of Fluent files, and finishes the texts of all generators.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::base::path::parent;
use crate::cli::import::addresses::slug;
use crate::cli::import::found::Found;
use crate::cli::import::languages::{index_of, is_language, locales, tag_of};
use crate::cli::import::texts::fluent_texts;
use crate::cli::starter::interface_word;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::Function;

/// Ids of messages of the new site.
const RESERVED: [&str; 7] = [
    "page-title", "page-description", "page-back", "site-skip", "site-menu", "site-languages",
    "site-footer",
];

/// Reads a folder of Fluent files: a folder or a file for each language, at any depth. Files beside
/// these are for all languages.
pub(super) fn read(found: &mut Found) {
    let files: Vec<SourcePath> =
        found.under("").into_iter().filter(|path| path.as_str().ends_with(".ftl")).collect();
    // The path without `.ftl` before and after the name of the language.
    let split = |path: &SourcePath, is_name: &dyn Fn(&str, &str) -> bool| {
        let stem = path.as_str().trim_end_matches(".ftl").to_owned();
        let parts: Vec<&str> = stem.split('/').collect();
        let is_it = |at: &usize| is_name(&parts[..*at].join("/"), parts[*at]);
        let at = (0..parts.len()).find(is_it)?;
        Some((parts[..at].join("/"), parts[at].to_owned(), parts[at + 1..].join("-")))
    };
    let certain = |path| Some(split(path, &|_, name| is_language(name))?.0);
    let roots: BTreeSet<String> = files.iter().filter_map(certain).collect();
    // A name of three letters, such as `ach`, is a language beside others.
    let named = found.locales.clone();
    let language = |path: &SourcePath| {
        split(path, &|_, name| index_of(&named, name).is_some()).or_else(|| {
            split(path, &|root, name| {
                is_language(name) || roots.contains(root) && tag_of(name).is_some()
            })
        })
    };
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (_, name, _) in files.iter().filter_map(language) {
        *counts.entry(name).or_default() += 1;
    }
    // The original has the most files; of several, English.
    let mut names: Vec<(&String, &usize)> = counts.iter().collect();
    names.sort_by_key(|(name, count)| (Reverse(**count), !name.starts_with("en"), *name));
    let first = names.first().map(|(name, _)| name.as_str());
    found.set_locales(locales(first.into_iter().chain(counts.keys().map(String::as_str)), false));
    for path in files {
        let own = language(&path);
        let is_shared = own.is_none() && roots.contains(parent(path.as_str()));
        let (locales, name) = match own {
            Some((_, name, file)) => match index_of(&found.locales, &name) {
                Some(locale) => (locale..locale + 1, file),
                None => {
                    found.unknown_language(&path, &name);
                    continue;
                }
            },
            None if is_shared => {
                (0..found.locales.len(), path.file_name().trim_end_matches(".ftl").to_owned())
            }
            None => {
                let hint = "move it to a folder whose name is a BCP 47 tag, such as `pt-BR`";
                let message = "the name of its folder is not a known language";
                found.lose(&path, message, hint);
                continue;
            }
        };
        let Some(text) = found.text(&path) else { continue };
        for locale in locales {
            found.texts.extend(fluent_texts(&path, &text, locale, &slug(&name, "texts")));
        }
    }
}

/// Finds the texts that can't be in the new site, and the functions that it has to define.
pub(super) fn finish(found: &mut Found) -> BTreeSet<String> {
    let mut functions = BTreeMap::new();
    let mut known: BTreeMap<(usize, String), Place> = BTreeMap::new();
    for text in &mut found.texts {
        let is_entry = !text.id.is_empty();
        let key = (text.locale, text.id.clone());
        let word = text.id.strip_prefix("site-").filter(|_| found.is_manual);
        let reserved = RESERVED.contains(&&*text.id)
            || text.id.starts_with("site-page-")
            || word.is_some_and(|word| !interface_word("en", word).is_empty());
        let first = known.get(&key);
        if is_entry && (reserved || first.is_some()) {
            text.is_broken = true;
            let message = match first {
                Some(first) => format!("`{}` has a text `{}`, too", first.path, text.id),
                None => format!("the new site has a text `{}` of its own", text.id),
            };
            let hint = "rename it, which is a comment in the new site";
            found.losses.add(text.place.clone(), message, hint);
            continue;
        }
        known.insert(key, text.place.clone());
        for (at, _) in text.fluent.match_indices('(') {
            let before = &text.fluent[..at];
            let is_name =
                |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || "-_".contains(c);
            let name = &before[before.trim_end_matches(is_name).len()..];
            let start = before[..at - name.len()].trim_end();
            let is_call = name.starts_with(|c: char| c.is_ascii_uppercase());
            if is_call && start.ends_with('{') && Function::from_name(name).is_none() {
                functions.entry(name.to_owned()).or_insert_with(|| text.place.clone());
            }
        }
    }
    for (name, place) in &functions {
        let message = format!("the function `{name}` prints only its argument");
        let hint = "write its text in `[messages.functions]` of site.toml";
        found.losses.add(place.clone(), message, hint);
    }
    functions.into_keys().collect()
}
