//! Compares a message of a translation with the original: attributes, variables, terms and markup.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};

use crate::content::DataFiles;
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Hint, Place, Report, Similar, similar,
};
use crate::i18n::format::PLURAL_CATEGORIES;
use crate::i18n::message::markup::{lacking_elements, markup_slips, tags};
use crate::i18n::message::measure::compare_measures;
use crate::i18n::message::mention::{
    Mention, collect_texts, in_inline, is_plain, may_have_markup, mentions_in, patterns, texts,
};
use crate::i18n::message::number::compare_numbers;
use crate::i18n::message::pattern::is_empty;
use crate::i18n::message::term::lacking_terms;
use crate::i18n::message::text::empty;
use crate::i18n::message::variable::{argument, is_argument, variables};
use crate::i18n::message::variant::{compare_variants, nouns_change};
use crate::i18n::message::{MessageFile, Scope};

/// The parts of the site that the comparison of languages needs.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// The data of the site. A message that refers to unknown data is not compared: that is
    /// reported already.
    pub data_files: &'a DataFiles,
    /// Returns whether a page or a template names a message: if the original lacks it, this is
    /// reported there.
    pub is_wanted: &'a dyn Fn(&str) -> bool,
    /// Returns whether a template may pass an argument of that name; then a variable is not data.
    pub is_passed: &'a dyn Fn(&str) -> bool,
}

/// The variables in which two versions of a message differ.
#[derive(Default)]
struct VariableDifference<'a> {
    /// The variables that only the original has.
    lacking: Vec<&'a str>,
    /// The variables that only the translation has.
    extra: Vec<&'a str>,
    /// Whether one of them is data that does not exist, which is reported where it is used.
    is_unknown: bool,
}

/// Reports the differences of a translation from the original. A locale may lack messages and
/// attributes if it `is_partial`.
pub(super) fn compare(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    is_partial: bool,
    site: Site<'_>,
    report: &mut Report,
) {
    compare_numbers(original, translated, report);
    let is_plain = is_plain(original.message) && is_plain(translated.message);
    // Most messages are texts without markup.
    if is_plain && !patterns(original.message).any(may_have_markup) {
        return;
    }
    let is_empty =
        |version: &MessageVersion<'_>| version.message.value.as_ref().is_some_and(is_empty);
    if is_empty(&translated) && !is_empty(&original) {
        report.add(empty(translated.file, translated.message.id.name));
        return;
    }
    let difference = if is_plain {
        VariableDifference::default()
    } else {
        difference(original, translated, site)
    };
    compare_elements(original, translated, &difference, report);
    if is_plain {
        return;
    }
    if !is_partial {
        compare_attributes(original, translated, report);
    }
    compare_terms(original, translated, report);
    compare_measures(original, translated, report);
    if !difference.is_unknown {
        report_difference(original, translated, &difference, report);
        compare_variants(original, translated, &difference.lacking, site.data_files, report);
    }
}

fn difference<'a>(
    original: MessageVersion<'a>,
    translated: MessageVersion<'a>,
    site: Site<'_>,
) -> VariableDifference<'a> {
    let expected = variables(original.scope, original.message);
    let found = variables(translated.scope, translated.message);
    if expected == found {
        return VariableDifference::default();
    }
    let is_unknown =
        |name: &str| site.data_files.lacks_variable(name) && !(site.is_passed)(&argument(name));
    if expected.symmetric_difference(&found).copied().any(is_unknown) {
        return VariableDifference { is_unknown: true, ..VariableDifference::default() };
    }
    // `<guide>` is another notation for `<a href="{ $guide }">`.
    let (theirs, ours) = (tags(original.message), tags(translated.message));
    let is_link = |name: &str, written: &BTreeSet<&str>, other: &BTreeSet<&str>| {
        written.iter().any(|tag| is_argument(tag, name) && !other.contains(tag))
    };
    let lacking = expected.difference(&found).filter(|name| !is_link(name, &ours, &theirs));
    let extra = found.difference(&expected).filter(|name| !is_link(name, &theirs, &ours));
    let (lacking, extra) = (lacking.copied().collect(), extra.copied().collect());
    VariableDifference { lacking, extra, is_unknown: false }
}

