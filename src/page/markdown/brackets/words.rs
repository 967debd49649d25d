//! The words and addresses of links.

/// The prefixes of link addresses.
pub(super) const SCHEMES: [&str; 7] =
    ["page:", "asset:", "https://", "http://", "mailto:", "tel:", "sms:"];

/// Returns whether the text ends with a `!` that begins a picture, rather than one that ends a
/// word: `Yes![1]`.
pub(super) fn begins_picture(before: &str) -> bool {
    let before = before.strip_suffix('!').map(|before| before.chars().next_back());
    before.is_some_and(|last| last.is_none_or(|last| last != '\\' && !last.is_alphanumeric()))
}

/// Returns whether the text begins with an address, rather than with a word of prose.
pub(super) fn is_address(text: &str) -> bool {
    let text = text.trim_start_matches('<');
    let is_begun =
        |rest: &str| rest.starts_with(|c: char| matches!(c, '{' | '+') || c.is_alphanumeric());
    SCHEMES.iter().any(|scheme| text.strip_prefix(scheme).is_some_and(is_begun))
        || text.strip_prefix('#').is_some_and(|rest| rest.starts_with(char::is_alphabetic))
}

/// The address at the start of a text, if its end is unknown.
pub(super) fn first_word(text: &str) -> &str {
    let is_end = |c: char| c.is_whitespace() || "()[]（）［］【】，。、；！？<>".contains(c);
    let text = text.trim_start_matches('<');
    text[..text.find(is_end).unwrap_or(text.len())].trim_end_matches(['.', ',', ';', ':', '!', '?'])
}

/// The length in bytes up to which the parenthesis that closes an address is searched.
const MAX_ADDRESS: usize = 4_096;

/// The offset of the parenthesis that closes the one before `text`.
pub(super) fn closing(text: &str) -> Option<usize> {
    let (mut depth, mut is_escaped) = (0_usize, false);
    for (at, byte) in text.bytes().take(MAX_ADDRESS).enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'[' => return None,
            b'(' => depth += 1,
            b')' if depth == 0 => return Some(at),
            b')' => depth -= 1,
            _ => {}
        }
    }
    None
}
