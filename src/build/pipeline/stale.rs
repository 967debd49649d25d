//! Reports stale translations: the original has changed since the digest in
//! `locales/translations.lock` was recorded.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::text::line_span;
use crate::content::config;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::{Query, Reader};
use crate::engine::source::SourcePath;
use crate::i18n::lock::{
    BodyAge, BodyDigest, ChangeKind, LOCKED_TEXTS, LockLine, TRANSLATION_LOCK, TranslationLock,
};
use crate::i18n::paragraph::{paragraph_name, parts};
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
        if let Some(original) = PlacedBody::read(reader, &files) {
            let locales: BTreeSet<&str> = of_file.iter().map(|line| line.locale).collect();
            for locale in locales.into_iter().filter(|locale| is_translation(locale)) {
                check_body(reader, &lock, &original, (of_file[0].file, locale), report);
            }
            continue;
        }
        for of_text in of_file.chunk_by(|one, other| one.id == other.id) {
            let Some((digest, source)) = files.text(of_text[0].id) else { continue };
            let digest = digest.to_string();
            for of_locale in of_text.chunk_by(|one, other| one.locale == other.locale) {
                let LockLine { file, id, locale, .. } = of_locale[0];
                if of_locale.iter().any(|line| line.digest == digest) || !is_translation(locale) {
                    continue;
                }
                let translation = TextFiles::of_translation(reader, locale, file);
                if let Some((_, place)) = translation.text(id) {
                    report_stale(of_locale[0], place, source.clone(), report);
                }
            }
        }
    }
});

fn report_stale(line: LockLine<'_>, place: Place, original: Place, report: &mut Report) {
    let LockLine { file, id, locale, .. } = line;
    let message = format!("the original of `{id}` has changed since it was translated");
    let name = format!("{file}#{id}");
    report.add(stale(message, place, (locale, &name)).related(original, "the original"));
}

fn stale(message: String, place: Place, (locale, name): (&str, &str)) -> Diagnostic {
    let hint = format!("update it, then run `archipel i18n accept --locale {locale} {name}`");
    Diagnostic::new(Code::StaleTranslation, message).at(place).hint(hint)
}

/// A body with the spans of its paragraphs.
struct PlacedBody {
    path: SourcePath,
    text: String,
    paragraphs: Vec<Range<usize>>,
}

impl PlacedBody {
    fn read(reader: &Reader, files: &TextFiles) -> Option<PlacedBody> {
        let text = files.body_text(reader)?;
        Some(PlacedBody { path: files.body.clone()?, paragraphs: parts(&text), text })
    }

    /// The first line of a paragraph, or of the body.
    fn place(&self, index: Option<usize>) -> Place {
        // After the last paragraph there is no other one.
        let span = index.and_then(|at| self.paragraphs.get(at).or(self.paragraphs.last()));
        Place::new(&self.path, line_span(&self.text, span.map_or(0, |span| span.start)))
    }
}

/// Reports the paragraphs of a body that have changed since its translation, by its file and the
/// tag of the translation.
fn check_body(
    reader: &Reader,
    lock: &TranslationLock,
    original: &PlacedBody,
    (file, locale): (&str, &str),
    report: &mut Report,
) {
    let translation = TextFiles::own(reader, locale, file);
    let Some(translation) = PlacedBody::read(reader, &translation) else { return };
    let BodyAge::Stale { changes, recorded } =
        lock.body_age(file, locale, &BodyDigest::of(&original.text))
    else {
        return;
    };
    if changes.is_empty() {
        let message = "the original has changed since it was translated".to_owned();
        let wrong = stale(message, translation.place(None), (locale, file));
        report.add(wrong.related(original.place(None), "the original"));
    }
    for change in changes {
        let count = translation.paragraphs.len();
        // The translation has the paragraphs of the old original, or of the present one.
        let place = translation.place(match count {
            _ if count == recorded => Some(change.recorded),
            _ if count == original.paragraphs.len() => Some(change.index),
            _ => None,
        });
        let name = format!("{file}#{}", paragraph_name(change.index + 1));
        let (message, name, label) = match change.kind {
            ChangeKind::Changed => (
                "the original of this paragraph has changed since it was translated",
                &*name,
                "the original",
            ),
            ChangeKind::Added => {
                ("the original has a paragraph that is new since it was translated", &*name, "here")
            }
            ChangeKind::Removed => (
                "the original of this paragraph was removed after it was translated",
                file,
                "it was before this one",
            ),
        };
        let wrong = stale(message.to_owned(), place, (locale, name));
        report.add(wrong.related(original.place(Some(change.index)), label));
    }
}
