//! Drawings: published SVG files, and SVG in pages.

mod clean;
mod inline;
mod plain;
mod scripts;
mod size;
mod style;

use roxmltree::{Document, ParsingOptions};

use crate::base::limit::{ATTRIBUTES, SVG_LEVELS, SVG_NODES, crowded_tag};
use crate::engine::diagnostic::offset_of;

pub use clean::clean;
pub use inline::{Drawing, file_beside};
pub use size::svg_size;

/// The namespace of SVG.
pub const SVG: &str = "http://www.w3.org/2000/svg";
/// The namespace of XLink.
const XLINK: &str = "http://www.w3.org/1999/xlink";
/// The namespace of HTML.
const XHTML: &str = "http://www.w3.org/1999/xhtml";
/// The namespace of MathML.
const MATHML: &str = "http://www.w3.org/1998/Math/MathML";
/// The namespace of `xml:lang` and `xml:space`.
const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// An error in a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgFault {
    /// The message.
    pub message: String,
    /// The hint.
    pub hint: &'static str,
    /// The span, in bytes of its text.
    pub span: std::ops::Range<usize>,
}

/// Parses a drawing, whose root has to be `<svg>`.
fn parse(text: &str) -> Result<Document<'_>, SvgFault> {
    if let Some(at) = crowded_tag(text) {
        let message = format!("an element has {ATTRIBUTES}");
        return Err(SvgFault {
            message,
            hint: "remove attributes that have no effect",
            span: at..at + 1,
        });
    }
    let nodes_limit = SVG_NODES.most() as u32;
    let options = ParsingOptions { allow_dtd: true, nodes_limit, ..Default::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let position = error.pos();
        let at = offset_of(text, position.row as usize, position.col as usize);
        let words = error.to_string();
        let words = words.split(" at ").next().unwrap_or_default();
        let hint = "open the drawing in a browser, which shows the same error";
        SvgFault { message: format!("the drawing can't be read: {words}"), hint, span: at..at }
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        let span = root.range().start..root.range().start + 1;
        let message = format!("its root is `<{}>`, not `<svg>`", root.tag_name().name());
        return Err(SvgFault { message, hint: "save it as SVG", span });
    }
    if let Some(wrong) = root.tag_name().namespace().filter(|namespace| *namespace != SVG) {
        let message = format!("its namespace is `{wrong}`, not that of SVG, so it is not drawn");
        let span = root.range().start..root.range().start + 1;
        let hint = "write `xmlns=\"http://www.w3.org/2000/svg\"`";
        return Err(SvgFault { message, hint, span });
    }
    let deep =
        root.descendants().find(|node| node.ancestors().nth(SVG_LEVELS.most() + 2).is_some());
    if let Some(deep) = deep {
        let message = format!("it has {SVG_LEVELS}");
        let span = deep.range().start..deep.range().start;
        return Err(SvgFault { message, hint: "remove groups that have no purpose", span });
    }
    Ok(document)
}

#[cfg(test)]
mod tests;
