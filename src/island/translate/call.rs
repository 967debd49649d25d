//! Functions in messages: reading them, and writing them for i18next.

use fluent_syntax::ast::{CallArguments, InlineExpression};

/// A function applied to a variable: `NUMBER` or `DATETIME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call<'a> {
    /// The function's name.
    pub function: &'a str,
    /// Its options with their values, as written but without quotes.
    pub options: Vec<(&'a str, &'a str)>,
}

/// Something wrong with a call.
pub(super) struct Mistake<'s> {
    /// Where, as a part of the source.
    pub(super) at: &'s str,
    pub(super) message: String,
    pub(super) hint: Option<&'static str>,
}

/// Reads a call of a function on one variable: the variable, the call, and what is wrong with it.
pub(super) fn read<'a, 's: 'a>(
    function: &'s str,
    arguments: &'a CallArguments<&'s str>,
) -> (Option<(&'s str, Call<'a>)>, Vec<Mistake<'s>>) {
    if function != "NUMBER" && function != "DATETIME" {
        let message = format!("there is no function `{function}`");
        let hint = Some("the functions are `NUMBER` and `DATETIME`");
        return (None, vec![Mistake { at: function, message, hint }]);
    }
    let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
        let message = format!("`{function}` takes one variable");
        return (None, vec![Mistake { at: function, message, hint: None }]);
    };
    let (mut options, mut mistakes) = (Vec::new(), Vec::new());
    for argument in &arguments.named {
        let name = argument.name.name;
        match &argument.value {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => options.push((name, *value)),
            _ => {
                let message = format!("`{name}` is no text or number");
                mistakes.push(Mistake { at: name, message, hint: None });
            }
        }
    }
    (Some((id.name, Call { function, options })), mistakes)
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
