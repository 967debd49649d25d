//! The functions that messages call.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use crate::base::named_enum::named_enum;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::format::{
    DateTimeOptions, ListOptions, NamedOption, NumberOptions, OptionMistake, PluralType,
    RelativeTimeOptions,
};
use crate::i18n::message::file::MessageFile;

named_enum! {
    /// A function that messages call.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Function {
        /// Formats a number.
        Number = "NUMBER",
        /// Formats a date or a time.
        DateTime = "DATETIME",
        /// Formats a list.
        List = "LIST",
        /// Formats a number of days, hours or the like as a time from now.
        RelativeTime = "RELATIVETIME",
    }
}

/// The options of a call. Fluent allows only literals.
pub fn call_options<'s>(arguments: &CallArguments<&'s str>) -> Vec<NamedOption<'s>> {
    let options = arguments.named.iter().map(|option| match option.value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (option.name.name, value)
        }
        _ => (option.name.name, ""),
    });
    options.collect()
}

/// Returns the type of plural that the options of a call of [`Function::Number`] select.
pub fn plural_type(options: &[NamedOption<'_>]) -> PluralType {
    match options.iter().find(|(name, _)| *name == "type") {
        Some((_, value)) if *value == PluralType::Ordinal.name() => PluralType::Ordinal,
        _ => PluralType::Cardinal,
    }
}

/// Returns the mistakes in the options of a call. `written` is the name in the source.
pub(super) fn option_mistakes<'s>(
    function: Function,
    written: &str,
    options: &[NamedOption<'s>],
) -> Vec<OptionMistake<'s>> {
    let mistakes = match function {
        Function::Number => NumberOptions::default().set(written, options),
        Function::DateTime => DateTimeOptions::chosen(written, options).map(drop),
        Function::List => ListOptions::chosen(written, options).map(drop),
        Function::RelativeTime => RelativeTimeOptions::chosen(written, options).map(drop),
    };
    mistakes.err().unwrap_or_default()
}

/// Returns the diagnostics for the name of a function and the options of a call, each with its
/// piece of the source. `functions` are the functions of the site, as terms.
pub fn call_mistakes<'s>(
    name: &'s str,
    arguments: &CallArguments<&'s str>,
    functions: &MessageFile,
) -> Vec<(&'s str, Diagnostic)> {
    if functions.term(name).is_some() {
        return Vec::new();
    }
    let Some(function) = Function::from_name(name) else {
        let own = functions.terms().map(|term| term.id.name);
        let names: Vec<&str> = Function::NAMES.into_iter().chain(own).collect();
        let list = format!(
            "the functions are {}(), and those of `[messages.functions]` in site.toml",
            names.join("(), ")
        );
        let message = format!("there is no function {name}()");
        let unknown = Diagnostic::new(Code::UnknownFunction, message);
        return vec![(name, unknown.did_you_mean(name, names, list))];
    };
    let diagnostic = |message| Diagnostic::new(Code::UnknownFunction, message);
    let mistakes = option_mistakes(function, &format!("{name}()"), &call_options(arguments));
    let mistakes = mistakes.into_iter();
    let at = |one: &OptionMistake<'s>| if one.at.is_empty() { name } else { one.at };
    mistakes.map(|one| (at(&one), diagnostic(one.message).hint(one.hint))).collect()
}
