//! Diagnostics of values that a schema rejects, in the notation of the file.

use std::ops::{Range, RangeInclusive};

use crate::base::date_time::impossible_date;
use crate::content::schema::{Field, INTEGERS, Shape, is_decimal};
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::{
    Change, Code, Diagnostic, Hint, Place, QUOTES_HINT, is_foreign_space, is_hard_space,
    is_typographic_quote,
};
use crate::engine::source::SourcePath;

/// The notation of values in a file.
#[derive(Clone, Copy, Debug)]
pub enum Notation<'a> {
    /// Any value may have quotes, or none.
    Yaml,
    /// Text is quoted, and other values are not. Contains the text of the file.
    Toml(&'a str),
    /// A cell is one value, with quotes or without.
    Csv,
}

impl<'a> Notation<'a> {
    fn is_toml(self) -> bool {
        matches!(self, Notation::Toml(_))
    }

    /// Returns whether a scalar of this type may be written without quotes, or with them.
    pub(super) fn allows(self, shape: &Shape, plain: bool) -> bool {
        !self.is_toml() || plain != is_text(shape)
    }

    /// The span to highlight of a list or mapping: in YAML only its start, in TOML its brackets.
    pub(super) fn start_of(self, span: &Range<u32>) -> Range<usize> {
        let start = span.start as usize;
        start..if self.is_toml() { span.end as usize } else { start }
    }

    /// The text of a scalar as it is written.
    fn quoted(self, text: &str) -> String {
        if self.is_toml() { format!("\"{text}\"") } else { text.to_owned() }
    }

    /// The name of a mapping.
    fn mapping(self) -> &'static str {
        if self.is_toml() { "a table" } else { "a mapping" }
    }

    /// The header that a table or a list of tables begins with, and its span.
    fn header(self, node: &Node) -> Option<(&'a str, Range<usize>)> {
        let (Notation::Toml(text), node) = (self, first_item(node)?) else { return None };
        let start = node.start as usize;
        let line = text.get(start..)?.lines().next()?;
        let begins_line = start == 0 || text[..start].ends_with('\n');
        let header = line.get(..=line.rfind(']')?)?;
        (begins_line && line.starts_with('[')).then_some((header, start..start + header.len()))
    }
}

/// The table that a list begins with, or the table itself.
fn first_item(node: &Node) -> Option<&Node> {
    match &node.value {
        Value::List(items) => items.first(),
        Value::Map(_) => Some(node),
        Value::Scalar { .. } => None,
    }
}

/// Returns whether values of a type are text in TOML.
fn is_text(shape: &Shape) -> bool {
    !matches!(
        shape,
        Shape::Integer(_)
            | Shape::Number
            | Shape::Boolean
            | Shape::Date
            | Shape::DateTime
            | Shape::Today
    )
}

fn is_scalar(shape: &Shape) -> bool {
    !matches!(shape, Shape::List(_) | Shape::Record(_) | Shape::Map(_) | Shape::Either(_))
}

fn needs_quotes(shape: &Shape, notation: Notation<'_>) -> bool {
    notation.is_toml() && is_scalar(shape) && is_text(shape)
}

/// The hint for lists and mappings in CSV.
const ONE_VALUE: &str = "a cell contains one value: write the data as YAML, JSON or TOML";

/// The diagnostic for a key that a mapping lacks.
pub(super) fn missing_key(field: &Field, notation: Notation<'_>) -> Diagnostic {
    let Field { name, shape, description, .. } = field;
    let hint = match description.split(". ").next().unwrap_or_default() {
        "" if matches!((notation, shape), (Notation::Csv, Shape::Record(_) | Shape::Map(_))) => {
            ONE_VALUE.to_owned()
        }
        "" if matches!(notation, Notation::Csv) => {
            format!("write {} in the column `{name}` of the row", describe(shape, notation))
        }
        "" => format!("add `{name}:` with {}", describe(shape, notation)),
        purpose => format!("add `{name}`: {}", in_sentence(purpose)),
    };
    Diagnostic::new(Code::MissingKey, format!("the key `{name}` is missing")).hint(hint)
}

/// Turns a sentence into a part of another one.
fn in_sentence(sentence: &str) -> String {
    let (first, rest) = sentence.split_at(sentence.chars().next().map_or(0, char::len_utf8));
    first.to_lowercase() + rest.trim_end_matches('.')
}

