//! Checks that the targets of references in messages exist.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::content::DataFiles;
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Hint, Place, Report, similar, wrong_escape,
};
use crate::i18n::message::character::check_characters;
use crate::i18n::message::cycle::check_cycles;
use crate::i18n::message::function::call_mistakes;
use crate::i18n::message::mention::{Mention, entry_patterns, is_plain, mentions, patterns};
use crate::i18n::message::term::wrong_case;
use crate::i18n::message::variable::argument;
use crate::i18n::message::{MessageFile, Scope, check_markup};

/// Checks the references in the messages of `file`: messages, terms, functions and data exist, and
/// there are no cycles. Escapes have to stand for characters that pages can contain, and markup is
/// balanced. `is_passed` returns whether a template may pass an argument of that name, which then
/// does not refer to data.
pub fn check_references(
    file: &MessageFile,
    scope: Scope<'_>,
    data_files: &DataFiles,
    is_passed: &dyn Fn(&str) -> bool,
    report: &mut Report,
) {
    check_entries(file, scope, data_files, is_passed, report);
}

/// Like [`check_references`], for a translation: messages that are not `in_use` are obsolete, so
/// that nothing shows their mistakes.
pub fn check_translated_references(
    file: &MessageFile,
    scope: Scope<'_>,
    data_files: &DataFiles,
    is_passed: &dyn Fn(&str) -> bool,
    in_use: &dyn Fn(&str) -> bool,
    report: &mut Report,
) {
    let mut found = Report::new();
    check_entries(file, scope, data_files, is_passed, &mut found);
    if !found.is_empty() {
        let ids = file.all().map(|message| message.id.name).filter(|id| !in_use(id));
        let obsolete: Vec<Place> = ids.map(|id| file.entry_place(id)).collect();
        found.drop_within(&obsolete);
        report.extend(found);
    }
}

fn check_entries(
    file: &MessageFile,
    scope: Scope<'_>,
    data_files: &DataFiles,
    is_passed: &dyn Fn(&str) -> bool,
    report: &mut Report,
) {
    for message in file.all().filter(|message| !is_plain(message)) {
        for pattern in patterns(message) {
            check_indentation(file, scope, pattern, report);
            mentions(pattern, &mut |mention| {
                if let Mention::Variable(name) = mention
                    && data_files.lacks_variable(name)
                    && !is_passed(&argument(name))
                {
                    report.add(data_files.unknown_variable(name).at(file.place(name)));
                }
                check_mention(file, scope, data_files, mention, report);
            });
        }
    }
    let terms = file.entries().filter(|entry| matches!(entry, Entry::Term(_)));
    for pattern in terms.flat_map(entry_patterns) {
        mentions(pattern, &mut |mention| {
            // The variables of a term are the arguments of each call.
            check_mention(file, scope, data_files, mention, report);
        });
    }
    check_cycles(file, scope, report);
    check_markup(file, &scope.catalog.rules.elements, report);
    check_characters(file, report);
}

/// The messages that are indented, so that they belong to the text above them: the diagnostic of
/// each, by its id. Text may contain an equals sign, too.
pub(super) fn indented(file: &MessageFile) -> BTreeMap<&str, Diagnostic> {
    let lines = file.source().lines().filter(|line| line.starts_with(' '));
    let ids = lines.filter_map(|line| Some(line.split_once('=')?.0.trim_matches(' ')));
    ids.map(|id| {
        let message = format!("`{id} = …` is part of the text above it: the line is indented");
        let hint = "remove the spaces before it, so that it is a message of its own";
        (id, Diagnostic::new(Code::FluentSyntax, message).at(file.place(id)).hint(hint))
    })
    .collect()
}

/// Reports lines that look like the beginning of a message, but belong to the text above them
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
            && rest.trim_start_matches(' ').starts_with('=')
            && (id.contains('-') || scope.message(id).is_some());
        if begins && let Some(indented) = indented(file).remove(id) {
            report.add(indented);
        }
    }
}

/// Adds any error as a cause of an unknown reference if a file could not be parsed: its target may
/// be in that file.
fn unless_unread(scope: Scope<'_>, unknown: Diagnostic) -> Diagnostic {
    if scope.is_valid() { unknown } else { unknown.caused_by(DiagnosticCause::AnyError) }
}

/// The diagnostic for a term with an argument that has no name.
pub(super) fn unnamed_argument(term: &str) -> Diagnostic {
    let message = format!("the term `-{term}` does not get an argument without a name");
    let hint = format!("write a number or a text with its name: `-{term}(count: 1)`");
    Diagnostic::new(Code::UnknownReference, message).hint(hint)
}

