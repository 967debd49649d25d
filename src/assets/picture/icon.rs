//! The icons of a site, drawn from one SVG.

use png::{BitDepth, ColorType, Compression, Encoder};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::Tree;

use crate::assets::picture::paint::{check_patterns, parse};
use crate::assets::picture::{PictureError, no_memory};

/// The sides of the images in `favicon.ico`, in pixels.
const FAVICON: [u8; 3] = [16, 32, 48];

/// Draws the icons: paths of files, and their bytes. Text would need a font, so the SVG has none.
pub fn icons(svg: &str) -> Result<[(&'static str, Vec<u8>); 4], PictureError> {
    let tree = parse(svg, &[])?;
    check_patterns(&tree)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    if (width - height).abs() > width / 100.0 {
        return Err(format!("the picture is {width} × {height}, but an icon is square").into());
    }
    let draw = |side: u32, ground: Option<Color>| png(&tree, side, ground);
    let favicon = FAVICON.map(|side| Ok((side, draw(side.into(), None)?)));
    let favicon = favicon.into_iter().collect::<Result<Vec<_>, PictureError>>()?;
    Ok([
        ("favicon.ico", ico(&favicon)),
        // iOS shows transparent parts in black.
        ("apple-touch-icon.png", draw(180, Some(Color::WHITE))?),
        ("icon-192.png", draw(192, None)?),
        ("icon-512.png", draw(512, None)?),
    ])
}

/// Draws a square image.
fn png(tree: &Tree, side: u32, ground: Option<Color>) -> Result<Vec<u8>, PictureError> {
    let mut pixels = Pixmap::new(side, side).ok_or_else(no_memory)?;
    if let Some(ground) = ground {
        pixels.fill(ground);
    }
    let scale = |length: f32| side as f32 / length;
    let scale = Transform::from_scale(scale(tree.size().width()), scale(tree.size().height()));
    resvg::render(tree, scale, &mut pixels.as_mut());
    let colours = pixels.pixels().iter().map(|pixel| pixel.demultiply());
    let channels: Vec<u8> = colours
        .flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()])
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, side, side);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let failed = |why: png::EncodingError| format!("the picture can't be written: {why}");
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&channels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(bytes)
}

/// An ICO file of these PNG images, with their sides (Microsoft, "The evolution of the ICO file
/// format").
fn ico(images: &[(u8, Vec<u8>)]) -> Vec<u8> {
    const HEADER: usize = 6;
    const ENTRY: usize = 16;
    let length = |count: usize| (count as u32).to_le_bytes();
    let mut bytes = vec![0, 0, 1, 0, images.len() as u8, 0];
    let mut at = HEADER + ENTRY * images.len();
    for (side, image) in images {
        // Width and height, no palette, one plane, 32 bits a pixel, length and offset.
        bytes.extend([*side, *side, 0, 0, 1, 0, 32, 0]);
        bytes.extend(length(image.len()));
        bytes.extend(length(at));
        at += image.len();
    }
    bytes.extend(images.iter().flat_map(|(_, image)| image));
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISC: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">\
        <circle cx=\"4\" cy=\"4\" r=\"4\" fill=\"#c00\"/></svg>";

    #[test]
    fn icons_have_their_sizes() {
        let icons = icons(DISC).unwrap();
        for (at, side) in [(0, 48), (1, 180), (2, 192), (3, 512)] {
            let (name, bytes) = &icons[at];
            let size = imagesize::blob_size(bytes).unwrap();
            assert_eq!((size.width, size.height), (side, side), "{name}");
        }
        let corner = |at: usize| {
            let image = image::load_from_memory(&icons[at].1).unwrap().to_rgba8();
            let middle = image.get_pixel(image.width() / 2, image.height() / 2).0;
            assert_eq!(middle, [0xcc, 0, 0, 255]);
            image.get_pixel(0, 0).0
        };
        assert_eq!(corner(1), [255, 255, 255, 255], "opaque");
        assert_eq!(corner(2)[3], 0, "transparent");
        let favicon = &icons[0].1;
        let first = u32::from_le_bytes(favicon[18..22].try_into().unwrap()) as usize;
        let length = u32::from_le_bytes(favicon[14..18].try_into().unwrap()) as usize;
        let image = image::load_from_memory(&favicon[first..first + length]).unwrap();
        assert_eq!(image.width(), 16);
    }

    #[test]
    fn icons_are_square_and_without_text() {
        let wide = DISC.replace("0 0 8 8", "0 0 16 8");
        let wrong = icons(&wide).unwrap_err().message;
        assert_eq!(wrong, "the picture is 16 × 8, but an icon is square");
        let text = DISC.replace("<circle", "<text y=\"4\">a</text><circle");
        assert!(icons(&text).unwrap_err().message.contains("no font face"));
        assert!(icons("<p>").is_err());
    }
}
