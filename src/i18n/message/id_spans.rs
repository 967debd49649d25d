//! Finds the definitions and references of a message or a term.

use std::ops::Range;

use fluent_syntax::ast::Entry;

use crate::i18n::message::MessageFile;
use crate::i18n::message::file::entry_name;
use crate::i18n::message::mention::{Mention, entry_patterns, mentions};

/// The places of the name of a message or a term in a file, without the dash.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct IdSpans {
    /// The definitions, including comments that `archipel new locale` writes: `# id = text`.
    pub definitions: Vec<Range<usize>>,
    /// The references in other messages and terms.
    pub references: Vec<Range<usize>>,
}

/// The name of a message or a term in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdUse {
    /// The id, with a dash if it is that of a term.
    pub id: String,
    /// Its span in the file, without the dash.
    pub span: Range<usize>,
    /// Whether the entry of that id begins here.
    pub is_definition: bool,
}

/// All names of messages and terms in a file, in its order. Entries that can't be parsed have none.
pub fn id_uses(file: &MessageFile) -> Vec<IdUse> {
    let mut uses = Vec::new();
    let mut add = |name: &str, is_term: bool, is_definition: bool| {
        let Some(span) = file.span_of(name) else { return };
        let dash = if is_term { "-" } else { "" };
        uses.push(IdUse { id: format!("{dash}{name}"), span, is_definition });
    };
    for entry in file.entries() {
        if let Some(name) = entry_name(entry) {
            add(name, matches!(entry, Entry::Term(_)), true);
        }
        for pattern in entry_patterns(entry) {
            mentions(pattern, &mut |mention| match mention {
                Mention::Message(name, _) => add(name, false, false),
                Mention::Term(name, _) => add(name, true, false),
                _ => {}
            });
        }
    }
    uses
}

/// The places of an id, which begins with a dash if it is that of a term. Entries that can't be
/// parsed are not searched.
pub fn id_spans(file: &MessageFile, id: &str) -> IdSpans {
    let mut spans = IdSpans::default();
    for found in id_uses(file).into_iter().filter(|found| found.id == id) {
        let spans =
            if found.is_definition { &mut spans.definitions } else { &mut spans.references };
        spans.push(found.span);
    }
    spans.definitions.extend(commented(file.source(), id));
    spans.definitions.sort_by_key(|span| span.start);
    spans
}

/// The places of definitions that are commented out.
fn commented(source: &str, id: &str) -> Vec<Range<usize>> {
    let dash = usize::from(id.starts_with('-'));
    let mut start = 0;
    let mut found = Vec::new();
    for line in source.split_inclusive('\n') {
        let rest = line.strip_prefix("# ").and_then(|line| line.strip_prefix(id));
        if rest.is_some_and(|rest| rest.trim_start_matches(' ').starts_with('=')) {
            let at = start + "# ".len();
            found.push(at + dash..at + id.len());
        }
        start += line.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::Report;
    use crate::engine::source::SourcePath;

    #[test]
    fn a_name_is_found_in_every_kind_of_pattern() {
        let source = "# a = A\na = A\n    .a = { a }\n\
                      -a = { $b ->\n   *[a] { -a(a: 1) } a\n }\n    .x = { a.a }\n\
                      b = { -a.x ->\n   *[a] { $a } { a } { \"a\" }\n }\na-b = { a-b }\n";
        let path = SourcePath::new("a.ftl");
        let file = MessageFile::parse(path, source.to_owned(), &mut Report::new());
        let lines = |spans: &[Range<usize>]| -> Vec<usize> {
            assert!(spans.iter().all(|span| &source[span.clone()] == "a"));
            spans.iter().map(|span| source[..span.start].matches('\n').count() + 1).collect()
        };
        let message = id_spans(&file, "a");
        assert_eq!(lines(&message.definitions), [1, 2]);
        assert_eq!(lines(&message.references), [3, 7, 9]);
        let term = id_spans(&file, "-a");
        assert_eq!(lines(&term.definitions), [4]);
        assert_eq!(lines(&term.references), [5, 8]);
    }
}
