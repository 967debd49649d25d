//! Exchange of messages with the tools of translators, as PO or XLIFF.
//!
//! In: the message files of the default locale and of a translation; files that tools have written.
//! Out: an exchange file; message files with the new texts. A text that would break its message is
//! reported at its place in the exchange file.

mod body;
mod compare;
mod edit;
mod import;
mod imported;
mod in_place;
mod plural;
mod po;
mod received;
mod text;
mod unit;
mod write;
mod xliff;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern};

use crate::engine::diagnostic::position;
use crate::engine::query::Database;
use crate::engine::source::Snapshot;
use crate::i18n::exchange::body::body_units;
use crate::i18n::exchange::text::{Choice, text_of};
use crate::i18n::exchange::unit::unit;
use crate::i18n::format::{Formatter, PLURAL_CATEGORIES, PluralType};
use crate::i18n::lock::{Age, OriginalDigest, TextDigest, TranslationLock};
use crate::i18n::message::{LOCALES, MessageFile, entry_id, notes};
use crate::i18n::paragraph::paragraph_number;
use crate::i18n::text_files::TextFiles;

pub use crate::i18n::exchange::body::unlike_bodies;
pub use crate::i18n::exchange::import::import;
pub use crate::i18n::exchange::imported::{CurrentText, Import, Imported};
pub use crate::i18n::exchange::in_place::{NewForm, NewText, message_units, set_texts};
pub use crate::i18n::exchange::plural::PluralForms;
pub use crate::i18n::exchange::po::{ForeignText, read_po, write_po};
pub use crate::i18n::exchange::received::ReceivedFile;
pub use crate::i18n::exchange::text::{fluent, indented};
pub use crate::i18n::exchange::unit::{Direction, Form, TargetLocale, Unit};
pub use crate::i18n::exchange::xliff::{read_xliff, write_xliff};

/// The texts of all messages of the default locale, in the order of the files, then those of the
/// bodies, with their translations. Texts are marked as stale by the lock, if the site has one.
pub fn units(
    snapshot: &Snapshot,
    direction: Direction<'_>,
    lock: Option<&TranslationLock>,
) -> Vec<Unit> {
    let reader = Database::default().begin(snapshot).reader();
    let folder = format!("{LOCALES}{}/", direction.original);
    let mut units = Vec::new();
    for path in snapshot.under(&folder).filter(|path| path.as_str().ends_with(".ftl")) {
        let below = &path.as_str()[folder.len()..];
        let translation = TextFiles::of_translation(&reader, direction.translation, below);
        for file in &TextFiles::own(&reader, direction.original, below).messages {
            let translated = |id: &str| translation.file_of(id);
            add_units(file, below, &translated, direction.formatter, &mut units);
        }
    }
    units.extend(body_units(snapshot, direction, lock));
    let terms: BTreeMap<String, String> = units
        .iter()
        .filter(|unit| unit.message.starts_with('-') && unit.attribute.is_none())
        .filter_map(|unit| {
            let form = unit.forms.first()?;
            let target = form.target.as_ref().map(|target| format!(", translated as “{target}”"));
            let note = format!("“{}”{}", form.source, target.unwrap_or_default());
            Some((unit.message.clone(), note))
        })
        .collect();
    for unit in &mut units {
        if let (Some(lock), OriginalDigest::Entry(digest)) = (lock, &unit.digest) {
            let age = lock.age(&unit.file, &unit.message, direction.translation, *digest);
            unit.is_stale = age == Age::Stale && unit.is_translated();
        }
        let is_in = |term: &str| unit.forms.iter().any(|form| mentions_term(&form.source, term));
        let found = terms.iter().filter(|(term, _)| is_in(term));
        let notes: Vec<String> =
            found.map(|(term, note)| format!("{{ {term} }} is {note}.")).collect();
        unit.notes.extend(notes);
    }
    units
}

fn mentions_term(text: &str, term: &str) -> bool {
    text.split(['{', '}', '(', ' ']).any(|word| word == term)
}

/// Returns the value and the attributes of a message, with their names, or the value of a term,
/// whose attributes are not translated.
fn entry_patterns<'a>(
    entry: &'a Entry<&'a str>,
) -> Vec<(&'a str, Option<&'a str>, &'a Pattern<&'a str>)> {
    match entry {
        Entry::Message(message) => {
            let value = message.value.iter().map(|value| (message.id.name, None, value));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|it| (it.id.name, Some(it.id.name), &it.value));
            value.chain(attributes).collect()
        }
        Entry::Term(term) => vec![(term.id.name, None, &term.value)],
        _ => Vec::new(),
    }
}

