//! A Fluent message as i18next JSON, format 4, so that an island's words have one source.
//!
//! Everything that is known at build time is written out: terms, other messages, facts. What is
//! left are variables, their formats, and the plural of `$count`, which is all that i18next can
//! say; anything else is refused with the piece of the source that says it.

mod call;
mod choose;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use fixed_decimal::Decimal;
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Term,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::format::Formatter;
use crate::island::translate::call::{Mistake, format_of, read};
use crate::message::literal;

pub use crate::island::translate::call::Call;

/// The variable whose plural i18next chooses by.
const COUNT: &str = "count";

/// The names that a plural variant can have.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// References may lead from message to message this far.
const DEEPEST_REFERENCE: usize = 32;

/// No message is longer, counting what it refers to; it stops messages that double each other.
const LONGEST_TEXT: usize = 64 * 1024;

/// What a message may refer to.
pub trait Words<'s> {
    /// The value of another message.
    fn message(&self, id: &str) -> Option<&Pattern<&'s str>>;

    /// A term, by its name without the hyphen.
    fn term(&self, id: &str) -> Option<&Term<&'s str>>;

    /// The fact that stands behind a variable, printed as `call` asks; `None` if the variable is
    /// no fact. The error says what is wrong with the call.
    fn fact(&self, variable: &str, call: Option<&Call<'_>>) -> Option<Result<Fact, String>>;
}

/// What is known of a fact.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fact {
    /// As it is printed.
    pub text: String,
    /// Its value and its plural category, if it is a number.
    pub number: Option<(Decimal, &'static str)>,
}

/// Something that i18next's format can't say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused<'s> {
    /// The piece of source that says it; it may lie in another file than the message.
    pub source: &'s str,
    /// What is wrong, one sentence without a full stop.
    pub message: String,
    /// What to do instead.
    pub hint: Option<&'static str>,
}

/// Translates the message `id`: one entry, or one for every plural category of the language when
/// it depends on the plural of `$count`.
pub fn translate<'s>(
    id: &'s str,
    pattern: &Pattern<&'s str>,
    words: &dyn Words<'s>,
    formatter: &Formatter,
) -> Result<BTreeMap<String, String>, Vec<Refused<'s>>> {
    let mut translator = Translator {
        words,
        zero: formatter.plural(&Decimal::from(0)),
        case: Case::Category("other"),
        has_plural: false,
        has_zero: false,
        trail: vec![pattern],
        refused: Vec::new(),
        room: 0,
    };
    if id.rsplit_once('_').is_some_and(|(_, suffix)| CATEGORIES.contains(&suffix)) {
        translator.refuse(
            id,
            format!("`{id}` ends like a plural form of i18next"),
            Some("name it without the underscore"),
        );
    }
    let mut table = BTreeMap::new();
    let text = translator.message(pattern);
    if translator.has_plural {
        for category in formatter.plural_categories() {
            translator.case = Case::Category(category);
            table.insert(format!("{id}_{category}"), translator.message(pattern));
        }
        if translator.has_zero {
            translator.case = Case::Zero;
            table.insert(format!("{id}_zero"), translator.message(pattern));
        }
    } else {
        table.insert(id.to_owned(), text);
    }
    if translator.refused.is_empty() { Ok(table) } else { Err(translator.refused) }
}

/// For which `$count` the text is written out.
#[derive(Clone, Copy)]
enum Case {
    Category(&'static str),
    Zero,
}

/// What the variables of a term are: its own arguments, and nothing else.
type Arguments<'a, 's> = Option<&'a CallArguments<&'s str>>;

/// Whose text is being written.
#[derive(Clone, Copy)]
enum Scope<'a, 's> {
    Message,
    Term(Arguments<'a, 's>),
}

/// A text in the making.
#[derive(Default)]
struct Text {
    /// Up to and with the last placeholder.
    done: String,
    /// What follows it.
    literal: String,
}

struct Translator<'w, 's> {
    words: &'w dyn Words<'s>,
    /// The plural category of 0.
    zero: &'static str,
    case: Case,
    has_plural: bool,
    has_zero: bool,
    /// What is being written out, outermost first.
    trail: Vec<*const Pattern<&'s str>>,
    refused: Vec<Refused<'s>>,
    /// How much may still be written: bytes, and one for every element.
    room: usize,
}

impl<'s> Translator<'_, 's> {
    fn message(&mut self, pattern: &Pattern<&'s str>) -> String {
        let mut text = Text::default();
        self.room = LONGEST_TEXT;
        self.pattern(pattern, Scope::Message, &mut text);
        text.done + &text.literal
    }

