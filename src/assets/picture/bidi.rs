//! Orders the parts of a line visually (Unicode Standard Annex 9).

use unicode_bidi::{BidiInfo, Level};

use crate::assets::picture::itemize::{FaceRun, clusters};
use crate::assets::picture::shape::is_from_right;

/// A part of a line that is written in one direction.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The index of the face.
    pub(super) face: usize,
    /// The text that is drawn. In right-to-left pieces, it contains only letters, whose direction
    /// every renderer detects; spaces and punctuation between them are pieces of their own,
    /// mirrored.
    pub(super) text: String,
}

/// The pieces of a line, from left to right. The line begins at byte `start` of its paragraph,
/// which determines the direction of its punctuation: the `++` of `C++` at the end of a line
/// belongs to the `C` if the next line continues in Latin letters.
pub(super) fn order(
    parts: &[FaceRun<'_>],
    paragraph: &str,
    start: usize,
    from_right: bool,
) -> Vec<Piece> {
    if !from_right && !clusters(paragraph).any(is_from_right) {
        let piece = |part: &FaceRun<'_>| Piece { face: part.face, text: part.text.to_owned() };
        return parts.iter().map(piece).collect();
    }
    let base = if from_right { Level::rtl() } else { Level::ltr() };
    let all = BidiInfo::new(paragraph, Some(base)).levels;
    let mut levels: Vec<Level> = Vec::new();
    let mut pieces: Vec<(Piece, bool)> = Vec::new();
    let mut at = start;
    for part in parts {
        let mut is_first = true;
        for cluster in clusters(part.text) {
            let (level, is_letter) = (all[at], is_from_right(cluster));
            at += cluster.len();
            match pieces.last_mut() {
                Some((piece, was_letter))
                    if !is_first
                        && levels.last() == Some(&level)
                        && (level.is_ltr() || *was_letter == is_letter) =>
                {
                    piece.text.push_str(cluster);
                }
                _ => {
                    let piece = Piece { face: part.face, text: cluster.to_owned() };
                    pieces.push((piece, is_letter));
                    levels.push(level);
                }
            }
            is_first = false;
        }
    }
    let order = BidiInfo::reorder_visual(&levels);
    let mut pieces: Vec<Option<(Piece, bool)>> = pieces.into_iter().map(Some).collect();
    let ordered = order.into_iter().filter_map(|at| Some((levels[at], pieces[at].take()?)));
    let ordered = ordered.map(|(level, (mut piece, is_letter))| {
        if level.is_rtl() && !is_letter {
            piece.text = clusters(&piece.text).collect::<Vec<_>>().into_iter().rev().collect();
            piece.text = piece.text.chars().map(mirrored).collect();
        }
        piece
    });
    ordered.collect()
}

/// Characters that are mirrored in right-to-left text, in pairs (`BidiMirroring.txt` of Unicode).
const MIRRORED: &str = "()[]{}<>«»‹›≤≥⟨⟩「」『』【】〈〉《》（）［］｛｝〔〕";

fn mirrored(c: char) -> char {
    let Some(at) = MIRRORED.chars().position(|known| known == c) else { return c };
    MIRRORED.chars().nth(at ^ 1).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, from_right: bool) -> Vec<String> {
        let mut start = 0;
        let mut shown = Vec::new();
        for line in text.split('\n') {
            let parts = [FaceRun { face: 0, text: line }];
            let pieces = order(&parts, &text.replace('\n', " "), start, from_right);
            shown.extend(pieces.into_iter().map(|piece| piece.text));
            start += line.len() + 1;
        }
        shown
    }

    #[test]
    fn lines_are_ordered_as_they_are_read() {
        for (text, from_right, expected) in [
            ("a b (c)", false, vec!["a b (c)"]),
            ("שלום C++ (2)", true, vec!["C++ (2)", " ", "שלום"]),
            ("שלום (אב) 2", true, vec!["2", " ", "(", "אב", ")", " ", "שלום"]),
            ("שלום!", true, vec!["!", "שלום"]),
            ("a שלום b", false, vec!["a ", "שלום", " b"]),
            ("אב «גד»", true, vec!["«", "גד", "» ", "אב"]),
            // Two lines: the direction of the signs of the first depends on the second.
            ("אב C++\n(beta) גד", true, vec!["C++", " ", "אב", "גד", " ", "(beta)"]),
        ] {
            let shown = shown(text, from_right);
            // Adjacent texts of one direction may be one piece or several.
            assert_eq!(shown.concat(), expected.concat(), "{shown:?}");
        }
    }
}
