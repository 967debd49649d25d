//! Limits the size of nested rules after nesting is resolved for browsers without it: each `&`
//! stands for the selector around it, so that a few levels can fill the memory.

use std::convert::Infallible;

use lightningcss::rules::style::StyleRule;
use lightningcss::rules::{CssRule, Location};
use lightningcss::stylesheet::{PrinterOptions, StyleSheet};
use lightningcss::traits::ToCss as _;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::base::limit::{CSS_SELECTOR, CSS_SELECTORS};

/// The first nested rule whose selector, or whose selector together with all others, would be too
/// long.
pub(super) fn too_long(sheet: &mut StyleSheet<'_>) -> Option<Location> {
    let mut measure = Measure { outer: None, total: 0, found: None };
    let Ok(()) = sheet.visit(&mut measure);
    measure.found
}

struct Measure {
    /// The length of the surrounding selector after nesting is resolved.
    outer: Option<usize>,
    total: usize,
    found: Option<Location>,
}

impl Measure {
    fn enter(&mut self, rule: &mut StyleRule<'_>) -> Result<(), Infallible> {
        let mut length = rule.selectors.0.len();
        if let Some(outer) = self.outer {
            for selector in &rule.selectors.0 {
                let text = selector.to_css_string(PrinterOptions::default()).unwrap_or_default();
                // Without a `&`, the surrounding selector is added in front.
                let count = text.matches('&').count().max(1);
                length =
                    length.saturating_add(text.len()).saturating_add(outer.saturating_mul(count));
            }
        } else if !rule.rules.0.is_empty() {
            let text = rule.selectors.to_css_string(PrinterOptions::default());
            length += text.unwrap_or_default().len();
        }
        self.total = self.total.saturating_add(length);
        if self.outer.is_some()
            && (CSS_SELECTOR.is_exceeded_by(length) || CSS_SELECTORS.is_exceeded_by(self.total))
        {
            self.found.get_or_insert(rule.loc);
            return Ok(());
        }
        let outer = self.outer.replace(length);
        rule.rules.visit(self)?;
        self.outer = outer;
        Ok(())
    }
}

impl<'i> Visitor<'i> for Measure {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        match rule {
            CssRule::Style(rule) => self.enter(rule),
            CssRule::Nesting(rule) => self.enter(&mut rule.style),
            rule => rule.visit_children(self),
        }
    }
}
