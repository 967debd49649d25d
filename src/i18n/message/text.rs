//! The text of a message in the page's language or its fallback, or its errors.

use std::borrow::Cow;

use fluent_syntax::ast::{Entry, Expression, Message, PatternElement};
use fluent_syntax::parser::parse;

use crate::base::html::Slot;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause};
use crate::engine::source::SourcePath;
use crate::i18n::message::file::MessageFile;
use crate::i18n::message::mention::{Mention, mentions};
use crate::i18n::message::messages::Messages;
use crate::i18n::message::pattern::{is_empty, plain};
use crate::i18n::message::reference::unnamed_argument;
use crate::i18n::message::resolve::Resolver;
use crate::i18n::message::scope::{Found, Scope, attribute_pattern};
use crate::i18n::message::syntax;
use crate::i18n::message::value::Arg;
use crate::i18n::message::variable::uses_argument;

/// The text of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    /// The text, with marks for characters of values that have a meaning in markup:
    /// [`plain_text`](crate::i18n::message::plain_text) or [`html`](crate::i18n::message::html)
    /// print it.
    pub text: Cow<'a, str>,
    /// Whether it is in the fallback language, not in that of the page: the page has no such
    /// message, or a copy of that of the fallback.
    pub fallback: bool,
}

/// The diagnostic for a message without text.
pub(super) fn empty(file: &MessageFile, id: &str) -> Diagnostic {
    Diagnostic::new(Code::EmptyMessage, format!("the message `{id}` is empty"))
        .at(file.place(id))
        .hint("write its text; it can be `{ \"\" }` if it is in the default language, too")
}

/// Returns whether a part of a message is a selector with an empty variant, `[0] { "" }`.
fn has_empty_variant(element: &PatternElement<&str>) -> bool {
    let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
    else {
        return false;
    };
    variants.iter().any(|variant| is_empty(&variant.value))
}

impl<'a> Messages<'a> {
    /// The text of the message `id`, or of an attribute (`id.attribute`), or all errors in it.
    /// `allow_unused` allows arguments that the message does not use.
    pub fn text(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        allow_unused: bool,
    ) -> Result<Text<'a>, Vec<Diagnostic>> {
        let (name, attribute) = match memchr::memchr(b'.', id.as_bytes()) {
            Some(dot) => (&id[..dot], Some(&id[dot + 1..])),
            None => (id, None),
        };
        let Some((found, scope, fallback)) = self.find_named(name) else {
            return Err(vec![self.unknown(name)]);
        };
        self.record(found, fallback);
        let fallback = fallback || self.recorder.is_copy(found);
        let Some(pattern) = attribute_pattern(found, attribute) else {
            let what =
                attribute.map_or("text of its own".to_owned(), |a| format!("attribute `{a}`"));
            let diagnostic = Diagnostic::new(
                Code::UnknownMessage,
                format!("the message `{name}` has no {what}"),
            );
            let id = found.message.id.name;
            return Err(vec![
                diagnostic
                    .caused_by(DiagnosticCause::Reported(
                        &[Code::MissingMessage],
                        found.file.entry_place(id),
                    ))
                    .related(found.file.place(id), "this message"),
            ]);
        };
        let mut is_broken = false;
        let text = match plain(pattern) {
            Some(text) if args.is_empty() => text,
            _ => {
                let mut resolver = Resolver::new(self, scope, fallback, args, Slot::Text);
                let text = resolver.text(pattern);
                if !allow_unused && !is_empty(pattern) {
                    resolver.report_unused(found);
                }
                is_broken = resolver.has_broken_data();
                Cow::Owned(resolver.finish(text)?)
            }
        };
        let text = scope.catalog.formatter.joined(text);
        let is_chosen = || pattern.elements.iter().any(has_empty_variant);
        if text.chars().all(char::is_whitespace) && !is_empty(pattern) && !is_chosen() {
            let mut empty = empty(found.file, found.message.id.name);
            if pattern.elements.iter().all(|it| matches!(it, PatternElement::Placeable { .. })) {
                empty = empty.hint("its values are empty: write them in the data or the template");
            }
            return Err(vec![if is_broken {
                empty.caused_by(DiagnosticCause::AnyError)
            } else {
                empty
            }]);
        }
        Ok(Text { text, fallback })
    }

    /// The message of an id, which may end with an attribute; with its scope and whether that is
    /// the fallback's.
    pub fn find(&self, id: &str) -> Option<(Found<'a>, Scope<'a>, bool)> {
        self.find_named(id.split('.').next().unwrap_or(id))
    }

    fn find_named(&self, name: &str) -> Option<(Found<'a>, Scope<'a>, bool)> {
        let own = self.scope.message(name);
        let is_replaced = |found: &Found<'_>| self.replaces_copies && self.recorder.is_copy(*found);
        let borrowed = || {
            let scope = self.fallback?;
            Some((scope.message(name)?, scope, true))
        };
        match own.filter(|found| !is_replaced(found)) {
            Some(found) => Some((found, self.scope, false)),
            None => borrowed().or_else(|| Some((own?, self.scope, false))),
        }
    }

    /// Returns whether a message can use an argument as a variable.
    pub fn uses(&self, id: &str, argument: &str) -> bool {
        self.find(id).is_some_and(|(found, scope, _)| uses_argument(scope, found.message, argument))
    }

    /// The text of a placeable that is not in a message file, such as `{ $offer-price }`, at this
    /// position, or all errors in it; those in the placeable itself have no location. `fallback` is
    /// true if it is in the fallback language. `brace` is the notation of a literal `{` there. Like
    /// that of [`Text`], it has marks.
    pub fn placeable(
        &self,
        source: &str,
        fallback: bool,
        slot: Slot,
        brace: &str,
    ) -> Result<String, Vec<Diagnostic>> {
        let entry = format!("placeable = {source}\n");
        let nowhere = SourcePath::new("");
        let unlocated = |mistake: Diagnostic| Diagnostic { place: None, ..mistake };
        if let Some(mistake) = syntax::too_deep(&nowhere, &entry) {
            return Err(vec![unlocated(mistake)]);
        }
        let resource = parse(entry.as_str()).map_err(|(_, errors)| {
            let mistakes = errors.iter().take(1);
            let mistakes =
                mistakes.flat_map(|error| syntax::mistakes(&nowhere, &entry, error, brace));
            mistakes.map(unlocated).collect::<Vec<_>>()
        })?;
        let Some(Entry::Message(Message { value: Some(pattern), .. })) = resource.body.first()
        else {
            unreachable!("a placeable is the value of a message")
        };
        let mut unnamed = Vec::new();
        mentions(pattern, &mut |mention| {
            if let Mention::Unnamed(term) = mention {
                unnamed.push(unnamed_argument(term));
            }
        });
        if !unnamed.is_empty() {
            return Err(unnamed);
        }
        let scope = if fallback { self.fallback.unwrap_or(self.scope) } else { self.scope };
        let mut resolver = Resolver::new(self, scope, fallback, &[], slot);
        let text = resolver.text(pattern);
        let text = Cow::Owned(resolver.finish(text)?);
        Ok(scope.catalog.formatter.joined(text).into_owned())
    }

    fn unknown(&self, id: &str) -> Diagnostic {
        Diagnostic::new(Code::UnknownMessage, format!("there is no message `{id}`")).did_you_mean(
            id,
            self.scope.names(),
            "define it in the page's own file or in a shared one",
        )
    }
}
