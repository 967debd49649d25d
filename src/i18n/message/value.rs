//! The values of placeables: text, numbers, dates and lists, with their formats.

use std::borrow::Cow;

use fixed_decimal::Decimal;

use crate::base::date_time::DateTime;
use crate::base::decimal::{fraction_digits, parse_decimal};
use crate::base::marks::{ISOLATE, POP, VALUE_SIGNS};
use crate::content::DataValue;
use crate::i18n::format::{
    DateTimeOptions, Formatter, ListOptions, NamedOption, NumberOptions, OptionMistake,
    RelativeTimeOptions, SKIPPED_HINT, Style,
};
use crate::i18n::message::function::{Function, option_mistakes};
use crate::i18n::message::isolate::{MARKS, isolate};

/// The value of an expression.
#[derive(Clone)]
pub(super) enum Value<'a> {
    /// Inserted verbatim.
    Text(Cow<'a, str>),
    /// A number, formatted for the locale; selects a plural variant.
    Number(Decimal, NumberOptions),
    /// A date, which may have a time, and the text that it was written as.
    Date(DateTime, Cow<'a, str>, DateTimeOptions),
    /// Texts, numbers and dates.
    List(Vec<Value<'a>>, ListOptions),
    /// A number that is formatted as a time from now.
    RelativeTime(Decimal, RelativeTimeOptions),
    /// An error, which has been reported.
    Invalid,
}

/// Marks a text as a value: its content is text, never markup.
pub(super) fn as_value(text: Cow<'_, str>) -> Cow<'_, str> {
    let marked =
        |c: char| VALUE_SIGNS.iter().find(|(sign, _)| *sign == c).map_or(c, |(_, mark)| *mark);
    match text.contains(['<', '>', '&', '"', '\'']) {
        true => Cow::Owned(text.chars().map(marked).collect()),
        false => text,
    }
}

/// Applies [`as_value`] to all texts in a value.
pub(super) fn as_values(value: Value<'_>) -> Value<'_> {
    match value {
        Value::Text(text) => Value::Text(as_value(text)),
        Value::List(items, options) => {
            Value::List(items.into_iter().map(as_values).collect(), options)
        }
        other => other,
    }
}

/// The text with the characters that marks stand for.
pub(super) fn unmarked(text: &str) -> Cow<'_, str> {
    let sign =
        |c: char| VALUE_SIGNS.iter().find(|(_, mark)| *mark == c).map_or(c, |(sign, _)| *sign);
    // The first bytes of all marks.
    match memchr::memmem::find(text.as_bytes(), b"\xef\xb7") {
        Some(_) => Cow::Owned(text.chars().map(sign).collect()),
        None => Cow::Borrowed(text),
    }
}

/// Parses a number, which is formatted with the digits that were written.
pub(super) fn number<'a>(text: &str) -> Value<'a> {
    match parse_decimal(text) {
        Some(number) => {
            let written_fraction_digits = Some(fraction_digits(&number));
            let options = NumberOptions { written_fraction_digits, ..NumberOptions::default() };
            Value::Number(number, options)
        }
        None => Value::Text(Cow::Owned(text.to_owned())),
    }
}

impl<'a> Value<'a> {
    /// Formats the value. Texts in lists that must be isolated are between `marks`.
    pub(super) fn text(self, formatter: &Formatter, marks: [char; 2]) -> Cow<'a, str> {
        match self {
            Value::Text(text) => text,
            Value::Number(number, options) => formatter.number(&number, &options).into(),
            Value::Date(date, _, options) => {
                formatter.date_time(date, &options).unwrap_or_default().into()
            }
            Value::List(items, options) => {
                let is_text: Vec<bool> =
                    items.iter().map(|item| matches!(item, Value::Text(_))).collect();
                let mut is_text = is_text.into_iter();
                let is_right_to_left = formatter.is_right_to_left();
                let mut mark = |item: String| match is_text.next() {
                    Some(true) => isolate(item.into(), is_right_to_left, marks).into_owned(),
                    _ => item,
                };
                let items = items.into_iter().map(|item| item.text(formatter, marks).into_owned());
                formatter.list(&items.collect::<Vec<_>>(), options, &mut mark).into()
            }
            Value::RelativeTime(number, options) => {
                formatter.relative_time(&number, options).into()
            }
            Value::Invalid => "".into(),
        }
    }
}

impl<'a> Value<'a> {
    /// The value as templates print data: a number or a date has no format.
    pub(super) fn plain(self) -> Cow<'a, str> {
        match self {
            Value::Text(text) | Value::Date(_, text, _) => text,
            Value::Number(number, _) | Value::RelativeTime(number, _) => number.to_string().into(),
            Value::List(items, _) => {
                items.into_iter().map(Value::plain).collect::<Vec<_>>().join(",").into()
            }
            Value::Invalid => "".into(),
        }
    }
}

/// The value of an argument of a message.
pub(super) fn argument_value<'a>(argument: &Arg) -> Value<'a> {
    match argument {
        Arg::Text(text) => Value::Text(as_value(Cow::Owned(text.clone()))),
        Arg::Number(text) => number(text),
        Arg::Computed(text) => match number(text) {
            Value::Number(number, _) => Value::Number(number, NumberOptions::default()),
            other => other,
        },
        Arg::List(items) => {
            Value::List(items.iter().map(argument_value).collect(), ListOptions::default())
        }
    }
}

pub(super) fn fact_value(fact: DataValue<'_>) -> Value<'_> {
    match fact {
        DataValue::Text(text) => Value::Text(Cow::Borrowed(text)),
        DataValue::Date(text) => match DateTime::parse(text) {
            Some(date) => Value::Date(date, Cow::Borrowed(text), DateTimeOptions::default()),
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
        DataValue::List(items) => {
            let items = items.iter().filter_map(DataValue::item).map(fact_value);
            Value::List(items.collect(), ListOptions::default())
        }
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
        Some((function, options)) => {
            apply(function, value, options, formatter).map_err(|misuse| misuse.message)?
        }
        None => value,
    };
    let selected = match &value {
        Value::Number(number, style) => Some((number.clone(), formatter.category(number, style))),
        _ => None,
    };
    Ok((value.text(formatter, MARKS).into_owned(), selected))
}

/// Formats an argument of a template as a function of messages does; `written` is the name in the
/// template, which the mistakes have.
pub fn argument_text<'o>(
    argument: &Arg,
    (function, written): (Function, &str),
    options: &[NamedOption<'o>],
    formatter: &Formatter,
) -> Result<String, Vec<OptionMistake<'o>>> {
    let mistakes = option_mistakes(function, written, options);
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let value = apply(function, argument_value(argument), options, formatter);
    let value = value.map_err(|misuse| {
        let message = misuse.message.replace(&format!("{}()", function.name()), written);
        let hint = format!("see reference/templates in the docs for what {written} takes");
        vec![OptionMistake { at: "", message, hint }]
    })?;
    let text = value.text(formatter, [ISOLATE, POP]);
    Ok(unmarked(&text).into_owned())
}

/// The reason why a function does not take a value, and what to do.
pub(super) struct Misuse {
    pub(super) message: String,
    pub(super) hint: &'static str,
}

/// The value that a function returns. Invalid options are ignored here, and reported by
/// [`call_mistakes`](crate::i18n::message::call_mistakes); the error is about the value.
pub(super) fn apply<'a>(
    function: Function,
    value: Value<'a>,
    options: &[NamedOption<'_>],
    formatter: &Formatter,
) -> Result<Value<'a>, Misuse> {
    let name = function.name();
    let needs = |what: &str| {
        let message = format!("{name}() needs {what}");
        Err(Misuse { message, hint: "write a variable with such a value first" })
    };
    match (function, value) {
        (_, Value::Invalid) => Ok(Value::Invalid),
        (Function::Number, Value::Number(number, mut style)) => {
            let _reported = style.set(name, options);
            Ok(Value::Number(number, style))
        }
        (Function::Number, _) => needs("a number"),
        (Function::DateTime, Value::Date(date, text, own)) => {
            let chosen = DateTimeOptions::chosen(name, options).unwrap_or(own);
            if date.time.is_none() && chosen.time_style.is_some() {
                return needs("a date with a time for `timeStyle`");
            }
            let zone = chosen.time_zone.as_ref().unwrap_or(formatter.time_zone());
            match zone.skipped(date, &text) {
                Some(message) => Err(Misuse { message, hint: SKIPPED_HINT }),
                None => Ok(Value::Date(date, text, chosen)),
            }
        }
        (Function::DateTime, Value::Text(text)) => match DateTime::parse(&text) {
            Some(date) => {
                let date = Value::Date(date, text, DateTimeOptions::default());
                apply(function, date, options, formatter)
            }
            None => needs(&format!("a date, not `{}`", unmarked(&text))),
        },
        (Function::DateTime, _) => needs("a date"),
        (Function::List, Value::List(items, own)) => {
            Ok(Value::List(items, ListOptions::chosen(name, options).unwrap_or(own)))
        }
        (Function::List, _) => needs("a list"),
        (Function::RelativeTime, Value::Number(number, _)) => {
            let options = RelativeTimeOptions::chosen(name, options);
            Ok(options.map_or(Value::Invalid, |options| Value::RelativeTime(number, options)))
        }
        (Function::RelativeTime, _) => needs("a number"),
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Inserted verbatim.
    Text(String),
    /// A decimal number, formatted for the locale with the digits that were written.
    Number(String),
    /// The decimal of a result that has more digits than a written number, formatted for the locale
    /// with up to three fraction digits.
    Computed(String),
    /// Texts and numbers, formatted as a list.
    List(Vec<Arg>),
}
