//! Compares the uses of terms with the terms: those that translations lack, and their cases.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::message::mention::{Mention, mentions, mentions_in, patterns};
use crate::i18n::message::scope::Scope;

/// The terms that the original refers to directly, and the translation neither directly nor through
/// other messages and terms.
pub(super) fn lacking_terms<'a>(
    original: &'a Message<&'a str>,
    scope: Scope<'a>,
    translation: &'a Message<&'a str>,
) -> BTreeSet<&'a str> {
    let mut lacking = BTreeSet::new();
    let mut no_messages = Vec::new();
    for pattern in patterns(original) {
        collect(pattern, &mut lacking, &mut no_messages);
    }
    if lacking.is_empty() {
        return lacking;
    }
    let (mut terms, mut entered) = (BTreeSet::new(), BTreeSet::new());
    let mut open: Vec<&Pattern<&str>> = patterns(translation).collect();
    while let Some(pattern) = open.pop() {
        let (mut found, mut references) = (BTreeSet::new(), Vec::new());
        collect(pattern, &mut found, &mut references);
        for id in found {
            if terms.insert(id) {
                open.extend(scope.term(id).map(|(_, term)| &term.value));
            }
        }
        for id in references {
            if entered.insert(id) {
                open.extend(scope.target(id).into_iter().flat_map(|(_, it)| patterns(it)));
            }
        }
    }
    lacking.retain(|id| !terms.contains(id));
    lacking
}

fn collect<'a>(
    pattern: &'a Pattern<&'a str>,
    terms: &mut BTreeSet<&'a str>,
    messages: &mut Vec<&'a str>,
) {
    mentions(pattern, &mut |mention| match mention {
        Mention::Term(id, _) => {
            terms.insert(id);
        }
        Mention::Message(id, _) => messages.push(id),
        Mention::Variable(_)
        | Mention::Function(..)
        | Mention::Literal(_)
        | Mention::Unnamed(_)
        | Mention::Case(..) => {}
    });
}

/// The diagnostic for a term whose argument selects none of its variants: `{ -brand(case: "ins") }`
/// where the term has other cases, or selects by another argument.
pub(super) fn wrong_case(
    scope: Scope<'_>,
    term: &str,
    argument: &str,
    value: &str,
) -> Option<Diagnostic> {
    let (_, own) = scope.term(term)?;
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let is_only_selector = add_cases(&own.value, &mut keys);
    if !is_only_selector || keys.is_empty() {
        return None;
    }
    let Some(cases) = keys.get(argument) else {
        let message = format!("the term `-{term}` does not select by `{argument}`");
        let names = keys.keys().copied();
        let wrong = Diagnostic::new(Code::UnknownVariant, message);
        return Some(wrong.did_you_mean(argument, names, "write the name that the term has"));
    };
    if cases.contains(value) {
        return None;
    }
    let message = format!("the term `-{term}` has no variant `{value}`");
    let list = cases.iter().copied().collect::<Vec<_>>().join("`, `");
    let wrong = Diagnostic::new(Code::UnknownVariant, message);
    Some(wrong.did_you_mean(value, cases.iter().copied(), format!("its variants are `{list}`")))
}

/// Adds the keys by which a pattern selects, by variable. Returns false if a variable has another
/// use: it is printed, or is a number.
fn add_cases<'a>(
    pattern: &'a Pattern<&'a str>,
    keys: &mut BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let InlineExpression::VariableReference { id } = selector else { return false };
            variants.iter().all(|variant| {
                let VariantKey::Identifier { name } = variant.key else { return false };
                keys.entry(id.name).or_default().insert(name);
                add_cases(&variant.value, keys)
            })
        }
        PatternElement::Placeable { expression } => {
            let mut has_variables = false;
            mentions_in(expression, &mut |mention| {
                has_variables |= !matches!(mention, Mention::Term(..) | Mention::Literal(_));
            });
            !has_variables
        }
    })
}
