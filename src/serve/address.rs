//! Maps the path of a request to a file of the site, as an object store with an error document
//! does.

use crate::engine::output::{OutputPath, decode_address};

/// The result of mapping a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestTarget {
    /// Candidates for a file: the path itself, and the index of the folder.
    File {
        /// The file that the path names.
        path: Option<OutputPath>,
        /// The page in the folder that the path names, reached by adding a slash.
        folder: Option<OutputPath>,
    },
    /// Outside of the site's base path.
    Outside,
    /// An invalid path, which no browser sends.
    Malformed,
}

/// Maps the percent-encoded path of a request for a site below `base`.
pub(super) fn target(path: &str, base: &str) -> RequestTarget {
    let Some(rest) = path.strip_prefix(base).and_then(|rest| rest.strip_prefix('/')) else {
        return RequestTarget::Outside;
    };
    let mut name = String::with_capacity(rest.len());
    for (at, part) in rest.split('/').enumerate() {
        if at > 0 {
            name.push('/');
        }
        match decode_address(part) {
            // A slash in a name is not a separator: `%2f` never leads to another folder.
            Some(part) if part.contains('/') => {
                return RequestTarget::File { path: None, folder: None };
            }
            Some(part) if part.chars().any(char::is_control) => return RequestTarget::Malformed,
            Some(part) => name.push_str(&part),
            None => return RequestTarget::Malformed,
        }
    }
    if name.is_empty() || name.ends_with('/') {
        let path = OutputPath::new(&format!("{name}index.html"));
        return RequestTarget::File { path, folder: None };
    }
    RequestTarget::File {
        path: OutputPath::new(&name),
        folder: OutputPath::new(&format!("{name}/index.html")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, base: &str) -> Option<String> {
        match target(path, base) {
            RequestTarget::File { path: Some(path), .. } => Some(path.as_str().to_owned()),
            _ => None,
        }
    }

    #[test]
    fn folders_lead_to_their_pages() {
        assert_eq!(file("/", "").unwrap(), "index.html");
        assert_eq!(file("/en/about/", "").unwrap(), "en/about/index.html");
        assert_eq!(file("/sub/en/", "/sub").unwrap(), "en/index.html");
        assert_eq!(file("/en/a%20b.txt", "").unwrap(), "en/a b.txt");
        assert_eq!(target("/other/", "/sub"), RequestTarget::Outside);
        assert_eq!(target("/subway/", "/sub"), RequestTarget::Outside);
    }

    #[test]
    fn nothing_leads_out_of_the_site() {
        for path in [
            "/../Cargo.toml",
            "/en/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/en/%2e%2e%2f%2e%2e%2fCargo.toml",
            "/en%2fabout/",
            "/..%5cCargo.toml",
            "//etc/passwd",
            "/en//about/",
            "/./en/",
        ] {
            assert_eq!(file(path, ""), None, "{path}");
        }
        for path in ["/%00", "/en/%ff/", "/%", "/%4", "/%zz", "/%+1", "/a%0ab"] {
            assert_eq!(target(path, ""), RequestTarget::Malformed, "{path}");
        }
    }
}
