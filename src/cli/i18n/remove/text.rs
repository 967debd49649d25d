//! Edits TOML and YAML without a change to the layout and comments of other entries.

use std::ops::Range;

use crate::base::text::{apply_edits, line_span, line_start};
use crate::content::yaml::{Node, Value};

/// Returns the tables of a TOML file, each with the comment directly above its header.
pub(in crate::cli) fn tables(text: &str) -> Vec<Range<usize>> {
    let mut starts: Vec<usize> = Vec::new();
    let (mut at, mut comment) = (0, None);
    for line in text.split_inclusive('\n') {
        if is_header(line) {
            starts.push(comment.unwrap_or(at));
        }
        comment = line.starts_with('#').then(|| comment.unwrap_or(at));
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

fn is_header(line: &str) -> bool {
    let line = line.split('#').next().unwrap_or_default().trim();
    let name = line.trim_start_matches('[').trim_end_matches(']');
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    line.starts_with('[') && line.ends_with(']') && !name.is_empty() && name.chars().all(is_name)
}

/// Returns the header of a table, such as `[[fonts]]`.
pub(in crate::cli) fn header(table: &str) -> &str {
    table.lines().find(|line| is_header(line)).map_or("", |line| line.trim())
}

/// Returns the strings of an array in a table, with their quotes.
pub(super) fn array(text: &str, table: &Range<usize>, key: &str) -> Vec<Range<usize>> {
    let mut start = table.start;
    for line in text[table.clone()].split_inclusive('\n') {
        let rest = line.trim_start().strip_prefix(key).map(str::trim_start);
        if rest.is_some_and(|rest| rest.starts_with('=')) {
            return quoted(text, start..table.end);
        }
        start += line.len();
    }
    Vec::new()
}

/// Returns the strings up to the bracket that closes an array.
fn quoted(text: &str, part: Range<usize>) -> Vec<Range<usize>> {
    let (mut found, mut at) = (Vec::new(), part.start);
    while let Some(byte) = text.as_bytes().get(at).filter(|_| at < part.end) {
        match byte {
            b']' => break,
            b'#' => at += text[at..].find('\n').unwrap_or(text.len() - at),
            quote @ (b'"' | b'\'') => {
                let Some(length) = text[at + 1..].find(char::from(*quote)) else { break };
                found.push(at..at + length + 2);
                at += length + 2;
            }
            _ => at += 1,
        }
    }
    found
}

/// Returns the bytes of the item at an index of a list on one or more lines, with its comma.
pub(super) fn flow_item(items: &[Range<usize>], at: usize) -> Range<usize> {
    match (items.get(at + 1), at.checked_sub(1)) {
        (Some(next), _) => items[at].start..next.start,
        (None, Some(before)) => items[before].end..items[at].end,
        (None, None) => items[at].clone(),
    }
}

/// Returns the bytes of the entries of a YAML mapping with this key, or of the items of a list with
/// this text.
pub(super) fn yaml_items(text: &str, node: &Node, name: &str) -> Vec<Range<usize>> {
    let (items, wanted): (Vec<Range<usize>>, Vec<bool>) = match &node.value {
        Value::Map(entries) => {
            let item = |(key, value): &(_, Node)| {
                let key: &crate::content::yaml::Key = key;
                (key.span().start..value.span().end.max(key.span().end), *key.text == *name)
            };
            entries.iter().map(item).unzip()
        }
        Value::List(nodes) => {
            nodes.iter().map(|node| (node.span(), node.as_text() == Some(name))).unzip()
        }
        Value::Scalar { .. } => return Vec::new(),
    };
    let is_flow = text[node.span()].trim_start().starts_with(['{', '[']);
    let found = wanted.iter().enumerate().filter(|(_, is_wanted)| **is_wanted).map(|(at, _)| at);
    found.map(|at| if is_flow { flow_item(&items, at) } else { lines(text, &items[at]) }).collect()
}

/// Returns the whole lines of a part of a text, with the comment directly above.
fn lines(text: &str, part: &Range<usize>) -> Range<usize> {
    let mut start = line_start(text, part.start);
    while let Some(line) = text[..start].split_inclusive('\n').next_back()
        && line.trim_start().starts_with('#')
    {
        start -= line.len();
    }
    let end = part.start + text[part.clone()].trim_end().len();
    start..(line_span(text, end).end + 1).min(text.len())
}

/// Returns a text without these parts, which may be in any order.
pub(in crate::cli) fn without(text: &str, parts: Vec<Range<usize>>) -> String {
    apply_edits(text, parts.into_iter().map(|part| (part, String::new())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::yaml::parse;
    use crate::engine::diagnostic::Report;
    use crate::engine::source::SourcePath;

    #[test]
    fn tables_have_their_comments() {
        let text = "a = [\n  \"x\",\n]\n\n# B.\n[[b]] # x\nlocales = [\"en\", # e\n 'hi']\n\n\
                    # Free.\n\n# C.\n[c.d]\ne = 1\n";
        let tables = tables(text);
        let parts: Vec<&str> = tables.iter().map(|table| &text[table.clone()]).collect();
        assert_eq!(
            parts.iter().map(|part| header(part)).collect::<Vec<_>>(),
            ["[[b]] # x", "[c.d]"]
        );
        assert!(parts[0].starts_with("# B.") && parts[0].ends_with("# Free.\n\n"));
        let items = array(text, &tables[0], "locales");
        assert_eq!(
            items.iter().map(|item| &text[item.clone()]).collect::<Vec<_>>(),
            ["\"en\"", "'hi'"]
        );
        let rest = without(text, vec![flow_item(&items, 1)]);
        assert!(rest.contains("locales = [\"en\"]\n"), "{rest}");
    }

    #[test]
    fn other_items_of_yaml_stay_as_they_are() {
        for (text, expected) in [
            ("x: { en: a, hi: b }\n", "x: { en: a }\n"),
            ("x: {hi: b, en: a}\n", "x: {en: a}\n"),
            ("x: [en, hi, de] # y\n", "x: [en, de] # y\n"),
            (
                "x:\n  en: a\n  # Of hi.\n  hi:\n    - b # c\n  de: c\ny: 1\n",
                "x:\n  en: a\n  de: c\ny: 1\n",
            ),
            ("x:\n  - en\n  - hi\ny: 1\n", "x:\n  - en\ny: 1\n"),
            ("x: { en: a, hin: b }\n", "x: { en: a, hin: b }\n"),
        ] {
            let node = parse(&SourcePath::new("a"), text, &mut Report::new()).unwrap();
            let parts = yaml_items(text, node.get("x").unwrap(), "hi");
            assert_eq!(without(text, parts), expected);
        }
    }
}
