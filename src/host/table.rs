//! The route table of a built site: which answer an address gets, whatever the host.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::dist::Finished;
use crate::host::policy::{Policies, policies};
use crate::output::{CacheClass, MANIFEST_NAME, OutputPath, Site};

/// How a browser and a network keep a file whose name holds a digest of its content.
pub(super) const FOREVER: &str = "public, max-age=31536000, immutable";

/// How they keep any other answer.
pub(super) const ASK_AGAIN: &str = "public, max-age=0, must-revalidate";

/// Where a folder that is published to keeps its records; they are nobody's to read.
const RECORDS: &str = ".archipel";

/// A header that every answer has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// What hosts say in headers for the sake of security.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SecurityHeaders {
    /// Headers of every answer, the Content-Security-Policy apart.
    pub all: Vec<Header>,
    /// Directives of the Content-Security-Policy that count in a header only, such as
    /// `frame-ancestors 'none'`.
    pub directives: Option<String>,
}

impl SecurityHeaders {
    /// Sorts headers, of which a Content-Security-Policy counts beside the policies of pages.
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

/// What a host has to know to serve a built site. All paths begin with `/` and the path of the base
/// URL, and are not percent-encoded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RouteTable {
    /// Scheme, host and path under which the site is published, without a slash at the end.
    pub base_url: String,
    /// The path of the base URL: empty, or `/sub`.
    pub base_path: String,
    /// What answers which address; the first rule that fits counts.
    pub rules: Vec<Rule>,
    /// The languages.
    pub languages: Vec<Language>,
    /// Names beside the languages' folders that have no dot: folders such as `assets`.
    pub names: Vec<String>,
    /// Files below languages whose names have no dot, so that they look like folders.
    pub dotless: Vec<String>,
    /// Names that are not part of the site, though they may lie in its folder.
    pub private: Vec<String>,
    /// The media type of each ending in use.
    pub media_types: BTreeMap<String, &'static str>,
    /// What may be kept for ever.
    pub immutable: Immutable,
    /// The headers of every answer.
    pub headers: Vec<Header>,
    /// The Content-Security-Policy of each page.
    pub policies: Policies,
}

/// A language of the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Language {
    /// The first name of its addresses: `in`.
    pub segment: String,
    /// Its BCP 47 tag: `hi`.
    pub tag: String,
    /// The address of its home page, which all its others begin with.
    pub home: String,
    /// The file with its words for unknown addresses.
    pub not_found: Option<String>,
}

/// Files whose names hold a digest of their content.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Immutable {
    /// Folders that hold no other files, with a slash at the end.
    pub folders: Vec<String>,
    /// Such files elsewhere.
    pub files: Vec<String>,
}

/// One rule of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Which addresses it is about.
    pub when: When,
    /// The path that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The status of the answer.
    pub status: u16,
    /// Where a redirect leads; the query is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The file that is the answer, where it is not the one of the address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// Which addresses a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// The path, and all below it.
    Private,
    /// The path itself.
    Exact,
    /// A file lies at the address.
    File,
    /// The address ends with a slash, and `index.html` lies there.
    Index,
    /// `index.html` lies at the address with a slash added, to which a redirect leads.
    MissingSlash,
    /// Any other address below the path.
    Below,
    /// The first name of the address may be a language's (it has no dot) and is none.
    UnknownLanguage,
    /// Any other address.
    Otherwise,
}

impl RouteTable {
    /// Reads what the table says from a finished output folder.
    pub fn of(dist: &Finished, security: SecurityHeaders) -> anyhow::Result<RouteTable> {
        let site = &dist.site;
        let base = site.base_path();
        let files = &dist.manifest.files;
        let path = |file: &OutputPath| format!("{base}/{file}");
        let languages = languages(site, |file| {
            OutputPath::new(file).is_some_and(|file| files.contains_key(&file))
        });
        let is_language = |name: &str| site.locales.iter().any(|locale| locale.segment == name);
        let mut names = BTreeSet::new();
        let mut dotless = Vec::new();
        let mut media_types = BTreeMap::new();
        for file in files.keys() {
            let (first, last) = ends(file.as_str());
            if !is_language(first) && !first.contains('.') {
                names.insert(first.to_owned());
            }
            match last.rsplit_once('.') {
                Some((_, ending)) => {
                    media_types.insert(ending.to_owned(), file.media_type());
                }
                None if is_language(first) => dotless.push(path(file)),
                None => {}
            }
        }
        let immutable = immutable(files.iter().map(|(file, entry)| (path(file), entry.cache)));
        let error_page = OutputPath::new("404.html").filter(|file| files.contains_key(file));
        let default = languages.iter().find(|language| language.segment == site.default_locale);
        let fallback = || default.and_then(|language| language.not_found.clone());
        let private = vec![RECORDS.to_owned(), MANIFEST_NAME.to_owned()];
        let table = RouteTable {
            base_url: site.base_url.clone(),
            base_path: base.to_owned(),
            rules: rules(
                site,
                &languages,
                &private,
                error_page.as_ref().map(path).or_else(fallback),
            ),
            names: names.into_iter().collect(),
            dotless,
            private,
            media_types,
            immutable,
            headers: security.all,
            policies: policies(dist, base, security.directives)?,
            languages,
        };
        Ok(table)
    }

