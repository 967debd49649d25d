//! Selects variants to be written out, and the `$count` they are for.

use fixed_decimal::Decimal;
use fluent_syntax::ast::{Expression, InlineExpression, Variant, VariantKey};

use crate::base::decimal::parse_decimal;
use crate::i18n::format::{PLURAL_CATEGORIES, PluralType};
use crate::i18n::message::function::{Function, plural_type};
use crate::i18n::message::i18next::{COUNT, Case, ConvertedText, TextOwner, Translator};
use crate::i18n::message::rules::argument;

impl<'s> Translator<'_, 's> {
    /// The variant that is written out; `None` if it can't be determined.
    pub(super) fn choose<'v>(
        &mut self,
        selector: &InlineExpression<&'s str>,
        variants: &'v [Variant<&'s str>],
        owner: TextOwner<'_, 's>,
    ) -> Option<&'v Variant<&'s str>> {
        let mut chosen = None;
        let name = match selector {
            InlineExpression::VariableReference { id } => id.name,
            InlineExpression::FunctionReference { id, arguments } => {
                let (variable, call) = self.call(id.name, arguments)?;
                let is_plain = match call.function {
                    Function::Number => call.options.iter().all(|(name, _)| *name == "type"),
                    Function::DateTime | Function::List | Function::RelativeTime => false,
                };
                if !is_plain {
                    self.refuse(
                        id.name,
                        "i18next chooses by the plural of the number as it is",
                        Some("choose by `$count` without a function"),
                    );
                    return None;
                }
                chosen = Some(call);
                variable
            }
            InlineExpression::TermReference { id, attribute: Some(attribute), .. } => {
                return self.choose_by_attribute(id.name, attribute.name, variants);
            }
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                self.refuse(value, "nothing depends on a literal", None);
                return None;
            }
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.refuse(id.name, "i18next chooses by the plural of `$count` only", None);
                return None;
            }
            InlineExpression::Placeable { expression } => match expression.as_ref() {
                Expression::Inline(inner) => return self.choose(inner, variants, owner),
                Expression::Select { selector, .. } => {
                    return self.choose(selector, &[], owner);
                }
            },
        };
        if let TextOwner::Term(arguments) = owner {
            return match argument(arguments, name) {
                Some(InlineExpression::StringLiteral { value }) => by_name(variants, value),
                None => default(variants),
                Some(_) => {
                    let message = format!("the term chooses by the number `${name}`");
                    self.refuse(name, message, Some("give it as a string"));
                    None
                }
            };
        }
        match self.fact(name, chosen.as_ref()) {
            Some(Ok((_, Some((number, category))))) => {
                by_number(variants, &number).or_else(|| by_name(variants, category))
            }
            Some(Ok((text, None))) => by_name(variants, &text),
            Some(Err(message)) => {
                self.refuse(name, message, None);
                None
            }
            None if name == COUNT => {
                let options = chosen.map(|call| call.options).unwrap_or_default();
                let plural_type = plural_type(&options);
                if self.plural_type.is_some_and(|other| other != plural_type) {
                    let message = "i18next chooses by cardinal or ordinal forms, not by both";
                    self.refuse(name, message, Some("make it two messages"));
                    return None;
                }
                self.plural_type = Some(plural_type);
                self.choose_by_count(plural_type, variants)
            }
            None => {
                self.refuse(
                    name,
                    format!("i18next chooses by the plural of `$count` only, not of `${name}`"),
                    Some("name the variable `$count`, or make it two messages"),
                );
                None
            }
        }
    }

    fn choose_by_count<'v>(
        &mut self,
        plural_type: PluralType,
        variants: &'v [Variant<&'s str>],
    ) -> Option<&'v Variant<&'s str>> {
        let mut zero = None;
        for variant in variants {
            match variant.key {
                VariantKey::Identifier { name } if !PLURAL_CATEGORIES.contains(&name) => {
                    let message = format!("`{name}` is not a plural category");
                    let hint = format!("the categories are {}", PLURAL_CATEGORIES.join(", "));
                    self.refuse(name, message, Some(&hint));
                }
                VariantKey::Identifier { .. } => {}
                VariantKey::NumberLiteral { value } if plural_type == PluralType::Ordinal => {
                    let message = format!("i18next has no exact number {value} beside ordinals");
                    self.refuse(value, message, Some("use the ordinal forms"));
                }
                VariantKey::NumberLiteral { value: value @ "0" } if self.zero == "zero" => {
                    let message = "this language has a plural form of zero itself";
                    self.refuse(value, message, Some("use `[zero]`"));
                }
                VariantKey::NumberLiteral { value: "0" } => zero = Some(variant),
                VariantKey::NumberLiteral { value } => self.refuse(
                    value,
                    format!("i18next supports only the exact number 0, not {value}"),
                    Some("use the plural categories, or make it a message of its own"),
                ),
            }
        }
        self.has_zero |= zero.is_some();
        match self.case {
            Case::Category(category) => by_name(variants, category),
            Case::Zero => zero.or_else(|| by_name(variants, self.zero)),
        }
    }

    fn choose_by_attribute<'v>(
        &mut self,
        term: &'s str,
        attribute: &'s str,
        variants: &'v [Variant<&'s str>],
    ) -> Option<&'v Variant<&'s str>> {
        let found = self.scope.term(term).and_then(|(_, term)| {
            term.attributes.iter().find(|candidate| candidate.id.name == attribute)
        });
        let Some(found) = found else {
            self.refuse(attribute, format!("there is no `-{term}.{attribute}`"), None);
            return None;
        };
        let mut text = ConvertedText::default();
        self.refer(attribute, &found.value, TextOwner::Term(None), &mut text);
        by_name(variants, &(text.done + &text.literal))
    }
}

fn by_name<'v, 's>(variants: &'v [Variant<&'s str>], name: &str) -> Option<&'v Variant<&'s str>> {
    let named = |variant: &&Variant<&str>| match variant.key {
        VariantKey::Identifier { name: key } => key == name,
        VariantKey::NumberLiteral { .. } => false,
    };
    variants.iter().find(named).or_else(|| default(variants))
}

fn by_number<'v, 's>(
    variants: &'v [Variant<&'s str>],
    number: &Decimal,
) -> Option<&'v Variant<&'s str>> {
    let plain =
        |number: Decimal| Decimal::new(number.sign, number.absolute.trimmed_start().trimmed_end());
    let wanted = plain(number.clone());
    variants.iter().find(|variant| match variant.key {
        VariantKey::NumberLiteral { value } => {
            parse_decimal(value).is_some_and(|key| plain(key) == wanted)
        }
        VariantKey::Identifier { .. } => false,
    })
}

fn default<'v, 's>(variants: &'v [Variant<&'s str>]) -> Option<&'v Variant<&'s str>> {
    variants.iter().find(|variant| variant.default)
}
