//! Line breaking: the opportunities of UAX 14, and the best choice among them.

use std::ops::Range;

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::{LineBreakOptions, LineBreakStrictness};

use crate::assets::picture::itemize::clusters;

/// A line break opportunity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Break {
    /// The byte after which the next line begins.
    pub(super) at: usize,
    /// The cost of a break here; negative if it is preferred. A line as wide as the frame costs 1.
    pub(super) cost: f32,
}

/// The cost of a break within a word, higher than that of any shape of lines.
const WITHIN_A_WORD: f32 = 100.0;

/// All line break opportunities, the last being the end of the text. `fits` returns whether a text
/// fits on a line; one that does not may break between any two characters.
pub(super) fn opportunities(text: &str, fits: impl Fn(&str) -> bool) -> Vec<Break> {
    let mut options = LineBreakOptions::default();
    // Characters such as 々 and small kana must not begin a line.
    options.strictness = Some(LineBreakStrictness::Strict);
    let segmenter = LineSegmenter::new_dictionary(options);
    let mut breaks = Vec::new();
    let mut start = 0;
    for at in segmenter.segment_str(text).filter(|at| *at > 0) {
        let word = &text[start..at];
        if !fits(word.trim_end()) {
            let mut inner = start;
            for cluster in clusters(word) {
                inner += cluster.len();
                if inner < at && !text[inner..at].trim().is_empty() {
                    breaks.push(Break { at: inner, cost: WITHIN_A_WORD });
                }
            }
        }
        breaks.push(Break { at, cost: cost(word, &text[at..]) });
        start = at;
    }
    breaks
}

/// The typographic cost of a break between these two, estimated without grammar.
fn cost(before: &str, after: &str) -> f32 {
    let spaced = before.ends_with(char::is_whitespace);
    let word = before.trim_end();
    let next = after.split(char::is_whitespace).next().unwrap_or_default();
    if after.is_empty() {
        0.0
    } else if word.ends_with('\u{ad}') {
        0.2
    } else if word.ends_with(|c| ",:;.!?…—–，、。：；！？।".contains(c)) {
        // The line ends with a phrase.
        -0.15
    } else if next.starts_with(['—', '–']) {
        // Russian: a dash belongs to the word before it.
        0.3
    } else if word.chars().count() <= 2 && word.chars().all(is_western) {
        // Articles and prepositions belong to the word after them.
        0.08
    } else if next.chars().count() <= 3 && next.chars().all(is_devanagari) {
        // Postpositions belong to the word before them.
        0.06
    } else if spaced {
        0.0
    } else {
        // Between two Chinese characters, that may be one word, or after a hyphen.
        0.06
    }
}

fn is_western(c: char) -> bool {
    c.is_alphabetic() && c < '\u{530}'
}

fn is_devanagari(c: char) -> bool {
    ('\u{900}'..'\u{980}').contains(&c)
}

/// Breaks a text greedily; returns at most `lines` lines.
pub(super) fn fill(
    breaks: &[Break],
    width: impl Fn(Range<usize>) -> f32,
    limit: f32,
    lines: usize,
) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let (mut start, mut end) = (0, 0);
    for Break { at, .. } in breaks {
        if end > start && width(start..*at) > limit {
            ranges.push(start..end);
            start = end;
            if ranges.len() == lines {
                return ranges;
            }
        }
        end = *at;
    }
    if end > start {
        ranges.push(start..end);
    }
    ranges
}

/// Breaks a text into that many lines of about equal width: the sum of squared widths is minimal,
/// and no short word is left alone. `width` is that of the text between two breaks, by their
/// numbers plus one; 0 is the start of the text.
pub(super) fn balance(
    breaks: &[Break],
    width: impl Fn(usize, usize) -> f32,
    limit: f32,
    lines: usize,
) -> Vec<Range<usize>> {
    // best[n][b]: the least cost of n lines that end with break b - 1, and where the last begins.
    let mut best = vec![vec![(f32::INFINITY, 0); breaks.len() + 1]; lines + 1];
    best[0][0].0 = 0.0;
    let start_of = |number: usize| if number == 0 { 0 } else { breaks[number - 1].at };
    for line in 1..=lines {
        for end in line..=breaks.len() {
            for start in (line - 1..end).rev() {
                let share = width(start, end) / limit;
                if share > 1.0 && end - start > 1 {
                    break;
                }
                let cost = best[line - 1][start].0 + share * share + breaks[end - 1].cost;
                if cost < best[line][end].0 {
                    best[line][end] = (cost, start);
                }
            }
        }
    }
    let mut ranges = Vec::new();
    let mut end = breaks.len();
    for line in (1..=lines).rev() {
        let start = best[line][end].1;
        ranges.push(start_of(start)..start_of(end));
        end = start;
    }
    ranges.reverse();
    ranges
}
