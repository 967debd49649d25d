//! Rejects undefined items in values that become text: the engine prints them as nothing, or as
//! `null` in JSON.

use minijinja::value::{Kwargs, StringInput, ValueKind};
use minijinja::{Environment, Error, ErrorKind, State, Value, filters};

use crate::template::record::TemplateRecord;

/// The deepest nesting that is searched. Namespaces may contain themselves.
const MAX_LEVELS: usize = 100;

/// Replaces the engine's filters that turn items into text.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter(
        "join",
        |state: &mut State<'_, '_>,
         value: &Value,
         joiner: Option<StringInput<'_>>,
         attribute: Option<&str>,
         named: Kwargs| {
            match attribute.or(named.peek("attribute").ok()) {
                Some(path) => {
                    for item in value.try_iter().into_iter().flatten() {
                        let part = |item: Value, name| item.get_attr(name);
                        check(&path.split('.').try_fold(item, part)?)?;
                    }
                }
                None => check(value)?,
            }
            filters::join(state, value, joiner, attribute, named)
        },
    );
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
