//! The headings of a text, and what else is known of it before it is rendered.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Tag, TagEnd};

use crate::markdown::blocks::{BlockMistake, Blocks};
use crate::markdown::events::{Event, events};
use crate::markdown::text_run::{Part, Run};

/// A heading.
#[derive(Debug)]
pub(super) struct Heading {
    pub(super) level: u8,
    /// The id that is written after it, as `{#id}`, and where.
    pub(super) explicit: Option<(String, Range<usize>)>,
    /// Its words, without placeables.
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

/// What is known of a text before it is rendered, found in one pass.
#[derive(Debug, Default)]
pub(super) struct Landmarks {
    pub(super) headings: Vec<Heading>,
    /// The labels of its footnotes.
    pub(super) footnotes: Vec<String>,
    /// The first lines of its fenced blocks of code, and the spans of these blocks.
    pub(super) code: Vec<(String, Range<usize>)>,
    /// What is wrong with its blocks.
    pub(super) mistakes: Vec<BlockMistake>,
}

/// The landmarks of a text.
pub(super) fn landmarks(source: &str) -> Landmarks {
    let Landmarks { mut headings, mut footnotes, mut code, .. } = Landmarks::default();
    let mut blocks = Blocks::default();
    let mut open: Option<Heading> = None;
    let mut run = Run::default();
    for (event, span) in events(source) {
        blocks.read(source, &event, &span);
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let level = level as u8;
                open = Some(Heading { level, explicit: None, text: String::new(), span });
                continue;
            }
            Event::Start(Tag::FootnoteDefinition(ref label)) => footnotes.push(label.to_string()),
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
                    Event::Code(code) => heading.text.push_str(&code),
                    Event::SoftBreak | Event::HardBreak => heading.text.push(' '),
                    Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
                    _ => {}
                }
            }
        }
    }
    Landmarks { headings, footnotes, code, mistakes: blocks.finish() }
}

/// The id in `{#id}`.
pub(super) fn explicit_id(placeable: &str) -> Option<&str> {
    Some(placeable.strip_prefix("{#")?.strip_suffix('}')?.trim())
}

impl Heading {
    /// Its id: the one that is written after it, or one made of its words.
    pub(super) fn id(&self) -> String {
        match &self.explicit {
            Some((id, _)) => id.clone(),
            None => slug(&self.text),
        }
    }

    fn add(&mut self, source: &str, run: &Run<'_>) {
        for part in run.parts(source) {
            match part {
                Part::Text(text, _) => self.text.push_str(&text),
                Part::Placeable(span) => {
                    let id = explicit_id(&source[span.clone()]).map(str::to_owned);
                    self.explicit = id.map(|id| (id, span));
                }
                Part::Unclosed(_) => {}
            }
        }
    }
}

/// A heading as an id: its letters and digits in lower case, with hyphens between words.
pub(super) fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    if id.is_empty() { "section".to_owned() } else { id }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_break_in_a_heading_is_a_space() {
        let headings = landmarks("Our\nteam\n---\n\nAnd  \nyou\n===\n").headings;
        let ids: Vec<_> = headings.iter().map(Heading::id).collect();
        assert_eq!(ids, ["our-team", "and-you"]);
    }
}
