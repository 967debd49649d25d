//! Converts Fluent messages to i18next JSON, format 4, so that islands use the same message files.
//!
//! Everything that is known at build time is written out: terms, other messages, data. The result
//! contains only variables, their formats, and the plural of `$count`, which is all that i18next
//! supports; anything else is rejected at its place in the source.

mod call;
mod choose;
mod isolated;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use fixed_decimal::Decimal;
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::base::limit::{ISLAND_MESSAGE, REFERENCE_CHAIN};
use crate::content::{DataFiles, DataValue};
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place};
use crate::i18n::format::{NamedOption, PLURAL_CATEGORIES, PluralType, join_lines};
use crate::i18n::message::cycle::{WRITE_OUT, too_long};
use crate::i18n::message::function::Function;
use crate::i18n::message::isolate::{MARKS, isolate};
use crate::i18n::message::markup::{has_markup, plain_text};
use crate::i18n::message::pattern::literal;
use crate::i18n::message::rules::argument;
use crate::i18n::message::scope::Scope;
use crate::i18n::message::value::{FactText, fact_text};

/// The variable by whose plural i18next selects.
const COUNT: &str = "count";

/// The format of a plain variable in a right-to-left text, whose values are otherwise isolated.
const FROM_RIGHT: &str = "rtl";

/// The hint for a call of a function.
const FUNCTIONS: &str = "see reference/messages in the docs for functions and their options";

