//! The route table of a built site: the response for each URL, whatever the host.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::base::path::file_name;
use crate::build::dist::Finished;
use crate::deploy::host::policy::{Policies, policies};
use crate::engine::output::{
    CacheClass, MANIFEST_NAME, MediaType, OutputPath, Site, SiteLocale, UNKNOWN_TYPE,
    encode_address,
};

/// The cache header of files whose names contain a digest of their content.
pub(super) const IMMUTABLE: &str = CacheClass::Immutable.header();

/// The cache header of all other responses.
pub(super) const REVALIDATE: &str = CacheClass::Revalidate.header();

/// The folder of publishing records, which must not be served.
const RECORDS: &str = ".archipel";

/// A header of every response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The security headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SecurityHeaders {
    /// The headers of every response, except the Content-Security-Policy.
    pub all: Vec<Header>,
    /// The directives of the Content-Security-Policy that require a header, such as
    /// `frame-ancestors 'none'`.
    pub directives: Option<String>,
}

impl SecurityHeaders {
    /// Separates the Content-Security-Policy from the other headers.
    pub fn new(headers: impl IntoIterator<Item = (&'static str, String)>) -> SecurityHeaders {
        let mut security = SecurityHeaders::default();
        for (name, value) in headers {
            match name {
                "Content-Security-Policy" => security.directives = Some(value),
                name => security.all.push(Header { name: name.to_owned(), value }),
            }
        }
        security
    }
}

/// The routes and headers of a built site, for any host. All paths begin with `/` and the path of
/// the base URL, and are not percent-encoded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RouteTable {
    /// The scheme, host and path of the published site, without a trailing slash.
    pub base_url: String,
    /// The path of the base URL: empty, or `/sub`.
    pub base_path: String,
    /// The routing rules; the first match applies.
    pub rules: Vec<Rule>,
    /// The languages; one without a segment is last.
    pub languages: Vec<Language>,
    /// Top-level names without a dot that are not languages: folders such as `assets`. If a
    /// language has no segment, those of its pages are not among them.
    pub names: Vec<String>,
    /// Files without a dot in their names, which look like folders, if their first segment has no
    /// dot or is a language.
    pub dotless: Vec<String>,
    /// Names in the folder that are not part of the site.
    pub private: Vec<String>,
    /// The media type of each known file extension in use, in lower case.
    pub media_types: BTreeMap<String, MediaType>,
    /// The files without an extension that have a media type.
    pub typed_files: Vec<(String, MediaType)>,
    /// The immutable files.
    pub immutable: Immutable,
    /// The headers of every response.
    pub headers: Vec<Header>,
    /// The Content-Security-Policy of each page.
    pub policies: Policies,
}

/// A language of the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Language {
    /// The first segment of its URLs: `in`; empty if it has none.
    pub segment: String,
    /// Its BCP 47 tag: `hi`.
    pub tag: String,
    /// The URL path of its home page, the prefix of all its others.
    pub home: String,
    /// The file of its not-found page.
    pub not_found: Option<String>,
}

/// Files whose names contain a digest of their content.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Immutable {
    /// Folders without other files, with a trailing slash.
    pub folders: Vec<String>,
    /// Such files in other folders.
    pub files: Vec<String>,
}

/// A routing rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// The condition.
    pub when: When,
    /// The path of the condition, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The status of the response.
    pub status: u16,
    /// The target of a redirect; the query is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The file of the response, if it is not that of the URL.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// The condition of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// The path, and all below it.
    Private,
    /// The path itself.
    Exact,
    /// The URL is that of a file.
    File,
    /// The URL ends with a slash, and `index.html` exists there.
    Index,
    /// `index.html` exists at the URL with a slash added, which is the target of the redirect.
    MissingSlash,
    /// The folder and any URL in it. A redirect appends the rest of the URL to its target.
    Folder,
    /// Any other URL below the path.
    Below,
    /// The first segment of the URL could be a language (it has no dot) but is none.
    UnknownLanguage,
    /// Any other URL.
    Otherwise,
}

