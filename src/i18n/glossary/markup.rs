//! Markup in texts, which checks of words skip.

/// Elements whose text is not in a language.
const CODE: [&str; 5] = ["code", "kbd", "pre", "samp", "var"];

/// The length of the tag at the start of `text`, or of the whole element if its text is code; 0 if
/// `text` does not begin with a tag. A tag without an end extends to the end of the text: in a
/// message, a placeable follows.
pub(super) fn markup_length(text: &str) -> usize {
    let Some(tag) = text.strip_prefix('<') else { return 0 };
    if !tag.trim_start_matches('/').starts_with(|c: char| c.is_ascii_alphabetic()) {
        return 0;
    }
    let is_code = |name: &&&str| {
        tag.strip_prefix(**name).is_some_and(|rest| rest.starts_with(['>', ' ', '\n']))
    };
    let start = match CODE.iter().find(is_code) {
        Some(name) => text.find(&format!("</{name}")).unwrap_or(text.len()),
        None => 0,
    };
    text[start..].find('>').map_or(text.len(), |end| start + end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_code_are_markup() {
        for (text, length) in [
            ("<b>bold</b>", 3),
            ("</b> and", 4),
            ("<code>a b</code> c", 16),
            ("<code class=\"x\">a", 17),
            ("<a href=\"", 9),
            ("< 2 > 1", 0),
            ("text <b>", 0),
        ] {
            assert_eq!(markup_length(text), length, "{text}");
        }
    }
}
