//! The search indexes, one for each language.

use std::sync::Arc;

use crate::assets::search::{self, Extract, IndexedPage};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::page::render::LoadedSite;
use crate::page::render::site_files::invalid_output;
use crate::page::route::{LocaleIndex, PageIndex};

/// The path of a language's index, if the site has one.
pub fn search_path(site: &LoadedSite, locale: LocaleIndex) -> Option<OutputPath> {
    let output = site.config.search.as_ref()?;
    let mut path = String::new();
    site.config.locales[locale].push_folder(&mut path);
    OutputPath::new(&(path + &output.value))
}

/// The indexes of the searchable texts of the routes, in the order of the pages. Their names have
/// no fingerprint: otherwise, a page would change with every text of the site.
pub fn search_indexes(
    site: &LoadedSite,
    routes: &[((PageIndex, LocaleIndex), Arc<Extract>)],
    report: &mut Report,
) -> Vec<Artifact> {
    let Some(output) = &site.config.search else { return Vec::new() };
    let paths = (0..site.config.locales.len()).map(|at| search_path(site, at));
    let Some(paths) = paths.collect::<Option<Vec<_>>>() else {
        report.add(invalid_output(&site.config, output).hint("write it as `search.json`"));
        return Vec::new();
    };
    let mut pages: Vec<Vec<IndexedPage>> = vec![Vec::new(); paths.len()];
    for ((page, locale), extract) in routes {
        if !extract.passages.is_empty() {
            let url = site.routes.url(&site.config, *locale, *page);
            pages[*locale].push((url, Arc::clone(extract)));
        }
    }
    if pages.iter().all(Vec::is_empty) && !report.has_errors() {
        report.add(
            Diagnostic::new(Code::EmptySearch, "no page has anything to search for")
                .at(Place::new(&site.config.path, output.span.clone()))
                .hint("mark elements in templates with `data-search=\"…\"`, or remove [search]"),
        );
    }
    let indexes = paths.into_iter().zip(&pages).map(|(path, pages)| Artifact {
        path,
        bytes: search::index(pages),
        cache: CacheClass::Revalidate,
    });
    indexes.collect()
}
