//! The addresses of files in templates.

use std::collections::BTreeMap;

use crate::diagnostic::{Code, Diagnostic, Report};
use crate::output::{Entry, OutputPath};
use crate::render::World;

/// Checks that the site has the files that templates name behind its `base_path`. `files` are all
/// that it has.
pub fn addresses(world: &World, files: &BTreeMap<OutputPath, Entry>, report: &mut Report) {
    // A page with a mistake has no file.
    if report.has_errors() {
        return;
    }
    let is_there = |path: &str| OutputPath::new(path).is_some_and(|path| files.contains_key(&path));
    for (address, place) in world.templates.addresses() {
        let path = address.trim_matches('/');
        // What is encoded or left out is for the host to find.
        if path.contains('%') || is_there(path) || is_there(&format!("{path}/index.html")) {
            continue;
        }
        let message = format!("the site has no file at `{address}`");
        let known: Vec<String> = files.keys().map(|file| format!("/{file}")).collect();
        let known = known.iter().map(String::as_str);
        let hint =
            "files of `static/` are at the root of the site; link to a page by `url(\"id\")`";
        report.add(
            Diagnostic::new(Code::UnknownFile, message)
                .at(place)
                .did_you_mean(address, known, hint),
        );
    }
}
