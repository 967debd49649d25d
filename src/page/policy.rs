//! Generates a Content-Security-Policy for each page from its final bytes.
//!
//! Inline content is allowed by its digest, external content by an origin that the site declares,
//! so that injected scripts do not run. Of the origins that are declared for the whole site, a page
//! allows only those that its bytes mention. Content that the policy would block is an error.

mod allowances;
mod blocked;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use html5gum::{Token, Tokenizer};
use sha2::{Digest as _, Sha256, Sha384};

use crate::assets::asset::{InlineStyle, StyleKind, StyleLoad};
use crate::base::html::{Tag, decoded_attribute, each_tag, head};
use crate::content::config::Directive;
use crate::engine::diagnostic::Diagnostic;
use crate::page::policy::blocked::Checker;

pub use crate::page::policy::allowances::Allowances;
pub use crate::page::policy::blocked::Blocked;

/// The `integrity` value of a file.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// Finds content that a template or a body must not insert into a page: scripts, for which the
/// policy would contain a digest, event handlers and script URLs. Returns them with their offsets.
pub fn blocked_in_content(markup: &[u8], site: &Allowances) -> Vec<(usize, Diagnostic)> {
    let mut found = Vec::new();
    each_tag(markup, |tag| {
        let mut checker = Checker::new(b"", site);
        checker.content(&tag);
        found.extend(checker.blocked.into_iter().map(|blocked| (tag.start, blocked.diagnostic)));
    });
    found
}

