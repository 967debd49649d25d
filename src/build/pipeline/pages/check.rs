//! The checks of a page that need no rendering.

use crate::build::pipeline::pages::texts::{check_texts, languages, texts};
use crate::content::{Address, Page};
use crate::engine::query::Query;
use crate::page::render::{self, LoadedSite, TrackedSite};
use crate::page::route::PageIndex;
use crate::page::texts::TextIds;

/// Whether the page of that id can be rendered. Errors are reported at their source; rendering
/// would report them again in other words.
pub(super) static PAGE_CHECK: Query<bool> = Query::with_cutoff(|reader, id, report| {
    let tracked = TrackedSite::new(reader);
    let site = tracked.untracked();
    let Some(page) = checked_page(&tracked, id) else { return false };
    let ids = TextIds::of(&site.pages[page]);
    let texts = texts(reader, site, ids);
    let mut is_valid = texts.are_valid();
    if site.pages[page].row.is_some() {
        is_valid &= *reader.get(&ROW_TEXTS, ids.messages);
        let languages = languages(site, Some(&site.pages[page].address), &texts);
        let (_, own) = texts.clone().split();
        check_texts(reader, site, ids.body, &languages, &own, report);
    } else {
        // A part of a list may be in fewer languages than the page that owns the texts.
        let address = site.page_with_texts(ids.messages).map(|page| &page.address);
        check_texts(reader, site, ids.messages, &languages(site, address, &texts), &texts, report);
    }
    let original = site.routes.original(page);
    render::check_page(site, &site.pages[page], &texts, original, report);
    // The diagnostics name other files, and depend on what these mention.
    if !report.is_empty() {
        reader.mark_volatile();
    }
    !report.has_errors() && is_valid
});

/// Whether the messages and named bodies that the pages of all rows share are free of errors, by
/// the id of the page file.
static ROW_TEXTS: Query<bool> = Query::with_cutoff(|reader, id, report| {
    let tracked = TrackedSite::new(reader);
    let site = tracked.untracked();
    // The first page depends on the routes.
    let Some(first) = site.page_with_texts(id) else { return false };
    checked_page(&tracked, &first.id);
    let (shared, _) = texts(reader, site, TextIds::of(first)).split();
    let address = shared_address(site, first);
    check_texts(reader, site, id, &languages(site, Some(&address), &shared), &shared, report);
    if !report.is_empty() {
        reader.mark_volatile();
    }
    !report.has_errors()
});

/// Returns the address of the first page of a page file with `each`, with the locales of all its
/// pages.
fn shared_address(site: &LoadedSite, first: &Page) -> Address {
    let mut address = first.address.clone();
    let of = first.row.as_ref().map(|row| &row.of);
    let rows = site.pages.iter().filter(|page| page.row.as_ref().map(|row| &row.of) == of);
    for page in rows {
        address.locales = match (address.locales, &page.address.locales) {
            (Some(mut known), Some(more)) => {
                known.extend(more.iter().cloned());
                Some(known)
            }
            _ => return Address { locales: None, ..first.address.clone() },
        };
    }
    address
}

/// The page of that id; records everything that its check reads by name.
fn checked_page(site: &TrackedSite, id: &str) -> Option<PageIndex> {
    let page = site.check_inputs().page(id)?;
    site.page(page);
    Some(page)
}
