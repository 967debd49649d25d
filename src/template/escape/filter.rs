//! The filters that escape values where the engine's escaping is not suitable.

use std::borrow::Cow;
use std::fmt::Write as _;

use minijinja::{Environment, Error, ErrorKind, State, Value};
use serde::de::IgnoredAny;

use crate::base::html::{self, decoded_attribute, escaped_html, is_script_address};
use crate::base::marks::is_mark;
use crate::template::escape::context::Escape;
use crate::template::global::{Flag, Global};

/// The filter for an expression with that escaping; `None` if it needs none.
pub(super) fn name(escape: Escape, expression: &str) -> Option<&'static str> {
    Some(match escape {
        Escape::Plain => return None,
        // Most attributes need no filter.
        Escape::Attribute(_) if is_text(expression) => return None,
        Escape::Address(_) if is_own_address(expression) => return None,
        Escape::Attribute('\'') => "__attribute_single",
        Escape::Attribute(_) => "__attribute",
        Escape::Address('\'') => "__address_single",
        Escape::Address(_) => "__address",
        Escape::Parameter(_) if expression.contains("urlencode") => return None,
        Escape::Parameter(_) => "__parameter",
        Escape::Document('\'') => "__document_single",
        Escape::Document(_) => "__document",
        Escape::Name => "__name",
        Escape::Cdata => "__cdata",
        // Both print code.
        Escape::ScriptValue if ["tojson", "safe"].iter().any(|it| expression.ends_with(it)) => {
            return None;
        }
        Escape::ScriptValue => "__script",
        Escape::CodeValue => "__code",
        Escape::ScriptText => "__script_text",
        Escape::JsonText => "__json_text",
        Escape::StyleValue => "__style",
        Escape::StyleText => "__style_text",
    })
}

/// Adds the filters to an environment.
pub(in crate::template) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter("__attribute", |value: Value| attribute(value, '"'));
    environment.add_filter("__attribute_single", |value: Value| attribute(value, '\''));
    environment.add_filter("__address", |value: Value| address(value, '"'));
    environment.add_filter("__address_single", |value: Value| address(value, '\''));
    environment.add_filter("__parameter", parameter);
    environment.add_filter("__document", document);
    environment.add_filter("__document_single", document);
    environment.add_filter("__name", tag_name);
    environment.add_filter("__cdata", cdata);
    environment.add_filter("__script", script_value);
    environment.add_filter("__code", code_value);
    environment.add_filter("__script_text", |value: Value| code_text(value, script_text));
    environment.add_filter("__json_text", json_file_text);
    environment.add_filter("__style", style_value);
    environment.add_filter("__style_text", |value: Value| code_text(value, style_text));
}

/// The maps whose values are text that the engine escapes.
const TEXT_MAPS: [&str; 6] = ["page.", "site.", "locale.", "data.", "loop.", "edition."];

/// Returns whether an expression begins with a call of a global with a flag.
fn calls(expression: &str, flag: Flag) -> bool {
    let name = expression.split_once('(').map(|(name, _)| name);
    name.and_then(Global::of).is_some_and(|global| global.has(flag))
}

/// Returns whether an expression is only a call or a path whose value is text without markup.
fn is_text(expression: &str) -> bool {
    let is_known = TEXT_MAPS.iter().any(|start| expression.starts_with(start))
        || calls(expression, Flag::Text);
    is_known && !expression.contains(['|', '~']) && !expression.starts_with("page.content")
}

/// Returns whether an expression is a URL of the site.
fn is_own_address(expression: &str) -> bool {
    let is_call = expression.starts_with("edition.url(") || calls(expression, Flag::OwnUrl);
    let paths = ["page.url", "page.canonical", "page.social_image", "site.base_url"];
    let is_path = paths.contains(&expression)
        || ["site.base_path", "locale.base_path", "locale.base_url"].contains(&expression);
    is_path || is_call && !expression.contains(['|', '~'])
}

fn wrong(message: String) -> Error {
    Error::new(ErrorKind::InvalidOperation, message)
}

/// Markup in an attribute: its quote must not end the attribute.
fn attribute(value: Value, quote: char) -> Value {
    match value.as_str() {
        Some(text) if value.is_safe() && text.contains(quote) => {
            let escaped = if quote == '"' { "&quot;" } else { "&#39;" };
            Value::from_safe_string(text.replace(quote, escaped))
        }
        _ => value,
    }
}

fn address(value: Value, quote: char) -> Result<Value, Error> {
    match value.as_str() {
        Some(text) if is_script_address(text.trim_start_matches(is_mark).as_bytes()) => {
            Err(wrong(format!("`{text}` is a script, and no address that a page can lead to")))
        }
        _ => Ok(attribute(value, quote)),
    }
}

fn parameter(value: Value) -> Value {
    match value.as_str() {
        Some(text) => Value::from(html::parameter(&plain(&value, text))),
        None => value,
    }
}

/// The text of a value where no markup is expected. A captured block has the escapes of HTML; one
/// with elements is meant to be markup.
fn plain<'a>(value: &Value, text: &'a str) -> Cow<'a, str> {
    match value.is_safe() && !text.contains('<') {
        true => decoded_attribute(text.as_bytes()),
        false => text.into(),
    }
}

