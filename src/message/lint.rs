//! What can be said of messages without rendering: references, circles, completeness.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Attribute, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement,
};

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::digest::DigestBuilder;
use crate::message::{Catalog, MessageFile, Scope};
use crate::source::SourcePath;

/// Something that a pattern mentions; of a message or a term, its attribute or its own text.
#[derive(Clone, Copy)]
enum Mention<'a> {
    Variable(&'a str),
    Message(&'a str, Option<&'a str>),
    Term(&'a str, Option<&'a str>),
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
    let name = |attribute: &Option<Identifier<&'a str>>| attribute.as_ref().map(|it| it.name);
    match inline {
        InlineExpression::VariableReference { id } => visit(Mention::Variable(id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            visit(Mention::Message(id.name, name(attribute)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            visit(Mention::Term(id.name, name(attribute)));
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
    mentions(pattern, &mut |mention| {
        let (kind, name, attribute) = match mention {
            Mention::Variable(name) => ("$", name, None),
            Mention::Message(name, attribute) => ("", name, attribute),
            Mention::Term(name, attribute) => ("-", name, attribute),
            Mention::Function(name) => ("()", name, None),
        };
        add(kind, name);
        attribute.into_iter().for_each(|name| add(".", name));
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
            Mention::Message(id, _) => references.push(id),
            Mention::Term(..) | Mention::Function(_) => {}
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
        if let Some(circle) = circle(scope, Kind::Message, message.id.name) {
            let path = circle.join("` → `");
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
        if circle(scope, Kind::Term, term.id.name).is_some() {
            let message = format!("the term `-{}` leads back to itself", term.id.name);
            report.add(
                Diagnostic::new(Code::MessageCycle, message)
                    .at(file.place(term.id.name))
                    .hint("write the text out in one of them"),
            );
        }
    }
}

fn check_mention(
    file: &MessageFile,
    scope: Scope<'_>,
    facts: &Facts,
    mention: Mention<'_>,
    report: &mut Report,
) {
    let (code, slice, message, hint) = match mention {
        Mention::Message(id, _) if scope.message(id).is_none() => (
            Code::UnknownReference,
            id,
            format!("there is no message `{id}`"),
            nearest(id, scope.ids()).map_or_else(
                || "define it in this file or in a shared one".to_owned(),
                |near| format!("did you mean `{near}`?"),
            ),
        ),
        Mention::Term(id, _) if scope.term(id).is_none() => (
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

/// Whether a name is that of a message or of a term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Message,
    Term,
}

/// A pattern by its place: the text of a message or a term, or one of its attributes, which may
/// refer to the text beside it without a circle.
type Part<'a> = (Kind, &'a str, Option<&'a str>);

/// The names of a circle of references that begins and ends at one of the patterns of a message or
/// term, if there is one.
fn circle<'a>(scope: Scope<'a>, kind: Kind, id: &'a str) -> Option<Vec<String>> {
    let attributes: &[Attribute<&str>] = match kind {
        Kind::Message => &scope.message(id)?.message.attributes,
        Kind::Term => &scope.term(id)?.1.attributes,
    };
    let names = attributes.iter().map(|attribute| Some(attribute.id.name));
    std::iter::once(None).chain(names).find_map(|attribute| {
        let start = (kind, id, attribute);
        let mut path = vec![start];
        let found = leads_to(scope, start, &mut path, &mut BTreeSet::new());
        found.then(|| path.into_iter().map(part_name).collect())
    })
}

fn part_name((kind, id, attribute): Part<'_>) -> String {
    let dash = if kind == Kind::Term { "-" } else { "" };
    attribute.map_or_else(|| format!("{dash}{id}"), |name| format!("{dash}{id}.{name}"))
}

/// Follows the references of the last part of `path`; true when they have led to `target`.
fn leads_to<'a>(
    scope: Scope<'a>,
    target: Part<'_>,
    path: &mut Vec<Part<'a>>,
    entered: &mut BTreeSet<Part<'a>>,
) -> bool {
    let Some(pattern) = path.last().and_then(|part| pattern_of(scope, *part)) else { return false };
    let mut next = Vec::new();
    mentions(pattern, &mut |mention| match mention {
        Mention::Message(id, attribute) => next.push((Kind::Message, id, attribute)),
        Mention::Term(id, attribute) => next.push((Kind::Term, id, attribute)),
        Mention::Variable(_) | Mention::Function(_) => {}
    });
    next.into_iter().any(|part| {
        path.push(part);
        let found =
            part == target || entered.insert(part) && leads_to(scope, target, path, entered);
        if !found {
            path.pop();
        }
        found
    })
}

fn pattern_of<'a>(
    scope: Scope<'a>,
    (kind, id, attribute): Part<'_>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use crate::kept::Made;

    /// What is said of a shared file.
    fn told(text: &str) -> Vec<String> {
        let mut report = Report::new();
        let path = SourcePath::new("locales/en/common.ftl");
        let file = Made::new(MessageFile::parse(path, text.to_owned(), &mut report));
        let formatter = Made::new(Formatter::new("en").unwrap());
        let catalog = Catalog::new(formatter, vec![file.clone()], &mut report);
        let scope = Scope { own: None, catalog: &catalog };
        check_references(&file, scope, &Facts::default(), &mut report);
        report.iter().map(|one| one.message.clone()).collect()
    }

    #[test]
    fn an_attribute_is_a_text_of_its_own() {
        let none: [&str; 0] = [];
        assert_eq!(told("buy = Buy { buy.unit }\n    .unit = a token\n"), none);
        let term = "-site = { -site.kind ->\n    [it] It\n   *[they] They\n }\n    .kind = it\n";
        assert_eq!(told(&format!("{term}about = {{ -site }}\n")), none);
        assert_eq!(
            told("a = A\n    .b = { c.d }\nc = { a }\n    .d = { a.b }\n"),
            [
                "messages refer to each other: `a.b` → `c.d` → `a.b`",
                "messages refer to each other: `c.d` → `a.b` → `c.d`",
            ]
        );
    }

    #[test]
    fn a_circle_may_lead_through_terms() {
        assert_eq!(
            told("-name = { title }\ntitle = { -name } and { title.none }\n"),
            [
                "messages refer to each other: `title` → `-name` → `title`",
                "the term `-name` leads back to itself",
            ]
        );
    }
}
