//! The comments of messages, and the limits of length in them.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Report};
use crate::i18n::message::file::{MessageFile, entry_id};
use crate::i18n::message::markup::plain_text;
use crate::i18n::message::mention::patterns;

/// The beginning of a line of a comment that sets a limit.
const LIMIT: &str = "max:";

/// The comments of the messages and terms of a file, by their ids: those of the file and the group,
/// then their own. A [`MessageFile`] has no comments.
pub fn notes(source: &str) -> BTreeMap<String, Vec<String>> {
    let words = |comment: &Comment<&str>| comment.content.join("\n").trim().to_owned();
    let (mut header, mut group) = (None, None);
    let mut notes = BTreeMap::new();
    let resource = parse(source).unwrap_or_else(|(resource, _)| resource);
    for entry in &resource.body {
        let comment = match entry {
            Entry::ResourceComment(comment) => {
                header = Some(words(comment));
                continue;
            }
            Entry::GroupComment(comment) => {
                group = Some(words(comment)).filter(|words| !words.is_empty());
                continue;
            }
            Entry::Message(message) => message.comment.as_ref().map(words),
            Entry::Term(term) => term.comment.as_ref().map(words),
            _ => None,
        };
        let all = [&header, &group, &comment].into_iter().flatten().cloned().collect();
        notes.extend(entry_id(entry).map(|id| (id, all)));
    }
    notes
}

/// The largest number of characters of a text, from a line `max: 60` of its comments.
pub fn max_length(notes: &[String]) -> Option<usize> {
    let mut lines = notes.iter().flat_map(|note| note.lines());
    lines.find_map(|line| line.trim().strip_prefix(LIMIT)?.trim().parse().ok())
}

/// The limits in the comments of a file, by the ids of messages.
fn limits(source: &str) -> BTreeMap<String, usize> {
    // Few files have any.
    if memchr::memmem::find(source.as_bytes(), LIMIT.as_bytes()).is_none() {
        return BTreeMap::new();
    }
    let limits = notes(source).into_iter();
    limits.filter_map(|(id, notes)| Some((id, max_length(&notes)?))).collect()
}

/// The number of characters of a text without placeables and tags, which a limit does not count; of
/// variants, that of the longest one.
pub fn text_length(pattern: &Pattern<&str>) -> usize {
    let (mut text, mut variants) = (String::new(), 0);
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => variants += longest_variant(expression),
        }
    }
    plain_text(without_tags(&text).into()).chars().count() + variants
}

fn longest_variant(expression: &Expression<&str>) -> usize {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            longest_variant(expression)
        }
        Expression::Inline(_) => 0,
        Expression::Select { variants, .. } => {
            variants.iter().map(|variant| text_length(&variant.value)).max().unwrap_or(0)
        }
    }
}

/// The text without its tags. A `<` before anything but a name or a slash is text.
fn without_tags(text: &str) -> String {
    let mut parts = text.split('<');
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_tag = part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/');
        match part.split_once('>').filter(|_| is_tag) {
            Some((_, rest)) => shown.push_str(rest),
            None => shown.extend(["<", part]),
        }
    }
    shown
}

/// Reports the texts of a file that are longer than its comments, or those of the `original`,
/// allow.
pub fn check_lengths(file: &MessageFile, original: Option<&MessageFile>, report: &mut Report) {
    let files = original.into_iter().chain([file]);
    let limits: BTreeMap<String, usize> = files.flat_map(|file| limits(file.source())).collect();
    for (id, most) in limits {
        let Some(message) = file.message(&id) else { continue };
        for length in patterns(message).map(text_length).filter(|length| *length > most) {
            let words = format!("the text of `{id}` has {length} characters of at most {most}");
            let hint = "shorten it: the comment `# max: …` of the message sets the limit";
            let place = file.place(message.id.name);
            let wrong = Diagnostic::new(Code::LongText, words).at(place).hint(hint);
            // A part of the text may be an attribute by its author's intention.
            report.add(wrong.caused_by(DiagnosticCause::Reported(
                &[Code::MissingMessage],
                file.entry_place(message.id.name),
            )));
        }
    }
}
