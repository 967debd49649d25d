//! Restores the notation of values in custom properties.
//!
//! Scripts read custom properties as they are written (CSS Variables 1, 2): `#ff0000` fills an
//! `<input type="color">`, and `300ms` a timer; the printer would write `red` and `.3s`.

use std::collections::BTreeMap;
use std::convert::Infallible;

use lightningcss::properties::Property;
use lightningcss::properties::custom::{
    CustomPropertyName, Function, Token, TokenList, TokenOrValue,
};
use lightningcss::rules::CssRule;
use lightningcss::rules::property::PropertyRule;
use lightningcss::stylesheet::{ParserOptions, StyleSheet};
use lightningcss::traits::ParseWithOptions as _;
use lightningcss::values::color::CssColor;
use lightningcss::values::syntax::ParsedComponent;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};
use regex::{Match, Regex};

use crate::assets::asset::scan::code;

/// A declaration of a custom property, or the rule that registers one. A class of all letters would
/// take long to compile.
const DECLARATION: &str =
    r"(--[-0-9A-Z_a-z\u{80}-\u{10ffff}]+)\s*(?::([^;{}]*)|\{[^}]*?initial-value\s*:([^;}]*))";

/// A value that the printer may write in another notation.
const LITERAL: &str = r"(?x) \#[0-9A-Fa-f]{3,8}(?-u:\b)
    | \b(?i:rgba?|hsla?|hwb)\([^()]*\)
    | [+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[A-Za-z]+";

/// Restores the notation of colours, times and lengths in the custom properties of a sheet that is
/// ready to be printed, from the texts that it was parsed from.
pub(super) fn restore<'i>(sheet: &mut StyleSheet<'i>, texts: impl Iterator<Item = &'i str>) {
    let mut texts = texts.filter(|text| text.contains("--")).peekable();
    if texts.peek().is_none() {
        return;
    }
    let regex = |pattern| Regex::new(pattern).expect("the pattern is valid");
    let (declaration, literal) = (regex(DECLARATION), regex(LITERAL));
    let mut written = Written::default();
    for text in texts {
        let code = code(text);
        for found in declaration.captures_iter(&code) {
            let part = |number| found.get(number).map(|part: Match<'_>| &text[part.range()]);
            let name = part(1).unwrap_or_default();
            if let Some(initial) = part(3).map(str::trim) {
                let known = written.initial.entry(name).or_insert(Some(initial));
                *known = known.filter(|known| *known == initial);
            }
            let literals = written.literals.entry(name).or_default();
            let Some(value) = found.get(2).or_else(|| found.get(3)) else { continue };
            for found in literal.find_iter(value.as_str()) {
                let start = value.start() + found.start();
                let literal = &text[start..start + found.len()];
                if let [parsed] = &tokens(literal)[..]
                    && is_rewritten(parsed)
                    && !literals.iter().any(|(known, _)| known == parsed)
                {
                    literals.push((parsed.clone(), literal));
                }
            }
        }
    }
    written.literals.retain(|_, literals| !literals.is_empty());
    let Ok(()) = sheet.visit(&mut written);
}

fn tokens(text: &str) -> Vec<TokenOrValue<'_>> {
    TokenList::parse_string_with_options(text, ParserOptions::default())
        .map_or(Vec::new(), |it| it.0)
}

/// Returns whether the printer may write a value in another notation. Colours that some browsers do
/// not know are lowered.
fn is_rewritten(value: &TokenOrValue<'_>) -> bool {
    match value {
        TokenOrValue::Color(colour) => matches!(colour, CssColor::RGBA(_) | CssColor::Float(_)),
        value => matches!(value, TokenOrValue::Length(_) | TokenOrValue::Time(_)),
    }
}

/// A value as tokens without a type.
fn spelled(literal: &str) -> Option<TokenOrValue<'_>> {
    if let Some(hash) = literal.strip_prefix('#') {
        return Some(TokenOrValue::Token(Token::Hash(hash.into())));
    }
    if let Some((name, arguments)) = literal.strip_suffix(')').and_then(|it| it.split_once('(')) {
        let arguments = TokenList(tokens(arguments));
        let name = name.into();
        return Some(TokenOrValue::Function(Function { name, arguments }));
    }
    let unit = literal.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    let number = &literal[..literal.len() - unit.len()];
    let value = number.parse().ok()?;
    let (has_sign, int_value) = (number.starts_with('+'), None);
    let unit = unit.into();
    Some(TokenOrValue::Token(Token::Dimension { has_sign, value, int_value, unit }))
}

#[derive(Default)]
struct Written<'i> {
    /// By the name of the custom property.
    literals: BTreeMap<&'i str, Vec<(TokenOrValue<'i>, &'i str)>>,
    /// The initial values of registered properties; `None` if rules have different ones.
    initial: BTreeMap<&'i str, Option<&'i str>>,
}

impl<'i> Visitor<'i> for Written<'i> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(PROPERTIES | RULES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        if let CssRule::Property(property) = rule {
            self.write_initial(property);
        }
        rule.visit_children(self)
    }

    fn visit_property(&mut self, property: &mut Property<'i>) -> Result<(), Infallible> {
        if let Property::Custom(property) = property
            && let CustomPropertyName::Custom(name) = &property.name
            && let Some(literals) = self.literals.get(&*name.0)
        {
            spell(&mut property.value, literals);
        }
        Ok(())
    }
}

impl<'i> Written<'i> {
    /// Writes an initial value as its text has it, but for files, whose addresses change.
    fn write_initial(&self, property: &mut PropertyRule<'i>) {
        let name = &*property.name.0;
        let Some(text) = self.initial.get(name).copied().flatten() else { return };
        let lower = text.to_ascii_lowercase();
        if ["url(", "image-set("].iter().any(|file| lower.contains(file)) {
            return;
        }
        let digits = text.trim_start_matches(['+', '-']);
        let is_whole = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        // The printer rounds numbers with more digits than its own have.
        let list = if is_whole {
            let digits = text.trim_start_matches('+').chars();
            TokenList(digits.map(|c| TokenOrValue::Token(Token::Delim(c))).collect())
        } else {
            let mut list = TokenList(tokens(text));
            spell(&mut list, self.literals.get(name).map_or(&[], Vec::as_slice));
            list
        };
        property.initial_value = Some(ParsedComponent::TokenList(list));
    }
}

fn spell<'i>(list: &mut TokenList<'i>, literals: &[(TokenOrValue<'i>, &'i str)]) {
    for token in &mut list.0 {
        match token {
            TokenOrValue::Function(function) => spell(&mut function.arguments, literals),
            TokenOrValue::Var(variable) => {
                variable.fallback.iter_mut().for_each(|fallback| spell(fallback, literals));
            }
            token => {
                let written = literals.iter().find(|(parsed, _)| parsed == token);
                if let Some(spelled) = written.and_then(|(_, literal)| spelled(literal)) {
                    *token = spelled;
                }
            }
        }
    }
}
