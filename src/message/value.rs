//! The values of placeables: text, numbers and dates, with their formats.

use std::borrow::Cow;

use fixed_decimal::Decimal;

use crate::content::Fact;
use crate::format::{
    CurrencyCode, CurrencyDisplay, DateStyle, Formatter, Notation, NumberOptions, Style,
    fraction_digits, parse_decimal,
};
use crate::schema::parse_date;

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

pub(super) fn fact_value(fact: Fact<'_>) -> Value<'_> {
    match fact {
        Fact::Text(text) => Value::Text(Cow::Borrowed(text)),
        Fact::Date(text) => match parse_date(text) {
            Some(date) => Value::Date(date, DateStyle::Long),
            None => Value::Text(Cow::Borrowed(text)),
        },
        Fact::Number { text, percent } => match number(text) {
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

/// The text of a fact; with its value and plural category if it is a number.
pub type FactText = (String, Option<(Decimal, &'static str)>);

/// Formats a fact like a call of a function; with its value and plural category if it is a number.
/// The error describes what is wrong with the call.
pub fn fact_text(
    fact: Fact<'_>,
    call: Option<(&str, &[(&str, &str)])>,
    formatter: &Formatter,
) -> Result<FactText, String> {
    let (function, options) = call.unwrap_or_default();
    let unknown =
        |key: &str, text: &str| Err(format!("{function}() has no option `{key}: {text}`"));
    match (fact_value(fact), function) {
        (Value::Number(number, mut style), "" | "NUMBER") => {
            let mut options = options.to_vec();
            options.sort_unstable();
            for (key, text) in options {
                if !set_number_option(&mut style, key, text) {
                    return unknown(key, text);
                }
            }
            let category = formatter.plural(&formatter.displayed(&number, &style));
            Ok((formatter.number(&number, &style), Some((number, category))))
        }
        (Value::Date((year, month, day), mut style), "" | "DATETIME") => {
            for (key, text) in options {
                match date_style(key, text) {
                    Some(chosen) => style = chosen,
                    None => return unknown(key, text),
                }
            }
            Ok((formatter.date(year, month, day, style).unwrap_or_default(), None))
        }
        (Value::Text(text), "") => Ok((text.into_owned(), None)),
        _ => Err(format!("{function}() can't format a fact of this kind")),
    }
}

pub(super) fn date_style(key: &str, text: &str) -> Option<DateStyle> {
    match (key, text) {
        ("dateStyle", "full") => Some(DateStyle::Full),
        ("dateStyle", "long") => Some(DateStyle::Long),
        ("dateStyle", "medium") => Some(DateStyle::Medium),
        ("dateStyle", "short") => Some(DateStyle::Short),
        _ => None,
    }
}

/// Sets an option by its name in `Intl.NumberFormat`; returns false if there is no such option, or
/// the value is invalid.
pub fn set_number_option(options: &mut NumberOptions, key: &str, text: &str) -> bool {
    let digits = text.parse::<u8>().ok().filter(|digits| *digits <= 20);
    match (key, text) {
        ("style", "decimal") => options.style = Style::Decimal,
        ("style", "percent") => options.style = Style::Percent,
        ("style", "unit-percent") => options.style = Style::UnitPercent,
        ("style", "currency") => {}
        ("currency", code) => match CurrencyCode::parse(code) {
            Some(code) => {
                let display = match options.style {
                    Style::Currency { display, .. } => display,
                    _ => CurrencyDisplay::Symbol,
                };
                options.style = Style::Currency { code, display };
            }
            None => return false,
        },
        ("currencyDisplay", text) => {
            let display = match text {
                "symbol" => CurrencyDisplay::Symbol,
                "code" => CurrencyDisplay::Code,
                "name" => CurrencyDisplay::Name,
                _ => return false,
            };
            match &mut options.style {
                Style::Currency { display: known, .. } => *known = display,
                _ => return false,
            }
        }
        ("notation", "standard") => options.notation = Notation::Standard,
        ("notation", "compact") => {
            // `compactDisplay` may have come first.
            if options.notation == Notation::Standard {
                options.notation = Notation::CompactShort;
            }
            options.minimum_fraction_digits = None;
            options.maximum_fraction_digits = None;
        }
        ("compactDisplay", "short") => options.notation = Notation::CompactShort,
        ("compactDisplay", "long") => options.notation = Notation::CompactLong,
        ("useGrouping", "true") => options.grouping = true,
        ("useGrouping", "false") => options.grouping = false,
        ("minimumIntegerDigits", _) if digits.is_some() => options.minimum_integer_digits = digits,
        ("minimumFractionDigits", _) if digits.is_some() => {
            options.minimum_fraction_digits = digits;
            options.maximum_fraction_digits = options.maximum_fraction_digits.max(digits);
        }
        ("maximumFractionDigits", _) if digits.is_some() => {
            options.maximum_fraction_digits = digits;
            options.minimum_fraction_digits = options.minimum_fraction_digits.min(digits);
        }
        ("minimumSignificantDigits", _) if digits.is_some() => {
            options.minimum_significant_digits = digits;
        }
        ("maximumSignificantDigits", _) if digits.is_some() => {
            options.maximum_significant_digits = digits;
        }
        _ => return false,
    }
    true
}
