//! Explains YAML syntax errors in the words of the user.

use std::ops::Range;

use serde_yaml::granit_parser::ErrorKind;

use crate::base::text::{line_from as line, line_start};
use crate::content::yaml::characters::{
    above, dash, full_width, hard_space, indent, is_of_name, tab,
};
use crate::content::yaml::unclosed::unclosed;
use crate::engine::diagnostic::{
    Change, Code, Diagnostic, Hint, Place, QUOTES_HINT, is_typographic_quote,
};
use crate::engine::source::SourcePath;

/// The diagnostic for an error of the parser at this offset.
pub(super) fn mistake(path: &SourcePath, text: &str, error: &ErrorKind, at: usize) -> Diagnostic {
    let at = text.floor_char_boundary(at.min(text.len()));
    let start = line_start(text, at);
    let syntax = |message: String, start, end, hint: Hint| {
        Diagnostic::new(Code::YamlSyntax, message).at(Place::new(path, start..end)).hint(hint)
    };
    // The parser reports a tab only at the end of the line above it.
    let tab = tab(text, start)
        .or_else(|| tab(text, next_line(text, start)?).filter(|_| is_about_tabs(error)));
    if let Some(tab) = tab {
        let message = "a line is indented with a tab".to_owned();
        return syntax(message, tab, tab + 1, "use spaces".into());
    }
    let message = format!("the YAML can't be read: {error}");
    let lookalike =
        hard_space(text, start).or_else(|| dash(text, start)).or_else(|| full_width(text, start));
    if let Some(found) = lookalike {
        return syntax(message, found.span.start, found.span.end, found.into());
    }
    let cause = open_quote(text, error, start)
        .or_else(|| late_quote(text, error, at))
        .or_else(|| open_bracket(text, error, start, at))
        .or_else(|| missing_space(text, start))
        .or_else(|| missing_colon(text, start));
    match cause {
        Some(SyntaxCause { at, message, hint }) => syntax(message, at, at + 1, hint),
        None => syntax(
            message,
            at,
            at,
            item_indent(text, start).unwrap_or_else(|| hint(line(text, start), error)).into(),
        ),
    }
}

/// The diagnostic for an unquoted text that the parser accepts but that is probably a mistake: an
/// item that is indented too far, so that it is part of the one above it; a quote at the end
/// without one at the beginning.
pub(super) fn plain_mistake(path: &SourcePath, text: &str, span: Range<u32>) -> Option<Diagnostic> {
    let (start, end) = (span.start as usize, span.end as usize);
    let words = text.get(start..end)?.trim_end();
    let mistake = |message: &str, at: usize, hint: String| {
        Diagnostic::new(Code::YamlSyntax, message).at(Place::new(path, at..at + 1)).hint(hint)
    };
    for (newline, _) in words.match_indices('\n') {
        let line = start + newline + 1;
        let at = line + indent(self::line(text, line));
        if text[at..].starts_with("- ") {
            let message = "this item is part of the text above it, as it is indented further";
            let hint = item_indent(text, line);
            let otherwise = "write the text in quotes, or begin the item below the one above it";
            let hint = hint.unwrap_or_else(|| otherwise.to_owned());
            return Some(mistake(message, at, hint));
        }
    }
    let before = words.strip_suffix('"')?;
    // The quote may be an inch sign.
    let is_text = before.ends_with(|c: char| !c.is_ascii_digit() && !c.is_whitespace());
    let is_short = !before.contains(['"', '\n', '\\']) && !before.contains(is_typographic_quote);
    (is_text && is_short).then(|| {
        let message = "the text ends with a `\"`, and does not begin with one";
        mistake(message, start + before.len(), format!("write `\"{before}\"`, or no quote"))
    })
}

/// A mistake that the parser reports at a later place, or in other words.
struct SyntaxCause {
    /// The offset of the ASCII character that it is about.
    at: usize,
    message: String,
    hint: Hint,
}

fn is_about_tabs(error: &ErrorKind) -> bool {
    matches!(
        error,
        ErrorKind::TabNotAllowed
            | ErrorKind::TabInBlockIndentation
            | ErrorKind::TabAtBlockScalarStart
            | ErrorKind::TabInIndentation
            | ErrorKind::TabInPlainScalar
    )
}

