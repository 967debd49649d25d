//! The values of variables: arguments, and data.

use fluent_syntax::ast::InlineExpression;

use crate::content::RowValue;
use crate::engine::diagnostic::{Code, Hint, Similar, similar};
use crate::i18n::message::messages::ValueMark;
use crate::i18n::message::resolve::Resolver;
use crate::i18n::message::value::{Value, argument_value, as_values, fact_value};
use crate::i18n::message::variable::{argument, is_argument};

impl<'a> Resolver<'_, 'a> {
    pub(super) fn variable(&mut self, name: &'a str) -> Value<'a> {
        if let Some(frame) = self.terms.last() {
            // A term can only use its arguments; any other selector yields the default variant, as
            // in every Fluent implementation.
            let given = frame.iter().find(|(known, _)| *known == name);
            return given.map_or(Value::Invalid, |(_, value)| value.clone());
        }
        if let Some(at) = self.args.iter().position(|(known, _)| is_argument(known, name)) {
            self.used[at] = true;
            return argument_value(&self.args[at].1);
        }
        let row = self.messages.row;
        if let Some(value) = row.and_then(|row| row.value(|field| is_argument(field, name))) {
            return self.field(name, value);
        }
        let data_files = self.messages.data_files;
        match data_files.variable(name) {
            Some((_, fact)) if name.contains('-') => {
                self.messages.recorder.value(name);
                as_values(fact_value(fact))
            }
            _ => {
                self.report_missing(name);
                Value::Invalid
            }
        }
    }

    /// The marks of the value of the data that an expression shows.
    pub(super) fn value_mark(&self, inline: &InlineExpression<&'a str>) -> Option<ValueMark> {
        let name = match inline {
            InlineExpression::VariableReference { id } => id.name,
            InlineExpression::FunctionReference { arguments, .. } => {
                match arguments.positional.first()? {
                    InlineExpression::VariableReference { id } => id.name,
                    _ => return None,
                }
            }
            _ => return None,
        };
        let is_given = || {
            self.args.iter().any(|(known, _)| is_argument(known, name))
                || self
                    .messages
                    .row
                    .is_some_and(|row| row.value(|field| is_argument(field, name)).is_some())
        };
        let is_data = name.contains('-') && self.terms.is_empty() && !is_given();
        is_data.then(|| self.messages.recorder.marked(name)).flatten()
    }

    /// The value of a field of the row that the page is made of.
    fn field(&mut self, name: &'a str, value: RowValue<'a>) -> Value<'a> {
        match value {
            RowValue::Value(value) => as_values(fact_value(value)),
            RowValue::Message(id) => match id.split_once('.') {
                Some((id, attribute)) => self.reference(id, Some(attribute)),
                None => self.reference(id, None),
            },
            RowValue::Other => {
                let message = format!("the field `{name}` of the row has no text");
                let hint = "name a field with a text, a number, a date or a message";
                self.report(Code::MissingVariable, name, message, Some(hint.into()));
                Value::Invalid
            }
        }
    }

    /// Reports a variable that is neither an argument, nor a field of the row, nor a fact.
    fn report_missing(&mut self, name: &'a str) {
        let data_files = self.messages.data_files;
        if let Some(file) = data_files.broken_file(name).filter(|_| name.contains('-')) {
            // When the file is mended, the text has to be resolved again.
            self.messages.recorder.data(file);
            self.has_broken_data = true;
            return;
        }
        let argument = argument(name);
        let row = self.messages.row;
        let fields: Vec<&str> = row.iter().flat_map(|row| row.data.keys()).collect();
        let args = self.args.iter().map(|(name, _)| *name);
        let found = similar(&argument, args.chain(fields.iter().copied()));
        let near = found.map(|found| found.name);
        // That the argument is not used is the same mistake.
        if let Some(meant) = self.args.iter().position(|(known, _)| Some(*known) == near) {
            self.used[meant] = true;
        }
        if name.contains('-') && near.is_none() {
            let mut unknown = data_files.unknown_variable(name);
            unknown.place = self.scope.place(name);
            self.errors.push(unknown);
            return;
        }
        let hint = match found {
            Some(Similar { name: near, is_certain }) => {
                let has_hyphens = name.contains('-');
                let near = if has_hyphens { near.replace('_', "-") } else { near.to_owned() };
                let hint = format!("did you mean `${near}`?");
                Hint::respell(hint, name, Similar { name: &near, is_certain })
            }
            None if row.is_some() => format!(
                "the row has {}; other variables are arguments in the template: `{argument}=…`",
                fields.join(", ")
            )
            .into(),
            None => format!(
                "remove it if the original lacks it, or pass `{argument}=…` in the template"
            )
            .into(),
        };
        let message = format!("the variable `${name}` is not given");
        self.report(Code::MissingVariable, name, message, Some(hint));
        if let (Some(row), Some(mistake)) = (row, self.errors.last_mut()) {
            mistake.related.push((row.place(), "the row of a page".to_owned()));
        }
    }
}
