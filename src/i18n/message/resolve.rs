//! Resolves patterns to text.

mod put;
mod variable;

use std::borrow::Cow;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::base::decimal::parse_decimal;
use crate::base::html::Slot;
use crate::base::limit::{REFERENCE_CHAIN, REFERENCES};
use crate::base::marks::{BORROWED, BORROWED_END};
use crate::engine::diagnostic::DiagnosticCause::{AnyError, Reported};
use crate::engine::diagnostic::{Code, Diagnostic, Hint};
use crate::i18n::message::cycle::{WRITE_OUT, too_long};
use crate::i18n::message::function::{Function, call_mistakes, call_options};
use crate::i18n::message::isolate::without_isolates;
use crate::i18n::message::messages::Messages;
use crate::i18n::message::pattern::literal;
use crate::i18n::message::rules::ARGUMENT;
use crate::i18n::message::scope::{Found, Scope, attribute_pattern};
use crate::i18n::message::value::Arg;
use crate::i18n::message::value::{Value, apply, as_value, number};
use crate::i18n::message::variable::uses_argument;

const CHECK_NAME: &str = "check the name after the dot";

/// Resolves a message.
pub(super) struct Resolver<'r, 'a> {
    messages: &'r Messages<'a>,
    scope: Scope<'a>,
    /// Whether `scope` is that of the fallback locale.
    fallback: bool,
    args: &'r [(&'r str, Arg)],
    used: Vec<bool>,
    /// The arguments of the terms being resolved, innermost last.
    terms: Vec<Vec<(&'a str, Value<'a>)>>,
    /// The patterns of references that are being resolved, innermost last.
    trail: Vec<*const Pattern<&'a str>>,
    /// The position of the text being resolved.
    slot: Slot,
    /// The number of references so far.
    references: usize,
    errors: Vec<Diagnostic>,
    /// Whether a variable is in a data file with mistakes, which are reported.
    has_broken_data: bool,
}

