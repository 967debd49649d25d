//! The values of placeables: text, numbers and dates, with their formats.

use std::borrow::Cow;

use fixed_decimal::Decimal;

use crate::base::decimal::{fraction_digits, parse_decimal};
use crate::content::DataValue;
use crate::content::schema::parse_date;
use crate::i18n::format::{DateStyle, Formatter, NamedOption, NumberOptions, Style};
use crate::i18n::message::function::Function;

/// The value of an expression.
pub(super) enum Value<'a> {
    /// Inserted verbatim.
    Text(Cow<'a, str>),
    /// A number, formatted for the locale; selects a plural variant.
    Number(Decimal, NumberOptions),
    /// Year, month and day.
    Date((i32, u8, u8), DateStyle),
    /// An error, which has been reported.
    Invalid,
}

/// The characters that have a meaning in markup, and the characters that replace them in a value
/// until the text is printed: noncharacters, which texts can't contain.
const MARKED: [(char, char); 5] = [
    ('<', '\u{fddb}'),
    ('>', '\u{fddc}'),
    ('&', '\u{fddd}'),
    ('"', '\u{fdde}'),
    ('\'', '\u{fddf}'),
];

/// Marks a text as a value: its content is text, never markup.
pub(super) fn as_value(text: Cow<'_, str>) -> Cow<'_, str> {
    let marked = |c: char| MARKED.iter().find(|(sign, _)| *sign == c).map_or(c, |(_, mark)| *mark);
    match text.contains(['<', '>', '&', '"', '\'']) {
        true => Cow::Owned(text.chars().map(marked).collect()),
        false => text,
    }
}

/// Decodes the marks of a text.
pub(super) fn unmarked(text: &str) -> Cow<'_, str> {
    let sign = |c: char| MARKED.iter().find(|(_, mark)| *mark == c).map_or(c, |(sign, _)| *sign);
    match text.contains(MARKED.map(|(_, mark)| mark)) {
        true => Cow::Owned(text.chars().map(sign).collect()),
        false => Cow::Borrowed(text),
    }
}

/// Parses a number, which is formatted with the digits that were written.
pub(super) fn number<'a>(text: &str) -> Value<'a> {
    match parse_decimal(text) {
        Some(number) => {
            let digits = fraction_digits(&number);
            let options = NumberOptions {
                minimum_fraction_digits: Some(digits),
                maximum_fraction_digits: Some(digits),
                ..NumberOptions::default()
            };
            Value::Number(number, options)
        }
        None => Value::Text(Cow::Owned(text.to_owned())),
    }
}

pub(super) fn fact_value(fact: DataValue<'_>) -> Value<'_> {
    match fact {
        DataValue::Text(text) => Value::Text(Cow::Borrowed(text)),
        DataValue::Date(text) => match parse_date(text) {
            Some(date) => Value::Date(date, DateStyle::Long),
            None => Value::Text(Cow::Borrowed(text)),
        },
        DataValue::Number { text, percent } => match number(text) {
            Value::Number(number, mut options) => {
                if percent {
                    options.style = Style::UnitPercent;
                }
                Value::Number(number, options)
            }
            other => other,
        },
    }
}

/// The text of a value of the data; with its number and plural category if it is a number.
pub type FactText = (String, Option<(Decimal, &'static str)>);

/// Formats a value of the data like a call of a function; with its number and plural category if it
/// is a number. The error describes the mistake in the value.
pub fn fact_text(
    fact: DataValue<'_>,
    call: Option<(Function, &[NamedOption<'_>])>,
    formatter: &Formatter,
) -> Result<FactText, String> {
    let value = fact_value(fact);
    let value = match call {
        Some((function, options)) => apply(function, value, options)?,
        None => value,
    };
    Ok(match value {
        Value::Number(number, style) => {
            let category = formatter.category(&number, &style);
            (formatter.number(&number, &style), Some((number, category)))
        }
        Value::Date((year, month, day), style) => {
            (formatter.date(year, month, day, style).unwrap_or_default(), None)
        }
        Value::Text(text) => (text.into_owned(), None),
        Value::Invalid => (String::new(), None),
    })
}

/// The value that a function returns. Invalid options are ignored here, and reported by
/// [`call_mistakes`](crate::i18n::message::call_mistakes); the error is about the value.
pub(super) fn apply<'a>(
    function: Function,
    value: Value<'a>,
    options: &[NamedOption<'_>],
) -> Result<Value<'a>, String> {
    let name = function.name();
    match (function, value) {
        (_, Value::Invalid) => Ok(Value::Invalid),
        (Function::Number, Value::Number(number, mut style)) => {
            let _reported = style.set(name, options);
            Ok(Value::Number(number, style))
        }
        (Function::Number, _) => Err(format!("{name}() needs a number")),
        (Function::DateTime, Value::Date(date, style)) => {
            let chosen = DateStyle::chosen(name, options).ok().flatten();
            Ok(Value::Date(date, chosen.unwrap_or(style)))
        }
        (Function::DateTime, _) => Err(format!("{name}() needs a date")),
    }
}
