//! The content of editors: pages and data files of `content/`, their schemas in `templates/`, and
//! `site.toml`.
//!
//! In: YAML, TOML, JSON and CSV files. Out: typed values with the places where they are written.
//! Never: text in a language, HTML.

mod address;
// `site.toml`, parsed and resolved.
pub mod config;
mod csv;
mod data;
mod each;
mod data_value;
mod days;
mod data_files;
mod fields;
mod folders;
mod json;
mod list;
mod list_pages;
mod pages;
mod pagination;
pub mod path;
mod query;
mod row;
mod rows;
// Schemas of content, and typed values.
pub mod schema;
mod schemas;
mod section;
mod selection;
mod written_value;
// YAML to nodes with spans.
pub mod yaml;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::base::digest::Digest;
use crate::content::address::address;
use crate::content::config::{Located, META_KEYS, is_segment};
use crate::content::data::{ENDINGS, data_name, misnamed_data};
use crate::content::each::each;
use crate::content::fields::page_fields;
use crate::content::folders::canonical_bytes;
use crate::content::pagination::{paginated_row, pagination};
use crate::content::schema::{
    AllowedOrigin, BodyName, Checker, Data, Field, Reference, unread_key,
};
use crate::content::section::sections;
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, file_ending, nearest};
use crate::engine::source::{Snapshot, SourcePath};

pub use crate::content::address::{Address, PagePath};
pub use crate::content::data_files::{
    DataFile, DataFiles, check_fact_references, check_services, check_settings, data_files,
    data_tree,
};
pub use crate::content::data_value::DataValue;
pub use crate::content::days::{Absence, Days, Period};
pub use crate::content::each::Each;
pub use crate::content::folders::{DATA, DATA_SCHEMAS, PAGES, SECTIONS};
pub use crate::content::json::page_json_schema;
pub use crate::content::list::{ListPart, ListRead, PageList};
pub use crate::content::list_pages::tag_place;
pub use crate::content::pages::{AbsentPage, InvalidPage, Pages};
pub use crate::content::pagination::{Pagination, Part, TAG_PREFIX, part_id, tag_message};
pub use crate::content::query::{
    ALL_PAGES, DATA_FILES, DAYS, DRAFTS, LACKS_VALUES, ROW_FIELDS, ROW_IDS, RowIds, SCHEMAS,
};
pub use crate::content::row::{Row, RowValue};
pub use crate::content::schemas::{Schemas, schemas};
pub use crate::content::section::Section;
pub use crate::content::selection::tags;
pub use crate::content::written_value::{WrittenValue, page_value_span, written_value};

/// A page, in all languages.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its id: the path of its file below `content/pages/`, without the extension.
    pub id: Arc<str>,
    /// Its file.
    pub source: SourcePath,
    /// Its addresses.
    pub address: Address,
    /// The template of its body.
    pub template: Located<String>,
    /// The message ids of title, description and so on, in the order of [`META_KEYS`].
    pub meta: [Option<Arc<str>>; META_KEYS.len()],
    /// Whether search engines may list it.
    pub index: bool,
    /// Whether it is not published yet.
    pub draft: bool,
    /// The days on which it is part of the site.
    pub period: Period,
    /// The list that it shows in parts.
    pub pagination: Option<Pagination>,
    /// Its part of a list, if it shows one; `None` for a page with a file.
    pub part: Option<Part>,
    /// The data that the file makes pages of.
    pub each: Option<Each>,
    /// The row of a page from data; `None` for a page with a file.
    pub row: Option<Arc<Row>>,
    /// The values of the keys in its template's schema, as a record.
    pub data: Data,
    /// Its sections, in order.
    pub sections: Vec<Section>,
    /// Its references.
    pub references: Vec<Reference>,
    /// The origins that its links add to policies.
    pub opened: Vec<AllowedOrigin>,
    /// The Markdown bodies that its keys and sections name, each once, in order.
    pub bodies: Vec<BodyName>,
    /// The digest of its file.
    pub digest: Digest,
}

impl Page {
    /// The id of the page that its texts belong to: its own, or that of the page that it is a part
    /// of.
    pub fn text_id(&self) -> &Arc<str> {
        let of = self.part.as_ref().map(|part| &part.of);
        of.or_else(|| self.row.as_ref().map(|row| &row.of)).unwrap_or(&self.id)
    }

    /// The id in the path of the Markdown body, which every row can have.
    pub fn body_id(&self) -> &Arc<str> {
        if self.row.is_some() { &self.id } else { self.text_id() }
    }

