//! Writes new texts at the places of the old ones.

use std::ops::Range;

use fluent_syntax::ast::{Expression, Pattern, PatternElement, Variant, VariantKey};

use crate::base::text::apply_edits;
use crate::engine::diagnostic::Report;
use crate::i18n::exchange::edit::{Edit, edited, range_of, text_range};
use crate::i18n::exchange::entry_patterns;
use crate::i18n::exchange::in_place::change::{Change, text_of_fluent};
use crate::i18n::exchange::in_place::layout::{laid_out, with_spelling};
use crate::i18n::exchange::text::{fluent, indented, text_of};
use crate::i18n::message::{MessageFile, entry_name};

/// How new texts are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// Like the text that they replace.
    Present,
    /// On the line of the name, or indented by four spaces if they have several lines.
    Plain,
}

/// Returns the text of the file with the changes, if the parser reads them from it.
pub(super) fn write(
    original: &MessageFile,
    target: &MessageFile,
    changes: &[Change<'_>],
    style: Style,
) -> Option<String> {
    let mut edits = Vec::new();
    let mut added = Vec::new();
    for change in changes {
        match edits_of(target, change, style) {
            Some(found) => edits.extend(found),
            None => added.push(Edit {
                message: change.unit.message.clone(),
                attribute: change.unit.attribute.clone(),
                text: change.to_fluent(),
            }),
        }
    }
    let mut text = apply_edits(target.source(), edits);
    let parsed = |text: String| MessageFile::parse(target.path.clone(), text, &mut Report::new());
    if !added.is_empty() {
        text = edited(original, &parsed(text), &added);
    }
    let file = parsed(text);
    let is_written = |change: &Change<'_>| {
        let patterns = file.entry(&change.unit.message).map(entry_patterns).unwrap_or_default();
        let attribute = change.unit.attribute.as_deref();
        let found = patterns.iter().find(|(_, name, _)| *name == attribute);
        let Some((.., pattern)) = found else { return false };
        let selector = change.unit.selector.is_some();
        let expected = text_of_fluent(&change.to_fluent());
        match variants_of(pattern).filter(|_| selector) {
            Some(variants) => {
                let forms = change.unit.forms.iter().zip(&change.forms);
                forms
                    .filter_map(|(form, text)| Some((form.variant.as_deref()?, text.as_ref()?)))
                    .all(|(name, text)| {
                        let found = variants.iter().find(|one| key_of(one) == name);
                        let found = found.map(|one| text_of(&one.value));
                        found.is_some() && found == text_of_fluent(text)
                    })
            }
            None => expected.is_some_and(|expected| expected == text_of(pattern)),
        }
    };
    let is_whole = file.is_valid() && changes.iter().all(is_written);
    is_whole.then(|| file.source().to_owned())
}

/// The edits of a text that the file has; `None` if the text has to be added.
fn edits_of(
    target: &MessageFile,
    change: &Change<'_>,
    style: Style,
) -> Option<Vec<(Range<usize>, String)>> {
    let entry = target.entry(&change.unit.message)?;
    let end = range_of(target, entry)?.end;
    let attribute = change.unit.attribute.as_deref();
    let patterns = entry_patterns(entry);
    let (name, _, pattern) = patterns.iter().find(|(_, name, _)| *name == attribute)?;
    let name = if attribute.is_some() { name } else { entry_name(entry)? };
    let range = text_range(target, name, end)?;
    let indentation = if attribute.is_some() { 8 } else { 4 };
    let source = target.source();
    let replace = |range: Range<usize>, new: &str, indentation: usize| {
        let old = &source[range.clone()];
        let new = match style {
            Style::Present => laid_out(old, &with_spelling(old, new), indentation),
            Style::Plain => indented(new, indentation),
        };
        let ending = if source.contains("\r\n") { "\r\n" } else { "\n" };
        (range, new.replace("\r\n", "\n").replace('\n', ending))
    };
    if let Some(variants) = variants_of(pattern).filter(|_| change.unit.selector.is_some())
        && let Some(ranges) = variant_ranges(target, &range, variants)
    {
        let forms = change.unit.forms.iter().zip(&change.forms);
        let forms: Vec<_> = forms.filter_map(|(form, text)| Some((form, text.as_ref()?))).collect();
        let range_of = |name: Option<&str>| {
            let at = variants.iter().position(|one| Some(key_of(one)) == name)?;
            Some(ranges[at].clone())
        };
        let has_all = forms.iter().all(|(form, _)| range_of(form.variant.as_deref()).is_some());
        if has_all && forms.len() == variants.len() {
            let changed = forms
                .iter()
                .filter(|(form, text)| form.target.as_deref().map(fluent).as_ref() != Some(text));
            let edits = changed.filter_map(|(form, text)| {
                Some(replace(range_of(form.variant.as_deref())?, text, indentation + 4))
            });
            return Some(edits.collect());
        }
    }
    Some(vec![replace(range, &change.to_fluent(), indentation)])
}

/// The variants of a pattern that is one choice without surrounding text or nested choices.
fn variants_of<'a>(pattern: &'a Pattern<&'a str>) -> Option<&'a [Variant<&'a str>]> {
    match pattern.elements.as_slice() {
        [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] => {
            Some(variants)
        }
        _ => None,
    }
}

fn key_of<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The bytes of the text of each variant after its `]`.
fn variant_ranges(
    file: &MessageFile,
    range: &Range<usize>,
    variants: &[Variant<&str>],
) -> Option<Vec<Range<usize>>> {
    let source = file.source();
    let keys: Vec<Range<usize>> =
        variants.iter().map(|one| file.span_of(key_of(one))).collect::<Option<_>>()?;
    let mut ranges = Vec::new();
    for (at, key) in keys.iter().enumerate() {
        let start = key.end + source.get(key.end..range.end)?.find(']')? + 1;
        let end = match keys.get(at + 1) {
            Some(next) => start + source.get(start..next.start)?.rfind('[')?,
            None => range.end - usize::from(source[..range.end].ends_with('}')),
        };
        let text = source.get(start..end)?;
        let text = text.strip_suffix('*').unwrap_or(text).trim_end();
        ranges.push(start..start + text.len());
    }
    Some(ranges)
}
