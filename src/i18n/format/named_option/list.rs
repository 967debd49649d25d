//! Options of lists.

use crate::i18n::format::list::{Length, ListOptions, ListType};
use crate::i18n::format::named_option::{NamedOption, OptionMistake, Values, mistakes, value};

/// The options of lists.
pub(in crate::i18n::format) const LIST_OPTIONS: [(&str, Values); 2] =
    [("style", Values::Words(&Length::NAMES)), ("type", Values::Words(&ListType::NAMES))];

impl ListOptions {
    /// The options that are given to `function`, which the mistakes name.
    pub fn chosen<'a>(
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<ListOptions, Vec<OptionMistake<'a>>> {
        let wrong = mistakes(function, &LIST_OPTIONS, given);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let list_type = value(given, "type").and_then(ListType::from_name);
        let style = value(given, "style").and_then(Length::from_name);
        Ok(ListOptions {
            list_type: list_type.unwrap_or_default(),
            style: style.unwrap_or_default(),
        })
    }

    /// The options by their names in `Intl.ListFormat`.
    pub fn intl(self) -> Vec<(&'static str, String)> {
        vec![("type", self.list_type.name().to_owned()), ("style", self.style.name().to_owned())]
    }
}
