//! The text of a message: in the page's language or in the one it falls back to, or all that is
//! wrong with it.

use std::borrow::Cow;

use fluent_syntax::ast::{Pattern, PatternElement};

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic};
use crate::message::resolve::Resolver;
use crate::message::{Found, Scope};

/// A variable that is given to a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Inserted as it is.
    Text(String),
    /// A decimal number; printed in the locale's form.
    Number(String),
}

/// Notes what a message was made of, beside the page's own messages.
pub trait Recorder {
    /// A message of the page itself, by its number in the page's file.
    fn own_message(&self, number: usize);
    /// A shared message, by its number in the catalog.
    fn shared_message(&self, number: usize);
    /// A shared term.
    fn shared_term(&self, id: &str);
    /// A message that the locale lacks, and that its fallback has.
    fn fallback(&self, id: &str);
    /// A data file.
    fn data(&self, name: &str);
}

/// The words of a literal element of a pattern. A dash directly between two placeables makes a
/// range of them, and takes a word joiner along: no line ends in `20–`.
pub fn literal<'s>(elements: &[PatternElement<&'s str>], at: usize) -> &'s str {
    let is_placeable =
        |at: usize| matches!(elements.get(at), Some(PatternElement::Placeable { .. }));
    match elements[at] {
        PatternElement::TextElement { value: "–" }
            if at > 0 && is_placeable(at - 1) && is_placeable(at + 1) =>
        {
            "–\u{2060}"
        }
        PatternElement::TextElement { value } => value,
        PatternElement::Placeable { .. } => "",
    }
}

/// A finished text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    /// The words.
    pub text: Cow<'a, str>,
    /// Whether they are in the language of the page, or of the locale it falls back to.
    pub fallback: bool,
}

/// The messages of a page in one language, with what stands in for missing ones.
#[derive(Clone, Copy)]
pub struct Messages<'a> {
    /// The page's language.
    pub scope: Scope<'a>,
    /// The language it falls back to.
    pub fallback: Option<Scope<'a>>,
    /// The facts that variables name.
    pub facts: &'a Facts,
    /// Takes notes.
    pub recorder: &'a dyn Recorder,
}

impl<'a> Messages<'a> {
    /// The text of message `id` (`id.attribute` for an attribute), or all that is wrong with it.
    /// `spare` allows variables that the message does not use.
    pub fn text(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        spare: bool,
    ) -> Result<Text<'a>, Vec<Diagnostic>> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        let own = self.scope.message(name).map(|found| (found, self.scope, false));
        let found = own.or_else(|| {
            let scope = self.fallback?;
            scope.message(name).map(|found| (found, scope, true))
        });
        let Some((found, scope, fallback)) = found else {
            return Err(vec![self.unknown(name)]);
        };
        self.record(found, fallback);
        let Some(pattern) = part(found, attribute) else {
            let what =
                attribute.map_or("text of its own".to_owned(), |a| format!("attribute `{a}`"));
            let diagnostic = Diagnostic::new(
                Code::UnknownMessage,
                format!("the message `{name}` has no {what}"),
            );
            return Err(vec![
                diagnostic.related(found.file.place(found.message.id.name), "this message"),
            ]);
        };
        let text = match plain(pattern) {
            Some(text) if args.is_empty() => text,
            _ => {
                let mut resolver = Resolver::new(self, scope, fallback, args);
                let text = resolver.text(pattern);
                if !spare {
                    resolver.superfluous(found);
                }
                Cow::Owned(resolver.settle(text)?)
            }
        };
        if text.trim().is_empty() {
            let place = found.file.place(found.message.id.name);
            return Err(vec![
                Diagnostic::new(Code::EmptyMessage, format!("the message `{id}` is empty"))
                    .at(place)
                    .hint("write its text"),
            ]);
        }
        Ok(Text { text, fallback })
    }

    /// Notes that a message, or one that it refers to, was read.
    pub(super) fn record(&self, found: Found<'_>, fallback: bool) {
        if fallback {
            self.recorder.fallback(found.message.id.name);
        } else if found.shared {
            self.recorder.shared_message(found.number);
        } else {
            self.recorder.own_message(found.number);
        }
    }

    fn unknown(&self, id: &str) -> Diagnostic {
        Diagnostic::new(Code::UnknownMessage, format!("there is no message `{id}`")).did_you_mean(
            id,
            self.scope.ids(),
            "define it in the page's own file or in a shared one",
        )
    }
}

/// The text of a message, or of one of its attributes.
pub(super) fn part<'a>(found: Found<'a>, attribute: Option<&str>) -> Option<&'a Pattern<&'a str>> {
    match attribute {
        None => found.message.value.as_ref(),
        Some(name) => found
            .message
            .attributes
            .iter()
            .find(|attribute| attribute.id.name == name)
            .map(|attribute| &attribute.value),
    }
}

/// The text of a pattern without placeables, which most patterns are.
fn plain<'a>(pattern: &'a Pattern<&'a str>) -> Option<Cow<'a, str>> {
    let text = |element: &PatternElement<&'a str>| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    };
    match pattern.elements.as_slice() {
        [element] => text(element).map(Cow::Borrowed),
        elements => elements.iter().map(text).collect::<Option<String>>().map(Cow::Owned),
    }
}
