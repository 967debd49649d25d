//! The schemas of content and data.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::fields::page_schema;
use crate::content::file::{DATA_SCHEMAS, SECTIONS, TEMPLATES, parse, stem};
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::schema::{Field, Shape, page_shape, shape};
use crate::source::Snapshot;

/// The schemas of section types and data files.
#[derive(Clone, Debug, Default)]
pub struct Schemas {
    /// By section type.
    pub sections: BTreeMap<String, Vec<Field>>,
    /// By the template of a page, the keys that the page has beside those of every page.
    pub templates: BTreeMap<String, Vec<Field>>,
    /// The templates without a schema, whose pages have no other keys.
    pub plain: BTreeSet<String>,
    /// By data file name.
    pub data: BTreeMap<String, Shape>,
    /// Section types and data files with an invalid schema.
    pub broken: BTreeSet<String>,
}

impl Schemas {
    /// The fields of the template that was probably meant by the name of none. Whether it requires
    /// them is unknown.
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
        let Some(kind) = stem(path, SECTIONS) else { continue };
        let shape = parse(snapshot, path, report).and_then(|node| page_shape(path, &node, report));
        if !matches!(shape, Some(Shape::Record(_))) {
            schemas.broken.insert(kind.to_owned());
        }
        match shape {
            Some(Shape::Record(fields)) => {
                schemas.sections.insert(kind.to_owned(), fields);
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
        let Some(name) = stem(path, TEMPLATES) else { continue };
        let fields = parse(snapshot, path, report)
            .and_then(|node| page_shape(path, &node, report).map(|shape| (node, shape)))
            .and_then(|(node, shape)| page_schema(path, &node, shape, report));
        schemas.templates.extend(fields.map(|fields| (format!("{name}.html"), fields)));
    }
    for path in snapshot.under(TEMPLATES) {
        let name = &path.as_str()[TEMPLATES.len()..];
        let schema = name.strip_suffix(".html").map(|name| format!("{TEMPLATES}{name}.yaml"));
        if !schema.is_some_and(|schema| snapshot.contains(&schema)) {
            schemas.plain.insert(name.to_owned());
        }
    }
    for path in snapshot.under(DATA_SCHEMAS) {
        let Some(name) = stem(path, DATA_SCHEMAS) else { continue };
        let shape = parse(snapshot, path, report).and_then(|node| shape(path, &node, report));
        match shape {
            Some(shape) => {
                schemas.data.insert(name.to_owned(), shape);
            }
            None => {
                schemas.broken.insert(name.to_owned());
            }
        }
    }
    schemas
}
