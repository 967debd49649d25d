//! The shared messages of a locale, from all of its shared files.

use std::sync::{Arc, OnceLock};

use fluent_syntax::ast::{self, Pattern};

use crate::base::digest::{Digest, DigestBuilder};
use crate::engine::diagnostic::{Names, Report};
use crate::engine::query::Versioned;
use crate::i18n::format::Formatter;
use crate::i18n::message::file::{MessageFile, duplicate};
use crate::i18n::message::index::IdIndex;
use crate::i18n::message::mention::{Mention, mentions, patterns};
use crate::i18n::message::rules::Rules;

/// The shared messages of one locale.
pub struct Catalog {
    /// Formats numbers and dates.
    pub formatter: Versioned<Formatter>,
    /// The declarations of `site.toml` for all languages.
    pub rules: Versioned<Rules>,
    files: Vec<Versioned<MessageFile>>,
    /// The files of the fallback with terms, or with messages that the locale lacks.
    borrowed: Vec<Versioned<MessageFile>>,
    /// Whether the files of the fallback parsed without errors.
    is_fallback_valid: bool,
    /// Message ids, sorted, with the index of the file and the index in it.
    messages: Vec<(Box<str>, u32, u32)>,
    by_id: IdIndex,
    /// Term ids, sorted, with the index of the file in [`Catalog::all_files`].
    terms: Vec<(Box<str>, u32)>,
    structure: OnceLock<Digest>,
    names: OnceLock<Names>,
}

impl Catalog {
    /// Combines the shared files of a locale with those of all languages. The messages and terms of
    /// the locale take precedence.
    pub fn new(
        formatter: Versioned<Formatter>,
        rules: Versioned<Rules>,
        mut files: Vec<Versioned<MessageFile>>,
        common: Vec<Versioned<MessageFile>>,
        report: &mut Report,
    ) -> Catalog {
        let mut messages: Vec<(Box<str>, u32, u32)> = Vec::new();
        let mut terms: Vec<(Box<str>, u32)> = Vec::new();
        let own = files.len() as u32;
        files.extend(common);
        for (at, file) in files.iter().enumerate() {
            let ids = file.ids().enumerate();
            messages.extend(ids.map(|(number, id)| (id.into(), at as u32, number as u32)));
            terms.extend(file.terms().map(|term| (term.id.name.into(), at as u32)));
        }
        messages.sort_unstable();
        terms.sort_unstable();
        messages.dedup_by(|next, one| next.0 == one.0 && one.1 < own && own <= next.1);
        terms.dedup_by(|next, one| next.0 == one.0 && one.1 < own && own <= next.1);
        let ids: Vec<&str> = messages.iter().map(|(id, ..)| &**id).collect();
        let by_id = IdIndex::new(&ids);
        let (structure, names) = (OnceLock::new(), OnceLock::new());
        let borrowed = Vec::new();
        let catalog = Catalog {
            formatter,
            rules,
            files,
            borrowed,
            is_fallback_valid: true,
            messages,
            by_id,
            terms,
            structure,
            names,
        };
        catalog.report_duplicates(report);
        catalog
    }

    /// Adds what the locale lacks of the files of the fallback, as targets of references.
    pub(super) fn with_fallback(mut self, fallback: Vec<Versioned<MessageFile>>) -> Catalog {
        self.is_fallback_valid = fallback.iter().all(|file| file.is_valid());
        let is_target = |file: &Versioned<MessageFile>| {
            file.has_terms() || file.ids().any(|id| self.message(id).is_none())
        };
        self.borrowed = fallback.into_iter().filter(is_target).collect();
        let mut lacking = Vec::new();
        for (file, at) in self.borrowed.iter().zip(self.files.len()..) {
            let ids = file.terms().map(|term| term.id.name);
            let ids = ids.filter(|id| self.term(id).is_none());
            lacking.extend(ids.map(|id| (id.into(), at as u32)));
        }
        self.terms.extend(lacking);
        self.terms.sort_unstable();
        self
    }

    /// Returns whether the locale lacks messages or terms of the catalog of its fallback.
    pub fn lacks_any_of(&self, fallback: &Catalog) -> bool {
        self.terms.iter().any(|(_, file)| *file as usize >= self.files.len())
            || fallback.ids().any(|id| self.message(id).is_none())
    }

    /// Returns whether this file is one of the fallback.
    pub(super) fn is_borrowed(&self, file: &MessageFile) -> bool {
        self.borrowed.iter().any(|borrowed| std::ptr::eq(&raw const **borrowed, file))
    }

    /// A message of the fallback.
    pub(super) fn borrowed_message(&self, id: &str) -> Option<(&MessageFile, &ast::Message<&str>)> {
        self.borrowed.iter().find_map(|file| Some((&**file, file.message(id)?)))
    }

