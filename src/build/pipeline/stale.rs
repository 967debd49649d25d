//! Reports stale translations: the original has changed since the digest in
//! `locales/translations.lock` was recorded.

use std::collections::BTreeSet;

use crate::content::config;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::{Query, Reader, Versioned};
use crate::engine::source::SourcePath;
use crate::i18n::lock::{BODY, LOCKED_TEXTS, LockLine, TRANSLATION_LOCK, TextDigest};
use crate::i18n::message::{CATALOG, LOCALES, MessageFile, entry_name, message_file};

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
    let original = config.locales[config.default_locale].tag.as_str();
    let is_translation =
        |tag: &str| tag != original && config.locales.iter().any(|locale| locale.tag == tag);
    let lines: Vec<LockLine<'_>> = lock.lines().collect();
    for of_file in lines.chunk_by(|one, other| one.file == other.file) {
        let Some(file) = SourceFile::read(reader, original, of_file[0].file) else { continue };
        for of_text in of_file.chunk_by(|one, other| one.id == other.id) {
            let Some(source) = file.text(of_text[0].id) else { continue };
            let digest = source.digest.to_string();
            for of_locale in of_text.chunk_by(|one, other| one.locale == other.locale) {
                let LockLine { file, id, locale, .. } = of_locale[0];
                if of_locale.iter().all(|line| line.digest != digest)
                    && is_translation(locale)
                    && let Some(place) = translation(reader, locale, file, id)
                {
                    report_stale(of_locale[0], place, source.place.clone(), report);
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

/// A file of the original.
enum SourceFile {
    Messages(Versioned<MessageFile>),
    Body(SourceText),
}

/// A text of the original.
#[derive(Clone)]
struct SourceText {
    digest: TextDigest,
    place: Place,
}

impl SourceFile {
    /// Reads a file; `None` if it does not exist.
    fn read(reader: &Reader, tag: &str, below: &str) -> Option<SourceFile> {
        let path = format!("{LOCALES}{tag}/{below}");
        if below.ends_with(".md") {
            let (text, place) = body(reader, &path)?;
            return Some(SourceFile::Body(SourceText {
                digest: TextDigest::of_body(&text),
                place,
            }));
        }
        message_file(reader, &path).map(SourceFile::Messages)
    }

    /// Returns the text of that id, if the file has it.
    fn text(&self, id: &str) -> Option<SourceText> {
        match self {
            SourceFile::Body(text) => Some(text.clone()).filter(|_| id == BODY),
            SourceFile::Messages(file) => {
                let entry = file.entry(id)?;
                let place = file.place(entry_name(entry)?);
                Some(SourceText { digest: TextDigest::of_entry(entry), place })
            }
        }
    }
}

/// Returns the text of a Markdown file, and the place of its first line.
fn body(reader: &Reader, path: &str) -> Option<(String, Place)> {
    let path = reader.snapshot().find(path)?;
    let text = reader.snapshot().read_text(path.as_str()).ok()?;
    let place = Place::new(path, 0..text.find('\n').unwrap_or(text.len()));
    Some((text, place))
}

/// Returns the place of a translation; `None` if it does not exist.
fn translation(reader: &Reader, tag: &str, below: &str, id: &str) -> Option<Place> {
    let path = format!("{LOCALES}{tag}/{below}");
    if id == BODY {
        return body(reader, &path).map(|(_, place)| place);
    }
    if below.contains('/') {
        let file = message_file(reader, &path)?;
        return Some(file.place(entry_name(file.entry(id)?)?));
    }
    // A shared message may be in another shared file.
    let catalog = reader.get(&CATALOG, tag);
    let folder = format!("{LOCALES}{tag}/");
    let is_own = |path: &SourcePath| path.as_str().starts_with(&folder);
    let mut files = catalog.files().iter().filter(|file| is_own(&file.path));
    files.find_map(|file| Some(file.place(entry_name(file.entry(id)?)?)))
}
