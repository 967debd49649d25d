//! The headings of a text, and other parts that are found before it is rendered.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Tag, TagEnd};

use crate::base::html::{decoded_attribute, each_tag};
use crate::base::text::{is_invisible, is_joiner};
use crate::i18n::format::{is_mark, is_variation_selector, join_lines};
use crate::page::markdown::blocks::{BlockMistake, Blocks};
use crate::page::markdown::doubtful::DoubtfulMarkdown;
use crate::page::markdown::events::{Event, events};
use crate::page::markdown::notes::{NoteFinder, Notes};
use crate::page::markdown::shape::Shape;
use crate::page::markdown::text_run::{TextPiece, TextRun};

/// A heading.
#[derive(Debug)]
pub(super) struct Heading {
    pub(super) level: u8,
    /// The id in `{#id}` after it, and its span.
    pub(super) explicit: Option<(String, Range<usize>)>,
    /// Its words, without placeables.
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

/// The parts of a text that are found in one pass before it is rendered.
#[derive(Debug, Default)]
pub(super) struct Landmarks {
    pub(super) headings: Vec<Heading>,
    pub(super) notes: Notes,
    /// The ids of its HTML elements, with their spans.
    pub(super) element_ids: Vec<(String, Range<usize>)>,
    /// The first lines of its fenced code blocks, and the spans of these blocks.
    pub(super) code: Vec<(String, Range<usize>)>,
    /// The mistakes in its blocks and footnotes.
    pub(super) mistakes: Vec<BlockMistake>,
    /// Valid Markdown that is probably rendered in another way than intended.
    pub(super) doubtful: Vec<BlockMistake>,
    /// Its links, pictures, lists and tables.
    pub(super) shape: Shape,
}

/// The landmarks of a text, which may contain formulas if `has_math`. `masked` is the text that the
/// parser reads.
pub(super) fn landmarks(source: &str, masked: &str, has_math: bool) -> Landmarks {
    let Landmarks { mut headings, mut element_ids, mut code, mut shape, .. } = Landmarks::default();
    let (mut blocks, mut notes) = (Blocks::default(), NoteFinder::default());
    let mut finder = DoubtfulMarkdown::new(has_math);
    // The parser returns the HTML of a block line by line.
    let mut markup = String::new();
    let mut open: Option<Heading> = None;
    let mut run = TextRun::default();
    for (event, span) in events(source, masked, has_math) {
        blocks.read(source, masked, &event, &span);
        notes.read(source, &event, &span);
        finder.read(source, masked, &event, &span);
        shape.read(&event, &span);
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let level = level as u8;
                open = Some(Heading { level, explicit: None, text: String::new(), span });
                continue;
            }
            Event::Html(ref html) => markup.push_str(html),
            Event::End(TagEnd::HtmlBlock) => {
                add_ids(source, &std::mem::take(&mut markup), &span, &mut element_ids);
            }
            Event::InlineHtml(ref html) => add_ids(source, html, &span, &mut element_ids),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(ref info))) => {
                code.push((info.to_string(), span.clone()));
            }
            _ => {}
        }
        let Some(heading) = &mut open else { continue };
        match event {
            Event::Text(text) => run.push(source, text, span),
            event => {
                heading.add(source, &std::mem::take(&mut run));
                match event {
                    Event::Code(text) | Event::InlineMath(text) | Event::DisplayMath(text) => {
                        heading.text.push_str(&text);
                    }
                    Event::InlineHtml(html) => heading.text.push_str(&text_of_markup(&html)),
                    Event::SoftBreak => heading.text.push('\n'),
                    Event::HardBreak => heading.text.push(' '),
                    Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
                    _ => {}
                }
            }
        }
    }
    for heading in &mut headings {
        // The language is unknown here; it only affects the ids of headings with quotes over two
        // lines.
        let text = std::mem::take(&mut heading.text);
        heading.text = join_lines(text.into(), true).replace('\n', " ");
    }
    let (notes, mut mistakes) = notes.finish();
    let (wrong_blocks, mut doubtful) = blocks.finish();
    mistakes.extend(wrong_blocks);
    doubtful.extend(finder.finish());
    doubtful.sort_by_key(|found| found.span.start);
    Landmarks { headings, notes, element_ids, code, mistakes, doubtful, shape }
}

