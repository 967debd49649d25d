//! Parses calls of functions in messages, and writes them for i18next.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use crate::i18n::format::{DateTimeOptions, ListOptions, NumberOptions, RelativeTimeOptions};
use crate::i18n::message::function::{Function, call_mistakes, call_options};
use crate::i18n::message::i18next::{Call, FROM_RIGHT, Translator};

impl<'s> Translator<'_, 's> {
    /// Reads a call of a function on one variable.
    pub(super) fn call(
        &mut self,
        name: &'s str,
        arguments: &CallArguments<&'s str>,
    ) -> Option<(&'s str, Call<'s>)> {
        let mistakes = call_mistakes(name, arguments, &self.scope.catalog.rules.functions);
        let is_wrong = !mistakes.is_empty();
        for (source, mut mistake) in mistakes {
            mistake.place = self.scope.place(source);
            self.add(mistake);
        }
        let function = Function::from_name(name)?;
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            let message = format!("`{name}` takes one variable");
            self.refuse(name, message, Some("give it a variable, and write numbers as text"));
            return None;
        };
        let options = call_options(arguments);
        (!is_wrong).then_some((id.name, Call { function, options }))
    }
}

impl Call<'_> {
    /// The call in i18next's notation: `number(style: percent; maximumFractionDigits: 1)`. It
    /// contains only options that the formatter of pages supports, so that `Intl` accepts them all.
    pub(super) fn notation(&self, is_right_to_left: bool) -> String {
        let (name, options) = match self.function {
            Function::Number => {
                let mut options = NumberOptions::default();
                let _reported = options.set(self.function.name(), &self.options);
                ("number", options.intl())
            }
            Function::DateTime => {
                let options = DateTimeOptions::chosen(self.function.name(), &self.options);
                ("datetime", options.unwrap_or_default().intl())
            }
            Function::List => {
                let options = ListOptions::chosen(self.function.name(), &self.options);
                let mut options = options.unwrap_or_default().intl();
                if is_right_to_left {
                    options.push((FROM_RIGHT, "true".to_owned()));
                }
                ("list", options)
            }
            Function::RelativeTime => {
                let options = RelativeTimeOptions::chosen(self.function.name(), &self.options);
                ("relativetime", options.map(RelativeTimeOptions::intl).unwrap_or_default())
            }
        };
        if options.is_empty() {
            return name.to_owned();
        }
        let options: Vec<String> =
            options.iter().map(|(option, value)| format!("{option}: {value}")).collect();
        format!("{name}({})", options.join("; "))
    }
}
