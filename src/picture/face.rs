//! A face is one static TrueType font under the name by which pictures call it.

use std::fmt;
use std::sync::Arc;

use crate::digest::Digest;
use harfrust::{FontRef, ShaperData, Tag};

/// A font face that text can be set and drawn in. A clone shares the bytes.
#[derive(Clone)]
pub struct Face {
    family: String,
    data: Arc<Vec<u8>>,
    digest: Digest,
}

/// The tables without which nothing can be measured or drawn.
const TABLES: [(&[u8; 4], &str); 8] = [
    (b"cmap", "its characters"),
    (b"glyf", "outlines"),
    (b"head", "its size"),
    (b"hhea", "its height"),
    (b"hmtx", "widths"),
    (b"loca", "places of outlines"),
    (b"maxp", "the number of its glyphs"),
    (b"OS/2", "its metrics"),
];

impl Face {
    /// A face of that name, if the bytes are a font that is drawn as it is measured.
    ///
    /// The name is that of the picture, not the one in the font: two cuts of one family, each with
    /// the letters of one script, are two faces and need two names.
    pub fn new(family: impl Into<String>, data: Vec<u8>) -> Result<Face, String> {
        let family = family.into();
        let wrong = |why: &str| Err(format!("The font `{family}` can't be drawn: {why}."));
        match data.get(..4) {
            Some(b"wOF2" | b"wOFF") => return wrong("it is compressed for the web; unpack it"),
            Some(b"ttcf") => return wrong("it is a collection of fonts; take one out of it"),
            Some(_) => {}
            None => return wrong("it is empty"),
        }
        let Ok(font) = FontRef::new(&data) else { return wrong("its bytes are no font") };
        let has = |tag: &[u8; 4]| font.table_data(Tag::new(tag)).is_some();
        // The drawing of a font with CFF outlines depends on its hints, and subsetting loses them.
        if has(b"CFF ") || has(b"CFF2") {
            return wrong("its outlines are PostScript (CFF); use its TrueType version");
        }
        // The renderer moves an axis of optical sizes by itself, and the text gets another width.
        if has(b"fvar") {
            return wrong("its axes are open; pin each of them to a value");
        }
        if let Some((_, what)) = TABLES.iter().find(|(tag, _)| !has(tag)) {
            return wrong(&format!("the table of {what} is missing or cut off"));
        }
        let units = ShaperData::new(&font).shaper(&font).build().units_per_em();
        if !(16..=16384).contains(&units) {
            return wrong("its size in units makes no sense");
        }
        Ok(Face { family, digest: Digest::of(&data), data: Arc::new(data) })
    }

    /// The name that `font-family` has in pictures.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The digest of the bytes.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// The bytes, to share.
    pub(super) fn data(&self) -> &Arc<Vec<u8>> {
        &self.data
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Face({}, {} bytes)", self.family, self.data.len())
    }
}
