//! Checks the redirects of `site.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::content::config::RedirectTarget;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Entry, OutputPath};
use crate::page::render::{LoadedSite, moved_folders, moved_pages};

/// Checks that redirects lead to pages that exist, and hide no file of the site. `files` are all
/// files of the site.
pub fn redirects(site: &LoadedSite, files: &BTreeMap<OutputPath, Entry>, report: &mut Report) {
    let place = |span: &Range<usize>| Place::new(&site.config.path, span.clone());
    for rule in &site.config.redirects {
        if let RedirectTarget::Page { id, .. } = &rule.to.value
            && let Some(unknown) = site.unknown_page(id)
        {
            report.add(unknown.at(place(&rule.to.span)));
        }
    }
    if site.config.redirects.is_empty() || report.has_errors() {
        return;
    }
    let made: BTreeSet<OutputPath> = moved_pages(site).map(|page| page.file()).collect();
    for (rule, from, to) in moved_folders(site) {
        let is_below = |folder: &str| {
            let folder = folder[1..].to_owned();
            move |path: &&OutputPath| path.as_str().starts_with(&folder)
        };
        if !files.keys().any(|path| is_below(to)(&path)) {
            let message = format!("nothing is in `{to}`, which `{from}*` leads to");
            let wrong = Diagnostic::new(Code::InvalidConfig, message).at(place(&rule.to.span));
            let known = site.config.locales.iter().filter(|locale| !locale.segment.is_empty());
            let known: Vec<String> = known.map(|locale| format!("/{}/*", locale.segment)).collect();
            let hint = "write the folder of a language, such as `/pt-BR/*`";
            let given = format!("{to}*");
            report.add(wrong.did_you_mean(&given, known.iter().map(String::as_str), hint));
        }
        let mut hidden = files.keys().filter(is_below(from)).filter(|path| !made.contains(*path));
        if let Some(hidden) = hidden.next() {
            let message = format!("`{from}*` leads away from `{}`", hidden.as_str());
            let wrong = Diagnostic::new(Code::PathCollision, message).at(place(&rule.from.span));
            report.add(wrong.hint("name a folder that the site does not have any more"));
        }
    }
}
