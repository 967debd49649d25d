//! The progress of translations: compares the files of a language with those of the original.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use serde::Serialize;

use crate::base::parallel;
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::format::count_words;
use crate::i18n::lock::{Age, BODY, TextDigest, TranslationLock};
use crate::i18n::message::{LOCALES, MessageFile, entry_id, words};

/// Numbers of texts: messages and terms, and Markdown bodies as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TranslationProgress {
    /// The texts of the original.
    pub texts: usize,
    /// The texts that the translation has.
    pub translated: usize,
    /// The stale ones: the original has changed since.
    pub stale: usize,
    /// The words of the original.
    pub words: usize,
    /// The words of the texts that the translation lacks, or that are stale.
    pub words_left: usize,
}

impl TranslationProgress {
    /// The translated share of the words in percent, rounded down: 100 only if nothing is left.
    pub fn percent(self) -> usize {
        ((self.words - self.words_left) * 100).checked_div(self.words).unwrap_or(100)
    }

    /// The number of texts that the translation lacks.
    pub fn missing(self) -> usize {
        self.texts - self.translated - self.stale
    }

    fn of(text: &TranslatedText) -> TranslationProgress {
        let is_stale = text.age == Some(Age::Stale);
        let is_translated = text.age.is_some() && !is_stale;
        TranslationProgress {
            texts: 1,
            translated: usize::from(is_translated),
            stale: usize::from(is_stale),
            words: text.words,
            words_left: if is_translated { 0 } else { text.words },
        }
    }
}

impl std::iter::Sum for TranslationProgress {
    fn sum<I: Iterator<Item = TranslationProgress>>(all: I) -> TranslationProgress {
        all.fold(TranslationProgress::default(), |sum, one| TranslationProgress {
            texts: sum.texts + one.texts,
            translated: sum.translated + one.translated,
            stale: sum.stale + one.stale,
            words: sum.words + one.words,
            words_left: sum.words_left + one.words_left,
        })
    }
}

/// A file of the original, and the progress of its translation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FileProgress {
    /// The path of the translation.
    pub file: String,
    /// Its texts.
    #[serde(flatten)]
    pub progress: TranslationProgress,
}

/// The texts of a file of the original, and of its translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedFile {
    /// The file below the folders of both locales.
    pub below: String,
    /// Its texts, in the order of the original.
    pub texts: Vec<TranslatedText>,
    /// Whether all files that can have its texts were parsed without errors.
    pub is_valid: bool,
}

/// A text of the original, and whether it is translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedText {
    /// The id of the message, `-id` of a term, or [`BODY`].
    pub id: String,
    /// The words of the original.
    pub words: usize,
    /// The digest of the original; `None` without a lock.
    pub digest: Option<TextDigest>,
    /// The age of the translation, if there is one.
    pub age: Option<Age>,
}

/// The languages that are compared.
#[derive(Clone, Copy)]
pub struct Compared<'a> {
    /// The tag of the original.
    pub original: &'a str,
    /// The tag of the translation.
    pub translation: &'a str,
    /// The texts that the translation was made from, if the site records them.
    pub lock: Option<&'a TranslationLock>,
}

/// Compares the files of a translation with those of the original, in the order of their paths.
pub fn progress(snapshot: &Snapshot, compared: Compared<'_>) -> Vec<FileProgress> {
    let files = translated_files(snapshot, compared).into_iter();
    let file = |file: TranslatedFile| FileProgress {
        file: format!("{LOCALES}{}/{}", compared.translation, file.below),
        progress: file.texts.iter().map(TranslationProgress::of).sum(),
    };
    files.map(file).collect()
}

/// The texts of all files of the original, in the order of their paths. A shared message may be in
/// another shared file of the translation.
pub fn translated_files(snapshot: &Snapshot, compared: Compared<'_>) -> Vec<TranslatedFile> {
    let [from, to] =
        [compared.original, compared.translation].map(|tag| format!("{LOCALES}{tag}/"));
    let is_shared = |path: &SourcePath, folder: &str| !path.as_str()[folder.len()..].contains('/');
    let mut shared = BTreeSet::new();
    let mut are_valid = true;
    for path in ending(snapshot, &to, ".ftl").filter(|path| is_shared(path, &to)) {
        let file = read(snapshot, path);
        are_valid &= file.is_valid();
        shared.extend(file.entries().filter_map(entry_id));
    }
    let files = ending(snapshot, &from, ".ftl").chain(ending(snapshot, &from, ".md"));
    parallel::map(&files.collect::<Vec<_>>(), |path| {
        let below = path.as_str()[from.len()..].to_owned();
        let translation = snapshot.find(&format!("{to}{below}"));
        let text = |id: String, words, digest: &dyn Fn() -> TextDigest, is_translated: bool| {
            let digest = compared.lock.map(|_| digest());
            let age = match (compared.lock, digest) {
                (Some(lock), Some(digest)) => lock.age(&below, &id, compared.translation, digest),
                _ => Age::Untracked,
            };
            TranslatedText { age: is_translated.then_some(age), id, words, digest }
        };
        if below.ends_with(".md") {
            let source = snapshot.read_text(path.as_str()).unwrap_or_default();
            let digest = || TextDigest::of_body(&source);
            let words = count_words(&source);
            let texts = vec![text(BODY.to_owned(), words, &digest, translation.is_some())];
            return TranslatedFile { texts, below, is_valid: true };
        }
        let (original, own) = (read(snapshot, path), translation.map(|path| read(snapshot, path)));
        let entries = original.entries().filter_map(|entry| Some((entry_id(entry)?, entry)));
        let texts = entries.map(|(id, entry): (String, &Entry<&str>)| {
            let is_own = own.as_ref().is_some_and(|own| own.entry(&id).is_some());
            let is_elsewhere = is_shared(path, &from) && shared.contains(&id);
            text(id, words(entry), &|| TextDigest::of_entry(entry), is_own || is_elsewhere)
        });
        let texts = texts.collect();
        let own_is_valid = own.as_ref().is_none_or(MessageFile::is_valid);
        let is_valid = original.is_valid() && own_is_valid;
        TranslatedFile {
            texts,
            is_valid: is_valid && (are_valid || !is_shared(path, &from)),
            below,
        }
    })
}

fn ending<'s>(
    snapshot: &'s Snapshot,
    folder: &'s str,
    ending: &'s str,
) -> impl Iterator<Item = &'s SourcePath> {
    snapshot.under(folder).filter(move |path| path.as_str().ends_with(ending))
}

/// Reads a file. Its mistakes are reported by a build, not here.
fn read(snapshot: &Snapshot, path: &SourcePath) -> MessageFile {
    MessageFile::read(snapshot, path, &mut Report::new())
}
