//! A site of another generator, independent of its format: pages, texts, files, and the parts that
//! are not imported.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::base::path::{file_name, parent, resolve};
use crate::cli::import::found_tags::FoundTags;
use crate::cli::import::front_matter::{FrontMatter, PageKeys, parse_file, read_keys, split};
use crate::cli::import::languages::{FoundLocale, index_of, locales};
use crate::cli::import::losses::Losses;
use crate::cli::import::menu_item::FoundMenuItem;
use crate::cli::terminal::counted;
use crate::content::yaml::{Key, Node};
use crate::engine::diagnostic::{Place, Report, forbidden, read, unreadable};
use crate::engine::source::{Snapshot, SourcePath};

/// Folders of a generator that are listed as a whole: their files belong to the look or the output.
const WHOLE: [&str; 13] = [
    "themes", "layouts", "archetypes", "assets", "resources", "public", "vendor", "dist", "_site",
    "_layouts", "_includes", "_sass", "_plugins",
];

/// Extensions of code and templates, which are listed by their folder.
const CODE: [&str; 22] = [
    "html", "htm", "njk", "liquid", "hbs", "pug", "ejs", "webc", "css", "scss", "sass", "less",
    "js", "mjs", "cjs", "ts", "mts", "jsx", "tsx", "astro", "vue", "svelte",
];

/// Extensions of markup besides Markdown, which generators convert.
const MARKUP: [&str; 10] =
    ["adoc", "asciidoc", "ad", "org", "rst", "textile", "pdc", "pandoc", "mmark", "haml"];

/// A page in one language.
#[derive(Debug)]
pub(super) struct FoundPage {
    /// Its file.
    pub(super) path: SourcePath,
    /// The index of its language.
    pub(super) locale: usize,
    /// The name that its translations share, with slashes; empty for the home page.
    pub(super) name: String,
    /// Whether it introduces the pages in the folder of its name.
    pub(super) is_folder: bool,
    /// Its former path: `/de/about/` or `/about.html`.
    pub(super) address: String,
    /// The keys of its front matter.
    pub(super) keys: PageKeys,
    /// The text of the file.
    pub(super) text: String,
    /// The offset of the body in it.
    pub(super) body: usize,
}

/// A text of the interface in one language.
#[derive(Clone, Debug)]
pub(super) struct FoundText {
    /// The index of its language.
    pub(super) locale: usize,
    /// The name of its file, without an extension.
    pub(super) file: String,
    /// The id of the message, or `-` and that of the term; empty for a comment.
    pub(super) id: String,
    /// The entry in Fluent.
    pub(super) fluent: String,
    /// Its place in the source.
    pub(super) place: Place,
    /// Whether it is written as a comment.
    pub(super) is_broken: bool,
}

/// The name, the language and the address of a page.
pub(super) struct PagePlace {
    pub(super) locale: usize,
    pub(super) name: String,
    pub(super) is_folder: bool,
    pub(super) address: String,
}

/// Keys that all pages below a folder have, unless they set them.
pub(super) struct PageDefaults {
    /// The start of the paths of the pages.
    pub(super) below: String,
    /// The file that sets the keys.
    pub(super) path: SourcePath,
    pub(super) entries: Vec<(Key, Node)>,
}

/// The site of another generator.
pub(super) struct Found {
    pub(super) snapshot: Snapshot,
    /// Its name; empty if the source has none.
    pub(super) name: String,
    /// The URL where it is published.
    pub(super) base_url: Option<String>,
    /// Its languages, the default one first.
    pub(super) locales: Vec<FoundLocale>,
    /// Whether the command names the languages.
    pub(super) is_named: bool,
    pub(super) pages: Vec<FoundPage>,
    pub(super) texts: Vec<FoundText>,
    /// Files that are published unchanged, by their former paths: `img/lamp.png`.
    pub(super) files: BTreeMap<String, SourcePath>,
    pub(super) defaults: Vec<PageDefaults>,
    /// The entries of the main menu in each language.
    pub(super) menu: Vec<FoundMenuItem>,
    pub(super) tags: FoundTags,
    /// Whether the new site is made of the starter `docs`.
    pub(super) is_manual: bool,
    /// The groups of its sidebar: the names of their own pages, and their labels by language.
    pub(super) sidebar: Vec<(String, BTreeMap<usize, String>)>,
    /// Data files and their schemas, by the names of the new files.
    pub(super) data_files: BTreeMap<String, (SourcePath, String)>,
    /// The texts of the configuration, by their names in tags: `site.author`.
    pub(super) constants: BTreeMap<String, String>,
    /// The current date.
    today: String,
    /// Whether the generator publishes pages before their day.
    pub(super) shows_future: bool,
    /// The files that were read or are copied.
    taken: BTreeSet<SourcePath>,
    pub(super) losses: Losses,
}

