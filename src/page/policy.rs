//! Generates a Content-Security-Policy for each page from its final bytes.
//!
//! Inline content is allowed by its digest, external content by an origin that the site declares,
//! so that injected scripts do not run. Of the origins that are declared for the whole site, a page
//! allows only those that its bytes mention. What the policy would block is an error of the build.

mod allowances;
mod blocked;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use memchr::memmem;
use sha2::{Digest as _, Sha256, Sha384};

use crate::base::html::{Tag, each_tag};
use crate::content::config::Directive;
use crate::page::policy::blocked::Checker;

pub use crate::page::policy::allowances::Allowances;
pub use crate::page::policy::blocked::Blocked;

/// The start of the element with the policy.
const META: &str = "\n<meta http-equiv=\"Content-Security-Policy\" content=\"";

/// The start of the attribute with the digest of a file.
const INTEGRITY: &str = " integrity=\"sha384-";

/// The `integrity` value of a file.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// Adds the policy to a page, and `integrity` attributes to the site's own scripts and style sheets
/// that it loads. `file` returns the `integrity` value of the file at an address, and
/// `inserts_rules` whether the script there inserts rules into a `style` element that it makes.
pub fn add_policy(
    html: &[u8],
    site: &Allowances,
    file: impl Fn(&str) -> Option<String>,
    inserts_rules: impl Fn(&str) -> bool,
) -> Result<Vec<u8>, Vec<Blocked>> {
    let mut page = Page::new(html, site);
    each_tag(html, |tag| {
        page.visit(&tag, &file);
        if tag.is("archipel-island") || tag.is("script") {
            let source = tag.get("src").and_then(|source| std::str::from_utf8(source).ok());
            if source.is_some_and(&inserts_rules) {
                // The element is empty: a policy does not apply to rules that are inserted.
                page.styles.insert(hash(b""));
            }
        }
    });
    let position = page.position();
    let policy = page.policy(site);
    let Page { checker, inserts, .. } = page;
    let blocked = checker.blocked;
    let Some(position) = position.filter(|_| blocked.is_empty()) else { return Err(blocked) };
    let more: usize = inserts.iter().map(|(_, text)| text.len()).sum();
    let mut out = Vec::with_capacity(html.len() + META.len() + policy.len() + more + 2);
    let meta = (position, format!("{META}{policy}\">"));
    let mut done = 0;
    // The policy comes before everything that is loaded.
    for (at, text) in [meta].into_iter().chain(inserts) {
        out.extend_from_slice(&html[done..at]);
        out.extend_from_slice(text.as_bytes());
        done = at;
    }
    out.extend_from_slice(&html[done..]);
    Ok(out)
}

/// What no page may take from content that a template or a body inserts as it is: scripts, which
/// would get a digest in the policy, event handlers and addresses that run. With their offsets.
pub fn blocked_in_content(markup: &[u8], site: &Allowances) -> Vec<(usize, Blocked)> {
    let mut found = Vec::new();
    each_tag(markup, |tag| {
        let mut checker = Checker::new(b"", site);
        checker.content(&tag);
        found.extend(checker.blocked.into_iter().map(|blocked| (tag.start, blocked)));
    });
    found
}

/// Extracts the policy of a page, if it has one.
pub fn policy_of(html: &[u8]) -> Option<&str> {
    let (start, end) = meta_of(html)?;
    std::str::from_utf8(&html[start + META.len()..end - "\">".len()]).ok()
}

/// Removes what [`add_policy`] has added to a page.
pub fn remove_policy(html: &[u8]) -> Vec<u8> {
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

/// What was found in a page.
struct Page<'p> {
    checker: Checker<'p>,
    /// The digests of its inline scripts and styles, in the form of policies.
    scripts: BTreeSet<String>,
    styles: BTreeSet<String>,
    has_style_attributes: bool,
    /// The ends of the tags of head and charset.
    head: Option<usize>,
    charset: Option<usize>,
    /// The position of the first element that a policy applies to.
    first: Option<usize>,
    /// Texts to be inserted, by position.
    inserts: Vec<(usize, String)>,
}

impl<'p> Page<'p> {
    fn new(html: &'p [u8], site: &'p Allowances) -> Page<'p> {
        Page {
            checker: Checker::new(html, site),
            scripts: BTreeSet::new(),
            styles: BTreeSet::new(),
            has_style_attributes: false,
            head: None,
            charset: None,
            first: None,
            inserts: Vec::new(),
        }
    }

    fn visit(&mut self, tag: &Tag<'p>, file: &impl Fn(&str) -> Option<String>) {
        self.checker.visit(tag);
        if tag.is("script") {
            self.first.get_or_insert(tag.start);
            match tag.text {
                Some(text) if tag.get("src").is_none() && tag.runs() => {
                    self.checker.script(text);
                    self.scripts.insert(hash(text));
                }
                _ => self.add_integrity(tag, "src", file),
            }
        } else if tag.is("style") {
            self.first.get_or_insert(tag.start);
            self.styles.extend(tag.text.map(hash));
        } else if tag.is("link") {
            self.first.get_or_insert(tag.start);
            if let Some(b"stylesheet" | b"modulepreload") = tag.get("rel") {
                self.add_integrity(tag, "href", file);
            }
        } else if tag.is("meta") && tag.get("charset").is_some() {
            self.charset.get_or_insert(tag.end);
        } else if tag.is("head") {
            self.head.get_or_insert(tag.end);
        }
        self.has_style_attributes |= tag.get("style").is_some();
    }

    /// Adds an `integrity` attribute to a tag.
    fn add_integrity(&mut self, tag: &Tag<'_>, key: &str, file: &impl Fn(&str) -> Option<String>) {
        let address = tag.get(key).and_then(|address| std::str::from_utf8(address).ok());
        if tag.get("integrity").is_none()
            && let Some(digest) = address.and_then(file)
        {
            // After the name, where any tag can have an attribute.
            let at = tag.start + 1 + tag.name.len();
            self.inserts.push((at, format!(" integrity=\"{digest}\"")));
        }
    }

    /// The position of the policy: after the charset, which browsers expect in the first bytes, and
    /// before everything that the policy applies to.
    fn position(&mut self) -> Option<usize> {
        let is_first = |position: &usize| self.first.is_none_or(|first| *position <= first);
        let position = self.charset.or(self.head).filter(is_first);
        if position.is_none() {
            self.checker.missing_position();
        }
        position
    }

    fn policy(&self, site: &Allowances) -> String {
        let mut policy = "default-src 'self'".to_owned();
        for directive in Directive::ALL {
            let sources = self.checker.allowed.get(&directive);
            let hashes = match directive {
                Directive::Script => Some(&self.scripts),
                Directive::Style => Some(&self.styles),
                _ => None,
            };
            // `form-action` does not fall back to `default-src`.
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

/// The digest of an element's text. Parsers normalize carriage returns to line feeds.
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
