//! The text of a message as translators see it: Fluent without indentation.

use std::fmt::Write as _;

use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Resource,
    Variant, VariantKey,
};
use fluent_syntax::serializer::serialize;

use crate::i18n::format::{PLURAL_CATEGORIES, PluralType};
use crate::i18n::message::{Function, call_options, placeable_length, plural_type};

/// A choice by a selector, as a whole text for each variant.
pub(super) struct Choice {
    /// The source of the selector, such as `$count`.
    pub(super) selector: String,
    /// The type of plural, if a number selects the variants.
    pub(super) plural_type: Option<PluralType>,
    /// The name of each variant, whether it is the default, and its text.
    pub(super) variants: Vec<(String, bool, String)>,
}

impl Choice {
    /// The choice of a pattern, with the surrounding text; `None` if it has another number of
    /// choices, or nested ones.
    pub(super) fn of(pattern: &Pattern<&str>) -> Option<Choice> {
        let is_choice = |element: &PatternElement<&str>| {
            matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
        };
        let at = pattern.elements.iter().position(is_choice)?;
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            &pattern.elements[at]
        else {
            return None;
        };
        let is_flat = |variant: &Variant<&str>| !variant.value.elements.iter().any(is_choice);
        let (before, after) = (&pattern.elements[..at], &pattern.elements[at + 1..]);
        if after.iter().any(is_choice) || !variants.iter().all(is_flat) {
            return None;
        }
        let text = |variant: &Variant<&str>| {
            let name = match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            let elements = [before, &variant.value.elements, after].concat();
            (name.to_owned(), variant.default, text_of(&Pattern { elements }))
        };
        let expression = Expression::Inline(selector.clone());
        let only = Pattern { elements: vec![PatternElement::Placeable { expression }] };
        let selector_text = text_of(&only);
        Some(Choice {
            selector: selector_text.trim_matches(['{', '}', ' ']).to_owned(),
            plural_type: match selector {
                InlineExpression::VariableReference { .. } => Some(PluralType::Cardinal),
                InlineExpression::FunctionReference { id, arguments } => {
                    let is_number = id.name == Function::Number.name();
                    is_number.then(|| plural_type(&call_options(arguments)))
                }
                _ => None,
            },
            variants: variants.iter().map(text).collect(),
        })
    }

    /// The choice as Fluent without indentation.
    pub(super) fn to_fluent(&self) -> String {
        let mut out = format!("{{ {} ->\n", self.selector);
        for (name, is_default, text) in &self.variants {
            let star = if *is_default { "   *" } else { "    " };
            let text = indented(&fluent(text), 8);
            let _ = writeln!(out, "{star}[{name}]{text}");
        }
        out + "}"
    }
}

/// The text of a pattern: its source without indentation, with spaces in placeables.
pub(super) fn text_of(pattern: &Pattern<&str>) -> String {
    let message = Message {
        id: Identifier { name: "x" },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let source = serialize(&Resource { body: vec![Entry::Message(message)] }).replace('\r', "");
    let text = source.strip_prefix("x =").unwrap_or(&source).trim_end_matches('\n');
    match text.strip_prefix('\n') {
        None => text.strip_prefix(' ').unwrap_or(text).to_owned(),
        Some(block) => {
            let lines = block.split('\n').map(|line| line.strip_prefix("    ").unwrap_or(line));
            lines.collect::<Vec<_>>().join("\n")
        }
    }
}

/// Formats a text for the position after `=` or a key, with further lines indented.
pub fn indented(text: &str, indentation: usize) -> String {
    if !text.contains('\n') {
        return format!(" {text}");
    }
    let line = |line: &str| match line.trim_end().is_empty() {
        true => "\n".to_owned(),
        false => format!("\n{:indentation$}{line}", ""),
    };
    text.split('\n').map(line).collect()
}

/// Escapes the input of translators for Fluent: spaces at the ends, braces that belong to no
/// placeable, and characters that can't begin a further line.
pub fn fluent(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let inner = text.trim_matches(' ');
    if inner.is_empty() {
        return format!("{{ \"{text}\" }}");
    }
    let start = text.len() - text.trim_start_matches(' ').len();
    let end = start + inner.len();
    let quoted =
        |text: &str| if text.is_empty() { String::new() } else { format!("{{ \"{text}\" }}") };
    let mut out = quoted(&text[..start]);
    let is_block = inner.contains('\n');
    let (mut at, mut begins_line) = (0, is_block && start == 0);
    while let Some(c) = inner[at..].chars().next() {
        if begins_line && c == ' ' {
            // The parser removes only the indentation of lines that begin with a placeable.
            let line = inner[at..].trim_start_matches(' ');
            let spaces = &inner[at..inner.len() - line.len()];
            let is_placeable = line.starts_with(['{', '}', '[', '*', '.']);
            out.push_str(&if is_placeable { quoted(spaces) } else { spaces.to_owned() });
            at += spaces.len();
            continue;
        }
        let mut taken = c.len_utf8();
        match c {
            '{' if opens_placeable(&inner[at + 1..]) => {
                taken = placeable_length(&inner[at..]).unwrap_or(inner.len() - at);
                out.push_str(&inner[at..at + taken]);
            }
            '{' | '}' => out.push_str(&quoted(&inner[at..=at])),
            '[' | '*' | '.' if begins_line => out.push_str(&quoted(&inner[at..=at])),
            _ => out.push(c),
        }
        begins_line = c == '\n';
        at += taken;
    }
    out + &quoted(&text[end..])
}

fn opens_placeable(rest: &str) -> bool {
    let first = rest.trim_start().chars().next();
    first.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '$' | '-' | '"' | '{'))
}