/// The quote that is not closed, so that its text continues in this line.
fn open_quote(text: &str, error: &ErrorKind, start: usize) -> Option<SyntaxCause> {
    let end = match error {
        ErrorKind::UnclosedQuotedScalar => text.len(),
        ErrorKind::InvalidQuotedScalarIndent => start,
        _ => return None,
    };
    let (at, quote) = unclosed(&text[..end]).filter(|(_, c)| matches!(c, '"' | '\''))?;
    let message = format!("the text that begins with this `{quote}` does not end");
    let hint = format!("write another `{quote}` after its last word").into();
    Some(SyntaxCause { at, message, hint })
}

/// The quote that is closed only by a quote of a later line, which was intended to open a text.
fn late_quote(text: &str, error: &ErrorKind, at: usize) -> Option<SyntaxCause> {
    let quote = match error {
        ErrorKind::InvalidTrailingDoubleQuotedScalar => '"',
        ErrorKind::InvalidTrailingSingleQuotedScalar => '\'',
        _ => return None,
    };
    let end = text[..at].rfind(quote)?;
    let (open, _) = unclosed(&text[..end]).filter(|(_, c)| *c == quote)?;
    let message = format!("the text that begins with this `{quote}` does not end on its line");
    let hint = format!("write another `{quote}` after its last word").into();
    text[open..end].contains('\n').then_some(SyntaxCause { at: open, message, hint })
}

/// The bracket that is not closed, or closed by another one.
fn open_bracket(text: &str, error: &ErrorKind, start: usize, at: usize) -> Option<SyntaxCause> {
    let is_reported = matches!(
        error,
        ErrorKind::UnclosedFlowCollection { .. } | ErrorKind::MismatchedFlowCollectionEnd { .. }
    );
    let (at, bracket) = match text[at..].chars().next().filter(|_| is_reported) {
        Some(bracket) => (at, bracket),
        None => unclosed(&text[..start])?,
    };
    let closing = match bracket {
        '{' => '}',
        '[' => ']',
        _ => return None,
    };
    // Lines that are deeper than the line of the bracket may belong into it.
    let opens = line_start(text, at);
    if !is_reported && indent(line(text, start)) > indent(line(text, opens)) {
        return None;
    }
    let rest = line(text, at);
    let comment = rest.find(" #").filter(|comment| {
        let is_quoted = rest[..*comment].matches('"').count() % 2 == 1;
        !is_quoted && rest[*comment..].contains(closing)
    });
    if let Some(comment) = comment {
        let message = "a `#` after a space begins a comment";
        let hint = "write the text that contains it in quotes: `\"…\"`".into();
        return Some(SyntaxCause { at: at + comment + 1, message: message.to_owned(), hint });
    }
    let message = format!("this `{bracket}` is not closed");
    let hint = format!("write `{closing}` after what belongs in it").into();
    Some(SyntaxCause { at, message, hint })
}

/// The `-` of an item, or the `:` of a key, without a space after it: in this line or in the one
/// above it.
fn missing_space(text: &str, start: usize) -> Option<SyntaxCause> {
    [start, above(text, start)].into_iter().find_map(|start| {
        let line = line(text, start);
        let words = line.trim_start_matches(' ');
        let is_item = words.strip_prefix('-').is_some_and(|item| {
            item.starts_with(|c: char| !c.is_whitespace() && !matches!(c, '-' | '.'))
        });
        let at = start + line.len() - words.len();
        if is_item {
            let message = "there is no space after this `-`".to_owned();
            let hint = Hint::from("write `- `, and then the item");
            return Some(SyntaxCause { at, message, hint: hint.with_change(space_after(at)) });
        }
        let key = words.trim_start_matches("- ");
        let name = key.len() - key.trim_start_matches(is_of_name).len();
        let value = key[name..].strip_prefix(':').filter(|_| name > 0)?;
        let is_value = value.starts_with(|c: char| !c.is_whitespace()) && !value.starts_with("//");
        let at = start + line.len() - key.len() + name;
        let message = "there is no space after this `:`".to_owned();
        let hint = Hint::from(format!("write `{}: `, and then the value", &key[..name]));
        let hint = hint.with_change(space_after(at));
        is_value.then_some(SyntaxCause { at, message, hint })
    })
}

