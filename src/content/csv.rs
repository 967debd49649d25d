//! CSV files as lists of records.

mod quotes;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use csv::{ReaderBuilder, StringRecord};

use crate::content::csv::quotes::check_quotes;
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// Parses a CSV file (RFC 4180) to a list with a mapping for each row; its keys are in the first
/// row. An empty cell has no key; `""` is empty text, and `null` is text.
pub(super) fn parse(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    if !check_quotes(path, text, report) {
        return None;
    }
    let mut reader = ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let mut keys: Option<Vec<Key>> = None;
    let mut rows = Vec::new();
    let mut unnamed = BTreeSet::new();
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
        if keys.is_none()
            && let Some(wrong) = other_separator(path, text, &cells)
        {
            report.add(wrong);
            return None;
        }
        match &keys {
            None => keys = Some(header(path, cells, report)?),
            Some(keys) => {
                let named = keys.iter().zip(&cells).enumerate();
                let unnamed_cells =
                    named.filter(|(_, (key, cell))| key.text.is_empty() && cell.is_filled());
                for (column, (key, cell)) in unnamed_cells {
                    if unnamed.insert(column) {
                        report.add(nameless(path, column, key, cell));
                    }
                }
                rows.push(row(keys, cells));
            }
        }
    }
    if !unnamed.is_empty() {
        return None;
    }
    Some(Node { value: Value::List(rows), start: 0, end: text.len() as u32 })
}

/// The diagnostic for the row that begins at `at` or after the line ends at `at`.
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

/// Separators that spreadsheets use instead of commas.
const SEPARATORS: [(char, &str); 3] = [(';', "semicolons"), ('\t', "tabs"), ('|', "vertical bars")];

/// The diagnostic for a first row with a single cell that contains another separator.
fn other_separator(path: &SourcePath, text: &str, cells: &[Cell]) -> Option<Diagnostic> {
    let [Cell { span, quoted: false, .. }] = cells else { return None };
    let has = |(separator, _): &&(char, &str)| text[span.clone()].contains(*separator);
    let (separator, name) = SEPARATORS.iter().find(has)?;
    let at = span.start + text[span.clone()].find(*separator)?;
    let message = format!("the cells are separated by {name}, not by commas");
    Some(
        Diagnostic::new(Code::DataSyntax, message)
            .at(Place::new(path, at..at + 1))
            .hint("save the table with commas between the cells, as UTF-8"),
    )
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

impl Cell {
    fn is_filled(&self) -> bool {
        self.quoted || !self.text.is_empty()
    }
}

/// The diagnostic for a column without a name that has a value.
fn nameless(path: &SourcePath, column: usize, key: &Key, cell: &Cell) -> Diagnostic {
    let message = format!("column {} has no name in the first row", column + 1);
    Diagnostic::new(Code::DataSyntax, message)
        .at(Place::new(path, key.span()))
        .related(Place::new(path, cell.span.clone()), "a cell of the column")
        .hint("write the key of the column in the first row, or remove its cells")
}

/// The cells of a row. The parser returns where the row begins; the cells are located by their
/// lengths.
fn cells(text: &str, record: &StringRecord) -> Vec<Cell> {
    let start = record.position().map_or(0, |position| position.byte() as usize);
    let mut at = skip_line_ends(text, start);
    let cell = |value: &str| {
        let rest = &text[at..];
        let quoted = rest.starts_with('"');
        let length = if quoted {
            // A doubled quote stands for one; characters after the closing quote belong to the
            // cell, too.
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
    let mut known: BTreeMap<Box<str>, Range<usize>> = BTreeMap::new();
    let mut is_valid = true;
    for Cell { text, span, .. } in cells {
        // A column without a name is reported at its first cell.
        if let Some(first) = known.get(&text).filter(|_| !text.is_empty()) {
            is_valid = false;
            let message = format!("the key `{text}` is defined twice");
            report.add(
                Diagnostic::new(Code::DuplicateKey, message)
                    .at(Place::new(path, span.clone()))
                    .related(Place::new(path, first.clone()), "first here")
                    .hint("keep one of the two"),
            );
        } else {
            known.insert(text.clone(), span.clone());
        }
        keys.push(Key { text, start: span.start as u32, end: span.end as u32 });
    }
    is_valid.then_some(keys)
}

fn row(keys: &[Key], cells: Vec<Cell>) -> Node {
    let start = cells.first().map_or(0, |cell| cell.span.start);
    let end = cells.last().map_or(0, |cell| cell.span.end);
    let is_filled = |(_, cell): &(&Key, Cell)| cell.is_filled();
    let entries = keys.iter().zip(cells).filter(is_filled).map(|(key, cell)| {
        let Cell { text, span, quoted } = cell;
        // Some words mean null only in YAML.
        let plain = !quoted && !matches!(&*text, "~" | "null");
        let value = Value::Scalar { text, plain };
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

    #[test]
    fn words_of_yaml_are_words() {
        let mut report = Report::new();
        let text = "a,b\n~,null\nNULL,\"null\"\n";
        let node = parse(&SourcePath::new("a.csv"), text, &mut report).unwrap();
        let Value::List(rows) = &node.value else { panic!("{node:?}") };
        for row in rows {
            assert!(row.as_map().unwrap().iter().all(|(_, cell)| !cell.is_null()), "{row:?}");
        }
    }

    #[test]
    fn a_wide_table_is_read() {
        let header: Vec<String> = (0..100_000).map(|column| format!("c{column}")).collect();
        let text = format!("{}\n{}\n", header.join(","), vec!["1"; 100_000].join(","));
        let mut report = Report::new();
        let node = parse(&SourcePath::new("a.csv"), &text, &mut report).unwrap();
        let Value::List(rows) = &node.value else { panic!("a list") };
        assert_eq!(rows[0].as_map().unwrap().len(), 100_000);
    }
}
