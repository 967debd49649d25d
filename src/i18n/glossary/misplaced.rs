//! Finds texts of translations that belong to another language or another message.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use fluent_syntax::ast::Message;

use crate::content::config::script_of;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::glossary::copy::{inner, untranslated};
use crate::i18n::glossary::prose::{has_letter_of, is_prose, prose_words};
use crate::i18n::glossary::text::Writing;
use crate::i18n::glossary::{Glossary, TaggedFile};
use crate::i18n::message::{MessageFile, first_text, texts};
use crate::i18n::paragraph::{paragraphs, prose};

/// The number of words of prose from which texts of two languages differ. In 138,000 texts of three
/// public translations, the texts that are equal are those of related languages, and wrong ones.
const MIN_SHARED_WORDS: usize = 6;

/// The number of words from which texts with different originals differ, and the share of words
/// that such originals have in common, in percent.
const MIN_WORDS: usize = 5;
const MAX_COMMON_PERCENT: usize = 34;

/// Languages that can have equal sentences.
const RELATED: [&[&str]; 11] = [
    &["da", "nb", "nn", "no", "sv"],
    &["an", "ast", "ca", "es", "gl", "oc", "pt"],
    &["be", "ru", "uk"],
    &["bg", "mk"],
    &["cs", "sk"],
    &["bs", "cnr", "hr", "sh", "sr"],
    &["id", "ms"],
    &["yue", "zh"],
    &["hi", "mr", "ne"],
    &["fa", "prs", "tg"],
    &["af", "nl"],
];

/// Returns whether two languages, by their tags, can have equal sentences.
fn are_related(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|tag| tag.split('-').next().unwrap_or(tag));
    one == other || RELATED.iter().any(|group| group.contains(&one) && group.contains(&other))
}

/// Returns whether equal texts in two languages, by their tags, are a mistake in one of them.
fn is_of_other_language(text: &str, tag: &str, other: &str) -> bool {
    !are_related(tag, other) && prose_words(text).nth(MIN_SHARED_WORDS - 1).is_some()
}

/// Returns whether a text in the language of `tag` has more words in common with the texts of the
/// language of `other`. Of two equal ones, it is that of the language whose tag is later.
fn is_foreign<'t>(
    text: &str,
    (tag, own): (&str, impl Iterator<Item = &'t str>),
    (other, theirs): (&str, impl Iterator<Item = &'t str>),
) -> bool {
    let words: BTreeSet<&str> = prose_words(text).collect();
    let known = |texts: &mut dyn Iterator<Item = &'t str>| {
        let found: BTreeSet<&str> =
            texts.flat_map(prose_words).filter(|word| words.contains(word)).collect();
        found.len()
    };
    let (own, theirs) = (known(&mut { own }), known(&mut { theirs }));
    own < theirs || own == theirs && tag > other
}

/// A paragraph of a translation: the index of the translation, and the span.
type TranslatedParagraph = (usize, Range<usize>);

/// Returns the paragraphs of translations of a body that are in the language of another one, with
/// the same paragraph of that one. Translations have their tags. Paragraphs of the original are not
/// compared.
pub fn foreign_paragraphs<'t>(
    original: &str,
    translations: &[(&'t str, &'t str)],
) -> Vec<[TranslatedParagraph; 2]> {
    let mut by_text: BTreeMap<&str, Vec<TranslatedParagraph>> = BTreeMap::new();
    for (at, (body, _)) in translations.iter().enumerate() {
        for (_, span) in paragraphs(body) {
            by_text.entry(&body[span.clone()]).or_default().push((at, span));
        }
    }
    let mut foreign = Vec::new();
    let equal = by_text.into_iter().filter(|(text, of)| of.len() > 1 && !original.contains(text));
    for (text, of) in equal {
        let text = prose(text);
        let rest = |at: usize, span: &Range<usize>| {
            let (body, tag) = translations[at];
            (tag, [&body[..span.start], &body[span.end..]].into_iter())
        };
        for (at, span) in &of {
            let tag = translations[*at].1;
            let is_other = |(other, theirs): &&TranslatedParagraph| {
                is_of_other_language(&text, tag, translations[*other].1)
                    && is_foreign(&text, rest(*at, span), rest(*other, theirs))
            };
            if let Some(other) = of.iter().find(is_other) {
                foreign.push([(*at, span.clone()), other.clone()]);
            }
        }
    }
    foreign
}

/// The translations of a message file.
pub struct Translations<'f> {
    original: TaggedFile<'f>,
    /// The messages of the original, by the starts of their texts.
    by_source: BTreeMap<Option<&'f str>, &'f Message<&'f str>>,
    files: Vec<TaggedFile<'f>>,
    /// The starts of the texts that several of them may have: few texts are compared with them all.
    shared: BTreeSet<&'f str>,
}

