//! A Content-Security-Policy for each page, made from the bytes that are published.
//!
//! What stands in a page is named by its digest, what comes from elsewhere by an origin that the
//! site declares. Neither opens a way for a script that someone else puts into the page. Of what
//! is declared for the whole site a page opens only what its bytes name. What the policy would
//! stop is a mistake of the site, and told while it is built.

mod allowances;
mod blocked;
mod tags;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use memchr::memmem;
use sha2::{Digest as _, Sha256, Sha384};

use crate::config::Directive;
use crate::policy::blocked::Gate;
use crate::policy::tags::Tag;

pub use crate::policy::allowances::Allowances;
pub use crate::policy::blocked::Blocked;

/// What a page is told by.
const META: &str = "\n<meta http-equiv=\"Content-Security-Policy\" content=\"";

/// The attribute that holds the digest of a file.
const INTEGRITY: &str = " integrity=\"sha384-";

/// The digest of a file's bytes, as `integrity` attributes have it.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// A page with its policy, and with the digests of the site's own scripts and style sheets that it
/// loads. `file` answers the digest of the file at an address, as [`integrity`] does.
pub fn secured(
    html: &[u8],
    site: &Allowances,
    file: impl Fn(&str) -> Option<String>,
) -> Result<Vec<u8>, Vec<Blocked>> {
    let mut page = Page::new(html, site);
    tags::each(html, |tag| page.see(&tag, &file));
    let place = page.place();
    let policy = page.policy(site);
    let Page { gate, inserts, .. } = page;
    let blocked = gate.blocked;
    let Some(place) = place.filter(|_| blocked.is_empty()) else { return Err(blocked) };
    let more: usize = inserts.iter().map(|(_, text)| text.len()).sum();
    let mut out = Vec::with_capacity(html.len() + META.len() + policy.len() + more + 2);
    let meta = (place, format!("{META}{policy}\">"));
    let mut done = 0;
    // The place lies before everything that is loaded.
    for (at, text) in [meta].into_iter().chain(inserts) {
        out.extend_from_slice(&html[done..at]);
        out.extend_from_slice(text.as_bytes());
        done = at;
    }
    out.extend_from_slice(&html[done..]);
    Ok(out)
}

/// The policy in a page, if it has one.
pub fn policy_of(html: &[u8]) -> Option<&str> {
    let (start, end) = meta_of(html)?;
    std::str::from_utf8(&html[start + META.len()..end - "\">".len()]).ok()
}

/// A page without what [`secured`] has put into it.
pub fn unsecured(html: &[u8]) -> Vec<u8> {
    let Some((start, end)) = meta_of(html) else { return html.to_vec() };
    let mut out = html[..start].to_vec();
    let mut rest = &html[end..];
    while let Some(at) = memmem::find(rest, INTEGRITY.as_bytes()) {
        out.extend_from_slice(&rest[..at]);
        let value = &rest[at + INTEGRITY.len()..];
        rest = memchr::memchr(b'"', value).map_or(b"", |end| &value[end + 1..]);
    }
    out.extend_from_slice(rest);
    out
}

fn meta_of(html: &[u8]) -> Option<(usize, usize)> {
    let start = memmem::find(html, META.as_bytes())?;
    let end = memmem::find(&html[start..], b"\">")?;
    Some((start, start + end + "\">".len()))
}

/// What is found in a page.
struct Page<'p> {
    gate: Gate<'p>,
    /// The digests of scripts and styles in it, as policies have them.
    scripts: BTreeSet<String>,
    styles: BTreeSet<String>,
    has_style_attributes: bool,
    /// Where the tags of head and charset end.
    head: Option<usize>,
    charset: Option<usize>,
    /// Where the first element stands that a policy is about.
    first: Option<usize>,
    /// What is put into it, by place.
    inserts: Vec<(usize, String)>,
}

