//! The layout of Fluent files.

use fluent_syntax::ast::{Comment, Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::base::text::{line_start, span_of};
use crate::engine::source::SourcePath;
use crate::i18n::message::syntax::too_deep;

/// Returns a Fluent file in the layout of Fluent's serializer, with the blank lines between its
/// entries. `None` if it has syntax errors, or would not have the same entries and comments.
pub fn format_messages(text: &str) -> Option<String> {
    if too_deep(&SourcePath::new(""), text).is_some() {
        return None;
    }
    let resource = parse(text).ok()?;
    let mut formatted = String::new();
    let mut after_comment = false;
    for (at, entry) in resource.body.iter().enumerate() {
        let is_comment = matches!(entry, Entry::Comment(_));
        let start = line_start(text, span_of(text, first_slice(entry)?)?.start);
        let last_line = text[..start].lines().next_back();
        let is_apart = last_line.is_some_and(|line| line.trim().is_empty());
        // A comment that does not belong to a message is separated from it.
        if at > 0 && (is_apart || is_comment || after_comment) {
            formatted.push('\n');
        }
        formatted += serialize(&Resource { body: vec![entry.clone()] }).trim_end_matches('\n');
        formatted.push('\n');
        after_comment = is_comment;
    }
    (parse(&*formatted).as_ref() == Ok(&resource)).then_some(formatted)
}

/// The first part of an entry in its file, in the first line of the entry.
fn first_slice<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    let first_line = |comment: &Comment<&'a str>| comment.content.first().copied();
    let (comment, id) = match entry {
        Entry::Message(message) => (&message.comment, message.id.name),
        Entry::Term(term) => (&term.comment, term.id.name),
        Entry::Comment(comment)
        | Entry::GroupComment(comment)
        | Entry::ResourceComment(comment) => {
            return first_line(comment);
        }
        Entry::Junk { .. } => return None,
    };
    comment.as_ref().map_or(Some(id), first_line)
}