/// A document in an attribute: text is escaped for the document, and then for the attribute.
fn document(value: Value) -> Value {
    match value.as_str() {
        Some(markup) if value.is_safe() => Value::from(markup),
        Some(text) => Value::from(escaped_html(text)),
        None => value,
    }
}

/// Names of elements and attributes; markup may contain whole attributes.
fn tag_name(value: Value) -> Result<Value, Error> {
    let is_part = |c: char| c.is_alphanumeric() || "-_:. ".contains(c) || is_mark(c);
    match value.as_str() {
        Some(text) if !value.is_safe() && !text.chars().all(is_part) => Err(wrong(format!(
            "`{text}` stands in a tag, where a value can only be a name: write the attribute in \
             the template, with its value in quotes"
        ))),
        _ => Ok(value),
    }
}

fn cdata(value: Value) -> Value {
    match value.as_str() {
        Some(text) => {
            let text = plain(&value, text);
            Value::from_safe_string(text.replace("]]>", "]]]]><![CDATA[>"))
        }
        None => value,
    }
}

/// A value of a script in a page, where a captured block has the escapes of HTML.
fn script_value(state: &mut State<'_, '_>, value: Value) -> Result<Value, Error> {
    let captured = value.as_str().filter(|_| value.is_safe());
    // A block may capture the result of `tojson`.
    let is_json = |text: &str| serde_json::from_str::<IgnoredAny>(text).is_ok();
    if captured.is_some_and(|text| !is_json(text)) {
        return Err(wrong(
            "HTML stands where a script expects a value: write it in quotes, or `| safe` after it \
             if it is code"
                .to_owned(),
        ));
    }
    let is_exact = |number: i128| number.unsigned_abs() <= MAX_SAFE_INTEGER;
    if value.is_integer() && !i128::try_from(value.clone()).is_ok_and(is_exact) {
        return Err(wrong(format!(
            "JavaScript rounds the number {value}, as it rounds all above 2⁵³: write it in quotes"
        )));
    }
    code_value(state, value)
}

/// The largest integer up to which all integers are exact in JavaScript, `Number.MAX_SAFE_INTEGER`.
const MAX_SAFE_INTEGER: u128 = (1 << 53) - 1;

/// A value of a file with a script, where a captured block is code.
fn code_value(state: &mut State<'_, '_>, value: Value) -> Result<Value, Error> {
    if value.is_undefined() || value.is_safe() {
        return Ok(value);
    }
    state.apply_filter("tojson", &[value])
}

/// A value in quotes in a JSON file. A captured block has quotes of its own there; in HTML, they
/// are only in tags.
fn json_file_text(value: Value) -> Result<Value, Error> {
    let before_tags = value.as_str().and_then(|text| text.split('<').next()).unwrap_or_default();
    if value.is_safe() && before_tags.contains('"') {
        let message =
            "a block of JSON stands in quotes: take the quotes away, or join texts by `~`";
        return Err(wrong(message.to_owned()));
    }
    code_text(value, json_text)
}

/// A value in quotes in code.
fn code_text(value: Value, escape: fn(char, &mut String) -> bool) -> Result<Value, Error> {
    let Some(text) = value.as_str() else {
        let is_list = value.as_object().is_some();
        return if is_list && !value.is_undefined() {
            let message = format!("a {} stands in quotes: take the quotes away", value.kind());
            Err(wrong(message))
        } else {
            Ok(value)
        };
    };
    let text = plain(&value, text);
    let mut escaped = String::with_capacity(text.len() + 8);
    for sign in text.chars() {
        if !escape(sign, &mut escaped) {
            escaped.push(sign);
        }
    }
    Ok(Value::from_safe_string(escaped))
}

/// Escapes the characters that would end a JavaScript string, a template literal, or the script
/// around it.
fn script_text(sign: char, out: &mut String) -> bool {
    let is_special = matches!(sign, '<' | '>' | '&' | '\'' | '`' | '$' | '\u{2028}' | '\u{2029}');
    if is_special {
        let _ = write!(out, "\\u{:04x}", u32::from(sign));
    }
    is_special || json_text(sign, out)
}

fn json_text(sign: char, out: &mut String) -> bool {
    match sign {
        '"' | '\\' => {
            out.push('\\');
            out.push(sign);
        }
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        // An end tag would end the script that contains this text.
        '\0'..='\u{1f}' | '<' => {
            let _ = write!(out, "\\u{:04x}", u32::from(sign));
        }
        _ => return false,
    }
    true
}

fn style_text(sign: char, out: &mut String) -> bool {
    let is_special = matches!(sign, '"' | '\'' | '\\' | '<' | '\n' | '\r' | '\u{c}');
    if is_special {
        let _ = write!(out, "\\{:x} ", u32::from(sign));
    }
    is_special
}

/// A value of a style sheet, which must not contain the end of the element.
fn style_value(value: Value) -> Value {
    match value.as_str() {
        Some(text) if !value.is_safe() => Value::from_safe_string(text.replace('<', "\\3c ")),
        _ => value,
    }
}
