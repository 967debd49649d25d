//! Font faces: static TrueType fonts with the name that images use.

use std::fmt;
use std::sync::Arc;

use crate::assets::picture::PictureError;
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
    pub fn new(family: impl Into<String>, data: Vec<u8>) -> Result<Face, PictureError> {
        let family = family.into();
        let error = |why: &str, hint| {
            let message = format!("the font `{family}` can't be rendered: {why}");
            Err(PictureError { message, hint, span: None })
        };
        let invalid = |why: &str| error(why, None);
        match data.get(..4) {
            Some(b"wOF2" | b"wOFF") => {
                return error("it is compressed for the web", Some("use the uncompressed file"));
            }
            Some(b"ttcf") => {
                return error("it is a collection of fonts", Some("use a file with one font"));
            }
            Some(_) => {}
            None => return invalid("it is empty"),
        }
        let Ok(font) = FontRef::new(&data) else { return invalid("its bytes are not a font") };
        let has = |tag: &[u8; 4]| font.table_data(Tag::new(tag)).is_some();
        // The rendering of CFF outlines depends on hints, which subsetting drops.
        if has(b"CFF ") || has(b"CFF2") {
            return error("its outlines are PostScript (CFF)", Some("use its TrueType version"));
        }
        // The renderer sets the optical size axis by itself, which changes the width of text.
        if has(b"fvar") {
            let hint = "pin each axis to a value in `axes`";
            return error("it has axes without a value", Some(hint));
        }
        if let Some((_, what)) = TABLES.iter().find(|(tag, _)| !has(tag)) {
            return invalid(&format!("the table of {what} is missing or truncated"));
        }
        let units = ShaperData::new(&font).shaper(&font).build().units_per_em();
        if !(16..=16384).contains(&units) {
            return invalid("its number of units per em is not from 16 to 16384");
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
