//! One value of a data file or a page: its place, its type, and its replacement.

use std::ops::Range;

use crate::content::data::{data_name, parse_text};
use crate::content::fields::page_fields;
use crate::content::folders::PAGES;
use crate::content::schema::{Field, Shape, field};
use crate::content::schemas::Schemas;
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;

/// The key of the value of a record, which is the value of the record in messages.
const VALUE: &str = "value";

/// The keys that describe the values beside them.
const ABOUT: [&str; 6] = ["unit", "source", "as_of", "as-of", "status", "note"];

/// A value of a data file or a page, as it is written.
#[derive(Debug)]
pub struct WrittenValue {
    /// The keys and positions that lead to it in its file.
    path: Vec<String>,
    /// Its type; `None` if the schema does not have it.
    pub shape: Option<Shape>,
    /// Its text, if it is one.
    pub text: Option<Box<str>>,
    /// Its place in the file.
    pub span: Range<usize>,
    /// The texts beside it that describe it, by key.
    pub about: Vec<(Box<str>, Box<str>)>,
}

/// Finds a value in the text of a data file or a page. The path `offer.price` begins with the name
/// of a data file; that of a page's value is `sections.0.title`. A record yields its `value`.
pub fn written_value(
    schemas: &Schemas,
    source: &SourcePath,
    text: &str,
    path: &str,
) -> Option<WrittenValue> {
    let root = parse_file(source, text)?;
    let mut steps: Vec<&str> = path.split('.').collect();
    let mut shape = match data_name(source) {
        Some((name, _)) if steps.first() == Some(&name) => {
            steps.remove(0);
            schemas.data.get(name).cloned()
        }
        Some(_) => return None,
        None => Some(Shape::Record(page_shape(schemas, &root, &steps))),
    };
    let mut node = &root;
    let mut above = None;
    let mut keys: Vec<String> = Vec::new();
    for key in steps {
        (above, node) = (Some(node), step(node, key)?);
        shape = shape.and_then(|shape| below(shape, key));
        keys.push(key.to_owned());
    }
    if let Some(value) = node.get(VALUE) {
        (above, node) = (Some(node), value);
        shape = shape.and_then(|shape| below(shape, VALUE));
        keys.push(VALUE.to_owned());
    }
    let is_record = keys.last().is_some_and(|key| key == VALUE);
    let entries = above.and_then(Node::as_map).unwrap_or_default();
    let about = entries.iter().filter_map(|(key, node)| {
        let is_about = *key.text != **keys.last()? && (is_record || ABOUT.contains(&&*key.text));
        Some((key.text.clone(), node.as_text().filter(|_| is_about)?.into()))
    });
    Some(WrittenValue {
        about: about.collect(),
        shape,
        text: node.as_text().map(Box::from),
        span: node.span(),
        path: keys,
    })
}

/// The place of a value of a page in the text of its file.
pub fn page_value_span(source: &SourcePath, text: &str, path: &str) -> Option<Range<usize>> {
    Some(node_at(&parse_file(source, text)?, path.split('.'))?.span())
}

fn parse_file(source: &SourcePath, text: &str) -> Option<Node> {
    let mut report = Report::new();
    let ending = match data_name(source) {
        Some((_, ending)) => ending,
        None if source.as_str().starts_with(PAGES) && source.as_str().ends_with(".yaml") => "yaml",
        None => return None,
    };
    parse_text(source, text, ending, &mut report).filter(|_| !report.has_errors())
}

/// The node at a path; that of the `value` of a record.
pub(super) fn node_at<'n>(
    root: &'n Node,
    mut path: impl Iterator<Item = &'n str>,
) -> Option<&'n Node> {
    let node = path.try_fold(root, step)?;
    Some(node.get(VALUE).unwrap_or(node))
}

fn step<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    match &node.value {
        Value::List(items) => items.get(key.parse::<usize>().ok()?),
        _ => node.get(key),
    }
}

