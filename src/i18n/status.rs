//! The progress of translations: compares the files of a language with those of the original.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::base::parallel;
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::format::count_words;
use crate::i18n::message::{LOCALES, MessageFile, words};

/// Numbers of texts: messages, and Markdown bodies as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TranslationProgress {
    /// The texts of the original.
    pub texts: usize,
    /// The texts that the translation has.
    pub translated: usize,
    /// The words of the original.
    pub words: usize,
    /// The words of the texts that the translation lacks.
    pub words_left: usize,
}

impl TranslationProgress {
    /// The translated share of the words in percent, rounded down: 100 only if nothing is left.
    pub fn percent(self) -> usize {
        ((self.words - self.words_left) * 100).checked_div(self.words).unwrap_or(100)
    }

    fn add(&mut self, words: usize, is_translated: bool) {
        self.texts += 1;
        self.words += words;
        if is_translated {
            self.translated += 1;
        } else {
            self.words_left += words;
        }
    }
}

impl std::iter::Sum for TranslationProgress {
    fn sum<I: Iterator<Item = TranslationProgress>>(all: I) -> TranslationProgress {
        all.fold(TranslationProgress::default(), |sum, one| TranslationProgress {
            texts: sum.texts + one.texts,
            translated: sum.translated + one.translated,
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

/// Compares the files of the locale `tag` with those of the locale `original`, in the order of
/// their paths. A shared message may be in another shared file of the translation.
pub fn progress(snapshot: &Snapshot, original: &str, tag: &str) -> Vec<FileProgress> {
    let (from, to) = (format!("{LOCALES}{original}/"), format!("{LOCALES}{tag}/"));
    let is_shared = |path: &SourcePath, folder: &str| !path.as_str()[folder.len()..].contains('/');
    let shared: BTreeSet<String> = messages(snapshot, &to)
        .filter(|path| is_shared(path, &to))
        .flat_map(|path| read(snapshot, path).ids().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let files: Vec<&SourcePath> =
        messages(snapshot, &from).chain(bodies(snapshot, &from)).collect();
    parallel::map(&files, |path| {
        let file = format!("{to}{}", &path.as_str()[from.len()..]);
        let translation = snapshot.find(&file);
        let mut progress = TranslationProgress::default();
        if path.as_str().ends_with(".md") {
            let text = snapshot.read_text(path.as_str()).unwrap_or_default();
            progress.add(count_words(&text), translation.is_some());
        } else {
            let own = translation.map(|path| read(snapshot, path));
            for message in read(snapshot, path).all() {
                let id = message.id.name;
                let is_own = own.as_ref().is_some_and(|own| own.message(id).is_some());
                let is_elsewhere = is_shared(path, &from) && shared.contains(id);
                progress.add(words(message), is_own || is_elsewhere);
            }
        }
        FileProgress { file, progress }
    })
}

fn messages<'s>(snapshot: &'s Snapshot, folder: &'s str) -> impl Iterator<Item = &'s SourcePath> {
    snapshot.under(folder).filter(|path| path.as_str().ends_with(".ftl"))
}

fn bodies<'s>(snapshot: &'s Snapshot, folder: &'s str) -> impl Iterator<Item = &'s SourcePath> {
    snapshot.under(folder).filter(|path| path.as_str().ends_with(".md"))
}

/// Reads a file. Its mistakes are reported by a build, not here.
fn read(snapshot: &Snapshot, path: &SourcePath) -> MessageFile {
    MessageFile::read(snapshot, path, &mut Report::new())
}
