//! Finds terms that translations lack.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Message, Pattern};

use crate::i18n::message::mention::{Mention, mentions, patterns};
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
        | Mention::Unnamed(_) => {}
    });
}
