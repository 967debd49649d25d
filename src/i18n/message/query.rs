//! Message files and catalogs as queries.

use crate::base::language::Language;
use crate::content::PAGES;
use crate::content::config::{self, Located};
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::query::{Description, Query, Reader, Versioned};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::format::{Formatter, TimeZone};
use crate::i18n::message::rules::RULES;
use crate::i18n::message::{Catalog, MessageFile};

/// The folder of the messages.
pub const LOCALES: &str = "locales/";

/// Splits the path of a file of a locale into the tag and the path below `locales/<tag>/`.
pub fn split_locale(path: &str) -> Option<(&str, &str)> {
    path.strip_prefix(LOCALES)?.split_once('/')
}

/// The message file at that path.
pub static MESSAGE_FILE: Query<MessageFile> = Query::new(|reader, path: &str, report| {
    MessageFile::read(reader.snapshot(), &SourcePath::new(path), report)
})
.described(|_, _| Description::Text);

/// The message file of a page at that path. There are many of them, and each has few readers.
pub static PAGE_MESSAGES: Query<MessageFile> = Query::transient(|reader, path: &str, report| {
    MessageFile::read(reader.snapshot(), &SourcePath::new(path), report)
})
.described(|_, _| Description::Text);

/// The name of the time zone of the site, if it has one.
static TIME_ZONE: Query<Option<String>> = Query::with_cutoff(|reader, _, report| {
    let config = config::current(reader);
    let Located { value, span } = config.time_zone.as_ref()?;
    if let Some(mistake) = TimeZone::unknown_zone_hint(value) {
        let message = format!("there is no time zone `{value}`");
        let wrong = Diagnostic::new(Code::InvalidConfig, message);
        report.add(wrong.at(Place::new(&config.path, span.clone())).hint(mistake));
        return None;
    }
    Some(value.clone())
});

/// The formatter of the locale with that tag.
pub static FORMATTER: Query<Formatter> = Query::new(|reader, tag, report| {
    let formatter = Formatter::new(tag).unwrap_or_else(|message| {
        report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::file(&config::current(reader).path))
                .hint("use a BCP 47 tag"),
        );
        Formatter::new("en").expect("English formats are built in")
    });
    let mut formatter = formatter;
    if let Some(zone) = reader.get(&TIME_ZONE, "").as_deref().and_then(TimeZone::parse) {
        formatter.set_time_zone(zone);
    }
    let is_other = |other: &&str| {
        let pair = |tag: &str| Language::parse(tag).map(|it| (it.code().to_owned(), it.script()));
        pair(other) != pair(tag)
    };
    if let Some(other) = Some(formatter.tag()).filter(is_other) {
        let formats = match Some(formatter.number_tag()).filter(is_other) {
            Some(_) => "numbers and dates",
            None => "dates, lists and relative times",
        };
        let config = config::current(reader);
        let locale = config.locales.iter().find(|locale| locale.tag == tag);
        let place = locale.map(|locale| Place::new(&config.path, locale.span.clone()));
        report.add(
            Diagnostic::new(
                Code::BorrowedFormats,
                format!("{formats} of `{tag}` are printed as in `{other}`"),
            )
            .at(place.unwrap_or_else(|| Place::file(&config.path)))
            .hint(format!("there are no formats of this language: write {formats} into its texts")),
        );
    }
    formatter
});

/// The shared messages of the locale with that tag.
pub static CATALOG: Query<Catalog> = Query::new(|reader, tag, report| {
    let read = |paths: Vec<SourcePath>| {
        paths.iter().map(|path| reader.get(&MESSAGE_FILE, path.as_str())).collect()
    };
    let files = read(shared_files(reader.snapshot(), tag));
    let common = read(common_files(reader.snapshot()).cloned().collect());
    let formatter = reader.get(&FORMATTER, tag);
    let catalog = Catalog::new(formatter, reader.get(&RULES, ""), files, common, report);
    let config = config::current(reader);
    let fallback = config.locales.iter().find(|locale| locale.tag == tag);
    match fallback.and_then(|locale| locale.fallback) {
        Some(at) => {
            let tag = &config.locales[at].tag;
            catalog.with_fallback(read(shared_files(reader.snapshot(), tag)))
        }
        None => catalog,
    }
});

/// The files with the messages and terms that all languages share.
pub fn common_files(snapshot: &Snapshot) -> impl Iterator<Item = &SourcePath> {
    snapshot.files_in(LOCALES).filter(|path| path.as_str().ends_with(".ftl"))
}

