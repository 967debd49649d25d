//! What can be said of messages without rendering: references, circles, completeness.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::digest::DigestBuilder;
use crate::message::{Catalog, MessageFile, Scope};
use crate::source::SourcePath;

/// Something that a pattern mentions.
#[derive(Clone, Copy)]
enum Mention<'a> {
    Variable(&'a str),
    Message(&'a str),
    Term(&'a str),
    Function(&'a str),
}

/// Calls `visit` for everything that stands in the placeables of `pattern`.
fn mentions<'a>(pattern: &'a Pattern<&'a str>, visit: &mut dyn FnMut(Mention<'a>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, visit);
        }
    }
}

fn in_expression<'a>(expression: &'a Expression<&'a str>, visit: &mut dyn FnMut(Mention<'a>)) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, visit),
        Expression::Select { selector, variants } => {
            in_inline(selector, visit);
            for variant in variants {
                mentions(&variant.value, visit);
            }
        }
    }
}

fn in_inline<'a>(inline: &'a InlineExpression<&'a str>, visit: &mut dyn FnMut(Mention<'a>)) {
    match inline {
        InlineExpression::VariableReference { id } => visit(Mention::Variable(id.name)),
        InlineExpression::MessageReference { id, .. } => visit(Mention::Message(id.name)),
        InlineExpression::TermReference { id, arguments, .. } => {
            visit(Mention::Term(id.name));
            for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                in_inline(&argument.value, visit);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            visit(Mention::Function(id.name));
            for argument in &arguments.positional {
                in_inline(argument, visit);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, visit),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn patterns<'a>(message: &'a Message<&'a str>) -> impl Iterator<Item = &'a Pattern<&'a str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// The pieces of text of a message, in all its forms and attributes.
pub(super) fn texts<'a>(message: &'a Message<&'a str>) -> Vec<&'a str> {
    fn collect<'a>(pattern: &'a Pattern<&'a str>, out: &mut Vec<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push(value),
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    for variant in variants {
                        collect(&variant.value, out);
                    }
                }
                PatternElement::Placeable { .. } => {}
            }
        }
    }
    let mut out = Vec::new();
    patterns(message).for_each(|pattern| collect(pattern, &mut out));
    out
}

/// Whether a message is text and nothing else, as most messages are.
fn is_plain(message: &Message<&str>) -> bool {
    message.attributes.is_empty()
        && message
            .value
            .iter()
            .flat_map(|pattern| &pattern.elements)
            .all(|element| matches!(element, PatternElement::TextElement { .. }))
}

/// Adds to `digest` what others can tell of a file without reading its words.
pub(super) fn outline(file: &MessageFile, digest: DigestBuilder) -> DigestBuilder {
    let mut digest = digest.field([u8::from(file.is_sound())]);
    let mut add = |kind: &str, name: &str| {
        digest = std::mem::take(&mut digest).field(kind).field(name);
    };
    for message in file.all() {
        add("message", message.id.name);
        for attribute in &message.attributes {
            add("attribute", attribute.id.name);
        }
        patterns(message).for_each(|pattern| outline_of(pattern, &mut add));
    }
    for term in file.terms.iter().map(|at| file.term_at(*at)) {
        add("term", term.id.name);
        let attributes = term.attributes.iter().map(|attribute| &attribute.value);
        std::iter::once(&term.value).chain(attributes).for_each(|it| outline_of(it, &mut add));
    }
    digest
}

fn outline_of(pattern: &Pattern<&str>, add: &mut dyn FnMut(&str, &str)) {
    mentions(pattern, &mut |mention| match mention {
        Mention::Variable(name) => add("$", name),
        Mention::Message(name) => add("", name),
        Mention::Term(name) => add("-", name),
        Mention::Function(name) => add("()", name),
    });
}

/// Whether a message can use the variable, in any plural form and through references.
pub(super) fn uses_variable(scope: Scope<'_>, message: &Message<&str>, name: &str) -> bool {
    let mut seen = BTreeSet::new();
    variables_into(scope, message, &mut seen, &mut BTreeSet::new());
    seen.contains(name)
}

/// The variables that a message can use, facts included.
fn variables<'a>(scope: Scope<'a>, message: &'a Message<&'a str>) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    variables_into(scope, message, &mut seen, &mut BTreeSet::new());
    seen
}

fn variables_into<'a>(
    scope: Scope<'a>,
    message: &'a Message<&'a str>,
    seen: &mut BTreeSet<&'a str>,
    entered: &mut BTreeSet<&'a str>,
) {
    if !entered.insert(message.id.name) {
        return;
    }
    let mut references = Vec::new();
    for pattern in patterns(message) {
        mentions(pattern, &mut |mention| match mention {
            Mention::Variable(name) => {
                seen.insert(name);
            }
            Mention::Message(id) => references.push(id),
            Mention::Term(_) | Mention::Function(_) => {}
        });
    }
    for found in references.into_iter().filter_map(|id| scope.message(id)) {
        variables_into(scope, found.message, seen, entered);
    }
}

