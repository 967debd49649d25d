//! Finds the places in sources that contain the addresses of finished pages.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::html::PageLink;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::LOCALES;
use crate::page::render::LoadedSite;
use crate::page::route::{LocaleIndex, PageIndex};
use crate::template::TEMPLATES;

/// The number of parts of a path, from its end, that are searched alone: templates compose
/// addresses.
const MAX_PARTS: usize = 6;

/// The places of addresses.
pub(super) struct Places<'a> {
    site: &'a LoadedSite,
    files: Vec<SourcePath>,
    /// The file and the offset of each occurrence, by the text that is searched.
    found: BTreeMap<String, Vec<(usize, usize)>>,
    /// The templates and bodies of each page.
    pages: BTreeMap<(PageIndex, LocaleIndex), PageFiles>,
}

/// The files that a page is rendered from.
struct PageFiles {
    templates: BTreeSet<SourcePath>,
    /// The starts of the paths of its texts, after the folder of the language.
    texts: [String; 2],
    /// The folder of its language.
    locale: String,
}

impl<'a> Places<'a> {
    /// Searches the addresses of these pages in all sources.
    pub(super) fn new<'l>(
        site: &'a LoadedSite,
        links: impl Iterator<Item = ((PageIndex, LocaleIndex), PageLink<'l>)>,
    ) -> Places<'a> {
        let mut found: BTreeMap<String, Vec<_>> = BTreeMap::new();
        let mut pages = BTreeMap::new();
        for (route, link) in links {
            for part in parts(site, link.address) {
                found.entry(part.to_owned()).or_default();
            }
            pages.entry(route).or_insert_with(|| PageFiles::new(site, route));
        }
        let is_source = |path: &&SourcePath| !path.as_str().contains("/node_modules/");
        let folders = ["content/", LOCALES, TEMPLATES, "islands/"];
        let paths = folders.into_iter().flat_map(|folder| site.snapshot.under(folder));
        let files: Vec<SourcePath> =
            paths.filter(is_source).chain([&site.config.path]).cloned().collect();
        for (number, path) in files.iter().enumerate() {
            let Ok(text) = site.snapshot.read_text(path.as_str()) else { continue };
            let is_data = !is_prose(path.as_str());
            let is_template = path.as_str().ends_with(".html");
            each_word(&text, |at, word| {
                if let Some(places) = found.get_mut(word)
                    && (is_data || is_marked(&text, at, word))
                    && !(is_template && is_argument(&text[..at]))
                {
                    places.push((number, at));
                }
            });
        }
        Places { site, files, found, pages }
    }

    /// The place of an address on a page: in its island, its templates, its file, its texts, or in
    /// data; the longest part of the address decides.
    pub(super) fn of(&self, route: (PageIndex, LocaleIndex), link: PageLink<'_>) -> Place {
        let island = link.island.map(|name| format!("islands/{name}/"));
        for part in parts(self.site, link.address) {
            let places = self.found.get(part).into_iter().flatten();
            let ranked = places.filter_map(|(file, at)| {
                let path = &self.files[*file];
                let rank = self.rank(route, path, island.as_deref())?;
                Some((rank, path, *at))
            });
            if let Some((_, path, at)) = ranked.min() {
                return Place::new(path, at..at + part.len());
            }
        }
        let code = island.map(|folder| SourcePath::new(format!("{folder}island.tsx")));
        let code = code.filter(|path| self.site.snapshot.contains(path.as_str()));
        Place::file(code.as_ref().unwrap_or(&self.site.pages[route.0].source))
    }

    /// The order in which files are searched; `None` for files that the page does not use.
    fn rank(
        &self,
        route: (PageIndex, LocaleIndex),
        path: &SourcePath,
        island: Option<&str>,
    ) -> Option<u8> {
        let own = self.pages.get(&route)?;
        let text = path.as_str();
        if text.starts_with("islands/") {
            return island.map(|folder| u8::from(!text.starts_with(folder)));
        }
        if own.templates.contains(path) {
            return Some(2);
        }
        if *path == self.site.pages[route.0].source {
            return Some(3);
        }
        // A text that is missing there is that of another language.
        let other = u8::from(!text.starts_with(&own.locale));
        if own.texts.iter().any(|start| text.contains(start)) {
            return Some(4 + 4 * other);
        }
        let is_shared = text.starts_with(LOCALES) && !text.contains("/pages/");
        match text {
            _ if text.starts_with("content/data/") => Some(5),
            _ if is_shared => Some(6 + 4 * other),
            _ if *path == self.site.config.path => Some(7),
            _ => None,
        }
    }
}

