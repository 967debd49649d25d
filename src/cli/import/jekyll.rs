//! Reads the sites of Jekyll.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::date_time::parse_date;
use crate::base::path::file_name;
use crate::cli::import::addresses::{day_word, fill, folder_address};
use crate::cli::import::eleventy::is_of_project;
use crate::cli::import::found::{Found, PageDefaults, PagePlace, is_page, page_name};
use crate::cli::import::front_matter::split;
use crate::cli::import::generated::list_feeds;
use crate::cli::import::languages::{is_language, locales, split as split_language, tag_of};
use crate::cli::import::losses::Losses;
use crate::cli::import::values::{is_true, items, text, text_of, value};
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// Keys of the configuration that are read, or that only the generator needs.
const KNOWN: &str = "title name url baseurl exclude collections defaults lang locale permalink \
                     theme plugins markdown kramdown sass include highlighter future";

/// Plugins whose work the new site does, or which only the generator needs.
const EQUIVALENT: [&str; 6] = [
    "jekyll-sitemap", "jekyll-seo-tag", "jekyll-redirect-from", "jekyll-relative-links",
    "jekyll-sass-converter", "jekyll-coffeescript",
];

/// The styles of addresses with names.
const STYLES: [(&str, &str); 4] = [
    ("date", "/:categories/:year/:month/:day/:title.html"),
    ("pretty", "/:categories/:year/:month/:day/:title/"),
    ("none", "/:categories/:title.html"),
    ("ordinal", "/:categories/:year/:title.html"),
];

/// A page file: its path, the path below its folder, and the collection that it is in.
struct PageFile {
    path: SourcePath,
    below: String,
    collection: Option<String>,
}

/// Reads the pages, files and configuration of a site.
pub(super) fn read(found: &mut Found) {
    let paths = ["_config.yml", "_config.yaml", "_config.toml"].map(str::to_owned);
    let empty = Node { value: Value::Map(Vec::new()), start: 0, end: 0 };
    let (path, config) = found.data(&paths).unwrap_or((SourcePath::new("_config.yml"), empty));
    found.list_keys(&path, &config, KNOWN);
    let name = ["title", "name"].iter().find_map(|key| text_of(&config, key));
    found.name = name.unwrap_or_default();
    add_constants(found, "site", &config);
    let base = text_of(&config, "baseurl").unwrap_or_default();
    found.base_url = text_of(&config, "url").map(|url| format!("{url}{base}"));
    found.shows_future = is_true(&config, "future");
    for one in value(&config, "defaults").map(items).unwrap_or_default() {
        let scope = |key| text_of(value(one, "scope")?, key);
        let folder = scope("path").unwrap_or_default();
        if folder.contains('*') {
            let hint = "write the keys in the pages that they are for";
            let message = format!("the defaults for `{folder}` are not imported");
            found.losses.add(Place::new(&path, one.span()), message, hint);
        }
        let kind = match scope("type").as_deref() {
            None | Some("pages") => String::new(),
            Some(kind) => format!("_{kind}/"),
        };
        let folder = folder.trim_matches('/');
        let below = if kind.is_empty() || folder.is_empty() { kind } else { format!("/{kind}") };
        let entries = value(one, "values").and_then(Node::as_map).unwrap_or_default().to_vec();
        let (below, path) = (format!("{folder}{below}"), path.clone());
        found.defaults.push(PageDefaults { below, path, entries });
    }
    let files = page_files(found, &config);
    find_locales(found, &config, &files);
    // Posts of several days may have the same title.
    let mut days: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for file in &files {
        let (day, title) = dated_post(file_stem(&file.below));
        days.entry(title).or_default().extend(day);
    }
    for file in &files {
        let is_shared = days[dated_post(file_stem(&file.below)).1].len() > 1;
        read_page(found, &config, file, is_shared);
    }
    for plugin in ["plugins", "gems"].iter().filter_map(|key| value(&config, key)).flat_map(items) {
        let Some(name) = plugin.as_text() else { continue };
        let place = Place::new(&path, plugin.span());
        if name == "jekyll-feed" {
            list_feeds(found, "the feed `/feed.xml` is", place);
        } else if !EQUIVALENT.contains(&name) {
            let message = format!("the plugin `{name}` is not imported");
            let hint = "compare the pages that it makes or changes with those of the new site";
            found.losses.add(place, message, hint);
        }
    }
}

