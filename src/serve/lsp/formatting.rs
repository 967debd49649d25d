//! Formats YAML and Fluent files.

use std::ops::Range;

use lsp_types::{DocumentFormattingParams, TextEdit};
use similar::{Algorithm, DiffTag, capture_diff_slices};

use crate::content::yaml::format_yaml;
use crate::engine::source::SourcePath;
use crate::i18n::message::format_messages;
use crate::serve::lsp::server::Server;

/// The edits that format a document.
pub(super) fn formatting(
    server: &Server,
    params: &DocumentFormattingParams,
) -> Option<Vec<TextEdit>> {
    let path = server.source(&params.text_document.uri)?;
    let text = server.text(&path)?;
    let edits = format_edits(&path, &text)?.into_iter().map(|(span, new_text)| {
        let range = server.encoding.range(&text, span);
        TextEdit { range, new_text }
    });
    Some(edits.collect())
}

/// The lines of a file that formatting replaces. `None` if the file has syntax errors, or can't be
/// formatted without losing a part of it.
fn format_edits(path: &SourcePath, text: &str) -> Option<Vec<(Range<usize>, String)>> {
    let format = match path.as_str().rsplit_once('.')?.1 {
        "yaml" => format_yaml,
        "ftl" => format_messages,
        _ => return None,
    };
    let plain = text.replace("\r\n", "\n");
    let newline = if plain.len() == text.len() { "\n" } else { "\r\n" };
    let formatted = format(&plain)?;
    // A file with several kinds of line breaks would not keep them.
    let is_kept = plain.replace('\n', newline) == text && !plain.contains('\r');
    if !is_kept || format(&formatted)? != formatted {
        return None;
    }
    let new: Vec<&str> = formatted.split_inclusive('\n').collect();
    let keys = |text: &str| text.split_inclusive('\n').map(key).collect::<Vec<_>>();
    let ends = text.split_inclusive('\n').scan(0, |end, line| {
        *end += line.len();
        Some(*end)
    });
    let starts: Vec<usize> = [0].into_iter().chain(ends).collect();
    let operations = capture_diff_slices(Algorithm::Myers, &keys(&plain), &keys(&formatted));
    let changed = operations.into_iter().filter(|one| one.tag() != DiffTag::Equal);
    let edits = changed.map(|one| {
        let (old, lines) = (one.old_range(), new[one.new_range()].concat());
        (starts[old.start]..starts[old.end], lines.replace('\n', newline))
    });
    Some(edits.collect())
}

/// A line without the spaces that align its comment with those of other lines: lines that are equal
/// without them are not changed.
fn key(line: &str) -> String {
    match line.split_once(" #") {
        Some((before, comment)) if !before.trim().is_empty() => {
            format!("{} #{comment}", before.trim_end())
        }
        _ => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::apply_edits;

    fn format(name: &str, text: &str) -> Option<String> {
        let edits = format_edits(&SourcePath::new(name), text)?;
        Some(apply_edits(text, edits))
    }

    #[test]
    fn files_are_formatted_with_their_comments() {
        let yaml = "# Head\nsections:\n- type:  hero   # aligned\n  title: 'Its'  \n\n\n  \
                    list: [a,b]\n  text: |\n    two  # no comment\n      lines\n";
        let expected = "# Head\nsections:\n  - type: hero # aligned\n    title: \"Its\"\n\n    \
                        list: [a, b]\n    text: |\n      two  # no comment\n        lines\n";
        assert_eq!(format("a.yaml", yaml).as_deref(), Some(expected));
        let aligned = "a: 1      # one\nbb: 2     # two\n";
        assert_eq!(format("a.yaml", aligned).as_deref(), Some(aligned));
        let fluent = "### File\n# Alone\n\n\n\n## Group\n# Of a message\na={$b   ->\n [one] One\n\
                      \n *[other] { \"\" } Others\n } now\n  .label=L\n-term   = T\n";
        let expected = "### File\n\n# Alone\n\n## Group\n# Of a message\na =\n    { $b ->\n        \
                        [one] One\n       *[other] { \"\" } Others\n    } now\n    .label = L\n\
                        -term = T\n";
        assert_eq!(format("a.ftl", fluent).as_deref(), Some(expected));
        let crlf = |text: &str| text.replace('\n', "\r\n");
        assert_eq!(format("a.ftl", &crlf(fluent)), Some(crlf(expected)));
    }
}