fn check_mention(
    file: &MessageFile,
    scope: Scope<'_>,
    data_files: &DataFiles,
    mention: Mention<'_>,
    report: &mut Report,
) {
    match mention {
        Mention::Message(id, _) if scope.target(id).is_none() => {
            let message = format!("there is no message `{id}`");
            let unknown = Diagnostic::new(Code::UnknownReference, message).at(file.place(id));
            let hint = "define it in this file or in a shared one";
            report.add(match data_files.hint_for_message(id) {
                Some(fact) => unknown.hint(fact),
                None => unless_unread(scope, unknown.did_you_mean(id, scope.names(), hint)),
            });
        }
        Mention::Term(id, _) if scope.term(id).is_none() => {
            let message = format!("there is no term `-{id}`");
            let unknown = Diagnostic::new(Code::UnknownReference, message).at(file.place(id));
            let unknown = unknown.hint(match similar(id, scope.term_names()) {
                Some(near) => {
                    let name = near.name;
                    let define = format!("Otherwise define `-{id} = …` in a shared file");
                    Hint::respell(format!("did you mean `-{name}`? {define}"), id, near)
                }
                None => "terms are defined as `-name = …` in a shared file".into(),
            });
            // All uses of a term that is missing are one mistake.
            let unknown = match scope.catalog.files().first() {
                Some(first) => {
                    unknown.caused_by(DiagnosticCause::Unreported(Place::file(&first.path)))
                }
                None => unknown,
            };
            report.add(unless_unread(scope, unknown));
        }
        Mention::Case(id, argument, value) => {
            if let Some(wrong) = wrong_case(scope, id, argument, value) {
                report.add(wrong.at(file.place(value)));
            }
        }
        Mention::Unnamed(id) => report.add(unnamed_argument(id).at(file.place(id))),
        Mention::Function(name, arguments) => {
            for (slice, mistake) in call_mistakes(name, arguments, &scope.catalog.rules.functions) {
                report.add(mistake.at(file.place(slice)));
            }
        }
        Mention::Literal(source) => {
            let text = unescape_unicode_to_string(source);
            if let Some(wrong) = wrong_escape(&text, source) {
                report.add(wrong.at(file.place(source)));
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::config::MessageRules;
    use crate::engine::query::Versioned;
    use crate::engine::source::SourcePath;
    use crate::i18n::format::Formatter;
    use crate::i18n::message::{Catalog, Rules};

    /// The messages of the diagnostics for a shared file.
    fn diagnostics(text: &str) -> Vec<String> {
        let mut report = Report::new();
        let path = SourcePath::new("locales/en/common.ftl");
        let file = Versioned::new(MessageFile::parse(path, text.to_owned(), &mut report));
        let formatter = Versioned::new(Formatter::new("en").unwrap());
        let rules = Versioned::new(Rules::new(&MessageRules::default(), &file.path, &mut report));
        let catalog = Catalog::new(formatter, rules, vec![file.clone()], Vec::new(), &mut report);
        let scope = Scope { own: None, fallback_file: None, catalog: &catalog };
        check_references(&file, scope, &DataFiles::default(), &|_| false, &mut report);
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
            ["messages refer to each other: `a.b` → `c.d` → `a.b`"]
        );
    }

    #[test]
    fn a_cycle_may_include_terms() {
        assert_eq!(
            diagnostics("-name = { title }\ntitle = { -name } and { title.none }\n"),
            ["messages refer to each other: `-name` → `title` → `-name`"]
        );
    }

    #[test]
    fn a_long_chain_is_no_cycle() {
        let chain = |count: usize| {
            let links = (0..count).map(|at| format!("c{at} = {{ c{} }}\n", at + 1));
            format!("{}c{count} = end\n", links.collect::<String>())
        };
        let none: [&str; 0] = [];
        assert_eq!(diagnostics(&chain(100)), none);
        for count in [101, 20_000] {
            let first = format!("`c{}` refers to more than 100 messages in a row", count - 101);
            assert_eq!(diagnostics(&chain(count)), [first]);
        }
    }

    #[test]
    fn a_cycle_of_any_length_is_reported_once() {
        for count in [1, 2, 20_000] {
            let link = |at: usize| format!("c{at} = {{ c{} }}\n", (at + 1) % count);
            let found = diagnostics(&(0..count).map(link).collect::<String>());
            assert!(found.len() == 1 && found[0].len() < 200, "{found:?}");
            assert!(found[0].starts_with("messages refer to each other: `c0` → "), "{found:?}");
        }
    }

    #[test]
    fn escapes_stand_for_characters_of_pages() {
        assert_eq!(diagnostics("a = {\"\\u00A0\\uFFFD\"}\n"), [""; 0]);
        for escape in ["\\u0007", "\\uD800", "\\U00FFFF", "\\u0085"] {
            assert_eq!(diagnostics(&format!("a = x {{\"{escape}\"}}\n")).len(), 1, "{escape}");
        }
    }
}
