//! Types of values in the words of diagnostics.

use crate::content::schema::is_decimal;
use crate::content::schema::shape::Shape;

/// Why a text is not the number that it looks like.
pub(super) fn wrong_number(shape: &Shape, text: &str) -> Option<&'static str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_numeric = digits.starts_with(|c: char| c.is_ascii_digit());
    let has = |other: [char; 2]| digits.contains(other);
    match shape {
        Shape::Integer | Shape::Number if !is_numeric => None,
        Shape::Integer if is_decimal(text) && !digits.contains('.') => Some(
            "it is too large: whole numbers have at most 18 digits; as `text` it may be longer",
        ),
        Shape::Number if is_decimal(text) => {
            Some("it is too large, or has more than 400 digits; as `text` it may be longer")
        }
        Shape::Integer | Shape::Number if has(['e', 'E']) && !has(['x', 'X']) => {
            Some("numbers have no exponent: write all digits, such as `100` for `1e2`")
        }
        Shape::Number if digits.contains(',') => Some("write a point before the decimals: `0.10`"),
        _ => None,
    }
}

/// A type, after “expected”.
pub(super) fn describe(shape: &Shape) -> String {
    match shape {
        Shape::Message => "the id of a message".to_owned(),
        Shape::Text => "text".to_owned(),
        Shape::Integer => "a whole number".to_owned(),
        Shape::Number => "a number".to_owned(),
        Shape::Boolean => "`true` or `false`".to_owned(),
        Shape::Date | Shape::Today => "a date".to_owned(),
        Shape::Page => "the id of a page".to_owned(),
        Shape::Asset => "a file in assets/".to_owned(),
        Shape::Link(directives) if !directives.is_empty() => {
            "an https: URL whose origin is allowed".to_owned()
        }
        Shape::Link(_) => "an https: or mailto: URL".to_owned(),
        Shape::Pattern(pattern) => format!("text that matches `{}`", pattern.written()),
        Shape::Fact(None) => "a path into the data".to_owned(),
        Shape::Fact(Some(below)) => format!("a name in the data `{below}`"),
        Shape::Markdown => "the name of a Markdown body".to_owned(),
        Shape::OneOf(words) => format!("one of {}", words.join(", ")),
        Shape::List(item) => format!("a list (each item: {})", describe(item)),
        Shape::Record(fields) => {
            let names: Vec<_> = fields.iter().map(|field| &*field.name).collect();
            format!("a mapping with {}", names.join(", "))
        }
        Shape::Map(item) => format!("a mapping of names to {}", describe(item)),
    }
}

/// A value of a type.
pub(super) fn example(shape: &Shape) -> String {
    match shape {
        Shape::Message => "hero-title".to_owned(),
        Shape::Text => "A few words".to_owned(),
        Shape::Integer => "12".to_owned(),
        Shape::Number => "\"0.10\"".to_owned(),
        Shape::Boolean => "true".to_owned(),
        Shape::Date | Shape::Today => "2025-12-31".to_owned(),
        Shape::Page => "about".to_owned(),
        Shape::Asset => "images/map.svg".to_owned(),
        Shape::Link(_) => "https://example.org/".to_owned(),
        Shape::Pattern(pattern) => pattern.written().to_owned(),
        Shape::Fact(None) => "offer.initial_price".to_owned(),
        Shape::Fact(Some(_)) => "a-name".to_owned(),
        Shape::Markdown => "story".to_owned(),
        Shape::OneOf(words) => words.first().map(|word| word.to_string()).unwrap_or_default(),
        Shape::List(item) => format!("[{}]", example(item)),
        Shape::Record(fields) => {
            let required = fields.iter().filter(|field| !field.optional);
            let parts: Vec<_> = required
                .map(|field| format!("{}: {}", field.name, example(&field.shape)))
                .collect();
            format!("{{ {} }}", parts.join(", "))
        }
        Shape::Map(item) => format!("{{ name: {} }}", example(item)),
    }
}
