//! Values of the template engine, and how they are printed.

use std::sync::Arc;

use minijinja::value::ValueKind;
use minijinja::{AutoEscape, Error, ErrorKind, Output, State, Value};

use crate::base::decimal::{DOUBLE_DIGITS, significant_digits};
use crate::base::html::escape_pieces;
use crate::content::schema::Data;
use crate::template::printed::PrintedTexts;
use crate::template::record::TemplateRecord;
use crate::template::text::printable;
use crate::template::undefined::check;

/// A value that templates can use.
#[derive(Clone, Debug)]
pub struct TemplateValue(pub(super) Value);

impl TemplateValue {
    /// Text, which is escaped when printed.
    pub fn text(text: impl Into<Arc<str>>) -> TemplateValue {
        TemplateValue(Value::from(text.into()))
    }

    /// The value as text, if it is one.
    pub fn as_str(&self) -> Option<&str> {
        self.0.as_str()
    }

    /// HTML, which is printed unescaped.
    pub fn html(html: String) -> TemplateValue {
        TemplateValue(Value::from_safe_string(html))
    }

    /// A whole number.
    pub fn integer(value: usize) -> TemplateValue {
        TemplateValue(Value::from(value))
    }

    /// A boolean.
    pub fn boolean(value: bool) -> TemplateValue {
        TemplateValue(Value::from(value))
    }

    /// A list.
    pub fn list(items: impl IntoIterator<Item = TemplateValue>) -> TemplateValue {
        TemplateValue(Value::from(items.into_iter().map(|item| item.0).collect::<Vec<_>>()))
    }

    /// A record.
    pub fn record(
        fields: impl IntoIterator<Item = (impl Into<Arc<str>>, TemplateValue)>,
    ) -> TemplateValue {
        let fields = fields.into_iter().map(|(name, item)| (name.into(), item.0)).collect();
        TemplateValue(Value::from_object(TemplateRecord::new(fields)))
    }

    /// Converts a value of content.
    pub fn data(data: &Data) -> TemplateValue {
        TemplateValue(match data {
            Data::Text(text)
            | Data::Date(text)
            | Data::Message(text)
            | Data::Page(text)
            | Data::Asset(text)
            | Data::Fact(text) => Value::from(Arc::clone(text)),
            Data::Integer(_, value) => Value::from(*value),
            Data::Number(text, value) => number(text, *value),
            Data::Boolean(value) => Value::from(*value),
            Data::List(items) => Value::from(
                items.iter().map(|item| TemplateValue::data(item).0).collect::<Vec<_>>(),
            ),
            Data::Record(fields) => {
                let fields =
                    fields.iter().map(|(name, item)| (name.clone(), TemplateValue::data(item).0));
                // The texts of content have no marks.
                let fields = fields.collect();
                Value::from_object(TemplateRecord { fields, has_marks: false })
            }
        })
    }

    /// A record with additional fields in front.
    pub fn extended(front: Vec<(Arc<str>, TemplateValue)>, data: &Data) -> TemplateValue {
        let front = front.into_iter().map(|(name, item)| (name, item.0)).collect();
        let TemplateRecord { mut fields, has_marks } = TemplateRecord::new(front);
        if let Data::Record(rest) = data {
            fields.extend(
                rest.iter().map(|(name, item)| (name.clone(), TemplateValue::data(item).0)),
            );
        }
        TemplateValue(Value::from_object(TemplateRecord { fields, has_marks }))
    }
}

/// A number of the data, without zeros at the end of its fraction: a whole number, or a double if
/// it keeps all digits. Any use of another number is an error.
fn number(text: &str, double: f64) -> Value {
    let trimmed = match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => text,
    };
    if let Ok(whole) = trimmed.parse::<i64>() {
        return Value::from(whole);
    }
    if let Ok(whole) = trimmed.parse::<i128>() {
        return Value::from(whole);
    }
    if trimmed.contains('.') && significant_digits(trimmed) <= DOUBLE_DIGITS {
        return Value::from(double);
    }
    let message = format!(
        "the number {text} has too many digits for expressions: print it with `fact()` or in a \
         message"
    );
    Value::from(Error::new(ErrorKind::InvalidOperation, message))
}

/// Prints a value. Unlike the engine's formatter it does not escape `/`, and it prints the texts of
/// [`printable()`].
pub(super) fn print(
    out: &mut Output<'_>,
    state: &mut State<'_, '_>,
    value: &Value,
) -> Result<(), Error> {
    let is_json = matches!(state.auto_escape(), AutoEscape::Json);
    let is_html = matches!(state.auto_escape(), AutoEscape::Html);
    let Some(text) = value.as_str() else {
        // An `if` without `else`; the engine rejects other undefined values.
        if value.is_undefined() {
            return Ok(());
        }
        let is_text =
            matches!(value.kind(), ValueKind::Bool | ValueKind::Number | ValueKind::Plain);
        if is_json && !is_text {
            check(value)?;
            return minijinja::escape_formatter(out, state, value);
        }
        let printed = printable(value)?;
        return match printed.as_str() {
            Some(text) => out.write_str(text).map_err(Error::from),
            None => minijinja::escape_formatter(out, state, &printed),
        };
    };
    let printed = PrintedTexts::printed_in(state, text);
    if is_html && !value.is_safe() {
        print_escaped(out, printed.as_deref().unwrap_or(text)).map_err(Error::from)
    } else if is_html {
        out.write_str(text).map_err(Error::from)
    } else {
        let printed = printed.map_or_else(|| value.clone(), Value::from);
        minijinja::escape_formatter(out, state, &printed)
    }
}

fn print_escaped(out: &mut Output<'_>, text: &str) -> std::fmt::Result {
    escape_pieces(text, |piece| out.write_str(piece))
}
