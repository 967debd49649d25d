//! The variables of messages.

use std::collections::{BTreeSet, VecDeque};

use fluent_syntax::ast::Message;

use crate::base::limit::REFERENCE_CHAIN;
use crate::i18n::message::mention::{Mention, mentions, patterns};
use crate::i18n::message::scope::Scope;

/// Returns the name of a variable as an argument in a template, which can't contain hyphens.
pub(super) fn argument(variable: &str) -> String {
    variable.replace('-', "_")
}

/// Returns whether an argument of a template has the name of a variable.
pub(super) fn is_argument(argument: &str, variable: &str) -> bool {
    let sign = |byte: u8| if byte == b'-' { b'_' } else { byte };
    argument.len() == variable.len()
        && argument
            .bytes()
            .zip(variable.bytes())
            .all(|(one, other)| one == sign(other) || one == other)
}

/// Returns whether the message of that id can use an argument as a variable.
pub fn message_uses(scope: Scope<'_>, id: &str, argument: &str) -> bool {
    scope.message(id).is_some_and(|found| uses_argument(scope, found.message, argument))
}

/// Returns whether a message can use an argument, in any variant or through references.
pub(super) fn uses_argument(scope: Scope<'_>, message: &Message<&str>, argument: &str) -> bool {
    variables(scope, message).iter().any(|variable| is_argument(argument, variable))
}

/// The variables that a message can use, including data.
pub(super) fn variables<'a>(scope: Scope<'a>, message: &'a Message<&'a str>) -> BTreeSet<&'a str> {
    let (mut seen, mut entered) = (BTreeSet::new(), BTreeSet::from([message.id.name]));
    let mut open = VecDeque::from([(message, 0)]);
    while let Some((message, depth)) = open.pop_front() {
        let mut references = Vec::new();
        for pattern in patterns(message) {
            mentions(pattern, &mut |mention| match mention {
                Mention::Variable(name) => {
                    seen.insert(name);
                }
                Mention::Message(id, _) => references.push(id),
                Mention::Term(..)
                | Mention::Function(..)
                | Mention::Literal(_)
                | Mention::Unnamed(_)
                | Mention::Case(..) => {}
            });
        }
        // Longer chains are reported elsewhere.
        if depth < REFERENCE_CHAIN.most() {
            let found = references.into_iter().filter_map(|id| scope.target(id));
            let new = found.filter(|(_, message)| entered.insert(message.id.name));
            open.extend(new.map(|(_, message)| (message, depth + 1)));
        }
    }
    seen
}
