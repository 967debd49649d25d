//! Checks the plural forms of messages against those of their language.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::base::decimal::parse_decimal;
use crate::content::{DataFiles, DataValue};
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::format::{Formatter, PLURAL_CATEGORIES, PluralType};
use crate::i18n::message::MessageFile;
use crate::i18n::message::function::{Function, call_options, plural_type};
use crate::i18n::message::mention::patterns;
use crate::i18n::message::twice::check_twice;

/// The number up to which the forms of every language occur; some have another form for millions,
/// which few texts need.
const LARGEST: usize = 200;

/// The forms of one language for numbers of a type.
struct LanguageForms {
    plural_type: PluralType,
    /// All forms.
    all: Vec<&'static str>,
    /// The forms of whole numbers up to [`LARGEST`], with these numbers.
    usual: BTreeMap<&'static str, Vec<usize>>,
    /// Whether `few` is a nominative plural, which the form of fractions never is.
    has_nominative_few: bool,
}

/// Reports choices by number that lack a plural form of the language, or have one that the language
/// lacks, and variants and attributes that are there twice.
pub fn check_plurals(
    file: &MessageFile,
    formatter: &Formatter,
    data_files: &DataFiles,
    report: &mut Report,
) {
    file.entries().for_each(|entry| check_twice(file, entry, report));
    let mut forms = PluralType::ALL.map(|_| None);
    for pattern in file.all().flat_map(patterns) {
        check_pattern(file, formatter, data_files, pattern, &mut forms, report);
    }
}

fn check_pattern<'a>(
    file: &'a MessageFile,
    formatter: &Formatter,
    data_files: &DataFiles,
    pattern: &'a Pattern<&'a str>,
    forms: &mut [Option<LanguageForms>; 2],
    report: &mut Report,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            element
        else {
            continue;
        };
        // Whether it is a number, and how a number selects if it may be one.
        let (is_number, plural_type) = match selector {
            InlineExpression::VariableReference { id } => {
                let is_number =
                    matches!(data_files.variable(id.name), Some((_, DataValue::Number { .. })));
                (is_number, Some(PluralType::Cardinal))
            }
            InlineExpression::FunctionReference { id, arguments } => {
                match Function::from_name(id.name) {
                    Some(Function::Number) => (true, Some(plural_type(&call_options(arguments)))),
                    Some(Function::DateTime | Function::List | Function::RelativeTime) | None => {
                        (false, None)
                    }
                }
            }
            _ => (false, None),
        };
        let name = |variant: &Variant<&'a str>| match variant.key {
            VariantKey::Identifier { name } => Some(name),
            VariantKey::NumberLiteral { .. } => None,
        };
        let keys: Vec<&str> = variants.iter().filter_map(name).collect();
        let exact = |variant: &Variant<&'a str>| match variant.key {
            VariantKey::Identifier { .. } => None,
            VariantKey::NumberLiteral { value } => whole_number(value),
        };
        let exact: Vec<usize> = variants.iter().filter_map(exact).collect();
        // A selector is a plural if it has a category other than `other`.
        let is_form = |key: &&str| is_number || PLURAL_CATEGORIES.contains(key);
        let is_plural = keys.iter().any(|key| *key != "other" && is_form(key));
        if let Some(plural_type) = plural_type.filter(|_| is_plural) {
            let forms = &mut forms[plural_type as usize];
            let forms = forms.get_or_insert_with(|| LanguageForms::of(formatter, plural_type));
            let default = variants.iter().find(|variant| variant.default).and_then(name);
            if let Some((key, message)) = forms.mistake(&keys, &exact, default) {
                let usual = forms.usual.keys().copied().collect::<Vec<_>>().join("`, `");
                let known = forms.all.iter().copied().filter(|_| !forms.all.contains(&key));
                report.add(
                    Diagnostic::new(Code::PluralForms, message).at(file.place(key)).did_you_mean(
                        key,
                        known,
                        format!("the {}s for whole numbers are `{usual}`", forms.noun()),
                    ),
                );
            }
        }
        for variant in variants {
            check_pattern(file, formatter, data_files, &variant.value, forms, report);
        }
    }
}

impl LanguageForms {
    fn of(formatter: &Formatter, plural_type: PluralType) -> LanguageForms {
        let mut usual: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for number in 0..=LARGEST {
            if let Some(decimal) = parse_decimal(&number.to_string()) {
                usual.entry(formatter.plural(&decimal, plural_type)).or_default().push(number);
            }
        }
        let language = formatter.language().split('-').next().unwrap_or_default();
        let has_nominative_few = ["be", "pl", "uk"].contains(&language);
        let all = formatter.plural_categories(plural_type);
        LanguageForms { plural_type, all, usual, has_nominative_few }
    }

    fn noun(&self) -> &'static str {
        match self.plural_type {
            PluralType::Cardinal => "form",
            PluralType::Ordinal => "ordinal form",
        }
    }

    /// The noun in the message of a diagnostic.
    fn full_noun(&self) -> &'static str {
        match self.plural_type {
            PluralType::Cardinal => "plural form",
            PluralType::Ordinal => self.noun(),
        }
    }

    /// The mistake in the keys of a choice, which are forms and exact numbers, and the key where it
    /// is reported.
    fn mistake<'a>(
        &self,
        keys: &[&'a str],
        exact: &[usize],
        default: Option<&str>,
    ) -> Option<(&'a str, String)> {
        if let Some(key) = keys.iter().find(|key| !self.all.contains(key)) {
            let noun = self.full_noun();
            return Some((key, format!("the language has no {noun} `{key}`")));
        }
        // A form whose numbers all have a variant of their own is never selected.
        let is_selected = |numbers: &[usize]| numbers.iter().any(|it| !exact.contains(it));
        let lacking = self
            .usual
            .iter()
            .filter(|(form, numbers)| !keys.contains(*form) && is_selected(numbers));
        let lacking: Vec<&str> = lacking.map(|(form, _)| *form).collect();
        // A default that whole numbers never use stands for one missing form, but that of 1 differs
        // from the forms of fractions, and so does the nominative after 2, 3 and 4.
        let stands = default.is_some_and(|default| !self.usual.contains_key(default))
            && !lacking.contains(&"one")
            && !(self.has_nominative_few && lacking.contains(&"few"));
        let noun = self.full_noun();
        let message = match (lacking.as_slice(), stands) {
            ([] | [_], true) | ([], false) => return None,
            ([form], false) => format!("the {noun} `{form}` is missing"),
            (forms, _) => format!("the {noun}s `{}` are missing", forms.join("`, `")),
        };
        Some((keys.first()?, message))
    }
}

/// The whole number that a number literal stands for: `1` or `1.0`.
fn whole_number(literal: &str) -> Option<usize> {
    let (whole, fraction) = literal.split_once('.').unwrap_or((literal, ""));
    whole.parse().ok().filter(|_| fraction.bytes().all(|digit| digit == b'0'))
}
