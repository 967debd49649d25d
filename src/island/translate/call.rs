//! Functions in messages: reading them, and writing them for i18next.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use crate::island::translate::Translator;

/// A function applied to a variable: `NUMBER` or `DATETIME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call<'a> {
    /// The function's name.
    pub function: &'a str,
    /// Its options with their values, as written but without quotes.
    pub options: Vec<(&'a str, &'a str)>,
}

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
            self.refuse(
                function,
                format!("there is no function `{function}`"),
                Some("the functions are `NUMBER` and `DATETIME`"),
            );
            return None;
        }
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            let message = format!("`{function}` takes one variable");
            self.refuse(function, message, None);
            return None;
        };
        let mut options = Vec::new();
        for argument in &arguments.named {
            match &argument.value {
                InlineExpression::StringLiteral { value }
                | InlineExpression::NumberLiteral { value } => {
                    options.push((argument.name.name, *value));
                }
                _ => {
                    let message = format!("`{}` is no text or number", argument.name.name);
                    self.refuse(argument.name.name, message, None);
                }
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

/// A call in i18next's notation: `number(style: percent; maximumFractionDigits: 1)`.
pub(super) fn format_of(call: &Call<'_>) -> Result<String, String> {
    let (name, known): (&str, &[&str]) = match call.function {
        "DATETIME" => ("datetime", &DATE_OPTIONS),
        _ => ("number", &NUMBER_OPTIONS),
    };
    let mut options = Vec::new();
    for (option, value) in &call.options {
        if !known.contains(option) {
            return Err(format!("`{}` has no option `{option}`", call.function));
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if value.is_empty() || !value.chars().all(plain) {
            return Err(format!("`{value}` is no value of the option `{option}`"));
        }
        options.push(format!("{option}: {value}"));
    }
    Ok(if options.is_empty() { name.to_owned() } else { format!("{name}({})", options.join("; ")) })
}
