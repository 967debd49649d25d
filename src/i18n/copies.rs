//! The texts of translations that are copies of their originals.

use std::collections::BTreeSet;

use crate::content::config::{self, Config, Locale};
use crate::engine::query::{Query, Reader};
use crate::engine::source::SourcePath;
use crate::i18n::format::count_words;
use crate::i18n::glossary::{Glossary, SITE_GLOSSARY};
use crate::i18n::message::{
    CATALOG, FluentMessage, LOCALES, PAGE_MESSAGES, find_text, page_messages, texts,
};
use crate::i18n::paragraph::{equal_paragraphs, prose};

/// By locale, the shared messages that are copies of those of the default locale, by their numbers.
pub static SHARED_COPIES: Query<BTreeSet<usize>, usize> =
    Query::with_cutoff(|reader, locale, _| {
        let config = config::current(reader);
        let Some(Locale { tag, .. }) = config.locales.get(*locale) else { return BTreeSet::new() };
        if *locale == config.default_locale {
            return BTreeSet::new();
        }
        let from = &*config.locales[config.default_locale].tag;
        let (own, originals) = (reader.get(&CATALOG, tag), reader.get(&CATALOG, from));
        let copy = |id: &str| {
            let ((number, _, message), (.., original)) = (own.message(id)?, originals.message(id)?);
            is_copy(reader, (original, from), (message, tag)).then_some(number)
        };
        own.ids().filter_map(copy).collect()
    });

/// The number of words from which the messages of a page that are the same as the original ones are
/// copies if they are most of its words: labels are too short to be told from names each by itself.
const MIN_COPIED_WORDS: usize = 8;

/// By the id in the path of a page's messages: for each locale, those that are copies of the
/// original ones, by their numbers.
pub static COPIED_MESSAGES: Query<Vec<BTreeSet<usize>>> = Query::with_cutoff(|reader, id, _| {
    let config = config::current(reader);
    let path = |tag: &str| find_text(reader.snapshot(), &page_messages(tag, id));
    let paths: Vec<Option<SourcePath>> = config.locales.iter().map(|at| path(&at.tag)).collect();
    let mut copies = vec![BTreeSet::new(); paths.len()];
    let Some(first) = original(&config, &paths) else { return copies };
    let file = |at: usize| Some(reader.get(&PAGE_MESSAGES, paths[at].as_ref()?.as_str()));
    let (Some(originals), from) = (file(first), &*config.locales[first].tag) else { return copies };
    for (at, Locale { tag, .. }) in config.locales.iter().enumerate().filter(|(at, _)| *at != first)
    {
        let Some(own) = file(at) else { continue };
        let is_same = |message: &FluentMessage<'_>| {
            let original = originals.message(message.id.name);
            original.is_some_and(|original| Glossary::is_same_text(original, message))
        };
        let same: Vec<_> = own.all().enumerate().filter(|(_, message)| is_same(message)).collect();
        if same.is_empty() {
            continue;
        }
        let glossary = reader.get(&SITE_GLOSSARY, "");
        let words = |message| glossary.count_words(&texts(message).join(" "), from, tag);
        let count: usize = same.iter().map(|(_, message)| words(message)).sum();
        let all: usize = own.all().map(words).sum();
        let are_copies = count >= MIN_COPIED_WORDS && count * 2 > all;
        let is_copied = |message: &FluentMessage<'_>| {
            are_copies
                || originals
                    .message(message.id.name)
                    .is_some_and(|original| glossary.is_copy((original, from), (message, tag)))
        };
        let copied = same.iter().filter(|(_, message)| is_copied(message));
        copies[at] = copied.map(|(number, _)| *number).collect();
    }
    copies
});

/// The part of a body that is a copy of the original.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopiedPart {
    /// The whole body.
    Whole,
    /// Some paragraphs, with this number of words.
    Words(usize),
}

/// By the path of a Markdown body below the folder of a locale: the copied part, for each locale.
pub static COPIED_BODIES: Query<Vec<CopiedPart>> = Query::with_cutoff(|reader, below, _| {
    const NONE: CopiedPart = CopiedPart::Words(0);
    let (config, snapshot) = (config::current(reader), reader.snapshot());
    let path = |locale: &Locale| find_text(snapshot, &format!("{LOCALES}{}/{below}", locale.tag));
    let paths: Vec<Option<SourcePath>> = config.locales.iter().map(path).collect();
    let Some(first) = original(&config, &paths) else { return vec![NONE; paths.len()] };
    let text = |path: &Option<SourcePath>| snapshot.read_text(path.as_ref()?.as_str()).ok();
    let Some(source) = text(&paths[first]) else { return vec![NONE; paths.len()] };
    let from = &*config.locales[first].tag;
    let copied = |(at, Locale { tag, .. }): (usize, &Locale)| {
        let Some(own) = text(&paths[at]).filter(|_| at != first) else { return NONE };
        let equal = equal_paragraphs(&source, &own);
        if equal.is_empty() {
            return NONE;
        }
        let glossary = reader.get(&SITE_GLOSSARY, "");
        if own == source && glossary.is_copied_body((&source, from), (&source, tag)) {
            return CopiedPart::Whole;
        }
        let texts = equal.into_iter().map(|span| prose(&own[span]));
        let texts = texts.filter(|text| glossary.is_untranslated(text, from, tag));
        CopiedPart::Words(texts.map(|text| count_words(&text)).sum())
    };
    config.locales.iter().enumerate().map(copied).collect()
});

/// The locale of the original of a text: the default one if it has it, or else the first.
fn original(config: &Config, paths: &[Option<SourcePath>]) -> Option<usize> {
    let all = std::iter::once(config.default_locale).chain(0..paths.len());
    all.into_iter().find(|at| paths[*at].is_some())
}

/// Returns whether a message is a copy of its original, both with the tags of their languages. The
/// glossary is read only if their texts are equal.
pub fn is_copy(
    reader: &Reader,
    original: (&FluentMessage<'_>, &str),
    own: (&FluentMessage<'_>, &str),
) -> bool {
    Glossary::is_same_text(original.0, own.0)
        && reader.get(&SITE_GLOSSARY, "").is_copy(original, own)
}
