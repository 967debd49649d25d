//! The position of a value in HTML or XML.

use crate::base::html::{is_loaded, is_parameter, is_raw_text};
use crate::engine::output::Language;
use crate::template::escape::code::{CodePosition, OpenBrackets, Syntax};
use crate::template::escape::context::Escape;

/// The position in a template after the text that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HtmlPosition {
    pub(super) language: Language,
    pub(super) state: MarkupState,
    /// The name of the element whose tag was last read, in lower case.
    element: String,
    /// Whether that tag ends an element.
    is_end: bool,
    /// The name of the attribute that was last read, in lower case.
    attribute: String,
    /// The literal text of its value.
    value: String,
    /// The `type` of the script whose tag was last read.
    kind: String,
    /// The number of open `<svg>` and `<math>` elements, in which scripts and styles are markup.
    foreign: usize,
    /// The attributes of the tag that is open.
    names: Vec<String>,
    /// Whether the text that was read last ended in the name of an attribute.
    is_in_name: bool,
    /// The attributes that the text that was read last repeats.
    doubled: Vec<Doubled>,
}

/// An attribute that its tag has twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Doubled {
    pub(super) element: String,
    pub(super) attribute: String,
    /// The length of the text from the name of the second one on.
    pub(super) rest: usize,
}

/// The state at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MarkupState {
    /// Text of an element, or a comment.
    Text,
    /// Between `<` and the end of the tag, outside of values.
    Tag,
    /// After the `=` of an attribute.
    Equals,
    /// In a value with this quote, at its start or not; a space stands for none.
    Value(char, bool),
    /// In something that ends with this text.
    Until(&'static str),
    /// In an element that ends only with its own end tag, and whose text is not code.
    Raw,
    /// In code: of a whole file, or of an element.
    Code(Syntax, CodePosition, OpenBrackets),
}

/// Returns whether a script element of this type contains code. Scripts that wait for consent, or
/// run in a worker, have types of their own.
fn is_code(kind: &str) -> bool {
    const WAITING: [&str; 5] = ["module", "text/babel", "text/jsx", "text/partytown", "text/plain"];
    kind.is_empty() || kind.contains("script") || WAITING.contains(&kind)
}

impl MarkupState {
    /// The start of code.
    fn code(syntax: Syntax) -> MarkupState {
        MarkupState::Code(syntax, CodePosition::START, OpenBrackets::default())
    }
}

impl HtmlPosition {
    pub(super) fn new(language: Language) -> HtmlPosition {
        let state = match language {
            Language::Json => MarkupState::code(Syntax::Json),
            Language::Script => MarkupState::code(Syntax::Script),
            Language::Style => MarkupState::code(Syntax::Style),
            _ => MarkupState::Text,
        };
        let (element, attribute, value, kind) = Default::default();
        HtmlPosition {
            language,
            state,
            element,
            is_end: false,
            attribute,
            value,
            kind,
            foreign: 0,
            names: Vec::new(),
            is_in_name: false,
            doubled: Vec::new(),
        }
    }

    /// Removes and returns the attributes that the text that was read last repeats.
    pub(super) fn take_doubled(&mut self) -> Vec<Doubled> {
        std::mem::take(&mut self.doubled)
    }

    /// Reads literal text.
    pub(super) fn read(&mut self, mut text: &str) {
        while !text.is_empty() {
            text = match self.state.clone() {
                MarkupState::Text => self.read_text(text),
                MarkupState::Tag => self.read_tag(text),
                MarkupState::Equals => self.read_equals(text),
                MarkupState::Value(quote, _) => self.read_value(quote, text),
                MarkupState::Until(end) => match text.split_once(end) {
                    Some((_, rest)) => {
                        self.state = MarkupState::Text;
                        rest
                    }
                    None => "",
                },
                MarkupState::Raw => {
                    let end = self.end_of_element(text);
                    self.leave(text, end)
                }
                MarkupState::Code(syntax, code, mut brackets) => {
                    let end = self.end_of_element(text);
                    let own = &text[..end.unwrap_or(text.len())];
                    let code = code.after(syntax, own, &mut brackets);
                    self.state = MarkupState::Code(syntax, code, brackets);
                    self.leave(text, end)
                }
            };
        }
    }

