//! The options and the result of an import.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::DataFiles;
use crate::content::config::MessageRules;
use crate::engine::diagnostic::Place;
use crate::i18n::exchange::unit::Direction;
use crate::i18n::glossary::Glossary;
use crate::i18n::lock::{BodyDigest, TextDigest, TranslationLock};
use crate::i18n::paragraph::paragraph_name;

/// Options of an import.
#[derive(Clone, Copy)]
pub struct Import<'a> {
    /// The languages.
    pub direction: Direction<'a>,
    /// The elements and functions that messages may use.
    pub rules: &'a MessageRules,
    /// The data, which variables of messages can refer to.
    pub data_files: &'a DataFiles,
    /// The names and the words of the languages.
    pub glossary: &'a Glossary,
    /// The originals of the translations, if the site has them.
    pub lock: Option<&'a TranslationLock>,
    /// Whether texts that are marked as fuzzy are imported.
    pub takes_fuzzy: bool,
}

/// The result of an import.
#[derive(Default)]
pub struct Imported {
    /// The changed files, by their paths.
    pub files: BTreeMap<String, String>,
    /// The number of changed texts.
    pub changed: usize,
    /// The number of changed texts that are copies of the original.
    pub copied: usize,
    /// The number of unchanged texts.
    pub unchanged: usize,
    /// The number of texts without a translation.
    pub empty: usize,
    /// The number of texts that were skipped because they are fuzzy.
    pub fuzzy: usize,
    /// The number of texts that were skipped because the original has changed, or has no such
    /// message.
    pub outdated: usize,
    /// The number of texts that were skipped because other texts of their new message are missing.
    pub incomplete: usize,
    /// The texts whose translations are complete and made from the present original, by file below
    /// the folder of the locale.
    pub current: Vec<(String, CurrentText)>,
    /// The place in the exchange file of each changed message, by the path of the message file and
    /// the id.
    pub places: BTreeMap<(String, String), Place>,
}

/// A text whose translation is made from the present original.
pub enum CurrentText {
    /// A message or a term, by its id, with the digest of the original.
    Entry(String, TextDigest),
    /// Paragraphs of a body.
    Paragraphs {
        /// The digests of the original.
        body: BodyDigest,
        /// The indexes of the paragraphs in the original.
        indexes: Vec<usize>,
        /// Whether these are all texts of the body.
        is_whole: bool,
        /// Whether the body is new.
        is_new: bool,
    },
    /// The digests of the originals of the paragraphs of a body that has others than the original.
    Arranged(Vec<TextDigest>),
}

impl CurrentText {
    /// The names of the paragraphs of a body whose translations are current.
    pub(super) fn valid_paragraphs(&self) -> Option<BTreeSet<String>> {
        let CurrentText::Paragraphs { indexes, is_new: false, .. } = self else { return None };
        Some(indexes.iter().map(|index| paragraph_name(index + 1)).collect())
    }

    /// Records the translation in a file below the folder of a locale, by the tag of the locale.
    pub fn record(&self, lock: &mut TranslationLock, file: &str, tag: &str) {
        match self {
            CurrentText::Entry(id, digest) => lock.record(file, id, tag, *digest),
            CurrentText::Arranged(recorded) => lock.record_arranged(file, tag, recorded),
            CurrentText::Paragraphs { body, indexes, is_whole, is_new } => {
                for index in indexes.iter().filter(|_| !is_new) {
                    lock.record_paragraph(file, tag, body, *index);
                }
                // Blocks of code are not imported.
                let is_done = || lock.body_age(file, tag, body).has_same_paragraphs();
                if *is_whole && (*is_new || is_done()) {
                    lock.record_body(file, tag, body);
                }
            }
        }
    }
}

impl Imported {
    /// Adds the result for another translation.
    pub fn add(&mut self, other: Imported) {
        self.files.extend(other.files);
        self.changed += other.changed;
        self.copied += other.copied;
        self.unchanged += other.unchanged;
        self.empty += other.empty;
        self.fuzzy += other.fuzzy;
        self.outdated += other.outdated;
        self.incomplete += other.incomplete;
        self.current.extend(other.current);
        self.places.extend(other.places);
    }
}
