//! Functions in messages: reading them, and writing them for i18next.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use crate::island::translate::{Call, Translator};

impl<'s> Translator<'_, 's> {
    /// Reads a call of a function on one variable.
    pub(super) fn call<'a>(
        &mut self,
        function: &'s str,
        arguments: &'a CallArguments<&'s str>,
    ) -> Option<(&'s str, Call<'a>)>
    where
        's: 'a,
    {
        if function != "NUMBER" && function != "DATETIME" {
            let message = format!("there is no function `{function}`");
            self.refuse(function, message, Some("the functions are `NUMBER` and `DATETIME`"));
            return None;
        }
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            let message = format!("`{function}` takes one variable");
            self.refuse(function, message, Some("give it a variable, and write numbers as text"));
            return None;
        };
        let mut options = Vec::new();
        for argument in &arguments.named {
            let name = argument.name.name;
            match &argument.value {
                InlineExpression::StringLiteral { value }
                | InlineExpression::NumberLiteral { value } => options.push((name, *value)),
                _ => self.refuse(name, format!("`{name}` is neither text nor a number"), None),
            }
        }
        Some((id.name, Call { function, options }))
    }
}

/// The options that the browser's formatters take and i18next's notation can carry.
const NUMBER_OPTIONS: [&str; 13] = [
    "compactDisplay",
    "currency",
    "currencyDisplay",
    "maximumFractionDigits",
    "maximumSignificantDigits",
    "minimumFractionDigits",
    "minimumIntegerDigits",
    "minimumSignificantDigits",
    "notation",
    "signDisplay",
    "style",
    "unit",
    "useGrouping",
];

const DATE_OPTIONS: [&str; 6] = ["dateStyle", "weekday", "era", "year", "month", "day"];

impl Call<'_> {
    /// The call in i18next's notation: `number(style: percent; maximumFractionDigits: 1)`.
    pub(super) fn notation(&self) -> Result<String, String> {
        let (name, known): (&str, &[&str]) = match self.function {
            "DATETIME" => ("datetime", &DATE_OPTIONS),
            _ => ("number", &NUMBER_OPTIONS),
        };
        let mut options = Vec::new();
        for (option, value) in &self.options {
            if !known.contains(option) {
                return Err(format!("`{}` has no option `{option}`", self.function));
            }
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
            if value.is_empty() || !value.chars().all(plain) {
                return Err(format!("`{value}` is not a value of the option `{option}`"));
            }
            options.push(format!("{option}: {value}"));
        }
        Ok(if options.is_empty() {
            name.to_owned()
        } else {
            format!("{name}({})", options.join("; "))
        })
    }
}
