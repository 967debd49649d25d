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

/// The texts of the default locale, which all translations are compared with.
pub struct Original {
    files: Vec<OriginalFile>,
}

struct OriginalFile {
    /// The file below the folder of the locale.
    below: String,
    texts: Vec<OriginalText>,
    is_valid: bool,
}

struct OriginalText {
    id: String,
    words: usize,
    digest: Option<TextDigest>,
}

/// A translation that is compared.
#[derive(Clone, Copy)]
pub struct Compared<'a> {
    /// Its tag.
    pub tag: &'a str,
    /// The texts that it was made from, if the site records them.
    pub lock: Option<&'a TranslationLock>,
    /// The message files that can't be parsed without errors; `None` if that is not known. The
    /// ids of all other files are found without a parser.
    pub invalid: Option<&'a BTreeSet<SourcePath>>,
}

impl Compared<'_> {
    fn ids(&self, snapshot: &Snapshot, path: &SourcePath) -> FileIds {
        if self.invalid.is_some_and(|invalid| !invalid.contains(path)) {
            let text = snapshot.read_text(path.as_str()).unwrap_or_default();
            return FileIds { ids: ids(&text).map(str::to_owned).collect(), is_valid: true };
        }
        let file = read(snapshot, path);
        let ids = file.entries().filter_map(entry_id).collect();
        FileIds { ids, is_valid: file.is_valid() }
    }
}

/// The ids of the messages and terms of a file.
struct FileIds {
    ids: BTreeSet<String>,
    is_valid: bool,
}

/// The ids in the text of a file without syntax errors. Only messages and terms have an equal sign
/// after a name at the start of a line: other lines of theirs are indented, or begin with a sign.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let is_start = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        let (id, _) = line.split_once('=').filter(|_| is_start)?;
        let id = id.trim_end_matches(' ');
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        id.bytes().all(is_part).then_some(id)
    })
}

impl Original {
    /// Reads the texts of the locale with that tag, in the order of the paths. Digests are needed
    /// for a comparison with a lock.
    pub fn read(snapshot: &Snapshot, tag: &str, with_digests: bool) -> Original {
        let folder = format!("{LOCALES}{tag}/");
        let files = ending(snapshot, &folder, ".ftl").chain(ending(snapshot, &folder, ".md"));
        let files = parallel::map(&files.collect::<Vec<_>>(), |path| {
            let below = path.as_str()[folder.len()..].to_owned();
            if below.ends_with(".md") {
                let source = snapshot.read_text(path.as_str()).unwrap_or_default();
                let digest = with_digests.then(|| TextDigest::of_body(&source));
                let words = count_words(&source);
                let texts = vec![OriginalText { id: BODY.to_owned(), words, digest }];
                return OriginalFile { below, texts, is_valid: true };
            }
            let file = read(snapshot, path);
            let text = |entry: &Entry<&str>| {
                let digest = with_digests.then(|| TextDigest::of_entry(entry));
                Some(OriginalText { id: entry_id(entry)?, words: words(entry), digest })
            };
            let texts = file.entries().filter_map(text).collect();
            OriginalFile { below, texts, is_valid: file.is_valid() }
        });
        Original { files }
    }

    /// Returns the progress of a translation, in the order of the files.
    pub fn progress(&self, snapshot: &Snapshot, compared: Compared<'_>) -> Vec<FileProgress> {
        let files = self.translated_files(snapshot, compared).into_iter();
        let file = |file: TranslatedFile| FileProgress {
            file: format!("{LOCALES}{}/{}", compared.tag, file.below),
            progress: file.texts.iter().map(TranslationProgress::of).sum(),
        };
        files.map(file).collect()
    }

    /// The texts of all files, with their translations. A shared message may be in another shared
    /// file of the translation.
    pub fn translated_files(
        &self,
        snapshot: &Snapshot,
        compared: Compared<'_>,
    ) -> Vec<TranslatedFile> {
        let folder = format!("{LOCALES}{}/", compared.tag);
        let is_shared = |below: &str| !below.contains('/');
        let (mut shared, mut are_valid) = (BTreeSet::new(), true);
        let all = ending(snapshot, &folder, ".ftl");
        for path in all.filter(|path| is_shared(&path.as_str()[folder.len()..])) {
            let FileIds { ids, is_valid } = compared.ids(snapshot, path);
            are_valid &= is_valid;
            shared.extend(ids);
        }
        parallel::map(&self.files, |original| {
            let OriginalFile { below, texts, is_valid } = original;
            let translation = snapshot.find(&format!("{folder}{below}"));
            let is_body = below.ends_with(".md");
            let own = translation.filter(|_| !is_body).map(|path| compared.ids(snapshot, path));
            let text = |OriginalText { id, words, digest }: &OriginalText| {
                let is_own = match is_body {
                    true => translation.is_some(),
                    false => own.as_ref().is_some_and(|own| own.ids.contains(id)),
                };
                let is_translated = is_own || is_shared(below) && shared.contains(id);
                let age = match (compared.lock, *digest) {
                    (Some(lock), Some(digest)) => lock.age(below, id, compared.tag, digest),
                    _ => Age::Untracked,
                };
                let age = is_translated.then_some(age);
                TranslatedText { id: id.clone(), words: *words, digest: *digest, age }
            };
            let is_valid = *is_valid
                && own.as_ref().is_none_or(|own| own.is_valid)
                && (are_valid || !is_shared(below));
            let texts = texts.iter().map(text).collect();
            TranslatedFile { below: below.clone(), texts, is_valid }
        })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_without_a_parser() {
        let text = "# a = comment\na = x = y\n-b   = { $n ->\n[one] c = d\n*[other] e\n}\n\
                    f =\n    g = h\n    .i = j\nk-1_l={ NUMBER(\n$n, style: \"=\"\n) }\n\n= m\n";
        let file = MessageFile::parse(SourcePath::new("a.ftl"), text.into(), &mut Report::new());
        let parsed: Vec<String> = file.entries().filter_map(entry_id).collect();
        assert_eq!(ids(text).collect::<Vec<_>>(), ["a", "-b", "f", "k-1_l"]);
        assert_eq!(parsed, ["a", "-b", "f", "k-1_l"]);
    }
}