impl Found {
    /// Lists the files of a folder. `named` are the languages of the command.
    pub(super) fn open(folder: &Path, named: &[String], today: String) -> Found {
        let snapshot = Snapshot::scan_folder(folder);
        let mut report = Report::new();
        for (path, reason) in snapshot.unreadable() {
            report.add(unreadable(path, reason));
        }
        let mut losses = Losses::default();
        losses.add_all(&report);
        Found {
            snapshot,
            name: String::new(),
            base_url: None,
            locales: locales(named.iter().map(String::as_str), true),
            is_named: !named.is_empty(),
            pages: Vec::new(),
            texts: Vec::new(),
            files: BTreeMap::new(),
            defaults: Vec::new(),
            menu: Vec::new(),
            tags: FoundTags::default(),
            is_manual: false,
            sidebar: Vec::new(),
            data_files: BTreeMap::new(),
            constants: BTreeMap::new(),
            today,
            shows_future: false,
            taken: BTreeSet::new(),
            losses,
        }
    }

    /// The paths below a folder, which is empty or ends with a slash.
    pub(super) fn under(&self, folder: &str) -> Vec<SourcePath> {
        self.snapshot.under(folder).cloned().collect()
    }

    /// Reads a text file; the characters that no page can contain become spaces. A failure is
    /// listed.
    pub(super) fn text(&mut self, path: &SourcePath) -> Option<String> {
        self.taken.insert(path.clone());
        let mut report = Report::new();
        let text = read(&self.snapshot, path, &mut report);
        self.losses.add_all(&report);
        if text.is_some() {
            return text;
        }
        let mut text = self.snapshot.read_text(path.as_str()).ok()?;
        while let Some((_, c)) = forbidden(&text) {
            text = text.replace(c, &" ".repeat(c.len_utf8()));
        }
        Some(text)
    }

    /// Reads the first of these files that exists: YAML, TOML or JSON.
    pub(super) fn data(&mut self, paths: &[String]) -> Option<(SourcePath, Node)> {
        let path = paths.iter().find_map(|path| self.snapshot.find(path))?.clone();
        let text = self.text(&path)?;
        let node = parse_file(&path, &text, &mut self.losses)?;
        Some((path, node))
    }

    /// Lists the keys of a configuration except those that a reader knows, separated by spaces.
    pub(super) fn list_keys(&mut self, path: &SourcePath, node: &Node, known: &str) {
        for (key, _) in node.as_map().unwrap_or_default() {
            if !known.split(' ').any(|known| key.text.eq_ignore_ascii_case(known)) {
                let message =
                    format!("the key `{}` of the configuration is not imported", key.text);
                let hint = "configure it in site.toml or content/data/, if the new site needs it";
                self.losses.add(Place::new(path, key.span()), message, hint);
            }
        }
    }

    /// Sets the languages, unless the command names them. Without any, the site is English.
    pub(super) fn set_locales(&mut self, found: Vec<FoundLocale>) {
        if self.is_named {
            for locale in &mut self.locales {
                if let Some(found) = found.iter().find(|found| found.tag == locale.tag) {
                    locale.clone_from(found);
                }
            }
        } else {
            self.locales = found;
        }
        let bare = self.locales.iter_mut().filter(|locale| locale.segment.is_empty());
        bare.skip(1).for_each(|locale| locale.segment.clone_from(&locale.tag));
        if self.locales.is_empty() {
            self.locales = locales(["en"].into_iter(), true);
        }
    }

    /// Reads a page. `place` finds its place by its keys; `None` if it is not imported, which is
    /// listed.
    pub(super) fn page(
        &mut self,
        path: &SourcePath,
        place: impl FnOnce(&mut Found, &mut PageKeys) -> Option<PagePlace>,
    ) {
        let Some(text) = self.text(path) else { return };
        let FrontMatter { node, body, is_valid } = split(path, &text, &mut self.losses);
        // Its title or its address may be wrong.
        let mut keys = PageKeys { is_draft: !is_valid, ..PageKeys::default() };
        let own = node.iter().flat_map(|node| node.as_map().unwrap_or_default());
        read_keys(path, own, &self.today, &mut keys, &mut self.losses);
        let mut defaults: Vec<&PageDefaults> =
            self.defaults.iter().filter(|it| path.as_str().starts_with(&it.below)).collect();
        defaults.sort_by_key(|it| std::cmp::Reverse(it.below.len()));
        for PageDefaults { path, entries, .. } in defaults {
            read_keys(path, entries.iter(), &self.today, &mut keys, &mut self.losses);
        }
        keys.describe();
        let Some(place) = place(self, &mut keys) else { return };
        // A build has no clock: pages with a first day need an option.
        keys.publish_at.take_if(|day| self.shows_future || *day <= self.today);
        let PagePlace { locale, name, is_folder, address } = place;
        let path = path.clone();
        let page = FoundPage { path, locale, name, is_folder, address, keys, text, body };
        let same = |known: &&FoundPage| known.locale == page.locale && known.name == page.name;
        if let Some(known) = self.pages.iter().find(same) {
            let message = format!("`{}` is the same page in the same language", known.path);
            let hint = "rename one of the two files in the source";
            return self.losses.add(Place::file(&page.path), message, hint);
        }
        self.pages.push(page);
    }

