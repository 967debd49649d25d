//! Options of lists.

use crate::i18n::format::list::{Length, ListOptions, ListType};
use crate::i18n::format::named_option::{
    NamedOption, OptionMistake, Values, mistakes, named, value,
};

/// The options of lists.
pub(in crate::i18n::format) const LIST_OPTIONS: [(&str, Values); 2] = [
    ("style", Values::Words(&["long", "short", "narrow"])),
    ("type", Values::Words(&["conjunction", "disjunction", "unit"])),
];

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
        let list_type = named(ListType::ALL, ListType::name, value(given, "type"));
        let style = named(Length::ALL, Length::name, value(given, "style"));
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
