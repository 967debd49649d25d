//! References in messages: variables, messages, terms and functions.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Message, Pattern,
    PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser::parse;

use crate::engine::source::SourcePath;
use crate::i18n::format::count_words;
use crate::i18n::message::syntax;

/// A reference in a pattern; to a message or a term with the name of an attribute, if any.
#[derive(Clone, Copy)]
pub(super) enum Mention<'a> {
    Variable(&'a str),
    Message(&'a str, Option<&'a str>),
    Term(&'a str, Option<&'a str>),
    Function(&'a str, &'a CallArguments<&'a str>),
    /// A term with an argument without a name.
    Unnamed(&'a str),
    /// A term with an argument that is a text: their names and the text.
    Case(&'a str, &'a str, &'a str),
    /// The source of a string literal, without its quotes.
    Literal(&'a str),
}

/// Calls `visit` for every reference in `pattern`.
pub(super) fn mentions<'a>(pattern: &'a Pattern<&'a str>, visit: &mut dyn FnMut(Mention<'a>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            mentions_in(expression, visit);
        }
    }
}

/// Calls `visit` for every reference in an expression.
pub(super) fn mentions_in<'a>(
    expression: &'a Expression<&'a str>,
    visit: &mut dyn FnMut(Mention<'a>),
) {
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

pub(super) fn in_inline<'a>(
    inline: &'a InlineExpression<&'a str>,
    visit: &mut dyn FnMut(Mention<'a>),
) {
    let name = |attribute: &Option<Identifier<&'a str>>| attribute.as_ref().map(|it| it.name);
    match inline {
        InlineExpression::VariableReference { id } => visit(Mention::Variable(id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            visit(Mention::Message(id.name, name(attribute)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            visit(Mention::Term(id.name, name(attribute)));
            if arguments.as_ref().is_some_and(|arguments| !arguments.positional.is_empty()) {
                visit(Mention::Unnamed(id.name));
            }
            for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                if let InlineExpression::StringLiteral { value } = argument.value
                    && attribute.is_none()
                {
                    visit(Mention::Case(id.name, argument.name.name, value));
                }
                in_inline(&argument.value, visit);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            visit(Mention::Function(id.name, arguments));
            for argument in &arguments.positional {
                in_inline(argument, visit);
            }
        }
        InlineExpression::Placeable { expression } => mentions_in(expression, visit),
        InlineExpression::StringLiteral { value } => visit(Mention::Literal(value)),
        InlineExpression::NumberLiteral { .. } => {}
    }
}

pub(super) fn patterns<'a>(
    message: &'a Message<&'a str>,
) -> impl Iterator<Item = &'a Pattern<&'a str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// The patterns of a message or a term: its value and its attributes.
pub(super) fn entry_patterns<'a>(
    entry: &'a Entry<&'a str>,
) -> impl Iterator<Item = &'a Pattern<&'a str>> {
    let (value, attributes) = match entry {
        Entry::Message(message) => (message.value.as_ref(), &*message.attributes),
        Entry::Term(term) => (Some(&term.value), &*term.attributes),
        _ => (None, [].as_slice()),
    };
    value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value))
}

/// The text elements of a message, with all variants and attributes.
pub fn texts<'a>(message: &'a Message<&'a str>) -> Vec<&'a str> {
    let mut out = Vec::new();
    patterns(message).for_each(|pattern| collect_texts(pattern, &mut out));
    out
}

/// The first of the [`texts`] of a message.
pub fn first_text<'a>(message: &'a Message<&'a str>) -> Option<&'a str> {
    patterns(message).find_map(first_text_in)
}

fn first_text_in<'a>(pattern: &'a Pattern<&'a str>) -> Option<&'a str> {
    pattern.elements.iter().find_map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().find_map(|variant| first_text_in(&variant.value))
        }
        PatternElement::Placeable { .. } => None,
    })
}

/// Adds the texts of a pattern, with those of its variants.
pub(super) fn collect_texts<'a>(pattern: &'a Pattern<&'a str>, out: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    collect_texts(&variant.value, out);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The texts of the variants and attributes of a message, with their names.
pub fn parts<'a>(message: &'a Message<&'a str>) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut parts = Vec::new();
    patterns(message).for_each(|pattern| add_variants(pattern, &mut parts));
    for attribute in &message.attributes {
        let mut texts = Vec::new();
        collect_texts(&attribute.value, &mut texts);
        parts.push((attribute.id.name, texts));
    }
    parts
}

fn add_variants<'a>(pattern: &'a Pattern<&'a str>, parts: &mut Vec<(&'a str, Vec<&'a str>)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        for variant in variants {
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                variant.key;
            let mut texts = Vec::new();
            collect_texts(&variant.value, &mut texts);
            parts.push((name, texts));
            add_variants(&variant.value, parts);
        }
    }
}

/// Returns whether a text or a literal of a pattern has a character of markup. Most have none.
pub(super) fn may_have_markup(pattern: &Pattern<&str>) -> bool {
    let is_markup = |text: &str| memchr::memchr2(b'<', b'&', text.as_bytes()).is_some();
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => is_markup(value),
        PatternElement::Placeable { expression } => {
            let mut has_markup = false;
            mentions_in(expression, &mut |mention| {
                has_markup |= matches!(mention, Mention::Literal(text) if is_markup(text));
            });
            let variants = match expression {
                Expression::Select { variants, .. } => &**variants,
                Expression::Inline(_) => &[],
            };
            has_markup || variants.iter().any(|variant| may_have_markup(&variant.value))
        }
    })
}

/// The references of a message, as they are written: `$variable`, `message.attribute`, `-term`,
/// `FUNCTION()`.
pub fn references(message: &Message<&str>) -> Vec<String> {
    let attribute = |name: Option<&str>| name.map(|name| format!(".{name}")).unwrap_or_default();
    let mut names = Vec::new();
    for pattern in patterns(message) {
        mentions(pattern, &mut |mention| {
            names.extend(match mention {
                Mention::Variable(name) => Some(format!("${name}")),
                Mention::Message(id, name) => Some(id.to_owned() + &attribute(name)),
                Mention::Term(id, name) => Some(format!("-{id}{}", attribute(name))),
                Mention::Function(name, _) => Some(format!("{name}()")),
                Mention::Literal(_) | Mention::Unnamed(_) | Mention::Case(..) => None,
            });
        });
    }
    names
}

/// The references of a placeable that is not in a message file, such as `{ $price }`; `None` if it
/// is not valid Fluent.
pub fn placeable_references(source: &str) -> Option<Vec<String>> {
    let entry = format!("placeable = {source}\n");
    if syntax::too_deep(&SourcePath::new(""), &entry).is_some() {
        return None;
    }
    let Resource { body } = parse(entry.as_str()).ok()?;
    let [Entry::Message(message)] = body.as_slice() else { return None };
    let mut names = references(message);
    names.retain(|name| !name.ends_with("()"));
    Some(names)
}

/// The number of words in a message with all variants and attributes, or in a term.
pub fn words(entry: &Entry<&str>) -> usize {
    let mut found = Vec::new();
    match entry {
        Entry::Message(message) => found = texts(message),
        Entry::Term(term) => collect_texts(&term.value, &mut found),
        _ => {}
    }
    found.into_iter().map(count_words).sum()
}

/// Returns whether a message is only text, as most messages are.
pub(super) fn is_plain(message: &Message<&str>) -> bool {
    message.attributes.is_empty()
        && message
            .value
            .iter()
            .flat_map(|pattern| &pattern.elements)
            .all(|element| matches!(element, PatternElement::TextElement { .. }))
}
