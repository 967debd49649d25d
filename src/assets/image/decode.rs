//! Reads images.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits};
use moxcms::ColorProfile;

use crate::assets::image::ImageFault;
use crate::assets::image::kind::ImageKind;
use crate::assets::image::png_colour::declared_colours;
use crate::assets::image::{bmff, colour, jpeg, png_chunks, riff};

/// The longest side of an image that is read, in pixels: that of a WebP image (RFC 9649, section
/// 2.6: 14 bits).
const MAX_SIDE: u32 = 16_383;

/// The maximum number of pixels of an image that is read. A pixel needs up to eight bytes while it
/// is decoded.
const MAX_PIXELS: u64 = 64_000_000;

/// The maximum memory for reading an image, in bytes.
const MAX_MEMORY: u64 = MAX_PIXELS * 12;

/// Properties of an image from the beginning of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageInfo {
    /// The displayed width in pixels.
    pub width: u32,
    /// The displayed height in pixels.
    pub height: u32,
    /// Whether pixels may be transparent.
    pub has_alpha: bool,
    /// Whether it is published in its own size and format: it is animated, or has a format that is
    /// not decoded here (GIF, AVIF, BMP, ICO).
    pub is_fixed: bool,
}

/// The extensions of raster images that browsers show.
const ENDINGS: [&str; 10] =
    ["jpg", "jpeg", "jfif", "png", "apng", "webp", "gif", "avif", "bmp", "ico"];

/// Returns whether a file of that name is a raster image that browsers show.
pub fn is_image(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// Returns whether a file of that name is a drawing.
pub fn is_svg(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("svg"))
}

/// The properties of an image, from the beginning of its file, or the reason why it can't be used.
pub fn info(bytes: &[u8]) -> Result<ImageInfo, ImageFault> {
    let kind = ImageKind::of(bytes);
    if kind == ImageKind::Bmff && !bmff::is_avif(bytes) {
        return Err("unsupported image format".to_owned().into());
    }
    if matches!(kind, ImageKind::Gif | ImageKind::Bmff | ImageKind::Bmp | ImageKind::Ico) {
        let size = imagesize::blob_size(bytes).map_err(|error| damaged(&error))?;
        let (width, height) = (size.width.try_into(), size.height.try_into());
        let (Ok(width), Ok(height)) = (width, height) else {
            return Err("it is larger than any picture".to_owned().into());
        };
        check_size(width, height)?;
        return Ok(ImageInfo { width, height, has_alpha: true, is_fixed: true });
    }
    let mut decoder = decoder(bytes)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = match is_turned(orientation(&mut decoder)) {
        true => (height, width),
        false => (width, height),
    };
    let is_fixed = match kind {
        ImageKind::Png => png_chunks::is_animated(bytes),
        ImageKind::WebP => riff::is_animated(bytes),
        _ => false,
    };
    Ok(ImageInfo { width, height, has_alpha: decoder.color_type().has_alpha(), is_fixed })
}

/// The pixels of an image, upright and in sRGB.
pub(super) fn decode(bytes: &[u8]) -> Result<DynamicImage, ImageFault> {
    if is_truncated(bytes) {
        return Err("the file ends before the image does".to_owned().into());
    }
    let mut decoder = decoder(bytes)?;
    let orientation = orientation(&mut decoder);
    let declared = match ImageKind::of(bytes) {
        ImageKind::Png => declared_colours(bytes)?,
        _ => None,
    };
    // A profile that can't be read is ignored, as in browsers.
    let profile = decoder.icc_profile().ok().flatten();
    let mut image = match jpeg::is_of_inks(bytes) {
        true => colour::decode_inks(bytes, profile.as_deref())
            .map_err(|words| format!("it is damaged ({words})"))?,
        false => {
            let image = DynamicImage::from_decoder(decoder).map_err(|error| damaged(&error))?;
            let profile = profile.and_then(|bytes| ColorProfile::new_from_slice(&bytes).ok());
            colour::to_srgb(image, declared.or(profile))
        }
    };
    image.apply_orientation(orientation);
    Ok(image)
}

