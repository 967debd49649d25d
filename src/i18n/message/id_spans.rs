//! Finds the definitions and references of a message or a term.

use std::ops::Range;

use fluent_syntax::ast::{Entry, Pattern};

use crate::i18n::message::MessageFile;
use crate::i18n::message::file::entry_name;
use crate::i18n::message::mention::{Mention, mentions, patterns};

/// The places of the name of a message or a term in a file, without the dash.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct IdSpans {
    /// The definitions, including comments that `archipel new locale` writes: `# id = text`.
    pub definitions: Vec<Range<usize>>,
    /// The references in other messages and terms.
    pub references: Vec<Range<usize>>,
}

/// The places of an id, which begins with a dash if it is that of a term. Entries that can't be
/// parsed are not searched.
pub fn id_spans(file: &MessageFile, id: &str) -> IdSpans {
    let (name, is_term) = id.strip_prefix('-').map_or((id, false), |name| (name, true));
    let mut spans = IdSpans::default();
    let mut in_pattern = |pattern: &Pattern<&str>| {
        mentions(pattern, &mut |mention| {
            let found = match mention {
                Mention::Message(found, _) if !is_term => found,
                Mention::Term(found, _) if is_term => found,
                _ => return,
            };
            spans.references.extend(file.span_of(found).filter(|_| found == name));
        });
    };
    for entry in file.entries() {
        match entry {
            Entry::Message(message) => patterns(message).for_each(&mut in_pattern),
            Entry::Term(term) => {
                in_pattern(&term.value);
                term.attributes.iter().for_each(|attribute| in_pattern(&attribute.value));
            }
            _ => {}
        }
    }
    for entry in file.entries() {
        let is_it = matches!(entry, Entry::Term(_)) == is_term;
        let found = entry_name(entry).filter(|found| is_it && *found == name);
        spans.definitions.extend(found.and_then(|found| file.span_of(found)));
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
