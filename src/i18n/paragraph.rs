//! The paragraphs of a Markdown body: its parts between empty lines, with lists and tables as a
//! whole. Blocks of code and lines without letters are not translated.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::i18n::message::number_slip;

/// The spans of the parts of a text between empty lines. Empty lines in a block of code do not
/// count.
pub fn parts(text: &str) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let (mut at, mut is_open, mut fence): (usize, bool, Option<&str>) = (0, false, None);
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let words = line.trim();
        let own = fence_of(words);
        match (fence, own) {
            (None, Some(own)) => fence = Some(own),
            (Some(open), Some(own)) if own.starts_with(open) && own == words => fence = None,
            (None, None) if words.is_empty() => {
                is_open = false;
                continue;
            }
            _ => {}
        }
        let end = start + line.trim_end().len();
        match parts.last_mut().filter(|_| is_open) {
            Some(last) => last.end = last.end.max(end),
            None => parts.push(start + (line.len() - line.trim_start().len())..end),
        }
        is_open = true;
    }
    parts
}

/// The signs that begin or end a block of code.
fn fence_of(line: &str) -> Option<&str> {
    let sign = line.chars().next().filter(|sign| matches!(sign, '`' | '~'))?;
    let fence = &line[..line.len() - line.trim_start_matches(sign).len()];
    (fence.len() >= 3).then_some(fence)
}

/// Returns whether a part has words, and is not only a block of code.
pub(super) fn is_text(part: &str) -> bool {
    fence_of(part).is_none() && part.chars().any(char::is_alphabetic)
}

/// The texts of the paragraphs of a body, with their positions: the number, from 1, and the span.
pub(super) fn paragraphs(text: &str) -> Vec<(usize, Range<usize>)> {
    let parts = parts(text).into_iter().enumerate();
    parts
        .filter(|(_, span)| is_text(&text[span.clone()]))
        .map(|(at, span)| (at + 1, span))
        .collect()
}

fn numbers(text: &str) -> Vec<usize> {
    paragraphs(text).into_iter().map(|(number, _)| number).collect()
}

/// The text of a body without its code.
pub fn prose(text: &str) -> String {
    let words = paragraphs(text).into_iter().flat_map(|(_, span)| without_code(&text[span]));
    words.collect::<Vec<_>>().join(" ")
}

/// The parts of a paragraph between its pieces of code.
fn without_code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').step_by(2)
}

/// The numbers of a translation that are slips of those in the same paragraph of the original, each
/// after the latter. Bodies with other paragraphs are not compared.
pub fn number_slips<'o, 't>(original: &'o str, translation: &'t str) -> Vec<(&'o str, &'t str)> {
    if shape(original) != shape(translation) {
        return Vec::new();
    }
    let slip = |((_, theirs), (_, ours)): ((usize, Range<usize>), (usize, Range<usize>))| {
        let theirs: Vec<&str> = without_code(&original[theirs]).collect();
        let ours: Vec<&str> = without_code(&translation[ours]).collect();
        number_slip(&theirs, &ours)
    };
    paragraphs(original).into_iter().zip(paragraphs(translation)).filter_map(slip).collect()
}

/// The number of parts, and the numbers of the paragraphs.
pub(super) fn shape(text: &str) -> (usize, Vec<usize>) {
    (parts(text).len(), numbers(text))
}

/// The spans of the paragraphs of a body that are also in its original.
pub fn equal_paragraphs(original: &str, translation: &str) -> Vec<Range<usize>> {
    let known = paragraphs(original).into_iter().map(|(_, span)| &original[span]);
    let known: BTreeSet<&str> = known.collect();
    let spans = paragraphs(translation).into_iter().map(|(_, span)| span);
    spans.filter(|span| known.contains(&translation[span.clone()])).collect()
}

/// The name of the paragraph at an offset in a body.
pub fn paragraph_at(text: &str, offset: usize) -> Option<String> {
    let mut parts = parts(text).into_iter().enumerate();
    let (at, _) = parts.find(|(_, span)| offset <= span.end)?;
    Some(paragraph_name(at + 1))
}

/// The name of the paragraph with a number, from 1.
pub fn paragraph_name(number: usize) -> String {
    format!("p{number}")
}

/// The number of a paragraph, from 1, by its name.
pub fn paragraph_number(name: &str) -> Option<usize> {
    name.strip_prefix('p')?.parse().ok().filter(|number| *number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_separated_by_empty_lines() {
        let text = "# A\n\nb\nc\n\n* d\n\n  e\n\n```sh\nf\n\ng\n```\n\n---\n\n| h |\n";
        let found: Vec<(usize, &str)> =
            paragraphs(text).into_iter().map(|(at, span)| (at, &text[span])).collect();
        let expected = [(1, "# A"), (2, "b\nc"), (3, "* d"), (4, "e"), (7, "| h |")];
        assert_eq!(found, expected);
        assert_eq!(paragraph_at(text, text.find('e').unwrap()).as_deref(), Some("p4"));
    }
}
