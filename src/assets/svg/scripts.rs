//! Finds scripts in drawings: they are code, which belongs in islands.

use roxmltree::{Attribute, Document, Node};

use crate::assets::svg::SvgFault;

const HINT: &str = "remove it; scripts of a page are in islands/";

/// What would run in a page that the drawing is part of.
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
            if name.starts_with("on") && name.len() > 2 {
                add(
                    format!("`{}=` is a script in an attribute", attribute.name()),
                    attribute.range(),
                );
            } else if name == "attributename" && is_handler(attribute.value()) {
                let message = format!("the drawing sets `{}=`, a script", attribute.value());
                add(message, attribute.range());
            } else if is_url(&attribute, &name) && is_script(attribute.value()) {
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

fn is_handler(name: &str) -> bool {
    name.trim().get(..2).is_some_and(|start| start.eq_ignore_ascii_case("on"))
}

/// Whether an attribute has a URL, or may give one to another attribute.
fn is_url(attribute: &Attribute<'_, '_>, name: &str) -> bool {
    let names =
        ["href", "src", "action", "formaction", "data", "to", "from", "by", "values", "xlink:href"];
    attribute.namespace().is_some() || names.contains(&name)
}

/// Whether browsers run a URL. They skip control characters and spaces in front, and tabs and line
/// ends in it (URL Standard, section 4.4), which XML reads as spaces.
fn is_script(url: &str) -> bool {
    let starts = |url: &str| {
        let letters = url.chars().filter(|c| *c > ' ');
        let start: String = letters.take("javascript:".len()).collect();
        start.eq_ignore_ascii_case("javascript:")
    };
    // `values` is a list.
    url.split(';').any(starts)
}