/// Checks what the messages of `file` mention: messages, terms, functions and facts exist, and
/// nothing refers to itself.
pub fn check_references(file: &MessageFile, scope: Scope<'_>, facts: &Facts, report: &mut Report) {
    for message in file.all().filter(|message| !is_plain(message)) {
        for pattern in patterns(message) {
            mentions(pattern, &mut |mention| check_mention(file, scope, facts, mention, report));
        }
        if let Some(cycle) = cycle(scope, message) {
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
    for term in file.terms.iter().map(|at| file.term_at(*at)) {
        let attributes = term.attributes.iter().map(|attribute| &attribute.value);
        for pattern in std::iter::once(&term.value).chain(attributes) {
            mentions(pattern, &mut |mention| {
                // The variables of a term are what it is called with, which differs by call.
                if !matches!(mention, Mention::Variable(_)) {
                    check_mention(file, scope, facts, mention, report);
                }
            });
        }
        if term_leads_to(scope, &term.value, term.id.name, &mut BTreeSet::new()) {
            let message = format!("the term `-{}` leads back to itself", term.id.name);
            report.add(
                Diagnostic::new(Code::MessageCycle, message)
                    .at(file.place(term.id.name))
                    .hint("write the text out in one of them"),
            );
        }
    }
}

/// Whether a term's pattern mentions the term `target`, directly or through other terms.
fn term_leads_to<'a>(
    scope: Scope<'a>,
    pattern: &'a Pattern<&'a str>,
    target: &str,
    entered: &mut BTreeSet<&'a str>,
) -> bool {
    let mut next = Vec::new();
    mentions(pattern, &mut |mention| {
        if let Mention::Term(id) = mention {
            next.push(id);
        }
    });
    next.into_iter().any(|id| {
        id == target
            || entered.insert(id)
                && scope
                    .term(id)
                    .is_some_and(|(_, term)| term_leads_to(scope, &term.value, target, entered))
    })
}

fn check_mention(
    file: &MessageFile,
    scope: Scope<'_>,
    facts: &Facts,
    mention: Mention<'_>,
    report: &mut Report,
) {
    let (code, slice, message, hint) = match mention {
        Mention::Message(id) if scope.message(id).is_none() => (
            Code::UnknownReference,
            id,
            format!("there is no message `{id}`"),
            nearest(id, scope.ids()).map_or_else(
                || "define it in this file or in a shared one".to_owned(),
                |near| format!("did you mean `{near}`?"),
            ),
        ),
        Mention::Term(id) if scope.term(id).is_none() => (
            Code::UnknownReference,
            id,
            format!("there is no term `-{id}`"),
            "terms are defined as `-name = …` in a shared file".to_owned(),
        ),
        Mention::Function(name) if !matches!(name, "NUMBER" | "DATETIME") => (
            Code::UnknownFunction,
            name,
            format!("there is no function {name}()"),
            "the functions are NUMBER() and DATETIME()".to_owned(),
        ),
        Mention::Variable(name)
            if name.contains('-')
                && facts.variable(name).is_none()
                && !facts.is_broken(name.split('-').next().unwrap_or_default()) =>
        {
            let known: Vec<String> =
                facts.paths().into_iter().map(|path| path.replace('.', "-")).collect();
            (
                Code::UnknownFact,
                name,
                format!("there is no fact `{}`", name.replace('-', ".")),
                nearest(name, known.iter().map(String::as_str)).map_or_else(
                    || "facts are in content/data: `$file-key-subkey`".to_owned(),
                    |near| format!("did you mean `${near}`?"),
                ),
            )
        }
        _ => return,
    };
    report.add(Diagnostic::new(code, message).at(file.place(slice)).hint(hint));
}

/// The circle that begins and ends at `message`, if there is one.
fn cycle<'a>(scope: Scope<'a>, message: &'a Message<&'a str>) -> Option<Vec<&'a str>> {
    fn walk<'a>(
        scope: Scope<'a>,
        message: &'a Message<&'a str>,
        start: &str,
        path: &mut Vec<&'a str>,
        entered: &mut BTreeSet<&'a str>,
    ) -> bool {
        path.push(message.id.name);
        let mut next = Vec::new();
        for pattern in patterns(message) {
            mentions(pattern, &mut |mention| {
                if let Mention::Message(id) = mention {
                    next.push(id);
                }
            });
        }
        for id in next {
            if id == start {
                path.push(id);
                return true;
            }
            if entered.insert(id)
                && let Some(found) = scope.message(id)
                && walk(scope, found.message, start, path, entered)
            {
                return true;
            }
        }
        path.pop();
        false
    }
    let mut path = Vec::new();
    walk(scope, message, message.id.name, &mut path, &mut BTreeSet::new()).then_some(path)
}

