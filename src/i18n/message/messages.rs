//! The inputs for resolving a message.

use fluent_syntax::ast::Message;

use crate::content::{DataFiles, Row};
use crate::i18n::message::scope::{Found, Scope};

/// A parsed message.
pub type FluentMessage<'a> = Message<&'a str>;

/// Records what the text of a message depends on.
pub trait Recorder {
    /// One of the page's own messages, by its number in the page's file.
    fn own_message(&self, number: usize);
    /// A shared message, by its number in the catalog.
    fn shared_message(&self, number: usize);
    /// A shared term.
    fn shared_term(&self, id: &str);
    /// A message that only the fallback has.
    fn fallback(&self, id: &str);
    /// A data file.
    fn data(&self, name: &str);
    /// A value of the data, by the name of its variable.
    fn value(&self, variable: &str);
    /// Returns whether a message is a copy of the original one, which should be translated.
    fn is_copy(&self, found: Found<'_>) -> bool;
    /// Marks the text of a value of the data with its place, in a mode that shows places.
    fn marked(&self, _variable: &str) -> Option<ValueMark> {
        None
    }
}

/// The marks before and after the text of a value.
pub type ValueMark = [String; 2];

/// The messages of a page in one language, with its fallback.
#[derive(Clone, Copy)]
pub struct Messages<'a> {
    /// The page's language.
    pub scope: Scope<'a>,
    /// The language it falls back to.
    pub fallback: Option<Scope<'a>>,
    /// Whether messages of the fallback replace copies of those of the default locale: it is
    /// another one.
    pub replaces_copies: bool,
    /// The data that variables refer to.
    pub data_files: &'a DataFiles,
    /// The row that the page is made of: its fields are variables.
    pub row: Option<&'a Row>,
    /// Records dependencies.
    pub recorder: &'a dyn Recorder,
}

impl Messages<'_> {
    /// Records that a message, or one that it refers to, was used.
    pub(super) fn record(&self, found: Found<'_>, fallback: bool) {
        if fallback {
            self.recorder.fallback(found.message.id.name);
        } else if found.shared {
            self.recorder.shared_message(found.number);
        } else {
            self.recorder.own_message(found.number);
        }
    }
}
