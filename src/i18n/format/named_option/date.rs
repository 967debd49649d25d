//! Options of dates and times.

use crate::i18n::format::named_option::{NamedOption, OptionMistake, Values, mistakes, value};
use crate::i18n::format::options::{DateStyle, DateTimeOptions, HourCycle};
use crate::i18n::format::zone::TimeZone;

/// The options of dates and times. `Intl` refuses others, such as `timeZoneName`, beside a style.
pub(in crate::i18n::format) const DATE_OPTIONS: [(&str, Values); 4] = [
    ("dateStyle", Values::Words(&DateStyle::NAMES)),
    ("hourCycle", Values::Words(&HourCycle::NAMES)),
    ("timeStyle", Values::Words(&DateStyle::NAMES)),
    ("timeZone", Values::TimeZone),
];

impl DateTimeOptions {
    /// The options that are given to `function`, which the mistakes name.
    pub fn chosen<'a>(
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<DateTimeOptions, Vec<OptionMistake<'a>>> {
        let mut wrong = mistakes(function, &DATE_OPTIONS, given);
        let hour_cycle = given.iter().find(|(name, _)| *name == "hourCycle");
        if let Some((at, _)) = hour_cycle
            && wrong.is_empty()
            && value(given, "timeStyle").is_none()
        {
            let message = "`hourCycle` has no effect without `timeStyle`".to_owned();
            let hint = "add `timeStyle: \"short\"`, or another one".to_owned();
            wrong.push(OptionMistake { at, message, hint });
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let style = |name| value(given, name).and_then(DateStyle::from_name);
        Ok(DateTimeOptions {
            date_style: style("dateStyle"),
            time_style: style("timeStyle"),
            time_zone: value(given, "timeZone").and_then(TimeZone::parse),
            hour_cycle: value(given, "hourCycle").and_then(HourCycle::from_name),
        })
    }

    /// The options by their names in `Intl.DateTimeFormat`.
    pub fn intl(&self) -> Vec<(&'static str, String)> {
        let (date, time) = (self.date_style, self.time_style);
        let date = date.or(time.is_none().then_some(DateStyle::Long)).map(DateStyle::name);
        let options = [
            ("dateStyle", date),
            ("timeStyle", time.map(DateStyle::name)),
            ("timeZone", self.time_zone.as_ref().map(TimeZone::name)),
            ("hourCycle", self.hour_cycle.map(HourCycle::name)),
        ];
        options.into_iter().filter_map(|(name, value)| Some((name, value?.to_owned()))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_name_the_value() {
        for (given, message, hint) in [
            (
                &[("dateStyle", "longest")][..],
                "`dateStyle` can't be `longest`",
                "it is one of `full`, `long`, `medium`, `short`",
            ),
            (
                &[("timeZone", "Europe/Berlim")],
                "`timeZone` can't be `Europe/Berlim`",
                "did you mean `Europe/Berlin`?",
            ),
            (
                &[("hourCycle", "h23")],
                "`hourCycle` has no effect without `timeStyle`",
                "add `timeStyle: \"short\"`, or another one",
            ),
        ] {
            let wrong = DateTimeOptions::chosen("DATETIME()", given).unwrap_err();
            assert_eq!((wrong[0].message.as_str(), wrong[0].hint.as_str()), (message, hint));
        }
    }
}
