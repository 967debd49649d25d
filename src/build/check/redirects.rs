//! Checks the redirects of `site.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use url::Url;

use crate::build::check::targets::is_same_site;
use crate::content::config::RedirectTarget;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Entry, OutputPath};
use crate::page::render::{LoadedSite, moved_folders, moved_pages, redirects as redirected};

/// The path of a URL below the base URL, without its slash, query and fragment; `None` if it is of
/// another site.
fn own_path(base_url: &str, url: &str) -> Option<String> {
    let (base, url) = (Url::parse(base_url).ok()?, Url::parse(url).ok()?);
    let below = url.path().strip_prefix(base.path().trim_end_matches('/'))?;
    let path = if below.is_empty() { below } else { below.strip_prefix('/')? };
    is_same_site(&url, &base).then(|| path.to_owned())
}

/// Returns whether a page or a file of the site has that path, and no redirect.
fn is_page(site: &LoadedSite, files: &BTreeMap<OutputPath, Entry>, path: &str) -> bool {
    let folder = path.strip_suffix('/').unwrap_or(path);
    let index =
        if folder.is_empty() { "index.html".into() } else { format!("{folder}/index.html") };
    let paths = [path.to_owned(), index];
    let mut found = paths.iter().filter_map(|path| files.get_key_value(path.as_str()));
    let is_redirect = |file: &OutputPath| redirected(site).any(|one| one.file() == *file);
    found.any(|(file, _)| !is_redirect(file))
}

/// Checks that redirects lead to pages that exist, and hide no file of the site. `files` are all
/// files of the site, and `doubled` the paths that more than one source writes. Returns those of
/// them that a redirect of a folder hides, which are reported.
pub fn redirects(
    site: &LoadedSite,
    files: &BTreeMap<OutputPath, Entry>,
    doubled: &BTreeSet<OutputPath>,
    report: &mut Report,
) -> BTreeSet<OutputPath> {
    let place = |span: &Range<usize>| Place::new(&site.config.path, span.clone());
    for rule in &site.config.redirects {
        if let RedirectTarget::Page { id, .. } = &rule.to.value
            && let Some(unknown) = site.unknown_page(id)
        {
            report.add(unknown.at(place(&rule.to.span)));
        }
    }
    // Files of pages with errors are missing.
    let is_complete = !report.has_errors();
    for rule in &site.config.redirects {
        if let RedirectTarget::Url(url) = &rule.to.value
            && let Some(path) = own_path(&site.config.base_url, url)
            && is_complete
            && !is_page(site, files, &path)
        {
            let message = format!("`{url}` is an address of this site, but no page or file");
            let hint = "write `page:<id>`, or the address of another site";
            let wrong = Diagnostic::new(Code::InvalidConfig, message).at(place(&rule.to.span));
            report.add(wrong.hint(hint));
        }
    }
    let mut made: BTreeMap<OutputPath, usize> = BTreeMap::new();
    for page in moved_pages(site) {
        *made.entry(page.file()).or_default() += 1;
    }
    let is_own = |path: &&OutputPath| doubled.contains(*path) && made.get(*path) == Some(&1);
    for (rule, from, to) in moved_folders(site) {
        let is_below = |folder: &str| {
            let folder = folder[1..].to_owned();
            move |path: &&OutputPath| path.as_str().starts_with(&folder)
        };
        if is_complete && !files.keys().any(|path| is_below(to)(&path)) {
            let message = format!("nothing is in `{to}`, which `{from}*` leads to");
            let wrong = Diagnostic::new(Code::InvalidConfig, message).at(place(&rule.to.span));
            let known = site.config.locales.iter().filter(|locale| !locale.segment.is_empty());
            let known: Vec<String> = known.map(|locale| format!("/{}/*", locale.segment)).collect();
            let hint = "write the folder of a language, such as `/pt-BR/*`";
            let given = format!("{to}*");
            report.add(wrong.did_you_mean(&given, known.iter().map(String::as_str), hint));
        }
        let is_hidden =
            |path: &&OutputPath| is_own(path) || is_complete && !made.contains_key(*path);
        let mut hidden = files.keys().filter(is_below(from)).filter(is_hidden);
        if let Some(hidden) = hidden.next() {
            let message = format!("the redirect `{from}*` hides the file `{}`", hidden.as_str());
            let wrong = Diagnostic::new(Code::PathCollision, message).at(place(&rule.from.span));
            report.add(wrong.hint("name a folder that the site does not have any more"));
        }
    }
    doubled.iter().filter(is_own).cloned().collect()
}
