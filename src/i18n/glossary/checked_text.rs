//! A text that is checked against the glossary, and the locations of its parts.

use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::MessageFile;

/// A text that is checked.
#[derive(Clone, Copy)]
pub(super) enum CheckedText<'a> {
    /// The message of that id.
    Message(&'a MessageFile, &'a str),
    /// The Markdown body with that path and text.
    Body(&'a SourcePath, &'a str),
}

impl CheckedText<'_> {
    pub(super) fn name(self) -> String {
        match self {
            CheckedText::Message(_, id) => format!("`{id}`"),
            CheckedText::Body(..) => "the text".to_owned(),
        }
    }

    pub(super) fn start(self) -> Place {
        match self {
            CheckedText::Message(file, id) => file.place(id),
            CheckedText::Body(path, _) => Place::file(path),
        }
    }

    pub(super) fn place(self, part: &str) -> Place {
        match self {
            CheckedText::Message(file, _) => file.place(part),
            CheckedText::Body(path, source) => {
                let start = part.as_ptr() as usize - source.as_ptr() as usize;
                Place::new(path, start..start + part.len())
            }
        }
    }

    /// The place in which other mistakes may be the cause of one in this part: the message, or the
    /// line of a body.
    pub(super) fn around(self, part: &str) -> Place {
        match self {
            CheckedText::Message(file, id) => file.entry_place(id),
            CheckedText::Body(path, source) => {
                let Place { start, .. } = self.place(part);
                let first = source[..start].rfind('\n').map_or(0, |newline| newline + 1);
                let rest = source[start..].find('\n').unwrap_or(source.len() - start);
                Place::new(path, first..start + rest + 1)
            }
        }
    }
}
