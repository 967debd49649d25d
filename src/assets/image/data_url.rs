//! Pictures in `data:` URLs.

use std::borrow::Cow;
use std::ops::Range;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use memchr::memchr_iter;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::assets::image::ImageFault;
use crate::assets::image::kind::ImageKind;
use crate::assets::image::metadata::{private_metadata, without_metadata};
use crate::assets::svg;

/// Base64 as browsers decode it: `=` may be missing at its end.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The maximum length of what precedes the data of a URL, in bytes.
const MAX_HEAD: usize = 128;

/// The length of a GIF that is too short for metadata, in bytes: a complete pixel has 43.
const MAX_PLACEHOLDER: usize = 32;

/// The length of the start of escaped data by which its type is known, in bytes.
const MAX_START: usize = 64;

/// A text, such as HTML or a single URL, without the metadata of the pictures in its `data:` URLs;
/// `None` if there is none. The error is the span of a URL, and the reason why its metadata can't
/// be removed.
pub fn embedded_without_metadata(text: &str) -> Result<Option<String>, (Range<usize>, ImageFault)> {
    let (mut cleaned, mut at) = (String::new(), 0);
    for url in DataUrls::new(text) {
        let published = url.published().map_err(|fault| (url.span.clone(), fault))?;
        if let Some(published) = published {
            cleaned.push_str(&text[at..url.span.start]);
            cleaned.push_str(&published);
            at = url.span.end;
        }
    }
    Ok((at > 0).then(|| cleaned + &text[at..]))
}

/// The first `data:` URL in a text whose picture has private metadata: its span, and the metadata
/// as of [`private_metadata`].
pub fn embedded_metadata(text: &str) -> Option<(Range<usize>, Vec<&'static str>)> {
    DataUrls::new(text).find_map(|url| {
        let bytes = url.bytes.ok()?;
        let private = match text_of(&bytes) {
            Some(text) => embedded_metadata(text).map(|(_, private)| private).unwrap_or_default(),
            None => private_metadata(&bytes),
        };
        (!private.is_empty()).then_some((url.span, private))
    })
}

/// The text of a file that is no picture by its first bytes.
fn text_of(bytes: &[u8]) -> Option<&str> {
    let is_picture = ImageKind::of(bytes) != ImageKind::Other;
    str::from_utf8(bytes).ok().filter(|_| !is_picture)
}

/// A `data:` URL in a text.
struct DataUrl<'t> {
    span: Range<usize>,
    /// Its part before the comma.
    head: &'t str,
    is_base64: bool,
    /// Its content. The error is the reason why it can't be decoded.
    bytes: Result<Vec<u8>, ImageFault>,
}

impl DataUrl<'_> {
    /// The URL without the metadata of its picture, or of the pictures in its text; `None` if it
    /// has none.
    fn published(&self) -> Result<Option<String>, ImageFault> {
        let bytes = self.bytes.as_ref().map_err(ImageFault::clone)?;
        let cleaned: Cow<'_, [u8]> = match text_of(bytes) {
            // The shortest placeholders are no complete pictures.
            None if bytes.len() <= MAX_PLACEHOLDER && ImageKind::of(bytes) == ImageKind::Gif => {
                Cow::Borrowed(bytes)
            }
            None => without_metadata(bytes)?,
            Some(text) => match text_without_metadata(text)? {
                Some(cleaned) => Cow::Owned(cleaned.into_bytes()),
                None => Cow::Borrowed(bytes),
            },
        };
        let Cow::Owned(cleaned) = cleaned else { return Ok(None) };
        let head = self.head;
        Ok(Some(match str::from_utf8(&cleaned) {
            Ok(text) if !self.is_base64 => {
                format!("{head},{}", utf8_percent_encode(text, NON_ALPHANUMERIC))
            }
            _ if self.is_base64 => format!("{head},{}", BASE64.encode(cleaned)),
            _ => format!("{head};base64,{}", BASE64.encode(cleaned)),
        }))
    }
}

