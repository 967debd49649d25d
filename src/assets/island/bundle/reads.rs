//! The files outside of the input tree that a bundle depends on: packages, and files that affect
//! module resolution.

use std::collections::BTreeSet;
use std::path::Path;

use crate::assets::island::bundle::sources::Sources;
use crate::assets::node::files::FileStates;
use crate::base::disk;
use crate::base::path::parent;

/// The settings of TypeScript.
const SETTINGS: &str = "tsconfig.json";

/// The state of all files outside of `sources` that determine a bundle of `islands`, for which the
/// files `read` were read. Where module resolution may find another file, the names in the folder
/// are included.
pub(in crate::assets::island) fn states(
    islands: &Path,
    read: &[String],
    sources: &Sources,
) -> FileStates {
    let mut paths = BTreeSet::new();
    let mut settings = Vec::new();
    let depth = islands.components().count();
    for above in (0..depth).map(|steps| "../".repeat(steps)) {
        paths.insert(format!("{above}node_modules"));
        settings.push(format!("{above}{SETTINGS}"));
    }
    for file in read.iter().filter(|file| !sources.contains(file)) {
        paths.insert(file.clone());
        let mut at = file.as_str();
        while let Some((folder, _)) = at.rsplit_once('/')
            && !folder.is_empty()
            && !folder.ends_with("..")
            && paths.insert(folder.to_owned())
        {
            paths.insert(format!("{folder}/package.json"));
            if !folder.contains("node_modules") {
                settings.push(format!("{folder}/{SETTINGS}"));
            }
            at = folder;
        }
    }
    add_settings(islands, settings, &mut paths);
    paths.retain(|path| !sources.contains(path));
    FileStates::of(islands, paths)
}

/// Adds settings files, and those that they extend.
fn add_settings(islands: &Path, mut settings: Vec<String>, paths: &mut BTreeSet<String>) {
    while let Some(path) = settings.pop() {
        let text = disk::read_file(&islands.join(&path)).unwrap_or_default();
        let folder = parent(&path);
        if !paths.insert(path.clone()) {
            continue;
        }
        for base in extended(&String::from_utf8_lossy(&text)) {
            let is_relative = base.starts_with('.') || base.starts_with('/');
            let from: Vec<String> = match is_relative {
                true => vec![join(folder, base)],
                // Like an import, it may refer to a package in any parent folder.
                false => {
                    let depth = islands.components().count();
                    let above = (0..depth).map(|steps| "../".repeat(steps));
                    above
                        .map(|above| join(folder, &format!("{above}node_modules/{base}")))
                        .collect()
                }
            };
            for path in from {
                paths.insert(format!("{path}/package.json"));
                settings.push(format!("{path}.json"));
                settings.push(format!("{path}/{SETTINGS}"));
                settings.push(path);
            }
        }
    }
}

/// Joins a path to a folder; absolute paths are not changed.
fn join(folder: &str, path: &str) -> String {
    match path.starts_with('/') || folder.is_empty() {
        true => path.to_owned(),
        false => format!("{folder}/{path}"),
    }
}

/// The values of `"extends"` in settings: each string after it, alone or in a list. Similar text in
/// a comment is harmless.
fn extended(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for rest in text.split("\"extends\"").skip(1) {
        let Some(rest) = rest.trim_start().strip_prefix(':') else { continue };
        let rest = rest.trim_start();
        let (list, is_list) = match rest.strip_prefix('[') {
            Some(list) => (list.split(']').next().unwrap_or_default(), true),
            None => (rest, false),
        };
        let texts = list.split('"').skip(1).step_by(2);
        found.extend(texts.take(if is_list { usize::MAX } else { 1 }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_extend_one_file_or_several() {
        let text = r#"{ // "extends" is here
            "extends" : "../base.json", "compilerOptions": { "extends": [ "a" , "@b/c" ] } }"#;
        assert_eq!(extended(text), ["../base.json", "a", "@b/c"]);
        assert_eq!(extended(r#"{ "extends": 1 }"#), Vec::<&str>::new());
    }
}
