//! Import of exchange files: checks all texts, then edits the message files.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, forbidden, forbidden_character};
use crate::engine::source::Snapshot;
use crate::i18n::exchange::body::check_paragraph;
use crate::i18n::exchange::compare::{Known, check_length, compare, known_names, parse};
use crate::i18n::exchange::edit::Edit;
use crate::i18n::exchange::imported::{Import, Imported};
use crate::i18n::exchange::received::{ReceivedFile, without_context};
use crate::i18n::exchange::text::{choice, fluent};
use crate::i18n::exchange::write::write;
use crate::i18n::exchange::{Direction, Form, Unit, current_texts, units};
use crate::i18n::message::{check_markup, check_plurals, texts};
use crate::i18n::paragraph::prose;

/// A text with its place.
struct NewText<'a> {
    text: &'a str,
    place: Place,
}

/// Checks the texts of exchange files and edits the message files of the translation. Texts that
/// would break their message are reported; in this case there is no result.
pub fn import(
    snapshot: &Snapshot,
    received: &[ReceivedFile],
    options: Import<'_>,
    report: &mut Report,
) -> Option<Imported> {
    let units = units(snapshot, options.direction, options.lock);
    let mut mistakes = Report::new();
    let mut imported = Imported::default();
    let SortedTexts { new, valid } =
        sort_texts(&units, received, options, &mut imported, &mut mistakes);
    let names = known_names(snapshot, &units, options.rules);
    let mut edits: BTreeMap<usize, (Edit, Place)> = BTreeMap::new();
    for (at, texts) in &new {
        let place = texts.values().next()?.place.clone();
        if let Some(name) = lacking_form(&units[*at], texts) {
            mistakes.add(without_form(&units[*at], name, place));
            imported.incomplete += 1;
        } else if let Some(edit) = edit(&units[*at], texts, options, &names, &mut mistakes) {
            imported.changed += 1;
            imported.copied += usize::from(is_copy(&units[*at], texts, options));
            edits.insert(*at, (edit, place));
        }
    }
    let mut done = false;
    if !mistakes.has_errors() {
        let current = current_texts(&units, &valid);
        write(snapshot, &units, edits, (&current, options), &mut imported, &mut mistakes);
        done = !mistakes.has_errors();
        // The lock has the paragraphs of a rearranged body already.
        let arranged: BTreeSet<String> =
            imported.current.iter().map(|(file, _)| file.clone()).collect();
        let rest = current.into_iter().filter(|(file, _)| !arranged.contains(file));
        imported.current.extend(rest);
    }
    report.extend(mistakes);
    done.then_some(imported)
}

/// The reason why a text is not imported. Of the reasons for the forms of a text, the last applies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Skipped {
    Unchanged,
    Empty,
    Fuzzy,
    Outdated,
}

/// The texts of exchange files.
#[derive(Default)]
struct SortedTexts<'a> {
    /// The texts that differ from the translation, by the indexes of the unit and the form.
    new: BTreeMap<usize, BTreeMap<usize, NewText<'a>>>,
    /// The indexes of units and forms whose texts translate the present original: changed and
    /// unchanged texts without a mark of a tool or the export.
    valid: BTreeSet<(usize, usize)>,
}

