//! Pages that show a list in parts, each part as a page of its own.

use std::ops::Range;
use std::sync::Arc;

use crate::content::list::PageList;
use crate::content::schema::{Data, INTEGERS, Shape, fields};
use crate::content::yaml::{Key, Node};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The list that a page shows in parts.
#[derive(Clone, Debug)]
pub struct Pagination {
    /// The list.
    pub list: PageList,
    /// The number of pages in a part.
    pub size: usize,
    /// Whether each tag has parts of its own.
    pub by_tag: bool,
    /// The span in the page's file.
    pub span: Range<usize>,
}

/// The part of a list that a page shows. Such a page has no file: it has the texts of another one.
#[derive(Clone, Debug)]
pub struct Part {
    /// The id of the page with the file.
    pub of: Arc<str>,
    /// The tag of the pages that it lists.
    pub tag: Option<Arc<str>>,
    /// The number of the part, from 1.
    pub number: usize,
}

/// The prefix of the ids of messages that name tags.
pub const TAG_PREFIX: &str = "tag-";

/// The id of the message that names a tag.
pub fn tag_message(tag: &str) -> String {
    format!("{TAG_PREFIX}{tag}")
}

/// The id of a part.
pub fn part_id(page: &str, tag: Option<&str>, number: usize) -> String {
    match suffix(tag, number) {
        suffix if suffix.is_empty() => page.to_owned(),
        suffix => format!("{page}/{suffix}"),
    }
}

/// The end of the path of a part, after the path of its page.
pub(super) fn suffix(tag: Option<&str>, number: usize) -> String {
    let tag = tag.unwrap_or_default();
    match (tag, number) {
        (tag, 1) => tag.to_owned(),
        ("", number) => format!("page/{number}"),
        (tag, number) => format!("{tag}/page/{number}"),
    }
}

/// The shape of the key `paginate`.
pub(super) fn shape() -> Shape {
    Shape::Record(fields([
        ("folder", Shape::Text, "The folder of the pages that it lists."),
        ("sort?", Shape::Text, "The key by which they are sorted, in descending order with `-`."),
        ("tag?", Shape::Text, "The tag that they have."),
        ("size", Shape::Integer(INTEGERS), "The number of pages in a part."),
        ("by?", Shape::one_of(&["tags"]), "Whether each tag has parts of its own."),
    ]))
}

/// Reads the checked key `paginate`.
pub(super) fn pagination(
    path: &SourcePath,
    node: &Node,
    head: &Data,
    report: &mut Report,
) -> Option<Pagination> {
    let data = head.get("paginate")?;
    let span = node.key("paginate").map_or(0..0, Key::span);
    let text = |key: &str| match data.get(key) {
        Some(Data::Text(text)) => Some(Box::from(&**text)),
        _ => None,
    };
    let size = match data.get("size") {
        Some(Data::Integer(_, size)) => usize::try_from(*size).unwrap_or_default(),
        _ => 0,
    };
    if size == 0 {
        let value = node.get("paginate").and_then(|node| node.get("size"));
        report.add(
            Diagnostic::new(Code::WrongType, "a page of a list has at least one item")
                .at(Place::new(path, value.map_or(span.clone(), Node::span)))
                .hint("write `size: 10`"),
        );
        return None;
    }
    let by_tag = data.get("by").is_some();
    let list = PageList { folder: text("folder")?, sort: text("sort"), tag: text("tag") };
    Some(Pagination { list, size, by_tag, span })
}

/// The diagnostic for a page file with `each` and `paginate`.
pub(super) fn paginated_row(
    path: &SourcePath,
    each: &Range<usize>,
    shown: &Pagination,
) -> Diagnostic {
    Diagnostic::new(Code::InvalidPagination, "a page of a row can't have list pages")
        .at(Place::new(path, shown.span.clone()))
        .related(Place::new(path, each.clone()), "makes a page of each row")
        .hint("write `paginate:` in a page file of its own")
}
