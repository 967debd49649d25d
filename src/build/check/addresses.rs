//! Checks of file URLs in templates.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::diagnostic::{Code, Diagnostic, Names, Report};
use crate::engine::output::{Entry, OutputPath, decode_address};
use crate::page::render::LoadedSite;

/// Checks that the site has the files that templates refer to after `base_path`. `files` contains
/// all files of the site.
pub fn addresses(site: &LoadedSite, files: &BTreeMap<OutputPath, Entry>, report: &mut Report) {
    // A page with a mistake has no file.
    if report.has_errors() {
        return;
    }
    let is_there = |path: &str| OutputPath::new(path).is_some_and(|path| files.contains_key(&path));
    let known: LazyCell<Names, _> =
        LazyCell::new(|| files.keys().map(|file| file.url("").into()).collect());
    for (address, place) in site.templates.addresses() {
        let Some(path) = decode_address(address.trim_matches('/')) else {
            let message = format!("`{address}` can't be an address");
            let wrong = Diagnostic::new(Code::UnknownFile, message).at(place);
            report.add(wrong.hint("write `%25` for a percent sign"));
            continue;
        };
        if is_there(&path) || is_there(&format!("{path}/index.html")) {
            continue;
        }
        let message = format!("the site has no file at `{address}`");
        let hint =
            "files of `static/` are at the root of the site; link to a page by `url(\"id\")`";
        let wrong = Diagnostic::new(Code::UnknownFile, message).at(place);
        report.add(wrong.did_you_mean(address, [Arc::clone(&known)], hint));
    }
}
