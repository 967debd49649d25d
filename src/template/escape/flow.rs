//! Follows the position in a template through its branches, loops and blocks.

use std::ops::Range;

use crate::engine::diagnostic::Code;
use crate::engine::output::Language;
use crate::template::escape::context::{Escape, EscapeMistake};
use crate::template::escape::markup::{Doubled, HtmlPosition};
use crate::template::tag::{TemplateTag, top_level};

/// The hint for branches with different ends.
const SAME_END: &str =
    "open and close elements, attributes and quotes within each branch, or outside of all";

/// A block that is open.
enum Block {
    /// `{% if %}` and `{% for %}`: the tag, the position before them, and the ends of the branches.
    Branches { tag: Range<usize>, start: HtmlPosition, ends: Vec<HtmlPosition>, has_else: bool },
    /// Output that is captured: `{% macro %}`, `{% set %}…{% endset %}`, `{% call %}`.
    Captured { tag: Range<usize>, outside: HtmlPosition },
    /// `{% autoescape %}`, and whether escaping was off outside of it.
    Escaping { was_off: bool },
}

/// The position in a template, and the blocks around it.
pub(super) struct Flow {
    language: Language,
    position: HtmlPosition,
    open: Vec<Block>,
    /// Whether escaping is off.
    is_off: bool,
    mistakes: Vec<EscapeMistake>,
}

impl Flow {
    pub(super) fn new(language: Language) -> Flow {
        let position = HtmlPosition::new(language);
        Flow { language, position, open: Vec::new(), is_off: false, mistakes: Vec::new() }
    }

    /// Reads the literal text at an offset.
    pub(super) fn text(&mut self, text: &str, at: usize) {
        self.position.read(text);
        for Doubled { element, attribute, rest } in self.position.take_doubled() {
            let start = at + text.len() - rest;
            let message = format!("`<{element}>` has the attribute `{attribute}` twice");
            let span = start..start + attribute.len();
            let hint = "remove one of the two: browsers ignore the second one";
            self.mistakes.push(EscapeMistake { code: Code::InvalidMarkup, message, span, hint });
        }
    }

    /// The escaping of the value of an expression at `span`.
    pub(super) fn value(&mut self, span: Range<usize>) -> Escape {
        match self.position.value() {
            _ if self.is_off => Escape::Plain,
            Ok(escape) => escape,
            Err((message, hint)) => {
                self.add(message, span, hint);
                Escape::Plain
            }
        }
    }

    /// Reads a statement.
    pub(super) fn statement(&mut self, text: &str, tag: &TemplateTag<'_>) {
        let span = tag.start..tag.end;
        match tag.word {
            "if" | "for" => {
                let (start, ends) = (self.position.clone(), Vec::new());
                self.open.push(Block::Branches { tag: span, start, ends, has_else: false });
            }
            "elif" | "else" => {
                if let Some(Block::Branches { start, ends, has_else, .. }) = self.open.last_mut() {
                    ends.push(std::mem::replace(&mut self.position, start.clone()));
                    *has_else |= tag.word == "else";
                }
            }
            "endif" | "endfor" => self.end_branches(tag.word == "endfor"),
            "set" if !top_level(text, tag.inside.clone(), b'=').is_empty() => {}
            "macro" | "set" | "call" => {
                let inside = HtmlPosition::new(self.language);
                let outside = std::mem::replace(&mut self.position, inside);
                self.open.push(Block::Captured { tag: span, outside });
            }
            "endmacro" | "endset" | "endcall" => {
                if let Some(Block::Captured { tag, outside }) = self.open.pop() {
                    if !self.position.is_rest() {
                        let message = "the block ends within a tag, an attribute or code";
                        self.add(message.to_owned(), tag, "close in it what it opens");
                    }
                    self.position = outside;
                }
            }
            "autoescape" => {
                self.open.push(Block::Escaping { was_off: self.is_off });
                self.is_off = matches!(text[tag.inside.clone()].trim(), "false" | "\"none\"");
            }
            "endautoescape" => {
                if let Some(Block::Escaping { was_off }) = self.open.pop() {
                    self.is_off = was_off;
                }
            }
            "include" => self.include(text, tag),
            "block" => self.check_included(self.language, span),
            _ => {}
        }
    }

    fn end_branches(&mut self, is_loop: bool) {
        let Some(Block::Branches { tag, start, mut ends, has_else }) = self.open.pop() else {
            return;
        };
        ends.push(self.position.clone());
        // Without an `else`, the branch must not change the position; a loop may begin where it
        // ended.
        if is_loop || !has_else {
            ends.push(start);
        }
        let joined = ends.iter().skip(1).try_fold(ends[0].clone(), |one, two| one.join(two));
        match joined {
            Some(joined) => self.position = joined,
            None => {
                let what = if is_loop { "the loop ends" } else { "the branches end" };
                let message = format!("{what} in different places of the {}", self.language.name());
                self.add(message, tag, SAME_END);
            }
        }
    }

    /// Checks that an included template prints the language that the position requires.
    fn include(&mut self, text: &str, tag: &TemplateTag<'_>) {
        let name = text[tag.inside.clone()].split(['"', '\'']).nth(1);
        if let Some(name) = name.filter(|name| name.contains('.')) {
            self.check_included(Language::of(name), tag.start..tag.end);
        }
    }

    fn check_included(&mut self, language: Language, span: Range<usize>) {
        use Language::{Html, Plain, Xml};
        let place = self.position.included();
        let is_markup = matches!(language, Html | Xml | Plain);
        let fits = place == Some(language) || matches!(place, Some(Html | Xml)) && is_markup;
        if !fits && !self.is_off {
            let place = place.map_or("a string", Language::name);
            let message = format!("{} is included in {place}", language.name());
            self.add(message, span, "include the whole element, or print the value here");
        }
    }

    fn add(&mut self, message: String, span: Range<usize>, hint: &'static str) {
        self.mistakes.push(EscapeMistake { code: Code::UnescapableValue, message, span, hint });
    }

    /// The mistakes, in the order of their places.
    pub(super) fn finish(mut self, end: usize) -> Vec<EscapeMistake> {
        let is_fine = |mistake: &EscapeMistake| mistake.code == Code::InvalidMarkup;
        if self.mistakes.iter().all(is_fine) && self.open.is_empty() && !self.position.is_rest() {
            let message = "the template ends within a tag, an attribute or code";
            self.add(message.to_owned(), end..end, "close in it what it opens");
        }
        self.mistakes.sort_by_key(|mistake| mistake.span.start);
        self.mistakes
    }
}
