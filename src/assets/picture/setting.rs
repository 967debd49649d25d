//! Text layout: lines that fit a frame, in runs of one face, with measured positions.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::assets::picture::bidi::{self, Piece};
use crate::assets::picture::itemize::{allows_tracking, clusters, split};
use crate::assets::picture::shape::Ruler;
use crate::assets::picture::{Face, lines};
use crate::template::Frame;

/// A text in lines.
#[derive(Debug, Clone, PartialEq)]
pub struct TypesetText {
    /// The font size that fits.
    pub size: f32,
    /// The lines, from the top.
    pub lines: Vec<Line>,
    /// Characters that no face has.
    pub missing: BTreeSet<char>,
}

/// A line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its width, without trailing space.
    pub width: f32,
    /// From left to right.
    pub runs: Vec<Run>,
}

/// Text of one face.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// The name of the face.
    pub family: String,
    /// The text.
    pub text: String,
    /// Its offset from the left side of the frame.
    pub x: f32,
    /// Letter spacing.
    pub tracking: f32,
}

/// The step between font sizes, which keeps images of a site consistent.
const STEP: f32 = 2.0;
/// The smallest share of the preferred size.
const MIN_SCALE: f32 = 0.6;
/// From three lines on, the share of the size that is given up for one line less.
const REFLOW_SCALE: f32 = 0.88;

/// Lays out a text, each letter in the first face that has it. If it needs too many lines, the size
/// goes down to 60 %; if it still does not fit, it ends with an ellipsis.
pub fn typeset(text: &str, faces: &[Face], frame: Frame) -> TypesetText {
    let max_lines = frame.lines.max(1);
    let text = normalize(text);
    // A face and its ruler have the same index.
    let (faces, rulers): (Vec<&Face>, Vec<Ruler<'_>>) =
        faces.iter().filter_map(|face| Some((face, Ruler::new(face)?))).unzip();
    let setter = Setter { rulers, faces, frame, widths: RefCell::default() };
    let sizes: Vec<f32> = std::iter::successors(Some(frame.size), |size| Some(size - STEP))
        .take_while(|size| *size >= frame.size * MIN_SCALE - 0.01)
        .collect();
    let min_size = sizes.last().copied().unwrap_or(frame.size);
    let breaks = lines::opportunities(&text, |word| setter.ems(word) * min_size <= frame.width);
    let width = |range: Range<usize>| setter.ems(&visible(&text, &range));
    // The number of lines it takes, if it fits.
    let needed = |size: f32| {
        let limit = frame.width / size;
        let filled = lines::fill(&breaks, width, limit, max_lines);
        let whole = filled.last().is_none_or(|last| last.end == text.len());
        (whole && setter.words_fit(&text, &breaks, limit)).then_some(filled.len())
    };
    let found = sizes.iter().find_map(|size| needed(*size).map(|lines| (*size, lines)));
    let Some((size, lines)) = found else {
        let limit = frame.width / min_size;
        let ranges = lines::fill(&breaks, width, limit, max_lines);
        let mut shown: Vec<String> = ranges.iter().map(|range| visible(&text, range)).collect();
        if let (Some(last), Some(range)) = (shown.last_mut(), ranges.last()) {
            *last = setter.truncate(&text[range.start..], limit);
        }
        return setter.setting(min_size, &shown);
    };
    let close = sizes.iter().filter(|other| (size * REFLOW_SCALE..size).contains(*other));
    let shorter = close.map(|size| (*size, needed(*size).unwrap_or(lines)));
    let mut shorter = shorter.filter(|(_, fewer)| lines > 2 && *fewer < lines);
    let (size, lines) = shorter.next().unwrap_or((size, lines));
    let limit = frame.width / size;
    let words = WordWidths::new(&setter, &text, &breaks);
    let ranges = lines::balance(&breaks, |start, end| words.between(start, end), limit, lines);
    let ranges = match ranges.iter().all(|range| width(range.clone()) <= limit) {
        true => ranges,
        false => lines::fill(&breaks, width, limit, lines),
    };
    let shown: Vec<String> = ranges.iter().map(|range| visible(&text, range)).collect();
    setter.setting(size, &shown)
}

/// Normalizes spaces, and removes characters that XML does not allow.
fn normalize(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() && !is_non_breaking(c));
    let words: Vec<String> = words
        .map(|word| {
            word.chars()
                .filter(|c| !c.is_control() && !('\u{fffe}'..='\u{ffff}').contains(c))
                .collect()
        })
        .filter(|word: &String| !word.is_empty())
        .collect();
    words.join(" ")
}

/// Returns whether a space is non-breaking, and so part of a word.
fn is_non_breaking(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{202f}' | '\u{2007}')
}

/// The visible text of a line: no trailing space, and a soft hyphen only at its end.
fn visible(text: &str, range: &Range<usize>) -> String {
    let line = text[range.clone()].trim_end();
    let hyphen = if line.ends_with('\u{ad}') { "-" } else { "" };
    line.replace(['\u{ad}', '\u{200b}'], "") + hyphen
}

