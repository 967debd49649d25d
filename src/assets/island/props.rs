//! The props of an island, which its `island.toml` declares.

use std::collections::BTreeSet;

use serde_json::{Number, Value};

use crate::assets::island::spec::IslandSpec;
use crate::base::date_time::{DateTime, parse_date};
use crate::base::marks::{BORROWED, BORROWED_END};
use crate::content::schema::{Field, Shape, shape};
use crate::engine::diagnostic::{Code, Diagnostic, Report, nearest};

/// The props of an island, as its `island.toml` describes them.
pub(super) fn fields(spec: &IslandSpec, report: &mut Report) -> Vec<Field> {
    match shape(&spec.path, &spec.props, report) {
        Some(Shape::Record(fields)) => fields,
        _ => Vec::new(),
    }
}

/// Checks the props of a call against the declared ones. Returns all errors.
pub(super) fn check(island: &str, fields: &[Field], props: &Value) -> Result<(), Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    record(fields, props, "", &mut wrong);
    if wrong.is_empty() {
        return Ok(());
    }
    let hint = format!("islands/{island}/island.toml lists the props");
    let diagnostics = wrong.into_iter().map(|(message, near)| {
        Diagnostic::new(Code::IslandProps, format!("the island `{island}` {message}"))
            .hint(near.unwrap_or_else(|| hint.clone()))
    });
    Err(diagnostics.collect())
}

/// Returns whether the types of an island's props are known. Mistakes in them have been reported.
pub(super) fn are_known(spec: &IslandSpec, fields: &[Field]) -> bool {
    !fields.is_empty() || spec.props.as_map() == Some(&[])
}

/// Returns whether a prop can be a text.
pub(super) fn take_texts(fields: &[Field]) -> bool {
    fn takes_text(shape: &Shape) -> bool {
        match shape {
            Shape::Record(fields) => take_texts(fields),
            Shape::List(item) | Shape::Map(item) => takes_text(item),
            Shape::Either(shapes) => shapes.iter().any(takes_text),
            Shape::Integer(_) | Shape::Number | Shape::Boolean => false,
            _ => true,
        }
    }
    fields.iter().any(|field| takes_text(&field.shape))
}

/// The props without the marks of borrowed texts; `None` if there are none.
pub(super) fn without_marks(props: &Value) -> Option<Value> {
    fn remove(value: &mut Value) {
        match value {
            Value::String(text) if text.contains(BORROWED) => {
                *text = text.replace([BORROWED, BORROWED_END], "");
            }
            Value::Array(items) => items.iter_mut().for_each(remove),
            Value::Object(fields) => fields.values_mut().for_each(remove),
            _ => {}
        }
    }
    let mut plain = props.clone();
    remove(&mut plain);
    (plain != *props).then_some(plain)
}

/// The props with marks around these translated texts, instead of around borrowed ones; `None` if
/// there are none.
pub(super) fn with_own_marks(props: &Value, translated: &BTreeSet<String>) -> Option<Value> {
    fn mark(value: &mut Value, translated: &BTreeSet<String>) -> bool {
        let mark = |item: &mut Value| mark(item, translated);
        match value {
            Value::String(text) if translated.contains(text) => {
                *text = format!("{BORROWED}{text}{BORROWED_END}");
                true
            }
            Value::Array(items) => items.iter_mut().fold(false, |any, item| mark(item) | any),
            Value::Object(fields) => fields.values_mut().fold(false, |any, item| mark(item) | any),
            _ => false,
        }
    }
    let mut marked = without_marks(props).unwrap_or_else(|| props.clone());
    mark(&mut marked, translated).then_some(marked)
}

/// The largest integer up to which all integers are exact in JavaScript, `Number.MAX_SAFE_INTEGER`.
const MAX_INTEGER: u64 = (1 << 53) - 1;

/// Returns whether JavaScript parses this number exactly.
fn is_exact(number: &Number) -> bool {
    let size = number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs));
    size.is_some_and(|size| size <= MAX_INTEGER) || number.is_f64()
}

