//! Checks the references of messages: their targets exist, and there are no cycles.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Attribute, Pattern, PatternElement};

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic, Report};
use crate::message::function::call_mistakes;
use crate::message::mention::{Mention, is_plain, mentions, patterns};
use crate::message::{MessageFile, Scope};

/// Checks the references in the messages of `file`: messages, terms, functions and facts exist, and
/// there are no cycles.
pub fn check_references(file: &MessageFile, scope: Scope<'_>, facts: &Facts, report: &mut Report) {
    for message in file.all().filter(|message| !is_plain(message)) {
        for pattern in patterns(message) {
            check_indentation(file, scope, pattern, report);
            mentions(pattern, &mut |mention| check_mention(file, scope, facts, mention, report));
        }
        if let Some(cycle) = find_cycle(scope, Kind::Message, message.id.name) {
            let path = cycle.join("` → `");
            report.add(
                Diagnostic::new(
                    Code::MessageCycle,
                    format!("messages refer to each other: `{path}`"),
                )
                .at(file.place(message.id.name))
                .hint("write the text out in one of them"),
            );
        }
    }
    for term in file.terms() {
        let attributes = term.attributes.iter().map(|attribute| &attribute.value);
        for pattern in std::iter::once(&term.value).chain(attributes) {
            mentions(pattern, &mut |mention| {
                // The variables of a term are the arguments of each call.
                if !matches!(mention, Mention::Variable(_)) {
                    check_mention(file, scope, facts, mention, report);
                }
            });
        }
        if find_cycle(scope, Kind::Term, term.id.name).is_some() {
            let message = format!("the term `-{}` refers to itself", term.id.name);
            report.add(
                Diagnostic::new(Code::MessageCycle, message)
                    .at(file.place(term.id.name))
                    .hint("write the text out in one of them"),
            );
        }
    }
}

/// The messages that are there as indented lines, which belong to the text above them and are
/// reported by [`check_references`].
pub(super) fn indented(file: &MessageFile) -> BTreeSet<&str> {
    let lines = file.source().lines().filter(|line| line.starts_with(' '));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim_matches(' '))).collect()
}

/// Reports lines that read as the beginning of a message, and belong to the text above them only
/// because they are indented.
fn check_indentation(
    file: &MessageFile,
    scope: Scope<'_>,
    pattern: &Pattern<&str>,
    report: &mut Report,
) {
    for element in &pattern.elements {
        let PatternElement::TextElement { value } = element else { continue };
        let is_id = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        let (id, rest) = value.split_at(value.find(|sign| !is_id(sign)).unwrap_or(value.len()));
        let begins = id.starts_with(|sign: char| sign.is_ascii_lowercase())
            && rest.trim_start_matches(' ').starts_with('=');
        // Text may have an equals sign, too.
        if !begins || !id.contains('-') && scope.message(id).is_none() {
            continue;
        }
        let Some(span) = file.span_of(id) else { continue };
        if file.source()[..span.start].trim_end_matches(' ').ends_with('\n') {
            let message = format!("`{id} = …` is part of the text above it: the line is indented");
            let hint = "remove the spaces before it, so that it is a message of its own";
            let diagnostic = Diagnostic::new(Code::FluentSyntax, message);
            report.add(diagnostic.at(file.place(id)).hint(hint));
        }
    }
}

/// A reference to what is in no file may be one to what is in a part that can't be read.
fn unless_unread(scope: Scope<'_>, unknown: Diagnostic) -> Diagnostic {
    if scope.is_valid() { unknown } else { unknown.as_consequence() }
}

fn check_mention(
    file: &MessageFile,
    scope: Scope<'_>,
    facts: &Facts,
    mention: Mention<'_>,
    report: &mut Report,
) {
    match mention {
        Mention::Message(id, _) if scope.message(id).is_none() => {
            let message = format!("there is no message `{id}`");
            let unknown = Diagnostic::new(Code::UnknownReference, message).at(file.place(id));
            let hint = "define it in this file or in a shared one";
            report.add(match facts.hint_for_message(id) {
                Some(fact) => unknown.hint(fact),
                None => unless_unread(scope, unknown.did_you_mean_one_of(id, scope.names(), hint)),
            });
        }
        Mention::Term(id, _) if scope.term(id).is_none() => {
            let message = format!("there is no term `-{id}`");
            let unknown = Diagnostic::new(Code::UnknownReference, message).at(file.place(id));
            let unknown = unknown.hint("terms are defined as `-name = …` in a shared file");
            report.add(unless_unread(scope, unknown));
        }
        Mention::Function(name, arguments) => {
            for (slice, mistake) in call_mistakes(name, arguments) {
                report.add(mistake.at(file.place(slice)));
            }
        }
        Mention::Variable(name) if facts.lacks_variable(name) => {
            report.add(facts.unknown_variable(name).at(file.place(name)));
        }
        _ => {}
    }
}

