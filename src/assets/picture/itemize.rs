//! Splits lines into runs of text in one face.

use std::collections::BTreeSet;

use icu_segmenter::GraphemeClusterSegmenter;

use crate::assets::picture::shape::Ruler;

/// A part of a line in one face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FaceRun<'t> {
    /// The index of the face.
    pub(super) face: usize,
    pub(super) text: &'t str,
}

/// The grapheme clusters of a text. A consonant with what is joined to it and its marks is one, so
/// that no run begins within a Devanagari conjunct.
pub(super) fn clusters(text: &str) -> impl Iterator<Item = &str> {
    let mut breaks = GraphemeClusterSegmenter::new().segment_str(text);
    let mut start = breaks.next().unwrap_or_default();
    breaks.map(move |end| {
        let cluster = &text[start..end];
        start = end;
        cluster
    })
}

/// Splits a line into runs. A letter gets the first face that has it. Characters shared by scripts
/// (spaces, digits, punctuation) stay in the current run; opening punctuation, and everything
/// before the first letter, joins the following run. Characters that no face has are added to
/// `missing`.
pub(super) fn split<'t>(
    line: &'t str,
    rulers: &[Ruler<'_>],
    missing: &mut BTreeSet<char>,
) -> Vec<FaceRun<'t>> {
    let clusters: Vec<&str> = clusters(line).collect();
    let first = |cluster: &str| rulers.iter().position(|ruler| ruler.has(cluster));
    let mut parts: Vec<FaceRun<'t>> = Vec::new();
    let mut start = 0;
    for (at, cluster) in clusters.iter().enumerate() {
        let current = parts.last().map(|part| part.face);
        let preferred = match kind(cluster) {
            Kind::Letter => None,
            Kind::Shared if current.is_some() => current,
            Kind::Shared | Kind::Opening => {
                let next = clusters[at..].iter().find(|other| kind(other) == Kind::Letter);
                next.and_then(|letter| first(letter)).or(current)
            }
        };
        let face = preferred
            .filter(|face| rulers.get(*face).is_some_and(|ruler| ruler.has(cluster)))
            .or_else(|| first(cluster));
        let face = face.unwrap_or_else(|| {
            let mut alone = [0; 4];
            let mut is_known = |c: &char| first(c.encode_utf8(&mut alone)).is_some();
            let before = missing.len();
            missing.extend(cluster.chars().filter(|c| !is_known(c)));
            if missing.len() == before {
                // Each face lacks another part of it.
                missing.extend(cluster.chars());
            }
            current.unwrap_or_default()
        });
        let end = start + cluster.len();
        match parts.last_mut() {
            Some(part) if part.face == face => part.text = &line[start - part.text.len()..end],
            _ => parts.push(FaceRun { face, text: &line[start..end] }),
        }
        start = end;
    }
    parts
}

#[derive(PartialEq, Eq)]
enum Kind {
    Letter,
    Shared,
    Opening,
}

fn kind(cluster: &str) -> Kind {
    match cluster.chars().next() {
        Some(first) if "([{“‘«‹„‚¿¡（［｛《〈「『【〔".contains(first) => {
            Kind::Opening
        }
        Some(first) if first.is_alphabetic() => Kind::Letter,
        _ => Kind::Shared,
    }
}

/// Returns whether letter spacing applies: not in scripts with a connecting headline, and not in
/// those set on squares.
pub(super) fn allows_tracking(text: &str) -> bool {
    text.chars()
        .all(|c| !c.is_alphanumeric() || c < '\u{590}' || ('\u{1e00}'..'\u{2000}').contains(&c))
}
