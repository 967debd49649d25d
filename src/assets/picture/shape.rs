//! Measures text, shaped exactly as by the renderer.

use std::cell::RefCell;
use std::collections::BTreeMap;

use harfrust::{Direction, FontRef, GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};
use unicode_bidi::{BidiClass, bidi_class};

use crate::assets::picture::Face;

/// Returns whether a text begins with a right-to-left letter.
pub(super) fn is_from_right(text: &str) -> bool {
    let first = text.chars().next().map(bidi_class);
    matches!(first, Some(BidiClass::R | BidiClass::AL))
}

/// A face prepared for measuring.
pub(super) struct Ruler<'a> {
    font: FontRef<'a>,
    data: ShaperData,
    /// Cached coverage of clusters.
    known: RefCell<BTreeMap<String, bool>>,
}

impl<'a> Ruler<'a> {
    /// `None` for invalid fonts, which [`Face::new`] rejects.
    pub(super) fn new(face: &'a Face) -> Option<Ruler<'a>> {
        let font = FontRef::new(face.data()).ok()?;
        Some(Ruler { data: ShaperData::new(&font), font, known: RefCell::default() })
    }

    /// The glyphs of a text, and the units per em. The settings are those of the renderer: script
    /// by the first letter, no language, default features.
    pub(super) fn shape(&self, text: &str) -> (GlyphBuffer, f32) {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(match is_from_right(text) {
            true => Direction::RightToLeft,
            false => Direction::LeftToRight,
        });
        buffer.guess_segment_properties();
        (shaper.shape(buffer, ShapeOptions::new()), shaper.units_per_em() as f32)
    }

    /// Returns whether the face has glyphs for a whole cluster. Shaping, unlike the character map,
    /// covers joiners, unusual spaces and decomposed letters too.
    pub(super) fn has(&self, cluster: &str) -> bool {
        if let Some(has) = self.known.borrow().get(cluster) {
            return *has;
        }
        let has = self.shape(cluster).0.glyph_infos().iter().all(|glyph| glyph.glyph_id != 0);
        self.known.borrow_mut().insert(cluster.to_owned(), has);
        has
    }

    /// The width in ems, and the number of clusters for letter spacing.
    pub(super) fn measure(&self, text: &str) -> (f32, usize) {
        let (glyphs, units) = self.shape(text);
        let advance: i32 = glyphs.glyph_positions().iter().map(|glyph| glyph.x_advance).sum();
        let infos = glyphs.glyph_infos();
        let clusters = infos.chunk_by(|one, next| one.cluster == next.cluster).count();
        (advance as f32 / units, clusters)
    }
}