/// Adds the texts of a mapping of the configuration.
fn add_constants(found: &mut Found, name: &str, node: &Node) {
    for (key, node) in node.as_map().unwrap_or_default() {
        let name = format!("{name}.{}", key.text);
        add_constants(found, &name, node);
        if let Some(text) = text(node).filter(|text| !text.contains('\n')) {
            found.constants.insert(name, text);
        }
    }
}

/// The name of a file without its folders and its extension.
fn file_stem(path: &str) -> &str {
    let name = file_name(path);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// Splits the day at the start of the name of a post, whose numbers may have one digit.
fn dated_post(name: &str) -> (Option<String>, &str) {
    let mut parts = name.splitn(4, '-');
    let mut part = || parts.next().unwrap_or_default();
    let (day, title) = (format!("{}-{:0>2}-{:0>2}", part(), part(), part()), part());
    match parse_date(&day).filter(|_| !title.is_empty()) {
        Some(_) => (Some(day), title),
        None => (None, name),
    }
}

/// Finds the pages, and adds the files that are published unchanged.
fn page_files(found: &mut Found, config: &Node) -> Vec<PageFile> {
    let excluded: Vec<&str> = value(config, "exclude")
        .map(items)
        .unwrap_or_default()
        .iter()
        .filter_map(Node::as_text)
        .collect();
    let is_excluded = |path: &str| {
        let is_below =
            |it: &str| path.strip_prefix(it).is_some_and(|it| it.is_empty() || it.starts_with('/'));
        excluded.iter().any(|one| is_below(one.trim_matches('/')))
    };
    let collections = value(config, "collections");
    let is_collection = |name: &str| {
        let is_listed = |all: &Node| items(all).iter().any(|one| one.as_text() == Some(name));
        let is_known = |all: &Node| is_listed(all) || value(all, name).is_some();
        ["posts", "drafts"].contains(&name) || collections.is_some_and(is_known)
    };
    let mut files = Vec::new();
    for path in found.under("").into_iter().filter(|path| !is_excluded(path.as_str())) {
        let name = path.as_str();
        let parts: Vec<&str> = name.split('/').collect();
        match parts.iter().position(|part| part.starts_with(['_', '#', '~'])) {
            None if !is_page(&path) => found.other_file(&path, name),
            None if is_of_project(&path) => {}
            None => files.push(PageFile { below: name.to_owned(), collection: None, path }),
            Some(at) if is_page(&path) && is_collection(&parts[at][1..]) => {
                let collection = Some(parts[at][1..].to_owned());
                let below = [&parts[..at], &parts[at + 1..]].concat().join("/");
                files.push(PageFile { path, below, collection });
            }
            Some(_) => {}
        }
    }
    files
}

/// Finds the languages: those that front matter names, and the folders with such names.
fn find_locales(found: &mut Found, config: &Node, files: &[PageFile]) {
    let mut names = BTreeSet::new();
    let defaults = found.defaults.iter().flat_map(|it| &it.entries);
    let of_defaults = defaults.filter(|(key, _)| &*key.text == "lang");
    names.extend(of_defaults.filter_map(|(_, node)| Some(node.as_text()?.to_owned())));
    for file in files {
        let folder = file.below.split_once('/').map(|(folder, _)| folder);
        names.extend(folder.filter(|name| is_language(name)).map(str::to_owned));
        let Ok(text) = found.snapshot.read_text(file.path.as_str()) else { continue };
        let node = split(&file.path, &text, &mut Losses::default()).node;
        let named = node.and_then(|node| text_of(&node, "lang")).filter(|it| tag_of(it).is_some());
        names.extend(named);
    }
    let default = text_of(config, "lang").or_else(|| text_of(config, "locale"));
    let first = default.unwrap_or_else(|| "en".to_owned());
    let all = [&first].into_iter().chain(&names).map(String::as_str);
    found.set_locales(locales(all, true));
}

/// `is_shared`: whether posts of several days have its title.
fn read_page(found: &mut Found, config: &Node, file: &PageFile, is_shared: bool) {
    let PageFile { path, below, collection } = file;
    let collection = collection.as_deref();
    let options = collection.and_then(|name| value(value(config, "collections")?, name));
    found.page(path, |found, keys| {
        let (locale, rest) = split_language(&found.locales, below);
        let locale = found.language(path, keys, locale)?;
        let (stem, is_folder) = page_name(rest, &["index"]);
        let base = file_name(&stem);
        let (day, title) = dated_post(base);
        let is_post = matches!(collection, Some("posts" | "drafts"));
        keys.is_draft |= collection == Some("drafts");
        let title = if is_post { title } else { base };
        let file = Place::file(path);
        if collection == Some("posts") && day.is_none() {
            keys.hide(file, "its name has no date", &mut found.losses);
        } else if !is_post
            && collection.is_some()
            && !options.is_some_and(|it| is_true(it, "output"))
        {
            keys.hide(file, "its collection has no `output: true`", &mut found.losses);
        }
        let dated = day.clone().filter(|_| is_shared).map(|day| format!("posts/{day}-{title}"));
        if is_post {
            keys.date = keys.date.take().or(day);
            // The folders around the one of the posts are categories.
            let (folders, _) = path.as_str().split_once("/_").unwrap_or_default();
            for (at, name) in folders.split('/').filter(|name| !name.is_empty()).enumerate() {
                keys.categories.retain(|one| one != name);
                keys.categories.insert(at.min(keys.categories.len()), name.to_owned());
                if !is_language(name) && !keys.tags.iter().any(|tag| tag == name) {
                    keys.tags.push(name.to_owned());
                }
            }
        }
        if collection.is_some() {
            keys.publish_at = keys.publish_at.take().or_else(|| keys.date.clone());
        }
        let slug = keys.slug.clone().unwrap_or_else(|| title.to_owned());
        let name = match collection {
            _ if is_post => format!("posts/{title}"),
            Some(collection) => format!("{collection}/{stem}").trim_end_matches('/').to_owned(),
            None => stem.clone(),
        };
        let name = dated.filter(|_| is_post).unwrap_or(name);
        let of_collection = || text_of(options?, "permalink");
        let site_wide = text_of(config, "permalink");
        let pattern = keys.url.clone().or_else(of_collection).or_else(|| match collection {
            _ if is_post => Some(site_wide.clone().unwrap_or_else(|| "date".to_owned())),
            Some(name) => Some(format!("/{name}/:path.html")),
            None => None,
        });
        let style = |pattern: String| {
            let named = STYLES.iter().find(|(name, _)| *name == pattern);
            named.map_or(pattern, |(_, style)| (*style).to_owned())
        };
        let below = below.rsplit_once('.').map_or(&**below, |(stem, _)| stem);
        let word = |word: &str| match word {
            "title" | "slug" | "name" => Some(slug.clone()),
            "basename" => Some(base.to_owned()),
            "path" => Some(below.strip_suffix("index").unwrap_or(below).to_owned()),
            "categories" => Some(keys.categories.join("/").to_lowercase()),
            "collection" => collection.map(str::to_owned),
            "output_ext" => Some(".html".to_owned()),
            word => day_word(keys.date.as_deref(), word),
        };
        let address = match pattern.map(style).and_then(|pattern| fill(&pattern, word)) {
            Some(address) => format!("/{}", address.trim_start_matches('/')),
            None => {
                let is_pretty = site_wide.is_some_and(|it| it == "pretty" || it.ends_with('/'));
                match below.strip_suffix("index").filter(|_| is_folder) {
                    Some(folder) => folder_address("", folder.trim_end_matches('/')),
                    None if is_pretty => format!("/{below}/"),
                    None => format!("/{below}.html"),
                }
            }
        };
        Some(PagePlace { locale, name, is_folder, address })
    });
}
