//! HTML in a body: islands and comments.

use serde_json::{Map, Value};

/// The kind of a piece of HTML.
#[derive(Debug, PartialEq)]
pub(super) enum Html {
    /// A comment, which is not shown.
    Comment,
    /// An island with its props.
    Island(String, Map<String, Value>),
    /// An element `<island …>` with a mistake, which the text describes.
    NoIsland(&'static str),
    /// Anything else.
    Other,
}

/// Parses `<island name="…" prop="text" count=5 open />`.
pub(super) fn parse(html: &str) -> Html {
    let html = html.trim();
    if html.starts_with("<!--") && html.find("-->") == Some(html.len() - 3) {
        return Html::Comment;
    }
    let Some(rest) = html.strip_prefix("<island") else { return Html::Other };
    if !rest.starts_with(|c: char| c.is_whitespace() || c == '/' || c == '>') {
        return Html::Other;
    }
    let Some(rest) = rest.strip_suffix("/>") else {
        return Html::NoIsland("an island ends with `/>`, and stands alone");
    };
    match attributes(rest) {
        Some(mut props) => match props.remove("name") {
            Some(Value::String(name)) => Html::Island(name, props),
            _ => Html::NoIsland("an island has a `name`"),
        },
        None => Html::NoIsland("the attributes of an island are `name=\"text\"` or `name=5`"),
    }
}

/// Attributes by name: text in quotation marks, JSON without, `true` without a value.
fn attributes(mut rest: &str) -> Option<Map<String, Value>> {
    let mut props = Map::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Some(props);
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        if !is_name || props.contains_key(name) {
            return None;
        }
        let value = match after.strip_prefix('=') {
            None => {
                rest = after;
                Value::Bool(true)
            }
            Some(after) => match after.chars().next()? {
                quote @ ('"' | '\'') => {
                    let (text, after) = after[1..].split_once(quote)?;
                    rest = after;
                    Value::String(text.to_owned())
                }
                _ => {
                    let end = after.find(char::is_whitespace).unwrap_or(after.len());
                    rest = &after[end..];
                    serde_json::from_str(&after[..end]).ok()?
                }
            },
        };
        props.insert(name.to_owned(), value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn islands_have_props() {
        let island = parse("<island name=\"calculator\" unit='a b' count=5 open />\n");
        let props = serde_json::json!({ "unit": "a b", "count": 5, "open": true });
        let Value::Object(props) = props else { unreachable!("it is one") };
        assert_eq!(island, Html::Island("calculator".to_owned(), props));
        assert_eq!(parse("<!-- for translators -->"), Html::Comment);
        assert_eq!(parse("<islands name=\"x\" />"), Html::Other);
        for wrong in ["<island name=\"x\">", "<island />", "<island name= />", "<island 5=1 />"] {
            assert!(matches!(parse(wrong), Html::NoIsland(_)), "{wrong}");
        }
    }
}
