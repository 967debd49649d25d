//! The colours of PNG files by their chunks (W3C Recommendation “PNG (Third Edition)”, section
//! 4.3): `cICP` before a profile, `gAMA` with `cHRM` without one.

use moxcms::{
    Chromaticity, CicpColorPrimaries, CicpProfile, ColorPrimaries, ColorProfile,
    MatrixCoefficients, ToneReprCurve, TransferCharacteristics, XyY,
};

use crate::assets::image::ImageFault;
use crate::assets::image::png_chunks::chunk;

/// The unit of `gAMA` and `cHRM`.
const UNIT: f64 = 100_000.0;

/// The colours that chunks of a PNG file declare; `None` if those are sRGB or in a profile.
pub(super) fn declared_colours(bytes: &[u8]) -> Result<Option<ColorProfile>, ImageFault> {
    if let Some(code_points) = chunk(bytes, *b"cICP") {
        return by_code_points(code_points);
    }
    if chunk(bytes, *b"iCCP").or_else(|| chunk(bytes, *b"sRGB")).is_some() {
        return Ok(None);
    }
    // As in browsers, one of them alone has no effect.
    let values = chunk(bytes, *b"gAMA").zip(chunk(bytes, *b"cHRM"));
    Ok(values.and_then(|(gamma, points)| by_gamma(gamma, points)))
}

/// The colours by code points of ITU-T H.273.
fn by_code_points(chunk: &[u8]) -> Result<Option<ColorProfile>, ImageFault> {
    let &[primaries, transfer, ..] = chunk else { return Ok(None) };
    let (Ok(primaries), Ok(transfer)) =
        (CicpColorPrimaries::try_from(primaries), TransferCharacteristics::try_from(transfer))
    else {
        return Ok(None);
    };
    if matches!(transfer, TransferCharacteristics::Smpte2084 | TransferCharacteristics::Hlg) {
        let message = "its colours are for HDR displays".to_owned();
        return Err(ImageFault { message, hint: "save it again with the profile sRGB".to_owned() });
    }
    let mut profile = ColorProfile::new_srgb();
    profile.update_rgb_colorimetry_from_cicp(CicpProfile {
        color_primaries: primaries,
        transfer_characteristics: transfer,
        matrix_coefficients: MatrixCoefficients::Identity,
        full_range: true,
    });
    Ok(Some(profile))
}

/// The colours by a gamma and the chromaticities of white, red, green and blue.
fn by_gamma(gamma: &[u8], points: &[u8]) -> Option<ColorProfile> {
    let value = |bytes: &[u8; 4]| f64::from(u32::from_be_bytes(*bytes)) / UNIT;
    let gamma = gamma.first_chunk().map(value).filter(|gamma| *gamma > 0.0)?;
    let points: Vec<f64> = points.as_chunks::<4>().0.iter().map(value).collect();
    let &[white_x, white_y, red_x, red_y, green_x, green_y, blue_x, blue_y] = &points[..] else {
        return None;
    };
    let point = |x: f64, y: f64| (y > 0.0).then(|| Chromaticity::new(x as f32, y as f32));
    let primaries = ColorPrimaries {
        red: point(red_x, red_y)?,
        green: point(green_x, green_y)?,
        blue: point(blue_x, blue_y)?,
    };
    point(white_x, white_y)?;
    let mut profile = ColorProfile::new_srgb();
    profile.update_rgb_colorimetry(XyY::new(white_x, white_y, 1.0), primaries);
    let curve = Some(ToneReprCurve::Parametric(vec![(1.0 / gamma) as f32]));
    profile.red_trc.clone_from(&curve);
    profile.green_trc.clone_from(&curve);
    profile.blue_trc = curve;
    Some(profile)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use flate2::Crc;
    use image::{DynamicImage, GrayImage, ImageFormat, Luma, RgbImage};

    use crate::assets::image::decode::decode;

    /// The chromaticities of sRGB.
    const SRGB: [u32; 8] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];

    /// A PNG file with a chunk after its header.
    fn png(image: &DynamicImage, chunks: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
        let mut bytes = Vec::new();
        image.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
        let rest = bytes.split_off(8 + 12 + 13);
        for (kind, data) in chunks {
            let mut crc = Crc::new();
            crc.update(*kind);
            crc.update(data);
            bytes.extend((data.len() as u32).to_be_bytes());
            bytes.extend(*kind);
            bytes.extend(data);
            bytes.extend(crc.sum().to_be_bytes());
        }
        [bytes, rest].concat()
    }

    fn numbers(values: &[u32]) -> Vec<u8> {
        values.iter().flat_map(|value| value.to_be_bytes()).collect()
    }

    #[test]
    fn a_gamma_is_applied_if_the_chromaticities_are_there() {
        let grey = DynamicImage::ImageLuma8(GrayImage::from_pixel(2, 2, Luma([128])));
        let light = |chunks: &[(&[u8; 4], Vec<u8>)]| {
            decode(&png(&grey, chunks)).unwrap().to_rgb8().get_pixel(0, 0).0[0]
        };
        let (linear, points) = ((b"gAMA", numbers(&[100_000])), (b"cHRM", numbers(&SRGB)));
        // A linear 50 % is 188 in sRGB.
        assert!(light(&[linear.clone(), points.clone()]).abs_diff(188) < 2);
        assert_eq!(light(std::slice::from_ref(&linear)), 128);
        assert_eq!(light(&[(b"sRGB", vec![0]), linear.clone(), points.clone()]), 128);
        assert_eq!(light(&[linear, (b"cHRM", vec![0; 32])]), 128);
    }

    #[test]
    fn code_points_are_applied_and_those_of_hdr_refused() {
        let red = DynamicImage::ImageRgb8(RgbImage::from_pixel(2, 2, image::Rgb([200, 80, 80])));
        let decoded = |code_points: [u8; 4]| decode(&png(&red, &[(b"cICP", code_points.to_vec())]));
        let colour = |code_points| decoded(code_points).unwrap().to_rgb8().get_pixel(0, 0).0;
        assert_eq!(colour([1, 13, 0, 1]), [200, 80, 80]);
        // Display P3: the same colour is further from grey in sRGB.
        let [red, green, _] = colour([12, 13, 0, 1]);
        assert!(red > 205 && green < 80, "{red} {green}");
        assert!(decoded([9, 16, 0, 1]).is_err());
    }
}
