//! New texts of one message: only the bytes of texts that differ are replaced.

use std::collections::BTreeMap;
use std::ops::Range;

use fluent_syntax::ast::{Expression, Pattern, PatternElement, Variant, VariantKey};

use crate::base::text::apply_edits;
use crate::engine::diagnostic::{Code, Diagnostic, Report, forbidden, forbidden_character};
use crate::i18n::exchange::compare::{check_length, parse};
use crate::i18n::exchange::edit::{Edit, edited, range_of, text_range};
use crate::i18n::exchange::text::{choice, fluent, indented, text_of};
use crate::i18n::exchange::{Unit, add_units, entry_patterns};
use crate::i18n::format::Formatter;
use crate::i18n::message::{MessageFile, entry_name, placeable_length};

/// New texts of the value of a message, or of one of its attributes.
pub struct NewText {
    /// The name of the attribute.
    pub attribute: Option<String>,
    /// The texts.
    pub forms: Vec<NewForm>,
}

/// A new text.
pub struct NewForm {
    /// The name of the variant, if the text has variants.
    pub variant: Option<String>,
    /// The text, as Fluent without indentation.
    pub text: String,
}

/// The texts of a message of `original`, with those of `target`. `below` is the path of the file
/// below the folders of all locales.
pub fn message_units(
    original: &MessageFile,
    target: Option<&MessageFile>,
    below: &str,
    id: &str,
    formatter: &Formatter,
) -> Vec<Unit> {
    let mut units = Vec::new();
    add_units(original, below, &|_| target, formatter, &mut units);
    units.retain(|unit| unit.message == id);
    units
}

/// Returns the text of `target` with new texts of the message of these units. Reports texts that
/// are not the text of a message, or too long; in this case there is no result.
pub fn set_texts(
    original: &MessageFile,
    target: &MessageFile,
    units: &[Unit],
    texts: &[NewText],
    report: &mut Report,
) -> Option<String> {
    let mut mistakes = Report::new();
    let mut changes = Vec::new();
    for new in texts {
        match units.iter().find(|unit| unit.attribute == new.attribute) {
            Some(unit) => changes.extend(Change::of(unit, new, &mut mistakes)),
            None => mistakes.add(unknown_part(units, new.attribute.as_deref())),
        }
    }
    let written = if mistakes.has_errors() {
        None
    } else {
        let styles = [Style::Present, Style::Plain];
        let written = styles.into_iter().find_map(|style| write(original, target, &changes, style));
        if written.is_none() {
            let message = format!("the texts can't be written to `{}`", target.path);
            let hint = "run `archipel check`, and correct the mistakes in that file";
            mistakes.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
        }
        written
    };
    report.extend(mistakes);
    written
}

fn unknown_part(units: &[Unit], attribute: Option<&str>) -> Diagnostic {
    let id = units.first().map_or("", |unit| unit.message.as_str());
    let message = match attribute {
        Some(name) => format!("the message `{id}` has no attribute `{name}`"),
        None => format!("the message `{id}` has only attributes"),
    };
    Diagnostic::new(Code::ExchangeFile, message).hint("load the message again")
}

/// The new text of a unit.
struct Change<'a> {
    unit: &'a Unit,
    /// The text of each form, as Fluent; `None` for forms that the message lacks.
    forms: Vec<Option<String>>,
}

