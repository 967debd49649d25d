//! Checks the markup in message files.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::base::html::each_tag;
use crate::base::text::span_of;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::i18n::message::markup::entity::decoded;
use crate::i18n::message::markup::reader::{MarkupReader, PLACEABLE, link_attribute};
use crate::i18n::message::mention::{entry_patterns, may_have_markup};
use crate::i18n::message::{MessageFile, entry_id};

/// Reports markup with these elements that is not balanced or not allowed, and character references
/// that have no meaning. Mistakes that depend on the template are reported when a page is rendered.
pub fn check_markup(file: &MessageFile, elements: &[String], report: &mut Report) {
    if memchr::memchr2(b'<', b'&', file.source().as_bytes()).is_none() {
        return;
    }
    for entry in file.entries() {
        let id = entry_id(entry).unwrap_or_default();
        for pattern in entry_patterns(entry) {
            check_pattern(file, &id, pattern, elements, report);
        }
    }
}

/// The addresses of the links in the messages and terms of a file that choose between variants,
/// with their places: a rendering checks only those of the variant that it prints. An address with
/// a value in it is not known before.
pub fn links_in_variants(file: &MessageFile) -> Vec<(String, Place)> {
    let mut links = Vec::new();
    if memchr::memmem::find(file.source().as_bytes(), b"href").is_none() {
        return links;
    }
    let is_choice = |element: &PatternElement<&str>| {
        let PatternElement::Placeable { expression } = element else { return false };
        matches!(expression, Expression::Select { .. })
    };
    for pattern in file.patterns().filter(|pattern| pattern.elements.iter().any(is_choice)) {
        let mut found = BTreeSet::new();
        for flat in all_variants(pattern) {
            each_tag(flat.text.as_bytes(), |tag| {
                let Some(address) = tag.get("href").filter(|_| tag.is("a")) else { return };
                let Ok(address) = str::from_utf8(address) else { return };
                let span = span_of(&flat.text, address);
                let place = span.and_then(|span| flat.place(file, span.start, span.end));
                if let Some(place) = place.filter(|_| !address.contains(PLACEABLE))
                    && found.insert((place.start, place.end))
                {
                    links.push((decoded(address, |_| {}).into_owned(), place));
                }
            });
        }
    }
    links
}

fn check_pattern(
    file: &MessageFile,
    id: &str,
    pattern: &Pattern<&str>,
    elements: &[String],
    report: &mut Report,
) {
    if !may_have_markup(pattern) {
        return;
    }
    let mut reported = BTreeSet::new();
    for flat in all_variants(pattern) {
        if memchr::memchr2(b'<', b'&', flat.text.as_bytes()).is_none() {
            continue;
        }
        for mistake in MarkupReader::new(id, &flat.text, elements, None).read().mistakes {
            let Some(place) = flat.place(file, mistake.span.start, mistake.span.end) else {
                continue;
            };
            if reported.insert((place.start, place.end)) {
                let wrong = Diagnostic::new(Code::MessageMarkup, mistake.message);
                let wrong = wrong.about(&flat.text[mistake.span]);
                report.add(wrong.at(place).hint(mistake.hint));
            }
        }
    }
}

/// The text of a pattern with one variant of each selector.
#[derive(Default)]
pub(in crate::i18n::message) struct FlatText<'a> {
    pub(in crate::i18n::message) text: String,
    /// The literal pieces, with their offsets in the text.
    pieces: Vec<(usize, &'a str)>,
}

/// The texts of a pattern, so that each variant is in one of them.
pub(in crate::i18n::message) fn all_variants<'a>(pattern: &Pattern<&'a str>) -> Vec<FlatText<'a>> {
    let (mut texts, mut count) = (Vec::new(), 1);
    while texts.len() < count {
        let mut flat = FlatText::default();
        count = count.max(flat.add(pattern, texts.len()));
        texts.push(flat);
    }
    texts
}

impl<'a> FlatText<'a> {
    /// Adds a pattern, with the variant of that number of each selector. Returns the largest number
    /// of variants.
    fn add(&mut self, pattern: &Pattern<&'a str>, number: usize) -> usize {
        let mut count = 1;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.pieces.push((self.text.len(), value));
                    self.text.push_str(value);
                }
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    if let Some(variant) =
                        variants.get(number.min(variants.len().saturating_sub(1)))
                    {
                        let inner = self.add(&variant.value, number);
                        count = count.max(variants.len()).max(inner);
                    }
                }
                PatternElement::Placeable { expression } => self.placeable(expression),
            }
        }
        count
    }

    fn placeable(&mut self, expression: &Expression<&'a str>) {
        let is_variable =
            matches!(expression, Expression::Inline(InlineExpression::VariableReference { .. }));
        match link_attribute(&self.text).filter(|_| is_variable) {
            Some(start) => self.text.push_str(&format!("{start}{PLACEABLE}\"")),
            None => self.text.push(PLACEABLE),
        }
    }

    /// The location of a span, up to the next placeable.
    pub(in crate::i18n::message) fn place(
        &self,
        file: &MessageFile,
        start: usize,
        end: usize,
    ) -> Option<Place> {
        let (at, piece) = self.pieces.iter().rev().find(|(at, _)| *at <= start)?;
        let from = (start - at).min(piece.len());
        let to = end.saturating_sub(*at).clamp(from, piece.len());
        file.span_of(&piece[from..to]).map(|span| Place::new(&file.path, span))
    }
}
