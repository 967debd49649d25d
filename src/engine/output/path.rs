//! Paths of output files.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::engine::output::address::encode_address;
use crate::engine::output::media_type::{MediaType, media_type};

/// The name of the manifest in the output folder.
pub const MANIFEST_NAME: &str = "archipel-manifest.json";

/// First segments of paths that Archipel uses itself, in lower case: the records of a publish, the
/// manifest, and the addresses of the preview.
const RESERVED: [&str; 3] = [".archipel", MANIFEST_NAME, "@archipel"];

/// The path of an output file: relative to the output folder, separated by `/`. It does not
/// implement `Display`: in a page or a configuration it is a URL, on the disk a name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OutputPath(Arc<str>);

impl OutputPath {
    /// Checks `path`: relative, no empty part, no `.` or `..`, no control character, no backslash.
    pub fn new(path: &str) -> Option<OutputPath> {
        let fits = |part: &str| {
            !part.is_empty()
                && part != "."
                && part != ".."
                && !part.chars().any(|c| c.is_control() || matches!(c, '\\' | '?' | '#'))
        };
        path.split('/').all(fits).then(|| OutputPath(Arc::from(path)))
    }

    /// The path as text, for names of files and objects.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The URL of the file below `base`, which has no slash at its end.
    pub fn url(&self, base: &str) -> String {
        format!("{base}/{}", encode_address(&self.0))
    }

    /// The URL path of the file relative to the site's folder: a page has that of its folder.
    pub fn page_url(&self) -> String {
        let folder = self.0.strip_suffix("index.html");
        let folder = folder.filter(|rest| rest.is_empty() || rest.ends_with('/'));
        encode_address(folder.unwrap_or(&self.0))
    }

    /// Returns whether Archipel uses the path itself, so that no file of a site may have the path.
    pub fn is_reserved(&self) -> bool {
        let first = self.0.split('/').next().unwrap_or_default().to_lowercase();
        RESERVED.contains(&&*first)
    }

    /// The media type for the file extension (RFC 6838 names; texts are UTF-8).
    pub fn media_type(&self) -> MediaType {
        media_type(&self.0)
    }

    /// Returns whether the file is an HTML page.
    pub fn is_page(&self) -> bool {
        let ending = self.0.rsplit_once('.').map_or("", |(_, ending)| ending);
        ["html", "htm"].iter().any(|page| ending.eq_ignore_ascii_case(page))
    }
}

/// Names that are devices of Windows, with any extension.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Returns whether Windows has no file of that name: it is a device, with or without an extension
/// (Microsoft, "Naming Files, Paths, and Namespaces").
pub fn is_windows_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let number = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    let is_port = number.is_some_and(|rest| matches!(rest.as_bytes(), [b'1'..=b'9']));
    is_port || DEVICES.contains(&&*stem)
}

/// Paths are found by their text.
impl Borrow<str> for OutputPath {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for OutputPath {
    type Error = String;

    fn try_from(path: String) -> Result<OutputPath, String> {
        OutputPath::new(&path).ok_or_else(|| format!("`{path}` can't be the path of a file"))
    }
}

impl From<OutputPath> for String {
    fn from(path: OutputPath) -> String {
        path.as_str().to_owned()
    }
}

impl fmt::Debug for OutputPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_files_have_their_types() {
        for (path, expected) in [
            (".well-known/webfinger", "application/jrd+json"),
            (".well-known/matrix/client", "application/json"),
            ("de/webfinger", "application/octet-stream"),
            ("en/team.ics", "text/calendar; charset=utf-8"),
        ] {
            assert_eq!(OutputPath::new(path).unwrap().media_type(), expected, "{path}");
        }
    }

    #[test]
    fn paths_stay_inside() {
        for bad in ["", "/a", "a/", "a//b", "../a", "a/./b", "a\\b", "a\0", "a?b"] {
            assert_eq!(OutputPath::new(bad), None, "{bad:?}");
            assert!(serde_json::from_value::<OutputPath>(bad.into()).is_err(), "{bad:?}");
        }
        assert!(OutputPath::new("en/цена/index.html").is_some());
    }

    #[test]
    fn names_of_archipel_are_reserved() {
        let is_reserved = |path: &str| OutputPath::new(path).unwrap().is_reserved();
        for path in [
            ".archipel/state/x/index.html", ".Archipel", "archipel-manifest.json",
            "ARCHIPEL-manifest.json/a", "@archipel/events",
        ] {
            assert!(is_reserved(path), "{path}");
        }
        for path in ["en/.archipel/a", ".archipelago", ".well-known/a", "docs/@archipel"] {
            assert!(!is_reserved(path), "{path}");
        }
    }

    #[test]
    fn a_page_has_the_url_of_its_folder() {
        let path = |path: &str| OutputPath::new(path).unwrap();
        assert_eq!(path("en/ü 1%/index.html").page_url(), "en/%C3%BC%201%25/");
        assert_eq!(path("index.html").page_url(), "");
        assert_eq!(path("en/myindex.html").page_url(), "en/myindex.html");
        assert_eq!(path("a b/c&d;e+f.txt").url("/sub"), "/sub/a%20b/c%26d%3Be%2Bf.txt");
    }
}
