//! Headings, tables and blocks of code with a mistake in their syntax: the parser reads them as
//! something else, or ignores a part of them.

mod table;

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Tag, TagEnd};

use crate::base::text::line_from;
use crate::engine::diagnostic::nearest;
use crate::page::markdown::events::Event;
use crate::page::markdown::labels::CALLOUTS;
use crate::page::markdown::list_marks::{single_bullet, wrong_mark};

/// The hint for containers of other dialects.
pub(super) const CALLOUT: &str = "write `> [!NOTE]`, and the text after a `>` in the next lines";

/// A mistake in the syntax of a block.
#[derive(Debug)]
pub(super) struct BlockMistake {
    pub(super) message: String,
    pub(super) hint: String,
    pub(super) span: Range<usize>,
}

/// A block whose first line may begin with a mark.
#[derive(Clone, Copy, PartialEq)]
enum Begun {
    Item,
    Quotation,
}

/// Finds blocks that the parser reads differently from their probable intention.
#[derive(Default)]
pub(super) struct Blocks {
    /// Whether a line of text begins here.
    at_line: bool,
    /// Whether the text is code.
    is_code: bool,
    /// The line above, in the same block.
    above: Option<Range<usize>>,
    /// Whether the block is certainly intended as a table.
    is_table: bool,
    /// The number of columns of the table that is being read.
    columns: usize,
    /// The block, other than a paragraph, that begins with the next line of text.
    begun: Option<Begun>,
    /// The term of a definition that is open.
    term: Option<Range<usize>>,
    /// The callout that has just begun.
    callout: Option<Range<usize>>,
    mistakes: Vec<BlockMistake>,
    /// Lines that are valid, and probably intended to be something else.
    doubtful: Vec<BlockMistake>,
}

