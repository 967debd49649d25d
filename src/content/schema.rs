//! Schemas: the types of values that editors write, and the checked values.
//!
//! A schema is written like the value it describes: `title: message`, `rows: [{ name: text }]`.
//! Section types, data files and island props have schemas, so that every error in content is
//! located before anything is rendered. The shapes of pages and of `site.toml` are in the program.

mod checker;
mod default_ids;
mod json;
mod mistake;
mod pattern;
mod shape;

use std::fmt::{self, Write as _};
use std::ops::Range;
use std::sync::Arc;

use crate::base::html::{is_empty_address, is_outside};
use crate::content::config::{Directive, is_origin};

pub use crate::content::schema::checker::Checker;
pub use crate::content::schema::default_ids::has_default;
pub use crate::content::schema::json::{
    described, json_schema, notation, record, toml_record, with_defaults,
};
pub use crate::content::schema::mistake::{Notation, type_words, unread_key};
pub use crate::content::schema::shape::{
    Field, INTEGERS, NATURAL, Shape, field, fields, page_shape, parse_type, shape,
};

/// A checked value.
#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    /// Untranslated text, a link, one of several words, or the name of a Markdown body.
    Text(Arc<str>),
    /// A whole number: as written, and its value.
    Integer(Arc<str>, i64),
    /// A decimal number: as written, and the nearest double.
    Number(Arc<str>, f64),
    /// A boolean.
    Boolean(bool),
    /// A date as written, `2025-12-31`, which may have a time, `2025-12-31T20:00Z`.
    Date(Arc<str>),
    /// A message id.
    Message(Arc<str>),
    /// A page id.
    Page(Arc<str>),
    /// An asset name.
    Asset(Arc<str>),
    /// A path into the data.
    Fact(Arc<str>),
    /// A list.
    List(Vec<Data>),
    /// A record, in the order written.
    Record(Vec<(Arc<str>, Data)>),
}

impl Data {
    /// The keys of a record.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let fields = match self {
            Data::Record(fields) => fields.as_slice(),
            _ => &[],
        };
        fields.iter().map(|(name, _)| &**name)
    }

    /// Returns whether the value is a text, a number or a date.
    pub fn is_printable(&self) -> bool {
        matches!(self, Data::Number(..) | Data::Integer(..) | Data::Text(_) | Data::Date(_))
    }

    /// Visits all texts and dates below this value, with their paths, which begin with `path`.
    pub fn each_text(&self, path: &mut String, visit: &mut dyn FnMut(&Arc<str>, &str)) {
        let mut below = |key: &dyn fmt::Display, data: &Data, path: &mut String| {
            let length = path.len();
            let dot = if path.is_empty() { "" } else { "." };
            let _ = write!(path, "{dot}{key}");
            data.each_text(path, visit);
            path.truncate(length);
        };
        match self {
            Data::List(items) => {
                for (at, item) in items.iter().enumerate() {
                    below(&at, item, path);
                }
            }
            Data::Record(fields) => {
                for (key, item) in fields {
                    below(key, item, path);
                }
            }
            Data::Text(text)
            | Data::Date(text)
            | Data::Message(text)
            | Data::Page(text)
            | Data::Asset(text)
            | Data::Fact(text) => visit(text, path),
            Data::Integer(..) | Data::Number(..) | Data::Boolean(_) => {}
        }
    }

    /// The part of a record that has these keys.
    pub fn only<'a>(&self, keys: impl Iterator<Item = &'a str>) -> Data {
        let known = keys.filter_map(|key| Some((key.into(), self.get(key)?.clone())));
        Data::Record(known.collect())
    }

    /// The value of `key` in a record.
    pub fn get(&self, key: &str) -> Option<&Data> {
        match self {
            Data::Record(fields) => {
                fields.iter().find(|(name, _)| &**name == key).map(|(_, value)| value)
            }
            _ => None,
        }
    }
}

/// The kind of a reference, which is checked once everything is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RefKind {
    /// A message of the page or the shared set.
    Message,
    /// A page.
    Page,
    /// An asset.
    Asset,
    /// A value of the data.
    DataValue,
}

/// A reference and its span in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The kind of the item.
    pub kind: RefKind,
    /// The name of the item.
    pub name: Arc<str>,
    /// For data, the path that the name is below.
    pub below: Option<Box<str>>,
    /// The key for which this is the default, if the file names no message for the key; with the
    /// keys of absent mappings around it, such as `action.label`.
    pub default_of: Option<Box<str>>,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

