//! The layout of YAML files.

use pretty_yaml::config::{FormatOptions, LanguageOptions, LayoutOptions};

use crate::content::folders::canonical_bytes;
use crate::content::yaml::parse;
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;

/// No line is wrapped: texts and lists in one line are meant to be so.
const WIDTH: usize = 1 << 20;

/// Returns a YAML file with indentation by two spaces, one space between words, and double quotes.
/// `None` if it has syntax errors, or would not have the same values and comments.
pub fn format_yaml(text: &str) -> Option<String> {
    let values = values(text)?;
    let options = FormatOptions {
        layout: LayoutOptions { print_width: WIDTH, ..LayoutOptions::default() },
        language: LanguageOptions { trailing_comma: false, ..LanguageOptions::default() },
    };
    let formatted = pretty_yaml::format_text(text, &options).ok()?;
    let is_same = self::values(&formatted)? == values && comments(text).eq(comments(&formatted));
    is_same.then_some(formatted)
}

/// The values of a file without syntax errors.
fn values(text: &str) -> Option<Vec<u8>> {
    let mut report = Report::new();
    let node = parse(&SourcePath::new(""), text, &mut report);
    (!report.has_errors()).then(|| node.as_ref().map(canonical_bytes).unwrap_or_default())
}

/// The end of each line from a `#` on that may begin a comment.
fn comments(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter_map(|line| {
        let mut signs = line.match_indices('#').map(|(at, _)| at);
        let at =
            signs.find(|at| line[..*at].chars().next_back().is_none_or(char::is_whitespace))?;
        // Of a text with `#`, the quotes may change.
        Some(line[at..].trim_end().replace('\'', "\""))
    })
}
