//! Finds scripts in drawings: code belongs in islands.

use roxmltree::{Document, Node};

use crate::assets::svg::SvgFault;
use crate::base::html::{is_address, is_event_handler, is_script_address};

const HINT: &str = "remove it; scripts of a page are in islands/";

/// The scripts that would run in a page with the drawing.
pub(super) fn scripts(document: &Document<'_>) -> Vec<SvgFault> {
    let mut faults = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        let start = node.range().start;
        let mut add = |message: String, span| faults.push(SvgFault { message, hint: HINT, span });
        if node.tag_name().name().eq_ignore_ascii_case("script") {
            add("the drawing has a script".to_owned(), start..start + "<script".len());
        }
        for attribute in node.attributes() {
            let name = attribute.name().to_ascii_lowercase();
            if is_event_handler(&name) {
                add(
                    format!("`{}=` is a script in an attribute", attribute.name()),
                    attribute.range(),
                );
            } else if name == "attributename"
                && is_event_handler(&attribute.value().trim().to_ascii_lowercase())
            {
                let message = format!("the drawing sets `{}=`, a script", attribute.value());
                add(message, attribute.range());
            } else if (attribute.namespace().is_some() || is_address(&name))
                // `values` is a list.
                && attribute.value().split(';').any(|url| is_script_address(url.as_bytes()))
            {
                let message =
                    format!("`{}` is a script in a URL", attribute.value().escape_debug());
                add(message, attribute.range());
            } else if name == "srcdoc" {
                add("`srcdoc=` has a document of its own".to_owned(), attribute.range());
            }
        }
    }
    faults
}
