//! Finds the files of other origins that style sheets load.

use std::ops::Range;

use lightningcss::rules::CssRule;
use lightningcss::stylesheet::{ParserFlags, ParserOptions, StyleSheet};
use lightningcss::visitor::Visit;
use serde::{Deserialize, Serialize};

use crate::assets::asset::scan::{Lines, too_deep};
use crate::assets::css_urls::{CssUrl, UrlVisitor};
use crate::base::html::origin;
use crate::content::config::Directive;
use crate::engine::diagnostic::position;

/// A file of another origin that a style sheet loads, or a `data:` URL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StyleLoad {
    /// The path of the style sheet; empty for a style in a page.
    pub path: String,
    /// The span of the address in the style sheet.
    pub span: Range<usize>,
    /// Its line and column there, from 1.
    pub position: (usize, usize),
    /// The address.
    pub address: String,
    /// The directive of a policy that applies to it.
    pub directive: Directive,
}

/// The folder of packages.
pub(super) const PACKAGES: &str = "node_modules/";

impl StyleLoad {
    /// Returns whether the style sheet is a file of a package.
    pub fn is_of_package(&self) -> bool {
        self.path.contains(PACKAGES)
    }
}

/// Returns the files of other origins that a style sheet loads; none if it can't be parsed.
pub fn style_loads(path: &str, text: &str) -> Vec<StyleLoad> {
    if too_deep(text).is_some() {
        return Vec::new();
    }
    let flags = ParserFlags::CUSTOM_MEDIA;
    let options = ParserOptions { error_recovery: true, flags, ..ParserOptions::default() };
    let sheet = StyleSheet::parse(text, options);
    sheet.map_or_else(|_| Vec::new(), |mut sheet| loads(&mut sheet.rules.0, path, text))
}

/// Returns the files of other origins that rules load. `text` is the text of their style sheet.
pub(super) fn loads(rules: &mut [CssRule<'_>], path: &str, text: &str) -> Vec<StyleLoad> {
    let lines = Lines::new(text);
    let mut found: Vec<StyleLoad> = Vec::new();
    let mut add = |url: CssUrl<'_>| {
        let (address, directive) = (url.address.trim(), url.directive);
        let is_known = |known: &StyleLoad| known.address == address && known.directive == directive;
        if is_elsewhere(address) && !found.iter().any(is_known) {
            let span = span(&lines, text, &url);
            let position = position(text, span.start);
            let (path, address) = (path.to_owned(), address.to_owned());
            found.push(StyleLoad { path, span, position, address, directive });
        }
        None
    };
    for rule in &*rules {
        if let CssRule::Import(rule) = rule {
            let (line, column) = (rule.loc.line, rule.loc.column);
            add(CssUrl { address: &rule.url, line, column, directive: Directive::Style });
        }
    }
    let mut visitor = UrlVisitor::new(add);
    for rule in rules {
        let Ok(()) = rule.visit(&mut visitor);
    }
    found
}

/// Whether an address is of another origin. Browsers load nothing from `about:`.
fn is_elsewhere(address: &str) -> bool {
    origin(address).is_some_and(|origin| origin != "about:")
}

/// The span of an address. Strings of unparsed functions have no location, and an address with
/// escapes is not found in the text.
fn span(lines: &Lines<'_>, text: &str, url: &CssUrl<'_>) -> Range<usize> {
    let address = url.address.trim();
    let near = lines.locate(url.line, url.column, address);
    if !near.is_empty() {
        return near;
    }
    if let Some(at) = text.find(address) {
        return at..at + address.len();
    }
    let rest = &text[near.start..];
    near.start..near.start + rest.find([')', ';', '}', '\n']).unwrap_or(rest.len())
}