/// The diagnostic for a value that does not have the type of the schema.
pub(super) fn wrong_type(
    path: &SourcePath,
    shape: &Shape,
    node: &Node,
    notation: Notation<'_>,
) -> Diagnostic {
    let is_list = matches!(shape, Shape::List(_));
    let has_keys = is_list || matches!(shape, Shape::Record(_) | Shape::Map(_));
    let unread = matches!(notation, Notation::Yaml) && has_keys;
    let unread = unread.then(|| unread_key(path, node, is_list)).flatten();
    if let Some(wrong) = unread.or_else(|| wrong_brackets(path, shape, node, notation)) {
        return wrong;
    }
    let found = match &node.value {
        _ if node.is_null() => "nothing".to_owned(),
        Value::Scalar { text, plain: false }
            if notation.is_toml() && !needs_quotes(shape, notation) =>
        {
            format!("the text \"{text}\"")
        }
        Value::Scalar { text, .. } => format!("`{text}`"),
        Value::List(_) => "a list".to_owned(),
        Value::Map(_) => notation.mapping().to_owned(),
    };
    let expected = match &node.value {
        Value::Scalar { plain: true, .. } if needs_quotes(shape, notation) => {
            "text in quotes".to_owned()
        }
        _ => describe(shape, notation),
    };
    let place = match &node.value {
        Value::Scalar { .. } => node.span(),
        _ => notation.start_of(&(node.start..node.end)),
    };
    let wrong = Diagnostic::new(Code::WrongType, format!("expected {expected}, found {found}"))
        .at(Place::new(path, place));
    let text = node.as_text().unwrap_or_default();
    if is_scalar(shape) && text.starts_with(is_typographic_quote) {
        return wrong.hint(QUOTES_HINT);
    }
    if let (Shape::OneOf(words), Value::Scalar { text, .. }) = (shape, &node.value) {
        let list: Vec<String> = words.iter().map(|word| notation.quoted(word)).collect();
        let words = words.iter().map(|word| &**word);
        return wrong.did_you_mean(text, words, format!("write one of {}", list.join(", ")));
    }
    let is_date = matches!(shape, Shape::Date | Shape::DateTime | Shape::Today);
    let hint = wrong_number(shape, text).map(str::to_owned);
    let hint = hint.or_else(|| impossible_date(text).filter(|_| is_date)).map(Hint::from);
    let hint = hint.or_else(|| {
        let hint = Hint::from(self::hint(shape, node, notation)?);
        Some(match written(shape, node, notation) {
            Some(text) => hint.with_change(Change::spans([(node.span(), text)])),
            None => hint,
        })
    });
    wrong.hint(hint.unwrap_or_else(|| format!("for example: {}", example(shape, notation)).into()))
}

/// The hint: how to write the value that was probably intended.
fn hint(shape: &Shape, node: &Node, notation: Notation<'_>) -> Option<String> {
    Some(match (shape, &node.value) {
        (Shape::List(_) | Shape::Record(_) | Shape::Map(_), Value::Scalar { .. })
            if matches!(notation, Notation::Csv) =>
        {
            ONE_VALUE.to_owned()
        }
        (Shape::Markdown, _) => {
            "use lower-case letters, digits and hyphens; the text itself is in \
                                 `locales/<tag>/pages/<page-id>.<name>.md`"
                .to_owned()
        }
        (Shape::Pattern(_), _) => "correct the text, or the pattern in its schema".to_owned(),
        (Shape::List(_), Value::Scalar { text, .. }) if notation.is_toml() => {
            format!("write [{}]", notation.quoted(text))
        }
        (Shape::List(_), Value::Scalar { text, .. }) if text.starts_with('-') => {
            "write a space after the `-` of each item".to_owned()
        }
        (_, Value::Scalar { text, plain: true }) if needs_quotes(shape, notation) => {
            format!("write {}", notation.quoted(text))
        }
        (Shape::Integer(_), Value::Scalar { plain: false, .. }) if notation.is_toml() => {
            "write digits only, without quotes, signs or units".to_owned()
        }
        (Shape::Boolean, _) if notation.is_toml() => {
            "write `true` or `false` without quotes".to_owned()
        }
        _ => return None,
    })
}

