//! The targets of links and pictures, by their former addresses.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::base::html::is_outside;
use crate::base::path::{parent, resolve};
use crate::cli::import::found::{Found, FoundPage};
use crate::content::config::base_url;
use crate::engine::output::decode_address;
use crate::engine::source::SourcePath;

/// The pages and files of a source.
pub(super) struct Targets<'a> {
    found: &'a Found,
    /// The ids of the pages in the new site; `None` for a draft.
    ids: &'a [Option<String>],
    by_address: BTreeMap<String, usize>,
    by_path: BTreeMap<&'a str, usize>,
    /// The pages by their languages and names.
    by_name: BTreeMap<(usize, &'a str), usize>,
    files: BTreeMap<String, &'a SourcePath>,
    /// The names of files in `assets/`.
    names: BTreeMap<&'a SourcePath, String>,
    /// The files that bodies show or link.
    used: RefCell<BTreeMap<String, SourcePath>>,
}

/// The target of a link.
pub(super) enum Target<'a> {
    /// A page: `page:about#team`.
    Page(String),
    /// A file of `assets/`.
    Asset(String),
    /// A page that a build without options lacks, and the reason.
    Hidden(&'a SourcePath, String),
    /// A URL, or a part of the same page.
    Elsewhere(String),
    /// An unknown target, with its URL in the source, if that is known.
    Nothing(Option<String>),
}

fn decoded(address: &str) -> String {
    decode_address(address).map_or_else(|| address.to_owned(), |it| it.into_owned())
}

/// An address without what generators treat alike: case, slashes at the ends, `index.html`.
fn key(address: &str) -> String {
    let address = decoded(address);
    let address = address.trim_matches('/');
    let address = address.strip_suffix("index.html").unwrap_or(address).trim_end_matches('/');
    address.strip_suffix(".html").unwrap_or(address).to_lowercase()
}