/// Sorts the texts, and counts the skipped texts: the forms of a plural are one text.
fn sort_texts<'a>(
    units: &[Unit],
    received: &'a [ReceivedFile],
    options: Import<'_>,
    imported: &mut Imported,
    report: &mut Report,
) -> SortedTexts<'a> {
    let mut known: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (at, unit) in units.iter().enumerate() {
        known.extend(
            unit.forms.iter().enumerate().map(|(form, it)| (unit.form_context(it), (at, form))),
        );
    }
    let mut seen: BTreeMap<&str, (&str, Place)> = BTreeMap::new();
    let mut skipped: BTreeMap<usize, Skipped> = BTreeMap::new();
    let mut unknown: BTreeSet<&str> = BTreeSet::new();
    let mut sorted = SortedTexts::default();
    for (file, text) in
        received.iter().flat_map(|file| file.texts.iter().map(move |text| (file, text)))
    {
        let context = &*text.context;
        let place = Place::new(&file.path, text.context_span.clone());
        if let Some(wrong) = without_context(text, &place) {
            report.add(wrong);
            continue;
        }
        let Some((at, form)) = known.get(context) else {
            let name = context.split('[').next().unwrap_or(context);
            if unknown.insert(name) {
                let names = known.keys().map(String::as_str);
                let message = format!("the site has no message `{context}`");
                let wrong = Diagnostic::new(Code::ExchangeText, message).at(place);
                report.add(wrong.did_you_mean(context, names, "export the messages again"));
            }
            continue;
        };
        let (unit, text_place) = (&units[*at], Place::new(&file.path, text.span.clone()));
        let form_of = &unit.forms[*form];
        // Tools add line breaks and spaces around the text of an element.
        let is_trimmed = text.source.trim() == text.source;
        let value = if is_trimmed { text.text.trim() } else { text.text.as_str() };
        let is_new = |value: &str| {
            !value.trim().is_empty() && form_of.target.as_deref().is_none_or(|it| it != value)
        };
        if is_repeated(&mut seen, (context, value), place.clone(), &is_new, report) {
            continue;
        }
        let before = skipped.get(at).copied();
        let mut skip = |reason: Skipped| {
            skipped.insert(*at, before.map_or(reason, |before| before.max(reason)));
        };
        if value.trim().is_empty() && form_of.target.as_deref() != Some(value) {
            skip(Skipped::Empty);
        } else if text.is_fuzzy && !options.takes_fuzzy {
            skip(Skipped::Fuzzy);
        } else if !unit.forms.iter().any(|form| form.source == text.source.replace('\r', "")) {
            if before != Some(Skipped::Outdated) {
                let message = format!("the original of `{context}` has changed since the export");
                let changed = Diagnostic::new(Code::ExchangeText, message).at(place);
                report.add(changed.hint("export the messages again, and translate the new text"));
            }
            skip(Skipped::Outdated);
        } else if form_of.target.as_deref() == Some(value) {
            skip(if text.is_stale { Skipped::Fuzzy } else { Skipped::Unchanged });
            if !text.is_stale && !text.is_fuzzy {
                sorted.valid.insert((*at, *form));
            }
        } else {
            let new = NewText { text: value, place: text_place };
            sorted.new.entry(*at).or_default().insert(*form, new);
            if !text.is_fuzzy {
                sorted.valid.insert((*at, *form));
            }
        }
    }
    report_lacking_forms(units, &known, received, &sorted, report);
    imported.outdated += unknown.len();
    for (_, reason) in skipped.iter().filter(|(at, _)| !sorted.new.contains_key(at)) {
        *match reason {
            Skipped::Unchanged => &mut imported.unchanged,
            Skipped::Empty => &mut imported.empty,
            Skipped::Fuzzy => &mut imported.fuzzy,
            Skipped::Outdated => &mut imported.outdated,
        } += 1;
    }
    sorted
}

/// Returns whether an earlier text has the same name, and this one is left out: two translators may
/// have parts of one export. Reports two translations.
fn is_repeated<'t>(
    seen: &mut BTreeMap<&'t str, (&'t str, Place)>,
    (context, value): (&'t str, &'t str),
    place: Place,
    is_new: &dyn Fn(&str) -> bool,
    report: &mut Report,
) -> bool {
    match seen.get(context) {
        Some((first, other)) if other.path != place.path && (*first == value || !is_new(value)) => {
            true
        }
        Some((first, other)) if other.path == place.path || is_new(first) => {
            let twice = Diagnostic::new(Code::ExchangeFile, format!("`{context}` is there twice"));
            let twice = twice.at(place).related(other.clone(), "first here");
            report.add(twice.hint("remove one of the two"));
            true
        }
        _ => {
            seen.insert(context, (value, place));
            false
        }
    }
}

/// Reports forms of changed plurals that a PO file lacks, and whose old text would stay.
fn report_lacking_forms(
    units: &[Unit],
    known: &BTreeMap<String, (usize, usize)>,
    received: &[ReceivedFile],
    sorted: &SortedTexts<'_>,
    report: &mut Report,
) {
    let mut plurals: BTreeMap<usize, (Place, BTreeSet<usize>)> = BTreeMap::new();
    for file in received {
        for text in file.texts.iter().filter(|text| text.plural.is_some()) {
            let Some((at, form)) = known.get(&text.context) else { continue };
            let place = || Place::new(&file.path, text.context_span.clone());
            let (_, given) = plurals.entry(*at).or_insert_with(|| (place(), BTreeSet::new()));
            given.extend((!text.text.trim().is_empty()).then_some(*form));
        }
    }
    for (at, (place, given)) in plurals.into_iter().filter(|(at, _)| sorted.new.contains_key(at)) {
        for (form, it) in units[at].forms.iter().enumerate() {
            // Forms without a known translation are reported with the other mistakes of the text.
            if !given.contains(&form) && !it.is_optional && it.target.is_some() {
                let name = it.variant.as_deref().unwrap_or_default();
                let message =
                    format!("the form `{name}` of `{}` is not translated", units[at].context());
                let lacking = Diagnostic::new(Code::ExchangeFile, message).at(place.clone());
                report.add(lacking.hint("translate all forms of the message, or none"));
            }
        }
    }
}

