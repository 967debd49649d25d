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

fn escape(out: &mut Output<'_>, text: &str) -> std::fmt::Result {
    pieces(text, |piece| out.write_str(piece))
}

/// Escapes text for HTML content or a quoted attribute.
pub fn escaped(text: &str, out: &mut String) {
    let Ok(()) = pieces(text, |piece| {
        out.push_str(piece);
        Ok::<(), std::convert::Infallible>(())
    });
}

/// Hands on a text as it is written in HTML content or a quoted attribute, piece by piece. Most
/// texts have nothing to escape, or one apostrophe: looking for it with vectors is what counts.
fn pieces<E>(text: &str, mut put: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
    let bytes = text.as_bytes();
    let mut start = 0;
    for end in memchr::memchr3_iter(b'&', b'<', b'>', bytes).chain([bytes.len()]) {
        let mut at = start;
        for quote in memchr::memchr2_iter(b'"', b'\'', &bytes[start..end]) {
            put(&text[at..start + quote])?;
            put(if bytes[start + quote] == b'"' { "&quot;" } else { "&#39;" })?;
            at = start + quote + 1;
        }
        put(&text[at..end])?;
        match bytes.get(end) {
            Some(b'&') => put("&amp;")?,
            Some(b'<') => put("&lt;")?,
            Some(_) => put("&gt;")?,
            None => {}
        }
        start = end + 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_means_something_in_html_is_escaped() {
        let mut out = String::new();
        super::escaped("l'«R&D» <b> \"x\" > цена'", &mut out);
        assert_eq!(out, "l&#39;«R&amp;D» &lt;b&gt; &quot;x&quot; &gt; цена&#39;");
    }
}