fn compare_elements(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    difference: &VariableDifference<'_>,
    report: &mut Report,
) {
    let id = original.message.id.name;
    for slip in markup_slips(original.message, translated.message) {
        let message = format!("the translation of `{id}` prints {slip}");
        let wrong = translated.diagnostic(Code::MarkupMismatch, message, original);
        report.add(wrong.hint("compare its markup with that of the original"));
    }
    let elements = &original.scope.catalog.rules.elements;
    let mut lacking = lacking_elements(original.message, translated.message, elements);
    // A link that is dropped with the variable of its address is one mistake.
    lacking.retain(|element| element != "a" || difference.lacking.is_empty());
    if lacking.is_empty() {
        return;
    }
    let list = lacking.join(">`, `<");
    let message = format!("the translation of `{id}` lacks `<{list}>`");
    report.add(
        translated
            .diagnostic(Code::MarkupMismatch, message, original)
            .caused_by(DiagnosticCause::Reported(&[Code::InvalidMarkup], translated.file.place(id)))
            .hint("mark up the same words as in the original"),
    );
}

/// Reports attributes, and a text besides them, that only the original has.
fn compare_attributes(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    report: &mut Report,
) {
    let id = original.message.id.name;
    if original.message.value.is_some() && translated.message.value.is_none() {
        let message = format!("the translation of `{id}` has attributes, but no text");
        report.add(
            translated
                .diagnostic(Code::MissingMessage, message, original)
                .hint(format!("write `{id} = …` above its attributes")),
        );
    }
    let has = |version: MessageVersion<'_>, name: &str| {
        version.message.attributes.iter().any(|attribute| attribute.id.name == name)
    };
    let names = translated.message.attributes.iter().map(|attribute| attribute.id.name);
    let mut extra: Vec<&str> = names.filter(|name| !has(original, name)).collect();
    for attribute in &original.message.attributes {
        let name = attribute.id.name;
        if has(translated, name) {
            continue;
        }
        let message = format!("the translation of `{id}` lacks the attribute `{name}`");
        let missing = translated.diagnostic(Code::MissingMessage, message, original);
        report.add(match similar(name, extra.iter().copied()) {
            Some(Similar { name: written, is_certain }) => {
                extra.retain(|other| *other != written);
                let hint = format!("did you mean `.{name}`?");
                let hint = Hint::respell(hint, written, Similar { name, is_certain });
                missing.at(translated.file.place(written)).hint(hint)
            }
            None => missing.hint(format!("write `.{name} = …` on an indented line below it")),
        });
    }
    for name in extra {
        let message = format!("the original of `{id}` has no attribute `{name}`");
        report.add(
            Diagnostic::new(Code::ObsoleteMessage, message)
                .at(translated.file.place(name))
                .related(original.file.place(id), "the original")
                .hint("remove it, or give the original the same attribute"),
        );
    }
}

fn compare_terms(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    report: &mut Report,
) {
    let mut lacking = lacking_terms(original.message, translated.scope, translated.message);
    // Terms that the original's language lacks are reported there.
    lacking.retain(|id| original.scope.term(id).is_some() && !writes_other_form(translated, id));
    if lacking.is_empty() {
        return;
    }
    let id = original.message.id.name;
    let list = lacking.into_iter().collect::<Vec<_>>().join("`, `-");
    report.add(
        translated
            .diagnostic(
                Code::MissingTerm,
                format!("the translation of `{id}` lacks `-{list}`"),
                original,
            )
            .caused_by(DiagnosticCause::Reported(
                &[Code::UnknownReference],
                translated.entry_place(),
            ))
            .hint("refer to the term as the original does"),
    );
}

/// Returns whether a translation has the words of a term in another case, which the term can't have
/// there: at the start of a sentence.
fn writes_other_form(translated: MessageVersion<'_>, term: &str) -> bool {
    let Some((_, term)) = translated.scope.term(term) else { return false };
    let (mut forms, text) = (Vec::new(), texts(translated.message).join(" "));
    collect_texts(&term.value, &mut forms);
    let lower = text.to_lowercase();
    let is_other = |form: &str| !text.contains(form) && lower.contains(&form.to_lowercase());
    forms.iter().any(|form| is_other(form.trim()))
}

/// The use of a variable that a message does not print.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SelectorUse {
    /// It selects plural forms.
    Count,
    /// It selects variants for texts, such as the gender of a person.
    Text,
}

