//! The size of an SVG as a browser shows it.

use roxmltree::Document;

/// Returns the width and height of an SVG in CSS pixels: those of its root, or of its `viewBox`.
/// `None` if it has neither, or is not an SVG.
pub fn svg_size(text: &str) -> Option<(u16, u16)> {
    // Only the first tag is parsed, whatever the rest of the file is.
    let tag = &text[text.find("<svg")?..];
    let mut quote = None;
    let end = tag.bytes().position(|byte| {
        match (quote, byte) {
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
        quote.is_none() && byte == b'>'
    })?;
    let root = format!("{}></svg>", tag[..end].trim_end_matches('/'));
    let root = Document::parse(&root).ok()?;
    let root = root.root_element();
    let length = |name: &str| {
        let value = root.attribute(name)?.trim();
        value.strip_suffix("px").unwrap_or(value).parse().ok()
    };
    let (width, height): (f64, f64) = length("width").zip(length("height")).or_else(|| {
        let view = root.attribute("viewBox")?;
        let parts = view.split([' ', ',', '\n', '\t']).filter(|part| !part.is_empty());
        let parts: Option<Vec<f64>> = parts.map(|part| part.parse().ok()).collect();
        <[f64; 4]>::try_from(parts?).ok().map(|[_, _, width, height]| (width, height))
    })?;
    // Formatted without a fraction, and parsed as the type that limits it.
    let pixels = |length: f64| format!("{length:.0}").parse().ok().filter(|pixels| *pixels > 0);
    pixels(width).zip(pixels(height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_root() {
        for (text, expected) in [
            ("<?xml version=\"1.0\"?>\n<svg width=\"30px\" height='20'/>", Some((30, 20))),
            ("<svg viewBox=\"0 0 16.4 9\"><rect width=\"1\"/></svg>", Some((16, 9))),
            ("<svg data-a=\">\" width=\"100%\" height=\"100%\" viewBox=\"0,0,4,5\">", Some((4, 5))),
            ("<svg width=\"1e9\" height=\"1\"/>", None),
            ("<svg width=\"10\"/>", None),
            ("<svg viewBox=\"0 0 NaN 1\"/>", None),
            ("<svg width=\"&x;\" height=\"1\"/>", None),
            ("<svg width=\"1", None),
            ("<p>", None),
        ] {
            assert_eq!(svg_size(text), expected, "{text}");
        }
    }
}
