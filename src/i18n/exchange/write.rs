//! Writes imported texts to the message files and bodies of a translation.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::Database;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::body::{EditedBody, edited_body, lacking_paragraphs};
use crate::i18n::exchange::edit::{Edit, edited};
use crate::i18n::exchange::imported::{CurrentText, Import, Imported};
use crate::i18n::exchange::text::text_of;
use crate::i18n::exchange::{Unit, compare, entry_patterns};
use crate::i18n::message::{LOCALES, MessageFile, message_file};
use crate::i18n::text_files::TextFiles;

/// Edits the message files, and parses each of them again.
pub(super) fn write(
    snapshot: &Snapshot,
    units: &[Unit],
    edits: BTreeMap<usize, (Edit, Place)>,
    (current, options): (&[(String, CurrentText)], Import<'_>),
    imported: &mut Imported,
    report: &mut Report,
) {
    let tag = options.direction.translation;
    let reader = Database::default().begin(snapshot).reader();
    let mut groups: BTreeMap<(String, &str), (Vec<Edit>, Place)> = BTreeMap::new();
    let is_given: BTreeSet<usize> = edits.keys().copied().collect();
    let mut bodies: BTreeMap<&str, Vec<(Edit, Place)>> = BTreeMap::new();
    for (at, (edit, place)) in edits {
        let unit = &units[at];
        if unit.is_paragraph() {
            bodies.entry(&unit.file).or_default().push((edit, place));
            continue;
        }
        let translation = TextFiles::of_translation(&reader, tag, &unit.file);
        let known = translation.file_of(&unit.message).map(|file| file.path.as_str().to_owned());
        let is_new = known.is_none();
        let path = known.unwrap_or_else(|| format!("{LOCALES}{tag}/{}", unit.file));
        let is_part = |other: &Unit| other.file == unit.file && other.message == unit.message;
        let mut parts = units.iter().enumerate().filter(|(_, other)| is_part(other));
        if is_new && let Some((_, part)) = parts.find(|(part, _)| !is_given.contains(part)) {
            imported.changed -= 1;
            imported.incomplete += 1;
            let message = format!("`{}` is left out without `{}`", unit.context(), part.context());
            let alone = Diagnostic::new(Code::ExchangeText, message).at(place);
            report.add(alone.hint("translate all texts of the message"));
            continue;
        }
        imported.places.entry((path.clone(), unit.message.clone())).or_insert(place.clone());
        let group = groups.entry((path, &unit.file)).or_insert((Vec::new(), place));
        group.0.push(edit);
    }
    let all = current.iter().filter_map(|(file, text)| Some((&**file, text.valid_paragraphs()?)));
    let mut valid: BTreeMap<&str, BTreeSet<String>> = all.collect();
    // Moved paragraphs are written in their places with any valid text of the body.
    for file in valid.keys() {
        bodies.entry(file).or_default();
    }
    for (file, edits) in bodies {
        let valid = valid.remove(file).unwrap_or_default();
        write_body(snapshot, file, (edits, valid), options, imported, report);
    }
    for ((path, file), (edits, place)) in groups {
        let original = format!("{LOCALES}{}/{file}", options.direction.original);
        let original = MessageFile::read(snapshot, &SourcePath::new(&original), &mut Report::new());
        let known = || Some(message_file(&reader, &path)?.source().to_owned());
        let before = imported.files.remove(&path).or_else(known);
        let parse =
            |text: String| MessageFile::parse(SourcePath::new(&path), text, &mut Report::new());
        let target = parse(before.unwrap_or_default());
        let after = parse(edited(&original, &target, &edits));
        let is_written = |edit: &Edit| {
            let expected = compare::parse("x", &edit.text, &mut Report::new());
            let expected = expected.message("x").and_then(|it| it.value.as_ref()).map(text_of);
            let patterns = after.entry(&edit.message).map(entry_patterns).unwrap_or_default();
            let found = patterns.iter().find(|(_, name, _)| *name == edit.attribute.as_deref());
            found.map(|(.., pattern)| text_of(pattern)) == expected
        };
        let is_readable = target.is_valid() && original.is_valid();
        if is_readable && after.is_valid() && edits.iter().all(is_written) {
            imported.files.insert(path, after.source().to_owned());
        } else {
            let message = format!("the texts can't be written to `{path}`");
            let hint = "run `archipel check`, and correct the mistakes in that file";
            report.add(Diagnostic::new(Code::ExchangeFile, message).at(place).hint(hint));
        }
    }
}

/// Writes the new paragraphs of a body.
fn write_body(
    snapshot: &Snapshot,
    file: &str,
    (edits, valid): (Vec<(Edit, Place)>, BTreeSet<String>),
    options: Import<'_>,
    imported: &mut Imported,
    report: &mut Report,
) {
    let path = format!("{LOCALES}{}/{file}", options.direction.translation);
    let (mut new, mut places) = (Vec::new(), Vec::new());
    for (edit, place) in edits {
        places.push(((path.clone(), edit.message.clone()), place));
        new.push((edit.message, edit.text));
    }
    match edited_body(snapshot, (options.direction, options.lock), file, &new, &valid) {
        Ok(EditedBody { recorded: None, .. }) if new.is_empty() => {}
        Ok(EditedBody { text, recorded }) => {
            imported.places.extend(places);
            let arranged = recorded.map(CurrentText::Arranged);
            imported.current.extend(arranged.map(|recorded| (file.to_owned(), recorded)));
            if snapshot.read_text(&path).is_ok_and(|before| before == text) {
                return;
            }
            imported.files.insert(path, text);
        }
        Err(lacking) => {
            imported.changed -= new.len();
            imported.incomplete += new.len();
            if let Some((_, place)) = places.into_iter().next() {
                report.add(lacking_paragraphs(file, lacking, place));
            }
        }
    }
}