    /// The language of a page: that of its front matter, or `otherwise`. `None` if the site does
    /// not have it, which is listed.
    pub(super) fn language(
        &mut self,
        path: &SourcePath,
        keys: &PageKeys,
        otherwise: usize,
    ) -> Option<usize> {
        let Some(name) = &keys.language else { return Some(otherwise) };
        let found = index_of(&self.locales, name);
        if found.is_none() {
            self.unknown_language(path, name);
        }
        found
    }

    /// Lists a file that is not imported for a reason.
    pub(super) fn lose(&mut self, path: &SourcePath, message: impl Into<String>, hint: &str) {
        self.taken.insert(path.clone());
        self.losses.add(Place::file(path), message, hint);
    }

    /// Lists a file in a language that the site does not have.
    pub(super) fn unknown_language(&mut self, path: &SourcePath, name: &str) {
        let message = format!("the site has no language `{name}`; the file is not imported");
        self.lose(path, message, "name the languages with `--locales`, the default one first");
    }

    /// Adds a file that is published unchanged.
    pub(super) fn file(&mut self, path: &SourcePath, address: &str) {
        let Some(address) = resolve("", address).filter(|address| !address.is_empty()) else {
            return;
        };
        let name = file_name(&address);
        if !["index.html", "404.html", "sitemap.xml", "feed.xml"].contains(&name) {
            self.taken.insert(path.clone());
            self.files.insert(address, path.clone());
        }
    }

    /// Adds a file that is published unchanged, unless it is code, a template or data.
    pub(super) fn other_file(&mut self, path: &SourcePath, address: &str) {
        let ending = ending_of(path);
        let is_data = ["json", "yml", "yaml", "toml", "lock", "rb", "gemspec", "po", "ftl"];
        let is_text = is_page(path) || is_data.contains(&&*ending) || CODE.contains(&&*ending);
        // Generators convert files with front matter.
        let is_plain = ["txt", "xml", "xsl", "svg", "csv", "ics", "webmanifest"];
        let is_converted = MARKUP.contains(&&*ending)
            || is_plain.contains(&&*ending)
                && self.snapshot.read_text(path.as_str()).is_ok_and(|it| it.starts_with("---"));
        if !is_text && !is_converted && !ending.is_empty() {
            self.file(path, address);
        }
    }

    /// Lists the files that were neither read nor copied.
    pub(super) fn list_rest(&mut self) {
        let mut groups: BTreeMap<String, (SourcePath, usize)> = BTreeMap::new();
        for path in self.snapshot.under("").filter(|path| !self.taken.contains(*path)) {
            let name = path.as_str();
            let is_code = CODE.contains(&&*ending_of(path));
            let group = match name.split_once('/') {
                _ if is_html_page(&self.snapshot, path) => "*.html".to_owned(),
                Some((top, _)) if WHOLE.contains(&top) => format!("{top}/"),
                Some(_) if is_code => format!("{}/", parent(name)),
                _ => name.to_owned(),
            };
            groups.entry(group).or_insert_with(|| (path.clone(), 0)).1 += 1;
        }
        for (group, (path, count)) in groups {
            let place = Place::file(&path);
            if group == "*.html" {
                let pages = counted(count, "page in HTML is", "pages in HTML are");
                let hint = "write their texts as Markdown, or copy their HTML into a body, with \
                            `raw_html`; write their lists as templates";
                self.losses.add(place, format!("{pages} not imported"), hint);
            } else if group.ends_with('/') {
                let files = counted(count, "file is", "files are");
                let message = format!("{files} not imported from `{group}`");
                let hint = "write templates, styles and scripts anew, with the guide of moving; \
                            copy other files to assets/ or static/";
                self.losses.add(place, message, hint);
            } else {
                let hint = "move its content by hand, for example to content/data/ or static/";
                self.losses.add(place, "this file is not imported", hint);
            }
        }
    }
}

/// The extension of a file in lower case.
fn ending_of(path: &SourcePath) -> String {
    path.file_name().rsplit_once('.').map_or("", |(_, ending)| ending).to_ascii_lowercase()
}

/// Returns whether a file is a page in Markdown.
pub(super) fn is_page(path: &SourcePath) -> bool {
    ["md", "markdown", "mdx", "mdown", "mdwn", "mkdown", "mkdn", "mkd"].contains(&&*ending_of(path))
}

/// Returns whether a file is a page in HTML: it has front matter.
pub(super) fn is_html_page(snapshot: &Snapshot, path: &SourcePath) -> bool {
    let text = || snapshot.read_text(path.as_str()).unwrap_or_default();
    ["html", "htm"].contains(&&*ending_of(path))
        && ["---\n", "---\r", "+++\n", "+++\r"].iter().any(|it| text().starts_with(it))
}

/// The name of a page, by its path with an extension: that of its folder for `index`.
pub(super) fn page_name(path: &str, index: &[&str]) -> (String, bool) {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let last = file_name(stem);
    if index.contains(&last) { (parent(stem).to_owned(), true) } else { (stem.to_owned(), false) }
}
