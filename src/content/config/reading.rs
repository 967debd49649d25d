//! Reads `site.toml` against its JSON Schema, so that one run reports all mistakes of keys and
//! types.
//!
//! A value that the schema rejects is reported, then removed or replaced by a placeholder. The
//! remaining tree is deserialized once.

use std::ops::Range;

use serde::Deserialize;
use serde_json::Value as Json;
use toml::Spanned;
use toml::de::{DeArray, DeInteger, DeTable, DeValue, ValueDeserializer};

use crate::content::config::mistake::{
    self, missing, unknown_key, wrong_choice, wrong_list, wrong_number, wrong_table, wrong_type,
};
use crate::content::yaml::{TomlMistake, read_toml};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, forbidden, forbidden_character};
use crate::engine::source::SourcePath;

/// The placeholder of a required text that is missing or wrong.
pub(super) const PLACEHOLDER: &str = "?";

type Value<'t> = Spanned<DeValue<'t>>;

/// A file, as far as it can be read.
pub(super) struct Reading<T> {
    /// Its values, with placeholders for those that are required and can't be read.
    pub(super) value: Option<T>,
    /// The spans of all mistakes.
    pub(super) reported: Vec<Range<usize>>,
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

/// Reads a parsed file by its JSON Schema.
pub(super) fn read<'t, T: Deserialize<'t>>(
    path: &SourcePath,
    text: &str,
    mut root: Value<'t>,
    schema: &Json,
    report: &mut Report,
) -> Reading<T> {
    let definitions = &schema["definitions"];
    let reported = Vec::new();
    let mut checker = Checker { path, text, definitions, report, reported, is_root: true };
    checker.check(&mut root, schema);
    let mut reported = checker.reported;
    let value = T::deserialize(ValueDeserializer::from(root)).map_err(|error| {
        // The schema has all types but the widths of numbers.
        let span = error.span().unwrap_or(0..0);
        if !reported.contains(&span) {
            let place = Place::new(path, span.clone());
            report.add(mistake::out_of_range().at(place));
        }
        reported.push(span);
    });
    Reading { value: value.ok(), reported }
}

/// Compares a tree with a schema.
struct Checker<'a> {
    path: &'a SourcePath,
    text: &'a str,
    definitions: &'a Json,
    report: &'a mut Report,
    /// The spans of mistakes.
    reported: Vec<Range<usize>>,
    /// Whether the whole file is next, which has no place of its own.
    is_root: bool,
}

impl<'a> Checker<'a> {
    /// Reports what a schema rejects in a value, and repairs it; returns whether it may stay.
    fn check(&mut self, value: &mut Value<'_>, schema: &'a Json) -> bool {
        let Some(schema) = self.resolve(schema) else { return true };
        let span = value.span();
        let is_root = std::mem::take(&mut self.is_root);
        if let Some(alternatives) = schema["anyOf"].as_array() {
            return alternatives.iter().any(|schema| fits(value.get_ref(), schema))
                || self.reject(span, wrong_type(alternatives, value.get_ref()));
        }
        let choices = choices(schema);
        if !choices.is_empty() {
            return value.get_ref().as_str().is_some_and(|text| choices.contains(&text))
                || self.reject(span, wrong_choice(&choices, value.get_ref()));
        }
        let wrong = |value: &DeValue<'_>| wrong_type(std::slice::from_ref(schema), value);
        match (type_of(schema), value.get_mut()) {
            ("object", DeValue::Table(table)) => {
                self.check_table(table, schema, if is_root { 0..0 } else { span });
                true
            }
            ("array", DeValue::Array(items)) => {
                let kept: Vec<bool> =
                    items.iter_mut().map(|item| self.check(item, &schema["items"])).collect();
                let kept =
                    items.iter().zip(kept).filter_map(|(item, is_kept)| is_kept.then_some(item));
                *items = kept.cloned().collect();
                true
            }
            ("object", DeValue::Array(items)) => {
                let first = items.first().map_or(0..0, Spanned::span);
                match header(self.text, &first) {
                    Some(header) => self.reject(first, wrong_list(header)),
                    None => self.reject(span, wrong(value.get_ref())),
                }
            }
            ("array", DeValue::Table(_)) => match header(self.text, &span) {
                Some(header) => self.reject(span, wrong_table(header)),
                None => self.reject(span, wrong(value.get_ref())),
            },
            ("integer", DeValue::Integer(number)) => match wrong_number(schema, number) {
                Some(wrong) => self.reject(span, wrong),
                None => true,
            },
            _ => fits(value.get_ref(), schema) || self.reject(span, wrong(value.get_ref())),
        }
    }