impl PageFiles {
    fn new(site: &LoadedSite, (index, locale): (PageIndex, LocaleIndex)) -> PageFiles {
        let names = site.entry_templates(index);
        let templates = site.templates.closure(names.iter().map(String::as_str));
        let templates = templates.into_iter().filter_map(|name| site.templates.source(name));
        let page = &site.pages[index];
        let texts = [page.body_id(), page.text_id()].map(|id| format!("/pages/{id}."));
        let tag = &site.config.locales[locale].tag;
        let locale = format!("{LOCALES}{tag}/");
        PageFiles { templates: templates.cloned().collect(), texts, locale }
    }
}

/// The parts of an address that a source may contain, the longest first.
fn parts<'l>(site: &LoadedSite, address: &'l str) -> impl Iterator<Item = &'l str> {
    let config = &site.config;
    let local = address.strip_prefix(config.origin()).unwrap_or(address);
    let local = local.strip_prefix(config.base_path.as_str()).unwrap_or(local);
    let (path, anchor) = match local.find('#') {
        Some(at) => (&local[..at], Some(&local[at..])),
        None => (local, None),
    };
    let path = &path[..path.find('?').unwrap_or(path.len())];
    let slashes = path.match_indices('/').map(|(at, _)| at);
    let slashes: Vec<usize> = slashes.filter(|at| at + 1 < path.len()).collect();
    let slashes: Vec<usize> = slashes.into_iter().rev().take(MAX_PARTS).collect();
    let ends = slashes.into_iter().rev().flat_map(move |at| [&path[at..], &path[at + 1..]]);
    let without_slash = |part: &'l str| [part, part.trim_end_matches('/')];
    let paths = [path].into_iter().chain(ends).flat_map(without_slash);
    let whole = [address, local].into_iter().chain(anchor);
    // A fragment that is wrong is named alone.
    let bare = anchor.map(|anchor| &anchor[1..]);
    let paths: Vec<&str> = match anchor {
        Some(_) => bare.into_iter().collect(),
        None => paths.collect(),
    };
    // Words have no spaces.
    let first = address.split_whitespace().next();
    whole.chain(paths).chain(first).filter(|part| !part.trim_matches('/').is_empty())
}

/// Returns whether a file contains texts or code, whose words are no values.
fn is_prose(path: &str) -> bool {
    ![".yaml", ".yml", ".json", ".toml", ".csv"].iter().any(|ending| path.ends_with(ending))
}

/// Returns whether a word is likely to be an address: it has a sign of one, or is in quotes, in a
/// Markdown link or behind an expression.
fn is_marked(text: &str, at: usize, word: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    !word.chars().all(is_plain) || text[..at].ends_with(['"', '\'', '`', '(', '}', '='])
}

/// Returns whether a text in a template ends where the first argument of a call begins: the name of
/// a page or an asset.
fn is_argument(before: &str) -> bool {
    before.strip_suffix(['"', '\'']).is_some_and(|before| before.trim_end().ends_with('('))
}

/// Calls `visit` with each word, and with the part of a word after an equals sign.
fn each_word<'t>(text: &'t str, mut visit: impl FnMut(usize, &'t str)) {
    let is_end = |c: char| c.is_whitespace() || "\"'`<>(){}[],|".contains(c);
    let mut at = 0;
    for piece in text.split_inclusive(is_end) {
        let word = piece.strip_suffix(is_end).unwrap_or(piece);
        if !word.is_empty() {
            visit(at, word);
            if let Some((before, value)) = word.split_once('=') {
                visit(at + before.len() + 1, value);
            }
        }
        at += piece.len();
    }
}
