//! Reads the code of templates: text literals with their roles, paths into the data, attributes.

use std::ops::Range;

/// The parts of the code of a template that can stand for names.
#[derive(Default)]
pub struct TemplateCode<'a> {
    /// The text literals, in order.
    pub literals: Vec<Literal<'a>>,
    /// The paths into the data.
    pub chains: Vec<Chain<'a>>,
    /// The attributes and literal subscripts of other values: `row.name`, `row["name"]`.
    pub attributes: Vec<Attribute<'a>>,
}

/// A text literal.
pub struct Literal<'a> {
    /// The text, without quotes.
    pub text: &'a str,
    /// Its span in the template.
    pub span: Range<usize>,
    /// How it is used.
    pub role: Role<'a>,
    /// Whether it is concatenated with other texts.
    pub is_part: bool,
}

/// The use of a text literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role<'a> {
    /// An argument of the function or filter of that name.
    Argument {
        /// The function.
        function: &'a str,
        /// Whether it is the first one, without a name.
        is_first: bool,
    },
    /// It is compared with a value, or is in a list that may contain the value.
    Compared {
        /// The last name of the value: `id` of `page.id`.
        name: &'a str,
        /// Whether the value is a variable, and no attribute.
        is_variable: bool,
    },
    /// It is the key of a mapping in an argument.
    Key,
    /// Any other.
    Other,
}

/// A path into the data: `data.offer.price`.
pub struct Chain<'a> {
    /// The names after `data`, with their spans.
    pub names: Vec<(&'a str, Range<usize>)>,
    /// Whether a subscript that is not a literal follows.
    pub is_computed: bool,
    /// Its span in the template.
    pub span: Range<usize>,
}

/// An attribute of a value that is not a path into the data.
pub struct Attribute<'a> {
    /// Its name.
    pub name: &'a str,
    /// The variable that the value begins with; empty for the result of a call.
    pub root: &'a str,
    /// The span of the name in the template.
    pub span: Range<usize>,
}

/// An open bracket.
#[derive(Clone, Copy, Default)]
struct Frame<'a> {
    function: Option<&'a str>,
    is_later: bool,
    compared: Option<(&'a str, bool)>,
}

impl Frame<'_> {
    /// The frame of a list or a mapping in this one.
    fn inner(self) -> Self {
        Frame { is_later: true, compared: None, ..self }
    }
}

/// Reads these parts of a template.
pub fn template_code<'a>(text: &'a str, parts: &[Range<usize>]) -> TemplateCode<'a> {
    let mut code = TemplateCode::default();
    for part in parts {
        Reader { text: &text[..part.end], at: part.start, start: part.start }.read(&mut code);
    }
    code
}

/// Words before a bracket that are no functions.
const KEYWORDS: [&str; 8] = ["in", "not", "and", "or", "if", "else", "is", "set"];

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

struct Reader<'a> {
    /// The template up to the end of the part.
    text: &'a str,
    at: usize,
    start: usize,
}

impl<'a> Reader<'a> {
    fn read(mut self, code: &mut TemplateCode<'a>) {
        let mut frames: Vec<Frame<'a>> = vec![Frame::default()];
        while let Some(c) = self.text[self.at..].chars().next() {
            let top = frames.last().copied().unwrap_or_default();
            match c {
                '"' | '\'' => code.literals.push(self.literal(c, top)),
                '(' => {
                    frames.push(self.call(top));
                    self.at += 1;
                }
                '[' => {
                    let compared = self.before().strip_suffix("in").and_then(|before| {
                        let before = before.trim_end();
                        subject(before.strip_suffix("not").unwrap_or(before).trim_end())
                    });
                    self.at += 1;
                    frames.push(Frame { compared, ..top.inner() });
                }
                '{' => {
                    self.at += 1;
                    frames.push(top.inner());
                }
                ')' | ']' | '}' => {
                    self.at += 1;
                    if frames.len() > 1 {
                        frames.pop();
                    }
                }
                ',' => {
                    self.at += 1;
                    if let Some(top) = frames.last_mut() {
                        top.is_later = true;
                    }
                }
                '=' => {
                    let is_comparison = self.before().ends_with(['=', '!', '<', '>'])
                        || self.text[self.at + 1..].starts_with('=');
                    self.at += 1;
                    if let Some(top) = frames.last_mut().filter(|_| !is_comparison) {
                        top.is_later = true;
                    }
                }
                c if is_name(c) => self.path(code),
                c => self.at += c.len_utf8(),
            }
        }
    }