    fn check_table(&mut self, table: &mut DeTable<'_>, schema: &'a Json, span: Range<usize>) {
        let properties = schema["properties"].as_object();
        // A key that is misspelt is not missing.
        let mut rejected: Vec<(String, Range<usize>)> = Vec::new();
        let mut removed: Vec<String> = Vec::new();
        for (key, value) in table.iter_mut() {
            let name: &str = key.get_ref();
            let property = properties.and_then(|properties| properties.get(name));
            let others = &schema["additionalProperties"];
            if let Some(schema) = property.or(others.is_object().then_some(others)) {
                let span = value.span();
                if !self.check(value, schema) {
                    removed.push(name.to_owned());
                    rejected.push((name.to_owned(), span));
                }
                continue;
            }
            let known = properties.into_iter().flatten().map(|(name, _)| name.as_str());
            let (diagnostic, nearest) = unknown_key(name, known.collect());
            self.reject(key.span(), diagnostic);
            removed.push(name.to_owned());
            rejected.extend(nearest.map(|meant| (meant, key.span())));
        }
        for name in removed {
            table.remove(name.as_str());
        }
        for key in schema["required"].as_array().into_iter().flatten().filter_map(Json::as_str) {
            if table.contains_key(key) {
                continue;
            }
            let wrong = rejected.iter().find(|(name, _)| name == key).map(|(_, span)| span.clone());
            if wrong.is_none() {
                self.reject(span.clone(), missing(key));
            }
            let at = wrong.unwrap_or_else(|| span.clone());
            if let Some(placeholder) = properties.and_then(|all| self.placeholder(all.get(key)?)) {
                let key = Spanned::new(at.clone(), key.to_owned().into());
                table.insert(key, Spanned::new(at, placeholder));
            }
        }
    }

    /// The schema that a reference leads to; `None` accepts everything.
    fn resolve(&self, schema: &'a Json) -> Option<&'a Json> {
        let schema = schema["allOf"].get(0).unwrap_or(schema);
        match schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/definitions/")) {
            Some("settings") => None,
            Some(name) => Some(self.definitions.get(name).unwrap_or(schema)),
            None => Some(schema),
        }
    }

    /// The placeholder of a required value.
    fn placeholder<'t>(&self, schema: &'a Json) -> Option<DeValue<'t>> {
        let schema = self.resolve(schema)?;
        if let Some(first) = choices(schema).first() {
            return Some(DeValue::String((*first).to_owned().into()));
        }
        match type_of(schema) {
            "string" => Some(DeValue::String(PLACEHOLDER.into())),
            "array" => Some(DeValue::Array(DeArray::new())),
            "integer" => Some(DeValue::Integer(DeInteger::default())),
            _ => None,
        }
    }

    /// Reports a mistake.
    fn reject(&mut self, span: Range<usize>, diagnostic: Diagnostic) -> bool {
        self.report.add(diagnostic.at(Place::new(self.path, span.clone())));
        self.reported.push(span);
        false
    }
}

/// The type that a schema expects. What refers to a name that the site defines is text.
fn type_of(schema: &Json) -> &str {
    schema["type"].as_str().unwrap_or("string")
}

/// Whether a value is of the type of a schema.
fn fits(value: &DeValue<'_>, schema: &Json) -> bool {
    match (type_of(schema), value) {
        ("string", DeValue::String(_))
        | ("boolean", DeValue::Boolean(_))
        | ("number", DeValue::Integer(_) | DeValue::Float(_))
        | ("object", DeValue::Table(_)) => true,
        ("array", DeValue::Array(items)) => {
            let most = schema["maxItems"].as_u64().and_then(|most| usize::try_from(most).ok());
            let least = schema["minItems"].as_u64().and_then(|least| usize::try_from(least).ok());
            most.is_none_or(|most| items.len() <= most)
                && least.is_none_or(|least| items.len() >= least)
                && items.iter().all(|item| fits(item.get_ref(), &schema["items"]))
        }
        _ => false,
    }
}

/// The texts that a schema accepts, if there are only some.
fn choices(schema: &Json) -> Vec<&str> {
    let constants = schema["oneOf"].as_array().into_iter().flatten().map(|choice| &choice["const"]);
    let listed = schema["enum"].as_array().into_iter().flatten();
    constants.chain(listed).filter_map(Json::as_str).collect()
}

/// The name of a table in its brackets, if that is what begins at the span.
fn header<'s>(text: &'s str, span: &Range<usize>) -> Option<&'s str> {
    let line = text.get(span.start..)?.lines().next()?;
    let end = line.rfind(']')? + 1;
    let begins_line = span.start == 0 || text[..span.start].ends_with('\n');
    Some(&line[..end]).filter(|line| begins_line && line.starts_with('['))
}