    /// Returns the value of a key of the page, or of the field of its row with that name.
    pub fn value(&self, key: &str) -> Option<&Data> {
        self.data.get(key).or_else(|| self.row.as_ref()?.data.get(key))
    }

    /// Returns the keys with values, and the fields of the row.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.data.keys().chain(self.row.iter().flat_map(|row| row.data.keys()))
    }

    /// Returns the source of the path in the locale of this name: the row, or the key in the file
    /// of the page.
    pub fn path_place(&self, locale: Option<&str>) -> Place {
        if let Some(row) = &self.row {
            return row.place();
        }
        let own = locale.and_then(|locale| self.address.path.of(locale));
        let span = own.map_or_else(|| self.address.path.span(), |path| path.span.clone());
        Place::new(&self.source, span)
    }
}

/// The page files of the tree. Unused files are reported.
pub fn page_files(snapshot: &Snapshot, report: &mut Report) -> Vec<SourcePath> {
    let mut pages = Vec::new();
    for path in snapshot.under("content/") {
        if page_id(path).is_some() {
            pages.push(path.clone());
        } else if let Some(meant) = misnamed(snapshot, path) {
            report.add(file_ending(path, &meant));
        } else if data_name(path).is_none() && !path.as_str().ends_with(".md") {
            let hint = match path.with_intended_extension(&ENDINGS) {
                Some(meant) if snapshot.contains(meant.as_str()) => {
                    format!("`{meant}` is read; remove one of the two")
                }
                _ => "pages are content/pages/*.yaml, data files content/data/*.yaml, .json, \
                         .toml or .csv"
                    .to_owned(),
            };
            report.add(
                Diagnostic::new(Code::StrayFile, format!("nothing reads `{path}`"))
                    .at(Place::file(path))
                    .hint(hint),
            );
        }
    }
    pages
}

/// The id of the page in this file: its path below `content/pages/`. `None` if it can have none.
pub fn page_id(path: &SourcePath) -> Option<&str> {
    let id = path.as_str().strip_prefix(PAGES)?.strip_suffix(".yaml")?;
    path.with_intended_extension(&["yaml"]).is_none().then_some(id)
}

/// Returns the path that was probably intended, for a page or data file with another extension.
fn misnamed(snapshot: &Snapshot, path: &SourcePath) -> Option<SourcePath> {
    if misnamed_page_id(path).is_some() {
        return path
            .with_intended_extension(&["yaml"])
            .filter(|meant| !snapshot.contains(meant.as_str()));
    }
    misnamed_data(snapshot, path).map(|(_, meant)| meant)
}

/// The id of the page whose file has another extension, such as `.yml`.
pub fn misnamed_page_id(path: &SourcePath) -> Option<&str> {
    let length = page_id(&path.with_intended_extension(&["yaml"])?)?.len();
    path.as_str().strip_prefix(PAGES)?.get(..length)
}

/// Parses a page file.
pub fn page(
    path: &SourcePath,
    text: &str,
    schemas: &Schemas,
    report: &mut Report,
) -> Result<Page, InvalidPage> {
    let mut invalid = InvalidPage::new(path);
    read_page(path, text, schemas, &mut invalid, report).ok_or(invalid)
}