/// The text of a file without metadata: that of a drawing, and that of pictures in it. `None` if
/// there is none.
fn text_without_metadata(text: &str) -> Result<Option<String>, ImageFault> {
    let embedded = embedded_without_metadata(text).map_err(|(_, fault)| fault)?;
    let text = embedded.as_deref().unwrap_or(text);
    // Browsers don't show a drawing that can't be parsed.
    let drawing = if text.contains("<svg") { svg::clean(text).ok() } else { None };
    match drawing {
        Some(Cow::Owned(cleaned)) => Ok(Some(cleaned)),
        _ => Ok(embedded),
    }
}

/// Finds the `data:` URLs of a text whose content may be or contain a picture.
struct DataUrls<'t> {
    text: &'t str,
    colons: memchr::Memchr<'t>,
    /// The end of the last URL.
    end: usize,
}

impl<'t> DataUrls<'t> {
    fn new(text: &'t str) -> DataUrls<'t> {
        DataUrls { text, colons: memchr_iter(b':', text.as_bytes()), end: 0 }
    }

    /// The URL whose scheme ends with the colon at this offset.
    fn url(&self, colon: usize) -> Option<DataUrl<'t>> {
        const SCHEME: &str = "data";
        let bytes = self.text.as_bytes();
        let start = colon.checked_sub(SCHEME.len()).filter(|start| *start >= self.end)?;
        let is_scheme = bytes[start..colon].eq_ignore_ascii_case(SCHEME.as_bytes());
        let before = start.checked_sub(1).map(|before| bytes[before]);
        if !is_scheme || before.is_some_and(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let is_head = |byte: u8| byte.is_ascii_alphanumeric() || b"/\\;=+-._*% ".contains(&byte);
        let head = &bytes[colon + 1..];
        let length = head.iter().take(MAX_HEAD).position(|byte| !is_head(*byte))?;
        let comma = colon + 1 + length;
        let head = self.text[start..comma].trim_end();
        let data = comma + 1;
        if bytes[comma] != b',' {
            return None;
        }
        const BASE64: &str = "base64";
        let parameter = head.get(head.len().saturating_sub(BASE64.len())..);
        let is_base64 = parameter.is_some_and(|it| it.eq_ignore_ascii_case(BASE64));
        let (bytes, end) = match is_base64 {
            true => base64(self.text, data),
            false => escaped(self.text, data, before)?,
        };
        // Browsers ignore a damaged URL, and a picture has to be known as one.
        let is_ignored = bytes.is_err() && !head.to_ascii_lowercase().contains("image");
        (!is_ignored).then_some(DataUrl { span: start..end, head, is_base64, bytes })
    }
}

impl<'t> Iterator for DataUrls<'t> {
    type Item = DataUrl<'t>;

    fn next(&mut self) -> Option<DataUrl<'t>> {
        loop {
            let colon = self.colons.next()?;
            if let Some(url) = self.url(colon) {
                self.end = url.span.end;
                return Some(url);
            }
        }
    }
}

/// Decodes the base64 from an offset on, and returns the offset of its end. Its characters may be
/// escaped as in a URL, in JSON, or in HTML by number.
fn base64(text: &str, from: usize) -> (Result<Vec<u8>, ImageFault>, usize) {
    let (mut data, mut at) = (Vec::new(), from);
    loop {
        let (c, length) = match &text.as_bytes()[at..] {
            [b'%', high, low, ..] => (by_number(&[*high, *low], 16), 3),
            [b'\\', b'/', ..] => (Some(b'/'), 2),
            [b'\\', b'n' | b'r' | b't', ..] => (Some(b'\n'), 2),
            [b'\\', b'u', digits @ ..] => {
                (digits.get(..4).and_then(|digits| by_number(digits, 16)), 6)
            }
            [b'&', b'#', rest @ ..] => {
                let end = rest.iter().take(6).position(|byte| *byte == b';').unwrap_or_default();
                let number = match &rest[..end] {
                    [b'x' | b'X', digits @ ..] => by_number(digits, 16),
                    digits => by_number(digits, 10),
                };
                (number, end + 3)
            }
            [byte, ..] => (Some(*byte), 1),
            [] => break,
        };
        match c {
            Some(c) if c.is_ascii_alphanumeric() || b"+/=".contains(&c) => data.push(c),
            Some(b'\r' | b'\n' | b'\t') => {}
            Some(b' ') if length > 1 => {}
            _ => break,
        }
        at += length;
    }
    let bytes = BASE64.decode(data);
    let bytes = bytes.map_err(|error| format!("its base64 is damaged ({error})").into());
    (bytes, at)
}

