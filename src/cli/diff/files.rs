//! Changes of files other than pages.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::engine::output::{CacheClass, Entry, OutputPath};

/// A file that is new, gone or changed. A fingerprinted file has the name without its fingerprint.
#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct FileChange {
    pub(super) path: String,
    /// The size before; `None` for a new file.
    pub(super) before: Option<u64>,
    /// The size after; `None` for a file that is gone.
    pub(super) after: Option<u64>,
}

type Files = BTreeMap<OutputPath, Entry>;

/// The changes of files, sorted by path. Files whose names differ only in the fingerprint are the
/// same file, unless there are several.
pub(super) fn file_changes(old: &Files, new: &Files) -> Vec<FileChange> {
    let mut changes = Vec::new();
    let mut renamed: BTreeMap<String, [Vec<(&OutputPath, u64)>; 2]> = BTreeMap::new();
    for (side, (files, others)) in [(old, new), (new, old)].into_iter().enumerate() {
        for (path, entry) in files.iter().filter(|(path, _)| !path.is_page()) {
            match others.get(path) {
                None => {
                    let found = renamed.entry(without_fingerprint(path, entry)).or_default();
                    found[side].push((path, entry.size));
                }
                Some(other) if side == 0 && other.digest != entry.digest => {
                    let (before, after) = (Some(entry.size), Some(other.size));
                    changes.push(FileChange { path: path.as_str().to_owned(), before, after });
                }
                Some(_) => {}
            }
        }
    }
    for (path, [old, new]) in renamed {
        if let ([(_, before)], [(_, after)]) = (&old[..], &new[..]) {
            changes.push(FileChange { path, before: Some(*before), after: Some(*after) });
            continue;
        }
        let change = |path: &OutputPath, before, after| FileChange {
            path: path.as_str().to_owned(),
            before,
            after,
        };
        changes.extend(old.iter().map(|(path, size)| change(path, Some(*size), None)));
        changes.extend(new.iter().map(|(path, size)| change(path, None, Some(*size))));
    }
    changes.sort();
    changes
}

/// The path without its fingerprint: `css/main.5bc33d404c.css` is `css/main.css`.
fn without_fingerprint(path: &OutputPath, entry: &Entry) -> String {
    let path = path.as_str();
    let mut parts: Vec<&str> = path.split('.').collect();
    let is_digest = |part: &str| part.len() >= 8 && part.bytes().all(|b| b.is_ascii_hexdigit());
    if entry.cache == CacheClass::Immutable
        && let Some(at) = parts.len().checked_sub(2).filter(|at| *at > 0 && is_digest(parts[*at]))
    {
        parts.remove(at);
    }
    parts.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_another_fingerprint_is_changed() {
        let files = |names: &[&str]| -> Files {
            let entry = |name: &str| Entry::of(name.as_bytes(), CacheClass::Immutable);
            names.iter().map(|name| (OutputPath::new(name).unwrap(), entry(name))).collect()
        };
        let old = files(&["a/main.0123456789.css", "page.1111111111.css", "x.png"]);
        let new = files(&[
            "a/main.abcdef0123.css", "page.2222222222.css", "page.3333333333.css", "x.png",
        ]);
        let found = file_changes(&old, &new);
        let found: Vec<_> = found
            .iter()
            .map(|one| (&*one.path, one.before.is_some(), one.after.is_some()))
            .collect();
        assert_eq!(
            found,
            [
                ("a/main.css", true, true),
                ("page.1111111111.css", true, false),
                ("page.2222222222.css", false, true),
                ("page.3333333333.css", false, true),
            ]
        );
    }
}
