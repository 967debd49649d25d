//! Conversion between URLs in style sheets and project paths.

use crate::base::path::parent;
use crate::engine::output::{decode_address, encode_address};

/// The folder, in the project and in the output.
pub(super) const ASSETS: &str = "assets/";

/// The target of a URL in a style sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reference {
    /// Another site, inline data, or a part of the document.
    External,
    /// A file of the project.
    File {
        /// The path relative to the root; begins with `..` if it is outside of the project.
        path: String,
        /// The query and fragment, with their delimiters.
        suffix: String,
    },
}

/// Resolves a `url` in the file `from`. A leading `/` is the root of the project.
pub(super) fn resolve(from: &str, url: &str) -> Reference {
    let url = url.trim();
    let end = url.find(['?', '#']).unwrap_or(url.len());
    let (path, suffix) = url.split_at(end);
    if path.is_empty() || path.starts_with("//") || has_scheme(path) {
        return Reference::External;
    }
    let path = decode_address(path).unwrap_or(path.into());
    let path = match path.strip_prefix('/') {
        Some(rooted) => normalize("", rooted),
        None => normalize(parent(from), &path),
    };
    Reference::File { path, suffix: suffix.to_owned() }
}

/// The path of the file at an address in the asset `name`, and the rest of the address: a query and
/// a fragment.
pub fn asset_beside(name: &str, address: &str) -> (String, String) {
    match resolve(&format!("{ASSETS}{name}"), address) {
        Reference::File { path, suffix } => {
            (path.strip_prefix(ASSETS).map_or(path.clone(), str::to_owned), suffix)
        }
        Reference::External => (address.to_owned(), String::new()),
    }
}

/// The path of the file at an address in the file `from`, relative to the root, and the rest of the
/// address; `None` for other sites.
pub fn file_beside(from: &str, address: &str) -> Option<(String, String)> {
    match resolve(from, address) {
        Reference::File { path, suffix } => Some((path, suffix)),
        Reference::External => None,
    }
}

/// The address of the file `to` in the file `from`, in the notation of `known`: from the root of
/// the project if `known` begins with a slash, else relative.
pub fn address_between(from: &str, to: &str, known: &str) -> String {
    if known.starts_with('/') {
        return format!("/{}", encode_address(to));
    }
    let address = encode_address(&relative(parent(from), to));
    let has_dot = known.starts_with("./") && !address.starts_with("../");
    if has_dot { format!("./{address}") } else { address }
}

/// The relative path from a file in `folder` to the file `to`, both relative to one root.
pub(super) fn relative(folder: &str, to: &str) -> String {
    let from: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    let to: Vec<&str> = to.split('/').collect();
    let shared = from.iter().zip(&to[..to.len() - 1]).take_while(|(a, b)| a == b).count();
    let mut parts = vec![".."; from.len() - shared];
    parts.extend(&to[shared..]);
    parts.join("/")
}

fn has_scheme(url: &str) -> bool {
    let Some((scheme, _)) = url.split_once(':') else { return false };
    scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
}

fn normalize(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, suffix: &str) -> Reference {
        Reference::File { path: path.to_owned(), suffix: suffix.to_owned() }
    }

    #[test]
    fn urls_resolve_from_their_file() {
        let from = "assets/css/main.css";
        assert_eq!(resolve(from, "../fonts/a.woff2"), file("assets/fonts/a.woff2", ""));
        assert_eq!(resolve(from, "./a%20b.png?#x"), file("assets/css/a b.png", "?#x"));
        assert_eq!(resolve(from, "/islands/x/style.css"), file("islands/x/style.css", ""));
        assert_eq!(resolve(from, "../../../etc/passwd"), file("../etc/passwd", ""));
        assert_eq!(resolve(from, "%zz/%f0%"), file("assets/css/%zz/%f0%", ""));
        assert_eq!(resolve("a.css", ".."), file("..", ""));
        for elsewhere in ["", "#a", "?a", "//x.org/a", "https://x.org/a", "data:,a", "about:blank"]
        {
            assert_eq!(resolve(from, elsewhere), Reference::External, "{elsewhere}");
        }
    }

    #[test]
    fn relative_urls_lead_back() {
        assert_eq!(relative("assets/css", "assets/fonts/a.woff2"), "../fonts/a.woff2");
        assert_eq!(relative("assets", "assets/a.png"), "a.png");
        assert_eq!(relative("", "a.png"), "a.png");
        assert_eq!(relative("a/b", "a"), "../../a");
    }
}
