//! Reads `site.toml` past its mistakes of keys and types, so that one run reports all of them.
//!
//! Serde stops at a mistake. Each one is reported and taken out of the tree, and the tree is read
//! again: what is left has only values that can be checked.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeArray, DeValue, ValueDeserializer};

use crate::content::config::mistake::{Mistake, missing, missing_key, mistake, wrong_brackets};
use crate::content::yaml::{TomlMistake, read_toml};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, forbidden, forbidden_character};
use crate::engine::source::SourcePath;

/// What stands for a required value that is missing or wrong.
pub(super) const PLACEHOLDER: &str = "?";

/// After so many mistakes no more are looked for: each needs another reading.
const MOST: usize = 200;

type Value<'t> = Spanned<DeValue<'t>>;

/// A file, as far as it can be read.
pub(super) struct Reading<T> {
    /// Its values, with [`PLACEHOLDER`] for those that are required and can't be read.
    pub(super) value: Option<T>,
    /// The spans of all mistakes.
    pub(super) told: Vec<Range<usize>>,
}

/// An entry that has been taken out: the span of its table, and its key.
struct Taken {
    table: Range<usize>,
    key: String,
}

/// Parses a file; mistakes of syntax are reported.
pub(super) fn parse<'t>(
    path: &SourcePath,
    text: &'t str,
    report: &mut Report,
) -> Option<Value<'t>> {
    let (root, mistakes) = read_toml(text);
    let is_valid = mistakes.is_empty();
    for TomlMistake { words, span, hint } in mistakes {
        let hint = hint.unwrap_or("write one `key = value` per line, and text in quotes".into());
        let place = Place::new(path, span);
        report.add(Diagnostic::new(Code::InvalidConfig, words).at(place).hint(hint));
    }
    let is_writable = report_forbidden(path, &root, report);
    (is_valid && is_writable).then_some(root)
}

/// Reports texts that pages can't hold; returns whether there are none.
fn report_forbidden(path: &SourcePath, value: &Value<'_>, report: &mut Report) -> bool {
    let mut is_writable = true;
    let mut check = |text: &str, span: Range<usize>| {
        if let Some((_, c)) = forbidden(text) {
            is_writable = false;
            report.add(forbidden_character(c).at(Place::new(path, span)));
        }
    };
    match value.get_ref() {
        DeValue::String(text) => check(text, value.span()),
        DeValue::Table(table) => {
            for key in table.keys() {
                check(key.get_ref(), key.span());
            }
            for value in table.values() {
                is_writable &= report_forbidden(path, value, report);
            }
        }
        DeValue::Array(items) => {
            for item in items {
                is_writable &= report_forbidden(path, item, report);
            }
        }
        _ => {}
    }
    is_writable
}

/// Reads a parsed file.
pub(super) fn read<'t, T: Deserialize<'t>>(
    path: &SourcePath,
    text: &str,
    root: &Value<'t>,
    report: &mut Report,
) -> Reading<T> {
    let mut rest = root.clone();
    let mut told: Vec<Range<usize>> = Vec::new();
    let mut taken: Vec<(Taken, Range<usize>)> = Vec::new();
    while told.len() < MOST {
        let error = match T::deserialize(ValueDeserializer::from(rest.clone())) {
            Ok(value) => return Reading { value: Some(value), told },
            Err(error) => error,
        };
        let span = error.span().unwrap_or(0..0);
        let is_mended = if let Some(key) = missing_key(error.message()) {
            let is_it = |taken: &Taken| taken.table == span && taken.key == key;
            let mistake = taken.iter().find(|(taken, _)| is_it(taken)).map(|(_, span)| span);
            if mistake.is_none() {
                let at = if span == root.span() { 0..0 } else { span.clone() };
                report.add(missing(key).at(Place::new(path, at)));
                told.push(span.clone());
            }
            fill(&mut rest, &span, key, mistake.unwrap_or(&span))
        } else if told.contains(&span) {
            // The placeholder does not fit. An empty list may; if not, the table goes.
            refit(&mut rest, &span) || take(&mut rest, &|_, value| holds(value, &span)).is_some()
        } else {
            let wrong = header(text, &span)
                .and_then(|header| Some((header, wrong_brackets(error.message(), header)?)));
            // A list that should be one table goes as a whole.
            let is_list = wrong.as_ref().is_some_and(|(header, _)| header.starts_with("[["));
            let wrong = wrong.map(|(_, mistake)| mistake);
            let Mistake { diagnostic, meant } = wrong.unwrap_or_else(|| mistake(error.message()));
            report.add(diagnostic.at(Place::new(path, span.clone())));
            told.push(span.clone());
            let found = take(&mut rest, &|key, value| match is_list {
                true => has_item(value, &span),
                false => *key == span || value.span() == span,
            });
            let is_mended = found.is_some();
            // A key that is misspelt is not missing.
            let named = |Taken { table, key }| Taken { table, key: meant.unwrap_or(key) };
            taken.extend(found.map(|found| (named(found), span)));
            is_mended
        };
        if !is_mended {
            break;
        }
    }
    Reading { value: None, told }
}

