//! Setting text: lines that fit a frame, in runs of one face, with every place measured.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::picture::run::{clusters, split, takes_tracking};
use crate::picture::shape::Ruler;
use crate::picture::{Face, lines};

/// What text is set into.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// The size that is wished for, in units of the picture.
    pub size: f32,
    /// How wide a line may be.
    pub width: f32,
    /// How many lines there may be, at least one.
    pub lines: usize,
    /// What is added between letters, in ems; only in scripts that bear it.
    pub tracking: f32,
}

/// Text in lines.
#[derive(Debug, Clone, PartialEq)]
pub struct Setting {
    /// The size that fits.
    pub size: f32,
    /// The lines, from the top.
    pub lines: Vec<Line>,
    /// Characters that no face has.
    pub missing: BTreeSet<char>,
}

/// A line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// How wide it is, without the space after it.
    pub width: f32,
    /// From left to right.
    pub runs: Vec<Run>,
}

/// Text of one face.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// The name of the face.
    pub family: String,
    /// What it says.
    pub text: String,
    /// Where it begins, from the line's start.
    pub x: f32,
    /// What is added after each letter.
    pub tracking: f32,
}

/// Sizes go down in steps, so that pictures of one site stay of one kind.
const STEP: f32 = 2.0;
/// The smallest share of the size that is wished for.
const LEAST: f32 = 0.6;
/// From three lines on, one line less is worth this much of the size.
const CLOSE: f32 = 0.88;

/// Sets a text in the first of the faces that has each letter. If it needs too many lines, the size
/// goes down to 60 %; if it does not fit then, it ends with an ellipsis.
pub fn set(text: &str, faces: &[Face], frame: Frame) -> Setting {
    let most = frame.lines.max(1);
    let text = tidy(text);
    let setter = Setter {
        rulers: faces.iter().filter_map(Ruler::new).collect(),
        faces,
        tracking: frame.tracking,
        known: RefCell::default(),
    };
    let sizes: Vec<f32> = std::iter::successors(Some(frame.size), |size| Some(size - STEP))
        .take_while(|size| *size >= frame.size * LEAST - 0.01)
        .collect();
    let least = sizes.last().copied().unwrap_or(frame.size);
    let breaks = lines::opportunities(&text, |word| setter.ems(word) * least <= frame.width);
    let width = |range: Range<usize>| setter.ems(&visible(&text, &range));
    // How many lines it takes, if it fits.
    let needed = |size: f32| {
        let limit = frame.width / size;
        let filled = lines::fill(&breaks, width, limit, most);
        let whole = filled.last().is_none_or(|last| last.end == text.len());
        (whole && setter.words_fit(&text, &breaks, limit)).then_some(filled.len())
    };
    let found = sizes.iter().find_map(|size| needed(*size).map(|lines| (*size, lines)));
    let Some((size, lines)) = found else {
        let limit = frame.width / least;
        let ranges = lines::fill(&breaks, width, limit, most);
        let mut shown: Vec<String> = ranges.iter().map(|range| visible(&text, range)).collect();
        if let (Some(last), Some(range)) = (shown.last_mut(), ranges.last()) {
            *last = setter.cut(&text[range.start..], limit);
        }
        return setter.setting(least, &shown);
    };
    let close = sizes.iter().filter(|other| (size * CLOSE..size).contains(*other));
    let shorter = close.map(|size| (*size, needed(*size).unwrap_or(lines)));
    let mut shorter = shorter.filter(|(_, fewer)| lines > 2 && *fewer < lines);
    let (size, lines) = shorter.next().unwrap_or((size, lines));
    let ranges = lines::balance(&breaks, width, frame.width / size, lines);
    let shown: Vec<String> = ranges.iter().map(|range| visible(&text, range)).collect();
    setter.setting(size, &shown)
}

/// One space between words, and nothing that XML can't hold.
fn tidy(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() && !is_bound(c));
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

/// Spaces at which no line breaks are part of a word.
fn is_bound(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{202f}' | '\u{2007}')
}

/// What is seen of a line: no space at its end, and a soft hyphen only there.
fn visible(text: &str, range: &Range<usize>) -> String {
    let line = text[range.clone()].trim_end();
    let hyphen = if line.ends_with('\u{ad}') { "-" } else { "" };
    line.replace(['\u{ad}', '\u{200b}'], "") + hyphen
}

struct Setter<'a> {
    faces: &'a [Face],
    rulers: Vec<Ruler<'a>>,
    tracking: f32,
    /// Widths in ems: the search for a size asks for the same lines again and again.
    known: RefCell<BTreeMap<String, f32>>,
}

impl Setter<'_> {
    /// The width of a line of size 1.
    fn ems(&self, line: &str) -> f32 {
        if let Some(width) = self.known.borrow().get(line) {
            return *width;
        }
        let width = self.line(line, 1.0, &mut BTreeSet::new()).width;
        self.known.borrow_mut().insert(line.to_owned(), width);
        width
    }

    fn line(&self, line: &str, size: f32, missing: &mut BTreeSet<char>) -> Line {
        let mut x = 0.0;
        let mut runs = Vec::new();
        let mut last = 0.0;
        for part in split(line, &self.rulers, missing) {
            let Some(ruler) = self.rulers.get(part.face) else { continue };
            let (ems, clusters) = ruler.measure(part.text);
            let tracking = if takes_tracking(part.text) { self.tracking * size } else { 0.0 };
            let family = self.faces[part.face].family().to_owned();
            runs.push(Run { family, text: part.text.to_owned(), x, tracking });
            x += ems * size + tracking * clusters as f32;
            last = tracking;
        }
        // Tracking goes between letters: what follows the last one is no part of the line.
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

    /// As many words as there is room for, and an ellipsis; if there is not even room for one, as
    /// many characters.
    fn cut(&self, text: &str, limit: f32) -> String {
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

    fn setting(&self, size: f32, shown: &[String]) -> Setting {
        let mut missing = BTreeSet::new();
        let lines = shown.iter().map(|line| self.line(line, size, &mut missing)).collect();
        Setting { size, lines, missing }
    }
}
