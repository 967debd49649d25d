//! Compares the variants of a translation with those of the original: their keys, and the variables
//! that each of them prints.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};

use crate::base::decimal::parse_decimal;
use crate::base::language::Language;
use crate::content::{DataFiles, DataValue};
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::format::{Formatter, PLURAL_CATEGORIES, PluralType};
use crate::i18n::message::compare::MessageVersion;
use crate::i18n::message::function::{call_options, plural_type};
use crate::i18n::message::mention::{Mention, mentions_in, patterns};

/// The largest whole number whose plural category is determined.
const LARGEST_TRIED: usize = 200;

/// A variant of a plural category has to print the number if the category has at least this many
/// whole numbers. The category `one` of French has two: 0 and 1.
const NEEDS_NUMBER_FROM: usize = 3;

/// The languages with several plural forms whose nouns are the same after each number, by their
/// codes.
const UNCHANGED_NOUNS: [&str; 10] = ["az", "fa", "hu", "ka", "kk", "ky", "tk", "tr", "ug", "uz"];

/// Returns whether words are known to change with the number in a language.
pub(super) fn nouns_change(formatter: &Formatter) -> bool {
    let code = |tag| Language::parse(tag).map(|language| language.code().to_owned()).ok();
    let own = code(formatter.language());
    // The plural rules of another language say nothing about it.
    own == code(formatter.number_tag())
        && own.is_none_or(|own| !UNCHANGED_NOUNS.contains(&&*own))
        && formatter.plural_categories(PluralType::Cardinal).len() > 1
}

/// A selector: its variable, and its plural categories if the value is a number.
#[derive(Clone, Copy)]
struct Selector<'a> {
    variable: &'a str,
    plural_type: PluralType,
}

/// A pattern with one variant of each selector.
#[derive(Default)]
struct VariantCombination<'a> {
    /// The selectors with the keys of the variants.
    keys: Vec<(Option<Selector<'a>>, VariantKey<&'a str>, bool)>,
    /// The variables that are printed.
    printed: BTreeSet<&'a str>,
    /// Whether it refers to a message, which may print others.
    has_references: bool,
}

/// Reports variants for values that neither the original nor the plural categories have, and
/// variants that do not print a variable which the original prints there. Variables that are
/// `lacking` in the whole translation are reported already.
pub(super) fn compare_variants(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    lacking: &[&str],
    data_files: &DataFiles,
    report: &mut Report,
) {
    if !patterns(translated.message).any(has_selector) {
        return;
    }
    compare_keys(original, translated, data_files, report);
    if let (Some(theirs), Some(ours)) = (&original.message.value, &translated.message.value) {
        compare_printed(theirs, ours, lacking, original, translated, report);
    }
    for attribute in &original.message.attributes {
        let mut all = translated.message.attributes.iter();
        if let Some(ours) = all.find(|other| other.id.name == attribute.id.name) {
            compare_printed(&attribute.value, &ours.value, lacking, original, translated, report);
        }
    }
}

fn has_selector(pattern: &Pattern<&str>) -> bool {
    let is_one = |element: &PatternElement<&str>| {
        matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
    };
    pattern.elements.iter().any(is_one)
}

/// The keys of a selector: of all variants, and of those that are not the default one.
#[derive(Default)]
struct Keys<'a> {
    all: BTreeSet<&'a str>,
    named: BTreeSet<&'a str>,
    /// Whether a variant is for a number.
    has_numbers: bool,
    /// The type of plural by which a number selects a variant.
    plural_type: Option<PluralType>,
}

/// The identifiers among the keys of each variable.
fn keys_of<'a>(message: &'a Message<&'a str>) -> BTreeMap<&'a str, Keys<'a>> {
    let mut keys: BTreeMap<&str, Keys<'_>> = BTreeMap::new();
    for combination in patterns(message).flat_map(combinations) {
        for (selector, key, is_default) in combination.keys {
            let Some(selector) = selector else { continue };
            let keys = keys.entry(selector.variable).or_default();
            keys.plural_type = Some(selector.plural_type);
            match key {
                VariantKey::NumberLiteral { .. } => keys.has_numbers = true,
                VariantKey::Identifier { name } => {
                    keys.all.insert(name);
                    if !is_default {
                        keys.named.insert(name);
                    }
                }
            }
        }
    }
    keys
}

