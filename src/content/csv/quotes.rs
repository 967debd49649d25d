//! Quotes of CSV cells that do not match. Parsers accept them, and join or split cells.

use std::ops::Range;

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// Reports quotes that are not closed, text after a closing quote, and blanks before a quote.
/// Returns whether there are none.
pub(super) fn check_quotes(path: &SourcePath, text: &str, report: &mut Report) -> bool {
    let mut is_valid = true;
    let mut at = text.len() - text.trim_start_matches('\u{feff}').len();
    while at < text.len() {
        let problem = match text[at..].starts_with('"') {
            true => quoted_cell(path, text, &mut at),
            false => plain_cell(path, text, &mut at),
        };
        if let Some(problem) = problem {
            is_valid = false;
            report.add(problem);
        }
        // The comma, or a byte of the line end.
        at += 1;
    }
    is_valid
}

/// The span of a character.
fn character(text: &str, at: usize) -> Range<usize> {
    at..at + text[at..].chars().next().map_or(0, char::len_utf8)
}

/// Moves `at` from the quote that opens a cell to the end of the cell.
fn quoted_cell(path: &SourcePath, text: &str, at: &mut usize) -> Option<Diagnostic> {
    let bytes = text.as_bytes();
    let open = Place::new(path, *at..*at + 1);
    let mut end = *at + 1;
    loop {
        let Some(quote) = memchr::memchr(b'"', &bytes[end..]) else {
            *at = text.len();
            let wrong = Diagnostic::new(Code::DataSyntax, "the quote is not closed").at(open);
            return Some(
                wrong.hint("write `\"` at the end of the cell, or `\"\"` for a quote in it"),
            );
        };
        end += quote + 1;
        match bytes.get(end) {
            Some(b'"') => end += 1,
            None | Some(b',' | b'\r' | b'\n') => {
                *at = end;
                return None;
            }
            Some(_) => break,
        }
    }
    let wrong = Diagnostic::new(Code::DataSyntax, "text after the closing quote of a cell")
        .at(Place::new(path, character(text, end)))
        .related(open, "the cell begins here")
        .hint("write a comma after the closing quote, and `\"\"` for a quote in the cell");
    *at = end_of_plain(text, end);
    Some(wrong)
}

/// Moves `at` from the start of a cell without quotes to its end.
fn plain_cell(path: &SourcePath, text: &str, at: &mut usize) -> Option<Diagnostic> {
    let start = *at;
    *at = end_of_plain(text, start);
    let quote = start + text[start..*at].find('"')?;
    let is_blank = text[start..quote].chars().all(char::is_whitespace);
    is_blank.then(|| {
        Diagnostic::new(Code::DataSyntax, "a quoted cell begins with its quote")
            .at(Place::new(path, start..quote + 1))
            .hint("remove the space before the quote")
    })
}

fn end_of_plain(text: &str, start: usize) -> usize {
    let end = memchr::memchr3(b',', b'\r', b'\n', &text.as_bytes()[start..]);
    end.map_or(text.len(), |end| start + end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, usize)> {
        let mut report = Report::new();
        let is_valid = check_quotes(&SourcePath::new("a.csv"), text, &mut report);
        assert_eq!(is_valid, report.iter().next().is_none());
        let place = |one: &Diagnostic| one.place.as_ref().unwrap().start;
        report.iter().map(|one| (one.message.clone(), place(one))).collect()
    }

    #[test]
    fn quotes_that_match_are_accepted() {
        for text in [
            "",
            "a",
            "\"\"",
            "a,\"b, \"\"c\"\"\"\r\n\"two\nlines\",x\n",
            "a \"q\" b,1\n",
            "é,\"ü\"",
            "\u{feff}\"a\",b\n",
            "\"\"\"\",\n",
            ",,\n\n",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }

    #[test]
    fn an_open_quote_does_not_swallow_the_rest() {
        let open = |at| vec![("the quote is not closed".to_owned(), at)];
        assert_eq!(found("a,b\n1,\"x\n2,y\n3,z\n"), open(6));
        assert_eq!(found("a,\"b\"\"\n"), open(2));
        let after = |at| ("text after the closing quote of a cell".to_owned(), at);
        assert_eq!(found("a,\"x\n2,\"y\"\n3,z\n"), [after(8)]);
        assert_eq!(found("\"a\"x,\"b\" ,\"c\"é\n"), [after(3), after(8), after(13)]);
        assert_eq!(found("a, \"x, y\"\n")[0].1, 2);
    }
}
