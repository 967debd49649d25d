//! The keys of pages.

use crate::content::pagination;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::schema::{Field, Shape, field};
use crate::source::SourcePath;
use crate::yaml::{Key, Node};

/// The keys that every page may have.
pub(super) fn page_fields() -> Vec<Field> {
    [
        ("id", Shape::Text),
        ("path", Shape::Text),
        ("locales?", Shape::List(Box::new(Shape::Text))),
        ("aliases?", Shape::List(Box::new(Shape::Text))),
        ("template", Shape::Text),
        ("title?", Shape::Message),
        ("description?", Shape::Message),
        ("keywords?", Shape::Message),
        ("social_title?", Shape::Message),
        ("social_description?", Shape::Message),
        ("index?", Shape::Boolean),
        ("draft?", Shape::Boolean),
        ("paginate?", pagination::shape()),
    ]
    .into_iter()
    .map(|(key, shape)| field(key, shape))
    .collect()
}

/// The names that `page` has in templates beside its file's keys.
const PAGE_VALUES: [&str; 6] = ["sections", "url", "canonical", "content", "social_image", "pager"];

/// The fields of the schema of a page's template.
pub(super) fn page_schema(
    path: &SourcePath,
    node: &Node,
    shape: Shape,
    report: &mut Report,
) -> Option<Vec<Field>> {
    let wrong = |message: String, hint: &str| {
        Diagnostic::new(Code::InvalidSchema, message).at(Place::file(path)).hint(hint)
    };
    let Shape::Record(fields) = shape else {
        let message = "the schema of a page is a mapping of keys".to_owned();
        report.add(wrong(message, "write one `key: type` per line"));
        return None;
    };
    let own = page_fields();
    let taken = |field: &&Field| {
        own.iter().any(|own| own.name == field.name) || PAGE_VALUES.contains(&&*field.name)
    };
    if let Some(field) = fields.iter().find(taken) {
        let span = node.key(&field.name).map_or(0..0, Key::span);
        let message = format!("every page has `{}` already", field.name);
        report.add(wrong(message, "give the key another name").at(Place::new(path, span)));
        return None;
    }
    Some(fields)
}
