//! Reads the key `each` of a page file, for pages from data.

use std::ops::Range;

use crate::content::config::Located;
use crate::content::schema::{Shape, fields};
use crate::content::yaml::{Key, Node};

/// The default name of the field with the keys of the rows of a mapping.
pub(super) const KEY: &str = "key";

/// The data whose rows a page file makes pages of.
#[derive(Clone, Debug)]
pub struct Each {
    /// The name of a data file, or a path in it.
    pub data: Located<String>,
    /// The field with the keys of the rows; required for a list.
    pub key: Option<Located<String>>,
    /// The field that lists the locales of the page of a row. Pages of rows without the field are
    /// in all locales of the page file.
    pub locales: Option<Located<String>>,
    /// The span of the key `each` in the page's file.
    pub span: Range<usize>,
}

impl Each {
    /// The name of the data file.
    pub fn file(&self) -> &str {
        self.data.value.split('.').next().unwrap_or_default()
    }
}

/// Returns the shape of the key `each`.
pub(super) fn shape() -> Shape {
    let data = "The data file, or a path into it: `people` or `company.staff`.";
    let key = "The field that names a row: it is the last part of the page's id.";
    let locales = "The field that lists the locales of a row's page; by default, all.";
    Shape::Record(fields([
        ("data", Shape::Text, data),
        ("key?", Shape::Text, key),
        ("locales?", Shape::Text, locales),
    ]))
}

/// Reads the key `each` of a page. Its types are checked with all other keys.
pub(super) fn each(node: &Node) -> Option<Each> {
    let value = node.get("each")?;
    let text = |key: &str| {
        let node = value.get(key).filter(|node| !node.is_null())?;
        Some(Located { value: node.as_text()?.to_owned(), span: node.span() })
    };
    let span = node.key("each").map_or(0..0, Key::span);
    Some(Each { data: text("data")?, key: text("key"), locales: text("locales"), span })
}
