//! Escaping by context: the position of a value determines how it is escaped.
//!
//! When a template is parsed, its literal text is read by a tokenizer for HTML, XML, JSON,
//! JavaScript or CSS, branch by branch. Where the engine's escaping for HTML is not suitable, a
//! filter is added to the expression. The operands of `~` have one, too, for their texts. A value
//! that can't be escaped at its position is reported.

mod code;
mod context;
mod filter;
mod flow;
mod markup;

use std::ops::Range;

use crate::engine::diagnostic::{Diagnostic, Place};
use crate::engine::output::Language;
use crate::engine::source::SourcePath;
use crate::template::concat;
use crate::template::escape::context::EscapeMistake;
use crate::template::escape::flow::Flow;
use crate::template::rewrite::{Filtered, Rewritten};
use crate::template::tag::{TagKind, TemplateTag, tags};
use crate::template::text::OPERAND_FILTER;

pub(super) use crate::template::escape::filter::add_filters;

/// The source of a template in a language with the filters that its values need, and the mistakes
/// in it.
pub(super) fn escaped(
    path: &SourcePath,
    text: &str,
    language: Language,
) -> (Rewritten, Vec<Diagnostic>) {
    let mut flow = Flow::new(language);
    let (mut filters, mut read) = (Vec::new(), 0);
    for tag in tags(text) {
        if tag.kind != TagKind::Comment {
            let operands = concat::operands(text, tag.inside.clone());
            filters.extend(operands.into_iter().map(|it| Filtered::of(it, OPERAND_FILTER)));
        }
        if language == Language::Plain {
            continue;
        }
        flow.text(&text[read..tag.start], read);
        read = tag.end;
        match tag.kind {
            TagKind::Comment => {}
            TagKind::Statement => flow.statement(text, &tag),
            TagKind::Expression => {
                let inside = expression(text, &tag);
                let words = text[inside.clone()].trim();
                let start = inside.start + text[inside.clone()].find(words).unwrap_or_default();
                let shown = start..start + words.len();
                let filter = filter::name(flow.value(shown.clone()), words);
                if let Some(filter) = filter.filter(|_| !words.is_empty()) {
                    filters.push(Filtered { inside, shown, filter });
                }
            }
        }
    }
    let result = Rewritten::with_filters(text, filters);
    if language == Language::Plain {
        return (result, Vec::new());
    }
    flow.text(&text[read..], read);
    let mistakes = flow.finish(text.len()).into_iter();
    let mistakes = mistakes.map(|EscapeMistake { code, message, span, hint }| {
        Diagnostic::new(code, message).at(Place::new(path, span)).hint(hint)
    });
    (result, mistakes.collect())
}

/// The span between the braces, without the signs that trim spaces.
fn expression(text: &str, tag: &TemplateTag<'_>) -> Range<usize> {
    let inside = &text[tag.inside.clone()];
    let start = tag.inside.start + usize::from(inside.starts_with(['-', '+']));
    let end = tag.inside.end - usize::from(inside.ends_with(['-', '+']));
    start.min(end)..end
}

#[cfg(test)]
mod tests;
