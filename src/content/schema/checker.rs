//! Checks values against schemas.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use crate::base::date_time::{DateTime, parse_date};
use crate::base::decimal::parse_decimal;
use crate::content::config::is_segment;
use crate::content::schema::default_ids::{DefaultIds, ITEM_ID, has_default};
use crate::content::schema::mistake::{Notation, missing_key, wrong_type};
use crate::content::schema::{
    AllowedOrigin, BodyName, Data, Day, Field, RefKind, Reference, Shape, is_decimal, is_link,
    origin,
};
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{
    Code, Diagnostic, Place, Report, forbidden, forbidden_character, nearest,
};
use crate::engine::source::SourcePath;

/// Checks nodes against schemas.
pub struct Checker<'a> {
    /// The file that is checked.
    pub path: &'a SourcePath,
    /// The report of errors.
    pub report: &'a mut Report,
    /// The references found so far.
    pub references: Vec<Reference>,
    /// The origins allowed by links so far.
    pub opened: Vec<AllowedOrigin>,
    /// The dates found so far.
    pub days: Vec<Day>,
    /// The names of Markdown bodies found so far.
    pub bodies: Vec<BodyName>,
    /// Whether the schema is a guess, so that missing keys are not reported.
    pub is_guess: bool,
    /// The default ids of messages; only pages have them.
    pub(super) default_ids: Option<DefaultIds>,
    /// The notation of the file.
    pub notation: Notation<'a>,
    /// Interns the keys and words of a file.
    words: BTreeSet<Arc<str>>,
}

