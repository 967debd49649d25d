//! The browser client of the preview: modules embedded in the program.

/// The folder of the preview's own endpoints, which sites can't use.
pub(super) const OWN: &str = "/@archipel/";

/// The module that starts the client.
const ENTRY: &str = "/@archipel/client/main.js";

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("client/", $name)))),*]
    };
}

/// The modules by name.
const MODULES: [(&str, &str); 23] = modules![
    "additions.js", "align.js", "bar.js", "changes.js", "components.js", "connection.js",
    "editor.js", "editor-styles.js", "element.js", "field.js", "islands.js", "main.js",
    "mirror.js", "modes.js", "overlay.js", "page.js", "placeables.js", "sheets.js", "source.js",
    "sources.js", "styles.js", "surface.js", "value-field.js",
];

/// Returns the text of the module of that name.
pub(super) fn module(name: &str) -> Option<&'static str> {
    MODULES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// Adds the element that loads the client to a page. `tag` identifies the published page, `server`
/// this run of the preview.
pub(super) fn inject_client(html: &[u8], tag: &str, server: &str) -> Vec<u8> {
    let script = format!(
        "<script type=\"module\" src=\"{ENTRY}\" data-page='\"{tag}\"' data-server=\"{server}\">\
         </script>"
    );
    let at = memchr::memmem::rfind(html, b"</body>").unwrap_or(html.len());
    let mut page = Vec::with_capacity(html.len() + script.len());
    page.extend_from_slice(&html[..at]);
    page.extend_from_slice(script.as_bytes());
    page.extend_from_slice(&html[at..]);
    page
}
