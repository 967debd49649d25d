//! Font faces: static TrueType fonts with the name that images use.

use std::fmt;
use std::sync::Arc;

use crate::base::digest::Digest;
use harfrust::{FontRef, ShaperData, Tag};

/// A font face for layout and rendering. Clones share the bytes.
#[derive(Clone)]
pub struct Face {
    family: String,
    data: Arc<Vec<u8>>,
    digest: Digest,
}

/// The tables that layout and rendering require.
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
    /// Creates a face, if the bytes are a font that is rendered as it is measured.
    ///
    /// The name is that in images, not the one in the font: two subsets of one family, each with
    /// the letters of one script, are two faces and need two names.
    pub fn new(family: impl Into<String>, data: Vec<u8>) -> Result<Face, String> {
        let family = family.into();
        let invalid = |why: &str| Err(format!("The font `{family}` can't be rendered: {why}."));
        match data.get(..4) {
            Some(b"wOF2" | b"wOFF") => return invalid("it is compressed for the web; unpack it"),
            Some(b"ttcf") => return invalid("it is a collection of fonts; take one out of it"),
            Some(_) => {}
            None => return invalid("it is empty"),
        }
        let Ok(font) = FontRef::new(&data) else { return invalid("its bytes are not a font") };
        let has = |tag: &[u8; 4]| font.table_data(Tag::new(tag)).is_some();
        // The rendering of CFF outlines depends on hints, which subsetting drops.
        if has(b"CFF ") || has(b"CFF2") {
            return invalid("its outlines are PostScript (CFF); use its TrueType version");
        }
        // The renderer sets the optical size axis by itself, which changes the width of text.
        if has(b"fvar") {
            return invalid("its axes are open; pin each of them to a value");
        }
        if let Some((_, what)) = TABLES.iter().find(|(tag, _)| !has(tag)) {
            return invalid(&format!("the table of {what} is missing or truncated"));
        }
        let units = ShaperData::new(&font).shaper(&font).build().units_per_em();
        if !(16..=16384).contains(&units) {
            return invalid("its size in units makes no sense");
        }
        Ok(Face { family, digest: Digest::of(&data), data: Arc::new(data) })
    }

    /// The name for `font-family` in images.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The digest of the bytes.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// The shared bytes.
    pub(super) fn data(&self) -> &Arc<Vec<u8>> {
        &self.data
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Face({}, {} bytes)", self.family, self.data.len())
    }
}
