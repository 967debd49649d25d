//! Checks of complete pages: every character can be in a page, and JSON can be parsed.

use crate::diagnostic::{Code, Diagnostic, Report, forbidden, forbidden_character};
use crate::html::each_script;
use crate::output::Language;
use crate::render::World;
use crate::render::origin::HtmlOrigin;

/// Reports what a complete file has that HTML or JSON can't hold; returns whether there is nothing.
pub(super) fn verify(
    world: &World,
    html: &str,
    origin: HtmlOrigin<'_>,
    report: &mut Report,
) -> bool {
    let mut found = Vec::new();
    if let Some((at, c)) = forbidden(html) {
        let mut diagnostic = forbidden_character(c);
        let before = html[..at].lines().last().unwrap_or_default();
        let shown: Vec<char> = before.trim().chars().rev().take(30).collect();
        let shown: String = shown.into_iter().rev().collect();
        diagnostic.message += &format!("; it follows `{shown}`");
        found.push((diagnostic, c.to_string()));
    }
    each_script(html.as_bytes(), |tag| {
        let Some(json) = tag.text.filter(|_| tag.is_json() && tag.get("src").is_none()) else {
            return;
        };
        let json = String::from_utf8_lossy(json);
        if let Some(malformed) = Language::Json.malformed(&json) {
            let line = json[..json.floor_char_boundary(malformed.at)].lines().last();
            let line = line.unwrap_or_default().trim();
            let message =
                format!("the JSON in a script is not valid: {}, behind `{line}`", malformed.words);
            let wrong = Diagnostic::new(Code::MalformedOutput, message)
                .hint("check what the template prints there");
            found.push((wrong, html[tag.start..tag.end].to_owned()));
        }
    });
    let is_fine = found.is_empty();
    for (diagnostic, text) in found {
        report.add(diagnostic.at(origin.place(world, &text)).on_page(origin.url));
    }
    is_fine
}