fn below(shape: Shape, key: &str) -> Option<Shape> {
    match shape {
        Shape::Record(fields) => {
            fields.into_iter().find(|field| *field.name == *key).map(|field| field.shape)
        }
        Shape::Map(shape) => Some(*shape),
        Shape::List(shape) => key.parse::<usize>().ok().map(|_| *shape),
        Shape::Either(shapes) => shapes.into_iter().find_map(|shape| below(shape, key)),
        _ => None,
    }
}

/// The fields of a page; its sections have those of the section on the path.
fn page_shape(schemas: &Schemas, root: &Node, steps: &[&str]) -> Vec<Field> {
    let mut fields = page_fields();
    let template = root.get("template").and_then(Node::as_text).unwrap_or_default();
    fields.extend(schemas.templates.get(template).into_iter().flatten().cloned());
    if let ["sections", at, ..] = steps {
        let section = root.get("sections").and_then(|sections| step(sections, at));
        let kind = section.and_then(|section| section.get("type")).and_then(Node::as_text);
        let own = kind.and_then(|kind| schemas.sections.get(kind)).cloned().unwrap_or_default();
        fields.push(field("sections", Shape::Record(own).list()));
    }
    fields
}

impl WrittenValue {
    /// Returns the text of the file with another text of the value: only its bytes differ. `None`
    /// if the notation of the file can't have it at this place.
    pub fn replaced(&self, source: &SourcePath, text: &str, new: &str) -> Option<String> {
        let before = parse_file(source, text)?;
        let ending = source.as_str().rsplit('.').next().unwrap_or_default();
        let written = text.get(self.span.clone())?;
        let path: Vec<&str> = self.path.iter().map(String::as_str).collect();
        let (start, end) = (&text[..self.span.start], &text[self.span.end..]);
        let notations = match block_indentation(start).filter(|_| ending == "yaml") {
            Some(indentation) => vec![block(written, indentation, new)],
            None => notations(ending, written, new),
        };
        notations.into_iter().find_map(|notation| {
            let after = format!("{start}{notation}{end}");
            let is_whole = parse_file(source, &after)
                .is_some_and(|tree| differs_only_at(&before, &tree, &path, new));
            is_whole.then_some(after)
        })
    }
}

/// The notations of a text, the one of the text that it replaces first.
fn notations(ending: &str, written: &str, new: &str) -> Vec<String> {
    let escaped = serde_json::Value::from(new).to_string();
    let single = format!("'{}'", new.replace('\'', "''"));
    let plain = || new.to_owned();
    match (ending, written.chars().next()) {
        ("csv", Some('"')) => vec![csv_quoted(new)],
        ("csv", _) => vec![plain(), csv_quoted(new)],
        (_, Some('"')) => vec![escaped],
        ("yaml", Some('\'')) => vec![single, escaped],
        ("toml", Some('\'')) => vec![format!("'{new}'"), escaped],
        _ => vec![plain(), escaped],
    }
}

fn csv_quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// The indentation of a block (`|`, `>`) whose lines begin after this text; `None` if none does.
fn block_indentation(before: &str) -> Option<usize> {
    let (above, spaces) = before.rsplit_once('\n')?;
    let head = above.trim_end().rsplit('\n').next()?;
    let head = head.split(" #").next().unwrap_or_default().trim_end();
    let is_block = head.trim_end_matches(|c: char| matches!(c, '+' | '-' | '1'..='9'));
    (is_block.ends_with(['|', '>']) && spaces.trim().is_empty()).then_some(spaces.len())
}

/// A text as the lines of a block, with the space after another one.
fn block(written: &str, indentation: usize, new: &str) -> String {
    let ending = if written.contains("\r\n") { "\r\n" } else { "\n" };
    let mut out = String::new();
    for (at, line) in new.trim_end_matches('\n').split('\n').enumerate() {
        if at > 0 {
            out.push_str(ending);
            let width = if line.is_empty() { 0 } else { indentation };
            out.extend(std::iter::repeat_n(' ', width));
        }
        out.push_str(line);
    }
    out + &written[written.trim_end().len()..]
}