/// The text of an element in a line: a line break is a space, and a picture its description.
pub(super) fn text_of_markup(html: &str) -> String {
    let mut text = String::new();
    each_tag(html.as_bytes(), |tag| {
        if tag.is("br") {
            text.push(' ');
        } else if let Some(alt) = tag.get("alt").filter(|_| tag.is("img")) {
            text.push_str(&decoded_attribute(alt));
        }
    });
    text
}

/// Adds the ids of the elements in a piece of HTML.
fn add_ids(source: &str, html: &str, span: &Range<usize>, ids: &mut Vec<(String, Range<usize>)>) {
    each_tag(html.as_bytes(), |tag| {
        let Some(id) = tag.get("id").and_then(|id| std::str::from_utf8(id).ok()) else { return };
        if id.is_empty() || id.contains('{') || tag.is("island") {
            return;
        }
        let at = source[span.clone()].find(id).map(|at| span.start + at);
        ids.push((id.to_owned(), at.map_or(span.clone(), |at| at..at + id.len())));
    });
}

/// The id in `{#id}`.
pub(super) fn explicit_id(placeable: &str) -> Option<&str> {
    Some(placeable.strip_prefix("{#")?.strip_suffix('}')?.trim())
}

impl Heading {
    /// Returns its id: the one that is written after it, or one derived from its words.
    pub(super) fn id(&self) -> String {
        match &self.explicit {
            Some((id, _)) => id.clone(),
            None => slug(&self.text),
        }
    }

    fn add(&mut self, source: &str, run: &TextRun<'_>) {
        for part in run.parts(source) {
            match part {
                TextPiece::Text(text, _) => self.text.push_str(&text),
                TextPiece::Placeable(span) => {
                    let id = explicit_id(&source[span.clone()]).map(str::to_owned);
                    self.explicit = id.map(|id| (id, span));
                }
                TextPiece::Unclosed(_) => {}
            }
        }
    }
}

/// Converts a heading to an id: its letters, marks and digits in lower case, with hyphens between
/// words.
pub fn slug(text: &str) -> String {
    let mut id = String::with_capacity(text.len());
    let mut is_word = false;
    for c in text.chars() {
        // Characters that only affect the shape of their neighbours, and are invisible in a URL.
        if is_invisible(c) || is_joiner(c) || is_variation_selector(c) {
            continue;
        }
        if c.is_alphanumeric() || is_word && is_mark(c) {
            if !is_word && !id.is_empty() {
                id.push('-');
            }
            // Its lower case is an `i` with another dot.
            id.push(if c == 'İ' { 'i' } else { c });
            is_word = true;
        } else {
            is_word = false;
        }
    }
    // Of a whole word: the lower case of a Greek sigma at its end is another one.
    if id.is_empty() { "section".to_owned() } else { id.to_lowercase() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_break_in_a_heading_is_a_space() {
        let text = "Our\nteam\n---\n\nAnd  \nyou\n===\n";
        let headings = landmarks(text, text, false).headings;
        let ids: Vec<_> = headings.iter().map(Heading::id).collect();
        assert_eq!(ids, ["our-team", "and-you"]);
    }

    #[test]
    fn ids_have_the_letters_and_marks_of_all_scripts() {
        for (words, id) in [
            ("हिन्दी में", "हिन्दी-में"),
            ("ไทย นี่", "ไทย-นี่"),
            ("தமிழ் மொழி", "தமிழ்-மொழி"),
            ("မြန်မာ စာ", "မြန်မာ-စာ"),
            ("עִבְרִית", "עִבְרִית"),
            ("اللُّغَة", "اللُّغَة"),
            ("می\u{200c}خواهم", "میخواهم"),
            ("Cafe\u{301} Ü", "cafe\u{301}-ü"),
            ("⚠\u{fe0f} Warnung!", "warnung"),
            ("第一章：開始", "第一章-開始"),
            ("A & B's 2nd_x", "a-b-s-2nd-x"),
            ("İstanbul ILIK", "istanbul-ilik"),
            ("Η ΟΔΟΣ ΣΑΣ", "η-οδος-σας"),
            ("…", "section"),
        ] {
            assert_eq!(slug(words), id);
        }
    }
}