/// Whether a name is that of a message or a term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Message,
    Term,
}

/// Identifies a pattern: the value of a message or a term, or one of its attributes. An attribute
/// may refer to the value next to it without a cycle.
type PatternId<'a> = (Kind, &'a str, Option<&'a str>);

/// The names along a cycle of references from one of the patterns of a message or term to itself,
/// if there is one.
fn find_cycle<'a>(scope: Scope<'a>, kind: Kind, id: &'a str) -> Option<Vec<String>> {
    let attributes: &[Attribute<&str>] = match kind {
        Kind::Message => &scope.message(id)?.message.attributes,
        Kind::Term => &scope.term(id)?.1.attributes,
    };
    let names = attributes.iter().map(|attribute| Some(attribute.id.name));
    std::iter::once(None).chain(names).find_map(|attribute| {
        let start = (kind, id, attribute);
        let mut path = vec![start];
        let found = leads_to(scope, start, &mut path, &mut BTreeSet::new());
        found.then(|| path.into_iter().map(pattern_name).collect())
    })
}

fn pattern_name((kind, id, attribute): PatternId<'_>) -> String {
    let dash = if kind == Kind::Term { "-" } else { "" };
    attribute.map_or_else(|| format!("{dash}{id}"), |name| format!("{dash}{id}.{name}"))
}

/// Follows the references of the last pattern of `path`; returns whether they lead to `target`.
fn leads_to<'a>(
    scope: Scope<'a>,
    target: PatternId<'_>,
    path: &mut Vec<PatternId<'a>>,
    entered: &mut BTreeSet<PatternId<'a>>,
) -> bool {
    let Some(pattern) = path.last().and_then(|pattern| pattern_of(scope, *pattern)) else {
        return false;
    };
    let mut next = Vec::new();
    mentions(pattern, &mut |mention| match mention {
        Mention::Message(id, attribute) => next.push((Kind::Message, id, attribute)),
        Mention::Term(id, attribute) => next.push((Kind::Term, id, attribute)),
        Mention::Variable(_) | Mention::Function(..) => {}
    });
    next.into_iter().any(|pattern| {
        path.push(pattern);
        let found =
            pattern == target || entered.insert(pattern) && leads_to(scope, target, path, entered);
        if !found {
            path.pop();
        }
        found
    })
}

fn pattern_of<'a>(
    scope: Scope<'a>,
    (kind, id, attribute): PatternId<'_>,
) -> Option<&'a Pattern<&'a str>> {
    let (text, attributes) = match kind {
        Kind::Message => {
            let message = scope.message(id)?.message;
            (message.value.as_ref(), &message.attributes)
        }
        Kind::Term => {
            let (_, term) = scope.term(id)?;
            (Some(&term.value), &term.attributes)
        }
    };
    match attribute {
        None => text,
        Some(name) => attributes.iter().find(|it| it.id.name == name).map(|it| &it.value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use crate::message::Catalog;
    use crate::query::Versioned;
    use crate::source::SourcePath;

    /// The messages of the diagnostics for a shared file.
    fn diagnostics(text: &str) -> Vec<String> {
        let mut report = Report::new();
        let path = SourcePath::new("locales/en/common.ftl");
        let file = Versioned::new(MessageFile::parse(path, text.to_owned(), &mut report));
        let formatter = Versioned::new(Formatter::new("en").unwrap());
        let catalog = Catalog::new(formatter, vec![file.clone()], &mut report);
        let scope = Scope { own: None, catalog: &catalog };
        check_references(&file, scope, &Facts::default(), &mut report);
        report.iter().map(|one| one.message.clone()).collect()
    }

    #[test]
    fn an_attribute_is_separate_from_its_message() {
        let none: [&str; 0] = [];
        assert_eq!(diagnostics("buy = Buy { buy.unit }\n    .unit = a token\n"), none);
        let term = "-site = { -site.kind ->\n    [it] It\n   *[they] They\n }\n    .kind = it\n";
        assert_eq!(diagnostics(&format!("{term}about = {{ -site }}\n")), none);
        assert_eq!(
            diagnostics("a = A\n    .b = { c.d }\nc = { a }\n    .d = { a.b }\n"),
            [
                "messages refer to each other: `a.b` → `c.d` → `a.b`",
                "messages refer to each other: `c.d` → `a.b` → `c.d`",
            ]
        );
    }

    #[test]
    fn a_cycle_may_include_terms() {
        assert_eq!(
            diagnostics("-name = { title }\ntitle = { -name } and { title.none }\n"),
            [
                "messages refer to each other: `title` → `-name` → `title`",
                "the term `-name` refers to itself",
            ]
        );
    }
}