impl RouteTable {
    /// Creates the table from a finished output folder.
    pub fn of(dist: &Finished, security: SecurityHeaders) -> anyhow::Result<RouteTable> {
        let site = &dist.site;
        let base = site.base_path();
        let files = &dist.manifest.files;
        let path = |file: &OutputPath| format!("{base}/{}", file.as_str());
        let exists = |file: &OutputPath| files.contains_key(file);
        let languages = languages(site, exists);
        let is_bare = site.default_locale.is_empty();
        let first = |file: &OutputPath| first_and_last(file.as_str()).0.to_owned();
        let pages = files.keys().filter(|file| is_bare && file.is_page());
        let own: BTreeSet<String> = pages.map(first).collect();
        let is_language = |name: &str| {
            own.contains(name) || site.locales.iter().any(|locale| locale.segment == name)
        };
        let mut names = BTreeSet::new();
        let mut dotless = Vec::new();
        let mut media_types = BTreeMap::new();
        let mut typed_files = Vec::new();
        for file in files.keys() {
            let (first, last) = first_and_last(file.as_str());
            if !is_language(first) && !first.contains('.') {
                names.insert(first.to_owned());
            }
            // Hosts have a default type, and an extension without a known type may be any text.
            let known = Some(file.media_type()).filter(|known| known != UNKNOWN_TYPE);
            let ending = last.rsplit_once('.').map(|(_, ending)| ending);
            if ending.is_none() {
                typed_files.extend(known.clone().map(|known| (path(file), known)));
            }
            match ending {
                Some(ending) => {
                    media_types.extend(known.map(|known| (ending.to_ascii_lowercase(), known)));
                }
                None if is_language(first) || !first.contains('.') => dotless.push(path(file)),
                None => {}
            }
        }
        let immutable = immutable(files.iter().map(|(file, entry)| (path(file), entry.cache)));
        let error_page = site.error_page(exists).as_ref().map(path);
        let private = vec![RECORDS.to_owned(), MANIFEST_NAME.to_owned()];
        let table = RouteTable {
            base_url: site.base_url.clone(),
            base_path: base.to_owned(),
            rules: rules(site, &languages, &private, error_page),
            names: names.into_iter().collect(),
            dotless,
            private,
            media_types,
            typed_files,
            immutable,
            headers: security.all,
            policies: policies(dist, base, security.directives)?,
            languages,
        };
        Ok(table)
    }

    /// Returns the URL path of the home page to which `/` and URLs of unknown languages redirect;
    /// `None` if the default language has no segment, since `/` is its home page.
    pub fn home(&self) -> Option<&str> {
        let unknown = self.rules.iter().find(|rule| rule.when == When::UnknownLanguage);
        unknown.and_then(|rule| rule.location.as_deref())
    }

    /// Returns the redirects of former URLs: from, to.
    pub fn moved(&self) -> impl Iterator<Item = (&str, &str)> {
        let rules = self.rules.iter().filter(|rule| rule.when == When::Exact && rule.status == 301);
        rules.filter_map(|rule| Some((rule.path.as_deref()?, rule.location.as_deref()?)))
    }

    /// Returns the redirects of whole folders: the former and the new path, with a slash at both
    /// ends. The new path is percent-encoded.
    pub fn moved_folders(&self) -> impl Iterator<Item = (&str, &str)> {
        let rules = self.rules.iter().filter(|rule| rule.when == When::Folder);
        rules.filter_map(|rule| Some((rule.path.as_deref()?, rule.location.as_deref()?)))
    }

    /// The languages that have a segment.
    pub fn prefixed(&self) -> impl Iterator<Item = &Language> {
        self.languages.iter().filter(|language| !language.segment.is_empty())
    }

    /// The not-found page for URLs without a language.
    pub fn error_page(&self) -> Option<&str> {
        self.rules.last().and_then(|rule| rule.file.as_deref())
    }

    /// Returns whether there is one error page for all languages, which suffices for hosts that
    /// support only one.
    pub fn has_universal_error_page(&self) -> bool {
        self.error_page().is_some_and(|page| *page == *format!("{}/404.html", self.base_path))
    }

    /// The host of the base URL, without its port.
    pub fn host_name(&self) -> &str {
        let rest = self.base_url.split_once("://").map_or(&*self.base_url, |(_, rest)| rest);
        let authority = rest.split('/').next().unwrap_or(rest);
        match authority.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or(rest),
            None => authority.split(':').next().unwrap_or(authority),
        }
    }

    /// The host of the base URL as a request names it, without its port.
    pub fn ascii_host_name(&self) -> String {
        let url = url::Url::parse(&self.base_url).ok();
        let name = url.as_ref().and_then(url::Url::host_str);
        name.unwrap_or(self.host_name()).to_owned()
    }

    /// The scheme of the base URL.
    pub fn scheme(&self) -> &str {
        self.base_url.split_once("://").map_or("https", |(scheme, _)| scheme)
    }

    /// An identifier for the site, of letters, digits and underscores.
    pub(super) fn identifier(&self) -> String {
        let name = format!("{}{}", self.host_name(), self.base_path);
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
    }

    /// The possible first segments of the site's URLs without a dot.
    pub(super) fn first_names(&self) -> Vec<&str> {
        let segments = self.prefixed().map(|language| &*language.segment);
        segments.chain(self.names.iter().map(|name| &**name)).collect()
    }
}

