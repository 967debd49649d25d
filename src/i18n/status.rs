//! The progress of translations: compares the files of a language with those of the default locale.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use serde::Serialize;

use crate::base::parallel;
use crate::content::ALL_PAGES;
use crate::content::config::{self, Locale};
use crate::engine::query::{Query, Reader};
use crate::engine::source::SourcePath;
use crate::i18n::format::count_words;
use crate::i18n::glossary::SITE_GLOSSARY;
use crate::i18n::lock::{
    Age, BODY, BodyAge, BodyDigest, OriginalDigest, TRANSLATION_LOCK, TextDigest,
};
use crate::i18n::message::{LOCALES, entry_id, words};
use crate::i18n::paragraph::parts;
use crate::i18n::text_files::TextFiles;

/// Numbers of texts: messages and terms, and Markdown bodies as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TranslationProgress {
    /// The texts of the default locale.
    pub texts: usize,
    /// The texts that the translation has, without copies of the original.
    pub translated: usize,
    /// The stale texts, whose source has changed since the translation.
    pub stale: usize,
    /// The words of the default locale.
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
            words_left: text.words_left[locale],
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

/// The texts of a file of the default locale, and their translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedFile {
    /// The file below the folders of all locales.
    pub below: String,
    /// Its texts, in the order of the default locale.
    pub texts: Vec<TranslatedText>,
    /// By locale, whether all files that can have its texts were parsed without errors.
    pub are_valid: Vec<bool>,
}

/// A text of the default locale, and its translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedText {
    /// The id of the message, `-id` of a term, or [`BODY`].
    pub id: String,
    /// The number of its words.
    pub words: usize,
    /// Its digest; `None` without a lock.
    pub digest: Option<OriginalDigest>,
    /// By locale, the age of the translation, if there is one that is not a copy of the original.
    pub ages: Vec<Option<Age>>,
    /// By locale, the number of its words that the translation lacks, or that are stale.
    pub words_left: Vec<usize>,
}

/// Compares a file of the default locale with its translations, by its path below the folder of a
/// locale. With a lock, texts have digests.
fn translated_file(reader: &Reader, below: &str) -> TranslatedFile {
    let (config, lock) = (config::current(reader), reader.get(&TRANSLATION_LOCK, ""));
    let lock = (*lock).as_ref();
    let locales = config.locales.iter().enumerate();
    let translation = |(at, locale): (usize, &Locale)| {
        (at != config.default_locale).then(|| TextFiles::of_translation(reader, &locale.tag, below))
    };
    let translations: Vec<Option<TextFiles>> = locales.map(translation).collect();
    let (glossary, from) =
        (reader.get(&SITE_GLOSSARY, ""), &*config.locales[config.default_locale].tag);
    let files = TextFiles::own(reader, from, below);
    let source = files.body_text(reader).unwrap_or_default();
    let compared = |id: String,
                    words: usize,
                    digest: &dyn Fn() -> OriginalDigest,
                    has: &dyn Fn(&TextFiles, &str) -> bool| {
        let digest = lock.map(|_| digest());
        let state = |(files, Locale { tag, .. }): (&Option<TextFiles>, &Locale)| {
            if !files.as_ref().is_some_and(|files| has(files, tag)) {
                return (None, words);
            }
            let (age, left) = match lock.zip(digest.as_ref()) {
                None => (Age::Untracked, 0),
                Some((lock, OriginalDigest::Entry(digest))) => {
                    let age = lock.age(below, &id, tag, *digest);
                    (age, if age == Age::Stale { words } else { 0 })
                }
                Some((lock, OriginalDigest::Body(body))) => {
                    let age = lock.body_age(below, tag, body);
                    (age.age(), stale_words(&source, &age).min(words))
                }
            };
            (Some(age), left)
        };
        let (ages, words_left) = translations.iter().zip(&config.locales).map(state).unzip();
        TranslatedText { id, words, digest, ages, words_left }
    };
    let mut texts = Vec::new();
    if files.body.is_some() {
        let digest = || OriginalDigest::Body(BodyDigest::of(&source));
        let has = |files: &TextFiles, tag: &str| {
            let own = files.body_text(reader);
            own.is_some_and(|own| !glossary.is_copied_body((&source, from), (&own, tag)))
        };
        texts.push(compared(BODY.to_owned(), count_words(&source), &digest, &has));
    }
    let text = |entry: &Entry<&str>| {
        let digest = || OriginalDigest::Entry(TextDigest::of_entry(entry));
        let id = entry_id(entry)?;
        let has = |files: &TextFiles, tag: &str| match (entry, files.entry(&id)) {
            (Entry::Message(original), Some(Entry::Message(own))) => {
                !glossary.is_copy((original, from), (own, tag))
            }
            (_, own) => own.is_some(),
        };
        Some(compared(id.clone(), words(entry), &digest, &has))
    };
    texts.extend(files.messages.iter().flat_map(|file| file.entries()).filter_map(text));
    let are_valid = translations.iter().map(|translation| {
        let all = [Some(&files), translation.as_ref()].into_iter().flatten();
        all.flat_map(|files| &files.messages).all(|file| file.is_valid())
    });
    TranslatedFile { below: below.to_owned(), texts, are_valid: are_valid.collect() }
}