type Wrong = Vec<(String, Option<String>)>;

fn record(fields: &[Field], value: &Value, path: &str, wrong: &mut Wrong) {
    let Value::Object(values) = value else {
        wrong.push((format!("expects named values in `{path}`"), None));
        return;
    };
    for (name, value) in values {
        let path = format!("{path}{name}");
        match fields.iter().find(|field| *field.name == **name) {
            Some(field) => one(&field.shape, value, &path, wrong),
            None => {
                let near = nearest(name, fields.iter().map(|field| &*field.name));
                let near = near.map(|near| format!("did you mean `{near}`?"));
                wrong.push((format!("does not take `{path}`"), near));
            }
        }
    }
    for field in fields.iter().filter(|field| !field.optional) {
        if !values.contains_key(&*field.name) {
            wrong.push((format!("is not given `{path}{}`", field.name), None));
        }
    }
}

fn one(shape: &Shape, value: &Value, path: &str, wrong: &mut Wrong) {
    if let (Shape::Integer(_) | Shape::Number, Value::Number(number)) = (shape, value)
        && !is_exact(number)
    {
        let message = format!("can't be given {number} in `{path}`: JavaScript would round it");
        let hint = format!("declare the prop as `text`; numbers are exact up to {MAX_INTEGER}");
        wrong.push((message, Some(hint)));
        return;
    }
    let wanted = match (shape, value) {
        (Shape::Record(fields), _) => return record(fields, value, &format!("{path}."), wrong),
        (Shape::List(item), Value::Array(items)) => {
            for (at, value) in items.iter().enumerate() {
                one(item, value, &format!("{path}[{at}]"), wrong);
            }
            return;
        }
        (Shape::Either(shapes), _) => {
            let found = shapes.iter().map(|shape| {
                let mut wrong = Wrong::new();
                one(shape, value, path, &mut wrong);
                wrong
            });
            let found: Vec<Wrong> = found.collect();
            if found.iter().all(|wrong| !wrong.is_empty()) {
                wrong.extend(found.into_iter().next().unwrap_or_default());
            }
            return;
        }
        (Shape::Map(item), Value::Object(values)) => {
            for (name, value) in values {
                one(item, value, &format!("{path}.{name}"), wrong);
            }
            return;
        }
        (Shape::Integer(_), Value::Number(number)) if !number.is_f64() => return,
        (Shape::Number, Value::Number(_)) | (Shape::Boolean, Value::Bool(_)) => return,
        (Shape::OneOf(words), Value::String(text)) if words.iter().any(|word| **word == **text) => {
            return;
        }
        (Shape::List(_), _) => "a list".to_owned(),
        (Shape::Map(_), _) => "named values".to_owned(),
        (Shape::Integer(_), _) => "a whole number".to_owned(),
        (Shape::Number, _) => "a number".to_owned(),
        (Shape::Boolean, _) => "`true` or `false`".to_owned(),
        (Shape::OneOf(words), _) => format!("one of {}", words.join(", ")),
        (shape, Value::String(text)) if !has_format(shape, text) => match shape {
            Shape::Date | Shape::Today => "a date such as 2025-12-31".to_owned(),
            Shape::DateTime => "a date with a time, such as 2025-12-31T20:00".to_owned(),
            Shape::Pattern(pattern) => format!("text that matches `{}`", pattern.written()),
            _ => "another text".to_owned(),
        },
        (shape, _) => {
            debug_assert!(shape.is_text(), "{shape:?} has no arm");
            if value.is_string() {
                return;
            }
            "text".to_owned()
        }
    };
    wrong.push((format!("expects {wanted} in `{path}`, not {value}"), None));
}

/// Returns whether a text has the format that its type requires; other types are arbitrary texts.
fn has_format(shape: &Shape, text: &str) -> bool {
    match shape {
        Shape::Date | Shape::Today => parse_date(text).is_some(),
        Shape::DateTime => DateTime::parse(text).is_some_and(|date| date.time.is_some()),
        Shape::Pattern(pattern) => pattern.matches(text),
        _ => true,
    }
}
