//! Checks values against schemas.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use crate::base::decimal::parse_decimal;
use crate::content::config::is_segment;
use crate::content::schema::{
    AllowedOrigin, BodyName, Data, Day, Field, RefKind, Reference, Shape, is_decimal, is_link,
    origin, parse_date,
};
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{
    Code, Diagnostic, Place, QUOTES_HINT, Report, forbidden, forbidden_character,
    is_typographic_quote, nearest,
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
    /// Whether the schema is a guess: what it requires is not missing then.
    pub is_guess: bool,
    /// Interns the keys and words of a file.
    words: BTreeSet<Arc<str>>,
}

impl<'a> Checker<'a> {
    /// A checker for one file.
    pub fn new(path: &'a SourcePath, report: &'a mut Report) -> Checker<'a> {
        let (references, opened, days, bodies, words) = Default::default();
        Checker { path, report, references, opened, days, bodies, is_guess: false, words }
    }

    /// Checks `node`; returns its value, or `None` if it has errors, which are all reported.
    pub fn check(&mut self, shape: &Shape, node: &Node) -> Option<Data> {
        match (shape, &node.value) {
            (Shape::List(item), Value::List(nodes)) => {
                let values: Vec<_> = nodes.iter().map(|node| self.check(item, node)).collect();
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
                        let value = self.check(item, node).filter(|_| is_writable)?;
                        Some((self.intern(&key.text), value))
                    })
                    .collect();
                values.into_iter().collect::<Option<Vec<_>>>().map(Data::Record)
            }
            (Shape::List(_) | Shape::Record(_) | Shape::Map(_), _) => {
                self.report_type(shape, node);
                None
            }
            (_, Value::Scalar { text, .. }) if !node.is_null() => {
                if !self.is_writable(text, node.span()) {
                    return None;
                }
                let value = self.scalar(shape, text, node);
                if value.is_none() {
                    self.report_type(shape, node);
                }
                value
            }
            _ => {
                self.report_type(shape, node);
                None
            }
        }
    }

    /// Checks the entries of a mapping against fields; `also` lists keys that are checked
    /// elsewhere.
    pub fn record(
        &mut self,
        fields: &[Field],
        entries: &[(Key, Node)],
        span: Range<u32>,
        also: &[&str],
    ) -> Option<Data> {
        let mut is_valid = true;
        let mut values = Vec::with_capacity(fields.len());
        // A key that is misspelt is not missing.
        let mut meant: BTreeSet<&str> = BTreeSet::new();
        let given: BTreeSet<&str> = entries.iter().map(|(key, _)| &*key.text).collect();
        for (key, node) in entries {
            match fields.iter().find(|field| field.name == key.text) {
                Some(field) => match self.check(&field.shape, node) {
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
                        self.check(&field.shape, node);
                    }
                    meant.extend(near);
                    self.report.add(
                        Diagnostic::new(Code::UnknownKey, format!("unknown key `{}`", key.text))
                            .at(Place::new(self.path, key.span()))
                            .did_you_mean(
                                &key.text,
                                known,
                                format!("the keys here are {}", list.join(", ")),
                            ),
                    );
                }
            }
        }
        for field in fields.iter().filter(|field| !field.optional) {
            if !given.contains(&*field.name) {
                is_valid = false;
                if self.is_guess || meant.contains(&*field.name) {
                    continue;
                }
                let at = span.start as usize;
                self.report.add(
                    Diagnostic::new(
                        Code::MissingKey,
                        format!("the key `{}` is missing", field.name),
                    )
                    .at(Place::new(self.path, at..at))
                    .hint(format!(
                        "add `{}:` with {}",
                        field.name,
                        describe(&field.shape)
                    )),
                );
            }
        }
        is_valid.then_some(Data::Record(values))
    }

    fn scalar(&mut self, shape: &Shape, text: &str, node: &Node) -> Option<Data> {
        let refer = |checker: &mut Self, kind| {
            let name: Arc<str> = text.into();
            checker.references.push(Reference {
                kind,
                name: name.clone(),
                below: None,
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
                let name = refer(self, RefKind::Fact);
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
            Shape::Text => Some(Data::Text(text.into())),
            Shape::Integer => text.parse().ok().map(|value| Data::Integer(text.into(), value)),
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
            Shape::List(_) | Shape::Record(_) | Shape::Map(_) => None,
        }
    }

    /// Reports a text that pages can't hold.
    fn is_writable(&mut self, text: &str, span: Range<usize>) -> bool {
        let found = forbidden(text);
        if let Some((_, c)) = found {
            self.report.add(forbidden_character(c).at(Place::new(self.path, span)));
        }
        found.is_none()
    }

    fn report_type(&mut self, shape: &Shape, node: &Node) {
        let found = match node.as_text() {
            Some(text) if !node.is_null() => format!("`{text}`"),
            _ => node.kind().to_owned(),
        };
        let message = format!("expected {}, found {found}", describe(shape));
        let mut diagnostic =
            Diagnostic::new(Code::WrongType, message).at(Place::new(self.path, first_line(node)));
        let is_scalar = !matches!(shape, Shape::List(_) | Shape::Record(_) | Shape::Map(_));
        let is_item = |text: &str| text.starts_with('-');
        let is_quoted = |text: &str| text.starts_with(is_typographic_quote);
        if is_scalar && node.as_text().is_some_and(is_quoted) {
            diagnostic = diagnostic.hint(QUOTES_HINT);
        } else if let (Shape::OneOf(words), Some(text)) = (shape, node.as_text()) {
            let list = words.join(", ");
            diagnostic = diagnostic.did_you_mean(
                text,
                words.iter().map(|word| &**word),
                format!("one of {list}"),
            );
        } else if matches!(shape, Shape::Pattern(_)) {
            diagnostic = diagnostic.hint("correct the text, or the pattern in its schema");
        } else if let Some(reason) = node.as_text().and_then(|text| wrong_number(shape, text)) {
            diagnostic = diagnostic.hint(reason);
        } else if matches!(shape, Shape::List(_)) && node.as_text().is_some_and(is_item) {
            diagnostic = diagnostic.hint("write a space after the `-` of each item");
        } else if *shape == Shape::Markdown {
            diagnostic = diagnostic.hint(
                "use lower-case letters, digits and hyphens; the text itself is in \
                 `locales/<tag>/pages/<page-id>.<name>.md`",
            );
        } else {
            diagnostic = diagnostic.hint(format!("for example: {}", example(shape)));
        }
        self.report.add(diagnostic);
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

/// Why a text is not the number that it looks like.
fn wrong_number(shape: &Shape, text: &str) -> Option<&'static str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_numeric = digits.starts_with(|c: char| c.is_ascii_digit());
    let has = |other: [char; 2]| digits.contains(other);
    match shape {
        Shape::Integer | Shape::Number if !is_numeric => None,
        Shape::Integer if is_decimal(text) && !digits.contains('.') => Some(
            "it is too large: whole numbers have at most 18 digits; as `text` it may be longer",
        ),
        Shape::Number if is_decimal(text) => {
            Some("it is too large, or has more than 400 digits; as `text` it may be longer")
        }
        Shape::Integer | Shape::Number if has(['e', 'E']) && !has(['x', 'X']) => {
            Some("numbers have no exponent: write all digits, such as `100` for `1e2`")
        }
        Shape::Number if digits.contains(',') => Some("write a point before the decimals: `0.10`"),
        _ => None,
    }
}

/// The span to highlight: for lists and mappings only their start.
fn first_line(node: &Node) -> Range<usize> {
    match node.value {
        Value::Scalar { .. } => node.span(),
        _ => node.start as usize..node.start as usize,
    }
}

fn describe(shape: &Shape) -> String {
    match shape {
        Shape::Message => "the id of a message".to_owned(),
        Shape::Text => "text".to_owned(),
        Shape::Integer => "a whole number".to_owned(),
        Shape::Number => "a number".to_owned(),
        Shape::Boolean => "`true` or `false`".to_owned(),
        Shape::Date | Shape::Today => "a date".to_owned(),
        Shape::Page => "the id of a page".to_owned(),
        Shape::Asset => "a file in assets/".to_owned(),
        Shape::Link(directives) if !directives.is_empty() => {
            "an https: URL whose origin is allowed".to_owned()
        }
        Shape::Link(_) => "an https: or mailto: URL".to_owned(),
        Shape::Pattern(pattern) => format!("text that matches `{}`", pattern.written()),
        Shape::Fact(None) => "a path into the data".to_owned(),
        Shape::Fact(Some(below)) => format!("a name in the data `{below}`"),
        Shape::Markdown => "the name of a Markdown body".to_owned(),
        Shape::OneOf(words) => format!("one of {}", words.join(", ")),
        Shape::List(item) => format!("a list (each item: {})", describe(item)),
        Shape::Record(fields) => {
            let names: Vec<_> = fields.iter().map(|field| &*field.name).collect();
            format!("a mapping with {}", names.join(", "))
        }
        Shape::Map(item) => format!("a mapping of names to {}", describe(item)),
    }
}

fn example(shape: &Shape) -> String {
    match shape {
        Shape::Message => "hero-title".to_owned(),
        Shape::Text => "A few words".to_owned(),
        Shape::Integer => "12".to_owned(),
        Shape::Number => "\"0.10\"".to_owned(),
        Shape::Boolean => "true".to_owned(),
        Shape::Date | Shape::Today => "2025-12-31".to_owned(),
        Shape::Page => "about".to_owned(),
        Shape::Asset => "images/map.svg".to_owned(),
        Shape::Link(_) => "https://example.org/".to_owned(),
        Shape::Pattern(pattern) => pattern.written().to_owned(),
        Shape::Fact(None) => "offer.initial_price".to_owned(),
        Shape::Fact(Some(_)) => "a-name".to_owned(),
        Shape::Markdown => "story".to_owned(),
        Shape::OneOf(words) => words.first().map(|word| word.to_string()).unwrap_or_default(),
        Shape::List(item) => format!("[{}]", example(item)),
        Shape::Record(fields) => {
            let required = fields.iter().filter(|field| !field.optional);
            let parts: Vec<_> = required
                .map(|field| format!("{}: {}", field.name, example(&field.shape)))
                .collect();
            format!("{{ {} }}", parts.join(", "))
        }
        Shape::Map(item) => format!("{{ name: {} }}", example(item)),
    }
}
