//! Finds at-rules that no browser supports: those of preprocessors, and misspelt ones; and those
//! that would be printed with another meaning.

use std::convert::Infallible;

use lightningcss::rules::unknown::UnknownAtRule;
use lightningcss::rules::{CssRule, Location};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::assets::asset::scan::Lines;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// At-rules of Sass, Less, PostCSS and Tailwind.
const PREPROCESSED: [&str; 34] = [
    "apply", "at-root", "config", "content", "custom-selector", "custom-variant", "debug", "each",
    "else", "error", "extend", "extends", "for", "forward", "if", "include", "mixin", "plugin",
    "reference", "responsive", "return", "screen", "source", "tailwind", "theme", "use", "utility",
    "utilities", "value", "variant", "variants", "warn", "while", "with",
];

/// At-rules of CSS that the parser does not support.
const NEW: [&str; 14] = [
    "annotation", "charset", "character-variant", "color-profile", "font-feature-values",
    "function", "historical-forms", "ornaments", "position-try", "sheet", "styleset", "stylistic",
    "swash", "when",
];

/// Reports the at-rules of a parsed style sheet that browsers ignore.
pub(super) fn check_at_rules(
    sheet: &mut StyleSheet<'_>,
    path: &SourcePath,
    text: &str,
    report: &mut Report,
) {
    let lines = Lines::new(text);
    for at in found(sheet).scopes {
        let place = Place::new(path, lines.locate(at.line, at.column, "@scope"));
        let message = "`@scope` in a style rule can't be printed with its meaning";
        let hint = "write `@scope` outside of the rule, with the whole selector in its parentheses";
        report.add(Diagnostic::new(Code::CssError, message).at(place).hint(hint));
    }
    for AtRule { name, is_preprocessed, at } in found(sheet).unknown {
        let written = format!("@{name}");
        let place = Place::new(path, lines.locate(at.line, at.column, &written));
        report.add(match is_preprocessed {
            true => Diagnostic::new(
                Code::CssError,
                format!("`{written}` is for a preprocessor, and browsers ignore it"),
            )
            .at(place)
            .hint(match name.as_str() {
                "value" => {
                    "declare a custom property, `--name: …` in `:root`, and use `var(--name)`"
                }
                _ => {
                    "write it in CSS, or run the preprocessor before, and use the CSS that it makes"
                }
            }),
            false => Diagnostic::new(
                Code::UnknownAtRule,
                format!("there is no at-rule `{written}` in CSS"),
            )
            .at(place)
            .hint("check the name; browsers ignore at-rules that they do not know"),
        });
    }
}

/// An at-rule that the parser does not support.
struct AtRule {
    name: String,
    is_preprocessed: bool,
    at: Location,
}

fn found(sheet: &mut StyleSheet<'_>) -> Found {
    let mut found = Found::default();
    let Ok(()) = sheet.visit(&mut found);
    found
}

/// The first at-rule of a preprocessor in a style sheet.
pub(super) fn preprocessed(sheet: &mut StyleSheet<'_>) -> Option<String> {
    found(sheet).unknown.into_iter().find(|rule| rule.is_preprocessed).map(|rule| rule.name)
}

#[derive(Default)]
struct Found {
    unknown: Vec<AtRule>,
    /// Those in style rules. The parser reads their `&` as that of the rule around.
    scopes: Vec<Location>,
    is_nested: bool,
}

impl<'i> Visitor<'i> for Found {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        if let CssRule::Unknown(UnknownAtRule { name, prelude, loc, .. }) = rule {
            let lower = name.to_ascii_lowercase();
            // Less has this syntax for variables; functions of CSS have names with two dashes.
            let begins = format!("{:?}", prelude.0.first());
            let is_variable = begins.contains("Colon");
            let is_sass = lower == "function" && !begins.contains("--");
            let is_preprocessed = is_variable || is_sass || PREPROCESSED.contains(&lower.as_str());
            if is_preprocessed || !lower.starts_with('-') && !NEW.contains(&lower.as_str()) {
                self.unknown.push(AtRule { name: name.to_string(), is_preprocessed, at: *loc });
            }
        }
        if let CssRule::Scope(scope) = rule
            && self.is_nested
        {
            self.scopes.push(scope.loc);
        }
        let was_nested = self.is_nested;
        self.is_nested = match rule {
            CssRule::Style(_) => true,
            // A nested rule in a scope is relative to it.
            CssRule::Scope(_) => false,
            _ => was_nested,
        };
        rule.visit_children(self)?;
        self.is_nested = was_nested;
        Ok(())
    }
}
