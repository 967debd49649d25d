//! The origins that the pages of a site may load from, and their conditions.

use std::collections::{BTreeMap, BTreeSet};

use memchr::memmem;

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::html::origin;
use crate::content::config::{Allowed, Config, Directive};
use crate::content::schema::{AllowedOrigin, Data};
use crate::content::{DataFiles, Page};

/// The origins that the pages of a site may load from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// The site's own origin, as in URLs.
    pub(super) origin: String,
    /// The sources that every page allows.
    always: Allowed,
    /// The sources that a page allows if its bytes contain a text.
    named: BTreeMap<String, Allowed>,
    pub(super) trusted_types: bool,
}

/// The allowed sources of a page.
pub(super) type Sources<'s> = BTreeMap<Directive, BTreeSet<&'s str>>;

impl Allowances {
    /// Combines the declarations of `[security]` with the origins of links in content and data
    /// whose types allow them. `None` if the site has no such table.
    pub fn new<'a>(
        config: &Config,
        data_files: &DataFiles,
        pages: impl Iterator<Item = &'a Page>,
    ) -> Option<Allowances> {
        let security = config.security.as_ref()?;
        let origin = &config.base_url[..config.base_url.len() - config.base_path.len()];
        let mut allowances = Allowances {
            origin: origin.to_ascii_lowercase(),
            always: security.allowed.clone(),
            named: BTreeMap::new(),
            trusted_types: security.trusted_types,
        };
        for service in &security.services {
            if let Some(value) = data_files.at(&format!("settings.{}", service.setting.value)) {
                allowances.open(marker_of(value), &service.allowed);
            }
        }
        let files = data_files.files.values().flat_map(|file| &file.opened);
        for AllowedOrigin { origin, directives } in files.chain(pages.flat_map(|page| &page.opened))
        {
            let source = origin.to_ascii_lowercase();
            let allowed = directives.iter().map(|directive| (*directive, vec![source.clone()]));
            allowances.open(Some(origin), &allowed.collect());
        }
        Some(allowances)
    }

    fn open(&mut self, name: Option<&str>, allowed: &Allowed) {
        let open = match name {
            Some(name) => self.named.entry(name.to_owned()).or_default(),
            None => &mut self.always,
        };
        for (directive, sources) in allowed {
            let known = open.entry(*directive).or_default();
            for source in sources {
                if !known.contains(source) {
                    known.push(source.clone());
                }
            }
        }
    }

    /// The allowed sources of a page with these bytes.
    pub(super) fn sources(&self, html: &[u8]) -> Sources<'_> {
        let mut sources = Sources::new();
        let named = self.named.iter();
        let named = named.filter(|(name, _)| memmem::find(html, name.as_bytes()).is_some());
        for allowed in named.map(|(_, allowed)| allowed).chain([&self.always]) {
            for (directive, list) in allowed.iter().filter(|(_, list)| !list.is_empty()) {
                sources.entry(*directive).or_default().extend(list.iter().map(String::as_str));
            }
        }
        sources
    }

    /// Adds the sources by which pages may load from an address; returns whether they may.
    pub(super) fn allow<'s>(
        &'s self,
        address: &str,
        directive: Directive,
        sources: &mut Sources<'s>,
    ) -> bool {
        let Some(origin) = origin(address).filter(|origin| *origin != self.origin) else {
            return true;
        };
        let all = self.named.values().chain([&self.always]);
        let all = all.filter_map(|allowed| allowed.get(&directive)).flatten();
        let found: Vec<&str> =
            all.map(String::as_str).filter(|source| covers(source, &origin)).collect();
        let is_allowed = !found.is_empty();
        if is_allowed {
            sources.entry(directive).or_default().extend(found);
        }
        is_allowed
    }

    /// The digest of everything that a policy depends on apart from the page.
    pub fn digest(&self) -> Digest {
        let add = |digest: DigestBuilder, allowed: &Allowed| {
            allowed.iter().fold(digest.field(""), |digest, (directive, sources)| {
                sources.iter().fold(digest.field(directive.policy_name()), DigestBuilder::field)
            })
        };
        let digest = DigestBuilder::new().field(&self.origin).field([u8::from(self.trusted_types)]);
        let named = self.named.iter();
        named
            .fold(add(digest, &self.always), |digest, (name, allowed)| {
                add(digest.field(name), allowed)
            })
            .finish()
    }
}

/// The text that shows that a page uses a value. A text that may be escaped in pages is not
/// suitable.
fn marker_of(value: &Data) -> Option<&str> {
    let (Data::Text(text) | Data::Integer(text, _) | Data::Number(text, _)) = value else {
        return None;
    };
    let is_same = |b: u8| b.is_ascii_alphanumeric() || b"-._~:/".contains(&b);
    (!text.is_empty() && text.bytes().all(is_same)).then_some(text)
}

/// Returns whether a source of a policy covers an origin.
pub(super) fn covers(source: &str, origin: &str) -> bool {
    let Some((scheme, below)) = source.split_once("*.") else { return source == origin };
    let host = origin.strip_prefix(scheme).and_then(|host| host.strip_suffix(below));
    host.is_some_and(|host| host.len() > 1 && host.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_covers_what_is_below_it() {
        let source = "https://*.a.example";
        assert!(covers(source, "https://b.a.example") && covers(source, "https://c.b.a.example"));
        for other in ["https://a.example", "https://ba.example", "http://b.a.example"] {
            assert!(!covers(source, other), "{other}");
        }
        assert!(covers("data:", "data:") && !covers("https://a.example", "https://b.example"));
    }
}