/// Returns whether two trees are the same except for their places and the scalar at a path, which
/// is that text in the second one.
fn differs_only_at(before: &Node, after: &Node, path: &[&str], new: &str) -> bool {
    let same = |before, after| is_same(before, after);
    match (path, &before.value, &after.value) {
        ([], Value::Scalar { .. }, Value::Scalar { text, .. }) => {
            **text == *new && (!after.is_null() || before.is_null())
        }
        ([key, path @ ..], Value::List(one), Value::List(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).enumerate().all(|(at, (before, after))| {
                    match at.to_string() == *key {
                        true => differs_only_at(before, after, path, new),
                        false => same(before, after),
                    }
                })
        }
        ([key, path @ ..], Value::Map(one), Value::Map(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|((name, before), (other, after))| {
                    let is_it = *name.text == **key;
                    name.text == other.text
                        && match is_it {
                            true => differs_only_at(before, after, path, new),
                            false => same(before, after),
                        }
                })
        }
        _ => false,
    }
}

fn is_same(one: &Node, other: &Node) -> bool {
    match (&one.value, &other.value) {
        (Value::List(one), Value::List(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::Map(one), Value::Map(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|((name, one), (known, other))| {
                    name.text == known.text && is_same(one, other)
                })
        }
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(file: &str, text: &str, path: &str, new: &str) -> Option<String> {
        let source = SourcePath::new(file);
        let value = written_value(&Schemas::default(), &source, text, path)?;
        value.replaced(&source, text, new)
    }

    #[test]
    fn only_the_bytes_of_a_value_change() {
        let yaml = "# c\na: { value: \"0.10\", unit: USD } # d\r\nb:   'it''s'\r\nc: plain # e\n";
        for (path, new, expected) in [
            ("f.a", "0.2", yaml.replace("0.10", "0.2")),
            ("f.a.unit", "a, b", yaml.replace("USD", "\"a, b\"")),
            ("f.b", "that's", yaml.replace("it''s", "that''s")),
            ("f.b", "a\nb", yaml.replace("'it''s'", "\"a\\nb\"")),
            ("f.c", "x # y", yaml.replace("plain", "\"x # y\"")),
            ("f.c", "null", yaml.replace("plain", "\"null\"")),
            ("f.c", "a: b", yaml.replace("plain", "\"a: b\"")),
            ("f.c", "ü", yaml.replace("plain", "ü")),
        ] {
            assert_eq!(replaced("content/data/f.yaml", yaml, path, new), Some(expected), "{path}");
        }
        assert_eq!(replaced("content/data/f.yaml", yaml, "f.d", "x"), None);
    }

    #[test]
    fn a_value_keeps_the_notation_of_its_file() {
        for (file, text, path, new, expected) in [
            ("f.json", "{\n\t\"a\": 1.50,\n\t\"b\": [\"x\"]\n}", "f.a", "2", "1.50"),
            ("f.toml", "a = 1.50 # c\nb = ['x']\n", "f.a", "2", "1.50"),
            ("f.toml", "a = 1.50 # c\nb = ['x']\n", "f.b.0", "y", "x"),
            ("f.csv", "a,b\n1,\"x, y\"\n", "f.0.b", "2", "x, y"),
        ] {
            let file = format!("content/data/{file}");
            let expected = text.replace(expected, new);
            assert_eq!(replaced(&file, text, path, new), Some(expected), "{file}");
        }
        let text = "a,b\n1,x\n";
        let found = replaced("content/data/f.csv", text, "f.0.b", "y, z");
        assert_eq!(found.as_deref(), Some("a,b\n1,\"y, z\"\n"));
        for (text, new, expected) in [
            ("a: | # c\n   one\n   two\n\nb: c\n", "1\n\n2\n", "1\n\n   2"),
            ("a: >-\r\n   one\r\n   two\r\nb: c\r\n", "1 2", "1 2"),
        ] {
            let expected = text.replacen("one\n   two", expected, 1);
            let expected = expected.replacen("one\r\n   two", "1 2", 1);
            let found = replaced("content/data/f.yaml", text, "f.a", new);
            assert_eq!(found, Some(expected));
        }
        let found = replaced("content/data/f.yaml", "a: |\n   one\nb: c\n", "f.a", "no newline");
        assert_eq!(found, None);
    }
}
