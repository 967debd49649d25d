//! The checks of a page that need no rendering.

use crate::build::pipeline::pages::texts::{check_texts, languages, texts};
use crate::content::DATA_FILES;
use crate::engine::query::{Query, Reader};
use crate::i18n::glossary;
use crate::page::render::{self, CHECK_INPUTS, PAGE, SETTINGS, peek_site};
use crate::page::route;

/// Whether the page of that id can be rendered. Errors are reported at their source; rendering
/// would report them again in other words.
pub(super) static PAGE_CHECK: Query<bool> = Query::with_cutoff(|reader, id, report| {
    track(reader, id);
    let site = peek_site(reader);
    let Some(page) = site.routes.page(id) else { return false };
    let text_id = site.pages[page].text_id();
    let texts = texts(reader, &site, text_id);
    // A part may be in fewer languages than the page whose texts it has.
    let address = site.routes.page(text_id).map(|page| &site.pages[page].address);
    check_texts(&site, text_id, &languages(&site, address, &texts), &texts, report);
    let original = site.routes.original(page);
    render::check_page(&site, &site.pages[page], &texts, original, report);
    // The diagnostics name other files, and depend on what these mention.
    if !report.is_empty() {
        reader.expire();
    }
    !report.has_errors() && texts.are_valid()
});

fn track(reader: &Reader, id: &str) {
    reader.track(&SETTINGS, "");
    reader.track(&PAGE, id);
    reader.track(&route::SITE_ROUTES, "");
    reader.track(&DATA_FILES, "");
    reader.track(&glossary::SITE_GLOSSARY, "");
    reader.track(&CHECK_INPUTS, "");
}
