//! Joins neighbouring rules with the same condition. The minifier does so, too, but minifies all of
//! them again for each one.

use std::convert::Infallible;

use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

/// Joins such rules of a style sheet.
pub(super) fn join(sheet: &mut StyleSheet<'_>) {
    let Ok(()) = sheet.visit(&mut Joiner);
}

struct Joiner;

impl<'i> Visitor<'i> for Joiner {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule_list(&mut self, rules: &mut CssRuleList<'i>) -> Result<(), Infallible> {
        let mut joined: Vec<CssRule<'i>> = Vec::with_capacity(rules.0.len());
        for rule in rules.0.drain(..) {
            match (joined.last_mut(), rule) {
                (Some(CssRule::Media(last)), CssRule::Media(next)) if last.query == next.query => {
                    last.rules.0.extend(next.rules.0);
                }
                (Some(CssRule::Supports(last)), CssRule::Supports(next))
                    if last.condition == next.condition =>
                {
                    last.rules.0.extend(next.rules.0);
                }
                (Some(CssRule::Container(last)), CssRule::Container(next))
                    if last.name == next.name && last.condition == next.condition =>
                {
                    last.rules.0.extend(next.rules.0);
                }
                (_, rule) => joined.push(rule),
            }
        }
        rules.0 = joined;
        rules.visit_children(self)
    }
}
