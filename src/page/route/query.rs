//! Routes as a query.

use crate::content::ALL_PAGES;
use crate::content::config;
use crate::engine::query::Query;
use crate::page::route::Routes;

/// The routes of all pages.
pub static SITE_ROUTES: Query<Routes> = Query::with_cutoff(|reader, _, report| {
    let pages = reader.get(&ALL_PAGES, "");
    Routes::new(&config::current(reader), &pages.pages, report)
});
