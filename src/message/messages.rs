//! All that the text of a message is made from.

use crate::content::Facts;
use crate::message::scope::{Found, Scope};

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

impl Messages<'_> {
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
}
