//! Rejects undefined items in values that become text: the engine prints them as nothing, or as
//! `null` in JSON. Values that filters put into a text are those that can be printed.

use minijinja::value::{Kwargs, StringInput, ValueKind};
use minijinja::{Environment, Error, ErrorKind, State, Value, filters};

use crate::template::record::TemplateRecord;
use crate::template::text::printable;

/// The deepest nesting that is searched. Namespaces may contain themselves.
const MAX_LEVELS: usize = 100;

/// The message about a result such as 0 / 0.
const NO_NUMBER: &str = "the result is not a number: check for a division by zero";

/// Replaces the engine's filters that turn items into text.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter(
        "join",
        |state: &mut State<'_, '_>,
         value: &Value,
         joiner: Option<StringInput<'_>>,
         attribute: Option<&str>,
         named: Kwargs| {
            let attribute = attribute.map_or_else(|| named.get("attribute"), |it| Ok(Some(it)))?;
            let joiner = joiner.map_or_else(|| named.get("d"), |it| Ok(Some(it)))?;
            named.assert_all_used()?;
            let part = |item: Value| match attribute {
                Some(path) => path.split('.').try_fold(item, |item, name| item.get_attr(name)),
                None => Ok(item),
            };
            let parts = value.try_iter().map(|items| {
                let parts = items.map(|item| printable(&part(item)?));
                parts.collect::<Result<Vec<_>, Error>>().map(Value::from)
            });
            // The engine rejects a value that is no list.
            let parts = parts.unwrap_or_else(|_| Ok(value.clone()))?;
            filters::join(state, &parts, joiner, None, Kwargs::from_iter::<[(&str, Value); 0]>([]))
        },
    );
    environment.add_filter("string", |state: &State<'_, '_>, value: &Value| {
        filters::string(state, &printable(value)?)
    });
    environment.add_filter("tojson", |value: &Value, indent: Option<Value>, named: Kwargs| {
        check(value)?;
        filters::tojson(value, indent, named)
    });
}

/// Rejects a value that is undefined, contains something undefined, or is nested without end.
pub(super) fn check(value: &Value) -> Result<(), Error> {
    check_nested(value, 0)
}

fn check_nested(value: &Value, depth: usize) -> Result<(), Error> {
    if value.is_undefined() {
        return Err(ErrorKind::UndefinedError.into());
    }
    // JSON has no such numbers: they would be `null`.
    if value.kind() == ValueKind::Number
        && f64::try_from(value.clone()).is_ok_and(|it| !it.is_finite())
    {
        return Err(Error::new(ErrorKind::InvalidOperation, NO_NUMBER));
    }
    let is_container =
        matches!(value.kind(), ValueKind::Seq | ValueKind::Map | ValueKind::Iterable);
    // Content has no undefined values.
    let is_content = value.downcast_object_ref::<TemplateRecord>().is_some();
    let Some(object) = value.as_object().filter(|_| is_container && !is_content) else {
        return Ok(());
    };
    if depth >= MAX_LEVELS {
        let message = format!("the value has more than {MAX_LEVELS} levels, or contains itself");
        return Err(Error::new(ErrorKind::InvalidOperation, message));
    }
    if value.kind() == ValueKind::Map {
        let mut items = object.try_iter_pairs().into_iter().flatten().map(|(_, item)| item);
        items.try_for_each(|item| check_nested(&item, depth + 1))
    } else {
        let mut items = object.try_iter().into_iter().flatten();
        items.try_for_each(|item| check_nested(&item, depth + 1))
    }
}