impl<'a> Change<'a> {
    /// Checks the new texts; `None` if nothing changes, or if a text is wrong.
    fn of(unit: &'a Unit, new: &NewText, report: &mut Report) -> Option<Change<'a>> {
        let mut mistakes = Report::new();
        let context = unit.context();
        let id = unit.message.trim_start_matches('-');
        let is_known = |one: &&NewForm| unit.forms.iter().any(|form| form.variant == one.variant);
        if let Some(other) = new.forms.iter().find(|one| !is_known(one)) {
            let variant = other.variant.as_deref().unwrap_or_default();
            let message = format!("`{context}` has no form `{variant}`");
            mistakes
                .add(Diagnostic::new(Code::ExchangeFile, message).hint("load the message again"));
        }
        let mut forms = Vec::new();
        let mut is_changed = false;
        for form in &unit.forms {
            let given = new.forms.iter().find(|one| one.variant == form.variant);
            let Some(given) = given.filter(|one| form.target.as_ref() != Some(&one.text)) else {
                if form.target.is_none() && !form.is_optional {
                    let variant = form.variant.as_deref().unwrap_or_default();
                    let message = format!("the form `{variant}` of `{context}` has no text");
                    let hint = "write a text for each form";
                    mistakes.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
                }
                forms.push(form.target.as_deref().map(fluent));
                continue;
            };
            is_changed = true;
            if let Some((_, c)) = forbidden(&given.text) {
                mistakes.add(forbidden_character(c));
            }
            let text = fluent(&given.text);
            let file = parse(id, &text, &mut mistakes);
            check_length(unit, id, &file, &mut mistakes);
            forms.push(Some(text));
        }
        let is_right = !mistakes.has_errors();
        report.extend(mistakes);
        (is_changed && is_right).then_some(Change { unit, forms })
    }

    /// The whole text.
    fn to_fluent(&self) -> String {
        match &self.unit.selector {
            None => self.forms.iter().flatten().next().cloned().unwrap_or_default(),
            Some(selector) => {
                let forms = self.unit.forms.iter().zip(&self.forms);
                let plain = |text: &String| text_of_fluent(text).unwrap_or_else(|| text.clone());
                let variants = forms.filter_map(|(form, text)| {
                    Some((form.variant.clone().unwrap_or_default(), plain(text.as_ref()?)))
                });
                choice(selector, variants.collect()).to_fluent()
            }
        }
    }
}

/// The text of a pattern in the notation of the parser.
fn text_of_fluent(text: &str) -> Option<String> {
    let file = parse("x", text, &mut Report::new());
    file.message("x")?.value.as_ref().map(text_of)
}

/// How new texts are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Like the text that they replace.
    Present,
    /// On the line of the name, or indented by four spaces if they have several lines.
    Plain,
}