/// Returns the edit of a unit with new texts, unless one of them has a mistake.
fn edit(
    unit: &Unit,
    texts: &BTreeMap<usize, NewText<'_>>,
    options: Import<'_>,
    names: &BTreeSet<String>,
    report: &mut Report,
) -> Option<Edit> {
    let first = &texts.values().next()?.place;
    if unit.is_paragraph() {
        let text = texts.values().next()?.text;
        let mut mistakes = Report::new();
        check_paragraph(unit, text, &mut mistakes);
        let is_wrong = report_at(first, mistakes, report);
        let edit = Edit { message: unit.message.clone(), attribute: None, text: text.to_owned() };
        return (!is_wrong).then_some(edit);
    }
    let id = unit.message.trim_start_matches('-');
    let mut variants = Vec::new();
    let mut has_mistakes = false;
    for (at, form) in unit.forms.iter().enumerate() {
        let name = form.variant.clone().unwrap_or_default();
        if let Some(new) = texts.get(&at) {
            let mut mistakes = Report::new();
            let file = parse(id, &fluent(new.text), &mut mistakes);
            check_markup(&file, &options.rules.html, &mut mistakes);
            if let Some((_, c)) = forbidden(new.text) {
                mistakes.add(forbidden_character(c));
            }
            check_length(unit, id, &file, &mut mistakes);
            has_mistakes |= report_at(&new.place, mistakes, report);
        }
        if let Some(text) = texts.get(&at).map(|new| new.text).or(form.target.as_deref()) {
            variants.push((name, text.to_owned()));
        }
    }
    let text = match &unit.selector {
        None => fluent(&variants.first()?.1),
        Some(selector) => choice(selector, variants).to_fluent(),
    };
    if has_mistakes {
        return None;
    }
    let mut mistakes = Report::new();
    let file = parse(id, &text, &mut mistakes);
    check_plurals(&file, options.direction.formatter, options.data_files, &mut mistakes);
    let known = Known { names, elements: &options.rules.html, data_files: options.data_files };
    compare(unit, &file, &known, &mut mistakes);
    let is_wrong = report_at(first, mistakes, report);
    (!is_wrong).then(|| Edit {
        message: unit.message.clone(),
        attribute: unit.attribute.clone(),
        text,
    })
}

/// Returns whether new texts are copies of the original, although they should be translated.
fn is_copy(unit: &Unit, new: &BTreeMap<usize, NewText<'_>>, options: Import<'_>) -> bool {
    let Direction { original, translation, .. } = options.direction;
    let prose = |new: &NewText<'_>| match unit.is_paragraph() {
        true => prose(new.text),
        false => {
            let file = parse("x", &fluent(new.text), &mut Report::new());
            file.message("x").map(|message| texts(message).join(" ")).unwrap_or_default()
        }
    };
    new.iter().all(|(at, new)| unit.forms[*at].source == new.text)
        && options.glossary.is_untranslated(
            &new.values().map(prose).collect::<Vec<_>>().join(" "),
            original,
            translation,
        )
}

/// The name of a form that has neither a new nor an old text.
fn lacking_form<'a>(unit: &'a Unit, texts: &BTreeMap<usize, NewText<'_>>) -> Option<&'a str> {
    let mut forms = unit.forms.iter().enumerate();
    let is_lacking = |(at, form): &(usize, &Form)| {
        !texts.contains_key(at) && form.target.is_none() && !form.is_optional
    };
    forms.find(is_lacking).map(|(_, form)| form.variant.as_deref().unwrap_or_default())
}

/// The diagnostic for a message that is left out, since a form has no text.
fn without_form(unit: &Unit, name: &str, place: Place) -> Diagnostic {
    let context = unit.context();
    let message = format!("`{context}` is left out: its form `{name}` is not translated");
    let lacking = Diagnostic::new(Code::ExchangeText, message).at(place);
    lacking.hint("translate all forms of the message")
}

/// Adds mistakes at the place of the text, warnings as errors. Returns whether there are any.
fn report_at(place: &Place, mistakes: Report, report: &mut Report) -> bool {
    for mistake in mistakes.iter() {
        let wrong = Diagnostic::new(Code::ExchangeFile, mistake.message.clone()).at(place.clone());
        report.add(wrong.hint(mistake.hint_text().into_owned()));
    }
    !mistakes.is_empty()
}
