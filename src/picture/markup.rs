//! A setting as SVG, every run at the place that was measured.

use std::fmt::Write;

use crate::picture::Setting;

/// `<text>` elements, the first line's baseline at `y`. The line height is a multiple of the size.
///
/// Each run is an element of its own: the renderer shapes all of an element in each of its fonts,
/// and takes glyphs from one and the other.
pub fn markup(setting: &Setting, x: f32, y: f32, line_height: f32) -> String {
    let mut svg = String::new();
    for (number, line) in setting.lines.iter().enumerate() {
        let baseline = y + number as f32 * line_height * setting.size;
        for run in &line.runs {
            let _ = write!(
                svg,
                "<text xml:space=\"preserve\" x=\"{}\" y=\"{}\" font-size=\"{}\" \
                 font-family=\"{}\"",
                short(x + run.x),
                short(baseline),
                short(setting.size),
                escape(&format!("'{}'", run.family)),
            );
            if run.tracking != 0.0 {
                let _ = write!(svg, " letter-spacing=\"{}\"", short(run.tracking));
            }
            let _ = write!(svg, ">{}</text>", escape(&run.text));
        }
    }
    svg
}

/// Three digits after the point are more than any eye sees.
fn short(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(c),
        }
    }
    escaped
}