/// Translates the message `id` to one entry, or, if it depends on the plural of `$count`, to one
/// for every plural category of the language. Adds the shared messages that it includes to
/// `shared`. The errors are everything in the message that i18next does not support, or that is
/// invalid.
pub fn to_i18next<'s>(
    id: &'s str,
    pattern: &'s Pattern<&'s str>,
    scope: Scope<'s>,
    data_files: &DataFiles,
    shared: &mut BTreeSet<String>,
) -> Result<BTreeMap<String, String>, Vec<Diagnostic>> {
    let formatter = &scope.catalog.formatter;
    let mut translator = Translator {
        scope,
        data_files,
        shared,
        zero: formatter.plural(&Decimal::from(0), PluralType::Cardinal),
        case: Case::Category("other"),
        plural_type: None,
        has_zero: false,
        trail: vec![pattern],
        refused: Vec::new(),
        room: 0,
    };
    if id.rsplit_once('_').is_some_and(|(_, suffix)| PLURAL_CATEGORIES.contains(&suffix)) {
        translator.refuse(
            id,
            format!("`{id}` ends like a plural form of i18next"),
            Some("name it without the underscore"),
        );
    }
    let mut table = BTreeMap::new();
    let text = translator.message(pattern);
    if let Some(plural_type) = translator.plural_type {
        let kind = match plural_type {
            PluralType::Cardinal => "",
            PluralType::Ordinal => "ordinal_",
        };
        for category in formatter.plural_categories(plural_type) {
            translator.case = Case::Category(category);
            table.insert(format!("{id}_{kind}{category}"), translator.message(pattern));
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

/// The diagnostic for something that the format of i18next does not support. `source` is the piece
/// of source, which may be in another file than the message.
pub fn refused_by_i18next(
    scope: Scope<'_>,
    source: &str,
    message: impl Into<String>,
    hint: Option<&str>,
) -> Diagnostic {
    let mut diagnostic = Diagnostic::new(Code::IslandMessage, message);
    diagnostic.place =
        scope.place(source).or_else(|| scope.own.map(|file| Place::file(&file.path)));
    diagnostic.hint = hint.map(Hint::from);
    diagnostic
}

/// A function applied to a variable.
pub(super) struct Call<'a> {
    /// The function.
    pub(super) function: Function,
    /// Its options with their values, as written but without quotes.
    pub(super) options: Vec<NamedOption<'a>>,
}

/// The value of `$count` for which the text is written out.
#[derive(Clone, Copy)]
enum Case {
    Category(&'static str),
    Zero,
}

/// The variables of a term: only its own arguments.
type ConvertedArguments<'a, 's> = Option<&'a CallArguments<&'s str>>;

/// The owner of the text that is being written.
#[derive(Clone, Copy)]
enum TextOwner<'a, 's> {
    Message,
    Term(ConvertedArguments<'a, 's>),
}

/// A text that is being written.
#[derive(Default)]
struct ConvertedText {
    /// The text up to and including the last placeholder.
    done: String,
    /// The text after the last placeholder.
    literal: String,
}

struct Translator<'w, 's> {
    scope: Scope<'s>,
    data_files: &'w DataFiles,
    shared: &'w mut BTreeSet<String>,
    /// The plural category of 0.
    zero: &'static str,
    case: Case,
    /// The plural of `$count` that the message chooses by.
    plural_type: Option<PluralType>,
    has_zero: bool,
    /// The patterns that are being written out, outermost first.
    trail: Vec<*const Pattern<&'s str>>,
    refused: Vec<Diagnostic>,
    /// The remaining size: each byte and each element counts as one.
    room: usize,
}

impl<'s> Translator<'_, 's> {
    fn message(&mut self, pattern: &Pattern<&'s str>) -> String {
        let mut text = ConvertedText::default();
        self.room = ISLAND_MESSAGE.most();
        self.pattern(pattern, TextOwner::Message, &mut text);
        let is_wide = self.scope.catalog.formatter.is_wide();
        join_lines((text.done + &text.literal).into(), is_wide).into_owned()
    }

    fn refuse(&mut self, source: &str, message: impl Into<String>, hint: Option<&str>) {
        self.add(refused_by_i18next(self.scope, source, message, hint));
    }

    fn add(&mut self, diagnostic: Diagnostic) {
        if !self.refused.contains(&diagnostic) {
            self.refused.push(diagnostic);
        }
    }

    /// Formats the value of the data that a variable refers to by `call`; `None` if the variable
    /// refers to none. The error describes the mistake in the call.
    fn fact(&self, variable: &str, call: Option<&Call<'_>>) -> Option<Result<FactText, String>> {
        if !variable.contains('-') {
            return None;
        }
        let Some((_, fact)) = self.data_files.variable(variable) else {
            if self.data_files.broken_file(variable).is_some() {
                // Mistakes in the file are reported there.
                return Some(Ok((variable.to_owned(), Some((Decimal::from(0), "other")))));
            }
            return Some(Err(format!("there is no fact `{}`", variable.replace('-', "."))));
        };
        let options = call.map(|call| (call.function, call.options.as_slice()));
        Some(fact_text(fact, options, &self.scope.catalog.formatter))
    }

    fn pattern(
        &mut self,
        pattern: &Pattern<&'s str>,
        owner: TextOwner<'_, 's>,
        out: &mut ConvertedText,
    ) {
        for (at, element) in pattern.elements.iter().enumerate() {
            if self.room == 0 {
                return;
            }
            self.room -= 1;
            match element {
                PatternElement::TextElement { value } => {
                    if has_markup(value, &self.scope.catalog.rules.elements) {
                        let message = "the text has HTML, which an island prints as text";
                        let hint = "remove the tags, or print the message in a template";
                        self.refuse(value, message, Some(hint));
                    }
                    let text = plain_text(literal(&pattern.elements, at).into());
                    self.text(&text, value, out);
                }
                PatternElement::Placeable { expression } => self.expression(expression, owner, out),
            }
        }
    }

    /// Adds literal text. i18next can't escape its own brackets.
    fn text(&mut self, text: &str, source: &'s str, out: &mut ConvertedText) {
        let before = out.literal.len();
        out.literal.push_str(text);
        for bracket in ["{{", "$t("] {
            let seam = out.literal.floor_char_boundary((before + 1).saturating_sub(bracket.len()));
            if out.literal[seam..].contains(bracket) {
                let message = format!("`{bracket}` has a special meaning in i18next");
                self.refuse(source, message, Some("pass it as a variable"));
            }
        }
        self.room = self.room.saturating_sub(text.len());
        if self.room == 0 {
            let message = format!("the message has {ISLAND_MESSAGE}");
            self.refuse(source, message, None);
        }
    }

    /// Adds a variable with its format.
    fn placeholder(&mut self, variable: &'s str, format: Option<&str>, out: &mut ConvertedText) {
        if out.literal.ends_with('{') {
            let message = "`{` before a variable has a special meaning in i18next";
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
        owner: TextOwner<'_, 's>,
        out: &mut ConvertedText,
    ) {
        match expression {
            Expression::Inline(inline) => {
                let before = out.lengths();
                self.inline(inline, owner, out);
                out.isolate(before, inline, self.scope.catalog.formatter.is_right_to_left());
            }
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.choose(selector, variants, owner) {
                    self.pattern(&variant.value, owner, out);
                }
            }
        }
    }

    fn inline(
        &mut self,
        inline: &InlineExpression<&'s str>,
        owner: TextOwner<'_, 's>,
        out: &mut ConvertedText,
    ) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.text(&unescape_unicode_to_string(value), value, out);
            }
            InlineExpression::NumberLiteral { value } => self.refuse(
                value,
                format!("`{value}` would be formatted for the language"),
                Some("write it as text, without braces"),
            ),
            InlineExpression::Placeable { expression } => self.expression(expression, owner, out),
            InlineExpression::VariableReference { id } => self.variable(id.name, None, owner, out),
            InlineExpression::FunctionReference { id, arguments } => {
                let scope = self.scope;
                if let Some(function) = scope.catalog.rules.functions.term(id.name) {
                    self.refer(id.name, &function.value, TextOwner::Term(Some(arguments)), out);
                } else if let Some((variable, call)) = self.call(id.name, arguments) {
                    self.variable(variable, Some(&call), owner, out);
                }
            }
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => self.refuse(
                attribute.name,
                format!("`{}.{}` is an attribute, and i18next has none", id.name, attribute.name),
                Some("make it a message of its own"),
            ),
            InlineExpression::MessageReference { id, attribute: None } => {
                if self.scope.message(id.name).is_some_and(|found| found.shared) {
                    self.shared.insert(id.name.to_owned());
                }
                let target = self.scope.target(id.name);
                match target.and_then(|(_, message)| message.value.as_ref()) {
                    Some(pattern) => self.refer(id.name, pattern, owner, out),
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
                match self.scope.term(id.name) {
                    Some((_, term)) => {
                        self.refer(id.name, &term.value, TextOwner::Term(arguments.as_ref()), out);
                    }
                    None => self.refuse(id.name, format!("there is no term `-{}`", id.name), None),
                }
            }
        }
    }

    /// Writes out the target of a reference, unless the references form a cycle.
    fn refer(
        &mut self,
        id: &'s str,
        pattern: &Pattern<&'s str>,
        owner: TextOwner<'_, 's>,
        out: &mut ConvertedText,
    ) {
        if self.trail.iter().any(|outer| std::ptr::eq(*outer, pattern)) {
            self.refuse(id, format!("`{id}` refers to itself"), Some(WRITE_OUT));
            return;
        }
        if REFERENCE_CHAIN.is_exceeded_by(self.trail.len()) {
            self.refuse(id, too_long(id), Some(WRITE_OUT));
            return;
        }
        if self.room == 0 {
            self.refuse(id, format!("the message has {ISLAND_MESSAGE}"), None);
            return;
        }
        self.trail.push(pattern);
        self.pattern(pattern, owner, out);
        self.trail.pop();
    }

    fn variable(
        &mut self,
        name: &'s str,
        call: Option<&Call<'_>>,
        owner: TextOwner<'_, 's>,
        out: &mut ConvertedText,
    ) {
        if let TextOwner::Term(arguments) = owner {
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
        let is_right_to_left = self.scope.catalog.formatter.is_right_to_left();
        match self.fact(name, call) {
            Some(Ok((text, _))) => {
                let is_text =
                    matches!(self.data_files.variable(name), Some((_, DataValue::Text(_))));
                let text = match is_text {
                    true => isolate(text.into(), is_right_to_left, MARKS),
                    false => text.into(),
                };
                self.text(&text, name, out);
            }
            Some(Err(message)) => self.refuse(name, message, Some(FUNCTIONS)),
            None => {
                let own = is_right_to_left.then(|| FROM_RIGHT.to_owned());
                self.placeholder(
                    name,
                    call.map(|call| call.notation(is_right_to_left)).or(own).as_deref(),
                    out,
                );
            }
        }
    }
}
