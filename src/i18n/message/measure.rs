//! Compares the formats of values in a translation with those of the original.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use icu_properties::props::{EnumeratedProperty as _, GeneralCategory};

use crate::engine::diagnostic::{Code, DiagnosticCause, Report};
use crate::i18n::format::NamedOption;
use crate::i18n::message::compare::MessageVersion;
use crate::i18n::message::function::{Function, call_options};
use crate::i18n::message::mention::{Mention, mentions, patterns, texts};

/// Reports a value that the translation prints in another currency or unit, or without its format:
/// it is not converted.
pub(super) fn compare_measures(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    report: &mut Report,
) {
    let id = original.message.id.name;
    let mut wrong = |message: String, hint: String| {
        let wrong = translated.diagnostic(Code::VariableMismatch, message, original).hint(hint);
        report.add(wrong.caused_by(DiagnosticCause::Reported(
            &[Code::UnknownFunction],
            translated.entry_place(),
        )));
    };
    for option in ["currency", "unit"] {
        let (expected, found) =
            (measures(original.message, option), measures(translated.message, option));
        let lacking = expected.iter().find(|value| !found.contains(*value));
        let extra = found.iter().find(|value| !expected.contains(*value));
        let (Some(lacking), Some(extra)) = (lacking, extra) else { continue };
        let message =
            format!("the translation of `{id}` has the {option} {extra} instead of {lacking}");
        wrong(message, format!("write `{option}: \"{lacking}\"`: the number stays the same"));
    }
    let (expected, found) = (printed(original.message), printed(translated.message));
    for (variable, formats) in &expected {
        let Some(found) = found.get(variable) else { continue };
        let Some(format) = formats.first().filter(|format| **format != Format::None) else {
            continue;
        };
        if found.contains(&Format::None) && !format.is_in_words(&texts(translated.message)) {
            let function = format.function().name();
            wrong(
                format!("the translation of `{id}` prints `${variable}` without its format"),
                format!("format it as the original does, by `{function}(${variable}, …)`"),
            );
        }
    }
}

/// The format of a printed value, as far as its meaning depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Format<'a> {
    None,
    Currency(&'a str),
    Percent,
    /// A date in words, not as `2026-11-30`.
    Date,
}

impl Format<'_> {
    fn function(self) -> Function {
        match self {
            Format::Date => Function::DateTime,
            Format::None | Format::Currency(_) | Format::Percent => Function::Number,
        }
    }

    /// Returns whether the texts beside the value name its currency.
    fn is_in_words(self, texts: &[&str]) -> bool {
        let Format::Currency(code) = self else { return false };
        let is_symbol = |c: char| GeneralCategory::for_char(c) == GeneralCategory::CurrencySymbol;
        texts.iter().any(|text| text.contains(code) || text.contains(is_symbol))
    }
}

/// The formats in which a message prints each variable.
fn printed<'a>(message: &'a Message<&'a str>) -> BTreeMap<&'a str, BTreeSet<Format<'a>>> {
    let mut formats = BTreeMap::new();
    patterns(message).for_each(|pattern| add_printed(pattern, &mut formats));
    formats
}

fn add_printed<'a>(
    pattern: &'a Pattern<&'a str>,
    formats: &mut BTreeMap<&'a str, BTreeSet<Format<'a>>>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { variants, .. } => {
                for variant in variants {
                    add_printed(&variant.value, formats);
                }
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                formats.entry(id.name).or_default().insert(Format::None);
            }
            Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
                let Some(InlineExpression::VariableReference { id: variable }) =
                    arguments.positional.first()
                else {
                    continue;
                };
                let format = format_of(id.name, &call_options(arguments));
                formats.entry(variable.name).or_default().insert(format);
            }
            Expression::Inline(_) => {}
        }
    }
}

fn format_of<'a>(function: &str, options: &[NamedOption<'a>]) -> Format<'a> {
    let option = |name: &str| options.iter().find(|it| it.0 == name).map(|(_, value)| *value);
    match Function::from_name(function) {
        Some(Function::DateTime) => Format::Date,
        Some(Function::Number) if option("style") == Some("percent") => Format::Percent,
        _ => option("currency").map_or(Format::None, Format::Currency),
    }
}

/// The values of an option of the functions that a message calls.
fn measures<'a>(message: &'a Message<&'a str>, option: &str) -> BTreeSet<&'a str> {
    let mut values = BTreeSet::new();
    for pattern in patterns(message) {
        mentions(pattern, &mut |mention| {
            if let Mention::Function(_, arguments) = mention {
                let options = call_options(arguments).into_iter();
                values.extend(options.filter(|(name, _)| *name == option).map(|(_, value)| value));
            }
        });
    }
    values
}
