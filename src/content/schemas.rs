//! The schemas of content and data.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::fields::page_schema;
use crate::content::folders::{DATA_SCHEMAS, SECTIONS, TEMPLATES, parse, stem};
use crate::content::schema::{Field, Shape, page_shape, shape};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, file_ending, nearest};
use crate::engine::source::{Snapshot, SourcePath};

/// The schemas of section types and data files.
#[derive(Clone, Debug, Default)]
pub struct Schemas {
    /// By section type.
    pub sections: BTreeMap<String, Vec<Field>>,
    /// By the template of a page, the keys that the page has in addition to those of every
    /// page.
    pub templates: BTreeMap<String, Vec<Field>>,
    /// The templates without a schema, whose pages have no other keys.
    pub plain: BTreeSet<String>,
    /// By data file name.
    pub data: BTreeMap<String, Shape>,
    /// Section types and data files with an invalid schema.
    pub broken: BTreeSet<String>,
    /// Whether the schema of a page's template is invalid, so that templates lack its keys.
    pub lacks_keys: bool,
}

impl Schemas {
    /// The fields of the template with the name most similar to an unknown one. They are optional,
    /// since it is uncertain which template is used.
    pub(super) fn meant_template(&self, name: &str) -> impl Iterator<Item = Field> {
        let near = nearest(name, self.templates.keys().map(String::as_str));
        let fields = near.and_then(|near| self.templates.get(near)).into_iter().flatten();
        fields.map(|field| Field { optional: true, ..field.clone() })
    }
}

/// Reads all schemas.
pub fn schemas(snapshot: &Snapshot, report: &mut Report) -> Schemas {
    let mut schemas = Schemas::default();
    for path in snapshot.under(SECTIONS) {
        let Some(kind) = name(snapshot, path, SECTIONS, report) else { continue };
        let shape = parse(snapshot, path, report).and_then(|node| page_shape(path, &node, report));
        if !matches!(shape, Some(Shape::Record(_))) {
            schemas.broken.insert(kind.clone());
        }
        match shape {
            Some(Shape::Record(fields)) => {
                schemas.sections.insert(kind, fields);
            }
            Some(_) => report.add(
                Diagnostic::new(Code::InvalidSchema, "a section's schema is a mapping of keys")
                    .at(Place::file(path))
                    .hint("write one `key: type` per line"),
            ),
            None => {}
        }
    }
    for path in snapshot.files_in(TEMPLATES) {
        let Some(name) = name(snapshot, path, TEMPLATES, report) else { continue };
        let fields = parse(snapshot, path, report)
            .and_then(|node| page_shape(path, &node, report).map(|shape| (node, shape)))
            .and_then(|(node, shape)| page_schema(path, &node, shape, report));
        schemas.lacks_keys |= fields.is_none();
        schemas.templates.extend(fields.map(|fields| (format!("{name}.html"), fields)));
    }
    for path in snapshot.under(TEMPLATES) {
        let name = &path.as_str()[TEMPLATES.len()..];
        let schema = name.strip_suffix(".html").map(|name| format!("{TEMPLATES}{name}.yaml"));
        let is_there =
            |schema: &str| snapshot.contains(schema) || snapshot.misnamed(schema).is_some();
        if !schema.is_some_and(|schema| is_there(&schema)) {
            schemas.plain.insert(name.to_owned());
        }
    }
    for path in snapshot.under(DATA_SCHEMAS) {
        let Some(name) = name(snapshot, path, DATA_SCHEMAS, report) else { continue };
        let shape = parse(snapshot, path, report).and_then(|node| shape(path, &node, report));
        match shape {
            Some(shape) => {
                schemas.data.insert(name, shape);
            }
            None => {
                schemas.broken.insert(name);
            }
        }
    }
    schemas
}

/// The name of the schema in a file of this folder. A file with another extension is reported, but
/// read.
fn name(
    snapshot: &Snapshot,
    path: &SourcePath,
    folder: &str,
    report: &mut Report,
) -> Option<String> {
    if let Some(name) = stem(path, folder) {
        return Some(name.to_owned());
    }
    let meant = path
        .with_intended_extension(&["yaml"])
        .filter(|meant| !snapshot.contains(meant.as_str()))?;
    let name = stem(&meant, folder)?.to_owned();
    report.add(file_ending(path, &meant));
    Some(name)
}
