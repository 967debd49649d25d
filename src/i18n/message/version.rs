//! A message in one of the languages that are compared.

use fluent_syntax::ast::Message;

use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::i18n::message::{MessageFile, Scope};

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
