//! Routes as a query.

use crate::base::parallel;
use crate::content::config::{self, Config};
use crate::content::{ALL_PAGES, Page};
use crate::engine::diagnostic::Report;
use crate::engine::query::{Query, Reader};
use crate::i18n::message::{MessageFile, find_text, named_body, page_body, page_messages};
use crate::page::route::Routes;

/// The routes of all pages.
pub static SITE_ROUTES: Query<Routes> = Query::with_cutoff(|reader, _, report| {
    let pages = reader.get(&ALL_PAGES, "");
    let config = config::current(reader);
    // Only locales with a fallback may lack messages.
    let translated = match config.locales.iter().all(|locale| locale.fallback.is_none()) {
        true => Vec::new(),
        false => {
            let key = |page: &Page| {
                let named = page.bodies.iter().map(|body| &*body.name);
                let fields = [original(&config, page), &**page.text_id()].into_iter().chain(named);
                fields.collect::<Vec<_>>().join("\n")
            };
            parallel::map(&pages.pages, |page| reader.get(&TRANSLATED, &key(page)))
                .iter()
                .flat_map(|row| row.iter().copied())
                .collect()
        }
    };
    Routes::new(&config, &pages.pages, translated, report)
});

/// The tag of the locale that a page is written in first.
fn original<'c>(config: &'c Config, page: &Page) -> &'c str {
    let named = page.address.locales.iter().flatten().map(|name| name.value.as_str());
    let names: Vec<&str> = named.collect();
    let default = &config.locales[config.default_locale];
    let is_named = |name: &str| names.is_empty() || names.contains(&name);
    let mut others = config.locales.iter().filter(|locale| is_named(locale.name()));
    let first = if is_named(default.name()) { Some(default) } else { others.next() };
    &first.unwrap_or(default).tag
}

/// Which locales a page is translated to: those that have all messages of its original. The key is
/// the tag of the original, the id of the page, and the names of its bodies, on a line each.
static TRANSLATED: Query<Vec<bool>> = Query::with_cutoff(|reader, key, _| {
    let config = config::current(reader);
    let mut fields = key.split('\n');
    let (tag, id) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
    let named: Vec<&str> = fields.collect();
    let file = |tag: &str| own_messages(reader, &page_messages(tag, id));
    let reference = file(tag);
    let bodies = |tag: &str| {
        let own = std::iter::once(page_body(tag, id));
        let all = own.chain(named.iter().map(|name| named_body(tag, id, name)));
        all.map(|path| find_text(reader.snapshot(), &path).is_some()).collect::<Vec<_>>()
    };
    let originals = bodies(tag);
    let is_complete = |at: usize| {
        let locale = &config.locales[at];
        if locale.fallback.is_none() {
            return true;
        }
        if originals.iter().zip(bodies(&locale.tag)).any(|(original, there)| *original && !there) {
            return false;
        }
        let Some(reference) = &reference else { return true };
        file(&locale.tag).is_some_and(|file| reference.ids().all(|id| file.message(id).is_some()))
    };
    (0..config.locales.len()).map(is_complete).collect()
});

/// The messages of a page. They are not stored, and their mistakes are reported with the page.
fn own_messages(reader: &Reader, path: &str) -> Option<MessageFile> {
    let path = find_text(reader.snapshot(), path)?;
    let text = reader.snapshot().read_text(path.as_str()).ok()?;
    Some(MessageFile::parse(path, text, &mut Report::new()))
}