fn compare_keys(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    data_files: &DataFiles,
    report: &mut Report,
) {
    let (ours, theirs) = (keys_of(translated.message), keys_of(original.message));
    let is_category = |key: &&str| PLURAL_CATEGORIES.contains(key);
    let is_form = |key: &&str| *key != "other" && is_category(key);
    let nouns_change = nouns_change(&translated.scope.catalog.formatter);
    for (variable, keys) in ours.iter().filter(|(_, keys)| !keys.has_numbers) {
        let (Some(known), Some(plural_type)) = (theirs.get(variable), keys.plural_type) else {
            continue;
        };
        let Some(only) = keys.all.first().filter(|only| keys.all.len() == 1 && **only == "other")
        else {
            continue;
        };
        let forms = translated.scope.catalog.formatter.plural_categories(plural_type);
        let lacking = known.all.iter().filter(|key| is_form(key) && forms.contains(*key));
        let lacking: Vec<&str> = lacking.copied().collect();
        if !lacking.is_empty() && (nouns_change || plural_type == PluralType::Ordinal) {
            let lacking = lacking.join("`, `");
            let message = format!("of the forms of `${variable}`, only `other` is left");
            report.add(
                Diagnostic::new(Code::PluralForms, message)
                    .at(translated.file.place(only))
                    .hint(format!("the original also has `{lacking}`, and so has this language")),
            );
        }
    }
    for (variable, keys) in &ours {
        let Some(known) = theirs.get(variable) else { continue };
        let is_number =
            matches!(data_files.variable(variable), Some((_, DataValue::Number { .. })));
        // The check of plurals reports these.
        if is_number || keys.all.iter().any(&is_form) {
            continue;
        }
        let is_plural = known.all.iter().any(&is_form);
        let values: Vec<&str> = known.all.iter().filter(|key| !is_category(key)).copied().collect();
        // A default alone stands for all values in languages without them.
        let lost = known.named.iter().find(|key| !is_category(key) && !keys.all.contains(**key));
        if let Some(lost) = lost
            && !keys.named.is_empty()
            && keys.named.is_subset(&known.all)
        {
            let message = format!("the variant `{lost}` of `${variable}` is missing");
            let wrong = translated.diagnostic(Code::UnknownVariant, message, original);
            report.add(wrong.hint("write a text for each value that the original has"));
        }
        for key in keys.named.iter().filter(|key| !is_category(key) && !known.all.contains(**key)) {
            let diagnostic = match (is_plural, values.is_empty()) {
                (true, _) => {
                    let categories =
                        translated.scope.catalog.formatter.plural_categories(PluralType::Cardinal);
                    let message = format!("the language has no plural form `{key}`");
                    let forms = categories.join("`, `");
                    Diagnostic::new(Code::PluralForms, message)
                        .hint(format!("the forms are `{forms}`"))
                }
                (false, false) => {
                    let message = format!("the original has no variant `{key}` of `${variable}`");
                    let hint = format!(
                        "values are not translated: the original has `{}`",
                        values.join("`, `")
                    );
                    Diagnostic::new(Code::UnknownVariant, message).did_you_mean(
                        key,
                        values.iter().copied(),
                        hint,
                    )
                }
                (false, true) => continue,
            };
            report.add(diagnostic.at(translated.file.place(key)));
        }
    }
}

fn compare_printed(
    original_pattern: &Pattern<&str>,
    pattern: &Pattern<&str>,
    lacking: &[&str],
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    report: &mut Report,
) {
    let ours = combinations(pattern);
    if ours.iter().all(|combination| combination.keys.is_empty()) {
        return;
    }
    let theirs = combinations(original_pattern);
    let default = theirs
        .iter()
        .find(|combination| combination.keys.iter().all(|(_, _, is_default)| *is_default));
    let is_everywhere =
        |name: &str| theirs.iter().all(|combination| combination.printed.contains(name));
    // A translation that selects by another variable may have words for its values.
    let selects = |combinations: &[VariantCombination<'_>], name: &str| {
        let mut selectors =
            combinations.iter().flat_map(|combination| &combination.keys).filter_map(|key| key.0);
        selectors.any(|selector| selector.variable == name)
    };
    let names: BTreeSet<&str> =
        theirs.iter().flat_map(|combination| &combination.printed).copied().collect();
    for name in names.into_iter().filter(|name| !lacking.contains(name)) {
        if selects(&ours, name) && !selects(&theirs, name) {
            continue;
        }
        let is_everywhere = is_everywhere(name);
        let is_in_default = default.is_some_and(|combination| combination.printed.contains(name));
        let formatter = &translated.scope.catalog.formatter;
        let lacks = |combination: &&VariantCombination<'_>| {
            !combination.printed.contains(name)
                && !combination.has_references
                && combination.has_to_print(name, is_everywhere, is_in_default, formatter)
        };
        let Some(combination) = ours.iter().find(lacks) else { continue };
        let Some((_, key, _)) = combination.keys.last() else { continue };
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = key;
        let id = original.message.id.name;
        let message = format!("the variant `{key}` of `{id}` does not print `${name}`");
        report.add(
            Diagnostic::new(Code::IncompleteVariant, message)
                .at(translated.file.place(key))
                .related(original.file.place(id), "the original")
                .hint(format!("write `{{ ${name} }}` in this variant, too")),
        );
    }
}

