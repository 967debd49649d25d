//! Composes the files of the new site: those of its template, with the pages, texts and files of
//! the source.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::base::path::file_name;
use crate::cli::import::anchors::unique_anchors;
use crate::cli::import::body::convert;
use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::look::replace_logo;
use crate::cli::import::losses::Losses;
use crate::cli::import::notation::Notation;
use crate::cli::import::page_file::{
    has_description, have_keywords, list, message, quoted, write_day, write_keywords,
    write_last_day, write_tags,
};
use crate::cli::import::plan::PlannedPage;
use crate::cli::import::tags::Tags;
use crate::cli::import::targets::Targets;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::title;

/// The parts of a source that the check of the new site has rejected.
#[derive(Default)]
pub(super) struct Broken {
    /// The indices of pages, which become drafts.
    pub(super) pages: BTreeSet<usize>,
    /// Files that can't be shown.
    pub(super) files: BTreeSet<SourcePath>,
}

/// A part of the source that a file of the new site comes from.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// A body: the index of the page, and the number of lines of the body minus that of the file.
    Body(usize, isize),
    /// A file of a page: the indices of its pages in the source.
    Page(Vec<usize>),
    /// Messages: their offsets and indices.
    Texts(Vec<(usize, usize)>),
    /// A copy.
    Copy(SourcePath),
    /// The schema of a copy.
    Schema(SourcePath),
}

/// The files of the new site.
#[derive(Default)]
pub(super) struct NewSite {
    /// Texts by their paths.
    pub(super) texts: BTreeMap<String, String>,
    /// The origins of texts and copies, by their paths.
    pub(super) origins: BTreeMap<String, Origin>,
}

/// A new site during its composition.
pub(super) struct Composer<'a> {
    pub(super) found: &'a Found,
    pub(super) plan: &'a [PlannedPage],
    broken: &'a Broken,
    tags: &'a Tags,
    /// The keys without a meaning for the generator, and whether they are lists.
    pub(super) other_keys: BTreeMap<&'a str, bool>,
    pub(super) new: NewSite,
    pub(super) has_html: bool,
}

/// Composes the new site. `delimiters` are those of tags in bodies, and `functions` those that
/// messages call.
pub(super) fn compose(
    found: &Found,
    (plan, tags): (&[PlannedPage], &Tags),
    broken: &Broken,
    delimiters: &[(&'static str, &'static str)],
    functions: &BTreeSet<String>,
    losses: &mut Losses,
) -> anyhow::Result<NewSite> {
    let mut other_keys = BTreeMap::new();
    for (key, other) in found.pages.iter().flat_map(|page| &page.keys.others) {
        *other_keys.entry(key.as_str()).or_default() |= other.is_list;
    }
    let new = NewSite::default();
    let mut composer = Composer { found, plan, broken, tags, other_keys, new, has_html: false };
    let mut ids = vec![None; found.pages.len()];
    for page in plan.iter().filter(|page| !composer.is_draft(page) && !page.is_later(found)) {
        for at in page.sources.values() {
            ids[*at] = Some(page.id.clone());
        }
    }
    let targets = Targets::new(found, &ids, &broken.files);
    for page in plan {
        for at in page.sources.values() {
            let (one, constants) = (&found.pages[*at], &found.constants);
            let address = |name: &str| targets.address(one, name);
            let address = &address;
            let body = Notation { page: one, delimiters, address, constants, losses }.convert();
            // A home page can't be a draft.
            let is_broken = page.id == "home" && broken.pages.contains(at);
            let body = if is_broken { String::new() } else { body };
            let (mut text, mut has_html) = convert(one, &targets, &body, losses);
            if let Some(hero) = &one.keys.hero {
                let hero = convert(one, &targets, &hero.text(&page_title(one)), losses);
                (text, has_html) = (hero.0 + text.trim_start_matches('\n'), has_html || hero.1);
            }
            composer.has_html |= has_html;
            composer.body(page, *at, &text, losses);
        }
        composer.page(page, losses);
    }
    let copies =
        targets.into_assets().into_iter().map(|(name, path)| (format!("assets/{name}"), path));
    let files = found.files.iter().map(|(name, path)| (format!("static/{name}"), path.clone()));
    for (name, path) in copies.chain(files) {
        composer.new.origins.insert(name, Origin::Copy(path));
    }
    composer.texts();
    composer.template(functions)?;
    composer.menu(losses);
    let NewSite { mut texts, mut origins } = std::mem::take(&mut composer.new);
    let is_shown = |page: &PlannedPage| composer.is_shown(page);
    tags.write_pages(found, plan, &is_shown, &mut texts, losses);
    let copies = replace_logo(&mut texts, &found.files, &broken.files);
    let copies = copies.into_iter().map(|(name, path)| (name, Origin::Copy(path)));
    for (name, (path, schema)) in
        found.data_files.iter().filter(|it| !broken.files.contains(&it.1.0))
    {
        let stem = name.split('.').next().unwrap_or_default();
        let schema_path = format!("templates/data/{stem}.yaml");
        texts.insert(schema_path.clone(), schema.clone());
        origins.insert(schema_path, Origin::Schema(path.clone()));
        origins.insert(format!("content/data/{name}"), Origin::Copy(path.clone()));
    }
    origins.extend(copies);
    Ok(NewSite { texts, origins })
}