/// Parses a page file. The fields of `invalid` are set even if the file has mistakes.
fn read_page(
    path: &SourcePath,
    text: &str,
    schemas: &Schemas,
    invalid: &mut InvalidPage,
    report: &mut Report,
) -> Option<Page> {
    let node = yaml::parse(path, text, report)?;
    let Value::Map(entries) = &node.value else {
        report.add(unread_key(path, &node, false).unwrap_or_else(|| {
            Diagnostic::new(Code::WrongType, "a page is a mapping of keys")
                .at(Place::file(path))
                .hint("begin with `path:`")
        }));
        return None;
    };
    // A path for each language is checked with the addresses.
    let has_paths = node.get("path").is_some_and(|path| path.as_map().is_some());
    let mut elsewhere = if has_paths { vec!["sections", "path"] } else { vec!["sections"] };
    let mut fields = page_fields();
    fields.retain(|field| !elsewhere.contains(&&*field.name));
    let own = fields.len();
    let template = node.get("template").filter(|node| !node.is_null());
    let template = template.and_then(|node| Some((node.as_text()?, node.span())));
    invalid.template = template.map(|(name, span)| Located { value: name.to_owned(), span });
    let template = invalid.template.as_ref().map_or("", |template| &*template.value);
    match schemas.templates.get(template) {
        Some(schema) => fields.extend(schema.iter().cloned()),
        None if schemas.plain.contains(template) => {}
        None => {
            fields.extend(schemas.meant_template(template));
            elsewhere.extend(unknown_keys(entries, &fields));
        }
    }
    let mut checker = Checker::of_page(path, report);
    let head = checker.record(&fields, entries, 0..0, &elsewhere);
    let sections = match node.get("sections") {
        Some(list) => sections(&mut checker, list, schemas),
        None => Some(Vec::new()),
    };
    invalid.references = std::mem::take(&mut checker.references);
    let opened = std::mem::take(&mut checker.opened);
    let bodies = std::mem::take(&mut checker.bodies);
    let bodies = different(path, bodies, report);
    check_tags(path, &node, report);
    let id = page_id(path)?;
    let is_valid = check_id(path, id, report);
    let each = each(&node);
    let (address, has_address) = address(path, &node, each.is_some(), report);
    invalid.address = Some(address.clone());
    let head = head.filter(|_| has_address)?;
    let text = |key: &str| match head.get(key) {
        Some(Data::Text(text) | Data::Message(text)) => Some(text.clone()),
        _ => None,
    };
    let pagination = pagination(path, &node, &head, report);
    if pagination.is_none() && head.get("paginate").is_some() {
        return None;
    }
    if let (Some(each), Some(shown)) = (&each, &pagination) {
        report.add(paginated_row(path, &each.span, shown));
        return None;
    }
    let page = Page {
        template: invalid.template.clone()?,
        meta: META_KEYS.map(text),
        index: head.get("index") != Some(&Data::Boolean(false)),
        draft: head.get("draft") == Some(&Data::Boolean(true)),
        period: Period::new(path, &node, &head, report),
        pagination,
        part: None,
        each,
        row: None,
        data: head.only(fields[own..].iter().map(|field| &*field.name)),
        id: id.into(),
        source: path.clone(),
        address,
        sections: sections?,
        references: invalid.references.clone(),
        opened,
        bodies,
        digest: Digest::of(&canonical_bytes(&node)),
    };
    is_valid.then_some(page)
}

/// The keys that the template of a page may have, if the template does not exist or its schema is
/// invalid: those that are not misspelt keys of `fields`.
fn unknown_keys<'a>(entries: &'a [(Key, Node)], fields: &[Field]) -> Vec<&'a str> {
    let names = || fields.iter().map(|field| &*field.name);
    let is_there = |name: &str| entries.iter().any(|(key, _)| *key.text == *name);
    let absent: Vec<&str> = names().filter(|name| !is_there(name)).collect();
    let unknown = |key: &&str| nearest(key, absent.iter().copied()).is_none();
    entries.iter().map(|(key, _)| &*key.text).filter(unknown).collect()
}

/// Returns the bodies, each once. A body that is shown twice is reported: its heading ids would
/// occur twice.
fn different(path: &SourcePath, all: Vec<BodyName>, report: &mut Report) -> Vec<BodyName> {
    let mut bodies: Vec<BodyName> = Vec::with_capacity(all.len());
    let mut known = BTreeMap::new();
    for body in all {
        let Some(at) = known.get(&body.name) else {
            known.insert(Arc::clone(&body.name), bodies.len());
            bodies.push(body);
            continue;
        };
        let first: &BodyName = &bodies[*at];
        let message = format!("the page shows the body `{}` twice", body.name);
        report.add(
            Diagnostic::new(Code::DuplicateBody, message)
                .at(Place::new(path, body.span))
                .related(Place::new(path, first.span.clone()), "the first time")
                .hint("give this text a name and files of its own"),
        );
    }
    bodies
}

/// Reports tags that the page lists twice: readers would see them twice.
fn check_tags(path: &SourcePath, page: &Node, report: &mut Report) {
    let Some(Value::List(tags)) = page.get("tags").map(|tags| &tags.value) else { return };
    let mut known = BTreeMap::new();
    for tag in tags {
        let Some(name) = tag.as_text() else { continue };
        let place = Place::new(path, tag.span());
        let Some(first) = known.get(name) else {
            known.insert(name, place);
            continue;
        };
        report.add(
            Diagnostic::new(Code::InvalidTag, format!("the page has the tag `{name}` twice"))
                .at(place)
                .related(Place::clone(first), "the first time")
                .hint("remove one of the two"),
        );
    }
}

fn check_id(path: &SourcePath, id: &str, report: &mut Report) -> bool {
    let wrong = id.split('/').find(|part| !is_segment(part));
    if let Some(part) = wrong {
        report.add(
            Diagnostic::new(Code::PageId, format!("`{part}` can't be in the id of a page"))
                .at(Place::file(path))
                .hint(
                    "the path of its file is its id: rename it, with lower-case letters, digits \
                     and hyphens",
                ),
        );
    }
    wrong.is_none()
}
