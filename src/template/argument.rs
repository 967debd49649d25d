//! Conversion of template arguments to the types that
//! [`TemplateContext`](crate::template::TemplateContext) takes.

use minijinja::value::{Kwargs, ValueKind};
use minijinja::{Error, ErrorKind, Value};

use crate::base::decimal::{DOUBLE_DIGITS, significant_digits};
use crate::i18n::message::Arg;
use crate::template::text::printable;

/// Converts the named arguments of a call to the variables of a message. `printed` returns the
/// printed form of a text, which may be in another language.
pub(super) fn message_args(
    kwargs: &Kwargs,
    printed: &dyn Fn(&str) -> String,
) -> Result<Vec<(String, Arg)>, Error> {
    let mut args = Vec::new();
    for name in kwargs.args() {
        let value: Value = kwargs.get(name)?;
        let arg = match value.kind() {
            ValueKind::Seq | ValueKind::Iterable => Arg::List(list_items(&value)?),
            _ => match simple_arg(&value, &format!("`{name}`"))? {
                Arg::Text(_) => Arg::Text(value.as_str().map_or_else(String::new, printed)),
                other => other,
            },
        };
        args.push((name.to_owned(), arg));
    }
    Ok(args)
}

/// Returns a text, such as a name.
pub(super) fn text(value: &Value) -> Result<&str, Error> {
    value.as_str().ok_or_else(|| {
        let message = format!("a name is expected, not {}", value.kind());
        Error::new(ErrorKind::InvalidOperation, message)
    })
}

/// Converts the items of a list, which are texts and numbers.
pub(super) fn list_items(list: &Value) -> Result<Vec<Arg>, Error> {
    if !matches!(list.kind(), ValueKind::Seq | ValueKind::Iterable) {
        let message = format!("a list is expected, not {}", list.kind());
        return Err(Error::new(ErrorKind::InvalidOperation, message));
    }
    list.try_iter()?.map(|item| simple_arg(&item, "an item of the list")).collect()
}

fn simple_arg(value: &Value, what: &str) -> Result<Arg, Error> {
    if value.kind() == ValueKind::Number {
        return number(value);
    }
    match value.as_str() {
        Some(text) => Ok(Arg::Text(text.to_owned())),
        None => {
            let message = format!("{what} must be text or a number, not {}", value.kind());
            Err(Error::new(ErrorKind::InvalidOperation, message))
        }
    }
}

/// The same by reference, as the context takes them.
pub(super) fn borrowed(args: &[(String, Arg)]) -> Vec<(&str, Arg)> {
    args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect()
}

/// Converts option names to those of messages: `minimum_fraction_digits` becomes
/// `minimumFractionDigits`.
pub(super) fn options(kwargs: &Kwargs) -> Result<Vec<(String, String)>, Error> {
    let mut options = Vec::new();
    for name in kwargs.args() {
        let value: Value = kwargs.get(name)?;
        let mut camel = String::new();
        for (at, word) in name.split('_').enumerate() {
            match word.chars().next() {
                Some(first) if at > 0 => {
                    camel.push(first.to_ascii_uppercase());
                    camel.push_str(&word[first.len_utf8()..]);
                }
                _ => camel.push_str(word),
            }
        }
        // In `Intl`, `true` is `"always"`, and the text is as usual in the language.
        let is_always =
            camel == "useGrouping" && value.kind() == ValueKind::Bool && value.is_true();
        let text = if is_always { "always".to_owned() } else { printable(&value)?.to_string() };
        options.push((camel, text));
    }
    options.sort_unstable();
    Ok(options)
}

/// A number: the shortest decimal with the same double value, or a text that is a number.
pub(super) fn number(value: &Value) -> Result<Arg, Error> {
    let wrong = || {
        let message = format!("a number is expected, not {value}");
        Error::new(ErrorKind::InvalidOperation, message)
    };
    match value.kind() {
        ValueKind::Number if value.is_integer() => Ok(Arg::Number(value.to_string())),
        ValueKind::Number => {
            let double = f64::try_from(value.clone()).map_err(|_| wrong())?;
            let text = double.to_string();
            match significant_digits(&text) {
                _ if !double.is_finite() => Err(wrong()),
                0..=DOUBLE_DIGITS => Ok(Arg::Number(text)),
                _ => Ok(Arg::Computed(text)),
            }
        }
        _ => match value.as_str() {
            Some(text) if crate::content::schema::is_decimal(text) => {
                Ok(Arg::Number(text.to_owned()))
            }
            _ => Err(wrong()),
        },
    }
}

/// Converts a value to a prop of an island, whose texts are those that `printed` returns.
pub(super) fn json(
    value: &Value,
    printed: &dyn Fn(&str) -> String,
) -> Result<serde_json::Value, Error> {
    let wrong = |what: &str| {
        Error::new(ErrorKind::InvalidOperation, format!("{what} can't be a prop of an island"))
    };
    Ok(match value.kind() {
        ValueKind::None => serde_json::Value::Null,
        ValueKind::Bool => value.is_true().into(),
        ValueKind::Number if value.is_integer() => {
            let integer = i128::try_from(value.clone()).map_err(|_| wrong("this number"))?;
            serde_json::Number::from_i128(integer).ok_or_else(|| wrong("this number"))?.into()
        }
        ValueKind::Number => {
            let double = f64::try_from(value.clone()).map_err(|_| wrong("this number"))?;
            serde_json::Number::from_f64(double).ok_or_else(|| wrong("this number"))?.into()
        }
        ValueKind::Seq | ValueKind::Iterable => {
            let items = value.try_iter()?.map(|item| json(&item, printed));
            items.collect::<Result<Vec<_>, _>>()?.into()
        }
        ValueKind::Map => {
            let mut map = serde_json::Map::new();
            for key in value.try_iter()? {
                let item = value.get_item(&key)?;
                map.insert(printable(&key)?.to_string(), json(&item, printed)?);
            }
            map.into()
        }
        _ => match value.as_str() {
            Some(text) => printed(text).into(),
            None => return Err(wrong("this value")),
        },
    })
}
