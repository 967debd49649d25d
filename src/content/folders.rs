//! Paths of content and schema files.

use crate::content::yaml::{self, Node, Value};
use crate::engine::diagnostic::{Report, read};
use crate::engine::source::{Snapshot, SourcePath};

/// The folder of pages.
pub const PAGES: &str = "content/pages/";
/// The folder of data files.
pub const DATA: &str = "content/data/";
/// The folder of templates. A schema next to the template of pages defines their keys.
pub(super) const TEMPLATES: &str = "templates/";
/// The folder of the templates and schemas of section types.
pub const SECTIONS: &str = "templates/sections/";
/// The folder of the schemas of data files.
pub const DATA_SCHEMAS: &str = "templates/data/";

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
