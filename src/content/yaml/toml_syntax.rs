//! A TOML parser that continues after mistakes.
//!
//! The crate `toml` parses a file. If it fails, `toml_parser`, on which it is built, locates the
//! mistakes and lists what it expected. The messages are defined in this file.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::Datetime;
use toml_parser::decoder::ScalarKind;
use toml_parser::parser::{Event, EventKind, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{Expected, ParseError, Source};

use crate::base::limit::TOML_LEVELS;
use crate::base::text::line_span;
use crate::engine::diagnostic::{Change, Hint, Lookalike};

/// A mistake of the syntax of TOML.
pub(super) struct TomlMistake {
    /// The message.
    pub(super) message: String,
    /// The location.
    pub(super) span: Range<usize>,
    /// The hint: an instruction.
    pub(super) hint: Hint,
    /// Whether the rest of the file is read as a part of the value.
    is_open: bool,
}

/// The default hint.
const NOTATION: &str = "write one `key = value` per line, and text in quotes";

/// Parses a TOML document as far as possible. Returns all mistakes, at most one for each line.
pub(super) fn read_toml(text: &str) -> (Spanned<DeValue<'_>>, Vec<TomlMistake>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let table = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    if errors.is_empty() {
        return (table, Vec::new());
    }
    let found = syntax_mistakes(text);
    let open = found.iter().filter(|mistake| mistake.is_open).map(|mistake| mistake.span.start);
    let end = open.min().unwrap_or(text.len());
    let mut by_line = BTreeMap::new();
    for mistake in found.into_iter().filter(|mistake| mistake.span.start <= end) {
        let line = by_line.entry(line_span(text, mistake.span.start).end);
        if mistake.is_open {
            line.insert_entry(mistake);
        } else {
            line.or_insert(mistake);
        }
    }
    // The remaining errors of `toml` are duplicate keys, which are not syntax errors.
    let headers = headers(text);
    for span in errors.iter().map(|error| error.span().unwrap_or(0..0)) {
        if span.start < end {
            let line = by_line.entry(line_span(text, span.start).end);
            line.or_insert_with(|| repeated(text, span, &headers));
        }
    }
    (table, by_line.into_values().collect())
}

/// The mistakes of syntax, in the order of kinds.
fn syntax_mistakes(text: &str) -> Vec<TomlMistake> {
    let source = Source::new(text);
    let tokens = source.lex().into_vec();
    let (mut events, mut errors) = (Vec::new(), Vec::new());
    let mut receiver = ValidateWhitespace::new(&mut events, source);
    let mut receiver = RecursionGuard::new(&mut receiver, TOML_LEVELS.most() as u32);
    parse_document(&tokens, &mut receiver, &mut errors);
    let mut mistakes: Vec<TomlMistake> = events
        .iter()
        .filter(|event| event.kind() == EventKind::Scalar && event.encoding().is_none())
        .filter_map(|event| wrong_value(text, event))
        .collect();
    for event in &events {
        let Some(raw) = source.get(event) else { continue };
        match event.kind() {
            EventKind::SimpleKey => raw.decode_key(&mut (), &mut errors),
            EventKind::Scalar if event.encoding().is_some() => {
                let _ = raw.decode_scalar(&mut (), &mut errors);
            }
            _ => {}
        }
    }
    mistakes.extend(errors.iter().map(|error| mistake(text, error)));
    mistakes
}

/// The mistake for an unquoted text that is not a value.
fn wrong_value(text: &str, event: &Event) -> Option<TomlMistake> {
    let raw = Source::new(text).get(event)?;
    let mut errors = Vec::new();
    let kind = raw.decode_scalar(&mut (), &mut errors);
    let value = raw.as_str();
    let is_value = match kind {
        ScalarKind::DateTime => value.parse::<Datetime>().is_ok(),
        _ => errors.is_empty(),
    };
    let message = match value {
        "" => "there is no value after the `=`".to_owned(),
        _ => format!("`{value}` is not a number, a date, `true` or `false`; text has quotes"),
    };
    let span = event.span().start()..event.span().end();
    let quoted = format!("\"{value}\"");
    let hint = Hint::from(format!("write {quoted} if it is text"));
    let hint = match value.contains(['"', '\\']) {
        true => hint,
        false => hint.with_change(Change::spans([(span.clone(), quoted)]).as_guess()),
    };
    (!is_value).then(|| looked_up(text, TomlMistake { message, span, hint, is_open: false }))
}

/// Returns the mistake. If the line contains a character that looks like another one, the mistake
/// is located at that character.
fn looked_up(text: &str, mistake: TomlMistake) -> TomlMistake {
    match Lookalike::on_line(text, mistake.span.start) {
        Some(found) => TomlMistake { span: found.span.clone(), hint: found.into(), ..mistake },
        None => mistake,
    }
}