/// The value in TOML as [`hint`] describes it, if it only needs quotes or brackets, or none.
fn written(shape: &Shape, node: &Node, notation: Notation<'_>) -> Option<String> {
    let (Notation::Toml(file), Value::Scalar { text, plain }) = (notation, &node.value) else {
        return None;
    };
    let source = file.get(node.span())?;
    let is_number = || text.parse::<i64>().is_ok_and(|number| number.to_string() == **text);
    match shape {
        Shape::Markdown | Shape::Pattern(_) | Shape::Record(_) | Shape::Map(_) => None,
        Shape::List(_) => (!plain).then(|| format!("[{source}]")),
        Shape::Integer(_) => (!plain && is_number()).then(|| text.to_string()),
        Shape::Boolean => (!plain && matches!(&**text, "true" | "false")).then(|| text.to_string()),
        // A number may be written in another form than it is read.
        _ => (*plain && needs_quotes(shape, notation) && source == &**text)
            .then(|| notation.quoted(text)),
    }
}

/// The diagnostic for a TOML table that is written as an entry of a list, or the other way round.
fn wrong_brackets(
    path: &SourcePath,
    shape: &Shape,
    node: &Node,
    notation: Notation<'_>,
) -> Option<Diagnostic> {
    let (header, span) = notation.header(node)?;
    let name = header.trim_matches(['[', ']']);
    let (message, hint) = match (shape, &node.value) {
        (Shape::Record(_) | Shape::Map(_), Value::List(_)) => (
            format!("`{header}` is an entry of a list, while there is one `{name}`"),
            format!("write `[{name}]`"),
        ),
        (Shape::List(_), Value::Map(_)) => (
            format!("`{header}` is a single table, while `{name}` is a list of them"),
            format!("write `[[{name}]]`, once for each"),
        ),
        _ => return None,
    };
    Some(Diagnostic::new(Code::WrongType, message).at(Place::new(path, span)).hint(hint))
}

/// The diagnostic for entries that YAML reads as a text: no colon and space is after their key, or
/// characters that look like them.
pub fn unread_key(path: &SourcePath, node: &Node, is_list: bool) -> Option<Diagnostic> {
    let Value::Scalar { text, plain: true } = &node.value else { return None };
    let is_item = text.starts_with('－') && is_list;
    let rest = text.trim_start_matches(|c: char| c.is_alphanumeric() || matches!(c, '-' | '_'));
    let name = &text[..text.len() - rest.len()];
    let mut behind = rest.chars();
    let (message, at) = match (behind.next()?, behind.next()) {
        _ if is_item => ("this `－` is a full-width hyphen".to_owned(), 0),
        _ if name.is_empty() => return None,
        ('：', _) => (format!("the `：` after `{name}` is a full-width colon"), name.len()),
        (':', Some(c)) if is_hard_space(c) => {
            (format!("the space after `{name}:` is a non-breaking space"), name.len() + 1)
        }
        (':', Some(c)) if is_foreign_space(c) => {
            (format!("the space after `{name}:` is an ideographic space"), name.len() + 1)
        }
        (':', Some(c)) if c != '/' => (format!("there is no space after `{name}:`"), name.len()),
        _ => return None,
    };
    let (hint, correct) = match is_item {
        true => ("write `- `, a hyphen and a space".to_owned(), "- "),
        false => (format!("write `{name}: `, with an ordinary colon and space"), ": "),
    };
    let found = text[at..].chars().next()?;
    let has_space = text[at + found.len_utf8()..].starts_with(' ');
    let correct = match found {
        _ if is_foreign_space(found) => " ",
        _ if has_space => correct.trim_end(),
        _ => correct,
    };
    let at = node.start as usize + at;
    let span = at..at + found.len_utf8();
    let hint = Hint::from(hint).with_change(Change::spans([(span.clone(), correct)]));
    let place = Place::new(path, span);
    Some(Diagnostic::new(Code::WrongType, message).at(place).hint(hint))
}

/// The reason why a text is not the number that it looks like.
fn wrong_number(shape: &Shape, text: &str) -> Option<&'static str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_numeric = digits.starts_with(|c: char| c.is_ascii_digit());
    let has = |other: [char; 2]| digits.contains(other);
    match shape {
        Shape::Integer(_) | Shape::Number if !is_numeric => None,
        Shape::Integer(_) if text.parse::<i64>().is_ok() => None,
        Shape::Integer(_) if is_decimal(text) && !digits.contains('.') => Some(
            "it is too large: whole numbers have at most 18 digits; as `text` it may be longer",
        ),
        Shape::Number if is_decimal(text) => {
            Some("it is too large, or has more than 400 digits; as `text` it may be longer")
        }
        Shape::Integer(_) | Shape::Number if has(['e', 'E']) && !has(['x', 'X']) => {
            Some("numbers have no exponent: write all digits, such as `100` for `1e2`")
        }
        Shape::Number if digits.contains(',') => Some("write a point before the decimals: `0.10`"),
        _ => None,
    }
}

