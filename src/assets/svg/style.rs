//! Scopes the styles of a drawing in a page to the drawing.

use std::collections::BTreeMap;
use std::convert::Infallible;

use lightningcss::properties::custom::{Token, TokenOrValue};
use lightningcss::rules::CssRule;
use lightningcss::rules::keyframes::KeyframesName;
use lightningcss::selector::{Component, PseudoClass, PseudoElement, Selector, SelectorList};
use lightningcss::stylesheet::{ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::traits::ParseWithOptions as _;
use lightningcss::values::ident::CustomIdent;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};
use parcel_selectors::parser::NthOfSelectorData;

use crate::assets::css_urls::{CssUrl, UrlVisitor};

/// The URLs in a style sheet; none if it can't be parsed.
pub(super) fn urls(css: &str) -> Vec<String> {
    let mut urls = Vec::new();
    let mut collect = |url: CssUrl<'_>| {
        urls.push(url.address.to_owned());
        None
    };
    if let Ok(mut sheet) = StyleSheet::parse(css, ParserOptions::default()) {
        // The library's visitor skips them.
        let imports = sheet.rules.0.iter().filter_map(|rule| match rule {
            CssRule::Import(rule) => Some(rule.url.to_string()),
            _ => None,
        });
        let imports: Vec<String> = imports.collect();
        let Ok(()) = sheet.visit(&mut UrlVisitor::new(&mut collect));
        urls.extend(imports);
    }
    urls
}

/// Scopes the style sheet to the drawing whose root has the attribute `data-svg` with the value
/// `mark`, renames ids, and replaces the URLs of files. The error is the reason why it can't be
/// parsed.
pub(super) fn scope(
    css: &str,
    mark: &str,
    ids: &BTreeMap<String, String>,
    urls: &BTreeMap<String, String>,
) -> Result<String, String> {
    let roots = format!("[data-svg=\"{mark}\"],[data-svg=\"{mark}\"] *");
    let roots = SelectorList::parse_string_with_options(&roots, ParserOptions::default());
    let roots = roots.map_err(|error| error.kind.to_string())?.0;
    let sheet = StyleSheet::parse(css, ParserOptions::default());
    let mut sheet = sheet.map_err(|error| error.kind.to_string())?;
    if sheet.rules.0.iter().any(|rule| matches!(rule, CssRule::Import(_))) {
        return Err("a drawing in a page can't import another style sheet".to_owned());
    }
    let animations = sheet.rules.0.iter().filter_map(|rule| match rule {
        CssRule::Keyframes(rule) => match &rule.name {
            KeyframesName::Ident(name) => Some(name.0.to_string()),
            KeyframesName::Custom(_) => None,
        },
        _ => None,
    });
    let mut scope = StyleScope {
        animations: animations.collect(),
        roots: roots.into_vec().into(),
        mark,
        ids,
        is_nested: false,
    };
    let Ok(()) = sheet.visit(&mut scope);
    let new = |CssUrl { address, .. }: CssUrl<'_>| match address.strip_prefix('#') {
        Some(id) => ids.get(id).map(|renamed| format!("#{renamed}")),
        None => urls.get(address).cloned(),
    };
    let Ok(()) = sheet.visit(&mut UrlVisitor::new(new));
    let printed = sheet.to_css(PrinterOptions { minify: true, ..PrinterOptions::default() });
    printed.map(|printed| printed.code).map_err(|error| error.kind.to_string())
}

/// Formats a style sheet as the text of `<style>` in HTML. Characters with a meaning in HTML are
/// escaped by the rules of CSS: the policy of a page contains the digest of these bytes.
pub(super) fn in_html(css: &str) -> String {
    let mut text = String::with_capacity(css.len());
    for (at, c) in css.char_indices() {
        let rest = &css[at + c.len_utf8()..];
        let next = rest.bytes().next().unwrap_or_default();
        let name = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '#');
        match c {
            '<' if next.is_ascii_alphabetic() || b"/!?".contains(&next) => text.push_str("\\3c "),
            '&' if name.len() < rest.len() && name.starts_with(';') => text.push_str("\\26 "),
            c => text.push(c),
        }
    }
    text
}

