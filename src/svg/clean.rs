//! Removes what a drawing says beside the picture: metadata, comments, data of editors, metadata of
//! photos in it.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use roxmltree::{Document, Node};

use crate::image::without_metadata;
use crate::svg::edit::Edits;
use crate::svg::{MATHML, SVG, SvgFault, XHTML, XLINK, XML, parse};

/// The text of a drawing as it is published.
pub fn clean(text: &str) -> Result<Cow<'_, str>, SvgFault> {
    let document = parse(text)?;
    let mut edits = Edits::new(text);
    remove_metadata(&document, &mut edits);
    let cleaned = edits.finish();
    Ok(if cleaned == text { Cow::Borrowed(text) } else { Cow::Owned(cleaned) })
}

pub(super) fn remove_metadata(document: &Document<'_>, edits: &mut Edits<'_>) {
    let text = document.input_text();
    for node in document.descendants() {
        if is_metadata(&node) {
            edits.remove(node.range());
            continue;
        }
        for attribute in node.attributes() {
            let is_known = [None, Some(SVG), Some(XLINK), Some(XML)];
            if !is_known.contains(&attribute.namespace()) {
                let before = &text[..attribute.range().start];
                edits.remove(before.trim_end().len()..attribute.range().end);
            } else if let Some(photo) = photo_without_metadata(attribute.value()) {
                edits.replace(attribute.range_value(), photo);
            }
        }
    }
}

/// Whether a node shows nothing: a comment, an instruction of a program, an element of an editor.
pub(super) fn is_metadata(node: &Node<'_, '_>) -> bool {
    if node.is_pi() {
        return node.pi().is_some_and(|pi| pi.target != "xml-stylesheet");
    }
    let is_known = [None, Some(SVG), Some(XHTML), Some(MATHML)];
    let name = node.tag_name();
    let is_foreign = name.name() == "metadata" || !is_known.contains(&name.namespace());
    node.is_comment() || node.is_element() && is_foreign
}

/// The `data:` URL of a photo, if there is metadata in it.
fn photo_without_metadata(url: &str) -> Option<String> {
    let (kind, data) = url.trim().strip_prefix("data:image/")?.split_once(";base64,")?;
    let data: String = data.split_whitespace().collect();
    let bytes = STANDARD.decode(data).ok()?;
    match without_metadata(&bytes) {
        Ok(Cow::Owned(cleaned)) => {
            Some(format!("data:image/{kind};base64,{}", STANDARD.encode(cleaned)))
        }
        _ => None,
    }
}
