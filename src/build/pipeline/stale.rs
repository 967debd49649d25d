//! Reports stale translations: the original has changed since the digest in
//! `locales/translations.lock` was recorded.

use std::collections::BTreeSet;

use crate::content::config;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::{Query, Reader};
use crate::i18n::lock::{BODY, LOCKED_TEXTS, LockLine, TRANSLATION_LOCK};
use crate::i18n::text_files::TextFiles;

/// The folder of page texts, below the folder of a locale.
const PAGES: &str = "pages/";

/// Returns whether the site has `locales/translations.lock`.
pub(super) fn is_locked(reader: &Reader) -> bool {
    reader.get(&TRANSLATION_LOCK, "").is_some()
}

/// Checks the texts of a page. Call it after the other checks of the page, since it reads the files
/// of the page again.
pub(super) fn check_page(reader: &Reader, id: &str) {
    reader.get(&STALE, &format!("{PAGES}{id}"));
}

/// Checks all texts except texts of pages.
pub(super) fn check_shared(reader: &Reader) {
    let lock = reader.get(&TRANSLATION_LOCK, "");
    let lines = (*lock).as_ref().map(|lock| lock.lines_outside(PAGES)).into_iter().flatten();
    let stems: BTreeSet<&str> = lines.filter_map(|line| stem(line.file)).collect();
    for stem in stems {
        reader.get(&STALE, stem);
    }
}

/// Returns the path of a file without its extensions.
fn stem(file: &str) -> Option<&str> {
    let name = file.rfind('/').map_or(0, |slash| slash + 1);
    let end = name + file[name..].find('.')?;
    Some(&file[..end])
}

/// Reports stale translations of the files with a stem, such as `pages/home`: the path below the
/// folder of a locale, without its extensions.
static STALE: Query<()> = Query::new(|reader, stem, report| {
    let lock = reader.get(&LOCKED_TEXTS, stem);
    if lock.is_empty() {
        return;
    }
    let config = config::current(reader);
    let default = config.locales[config.default_locale].tag.as_str();
    let is_translation =
        |tag: &str| tag != default && config.locales.iter().any(|locale| locale.tag == tag);
    let lines: Vec<LockLine<'_>> = lock.lines().collect();
    for of_file in lines.chunk_by(|one, other| one.file == other.file) {
        let files = TextFiles::own(reader, default, of_file[0].file);
        for of_text in of_file.chunk_by(|one, other| one.id == other.id) {
            let Some((digest, source)) = files.text(reader, of_text[0].id) else { continue };
            let digest = digest.to_string();
            for of_locale in of_text.chunk_by(|one, other| one.locale == other.locale) {
                let LockLine { file, id, locale, .. } = of_locale[0];
                if of_locale.iter().any(|line| line.digest == digest) || !is_translation(locale) {
                    continue;
                }
                let translation = TextFiles::of_translation(reader, locale, file);
                if let Some((_, place)) = translation.text(reader, id) {
                    report_stale(of_locale[0], place, source.clone(), report);
                }
            }
        }
    }
});

fn report_stale(line: LockLine<'_>, place: Place, original: Place, report: &mut Report) {
    let LockLine { file, id, locale, .. } = line;
    let (message, name) = match id {
        BODY => ("the original has changed since it was translated".to_owned(), file.to_owned()),
        id => (
            format!("the original of `{id}` has changed since it was translated"),
            format!("{file}#{id}"),
        ),
    };
    let hint = format!("update it, then run `archipel i18n accept --locale {locale} {name}`");
    report.add(
        Diagnostic::new(Code::StaleTranslation, message)
            .at(place)
            .related(original, "the original")
            .hint(hint),
    );
}
