//! Reads images.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits};
use moxcms::{ColorProfile, Layout, TransformOptions};

/// The longest side of an image that is read, in pixels: that of a WebP image (RFC 9649, section
/// 2.6: 14 bits).
const MAX_SIDE: u32 = 16_383;

/// The most pixels of an image that is read. A pixel takes up to eight bytes while it is decoded.
const MAX_PIXELS: u64 = 64_000_000;

/// What the beginning of a file says of the image in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageInfo {
    /// The width in pixels, as it is shown.
    pub width: u32,
    /// The height in pixels, as it is shown.
    pub height: u32,
    /// Whether pixels may be transparent.
    pub has_alpha: bool,
}

/// Why an image can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFault {
    /// What is wrong with it.
    pub message: String,
    /// What to do.
    pub hint: String,
}

impl From<String> for ImageFault {
    fn from(message: String) -> ImageFault {
        ImageFault { message, hint: "save it again as JPEG, PNG or WebP".to_owned() }
    }
}

/// Returns whether a file of that name is a raster image that can be made smaller.
pub fn is_image(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ["jpg", "jpeg", "png", "webp"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// Returns whether a file of that name is an image of a kind that browsers can't show, or none.
pub fn is_for_no_browser(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let others = ["svg", "gif", "avif", "apng", "bmp", "ico"];
    !is_image(name) && !others.iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// The size of an image, from the beginning of its file; or why it can't be used.
pub fn info(bytes: &[u8]) -> Result<ImageInfo, ImageFault> {
    let mut decoder = decoder(bytes)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = match is_turned(orientation(&mut decoder)) {
        true => (height, width),
        false => (width, height),
    };
    Ok(ImageInfo { width, height, has_alpha: decoder.color_type().has_alpha() })
}

/// The pixels of an image, upright and in sRGB.
pub(super) fn decode(bytes: &[u8]) -> Result<DynamicImage, ImageFault> {
    if is_truncated(bytes) {
        return Err("the file ends before the image does".to_owned().into());
    }
    let mut decoder = decoder(bytes)?;
    let orientation = orientation(&mut decoder);
    let profile = decoder.icc_profile().ok().flatten();
    let image = DynamicImage::from_decoder(decoder).map_err(|error| damaged(&error))?;
    let mut image = match image.color().has_alpha() {
        true => DynamicImage::ImageRgba8(image.to_rgba8()),
        false => DynamicImage::ImageRgb8(image.to_rgb8()),
    };
    if let Some(profile) = profile {
        convert(&mut image, &profile);
    }
    image.apply_orientation(orientation);
    Ok(image)
}

fn decoder(bytes: &[u8]) -> Result<impl ImageDecoder, ImageFault> {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut reader = reader.expect("memory can be read");
    if reader.format().is_none() {
        return Err("it is not a JPEG, PNG or WebP image".to_owned().into());
    }
    reader.no_limits();
    let mut decoder = reader.into_decoder().map_err(|error| damaged(&error))?;
    let (width, height) = decoder.dimensions();
    if width.max(height) > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(too_large(width, height));
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 12);
    decoder.set_limits(limits).map_err(|error| damaged(&error))?;
    Ok(decoder)
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

/// The orientation that the camera has noted; upright if it has not, or if the note is damaged.
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

/// Converts the pixels to sRGB. A profile that can't be read, or is for other than RGB, is
/// ignored, as browsers do.
fn convert(image: &mut DynamicImage, profile: &[u8]) {
    let Ok(profile) = ColorProfile::new_from_slice(profile) else { return };
    let (layout, pixels): (Layout, &mut [u8]) = match image {
        DynamicImage::ImageRgba8(image) => (Layout::Rgba, image),
        DynamicImage::ImageRgb8(image) => (Layout::Rgb, image),
        _ => return,
    };
    let srgb = ColorProfile::new_srgb();
    let transform =
        profile.create_transform_8bit(layout, &srgb, layout, TransformOptions::default());
    let source = pixels.to_vec();
    if let Ok(transform) = transform {
        // It fails for buffers of unequal length only.
        let _ = transform.transform(&source, pixels);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_image_says_so() {
        assert_eq!(info(b"<svg/>"), Err("it is not a JPEG, PNG or WebP image".to_owned().into()));
        assert!(info(b"\x89PNG\r\n\x1a\n").is_err());
        assert!(is_image("a/Team.JPG") && !is_image("a.svg") && !is_image("png"));
        assert!(is_for_no_browser("a/Team.HEIC") && !is_for_no_browser("a.svg"));
        assert!(is_for_no_browser("plan.pdf") && !is_for_no_browser("a.JPG"));
    }

    #[test]
    fn a_picture_without_its_end_is_damaged() {
        let mut bytes = Vec::new();
        let picture = image::RgbImage::from_pixel(64, 48, image::Rgb([200; 3]));
        picture.write_to(&mut Cursor::new(&mut bytes), image::ImageFormat::Jpeg).unwrap();
        let expected = ImageInfo { width: 64, height: 48, has_alpha: false };
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
