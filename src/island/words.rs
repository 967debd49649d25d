//! An island's words in one language, as i18next reads them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Pattern, Term};

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::format::Formatter;
use crate::island::spec::IslandSpec;
use crate::island::translate::{Call, Fact, Refused, Words, translate};
use crate::message::{Scope, fact_text};

/// The messages that an island carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Slice {
    /// i18next JSON: keys, with the suffix of their plural form, and texts.
    pub messages: BTreeMap<String, String>,
    /// Shared messages that went into them.
    pub shared: BTreeSet<String>,
}

struct View<'a> {
    scope: Scope<'a>,
    facts: &'a Facts,
    shared: std::cell::RefCell<BTreeSet<String>>,
}

impl<'a> Words<'a> for View<'a> {
    fn message(&self, id: &str) -> Option<&Pattern<&'a str>> {
        let found = self.scope.message(id)?;
        if found.shared {
            self.shared.borrow_mut().insert(id.to_owned());
        }
        found.message.value.as_ref()
    }

    fn term(&self, id: &str) -> Option<&Term<&'a str>> {
        self.scope.term(id).map(|(_, term)| term)
    }

    fn fact(&self, variable: &str, call: Option<&Call<'_>>) -> Option<Result<Fact, String>> {
        if !variable.contains('-') {
            return None;
        }
        let Some(fact) = self.facts.variable(variable) else {
            return Some(Err(format!("there is no fact `{}`", variable.replace('-', "."))));
        };
        let options = call.map(|call| (call.function, call.options.as_slice()));
        let formatter: &Formatter = &self.scope.catalog.formatter;
        Some(fact_text(fact, options, formatter).map(|(text, number)| Fact { text, number }))
    }
}

/// The messages of an island: all of its own file, and the shared ones it names. What i18next
/// can't say is reported.
pub(super) fn slice(
    spec: &IslandSpec,
    scope: Scope<'_>,
    fallback: Option<Scope<'_>>,
    facts: &Facts,
    report: &mut Report,
) -> Slice {
    let mut ids: BTreeSet<&str> = spec.messages.iter().map(|named| named.value.as_str()).collect();
    for scope in std::iter::once(scope).chain(fallback) {
        ids.extend(scope.own.into_iter().flat_map(|file| file.ids()));
    }
    let mut slice = Slice::default();
    for id in ids {
        let scopes = std::iter::once(scope).chain(fallback);
        let Some((found, scope)) =
            scopes.into_iter().find_map(|scope| scope.message(id).map(|found| (found, scope)))
        else {
            continue;
        };
        let view = View { scope, facts, shared: Default::default() };
        let id = found.message.id.name;
        for attribute in &found.message.attributes {
            report.add(refused(
                &scope,
                &Refused {
                    source: attribute.id.name,
                    message: format!("`{id}` has an attribute, which an island can't read"),
                    hint: Some("make it a message of its own"),
                },
            ));
        }
        let Some(pattern) = &found.message.value else { continue };
        match translate(id, pattern, &view, &scope.catalog.formatter) {
            Ok(texts) => slice.messages.extend(texts),
            Err(problems) => {
                for problem in &problems {
                    report.add(refused(&scope, problem));
                }
            }
        }
        slice.shared.extend(view.shared.into_inner());
    }
    slice
}

fn refused(scope: &Scope<'_>, refused: &Refused<'_>) -> Diagnostic {
    let mut diagnostic = Diagnostic::new(Code::IslandMessage, &refused.message);
    diagnostic.place = scope.place(refused.source);
    if diagnostic.place.is_none() {
        diagnostic.place = scope.own.map(|file| Place::file(&file.path));
    }
    diagnostic.hint = refused.hint.map(str::to_owned);
    diagnostic
}
