//! Replaces parts of a style sheet that would be printed with another meaning.

use std::convert::Infallible;

use lightningcss::properties::custom::{TokenList, TokenOrValue};
use lightningcss::rules::property::PropertyRule;
use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::selector::{Component, Selector};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::values::length::{Length, LengthValue};
use lightningcss::values::syntax::{ParsedComponent, SyntaxString};
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

/// Replaces such parts of a style sheet.
pub(super) fn write_exactly(sheet: &mut StyleSheet<'_>) {
    let Ok(()) = sheet.visit(&mut Exact { depth: 0 });
}

struct Exact {
    /// The number of style rules around.
    depth: usize,
}

impl<'i> Visitor<'i> for Exact {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        match rule {
            CssRule::Scope(scope) => scope_nesting(&mut scope.rules),
            CssRule::Property(property) => keep_unit(property),
            CssRule::Style(style) if self.depth > 1 => {
                style.selectors.0.iter_mut().for_each(enclose_nesting);
            }
            _ => {}
        }
        let around = usize::from(matches!(rule, CssRule::Style(_)));
        self.depth += around;
        rule.visit_children(self)?;
        self.depth -= around;
        Ok(())
    }
}

/// Writes `&` in a scope as `:where(:scope)`: it has no specificity there (CSS Nesting 1, 3), and
/// is printed as `:scope`, which has one. In a nested rule, `&` stands for the rule around it.
fn scope_nesting(rules: &mut CssRuleList<'_>) {
    for rule in &mut rules.0 {
        match rule {
            CssRule::Style(style) => style.selectors.0.iter_mut().for_each(scope_selector),
            CssRule::Media(media) => scope_nesting(&mut media.rules),
            CssRule::Supports(supports) => scope_nesting(&mut supports.rules),
            CssRule::Container(container) => scope_nesting(&mut container.rules),
            CssRule::LayerBlock(layer) => scope_nesting(&mut layer.rules),
            CssRule::StartingStyle(style) => scope_nesting(&mut style.rules),
            _ => {}
        }
    }
}

fn scope_selector(selector: &mut Selector<'_>) {
    for component in selector.iter_mut_raw_match_order() {
        match component {
            Component::Nesting => {
                *component = Component::Where([Selector::from(Component::Scope)].into());
            }
            Component::Is(list)
            | Component::Where(list)
            | Component::Negation(list)
            | Component::Has(list)
            | Component::Any(_, list) => list.iter_mut().for_each(scope_selector),
            _ => {}
        }
    }
}

/// Writes an `&` at the start of its compound: `.dark&` as `&.dark`. The selector that replaces it
/// may begin with a name, which would continue the part before it. A second one, or one after a
/// name, is in `:is(…)`, which the printer unwraps if it has only one selector.
fn enclose_nesting(selector: &mut Selector<'_>) {
    let components = selector.iter_mut_raw_match_order().into_slice();
    for compound in components.split_mut(Component::is_combinator) {
        let has_name = matches!(
            compound.first(),
            Some(
                Component::LocalName(_)
                    | Component::Namespace(..)
                    | Component::DefaultNamespace(_)
                    | Component::ExplicitUniversalType
            )
        );
        let first = compound.iter().position(|part| matches!(part, Component::Nesting));
        if let Some(at) = first.filter(|_| !has_name) {
            compound[..=at].rotate_right(1);
        }
        for (at, part) in compound.iter_mut().enumerate() {
            match part {
                Component::Nesting if at > 0 => {
                    let nesting = || Selector::from(Component::Nesting);
                    *part = Component::Is([nesting(), nesting()].into());
                }
                Component::Is(list)
                | Component::Where(list)
                | Component::Negation(list)
                | Component::Has(list)
                | Component::Any(_, list) => list.iter_mut().for_each(enclose_nesting),
                _ => {}
            }
        }
    }
}

/// Keeps the unit of an initial value of zero if the property may also be of another type: `0`
/// would be a number.
fn keep_unit(property: &mut PropertyRule<'_>) {
    let has_types = matches!(&property.syntax, SyntaxString::Components(all) if all.len() > 1);
    if let Some(ParsedComponent::Length(Length::Value(value))) = &property.initial_value
        && has_types
        && *value == LengthValue::Px(0.0)
    {
        let value = TokenOrValue::Length(value.clone());
        property.initial_value = Some(ParsedComponent::TokenList(TokenList(vec![value])));
    }
}
