//! What is wrong with a text that is no YAML, in the words of its author.

use crate::diagnostic::{Code, Diagnostic, Place};
use crate::source::SourcePath;

/// The diagnostic for an error of the parser at this offset.
pub(super) fn mistake(path: &SourcePath, text: &str, error: &str, at: usize) -> Diagnostic {
    let at = text.floor_char_boundary(at.min(text.len()));
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let syntax = |message: String, start, end, hint: &'static str| {
        Diagnostic::new(Code::YamlSyntax, message).at(Place::new(path, start..end)).hint(hint)
    };
    // The parser sees a tab first at the end of the line above it.
    let tab = tab(text, start)
        .or_else(|| tab(text, next_line(text, start)?).filter(|_| error.contains("tab")));
    if let Some(tab) = tab {
        let message = "a line is indented with a tab".to_owned();
        return syntax(message, tab, tab + 1, "use spaces");
    }
    let message = format!("the YAML can't be read: {error}");
    syntax(message, at, at, hint(line(text, start)))
}

/// The line that begins at this offset.
fn line(text: &str, start: usize) -> &str {
    text[start..].lines().next().unwrap_or_default()
}

/// The start of the next line that is not empty.
fn next_line(text: &str, start: usize) -> Option<usize> {
    let after = text[start..].find('\n').map(|newline| start + newline)?;
    Some(text.len() - text[after..].trim_start_matches(['\n', '\r']).len())
}

/// The first tab in the indentation of the line.
fn tab(text: &str, start: usize) -> Option<usize> {
    let line = line(text, start);
    let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
    line[..indent].find('\t').map(|tab| start + tab)
}

/// The likeliest cause of an error on this line.
fn hint(line: &str) -> &'static str {
    if line.matches(": ").count() > 1 {
        "quote text that contains a colon and a space"
    } else if line.matches('"').count() % 2 == 1 || line.matches('\'').count() % 2 == 1 {
        "close the quotes"
    } else {
        "check the indentation of this line and the one above it"
    }
}