impl<'a> Targets<'a> {
    /// Collects the targets of a site whose pages have these ids. The files of `broken` can't be
    /// shown.
    pub(super) fn new(
        found: &'a Found,
        ids: &'a [Option<String>],
        broken: &BTreeSet<SourcePath>,
    ) -> Targets<'a> {
        let mut by_address = BTreeMap::new();
        for (at, page) in found.pages.iter().enumerate() {
            by_address.entry(key(&page.address)).or_insert(at);
        }
        for (at, page) in found.pages.iter().enumerate() {
            for alias in &page.keys.aliases {
                by_address.entry(key(alias)).or_insert(at);
            }
        }
        let (mut taken, mut names, mut files) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        for (address, path) in found.files.iter().filter(|(_, path)| !broken.contains(*path)) {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
            let plain: String =
                address.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
            let parts = plain.split('/').map(|part| part.trim_start_matches('.'));
            let plain = parts.collect::<Vec<_>>().join("/");
            let mut numbers = (2..).map(|number| format!("media/{number}/{plain}"));
            let mut name = format!("media/{plain}");
            while !taken.insert(name.to_lowercase()) {
                name = numbers.next().unwrap_or_default();
            }
            names.insert(path, name);
            files.insert(address.to_lowercase(), path);
        }
        let by_path = found.pages.iter().enumerate().map(|(at, it)| (it.path.as_str(), at));
        let by_path = by_path.collect();
        let names_of = found.pages.iter().enumerate();
        let by_name = names_of.map(|(at, it)| ((it.locale, it.name.as_str()), at)).collect();
        Targets { found, ids, by_address, by_path, by_name, files, names, used: RefCell::default() }
    }

    /// The used files by their names in `assets/`.
    pub(super) fn into_assets(self) -> BTreeMap<String, SourcePath> {
        self.used.into_inner()
    }

    /// The page that an address or the path of a file leads to, as its index: the one in the
    /// language of the link, if it exists in it.
    fn page(&self, from: &FoundPage, address: &str) -> Option<usize> {
        let at = self.page_of(from, address)?;
        let page = &self.found.pages[at];
        let own = self.by_name.get(&(from.locale, page.name.as_str()));
        Some(own.copied().unwrap_or(at))
    }

    fn page_of(&self, from: &FoundPage, address: &str) -> Option<usize> {
        if address.starts_with('/') {
            let key = key(address);
            let segment = self.found.locales[from.locale].segment.to_lowercase();
            let own = format!("{segment}/{key}");
            let found = self.by_address.get(own.trim_matches('/'));
            // A manual has the pages that are not translated in each language.
            let any = || key.strip_prefix(&format!("{segment}/")).filter(|_| self.found.is_manual);
            let found = found.or_else(|| self.by_address.get(&key));
            return found.or_else(|| self.by_address.get(any()?)).copied();
        }
        let decoded = decoded(address);
        let file = resolve(parent(from.path.as_str()), &decoded);
        let by_file = file.and_then(|file| {
            let endings = ["", ".md", ".mdx", "/index.md", "/_index.md", "/index.mdx"];
            endings.iter().find_map(|end| self.by_path.get(&*format!("{file}{end}")))
        });
        let by_address = || {
            let base = match from.address.ends_with('/') {
                true => from.address.trim_end_matches('/'),
                false => parent(&from.address),
            };
            self.by_address.get(&key(&resolve(base, &decoded)?))
        };
        // Browsers follow an address from that of the page; a name of a file is one of the source.
        let has_ending = [".md", ".mdx"].iter().any(|end| decoded.ends_with(end));
        let has_name = decoded.split('/').any(|part| !part.trim_matches('.').is_empty());
        match has_ending {
            true => by_file.or_else(by_address).copied(),
            false => by_address().or_else(|| by_file.filter(|_| has_name)).copied(),
        }
    }

    fn file(&self, from: &FoundPage, address: &str) -> Option<&SourcePath> {
        let decoded = decoded(address);
        let find =
            |address: &str| self.files.get(&address.trim_matches('/').to_lowercase()).copied();
        if decoded.starts_with('/') {
            return find(&decoded);
        }
        let path = resolve(parent(from.path.as_str()), &decoded).map(SourcePath::new);
        let by_path = path.and_then(|path| Some(*self.names.get_key_value(&path)?.0));
        by_path.or_else(|| find(&resolve(&from.address, &decoded)?)).or_else(|| find(&decoded))
    }

    /// Finds the target of an address in a page.
    pub(super) fn target(&self, from: &FoundPage, written: &str) -> Target<'a> {
        let mut written = written.trim();
        let base = self.found.base_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let path = base_url(base).map(|(_, path)| path).unwrap_or_default();
        for start in [base, &*path].into_iter().filter(|start| !start.is_empty()) {
            let is_own = |rest: &&str| rest.is_empty() || rest.starts_with(['/', '#']);
            if let Some(rest) = written.strip_prefix(start).filter(is_own) {
                written = if rest.is_empty() { "/" } else { rest };
            }
        }
        if written.starts_with("//") {
            return Target::Elsewhere(format!("https:{written}"));
        }
        if is_outside(written) {
            return Target::Elsewhere(written.replace('{', "%7B").replace('}', "%7D"));
        }
        let (address, anchor) = written.split_once('#').unwrap_or((written, ""));
        let is_id = !anchor.is_empty() && !anchor.contains(['{', '}', ' ', '<']);
        let anchor = if is_id { format!("#{anchor}") } else { String::new() };
        if address.is_empty() && is_id {
            return Target::Elsewhere(anchor);
        }
        let address = address.split('?').next().unwrap_or_default();
        if address.is_empty() || address.contains(':') {
            return Target::Nothing(None);
        }
        let page = self.page(from, address);
        if let Some(id) = page.and_then(|at| self.ids[at].as_ref()) {
            return Target::Page(format!("page:{id}{anchor}"));
        }
        if let Some(page) = page.map(|at| &self.found.pages[at]) {
            let reason = match &page.keys.publish_at {
                Some(day) if !page.keys.is_draft => format!("is held back until {day}"),
                _ => "is a draft".to_owned(),
            };
            return Target::Hidden(&page.path, reason);
        }
        if let Some(path) = self.file(from, address)
            && let Some(name) = self.names.get(path)
        {
            self.used.borrow_mut().insert(name.clone(), path.clone());
            return Target::Asset(name.clone());
        }
        let is_plain = |c: char| c.is_ascii_graphic() && !"{}<>\"".contains(c);
        let is_url = address.starts_with('/') && written.chars().all(is_plain);
        Target::Nothing((is_url && !path_only(base)).then(|| format!("{base}{written}")))
    }

    /// The page with a file of that name, which has another address: its file and its id.
    pub(super) fn meant(&self, from: &FoundPage, written: &str) -> Option<(&SourcePath, &str)> {
        let stem = key(written.split(['#', '?']).next()?);
        let end = format!("/{stem}");
        let is_it = |page: &FoundPage| {
            let own = page.path.as_str().rsplit_once('.').map_or("", |(own, _)| own);
            let own = own.trim_end_matches("/index").trim_end_matches("/_index");
            page.locale == from.locale && own.to_lowercase().ends_with(&end)
        };
        let at = self.found.pages.iter().position(|page| !stem.is_empty() && is_it(page))?;
        Some((&self.found.pages[at].path, self.ids[at].as_deref()?))
    }

    /// The former address of a page by its file, or a name of it in a shortcode.
    pub(super) fn address(&self, page: &FoundPage, name: &str) -> Option<String> {
        let (name, anchor) = name.split_once('#').unwrap_or((name, ""));
        let anchor = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
        if name.is_empty() {
            return Some(anchor).filter(|anchor| !anchor.is_empty());
        }
        let by_name = || {
            let stem = [".markdown", ".md"].iter().find_map(|end| name.strip_suffix(end));
            let stem = key(stem.unwrap_or(name).trim_end_matches("/_index"));
            self.found.pages.iter().position(|one| {
                let own = one.path.as_str().rsplit_once('.').map_or("", |(stem, _)| stem);
                let is_end = own.to_lowercase().ends_with(&stem) || one.name.to_lowercase() == stem;
                one.locale == page.locale && is_end
            })
        };
        let at = self.page(page, name).or_else(by_name)?;
        Some(format!("{}{anchor}", self.found.pages[at].address))
    }
}

/// Returns whether a base URL has no host.
fn path_only(base: &str) -> bool {
    !(base.starts_with("https://") || base.starts_with("http://"))
}
