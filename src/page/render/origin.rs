//! The origins of complete HTML files, for locating errors in them.

use std::collections::BTreeSet;

use crate::assets::asset::StyleLoad;
use crate::assets::image::is_svg;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::LOCALES;
use crate::page::render::LoadedSite;
use crate::page::route::PageIndex;

/// The place of a text in the code of the island that renders it, if its first occurrence in a page
/// is in the markup of an island.
pub(super) fn place_in_island(site: &LoadedSite, html: &str, text: &str) -> Option<Place> {
    let before = &html[..html.find(text)?];
    let island = &before[before.rfind("<archipel-island ")?..];
    if island.contains("</archipel-island>") {
        return None;
    }
    let name = island.split("name=\"").nth(1)?.split('"').next()?;
    let path = SourcePath::new(format!("islands/{name}/island.tsx"));
    let code = site.snapshot.read_text(path.as_str()).ok()?;
    let at = code.find(text);
    Some(at.map_or_else(|| Place::file(&path), |at| Place::new(&path, at..at + text.len())))
}

/// The origin of a complete HTML file.
#[derive(Clone, Copy)]
pub(super) struct HtmlOrigin<'a> {
    /// The URL in diagnostics.
    pub(super) url: &'a str,
    /// The page whose messages it contains.
    pub(super) page: PageIndex,
    /// Its template, if it is not a page.
    pub(super) template: Option<&'a str>,
    /// The files of other origins that the style sheets of its templates and islands load.
    pub(super) loads: &'a [StyleLoad],
}

impl HtmlOrigin<'_> {
    /// Locates a text; without its source, the place is the file of the page.
    pub(super) fn place(self, site: &LoadedSite, text: &str) -> Place {
        self.find(site, text).unwrap_or_else(|| self.page_file(site))
    }

    /// The file of the page.
    pub(super) fn page_file(self, site: &LoadedSite) -> Place {
        Place::file(&site.pages[self.page].source)
    }

    /// Locates a text in the templates, in the page, in inlined drawings, in its bodies or in
    /// inlined style sheets.
    pub(super) fn find(self, site: &LoadedSite, text: &str) -> Option<Place> {
        let names = match self.template {
            Some(name) => BTreeSet::from([name.to_owned()]),
            None => site.entry_templates(self.page),
        };
        let page = &site.pages[self.page];
        let source = page.source.clone();
        let files = site.templates.closure(names.iter().map(String::as_str));
        let files = files.into_iter().filter_map(|name| site.templates.source(name));
        let assets = |is_wanted: fn(&str) -> bool| {
            let names = site.assets.names().filter(move |name| is_wanted(name));
            names.filter_map(|name| Some(site.assets.get(name)?.source()))
        };
        let (drawings, sheets) = (assets(is_svg), assets(|name| name.ends_with(".css")));
        let own = [page.body_id(), page.text_id()].map(|id| format!("/pages/{id}."));
        let bodies = site.snapshot.under(LOCALES);
        let bodies = bodies.filter(|path| own.iter().any(|body| path.as_str().contains(body)));
        let mut files = files.chain([&source]).chain(drawings).chain(bodies).chain(sheets);
        files.find_map(|path| {
            let source = site.snapshot.read_text(path.as_str()).ok()?;
            let at = source.find(text)?;
            Some(Place::new(path, at..at + text.len()))
        })
    }
}