impl Blocks {
    /// Reads an event. `masked` is the text that the parser reads.
    pub(super) fn read(
        &mut self,
        source: &str,
        masked: &str,
        event: &Event<'_>,
        span: &Range<usize>,
    ) {
        if let (Some(callout), Event::End(TagEnd::BlockQuote(_))) = (self.callout.take(), event) {
            let hint = "write its text in the next lines, each after a `>`";
            self.mistake("this callout is empty", hint.to_owned(), callout);
        }
        match event {
            Event::Text(_) if self.at_line && !self.is_code => {
                self.line(source, span.start);
                self.at_line = false;
            }
            Event::Start(Tag::Paragraph) => self.begin(true),
            Event::Start(Tag::Item) => {
                self.begin(true);
                self.begun = Some(Begun::Item);
            }
            Event::Start(Tag::BlockQuote(kind)) => {
                self.begin(false);
                self.begun = Some(Begun::Quotation);
                self.callout = kind.is_some().then(|| span.clone());
            }
            Event::Start(Tag::DefinitionListTitle) => {
                self.begin(true);
                self.term = Some(span.clone());
            }
            Event::Start(Tag::DefinitionListDefinition) => {
                self.begin(true);
                self.definition(source, span);
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                self.begin(false);
                self.is_code = true;
                if matches!(kind, CodeBlockKind::Fenced(_)) {
                    self.fence(source, span.clone());
                }
            }
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. }) => {
                self.at_line = false;
            }
            Event::Start(Tag::Table(alignments)) => {
                self.columns = alignments.len();
                self.task(source, span.start);
            }
            Event::Start(Tag::TableRow) => self.row(masked, span),
            Event::Start(_) => self.begin(false),
            Event::End(TagEnd::DefinitionListTitle) => self.term = None,
            Event::End(_) => self.is_code = false,
            Event::SoftBreak | Event::HardBreak => {
                self.at_line = true;
                if let Some(term) = self.term.take()
                    && !self.container(source, term.start)
                {
                    let hint =
                        "write an empty line above its last line, or `\\:` for a literal `:`";
                    self.mistake(
                        "the term of a definition must be on one line",
                        hint.to_owned(),
                        term,
                    );
                }
            }
            _ => self.at_line = false,
        }
        if !matches!(event, Event::Start(Tag::Paragraph | Tag::Item | Tag::BlockQuote(_))) {
            self.begun = None;
        }
    }

    /// Returns all mistakes, and all doubtful lines.
    pub(super) fn finish(self) -> (Vec<BlockMistake>, Vec<BlockMistake>) {
        (self.mistakes, self.doubtful)
    }

    fn begin(&mut self, is_text: bool) {
        (self.at_line, self.above, self.is_table) = (is_text, None, false);
    }

    fn line(&mut self, source: &str, start: usize) {
        let line = line(source, start);
        let span = start..start + line.len();
        if !source[..start].ends_with('\\') {
            self.heading(line, start);
            self.table(source, &span);
            self.callout(line, start);
            let above = self.above.clone().map(|above| line_from(source, above.start));
            let is_quoted = source[..start].ends_with('>');
            let wrong = wrong_mark(line, above, self.begun == Some(Begun::Item), is_quoted);
            if let Some((length, message, hint)) = wrong {
                self.mistake(message, hint, start..start + length);
            } else if let Some((length, message, hint)) = single_bullet(line, above) {
                let next = source[span.end..].trim_start_matches([' ', '\r']);
                let next = next.strip_prefix('\n').unwrap_or_default();
                let next = next.trim_start_matches([' ', '>']);
                // Several lines are a mistake, which the second one has.
                if !next.starts_with(&line[..length]) {
                    self.doubtful(message, hint, start..start + length);
                }
            }
        }
        self.above = Some(span);
    }

    /// Reports the box of a task before a table, which the parser ignores.
    fn task(&mut self, source: &str, table: usize) {
        let before = source[..table].trim_end();
        let boxes = ["[x]", "[X]", "[ ]"];
        if self.begun == Some(Begun::Item) && boxes.iter().any(|one| before.ends_with(one)) {
            let hint = "write words after it, and the table below an empty line";
            let message = "the box of a task can't stand before a table";
            self.mistake(message, hint.to_owned(), before.len() - 3..before.len());
        }
    }

    /// Reports a heading without a space after `#`. A single `#` may begin a word: `#3`.
    fn heading(&mut self, line: &str, start: usize) {
        let words = line.trim_start_matches(['#', '＃']);
        let signs = &line[..line.len() - words.len()];
        let level = signs.chars().count();
        let other_space =
            words.starts_with(|c: char| c.is_whitespace() && !matches!(c, ' ' | '\t'));
        let is_wide = signs.contains('＃') && words.starts_with(char::is_whitespace);
        let is_meant = level > 1 || other_space || is_wide;
        if !(1..=6).contains(&level) || words.trim().is_empty() || !is_meant {
            return;
        }
        let message = if signs.contains('＃') {
            "a heading begins with `#`, not with a full-width one"
        } else if other_space {
            "the space after the `#` of this heading is not an ordinary one"
        } else {
            "there is no space after the `#` of this heading"
        };
        let begin = words.trim().split_inclusive(' ').take(4).collect::<String>();
        let more = if begin.len() < words.trim().len() { "…" } else { "" };
        let hint = format!("write `{} {begin}{more}`", "#".repeat(level));
        self.mistake(message, hint, start..start + signs.len());
    }

    /// Reports the container of another dialect, which the parser reads as a definition or its
    /// term; returns whether there is one.
    fn container(&mut self, source: &str, start: usize) -> bool {
        let is_container = source[start..].starts_with(":::");
        if is_container {
            let message = "`:::` does not begin a block";
            self.mistake(message, CALLOUT.to_owned(), start..start + ":::".len());
        }
        is_container
    }

    /// Reports a definition without a space after `:`. The `:` may also be part of a text.
    fn definition(&mut self, source: &str, span: &Range<usize>) {
        if self.container(source, span.start) {
            return;
        }
        let words = source[span.clone()].trim_start_matches(':');
        if words.starts_with([' ', '\t', '\n', '\r']) || words.is_empty() {
            return;
        }
        let first = words.split_whitespace().next().unwrap_or_default();
        let message = "there is no space after the `:` of this definition";
        let hint = format!("write `: {first}`, or `\\:{first}` for a literal `:`");
        self.mistake(message, hint, span.start..span.end - words.len());
    }

    /// Reports a callout of an unknown kind, with a title, or without a `>`.
    fn callout(&mut self, line: &str, start: usize) {
        let Some(inside) = line.strip_prefix(['[', '［', '【']) else { return };
        let Some((kind, rest)) =
            inside.strip_prefix(['!', '！']).and_then(|it| it.split_once([']', '］', '】']))
        else {
            return;
        };
        let known = CALLOUTS.iter().find(|known| kind.trim().eq_ignore_ascii_case(known));
        let is_word = !kind.is_empty() && kind.chars().all(|c| c.is_alphanumeric() || c == '-');
        if known.is_none() && !(is_word && self.begun == Some(Begun::Quotation)) {
            return;
        }
        let mark = |kind: &str| format!("`> [!{}]`", kind.to_ascii_uppercase());
        let (message, hint) = match known {
            Some(kind) if self.begun == Some(Begun::Quotation) && !rest.trim().is_empty() => (
                "a callout has only its kind in the first line".to_owned(),
                format!("write {} alone, and the text after a `>` in the next line", mark(kind)),
            ),
            Some(kind) => (
                "this callout is printed as text: its first line must be `> [!NOTE]` alone"
                    .to_owned(),
                format!("write {} alone, and the text after a `>` in the next line", mark(kind)),
            ),
            None => {
                let near = nearest(&kind.to_lowercase(), CALLOUTS.iter().copied());
                let hint = near.map_or_else(
                    || "the kinds are NOTE, TIP, IMPORTANT, WARNING and CAUTION".to_owned(),
                    |near| format!("did you mean {}?", mark(near)),
                );
                (format!("there is no callout `{kind}`"), hint)
            }
        };
        self.mistake(message, hint, start..start + line.trim_end().len());
    }

    /// Reports a fence without a closing one: everything after it is code.
    fn fence(&mut self, source: &str, span: Range<usize>) {
        let block = source[span.clone()].trim_end();
        let first = block.lines().next().unwrap_or_default();
        let sign = first.chars().next().unwrap_or('`');
        let fence = &first[..first.len() - first.trim_start_matches(sign).len()];
        let last = block.rsplit_once('\n').map_or("", |(_, last)| last);
        let last = last.trim_start_matches([' ', '>', '\t']);
        if last.starts_with(fence) && last.trim_start_matches(sign).trim().is_empty() {
            return;
        }
        let end = span.start + fence.len();
        let hint = format!("write {fence} on a line of its own after the code");
        self.mistake("this block of code does not end", hint, span.start..end);
    }

    fn doubtful(&mut self, message: impl Into<String>, hint: String, span: Range<usize>) {
        self.doubtful.push(BlockMistake { message: message.into(), hint, span });
    }

    fn mistake(&mut self, message: impl Into<String>, hint: String, span: Range<usize>) {
        self.mistakes.push(BlockMistake { message: message.into(), hint, span });
    }
}

/// The line from this offset.
fn line(source: &str, start: usize) -> &str {
    line_from(source, start).trim_end()
}

/// The lines at the start of a body that other generators read as front matter.
pub(super) fn front_matter(source: &str) -> Option<Range<usize>> {
    let mut lines = source.lines();
    let fence = lines.next()?.trim_end();
    let is_key = |line: &str| {
        let sign = if fence == "---" { ':' } else { '=' };
        let key = line.split_once(sign).map(|(key, _)| key.trim());
        key.is_some_and(|key| {
            !key.is_empty() && key.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_".contains(&c))
        })
    };
    let is_begun = matches!(fence, "---" | "+++") && is_key(lines.next()?);
    // Without its end it is a thematic break, and a text that begins with `Note: `.
    let end = lines.map(str::trim_end).find(|line| line.is_empty() || *line == fence)?;
    (is_begun && end == fence).then_some(0..fence.len())
}

#[cfg(test)]
mod tests;
