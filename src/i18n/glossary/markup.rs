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

/// The length of the address at the start of `text`: a URL, an email address or the name of a host;
/// 0 if `text` does not begin with one.
pub(super) fn address_length(text: &str) -> usize {
    let is_end = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '{');
    let token = &text[..text.find(is_end).unwrap_or(text.len())];
    let token = token.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '/');
    let host = token.split_once("://").map_or(token, |(_, rest)| rest);
    let host = host.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    let is_name = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let is_host = host.rsplit_once('.').is_some_and(|(rest, end)| {
        end.len() > 1
            && end.bytes().all(|byte| byte.is_ascii_lowercase())
            && rest.split('.').all(is_name)
    });
    if is_host { token.len() } else { 0 }
}

/// Returns whether a text is a postal address: names in capitals with a number and a comma.
pub(super) fn is_postal_address(text: &str) -> bool {
    text.contains(',')
        && text.chars().any(char::is_numeric)
        && text.split(|c: char| !c.is_alphanumeric()).all(|word| {
            !word.chars().next().is_some_and(|first| first.is_alphabetic() && !first.is_uppercase())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_whole() {
        for (text, address) in [
            ("https://site.example/a/b?c=d#e, f", "https://site.example/a/b?c=d#e"),
            ("hello.you@mail.site.example.", "hello.you@mail.site.example"),
            ("www.site.example/de/ and", "www.site.example/de/"),
            ("sentence.Next", ""),
            ("e.g. this", ""),
            ("1.2.3", ""),
            ("and/or", ""),
            ("word", ""),
        ] {
            assert_eq!(&text[..address_length(text)], address, "{text}");
        }
        assert!(is_postal_address("Bahnhofstrasse 1, 8001 Zürich, Switzerland"));
        assert!(!is_postal_address("Step 1, choose a lamp"));
        assert!(!is_postal_address("चरण 1, एक दीपक"));
    }

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
