//! Converts a drawing with a document type to one without: HTML does not support custom entities.

use std::fmt::Write as _;

use roxmltree::{Document, Node};

use crate::assets::svg::{XLINK, XML, clean};

/// The drawing as text with entities expanded.
pub(super) fn plain(document: &Document<'_>) -> String {
    let mut text = String::with_capacity(document.input_text().len());
    write(document.root_element(), None, &mut text);
    text
}

/// Escapes a text for attributes and content.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn write(node: Node<'_, '_>, outer: Option<&str>, text: &mut String) {
    if node.is_text() {
        text.push_str(&escape(node.text().unwrap_or_default()));
        return;
    }
    if !node.is_element() || clean::is_metadata(&node) {
        return;
    }
    let name = node.tag_name();
    let _ = write!(text, "<{}", name.name());
    if name.namespace() != outer {
        let _ = write!(text, " xmlns=\"{}\"", escape(name.namespace().unwrap_or_default()));
    }
    if outer.is_none() && node.descendants().any(|node| uses(&node, XLINK)) {
        let _ = write!(text, " xmlns:xlink=\"{XLINK}\"");
    }
    for attribute in node.attributes() {
        let prefix = match attribute.namespace() {
            None => "",
            Some(XLINK) => "xlink:",
            Some(XML) => "xml:",
            Some(_) => continue,
        };
        let _ = write!(text, " {prefix}{}=\"{}\"", attribute.name(), escape(attribute.value()));
    }
    if !node.has_children() {
        text.push_str("/>");
        return;
    }
    text.push('>');
    for child in node.children() {
        write(child, name.namespace(), text);
    }
    let _ = write!(text, "</{}>", name.name());
}

fn uses(node: &Node<'_, '_>, namespace: &str) -> bool {
    node.attributes().any(|attribute| attribute.namespace() == Some(namespace))
}
