//! From a message and its variables to text.

use std::borrow::Cow;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::content::Facts;
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::format::parse_decimal;
use crate::message::value::{Value, date_style, fact_value, number, set_number_option};
use crate::message::{Found, Scope, plain};

/// A variable that is given to a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Inserted as it is.
    Text(String),
    /// A decimal number; printed in the locale's form.
    Number(String),
}

/// Notes what a message was made of, beside the page's own messages.
pub trait Recorder {
    /// A message of the page itself, by its number in the page's file.
    fn own_message(&self, number: usize);
    /// A shared message, by its number in the catalog.
    fn shared_message(&self, number: usize);
    /// A shared term.
    fn shared_term(&self, id: &str);
    /// A message that the locale lacks, and that its fallback has.
    fn fallback(&self, id: &str);
    /// A data file.
    fn data(&self, name: &str);
}

/// A finished text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    /// The words.
    pub text: Cow<'a, str>,
    /// Whether they are in the language of the page, or of the locale it falls back to.
    pub fallback: bool,
}

/// The messages of a page in one language, with what stands in for missing ones.
#[derive(Clone, Copy)]
pub struct Messages<'a> {
    /// The page's language.
    pub scope: Scope<'a>,
    /// The language it falls back to.
    pub fallback: Option<Scope<'a>>,
    /// The facts that variables name.
    pub facts: &'a Facts,
    /// Takes notes.
    pub recorder: &'a dyn Recorder,
}

/// References nest no deeper than this; a circle runs into it.
const DEPTH_LIMIT: usize = 24;
/// No text follows more references than this: messages of a circle that name each other twice
/// have more ways down to the other limit than anyone can wait for.
const REFERENCE_LIMIT: usize = 1000;
const CHECK_NAME: &str = "check the name behind the dot";

impl<'a> Messages<'a> {
    /// The text of message `id` (`id.attribute` for an attribute), or all that is wrong with it.
    /// `spare` allows variables that the message does not use.
    pub fn text(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        spare: bool,
    ) -> Result<Text<'a>, Vec<Diagnostic>> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        let own = self.scope.message(name).map(|found| (found, self.scope, false));
        let found = own.or_else(|| {
            let scope = self.fallback?;
            scope.message(name).map(|found| (found, scope, true))
        });
        let Some((found, scope, fallback)) = found else {
            return Err(vec![self.unknown(name)]);
        };
        self.record(found, fallback);
        let Some(pattern) = part(found, attribute) else {
            let what =
                attribute.map_or("text of its own".to_owned(), |a| format!("attribute `{a}`"));
            let diagnostic = Diagnostic::new(
                Code::UnknownMessage,
                format!("the message `{name}` has no {what}"),
            );
            return Err(vec![
                diagnostic.related(found.file.place(found.message.id.name), "this message"),
            ]);
        };
        let text = match plain(pattern) {
            Some(text) if args.is_empty() => text,
            _ => {
                let mut resolver = Resolver::new(self, scope, fallback, args);
                let mut text = String::new();
                resolver.pattern(pattern, &mut text);
                if !spare {
                    resolver.superfluous(found);
                }
                if !resolver.problems.is_empty() {
                    return Err(resolver.problems);
                }
                Cow::Owned(text)
            }
        };
        if text.trim().is_empty() {
            let place = found.file.place(found.message.id.name);
            return Err(vec![
                Diagnostic::new(Code::EmptyMessage, format!("the message `{id}` is empty"))
                    .at(place)
                    .hint("write its text"),
            ]);
        }
        Ok(Text { text, fallback })
    }

    fn record(&self, found: Found<'_>, fallback: bool) {
        if fallback {
            self.recorder.fallback(found.message.id.name);
        } else if found.shared {
            self.recorder.shared_message(found.number);
        } else {
            self.recorder.own_message(found.number);
        }
    }

    fn unknown(&self, id: &str) -> Diagnostic {
        Diagnostic::new(Code::UnknownMessage, format!("there is no message `{id}`")).did_you_mean(
            id,
            self.scope.ids(),
            "define it in the page's own file or in a shared one",
        )
    }
}