/// Creates a choice with its variants in order: numbers, then categories. The default is `other`,
/// or else the last variant.
pub(super) fn choice(selector: &str, mut variants: Vec<(String, String)>) -> Choice {
    let order = |name: &str| PLURAL_CATEGORIES.iter().position(|category| *category == name);
    variants.sort_by_key(|(name, _)| order(name));
    let default = variants.iter().position(|(name, _)| name == "other");
    let default = default.unwrap_or(variants.len().saturating_sub(1));
    let variants = variants.into_iter().enumerate();
    let variants = variants.map(|(at, (name, text))| (name, at == default, text)).collect();
    Choice { selector: selector.to_owned(), plural_type: None, variants }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::parser::parse;

    fn round_trip(text: &str) -> String {
        let source = format!("x ={}\n", indented(&fluent(text), 4));
        let resource = parse(&*source).unwrap_or_else(|_| panic!("{source}"));
        match resource.body.as_slice() {
            [Entry::Message(message)] => text_of(message.value.as_ref().unwrap()),
            _ => panic!("{source}"),
        }
    }

    #[test]
    fn texts_are_written_as_fluent_reads_them() {
        for (text, expected) in [
            ("Plain", "Plain"),
            ("[x] * .y # z", "[x] * .y # z"),
            (" a ", "{ \" \" }a{ \" \" }"),
            ("a { $b } {$c}", "a { $b } { $c }"),
            ("{ } }", "{ \"{\" } { \"}\" } { \"}\" }"),
            ("{ \"}\" }", "{ \"}\" }"),
            (
                "a\n[b]\n  *c\n\n.d\n#e\n  f",
                "a\n{ \"[\" }b]\n{ \"  \" }{ \"*\" }c\n\n{ \".\" }d\n#e\n  f",
            ),
            ("a\n  { $b }\n{ $c }", "a\n{ \"  \" }{ $b }\n{ $c }"),
            ("{ $a }\n  [b", "{ $a }\n{ \"  \" }{ \"[\" }b"),
            ("*a\nb", "{ \"*\" }a\nb"),
            ("", "{ \"\" }"),
        ] {
            assert_eq!(round_trip(text), expected, "{text:?}");
            assert_eq!(round_trip(expected), expected, "{text:?}");
        }
    }

    #[test]
    fn a_choice_by_position_is_ordinal() {
        let source =
            "x = { NUMBER($n, type: \"ordinal\") ->\n  [one] { $n }st\n *[other] { $n }th\n }\n";
        let resource = parse(source).unwrap();
        let Entry::Message(message) = &resource.body[0] else { panic!() };
        let choice = Choice::of(message.value.as_ref().unwrap()).unwrap();
        assert_eq!(choice.plural_type, Some(PluralType::Ordinal));
        assert_eq!(round_trip(&choice.to_fluent()), choice.to_fluent());
    }

    #[test]
    fn a_choice_has_whole_texts() {
        let source = "x = Buy { $n ->\n  [one] a lamp\n *[other] { $n } lamps\n }!\n";
        let resource = parse(source).unwrap();
        let Entry::Message(message) = &resource.body[0] else { panic!() };
        let choice = Choice::of(message.value.as_ref().unwrap()).unwrap();
        let expected = "{ $n ->\n    [one] Buy a lamp!\n   *[other] Buy { $n } lamps!\n}";
        assert_eq!(choice.to_fluent(), expected);
        assert_eq!(round_trip(&choice.to_fluent()), expected);
    }
}
