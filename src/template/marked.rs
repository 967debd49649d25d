//! Prints values of the data with marks of their places, for a preview mode.

use minijinja::{AutoEscape, Error, Output, State, Value};

use crate::template::global::Global;
use crate::template::globals::context_of;
use crate::template::value::print;

/// Prints a value with the marks of its place.
pub(super) fn print_with_mark(
    out: &mut Output<'_>,
    state: &mut State<'_, '_>,
    value: &Value,
) -> Result<(), Error> {
    let html = matches!(state.auto_escape(), AutoEscape::Html) && !value.is_safe();
    let mark = || {
        let data = state.lookup(Global::Data.name())?;
        context_of(&data)?.value_mark(value.as_str()?)
    };
    let Some([start, end]) = html.then(mark).flatten() else { return print(out, state, value) };
    out.write_str(&start)?;
    print(out, state, value)?;
    out.write_str(&end).map_err(Error::from)
}
