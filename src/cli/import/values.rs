//! Values of front matter and configuration.

use crate::base::date_time::{day_before, parse_date};
use crate::content::yaml::{Node, Value};

/// The value of a key, in any case.
pub(super) fn value<'a>(node: &'a Node, name: &str) -> Option<&'a Node> {
    let entries = node.as_map()?;
    entries.iter().find(|(key, _)| key.text.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// The text of a key, in any case.
pub(super) fn text_of(node: &Node, name: &str) -> Option<String> {
    text(value(node, name)?)
}

/// The meaning of a value that is true or false in YAML 1.1, YAML 1.2, TOML or JSON; `None` for
/// another one.
pub(super) fn truth(node: &Node) -> Option<bool> {
    match &*node.as_text()?.trim().to_ascii_lowercase() {
        "true" | "yes" | "on" | "y" | "t" | "1" => Some(true),
        "false" | "no" | "off" | "n" | "f" | "0" | "" | "~" | "null" => Some(false),
        _ => None,
    }
}

/// Returns whether a key, in any case, is true.
pub(super) fn is_true(node: &Node, name: &str) -> bool {
    value(node, name).and_then(truth) == Some(true)
}

/// The day at the start of a date.
pub(super) fn day(node: &Node) -> Option<String> {
    let day = text(node)?.get(..10)?.replace('/', "-");
    parse_date(&day).map(|_| day)
}

/// The last day before a moment: the day before a date without a time, or at midnight.
pub(super) fn last_day(node: &Node) -> Option<String> {
    let day = day(node)?;
    let time: String = text(node)?.get(10..).unwrap_or_default().chars().skip(1).take(8).collect();
    match time.chars().all(|c| !c.is_ascii_digit() || c == '0') {
        true => day_before(&day),
        false => Some(day),
    }
}

/// The text of a value that is not empty.
pub(super) fn text(node: &Node) -> Option<String> {
    let text = node.as_text().filter(|_| !node.is_null())?.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The items of a list; none of anything else.
pub(super) fn items(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ => &[],
    }
}

/// The texts of a list, or the words of a text.
pub(super) fn texts(node: &Node) -> Vec<String> {
    let trimmed = |word: &str| word.trim().to_owned();
    match text(node) {
        Some(words) if words.contains(',') => words.split(',').map(trimmed).collect(),
        Some(words) => words.split_whitespace().map(str::to_owned).collect(),
        None => items(node).iter().filter_map(text).collect(),
    }
}
