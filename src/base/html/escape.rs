//! Escapes text for HTML, and decodes the values of attributes.

use std::borrow::Cow;

use html5gum::{Token, Tokenizer};

/// Escapes text for HTML content or a quoted attribute.
pub fn escape_html(text: &str, out: &mut String) {
    let Ok(()) = escape_pieces(text, |piece| {
        out.push_str(piece);
        Ok::<(), std::convert::Infallible>(())
    });
}

/// Returns text escaped for HTML content or a quoted attribute.
pub fn escaped_html(text: &str) -> String {
    let mut escaped = String::new();
    escape_html(text, &mut escaped);
    escaped
}

/// The value of an attribute, with its character references decoded.
pub fn decoded_attribute(value: &[u8]) -> Cow<'_, str> {
    if memchr::memchr(b'&', value).is_none() {
        return String::from_utf8_lossy(value);
    }
    let quote = if value.contains(&b'"') { "'" } else { "\"" };
    let tag = format!("<a b={quote}{}{quote}>", String::from_utf8_lossy(value));
    let tags = Tokenizer::new(&tag).map(|Ok(token)| token);
    let mut values = tags.filter_map(|token| match token {
        Token::StartTag(tag) => tag.attributes.into_values().next(),
        _ => None,
    });
    let value = values.next().map(|value| String::from_utf8_lossy(&value.value).into_owned());
    Cow::Owned(value.unwrap_or_default())
}

/// Adds an attribute with a space before it.
pub fn write_attribute(name: &str, value: &str, out: &mut String) {
    out.extend([" ", name, "=\""]);
    escape_html(value, out);
    out.push('"');
}

/// Calls `put` with the pieces of the escaped text. Most texts contain nothing to escape, or one
/// apostrophe, so a vectorized search decides the speed.
pub fn escape_pieces<E>(text: &str, mut put: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
    let bytes = text.as_bytes();
    let mut start = 0;
    for end in memchr::memchr3_iter(b'&', b'<', b'>', bytes).chain([bytes.len()]) {
        let mut at = start;
        for quote in memchr::memchr2_iter(b'"', b'\'', &bytes[start..end]) {
            put(&text[at..start + quote])?;
            put(if bytes[start + quote] == b'"' { "&quot;" } else { "&#39;" })?;
            at = start + quote + 1;
        }
        put(&text[at..end])?;
        match bytes.get(end) {
            Some(b'&') => put("&amp;")?,
            Some(b'<') => put("&lt;")?,
            Some(_) => put("&gt;")?,
            None => {}
        }
        start = end + 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn html_is_escaped() {
        let mut out = String::new();
        super::escape_html("l'«R&D» <b> \"x\" > цена'", &mut out);
        assert_eq!(out, "l&#39;«R&amp;D» &lt;b&gt; &quot;x&quot; &gt; цена&#39;");
    }
}