/// Reads the policy in the head of a finished page, if it has one.
pub fn policy_of(html: &[u8]) -> Option<String> {
    for Ok(token) in Tokenizer::new(head(html)) {
        let Token::StartTag(tag) = token else { continue };
        let value = |key: &[u8]| Some(String::from_utf8_lossy(tag.attributes.get(key)?));
        let name = value(b"http-equiv").filter(|_| **tag.name == *b"meta");
        if name.is_some_and(|name| name.eq_ignore_ascii_case("content-security-policy")) {
            return Some(value(b"content")?.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    None
}

/// The policy of a page, collected from its tags.
pub struct PagePolicy<'p> {
    html: &'p [u8],
    site: &'p Allowances,
    own_files: &'p dyn OwnFiles,
    checker: Checker<'p>,
    /// The digests of its inline scripts and styles, in the form of policies.
    scripts: BTreeSet<String>,
    styles: BTreeSet<String>,
    has_style_attributes: bool,
    uses_wasm: bool,
    /// The ends of the tags of head and charset.
    head: Option<usize>,
    charset: Option<usize>,
    /// The position of the first element that a policy applies to.
    first: Option<usize>,
    /// Texts to be inserted, by position.
    inserts: Vec<(usize, String)>,
}

/// The site's own files, by URL path.
pub trait OwnFiles {
    /// The `integrity` value of a script or style sheet.
    fn integrity(&self, address: &str) -> Option<String>;
    /// The files of other origins that a style sheet loads.
    fn style_loads(&self, address: &str) -> Arc<[StyleLoad]>;
    /// The properties of a style in a page.
    fn inline_style(&self, kind: StyleKind, text: &str) -> Arc<InlineStyle>;
    /// Whether a script inserts rules into a `style` element that it creates.
    fn inserts_rules(&self, address: &str) -> bool;
    /// Whether a script runs WebAssembly.
    fn uses_wasm(&self, address: &str) -> bool;
}

impl<'p> PagePolicy<'p> {
    /// The policy of a page whose tags have not been visited.
    pub fn new(
        html: &'p [u8],
        site: &'p Allowances,
        own_files: &'p dyn OwnFiles,
    ) -> PagePolicy<'p> {
        PagePolicy {
            html,
            site,
            own_files,
            checker: Checker::new(html, site),
            scripts: BTreeSet::new(),
            styles: BTreeSet::new(),
            has_style_attributes: false,
            uses_wasm: false,
            head: None,
            charset: None,
            first: None,
            inserts: Vec::new(),
        }
    }

    /// Adds the policy to the page, and `integrity` attributes to the site's own scripts and style
    /// sheets that it loads.
    pub fn apply(mut self) -> Result<Vec<u8>, Vec<Blocked>> {
        let position = self.position();
        let policy = self.policy();
        let PagePolicy { html, checker, inserts, .. } = self;
        let blocked = checker.blocked;
        let Some(position) = position.filter(|_| blocked.is_empty()) else { return Err(blocked) };
        let meta = format!("\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
        let more: usize = inserts.iter().map(|(_, text)| text.len()).sum();
        let mut out = Vec::with_capacity(html.len() + meta.len() + more);
        let mut done = 0;
        // The policy precedes everything that is loaded.
        for (at, text) in [(position, meta)].into_iter().chain(inserts) {
            out.extend_from_slice(&html[done..at]);
            out.extend_from_slice(text.as_bytes());
            done = at;
        }
        out.extend_from_slice(&html[done..]);
        Ok(out)
    }

    /// Adds a file that a style sheet of the page loads.
    pub fn add_load(&mut self, load: &StyleLoad) {
        self.checker.style_load(load, "");
    }

    /// Visits the next tag of the page.
    pub fn visit(&mut self, tag: &Tag<'p>) {
        self.checker.visit(tag);
        for (kind, text) in styles_of(tag).filter(|(_, text)| may_load(text)) {
            for load in &self.own_files.inline_style(kind, &text).loads {
                self.checker.style_load(load, &text);
            }
        }
        if tag.is("script") {
            self.first.get_or_insert(tag.start);
            match tag.text {
                Some(text) if tag.get("src").is_none() && tag.runs() => {
                    self.checker.script(text);
                    self.scripts.insert(hash(text));
                }
                _ => self.add_integrity(tag, "src"),
            }
        } else if tag.is("style") {
            self.first.get_or_insert(tag.start);
            self.styles.extend(tag.text.map(hash));
        } else if tag.is("link") {
            self.first.get_or_insert(tag.start);
            if let Some(b"stylesheet" | b"modulepreload") = tag.get("rel") {
                self.add_integrity(tag, "href");
            }
            if let Some(address) = stylesheet(tag) {
                for load in &*self.own_files.style_loads(&address) {
                    self.checker.style_load(load, "");
                }
            }
        } else if tag.is("meta") && tag.get("charset").is_some() {
            self.charset.get_or_insert(tag.end);
        } else if tag.is("head") {
            self.head.get_or_insert(tag.end);
        }
        if tag.is("archipel-island") || tag.is("script") {
            let source = tag.get("src").and_then(|source| std::str::from_utf8(source).ok());
            if source.is_some_and(|source| self.own_files.inserts_rules(source)) {
                // The element is empty: a policy does not apply to inserted rules.
                self.styles.insert(hash(b""));
            }
            self.uses_wasm |= source.is_some_and(|source| self.own_files.uses_wasm(source));
        }
        self.has_style_attributes |= tag.get("style").is_some();
    }

    /// Adds an `integrity` attribute to a tag.
    fn add_integrity(&mut self, tag: &Tag<'_>, key: &str) {
        let address = tag.get(key).and_then(|address| std::str::from_utf8(address).ok());
        if tag.get("integrity").is_none()
            && let Some(digest) = address.and_then(|address| self.own_files.integrity(address))
        {
            // After the name, where an attribute is always possible.
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

    fn policy(&self) -> String {
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
            let _ = write!(policy, "; {} 'self'", directive.policy_name());
            for source in sources.into_iter().flatten() {
                let _ = write!(policy, " {source}");
            }
            if directive == Directive::Script && self.uses_wasm {
                policy.push_str(" 'wasm-unsafe-eval'");
            }
            for hash in hashes.into_iter().flatten() {
                let _ = write!(policy, " '{hash}'");
            }
        }
        if self.has_style_attributes {
            policy.push_str("; style-src-attr 'unsafe-inline'");
        }
        policy.push_str("; object-src 'none'; base-uri 'none'");
        if self.site.trusted_types {
            policy.push_str("; require-trusted-types-for 'script'");
        }
        policy
    }
}

/// The address of a style sheet that an element links.
fn stylesheet<'p>(tag: &Tag<'p>) -> Option<Cow<'p, str>> {
    let rel = String::from_utf8_lossy(tag.get("rel")?);
    let mut words = rel.split_ascii_whitespace();
    let is_sheet = words.any(|word| word.eq_ignore_ascii_case("stylesheet"));
    is_sheet.then(|| tag.get("href").map(String::from_utf8_lossy)).flatten()
}

/// The styles of an element as CSS: its attribute, and the text of `<style>`.
pub fn styles_of<'p>(tag: &Tag<'p>) -> impl Iterator<Item = (StyleKind, Cow<'p, str>)> {
    let attribute = tag.get("style").map(|value| (StyleKind::Attribute, decoded_attribute(value)));
    let is_css = || {
        let kind = tag.get("type").unwrap_or_default().trim_ascii();
        kind.is_empty() || kind.eq_ignore_ascii_case(b"text/css")
    };
    let text = tag.text.filter(|_| tag.is("style") && is_css());
    let text = text.map(|text| (StyleKind::Element, String::from_utf8_lossy(text)));
    attribute.into_iter().chain(text)
}

/// Returns whether a style may load a file: by a function, also with escapes, or by `@import`.
fn may_load(css: &str) -> bool {
    memchr::memchr3(b'(', b'@', b'\\', css.as_bytes()).is_some()
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