    /// The code of the part before the current place, without spaces at its end.
    fn before(&self) -> &'a str {
        self.text[self.start..self.at].trim_end()
    }

    /// The literal that begins here.
    fn literal(&mut self, quote: char, top: Frame<'a>) -> Literal<'a> {
        let before = self.before();
        let start = self.at + 1;
        let mut escaped = false;
        let end = self.text[start..].find(|c| {
            let is_end = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        });
        let end = end.map_or(self.text.len(), |length| start + length);
        self.at = (end + 1).min(self.text.len());
        let after = self.text[self.at..].trim_start();
        let comparison = ["==", "!="].iter().find_map(|sign| {
            let reversed = || {
                let value = after.strip_prefix(sign)?.trim_start();
                let length = value.find(|c| !is_name(c) && c != '.').unwrap_or(value.len());
                subject(&value[..length])
            };
            before.strip_suffix(sign).and_then(|value| subject(value.trim_end())).or_else(reversed)
        });
        let role = match (comparison.or(top.compared), top.function) {
            (Some((name, is_variable)), _) => Role::Compared { name, is_variable },
            (None, Some(_)) if after.starts_with(':') => Role::Key,
            (None, Some(function)) => Role::Argument { function, is_first: !top.is_later },
            (None, None) => Role::Other,
        };
        let is_part = before.ends_with(['~', '+']) || after.starts_with(['~', '+']);
        Literal { text: &self.text[start..end], span: start..end, role, is_part }
    }

    /// The frame of the parenthesis that begins here: a call, or that of the code around it.
    fn call(&self, top: Frame<'a>) -> Frame<'a> {
        let before = self.before();
        let name = &before[before.trim_end_matches(is_name).len()..];
        match name.is_empty() || KEYWORDS.contains(&name) {
            true => top,
            false => Frame { function: Some(name), ..Frame::default() },
        }
    }

    /// Reads a variable with its attributes and literal subscripts, or the attributes of the result
    /// of a call.
    fn path(&mut self, code: &mut TemplateCode<'a>) {
        let start = self.at;
        let is_attribute = self.before().ends_with('.');
        let first = self.name();
        let mut names = Vec::new();
        if is_attribute {
            names.push((first, start..self.at));
        }
        let is_computed = loop {
            let rest = &self.text[self.at..];
            if rest.starts_with('.') && rest[1..].starts_with(is_name) {
                self.at += 1;
                let at = self.at;
                let name = self.name();
                names.push((name, at..self.at));
                continue;
            }
            let Some(inner) = rest.strip_prefix('[') else { break false };
            let quote = inner.chars().next().filter(|c| matches!(c, '"' | '\''));
            let literal = match quote {
                Some(quote) => inner[1..].find(quote).map(|length| (1, length, 2)),
                None => {
                    let length = inner.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
                    (length > 0).then_some((0, length, 0))
                }
            };
            let closed =
                literal.filter(|(_, length, quotes)| inner[length + quotes..].starts_with(']'));
            let Some((skipped, length, quotes)) = closed else { break true };
            let at = self.at + 1 + skipped;
            names.push((&self.text[at..at + length], at..at + length));
            self.at += length + quotes + 2;
        };
        let root = if is_attribute { "" } else { first };
        if root == "data" {
            code.chains.push(Chain { names, is_computed, span: start..self.at });
            return;
        }
        let attribute = |(name, span)| Attribute { name, root, span };
        code.attributes.extend(names.into_iter().map(attribute));
    }

    fn name(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }
}

/// The last name of the value at the end of this code, and whether it is a variable.
fn subject(code: &str) -> Option<(&str, bool)> {
    let path = &code[code.trim_end_matches(|c| is_name(c) || c == '.').len()..];
    let name = path.rsplit('.').next().filter(|name| !name.is_empty())?;
    Some((name, name.len() == path.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(code: &str) -> TemplateCode<'_> {
        template_code(code, std::slice::from_ref(&(0..code.len())))
    }

    #[test]
    fn literals_have_their_roles() {
        let text = "url(\"a\") url('b' if x else (\"c\")) url(\"d/\" ~ x) nav(x, \"e\") \
                    page.id == \"f\" \"g\" != id page.id not in [\"h\", \"i\"] [\"j\"] \
                    url(\"k\", anchor=\"l\") \"m\"|replace(\"n\") nav({ \"r\": [\"s\"] }) \
                    { \"t\": 1 } url(\"o\\\"\") x(p == 'q')";
        let code = read(text);
        let first = |function| Role::Argument { function, is_first: true };
        let later = |function| Role::Argument { function, is_first: false };
        let id = |is_variable| Role::Compared { name: "id", is_variable };
        let found: Vec<_> = code.literals.iter().map(|one| (one.text, one.role)).collect();
        let expected = [
            ("a", first("url")),
            ("b", first("url")),
            ("c", first("url")),
            ("d/", first("url")),
            ("e", later("nav")),
            ("f", id(false)),
            ("g", id(true)),
            ("h", id(false)),
            ("i", id(false)),
            ("j", Role::Other),
            ("k", first("url")),
            ("l", later("url")),
            ("m", Role::Other),
            ("n", first("replace")),
            ("r", Role::Key),
            ("s", later("nav")),
            ("t", Role::Other),
            ("o\\\"", first("url")),
            ("q", Role::Compared { name: "p", is_variable: true }),
        ];
        assert_eq!(found, expected);
        assert!(code.literals.iter().all(|one| text[one.span.clone()] == *one.text));
        let parts = code.literals.iter().filter(|one| one.is_part);
        assert_eq!(parts.map(|one| one.text).collect::<Vec<_>>(), ["d/"]);
    }

    #[test]
    fn paths_into_the_data_differ_from_attributes() {
        let text = "data.offer[\"price\"].value data.rows[0].name data.a[x].b row.data.c \
                    f(x).d | sort(attribute=\"e\")";
        let code = read(text);
        let chains: Vec<String> = code
            .chains
            .iter()
            .map(|one| {
                assert!(one.names.iter().all(|(name, span)| text[span.clone()] == **name));
                let names: Vec<&str> = one.names.iter().map(|(name, _)| *name).collect();
                format!("{}{}", names.join("."), if one.is_computed { "?" } else { "" })
            })
            .collect();
        assert_eq!(chains, ["offer.price.value", "rows.0.name", "a?"]);
        let attributes: Vec<_> = code.attributes.iter().map(|one| (one.root, one.name)).collect();
        assert_eq!(attributes, [("", "b"), ("row", "data"), ("row", "c"), ("", "d")]);
    }
}
