//! Values as the engine sees them, and how they print.

use std::sync::Arc;

use minijinja::value::{Enumerator, Object, ObjectRepr, ValueKind};
use minijinja::{AutoEscape, Error, Output, State, Value};

use crate::schema::Data;

/// A value of the context.
#[derive(Clone, Debug)]
pub struct Item(pub(super) Value);

impl Item {
    /// Text that is escaped where it is printed.
    pub fn text(text: impl Into<Arc<str>>) -> Item {
        Item(Value::from(text.into()))
    }

    /// HTML that is printed as it is.
    pub fn html(html: String) -> Item {
        Item(Value::from_safe_string(html))
    }

    /// A truth value.
    pub fn boolean(value: bool) -> Item {
        Item(Value::from(value))
    }

    /// Values in order.
    pub fn list(items: impl IntoIterator<Item = Item>) -> Item {
        Item(Value::from(items.into_iter().map(|item| item.0).collect::<Vec<_>>()))
    }

    /// Values by name.
    pub fn record(fields: impl IntoIterator<Item = (impl Into<Arc<str>>, Item)>) -> Item {
        let fields = fields.into_iter().map(|(name, item)| (name.into(), item.0)).collect();
        Item(Value::from_object(Record(fields)))
    }

    /// The values of content.
    pub fn data(data: &Data) -> Item {
        Item(match data {
            Data::Text(text)
            | Data::Date(text)
            | Data::Message(text)
            | Data::Page(text)
            | Data::Asset(text)
            | Data::Fact(text) => Value::from(Arc::clone(text)),
            Data::Integer(_, value) => Value::from(*value),
            Data::Number(_, value) => Value::from(*value),
            Data::Boolean(value) => Value::from(*value),
            Data::List(items) => {
                Value::from(items.iter().map(|item| Item::data(item).0).collect::<Vec<_>>())
            }
            Data::Record(fields) => {
                let fields = fields.iter().map(|(name, item)| (name.clone(), Item::data(item).0));
                Value::from_object(Record(fields.collect()))
            }
        })
    }

    /// A record with more fields in front.
    pub fn extended(front: Vec<(Arc<str>, Item)>, data: &Data) -> Item {
        let mut fields: Vec<(Arc<str>, Value)> =
            front.into_iter().map(|(name, item)| (name, item.0)).collect();
        if let Data::Record(rest) = data {
            fields.extend(rest.iter().map(|(name, item)| (name.clone(), Item::data(item).0)));
        }
        Item(Value::from_object(Record(fields)))
    }
}

/// A few named values. Looking through them beats hashing at the sizes that content has.
#[derive(Debug)]
struct Record(Vec<(Arc<str>, Value)>);

impl Object for Record {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        ObjectRepr::Map
    }

    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        self.0.iter().find(|(name, _)| &**name == key).map(|(_, value)| value.clone())
    }

    fn enumerate(self: &Arc<Self>) -> Enumerator {
        Enumerator::Values(self.0.iter().map(|(name, _)| Value::from(Arc::clone(name))).collect())
    }
}

/// Prints a value. Unlike the engine's own way it leaves `/` alone, and writes `true` and
/// `false` as HTML and JSON know them.
pub(super) fn print(
    out: &mut Output<'_>,
    state: &mut State<'_, '_>,
    value: &Value,
) -> Result<(), Error> {
    let html = matches!(state.auto_escape(), AutoEscape::Html);
    match value.as_str() {
        Some(text) if html && !value.is_safe() => escape(out, text).map_err(Error::from),
        Some(text) if html => out.write_str(text).map_err(Error::from),
        _ if html && value.kind() == ValueKind::Bool => {
            out.write_str(if value.is_true() { "true" } else { "false" }).map_err(Error::from)
        }
        _ => minijinja::escape_formatter(out, state, value),
    }
}

/// Where the first character stands that means something in HTML content or a quoted attribute.
/// Most texts have none of them, or one apostrophe; looking for them with vectors is what counts.
fn special(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let first = memchr::memchr3(b'&', b'<', b'>', bytes);
    let end = first.unwrap_or(bytes.len());
    memchr::memchr2(b'"', b'\'', &bytes[..end]).or(first)
}

fn escape(out: &mut Output<'_>, text: &str) -> std::fmt::Result {
    let mut rest = text;
    while let Some(at) = special(rest) {
        out.write_str(&rest[..at])?;
        out.write_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        })?;
        rest = &rest[at + 1..];
    }
    out.write_str(rest)
}

/// Escapes text for HTML content or a quoted attribute.
pub fn escaped(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = special(rest) {
        out.push_str(&rest[..at]);
        out.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}
