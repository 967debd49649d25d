//! From a pattern and its variables to text.

use std::borrow::Cow;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::format::parse_decimal;
use crate::message::messages::{Arg, Messages};
use crate::message::pattern::literal;
use crate::message::scope::{Found, Scope, part};
use crate::message::value::{Value, date_style, fact_value, number, set_number_option};
use crate::message::variable::uses_variable;

/// References nest no deeper than this; a circle runs into it.
const DEPTH_LIMIT: usize = 24;
/// No text follows more references than this: messages of a circle that name each other twice
/// have more ways down to the other limit than anyone can wait for.
const REFERENCE_LIMIT: usize = 1000;
const CHECK_NAME: &str = "check the name behind the dot";

/// Resolves one message.
pub(super) struct Resolver<'r, 'a> {
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
    pub(super) fn new(
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

    /// The text of a pattern; what is wrong with it is kept.
    pub(super) fn text(&mut self, pattern: &'a Pattern<&'a str>) -> String {
        let mut text = String::new();
        self.pattern(pattern, &mut text);
        text
    }

    /// The text, if nothing was wrong.
    pub(super) fn settle(self, text: String) -> Result<String, Vec<Diagnostic>> {
        if self.problems.is_empty() { Ok(text) } else { Err(self.problems) }
    }

    fn problem(&mut self, code: Code, slice: &str, message: String, hint: Option<String>) {
        let mut diagnostic = Diagnostic::new(code, message);
        diagnostic.place = self.scope.place(slice);
        diagnostic.hint = hint;
        self.problems.push(diagnostic);
    }

    /// Reports the variables that were given and not used, unless a part that was not chosen
    /// (another plural form) uses them.
    pub(super) fn superfluous(&mut self, found: Found<'a>) {
        let unused: Vec<String> = self
            .args
            .iter()
            .zip(&self.used)
            .filter(|((name, _), used)| !**used && !uses_variable(self.scope, found.message, name))
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
        for (at, element) in pattern.elements.iter().enumerate() {
            match element {
                PatternElement::TextElement { .. } => out.push_str(literal(&pattern.elements, at)),
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

    /// Goes one reference deeper, to a message or, with the sigil `-`, to a term; false (and a
    /// report) when that is too deep, or one too many.
    fn descend(&mut self, sigil: &str, id: &'a str) -> bool {
        self.depth += 1;
        self.followed += 1;
        if self.depth <= DEPTH_LIMIT && self.followed <= REFERENCE_LIMIT {
            return true;
        }
        if self.problems.is_empty() {
            let message = match self.depth > DEPTH_LIMIT {
                true => format!("`{sigil}{id}` refers to itself in a circle"),
                false => format!("a text is made of more than {REFERENCE_LIMIT} references"),
            };
            let hint = "write the text out in one of them".to_owned();
            self.problem(Code::MessageCycle, id, message, Some(hint));
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
        if self.descend("", id) {
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
        if self.descend("-", id) {
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
