//! Reads the sites of Eleventy.

use crate::base::disk::read_file;
use crate::base::path::{file_name, parent};
use crate::cli::import::addresses::{dated_name, folder_address};
use crate::cli::import::code::{string_of, without_comments};
use crate::cli::import::found::{Found, PageDefaults, PagePlace, is_page, page_name};
use crate::cli::import::front_matter::parse_file;
use crate::cli::import::generated::add_sections;
use crate::cli::import::languages::{is_language, locales, split};
use crate::cli::import::values::text_of;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::title;

/// Tags that are collections, which templates list.
const COLLECTIONS: [&str; 5] = ["post", "posts", "all", "nav", "page"];

/// Files of the project itself, which are not pages of its site.
const OF_PROJECT: [&str; 6] =
    ["readme", "license", "contributing", "changelog", "code_of_conduct", "security"];

/// Returns whether a file describes the project of the source.
pub(super) fn is_of_project(path: &SourcePath) -> bool {
    let stem = path.file_name().split('.').next().unwrap_or_default();
    OF_PROJECT.iter().any(|name| stem.eq_ignore_ascii_case(name))
}

/// Reads the pages, files and configuration of a site.
pub(super) fn read(found: &mut Found) {
    let root = found.snapshot.root().to_owned();
    let mut code = String::new();
    for name in ["eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs"] {
        if let Some(path) = found.snapshot.find(name).cloned() {
            code.push_str(&found.text(&path).unwrap_or_default());
        }
    }
    // A hidden file is not in the list.
    let hidden = root.join(".eleventy.js");
    if let Ok(bytes) = read_file(&hidden) {
        code.push_str(&String::from_utf8_lossy(&bytes));
    }
    let code = without_comments(&code);
    let input = string_of(&code, "input").unwrap_or_default();
    let mut folder = match input.trim_matches(['.', '/']) {
        "" => String::new(),
        input => format!("{input}/"),
    };
    if found.under(&folder).is_empty() {
        folder.clear();
    }
    let data = ["metadata", "site", "meta"]
        .into_iter()
        .flat_map(|name| ["json", "yaml", "yml"].map(|it| format!("{folder}_data/{name}.{it}")));
    if let Some((path, data)) = found.data(&data.collect::<Vec<_>>()) {
        let name = text_of(&data, "title").or_else(|| text_of(&data, "name"));
        found.name = name.unwrap_or_default();
        found.base_url = text_of(&data, "url");
        found.list_keys(&path, &data, "title name url");
    }
    name_site(found, &folder);
    let output = string_of(&code, "output").unwrap_or_else(|| "_site".to_owned());
    let output = format!("{}/", output.trim_matches(['.', '/']));
    let is_input = |path: &SourcePath| {
        let below = &path.as_str()[folder.len()..];
        let is_left_out = below.split('/').any(|part| part.starts_with('_'))
            || path.as_str().starts_with(&output)
            || folder.is_empty() && is_of_project(path);
        !is_left_out
    };
    let paths: Vec<SourcePath> = found.under(&folder).into_iter().filter(is_input).collect();
    let mut names: Vec<&str> = Vec::new();
    for path in paths.iter().filter(|path| is_page(path)) {
        let first = path.as_str()[folder.len()..].split_once('/').map(|(first, _)| first);
        names.extend(first.filter(|name| is_language(name)));
    }
    names.dedup();
    let is_bare = names.len() < 2;
    let has_english = is_bare || names.contains(&"en");
    let first = names.first().filter(|_| !has_english).copied().unwrap_or("en");
    found.set_locales(locales([first].into_iter().chain(names), is_bare));
    for path in &paths {
        let folder = parent(path.as_str());
        let stem = format!("{folder}/{}", file_name(folder));
        let is_data = [".json", ".11tydata.json"].map(|ending| format!("{stem}{ending}"));
        if is_data.iter().any(|name| path.as_str() == name)
            && let Some(text) = found.text(path)
            && let Some(node) = parse_file(path, &text, &mut found.losses)
        {
            let (below, path) = (format!("{folder}/"), path.clone());
            let entries = node.as_map().unwrap_or_default().to_vec();
            found.defaults.push(PageDefaults { below, path, entries });
        }
    }
    for path in &paths {
        let below = &path.as_str()[folder.len()..];
        match is_page(path) {
            true => read_page(found, path, below),
            false => found.other_file(path, below),
        }
    }
    add_sections(found);
}

/// Names a site without data about itself by its data in code, or by its package.
fn name_site(found: &mut Found, folder: &str) {
    let names = ["metadata", "site", "meta"].iter();
    for path in names.flat_map(|name| {
        ["js", "mjs", "cjs"].map(|ending| format!("{folder}_data/{name}.{ending}"))
    }) {
        if let Ok(code) = found.snapshot.read_text(&path) {
            let code = without_comments(&code);
            let name = string_of(&code, "title").or_else(|| string_of(&code, "name"));
            found.name = Some(std::mem::take(&mut found.name))
                .filter(|it| !it.is_empty())
                .or(name)
                .unwrap_or_default();
            found.base_url = found.base_url.take().or_else(|| string_of(&code, "url"));
        }
    }
    if found.name.is_empty()
        && let Some((_, package)) = found.data(&["package.json".to_owned()])
    {
        let name = text_of(&package, "name").unwrap_or_default();
        found.name = title(&name.rsplit('/').next().unwrap_or_default().replace('_', "-"));
    }
}

fn read_page(found: &mut Found, path: &SourcePath, below: &str) {
    found.page(path, |found, keys| {
        keys.tags.retain(|tag| !COLLECTIONS.contains(&&**tag));
        let (locale, rest) = split(&found.locales, below);
        let locale = found.language(path, keys, locale)?;
        let (stem, is_folder) = page_name(rest, &["index"]);
        let (folder, file) = (parent(&stem), file_name(&stem));
        let (day, file) = dated_name(file);
        keys.date = keys.date.take().or(day);
        let name = if folder.is_empty() { file.to_owned() } else { format!("{folder}/{file}") };
        if let Some(url) = keys.url.take_if(|url| url.contains(['{', '`'])) {
            let message = format!("the address `{url}` depends on a template");
            let hint = "compare the path of the page, and add its former one to `aliases`";
            found.losses.add(Place::file(path), message, hint);
        }
        // The folder of a language is a part of addresses, the language itself is not.
        let address = match keys.url.as_deref() {
            None => folder_address(below[..below.len() - rest.len()].trim_matches('/'), &name),
            Some(url) => format!("/{}", url.trim_start_matches('/')),
        };
        Some(PagePlace { locale, name, is_folder, address })
    });
}
