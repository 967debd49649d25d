//! The style sheets of the templates and islands on a page, which `head()` links.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use memchr::memmem;

use crate::assets::asset::{PageStyle, StyleLoad, island_sheet, page_styles, template_sheet};
use crate::base::digest::Digest;
use crate::base::html::each_tag;
use crate::engine::output::{Entry, OutputPath, decode_address};
use crate::engine::query::{Description, Query};
use crate::page::policy::integrity;
use crate::page::render::{RouteContext, TrackedSite};
use crate::template::LAYOUT;

/// The paths of style sheets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StyleNames {
    /// The style sheets that the page links before `head()`.
    linked: Vec<String>,
    /// The style sheets of its islands and templates, if the files exist, in the order of their
    /// rules.
    own: Vec<String>,
}

/// The linked style sheets of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Styles {
    /// The elements that link them.
    html: String,
    /// Their files.
    pub files: Vec<(OutputPath, Entry)>,
    /// The files of other origins that they load.
    loads: Vec<StyleLoad>,
}

/// The style sheets that `head()` links on pages with these names.
pub static STYLES: Query<Styles, StyleNames> =
    Query::with_cutoff(|reader, StyleNames { linked, own }: &StyleNames, report| {
        let site = TrackedSite::new(reader);
        let has_policy = site.allowances().is_some();
        let mut styles = Styles::default();
        for path in own.iter().filter(|path| reader.snapshot().contains(path)) {
            reader.track(&SHEET, path);
        }
        for PageStyle { file, shows, loads } in page_styles(reader, linked, own, report) {
            for name in &shows {
                site.linked_asset(name);
            }
            let address = file.path.url(&site.config.base_path);
            let _ = write!(styles.html, "<link rel=\"stylesheet\" href=\"{address}\"");
            if has_policy {
                let _ = write!(styles.html, " integrity=\"{}\"", integrity(&file.bytes));
            }
            styles.html.push_str(">\n");
            styles.loads.extend(loads);
            styles.files.push((file.path.clone(), reader.emit(file)));
        }
        styles
    })
    .listed();

/// A style sheet of a template or island, by path.
static SHEET: Query<Option<Digest>> = Query::with_cutoff(|reader, path: &str, _| {
    reader.snapshot().read(path).ok().map(|bytes| Digest::of(&bytes))
})
.described(|_, path| Description::Input("styles", path.to_owned()));

impl RouteContext {
    /// The elements that link the style sheets of the templates and islands on the page, unless
    /// `before`, the start of the page, links them. The file is rendered with `template`.
    pub(super) fn style_links(
        &self,
        template: &str,
        islands: &BTreeMap<String, usize>,
        before: &str,
    ) -> String {
        let site = &self.site;
        let entries = match template {
            LAYOUT => site.untracked().entry_templates(self.page),
            template => BTreeSet::from([template.to_owned()]),
        };
        let templates = site.untracked().templates.named(entries.iter().map(String::as_str));
        let own = islands.keys().map(|island| island_sheet(island));
        let own = own.chain(templates.into_iter().filter_map(template_sheet)).collect();
        let names = StyleNames { linked: self.linked_sheets(before), own };
        let styles = site.reader.get(&STYLES, &names);
        if !styles.loads.is_empty() {
            self.used.lock().loads.clone_from(&styles.loads);
        }
        styles.html.clone()
    }

    /// The paths of the style sheets of the site that a text links without a media condition.
    fn linked_sheets(&self, html: &str) -> Vec<String> {
        let base = &*self.site.config.base_path;
        let mut linked = Vec::new();
        // A search for text is faster than one for tags, and most layouts link none.
        if memmem::find(html.as_bytes(), b"stylesheet").is_none() {
            return linked;
        }
        each_tag(html.as_bytes(), |tag| {
            let is_sheet = tag.is("link") && tag.get("rel") == Some(b"stylesheet");
            if !is_sheet || tag.get("media").is_some() {
                return;
            }
            let path = tag.get("href").and_then(|address| {
                let address = std::str::from_utf8(address).ok()?;
                let path = address.strip_prefix(base)?.strip_prefix('/')?;
                OutputPath::new(&decode_address(path)?)
            });
            let source = path.and_then(|path| self.site.untracked().assets.source_of(&path));
            linked.extend(source.map(ToString::to_string));
        });
        linked
    }
}
