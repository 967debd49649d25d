//! Measuring: text is shaped exactly as the renderer will shape it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use harfrust::{Direction, FontRef, GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};

use crate::picture::Face;

/// A face that is ready to measure.
pub(super) struct Ruler<'a> {
    font: FontRef<'a>,
    data: ShaperData,
    /// What was asked for and whether it is there.
    known: RefCell<BTreeMap<String, bool>>,
}

impl<'a> Ruler<'a> {
    /// None for bytes that are no font, which [`Face::new`] has refused.
    pub(super) fn new(face: &'a Face) -> Option<Ruler<'a>> {
        let font = FontRef::new(face.data()).ok()?;
        Some(Ruler { data: ShaperData::new(&font), font, known: RefCell::default() })
    }

    /// The glyphs of a text, and how many units an em has. The settings are those of the renderer:
    /// script by the first letter, no language, features as the font has them.
    pub(super) fn shape(&self, text: &str) -> (GlyphBuffer, f32) {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        (shaper.shape(buffer, ShapeOptions::new()), shaper.units_per_em() as f32)
    }

    /// Whether the face has all of a cluster. Asking the shaper and not the table of characters
    /// answers for what it does by itself too: joiners, odd spaces, letters put together of parts.
    pub(super) fn has(&self, cluster: &str) -> bool {
        if let Some(has) = self.known.borrow().get(cluster) {
            return *has;
        }
        let has = self.shape(cluster).0.glyph_infos().iter().all(|glyph| glyph.glyph_id != 0);
        self.known.borrow_mut().insert(cluster.to_owned(), has);
        has
    }

    /// The width in ems, and the number of clusters between which tracking goes.
    pub(super) fn measure(&self, text: &str) -> (f32, usize) {
        let (glyphs, units) = self.shape(text);
        let advance: i32 = glyphs.glyph_positions().iter().map(|glyph| glyph.x_advance).sum();
        let infos = glyphs.glyph_infos();
        let clusters = infos.chunk_by(|one, next| one.cluster == next.cluster).count();
        (advance as f32 / units, clusters)
    }
}
