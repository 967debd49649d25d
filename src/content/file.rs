//! Paths of content and schema files, and how they are read.

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::{Snapshot, SourcePath, Unreadable};
use crate::yaml::{self, Node, Value};

/// The folder of pages.
pub const PAGES: &str = "content/pages/";
/// The folder of data files.
pub const DATA: &str = "content/data/";
/// The folder of the templates and schemas of section types.
pub const SECTIONS: &str = "templates/sections/";
/// The folder of the schemas of data files.
pub const DATA_SCHEMAS: &str = "templates/data/";

/// Reads a text file of the tree; an unreadable file is reported.
pub fn read(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) -> Option<String> {
    match snapshot.read_text(path.as_str()) {
        Ok(text) => Some(text),
        Err(reason) => {
            report.add(unreadable(path, &reason));
            None
        }
    }
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
        Unreadable::NameNotUtf8 => {
            (Code::InvalidPath, format!("the name of `{path}` is not UTF-8"), "rename the file", 0)
        }
    };
    Diagnostic::new(code, message).at(Place::new(path, offset..offset)).hint(hint)
}

/// The name of a YAML file directly in `folder`, without its extension.
pub(super) fn stem<'a>(path: &'a SourcePath, folder: &str) -> Option<&'a str> {
    path.as_str().strip_prefix(folder)?.strip_suffix(".yaml").filter(|name| !name.contains('/'))
}

pub(super) fn parse(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) -> Option<Node> {
    let text = read(snapshot, path, report)?;
    yaml::parse(path, &text, report)
}

/// The bytes that the digest of a page covers: its values, without comments and layout.
pub(super) fn canonical_bytes(node: &Node) -> Vec<u8> {
    fn write(node: &Node, out: &mut Vec<u8>) {
        match &node.value {
            Value::Scalar { text, plain } => {
                out.push(if *plain { b'p' } else { b'q' });
                out.extend_from_slice(&(text.len() as u32).to_le_bytes());
                out.extend_from_slice(text.as_bytes());
            }
            Value::List(items) => {
                out.push(b'[');
                for item in items {
                    write(item, out);
                }
                out.push(b']');
            }
            Value::Map(entries) => {
                out.push(b'{');
                for (key, item) in entries {
                    out.extend_from_slice(&(key.text.len() as u32).to_le_bytes());
                    out.extend_from_slice(key.text.as_bytes());
                    write(item, out);
                }
                out.push(b'}');
            }
        }
    }
    let mut out = Vec::new();
    write(node, &mut out);
    out
}
