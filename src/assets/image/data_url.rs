//! Pictures in `data:` URLs.

use std::borrow::Cow;
use std::ops::Range;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use crate::assets::image::ImageFault;
use crate::assets::image::metadata::{private_metadata, without_metadata};
use crate::engine::output::decode_address;

/// Base64 as browsers decode it: `=` may be missing at its end.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The maximum length of what precedes the data of a URL, in bytes.
const MAX_HEAD: usize = 128;

/// The `data:` URL of a picture, if there is metadata in it. The error is the reason why its
/// metadata can't be removed.
pub fn data_url_without_metadata(url: &str) -> Result<Option<String>, ImageFault> {
    let Some((head, bytes)) = decoded(url)? else { return Ok(None) };
    Ok(match without_metadata(&bytes)? {
        Cow::Owned(cleaned) => Some(format!("{head},{}", BASE64.encode(cleaned))),
        Cow::Borrowed(_) => None,
    })
}

/// A text, such as HTML, without the metadata of the pictures in its `data:` URLs; `None` if there
/// is none. The error is the span of a URL, and the reason why its metadata can't be removed.
pub fn embedded_without_metadata(text: &str) -> Result<Option<String>, (Range<usize>, ImageFault)> {
    let (mut cleaned, mut at) = (String::new(), 0);
    for span in urls(text) {
        match data_url_without_metadata(&text[span.clone()]) {
            Ok(Some(url)) if span.start >= at => {
                cleaned.push_str(&text[at..span.start]);
                cleaned.push_str(&url);
                at = span.end;
            }
            Ok(_) => {}
            Err(fault) => return Err((span, fault)),
        }
    }
    Ok((at > 0).then(|| cleaned + &text[at..]))
}

/// The first `data:` URL in a text whose picture has private metadata: its span, and the metadata
/// as of [`private_metadata`].
pub fn embedded_metadata(text: &str) -> Option<(Range<usize>, Vec<&'static str>)> {
    urls(text).find_map(|span| {
        let (_, bytes) = decoded(&text[span.clone()]).ok()??;
        let private = private_metadata(&bytes);
        (!private.is_empty()).then_some((span, private))
    })
}

/// Decodes the `data:` URL of a picture. Returns the part before its data, in lower case, and the
/// bytes of the picture; `None` for another URL.
fn decoded(url: &str) -> Result<Option<(String, Vec<u8>)>, ImageFault> {
    let Some((head, data)) = url.trim().split_once(',') else { return Ok(None) };
    let head = head.to_ascii_lowercase();
    if !head.starts_with("data:image/") || !head.ends_with("base64") {
        return Ok(None);
    }
    let data = decode_address(data).ok_or_else(|| "its escapes are damaged".to_owned())?;
    let data: String = data.split_ascii_whitespace().collect();
    let bytes = BASE64.decode(data).map_err(|error| format!("its base64 is damaged ({error})"))?;
    Ok(Some((head, bytes)))
}

/// The spans of the `data:` URLs of pictures in a text.
fn urls(text: &str) -> impl Iterator<Item = Range<usize>> {
    memchr::memmem::find_iter(text.as_bytes(), b"64,").filter_map(|found| {
        let data = found + "64,".len();
        let start = start_of_url(text, found)?;
        let is_data = |byte: u8| byte.is_ascii_alphanumeric() || b"+/=%\r\n\t".contains(&byte);
        let length = text.as_bytes()[data..].iter().position(|byte| !is_data(*byte));
        Some(start..length.map_or(text.len(), |length| data + length))
    })
}

/// The start of the `data:` URL of a picture whose base64 begins after the `64,` at this offset.
fn start_of_url(text: &str, end: usize) -> Option<usize> {
    let window = text.floor_char_boundary(end.saturating_sub(MAX_HEAD));
    let head = text[window..end].to_ascii_lowercase();
    let start = head.rfind("data:image/")?;
    let is_head =
        head.ends_with("base") && !head[start..].contains(['"', '\'', '<', '>', ',', '(']);
    is_head.then_some(window + start)
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
            "data:image/gif;base64,R0lGODlh (not a URL) {}",
        ] {
            let expected = form.replace("{}", &clean);
            let found = embedded_without_metadata(&form.replace("{}", &given));
            if form.starts_with("data:") {
                assert_eq!(found.unwrap_err().0, 0.."data:image/gif;base64,R0lGODlh".len());
            } else {
                assert_eq!(found.unwrap().as_ref(), Some(&expected), "{form}");
            }
            assert_eq!(embedded_without_metadata(&"é".repeat(99)).unwrap(), None);
        }
        let upper = given.replace("data:image/gif;base64", "DATA:image/GIF;Base64");
        assert_eq!(embedded_without_metadata(&upper).unwrap(), Some(clean.clone()));
        for fine in [&*clean, "data:image/svg+xml;base64,PHN2Zy8+", "data:font/woff2;base64,AAAA"] {
            assert_eq!(embedded_without_metadata(fine).unwrap(), None);
        }
    }
}