/// The mistake for an error of the parser.
fn mistake(text: &str, error: &ParseError) -> TomlMistake {
    let span = error.unexpected().map_or(0..0, |span| span.start()..span.end());
    let context = error.context().map_or(span.clone(), |span| span.start()..span.end());
    let literal = |expected: &Expected| match expected {
        Expected::Literal(literal) => Some(*literal),
        _ => None,
    };
    if error.description().starts_with("cannot recurse") {
        let (message, hint) = (format!("the file has {TOML_LEVELS}"), "flatten them".into());
        return TomlMistake { message, span, hint, is_open: true };
    }
    let expected = error.expected().unwrap_or_default();
    let (message, hint) = match expected.iter().map(literal).collect::<Vec<_>>()[..] {
        [Some("]" | "]]" | "}" | "\"" | "'")] => return unclosed(text, span, context),
        [Some("=")] => ("there is no `=` after this key", NOTATION),
        [Some(",")] => ("there is no comma between these values", "write `,` between the values"),
        [Some("\n"), ..] => (
            "this is not part of the value in front of it",
            "write one `key = value` per line, and `#` in front of a comment",
        ),
        _ if text[context.clone()].starts_with(['"', '\'']) => {
            ("a text can't contain this", "write `\\\\` for a backslash, or the text in `'…'`")
        }
        [.., Some("-"), Some("_")] => (
            "this can't be in a key: it has letters from a to z, digits, `-` and `_`",
            "write a key with other characters in quotes",
        ),
        _ => ("this is not TOML", NOTATION),
    };
    let (message, hint) = (message.to_owned(), hint.into());
    looked_up(text, TomlMistake { message, span, hint, is_open: false })
}

/// A bracket or quote that is not closed: it ends with its line, or is open until the end of the
/// file.
fn unclosed(text: &str, span: Range<usize>, context: Range<usize>) -> TomlMistake {
    let opening = &text[context.start..];
    let begins_line = text[line_span(text, context.start).start..context.start].trim().is_empty();
    let openings = ["\"\"\"", "'''", "[[", "[", "{", "\"", "'"];
    let open = openings.into_iter().find(|open| opening.starts_with(open)).unwrap_or_default();
    let (is_open, close, what) = match open {
        "[[" if begins_line => (false, "]]", "name of the table"),
        "[" if begins_line => (false, "]", "name of the table"),
        "[[" | "[" => (true, "]", "list"),
        "{" => (true, "}", "table"),
        "\"\"\"" | "'''" => (true, open, "text"),
        _ => (false, open, "text"),
    };
    let open = if what == "list" { "[" } else { open };
    let message = format!("this `{open}` is not closed");
    let hint = format!("write `{close}` where the {what} ends").into();
    let opening = context.start..context.start + open.len();
    let mistake = TomlMistake { message, span, hint, is_open };
    if is_open { TomlMistake { span: opening, ..mistake } } else { looked_up(text, mistake) }
}

/// The first span of each table header.
fn headers(text: &str) -> BTreeMap<&str, Range<usize>> {
    let (mut headers, mut start) = (BTreeMap::new(), 0);
    for line in text.split_inclusive('\n') {
        let header = line.trim();
        if header.starts_with('[') {
            headers.entry(header).or_insert(start..start + header.len());
        }
        start += line.len();
    }
    headers
}

/// The mistake for a key or a table that is defined twice; a table may have brackets of another
/// kind.
fn repeated(text: &str, span: Range<usize>, headers: &BTreeMap<&str, Range<usize>>) -> TomlMistake {
    let here = line_span(text, span.start);
    let header = text[here.clone()].trim();
    let name = header.trim_start_matches('[').trim_end_matches(']');
    let (one, each) = (format!("[{name}]"), format!("[[{name}]]"));
    let above = |header: &str| headers.get(header).filter(|first| first.start < here.start);
    let header = here.start..here.start + header.len();
    let is_header = text[header.clone()] == one;
    let mixed = if is_header {
        above(&each).map(|_| header.clone())
    } else {
        above(&one).cloned().filter(|_| text[header.clone()] == each)
    };
    let (span, message, hint) = match mixed {
        Some(span) => (
            span,
            format!("`{one}` is a single table, while others are entries of a list"),
            format!("write `{each}`"),
        ),
        None if is_header => (
            header,
            format!("the table `{one}` is there already"),
            format!("write all its keys below the first, or `{each}` each time for a list"),
        ),
        None => {
            let key = &text[span.clone()];
            (span, format!("the key `{key}` is there already"), "keep one of the two".to_owned())
        }
    };
    TomlMistake { message, span, hint: hint.into(), is_open: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        let (_, mistakes) = read_toml(text);
        let line = |at: usize| text[..at].matches('\n').count() + 1;
        mistakes.iter().map(|mistake| line(mistake.span.start)).collect()
    }

    #[test]
    fn each_line_has_one_mistake() {
        assert_eq!(lines("a = \"x\nb = y\n[[c]\nd: \"z\"\ne = 1\n"), [1, 2, 3, 4]);
        assert_eq!(lines("a = [1 2]\nb = 2 3\n"), [1, 2]);
        assert_eq!(lines("[t]\na: 1\nb: “é”\nc\nd = e\n[u]\nf = g"), [2, 3, 4, 5, 7]);
        assert_eq!(
            lines("a = 2025-02-30\nb = 01\nc = \"\\w\"\nd = 1\nd = 2\nе = 1\n"),
            [1, 2, 3, 5, 6]
        );
    }

    #[test]
    fn nothing_follows_what_is_not_closed() {
        for (text, expected) in [
            ("a = x\nb = [\"y\",\n\"z\"\nc = \"d\"\n[e]\nf = g\n", vec![1, 2]),
            ("a = { b = 1,\nc = 2\n[d]\ne = 3\n", vec![1]),
            ("[a]\nb = [[1], \"]\" # ]\n[c]\n", vec![2]),
            ("a = '['\nb = \"\"\"[\n[c]\n", vec![2]),
            ("a = \"é\nb = [“\\", vec![1, 2]),
        ] {
            assert_eq!(lines(text), expected, "{text}");
        }
    }

    #[test]
    fn deep_nesting_is_reported() {
        assert_eq!(lines(&format!("a = {}", "[".repeat(100_000))), [1]);
        let deep = format!("{}a = 1\n", "a.".repeat(100));
        assert_eq!(lines(&deep), [1]);
    }
}