/// The change that inserts a space after the character at an offset.
fn space_after(at: usize) -> Change {
    Change::spans([(at + 1..at + 1, " ")])
}

/// The key without a `:` after it, in this line or in the one above it: `title Welcome`.
fn missing_colon(text: &str, start: usize) -> Option<SyntaxCause> {
    [above(text, start), start].into_iter().find_map(|start| {
        let line = line(text, start);
        let words = line.trim_start_matches(' ');
        let (key, value) = words.split_once([' ', '='])?;
        let value = value.trim_start_matches([' ', '=']).trim_end();
        let is_key = key.starts_with(|c: char| c.is_ascii_lowercase())
            && key.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'_'));
        // A line of a text is deeper than its key.
        let is_entry = begins_entry(text, start) && !value.is_empty();
        if !is_key || !is_entry || words.contains(": ") || words.ends_with(':') {
            return None;
        }
        let message = format!("there is no `:` after the key `{key}`");
        let at = start + line.len() - words.len();
        Some(SyntaxCause { at, message, hint: format!("write `{key}: {value}`").into() })
    })
}

/// Returns whether the indentation of the line is that of the nearest key above it; without one,
/// whether the line is not indented.
fn begins_entry(text: &str, start: usize) -> bool {
    let depth = |line: &str| line.len() - line.trim_start_matches([' ', '-']).len();
    let key = text[..start].lines().rev().find(|line| line.contains(": ") || line.ends_with(':'));
    depth(line(text, start)) == key.map_or(0, depth)
}

/// The hint for an item that is not aligned with the one above it.
fn item_indent(text: &str, start: usize) -> Option<String> {
    let is_item = |line: &str| line.trim_start_matches(' ').starts_with("- ");
    let here = line(text, start);
    let above = text[..start].lines().rev().find(|line| is_item(line))?;
    let (here, above) = (indent(Some(here).filter(|here| is_item(here))?), indent(above));
    let hint = "begin the item below the one above it";
    (here.abs_diff(above) == 1).then(|| match above {
        0 => format!("{hint}: with no space before its `-`"),
        1 => format!("{hint}: with 1 space before its `-`"),
        _ => format!("{hint}: with {above} spaces before its `-`"),
    })
}

/// The start of the next line that is not empty.
fn next_line(text: &str, start: usize) -> Option<usize> {
    let after = text[start..].find('\n').map(|newline| start + newline)?;
    Some(text.len() - text[after..].trim_start_matches(['\n', '\r']).len())
}

/// The likeliest cause of an error on this line.
fn hint(line: &str, error: &ErrorKind) -> String {
    let has_colons = line.matches(": ").count() > 1;
    let hint = match error {
        ErrorKind::InvalidTrailingDoubleQuotedScalar => {
            "write `\\\"` for a quote within double quotes"
        }
        ErrorKind::InvalidTrailingSingleQuotedScalar => {
            "write `''` for an apostrophe within single quotes"
        }
        ErrorKind::UnexpectedCharacter { .. } => {
            "write a text that begins with this character in quotes: `\"…\"`"
        }
        ErrorKind::MisplacedFlowCollectionEnd => {
            "remove this bracket, or write the one that opens it"
        }
        ErrorKind::ExpectedFlowMappingSeparator | ErrorKind::ExpectedFlowSequenceSeparator => {
            "write a comma between the entries: `{ a: b, c: d }`"
        }
        _ if line.contains('"') && line.contains("\\u") => {
            "write the character itself in place of `\\u…`, or `\\\\` for a backslash"
        }
        _ if has_colons && is_in_typographic_quotes(line) => QUOTES_HINT,
        _ if has_colons => "quote text that contains a colon and a space",
        _ if line.matches('"').count() % 2 == 1 || line.matches('\'').count() % 2 == 1 => {
            "close the quotes"
        }
        _ => "check the indentation of this line and the one above it",
    };
    hint.to_owned()
}

