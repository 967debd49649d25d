//! Changes the lock of translations with the texts: a renaming makes no translation stale.

use std::collections::BTreeMap;

use anyhow::ensure;

use crate::build::rename::plan::RenamePlan;
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::lock::{BODY, BodyDigest, LOCK, TextDigest, TranslationLock};
use crate::i18n::message::{MessageFile, entry_id, split_locale};
use crate::i18n::paragraph::{paragraph_name, paragraph_number};

/// The digests of texts by file and id.
type Digests = BTreeMap<(String, String), TextDigest>;

/// Adds the change of the lock to a plan whose other changes are known.
///
/// # Errors
///
/// If the lock has mistakes.
pub(super) fn relock(snapshot: &Snapshot, plan: &mut RenamePlan) -> anyhow::Result<()> {
    let Some(path) = snapshot.find(LOCK) else { return Ok(()) };
    let mut mistakes = Report::new();
    let lock = TranslationLock::load(snapshot, &mut mistakes).unwrap_or_default();
    ensure!(
        mistakes.is_empty(),
        "`{LOCK}` has mistakes; correct them first, `archipel check` lists them"
    );
    // The new file, id and digest by the old ones; any language may be the original.
    let mut changed: BTreeMap<(String, String, String), TextDigest> = BTreeMap::new();
    for (path, text) in &plan.files {
        let Some((_, below)) = split_locale(path.as_str()) else { continue };
        let old = snapshot.read_text(path.as_str()).unwrap_or_default();
        let new = digests(path, below, text);
        for ((file, id), digest) in digests(path, below, &old) {
            let new_id = plan.ids.get(&(file.clone(), id.clone())).unwrap_or(&id);
            if let Some(new) = new.get(&(file.clone(), new_id.clone())) {
                let id = text_id(&file, &id);
                changed.insert((file, id, digest.to_string()), *new);
            }
        }
    }
    let moved: BTreeMap<&str, &str> = plan
        .moves
        .iter()
        .filter_map(|(old, new)| {
            Some((split_locale(old.as_str())?.1, split_locale(new.as_str())?.1))
        })
        .collect();
    let mut renamed = lock.clone();
    renamed.replace(|line| {
        let [file, id, digest] = [line.file, line.id, line.digest].map(str::to_owned);
        let new_digest = changed.get(&(file.clone(), text_id(&file, &id), digest.clone()));
        let new_id = plan.ids.get(&(file.clone(), id.clone())).cloned();
        let file = moved.get(&*file).map_or(file, |moved| (*moved).to_owned());
        (file, new_id.unwrap_or(id), new_digest.map_or(digest, TextDigest::to_string))
    });
    if renamed != lock {
        let length = snapshot.read_text(path.as_str()).map_or(0, |text| text.len());
        plan.edits.insert(path.clone(), vec![(0..length, renamed.to_text())]);
        plan.files.insert(path.clone(), renamed.to_text());
    }
    Ok(())
}

/// The id of a text whose number does not matter: a translation can be made from an original with
/// other paragraphs.
fn text_id(file: &str, id: &str) -> String {
    let is_paragraph = file.ends_with(".md") && paragraph_number(id).is_some();
    if is_paragraph { String::new() } else { id.to_owned() }
}

fn digests(path: &SourcePath, below: &str, text: &str) -> Digests {
    if below.ends_with(".md") {
        let (body, key) = (BodyDigest::of(text), |id: String| (below.to_owned(), id));
        let paragraphs = body.paragraphs().iter().zip(1..);
        let paragraphs = paragraphs.map(|(digest, number)| (paragraph_name(number), *digest));
        let all = [(BODY.to_owned(), body.whole())].into_iter().chain(paragraphs);
        return all.map(|(id, digest)| (key(id), digest)).collect();
    }
    let file = MessageFile::parse(path.clone(), text.to_owned(), &mut Report::new());
    let digest = |entry| Some(((below.to_owned(), entry_id(entry)?), TextDigest::of_entry(entry)));
    file.entries().filter_map(digest).collect()
}
