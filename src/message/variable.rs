//! The variables of messages.

use std::collections::BTreeSet;

use fluent_syntax::ast::Message;

use crate::message::mention::{Mention, mentions, patterns};
use crate::message::scope::Scope;

/// Returns whether a message can use the variable, in any variant or through references.
pub(super) fn uses_variable(scope: Scope<'_>, message: &Message<&str>, name: &str) -> bool {
    let mut seen = BTreeSet::new();
    variables_into(scope, message, &mut seen, &mut BTreeSet::new());
    seen.contains(name)
}

/// The variables that a message can use, including facts.
pub(super) fn variables<'a>(scope: Scope<'a>, message: &'a Message<&'a str>) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    variables_into(scope, message, &mut seen, &mut BTreeSet::new());
    seen
}

fn variables_into<'a>(
    scope: Scope<'a>,
    message: &'a Message<&'a str>,
    seen: &mut BTreeSet<&'a str>,
    entered: &mut BTreeSet<&'a str>,
) {
    if !entered.insert(message.id.name) {
        return;
    }
    let mut references = Vec::new();
    for pattern in patterns(message) {
        mentions(pattern, &mut |mention| match mention {
            Mention::Variable(name) => {
                seen.insert(name);
            }
            Mention::Message(id, _) => references.push(id),
            Mention::Term(..) | Mention::Function(..) => {}
        });
    }
    for found in references.into_iter().filter_map(|id| scope.message(id)) {
        variables_into(scope, found.message, seen, entered);
    }
}