fn decoder(bytes: &[u8]) -> Result<impl ImageDecoder, ImageFault> {
    if !matches!(ImageKind::of(bytes), ImageKind::Jpeg | ImageKind::Png | ImageKind::WebP) {
        return Err("unsupported image format".to_owned().into());
    }
    png_chunks::check_profile(bytes)?;
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut reader = reader.expect("memory can be read");
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_MEMORY);
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder().map_err(|error| damaged(&error))?;
    let (width, height) = decoder.dimensions();
    check_size(width, height)?;
    decoder.set_limits(limits).map_err(|error| damaged(&error))?;
    Ok(decoder)
}

fn check_size(width: u32, height: u32) -> Result<(), ImageFault> {
    match width.max(height) > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_PIXELS {
        true => Err(too_large(width, height)),
        false => Ok(()),
    }
}

fn too_large(width: u32, height: u32) -> ImageFault {
    let message = format!(
        "it has {width} × {height} pixels; the most are {MAX_SIDE} a side, {} million in all",
        MAX_PIXELS / 1_000_000
    );
    let (width, height) = (u64::from(width.max(1)), u64::from(height.max(1)));
    let side = u64::from(MAX_SIDE);
    let most = (MAX_PIXELS * width / height).isqrt().min(side).min(side * width / height).max(1);
    let high = (most * height / width).clamp(1, side);
    let hint = format!("make it smaller: {most} × {high} pixels at most");
    ImageFault { message, hint }
}

fn damaged(error: &dyn std::error::Error) -> String {
    let words = error.to_string();
    format!("it is damaged ({})", words.lines().next().unwrap_or_default().trim())
}

/// The orientation in the metadata of the camera; upright if it is missing or damaged.
fn orientation(decoder: &mut impl ImageDecoder) -> Orientation {
    decoder.orientation().unwrap_or(Orientation::NoTransforms)
}

fn is_turned(orientation: Orientation) -> bool {
    use Orientation::{Rotate90, Rotate90FlipH, Rotate270, Rotate270FlipH};
    matches!(orientation, Rotate90 | Rotate270 | Rotate90FlipH | Rotate270FlipH)
}

/// Returns whether a JPEG file lacks its end (ITU-T T.81, B.2: EOI). Its decoder fills the rest
/// with grey.
fn is_truncated(bytes: &[u8]) -> bool {
    let is_jpeg = bytes.starts_with(&[0xff, 0xd8]);
    is_jpeg && memchr::memmem::rfind(bytes, &[0xff, 0xd9]).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_image_says_so() {
        let expected = Err("unsupported image format".to_owned().into());
        assert_eq!(info(b"<svg/>"), expected);
        assert_eq!(info(b"II*\0\x08\0\0\0"), expected);
        assert!(info(b"\x89PNG\r\n\x1a\n").is_err());
        assert!(info(b"GIF89a").is_err());
        assert!(is_image("a/Team.JPG") && !is_image("a.svg") && !is_image("png"));
        assert!(!is_image("a/Team.HEIC") && is_image("a.gif") && is_svg("a.SVG"));
    }

    #[test]
    fn a_picture_without_its_end_is_damaged() {
        let mut bytes = Vec::new();
        let picture = image::RgbImage::from_pixel(64, 48, image::Rgb([200; 3]));
        picture.write_to(&mut Cursor::new(&mut bytes), image::ImageFormat::Jpeg).unwrap();
        let expected = ImageInfo { width: 64, height: 48, has_alpha: false, is_fixed: false };
        assert_eq!(info(&bytes), Ok(expected));
        assert!(decode(&bytes).is_ok());
        bytes.truncate(bytes.len() - 10);
        assert_eq!(info(&bytes), Ok(expected));
        assert_eq!(decode(&bytes).unwrap_err().message, "the file ends before the image does");
    }

    #[test]
    fn what_is_too_large_may_be_made_smaller() {
        for (width, height, hint) in [
            (9000, 9000, "make it smaller: 8000 × 8000 pixels at most"),
            (20_000, 1000, "make it smaller: 16383 × 819 pixels at most"),
            (1, 4_000_000_000, "make it smaller: 1 × 16383 pixels at most"),
        ] {
            assert_eq!(too_large(width, height).hint, hint);
        }
    }
}
