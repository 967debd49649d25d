//! Rasterizes SVG to PNG, with the same bytes for the same image and faces.

use std::sync::Arc;

use parking_lot::Mutex;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, FaceInfo, ID, Source, Stretch, Style, Weight};
use resvg::usvg::roxmltree::{Document, ParsingOptions};
use resvg::usvg::{FontFamily, FontResolver, ImageHrefResolver, Options, Tree};

use crate::assets::picture::readable::readable;
use crate::assets::picture::{Face, palette};
use crate::assets::picture::{PictureError, no_memory};

/// The maximum width and height of an image, in pixels.
const MAX_SIZE: u32 = 4096;

/// Renders an image of the size of its SVG. Only the given faces are used; a missing family or
/// glyph is an error. External files and images are ignored.
pub fn png(svg: &str, faces: &[Face]) -> Result<Vec<u8>, PictureError> {
    encode(&render(svg, faces, None)?)
}

/// The part that many images have in common, rendered once, since it takes most of the time.
#[derive(Debug)]
pub struct Background(Pixmap);

impl Background {
    /// Renders the background, which has no text.
    pub fn new(svg: &str) -> Result<Background, PictureError> {
        render(svg, &[], None).map(Background)
    }

    /// Like [`png()`], over this background of the same size.
    pub fn png(&self, svg: &str, faces: &[Face]) -> Result<Vec<u8>, PictureError> {
        encode(&render(svg, faces, Some(&self.0))?)
    }
}

fn encode(pixels: &Pixmap) -> Result<Vec<u8>, PictureError> {
    palette::encode(pixels.data(), pixels.width(), pixels.height())
}

fn render(svg: &str, faces: &[Face], background: Option<&Pixmap>) -> Result<Pixmap, PictureError> {
    let tree = parse(svg, faces)?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    if width > MAX_SIZE || height > MAX_SIZE {
        let message = format!("the picture is {width} × {height}, larger than {MAX_SIZE} pixels");
        return Err(message.into());
    }
    let mut pixels = match background {
        Some(background) if (background.width(), background.height()) == (width, height) => {
            background.clone()
        }
        Some(background) => {
            let (x, y) = (background.width(), background.height());
            let message = format!("the picture is {width} × {height}, its background {x} × {y}");
            return Err(PictureError {
                message,
                hint: Some("draw both in the same size"),
                span: None,
            });
        }
        None => {
            let mut pixels = Pixmap::new(width, height).ok_or_else(no_memory)?;
            // Social images are shown on any background, so they are opaque.
            pixels.fill(Color::BLACK);
            pixels
        }
    };
    check_patterns(&tree)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}

/// Rejects a pattern whose tile would fill the memory: it is drawn as a whole, however little of it
/// is visible. Without `patternUnits`, a `width` of 40 is 40 times that of the shape.
pub(super) fn check_patterns(tree: &Tree) -> Result<(), PictureError> {
    for pattern in tree.patterns() {
        let (width, height) = (pattern.rect().width(), pattern.rect().height());
        if width * height > (MAX_SIZE * MAX_SIZE) as f32 {
            let message = format!(
                "the tile of the pattern `{}` is {width} × {height}, larger than any picture",
                pattern.id()
            );
            let hint = "write `patternUnits=\"userSpaceOnUse\"` for a size in units of the picture";
            return Err(PictureError { message, hint: Some(hint), span: None });
        }
    }
    Ok(())
}

pub(super) fn parse(svg: &str, faces: &[Face]) -> Result<Tree, PictureError> {
    let mut fonts = Database::new();
    let ids: Vec<(&str, ID)> =
        faces.iter().map(|face| (face.family(), fonts.push_face_info(info(face)))).collect();
    // The first error; the renderer itself would omit the text.
    let wrong = Mutex::new(None);
    let report = |words: String| {
        let mut wrong = wrong.lock();
        wrong.get_or_insert(words);
        None
    };
    let options = Options {
        fontdb: Arc::new(fonts),
        font_resolver: FontResolver {
            select_font: Box::new(|font, _| {
                let named = font.families().iter().find_map(|family| match family {
                    FontFamily::Named(name) => ids.iter().find(|(known, _)| known == name),
                    _ => None,
                });
                named.map(|(_, id)| *id).or_else(|| {
                    let name = |family: &FontFamily| match family {
                        FontFamily::Named(name) => format!("`{name}`"),
                        family => format!("`{family}`"),
                    };
                    let families: Vec<String> = font.families().iter().map(name).collect();
                    report(format!("the picture has no font face {}", families.join(", ")))
                })
            }),
            select_fallback: Box::new(|c, used, _| {
                let of = |id: &ID| ids.iter().find(|(_, known)| known == id).map(|(name, _)| *name);
                let name = used.first().and_then(of).unwrap_or_default();
                report(format!("the font face `{name}` has no `{c}` (U+{:04X})", u32::from(c)))
            }),
        },
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let xml = |text| {
        let parsing = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        Document::parse_with_options(text, parsing)
            .map_err(|why| format!("it is not an SVG: {why}"))
    };
    let document = xml(svg)?;
    let readable = readable(&document)?;
    let document = match &readable {
        Some(text) => xml(text)?,
        None => document,
    };
    let tree = Tree::from_xmltree(&document, &options)
        .map_err(|why| format!("it is not an SVG: {why}"))?;
    drop(options);
    match wrong.into_inner() {
        Some(message) => Err(message.into()),
        None => Ok(tree),
    }
}

/// The database entry of a face, without names and weights, which are not used.
fn info(face: &Face) -> FaceInfo {
    FaceInfo {
        id: ID::dummy(),
        source: Source::Binary(Arc::<Vec<u8>>::clone(face.data())),
        index: 0,
        families: Vec::new(),
        post_script_name: String::new(),
        style: Style::Normal,
        weight: Weight::NORMAL,
        stretch: Stretch::Normal,
        monospaced: false,
    }
}