/// Returns how a message selects by a variable; `None` if it prints it.
fn only_selects_by(message: &Message<&str>, name: &str) -> Option<SelectorUse> {
    #[derive(Default)]
    struct Uses {
        counts: bool,
        selects: bool,
        prints: bool,
    }
    fn add(pattern: &Pattern<&str>, name: &str, uses: &mut Uses) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let is_own = |selector: &InlineExpression<&str>| {
                        let mut is_own = false;
                        in_inline(selector, &mut |mention| {
                            is_own |= matches!(mention, Mention::Variable(found) if found == name);
                        });
                        is_own
                    };
                    let is_form = |variant: &Variant<&str>| match variant.key {
                        VariantKey::Identifier { name } => PLURAL_CATEGORIES.contains(&name),
                        VariantKey::NumberLiteral { .. } => true,
                    };
                    if is_own(selector) {
                        let are_forms = variants.iter().all(is_form);
                        *(if are_forms { &mut uses.counts } else { &mut uses.selects }) = true;
                    }
                    for variant in variants {
                        add(&variant.value, name, uses);
                    }
                }
                PatternElement::Placeable { expression } => mentions_in(expression, &mut |it| {
                    uses.prints |= matches!(it, Mention::Variable(found) if found == name);
                }),
                PatternElement::TextElement { .. } => {}
            }
        }
    }
    let mut uses = Uses::default();
    patterns(message).for_each(|pattern| add(pattern, name, &mut uses));
    match uses {
        Uses { prints: true, .. } => None,
        Uses { selects: true, .. } => Some(SelectorUse::Text),
        Uses { counts, .. } => counts.then_some(SelectorUse::Count),
    }
}

fn report_difference(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    difference: &VariableDifference<'_>,
    report: &mut Report,
) {
    let uses: Option<Vec<SelectorUse>> =
        difference.lacking.iter().map(|name| only_selects_by(original.message, name)).collect();
    if let (Some(uses), [first, ..]) = (uses, &difference.lacking[..])
        && difference.extra.is_empty()
    {
        let id = original.message.id.name;
        let text = difference.lacking.iter().zip(&uses).find(|(_, it)| **it == SelectorUse::Text);
        if let Some((name, _)) = text {
            let message = format!("the translation of `{id}` has one text for each `${name}`");
            let hint = format!(
                "select as the original does; if the language has one text for all, write \
                 `{{ ${name} -> *[other] … }}`"
            );
            let wrong = translated.diagnostic(Code::UnknownVariant, message, original);
            report.add(wrong.hint(hint));
        } else if nouns_change(&translated.scope.catalog.formatter) {
            let message = format!("the translation of `{id}` has one form for each `${first}`");
            report.add(
                translated
                    .diagnostic(Code::PluralForms, message, original)
                    .hint(format!("select the form as the original does: `{{ ${first} -> … }}`")),
            );
        }
        return;
    }
    let list = |names: &[&str]| {
        names.iter().map(|name| format!("`${name}`")).collect::<Vec<_>>().join(", ")
    };
    let (lacking, extra) = (list(&difference.lacking), list(&difference.extra));
    let id = original.message.id.name;
    let (code, message) = match (lacking.is_empty(), extra.is_empty()) {
        (true, true) => return,
        (false, true) => {
            (Code::VariableMismatch, format!("the translation of `{id}` lacks {lacking}"))
        }
        // A translation may need a variable that the original does not use, if it is passed.
        (true, false) => (
            Code::AdditionalVariable,
            format!("the translation of `{id}` uses {extra}, which the original does not"),
        ),
        (false, false) => (
            Code::VariableMismatch,
            format!("the translation of `{id}` uses {extra} instead of {lacking}"),
        ),
    };
    // A variable that no template gives is not in the original either, a variable without its
    // dollar sign is a message that does not exist, and an indented message has its own variables.
    let cause: &[Code] = match code {
        Code::AdditionalVariable => &[Code::MissingVariable, Code::FluentSyntax],
        _ => &[Code::UnknownReference, Code::FluentSyntax],
    };
    report.add(
        translated
            .diagnostic(code, message, original)
            .caused_by(DiagnosticCause::Reported(cause, translated.entry_place()))
            .hint("use the same variables in every language"),
    );
}

/// A message in one language.
#[derive(Clone, Copy)]
pub(super) struct MessageVersion<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) file: &'a MessageFile,
    pub(super) message: &'a Message<&'a str>,
}

impl MessageVersion<'_> {
    /// The place of the whole message.
    pub(super) fn entry_place(self) -> Place {
        self.file.entry_place(self.message.id.name)
    }

    /// A diagnostic at the id of the translation, with the original as a related place.
    pub(super) fn diagnostic(self, code: Code, message: String, original: Self) -> Diagnostic {
        Diagnostic::new(code, message)
            .at(self.file.place(self.message.id.name))
            .related(original.file.place(original.message.id.name), "the original")
    }
}
