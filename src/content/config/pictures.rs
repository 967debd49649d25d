//! `[pictures]`: sizes and quality of images.

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::schema::{Shape, fields};

/// How images are resized.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// The widths of pictures without widths of their own, in pixels.
    pub widths: Vec<u32>,
    /// The default of the attribute `sizes`: the width at which pictures are shown.
    pub sizes: String,
    /// The quality, from 1 to 100.
    pub quality: u8,
    /// Files and folders of `assets/`, `static/` and `islands/` that are published with their
    /// metadata.
    pub keep_metadata: Vec<Located<String>>,
}

const WIDTHS: [u32; 3] = [480, 960, 1440];
const SIZES: &str = "100vw";
const QUALITY: u8 = 80;

/// The keys of the table.
pub(super) fn pictures() -> Shape {
    let widths = Shape::Integer(1..=u32::MAX.into()).list();
    let keep_metadata = "Files of `assets/`, `static/` and `islands/` that are published with \
                         what their cameras noted; a folder ends with `/`.";
    Shape::Record(fields([
        ("widths?", widths, "The widths where a picture names none: pixels, such as [480, 960]."),
        ("sizes?", Shape::Text, "How wide they are shown where a picture does not say it."),
        ("quality?", Shape::Integer(1..=100), "The quality of lossy pictures; 80 by default."),
        ("keep_metadata?", Shape::Text.list(), keep_metadata),
    ]))
}

impl Resolver<'_> {
    /// Checks the table, and fills in defaults.
    pub(super) fn pictures(&mut self, table: ConfigNode<'_>) -> Pictures {
        let widths = table.get("widths");
        if let Some(list) = widths.list().filter(|list| list.value.is_empty()) {
            let message = "the widths of pictures are numbers of pixels".to_owned();
            self.invalid(list.span, message, "write `widths = [480, 960, 1440]`");
        }
        let given: Vec<u32> = widths.items().filter_map(|it| Some(it.number()?.value)).collect();
        Pictures {
            widths: if given.is_empty() { WIDTHS.to_vec() } else { given },
            sizes: table.get("sizes").text().map_or_else(|| SIZES.to_owned(), |it| it.value),
            quality: table.get("quality").number().map_or(QUALITY, |it| it.value),
            keep_metadata: table.get("keep_metadata").texts(),
        }
    }
}