struct StyleScope<'a, 'i> {
    /// The root of the drawing, and everything in it.
    roots: Box<[Selector<'i>]>,
    mark: &'a str,
    ids: &'a BTreeMap<String, String>,
    animations: Vec<String>,
    /// Whether a rule is nested in another one, whose selector is scoped already.
    is_nested: bool,
}

impl<'i> StyleScope<'_, 'i> {
    /// Renames the ids in a selector, and in the selectors within it.
    fn rename(&self, selector: &mut Selector<'i>) {
        for component in selector.iter_mut_raw_match_order() {
            match component {
                Component::ID(id) => {
                    if let Some(renamed) = self.ids.get(&*id.0) {
                        id.0 = renamed.clone().into();
                    }
                }
                // The root of the drawing, not that of the page.
                Component::Root => *component = Component::Is(self.roots[..1].into()),
                Component::Negation(inner)
                | Component::Is(inner)
                | Component::Where(inner)
                | Component::Any(_, inner)
                | Component::Has(inner) => inner.iter_mut().for_each(|it| self.rename(it)),
                Component::NthOf(nth) => {
                    let mut selectors = nth.clone_selectors();
                    selectors.iter_mut().for_each(|it| self.rename(it));
                    *nth = NthOfSelectorData::new(*nth.nth_data(), selectors);
                }
                Component::Host(Some(inner)) | Component::Slotted(inner) => self.rename(inner),
                // Newer selectors are not parsed: `:matches(#a)`.
                Component::NonTSPseudoClass(PseudoClass::CustomFunction { arguments, .. })
                | Component::PseudoElement(PseudoElement::CustomFunction { arguments, .. }) => {
                    for token in &mut arguments.0 {
                        if let TokenOrValue::Token(Token::IDHash(id)) = token
                            && let Some(renamed) = self.ids.get(&**id)
                        {
                            *id = renamed.clone().into();
                        }
                    }
                }
                Component::AttributeInNoNamespace { local_name, value, .. } => {
                    let renamed = match (&*local_name.0, value.0.strip_prefix('#')) {
                        ("id", _) => self.with_prefix(&value.0),
                        ("href", Some(id)) => self.with_prefix(id).map(|id| format!("#{id}")),
                        _ => None,
                    };
                    if let Some(renamed) = renamed {
                        value.0 = renamed.into();
                    }
                }
                _ => {}
            }
        }
    }

    /// The start of an id after it is renamed; `None` if no id begins so. All ids get the same
    /// prefix.
    fn with_prefix(&self, begin: &str) -> Option<String> {
        let (id, renamed) = self.ids.iter().find(|(id, _)| id.starts_with(begin))?;
        Some(format!("{}{begin}", renamed.strip_suffix(id.as_str())?))
    }
}

impl<'i> Visitor<'i> for StyleScope<'_, 'i> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES | SELECTORS | CUSTOM_IDENTS)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        match rule {
            CssRule::Style(style) => {
                let is_nested = self.is_nested;
                style.selectors.visit(self)?;
                self.is_nested = true;
                style.declarations.visit(self)?;
                style.rules.visit(self)?;
                self.is_nested = is_nested;
                Ok(())
            }
            rule => rule.visit_children(self),
        }
    }

    fn visit_selector(&mut self, selector: &mut Selector<'i>) -> Result<(), Infallible> {
        self.rename(selector);
        // `:is()` has the specificity of its selector, `:where()` none.
        if !self.is_nested && !selector.has_pseudo_element() {
            let within = Component::Where(self.roots.clone());
            *selector = vec![Component::Is(Box::new([selector.clone()])), within].into();
        }
        Ok(())
    }

    fn visit_custom_ident(&mut self, ident: &mut CustomIdent<'_>) -> Result<(), Infallible> {
        if self.animations.iter().any(|name| *name == *ident.0) {
            ident.0 = format!("{}-{}", ident.0, self.mark).into();
        }
        Ok(())
    }
}
