//! What esbuild complains about, as diagnostics of the project's own sources.

use crate::diagnostic::{Code, Diagnostic, Place, offset_of};
use crate::island::bundle::esbuild::{REACT_ENTRY, SERVER_ENTRY, SERVER_HEAD};
use crate::island::bundle::packet::Value;
use crate::source::Snapshot;

/// What the server bundle says of a style sheet: it has nowhere to write one.
const CSS_IMPORT: &str = "into a JavaScript file without an output path configured";

/// Something that esbuild does not like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Complaint {
    message: String,
    location: Option<Location>,
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Location {
    /// Relative to `islands/`.
    file: String,
    /// From 1.
    line: usize,
    /// From 0, in bytes.
    column: usize,
    /// In bytes.
    length: usize,
}

/// Takes the complaints out of an answer of esbuild. A warning counts as a mistake: in code of
/// one's own it is one.
pub(super) fn complaints(answer: &mut Value) -> Vec<Complaint> {
    let lists = ["errors", "warnings"].into_iter().filter_map(|kind| answer.take(kind));
    lists.flat_map(Value::into_items).map(Complaint::read).collect()
}

/// What an import names that esbuild can't find.
fn unresolved(message: &str) -> Option<&str> {
    message.strip_prefix("Could not resolve \"")?.split('"').next()
}

impl Complaint {
    fn read(mut message: Value) -> Complaint {
        let mut text = |key| message.take(key).and_then(Value::into_text).unwrap_or_default();
        let (mut words, kind) = (text("text"), text("id"));
        if !kind.is_empty() {
            words.push_str(&format!(" [{kind}]"));
        }
        let note = message.take("notes").map(Value::into_items).unwrap_or_default();
        let note = note.into_iter().next().and_then(|mut note| note.take("text")?.into_text());
        let note = note.map(|note| note.trim().trim_end_matches([':', '.']).to_owned());
        let location = message.take("location").and_then(Location::read);
        // Nobody has seen the generated entry with React.
        let location = location.filter(|location| location.file != REACT_ENTRY);
        Complaint { message: words, location, note }
    }

    /// The diagnostic; `islands` are the imports of the generated entry, in their order.
    pub(super) fn diagnostic(self, snapshot: &Snapshot, islands: &[String]) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(Code::BundleError, self.message);
        if diagnostic.message.ends_with(CSS_IMPORT) {
            diagnostic.message = "an island can't import a style sheet".to_owned();
            let hint = "import it in assets/css/main.css, so that it is there before any script";
            diagnostic = diagnostic.hint(hint);
        } else if let Some(target) = unresolved(&diagnostic.message) {
            let hint = match target.starts_with('.') {
                true => "check the file's name and folder".to_owned(),
                false => {
                    format!("add `{target}` to islands/package.json, and run npm install there")
                }
            };
            diagnostic = diagnostic.hint(hint);
        } else if let Some(note) = self.note {
            diagnostic = diagnostic.hint(note);
        } else if diagnostic.message.ends_with("for import \"default\"") {
            diagnostic = diagnostic.hint("write the component as `export default function …`");
        } else {
            diagnostic = diagnostic.hint("check the code at this place");
        }
        let Some(location) = self.location else { return diagnostic };
        let first = SERVER_HEAD.lines().count() + 1;
        let entry = location.file == SERVER_ENTRY;
        let file = match location.line.checked_sub(first).and_then(|at| islands.get(at)) {
            Some(island) if entry => format!("islands/{island}/island.tsx"),
            _ => format!("islands/{}", location.file),
        };
        let (Some(path), Ok(text)) = (snapshot.find(&file), snapshot.read_text(&file)) else {
            diagnostic.message =
                format!("{} ({}:{})", diagnostic.message, location.file, location.line);
            return diagnostic;
        };
        let start = offset_of(&text, location.line, 1) + location.column;
        let start = text.floor_char_boundary(start.min(text.len()));
        let end = text.floor_char_boundary((start + location.length).min(text.len()));
        let place = if entry { Place::file(path) } else { Place::new(path, start..end) };
        diagnostic.at(place)
    }
}

impl Location {
    /// Reads a location; a complaint without one has none.
    fn read(mut location: Value) -> Option<Location> {
        let file = location.take("file")?.into_text()?;
        let mut number = |key| Some(location.take(key)?.number()? as usize);
        let (line, column, length) = (number("line")?, number("column")?, number("length")?);
        Some(Location { file, line, column, length })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_are_read_with_their_places() {
        let location = Value::map([
            ("file", Value::text("a/island.tsx")),
            ("line", Value::Number(4)),
            ("column", Value::Number(8)),
            ("length", Value::Number(3)),
        ]);
        let note = Value::map([("text", Value::text("NaN is never equal to anything:"))]);
        let warning = Value::map([
            ("id", Value::text("equals-nan")),
            ("text", Value::text("always false")),
            ("location", location),
            ("notes", Value::List(vec![note])),
        ]);
        let error = Value::map([("text", Value::text("no such file")), ("location", Value::Null)]);
        let mut answer = Value::map([
            ("warnings", Value::List(vec![warning])),
            ("errors", Value::List(vec![error])),
        ]);
        let [error, warning] = &complaints(&mut answer)[..] else { panic!("there are two") };
        assert_eq!((&*error.message, &error.location, &error.note), ("no such file", &None, &None));
        assert_eq!(warning.message, "always false [equals-nan]");
        let file = "a/island.tsx".to_owned();
        assert_eq!(warning.location, Some(Location { file, line: 4, column: 8, length: 3 }));
        assert_eq!(warning.note.as_deref(), Some("NaN is never equal to anything"));
    }
}