impl<'r, 'a> Resolver<'r, 'a> {
    pub(super) fn new(
        messages: &'r Messages<'a>,
        scope: Scope<'a>,
        fallback: bool,
        args: &'r [(&'r str, Arg)],
        slot: Slot,
    ) -> Self {
        Resolver {
            messages,
            scope,
            fallback,
            args,
            used: vec![false; args.len()],
            terms: Vec::new(),
            trail: Vec::new(),
            slot,
            references: 0,
            errors: Vec::new(),
            has_broken_data: false,
        }
    }

    /// Resolves a pattern, and collects the errors in it.
    pub(super) fn text(&mut self, pattern: &'a Pattern<&'a str>) -> String {
        let mut text = String::new();
        self.pattern(pattern, &mut text);
        text
    }

    /// Returns whether a variable has no value since its data file has mistakes.
    pub(super) fn has_broken_data(&self) -> bool {
        self.has_broken_data
    }

    /// Returns the text, or the errors.
    pub(super) fn finish(self, text: String) -> Result<String, Vec<Diagnostic>> {
        if self.errors.is_empty() { Ok(text) } else { Err(self.errors) }
    }

    fn report(&mut self, code: Code, slice: &str, message: String, hint: Option<Hint>) {
        let mut diagnostic = Diagnostic::new(code, message);
        diagnostic.place = self.scope.place(slice);
        diagnostic.hint = hint;
        if let Some(file) = self.scope.file_of(slice).filter(|_| code == Code::MissingVariable) {
            diagnostic =
                diagnostic.caused_by(Reported(&[Code::VariableMismatch], file.entry_place(slice)));
        }
        self.errors.push(diagnostic);
    }

    /// Reports a reference to a term, which the check of the file may report, too.
    fn report_term(&mut self, id: &str, message: String, hint: String) {
        let mut wrong = Diagnostic::new(Code::UnknownReference, message).hint(hint);
        if let Some(place) = self.scope.place(id) {
            wrong = wrong.at(place.clone()).caused_by(Reported(&[Code::UnknownReference], place));
        }
        // The term may be in an unreadable part of a file.
        self.errors.push(if self.scope.is_valid() { wrong } else { wrong.caused_by(AnyError) });
    }

    /// Reports arguments that were not used, unless an unselected variant uses them.
    pub(super) fn report_unused(&mut self, found: Found<'a>) {
        let unused: Vec<String> = self
            .args
            .iter()
            .zip(&self.used)
            .filter(|((name, _), used)| !**used && !uses_argument(self.scope, found.message, name))
            .map(|((name, _), _)| (*name).to_owned())
            .collect();
        for name in unused {
            let id = found.message.id.name;
            let message = format!("the message `{id}` does not use the variable `${name}`");
            let hint =
                format!("remove `{name}=` from the call, or write `{{ ${name} }}` in the message");
            let diagnostic = Diagnostic::new(Code::SuperfluousVariable, message)
                .caused_by(Reported(&[Code::VariableMismatch], found.file.entry_place(id)))
                .related(found.file.place(id), "this message");
            self.errors.push(diagnostic.hint(hint));
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
                let around = self.slot;
                let slot = if around == Slot::Text { Slot::at_end(out) } else { around };
                // The text of a reference in a parameter is escaped as a whole.
                self.slot = if slot == Slot::Parameter { Slot::Machine } else { slot };
                let value = self.value(inline);
                self.slot = around;
                if let (Value::Invalid, InlineExpression::VariableReference { id }) =
                    (&value, inline)
                    && !self.terms.is_empty()
                {
                    let message = format!("the term is called without `{}`", id.name);
                    let hint = format!("call it as `{{ -term({}: \"…\") }}`", id.name);
                    self.report(Code::MissingVariable, id.name, message, Some(hint.into()));
                }
                self.put(value, inline, slot, out);
            }
            Expression::Select { selector, variants } => {
                let value = self.value(selector);
                self.report_selector(selector, &value);
                if let Some(variant) = self.select_variant(&value, variants) {
                    self.pattern(&variant.value, out);
                }
            }
        }
    }

    /// Reports a variable whose value is never that of a variant.
    fn report_selector(&mut self, selector: &'a InlineExpression<&'a str>, value: &Value<'a>) {
        let InlineExpression::VariableReference { id } = selector else { return };
        let kind = match value {
            Value::List(..) => "list",
            Value::Date(..) => "date",
            _ => return,
        };
        let message = format!("`${}` is a {kind}, which selects no variant", id.name);
        let hint = "only the default variant is shown: select by a text or a number";
        self.report(Code::MissingVariable, id.name, message, Some(hint.into()));
    }

    fn select_variant(
        &self,
        value: &Value<'a>,
        variants: &'a [Variant<&'a str>],
    ) -> Option<&'a Variant<&'a str>> {
        let exact = |variant: &&Variant<&'a str>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Value::Text(text)) => {
                *name == &*without_isolates(text)
            }
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
            let category = self.scope.catalog.formatter.category(number, options);
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
                Value::Text(as_value(unescape_unicode_to_string(value)))
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

    /// Adds the text of a reference to a message or, with the sigil `-`, to a term. Exceeding a
    /// limit has also been reported by the check of the file.
    fn refer(&mut self, sigil: &str, id: &'a str, pattern: &'a Pattern<&'a str>, out: &mut String) {
        self.references += 1;
        let (code, message) = if self.trail.iter().any(|outer| std::ptr::eq(*outer, pattern)) {
            (Code::MessageCycle, format!("`{sigil}{id}` refers to itself"))
        } else if self.trail.len() >= REFERENCE_CHAIN.most() {
            (Code::MessageLimit, too_long(&format!("{sigil}{id}")))
        } else if REFERENCES.is_exceeded_by(self.references) {
            (Code::MessageLimit, format!("the text has {REFERENCES}"))
        } else {
            self.trail.push(pattern);
            self.pattern(pattern, out);
            self.trail.pop();
            return;
        };
        if self.errors.is_empty() {
            let is_reported = !REFERENCES.is_exceeded_by(self.references);
            self.report(code, id, message, Some(WRITE_OUT.into()));
            if is_reported {
                self.errors = std::mem::take(&mut self.errors)
                    .into_iter()
                    .map(|one| one.caused_by(AnyError))
                    .collect();
            }
        }
    }

    fn reference(&mut self, id: &'a str, attribute: Option<&'a str>) -> Value<'a> {
        let own = self.scope.message(id);
        let fallback = self.messages.fallback.filter(|_| own.is_none() && !self.fallback);
        let Some(found) = own.or_else(|| fallback?.message(id)) else {
            let message = format!("there is no message `{id}`");
            let mut unknown = Diagnostic::new(Code::UnknownReference, message);
            unknown.place = self.scope.place(id);
            let hint = "define it in the same file or in a shared one";
            self.errors.push(match self.messages.data_files.hint_for_message(id) {
                Some(fact) => unknown.hint(fact),
                None => unknown.did_you_mean(id, self.scope.names(), hint),
            });
            return Value::Invalid;
        };
        self.messages.record(found, self.fallback || fallback.is_some());
        let Some(pattern) = attribute_pattern(found, attribute) else {
            let message = format!("the message `{id}` has no such text");
            self.report(Code::UnknownReference, id, message, Some(CHECK_NAME.into()));
            return Value::Invalid;
        };
        let mut text = String::new();
        match fallback {
            Some(fallback) => {
                let own = std::mem::replace(&mut self.scope, fallback);
                self.fallback = true;
                text.push(BORROWED);
                self.refer("", id, pattern, &mut text);
                text.push(BORROWED_END);
                (self.scope, self.fallback) = (own, false);
            }
            None => self.refer("", id, pattern, &mut text),
        }
        Value::Text(text.into())
    }

    fn term(
        &mut self,
        id: &'a str,
        attribute: Option<&'a str>,
        arguments: Option<&'a CallArguments<&'a str>>,
    ) -> Value<'a> {
        let Some((file, term)) = self.scope.term(id) else {
            let message = format!("there is no term `-{id}`");
            let hint = "terms are defined as `-name = …` in a shared file".to_owned();
            self.report_term(id, message, hint);
            return Value::Invalid;
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
            // Terms that have it select another variant than the default one.
            if !attribute.is_some_and(|name| self.scope.has_term_attribute(name)) {
                let message = format!("the term `-{id}` has no such attribute");
                self.report_term(id, message, CHECK_NAME.to_owned());
            }
            return Value::Invalid;
        };
        let frame = arguments.map_or_else(Vec::new, |arguments| self.named(arguments));
        // An attribute of a term selects variants, and is not printed.
        let is_marked = !self.fallback
            && self.slot == Slot::Text
            && attribute.is_none()
            && self.scope.is_borrowed(file);
        match self.in_frame(frame, "-", id, pattern) {
            Value::Text(text) if is_marked => {
                Value::Text(format!("{BORROWED}{text}{BORROWED_END}").into())
            }
            value => value,
        }
    }

    /// The named arguments of a call.
    fn named(&mut self, arguments: &'a CallArguments<&'a str>) -> Vec<(&'a str, Value<'a>)> {
        arguments.named.iter().map(|arg| (arg.name.name, self.value(&arg.value))).collect()
    }

    /// The text of a term or function that is called with these arguments.
    fn in_frame(
        &mut self,
        frame: Vec<(&'a str, Value<'a>)>,
        sigil: &str,
        id: &'a str,
        pattern: &'a Pattern<&'a str>,
    ) -> Value<'a> {
        let mut text = String::new();
        self.terms.push(frame);
        self.refer(sigil, id, pattern, &mut text);
        self.terms.pop();
        Value::Text(text.into())
    }

    fn function(&mut self, name: &'a str, arguments: &'a CallArguments<&'a str>) -> Value<'a> {
        let value = match arguments.positional.first() {
            Some(first) => self.value(first),
            None => Value::Text(Cow::Borrowed("")),
        };
        let functions = &self.scope.catalog.rules.functions;
        if let Some(function) = functions.term(name) {
            let mut frame = self.named(arguments);
            frame.push((ARGUMENT, value));
            return self.in_frame(frame, "", name, &function.value);
        }
        for (slice, mut mistake) in call_mistakes(name, arguments, functions) {
            mistake.place = self.scope.place(slice);
            self.errors.push(mistake);
        }
        let Some(function) = Function::from_name(name) else { return Value::Invalid };
        let formatter = &self.scope.catalog.formatter;
        apply(function, value, &call_options(arguments), formatter).unwrap_or_else(|misuse| {
            let hint = Some(misuse.hint.to_owned().into());
            self.report(Code::UnknownFunction, name, misuse.message, hint);
            Value::Invalid
        })
    }
}
