//! Removes the metadata of pictures: camera, location, author, editing program, comments,
//! thumbnails. Pixels are not decoded, so there is no loss of quality; colour profiles and the
//! orientation are preserved.
//!
//! The code lists the metadata to keep, not the metadata to remove, so that unknown kinds are never
//! published.

use std::borrow::Cow;

use crate::assets::image::ImageFault;
use crate::assets::image::bytes::Damaged;
use crate::assets::image::exif::{CAMERA, Exif, PLACE};
use crate::assets::image::kind::ImageKind;
use crate::assets::image::{bitmap, bmff, gif, jpeg, png_chunks, riff};

/// The published bytes of a file: those of a picture without metadata, and the unchanged bytes of
/// other files. The error is the reason why the metadata of a picture can't be removed.
pub fn without_metadata(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ImageFault> {
    let cleaned = match ImageKind::of(bytes) {
        ImageKind::Jpeg => jpeg::clean(bytes),
        ImageKind::Png => png_chunks::clean(bytes),
        ImageKind::WebP => riff::clean(bytes),
        ImageKind::Gif => gif::clean(bytes),
        ImageKind::Bmff => bmff::clean(bytes),
        ImageKind::Bmp => bitmap::clean_bitmap(bytes),
        ImageKind::Ico => bitmap::clean_icon(bytes),
        ImageKind::Tiff if !Exif::read(bytes).private().is_empty() => {
            let message = "the metadata of a TIFF file can't be removed".to_owned();
            let hint = "save it as JPEG, PNG or WebP".to_owned();
            return Err(ImageFault { message, hint });
        }
        ImageKind::Unread(name) if has_unread_metadata(bytes) => {
            let message = format!("the metadata of {name} file can't be removed");
            let hint = "save it as JPEG, PNG, WebP or AVIF".to_owned();
            return Err(ImageFault { message, hint });
        }
        _ => return Ok(Cow::Borrowed(bytes)),
    };
    match cleaned {
        Ok(cleaned) if cleaned == bytes => Ok(Cow::Borrowed(bytes)),
        Ok(cleaned) => Ok(Cow::Owned(cleaned)),
        Err(Damaged) => {
            Err("it is damaged, or the file ends before the image does".to_owned().into())
        }
    }
}

/// Returns whether a picture of a format that is not read contains EXIF or XMP somewhere.
fn has_unread_metadata(bytes: &[u8]) -> bool {
    let marks: [&[u8]; 4] = [b"Exif", b"xmpmeta", b"II*\0", b"MM\0*"];
    // Photos of cameras always do.
    !bytes.starts_with(b"\0\0\0\x0c")
        || marks.iter().any(|mark| memchr::memmem::find(bytes, mark).is_some())
}

/// The private metadata of a picture, in words, such as `the place where it was taken`; empty if
/// there is none.
pub fn private_metadata(bytes: &[u8]) -> Vec<&'static str> {
    let exif = match ImageKind::of(bytes) {
        ImageKind::Jpeg => jpeg::exif(bytes),
        ImageKind::Png => png_chunks::chunk(bytes, *b"eXIf"),
        ImageKind::WebP => riff::exif(bytes),
        ImageKind::Bmff => bmff::exif(bytes),
        ImageKind::Tiff => Some(bytes),
        ImageKind::Gif => None,
        ImageKind::Unread(_) => {
            return if has_unread_metadata(bytes) { vec!["its metadata"] } else { Vec::new() };
        }
        ImageKind::Bmp | ImageKind::Ico | ImageKind::Other => return Vec::new(),
    };
    let mut found = Exif::read(exif.unwrap_or_default()).private();
    // XMP repeats the data of EXIF as text (Part 2, section 3.3 of its specification).
    let has = |needle: &str| memchr::memmem::find(bytes, needle.as_bytes()).is_some();
    for (fact, needle) in [(PLACE, "exif:GPSLatitude"), (CAMERA, "tiff:Model")] {
        if !found.contains(&fact) && has(needle) {
            found.push(fact);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_stay_as_they_are() {
        for bytes in [&b"%PDF-1.7"[..], b"", b"<svg/>", b"BM", b"RIFF\0\0\0\0WAVE", b"GIF"] {
            assert_eq!(without_metadata(bytes).unwrap(), bytes);
            assert!(private_metadata(bytes).is_empty());
        }
    }

    #[test]
    fn formats_that_are_not_read_are_refused_with_metadata() {
        let xl = b"\0\0\0\x0cJXL \r\n\x87\n\0\0\0\x14ftypjxl \0\0\0\0jxl ";
        assert_eq!(without_metadata(xl).unwrap(), &xl[..]);
        let with_exif = [&xl[..], b"\0\0\0\x14Exif\0\0\0\0MM\0*\0\0\0\x08"].concat();
        for bytes in [&with_exif, &b"8BPS\0\x01"[..], b"FUJIFILMCCD-RAW ", b"\0\0\0\x18ftypcrx \0"]
        {
            let fault = without_metadata(bytes).unwrap_err();
            assert!(fault.message.ends_with("file can't be removed"), "{fault:?}");
            assert_eq!(private_metadata(bytes), ["its metadata"]);
        }
    }

    #[test]
    fn pictures_that_are_cut_off_are_damaged_at_every_length() {
        let mut pictures: Vec<Vec<u8>> = Vec::new();
        for format in [image::ImageFormat::Jpeg, image::ImageFormat::Png, image::ImageFormat::WebP]
        {
            let mut bytes = Vec::new();
            let picture = image::RgbImage::from_pixel(9, 7, image::Rgb([200, 3, 77]));
            picture.write_to(&mut std::io::Cursor::new(&mut bytes), format).unwrap();
            pictures.push(bytes);
        }
        for bytes in &pictures {
            let whole = without_metadata(bytes).unwrap();
            // A second run changes nothing.
            assert_eq!(without_metadata(&whole).unwrap(), whole);
            for end in 12..bytes.len() {
                assert!(without_metadata(&bytes[..end]).is_err(), "{end} of {}", bytes.len());
            }
        }
    }
}