impl<'p> Page<'p> {
    fn new(html: &'p [u8], site: &'p Allowances) -> Page<'p> {
        Page {
            gate: Gate::new(html, site),
            scripts: BTreeSet::new(),
            styles: BTreeSet::new(),
            has_style_attributes: false,
            head: None,
            charset: None,
            first: None,
            inserts: Vec::new(),
        }
    }

    fn see(&mut self, tag: &Tag<'p>, file: &impl Fn(&str) -> Option<String>) {
        self.gate.see(tag);
        if tag.is("script") {
            self.first.get_or_insert(tag.start);
            match tag.text {
                Some(text) if tag.get("src").is_none() && runs(tag) => {
                    self.gate.script(text);
                    self.scripts.insert(hash(text));
                }
                _ => self.seal(tag, "src", file),
            }
        } else if tag.is("style") {
            self.first.get_or_insert(tag.start);
            self.styles.extend(tag.text.map(hash));
        } else if tag.is("link") {
            self.first.get_or_insert(tag.start);
            if let Some(b"stylesheet" | b"modulepreload") = tag.get("rel") {
                self.seal(tag, "href", file);
            }
        } else if tag.is("meta") && tag.get("charset").is_some() {
            self.charset.get_or_insert(tag.end);
        } else if tag.is("head") {
            self.head.get_or_insert(tag.end);
        }
        self.has_style_attributes |= tag.get("style").is_some();
    }

    /// Gives a tag the digest of the file that it loads.
    fn seal(&mut self, tag: &Tag<'_>, key: &str, file: &impl Fn(&str) -> Option<String>) {
        let address = tag.get(key).and_then(|address| std::str::from_utf8(address).ok());
        if tag.get("integrity").is_none()
            && let Some(digest) = address.and_then(file)
        {
            // Behind the name, where every tag has room.
            let at = tag.start + 1 + tag.name.len();
            self.inserts.push((at, format!(" integrity=\"{digest}\"")));
        }
    }

    /// Where the policy goes: behind the charset, which browsers look for in the first bytes, and
    /// before everything that the policy is about.
    fn place(&mut self) -> Option<usize> {
        let is_first = |place: &usize| self.first.is_none_or(|first| *place <= first);
        let place = self.charset.or(self.head).filter(is_first);
        if place.is_none() {
            self.gate.no_place();
        }
        place
    }

    fn policy(&self, site: &Allowances) -> String {
        let mut policy = "default-src 'self'".to_owned();
        for directive in Directive::ALL {
            let sources = self.gate.opened.get(&directive);
            let hashes = match directive {
                Directive::Script => Some(&self.scripts),
                Directive::Style => Some(&self.styles),
                _ => None,
            };
            // Forms have no fallback.
            if sources.is_none() && hashes.is_none() && directive != Directive::Form {
                continue;
            }
            let _ = write!(policy, "; {} 'self'", directive.name());
            for source in sources.into_iter().flatten() {
                let _ = write!(policy, " {source}");
            }
            for hash in hashes.into_iter().flatten() {
                let _ = write!(policy, " '{hash}'");
            }
        }
        if self.has_style_attributes {
            policy.push_str("; style-src-attr 'unsafe-inline'");
        }
        policy.push_str("; object-src 'none'; base-uri 'none'");
        if site.trusted_types {
            policy.push_str("; require-trusted-types-for 'script'");
        }
        policy
    }
}

/// Whether a browser runs what stands in a script element: not if its type says that it is data.
fn runs(tag: &Tag<'_>) -> bool {
    let kind = tag.get("type").unwrap_or_default().trim_ascii().to_ascii_lowercase();
    let is_javascript = [
        &b"application/ecmascript"[..],
        b"application/javascript",
        b"application/x-ecmascript",
        b"application/x-javascript",
        b"text/ecmascript",
        b"text/javascript",
        b"text/jscript",
        b"text/livescript",
        b"text/x-ecmascript",
        b"text/x-javascript",
    ];
    let is_special = [&b"module"[..], b"importmap", b"speculationrules", b""];
    let kind = kind.as_slice();
    is_javascript.contains(&kind)
        || is_special.contains(&kind)
        || kind.strip_prefix(b"text/javascript1.").is_some()
}

/// The digest of an element's text. Parsers make one line feed of a carriage return.
fn hash(text: &[u8]) -> String {
    let digest = match memchr::memchr(b'\r', text) {
        Some(_) => {
            let text = String::from_utf8_lossy(text).replace("\r\n", "\n").replace('\r', "\n");
            Sha256::digest(text.as_bytes())
        }
        None => Sha256::digest(text),
    };
    format!("sha256-{}", STANDARD.encode(digest))
}

#[cfg(test)]
mod tests;
