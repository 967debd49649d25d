//! Limits of the values that a template builds.
//!
//! The engine counts steps and bytes, but not how deep lists are nested in each other: freeing such
//! a list, or printing it, goes through it by recursion and takes the stack. It also prints without
//! an end what holds itself, or what holds the same list twice at each of many levels. Templates
//! build such values by assignments in loops and by macros that call themselves, so what is
//! assigned, or passed to a macro or to a loop by itself, goes through a filter, which is added to
//! the source of each `{% set %}`, `{% with %}`, `{% macro %}` and `{% for … recursive %}`.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use minijinja::value::{Kwargs, StringInput, ValueKind};
use minijinja::{Environment, Error, ErrorKind, State, Value, filters};

use crate::base::limit::{VALUE_ITEMS, VALUE_LEVELS};
use crate::template::record::Record;
use crate::template::rewrite::Rewritten;
use crate::template::tag::{Tag, tags, top_level};

/// The items that cost as much as one instruction.
const ITEMS_PER_FUEL: u64 = 8;

/// The widest indentation of JSON, in spaces.
const MAX_INDENT: u64 = 8;

/// The filter of what variables hold.
const HELD: &str = "__held";

/// The filter of what namespaces hold.
const KEPT: &str = "__kept";

/// Adds the filters to an environment.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter(HELD, |state: &State<'_, '_>, value: Value| {
        check(state, &value, Purpose::Held).map(|()| value)
    });
    environment.add_filter(KEPT, |state: &State<'_, '_>, value: Value| {
        check(state, &value, Purpose::Kept).map(|()| value)
    });
    // The engine counts what these return, when it is made.
    environment.add_filter(
        "split",
        |state: &State<'_, '_>, text: &Value, separator: Option<Arc<str>>, most: Option<i64>| {
            consume_length(state, text)?;
            filters::split(text, separator, most)
        },
    );
    environment.add_filter("lines", |state: &State<'_, '_>, text: &Value| {
        consume_length(state, text)?;
        filters::lines(text)
    });
    // The engine prints an item that is undefined as nothing.
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
                        check(state, &path.split('.').try_fold(item, part)?, Purpose::Printed)?;
                    }
                }
                None => check(state, value, Purpose::Printed)?,
            }
            filters::join(state, value, joiner, attribute, named)
        },
    );
    environment.add_filter(
        "tojson",
        |state: &State<'_, '_>, value: &Value, indent: Option<Value>, named: Kwargs| {
            let given = indent.clone().or(named.peek("indent").ok());
            let spaces = given.and_then(|indent| u64::try_from(indent).ok());
            if spaces.is_some_and(|spaces| spaces > MAX_INDENT) {
                let message = format!("`tojson` indents by at most {MAX_INDENT} spaces");
                return Err(wrong(message));
            }
            check(state, value, Purpose::Printed)?;
            filters::tojson(value, indent, named)
        },
    );
}

/// Charges for a text that is cut: each of its bytes may become a value.
fn consume_length(state: &State<'_, '_>, text: &Value) -> Result<(), Error> {
    let length = text.as_str().map_or(0, str::len) as u64;
    state.consume_fuel(length / ITEMS_PER_FUEL)
}

/// What a value is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A variable holds it.
    Held,
    /// A namespace holds it, so it can't be another namespace, which could hold the first one.
    Kept,
    /// It becomes text, so nothing in it can be undefined.
    Printed,
}

/// Refuses a value that is too deep or too large, or not fit for its purpose.
pub(super) fn check(state: &State<'_, '_>, value: &Value, purpose: Purpose) -> Result<(), Error> {
    if !is_container(value) && !value.is_undefined() {
        return Ok(());
    }
    let mut walk = Walk { items: 0, purpose };
    let found = walk.enter(value, 0);
    state.consume_fuel(walk.items / ITEMS_PER_FUEL)?;
    found
}

struct Walk {
    items: u64,
    purpose: Purpose,
}

fn wrong(message: impl Into<Cow<'static, str>>) -> Error {
    Error::new(ErrorKind::InvalidOperation, message)
}

impl Walk {
    fn enter(&mut self, value: &Value, depth: usize) -> Result<(), Error> {
        self.items += 1;
        if value.is_undefined() && self.purpose == Purpose::Printed {
            return Err(ErrorKind::UndefinedError.into());
        }
        if !is_container(value) {
            return Ok(());
        }
        if depth >= VALUE_LEVELS.most() {
            return Err(wrong(format!("a value has {VALUE_LEVELS}, or contains itself")));
        }
        if self.items > VALUE_ITEMS.most() as u64 {
            return Err(wrong(format!("a value has {VALUE_ITEMS}")));
        }
        let Some(object) = value.as_object() else { return Ok(()) };
        if self.purpose == Purpose::Kept && object.type_name().ends_with("::Namespace") {
            return Err(wrong("a namespace can't hold a namespace"));
        }
        if let Some(pairs) = object.try_iter_pairs().filter(|_| value.kind() == ValueKind::Map) {
            for (key, item) in pairs {
                self.enter(&key, depth + 1)?;
                self.enter(&item, depth + 1)?;
            }
            return Ok(());
        }
        for item in object.try_iter().into_iter().flatten() {
            self.enter(&item, depth + 1)?;
        }
        Ok(())
    }
}

/// Whether a value holds others that a template may have put there: it can't change content.
fn is_container(value: &Value) -> bool {
    matches!(value.kind(), ValueKind::Seq | ValueKind::Map | ValueKind::Iterable)
        && value.downcast_object_ref::<Record>().is_none()
}