/// The name of a table in its brackets, if that is what begins at the span.
fn header<'s>(text: &'s str, span: &Range<usize>) -> Option<&'s str> {
    let line = text.get(span.start..)?.lines().next()?;
    let end = line.rfind(']')? + 1;
    let begins_line = span.start == 0 || text[..span.start].ends_with('\n');
    Some(&line[..end]).filter(|line| begins_line && line.starts_with('['))
}

/// Puts the placeholder into the table at `span`, as if it were written at `at`.
fn fill(value: &mut Value<'_>, span: &Range<usize>, key: &str, at: &Range<usize>) -> bool {
    let is_here = value.span() == *span;
    match value.get_mut() {
        DeValue::Table(table) => {
            if table.iter_mut().any(|(_, value)| fill(value, span, key, at)) {
                return true;
            }
            if is_here {
                let placeholder = Spanned::new(at.clone(), DeValue::String(PLACEHOLDER.into()));
                table.insert(Spanned::new(at.clone(), key.to_owned().into()), placeholder);
            }
            is_here
        }
        DeValue::Array(items) => items.iter_mut().any(|item| fill(item, span, key, at)),
        _ => false,
    }
}

/// Puts an empty list in the place of the placeholder at `span`.
fn refit(value: &mut Value<'_>, span: &Range<usize>) -> bool {
    let is_here = value.span() == *span;
    match value.get_mut() {
        DeValue::String(text) if is_here && text == PLACEHOLDER => {
            *value.get_mut() = DeValue::Array(DeArray::new());
            true
        }
        DeValue::Table(table) => table.iter_mut().any(|(_, value)| refit(value, span)),
        DeValue::Array(items) => items.iter_mut().any(|item| refit(item, span)),
        _ => false,
    }
}

/// Takes out the innermost entry or item for which `is_it`, by the span of its key and its value.
fn take(value: &mut Value<'_>, is_it: &dyn Fn(&Range<usize>, &Value<'_>) -> bool) -> Option<Taken> {
    let table = value.span();
    match value.get_mut() {
        DeValue::Table(entries) => {
            let below = entries.iter_mut().find_map(|(_, value)| take(value, is_it));
            below.or_else(|| {
                let (key, _) = entries.iter().find(|(key, value)| is_it(&key.span(), value))?;
                let key = key.get_ref().to_string();
                entries.remove(key.as_str())?;
                Some(Taken { table, key })
            })
        }
        DeValue::Array(items) => {
            let below = items.iter_mut().find_map(|item| take(item, is_it));
            below.or_else(|| {
                let value = items.iter().find(|item| is_it(&item.span(), item))?.span();
                *items = items.iter().filter(|item| item.span() != value).cloned().collect();
                Some(Taken { table, key: String::new() })
            })
        }
        _ => None,
    }
}

/// Whether a value is a list with an item at `span`.
fn has_item(value: &Value<'_>, span: &Range<usize>) -> bool {
    let DeValue::Array(items) = value.get_ref() else { return false };
    items.iter().any(|item| item.span() == *span)
}

/// Whether a value is a table with an entry at `span`.
fn holds(value: &Value<'_>, span: &Range<usize>) -> bool {
    let DeValue::Table(table) = value.get_ref() else { return false };
    table.values().any(|value| value.span() == *span)
}
