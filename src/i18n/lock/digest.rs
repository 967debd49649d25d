//! Digests of the texts that translations are made from.

use std::fmt;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
    VariantKey,
};

use crate::base::digest::{Digest, DigestBuilder};

/// The digest of a text of the default locale: 64 bits, as 16 hexadecimal digits. It is part of a
/// file of the site, so its computation must not change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextDigest(u64);

impl TextDigest {
    /// The digest of a message or a term, with its attributes. It does not depend on comments,
    /// line breaks, indentation and the order of attributes.
    pub fn of_entry(entry: &Entry<&str>) -> TextDigest {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &*message.attributes),
            Entry::Term(term) => (Some(&term.value), &*term.attributes),
            _ => (None, [].as_slice()),
        };
        let mut fields = Fields::default();
        if let Some(value) = value {
            fields.add("value");
            fields.pattern(value);
        }
        let mut attributes: Vec<&Attribute<&str>> = attributes.iter().collect();
        attributes.sort_by_key(|attribute| attribute.id.name);
        for attribute in attributes {
            fields.add("attribute");
            fields.add(attribute.id.name);
            fields.pattern(&attribute.value);
        }
        TextDigest::from(fields.0.finish())
    }

    /// The digest of a Markdown body. It does not depend on the kind of line ends, nor on space at
    /// the end of the file.
    pub fn of_body(text: &str) -> TextDigest {
        let text = text.replace("\r\n", "\n");
        TextDigest::from(DigestBuilder::new().field("body").field(text.trim_end()).finish())
    }

    /// Parses 16 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Option<TextDigest> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let is_digest = text.len() == 16 && text.bytes().all(is_digit);
        u64::from_str_radix(text, 16).ok().filter(|_| is_digest).map(TextDigest)
    }
}

impl From<Digest> for TextDigest {
    fn from(digest: Digest) -> TextDigest {
        TextDigest(digest.prefix())
    }
}

impl fmt::Display for TextDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The parts of a text.
#[derive(Default)]
struct Fields(DigestBuilder);

impl Fields {
    fn add(&mut self, field: &str) {
        self.0 = std::mem::take(&mut self.0).field(field);
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text(&mut text);
                    self.expression(expression);
                }
            }
        }
        self.text(&mut text);
        self.add("end");
    }

    /// Adds a text and empties it. Line breaks and other white space are one space.
    fn text(&mut self, text: &mut String) {
        if text.is_empty() {
            return;
        }
        let is_blank = |c: char| c.is_ascii_whitespace();
        let mut plain = String::with_capacity(text.len());
        for word in text.split_inclusive(is_blank) {
            let bare = word.trim_end_matches(is_blank);
            plain.push_str(bare);
            if bare.len() < word.len() && !plain.ends_with(' ') {
                plain.push(' ');
            }
        }
        self.add("text");
        self.add(&plain);
        text.clear();
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.add("select");
                self.inline(selector);
                for variant in variants {
                    self.add(if variant.default { "default" } else { "variant" });
                    self.add(match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    });
                    self.pattern(&variant.value);
                }
                self.add("end");
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.named("literal", value),
            InlineExpression::NumberLiteral { value } => self.named("number", value),
            InlineExpression::VariableReference { id } => self.named("variable", id.name),
            InlineExpression::FunctionReference { id, arguments } => {
                self.named("function", id.name);
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.named("message", id.name);
                self.add(attribute.as_ref().map_or("", |attribute| attribute.name));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.named("term", id.name);
                self.add(attribute.as_ref().map_or("", |attribute| attribute.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn named(&mut self, kind: &str, name: &str) {
        self.add(kind);
        self.add(name);
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        self.add("arguments");
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.named("named", argument.name.name);
            self.inline(&argument.value);
        }
        self.add("end");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::parser::parse;

    fn digest(source: &str) -> TextDigest {
        let resource = parse(source).unwrap();
        let is_text = |entry: &&Entry<&str>| matches!(entry, Entry::Message(_) | Entry::Term(_));
        TextDigest::of_entry(resource.body.iter().find(is_text).unwrap())
    }

    #[test]
    fn layout_and_comments_are_not_part_of_a_text() {
        for (one, other) in [
            ("a = Hello, { $name }!\n", "# Greeting.\na =\n    Hello,\n      {$name}!\n"),
            ("a = x\n    .b = y\n    .c = z\n", "a   = x\n  .c = z\n  .b = y\n"),
            (
                "a = { $n ->\n [one] x\n*[other] y\n}\n",
                "a =\n  {$n ->\n    [one] x\n   *[other]  y\n  }\n",
            ),
            ("a = x\n  y\n", "a = x\r\n  y\r\n"),
            ("a = x\n", "b = x\n"),
        ] {
            assert_eq!(digest(one), digest(other), "{one}{other}");
        }
    }

    #[test]
    fn every_part_of_a_text_counts() {
        let texts = [
            "a = x\n",
            "a = x { $n }\n",
            "a = x{ $n }\n",
            "a = x { n }\n",
            "a = x { -n }\n",
            "a = x { \"n\" }\n",
            "a = x { n.b }\n",
            "a = x { -n(b: 1) }\n",
            "a = x { NUMBER($n) }\n",
            "a = x { NUMBER($n, b: 1) }\n",
            "a = x\n    .b = y\n",
            "a = x\n    .c = y\n",
            "a =\n    .b = x\n",
            "a = { $n ->\n [one] x\n*[other] y\n}\n",
            "a = { $n ->\n*[one] x\n [other] y\n}\n",
            "a = { $n ->\n [one] x\n*[other] y\n} y\n",
        ];
        let all: std::collections::BTreeSet<TextDigest> = texts.into_iter().map(digest).collect();
        assert_eq!(all.len(), texts.len());
    }

    #[test]
    fn digests_are_the_same_in_every_version() {
        assert_eq!(digest("a = Hello, { $name }!\n").to_string(), "704a6fb9ddb0a5d3");
        assert_eq!(TextDigest::of_body("# Hello\n").to_string(), "d0e72da7e4ca4546");
        assert_eq!(TextDigest::of_body("a\r\nb\n\n"), TextDigest::of_body("a\nb"));
    }

    #[test]
    fn a_digest_has_sixteen_digits() {
        let digest = TextDigest::of_body("x");
        assert_eq!(TextDigest::parse(&digest.to_string()), Some(digest));
        for wrong in ["", "3fa9", "3FA9C01B22DE4477", "3fa9c01b22de44770", "+fa9c01b22de4477"] {
            assert_eq!(TextDigest::parse(wrong), None, "{wrong}");
        }
    }
}