/// The number of words in the stale paragraphs of a body.
fn stale_words(source: &str, age: &BodyAge) -> usize {
    let stale = parts(source).into_iter().enumerate().filter(|(at, _)| age.is_stale(*at));
    stale.map(|(_, span)| count_words(&source[span])).sum()
}

/// The locales that the page of a file does not exist in, by the path of the file below the folder
/// of a locale.
static LOCALES_WITHOUT: Query<BTreeSet<usize>> = Query::with_cutoff(|reader, below, _| {
    let id = below.strip_prefix("pages/").and_then(|below| below.rsplit_once('.'));
    let Some((id, _)) = id else { return BTreeSet::new() };
    let (config, all) = (config::current(reader), reader.get(&ALL_PAGES, ""));
    let pages: Vec<_> = all.pages.iter().filter(|page| &**page.text_id() == id).collect();
    let locales = config.locales.iter().enumerate();
    let lacks = |locale: &Locale| {
        !pages.is_empty() && pages.iter().all(|page| !page.address.is_in(locale.name()))
    };
    locales.filter(|(_, locale)| lacks(locale)).map(|(at, _)| at).collect()
});

/// Returns whether a locale needs a translation of a file, by its path below the folder of a
/// locale: it has the page.
pub fn is_needed(reader: &Reader, below: &str, locale: usize) -> bool {
    !reader.get(&LOCALES_WITHOUT, below).contains(&locale)
}

/// The progress of each locale in a file of the default locale, by its path below the folder.
pub static FILE_PROGRESS: Query<Vec<TranslationProgress>> = Query::new(|reader, below, _| {
    let TranslatedFile { texts, are_valid, .. } = translated_file(reader, below);
    let of = |locale: usize| match is_needed(reader, below, locale) {
        true => texts.iter().map(|text| TranslationProgress::of(text, locale)).sum(),
        false => TranslationProgress::default(),
    };
    (0..are_valid.len()).map(of).collect()
});

/// Returns all files of the default locale with their translations: messages, then bodies.
pub fn translated_files(reader: &Reader) -> Vec<TranslatedFile> {
    parallel::map(&default_files(reader), |below| translated_file(reader, below))
}

/// Returns the progress of each locale in all files of the default locale.
pub fn progress(reader: &Reader) -> Vec<(String, Vec<TranslationProgress>)> {
    let files = default_files(reader).into_iter();
    files.map(|below| (below.clone(), reader.get(&FILE_PROGRESS, &below).to_vec())).collect()
}

/// The files of the default locale, below its folder.
fn default_files(reader: &Reader) -> Vec<String> {
    let config = config::current(reader);
    let folder = format!("{LOCALES}{}/", config.locales[config.default_locale].tag);
    let ending = |ending: &str| {
        let files = reader.snapshot().under(&folder).map(SourcePath::as_str);
        let files = files.filter(|path| path.ends_with(ending));
        files.map(|path| path[folder.len()..].to_owned()).collect::<Vec<_>>()
    };
    [ending(".ftl"), ending(".md")].concat()
}