/// Returns the text of the file with the changes, if the parser reads them from it.
fn write(
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

/// Lays a text out like the one that it replaces, which includes the space before it.
fn laid_out(old: &str, new: &str, indentation: usize) -> String {
    let words = old.trim_start_matches([' ', '\r', '\n']);
    let space = &old[..old.len() - words.len()];
    let spaces = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let further = words.lines().skip(1).filter(|line| !line.trim().is_empty()).map(spaces);
    let width = match space.rfind('\n') {
        Some(newline) => space.len() - newline - 1,
        None => match further.min() {
            Some(width) => width,
            None if new.contains('\n') => return indented(new, indentation),
            None => 0,
        },
    };
    let mut out = space.to_owned();
    for (at, line) in new.split('\n').enumerate() {
        if at > 0 {
            out.push('\n');
            if !line.trim().is_empty() {
                out.extend(std::iter::repeat_n(' ', width));
            }
        }
        out.push_str(if line.trim().is_empty() { "" } else { line });
    }
    out
}

/// Replaces the placeables of a new text by those of the old text that differ in spaces only.
fn with_spelling(old: &str, new: &str) -> String {
    let mut spelling: BTreeMap<String, &str> = BTreeMap::new();
    for range in placeables(old) {
        let raw = &old[range];
        if let Some(text) = text_of_fluent(raw).filter(|_| !raw.contains('\n')) {
            spelling.entry(text).or_insert(raw);
        }
    }
    let edits = placeables(new).into_iter().filter_map(|range| {
        let raw = spelling.get(&new[range.clone()])?;
        Some((range, (*raw).to_owned()))
    });
    apply_edits(new, edits)
}

fn placeables(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('{').map(|start| at + start) {
        let Some(length) = placeable_length(&text[start..]) else { break };
        at = start + length;
        found.push(start..at);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::SourcePath;

    fn file(source: &str) -> MessageFile {
        MessageFile::parse(
            SourcePath::new("locales/de/a.ftl"),
            source.to_owned(),
            &mut Report::new(),
        )
    }

    fn set(
        source: &str,
        id: &str,
        attribute: Option<&str>,
        forms: &[(Option<&str>, &str)],
    ) -> Result<String, String> {
        let target = file(source);
        let formatter = Formatter::new("de").unwrap();
        let units = message_units(&target, Some(&target), "a.ftl", id, &formatter);
        let forms = forms.iter().map(|(variant, text)| NewForm {
            variant: variant.map(str::to_owned),
            text: (*text).to_owned(),
        });
        let new = NewText { attribute: attribute.map(str::to_owned), forms: forms.collect() };
        let mut report = Report::new();
        set_texts(&target, &target, &units, &[new], &mut report)
            .ok_or_else(|| report.iter().map(|one| one.message.clone()).collect())
    }

    #[test]
    fn only_the_bytes_of_a_text_change() {
        for (source, text, expected) in [
            ("# c\na  =  Old {$n}\n\nb = B\n", "New { $n }", "# c\na  =  New {$n}\n\nb = B\n"),
            (
                "a =\r\n  One\r\n  two\r\nb = B",
                "1\n2\n\n3",
                "a =\r\n  1\r\n  2\r\n\r\n  3\r\nb = B",
            ),
            ("a = One\n  two\n    .x = y\n", "1\n2", "a = 1\n  2\n    .x = y\n"),
            ("a = One\n", "1\n2", "a =\n    1\n    2\n"),
            ("a = One\n", "b } c", "a = b { \"}\" } c\n"),
            ("a =\n    One\n", ".x = 1", "a = .x = 1\n"),
            ("a = One", "x\n\nb = 2\n.c = 3", "a =\n    x\n\n    b = 2\n    { \".\" }c = 3"),
        ] {
            assert_eq!(
                set(source, "a", None, &[(None, text)]).as_deref(),
                Ok(expected),
                "{text:?}"
            );
        }
        let source = "a = A\n    .x = Old\n    .y = Y\n";
        let expected = "a = A\n    .x = New\n    .y = Y\n";
        assert_eq!(set(source, "a", Some("x"), &[(None, "New")]).as_deref(), Ok(expected));
    }

    #[test]
    fn a_form_is_replaced_at_its_place() {
        let source =
            "a = {$n ->\n  [0]none\n   [one]  {$n} lamp\n  *[other] {$n}\n     lamps\n } \nb = B\n";
        let forms =
            [(Some("0"), "none"), (Some("one"), "{ $n } light"), (Some("other"), "{ $n }\nlamps")];
        let expected = source.replace("{$n} lamp\n", "{$n} light\n");
        assert_eq!(set(source, "a", None, &forms), Ok(expected));
        let forms = [(Some("one"), "{ $n } lamp"), (Some("other"), "many")];
        let expected = source.replace("{$n}\n     lamps", "many");
        assert_eq!(set(source, "a", None, &forms), Ok(expected));
        let around = "a = Buy { $n ->\n    [one] a lamp\n   *[other] { $n } lamps\n}!\n";
        let forms = [(Some("one"), "Buy a light!"), (Some("other"), "Buy { $n } lamps!")];
        let expected = "a = { $n ->\n    [one] Buy a light!\n   *[other] Buy { $n } lamps!\n}\n";
        assert_eq!(set(around, "a", None, &forms).as_deref(), Ok(expected));
    }

    #[test]
    fn a_wrong_text_is_reported() {
        let source = "# max: 3\na = A\n";
        assert!(set(source, "a", None, &[(None, "long text")]).unwrap_err().contains("at most 3"));
        assert!(set(source, "a", None, &[(None, "{ $ }")]).is_err());
        assert!(set(source, "a", None, &[(None, "\u{1}")]).is_err());
        assert!(set(source, "a", None, &[(Some("one"), "x")]).unwrap_err().contains("no form"));
        assert!(set(source, "a", Some("x"), &[(None, "x")]).unwrap_err().contains("attribute"));
    }
}
