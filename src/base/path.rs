//! Paths of files and addresses, separated by `/`.

use std::path::Path;

/// The folder of a path, without a slash at its end; empty at the root.
pub fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The folders above a path, innermost first, without the root.
pub fn ancestors(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(parent(path)), |folder| Some(parent(folder)))
        .take_while(|folder| !folder.is_empty())
}

/// The part of a path after its last slash.
pub fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Resolves `.` and `..` in a path below a folder; `None` if it leads out of the root.
pub fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// A relative path of the system with slashes; `None` if it is not Unicode.
pub fn with_slashes(path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> =
        path.components().map(|part| part.as_os_str().to_str()).collect();
    parts.map(|parts| parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_taken_apart() {
        assert_eq!((parent("a/b/c.md"), file_name("a/b/c.md")), ("a/b", "c.md"));
        assert_eq!((parent("c"), file_name("c")), ("", "c"));
        assert_eq!(ancestors("a/b/c").collect::<Vec<_>>(), ["a/b", "a"]);
        assert_eq!(with_slashes(Path::new("a/b.md")).as_deref(), Some("a/b.md"));
    }

    #[test]
    fn only_paths_within_the_root_are_resolved() {
        assert_eq!(resolve("a/b", "./../c/./d").as_deref(), Some("a/c/d"));
        assert_eq!(resolve("", "").as_deref(), Some(""));
        assert_eq!(resolve("a", "../../b"), None);
    }
}
