//! The errors of a site with imported texts.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context as _;

use crate::build::dry_run::DryRun;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::{Imported, paragraph_at};
use crate::i18n::message::{MessageFile, entry_id, entry_name};

/// Builds the site with the new texts of files, and reports the errors that the site does not have
/// without them. An error in an imported message is reported at its text in the exchange file.
pub(super) fn report_new_errors(
    snapshot: &Arc<Snapshot>,
    changed: &Arc<Snapshot>,
    imported: &Imported,
    report: &mut Report,
) -> anyhow::Result<()> {
    let context = || "can't check the site with the imported texts";
    let after = DryRun::run(changed).with_context(context)?;
    if !after.has_errors() {
        return Ok(());
    }
    let before = DryRun::run(snapshot).with_context(context)?;
    for error in before.new_errors(&after, str::to_owned).iter() {
        let text = error.place.as_ref().and_then(|place| text_at(imported, place));
        report.add(match text {
            Some(text) => Diagnostic::new(Code::ExchangeFile, error.message.clone())
                .at(text)
                .hint(error.hint_text().into_owned()),
            None => error.clone(),
        });
    }
    Ok(())
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
