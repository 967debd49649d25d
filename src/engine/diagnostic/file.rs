//! Files of the tree that cannot be read.

use crate::engine::diagnostic::conflict::{conflict, unresolved_conflict};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, forbidden, forbidden_character};
use crate::engine::source::{Snapshot, SourcePath, Unreadable};

/// Reads a text file of the tree. Reports an unreadable file, a character that no page can contain,
/// and a merge conflict.
pub fn read(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) -> Option<String> {
    let text = read_in_conflict(snapshot, path, report)?;
    match conflict(&text, path.as_str().ends_with(".md")) {
        Some(span) => {
            report.add(unresolved_conflict().at(Place::new(path, span)));
            None
        }
        None => Some(text),
    }
}

/// Like [`read`], but returns a file with a merge conflict and does not report the conflict: the
/// caller does.
pub fn read_in_conflict(
    snapshot: &Snapshot,
    path: &SourcePath,
    report: &mut Report,
) -> Option<String> {
    match snapshot.read_text(path.as_str()) {
        Ok(text) => {
            let found = forbidden(&text);
            if let Some((at, c)) = found {
                report.add(forbidden_character(c).at(Place::new(path, at..at + c.len_utf8())));
            }
            found.is_none().then_some(text)
        }
        Err(reason) => {
            report.add(unreadable(path, &reason));
            None
        }
    }
}

/// The diagnostic for a file with another extension than that of the path `meant`.
pub fn file_ending(path: &SourcePath, meant: &SourcePath) -> Diagnostic {
    let (_, ending) = meant.as_str().rsplit_once('.').unwrap_or_default();
    let message = match path.as_str().ends_with(ending) {
        true => "the name of this file has two endings".to_owned(),
        false => format!("the name of this file has to end in `.{ending}`"),
    };
    Diagnostic::new(Code::FileEnding, message)
        .at(Place::file(path))
        .hint(format!("rename it to `{meant}`"))
}

/// The diagnostic for an unreadable file.
pub fn unreadable(path: &SourcePath, reason: &Unreadable) -> Diagnostic {
    let (code, message, hint, offset) = match reason {
        Unreadable::Io(error) => (
            Code::UnreadableFile,
            format!("`{path}` can't be read: {error}"),
            "check that the file exists and that you may read it",
            0,
        ),
        Unreadable::NotUtf8 { offset } => (
            Code::InvalidUtf8,
            "the file is not UTF-8 text".to_owned(),
            "save it as UTF-8",
            *offset,
        ),
        Unreadable::LinkLoop => (
            Code::LinkLoop,
            format!("the symbolic link `{path}` points to a folder that contains it"),
            "remove the link",
            0,
        ),
        Unreadable::LinkOutside => (
            Code::LinkOutside,
            format!("the symbolic link `{path}` points to nothing inside the project"),
            "copy what it points to into the project",
            0,
        ),
        Unreadable::NotAFile => (
            Code::UnreadableFile,
            format!("`{path}` is neither a file nor a folder"),
            "remove it, or put a file in its place",
            0,
        ),
        Unreadable::NameNotUtf8 => {
            (Code::InvalidPath, format!("the name of `{path}` is not UTF-8"), "rename the file", 0)
        }
    };
    Diagnostic::new(code, message).at(Place::new(path, offset..offset)).hint(hint)
}
