//! The positions of values in markup: between tags, or in an attribute for readers or machines.

use std::fmt::Write as _;

use crate::base::html::is_url;
use crate::base::marks::is_mark;

/// The position of a value in a text with markup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Between tags.
    Text,
    /// In an attribute that people read or hear.
    Words,
    /// In an attribute that machines read: values have no format.
    Machine,
    /// In an attribute with an address, as the value of a parameter.
    Parameter,
}

/// The attributes that people read or hear.
const WORDS: [&str; 15] = [
    "abbr", "alt", "aria-braillelabel", "aria-brailleroledescription", "aria-description",
    "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label",
    "placeholder", "srcdoc", "standby", "summary", "title",
];

impl Slot {
    /// The position in an attribute of this name, after the start of its value.
    pub fn of_attribute(name: &str, before: &str) -> Slot {
        let name = name.to_ascii_lowercase();
        match () {
            () if WORDS.contains(&&*name) => Slot::Words,
            () if is_url(&name) && is_parameter(before) => Slot::Parameter,
            () => Slot::Machine,
        }
    }

    /// The position at the end of a text. Values without quotes are not recognized.
    pub fn at_end(text: &str) -> Slot {
        let Some(start) = memchr::memrchr(b'<', text.as_bytes()) else { return Slot::Text };
        let tag = &text[start + 1..];
        let is_end = |c: char| c.is_whitespace() || matches!(c, '/' | '>');
        let name = tag.find(is_end).filter(|_| tag.starts_with(|c: char| c.is_ascii_alphabetic()));
        let Some(mut rest) = name.map(|end| &tag[end..]) else { return Slot::Text };
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
            if rest.is_empty() || rest.starts_with('>') {
                return Slot::Text;
            }
            // An equals sign without a name before it is part of a name.
            let first = usize::from(rest.starts_with('='));
            let length = rest[first..].find(|c| is_end(c) || c == '=');
            let (name, after) = rest.split_at(length.map_or(rest.len(), |length| first + length));
            rest = match after.trim_start().strip_prefix('=').map(str::trim_start) {
                None => after,
                Some(value) => match value.chars().next() {
                    Some(quote @ ('"' | '\'')) => match value[1..].split_once(quote) {
                        Some((_, rest)) => rest,
                        None => return Slot::of_attribute(name, &value[1..]),
                    },
                    _ => value.trim_start_matches(|c: char| !c.is_whitespace() && c != '>'),
                },
            };
        }
    }
}

/// Returns whether a value after the start of a URL is the value of a parameter.
pub fn is_parameter(before: &str) -> bool {
    let query = before.split('#').next().and_then(|it| Some(it.split_once('?')?.1));
    let last = query.and_then(|query| query.rsplit(['&', ';']).next());
    !before.contains('#') && last.is_some_and(|last| last.contains('='))
}

/// The value of a parameter: all characters with a meaning in URLs are escaped (RFC 3986,
/// "Unreserved Characters"), but no marks.
pub fn parameter(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        if sign.is_ascii_alphanumeric() || "-._~".contains(sign) || is_mark(sign) {
            escaped.push(sign);
        } else {
            for byte in sign.encode_utf8(&mut [0; 4]).bytes() {
                let _ = write!(escaped, "%{byte:02X}");
            }
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_position_of_a_value_is_known() {
        for (text, expected) in [
            ("", Slot::Text),
            ("1 < 2 <b>a", Slot::Text),
            ("a < b \"", Slot::Text),
            ("<a ", Slot::Text),
            ("<a href=", Slot::Text),
            ("<a href=\"x\" title=\"", Slot::Words),
            ("<a title='b' HREF='x/", Slot::Machine),
            ("<a title='b'href = \"x?y=z&amp;w=", Slot::Parameter),
            ("<a href=\"x?y=z#w=", Slot::Machine),
            ("<p id=x lang=\"", Slot::Machine),
            ("<p/= =\"", Slot::Machine),
            ("<p id=\"?a=", Slot::Machine),
            ("<p id=\"a\">", Slot::Text),
        ] {
            assert_eq!(Slot::at_end(text), expected, "{text}");
        }
    }
}