/// The widths of the words of a text in ems. The width of a line is about their sum: few letters
/// depend on those of another word, and shaping all lines that a text may have takes long.
struct WordWidths {
    /// By the number of the break before: the sum of all widths there, with the spaces.
    sums: Vec<f32>,
    /// By the number of the break after it: the width of a word at the end of a line.
    ends: Vec<f32>,
}

impl WordWidths {
    fn new(setter: &Setter<'_>, text: &str, breaks: &[lines::Break]) -> WordWidths {
        let (mut sums, mut ends) = (vec![0.0], Vec::new());
        let mut start = 0;
        for end in breaks {
            let written = &text[start..end.at];
            let word = visible(text, &(start..end.at));
            let inner = written.trim_end().replace('\u{ad}', "");
            let tracking = if allows_tracking(&word) { setter.frame.tracking } else { 0.0 };
            let space = if written.ends_with(' ') { setter.ems(" ") + tracking } else { 0.0 };
            let sum = sums.last().copied().unwrap_or_default();
            sums.push(sum + setter.ems(&inner) + tracking + space);
            ends.push(setter.ems(&word));
            start = end.at;
        }
        WordWidths { sums, ends }
    }

    /// The width of a line from one break to another, by their numbers plus one.
    fn between(&self, start: usize, end: usize) -> f32 {
        self.sums[end - 1] - self.sums[start] + self.ends[end - 1]
    }
}

struct Setter<'a> {
    faces: Vec<&'a Face>,
    rulers: Vec<Ruler<'a>>,
    frame: Frame,
    /// Cached widths in ems, since the search for a size measures the same lines repeatedly.
    widths: RefCell<BTreeMap<String, f32>>,
}

impl Setter<'_> {
    /// The width of a line in ems.
    fn ems(&self, line: &str) -> f32 {
        if let Some(width) = self.widths.borrow().get(line) {
            return *width;
        }
        let width = self.line(line, line, 0, 1.0, &mut BTreeSet::new()).width;
        self.widths.borrow_mut().insert(line.to_owned(), width);
        width
    }

    /// Sets a line that begins at byte `start` of its paragraph.
    fn line(
        &self,
        line: &str,
        paragraph: &str,
        start: usize,
        size: f32,
        missing: &mut BTreeSet<char>,
    ) -> Line {
        let mut x = 0.0;
        let mut runs = Vec::new();
        let mut last = 0.0;
        let parts = split(line, &self.rulers, missing);
        let from_right = self.frame.text_from_right;
        for Piece { face, text } in bidi::order(&parts, paragraph, start, from_right) {
            let Some(ruler) = self.rulers.get(face) else { continue };
            let (ems, clusters) = ruler.measure(&text);
            let tracking = if allows_tracking(&text) { self.frame.tracking * size } else { 0.0 };
            let family = self.faces[face].family().to_owned();
            runs.push(Run { family, text, x, tracking });
            x += ems * size + tracking * clusters as f32;
            last = tracking;
        }
        // Letter spacing applies between letters, not after the last one.
        Line { width: x - last, runs }
    }

    fn words_fit(&self, text: &str, breaks: &[lines::Break], limit: f32) -> bool {
        let mut start = 0;
        breaks.iter().all(|end| {
            let word = visible(text, &(start..end.at));
            start = end.at;
            self.ems(&word) <= limit
        })
    }

    /// As many words as fit, and an ellipsis; if not even one fits, as many characters.
    fn truncate(&self, text: &str, limit: f32) -> String {
        let mut best = String::from("…");
        let mut longest = |breaks: &mut dyn Iterator<Item = usize>| {
            for end in breaks {
                let shown = visible(text, &(0..end));
                let line =
                    shown.trim_end_matches(|c| " ,:;-—–，、：；".contains(c)).to_owned() + "…";
                if self.ems(&line) > limit {
                    break;
                }
                best = line;
            }
            best.len() > "…".len()
        };
        let breaks = lines::opportunities(text, |_| true);
        if !longest(&mut breaks.iter().map(|end| end.at)) {
            let mut end = 0;
            longest(&mut clusters(text).map(|cluster| {
                end += cluster.len();
                end
            }));
        }
        best
    }

    fn setting(&self, size: f32, shown: &[String]) -> TypesetText {
        let mut missing = BTreeSet::new();
        let paragraph = shown.join(" ");
        let mut start = 0;
        let lines = shown.iter().map(|text| {
            let mut line = self.line(text, &paragraph, start, size, &mut missing);
            start += text.len() + 1;
            if self.frame.from_right {
                let start = self.frame.width - line.width;
                line.runs.iter_mut().for_each(|run| run.x += start);
            }
            line
        });
        let lines = lines.collect();
        TypesetText { size, lines, missing }
    }
}
