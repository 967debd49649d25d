//! Converts a text layout to SVG, with every run at its measured position.

use std::fmt::Write;

use crate::assets::picture::TypesetText;
use crate::base::html::escaped_html;

/// Returns `<text>` elements, with the first baseline at `y`. The line height is a multiple of the
/// font size.
///
/// Each run is a separate element, since the renderer shapes an element in each of its fonts and
/// mixes their glyphs.
pub fn markup(setting: &TypesetText, x: f32, y: f32, line_height: f32) -> String {
    let mut svg = String::new();
    for (number, line) in setting.lines.iter().enumerate() {
        let baseline = y + number as f32 * line_height * setting.size;
        for run in &line.runs {
            let _ = write!(
                svg,
                "<text xml:space=\"preserve\" x=\"{}\" y=\"{}\" font-size=\"{}\" \
                 font-family=\"{}\"",
                round(x + run.x),
                round(baseline),
                round(setting.size),
                escaped_html(&format!("'{}'", run.family)),
            );
            if run.tracking != 0.0 {
                let _ = write!(svg, " letter-spacing=\"{}\"", round(run.tracking));
            }
            let _ = write!(svg, ">{}</text>", escaped_html(&run.text));
        }
    }
    svg
}

/// Rounds to three digits after the point, which is below what is visible.
fn round(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}