impl<'a> Checker<'a> {
    /// A checker for one file.
    pub fn new(path: &'a SourcePath, report: &'a mut Report) -> Checker<'a> {
        let (references, opened, days, bodies, words) = Default::default();
        Checker {
            path,
            report,
            references,
            opened,
            days,
            bodies,
            is_guess: false,
            default_ids: None,
            notation: Notation::Yaml,
            words,
        }
    }

    /// A checker for a page, whose messages have default ids.
    pub fn of_page(path: &'a SourcePath, report: &'a mut Report) -> Checker<'a> {
        Checker { default_ids: Some(DefaultIds::default()), ..Checker::new(path, report) }
    }

    /// Checks `node`; returns its value, or `None` if it has errors, which are all reported.
    pub fn check(&mut self, shape: &Shape, node: &Node) -> Option<Data> {
        match (shape, &node.value) {
            (Shape::List(item), Value::List(nodes)) => {
                let numbered = nodes.iter().zip(1..);
                let values: Vec<_> =
                    numbered.map(|(node, number)| self.item(number, item, node)).collect();
                values.into_iter().collect::<Option<Vec<_>>>().map(Data::List)
            }
            (Shape::Record(fields), Value::Map(entries)) => {
                self.record(fields, entries, node.start..node.end, &[])
            }
            (Shape::Map(item), Value::Map(entries)) => {
                let values: Vec<_> = entries
                    .iter()
                    .map(|(key, node)| {
                        let is_writable = self.is_writable(&key.text, key.span());
                        let value = self.value(&key.text, item, node).filter(|_| is_writable)?;
                        Some((self.intern(&key.text), value))
                    })
                    .collect();
                values.into_iter().collect::<Option<Vec<_>>>().map(Data::Record)
            }
            (Shape::Either(shapes), _) => {
                let value = shapes.iter().find_map(|shape| self.quietly(shape, node));
                self.or_report(value, shape, node)
            }
            (Shape::List(_) | Shape::Record(_) | Shape::Map(_), _) => {
                self.or_report(None, shape, node)
            }
            (_, Value::Scalar { text, plain }) if !node.is_null() => {
                if !self.is_writable(text, node.span()) {
                    return None;
                }
                let is_written = self.notation.allows(shape, *plain);
                let value = is_written.then(|| self.scalar(shape, text, node)).flatten();
                self.or_report(value, shape, node)
            }
            _ => self.or_report(None, shape, node),
        }
    }

    /// Checks a node without references, and reports nothing.
    fn quietly(&self, shape: &Shape, node: &Node) -> Option<Data> {
        let mut report = Report::new();
        let mut checker = Checker::new(self.path, &mut report);
        checker.notation = self.notation;
        checker.check(shape, node)
    }

    /// Checks the entries of a mapping against fields. Keys in `also` are checked elsewhere.
    pub fn record(
        &mut self,
        fields: &[Field],
        entries: &[(Key, Node)],
        span: Range<u32>,
        also: &[&str],
    ) -> Option<Data> {
        let mut is_valid = true;
        let mut values = Vec::with_capacity(fields.len());
        // The key that a misspelt key stands for is not missing.
        let mut meant: BTreeSet<&str> = BTreeSet::new();
        let given: BTreeSet<&str> = entries.iter().map(|(key, _)| &*key.text).collect();
        for (key, node) in entries {
            match fields.iter().find(|field| field.name == key.text) {
                Some(field) => match self.value(&field.name, &field.shape, node) {
                    Some(value) => values.push((self.intern(&key.text), value)),
                    None => is_valid = false,
                },
                None if also.contains(&&*key.text) => {}
                None => {
                    is_valid = false;
                    let known = fields.iter().map(|field| &*field.name).chain(also.iter().copied());
                    let list: Vec<_> = known.clone().collect();
                    let near = nearest(&key.text, known.clone());
                    let is_meant = |name: &str| Some(name) == near && !given.contains(name);
                    if let Some(field) = fields.iter().find(|field| is_meant(&field.name)) {
                        // Errors in its value are reported in the same run.
                        self.value(&field.name, &field.shape, node);
                    }
                    // The key that is meant must not be there twice.
                    let is_taken =
                        near.is_some_and(|near| given.contains(near) || meant.contains(near));
                    meant.extend(near);
                    let message = format!("unknown key `{}`", key.text);
                    let unknown = Diagnostic::new(Code::UnknownKey, message)
                        .at(Place::new(self.path, key.span()))
                        .did_you_mean(
                            &key.text,
                            known,
                            format!("the keys here are {}", list.join(", ")),
                        );
                    self.report.add(if is_taken { unknown.without_fix() } else { unknown });
                }
            }
        }
        let is_absent = |field: &&Field| !field.optional && !given.contains(&*field.name);
        for field in fields.iter().filter(is_absent) {
            let is_reported = self.is_guess || meant.contains(&*field.name);
            let value = if is_reported { None } else { self.absent(field, &span) };
            is_valid &= value.is_some();
            values.extend(value.map(|value| (self.intern(&field.name), value)));
        }
        is_valid.then_some(Data::Record(values))
    }

    /// Returns the default of a required key that a mapping lacks. A key without a default is
    /// reported.
    fn absent(&mut self, field: &Field, span: &Range<u32>) -> Option<Data> {
        let (key, start) = (&*field.name, span.start);
        let at = start as usize;
        match &field.shape {
            Shape::Message if self.default_ids.is_some() => self.default_message(key, at..at),
            Shape::Record(fields) if self.default_ids.is_some() && has_default(&field.shape) => {
                let first = self.references.len();
                let data =
                    self.below(key, |checker| checker.record(fields, &[], start..start, &[]));
                for inner in &mut self.references[first..] {
                    inner.default_of =
                        inner.default_of.take().map(|of| format!("{key}.{of}").into());
                }
                data
            }
            _ => {
                let missing = missing_key(field, self.notation);
                self.report.add(missing.at(Place::new(self.path, self.notation.start_of(span))));
                None
            }
        }
    }

    /// Runs `check` on the parts of the value that is called `name`.
    pub fn below<T>(&mut self, name: &str, check: impl FnOnce(&mut Self) -> T) -> T {
        let Some(ids) = &mut self.default_ids else { return check(self) };
        let outer = ids.enter(name);
        let result = check(self);
        if let Some(ids) = &mut self.default_ids {
            ids.leave(outer);
        }
        result
    }

    /// Checks the value of a key. `true` for a message stands for its default id. The name of a
    /// list of mappings is not part of ids.
    fn value(&mut self, key: &str, shape: &Shape, node: &Node) -> Option<Data> {
        let is_true =
            matches!(&node.value, Value::Scalar { text, plain: true } if **text == *"true");
        match shape {
            Shape::Message if is_true && self.default_ids.is_some() => {
                self.default_message(key, node.span())
            }
            Shape::List(item) if matches!(**item, Shape::Record(_)) => self.check(shape, node),
            _ => self.below(key, |checker| checker.check(shape, node)),
        }
    }

    /// Checks an item of a list, which on a page may have an id.
    fn item(&mut self, number: usize, shape: &Shape, node: &Node) -> Option<Data> {
        let number = number.to_string();
        let (Shape::Record(fields), Value::Map(entries), Some(_)) =
            (shape, &node.value, &self.default_ids)
        else {
            return self.value(&number, shape, node);
        };
        let name = node.get(ITEM_ID).and_then(Node::as_text).unwrap_or(&number);
        let has_id = fields.iter().any(|field| &*field.name == ITEM_ID);
        let also: &[&str] = if has_id { &[] } else { &[ITEM_ID] };
        self.below(name, |checker| checker.record(fields, entries, node.start..node.end, also))
    }

    /// The message with the default id of `key`.
    fn default_message(&mut self, key: &str, span: Range<usize>) -> Option<Data> {
        let claimed = self.default_ids.as_mut()?.claim(key, self.path, span.clone());
        let id = claimed.map_err(|wrong| self.report.add(wrong)).ok()?;
        self.references.push(Reference {
            kind: RefKind::Message,
            name: Arc::clone(&id),
            below: None,
            default_of: Some(key.into()),
            start: u32::try_from(span.start).unwrap_or_default(),
            end: u32::try_from(span.end).unwrap_or_default(),
        });
        Some(Data::Message(id))
    }

    fn scalar(&mut self, shape: &Shape, text: &str, node: &Node) -> Option<Data> {
        let refer = |checker: &mut Self, kind| {
            let name: Arc<str> = text.into();
            checker.references.push(Reference {
                kind,
                name: name.clone(),
                below: None,
                default_of: None,
                start: node.start,
                end: node.end,
            });
            name
        };
        match shape {
            Shape::Message => Some(Data::Message(refer(self, RefKind::Message))),
            Shape::Page => Some(Data::Page(refer(self, RefKind::Page))),
            Shape::Asset => Some(Data::Asset(refer(self, RefKind::Asset))),
            Shape::Fact(below) => {
                let name = refer(self, RefKind::DataValue);
                if let Some(reference) = self.references.last_mut() {
                    reference.below.clone_from(below);
                }
                Some(Data::Fact(name))
            }
            Shape::Markdown => is_segment(text).then(|| {
                let name: Arc<str> = text.into();
                let (section, span) = (None, node.span());
                self.bodies.push(BodyName { name: Arc::clone(&name), section, span });
                Data::Text(name)
            }),
            Shape::Text | Shape::Name(_) => Some(Data::Text(text.into())),
            Shape::Integer(range) => text
                .parse()
                .ok()
                .filter(|value| range.contains(value))
                .map(|value| Data::Integer(text.into(), value)),
            Shape::Number => text
                .parse()
                .ok()
                .filter(|value: &f64| {
                    is_decimal(text) && value.is_finite() && parse_decimal(text).is_some()
                })
                .map(|value| Data::Number(text.into(), value)),
            Shape::Boolean => match text {
                "true" => Some(Data::Boolean(true)),
                "false" => Some(Data::Boolean(false)),
                _ => None,
            },
            Shape::Date | Shape::Today => parse_date(text).map(|_| {
                let (text, is_today) = (Arc::<str>::from(text), *shape == Shape::Today);
                self.days.push(Day { text: Arc::clone(&text), is_today, span: node.span() });
                Data::Date(text)
            }),
            Shape::DateTime => {
                let is_time = DateTime::parse(text).is_some_and(|date| date.time.is_some());
                is_time.then(|| Data::Date(text.into()))
            }
            Shape::Link(directives) if !directives.is_empty() => {
                let origin = origin(text).filter(|_| is_link(text))?.into();
                self.opened.push(AllowedOrigin { origin, directives: directives.clone() });
                Some(Data::Text(text.into()))
            }
            Shape::Link(_) => is_link(text).then(|| Data::Text(text.into())),
            Shape::Pattern(pattern) => pattern.matches(text).then(|| Data::Text(text.into())),
            Shape::OneOf(words) => {
                words.iter().any(|word| **word == *text).then(|| Data::Text(self.intern(text)))
            }
            Shape::List(_) | Shape::Record(_) | Shape::Map(_) | Shape::Either(_) => None,
        }
    }

    /// Reports a text that contains characters that pages can't contain.
    fn is_writable(&mut self, text: &str, span: Range<usize>) -> bool {
        let found = forbidden(text);
        if let Some((_, c)) = found {
            self.report.add(forbidden_character(c).at(Place::new(self.path, span)));
        }
        found.is_none()
    }

    /// Returns the value, or reports a wrong type.
    fn or_report(&mut self, value: Option<Data>, shape: &Shape, node: &Node) -> Option<Data> {
        if value.is_none() {
            self.report.add(wrong_type(self.path, shape, node, self.notation));
        }
        value
    }

    fn intern(&mut self, text: &str) -> Arc<str> {
        match self.words.get(text) {
            Some(word) => word.clone(),
            None => {
                let word: Arc<str> = text.into();
                self.words.insert(word.clone());
                word
            }
        }
    }
}

#[cfg(test)]
mod tests;
