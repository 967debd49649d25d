//! Encodes images.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::imageops::{FilterType, resize};
use image::{DynamicImage, ExtendedColorType, ImageEncoder, RgbaImage};

use crate::assets::image::ImageFault;
use crate::assets::image::decode::decode;
use crate::assets::image::variant::{Variant, VariantFormat};

/// Encodes the variants of the image in `bytes`, in order, without the metadata of the file. The
/// error is the reason why the image can't be read.
pub fn encode_all(
    bytes: &[u8],
    variants: &[Variant],
    quality: u8,
) -> Result<Vec<Vec<u8>>, ImageFault> {
    let image = decode(bytes)?;
    let encoded = variants.iter().map(|variant| encode(&image, *variant, quality));
    encoded.collect::<Result<_, String>>().map_err(ImageFault::from)
}

/// Decodes an image, to find its faults.
pub fn check_image(bytes: &[u8]) -> Result<(), ImageFault> {
    decode(bytes).map(|_| ())
}

fn encode(image: &DynamicImage, variant: Variant, quality: u8) -> Result<Vec<u8>, String> {
    let image = resized(image, variant);
    let (width, height) = (variant.width, variant.height);
    match (variant.format, &image) {
        (VariantFormat::WebP, image) => {
            let encoder = webp::Encoder::from_image(image)?;
            let made = encoder.encode_simple(false, f32::from(quality));
            Ok(made.map_err(|error| format!("it can't be written as WebP: {error:?}"))?.to_vec())
        }
        (VariantFormat::Jpeg, image) => {
            let mut bytes = Vec::new();
            JpegEncoder::new_with_quality(&mut bytes, quality)
                .write_image(&image.to_rgb8(), width, height, ExtendedColorType::Rgb8)
                .map_err(|error| error.to_string())?;
            Ok(bytes)
        }
        (VariantFormat::Png, image) => {
            let mut bytes = Vec::new();
            let encoder = PngEncoder::new(&mut bytes);
            encoder
                .write_image(&image.to_rgba8(), width, height, ExtendedColorType::Rgba8)
                .map_err(|error| error.to_string())?;
            Ok(bytes)
        }
    }
}

/// Resizes an image. Colours are weighted by their opacity: transparent pixels have no colour.
fn resized(image: &DynamicImage, variant: Variant) -> DynamicImage {
    let (width, height) = (variant.width, variant.height);
    if image.width() == width {
        return image.clone();
    }
    match image {
        DynamicImage::ImageRgba8(image) => {
            let mut image = image.clone();
            weigh(&mut image, |colour, alpha| (colour * alpha + 127) / 255);
            let mut image = resize(&image, width, height, FilterType::Lanczos3);
            weigh(&mut image, |colour, alpha| {
                ((colour * 255 + alpha / 2).checked_div(alpha)).unwrap_or_default().min(255)
            });
            DynamicImage::ImageRgba8(image)
        }
        image => image.resize_exact(width, height, FilterType::Lanczos3),
    }
}

fn weigh(image: &mut RgbaImage, by: impl Fn(u32, u32) -> u32) {
    for pixel in image.pixels_mut() {
        let alpha = u32::from(pixel.0[3]);
        for colour in &mut pixel.0[..3] {
            *colour = by(u32::from(*colour), alpha) as u8;
        }
    }
}
