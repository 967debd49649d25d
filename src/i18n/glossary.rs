//! `locales/glossary.yaml`: names that are not translated, words that a language must not use,
//! forms of address, and agreed terms; messages are checked against it.

mod checked_text;
mod copy;
mod fold;
mod load;
mod markup;
mod misplaced;
mod prose;
mod text;

use std::collections::BTreeMap;
use std::ops::Range;

use crate::content::config::script_of;
use crate::engine::diagnostic::DiagnosticCause::Reported;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::engine::query::{Description, Query};
use crate::engine::source::SourcePath;
use crate::i18n::glossary::checked_text::CheckedText;
use crate::i18n::glossary::copy::untranslated;
use crate::i18n::glossary::fold::{FoldedWord, fold};
use crate::i18n::glossary::markup::is_postal_address;
use crate::i18n::glossary::prose::{have_letters, is_prose};
use crate::i18n::glossary::text::{Writing, occurs, words};
use crate::i18n::message::{MessageFile, has_lookalike};

pub use crate::i18n::glossary::load::GLOSSARY;
pub use crate::i18n::glossary::misplaced::{Translations, foreign_paragraphs};

/// The glossary as a query.
pub static SITE_GLOSSARY: Query<Glossary> =
    Query::new(|reader, _: &str, report| Glossary::load(reader.snapshot(), report))
        .described(|_, _| Description::Shared("the glossary"));

/// The glossary of all languages.
#[derive(Debug, Default)]
pub struct Glossary {
    /// The languages by BCP 47 tag.
    languages: BTreeMap<Box<str>, GlossaryLanguage>,
    terms: Vec<Term>,
}

#[derive(Debug)]
struct GlossaryLanguage {
    writing: Writing,
    /// Sorted by length, longest first, so that `BNB Chain` is found before `BNB`.
    keep: Vec<Box<str>>,
    banned: Vec<BannedWord>,
}

/// A word that must not be used.
#[derive(Debug)]
struct BannedWord {
    word: FoldedWord,
    why: Box<str>,
}

/// The stems of the words for one thing, by language tag.
type Term = BTreeMap<Box<str>, Vec<FoldedWord>>;

/// A message file with the tag of its language.
#[derive(Clone, Copy)]
pub struct TaggedFile<'a> {
    /// The file.
    pub file: &'a MessageFile,
    /// The BCP 47 tag.
    pub tag: &'a str,
}

impl Glossary {
    /// Returns whether there is nothing to check.
    pub fn is_empty(&self) -> bool {
        self.languages.is_empty()
    }

    /// Checks the messages of a file in the language `tag`.
    pub fn check(&self, file: &MessageFile, tag: &str, report: &mut Report) {
        let Some(language) = self.languages.get(tag) else { return };
        for message in file.all() {
            let text = CheckedText::Message(file, message.id.name);
            language.check(tag, text, &file.texts(message), report);
        }
    }

    /// Checks words in the language `tag`: those in `spans` of the file at `path`, whose text is
    /// `source`.
    pub fn check_spans(
        &self,
        path: &SourcePath,
        source: &str,
        spans: &[Range<usize>],
        tag: &str,
        report: &mut Report,
    ) {
        let Some(language) = self.languages.get(tag) else { return };
        let texts: Vec<&str> = spans.iter().map(|span| &source[span.clone()]).collect();
        language.check(tag, CheckedText::Body(path, source), &texts, report);
    }

    /// Compares a translation with the original: whether it is translated, and with the agreed
    /// terms. Without a glossary, messages of prose are compared.
    pub fn compare(
        &self,
        original: TaggedFile<'_>,
        translation: TaggedFile<'_>,
        report: &mut Report,
    ) {
        let TaggedFile { file: reference, tag: from } = original;
        let TaggedFile { file, tag: to } = translation;
        if from == to {
            return;
        }
        let language = self.languages.get(to);
        let has_letters = match language {
            Some(_) => None,
            None => Writing::parse(&script_of(to)).and_then(|own| have_letters(&own, file)),
        };
        for (number, message) in file.all().enumerate() {
            let Some(original) = reference.message(message.id.name) else { continue };
            let is_foreign = has_letters.as_ref().is_some_and(|found| !found[number]);
            if is_foreign && is_prose(&file.texts(message).join(" ")) {
                let what = format!("not written in the letters of `{to}`");
                report.add(untranslated(file, message.id.name, &what));
                continue;
            }
            // Without agreed words, only equal texts matter.
            let is_copy = self.is_copy((original, from), (message, to));
            let parts = match is_copy {
                true => Vec::new(),
                false => self.copied_parts((original, from), (message, to)),
            };
            for part in &parts {
                let what = format!("the same as in `{from}` in `{part}`");
                report.add(untranslated(file, message.id.name, &what).at(file.place(part)));
            }
            if !parts.is_empty() || language.is_none() && !is_copy {
                continue;
            }
            let (theirs, ours) = (reference.texts(original), file.texts(message));
            let is_foreign = || language.is_some_and(|it| it.foreign(&ours).is_all);
            if is_copy {
                // The check of each language reports it.
                if is_foreign() {
                    continue;
                }
                let what = format!("the same as in `{from}`");
                report.add(untranslated(file, message.id.name, &what));
                continue;
            }
            let Some(language) = language else { continue };
            let (theirs, our_words) = (theirs.join(" "), ours.join(" "));
            let (theirs, our_words) = (fold(&theirs), fold(&our_words));
            for term in &self.terms {
                let (Some(there), Some(here)) = (term.get(from), term.get(to)) else { continue };
                let uses = |text: &str, stems: &[FoldedWord], writing: &Writing| {
                    stems.iter().any(|stem| occurs(text, &stem.folded, writing))
                };
                let unknown = Writing::default();
                let writing = self.languages.get(from).map_or(&unknown, |one| &one.writing);
                let is_lacking =
                    uses(&theirs, there, writing) && !uses(&our_words, here, &language.writing);
                if is_lacking && !is_foreign() {
                    let id = message.id.name;
                    let wrong = format!("`{id}` does not use the agreed word");
                    let [there, here] = [there, here].map(|stems| {
                        stems.iter().map(|stem| &*stem.text).collect::<Vec<_>>().join("`, `")
                    });
                    let hint = format!(
                        "`{there}` is `{here}` in `{to}`; change the message, or the glossary"
                    );
                    let wrong = Diagnostic::new(Code::GlossaryTerm, wrong).at(file.place(id));
                    report.add(wrong.hint(hint));
                }
            }
        }
    }
}

