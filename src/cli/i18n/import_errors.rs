//! The errors and warnings of a site with imported texts.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context as _;

use crate::build::dry_run::DryRun;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::Imported;
use crate::i18n::message::{MessageFile, entry_id, entry_name};
use crate::i18n::paragraph::paragraph_at;

/// Builds the site with the new texts of files, and returns the errors and warnings that the site
/// does not have without them, except copies of the original, which are counted. An error in an
/// imported message is added to `report`, at its text in the exchange file: it prevents the import.
pub(super) fn new_findings(
    snapshot: &Arc<Snapshot>,
    changed: &Arc<Snapshot>,
    imported: &Imported,
    report: &mut Report,
) -> anyhow::Result<Report> {
    let context = || "can't check the site with the imported texts";
    let mut others = Report::new();
    let after = DryRun::run(changed).with_context(context)?;
    if !after.has_findings(|path| imported.files.contains_key(path.as_str())) {
        return Ok(others);
    }
    let before = DryRun::run(snapshot).with_context(context)?;
    // Others than copies name a second place.
    let is_counted =
        |one: &&Diagnostic| one.code == Code::UntranslatedMessage && one.related.is_empty();
    for found in before.new_findings(&after, str::to_owned).iter().filter(|one| !is_counted(one)) {
        let text = found.place.as_ref().and_then(|place| text_at(imported, place));
        match text {
            Some(text) if found.is_error() => report.add(
                Diagnostic::new(Code::ExchangeFile, found.message.clone())
                    .at(text)
                    .hint(found.hint_text().into_owned()),
            ),
            _ => others.add(found.clone()),
        }
    }
    Ok(others)
}

/// The place in the exchange file of the text that is at a place of an imported message file.
fn text_at(imported: &Imported, place: &Place) -> Option<Place> {
    let text = imported.files.get(place.path.as_str())?;
    let path = || place.path.as_str().to_owned();
    if path().ends_with(".md") {
        let paragraph = paragraph_at(text, place.start)?;
        return imported.places.get(&(path(), paragraph)).cloned();
    }
    let file = MessageFile::parse(place.path.clone(), text.clone(), &mut Report::new());
    let starts: BTreeMap<usize, String> = file
        .entries()
        .filter_map(|entry| Some((file.span_of(entry_name(entry)?)?.start, entry_id(entry)?)))
        .collect();
    let (_, id) = starts.range(..=place.start).next_back()?;
    imported.places.get(&(path(), id.clone())).cloned()
}

/// The tree with files that the command writes.
pub(super) fn with_files(snapshot: &Snapshot, files: &BTreeMap<String, String>) -> Snapshot {
    let files: Vec<(SourcePath, &str)> =
        files.iter().map(|(path, text)| (SourcePath::new(path), text.as_str())).collect();
    snapshot.with_changes(files.iter().map(|(path, text)| (path, *text)), |_| false)
}