    fn refuse(&mut self, source: &'s str, message: impl Into<String>, hint: Option<&'static str>) {
        let refused = Refused { source, message: message.into(), hint };
        let known = |other: &Refused<'_>| {
            std::ptr::eq(other.source, refused.source) && other.message == refused.message
        };
        if !self.refused.iter().any(known) {
            self.refused.push(refused);
        }
    }

    /// Reads a call of a function on one variable.
    fn call<'a>(
        &mut self,
        function: &'s str,
        arguments: &'a CallArguments<&'s str>,
    ) -> Option<(&'s str, Call<'a>)>
    where
        's: 'a,
    {
        let (call, mistakes) = read(function, arguments);
        for Mistake { at, message, hint } in mistakes {
            self.refuse(at, message, hint);
        }
        call
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>, scope: Scope<'_, 's>, out: &mut Text) {
        for (at, element) in pattern.elements.iter().enumerate() {
            if self.room == 0 {
                return;
            }
            self.room -= 1;
            match element {
                PatternElement::TextElement { value } => {
                    self.text(literal(&pattern.elements, at), value, out);
                }
                PatternElement::Placeable { expression } => self.expression(expression, scope, out),
            }
        }
    }

    /// Adds literal text. i18next has no way to quote its own brackets.
    fn text(&mut self, text: &str, source: &'s str, out: &mut Text) {
        let before = out.literal.len();
        out.literal.push_str(text);
        for bracket in ["{{", "$t("] {
            let seam = out.literal.floor_char_boundary((before + 1).saturating_sub(bracket.len()));
            if out.literal[seam..].contains(bracket) {
                let message = format!("`{bracket}` has a meaning of its own in i18next");
                self.refuse(source, message, Some("pass it as a variable"));
            }
        }
        self.room = self.room.saturating_sub(text.len());
        if self.room == 0 {
            let message = format!("the message is longer than {LONGEST_TEXT} bytes");
            self.refuse(source, message, None);
        }
    }

    /// Adds a variable with its format.
    fn placeholder(&mut self, variable: &'s str, format: Option<&str>, out: &mut Text) {
        if out.literal.ends_with('{') {
            let message = "`{` before a variable has a meaning of its own in i18next";
            self.refuse(variable, message, Some("pass it as a variable"));
        }
        out.done.push_str(&std::mem::take(&mut out.literal));
        out.done.push_str("{{");
        out.done.push_str(variable);
        if let Some(format) = format {
            out.done.push_str(", ");
            out.done.push_str(format);
        }
        out.done.push_str("}}");
    }

    fn expression(
        &mut self,
        expression: &Expression<&'s str>,
        scope: Scope<'_, 's>,
        out: &mut Text,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, scope, out),
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.choose(selector, variants, scope) {
                    self.pattern(&variant.value, scope, out);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>, scope: Scope<'_, 's>, out: &mut Text) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.text(&unescape_unicode_to_string(value), value, out);
            }
            InlineExpression::NumberLiteral { value } => self.refuse(
                value,
                format!("`{value}` would be printed in the form of the language"),
                Some("write it as text, without braces"),
            ),
            InlineExpression::Placeable { expression } => self.expression(expression, scope, out),
            InlineExpression::VariableReference { id } => self.variable(id.name, None, scope, out),
            InlineExpression::FunctionReference { id, arguments } => {
                if let Some((variable, call)) = self.call(id.name, arguments) {
                    self.variable(variable, Some(&call), scope, out);
                }
            }
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => self.refuse(
                attribute.name,
                format!("`{}.{}` is an attribute, and i18next has none", id.name, attribute.name),
                Some("make it a message of its own"),
            ),
            InlineExpression::MessageReference { id, attribute: None } => {
                let words = self.words;
                match words.message(id.name) {
                    Some(pattern) => self.refer(id.name, pattern, scope, out),
                    None => {
                        self.refuse(id.name, format!("there is no message `{}`", id.name), None);
                    }
                }
            }
            InlineExpression::TermReference { id, attribute: Some(attribute), .. } => self.refuse(
                attribute.name,
                format!("`-{}.{}` can only be chosen by", id.name, attribute.name),
                None,
            ),
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let words = self.words;
                match words.term(id.name) {
                    Some(term) => {
                        let scope = Scope::Term(arguments.as_ref());
                        self.refer(id.name, &term.value, scope, out);
                    }
                    None => self.refuse(id.name, format!("there is no term `-{}`", id.name), None),
                }
            }
        }
    }

    /// Writes out what a reference stands for, unless references go round in a circle.
    fn refer(
        &mut self,
        id: &'s str,
        pattern: &Pattern<&'s str>,
        scope: Scope<'_, 's>,
        out: &mut Text,
    ) {
        let round = self.trail.iter().any(|outer| std::ptr::eq(*outer, pattern));
        if round || self.trail.len() > DEEPEST_REFERENCE {
            self.refuse(id, format!("`{id}` leads back to itself, or too far"), None);
            return;
        }
        if self.room == 0 {
            self.refuse(id, format!("the message is longer than {LONGEST_TEXT} bytes"), None);
            return;
        }
        self.trail.push(pattern);
        self.pattern(pattern, scope, out);
        self.trail.pop();
    }

    fn variable(
        &mut self,
        name: &'s str,
        call: Option<&Call<'_>>,
        scope: Scope<'_, 's>,
        out: &mut Text,
    ) {
        if let Scope::Term(arguments) = scope {
            match argument(arguments, name) {
                Some(InlineExpression::StringLiteral { value }) if call.is_none() => {
                    self.text(&unescape_unicode_to_string(value), value, out);
                }
                _ => self.refuse(
                    name,
                    format!("the term has no text for `${name}`"),
                    Some("give it as a string where the term is used"),
                ),
            }
            return;
        }
        match self.words.fact(name, call) {
            Some(Ok(fact)) => self.text(&fact.text, name, out),
            Some(Err(message)) => self.refuse(name, message, None),
            None => match call.map(format_of).transpose() {
                Ok(format) => self.placeholder(name, format.as_deref(), out),
                Err(message) => self.refuse(name, message, None),
            },
        }
    }
}

fn argument<'a, 's>(
    arguments: Arguments<'a, 's>,
    name: &str,
) -> Option<&'a InlineExpression<&'s str>> {
    let named = arguments?.named.iter().find(|argument| argument.name.name == name)?;
    Some(&named.value)
}
