//! Routes as a query.

use crate::config;
use crate::content::ALL_PAGES;
use crate::diagnostic::Report;
use crate::message::{MessageFile, page_body, page_messages};
use crate::parallel;
use crate::query::{Query, Reader};
use crate::route::Routes;

/// The routes of all pages.
pub static ALL: Query<Routes> = Query::with_cutoff("routes", |reader, _, report| {
    let pages = reader.get(&ALL_PAGES, "");
    let config = config::current(reader);
    // Only locales with a fallback may lack messages.
    let translated = match config.locales.iter().all(|locale| locale.fallback.is_none()) {
        true => Vec::new(),
        false => parallel::map(&pages.pages, |page| reader.get(&TRANSLATED, &page.id))
            .iter()
            .flat_map(|row| row.iter().copied())
            .collect(),
    };
    Routes::new(&config, &pages.pages, translated, report)
});

/// Which locales the page of that id is translated to: those that have all its messages.
static TRANSLATED: Query<Vec<bool>> = Query::with_cutoff("translations", |reader, id, _| {
    let config = config::current(reader);
    let file = |at: usize| own_messages(reader, &page_messages(&config.locales[at].tag, id));
    let reference = file(config.default_locale);
    let has_body = |at: usize| reader.snapshot().contains(&page_body(&config.locales[at].tag, id));
    let is_complete = |at: usize| {
        if config.locales[at].fallback.is_none() {
            return true;
        }
        if has_body(config.default_locale) && !has_body(at) {
            return false;
        }
        let Some(reference) = &reference else { return true };
        file(at).is_some_and(|file| reference.ids().all(|id| file.message(id).is_some()))
    };
    (0..config.locales.len()).map(is_complete).collect()
});

/// The messages of a page. They are not stored, and their mistakes are reported with the page.
fn own_messages(reader: &Reader<'_>, path: &str) -> Option<MessageFile> {
    let path = reader.snapshot().find(path)?;
    let text = reader.snapshot().read_text(path.as_str()).ok()?;
    Some(MessageFile::parse(path.clone(), text, &mut Report::new()))
}
