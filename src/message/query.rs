//! Message files and catalogs as queries.

use crate::config;
use crate::diagnostic::{Code, Diagnostic, Place};
use crate::format::Formatter;
use crate::message::{Catalog, MessageFile};
use crate::query::{Query, Reader, Versioned};
use crate::source::{Snapshot, SourcePath};

/// The folder of the messages.
pub const LOCALES: &str = "locales/";

/// The message file at that path.
pub static MESSAGE_FILE: Query<MessageFile> = Query::new("message file", |reader, path, report| {
    MessageFile::read(reader.snapshot(), &SourcePath::new(path), report)
});

/// The formatter of the locale with that tag.
pub static FORMATTER: Query<Formatter> = Query::new("formatter", |reader, tag, report| {
    Formatter::new(tag).unwrap_or_else(|message| {
        report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::file(&config::current(reader).path))
                .hint("use a BCP 47 tag"),
        );
        Formatter::new("en").expect("English formats are built in")
    })
});

/// The shared messages of the locale with that tag.
pub static CATALOG: Query<Catalog> = Query::new("catalog", |reader, tag, report| {
    let files = shared_files(reader.snapshot(), tag);
    let files = files.iter().map(|path| reader.get(&MESSAGE_FILE, path.as_str())).collect();
    Catalog::new(reader.get(&FORMATTER, tag), files, report)
});

/// Whether the catalog of a locale can be had without parsing a file.
pub fn is_catalog_known(reader: &Reader<'_>, tag: &str) -> bool {
    let is_known = |path: &SourcePath| reader.find(&MESSAGE_FILE, path.as_str()).is_some();
    shared_files(reader.snapshot(), tag).iter().all(is_known)
}

/// The files with the messages that all pages share, in one language.
fn shared_files(snapshot: &Snapshot, tag: &str) -> Vec<SourcePath> {
    let folder = format!("{LOCALES}{tag}/");
    // Only the folder itself is listed: those of pages and islands may be long.
    let files = snapshot.files_in(&folder);
    let is_misnamed = |path: &SourcePath| {
        path.meant(&["ftl"]).is_some_and(|meant| !snapshot.contains(meant.as_str()))
    };
    files.filter(|path| path.as_str().ends_with(".ftl") || is_misnamed(path)).cloned().collect()
}

/// The file of messages or of a body at that path, or the one whose ending has to be mended: its
/// name is the only mistake then.
pub fn find_text(snapshot: &Snapshot, path: &str) -> Option<SourcePath> {
    snapshot.find(path).cloned().or_else(|| snapshot.misnamed(path))
}

/// Whether the locale with that tag has any texts.
pub fn has_texts(snapshot: &Snapshot, tag: &str) -> bool {
    snapshot.under(&format!("{LOCALES}{tag}/")).next().is_some()
}

/// The messages of a page in the locale with that tag, if there are any.
pub fn page_messages(tag: &str, id: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.ftl")
}

/// The Markdown body of a page in the locale with that tag, if it has one.
pub fn page_body(tag: &str, id: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.md")
}

/// One of the Markdown bodies that a page's keys and sections name, in the locale with that tag.
pub fn named_body(tag: &str, id: &str, name: &str) -> String {
    format!("{LOCALES}{tag}/pages/{id}.{name}.md")
}

/// The page's id and the name in the path of a Markdown body below the folder of a locale.
pub fn parse_body(below: &str) -> Option<(&str, Option<&str>)> {
    let body = below.strip_prefix("pages/")?.strip_suffix(".md")?;
    Some(body.split_once('.').map_or((body, None), |(id, name)| (id, Some(name))))
}

/// The messages of an island in the locale with that tag, if there are any.
pub fn island_messages(tag: &str, name: &str) -> String {
    format!("{LOCALES}{tag}/islands/{name}.ftl")
}

/// The message file that is meant to be at a path, unless there is none.
pub fn find(reader: &Reader<'_>, path: &str) -> Option<Versioned<MessageFile>> {
    find_text(reader.snapshot(), path).map(|path| reader.get(&MESSAGE_FILE, path.as_str()))
}
