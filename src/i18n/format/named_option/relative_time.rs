//! Options of relative times.

use crate::i18n::format::list::Length;
use crate::i18n::format::named_option::{NamedOption, OptionMistake, Values, mistakes, value};
use crate::i18n::format::relative_time::{RelativeTimeOptions, TimeUnit};

/// The options of relative times. `unit` is an argument in `Intl`.
pub(in crate::i18n::format) const RELATIVE_TIME_OPTIONS: [(&str, Values); 3] = [
    ("numeric", Values::Words(&["always", "auto"])),
    ("style", Values::Words(&Length::NAMES)),
    ("unit", Values::Words(&TimeUnit::NAMES)),
];

impl RelativeTimeOptions {
    /// The options that are given to `function`, which the mistakes name.
    pub fn chosen<'a>(
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<RelativeTimeOptions, Vec<OptionMistake<'a>>> {
        let wrong = mistakes(function, &RELATIVE_TIME_OPTIONS, given);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let Some(unit) = value(given, "unit").and_then(TimeUnit::from_name) else {
            let message = format!("{function} needs to know the unit of the number");
            let hint = "add `unit: \"day\"`, or another one".to_owned();
            return Err(vec![OptionMistake { at: "", message, hint }]);
        };
        let style = value(given, "style").and_then(Length::from_name);
        Ok(RelativeTimeOptions {
            unit,
            is_auto: value(given, "numeric") == Some("auto"),
            style: style.unwrap_or_default(),
        })
    }

    /// The options by their names in `Intl.RelativeTimeFormat`, and `unit`.
    pub fn intl(self) -> Vec<(&'static str, String)> {
        let numeric = if self.is_auto { "auto" } else { "always" };
        vec![
            ("unit", self.unit.name().to_owned()),
            ("numeric", numeric.to_owned()),
            ("style", self.style.name().to_owned()),
        ]
    }
}