/// The type of a value in words.
pub fn type_words(shape: &Shape) -> String {
    describe(shape, Notation::Yaml)
}

fn describe(shape: &Shape, notation: Notation<'_>) -> String {
    let describe = |shape| describe(shape, notation);
    match shape {
        Shape::Message => "the id of a message".to_owned(),
        Shape::Text if notation.is_toml() => "text in quotes".to_owned(),
        Shape::Text => "text".to_owned(),
        Shape::Integer(range) => describe_integer(range),
        Shape::Number => "a number".to_owned(),
        Shape::Boolean => "`true` or `false`".to_owned(),
        Shape::Date | Shape::Today => "a date".to_owned(),
        Shape::DateTime => "a date with a time".to_owned(),
        Shape::Page => "the id of a page".to_owned(),
        Shape::Asset => "a file in assets/".to_owned(),
        Shape::Link(directives) if !directives.is_empty() => {
            "an https: URL whose origin is allowed".to_owned()
        }
        Shape::Link(_) => "a URL that begins with https:, mailto: or tel:".to_owned(),
        Shape::Pattern(pattern) => format!("text that matches `{}`", pattern.written()),
        Shape::Fact(None) => "a path into the data".to_owned(),
        Shape::Fact(Some(below)) => format!("a name in the data `{below}`"),
        Shape::Markdown => "the name of a Markdown body".to_owned(),
        Shape::Name(name) => format!("the name of a {name}"),
        Shape::OneOf(words) => format!("one of {}", words.join(", ")),
        Shape::List(item) => format!("a list (each item: {})", describe(item)),
        Shape::Record(fields) => {
            let names: Vec<_> = fields.iter().map(|field| &*field.name).collect();
            format!("{} with {}", notation.mapping(), names.join(", "))
        }
        Shape::Map(item) => format!("{} of names to {}", notation.mapping(), describe(item)),
        Shape::Either(shapes) => shapes.iter().map(describe).collect::<Vec<_>>().join(" or "),
    }
}

fn describe_integer(range: &RangeInclusive<i64>) -> String {
    match (range.start(), range.end()) {
        _ if *range == INTEGERS => "a whole number".to_owned(),
        (least, &i64::MAX) => format!("a whole number of at least {least}"),
        (least, most) => format!("a whole number from {least} to {most}"),
    }
}

fn example(shape: &Shape, notation: Notation<'_>) -> String {
    let word = |text| notation.quoted(text);
    let entry = |key: &str, shape| match notation {
        Notation::Yaml | Notation::Csv => format!("{key}: {}", example(shape, notation)),
        Notation::Toml(_) => format!("{key} = {}", example(shape, notation)),
    };
    match shape {
        Shape::Message => word("hero-title"),
        Shape::Text => word("A few words"),
        Shape::Integer(range) if !range.contains(&12) => range.start().to_string(),
        Shape::Integer(_) => "12".to_owned(),
        Shape::Number if !matches!(notation, Notation::Yaml) => "0.10".to_owned(),
        Shape::Number => "\"0.10\"".to_owned(),
        Shape::Boolean => "true".to_owned(),
        Shape::Date | Shape::Today => "2025-12-31".to_owned(),
        Shape::DateTime => "2025-12-31T20:00Z".to_owned(),
        Shape::Page => word("about"),
        Shape::Asset => word("images/map.svg"),
        Shape::Link(_) => word("https://example.org/"),
        Shape::Pattern(pattern) => word(pattern.written()),
        Shape::Fact(None) => word("offer.initial_price"),
        Shape::Fact(Some(_)) => word("a-name"),
        Shape::Markdown => word("story"),
        Shape::Name("template") => word("page.html"),
        Shape::Name("diagnostic") => word("typed-number"),
        Shape::Name(_) => word("en"),
        Shape::OneOf(words) => words.first().map(|first| word(first)).unwrap_or_default(),
        Shape::List(item) => format!("[{}]", example(item, notation)),
        Shape::Record(fields) => {
            let required = fields.iter().filter(|field| !field.optional);
            let parts: Vec<_> = required.map(|field| entry(&field.name, &field.shape)).collect();
            format!("{{ {} }}", parts.join(", "))
        }
        Shape::Map(item) => format!("{{ {} }}", entry("name", item)),
        Shape::Either(shapes) => {
            shapes.first().map(|first| example(first, notation)).unwrap_or_default()
        }
    }
}
