//! The progress of translations: compares the files of a language with those of the original.

use fluent_syntax::ast::Entry;
use serde::Serialize;

use crate::base::parallel;
use crate::content::config::{self, Locale};
use crate::engine::query::{Query, Reader, Versioned};
use crate::engine::source::SourcePath;
use crate::i18n::format::count_words;
use crate::i18n::lock::{Age, BODY, TRANSLATION_LOCK, TextDigest};
use crate::i18n::message::{LOCALES, MessageFile, entry_id, message_file, words};

/// Numbers of texts: messages and terms, and Markdown bodies as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TranslationProgress {
    /// The texts of the original.
    pub texts: usize,
    /// The texts that the translation has.
    pub translated: usize,
    /// The stale texts, whose original has changed since the translation.
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

    fn of(text: &TranslatedText, locale: usize) -> TranslationProgress {
        let age = text.ages[locale];
        let is_stale = age == Some(Age::Stale);
        let is_translated = age.is_some() && !is_stale;
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

/// The texts of a file of the original, and their translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedFile {
    /// The file below the folders of all locales.
    pub below: String,
    /// Its texts, in the order of the original.
    pub texts: Vec<TranslatedText>,
    /// By locale, whether all files that can have its texts were parsed without errors.
    pub are_valid: Vec<bool>,
}

/// A text of the original, and its translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedText {
    /// The id of the message, `-id` of a term, or [`BODY`].
    pub id: String,
    /// The words of the original.
    pub words: usize,
    /// The digest of the original; `None` without a lock.
    pub digest: Option<TextDigest>,
    /// By locale, the age of the translation, if there is one.
    pub ages: Vec<Option<Age>>,
}

/// The files of a locale that can have the texts of a file of the original.
struct Translation {
    is_body: bool,
    messages: Vec<Versioned<MessageFile>>,
}

impl Translation {
    /// A shared message may be in another shared file of the translation.
    fn read(reader: &Reader, tag: &str, below: &str) -> Translation {
        let (snapshot, folder) = (reader.snapshot(), format!("{LOCALES}{tag}/"));
        let own = format!("{folder}{below}");
        let is_body = below.ends_with(".md") && snapshot.contains(&own);
        let shared = snapshot.files_in(&folder).filter(|_| !below.contains('/'));
        let paths = std::iter::once(&*own).chain(shared.map(SourcePath::as_str));
        let messages = paths.filter(|path| path.ends_with(".ftl"));
        let messages = messages.filter_map(|path| message_file(reader, path)).collect();
        Translation { is_body, messages }
    }

    fn has(&self, id: &str) -> bool {
        self.is_body || self.messages.iter().any(|file| file.entry(id).is_some())
    }
}

/// Compares a file of the original with its translations, by its path below the folder of a
/// locale. With a lock, texts have digests.
fn translated_file(reader: &Reader, below: &str) -> TranslatedFile {
    let (config, lock) = (config::current(reader), reader.get(&TRANSLATION_LOCK, ""));
    let lock = (*lock).as_ref();
    let locales = config.locales.iter().enumerate();
    let translation = |(at, locale): (usize, &Locale)| {
        (at != config.default_locale).then(|| Translation::read(reader, &locale.tag, below))
    };
    let translations: Vec<Option<Translation>> = locales.map(translation).collect();
    let compared = |id: String, words: usize, digest: &dyn Fn() -> TextDigest| {
        let digest = lock.map(|_| digest());
        let locales = translations.iter().zip(&config.locales);
        let ages = locales.map(|(translation, Locale { tag, .. })| {
            let is_translated = translation.as_ref().is_some_and(|files| files.has(&id));
            is_translated.then(|| match lock.zip(digest) {
                Some((lock, digest)) => lock.age(below, &id, tag, digest),
                None => Age::Untracked,
            })
        });
        TranslatedText { ages: ages.collect(), id, words, digest }
    };
    let path = format!("{LOCALES}{}/{below}", config.locales[config.default_locale].tag);
    let (mut original, mut texts) = (None, Vec::new());
    if below.ends_with(".md") {
        let source = reader.snapshot().read_text(&path).unwrap_or_default();
        let digest = || TextDigest::of_body(&source);
        texts.push(compared(BODY.to_owned(), count_words(&source), &digest));
    } else {
        original = message_file(reader, &path);
        let text = |entry: &Entry<&str>| {
            let digest = || TextDigest::of_entry(entry);
            Some(compared(entry_id(entry)?, words(entry), &digest))
        };
        texts.extend(original.iter().flat_map(|file| file.entries()).filter_map(text));
    }
    let are_valid = translations.iter().map(|translation| {
        let messages = translation.iter().flat_map(|files| &files.messages);
        original.iter().chain(messages).all(|file| file.is_valid())
    });
    TranslatedFile { below: below.to_owned(), texts, are_valid: are_valid.collect() }
}

/// The progress of each locale in a file of the original, by its path below the folder of a locale.
pub static FILE_PROGRESS: Query<Vec<TranslationProgress>> = Query::new(|reader, below, _| {
    let TranslatedFile { texts, are_valid, .. } = translated_file(reader, below);
    let of = |locale: usize| texts.iter().map(|text| TranslationProgress::of(text, locale)).sum();
    (0..are_valid.len()).map(of).collect()
});

/// Returns all files of the original with their translations: messages, then bodies.
pub fn translated_files(reader: &Reader) -> Vec<TranslatedFile> {
    parallel::map(&original_files(reader), |below| translated_file(reader, below))
}

/// Returns the progress of each locale in all files of the original.
pub fn progress(reader: &Reader) -> Vec<(String, Vec<TranslationProgress>)> {
    let files = original_files(reader).into_iter();
    files.map(|below| (below.clone(), reader.get(&FILE_PROGRESS, &below).to_vec())).collect()
}

/// The files of the original, below its folder.
fn original_files(reader: &Reader) -> Vec<String> {
    let config = config::current(reader);
    let folder = format!("{LOCALES}{}/", config.locales[config.default_locale].tag);
    let ending = |ending: &str| {
        let files = reader.snapshot().under(&folder).map(SourcePath::as_str);
        let files = files.filter(|path| path.ends_with(ending));
        files.map(|path| path[folder.len()..].to_owned()).collect::<Vec<_>>()
    };
    [ending(".ftl"), ending(".md")].concat()
}