impl GlossaryLanguage {
    /// Checks the parts of a text in this language, whose tag is `tag`.
    fn check(&self, tag: &str, text: CheckedText<'_>, parts: &[&str], report: &mut Report) {
        for part in parts {
            self.check_words(text, part, report);
        }
        if is_postal_address(&parts.join(" ")) {
            return;
        }
        let foreign = self.foreign(parts);
        if foreign.is_all {
            let message = format!("{} is not written in the letters of `{tag}`", text.name());
            let wrong = Diagnostic::new(Code::UntranslatedMessage, message);
            report.add(wrong.at(text.start()).hint("translate it"));
            return;
        }
        // A letter of another script in a word is reported with the letter that is meant.
        let is_mixed = |phrase: &&str| parts.iter().any(|part| has_lookalike(part, phrase));
        for phrase in foreign.phrases.into_iter().filter(|phrase| !is_mixed(phrase)) {
            let shown = match phrase.char_indices().nth(MAX_SHOWN) {
                Some((end, _)) => format!("{}…", &phrase[..end]),
                None => phrase.to_owned(),
            };
            let message = format!("`{shown}` is not written in the letters of `{tag}`");
            let hint = "translate it; if it is a name, add it under `keep:` of the glossary";
            let wrong = Diagnostic::new(Code::ForeignWord, message).at(text.place(phrase));
            report.add(wrong.caused_by(Reported(FOREIGN_CAUSES, text.around(phrase))).hint(hint));
        }
    }

    /// Checks the numbers and the forbidden words of a text.
    fn check_words(&self, text: CheckedText<'_>, part: &str, report: &mut Report) {
        let words = words(part, &self.keep, &self.writing);
        for (start, end) in words.numbers() {
            let number = &part[start..end];
            let message = format!("{} contains the number `{number}`", text.name());
            report.add(
                Diagnostic::new(Code::TypedNumber, message)
                    .at(text.place(number))
                    // A number may be typed in place of its variable.
                    .caused_by(Reported(
                        &[Code::VariableMismatch, Code::NumberMismatch],
                        text.around(number),
                    ))
                    .hint(
                        "write it once in content/data and use its variable; if it belongs to a \
                         name, add the name under `keep:` of the glossary",
                    ),
            );
        }
        for banned in &self.banned {
            for (start, end) in words.find(&banned.word) {
                let word = &part[start..end];
                let message = format!("the glossary does not allow `{word}`");
                let wrong = Diagnostic::new(Code::GlossaryWord, message).at(text.place(word));
                report.add(wrong.hint(&*banned.why));
            }
        }
    }

    /// The words of texts that are in another script.
    fn foreign<'t>(&self, texts: &[&'t str]) -> Foreign<'t> {
        let mut foreign = Foreign { phrases: Vec::new(), is_all: false };
        if !texts.iter().any(|text| text.chars().any(|c| self.writing.is_foreign(c))) {
            return foreign;
        }
        let (mut count, mut has_own, mut is_open) = (0, false, false);
        for text in texts {
            let mut phrase: Option<(usize, usize)> = None;
            for (is_foreign, (start, end)) in words(text, &self.keep, &self.writing).letters() {
                if is_foreign {
                    count += 1;
                    phrase = match phrase {
                        Some((first, _)) => Some((first, end)),
                        None => (!is_open).then_some((start, end)),
                    };
                } else {
                    has_own = true;
                    foreign.phrases.extend(phrase.take().map(|(from, to)| &text[from..to]));
                }
                is_open = is_foreign;
            }
            foreign.phrases.extend(phrase.map(|(from, to)| &text[from..to]));
        }
        foreign.is_all = count >= MIN_WORDS && !has_own;
        foreign
    }
}

/// The mistakes that leave a word in another script: a name typed in place of its term, or a broken
/// tag, address, attribute or variable.
const FOREIGN_CAUSES: &[Code] = &[
    Code::MissingTerm,
    Code::MessageMarkup,
    Code::MarkdownSyntax,
    Code::MarkupMismatch,
    Code::MissingMessage,
    Code::VariableMismatch,
    Code::UntranslatedMessage,
];

/// The parts of texts that are in another script.
struct Foreign<'t> {
    /// The runs of words, without continuations in the next text.
    phrases: Vec<&'t str>,
    /// Whether all words are in another script, and there are at least [`MIN_WORDS`].
    is_all: bool,
}

/// The maximum number of characters of a phrase in a message.
const MAX_SHOWN: usize = 40;

/// The minimum number of words for a message that equals the original, or is in another script, to
/// count as untranslated.
const MIN_WORDS: usize = 3;

#[cfg(test)]
mod tests;
