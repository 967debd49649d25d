//! The text of a value. Everything that makes a text of a value uses it: `{{ }}`, `~`, `join` and
//! the filters that take a text. The engine's own texts are those of Python, such as `True`,
//! `None` and `[1, 2]`.

use minijinja::value::{Kwargs, Rest, StringInput, ValueKind, ValueOrKwargs, from_args};
use minijinja::{Environment, Error, ErrorKind, State, Value, filters};

use crate::base::decimal::{DOUBLE_DIGITS, significant_digits};
use crate::base::letter_case::LetterCase;
use crate::template::MAX_BYTES;
use crate::template::filter::language_tag;
use crate::template::undefined::check;

/// The filter around the operands of `~`.
pub(super) const OPERAND_FILTER: &str = "__text";

/// The value as it is printed: a text, or a number whose text is that of its digits. Values without
/// a text are rejected.
pub(super) fn printable(value: &Value) -> Result<Value, Error> {
    check(value)?;
    Ok(match value.kind() {
        ValueKind::Bool if value.is_true() => Value::from("true"),
        ValueKind::Bool => Value::from("false"),
        ValueKind::Number if !value.is_integer() => decimal(value)?,
        kind => match without_text(kind) {
            Some(message) => return Err(wrong(message)),
            None => value.clone(),
        },
    })
}

/// A number that is no integer, with the digits that a double keeps of every decimal: 0.1 + 0.2 is
/// 0.3. Whole numbers have no fraction: 6 / 2 is 3.
fn decimal(value: &Value) -> Result<Value, Error> {
    let double = f64::try_from(value.clone())?;
    let mut text = double.to_string();
    if significant_digits(&text) > DOUBLE_DIGITS {
        let rounded = format!("{double:.*e}", DOUBLE_DIGITS - 1).parse::<f64>();
        text = rounded.expect("it is printed as a number").to_string();
    }
    Ok(match text.parse::<i128>() {
        Ok(whole) => Value::from(whole),
        Err(_) if !text.contains('.') => Value::from(text),
        Err(_) => Value::from(text.parse::<f64>().expect("it is printed as a number")),
    })
}

/// The reason why values of a kind are not text; `None` if they are.
#[cold]
fn without_text(kind: ValueKind) -> Option<&'static str> {
    match kind {
        ValueKind::None => Some("the value is `none`: print it in `{% if … %}`"),
        ValueKind::Seq | ValueKind::Iterable => {
            Some("a list is not text: print its items, as in `{{ list | join(\", \") }}`")
        }
        ValueKind::Map => {
            Some("a mapping is not text: print one of its values, as in `{{ mapping.key }}`")
        }
        ValueKind::Plain => Some("a function is not text: print its result, as in `{{ name() }}`"),
        _ => None,
    }
}

fn wrong(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidOperation, message.into())
}

/// An argument of a filter for texts. The engine rejects undefined ones.
fn argument(value: &Value) -> Result<Value, Error> {
    if value.is_undefined() || value.is_kwargs() { Ok(value.clone()) } else { printable(value) }
}

/// Adds the filters and tests that take texts to an environment.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    // An operand may be an `if` without `else`; the engine rejects other undefined values.
    environment.add_filter(OPERAND_FILTER, |value: &Value| argument(value));
    for (name, filter) in [
        ("e", Value::from_function(filters::escape)),
        ("escape", Value::from_function(filters::escape)),
        ("format", Value::from_function(filters::format)),
        ("lines", Value::from_function(filters::lines)),
        ("safe", Value::from_function(filters::safe)),
        ("split", Value::from_function(filters::split)),
        ("trim", Value::from_function(filters::trim)),
    ] {
        let call = move |state: &mut State<'_, '_>, args: Rest<ValueOrKwargs>| {
            let mut values = args.into_values();
            for (at, value) in values.iter_mut().enumerate() {
                // An option without a value is `none`.
                if at == 0 || name == "format" || !value.is_none() {
                    *value = argument(value)?;
                }
            }
            let text = values.first_mut().filter(|value| value.kind() == ValueKind::Number);
            if let Some(text) = text {
                *text = Value::from(text.to_string());
            }
            filter.call(state, &values)
        };
        environment.add_filter(name, call);
    }
    for (name, change) in [
        ("capitalize", LetterCase::capitalized as fn(&LetterCase, &str) -> String),
        ("lower", LetterCase::lower),
        ("title", LetterCase::title),
        ("upper", LetterCase::upper),
    ] {
        environment.add_filter(name, move |state: &State<'_, '_>, value: &Value| {
            let value = argument(value)?;
            let text = StringInput::new(state, &value)?;
            let case = LetterCase::of(&language_tag(state));
            Ok::<_, Error>(text.preserve_safety(change(&case, text.as_str())))
        });
    }
    environment.add_filter("replace", replace);
    environment.add_filter("indent", indent);
    environment.add_filter("urlencode", urlencode);
    environment.add_test("startingwith", |text: &Value, part: &Value| {
        Ok::<_, Error>(string(text)?.starts_with(&string(part)?))
    });
    environment.add_test("endingwith", |text: &Value, part: &Value| {
        Ok::<_, Error>(string(text)?.ends_with(&string(part)?))
    });
}

