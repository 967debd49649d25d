//! Removes the metadata of a drawing: elements for metadata, comments, data of editors.

use std::borrow::Cow;
use std::ops::Range;

use roxmltree::{Document, Node};

use crate::assets::svg::{MATHML, SVG, SvgFault, XHTML, XLINK, XML, parse};
use crate::base::text::apply_edits;

/// The published text of a drawing. Without its namespace, which drawings in pages do not need,
/// browsers would not draw the file.
pub fn clean(text: &str) -> Result<Cow<'_, str>, SvgFault> {
    let document = parse(text)?;
    let mut edits = Vec::new();
    remove_metadata(&document, &mut edits);
    let root = document.root_element();
    if root.tag_name().namespace().is_none() {
        let name = root.range().start + "<svg".len();
        edits.push((name..name, format!(" xmlns=\"{SVG}\"")));
    }
    let cleaned = apply_edits(text, edits);
    Ok(if cleaned == text { Cow::Borrowed(text) } else { Cow::Owned(cleaned) })
}

pub(super) fn remove_metadata(document: &Document<'_>, edits: &mut Vec<(Range<usize>, String)>) {
    let text = document.input_text();
    for node in document.descendants() {
        if is_metadata(&node) {
            edits.push((node.range(), String::new()));
            continue;
        }
        let is_foreign =
            |namespace| ![None, Some(SVG), Some(XLINK), Some(XML)].contains(&namespace);
        for attribute in node.attributes().filter(|it| is_foreign(it.namespace())) {
            let before = &text[..attribute.range().start];
            let span = before.trim_end().len()..attribute.range().end;
            edits.push((span, String::new()));
        }
    }
}

/// Returns whether a node is not rendered: a comment, a processing instruction, an element of an
/// editor.
pub(super) fn is_metadata(node: &Node<'_, '_>) -> bool {
    if node.is_pi() {
        return node.pi().is_some_and(|pi| pi.target != "xml-stylesheet");
    }
    let is_known = [None, Some(SVG), Some(XHTML), Some(MATHML)];
    let name = node.tag_name();
    let is_foreign = name.name() == "metadata" || !is_known.contains(&name.namespace());
    node.is_comment() || node.is_element() && is_foreign
}
