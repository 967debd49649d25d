//! Checks of complete pages: every character can be in a page, and JSON can be parsed.

use memchr::memmem;

use crate::base::html::{Tag, each_script, each_tag};
use crate::engine::diagnostic::{
    Code, Diagnostic, Report, forbidden, forbidden_character, forbidden_reference, wrong_reference,
};
use crate::engine::output::Language;
use crate::page::render::World;
use crate::page::render::origin::HtmlOrigin;

/// Returns whether a tag asks search engines to leave the page out.
fn is_noindex(tag: &Tag<'_>) -> bool {
    let value = |key| tag.get(key).unwrap_or_default().to_ascii_lowercase();
    let is_for_robots = matches!(value("name").trim_ascii(), b"robots" | b"googlebot");
    tag.is("meta") && is_for_robots && memmem::find(&value("content"), b"noindex").is_some()
}

/// Warns of a page that its template hides from search engines, while the sitemap lists it.
fn check_robots(world: &World, html: &str, origin: HtmlOrigin<'_>, report: &mut Report) {
    let is_listed = origin.template.is_none() && world.routes.is_indexed(origin.page);
    if !is_listed {
        return;
    }
    let end = memmem::find(html.as_bytes(), b"</head>").unwrap_or(html.len());
    let html = &html[..end];
    if memmem::find(html.as_bytes(), b"noindex").is_none() {
        return;
    }
    each_tag(html.as_bytes(), |tag| {
        if is_noindex(&tag) {
            let message = "this hides a page from search engines that the sitemap lists";
            report.add(
                Diagnostic::new(Code::RobotsConflict, message)
                    .at(origin.place(world, &html[tag.start..tag.end]))
                    .hint("remove it, and write `index: false` in the file of the page")
                    .on_page(origin.url),
            );
        }
    });
}

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
    if let Some(place) = forbidden_reference(html) {
        let mut is_code = false;
        each_script(html.as_bytes(), |tag| is_code |= (tag.start..tag.end).contains(&place.start));
        let written = &html[place];
        if !is_code {
            found.push((wrong_reference(written), written.to_owned()));
        }
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
    check_robots(world, html, origin, report);
    let is_fine = found.is_empty();
    for (diagnostic, text) in found {
        report.add(diagnostic.at(origin.place(world, &text)).on_page(origin.url));
    }
    is_fine
}