fn string(value: &Value) -> Result<String, Error> {
    Ok(printable(value)?.to_string())
}

/// The filter `replace`, whose engine's function takes no count.
fn replace(state: &mut State<'_, '_>, args: Rest<ValueOrKwargs>) -> Result<Value, Error> {
    let args = args.into_values();
    let (value, from, to, count, named): (Value, Value, Value, Option<i64>, Kwargs) =
        from_args(&args)?;
    let count = count.map_or_else(|| named.get("count"), |count| Ok(Some(count)))?;
    named.assert_all_used()?;
    let (value, from, to) = (printable(&value)?, printable(&from)?, printable(&to)?);
    let count = count.and_then(|count| usize::try_from(count).ok());
    let (value, from) = (StringInput::new(state, &value)?, StringInput::new(state, &from)?);
    let to = StringInput::new(state, &to)?;
    let Some(count) = count else { return filters::replace(state, value, from, to) };
    let mut found = value.as_str().match_indices(from.as_str()).take(count);
    let end = found.by_ref().last().map_or(0, |(at, found)| at + found.len());
    let (head, tail) = value.as_str().split_at(end);
    let (head, tail) =
        (value.preserve_safety(head.to_owned()), value.preserve_safety(tail.to_owned()));
    if count == 0 {
        return Ok(tail);
    }
    let head = StringInput::new(state, &head)?;
    let replaced = filters::replace(state, head, from, to)?;
    let start = replaced.as_str().unwrap_or_default();
    if !replaced.is_safe() {
        return Ok(Value::from(start.to_owned() + tail.as_str().unwrap_or_default()));
    }
    let tail = StringInput::new(state, &tail)?;
    Ok(Value::from_safe_string(start.to_owned() + &tail.format(state)?))
}

/// The filter `indent`; the engine's function does not count the steps of its result.
fn indent(state: &State<'_, '_>, args: Rest<ValueOrKwargs>) -> Result<Value, Error> {
    let args = args.into_values();
    let (value, width, first, blank, named): (Value, Option<usize>, _, _, Kwargs) =
        from_args(&args)?;
    let width = width.map_or_else(|| named.get("width"), |width| Ok(Some(width)))?;
    let value = printable(&value)?;
    let value = StringInput::new(state, &value)?;
    let lines = value.as_str().split('\n').count();
    if lines.saturating_mul(width.unwrap_or_default()) > MAX_BYTES {
        return Err(ErrorKind::OutOfFuel.into());
    }
    filters::indent(value, width, first, blank, named)
}

/// The filter `urlencode`, of a text or of a mapping with texts.
fn urlencode(value: &Value) -> Result<Value, Error> {
    if value.kind() != ValueKind::Map {
        return filters::urlencode(&printable(value)?).map(Value::from);
    }
    let encode = |value: &Value| filters::urlencode(&printable(value)?);
    let pairs = value.try_iter()?.filter_map(|key| {
        let item =
            value.get_item(&key).map(|item| (!item.is_none()).then_some(item)).transpose()?;
        Some(item.and_then(|item| Ok(format!("{}={}", encode(&key)?, encode(&item)?))))
    });
    let pairs = pairs.collect::<Result<Vec<_>, Error>>()?;
    Ok(Value::from(pairs.join("&")))
}

#[cfg(test)]
mod tests;
