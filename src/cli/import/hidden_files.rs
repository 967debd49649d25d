//! Hidden files of a source, which a snapshot does not have.

use std::fs;
use std::path::Path;

use crate::cli::import::found::Found;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// The folders whose files generators publish, also hidden ones such as `.htaccess`.
const STATIC: [&str; 2] = ["static", "public"];

/// Lists the hidden files that the source publishes.
pub(super) fn list(root: &Path, found: &mut Found) {
    for folder in STATIC {
        let entries = fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let is_hidden = |name: &String| name.starts_with('.') && name != ".DS_Store";
        let mut names: Vec<String> = names.filter(is_hidden).collect();
        names.sort();
        for name in names {
            let path = SourcePath::new(format!("{folder}/{name}"));
            let hint = "write its rules in the configuration of the host: `archipel host` makes \
                        one, with the redirects of the site";
            found.losses.add(Place::file(&path), "this hidden file is not imported", hint);
        }
    }
}