    fn read_text<'t>(&mut self, text: &'t str) -> &'t str {
        let Some((_, rest)) = text.split_once('<') else { return "" };
        let is_xml = self.language == Language::Xml || self.foreign > 0;
        for (start, end) in [("!--", "-->"), ("![CDATA[", "]]>"), ("!", ">"), ("?", ">")] {
            if rest.starts_with(start) && (is_xml || start != "![CDATA[") {
                self.state = MarkupState::Until(end);
                return &rest[start.len()..];
            }
        }
        let name = rest.strip_prefix('/').unwrap_or(rest);
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let length = name.find(|c: char| c.is_whitespace() || "/>".contains(c));
            let length = length.unwrap_or(name.len());
            self.element = name[..length].to_ascii_lowercase();
            self.is_end = rest.starts_with('/');
            self.state = MarkupState::Tag;
            self.attribute.clear();
            self.kind.clear();
            self.names.clear();
            self.is_in_name = false;
            return &name[length..];
        }
        rest
    }

    fn read_tag<'t>(&mut self, text: &'t str) -> &'t str {
        let rest = text.trim_start_matches(|c: char| c.is_whitespace());
        let continues = std::mem::take(&mut self.is_in_name) && rest.len() == text.len();
        if let Some(rest) = rest.strip_prefix('>') {
            self.enter_element(false);
            return rest;
        }
        if let Some(rest) = rest.strip_prefix("/>") {
            self.enter_element(true);
            return rest;
        }
        if let Some(rest) = rest.strip_prefix('=').filter(|_| !self.attribute.is_empty()) {
            self.state = MarkupState::Equals;
            return rest;
        }
        let rest = rest.strip_prefix('/').unwrap_or(rest);
        let is_end = |c: char| c.is_whitespace() || "/>=".contains(c);
        let length = rest.find(is_end).unwrap_or(rest.len());
        if length > 0 {
            self.attribute = rest[..length].to_ascii_lowercase();
            self.is_in_name = length == rest.len();
            if !continues && !self.is_in_name {
                self.add_name(rest.len());
            }
        }
        // An equals sign without a name before it is part of a name.
        let length = if rest.starts_with('=') { 1 } else { length };
        &rest[length..]
    }

    /// Adds the attribute that was read last; `rest` is the length of the text from its name on.
    fn add_name(&mut self, rest: usize) {
        let is_read = self.language == Language::Html && !self.is_end;
        if is_read && self.names.contains(&self.attribute) {
            let (element, attribute) = (self.element.clone(), self.attribute.clone());
            self.doubled.push(Doubled { element, attribute, rest });
        } else if is_read {
            self.names.push(self.attribute.clone());
        }
    }

    fn read_equals<'t>(&mut self, text: &'t str) -> &'t str {
        let rest = text.trim_start_matches(|c: char| c.is_whitespace());
        let quote = rest.chars().next().filter(|first| matches!(first, '"' | '\''));
        if rest.starts_with('>') {
            self.state = MarkupState::Tag;
        } else if let Some(quote) = quote {
            self.state = MarkupState::Value(quote, true);
            return &rest[1..];
        } else if !rest.is_empty() {
            self.state = MarkupState::Value(' ', true);
        }
        rest
    }

    fn read_value<'t>(&mut self, quote: char, text: &'t str) -> &'t str {
        let is_end = |c: char| match quote {
            ' ' => c.is_whitespace() || c == '>',
            quote => c == quote,
        };
        let end = text.find(is_end);
        let value = &text[..end.unwrap_or(text.len())];
        if self.attribute == "type" {
            self.kind.push_str(&value.to_ascii_lowercase());
        }
        self.value.push_str(value);
        let is_start = matches!(self.state, MarkupState::Value(_, true)) && value.trim().is_empty();
        self.state = MarkupState::Value(quote, is_start);
        let Some(end) = end else { return "" };
        self.state = MarkupState::Tag;
        self.attribute.clear();
        self.value.clear();
        match quote {
            ' ' => &text[end..],
            _ => &text[end + 1..],
        }
    }

    /// Enters the content of an element whose tag has ended.
    fn enter_element(&mut self, is_empty: bool) {
        let is_foreign = matches!(&*self.element, "svg" | "math");
        self.state = MarkupState::Text;
        if self.is_end {
            self.foreign -= usize::from(is_foreign && self.foreign > 0);
            return;
        }
        self.foreign += usize::from(is_foreign && !is_empty);
        let is_script = self.element == "script" && !is_empty;
        if self.language != Language::Html || self.foreign > 0 && !is_script {
            return;
        }
        let kind = self.kind.split(';').next().unwrap_or_default().trim();
        self.state = match &*self.element {
            "style" => MarkupState::code(Syntax::Style),
            "script"
                if kind.contains("json") || matches!(kind, "importmap" | "speculationrules") =>
            {
                MarkupState::code(Syntax::Json)
            }
            "script" if is_code(kind) => MarkupState::code(Syntax::Script),
            name if is_raw_text(name) => MarkupState::Raw,
            _ => MarkupState::Text,
        };
    }

    /// The offset of the end tag of the element that was entered last.
    fn end_of_element(&self, text: &str) -> Option<usize> {
        if self.language != Language::Html {
            return None;
        }
        let mut ends = text.match_indices("</");
        let name = |at: usize| text.get(at + 2..at + 2 + self.element.len());
        let is_end = |at: usize| name(at).is_some_and(|it| it.eq_ignore_ascii_case(&self.element));
        ends.find(|(at, _)| is_end(*at)).map(|(at, _)| at)
    }

    fn leave<'t>(&mut self, text: &'t str, end: Option<usize>) -> &'t str {
        let Some(end) = end else { return "" };
        self.state = MarkupState::Text;
        &text[end..]
    }

    /// The escaping of a value here, or the message and the hint if it can't be escaped. The
    /// position moves to the end of the value.
    pub(super) fn value(&mut self) -> Result<Escape, (String, &'static str)> {
        match self.state {
            MarkupState::Text | MarkupState::Raw => Ok(Escape::Plain),
            MarkupState::Until("]]>") => Ok(Escape::Cdata),
            MarkupState::Until(_) => Ok(Escape::Plain),
            MarkupState::Tag => {
                // A composed name is none of the names with a meaning here.
                self.attribute.push('?');
                self.is_in_name = true;
                Ok(Escape::Name)
            }
            MarkupState::Equals | MarkupState::Value(' ', _) => {
                self.state = MarkupState::Value(' ', false);
                let message = format!("the value of `{}` has no quotes", self.attribute);
                Err((message, "put the whole value in double quotes"))
            }
            MarkupState::Value(quote, is_start) => {
                // Other values may follow, all of them empty but the last.
                self.state = MarkupState::Value(quote, is_start);
                if self.attribute == "type" {
                    self.kind.push('?');
                }
                match &*self.attribute {
                    "srcdoc" => Ok(Escape::Document(quote)),
                    name if name.starts_with("on") => Err((
                        format!("a value stands in the script `{name}=`"),
                        "put it into an attribute `data-…`, and read it in a script of islands/",
                    )),
                    name if is_start && is_loaded(name) => Ok(Escape::Address(quote)),
                    name if is_loaded(name) && is_parameter(&self.value) => {
                        Ok(Escape::Parameter(quote))
                    }
                    _ => Ok(Escape::Attribute(quote)),
                }
            }
            MarkupState::Code(syntax, CodePosition::Outside(_), brackets) => {
                self.state = MarkupState::Code(syntax, CodePosition::Outside(')'), brackets);
                Ok(match (syntax, self.language) {
                    // The engine writes JSON in such files.
                    (Syntax::Json, Language::Json) => Escape::Plain,
                    (Syntax::Style, _) => Escape::StyleValue,
                    (_, Language::Html | Language::Xml) => Escape::ScriptValue,
                    _ => Escape::CodeValue,
                })
            }
            MarkupState::Code(syntax, CodePosition::Text(_), _) => {
                Ok(match (syntax, self.language) {
                    (Syntax::Json, Language::Json) => Escape::JsonText,
                    (Syntax::Style, _) => Escape::StyleText,
                    _ => Escape::ScriptText,
                })
            }
            MarkupState::Code(_, CodePosition::Comment | CodePosition::LineComment, _) => Err((
                "a value stands in a comment of code".to_owned(),
                "take it out of the comment",
            )),
            MarkupState::Code(_, CodePosition::Pattern(_), _) => Err((
                "a value stands in a regular expression".to_owned(),
                "write it into a constant: `const word = {{ … }};`",
            )),
        }
    }

    /// The language of a template that is included here. `None` in a text or a comment of code.
    pub(super) fn included(&self) -> Option<Language> {
        Some(match self.state {
            MarkupState::Code(Syntax::Json, CodePosition::Outside(_), _) => Language::Json,
            MarkupState::Code(Syntax::Script, CodePosition::Outside(_), _) => Language::Script,
            MarkupState::Code(Syntax::Style, CodePosition::Outside(_), _) => Language::Style,
            MarkupState::Code(..) => return None,
            _ if self.language == Language::Xml => Language::Xml,
            _ => Language::Html,
        })
    }

    /// Returns whether a value of another position is escaped like one at this position.
    pub(super) fn is_rest(&self) -> bool {
        matches!(
            self.state,
            MarkupState::Text
                | MarkupState::Code(_, CodePosition::Outside(_) | CodePosition::LineComment, _)
        ) && (self.language != Language::Html || self.state == MarkupState::Text)
    }

    /// The position after two branches; `None` if they end in different ones.
    pub(super) fn join(&self, other: &HtmlPosition) -> Option<HtmlPosition> {
        let state = match (&self.state, &other.state) {
            (MarkupState::Value(one, here), MarkupState::Value(two, there)) if one == two => {
                MarkupState::Value(*one, *here || *there)
            }
            (MarkupState::Code(syntax, one, brackets), MarkupState::Code(other, two, others))
                if (syntax, brackets) == (other, others) =>
            {
                MarkupState::Code(*syntax, one.join(*two)?, *brackets)
            }
            (one, two) if one == two => one.clone(),
            _ => return None,
        };
        let is_inside = !matches!(state, MarkupState::Text | MarkupState::Until(_));
        if is_inside && (&self.element, self.is_end) != (&other.element, other.is_end) {
            return None;
        }
        let mut joined = HtmlPosition { state, ..self.clone() };
        joined.foreign = self.foreign.min(other.foreign);
        joined.names.retain(|name| other.names.contains(name));
        joined.is_in_name |= other.is_in_name;
        if self.attribute != other.attribute {
            let names = [&self.attribute, &other.attribute];
            let matters = |name: &&&String| is_loaded(name) || name.starts_with("on");
            joined.attribute = (*names.iter().find(matters).unwrap_or(&names[0])).clone();
        }
        if self.kind != other.kind {
            joined.kind = "?".to_owned();
        }
        Some(joined)
    }
}
