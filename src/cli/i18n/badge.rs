//! Renders a badge with the translated share of a site.

use crate::base::html::escape_html;

/// The height of the badge and the size of its letters, in pixels.
const HEIGHT: usize = 20;
const LETTERS: usize = 11;
/// The space at both sides of a text, in pixels.
const SPACE: usize = 6;

/// Renders an SVG image with the translated share of the words in percent, of the locale with that
/// tag or of all locales.
pub(super) fn badge(locale: Option<&str>, percent: usize) -> String {
    let label = match locale {
        Some(tag) => format!("translated: {tag}"),
        None => "translated".to_owned(),
    };
    let value = format!("{percent} %");
    // White letters have a contrast of more than 4.5 on each of these colours.
    let colour = match percent {
        100 => "#1a7f37",
        50.. => "#8a5a00",
        _ => "#b3261e",
    };
    let [label_width, value_width] = [&label, &value].map(|text| width(text));
    let [left, right] = [label_width, value_width].map(|width| width + 2 * SPACE);
    let (all, baseline) = (left + right, HEIGHT - SPACE);
    let mut name = String::new();
    escape_html(&label, &mut name);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all}\" height=\"{HEIGHT}\" \
         role=\"img\" aria-label=\"{name}, {value}\">\n\
         <title>{name}, {value}</title>\n\
         <rect width=\"{left}\" height=\"{HEIGHT}\" fill=\"#444\"/>\n\
         <rect x=\"{left}\" width=\"{right}\" height=\"{HEIGHT}\" fill=\"{colour}\"/>\n\
         <g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"{LETTERS}\">\n\
         <text x=\"{SPACE}\" y=\"{baseline}\" textLength=\"{label_width}\">{name}</text>\n\
         <text x=\"{}\" y=\"{baseline}\" textLength=\"{value_width}\">{value}</text>\n\
         </g>\n</svg>\n",
        left + SPACE,
    )
}

/// Returns the width of a text in Verdana, in pixels; other fonts are stretched to this width.
fn width(text: &str) -> usize {
    let tenths = |c: char| match c {
        'i' | 'l' | 'j' | ' ' | ':' => 32,
        't' | 'r' | 'f' | '-' => 45,
        'm' | 'w' | '%' | 'A'..='Z' => 95,
        _ => 67,
    };
    text.chars().map(tenths).sum::<usize>().div_ceil(10)
}