/// The character with a number in ASCII.
fn by_number(digits: &[u8], radix: u32) -> Option<u8> {
    u8::from_str_radix(str::from_utf8(digits).ok()?, radix).ok().filter(u8::is_ascii)
}

/// Decodes the data from an offset on that is escaped as in a URL, and returns the offset of its
/// end; `None` if it is no picture. `before` is the character before the URL: a quote ends it.
fn escaped(
    text: &str,
    from: usize,
    before: Option<u8>,
) -> Option<(Result<Vec<u8>, ImageFault>, usize)> {
    let rest = &text[from..];
    let start: Vec<u8> = percent_decode_str(&rest[..rest.floor_char_boundary(MAX_START)]).collect();
    let is_drawing = start.trim_ascii_start().starts_with(b"<");
    if ImageKind::of(&start) == ImageKind::Other && !is_drawing {
        return None;
    }
    let is_end = |c: char| match (before, c) {
        (_, '"' | '<' | '>' | '\\') => true,
        (Some(b'\''), c) => c == '\'',
        (Some(b'('), c) => c == ')' || c.is_ascii_whitespace(),
        (Some(b'"'), _) => false,
        (_, c) => c.is_ascii_whitespace() || matches!(c, '\'' | '&'),
    };
    let length = rest.find(is_end).unwrap_or(rest.len());
    // The pictures in a drawing that is not escaped are found by their own URLs.
    (length > 0).then(|| (Ok(percent_decode_str(&rest[..length]).collect()), from + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A GIF with a comment.
    const GIF: &[u8] = b"GIF89a\x01\0\x01\0\0\0\0\x21\xfe\x03abc\0\
        \x2c\0\0\0\0\x01\0\x01\0\x80\0\0\0\xff\xff\xff\x02\x02\x44\x01\0\x3b";

    #[test]
    fn pictures_in_texts_lose_their_metadata() {
        let url = |bytes: &[u8]| format!("data:image/gif;base64,{}", BASE64.encode(bytes));
        let (given, clean) = (url(GIF), url(&without_metadata(GIF).unwrap()));
        assert_ne!(given, clean);
        for form in [
            "<img src=\"{}\">é",
            "<img srcset='{} 1x, {} 2x'>",
            "a{b:url({})}",
            "{}",
            "64,{}",
            "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwME (cut off) {}",
        ] {
            let expected = form.replace("{}", &clean);
            let found = embedded_without_metadata(&form.replace("{}", &given));
            if form.starts_with("data:") {
                assert_eq!(found.unwrap_err().0, 0..form.find(' ').unwrap());
            } else {
                assert_eq!(found.unwrap().as_ref(), Some(&expected), "{form}");
            }
            assert_eq!(embedded_without_metadata(&"é".repeat(99)).unwrap(), None);
        }
        for fine in [
            &*clean,
            "data:font/woff2;base64,AAAA",
            "data:image/gif;base64,R0lGODlhAQABAIAAAAAAACwAAAAAAQABAAA=",
            "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=",
            "data:text/plain;base64,A",
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
            "data: one, two",
        ] {
            assert_eq!(embedded_without_metadata(fine).unwrap(), None, "{fine}");
        }
    }

    #[test]
    fn pictures_are_known_by_their_bytes() {
        let (given, clean) = (BASE64.encode(GIF), BASE64.encode(without_metadata(GIF).unwrap()));
        for head in [
            "data:",
            "DATA:image/GIF;Base64".strip_suffix(";Base64").unwrap(),
            "data:application/octet-stream",
            "data:img/gif; charset=utf-8",
            "data:image\\/gif",
        ] {
            let found = embedded_without_metadata(&format!("\"{head};base64,{given}\""));
            assert_eq!(found.unwrap(), Some(format!("\"{head};base64,{clean}\"")));
        }
        let escapes = |slash: &str, line: &str| {
            let data = given.replace('/', slash);
            let (first, rest) = data.split_at(8);
            format!("x=\"data:image/gif;base64,{first}{line}{rest}\"")
        };
        for escaped in [
            escapes("\\/", "\\n"),
            escapes("\\u002f", ""),
            escapes("%2F", "%0a"),
            escapes("&#x2f;", "\n"),
            escapes("&#47;", "%20"),
        ] {
            let found = embedded_without_metadata(&escaped).unwrap();
            assert_eq!(found, Some(format!("x=\"data:image/gif;base64,{clean}\"")), "{escaped}");
        }
        let escaped: String = GIF.iter().map(|byte| format!("%{byte:02x}")).collect();
        let found = embedded_without_metadata(&format!("<img src='data:image/gif,{escaped}'>"));
        assert_eq!(found.unwrap(), Some(format!("<img src='data:image/gif;base64,{clean}'>")));
    }

    #[test]
    fn pictures_within_pictures_and_files_lose_their_metadata() {
        let [given, clean] = [GIF, &without_metadata(GIF).unwrap()]
            .map(|bytes| format!("data:image/gif;base64,{}", BASE64.encode(bytes)));
        let drawing = |url: &str| format!("<svg xmlns='{}'><image href='{url}'/></svg>", svg::SVG);
        let escape = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
        let packed = |text: &str| BASE64.encode(text);
        let partly = |text: &str| text.replace('<', "%3C").replace('>', "%3E");
        for (form, encode) in [
            ("<i src=\"data:image/svg+xml,{}\">", &escape as &dyn Fn(&str) -> String),
            ("a{b:url(data:image/svg+xml;utf8,{})}", &escape),
            ("<i style=\"a:url(&quot;data:image/svg+xml,{}&quot;)\">", &escape),
            ("<i src='data:image/svg+xml;base64,{}'>", &packed),
            ("@import 'data:text/css;base64,{}'", &packed),
        ] {
            let given = form.replace("{}", &encode(&drawing(&given)));
            let found = embedded_without_metadata(&given).unwrap().unwrap();
            assert_eq!(found, form.replace("{}", &encode(&drawing(&clean))));
            assert_eq!(embedded_without_metadata(&found).unwrap(), None);
        }
        // Each picture in a drawing that is written as text has its own URL.
        let text = format!("<i src=\"data:image/svg+xml;utf8,{}\">", drawing(&given));
        let found = embedded_without_metadata(&text).unwrap();
        assert_eq!(found, Some(text.replace(&given, &clean)));
        let text = format!("<i src=\"data:image/svg+xml,{}\">", partly(&drawing(&given)));
        let found = embedded_without_metadata(&text).unwrap().unwrap();
        assert_eq!(found, format!("<i src=\"data:image/svg+xml,{}\">", escape(&drawing(&clean))));
        let text = drawing(&format!("data:image/svg+xml,{}", "data:image/svg+xml,".repeat(9_999)));
        assert_eq!(embedded_without_metadata(&text).unwrap(), None);
    }

    #[test]
    fn an_embedded_drawing_has_no_metadata_of_editors() {
        let drawing = format!("<svg xmlns=\"{}\"><metadata>Ada</metadata></svg>", svg::SVG);
        let url = |text: &str| format!("data:image/svg+xml;base64,{}", BASE64.encode(text));
        let found = embedded_without_metadata(&url(&drawing)).unwrap();
        assert_eq!(found, Some(url(&drawing.replace("<metadata>Ada</metadata>", ""))));
    }
}
