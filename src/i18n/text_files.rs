//! The files of a locale that have the texts of a file of the default locale.

use fluent_syntax::ast::Entry;

use crate::engine::diagnostic::Place;
use crate::engine::query::{Reader, Versioned};
use crate::engine::source::SourcePath;
use crate::i18n::lock::TextDigest;
use crate::i18n::message::{LOCALES, MessageFile, entry_name, message_file};

/// The files of a locale that can have the texts of a file, by its path below the folders of all
/// locales.
pub struct TextFiles {
    /// The body, if the file is one.
    pub body: Option<SourcePath>,
    /// The message files; first the one at the path of the file.
    pub messages: Vec<Versioned<MessageFile>>,
}

impl TextFiles {
    /// Reads the file of a locale, if it exists.
    pub fn own(reader: &Reader, tag: &str, below: &str) -> TextFiles {
        let path = format!("{LOCALES}{tag}/{below}");
        if below.ends_with(".md") {
            let body = reader.snapshot().find(&path).cloned();
            return TextFiles { body, messages: Vec::new() };
        }
        TextFiles { body: None, messages: message_file(reader, &path).into_iter().collect() }
    }

    /// Reads the files of a translation. A shared message may be in another shared file.
    pub fn of_translation(reader: &Reader, tag: &str, below: &str) -> TextFiles {
        let mut files = TextFiles::own(reader, tag, below);
        let shared = reader.snapshot().files_in(&format!("{LOCALES}{tag}/"));
        let shared = shared.map(SourcePath::as_str).filter(|path| path.ends_with(".ftl"));
        if !below.contains('/') {
            files.messages.extend(shared.filter_map(|path| message_file(reader, path)));
        }
        files
    }

    /// Returns the file that has a message or a term.
    pub fn file_of(&self, id: &str) -> Option<&MessageFile> {
        self.messages.iter().map(|file| &**file).find(|file| file.entry(id).is_some())
    }

    /// Returns the source of the body, if it exists.
    pub fn body_text(&self, reader: &Reader) -> Option<String> {
        reader.snapshot().read_text(self.body.as_ref()?.as_str()).ok()
    }

    /// Returns the message or the term of that id.
    pub fn entry(&self, id: &str) -> Option<&Entry<&str>> {
        self.file_of(id)?.entry(id)
    }

    /// Returns the digest and the place of a message or a term, if they have it.
    pub fn text(&self, id: &str) -> Option<(TextDigest, Place)> {
        let file = self.file_of(id)?;
        let entry = file.entry(id)?;
        Some((TextDigest::of_entry(entry), file.place(entry_name(entry)?)))
    }
}
