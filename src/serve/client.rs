//! The browser's part of the preview: modules that the program carries along.

use crate::policy::unsecured;

/// The folder of the preview's own addresses, which no site has.
pub(super) const OWN: &str = "/@archipel/";

/// What a page begins the browser's part with.
const ENTRY: &str = "/@archipel/client/main.js";

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("client/", $name)))),*]
    };
}

/// The modules by name.
const MODULES: [(&str, &str); 16] = modules![
    "align.js",
    "bar.js",
    "components.js",
    "connection.js",
    "element.js",
    "islands.js",
    "lenses.js",
    "main.js",
    "mirror.js",
    "overlay.js",
    "page.js",
    "sheets.js",
    "source.js",
    "sources.js",
    "styles.js",
    "surface.js",
];

/// The text of a module.
pub(super) fn module(name: &str) -> Option<&'static str> {
    MODULES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// A page with the element that loads the browser's part. `tag` stands for the page as it is
/// published, `server` for this run of the preview.
pub(super) fn equipped(html: &[u8], tag: &str, server: &str) -> Vec<u8> {
    let script = format!(
        "<script type=\"module\" src=\"{ENTRY}\" data-page='\"{tag}\"' data-server=\"{server}\">\
         </script>"
    );
    // It has scripts and styles of its own, and exchanges those of the page.
    let html = unsecured(html);
    let at = memchr::memmem::rfind(&html, b"</body>").unwrap_or(html.len());
    let mut page = Vec::with_capacity(html.len() + script.len());
    page.extend_from_slice(&html[..at]);
    page.extend_from_slice(script.as_bytes());
    page.extend_from_slice(&html[at..]);
    page
}
