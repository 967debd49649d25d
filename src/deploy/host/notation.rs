//! Regular expressions and JSON for several hosts.

/// Escapes text for a regular expression, in the dialects of PCRE and RE2.
pub(super) fn literal(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if r"\.+*?()|[]{}^$".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern
}

/// A pattern for one of several texts.
pub(super) fn one_of<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    texts.into_iter().map(literal).collect::<Vec<_>>().join("|")
}

/// Pretty-prints JSON, with a line break at the end.
pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).expect("texts and numbers are JSON") + "\n"
}