fn part<'a>(found: Found<'a>, attribute: Option<&str>) -> Option<&'a Pattern<&'a str>> {
    match attribute {
        None => found.message.value.as_ref(),
        Some(name) => found
            .message
            .attributes
            .iter()
            .find(|attribute| attribute.id.name == name)
            .map(|attribute| &attribute.value),
    }
}

struct Resolver<'r, 'a> {
    messages: &'r Messages<'a>,
    scope: Scope<'a>,
    /// Whether `scope` is that of the fallback.
    fallback: bool,
    args: &'r [(&'r str, Arg)],
    used: Vec<bool>,
    /// The variables of the terms being resolved, innermost last.
    terms: Vec<Vec<(&'a str, Value<'a>)>>,
    depth: usize,
    /// How many references have been followed.
    followed: usize,
    problems: Vec<Diagnostic>,
}

impl<'r, 'a> Resolver<'r, 'a> {
    fn new(
        messages: &'r Messages<'a>,
        scope: Scope<'a>,
        fallback: bool,
        args: &'r [(&'r str, Arg)],
    ) -> Self {
        Resolver {
            messages,
            scope,
            fallback,
            args,
            used: vec![false; args.len()],
            terms: Vec::new(),
            depth: 0,
            followed: 0,
            problems: Vec::new(),
        }
    }

    fn problem(&mut self, code: Code, slice: &str, message: String, hint: Option<String>) {
        let mut diagnostic = Diagnostic::new(code, message);
        diagnostic.place = self.scope.place(slice);
        diagnostic.hint = hint;
        self.problems.push(diagnostic);
    }

    /// Reports the variables that were given and not used, unless a part that was not chosen
    /// (another plural form) uses them.
    fn superfluous(&mut self, found: Found<'a>) {
        let unused: Vec<String> = self
            .args
            .iter()
            .zip(&self.used)
            .filter(|((name, _), used)| {
                !**used && !super::lint::uses_variable(self.scope, found.message, name)
            })
            .map(|((name, _), _)| (*name).to_owned())
            .collect();
        for name in unused {
            let id = found.message.id.name;
            let message = format!("the message `{id}` does not use the variable `${name}`");
            let mut diagnostic = Diagnostic::new(Code::SuperfluousVariable, message).hint(format!(
                "remove `{name}=` from the call, or write `{{ ${name} }}` in the message"
            ));
            diagnostic.related.push((found.file.place(id), "this message".to_owned()));
            self.problems.push(diagnostic);
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'a str>, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, out),
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>, out: &mut String) {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, out);
            }
            Expression::Inline(inline) => {
                let value = self.value(inline);
                if let (Value::Broken, InlineExpression::VariableReference { id }) =
                    (&value, inline)
                    && !self.terms.is_empty()
                {
                    let message = format!("the term is called without `{}`", id.name);
                    let hint = format!("call it as `{{ -term({}: \"…\") }}`", id.name);
                    self.problem(Code::MissingVariable, id.name, message, Some(hint));
                }
                self.print(value, out);
            }
            Expression::Select { selector, variants } => {
                let value = self.value(selector);
                if let Some(variant) = self.choose(&value, variants) {
                    self.pattern(&variant.value, out);
                }
            }
        }
    }

    fn print(&self, value: Value<'a>, out: &mut String) {
        let formatter = &self.scope.catalog.formatter;
        match value {
            Value::Text(text) => out.push_str(&text),
            Value::Number(number, options) => out.push_str(&formatter.number(&number, &options)),
            Value::Date((year, month, day), style) => {
                out.push_str(&formatter.date(year, month, day, style).unwrap_or_default());
            }
            Value::Broken => {}
        }
    }

    fn choose(
        &self,
        value: &Value<'a>,
        variants: &'a [Variant<&'a str>],
    ) -> Option<&'a Variant<&'a str>> {
        let exact = |variant: &&Variant<&'a str>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Value::Text(text)) => *name == text.as_ref(),
            (VariantKey::NumberLiteral { value: key }, Value::Number(number, _)) => {
                parse_decimal(key).is_some_and(|mut key| {
                    let mut number = number.clone();
                    key.absolute.trim_end();
                    number.absolute.trim_end();
                    key == number
                })
            }
            _ => false,
        };
        let plural = || {
            let Value::Number(number, options) = value else { return None };
            let formatter = &self.scope.catalog.formatter;
            let category = formatter.plural(&formatter.displayed(number, options));
            variants.iter().find(|variant| {
                matches!(variant.key, VariantKey::Identifier { name } if name == category)
            })
        };
        variants
            .iter()
            .find(exact)
            .or_else(plural)
            .or_else(|| variants.iter().find(|variant| variant.default))
    }

    fn value(&mut self, inline: &'a InlineExpression<&'a str>) -> Value<'a> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Value::Text(unescape_unicode_to_string(value))
            }
            InlineExpression::NumberLiteral { value } => number(value),
            InlineExpression::VariableReference { id } => self.variable(id.name),
            InlineExpression::MessageReference { id, attribute } => {
                self.reference(id.name, attribute.as_ref().map(|attribute| attribute.name))
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.term(id.name, attribute, arguments.as_ref())
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, arguments)
            }
            InlineExpression::Placeable { expression } => {
                let mut text = String::new();
                self.expression(expression, &mut text);
                Value::Text(text.into())
            }
        }
    }

    fn variable(&mut self, name: &'a str) -> Value<'a> {
        if let Some(frame) = self.terms.last() {
            // A term sees only what it is called with; a selector on something else is left
            // to its default, as in every Fluent implementation.
            let given = frame.iter().find(|(known, _)| *known == name);
            return match given {
                Some((_, Value::Text(text))) => Value::Text(text.clone()),
                Some((_, Value::Number(number, options))) => {
                    Value::Number(number.clone(), options.clone())
                }
                _ => Value::Broken,
            };
        }
        if let Some(at) = self.args.iter().position(|(known, _)| *known == name) {
            self.used[at] = true;
            return match &self.args[at].1 {
                Arg::Text(text) => Value::Text(Cow::Owned(text.clone())),
                Arg::Number(text) => number(text),
            };
        }
        let Some((file, _)) = name.split_once('-') else {
            let given: Vec<_> = self.args.iter().map(|(name, _)| *name).collect();
            let hint = match nearest(name, given.iter().copied()) {
                Some(near) => format!("did you mean `${near}`?"),
                None => format!("pass `{name}=…` in the template"),
            };
            let message = format!("the variable `${name}` is not given");
            self.problem(Code::MissingVariable, name, message, Some(hint));
            return Value::Broken;
        };
        let facts = self.messages.facts;
        match facts.variable(name) {
            Some(fact) => {
                self.messages.recorder.data(file);
                fact_value(fact)
            }
            None if facts.is_broken(file) => Value::Broken,
            None => {
                let known: Vec<String> =
                    facts.paths().into_iter().map(|path| path.replace('.', "-")).collect();
                let hint = match nearest(name, known.iter().map(String::as_str)) {
                    Some(near) => format!("did you mean `${near}`?"),
                    None => "facts are in content/data: `$file-key-subkey`".to_owned(),
                };
                let message = format!("there is no fact `{}`", name.replace('-', "."));
                self.problem(Code::UnknownFact, name, message, Some(hint));
                Value::Broken
            }
        }
    }

    /// Goes one reference deeper; false (and a report) when that is too deep, or one too many.
    fn descend(&mut self, slice: &'a str) -> bool {
        self.depth += 1;
        self.followed += 1;
        if self.depth <= DEPTH_LIMIT && self.followed <= REFERENCE_LIMIT {
            return true;
        }
        if self.problems.is_empty() {
            let message = match self.depth > DEPTH_LIMIT {
                true => format!("`{slice}` refers to itself in a circle"),
                false => format!("a text is made of more than {REFERENCE_LIMIT} references"),
            };
            let hint = "write the text out in one of them".to_owned();
            self.problem(Code::MessageCycle, slice, message, Some(hint));
        }
        false
    }

    fn reference(&mut self, id: &'a str, attribute: Option<&'a str>) -> Value<'a> {
        let Some(found) = self.scope.message(id) else {
            let hint = nearest(id, self.scope.ids()).map(|near| format!("did you mean `{near}`?"));
            let message = format!("there is no message `{id}`");
            self.problem(Code::UnknownReference, id, message, hint);
            return Value::Broken;
        };
        self.messages.record(found, self.fallback);
        let Some(pattern) = part(found, attribute) else {
            let message = format!("the message `{id}` has no such text");
            self.problem(Code::UnknownReference, id, message, Some(CHECK_NAME.to_owned()));
            return Value::Broken;
        };
        let mut text = String::new();
        if self.descend(id) {
            self.pattern(pattern, &mut text);
        }
        self.depth -= 1;
        Value::Text(text.into())
    }

    fn term(
        &mut self,
        id: &'a str,
        attribute: Option<&'a str>,
        arguments: Option<&'a CallArguments<&'a str>>,
    ) -> Value<'a> {
        let Some((_, term)) = self.scope.term(id) else {
            let message = format!("there is no term `-{id}`");
            let hint = "terms are defined as `-name = …` in a shared file".to_owned();
            self.problem(Code::UnknownReference, id, message, Some(hint));
            return Value::Broken;
        };
        if self.fallback {
            self.messages.recorder.fallback(id);
        } else {
            self.messages.recorder.shared_term(id);
        }
        let pattern = match attribute {
            None => Some(&term.value),
            Some(name) => {
                term.attributes.iter().find(|one| one.id.name == name).map(|one| &one.value)
            }
        };
        let Some(pattern) = pattern else {
            let message = format!("the term `-{id}` has no such attribute");
            self.problem(Code::UnknownReference, id, message, Some(CHECK_NAME.to_owned()));
            return Value::Broken;
        };
        let named = arguments.map(|arguments| arguments.named.as_slice()).unwrap_or_default();
        let frame = named.iter().map(|arg| (arg.name.name, self.value(&arg.value))).collect();
        let mut text = String::new();
        if self.descend(id) {
            self.terms.push(frame);
            self.pattern(pattern, &mut text);
            self.terms.pop();
        }
        self.depth -= 1;
        Value::Text(text.into())
    }

    fn function(&mut self, name: &'a str, arguments: &'a CallArguments<&'a str>) -> Value<'a> {
        let mut options = Vec::new();
        for named in &arguments.named {
            let text = match &named.value {
                InlineExpression::StringLiteral { value }
                | InlineExpression::NumberLiteral { value } => *value,
                _ => "",
            };
            options.push((named.name.name, text));
        }
        // `currency` has to come before `currencyDisplay`, in whatever order they were written.
        options.sort_unstable();
        let value = arguments.positional.first().map(|first| self.value(first));
        match (name, value) {
            (_, Some(Value::Broken)) => Value::Broken,
            ("NUMBER", Some(Value::Number(number, mut style))) => {
                for (key, text) in options {
                    if !set_number_option(&mut style, key, text) {
                        self.bad_option(name, key, text);
                    }
                }
                Value::Number(number, style)
            }
            ("DATETIME", Some(Value::Date(date, mut style))) => {
                for (key, text) in options {
                    match date_style(key, text) {
                        Some(chosen) => style = chosen,
                        None => self.bad_option(name, key, text),
                    }
                }
                Value::Date(date, style)
            }
            ("NUMBER" | "DATETIME", _) => {
                let what = if name == "NUMBER" { "a number" } else { "a date" };
                let message = format!("{name}() is not given {what}");
                let hint = "it takes a fact or variable of that kind first".to_owned();
                self.problem(Code::UnknownFunction, name, message, Some(hint));
                Value::Broken
            }
            _ => {
                let message = format!("there is no function {name}()");
                let hint = "the functions are NUMBER() and DATETIME()".to_owned();
                self.problem(Code::UnknownFunction, name, message, Some(hint));
                Value::Broken
            }
        }
    }

    fn bad_option(&mut self, function: &'a str, key: &'a str, text: &'a str) {
        let message = format!("{function}() does not know `{key}: {text}`");
        let hint = "docs/messages.md lists the options".to_owned();
        self.problem(Code::UnknownFunction, key, message, Some(hint));
    }
}
