//! Edits of a message file, which preserve all bytes outside of changed texts.

use std::ops::Range;

use fluent_syntax::ast::Entry;

use crate::base::text::apply_edits;
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::exchange::entry_patterns;
use crate::i18n::exchange::in_place::{laid_out, text_of_fluent};
use crate::i18n::exchange::text::{indented, text_of};
use crate::i18n::message::{MessageFile, entry_id, entry_name};

/// A new text of a message, or of one of its attributes.
pub(super) struct Edit {
    /// The id of the message, `-id` of a term.
    pub(super) message: String,
    /// The name of the attribute.
    pub(super) attribute: Option<String>,
    /// The text, as Fluent without indentation.
    pub(super) text: String,
}

/// Returns the text of `target` with these edits. A new message is inserted after the message that
/// precedes it in `original`, with its comments.
pub(super) fn edited(original: &MessageFile, target: &MessageFile, edits: &[Edit]) -> String {
    let text = target.source();
    let ending_of = if text.is_empty() { original.source() } else { text };
    let mut editor = Editor { original, target, operations: Vec::new(), anchor: None };
    let (mut standing, mut done): (Vec<String>, usize) = (Vec::new(), 0);
    for entry in original.entries() {
        let Some(id) = entry_id(entry) else { continue };
        let Some(range) = range_of(original, entry) else { continue };
        let gap = Gap::of(&original.source()[done.min(range.start)..range.start]);
        done = range.end;
        if gap.standing.contains("## ") {
            standing.retain(|comment| comment.contains("### "));
        }
        standing.extend(Some(gap.standing.clone()).filter(|comment| !comment.is_empty()));
        let own: Vec<&Edit> = edits.iter().filter(|edit| edit.message == id).collect();
        if let Some(known) = target.entry(&id) {
            standing.clear();
            editor.change(known, &own);
        } else if !own.is_empty() {
            standing.retain(|comment| !text.replace('\r', "").contains(comment));
            editor.insert(&id, &own, &gap, &std::mem::take(&mut standing));
        }
    }
    let ending = if ending_of.contains("\r\n") { "\r\n" } else { "\n" };
    let operations = editor.operations.into_iter();
    apply_edits(text, operations.map(|(range, new)| (range, new.replace('\n', ending))))
}

/// The bytes of a message or a term, from its id to the end of its text.
pub(super) fn range_of(file: &MessageFile, entry: &Entry<&str>) -> Option<Range<usize>> {
    let name = entry_name(entry)?;
    let start = file.span_of(name)?.start;
    let dash = usize::from(matches!(entry, Entry::Term(_)));
    Some(start - dash..start + file.entry_text(name).trim_end().len())
}

/// The bytes of a text after the `=` that follows its name, up to `end`, the end of the entry.
pub(super) fn text_range(file: &MessageFile, name: &str, end: usize) -> Option<Range<usize>> {
    let after = file.span_of(name)?.end;
    let source = file.source();
    let start = after + source[after..end].find('=')? + 1;
    let mut at = start;
    for line in source[start..end].split_inclusive('\n') {
        let attribute = line.trim_start().strip_prefix('.');
        let is_attribute =
            attribute.is_some_and(|it| it.starts_with(|c: char| c.is_ascii_alphabetic()));
        if at > start && is_attribute {
            break;
        }
        at += line.len();
    }
    Some(start..start + source[start..at].trim_end().len())
}

/// The text between two messages.
struct Gap {
    /// The comment of the second one.
    comment: String,
    /// Comments that belong to no message.
    standing: String,
    has_blank: bool,
}

impl Gap {
    fn of(gap: &str) -> Gap {
        let lines: Vec<&str> = gap.lines().collect();
        let is_own = |line: &&&str| line.starts_with('#') && !line.starts_with("##");
        let own = lines.iter().rev().take_while(is_own).count();
        let (before, own) = lines.split_at(lines.len() - own);
        Gap {
            comment: own.iter().map(|line| format!("{line}\n")).collect(),
            standing: before.join("\n").trim().to_owned(),
            has_blank: before.len() > 1,
        }
    }
}

/// Returns whether Fluent with its layout, from the `=` on, has this text.
fn has_text(laid_out: &str, text: &str) -> bool {
    let source = format!("x ={laid_out}\n");
    let file = MessageFile::parse(SourcePath::new("x"), source, &mut Report::new());
    let found = file.message("x").and_then(|it| it.value.as_ref()).map(text_of);
    file.entries().count() == 1 && found.is_some() && found == text_of_fluent(text)
}

