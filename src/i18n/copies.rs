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

/// The messages of a translation with the text of the original. Names and short labels may be the
/// same in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SameMessages {
    /// Their numbers.
    pub numbers: BTreeSet<usize>,
    /// Their words that should differ.
    pub words: usize,
}

impl SameMessages {
    fn add(
        &mut self,
        reader: &Reader,
        (number, message): (usize, &FluentMessage<'_>),
        (original, from): (&FluentMessage<'_>, &str),
        to: &str,
    ) {
        if Glossary::is_same_text(original, message) {
            let glossary = reader.get(&SITE_GLOSSARY, "");
            let words = glossary.count_words(&texts(message).join(" "), from, to);
            if words > 0 {
                self.numbers.insert(number);
                self.words += words;
            }
        }
    }
}

/// By locale, the shared messages that are the same as those of the default locale.
pub static SHARED_SAME: Query<SameMessages, usize> = Query::with_cutoff(|reader, locale, _| {
    let (config, mut same) = (config::current(reader), SameMessages::default());
    let Some(Locale { tag, .. }) = config.locales.get(*locale) else { return same };
    if *locale == config.default_locale {
        return same;
    }
    let from = &*config.locales[config.default_locale].tag;
    let (own, originals) = (reader.get(&CATALOG, tag), reader.get(&CATALOG, from));
    for id in own.ids() {
        if let Some(((number, _, message), (.., original))) =
            own.message(id).zip(originals.message(id))
        {
            same.add(reader, (number, message), (original, from), tag);
        }
    }
    same
});

/// By the id in the path of a page's messages: for each locale, those that are the same as the
/// original ones.
pub static SAME_MESSAGES: Query<Vec<SameMessages>> = Query::with_cutoff(|reader, id, _| {
    let config = config::current(reader);
    let path = |tag: &str| find_text(reader.snapshot(), &page_messages(tag, id));
    let paths: Vec<Option<SourcePath>> = config.locales.iter().map(|at| path(&at.tag)).collect();
    let mut all = vec![SameMessages::default(); paths.len()];
    let Some(first) = original(&config, &paths) else { return all };
    let file = |at: usize| Some(reader.get(&PAGE_MESSAGES, paths[at].as_ref()?.as_str()));
    let (Some(originals), from) = (file(first), &*config.locales[first].tag) else { return all };
    for (at, Locale { tag, .. }) in config.locales.iter().enumerate().filter(|(at, _)| *at != first)
    {
        let Some(own) = file(at) else { continue };
        for (number, message) in own.all().enumerate() {
            if let Some(original) = originals.message(message.id.name) {
                all[at].add(reader, (number, message), (original, from), tag);
            }
        }
    }
    all
});

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
        let is_copied = |message: &FluentMessage<'_>| {
            let original = originals.message(message.id.name);
            original.is_some_and(|it| is_copy(reader, (it, from), (message, tag)))
        };
        let copied = own.all().enumerate().filter(|(_, message)| is_copied(message));
        copies[at] = copied.map(|(number, _)| number).collect();
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
