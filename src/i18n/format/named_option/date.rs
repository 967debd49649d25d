//! Options of dates and times.

use crate::i18n::format::date_fields::{DateFields, DigitStyle, MonthStyle};
use crate::i18n::format::named_option::{NamedOption, OptionMistake, Values, mistakes, value};
use crate::i18n::format::options::{DateStyle, DateTimeOptions, HourCycle};
use crate::i18n::format::zone::TimeZone;

/// The options of dates and times. `Intl` refuses others, such as `timeZoneName`, beside a style.
pub(in crate::i18n::format) const DATE_OPTIONS: [(&str, Values); 8] = [
    ("dateStyle", Values::Words(&DateStyle::NAMES)),
    ("day", Values::Words(&DigitStyle::NAMES)),
    ("hour12", Values::Words(&["true", "false"])),
    ("hourCycle", Values::Words(&HourCycle::NAMES)),
    ("month", Values::Words(&MonthStyle::NAMES)),
    ("timeStyle", Values::Words(&DateStyle::NAMES)),
    ("timeZone", Values::TimeZone),
    ("year", Values::Words(&DigitStyle::NAMES)),
];

impl DateTimeOptions {
    /// The options that are given to `function`, which the mistakes name.
    pub fn chosen<'a>(
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<DateTimeOptions, Vec<OptionMistake<'a>>> {
        let mut wrong = mistakes(function, &DATE_OPTIONS, given);
        let mut hours = given.iter().filter(|(name, _)| matches!(*name, "hour12" | "hourCycle"));
        if let Some((at, _)) = hours.next()
            && wrong.is_empty()
        {
            if value(given, "timeStyle").is_none() {
                let message = format!("`{at}` has no effect without `timeStyle`");
                let hint = "add `timeStyle: \"short\"`, or another one".to_owned();
                wrong.push(OptionMistake { at, message, hint });
            } else if hours.next().is_some() {
                let message = "`hourCycle` has no effect beside `hour12`".to_owned();
                let hint = "remove one of them".to_owned();
                wrong.push(OptionMistake { at, message, hint });
            }
        }
        let is_field = |name: &str| matches!(name, "year" | "month" | "day");
        let is_style = |name: &str| matches!(name, "dateStyle" | "timeStyle");
        let first = |is: &dyn Fn(&str) -> bool| given.iter().find(|(name, _)| is(name));
        if let (Some((at, _)), Some((style, _))) = (first(&is_field), first(&is_style)) {
            let message = format!("`{at}` can't be combined with `{style}`");
            let hint = "remove one of them".to_owned();
            wrong.push(OptionMistake { at, message, hint });
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let style = |name| value(given, name).and_then(DateStyle::from_name);
        Ok(DateTimeOptions {
            date_style: style("dateStyle"),
            date_fields: DateFields {
                year: value(given, "year").and_then(DigitStyle::from_name),
                month: value(given, "month").and_then(MonthStyle::from_name),
                day: value(given, "day").and_then(DigitStyle::from_name),
            },
            time_style: style("timeStyle"),
            time_zone: value(given, "timeZone").and_then(TimeZone::parse),
            hour_cycle: hour_cycle(given),
        })
    }

    /// The options by their names in `Intl.DateTimeFormat`.
    pub fn intl(&self) -> Vec<(&'static str, String)> {
        let (date, time) = (self.date_style, self.time_style);
        let is_default = time.is_none() && self.date_fields == DateFields::default();
        let date = date.or(is_default.then_some(DateStyle::Long)).map(DateStyle::name);
        let options = [
            ("dateStyle", date),
            ("timeStyle", time.map(DateStyle::name)),
            ("timeZone", self.time_zone.as_ref().map(TimeZone::name)),
            ("hourCycle", self.hour_cycle.map(HourCycle::name)),
        ];
        let fields = self.date_fields.intl().map(|(name, value)| (name, value.to_owned()));
        let options = options.into_iter();
        fields.chain(options.filter_map(|(name, value)| Some((name, value?.to_owned())))).collect()
    }
}

/// How hours are counted. For `hour12`, engines of JavaScript choose `h11` or `h24` in some
/// languages, and not all the same ones; here it is a short form of `h12` and `h23`.
fn hour_cycle(given: &[NamedOption<'_>]) -> Option<HourCycle> {
    match value(given, "hour12") {
        Some("true") => Some(HourCycle::H12),
        Some(_) => Some(HourCycle::H23),
        None => value(given, "hourCycle").and_then(HourCycle::from_name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_those_of_intl() {
        let chosen = |given| DateTimeOptions::chosen("DATETIME()", given);
        let given = [("month", "long"), ("year", "2-digit")];
        let options = chosen(&given).unwrap();
        let expected = [("year", "2-digit".to_owned()), ("month", "long".to_owned())];
        assert_eq!(options.intl(), expected);
        let wrong = chosen(&[("dateStyle", "long"), ("day", "numeric")]).unwrap_err();
        assert_eq!(wrong[0].message, "`day` can't be combined with `dateStyle`");
        let wrong = chosen(&[("day", "long")]).unwrap_err();
        assert_eq!(wrong[0].hint, "it is one of `numeric`, `2-digit`");
    }

    #[test]
    fn hour12_is_an_hour_cycle() {
        for (hour12, cycle) in [("true", "h12"), ("false", "h23")] {
            let options = |given| {
                DateTimeOptions::chosen("DATETIME()", &[("timeStyle", "short"), given]).unwrap()
            };
            assert_eq!(options(("hour12", hour12)), options(("hourCycle", cycle)));
        }
    }

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
            (
                &[("hour12", "true")],
                "`hour12` has no effect without `timeStyle`",
                "add `timeStyle: \"short\"`, or another one",
            ),
            (
                &[("timeStyle", "short"), ("hour12", "true"), ("hourCycle", "h12")],
                "`hourCycle` has no effect beside `hour12`",
                "remove one of them",
            ),
        ] {
            let wrong = DateTimeOptions::chosen("DATETIME()", given).unwrap_err();
            assert_eq!((wrong[0].message.as_str(), wrong[0].hint.as_str()), (message, hint));
        }
    }
}