/// Compares a file with the one of the default locale: the same messages, the same variables.
/// A locale with a fallback may lack messages.
pub fn check_translation(
    reference: (Scope<'_>, &MessageFile),
    translated: (Scope<'_>, &MessageFile),
    may_lack: bool,
    report: &mut Report,
) {
    let (reference_scope, reference_file) = reference;
    let (scope, file) = translated;
    if !reference_file.is_sound() || !file.is_sound() {
        // What is missing may stand in the part that could not be parsed.
        return;
    }
    let mut ours = file.all().peekable();
    for theirs in reference_file.all() {
        while let Some(extra) = ours.next_if(|message| message.id.name < theirs.id.name) {
            report.add(obsolete(file, extra, reference_file));
        }
        match ours.next_if(|message| message.id.name == theirs.id.name) {
            Some(message) => {
                compare(reference_scope, theirs, reference_file, scope, message, file, report);
            }
            None if may_lack => {}
            None => report.add(missing(file, theirs, reference_file)),
        }
    }
    for extra in ours {
        report.add(obsolete(file, extra, reference_file));
    }
}

/// The same for all shared files of a locale.
pub fn check_catalogs(
    reference: &Catalog,
    catalog: &Catalog,
    folder: &str,
    may_lack: bool,
    report: &mut Report,
) {
    let scope = |catalog| Scope { own: None, catalog };
    if !reference.is_sound() || !catalog.is_sound() {
        return;
    }
    if catalog.is_empty() && !reference.is_empty() && !may_lack {
        report.add(
            Diagnostic::new(Code::LocaleFolder, format!("`{folder}` has no shared messages"))
                .at(Place::file(&SourcePath::new(folder)))
                .hint(format!(
                    "translate the files in `{}` to that folder",
                    reference.files().first().map_or_else(String::new, |file| {
                        file.path
                            .as_str()
                            .rsplit_once('/')
                            .map_or("", |(folder, _)| folder)
                            .to_owned()
                    })
                )),
        );
        return;
    }
    for id in reference.ids() {
        let Some((_, theirs_file, theirs)) = reference.message(id) else { continue };
        match catalog.message(id) {
            Some((_, file, message)) => {
                compare(
                    scope(reference),
                    theirs,
                    theirs_file,
                    scope(catalog),
                    message,
                    file,
                    report,
                );
            }
            None if may_lack => {}
            None => {
                let name = theirs_file.path.file_name();
                report.add(
                    Diagnostic::new(
                        Code::MissingMessage,
                        format!("`{folder}` lacks the message `{id}`"),
                    )
                    .at(theirs_file.place(theirs.id.name))
                    .hint(format!("translate it in `{folder}/{name}`")),
                );
            }
        }
    }
    for id in catalog.ids().filter(|id| reference.message(id).is_none()) {
        if let Some((_, file, message)) = catalog.message(id)
            && let Some(like) = reference.files().first()
        {
            report.add(obsolete(file, message, like));
        }
    }
}

fn obsolete(file: &MessageFile, message: &Message<&str>, reference: &MessageFile) -> Diagnostic {
    let id = message.id.name;
    Diagnostic::new(Code::ObsoleteMessage, format!("the default language has no message `{id}`"))
        .at(file.place(id))
        .did_you_mean(id, reference.ids(), "remove it, or add it in the default language")
}

fn missing(file: &MessageFile, theirs: &Message<&str>, reference: &MessageFile) -> Diagnostic {
    let id = theirs.id.name;
    let source = reference.entry_text(id).len();
    let start = reference.span_of(id).map_or(0, |span| span.start);
    let first_line = Place::new(&reference.path, start..start + source);
    Diagnostic::new(Code::MissingMessage, format!("the message `{id}` is missing"))
        .at(Place::file(&file.path))
        .related(first_line, "in the default language")
        .hint(format!("add `{id} = …` to `{}`", file.path))
}

fn compare(
    reference_scope: Scope<'_>,
    theirs: &Message<&str>,
    reference_file: &MessageFile,
    scope: Scope<'_>,
    ours: &Message<&str>,
    file: &MessageFile,
    report: &mut Report,
) {
    if is_plain(theirs) && is_plain(ours) {
        return;
    }
    let (expected, found) = (variables(reference_scope, theirs), variables(scope, ours));
    if expected.cmp(&found) == Ordering::Equal {
        return;
    }
    let list = |from: &BTreeSet<&str>, to: &BTreeSet<&str>| {
        from.difference(to).map(|name| format!("`${name}`")).collect::<Vec<_>>().join(", ")
    };
    let (lacking, extra) = (list(&expected, &found), list(&found, &expected));
    let id = theirs.id.name;
    let message = match (lacking.is_empty(), extra.is_empty()) {
        (false, true) => format!("the translation of `{id}` lacks {lacking}"),
        (true, false) => {
            format!("the translation of `{id}` uses {extra}, which the original does not")
        }
        _ => format!("the translation of `{id}` uses {extra} instead of {lacking}"),
    };
    report.add(
        Diagnostic::new(Code::VariableMismatch, message)
            .at(file.place(ours.id.name))
            .related(reference_file.place(id), "the original")
            .hint("use the same variables in every language"),
    );
}
