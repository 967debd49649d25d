//! Checks the plural forms of messages against those of their language.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::base::decimal::parse_decimal;
use crate::content::{DataFiles, DataValue};
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::format::{Formatter, PLURAL_CATEGORIES};
use crate::i18n::message::MessageFile;
use crate::i18n::message::function::Function;
use crate::i18n::message::mention::patterns;

/// Up to this number, every language has used all forms of its small whole numbers; some have
/// another form for millions, which few texts need.
const LARGEST: usize = 200;

/// The forms of one language.
struct Forms {
    /// All forms.
    all: Vec<&'static str>,
    /// Those that whole numbers up to [`LARGEST`] take.
    usual: BTreeSet<&'static str>,
}

/// Reports choices by number that lack a plural form of the language, or have one that the language
/// lacks.
pub fn check_plurals(
    file: &MessageFile,
    formatter: &Formatter,
    data_files: &DataFiles,
    report: &mut Report,
) {
    let mut forms = None;
    for pattern in file.all().flat_map(patterns) {
        check_pattern(file, formatter, data_files, pattern, &mut forms, report);
    }
}

fn check_pattern<'a>(
    file: &'a MessageFile,
    formatter: &Formatter,
    data_files: &DataFiles,
    pattern: &'a Pattern<&'a str>,
    forms: &mut Option<Forms>,
    report: &mut Report,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            element
        else {
            continue;
        };
        // Whether the selector is a number, or may be one.
        let (is_number, is_cardinal) = match selector {
            InlineExpression::VariableReference { id } => {
                (matches!(data_files.variable(id.name), Some((_, DataValue::Number { .. }))), true)
            }
            InlineExpression::FunctionReference { id, .. } => match Function::from_name(id.name) {
                Some(Function::Number) => (true, true),
                Some(Function::DateTime) | None => (false, false),
            },
            _ => (false, false),
        };
        let name = |variant: &Variant<&'a str>| match variant.key {
            VariantKey::Identifier { name } => Some(name),
            VariantKey::NumberLiteral { .. } => None,
        };
        let keys: Vec<&str> = variants.iter().filter_map(name).collect();
        // A selector is a plural if it has a category other than `other`.
        let is_form = |key: &&str| is_number || PLURAL_CATEGORIES.contains(key);
        let is_plural = is_cardinal && keys.iter().any(|key| *key != "other" && is_form(key));
        if is_plural {
            let forms = forms.get_or_insert_with(|| Forms::of(formatter));
            let default = variants.iter().find(|variant| variant.default).and_then(name);
            if let Some((key, message)) = forms.mistake(&keys, default) {
                let usual = forms.usual.iter().copied().collect::<Vec<_>>().join("`, `");
                let known = forms.all.iter().copied().filter(|_| !forms.all.contains(&key));
                report.add(
                    Diagnostic::new(Code::PluralForms, message).at(file.place(key)).did_you_mean(
                        key,
                        known,
                        format!("the forms for whole numbers are `{usual}`"),
                    ),
                );
            }
        }
        for variant in variants {
            check_pattern(file, formatter, data_files, &variant.value, forms, report);
        }
    }
}

impl Forms {
    fn of(formatter: &Formatter) -> Forms {
        let number = |number: usize| parse_decimal(&number.to_string());
        let usual = (0..=LARGEST).filter_map(number).map(|number| formatter.plural(&number));
        Forms { all: formatter.plural_categories(), usual: usual.collect() }
    }

    /// The mistake in the keys of a choice, and the key where it is reported.
    fn mistake<'a>(&self, keys: &[&'a str], default: Option<&str>) -> Option<(&'a str, String)> {
        if let Some(key) = keys.iter().find(|key| !self.all.contains(key)) {
            return Some((key, format!("the language has no plural form `{key}`")));
        }
        let lacking: Vec<&str> =
            self.usual.iter().copied().filter(|form| !keys.contains(form)).collect();
        // A default that whole numbers never use stands for one missing form.
        let stands = default.is_some_and(|default| !self.usual.contains(default));
        let message = match (lacking.as_slice(), stands) {
            ([] | [_], true) | ([], false) => return None,
            ([form], false) => format!("the plural form `{form}` is missing"),
            (forms, _) => format!("the plural forms `{}` are missing", forms.join("`, `")),
        };
        Some((keys.first()?, message))
    }
}
