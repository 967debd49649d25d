//! Adds a page: its file, and its texts in every language.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{bail, ensure};

use crate::base::text::apply_edits;
use crate::build::editor::FOLDER;
use crate::cli::starter::add::existing::{AddedFiles, ExistingSite};
use crate::content::config::is_segment;
use crate::content::schema::{Data, Field, RefKind, Shape, has_default};
use crate::content::yaml;
use crate::content::{self, PAGES, Page};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::{MessageFile, named_body, page_body, page_messages, placeholder};

impl ExistingSite<'_> {
    /// Returns the folder of the dated pages, with a trailing slash.
    pub(super) fn dated(&self) -> Option<String> {
        let is_dated = |page: &&Page| matches!(page.data.get("date"), Some(Data::Date(_)));
        let page = self.pages.iter().rev().find(is_dated)?;
        folder_of(page).map(str::to_owned)
    }

    /// Adds a draft of a page, with the keys of the newest page in its folder or the nearest parent
    /// folder, or an empty one.
    pub(super) fn page(&self, name: &str, files: &mut AddedFiles) -> anyhow::Result<Vec<String>> {
        let (folder, last) = name.rsplit_once('/').unwrap_or(("", name));
        ensure!(
            name.split('/').all(is_segment),
            "`{name}` can't be the name of a page: use lower-case letters, digits and hyphens, and \
             `/` for folders"
        );
        if let Some(other) = self.pages.iter().find(|page| &*page.id == name) {
            bail!("the page `{name}` already exists: {}", other.source);
        }
        let newest_in = |folder: &str| {
            let is_in =
                |page: &&Page| folder_of(page).is_some_and(|of| of.trim_end_matches('/') == folder);
            self.pages.iter().filter(is_in).rfind(|page| page.sections.is_empty())
        };
        let folders =
            std::iter::successors(Some(folder), |folder| Some(folder.rsplit_once('/')?.0));
        let near = folders.filter(|folder| !folder.is_empty()).find_map(newest_in);
        let (template, text, ids) = match near {
            Some(near) => (&*near.template.value, self.copy(near, name), self.ids(near)),
            None => {
                let (template, text) = self.empty_page(name);
                let ids = self.message_ids(name, &text);
                (template, text, ids)
            }
        };
        let bodies = self.bodies(template, near);
        files.insert(format!("{PAGES}{name}.yaml"), text);
        let has_body = self.templates.show_content([template]);
        let begins = if self.begins_with_heading(template, near) { "# " } else { "" };
        for locale in &self.config.locales {
            let words = |of: &String| {
                let name = if of == "title" { last } else { of };
                format!("{of} = {}\n", placeholder(name))
            };
            files.insert(page_messages(&locale.tag, name), ids.iter().map(words).collect());
            let named = bodies.iter().map(|body| named_body(&locale.tag, name, body));
            let own = has_body.then(|| page_body(&locale.tag, name));
            let text = placeholder(last) + "\n";
            files.extend(own.map(|path| (path, format!("{begins}{text}"))));
            files.extend(named.map(|path| (path, text.clone())));
        }
        let tags: Vec<&str> = self.config.locales.iter().map(|locale| &*locale.tag).collect();
        Ok(vec![
            format!("write its texts in {}", tags.join(", ")),
            "check it in the preview, and remove `draft: true` to publish it".to_owned(),
            format!("link to it: {{{{ url(\"{name}\") }}}} in a template, page:{name} in a text"),
        ])
    }

    /// Returns the file of `page`, with the path of the new page and the current date.
    fn copy(&self, page: &Page, name: &str) -> String {
        let text = self.snapshot.read_text(page.source.as_str()).unwrap_or_default();
        let Some(node) = yaml::parse(&page.source, &text, &mut Report::new()) else { return text };
        let is_dated = matches!(page.data.get("date"), Some(Data::Date(_)));
        let date = is_dated.then_some(("date", self.today));
        let next = self.next_order(name);
        let is_ordered = matches!(page.data.get("order"), Some(Data::Integer(..)));
        let order = next.unwrap_or(1).to_string();
        let order_value = is_ordered.then_some(("order", &*order));
        let values = [("path", name)].into_iter().chain(date).chain(order_value);
        let edits = values.filter_map(|(key, text)| Some((node.get(key)?.span(), text.to_owned())));
        let copy = apply_edits(&text, edits);
        let mut copy = copy.replace(&format!("pages/{}.", page.id), &format!("pages/{name}."));
        if !is_ordered && next.is_some() && self.has_order(&page.template.value) {
            copy = format!("{}\norder: {order}\n", copy.trim_end());
        }
        if page.draft { copy } else { copy.trim_end().to_owned() + "\ndraft: true\n" }
    }

    /// The `order` of a new page after the others of its folder, if any of them has one.
    fn next_order(&self, name: &str) -> Option<i64> {
        let folder = name.rfind('/').map_or("", |at| &name[..=at]);
        let beside = self.pages.iter().filter(|page| folder_of(page) == Some(folder));
        let orders = beside.filter_map(|page| match page.data.get("order") {
            Some(Data::Integer(_, order)) => Some(*order),
            _ => None,
        });
        orders.max().map(|last| last.saturating_add(1))
    }

    /// Returns whether pages with a template may have the key `order`.
    fn has_order(&self, template: &str) -> bool {
        let mut fields = self.schemas.templates.get(template).into_iter().flatten();
        fields.any(|field| &*field.name == "order")
    }

    /// Returns whether the body of a new page has a heading, as the page `near` or the others with
    /// its template have. Without any, it has one unless the template prints one.
    fn begins_with_heading(&self, template: &str, near: Option<&Page>) -> bool {
        let tag = &self.config.locales[self.config.default_locale].tag;
        let body = |page: &Page| self.snapshot.read_text(&page_body(tag, &page.id)).ok();
        let alike = self.pages.iter().filter(|page| page.template.value == template);
        if let Some(text) = near.into_iter().chain(alike).find_map(body) {
            return text.trim_start().starts_with("# ");
        }
        let files = self.templates.named([template]);
        let sources = files.into_iter().filter_map(|name| self.templates.source(name));
        let mut texts = sources.filter_map(|path| self.snapshot.read_text(path.as_str()).ok());
        !texts.any(|text| text.contains("<h1"))
    }

    /// The ids of a page's messages, in the order of the file.
    fn ids(&self, page: &Page) -> Vec<String> {
        let tag = &self.config.locales[self.config.default_locale].tag;
        let path = SourcePath::new(page_messages(tag, &page.id));
        let text = self.snapshot.read_text(path.as_str()).unwrap_or_default();
        let file = MessageFile::parse(path, text, &mut Report::new());
        let mut ids: Vec<&str> = file.ids().collect();
        ids.sort_by_key(|id| file.message(id).map(|message| file.place(message.id.name).start));
        ids.into_iter().map(str::to_owned).collect()
    }

    /// Returns the names of the Markdown bodies of a page: those of the page it is copied from, or
    /// those of the keys that require one.
    fn bodies(&self, template: &str, near: Option<&Page>) -> Vec<String> {
        if let Some(near) = near {
            return near.bodies.iter().map(|body| body.name.to_string()).collect();
        }
        let fields = self.schemas.templates.get(template).into_iter().flatten();
        let needed = fields.filter(|field| !field.optional && field.shape == Shape::Markdown);
        needed.map(|field| body_name(&field.name)).collect()
    }

    /// Returns the most used template, and the file of an empty page with it.
    fn empty_page(&self, name: &str) -> (&str, String) {
        let names = self.pages.iter().map(|page| &*page.template.value);
        let mut uses: BTreeMap<&str, usize> = BTreeMap::new();
        for name in names {
            *uses.entry(name).or_default() += 1;
        }
        let most = uses.iter().max_by_key(|(_, count)| **count).map(|(name, _)| *name);
        let template = if self.templates.contains("page.html") {
            "page.html"
        } else {
            most.unwrap_or("page.html")
        };
        let up = "../".repeat(2 + name.matches('/').count());
        let mut text = format!(
            "# yaml-language-server: $schema={up}{FOLDER}page.json\n\
             # The texts are in locales/<language>/pages/{name}.ftl.\npath: {name}\n\
             template: {template}\ntitle: title\ndescription: description\ndraft: true\n"
        );
        if let Some(order) = self.next_order(name).filter(|_| self.has_order(template)) {
            let _ = writeln!(text, "order: {order}");
        }
        let own = self.schemas.templates.get(template);
        let is_named = |field: &&Field| !field.optional && !has_default(&field.shape);
        for field in own.into_iter().flatten().filter(is_named) {
            let _ = writeln!(text, "{}: {}", field.name, self.value(field));
        }
        (template, text)
    }

    /// Returns the ids of the messages of a page: those that its text names, and default ids.
    fn message_ids(&self, name: &str, text: &str) -> Vec<String> {
        let path = SourcePath::new(format!("{PAGES}{name}.yaml"));
        let page = content::page(&path, text, &self.schemas, &mut Report::new());
        let references = page.map_or_else(|invalid| invalid.references, |page| page.references);
        let messages = references.iter().filter(|reference| reference.kind == RefKind::Message);
        messages.map(|reference| reference.name.to_string()).collect()
    }

    /// Returns a valid value for a required key.
    fn value(&self, field: &Field) -> String {
        let page = || self.pages.first().map_or("home", |page| &*page.id).to_owned();
        match &field.shape {
            Shape::Integer(range) => 0.clamp(*range.start(), *range.end()).to_string(),
            Shape::Number => "0".to_owned(),
            Shape::Boolean => "false".to_owned(),
            Shape::Date | Shape::Today => self.today.to_owned(),
            Shape::DateTime => format!("{}T12:00Z", self.today),
            Shape::Page => page(),
            Shape::Link(_) => "https://example.org/".to_owned(),
            Shape::OneOf(words) => words.first().map_or_else(String::new, ToString::to_string),
            Shape::List(_) => "[]".to_owned(),
            Shape::Record(_) | Shape::Map(_) => "{}".to_owned(),
            Shape::Markdown => body_name(&field.name),
            Shape::Name(_) | Shape::Either(_) => field.name.to_string(),
            Shape::Message | Shape::Text | Shape::Asset | Shape::Pattern(_) | Shape::Fact(_) => {
                field.name.to_string()
            }
        }
    }
}

/// Converts a key to the name of a body.
fn body_name(key: &str) -> String {
    key.to_ascii_lowercase().replace('_', "-")
}

/// Returns the folder of a page below `content/pages/`: empty, or with a trailing slash.
fn folder_of(page: &Page) -> Option<&str> {
    let path = page.source.as_str().strip_prefix(PAGES)?;
    Some(&path[..path.rfind('/').map_or(0, |at| at + 1)])
}
