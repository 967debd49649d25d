//! The syntax of TOML, read past its mistakes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use crate::engine::diagnostic::Lookalike;

/// A mistake of the syntax of TOML.
pub struct TomlMistake {
    /// What is wrong.
    pub words: String,
    /// Where it is.
    pub span: Range<usize>,
    /// What to do, if more is known than how TOML is written.
    pub hint: Option<Cow<'static, str>>,
}

/// Reads a TOML document as far as it can be read; with all mistakes, one for each line.
pub fn read_toml(text: &str) -> (Spanned<DeValue<'_>>, Vec<TomlMistake>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let table = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    let errors = with_later(text, errors);
    let is_open = |error: &Error| UNCLOSED.iter().any(|words| error.message().contains(words));
    // All that follows what is not closed is read as if it were in it.
    let unclosed = errors.iter().any(is_open).then(|| unclosed(text)).flatten();
    let end = unclosed.map_or(text.len(), |(at, _)| at);
    let headers = if errors.is_empty() { BTreeMap::new() } else { headers(text) };
    let mut by_line = BTreeMap::new();
    for error in &errors {
        let span = error.span().unwrap_or(0..0);
        if unclosed.is_none() || span.start < end {
            let mistake = brackets(text, error, &headers).unwrap_or_else(|| mistake(text, error));
            by_line.entry(line_end(text, mistake.span.start)).or_insert(mistake);
        }
    }
    if let Some((at, open)) = unclosed {
        let (span, hint) = (at..at + open.len(), Some(closing_hint(open).into()));
        let mistake = TomlMistake { words: format!("this `{open}` is not closed"), span, hint };
        by_line.insert(line_end(text, at), mistake);
    }
    (table, by_line.into_values().collect())
}

/// The errors with those that the parser passes over: behind a key without a value it reads on at
/// the next `=`, so the line is left out and the rest is parsed again.
fn with_later(text: &str, mut errors: Vec<Error>) -> Vec<Error> {
    let mut rest = text.to_owned();
    let mut known = 0;
    for _ in 0..READINGS {
        let lines: Vec<Range<usize>> = errors[known..]
            .iter()
            .filter(|error| error.message().contains("key with no value"))
            .filter_map(|error| Some(line(text, error.span()?.start)))
            .collect();
        if lines.is_empty() {
            break;
        }
        for line in lines {
            let blank = " ".repeat(line.len());
            rest.replace_range(line, &blank);
        }
        known = errors.len();
        errors.extend(DeTable::parse_recoverable(&rest).1);
    }
    errors
}

/// How often a text is parsed again at most.
const READINGS: usize = 10;

/// What the parser says of something that is not closed before the end of the file.
const UNCLOSED: [&str; 3] = ["unclosed array,", "unclosed inline table", "invalid multi-line"];

fn closing_hint(open: &str) -> &'static str {
    match open {
        "[" => "write `]` where the list ends",
        "{" => "write `}` where the table ends",
        _ => "write the three quotes again where the text ends",
    }
}

fn mistake(text: &str, error: &Error) -> TomlMistake {
    let words = error.message().lines().next().unwrap_or_default().to_owned();
    let span = error.span().unwrap_or(0..0);
    match Lookalike::on_line(text, span.start) {
        Some(found) => TomlMistake { words, span: found.span, hint: Some(found.hint.into()) },
        None => TomlMistake { words, span, hint: None },
    }
}

/// Where each header of a table is first.
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

/// A table that is there again: in brackets of another kind, or in single ones each time.
fn brackets(
    text: &str,
    error: &Error,
    headers: &BTreeMap<&str, Range<usize>>,
) -> Option<TomlMistake> {
    if !error.message().contains("duplicate key") {
        return None;
    }
    let here = line(text, error.span()?.start);
    let header = text[here.clone()].trim();
    let name = header.trim_start_matches('[').trim_end_matches(']');
    let (one, each) = (format!("[{name}]"), format!("[[{name}]]"));
    if header != one && header != each {
        return None;
    }
    let above = |header: &str| headers.get(header).filter(|first| first.start < here.start);
    let mixed = match header == one {
        true => above(&each).map(|_| here.start..here.start + header.len()),
        false => above(&one).cloned(),
    };
    Some(match mixed {
        Some(span) => TomlMistake {
            words: format!("`{one}` is a single table, while others are entries of a list"),
            span,
            hint: Some(format!("write `{each}`").into()),
        },
        None => TomlMistake {
            words: format!("the table `{one}` is there already"),
            span: here.start..here.start + header.len(),
            hint: Some(
                format!("write all its keys below the first, or `{each}` each time for a list")
                    .into(),
            ),
        },
    })
}

/// The line of that offset.
fn line(text: &str, offset: usize) -> Range<usize> {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let start = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
    start..line_end(text, offset)
}

/// The end of the line of that offset.
fn line_end(text: &str, offset: usize) -> usize {
    let rest = text.as_bytes().get(offset..).unwrap_or_default();
    memchr::memchr(b'\n', rest).map_or(text.len(), |newline| offset + newline)
}

/// The first bracket, or three quotes, that are open at the end of a text, and where they are.
fn unclosed(text: &str) -> Option<(usize, &str)> {
    let mut open: Vec<usize> = Vec::new();
    let (mut at, mut begins_line) = (0, true);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let line = || &text[at..line_end(text, at)];
        let quotes = ["\"\"\"", "'''"].into_iter().find(|quotes| rest.starts_with(quotes));
        let length = match c {
            _ if let Some(quotes) = quotes => match quoted(&rest[3..], quotes) {
                Some(length) => length + 3,
                None if open.is_empty() => return Some((at, &rest[..3])),
                None => break,
            },
            // A text that is not closed ends with its line.
            '"' => quoted(&line()[1..], "\"").map_or_else(|| line().len(), |length| length + 1),
            '\'' => quoted(&line()[1..], "'").map_or_else(|| line().len(), |length| length + 1),
            '#' => line().len(),
            // The name of a table.
            '[' if begins_line && open.is_empty() => line().len(),
            '[' | '{' => {
                open.push(at);
                1
            }
            ']' | '}' => {
                open.pop();
                1
            }
            _ => c.len_utf8(),
        };
        begins_line = c == '\n' || begins_line && c.is_whitespace();
        at += length.max(1);
    }
    open.first().map(|at| (*at, &text[*at..=*at]))
}

/// The length of a text until behind the quotes that close it.
fn quoted(text: &str, quotes: &str) -> Option<usize> {
    let mut at = 0;
    while !text[at..].starts_with(quotes) {
        let c = text[at..].chars().next()?;
        at += c.len_utf8();
        if c == '\\' && quotes.starts_with('"') {
            at += text[at..].chars().next()?.len_utf8();
        }
    }
    Some(at + quotes.len())
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
}