fn add_units<'a>(
    file: &MessageFile,
    below: &str,
    translation: &dyn Fn(&str) -> Option<&'a MessageFile>,
    formatter: &Formatter,
    units: &mut Vec<Unit>,
) {
    let notes = notes(file.source());
    for entry in file.entries() {
        let Some(id) = entry_id(entry) else { continue };
        let translated = translation(&id).and_then(|file| file.entry(&id));
        let translated = translated.map(entry_patterns).unwrap_or_default();
        let digest = TextDigest::of_entry(entry);
        for (name, attribute, pattern) in entry_patterns(entry) {
            let target = translated.iter().find(|(_, other, _)| *other == attribute);
            let shape = shape(pattern, target.map(|(.., pattern)| *pattern), formatter);
            let start = file.span_of(name).map_or(0, |span| span.start);
            units.push(Unit {
                file: below.to_owned(),
                message: id.clone(),
                attribute: attribute.map(str::to_owned),
                source: (file.path.clone(), position(file.source(), start).0),
                notes: notes.get(&id).cloned().unwrap_or_default(),
                digest: OriginalDigest::Entry(digest),
                ..shape
            });
        }
    }
}

/// Creates a unit with the texts of a pattern: one for each variant, unless the selector of the
/// translation differs.
fn shape(original: &Pattern<&str>, target: Option<&Pattern<&str>>, formatter: &Formatter) -> Unit {
    choices(original, target, formatter).unwrap_or_else(|| {
        let form = Form {
            variant: None,
            source: text_of(original),
            target: target.map(text_of),
            is_optional: false,
        };
        unit(vec![form], None, false)
    })
}

fn choices(
    original: &Pattern<&str>,
    target: Option<&Pattern<&str>>,
    formatter: &Formatter,
) -> Option<Unit> {
    let original = Choice::of(original)?;
    let target = match target {
        Some(pattern) => Some(Choice::of(pattern)?),
        None => None,
    };
    if target.as_ref().is_some_and(|target| target.selector != original.selector) {
        return None;
    }
    let names = original.variants.iter().map(|(name, ..)| name.as_str());
    let is_category = |name: &str| PLURAL_CATEGORIES.contains(&name);
    let has_categories = names.clone().any(|name| name != "other" && is_category(name));
    let plural_type = original.plural_type.filter(|_| has_categories);
    // gettext has no ordinal forms.
    let plural = match plural_type {
        Some(PluralType::Cardinal) => PluralForms::of(formatter),
        Some(PluralType::Ordinal) | None => None,
    };
    let wanted: Vec<&str> = match plural_type {
        Some(plural_type) => {
            let all = || formatter.plural_categories(plural_type);
            let categories = plural.as_ref().map_or_else(all, |forms| forms.categories.clone());
            names.clone().filter(|name| !is_category(name)).chain(categories).collect()
        }
        None => names.clone().collect(),
    };
    // For a variant that it lacks, a choice prints its default.
    let find = |choice: &Choice, name: &str, is_exact: bool| {
        let default = choice.variants.iter().find(|(_, is_default, _)| *is_default && !is_exact);
        let found = choice.variants.iter().find(|(other, ..)| other == name).or(default);
        found.map(|(.., text)| text.clone())
    };
    let form = |name: &str, is_optional| Form {
        variant: Some(name.to_owned()),
        source: find(&original, name, false).unwrap_or_default(),
        target: target.as_ref().and_then(|target| find(target, name, is_optional)),
        is_optional,
    };
    let mut forms: Vec<Form> = wanted.iter().map(|name| form(name, false)).collect();
    let own = target.iter().flat_map(|target| target.variants.iter().map(|(name, ..)| &**name));
    let all = plural_type.map(|plural_type| formatter.plural_categories(plural_type));
    let mut optional: Vec<&str> = all.unwrap_or_default();
    optional.extend(own);
    for name in optional {
        if !forms.iter().any(|form| form.variant.as_deref() == Some(name)) {
            forms.push(form(name, true));
        }
    }
    let is_whole = plural.is_some_and(|plural| plural.categories == wanted);
    Some(unit(forms, Some(original.selector.clone()), is_whole))
}

/// Returns the messages and the paragraphs whose texts are all valid, with their files.
fn current_texts(units: &[Unit], valid: &BTreeSet<(usize, usize)>) -> Vec<(String, CurrentText)> {
    let is_valid = |at: &usize| {
        let mut forms = units[*at].forms.iter().enumerate();
        forms.all(|(form, it)| it.is_optional || valid.contains(&(*at, form)))
    };
    let numbers: Vec<usize> = (0..units.len()).collect();
    let texts = numbers.chunk_by(|one, other| {
        let [one, other] = [one, other].map(|at| &units[*at]);
        one.file == other.file && (one.is_paragraph() || one.message == other.message)
    });
    let index = |at: &usize| Some(paragraph_number(&units[*at].message)? - 1);
    let current = |texts: &[usize]| {
        let unit = &units[texts[0]];
        let is_whole = texts.iter().all(is_valid);
        let current = match &unit.digest {
            OriginalDigest::Entry(digest) => CurrentText::Entry(unit.message.clone(), *digest),
            OriginalDigest::Body(body) => CurrentText::Paragraphs {
                body: body.clone(),
                indexes: texts.iter().filter(|at| is_valid(at)).filter_map(index).collect(),
                is_whole,
                is_new: !texts.iter().any(|at| units[*at].is_translated()),
            },
        };
        let is_current =
            is_whole || matches!(&current, CurrentText::Paragraphs { is_new: false, .. });
        is_current.then(|| (unit.file.clone(), current))
    };
    texts.filter_map(current).collect()
}
