//! The messages that are visible to a page.

use std::ptr;

use fluent_syntax::ast::{self, Pattern};

use crate::engine::diagnostic::{DiagnosticCause, Names, Place, Report};
use crate::engine::source::SourcePath;
use crate::i18n::message::catalog::Catalog;
use crate::i18n::message::file::{MessageFile, duplicate};
use crate::i18n::message::query::{page_messages, split_locale};

/// The messages that are visible to a page or an island: its own, then the shared ones.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The page's own messages.
    pub own: Option<&'a MessageFile>,
    /// The page's own messages in the fallback, to which messages may refer.
    pub fallback_file: Option<&'a MessageFile>,
    /// The shared messages.
    pub catalog: &'a Catalog,
}

/// A message that was found, with its origin.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// The file that defines it.
    pub file: &'a MessageFile,
    /// The message.
    pub message: &'a ast::Message<&'a str>,
    /// Whether it is shared, not the page's own.
    pub shared: bool,
    /// Its number among the shared messages, or among the page's own.
    pub number: usize,
}

impl<'a> Scope<'a> {
    /// Looks a message up.
    pub fn message(&self, id: &str) -> Option<Found<'a>> {
        if let Some(own) = self.own
            && let Some((number, message)) = own.find(id)
        {
            return Some(Found { file: own, message, shared: false, number });
        }
        let (number, file, message) = self.catalog.message(id)?;
        Some(Found { file, message, shared: true, number })
    }

    /// Looks up the target of a reference: a message, or one that only the fallback has.
    pub fn target(&self, id: &str) -> Option<(&'a MessageFile, &'a ast::Message<&'a str>)> {
        let own = self.message(id).map(|found| (found.file, found.message));
        let borrowed = || self.fallback_file.and_then(|file| Some((file, file.message(id)?)));
        own.or_else(borrowed).or_else(|| self.catalog.borrowed_message(id))
    }

    /// Returns whether all of its files parsed without errors: otherwise they may have more
    /// messages.
    pub fn is_valid(&self) -> bool {
        let mut own = self.own.into_iter().chain(self.fallback_file);
        self.catalog.is_valid() && own.all(MessageFile::is_valid)
    }

    /// Looks a term up: the page's own terms, then the shared ones, each of the locale before those
    /// of the fallback.
    pub fn term(&self, id: &str) -> Option<(&'a MessageFile, &'a ast::Term<&'a str>)> {
        if let Some(own) = self.own
            && let Some(term) = own.term(id)
        {
            return Some((own, term));
        }
        let shared = self.catalog.term(id);
        let borrowed = || self.fallback_file.and_then(|file| Some((file, file.term(id)?)));
        match shared {
            Some((file, _)) if self.catalog.is_borrowed(file) => borrowed().or(shared),
            None => borrowed(),
            _ => shared,
        }
    }

    /// Returns whether a visible file is one of the fallback.
    pub(super) fn is_borrowed(&self, file: &MessageFile) -> bool {
        self.fallback_file.is_some_and(|own| ptr::eq(own, file)) || self.catalog.is_borrowed(file)
    }

    /// Locates a slice of one of the visible files.
    pub fn place(&self, slice: &str) -> Option<Place> {
        self.file_of(slice).map(|file| file.place(slice))
    }

    /// The visible file that contains a slice.
    pub(super) fn file_of(&self, slice: &str) -> Option<&'a MessageFile> {
        let own = self.own.into_iter().chain(self.fallback_file);
        own.chain(self.catalog.all_files()).find(|file| file.span_of(slice).is_some())
    }

    /// The visible ids, for suggestions.
    pub fn names(&self) -> impl Iterator<Item = Names> {
        self.own.into_iter().map(MessageFile::names).chain([self.catalog.names()])
    }

    /// The visible terms, without their dashes.
    pub(super) fn term_names(&self) -> impl Iterator<Item = &'a str> {
        let own = self.own.into_iter().chain(self.fallback_file);
        let files = own.chain(self.catalog.all_files());
        files.flat_map(|file| file.terms().map(|term| term.id.name))
    }

    /// Returns whether any term has an attribute of that name.
    pub(super) fn has_term_attribute(&self, name: &str) -> bool {
        let own = self.own.into_iter().chain(self.fallback_file);
        let mut terms = own.chain(self.catalog.all_files()).flat_map(MessageFile::terms);
        terms.any(|term| term.attributes.iter().any(|attribute| attribute.id.name == name))
    }

    /// Reports the page's own messages that shadow shared ones: each shared one once, whatever the
    /// number of pages. `is_page` returns whether there is a page of that id.
    pub fn check_shadowing(&self, is_page: impl Fn(&str) -> bool, report: &mut Report) {
        let Some(own) = self.own else { return };
        for id in own.ids() {
            if let Some((_, file, shared)) = self.catalog.message(id)
                && let Some(message) = own.message(id)
            {
                let place = file.place(shared.id.name);
                let mut twice = duplicate(own.place(message.id.name), place.clone(), "", id);
                if let Some((tag, id)) = named_as_page(&file.path).filter(|(_, id)| is_page(id)) {
                    let own = page_messages(tag, id);
                    twice =
                        twice.hint(format!("the messages of the page `{id}` belong in `{own}`"));
                }
                report.add(twice.caused_by(DiagnosticCause::Unreported(place)));
            }
        }
    }
}

/// The tag in the path of a file of shared messages, and the name of the file, which may be the id
/// of a page.
fn named_as_page(path: &SourcePath) -> Option<(&str, &str)> {
    split_locale(path.as_str().strip_suffix(".ftl")?)
}

/// The pattern of a message, or of one of its attributes.
pub(super) fn attribute_pattern<'a>(
    found: Found<'a>,
    attribute: Option<&str>,
) -> Option<&'a Pattern<&'a str>> {
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
