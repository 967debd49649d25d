//! The types of values, and how a schema writes them.

use std::ops::{Range, RangeInclusive};

use crate::content::config::Directive;
use crate::content::schema::pattern::Pattern;
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The id of a message.
    Message,
    /// Text that is not translated.
    Text,
    /// A whole number in a range.
    Integer(RangeInclusive<i64>),
    /// A decimal number, which keeps its digits.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A day, `2025-12-31`.
    Date,
    /// A day with a time, `2025-12-31T20:00Z`.
    DateTime,
    /// The date as of which the site's content is written, which has to be kept up to date.
    Today,
    /// The id of a page.
    Page,
    /// A file below `assets/`.
    Asset,
    /// An absolute URL, but not with `http:`; with directives an `https:` one whose origin they
    /// allow.
    Link(Vec<Directive>),
    /// Text that matches a regular expression.
    Pattern(Pattern),
    /// A path into the data, `offer.initial_price`; below another path, if there is one.
    Fact(Option<Box<str>>),
    /// The name of a Markdown body of the page.
    Markdown,
    /// One of several words.
    OneOf(Vec<Box<str>>),
    /// A list of values of one type.
    List(Box<Shape>),
    /// A record.
    Record(Vec<Field>),
    /// A mapping from arbitrary keys to values of one type.
    Map(Box<Shape>),
    /// The name of something that the site defines, by its definition in JSON Schemas; that it
    /// exists is checked elsewhere.
    Name(&'static str),
    /// A value of one of several types, which are a scalar, a list or a mapping each.
    Either(Vec<Shape>),
}

/// The range of whole numbers.
pub const INTEGERS: RangeInclusive<i64> = i64::MIN..=i64::MAX;

/// The range of whole numbers that are not negative.
pub const NATURAL: RangeInclusive<i64> = 0..=i64::MAX;

impl Shape {
    /// A list of values of this type.
    pub fn list(self) -> Shape {
        Shape::List(Box::new(self))
    }

    /// A mapping from arbitrary keys to values of this type.
    pub fn map(self) -> Shape {
        Shape::Map(Box::new(self))
    }

    /// A record that may have these keys, with values of this type.
    pub fn under(&self, keys: &[&str]) -> Shape {
        Shape::Record(keys.iter().map(|key| field(&format!("{key}?"), self.clone())).collect())
    }

    /// Returns whether its values are arbitrary texts.
    pub fn is_text(&self) -> bool {
        match self {
            Shape::Message
            | Shape::Text
            | Shape::Date
            | Shape::DateTime
            | Shape::Today
            | Shape::Page
            | Shape::Asset
            | Shape::Link(_)
            | Shape::Pattern(_)
            | Shape::Fact(_)
            | Shape::Markdown
            | Shape::Name(_) => true,
            Shape::Integer(_)
            | Shape::Number
            | Shape::Boolean
            | Shape::OneOf(_)
            | Shape::List(_)
            | Shape::Record(_)
            | Shape::Map(_)
            | Shape::Either(_) => false,
        }
    }

    /// One of these words.
    pub fn one_of(words: &[&str]) -> Shape {
        Shape::OneOf(words.iter().map(|word| (*word).into()).collect())
    }
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its key.
    pub name: Box<str>,
    /// Whether it is optional.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
    /// Its description, a sentence that editors show; empty in schemas of the site.
    pub description: &'static str,
}

pub(super) static TYPES: [(&str, Shape); 13] = [
    ("message", Shape::Message),
    ("text", Shape::Text),
    ("integer", Shape::Integer(INTEGERS)),
    ("number", Shape::Number),
    ("boolean", Shape::Boolean),
    ("date", Shape::Date),
    ("datetime", Shape::DateTime),
    ("today", Shape::Today),
    ("page", Shape::Page),
    ("asset", Shape::Asset),
    ("link", Shape::Link(Vec::new())),
    ("fact", Shape::Fact(None)),
    ("markdown", Shape::Markdown),
];

/// Parses the schema of values outside of pages, which have no Markdown bodies. Errors are
/// reported.
pub fn shape(path: &SourcePath, node: &Node, report: &mut Report) -> Option<Shape> {
    let shape = page_shape(path, node, report);
    let mut bodies = Vec::new();
    body_types(node, &mut bodies);
    for span in &bodies {
        report.add(
            Diagnostic::new(Code::InvalidSchema, "only pages and sections have Markdown bodies")
                .at(Place::new(path, span.clone()))
                .hint(
                    "use `markdown` in the schema of a section or of a page's template; here take \
                     `message`",
                ),
        );
    }
    shape.filter(|_| bodies.is_empty())
}

