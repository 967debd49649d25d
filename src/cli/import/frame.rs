//! The files of the new site around its pages: those of its template, with the words, the menu or
//! the sidebar and the configuration of the source.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::cli::import::compose::{Composer, page_title};
use crate::cli::import::found::FoundPage;
use crate::cli::import::losses::Losses;
use crate::cli::import::menu::{add_locales, menu};
use crate::cli::import::page_file::{has_description, message, quoted};
use crate::cli::import::plan::PlannedPage;
use crate::cli::import::site_config::site_config;
use crate::cli::starter::imported_texts;

/// The words of the template of a plain site that its pages have in common.
const SHARED: [&str; 3] = ["skip", "menu", "languages"];

/// The words of a file of messages, by their ids.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}

impl Composer<'_> {
    /// Adds the files of the template, with the texts and the configuration of this site.
    pub(super) fn template(&mut self, functions: &BTreeSet<String>) -> anyhow::Result<()> {
        let tags: Vec<String> = self.found.locales.iter().map(|it| it.tag.clone()).collect();
        let name = self.name();
        let is_manual = self.found.is_manual;
        let files = imported_texts(&tags, is_manual)?;
        // The texts of the source may have the same ids as those of the template.
        let mut shared: BTreeSet<&str> =
            [SHARED.as_slice(), &["footer"]].concat().into_iter().collect();
        let interfaces = files.iter().filter(|(path, _)| path.ends_with("/interface.ftl"));
        shared.extend(interfaces.flat_map(|(_, text)| words(text)).map(|(id, _)| id));
        for (path, text) in &files {
            let (mut path, mut text) = (path.clone(), text.clone());
            let value = |id: &str| words(&text).find(|word| word.0 == id).map_or("", |word| word.1);
            if path.ends_with("/pages/not-found.ftl") {
                let (title, back) = (value("title").to_owned(), value("hero-action").to_owned());
                let description = value("description").to_owned();
                text = format!("page-title = {title}\npage-description = {description}\n");
                if !is_manual {
                    let body = format!("# {title}\n\n{description}\n\n[{back}](page:home)\n");
                    self.new.texts.insert(path.replace(".ftl", ".md"), body);
                    let _ = writeln!(text, "page-back = {back}");
                }
            } else if path.ends_with("/common.ftl") || path.ends_with("/interface.ftl") {
                let own = words(&text).filter(|(id, _)| shared.contains(id) && *id != "footer");
                let mut lines: String =
                    own.map(|(id, text)| format!("site-{id} = {text}\n")).collect();
                if path.ends_with("/common.ftl") {
                    let _ = writeln!(lines, "site-footer = {}", message(&name));
                }
                let (folder, _) = path.rsplit_once('/').unwrap_or_default();
                path = format!("{folder}/site.ftl");
                text = self.new.texts.remove(&path).unwrap_or_default() + &lines;
            } else if path == "templates/files/404.html" {
                text = text.replace("hero-action", "page-back").replace("hero-title", "page-title");
                text = text.replace("t(\"title\")", "t(\"page-title\")");
            } else if path == "templates/imported.yaml" {
                for (key, is_list) in &self.other_keys {
                    let kind = if *is_list { "[text]" } else { "text" };
                    let _ = writeln!(text, "{key}?: {kind}");
                }
            } else if path.starts_with("templates/") {
                for id in &shared {
                    text = text.replace(&format!("t(\"{id}\""), &format!("t(\"site-{id}\""));
                }
                if is_manual {
                    let reference = "{% if page.id is startingwith(\"reference/\") %} · {{ \
                                     t(\"nav-reference\") }}{% endif %}";
                    text = text.replace(reference, "");
                    // `beside` of the plain site has the place of `page`.
                    text = text.replace("<div class=\"beside\">", "<div class=\"page\">");
                }
            } else if path == "site.toml" {
                text = site_config(self.found, &text, &name, self.has_html, functions);
            } else if path == "README.md" {
                text = text.replace("%NAME%", &name);
            }
            self.new.texts.insert(path, text);
        }
        self.home(&name);
        Ok(())
    }

    /// Writes the home page in the default language, if the source has none.
    fn home(&mut self, name: &str) {
        let path = self.file(0, "pages/home.md");
        if !self.new.texts.contains_key(&path) {
            self.new.texts.insert(path, format!("# {}\n", name.replace(['{', '<', '['], "")));
            let (name, file) = (message(name), self.file(0, "pages/home.ftl"));
            let home = self.plan.first().map(|page| page.sources.values());
            let pages: Vec<&FoundPage> =
                home.into_iter().flatten().map(|at| &self.found.pages[*at]).collect();
            let mut text = format!("page-title = {name}\n");
            if pages.is_empty() || has_description(&pages) {
                let _ = writeln!(text, "page-description = {name}");
            }
            self.new.texts.insert(file, text);
        }
    }

    /// Writes the menu, or the sidebar of a manual.
    pub(super) fn menu(&mut self, losses: &mut Losses) {
        if self.found.is_manual {
            return self.sidebar(losses);
        }
        let is_shown = |page: &PlannedPage| self.is_shown(page);
        let of_page = |at: usize| page_title(&self.found.pages[at]);
        let name = self.name();
        let menu = menu(self.found, self.plan, &name, &is_shown, &of_page, losses);
        let head = "# yaml-language-server: $schema=../../.archipel/schemas/data/menu.json\n# The \
                    menu: ids of pages, and messages of locales/<language>/site.ftl.\nitems:\n";
        self.new.texts.insert("content/data/menu.yaml".to_owned(), head.to_owned() + &menu.file);
        self.labels(menu.labels);
        if menu.has_locales {
            add_locales(&mut self.new.texts);
        }
    }

    /// Adds messages to the words of the site: their language, id and text.
    fn labels(&mut self, labels: Vec<(usize, String, String)>) {
        for (locale, id, name) in labels {
            let path = self.file(locale, "site.ftl");
            let texts = self.new.texts.entry(path).or_default();
            texts.push_str(&format!("{id} = {}\n", message(&name)));
        }
    }

    /// Writes the sidebar: the groups with pages that are published.
    fn sidebar(&mut self, losses: &mut Losses) {
        let mut file =
            "# yaml-language-server: $schema=../../.archipel/schemas/data/sidebar.json\n\
                        # The groups of the sidebar. A group has the pages of a folder in \
                        content/pages/, sorted by `order`, or first those\n# that its key `pages` \
                        lists; `folder` is also the page that introduces it. Folders in a folder \
                        are a second level.\ngroups:"
                .to_owned();
        let mut messages = Vec::new();
        let mut groups: BTreeMap<usize, String> = BTreeMap::new();
        for (name, labels) in &self.found.sidebar {
            let is_it = |page: &&PlannedPage| {
                page.sources.values().any(|at| self.found.pages[*at].name == *name)
            };
            let shown = |page: &&PlannedPage| self.is_shown(page);
            let Some(page) = self.plan.iter().find(is_it).filter(shown) else { continue };
            let below = format!("{}/", page.id);
            if !self.plan.iter().filter(shown).any(|page| page.id.starts_with(&below)) {
                continue;
            }
            let label = format!("site-page-{}", page.id);
            groups.insert(
                page.order,
                format!("\n  - {{ folder: {}, label: {label} }}", quoted(&page.id)),
            );
            for (locale, at) in &page.sources {
                let name = labels.get(locale).filter(|label| !label.is_empty()).cloned();
                let name = name.unwrap_or_else(|| page_title(&self.found.pages[*at]));
                messages.push((*locale, label.clone(), name));
            }
        }
        file.push_str(if groups.is_empty() { " []" } else { "" });
        file.extend(groups.into_values());
        self.new.texts.insert("content/data/sidebar.yaml".to_owned(), file + "\n");
        self.labels(messages);
        if let Some(item) = self.found.menu.first() {
            let message = "the main menu is not imported: the sidebar has the folders of pages";
            let hint = "add its links to templates/partials/header.html";
            losses.add(item.place.clone(), message, hint);
        }
    }
}
