//! Responds to URLs without a file, by the same rules as the hosts that `archipel host` configures.

use crate::engine::output::{OutputPath, Site, decode_address, encode_address};
use crate::page::render;
use crate::serve::preview::Preview;

/// The response to a URL without a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    /// A redirect to the default language's home page: the URL begins with a language that the
    /// site does not have.
    Home(String),
    /// A permanent redirect: the URL is in a folder that has been moved.
    Moved(String),
    /// The not-found page; `None` if the site has none.
    NotFound(Option<OutputPath>),
}

impl Preview {
    /// Returns the response to a URL path without a file.
    pub(super) fn unknown(&self, path: &str) -> Unknown {
        let Some(site) = self.site() else { return Unknown::NotFound(None) };
        let exists = |file: &OutputPath| self.files.tag(file).is_some();
        unknown(&render::site(&site), path, exists, |name| self.files.has_folder(name))
    }

    /// Returns the home page to which `/` redirects; `None` if `/` is the home page.
    pub(super) fn root_redirect(&self) -> Option<String> {
        let site = self.site()?;
        home(&render::site(&site))
    }
}

fn home(site: &Site) -> Option<String> {
    let segment = &site.default_locale;
    (!segment.is_empty()).then(|| format!("{}/{segment}/", site.base_path()))
}

/// The new URL of a path in a folder that has been moved.
fn moved(site: &Site, path: &str) -> Option<String> {
    site.moved_folders.iter().find_map(|(from, to)| {
        let from = encode_address(from);
        let rest = match path.strip_prefix(from.as_str()) {
            Some(rest) => rest,
            None if path == from.trim_end_matches('/') => "",
            None => return None,
        };
        // Browsers read two slashes at the start as another host.
        Some(format!("{}{}", encode_address(to), rest.trim_start_matches(['/', '\\'])))
    })
}

fn unknown(
    site: &Site,
    path: &str,
    exists: impl Fn(&OutputPath) -> bool,
    is_folder: impl Fn(&str) -> bool,
) -> Unknown {
    if let Some(location) = moved(site, path) {
        return Unknown::Moved(location);
    }
    let below = path.strip_prefix(site.base_path()).and_then(|rest| rest.strip_prefix('/'));
    let first = below.and_then(|rest| decode_address(rest.split('/').next()?)).unwrap_or_default();
    let own = |segment: &str| {
        let folder = if segment.is_empty() { String::new() } else { format!("{segment}/") };
        OutputPath::new(&format!("{folder}{}", site.not_found.as_ref()?)).filter(&exists)
    };
    let shared = || OutputPath::new("404.html").filter(&exists);
    if !first.is_empty() && site.locales.iter().any(|locale| locale.segment == first) {
        return Unknown::NotFound(own(&first).or_else(shared));
    }
    let Some(home) = home(site) else { return Unknown::NotFound(own("").or_else(shared)) };
    let is_name = OutputPath::new(&first).is_some_and(|name| !name.is_reserved());
    if is_name && !first.contains(['.', '/']) && !is_folder(&first) {
        return Unknown::Home(home);
    }
    Unknown::NotFound(shared().or_else(|| own(&site.default_locale)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::output::SiteLocale;

    fn site(base_url: &str, default: &str) -> Site {
        let locale = |segment: &str| SiteLocale { segment: segment.into(), tag: "en".into() };
        Site {
            base_url: base_url.into(),
            default_locale: default.into(),
            locales: vec![locale(default), locale("de")],
            not_found: Some("nothing/index.html".into()),
            redirects: Default::default(),
            moved_folders: [("/sub/pt/".to_owned(), "/sub/de/".to_owned())].into(),
        }
    }

    fn respond(site: &Site, path: &str, files: &[&str]) -> String {
        let exists = |file: &OutputPath| files.contains(&file.as_str());
        match unknown(site, path, exists, |name| name == "assets") {
            Unknown::Home(home) => format!("302 {home}"),
            Unknown::Moved(location) => format!("301 {location}"),
            Unknown::NotFound(Some(page)) => format!("404 {}", page.as_str()),
            Unknown::NotFound(None) => "404".into(),
        }
    }

    #[test]
    fn each_language_has_its_own_page_and_other_languages_lead_home() {
        let site = site("https://site.example/sub", "en");
        let files = ["404.html", "en/nothing/index.html", "de/nothing/index.html"];
        for (path, expected) in [
            ("/sub/de/x/", "404 de/nothing/index.html"),
            ("/sub/en/x.js", "404 en/nothing/index.html"),
            ("/sub/xx", "302 /sub/en/"),
            ("/sub/pt-br/a/b.html", "302 /sub/en/"),
            ("/sub/pt", "301 /sub/de/"),
            ("/sub/pt/a%20b/", "301 /sub/de/a%20b/"),
            ("/sub/pt//x", "301 /sub/de/x"),
            ("/sub/ptx/", "302 /sub/en/"),
            ("/sub/favicon.ico", "404 404.html"),
            ("/sub/assets/x.js", "404 404.html"),
            ("/sub/en%2fx/", "404 404.html"),
            ("/sub//x/", "404 404.html"),
            ("/sub/@archipel/x", "404 404.html"),
            ("/de/", "404 404.html"),
        ] {
            assert_eq!(respond(&site, path, &files), expected, "{path}");
        }
        assert_eq!(respond(&site, "/sub/de/x/", &files[..1]), "404 404.html");
        assert_eq!(respond(&site, "/sub/a.js", &files[1..]), "404 en/nothing/index.html");
        assert_eq!(respond(&site, "/sub/a.js", &[]), "404");
    }

    #[test]
    fn a_language_without_a_segment_has_all_other_addresses() {
        let site = site("https://site.example", "");
        let files = ["404.html", "nothing/index.html", "de/nothing/index.html"];
        assert_eq!(respond(&site, "/xx/", &files), "404 nothing/index.html");
        assert_eq!(respond(&site, "/de/x/", &files), "404 de/nothing/index.html");
        assert_eq!(respond(&site, "/xx/", &files[..1]), "404 404.html");
    }
}