/// Returns whether the value of the line's key is between typographic quotes.
fn is_in_typographic_quotes(line: &str) -> bool {
    let value = line.split_once(": ").map_or("", |(_, value)| value.trim());
    value.starts_with(is_typographic_quote) && value.ends_with(is_typographic_quote)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::yaml::parse;
    use crate::engine::diagnostic::Report;

    fn mistakes(text: &str) -> Vec<(usize, String)> {
        let mut report = Report::new();
        parse(&SourcePath::new("a.yaml"), text, &mut report);
        let mistakes = report.iter().map(|diagnostic| {
            let place = diagnostic.place.as_ref().map_or(0, |place| place.start);
            (place, diagnostic.hint_text().into_owned())
        });
        mistakes.collect()
    }

    #[test]
    fn what_is_no_mistake_is_not_told() {
        for fine in [
            "a: 5\"\n", "a: „b\"\n", "a: b \"c\"\n", "a: b\n  c - d\n", "a: b – c\n", "a: b： c\n",
            "a: b\u{3000}c\n",
        ] {
            assert_eq!(mistakes(fine), [], "{fine}");
        }
    }

    #[test]
    fn a_mistake_is_reported_at_the_line_that_has_it() {
        for (text, at, word) in [
            ("a:\n\u{a0}\u{a0}- b: c\n    d: e\n", 3, "non-breaking"),
            ("a:\n  -\u{202f}b: c\n    d: e\n", 6, "non-breaking"),
            ("a: { b: c,\u{a0}d:\u{a0}e }\nf:\u{a0}g\n", 22, "non-breaking"),
            ("a:\u{a0}b\nc: d\n", 2, "non-breaking"),
            ("a: |\n  b:\u{a0}c\n d\n", 14, "indentation"),
            ("a: b\n\n\tc: d\n", 6, "use spaces"),
            ("a: b:\u{a0}c\nd: e: f\n", 13, "quote text"),
            ("a: “b: c”\n", 7, "straight ones"),
            ("a: “b” c: d\n", 12, "quote text"),
            ("a:\n  b: { c: d, e: f\ng: h\n", 8, "write `}`"),
            ("a:\n  - { b: c\n  - { b: d }\n", 7, "write `}`"),
            ("a: [b, c\nd: e\n", 3, "write `]`"),
            ("a: [b, c}\nd: e\n", 3, "write `]`"),
            ("a: {\n  b: c\n  d: e }\n", 15, "comma"),
            ("a: \"b\nc: d\n", 3, "another `\"`"),
            ("a:\n  - b: 'c\n    d: e\n", 10, "another `'`"),
            ("a: b\nc: \"d\n", 8, "another `\"`"),
            ("a: 'it's'\n", 7, "apostrophe"),
            ("a:\n  - b: c\n  -d: e\n", 14, "write `- `"),
            ("a:\n  -b: c\n  - d: e\n", 5, "write `- `"),
            ("a:\n  -b: c\n    d: e\n", 5, "write `- `"),
            ("a:\n  - b c\n   - d\n", 14, "2 spaces before"),
            ("a: b\n  - c\n", 7, "in quotes"),
            ("a: Anna M\"\nb: c\n", 9, "write `\"Anna M\"`"),
            ("a: b\nc:d\ne: f\n", 6, "write `c: `"),
            ("a: @b\n", 3, "in quotes"),
            ("a:\n  - { b: \"c, d: e }\n  - { b: \"f\", d: e }\n", 12, "another `\"`"),
            ("a:\n  - { b: \"c\", d: e }\n   - { b: \"f\", d: e }\n", 27, "2 spaces before"),
            ("a: b\ntitle c d\ne: f\n", 5, "write `title: c d`"),
            ("a: b\ntitle = c\ne: f\n", 5, "write `title: c`"),
            ("a:\n  b: c\n  d e\nf: g\n", 12, "write `d: e`"),
            ("a:\n  - b: c\n    d: e\n  – b: f\n    d: g\n", 23, "a hyphen"),
            ("a:\n  – b: f\n    d: g\n", 5, "a hyphen"),
            ("a: b\nc： d\n", 6, "full-width colon"),
            ("c： d\na: b\n", 1, "full-width colon"),
            ("a: ｛b: c｝\n", 3, "full-width brace"),
            ("a:\u{3000}b\nc: d\n", 2, "ideographic"),
            ("a:\n  - { b: c #1, d: e }\n  - { b: f }\n", 14, "in quotes"),
        ] {
            let found = mistakes(text);
            let [(place, hint)] = &found[..] else { panic!("{text:?}: {found:?}") };
            assert!(hint.contains(word), "{text:?}: {hint}");
            assert_eq!(*place, at, "{text:?}: {hint}");
        }
    }
}
