//! Responses to URLs without a file, for the preview and the configurations of hosts.

use crate::engine::output::{OutputPath, Site, decode_address, encode_address};

/// The response to a URL without a file.
#[derive(Debug, PartialEq, Eq)]
pub enum MissingFile {
    /// A temporary redirect to the default language's home page: the URL begins with a language
    /// that the site does not have.
    Home(String),
    /// A permanent redirect: the URL is in a folder that has been moved.
    Moved(String),
    /// The not-found page; `None` if the site has none.
    NotFound(Option<OutputPath>),
}

impl Site {
    /// The URL path of the home page of the language with this segment, the prefix of its others.
    pub fn home(&self, segment: &str) -> String {
        format!("{}/{}", self.base_path(), folder(segment))
    }

    /// The URL path to which `/` and URLs of unknown languages redirect; `None` if the default
    /// language has no segment, since `/` is its home page.
    pub fn root_redirect(&self) -> Option<String> {
        let segment = &self.default_locale;
        (!segment.is_empty()).then(|| self.home(segment))
    }

    /// The not-found page of the language with this segment, if the file exists.
    pub fn not_found_page(
        &self,
        segment: &str,
        exists: impl Fn(&OutputPath) -> bool,
    ) -> Option<OutputPath> {
        let file = self.not_found.as_ref()?;
        OutputPath::new(&format!("{}{file}", folder(segment))).filter(exists)
    }

    /// The not-found page for URLs without a language. A default language without a segment has all
    /// URLs that are not in another language.
    pub fn error_page(&self, exists: impl Fn(&OutputPath) -> bool) -> Option<OutputPath> {
        let own = self.not_found_page(&self.default_locale, &exists);
        let shared = OutputPath::new("404.html").filter(exists);
        if self.default_locale.is_empty() { own.or(shared) } else { shared.or(own) }
    }

    /// Returns the response to a URL path without a file. `exists` returns whether the site has a
    /// file, and `is_folder` whether it has a top-level folder of that name.
    pub fn missing_file(
        &self,
        path: &str,
        exists: impl Fn(&OutputPath) -> bool,
        is_folder: impl Fn(&str) -> bool,
    ) -> MissingFile {
        if let Some(location) = self.moved(path) {
            return MissingFile::Moved(location);
        }
        let below = path.strip_prefix(self.base_path()).and_then(|rest| rest.strip_prefix('/'));
        let first = below.and_then(|rest| decode_address(rest.split('/').next()?));
        let first = first.unwrap_or_default();
        let is_language = self.locales.iter().any(|locale| locale.segment == first);
        let own = is_language.then(|| self.not_found_page(&first, &exists)).flatten();
        let is_name = OutputPath::new(&first).is_some_and(|name| !name.is_reserved());
        match self.root_redirect() {
            Some(home)
                if is_name && !is_language && !first.contains(['.', '/']) && !is_folder(&first) =>
            {
                MissingFile::Home(home)
            }
            _ => MissingFile::NotFound(own.or_else(|| self.error_page(exists))),
        }
    }

    /// The new URL of a path in a folder that has been moved.
    fn moved(&self, path: &str) -> Option<String> {
        self.moved_folders.iter().find_map(|(from, to)| {
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
}

/// The folder of the language with this segment, with a slash at its end.
fn folder(segment: &str) -> String {
    if segment.is_empty() { String::new() } else { format!("{segment}/") }
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
        match site.missing_file(path, exists, |name| name == "assets") {
            MissingFile::Home(home) => format!("302 {home}"),
            MissingFile::Moved(location) => format!("301 {location}"),
            MissingFile::NotFound(Some(page)) => format!("404 {}", page.as_str()),
            MissingFile::NotFound(None) => "404".into(),
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
        assert_eq!(respond(&site, "/de/x/", &files[..2]), "404 nothing/index.html");
    }
}