impl<'a> VariantCombination<'a> {
    /// Returns whether a translation has to print a variable that the original prints
    /// `is_everywhere`, or in its default variants.
    fn has_to_print(
        &self,
        name: &str,
        is_everywhere: bool,
        is_in_default: bool,
        formatter: &Formatter,
    ) -> bool {
        let mut of_variable = self
            .keys
            .iter()
            .filter_map(|(selector, key, _)| {
                Some((selector.filter(|it| it.variable == name)?, key))
            })
            .peekable();
        if of_variable.peek().is_none() {
            return is_everywhere;
        }
        (is_everywhere || is_in_default)
            && of_variable.all(|(selector, key)| match key {
                VariantKey::Identifier { name } => {
                    PLURAL_CATEGORIES.contains(name)
                        && has_several_numbers(formatter, selector, name)
                }
                VariantKey::NumberLiteral { .. } => false,
            })
    }

    /// Adds a pattern, with the variant of that number of each selector. Returns the largest number
    /// of variants.
    fn add(&mut self, pattern: &'a Pattern<&'a str>, number: usize) -> usize {
        let mut count = 1;
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            count = count.max(self.expression(expression, number));
        }
        count
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>, number: usize) -> usize {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, number)
            }
            Expression::Inline(_) => {
                mentions_in(expression, &mut |mention| match mention {
                    Mention::Variable(name) => {
                        self.printed.insert(name);
                    }
                    Mention::Message(..) => self.has_references = true,
                    Mention::Term(..)
                    | Mention::Function(..)
                    | Mention::Literal(_)
                    | Mention::Unnamed(_)
                    | Mention::Case(..) => {}
                });
                1
            }
            Expression::Select { selector, variants } => {
                let Some(variant) = variants.get(number.min(variants.len().saturating_sub(1)))
                else {
                    return 1;
                };
                self.keys.push((selector_of(selector), variant.key.clone(), variant.default));
                let inner = self.add(&variant.value, number);
                variants.len().max(inner)
            }
        }
    }
}

/// The pattern with each of its variants in turn.
fn combinations<'a>(pattern: &'a Pattern<&'a str>) -> Vec<VariantCombination<'a>> {
    let (mut combinations, mut count) = (Vec::new(), 1);
    while combinations.len() < count {
        let mut combination = VariantCombination::default();
        count = count.max(combination.add(pattern, combinations.len()));
        combinations.push(combination);
    }
    combinations
}

/// The selector, if it is a variable or a number.
fn selector_of<'a>(selector: &'a InlineExpression<&'a str>) -> Option<Selector<'a>> {
    let of = |variable, plural_type| Some(Selector { variable, plural_type });
    match selector {
        InlineExpression::VariableReference { id } => of(id.name, PluralType::Cardinal),
        InlineExpression::FunctionReference { arguments, .. } => {
            let Some(InlineExpression::VariableReference { id }) = arguments.positional.first()
            else {
                return None;
            };
            of(id.name, plural_type(&call_options(arguments)))
        }
        _ => None,
    }
}

/// Returns whether at least [`NEEDS_NUMBER_FROM`] whole numbers have a category.
fn has_several_numbers(formatter: &Formatter, selector: Selector<'_>, category: &str) -> bool {
    let numbers = (0..=LARGEST_TRIED).filter_map(|number| parse_decimal(&number.to_string()));
    let of_category =
        numbers.filter(|number| formatter.plural(number, selector.plural_type) == category);
    of_category.take(NEEDS_NUMBER_FROM).count() == NEEDS_NUMBER_FROM
}