/// The types of Markdown bodies in a schema.
fn body_types(node: &Node, found: &mut Vec<Range<usize>>) {
    match &node.value {
        Value::List(items) => items.iter().for_each(|item| body_types(item, found)),
        Value::Map(entries) => entries.iter().for_each(|(_, item)| body_types(item, found)),
        Value::Scalar { text, .. } if parse_type(text) == Ok(Shape::Markdown) => {
            found.push(node.span());
        }
        Value::Scalar { .. } => {}
    }
}

/// Parses the schema of values of a page or a section. Errors are reported.
pub fn page_shape(path: &SourcePath, node: &Node, report: &mut Report) -> Option<Shape> {
    let error = |span: Range<usize>, message: String, hint: &str| {
        Diagnostic::new(Code::InvalidSchema, message).at(Place::new(path, span)).hint(hint)
    };
    match &node.value {
        Value::Scalar { text, .. } => match parse_type(text) {
            Ok(shape) => Some(shape),
            Err(message) => {
                let known = TYPES.iter().map(|(name, _)| *name);
                report.add(
                    Diagnostic::new(Code::InvalidSchema, message)
                        .at(Place::new(path, node.span()))
                        .did_you_mean(text, known, "see reference/schemas in the docs"),
                );
                None
            }
        },
        Value::List(items) => match items.as_slice() {
            [item] => Some(page_shape(path, item, report)?.list()),
            _ => {
                let message = "a list in a schema has exactly one item".to_owned();
                report.add(error(node.span(), message, "write the shape that all items have"));
                None
            }
        },
        Value::Map(entries) => {
            if let [(key, item)] = entries.as_slice()
                && &*key.text == "*"
            {
                return Some(page_shape(path, item, report)?.map());
            }
            let mut fields = Vec::new();
            let mut is_valid = true;
            for (key, item) in entries {
                match page_shape(path, item, report) {
                    Some(shape) => fields.push(field(&key.text, shape)),
                    None => is_valid = false,
                }
            }
            is_valid.then_some(Shape::Record(fields))
        }
    }
}

/// Parses the name of a type, or alternatives with `|`.
pub fn parse_type(text: &str) -> Result<Shape, String> {
    if let Some(pattern) = text.strip_prefix("pattern(").and_then(|rest| rest.strip_suffix(')')) {
        return Pattern::parse(pattern).map(Shape::Pattern);
    }
    if text.contains('|') {
        let words: Vec<Box<str>> =
            text.split('|').map(|parse_type| parse_type.trim().into()).collect();
        if words.iter().any(|parse_type| parse_type.is_empty()) {
            return Err(format!("an alternative is missing in `{text}`"));
        }
        return Ok(Shape::OneOf(words));
    }
    if let Some(list) = text.strip_prefix("link(").and_then(|rest| rest.strip_suffix(')')) {
        return parse_directives(list).map(Shape::Link);
    }
    if let Some(path) = text.strip_prefix("fact(").and_then(|rest| rest.strip_suffix(')')) {
        return match path.trim() {
            "" => Err("`fact()` names no path into the data".to_owned()),
            path => Ok(Shape::Fact(Some(path.into()))),
        };
    }
    TYPES
        .iter()
        .find(|(name, _)| *name == text)
        .map(|(_, shape)| shape.clone())
        .ok_or_else(|| format!("`{text}` is not a type"))
}

/// Parses the directives that the origin of a link is added to.
fn parse_directives(list: &str) -> Result<Vec<Directive>, String> {
    let parse = |name: &str| {
        let known = Directive::NAMES.join(", ");
        let unknown = || format!("a link can't allow `{name}`; the directives are {known}");
        Directive::from_name(name).ok_or_else(unknown)
    };
    match list.split_whitespace().map(parse).collect::<Result<Vec<_>, _>>() {
        Ok(directives) if directives.is_empty() => parse("").map(|_| directives),
        directives => directives,
    }
}

/// Creates a field from a key of a schema: a `?` at its end makes it optional.
pub fn field(key: &str, shape: Shape) -> Field {
    let (name, optional) = key.strip_suffix('?').map_or((key, false), |name| (name, true));
    Field { name: name.into(), optional, shape, description: "" }
}

/// Creates fields from keys as a schema writes them, each with its type and its description.
pub fn fields<const N: usize>(keys: [(&str, Shape, &'static str); N]) -> Vec<Field> {
    let described = |(key, shape, description)| Field { description, ..field(key, shape) };
    keys.into_iter().map(described).collect()
}
