//! The checks of a page that need no rendering.

use crate::build::pipeline::pages::texts::{check_texts, languages, texts};
use crate::content::FACTS;
use crate::engine::query::{Query, Reader};
use crate::i18n::glossary;
use crate::page::render::{self, NAMES, PAGE, SETTINGS, peek_world};
use crate::page::route;

/// Whether the page of that id can be rendered. Errors are reported at their source; rendering
/// would report them again in other words.
pub(super) static CHECK: Query<bool> = Query::with_cutoff(|reader, id, report| {
    track(reader, id);
    let world = peek_world(reader);
    let Some(page) = world.routes.page(id) else { return false };
    let text_id = world.pages[page].text_id();
    let texts = texts(reader, &world, text_id);
    // A part may be in fewer languages than the page whose texts it has.
    let address = world.routes.page(text_id).map(|page| &world.pages[page].address);
    check_texts(&world, text_id, &languages(&world, address, &texts), &texts, report);
    let original = world.routes.original(page);
    render::check_page(&world, &world.pages[page], &texts, original, report);
    // What is reported names other files, and depends on what they mention.
    if !report.is_empty() {
        reader.expire();
    }
    !report.has_errors() && texts.are_valid()
});

fn track(reader: &Reader, id: &str) {
    reader.track(&SETTINGS, "");
    reader.track(&PAGE, id);
    reader.track(&route::SITE_ROUTES, "");
    reader.track(&FACTS, "");
    reader.track(&glossary::SITE_GLOSSARY, "");
    reader.track(&NAMES, "");
}