fn languages(site: &Site, exists: impl Fn(&OutputPath) -> bool) -> Vec<Language> {
    let base = site.base_path();
    let languages = site.locales.iter().map(|SiteLocale { segment, tag }| Language {
        segment: segment.clone(),
        tag: tag.clone(),
        home: site.home(segment),
        not_found: site
            .not_found_page(segment, &exists)
            .map(|file| format!("{base}/{}", file.as_str())),
    });
    let mut languages: Vec<Language> = languages.collect();
    languages.sort_by_key(|language| language.segment.is_empty());
    languages
}

/// The first and the last segment of a path.
fn first_and_last(path: &str) -> (&str, &str) {
    let first = path.split('/').next().unwrap_or(path);
    let last = file_name(path);
    (first, last)
}

fn rules(
    site: &Site,
    languages: &[Language],
    private: &[String],
    error_page: Option<String>,
) -> Vec<Rule> {
    let base = site.base_path();
    let is_bare = site.default_locale.is_empty();
    let home = site.home(&site.default_locale);
    let rule = |when, status| Rule { when, path: None, status, location: None, file: None };
    let to_home = |when, path| {
        // A temporary redirect: the default language may change, and a language may be added.
        Rule { path, location: Some(home.clone()), ..rule(when, 302) }
    };
    let mut rules = Vec::new();
    for name in private {
        let path = Some(format!("{base}/{name}"));
        rules.push(Rule { path, file: error_page.clone(), ..rule(When::Private, 404) });
    }
    if !is_bare {
        rules.push(to_home(When::Exact, Some(format!("{base}/"))));
    }
    if !base.is_empty() {
        rules.push(to_home(When::Exact, Some(base.to_owned())));
    }
    // Permanent redirects: former URLs are not reused, and pages only use URLs with a slash.
    rules.extend(site.redirects.iter().map(|(from, to)| {
        let (path, location) = (Some(from.clone()), Some(to.clone()));
        Rule { path, location, ..rule(When::Exact, 301) }
    }));
    // Many hosts apply the first rule that matches: a folder within another one is before it.
    rules.extend(site.moved_folders.iter().rev().map(|(from, to)| {
        let (path, location) = (Some(from.clone()), Some(encode_address(to)));
        Rule { path, location, ..rule(When::Folder, 301) }
    }));
    let others = [rule(When::File, 200), rule(When::Index, 200), rule(When::MissingSlash, 301)];
    rules.extend(others);
    for language in languages {
        let file = language.not_found.clone().or_else(|| error_page.clone());
        rules.push(Rule { path: Some(language.home.clone()), file, ..rule(When::Below, 404) });
    }
    if !is_bare {
        rules.push(to_home(When::UnknownLanguage, None));
    }
    rules.push(Rule { file: error_page, ..rule(When::Otherwise, 404) });
    rules
}

/// The largest folders that contain only immutable files, and such files in other folders.
fn immutable(files: impl Iterator<Item = (String, CacheClass)>) -> Immutable {
    let mut folders: BTreeMap<String, bool> = BTreeMap::new();
    let mut immutable_files = Vec::new();
    for (path, cache) in files {
        let is_immutable = cache == CacheClass::Immutable;
        for (at, _) in path.match_indices('/').skip(1) {
            *folders.entry(path[..=at].to_owned()).or_insert(true) &= is_immutable;
        }
        if is_immutable {
            immutable_files.push(path);
        }
    }
    let mut largest: Vec<String> = Vec::new();
    for (folder, is_immutable) in folders {
        // A folder sorts before its content.
        if is_immutable && !largest.last().is_some_and(|last| folder.starts_with(last)) {
            largest.push(folder);
        }
    }
    immutable_files.retain(|path| !largest.iter().any(|folder| path.starts_with(folder)));
    Immutable { folders: largest, files: immutable_files }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_immutable_folders_are_named() {
        use CacheClass::{Immutable as Forever, Revalidate};
        let files = [
            ("/sub/assets/a.js", Forever),
            ("/sub/assets/css/b.css", Forever),
            ("/sub/assets-old/x.js", Forever),
            ("/sub/en/index.html", Revalidate),
            ("/sub/en/pictures/a.png", Forever),
            ("/sub/en/words.123.json", Forever),
            ("/sub/robots.txt", Revalidate),
        ];
        let found = immutable(files.iter().map(|(path, cache)| ((*path).to_owned(), *cache)));
        assert_eq!(found.folders, ["/sub/assets-old/", "/sub/assets/", "/sub/en/pictures/"]);
        assert_eq!(found.files, ["/sub/en/words.123.json"]);
    }
}
