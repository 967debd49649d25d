//! Converts colours to sRGB by the profile of an image.

use image::{DynamicImage, RgbImage, RgbaImage};
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;

/// Converts an image to sRGB, with eight bits per channel. A profile for another colour model than
/// that of the image is ignored, as in browsers.
pub(super) fn to_srgb(image: DynamicImage, profile: Option<ColorProfile>) -> DynamicImage {
    let converted = profile.and_then(|profile| convert(&image, &profile));
    converted.unwrap_or_else(|| match image.color().has_alpha() {
        true => DynamicImage::ImageRgba8(image.to_rgba8()),
        false => DynamicImage::ImageRgb8(image.to_rgb8()),
    })
}

fn convert(image: &DynamicImage, profile: &ColorProfile) -> Option<DynamicImage> {
    let (width, height) = (image.width(), image.height());
    let is_grey = profile.color_space == DataColorSpace::Gray;
    if is_grey && image.color().has_color() {
        return None;
    }
    let has_alpha = image.color().has_alpha();
    let (from, to) = match (is_grey, has_alpha) {
        (true, false) => (Layout::Gray, Layout::Rgb),
        (true, true) => (Layout::GrayAlpha, Layout::Rgba),
        (false, false) => (Layout::Rgb, Layout::Rgb),
        (false, true) => (Layout::Rgba, Layout::Rgba),
    };
    let srgb = ColorProfile::new_srgb();
    let options = TransformOptions::default();
    let length = width as usize * height as usize * to.channels();
    // Sixteen bits are converted before they are reduced to eight: a linear profile needs them.
    if image.color().bits_per_pixel() / u16::from(image.color().channel_count()) > 8 {
        let source: Vec<u16> = match from {
            Layout::Gray => image.to_luma16().into_raw(),
            Layout::GrayAlpha => image.to_luma_alpha16().into_raw(),
            Layout::Rgb => image.to_rgb16().into_raw(),
            _ => image.to_rgba16().into_raw(),
        };
        let mut pixels = vec![0_u16; length];
        let transform = profile.create_transform_16bit(from, &srgb, to, options).ok()?;
        transform.transform(&source, &mut pixels).ok()?;
        return Some(match has_alpha {
            true => {
                let image = image::ImageBuffer::from_raw(width, height, pixels)?;
                DynamicImage::ImageRgba8(DynamicImage::ImageRgba16(image).to_rgba8())
            }
            false => {
                let image = image::ImageBuffer::from_raw(width, height, pixels)?;
                DynamicImage::ImageRgb8(DynamicImage::ImageRgb16(image).to_rgb8())
            }
        });
    }
    let source: Vec<u8> = match from {
        Layout::Gray => image.to_luma8().into_raw(),
        Layout::GrayAlpha => image.to_luma_alpha8().into_raw(),
        Layout::Rgb => image.to_rgb8().into_raw(),
        _ => image.to_rgba8().into_raw(),
    };
    let mut pixels = vec![0_u8; length];
    let transform = profile.create_transform_8bit(from, &srgb, to, options).ok()?;
    transform.transform(&source, &mut pixels).ok()?;
    Some(match has_alpha {
        true => DynamicImage::ImageRgba8(RgbaImage::from_raw(width, height, pixels)?),
        false => DynamicImage::ImageRgb8(RgbImage::from_raw(width, height, pixels)?),
    })
}

/// Decodes a CMYK JPEG image, which `image` converts without its profile. The error is a sentence
/// of the decoder.
pub(super) fn decode_inks(bytes: &[u8], profile: Option<&[u8]>) -> Result<DynamicImage, String> {
    let options = DecoderOptions::default()
        .set_strict_mode(false)
        .set_max_width(usize::MAX)
        .set_max_height(usize::MAX);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| error.to_string())?;
    let (width, height) = decoder.dimensions().ok_or("it has no size")?;
    let space = decoder.input_colorspace().unwrap_or(ColorSpace::CMYK);
    decoder.set_options(options.jpeg_set_out_colorspace(space));
    let mut inks = decoder.decode().map_err(|error| error.to_string())?;
    for pixel in inks.as_chunks_mut::<4>().0 {
        if space == ColorSpace::YCCK {
            *pixel = from_ycck(*pixel);
        }
        // Adobe stores inverted values, as all other programs do: 255 is no ink.
        *pixel = pixel.map(|light| 255 - light);
    }
    let (width, height) = (width as u32, height as u32);
    let profile = profile.and_then(|bytes| ColorProfile::new_from_slice(bytes).ok());
    let converted = profile
        .filter(|profile| profile.color_space == DataColorSpace::Cmyk)
        .and_then(|profile| by_profile(&inks, &profile));
    let pixels = converted.unwrap_or_else(|| {
        inks.as_chunks::<4>().0.iter().flat_map(|ink| without_profile(*ink)).collect()
    });
    let image = RgbImage::from_raw(width, height, pixels).ok_or("it has too few pixels")?;
    Ok(DynamicImage::ImageRgb8(image))
}