    /// The address of the default language's home page.
    pub fn home(&self) -> &str {
        let unknown = self.rules.iter().find(|rule| rule.when == When::UnknownLanguage);
        unknown.and_then(|rule| rule.location.as_deref()).unwrap_or("/")
    }

    /// The file that answers unknown addresses where no language is known.
    pub fn error_page(&self) -> Option<&str> {
        self.rules.last().and_then(|rule| rule.file.as_deref())
    }

    /// Whether the error page is one for all languages, so that a host with one error page needs
    /// no other.
    pub fn speaks_every_language(&self) -> bool {
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

    /// The scheme of the base URL.
    pub fn scheme(&self) -> &str {
        self.base_url.split_once("://").map_or("https", |(scheme, _)| scheme)
    }

    /// A name for things of this site, of letters, digits and underscores.
    pub(super) fn identifier(&self) -> String {
        let name = format!("{}{}", self.host_name(), self.base_path);
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
    }

    /// First names that addresses of the site may have, and that have no dot.
    pub(super) fn first_names(&self) -> Vec<&str> {
        let segments = self.languages.iter().map(|language| &*language.segment);
        segments.chain(self.names.iter().map(|name| &**name)).collect()
    }
}

fn languages(site: &Site, exists: impl Fn(&str) -> bool) -> Vec<Language> {
    let base = site.base_path();
    let language = |segment: &str, tag: &str| {
        let file = site.not_found.as_ref().map(|file| format!("{segment}/{file}"));
        Language {
            segment: segment.to_owned(),
            tag: tag.to_owned(),
            home: format!("{base}/{segment}/"),
            not_found: file.filter(|file| exists(file)).map(|file| format!("{base}/{file}")),
        }
    };
    site.locales.iter().map(|locale| language(&locale.segment, &locale.tag)).collect()
}

/// The first and the last name of a path.
fn ends(path: &str) -> (&str, &str) {
    let first = path.split('/').next().unwrap_or(path);
    let last = path.rsplit('/').next().unwrap_or(path);
    (first, last)
}

fn rules(
    site: &Site,
    languages: &[Language],
    private: &[String],
    error_page: Option<String>,
) -> Vec<Rule> {
    let base = site.base_path();
    let home = format!("{base}/{}/", site.default_locale);
    let rule = |when, status| Rule { when, path: None, status, location: None, file: None };
    let to_home = |when, path| {
        // For now: the default language may become another one, and a language may be added.
        Rule { path, location: Some(home.clone()), ..rule(when, 302) }
    };
    let mut rules = Vec::new();
    for name in private {
        let path = Some(format!("{base}/{name}"));
        rules.push(Rule { path, file: error_page.clone(), ..rule(When::Private, 404) });
    }
    rules.push(to_home(When::Exact, Some(format!("{base}/"))));
    if !base.is_empty() {
        rules.push(to_home(When::Exact, Some(base.to_owned())));
    }
    // For good: an address with a slash is the only one that pages name.
    let others = [rule(When::File, 200), rule(When::Index, 200), rule(When::MissingSlash, 301)];
    rules.extend(others);
    for language in languages {
        let file = language.not_found.clone().or_else(|| error_page.clone());
        rules.push(Rule { path: Some(language.home.clone()), file, ..rule(When::Below, 404) });
    }
    rules.push(to_home(When::UnknownLanguage, None));
    rules.push(Rule { file: error_page, ..rule(When::Otherwise, 404) });
    rules
}

/// The largest folders that hold nothing but immutable files, and such files elsewhere.
fn immutable(files: impl Iterator<Item = (String, CacheClass)>) -> Immutable {
    let mut folders: BTreeMap<String, bool> = BTreeMap::new();
    let mut forever = Vec::new();
    for (path, cache) in files {
        let is_immutable = cache == CacheClass::Immutable;
        for (at, _) in path.match_indices('/').skip(1) {
            *folders.entry(path[..=at].to_owned()).or_insert(true) &= is_immutable;
        }
        if is_immutable {
            forever.push(path);
        }
    }
    let mut largest: Vec<String> = Vec::new();
    for (folder, is_immutable) in folders {
        // A folder stands before what it holds.
        if is_immutable && !largest.last().is_some_and(|last| folder.starts_with(last)) {
            largest.push(folder);
        }
    }
    forever.retain(|path| !largest.iter().any(|folder| path.starts_with(folder)));
    Immutable { folders: largest, files: forever }
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
