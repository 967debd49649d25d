//! `locales/`: Fluent files, where a message is looked up, and the text that comes of it.
//!
//! Parsing is the Fluent crates'. Resolving is ours, because three things are needed that the
//! bundles of those crates do not give: numbers, dates and plurals by the same CLDR data as the
//! browser's; facts as variables; and every mistake with its place in the file.

mod catalog;
mod file;
mod mention;
mod reference;
mod resolve;
mod syntax;
mod text;
mod translation;
mod value;

use fluent_syntax::ast;

use crate::diagnostic::{Place, Report};
use crate::message::file::duplicate;

pub use crate::message::catalog::Catalog;
pub use crate::message::file::MessageFile;
pub use crate::message::reference::check_references;
pub use crate::message::text::{Arg, Messages, Recorder, Text, literal};
pub use crate::message::translation::{check_catalogs, check_translation};
pub use crate::message::value::{FactText, fact_text, set_number_option};

/// What a page (or an island) sees: its own messages, then the shared ones.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The messages of the page.
    pub own: Option<&'a MessageFile>,
    /// The shared ones.
    pub catalog: &'a Catalog,
}

/// A message that was found, and where.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// The file it stands in.
    pub file: &'a MessageFile,
    /// What it says.
    pub message: &'a ast::Message<&'a str>,
    /// Whether it is a shared one, or the page's own.
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

    /// Looks a term up: the page's own terms, then the shared ones.
    pub fn term(&self, id: &str) -> Option<(&'a MessageFile, &'a ast::Term<&'a str>)> {
        if let Some(own) = self.own
            && let Some(term) = own.term(id)
        {
            return Some((own, term));
        }
        self.catalog.term(id)
    }

    /// Where a slice of one of the files in view stands.
    pub fn place(&self, slice: &str) -> Option<Place> {
        let shared = self.catalog.files().iter().map(|file| &**file);
        self.own
            .into_iter()
            .chain(shared)
            .find_map(|file| file.span_of(slice).map(|span| Place::new(&file.path, span)))
    }

    /// The ids in view, for suggestions.
    pub fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.own.into_iter().flat_map(MessageFile::ids).chain(self.catalog.ids())
    }

    /// The page's own messages that hide shared ones: both would be seen under one id.
    pub fn check_shadowing(&self, report: &mut Report) {
        let Some(own) = self.own else { return };
        for id in own.ids() {
            if let Some((_, file, shared)) = self.catalog.message(id)
                && let Some(message) = own.message(id)
            {
                report.add(duplicate(
                    own.place(message.id.name),
                    file.place(shared.id.name),
                    "",
                    id,
                ));
            }
        }
    }
}