/// The name of a Markdown body, where a page names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BodyName {
    /// The name.
    pub name: Arc<str>,
    /// The type of the section that shows it; `None` if a key of the page names it.
    pub section: Option<Arc<str>>,
    /// Its span in the file.
    pub span: Range<usize>,
}

/// A date and its span in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// As written, `2025-12-31`.
    pub text: Arc<str>,
    /// Whether it is the date as of which the site's content is written.
    pub is_today: bool,
    /// Its span in the file.
    pub span: Range<usize>,
}

/// The origin of a link, and the directives that allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedOrigin {
    /// The origin, as written in the link.
    pub origin: Arc<str>,
    /// The directives that allow it.
    pub directives: Vec<Directive>,
}

/// The notation of a message at a key with the keys of mappings around it, such as
/// `action: { label: id }` for `action.label`.
pub fn flow_notation(key: &str, id: &str) -> String {
    let mut keys = key.rsplit('.');
    let inner = format!("{}: {id}", keys.next().unwrap_or_default());
    keys.fold(inner, |inner, key| format!("{key}: {{ {inner} }}"))
}

impl Reference {
    /// The span of the reference.
    pub fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// Returns whether `text` is an optional minus, digits, and optionally a point and digits.
pub fn is_decimal(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    match unsigned.split_once('.') {
        Some((whole, fraction)) => digits(whole) && digits(fraction),
        None => digits(unsigned),
    }
}

/// The origin of an `https:` URL as written, if policies can name it.
fn origin(link: &str) -> Option<&str> {
    let host = link.strip_prefix("https://")?;
    let end = host.find(['/', '?', '#']).unwrap_or(host.len());
    let origin = &link[..link.len() - host.len() + end];
    (!origin.contains('*') && is_origin(&origin.to_ascii_lowercase(), "https://")).then_some(origin)
}

fn is_link(text: &str) -> bool {
    let is_clean =
        !text.chars().any(|c| c.is_whitespace() || c.is_control() || matches!(c, '<' | '"'));
    is_clean && is_outside(text) && !is_empty_address(text) && !text.starts_with("http://")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::Report;
    use crate::engine::source::{Snapshot, SourcePath};

    fn check(schema: &str, text: &str) -> (Option<Data>, String) {
        let mut report = Report::new();
        let schema_path = SourcePath::new("s.yaml");
        let schema = crate::content::yaml::parse(&schema_path, schema, &mut report).unwrap();
        let shape = shape(&schema_path, &schema, &mut report).unwrap();
        let path = SourcePath::new("a.yaml");
        let node = crate::content::yaml::parse(&path, text, &mut report).unwrap();
        let data = Checker::new(&path, &mut report).check(&shape, &node);
        (data, report.human(&Snapshot::in_memory([("a.yaml", text.into())]), false))
    }

    #[test]
    fn a_number_keeps_its_digits() {
        let (data, errors) = check("price: number", "price: \"0.10\"");
        assert_eq!(data.expect(&errors).get("price"), Some(&Data::Number("0.10".into(), 0.1)));
    }

    #[test]
    fn nested_errors_are_located() {
        let schema = "rows:\n  - name: text\n    share: number\n";
        let (_, errors) =
            check(schema, "rows:\n  - name: a\n    share: 1\n  - nmae: b\n    share: many\n");
        assert!(
            errors.contains("a.yaml:4:5") && errors.contains("did you mean `name`"),
            "{errors}"
        );
        assert!(errors.contains("a.yaml:5:12") && errors.contains("a number"), "{errors}");
        assert!(!errors.contains("missing"), "a misspelt key is reported once: {errors}");
    }

    #[test]
    fn a_link_may_allow_its_origin() {
        let shape = |text| parse_type(text);
        assert_eq!(shape("link"), Ok(Shape::Link(Vec::new())));
        let both = vec![Directive::Script, Directive::Connect];
        assert_eq!(shape("link(script connect)"), Ok(Shape::Link(both)));
        assert!(shape("link(scripts)").unwrap_err().contains("script, style, img"));
        assert!(shape("link()").is_err() && shape("link(").is_err());
        assert_eq!(origin("https://A.example:8443/x?y"), Some("https://A.example:8443"));
        assert_eq!(origin("https://a.example"), Some("https://a.example"));
        for link in ["mailto:a@b.example", "https://u@a.example/", "https://ä.example", "https:///"]
        {
            assert_eq!(origin(link), None, "{link}");
        }
        let (_, errors) = check("api: link(connect)", "api: mailto:a@b.example");
        assert!(errors.contains("an https: URL whose origin is allowed"), "{errors}");
    }
}