fn by_profile(inks: &[u8], profile: &ColorProfile) -> Option<Vec<u8>> {
    let (srgb, options) = (ColorProfile::new_srgb(), TransformOptions::default());
    let transform =
        profile.create_transform_8bit(Layout::Rgba, &srgb, Layout::Rgb, options).ok()?;
    let mut pixels = vec![0_u8; inks.len() / 4 * 3];
    transform.transform(inks, &mut pixels).ok()?;
    Some(pixels)
}

/// The colour of inks without a profile, as in browsers.
fn without_profile([cyan, magenta, yellow, black]: [u8; 4]) -> [u8; 3] {
    let light = |ink: u8| {
        let light = u32::from(255 - ink) * u32::from(255 - black);
        ((light + 127) / 255) as u8
    };
    [light(cyan), light(magenta), light(yellow)]
}

/// Converts YCCK to CMYK: three inks are encoded as a colour and its brightness (ITU-T T.871,
/// section 7; the factors are multiplied by 2^16).
fn from_ycck([luma, blue, red, black]: [u8; 4]) -> [u8; 4] {
    let (luma, blue, red) = (i32::from(luma), i32::from(blue) - 128, i32::from(red) - 128);
    let ink = |change: i32| {
        let light = luma + ((change + (1 << 15)) >> 16);
        255 - u8::try_from(light.clamp(0, 255)).unwrap_or_default()
    };
    [ink(91_881 * red), ink(-22_554 * blue - 46_802 * red), ink(116_130 * blue), black]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_without_a_profile_are_what_browsers_show() {
        assert_eq!(without_profile([0, 0, 0, 0]), [255, 255, 255]);
        assert_eq!(without_profile([255, 0, 0, 0]), [0, 255, 255]);
        assert_eq!(without_profile([0, 0, 0, 255]), [0, 0, 0]);
        assert_eq!(without_profile([0, 128, 255, 51]), [204, 102, 0]);
        // Grey has no colour; the luma of YCC is the inverted ink.
        assert_eq!(from_ycck([200, 128, 128, 7]), [55, 55, 55, 7]);
        assert_eq!(from_ycck([76, 85, 255, 0]), [1, 255, 255, 0]);
    }

    #[test]
    fn grey_and_deep_colours_are_converted_by_their_profile() {
        let profile = || {
            // A profile with linear greys: a gamma of 1.
            let mut bytes = vec![0_u8; 128];
            bytes[8] = 2;
            bytes[12..16].copy_from_slice(b"mntr");
            bytes[16..24].copy_from_slice(b"GRAYXYZ ");
            bytes[36..40].copy_from_slice(b"acsp");
            bytes[68..80].copy_from_slice(&[0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d]);
            let tags: [(&[u8; 4], Vec<u8>); 2] = [
                (b"wtpt", [b"XYZ \0\0\0\0".as_slice(), &bytes[68..80]].concat()),
                (b"kTRC", b"curv\0\0\0\0\0\0\0\x01\x01\0\0\0".to_vec()),
            ];
            bytes.extend(2_u32.to_be_bytes());
            let mut start = 128 + 4 + 2 * 12;
            for (name, data) in &tags {
                bytes.extend(*name);
                bytes.extend((start as u32).to_be_bytes());
                bytes.extend((data.len() as u32).to_be_bytes());
                start += data.len();
            }
            bytes.extend(tags.iter().flat_map(|(_, data)| data.clone()));
            let length = (bytes.len() as u32).to_be_bytes();
            bytes[..4].copy_from_slice(&length);
            bytes
        };
        let linear = profile();
        let linear = || ColorProfile::new_from_slice(&linear).ok();
        let light = |image: DynamicImage| to_srgb(image, linear()).to_rgb8().get_pixel(0, 0).0;
        // A linear 50 % is 188 in sRGB.
        for image in [
            DynamicImage::ImageLuma8(image::GrayImage::from_pixel(2, 2, image::Luma([128]))),
            DynamicImage::ImageLumaA8(image::GrayAlphaImage::from_pixel(
                2,
                2,
                image::LumaA([128, 255]),
            )),
            DynamicImage::ImageLuma16(image::ImageBuffer::from_pixel(2, 2, image::Luma([0x8080]))),
        ] {
            let [red, green, blue] = light(image);
            assert!(red.abs_diff(188) < 3 && red == green && green == blue, "{red} {green} {blue}");
        }
        // Near black, sixteen bits distinguish more greys than eight.
        let dark = image::ImageBuffer::from_pixel(2, 2, image::Luma([64_u16]));
        assert!(light(DynamicImage::ImageLuma16(dark))[0] > 0);
        // A profile of grey does not apply to colours.
        let red = RgbImage::from_pixel(2, 2, image::Rgb([200, 3, 4]));
        assert_eq!(light(DynamicImage::ImageRgb8(red)), [200, 3, 4]);
    }
}