/// The title of a page: that of its front matter, its first heading, or its name.
pub(super) fn page_title(page: &FoundPage) -> String {
    let heading = || {
        let line = page.text[page.body..].lines().find(|line| !line.trim().is_empty())?;
        let words = line.strip_prefix("# ")?.split("{#").next()?.trim();
        Some(words.to_owned()).filter(|title| !title.is_empty())
    };
    let name = || match file_name(&page.name) {
        "" => "Home".to_owned(),
        name => title(&name.replace('_', "-")),
    };
    page.keys.title.clone().or_else(heading).unwrap_or_else(name)
}

impl Composer<'_> {
    fn is_draft(&self, page: &PlannedPage) -> bool {
        let is_draft =
            |at: &usize| self.found.pages[*at].keys.is_draft || self.broken.pages.contains(at);
        page.id != "home" && page.sources.values().any(is_draft)
    }

    /// Returns whether a build without options has the page.
    pub(super) fn is_shown(&self, page: &PlannedPage) -> bool {
        page.id == "home" || !page.is_later(self.found) && !self.is_draft(page)
    }

    pub(super) fn file(&self, locale: usize, path: &str) -> String {
        format!("locales/{}/{path}", self.found.locales[locale].tag)
    }

    /// The name of the site.
    pub(super) fn name(&self) -> String {
        let is_written = |at: &&usize| !self.found.pages[**at].text.is_empty();
        let home = self.plan.iter().flat_map(|page| page.sources.values()).find(is_written);
        match (self.found.name.trim(), home) {
            ("", Some(at)) => page_title(&self.found.pages[*at]),
            ("", None) => "Site".to_owned(),
            (name, _) => name.to_owned(),
        }
    }

    /// Writes the body of a page in one language, and its messages.
    fn body(&mut self, page: &PlannedPage, at: usize, text: &str, losses: &mut Losses) {
        let found = &self.found.pages[at];
        let name = page_title(found);
        let lines = text.split('\n').take_while(|line| line.trim().is_empty()).count();
        let mut lines: Vec<&str> = text.split('\n').skip(lines).collect();
        let skipped = text.split('\n').count() - lines.len();
        let escaped = name.split_whitespace().collect::<Vec<_>>().join(" ").replace('\\', "\\\\");
        let escaped = escaped.replace('{', "\\{").replace('<', "\\<").replace('[', "\\[");
        let heading = format!("# {escaped}");
        let is_titled = lines.first().is_some_and(|line| line.starts_with("# "));
        if !is_titled {
            lines.splice(..0, [heading.as_str(), ""]);
        }
        let shift = skipped.cast_signed() - if is_titled { 0 } else { 2 };
        let body = lines.join("\n").trim_end().to_owned() + "\n";
        let body = unique_anchors(found, body, shift, losses);
        let path = self.file(found.locale, &format!("pages/{}.md", page.id));
        self.new.texts.insert(path.clone(), body);
        self.new.origins.insert(path, Origin::Body(at, shift));
        let path = self.file(found.locale, &format!("pages/{}.ftl", page.id));
        let mut text = format!("page-title = {}\n", message(&name));
        let all: Vec<&FoundPage> = page.sources.values().map(|at| &self.found.pages[*at]).collect();
        if has_description(&all) {
            let description = found.keys.description.as_ref().unwrap_or(&name);
            let _ = writeln!(text, "page-description = {}", message(description));
            if found.keys.description.is_none() && !found.text.is_empty() {
                let problem = "the page has a description in another language only; it gets its \
                               title as one";
                let hint = "write `page-description` in its `.ftl` file";
                losses.add_kind(Place::file(&found.path), problem, hint);
            }
        }
        if let Some(words) = found.keys.keywords.as_ref().filter(|_| have_keywords(&all)) {
            let _ = writeln!(text, "page-keywords = {}", message(words));
        }
        self.new.texts.insert(path.clone(), text);
        self.new.origins.insert(path, Origin::Page(vec![at]));
    }

    /// Writes the page file.
    fn page(&mut self, page: &PlannedPage, losses: &mut Losses) {
        let depth = "../".repeat(page.id.matches('/').count() + 2);
        let mut out =
            format!("# yaml-language-server: $schema={depth}.archipel/schemas/page.json\n");
        let is_same = page.paths.values().collect::<BTreeSet<_>>().len() < 2;
        let first = page.paths.values().next().map_or("", String::as_str);
        let each = |(at, path): (&usize, &String)| {
            format!("{}: {}", quoted(self.found.locales[*at].name()), quoted(path))
        };
        let path = match is_same {
            true => quoted(first),
            false => {
                format!("{{ {} }}", page.paths.iter().map(each).collect::<Vec<_>>().join(", "))
            }
        };
        let _ = write!(out, "path: {path}\ntemplate: imported.html\n");
        // A manual shows pages that are not translated in the default language.
        let is_in_all = self.found.is_manual && page.sources.contains_key(&0);
        if page.id != "home" && !is_in_all && page.paths.len() < self.found.locales.len() {
            let names = list(page.paths.keys().map(|at| self.found.locales[*at].name()));
            let _ = writeln!(out, "locales: {names}");
        }
        if !page.aliases.is_empty() {
            let _ = writeln!(out, "aliases: {}", list(page.aliases.iter().map(String::as_str)));
        }
        if self.is_draft(page) {
            out.push_str("draft: true\n");
        }
        let all: Vec<&FoundPage> = page.sources.values().map(|at| &self.found.pages[*at]).collect();
        if !all.is_empty() && !has_description(&all) {
            out.push_str("description: page-title\n");
        }
        write_day(&mut out, "date", all.iter().map(|page| &page.keys.date));
        let first_day = all.iter().map(|page| &page.keys.publish_at).max();
        write_day(&mut out, "publish_at", first_day.into_iter());
        write_last_day(&mut out, &all, losses);
        write_keywords(&mut out, &all, losses);
        match self.tags.of(&page.id) {
            Some([]) => {}
            Some(tags) => {
                let _ = writeln!(out, "tags: {}", list(tags.iter().map(String::as_str)));
            }
            None => {
                write_tags(&mut out, all.iter().map(|page| (&page.path, &*page.keys.tags)), losses);
            }
        }
        let _ = writeln!(out, "order: {}", page.order);
        if let Some(folder) = &page.list {
            let _ = writeln!(out, "list: {folder}");
        }
        let mut others: BTreeMap<&str, &[String]> = BTreeMap::new();
        for (key, other) in all.iter().flat_map(|page| &page.keys.others) {
            let known = others.entry(key).or_insert(&other.texts);
            if *known != other.texts {
                let message = format!("`{key}` has another value in another language");
                let hint = "write it as a message, if it is a text for visitors";
                losses.add(other.place.clone(), message, hint);
            }
        }
        for (key, texts) in others {
            let value = match self.other_keys[key] {
                true => list(texts.iter().map(String::as_str)),
                false => quoted(&texts[0]),
            };
            let _ = writeln!(out, "{key}: {value}");
        }
        let path = format!("content/pages/{}.yaml", page.id);
        self.new.texts.insert(path.clone(), out);
        self.new.origins.insert(path, Origin::Page(page.sources.values().copied().collect()));
    }

    /// Writes the texts of the interface.
    fn texts(&mut self) {
        for (at, text) in self.found.texts.iter().enumerate() {
            let name = if text.file == "site" { "site-texts" } else { &text.file };
            let path = self.file(text.locale, &format!("{name}.ftl"));
            let out = self.new.texts.entry(path.clone()).or_default();
            let origin = self.new.origins.entry(path).or_insert(Origin::Texts(Vec::new()));
            if let Origin::Texts(starts) = origin {
                starts.push((out.len(), at));
            }
            match text.is_broken {
                true => {
                    let lines = text.fluent.trim_end().lines();
                    out.extend(lines.map(|line| format!("# {line}").trim_end().to_owned() + "\n"));
                    out.push('\n');
                }
                false => out.push_str(&text.fluent),
            }
        }
    }
}