/// The source of a template with the filters.
pub(super) fn bounded(text: &str) -> Rewritten {
    let mut bounded = Rewritten::with_capacity(text.len());
    let mut copied = 0;
    for tag in tags(text) {
        for (value, filter) in values(text, &tag) {
            let words = text[value.clone()].trim();
            let start = value.start + text[value.clone()].find(words).unwrap_or_default();
            let shown = start..start + words.len();
            bounded.text.push_str(&text[copied..value.start]);
            bounded.add("(", &shown);
            bounded.text.push_str(&text[value.clone()]);
            bounded.add(&format!(")|{filter}"), &shown);
            copied = value.end;
        }
        let parameters = parameters(text, &tag);
        if !parameters.is_empty() {
            bounded.text.push_str(&text[copied..tag.end]);
            // What trims the space behind the tag has to do so behind the last one.
            let source = &text.as_bytes()[..tag.end];
            let trim = if source.ends_with(b"-%}") { "-" } else { "" };
            let sets =
                parameters.iter().map(|name| format!("{{% set {name} = {name}|{HELD} {trim}%}}"));
            bounded.add(&sets.collect::<String>(), &tag.inside);
            copied = tag.end;
        }
    }
    bounded.text.push_str(&text[copied..]);
    bounded
}

/// The names of the parameters of a macro, and of the variables of a loop that is `recursive`: what
/// calls itself passes on what it was given.
fn parameters<'a>(text: &'a str, tag: &Tag<'_>) -> Vec<&'a str> {
    let inside = &text[tag.inside.clone()];
    if tag.word == "for" && inside.ends_with("recursive") {
        let variables = inside.split(" in ").next().unwrap_or_default();
        let names = variables.split([',', '(', ')']).map(str::trim);
        return names.filter(|name| is_name(name)).collect();
    }
    let (Some(open), Some(close), "macro") = (inside.find('('), inside.rfind(')'), tag.word) else {
        return Vec::new();
    };
    let start = tag.inside.start;
    let list = start + open + 1..(start + close).max(start + open + 1);
    let commas = top_level(text, list.clone(), b',');
    let starts = [list.start].into_iter().chain(commas.iter().map(|at| at + 1));
    let parts = starts.zip(commas.iter().copied().chain([list.end]));
    let names =
        parts.map(|(start, end)| text[start..end].split('=').next().unwrap_or_default().trim());
    names.filter(|name| is_name(name)).collect()
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The expressions that a tag assigns, and the filter of each.
fn values(text: &str, tag: &Tag<'_>) -> Vec<(Range<usize>, &'static str)> {
    let commas = match tag.word {
        "set" => Vec::new(),
        "with" => top_level(text, tag.inside.clone(), b','),
        _ => return Vec::new(),
    };
    let equals = top_level(text, tag.inside.clone(), b'=');
    let mut values = Vec::new();
    let mut start = tag.inside.start;
    for end in commas.into_iter().chain([tag.inside.end]) {
        let part = start..end;
        start = end + 1;
        let Some(equals) = equals.iter().find(|at| part.contains(at)) else { continue };
        let is_attribute = text[part.start..*equals].contains('.');
        let value = equals + 1..end;
        if !text[value.clone()].trim().is_empty() {
            values.push((value, if is_attribute { KEPT } else { HELD }));
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::rewrite::original;

    fn shown(text: &str) -> String {
        let bounded = bounded(text);
        let mut rest = bounded.text.clone();
        for added in bounded.added.iter().rev() {
            rest.replace_range(added.at.clone(), "");
        }
        assert_eq!(rest, text);
        for (at, _) in bounded.text.char_indices() {
            let original = original(&bounded.added, &(at..at)).start;
            assert!(text.is_char_boundary(original), "{text}: {at}");
        }
        bounded.text.replace("|__held", "|h").replace("|__kept", "|k")
    }

    #[test]
    fn assignments_go_through_a_filter() {
        for (text, expected) in [
            ("{% set a = 1 %}", "{% set a =( 1)|h %}"),
            ("{%- set a.b=[1, 2] -%}", "{%- set a.b=([1, 2])|k -%}"),
            ("{% set a, b = 1, '=' %}", "{% set a, b =( 1, '=')|h %}"),
            (
                "{% set a = b == c if d(e=1) else '%}' %}",
                "{% set a =( b == c if d(e=1) else '%}')|h %}",
            ),
            (
                "{% macro a(b, c=[1, 2], d='x, y') -%} e",
                "{% macro a(b, c=[1, 2], d='x, y') -%}{% set b = b|h -%}{% set c = c|h -%}\
                 {% set d = d|h -%} e",
            ),
            (
                "{% for a, (b, c) in d recursive -%} e",
                "{% for a, (b, c) in d recursive -%}{% set a = a|h -%}{% set b = b|h -%}\
                 {% set c = c|h -%} e",
            ),
            (
                "{% with a = [1, 2], b = f(c, d=1) %}",
                "{% with a =( [1, 2])|h, b =( f(c, d=1))|h %}",
            ),
        ] {
            assert_eq!(shown(text), expected);
        }
    }

    #[test]
    fn nothing_else_does() {
        for text in [
            "{% set a %}b = c{% endset %}{% set a | upper %}{% endset %}",
            "{# {% set a = 1 %} #}{{ \"{% set a = 1 %}\" }}{% raw %}{% set a = 1 %}{% endraw %}",
            "{% for a in b(c=1) %}{% with %}{% if a == b %}{% settle = 1 %}",
            "{%",
            "{%}",
            "{% set",
            "{% set a",
            "{% set a =",
            "{% set a = %}",
            "{{ '",
            "{#",
            "{% 'ü",
            "{% raw %}{%",
            "{% with =,= %}{%-%}{%-+%}",
            "{% macro a() %}{% macro %}{% macro )( %}{% macro a(,=) %}{% macro a",
        ] {
            assert_eq!(shown(text), text);
        }
    }
}
