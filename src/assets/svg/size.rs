//! The size of an SVG as a browser shows it.

use crate::base::html::{Tag, each_tag};

/// The pixels of the units of CSS (CSS Values 4, section 6); `em` and its relatives are those of
/// the initial font size, since a picture is a document of its own.
const UNITS: [(&str, f64); 10] = [
    ("px", 1.0),
    ("pt", 96.0 / 72.0),
    ("pc", 16.0),
    ("in", 96.0),
    ("cm", 96.0 / 2.54),
    ("mm", 96.0 / 25.4),
    ("rem", 16.0),
    ("em", 16.0),
    ("ex", 8.0),
    ("ch", 8.0),
];

/// Returns the width and height of an SVG in CSS pixels: those of its root, with the ratio of its
/// `viewBox` if there is only one, or those of its `viewBox`. `None` if it has neither, or is not
/// an SVG.
pub fn svg_size(text: &str) -> Option<(u16, u16)> {
    let mut size = None;
    each_tag(text.as_bytes(), |tag| {
        if size.is_none() && (tag.is("svg") || tag.is("svg:svg")) {
            size = Some(size_of(&tag));
        }
    });
    let (width, height) = size.flatten()?;
    // Formatted without a fraction, and parsed as the type that limits it.
    let rounded = |length: f64| format!("{length:.0}").parse().ok().filter(|pixels| *pixels > 0);
    rounded(width).zip(rounded(height))
}

fn size_of(root: &Tag<'_>) -> Option<(f64, f64)> {
    let text = |name: &str| str::from_utf8(root.get(name)?).ok();
    let view = || {
        let parts = text("viewBox")?.split(|c: char| c.is_ascii_whitespace() || c == ',');
        let parts = parts.filter(|part| !part.is_empty()).map(|part| part.parse().ok());
        let [_, _, width, height]: [f64; 4] = parts.collect::<Option<Vec<_>>>()?.try_into().ok()?;
        (width > 0.0 && height > 0.0).then_some((width, height))
    };
    match (text("width").and_then(pixels), text("height").and_then(pixels)) {
        (Some(width), Some(height)) => Some((width, height)),
        (Some(width), None) => view().map(|(x, y)| (width, width / x * y)),
        (None, Some(height)) => view().map(|(x, y)| (height / y * x, height)),
        (None, None) => view(),
    }
}

/// The pixels of a length; `None` for a percentage, which depends on the page.
fn pixels(length: &str) -> Option<f64> {
    let length = length.trim().to_ascii_lowercase();
    let unit = UNITS.iter().find_map(|(unit, pixels)| Some((length.strip_suffix(unit)?, *pixels)));
    let (number, pixels) = unit.unwrap_or((&length, 1.0));
    number.trim_end().parse::<f64>().ok().map(|number| number * pixels)
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
            ("<svg width=\"1em\" height=\"1em\" viewBox=\"0 0 512 512\"/>", Some((16, 16))),
            ("<svg height=\"1em\" viewBox=\"0 0 448 512\"/>", Some((14, 16))),
            ("<svg width=\"75pt\" height=\"37.5pt\" viewBox=\"0 0 750 375\"/>", Some((100, 50))),
            ("<svg width=\"24\" viewBox=\"0 0 1000 500\"/>", Some((24, 12))),
            ("<svg width=\"2CM\" height=\"1in\"/>", Some((76, 96))),
            ("<!-- <svg width='5' height='5'> --><svg width='7' height='8'/>", Some((7, 8))),
            (
                "<!DOCTYPE svg [<!ENTITY x \"y\">]><svg a=\"&x;\" width='7' height='8'/>",
                Some((7, 8)),
            ),
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
