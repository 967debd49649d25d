//! The keys of pages.

use crate::content::each;
use crate::content::pagination;
use crate::content::schema::{Field, Shape, fields};
use crate::content::yaml::{Key, Node};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The keys that every page may have, except its sections.
pub(super) fn page_fields() -> Vec<Field> {
    let path = "Its path below the language, or one for each; empty: the home page.";
    let social = "The message used as description in link previews.";
    fields([
        ("path", Shape::Text, path),
        ("locales?", Shape::Name("locale").list(), "The languages that it is in; all by default."),
        ("aliases?", Shape::Text.list(), "Its former paths, which lead to it."),
        ("template", Shape::Name("template"), "The template, a file in templates/."),
        ("title?", Shape::Message, "The message of its title."),
        ("description?", Shape::Message, "The message of its description."),
        ("keywords?", Shape::Message, "The message of its keywords."),
        ("social_title?", Shape::Message, "The message used as title in link previews."),
        ("social_description?", Shape::Message, social),
        ("index?", Shape::Boolean, "Whether search engines may list it; true by default."),
        ("draft?", Shape::Boolean, "Whether only the preview shows it."),
        ("publish_at?", Shape::Date, "The first day on which it is part of the site; see --day."),
        ("expires_at?", Shape::Date, "The last day on which it is part of the site; see --day."),
        ("paginate?", pagination::shape(), "The list that it shows in parts."),
        ("each?", each::shape(), "The data of which pages are made: one of each row."),
    ])
}

/// The names of `page` in templates, in addition to the keys of the page file.
const PAGE_VALUES: [&str; 9] =
    ["id", "sections", "url", "canonical", "content", "headings", "social_image", "pager", "row"];

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