/// The files with the messages that all pages share, in one language.
fn shared_files(snapshot: &Snapshot, tag: &str) -> Vec<SourcePath> {
    let folder = format!("{LOCALES}{tag}/");
    // Only the folder itself is listed: the folders of pages and islands may have many files.
    let files = snapshot.files_in(&folder);
    let is_misnamed = |path: &SourcePath| {
        let name = &path.as_str()[folder.len()..];
        !name.ends_with(".ftl")
            && meant_messages(snapshot, path)
                .is_some_and(|meant| !snapshot.contains(meant.as_str()))
    };
    let is_shared = |path: &&SourcePath| {
        let name = &path.as_str()[folder.len()..];
        (name.ends_with(".ftl") || is_misnamed(path)) && meant_page(snapshot, tag, name).is_none()
    };
    files.filter(is_shared).cloned().collect()
}

/// The file of messages or of a body at that path, or one with a wrong extension or folder, whose
/// path is then the only mistake.
pub fn find_text(snapshot: &Snapshot, path: &str) -> Option<SourcePath> {
    let misplaced = || {
        let (tag, below) = split_locale(path)?;
        let name = below.strip_prefix("pages/")?;
        let found = snapshot.find(&format!("{LOCALES}{tag}/{name}"))?;
        meant_page(snapshot, tag, name).map(|_| found.clone())
    };
    let as_text = || {
        let text = snapshot.find(&format!("{}.txt", path.strip_suffix(".ftl")?))?;
        meant_messages(snapshot, text).map(|_| text.clone())
    };
    let misnamed = || snapshot.misnamed(path).or_else(as_text);
    snapshot.find(path).cloned().or_else(misnamed).or_else(misplaced)
}

/// The path that a file of messages was probably intended to have, if only its extension differs.
/// A `.txt` file is one if a line of it defines a message.
pub fn meant_messages(snapshot: &Snapshot, path: &SourcePath) -> Option<SourcePath> {
    let by_name = path.with_intended_extension(&["ftl"]);
    let by_text = || {
        let stem = path.as_str().strip_suffix(".txt")?;
        let text = snapshot.read_text(path.as_str()).ok()?;
        let is_definition = |line: &str| {
            let id = line.split_once('=').map_or("", |(id, _)| id.trim_end_matches(' '));
            let is_sign = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(is_sign)
        };
        text.lines().any(is_definition).then(|| SourcePath::new(format!("{stem}.ftl")))
    };
    by_name.or_else(by_text)
}

/// The intended path of a file next to the folder `pages` of a locale: a page has its name, and has
/// a text file in another locale but not in this one.
pub fn meant_page(snapshot: &Snapshot, tag: &str, name: &str) -> Option<String> {
    let id = name.split('.').next()?;
    let meant = format!("{LOCALES}{tag}/pages/{name}");
    if !snapshot.contains(&format!("{PAGES}{id}.yaml")) || snapshot.contains(&meant) {
        return None;
    }
    let elsewhere = format!("/pages/{name}");
    let mut texts = snapshot.under(LOCALES);
    texts.any(|path| path.as_str().ends_with(&elsewhere)).then_some(meant)
}

/// Returns whether the locale with that tag has any texts.
pub fn has_texts(snapshot: &Snapshot, tag: &str) -> bool {
    snapshot.under(&format!("{LOCALES}{tag}/")).next().is_some()
}

/// The path of the messages of a page in the locale with that tag.
pub fn page_messages(tag: &str, id: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.ftl")
}

/// The path of the Markdown body of a page in the locale with that tag.
pub fn page_body(tag: &str, id: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.md")
}

/// The path of a Markdown body that a page's keys and sections name, in the locale with that tag.
pub fn named_body(tag: &str, id: &str, name: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.{name}.md")
}

/// Parses the path of a Markdown body below the folder of a locale: the page's id, and the name.
pub fn parse_body(below: &str) -> Option<(&str, Option<&str>)> {
    let body = below.strip_prefix("pages/")?.strip_suffix(".md")?;
    // A second ending is not the name of a body.
    if body.ends_with(".md") {
        return None;
    }
    Some(body.split_once('.').map_or((body, None), |(id, name)| (id, Some(name))))
}

/// The path of the messages of an island in the locale with that tag.
pub fn island_messages(tag: &str, name: &str) -> String {
    format!("{LOCALES}{tag}/islands/{name}.ftl")
}

/// The message file at exactly that path, if it exists.
pub fn message_file(reader: &Reader, path: &str) -> Option<Versioned<MessageFile>> {
    let is_of_page = split_locale(path)?.1.starts_with("pages/");
    let query = if is_of_page { &PAGE_MESSAGES } else { &MESSAGE_FILE };
    reader.snapshot().contains(path).then(|| reader.get(query, path))
}

/// The message file at a path, or one with a wrong extension or folder; `None` without one.
pub fn find(reader: &Reader, path: &str) -> Option<Versioned<MessageFile>> {
    find_text(reader.snapshot(), path).map(|path| reader.get(&MESSAGE_FILE, path.as_str()))
}
