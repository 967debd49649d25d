//! Tables with a mistake in their syntax, and cells that are not shown.

use std::iter;
use std::ops::Range;

use crate::page::markdown::blocks::Blocks;

impl Blocks {
    /// Reports the lines of a table that the parser reads as text.
    pub(super) fn table(&mut self, source: &str, span: &Range<usize>) {
        let row = &source[span.clone()];
        let is_wide = |line: &str| line.starts_with('｜') && line.matches('｜').count() > 2;
        let below = source[span.end..].trim_start_matches(['\r', '\n', ' ', '>']);
        if !self.is_table && is_wide(row) && below.starts_with('｜') {
            self.is_table = true;
            let message = "a table has `|` between its cells, not the full-width `｜`";
            let hint = format!("write `{}`", row.replace('｜', "|"));
            return self.mistake(message, hint, span.clone());
        }
        let above = self.above.clone().map(|above| &source[above]);
        let is_tabbed = |line: &str| line.trim().contains('\t');
        if !self.is_table && is_tabbed(row) && above.is_some_and(is_tabbed) {
            self.is_table = true;
            let message = "these lines are not a table: tabs do not separate cells";
            let first = above.unwrap_or_default().trim().split('\t').map(str::trim);
            let first: Vec<&str> = first.collect();
            let hint = format!(
                "write `| {} |`, below it `|{}`, and so on",
                first.join(" | "),
                " --- |".repeat(first.len())
            );
            let start = self.above.as_ref().map_or(span.start, |above| above.start);
            return self.doubtful(message, hint, start..span.end);
        }
        let is_row = row.starts_with('|') && row.ends_with('|') && columns(row) > 1;
        if self.is_table || !(is_row || is_delimiter(row)) {
            return;
        }
        let next = source[span.end..].trim_start_matches('\r').strip_prefix('\n');
        let next = next.map_or("", |next| next.lines().next().unwrap_or_default());
        let next = next.trim_start_matches([' ', '>']).trim_end();
        let delimiter = |columns: usize| format!("|{}", " --- |".repeat(columns));
        let (message, hint) = match above {
            _ if !is_delimiter(row) && is_delimiter(next) => return,
            Some(above) if is_delimiter(row) && columns(above) != columns(row) => (
                format!(
                    "this line has another number of columns than the one above it: {} and {}",
                    columns(row),
                    columns(above)
                ),
                format!("write `{}`", delimiter(columns(above))),
            ),
            Some(_) if is_delimiter(row) => (
                "this table is part of the text above it".to_owned(),
                "write an empty line above its first line".to_owned(),
            ),
            None if is_delimiter(row) => (
                "this table has no line with the names of its columns".to_owned(),
                "write them above this line, without an empty line between".to_owned(),
            ),
            _ => (
                "these lines are not a table: the line below the names of its columns is missing"
                    .to_owned(),
                format!(
                    "write `{}` below its first line, and no empty line within the table",
                    delimiter(columns(row))
                ),
            ),
        };
        self.is_table = true;
        self.mistake(message, hint, span.clone());
    }

    /// Reports the cells of a row that exceed the columns of its table: they would be invisible.
    pub(super) fn row(&mut self, source: &str, span: &Range<usize>) {
        let row = source[span.clone()].trim_end();
        let Some(lost) = cells(row).nth(self.columns) else { return };
        let words = row[lost..].trim_matches([' ', '\t', '|']);
        if words.is_empty() {
            return;
        }
        let (cells, columns) = (cells(row).count(), self.columns);
        let message = format!("this row has {cells} cells, and its table {columns} columns");
        let hint = "give the table another column in its first two lines, or write `\\|` where the \
                    sign itself is meant";
        let start = span.start + lost + row[lost..].find(words).unwrap_or_default();
        self.mistake(message, hint.to_owned(), start..start + words.len());
    }
}

/// Returns whether a line is the one below the header row of a table.
fn is_delimiter(line: &str) -> bool {
    line.contains("--")
        && line.contains('|')
        && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

/// The number of cells in a line of a table.
fn columns(line: &str) -> usize {
    cells(line).count()
}

/// The offsets of the cells in a line of a table.
fn cells(line: &str) -> impl Iterator<Item = usize> {
    let start = usize::from(line.starts_with('|'));
    let end = line.len() - usize::from(line.ends_with('|') && !line.ends_with("\\|"));
    let inner = line.get(start..end).unwrap_or_default();
    let begin =
        move |(at, _): (usize, &str)| (!inner[..at].ends_with('\\')).then_some(start + at + 1);
    iter::once(start).chain(inner.match_indices('|').filter_map(begin))
}
