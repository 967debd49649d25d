//! CSV files as lists of records.

use std::ops::Range;

use csv::{ReaderBuilder, StringRecord};

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::SourcePath;
use crate::yaml::{Key, Node, Value};

/// Parses a CSV file (RFC 4180) to a list with a mapping for each row; its keys are in the first
/// row. An empty cell has no key; `""` is empty text.
pub(super) fn parse(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    let mut reader = ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let mut keys: Option<Vec<Key>> = None;
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                let at = error.position().map_or(0, |position| position.byte() as usize);
                report.add(refused(path, text, at, &error));
                return None;
            }
        };
        let cells = cells(text, &record);
        match &keys {
            None => keys = Some(header(path, cells, report)?),
            Some(keys) => rows.push(row(keys, cells)),
        }
    }
    Some(Node { value: Value::List(rows), start: 0, end: text.len() as u32 })
}

/// What is wrong with the row that begins at `at` or at the line ends after it.
fn refused(path: &SourcePath, text: &str, at: usize, error: &csv::Error) -> Diagnostic {
    let message = match error.kind() {
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            format!("the row has {len} cells, but the first one has {expected_len}")
        }
        _ => format!("the CSV can't be read: {error}"),
    };
    let start = skip_line_ends(text, at);
    Diagnostic::new(Code::DataSyntax, message)
        .at(Place::new(path, start..start))
        .hint("put a comma between cells, and quotes around text with a comma in it")
}

fn skip_line_ends(text: &str, at: usize) -> usize {
    let at = text.floor_char_boundary(at.min(text.len()));
    text.len() - text[at..].trim_start_matches(['\r', '\n']).len()
}

struct Cell {
    text: Box<str>,
    span: Range<usize>,
    quoted: bool,
}

/// The cells of a row. The parser knows where the row begins; the cells are found by their length.
fn cells(text: &str, record: &StringRecord) -> Vec<Cell> {
    let start = record.position().map_or(0, |position| position.byte() as usize);
    let mut at = skip_line_ends(text, start);
    let cell = |value: &str| {
        let rest = &text[at..];
        let quoted = rest.starts_with('"');
        let length = if quoted {
            // Two quotes are one; what follows the last one belongs to the cell, too.
            let mut is_inside = false;
            let is_end = |c: char| {
                is_inside ^= c == '"';
                !is_inside && matches!(c, ',' | '\r' | '\n')
            };
            rest.find(is_end).unwrap_or(rest.len())
        } else {
            value.len().min(rest.len())
        };
        let span = at..at + length;
        at = text.floor_char_boundary((span.end + 1).min(text.len()));
        Cell { text: value.into(), span, quoted }
    };
    record.iter().map(cell).collect()
}

fn header(path: &SourcePath, cells: Vec<Cell>, report: &mut Report) -> Option<Vec<Key>> {
    let mut keys: Vec<Key> = Vec::new();
    let mut is_valid = true;
    for Cell { text, span, .. } in cells {
        let first = keys.iter().find(|key| key.text == text);
        if let Some(first) = first {
            is_valid = false;
            let message = format!("the key `{text}` is defined twice");
            report.add(
                Diagnostic::new(Code::DuplicateKey, message)
                    .at(Place::new(path, span.clone()))
                    .related(Place::new(path, first.span()), "first here")
                    .hint("keep one of the two"),
            );
        }
        keys.push(Key { text, start: span.start as u32, end: span.end as u32 });
    }
    is_valid.then_some(keys)
}

fn row(keys: &[Key], cells: Vec<Cell>) -> Node {
    let start = cells.first().map_or(0, |cell| cell.span.start);
    let end = cells.last().map_or(0, |cell| cell.span.end);
    let is_filled = |(_, cell): &(&Key, Cell)| cell.quoted || !cell.text.is_empty();
    let entries = keys.iter().zip(cells).filter(is_filled).map(|(key, cell)| {
        let Cell { text, span, quoted } = cell;
        let value = Value::Scalar { text, plain: !quoted };
        (key.clone(), Node { value, start: span.start as u32, end: span.end as u32 })
    });
    Node { value: Value::Map(entries.collect()), start: start as u32, end: end as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_know_their_places() {
        let text = "name,share\r\n\"a, \"\"b\"\"\",1\r\n\r\né,\n";
        let mut report = Report::new();
        let node = parse(&SourcePath::new("a.csv"), text, &mut report).unwrap();
        assert_eq!(report, Report::new());
        let Value::List(rows) = &node.value else { panic!("{node:?}") };
        let [first, second] = rows.as_slice() else { panic!("{rows:?}") };
        let name = first.get("name").unwrap();
        assert_eq!((name.as_text(), &text[name.span()]), (Some("a, \"b\""), "\"a, \"\"b\"\"\""));
        assert_eq!(&text[first.get("share").unwrap().span()], "1");
        assert_eq!(&text[second.get("name").unwrap().span()], "é");
        assert_eq!(second.get("share"), None);
    }
}