impl<'f> Translations<'f> {
    /// All translations of a file, each with its tag.
    pub fn new(
        original: TaggedFile<'f>,
        files: impl IntoIterator<Item = TaggedFile<'f>>,
    ) -> Translations<'f> {
        let mut by_source = BTreeMap::new();
        for message in original.file.all() {
            by_source.entry(first_text(message)).or_insert(message);
        }
        let files: Vec<TaggedFile<'f>> = files.into_iter().collect();
        let (mut all, mut shared) = (BTreeSet::new(), BTreeSet::new());
        for TaggedFile { file, .. } in &files {
            let starts = file.all().filter_map(first_text).map(|start| inner(start.trim()));
            shared.extend(starts.filter(|start| !all.insert(*start)));
        }
        Translations { original, by_source, files, shared }
    }
}

impl Glossary {
    /// Reports messages of a translation with the text of another one of these translations, of
    /// another original, or of another message.
    pub fn check_misplaced(
        &self,
        translation: TaggedFile<'_>,
        translations: &Translations<'_>,
        report: &mut Report,
    ) {
        let TaggedFile { file: reference, tag: from } = translations.original;
        let TaggedFile { file, tag: to } = translation;
        if from.split('-').next() == to.split('-').next() {
            return;
        }
        let mut by_text: BTreeMap<_, (&Message<&str>, &Message<&str>)> = BTreeMap::new();
        for message in file.all() {
            let (start, id) = (first_text(message), message.id.name);
            let Some(source) = reference.message(id).filter(|_| start.is_some()) else { continue };
            if Glossary::is_same_text(source, message) {
                continue;
            }
            let is_same = |other: &Message<&str>| {
                other.id.name != id && Glossary::is_same_text(other, message)
            };
            let text = || texts(message).join(" ");
            if let Some(other) = translations.by_source.get(&start).filter(|other| is_same(other))
                && self.is_untranslated(&text(), from, to)
            {
                let what = format!("the text of `{}` in `{from}`", other.id.name);
                let place = reference.place(other.id.name);
                report.add(untranslated(file, id, &what).related(place, "it is here"));
                continue;
            }
            let (first, first_source) = *by_text.entry(start).or_insert((message, source));
            // Another check reports a text in the letters of another language.
            let is_other_script = || {
                let own = Writing::parse(&script_of(to));
                let texts = texts(message);
                own.is_some_and(|own| !has_letter_of(&own, &texts)) && is_prose(&texts.join(" "))
            };
            if is_same(first) && are_different(source, first_source) && !is_other_script() {
                let message = format!("`{id}` has the text of `{}`", first.id.name);
                let wrong = Diagnostic::new(Code::UntranslatedMessage, message);
                report.add(
                    wrong
                        .at(file.place(id))
                        .related(file.place(first.id.name), "it is here")
                        .hint("translate it, or correct the other one; their originals differ"),
                );
                continue;
            }
            if !start.is_some_and(|start| translations.shared.contains(inner(start.trim()))) {
                continue;
            }
            let others = translations.files.iter().filter(|other| other.tag != to);
            let other = { others }.find_map(|other| {
                let theirs = other.file.message(id)?;
                let is_foreign = Glossary::is_same_text(theirs, message)
                    && is_of_other_language(&text(), to, other.tag)
                    && is_foreign(&text(), (to, rest(file, id)), (other.tag, rest(other.file, id)));
                is_foreign.then(|| (other.tag, other.file.place(theirs.id.name)))
            });
            if let Some((tag, place)) = other {
                let what = format!("the same as in `{tag}`");
                report.add(untranslated(file, id, &what).related(place, "the other one"));
            }
        }
    }
}

/// The texts of all messages of a file but one.
fn rest<'f>(file: &'f MessageFile, id: &str) -> impl Iterator<Item = &'f str> {
    file.all().filter(move |message| message.id.name != id).flat_map(|it| file.texts(it))
}

/// Returns whether the originals of two texts are long, and have few words in common.
fn are_different(one: &Message<&str>, other: &Message<&str>) -> bool {
    let words = |message| -> BTreeSet<String> {
        let text = texts(message).join(" ").to_lowercase();
        text.split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned())
            .filter(|word| !word.is_empty())
            .collect()
    };
    let (one, other) = (words(one), words(other));
    let common = one.intersection(&other).count();
    let all = one.len() + other.len() - common;
    one.len().min(other.len()) >= MIN_WORDS && common * 100 < all * MAX_COMMON_PERCENT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn related_languages_can_have_equal_sentences() {
        let text = "este texto tem seis palavras iguais";
        for (one, other, expected) in [
            ("pt", "it", true),
            ("pt-BR", "gl", false),
            ("pt-BR", "pt", false),
            ("de", "sv", true),
            ("ru", "bg", true),
        ] {
            assert_eq!(is_of_other_language(text, one, other), expected, "{one} {other}");
        }
        assert!(!is_of_other_language("cinco palavras iguais não bastam", "pt", "it"));
        assert!(!is_of_other_language("Lampada Bremen Ulm LED USB RAA", "pt", "it"));
    }
}
