//! Conversion between paths and URL paths: the only place that escapes or unescapes an address.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The characters of a path that are escaped in a URL: all but the unreserved ones (RFC 3986,
/// section 2.3) and the slash. Stores and hosts treat the others differently: S3 decodes `+` as a
/// space.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// Percent-encodes a path.
pub fn encode_address(path: &str) -> String {
    utf8_percent_encode(path, ESCAPED).to_string()
}

/// Decodes the percent encoding of a URL path; `None` for invalid encoding or UTF-8.
pub fn decode_address(path: &str) -> Option<Cow<'_, str>> {
    let bytes = path.as_bytes();
    let is_escape = |at: usize| {
        let digits = bytes.get(at + 1..at + 3);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    let escapes = memchr::memchr_iter(b'%', bytes);
    escapes.into_iter().all(is_escape).then(|| percent_decode_str(path).decode_utf8().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_survives_its_address() {
        for name in [
            "100%.pdf",
            "50%25 off.txt",
            "a b.png",
            "e\u{301}té.svg",
            "été.svg",
            "a&b;c=d,e+f@g!$*'(h)[i]{j}^`|<k>\".txt",
            "日本.webp",
            "a:b/c",
            "%2e%2e/%2f",
        ] {
            let address = encode_address(name);
            let is_plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/%".contains(&b);
            assert!(address.bytes().all(is_plain), "{address}");
            assert_eq!(decode_address(&address).as_deref(), Some(name));
        }
        for bad in ["%", "%4", "%zz", "a%+1", "%ff", "100%.pdf"] {
            assert_eq!(decode_address(bad), None, "{bad}");
        }
    }
}