    /// The shared files, and those of the fallback whose terms and messages may be used.
    pub(super) fn all_files(&self) -> impl Iterator<Item = &MessageFile> {
        self.files.iter().chain(&self.borrowed).map(|file| &**file)
    }

    fn report_duplicates(&self, report: &mut Report) {
        let file = |at: u32| &self.files[at as usize];
        for pair in self.messages.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let ((id, first, _), (_, second, _)) = (&pair[0], &pair[1]);
            if first == second {
                continue;
            }
            let place = |at| file(at).message(id).map(|message| file(at).place(message.id.name));
            if let (Some(first), Some(second)) = (place(*first), place(*second)) {
                report.add(duplicate(second, first, "", id));
            }
        }
        for pair in self.terms.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let ((id, first), (_, second)) = (&pair[0], &pair[1]);
            if first == second {
                continue;
            }
            let place = |at| file(at).term(id).map(|term| file(at).place(term.id.name));
            if let (Some(first), Some(second)) = (place(*first), place(*second)) {
                report.add(duplicate(second, first, "-", id));
            }
        }
    }

    /// The digest of everything that checks of other files depend on: messages, terms, and their
    /// references, without texts.
    pub fn structure(&self) -> Digest {
        *self.structure.get_or_init(|| {
            let files = self.all_files();
            files.fold(DigestBuilder::new(), |digest, file| structure(file, digest)).finish()
        })
    }

    /// The digest of all shared files, and those of borrowed terms and messages.
    pub fn digest(&self) -> Digest {
        let files = self.all_files();
        files.fold(DigestBuilder::new(), |digest, file| digest.field(file.source())).finish()
    }

    /// The shared files.
    pub fn files(&self) -> &[Versioned<MessageFile>] {
        &self.files
    }

    /// The ids of all shared messages, sorted; a message's number is its index in this list.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|(id, ..)| &**id)
    }

    /// The id of the shared message with that number.
    pub fn id(&self, number: usize) -> &str {
        &self.messages[number].0
    }

    /// The ids of all shared messages, for suggestions.
    pub fn names(&self) -> Names {
        Arc::clone(self.names.get_or_init(|| self.ids().map(Box::from).collect()))
    }

    /// Returns whether all shared files, and those of the fallback, parsed without errors.
    pub fn is_valid(&self) -> bool {
        self.is_fallback_valid && self.files.iter().all(|file| file.is_valid())
    }

    /// The number of shared messages.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Returns whether there are no shared messages.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// The number, file and content of a shared message.
    pub fn message(&self, id: &str) -> Option<(usize, &MessageFile, &ast::Message<&str>)> {
        let number = self.by_id.find(id, |number| &self.messages[number].0)?;
        let (_, file, at) = &self.messages[number];
        let file = &self.files[*file as usize];
        Some((number, file, file.nth(*at as usize)))
    }

    /// Returns whether the id of the message with that number is unique among the shared messages.
    pub fn is_only(&self, number: usize) -> bool {
        let id = |number: usize| self.messages.get(number).map(|(id, ..)| id);
        let before = number.checked_sub(1).and_then(id);
        id(number) != before && id(number) != id(number + 1)
    }

    /// The file and content of a shared term, or of one of the fallback.
    pub fn term(&self, id: &str) -> Option<(&MessageFile, &ast::Term<&str>)> {
        let number = self.terms.binary_search_by(|(known, _)| (**known).cmp(id)).ok()?;
        let file = self.all_files().nth(self.terms[number].1 as usize)?;
        file.term(id).map(|term| (file, term))
    }
}

/// Adds a file to the digest: everything that other files can refer to, without texts.
fn structure(file: &MessageFile, digest: DigestBuilder) -> DigestBuilder {
    let mut digest = digest.field([u8::from(file.is_valid())]);
    let mut add = |kind: &str, name: &str| {
        digest = std::mem::take(&mut digest).field(kind).field(name);
    };
    for message in file.all() {
        add("message", message.id.name);
        for attribute in &message.attributes {
            add("attribute", attribute.id.name);
        }
        patterns(message).for_each(|pattern| add_references(pattern, &mut add));
    }
    for term in file.terms() {
        add("term", term.id.name);
        let attributes = term.attributes.iter().map(|attribute| &attribute.value);
        std::iter::once(&term.value).chain(attributes).for_each(|it| add_references(it, &mut add));
    }
    digest
}

fn add_references(pattern: &Pattern<&str>, add: &mut dyn FnMut(&str, &str)) {
    mentions(pattern, &mut |mention| {
        let (kind, name, attribute) = match mention {
            Mention::Variable(name) => ("$", name, None),
            Mention::Message(name, attribute) => ("", name, attribute),
            Mention::Term(name, attribute) => ("-", name, attribute),
            Mention::Function(name, _) => ("()", name, None),
            Mention::Literal(_) | Mention::Unnamed(_) | Mention::Case(..) => return,
        };
        add(kind, name);
        if let Some(name) = attribute {
            add(".", name);
        }
    });
}
