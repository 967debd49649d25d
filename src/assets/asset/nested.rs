//! Lowers declarations in nested at-rules, and those after nested rules.
//!
//! Values with variables are lowered to one that all browsers know, and to `@supports` rules with
//! the other values. The minifier adds these rules beside style rules only.

use std::convert::Infallible;

use lightningcss::declaration::DeclarationBlock;
use lightningcss::properties::Property;
use lightningcss::rules::nesting::NestedDeclarationsRule;
use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, StyleSheet};
use lightningcss::targets::Targets;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

/// Adds the `@supports` rules of nested declarations.
pub(super) fn add_supports(sheet: &mut StyleSheet<'_>, targets: Targets) {
    let Ok(()) = sheet.visit(&mut Adder(targets));
}

struct Adder(Targets);

impl<'i> Visitor<'i> for Adder {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule_list(&mut self, rules: &mut CssRuleList<'i>) -> Result<(), Infallible> {
        rules.visit_children(self)?;
        let mut at = 0;
        while at < rules.0.len() {
            if let CssRule::NestedDeclarations(nested) = &rules.0[at] {
                let supports = supports(nested, self.0);
                let next = at + 1;
                at += supports.len();
                rules.0.splice(next..next, supports);
            }
            at += 1;
        }
        Ok(())
    }
}

/// The `@supports` rules with the other values of declarations with variables.
fn supports<'i>(nested: &NestedDeclarationsRule<'i>, targets: Targets) -> Vec<CssRule<'i>> {
    let with_variables = |list: &[Property<'i>]| -> Vec<Property<'i>> {
        let is_one =
            |one: &&Property<'_>| matches!(one, Property::Custom(_) | Property::Unparsed(_));
        list.iter().filter(is_one).cloned().collect()
    };
    let declarations = with_variables(&nested.declarations.declarations);
    let important_declarations = with_variables(&nested.declarations.important_declarations);
    if declarations.is_empty() && important_declarations.is_empty() {
        return Vec::new();
    }
    // The minifier makes them for this rule.
    let mut alone: StyleSheet<'i> =
        StyleSheet::parse("a{}", ParserOptions::default()).expect("it is a style rule");
    if let [CssRule::Style(rule)] = &mut alone.rules.0[..] {
        rule.declarations = DeclarationBlock { declarations, important_declarations };
    }
    // Custom media queries, the only cause of an error, do not exist in it.
    drop(alone.minify(MinifyOptions { targets, ..MinifyOptions::default() }));
    let nest = |rule: CssRule<'i>| match rule {
        CssRule::Style(style) => CssRule::NestedDeclarations(NestedDeclarationsRule {
            declarations: style.declarations,
            loc: nested.loc,
        }),
        rule => rule,
    };
    let rules = alone.rules.0.into_iter().filter_map(|rule| match rule {
        CssRule::Supports(mut rule) => {
            rule.rules.0 = rule.rules.0.into_iter().map(nest).collect();
            rule.loc = nested.loc;
            Some(CssRule::Supports(rule))
        }
        _ => None,
    });
    rules.collect()
}