struct Editor<'a> {
    original: &'a MessageFile,
    target: &'a MessageFile,
    operations: Vec<(Range<usize>, String)>,
    /// The end of the message that precedes the next one.
    anchor: Option<usize>,
}

impl Editor<'_> {
    fn change(&mut self, known: &Entry<&str>, edits: &[&Edit]) {
        let Some(entry) = range_of(self.target, known) else { return };
        self.anchor = Some(entry.end);
        let patterns = entry_patterns(known);
        for edit in edits {
            let name = match &edit.attribute {
                None => entry_name(known),
                Some(wanted) => patterns
                    .iter()
                    .find(|(_, attribute, _)| *attribute == Some(wanted))
                    .map(|(name, ..)| *name),
            };
            let Some(name) = name else {
                let attribute = edit.attribute.as_deref().unwrap_or_default();
                let new = format!("\n    .{attribute} ={}", indented(&edit.text, 8));
                self.operations.push((entry.end..entry.end, new));
                continue;
            };
            let Some(range) = text_range(self.target, name, entry.end) else { continue };
            let old = &self.target.source()[range.clone()];
            let indentation = if edit.attribute.is_some() { 8 } else { 4 };
            let laid_out = laid_out(old, &edit.text, indentation).replace('\r', "");
            let new = match has_text(&laid_out, &edit.text) {
                true => laid_out,
                false => indented(&edit.text, indentation),
            };
            self.operations.push((range, new));
        }
    }

    fn insert(&mut self, id: &str, edits: &[&Edit], gap: &Gap, standing: &[String]) {
        let mut entry = format!("{}{id} =", gap.comment);
        let known = self.original.entry(id).map(entry_patterns).unwrap_or_default();
        for (_, attribute, _) in known {
            let edit = edits.iter().find(|edit| edit.attribute.as_deref() == attribute);
            let Some(edit) = edit else { continue };
            match attribute {
                None => entry.push_str(&indented(&edit.text, 4)),
                Some(name) => {
                    entry.push_str(&format!("\n    .{name} ={}", indented(&edit.text, 8)));
                }
            }
        }
        if let Some(commented) = self.commented(id) {
            self.anchor = Some(commented.end);
            self.operations.push((commented, entry));
            return;
        }
        let text = self.target.source();
        let standing: String = standing.iter().map(|comment| format!("{comment}\n\n")).collect();
        let has_blank = gap.has_blank || !standing.is_empty();
        let (at, new) = match self.anchor {
            Some(end) => {
                (end, format!("{}{standing}{entry}", if has_blank { "\n\n" } else { "\n" }))
            }
            None => {
                let first = self.target.entries().find_map(|entry| range_of(self.target, entry));
                let at = first.map_or(text.len(), |range| before_comment(text, range.start));
                let is_first =
                    at == 0 && !self.operations.iter().any(|(range, _)| range.start == 0);
                let blank = match text[..at].ends_with('\n') || at == 0 {
                    _ if is_first => "",
                    true if has_blank && !text[..at].ends_with("\n\n") => "\n",
                    true => "",
                    false => "\n",
                };
                (at, format!("{blank}{standing}{entry}\n"))
            }
        };
        self.operations.push((at..at, new));
    }

    /// The bytes of a message that is commented out together with its comment, as written by
    /// `archipel new locale`.
    fn commented(&self, id: &str) -> Option<Range<usize>> {
        let text = self.target.source();
        let head = format!("# {id} =");
        let starts = memchr::memmem::find_iter(text.as_bytes(), &head);
        let mut starts = starts.filter(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n');
        let at = starts.next()?;
        let mut end = at + text[at..].split_inclusive('\n').next()?.trim_end().len();
        let mut next = at + text[at..].split_inclusive('\n').next()?.len();
        for line in text[next..].split_inclusive('\n') {
            if !line.starts_with("#  ") && !line.starts_with("# }") {
                break;
            }
            end = next + line.trim_end().len();
            next += line.len();
        }
        let mut start = at;
        while let Some(line) = text[..start].split_inclusive('\n').next_back()
            && line.starts_with("# # ")
        {
            start -= line.len();
        }
        Some(start..end)
    }
}

/// The start of the comment directly above a message.
fn before_comment(text: &str, mut start: usize) -> usize {
    while let Some(line) = text[..start].split_inclusive('\n').next_back()
        && line.starts_with('#')
        && !line.starts_with("##")
    {
        start -= line.len();
    }
    start
}
