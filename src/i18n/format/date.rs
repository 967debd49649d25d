//! Formats dates.

use icu_calendar::cal::{Buddhist, Gregorian, Iso, Persian};
use icu_calendar::{Calendar, Date};
use icu_datetime::fieldsets::enums::DateFieldSet;
use icu_datetime::pattern::{DateTimePattern, FixedCalendarDateTimeNames};
use icu_datetime::provider::Baked;
use icu_datetime::scaffold::CldrCalendar;
use icu_locale_core::Locale;
use icu_provider::prelude::*;
use writeable::TryWriteable as _;

use crate::i18n::format::locale::LoadError;

/// A function that prints dates by one pattern.
pub(super) type Print = Box<dyn Fn(Date<Iso>) -> String + Send + Sync>;

/// Returns a printer of dates for a pattern of UTS 35 in a calendar.
pub(super) fn printer(locale: &Locale, calendar: &str, pattern: &str) -> Result<Print, LoadError> {
    match calendar {
        "buddhist" => in_calendar(locale, Buddhist, pattern),
        "persian" => in_calendar(locale, Persian, pattern),
        _ => in_calendar(locale, Gregorian, pattern),
    }
}

fn in_calendar<C>(locale: &Locale, calendar: C, pattern: &str) -> Result<Print, LoadError>
where
    C: Calendar + CldrCalendar + Copy + Send + Sync + 'static,
    Baked: DataProvider<C::YearNamesV1> + DataProvider<C::MonthNamesV1>,
{
    let pattern = DateTimePattern::try_from_pattern_str(pattern)?;
    let mut names = FixedCalendarDateTimeNames::<C, DateFieldSet>::try_new(locale.into())?;
    names.include_for_pattern(&pattern)?;
    Ok(Box::new(move |date| {
        let formatted = names.with_pattern_unchecked(&pattern).format(&date.to_calendar(calendar));
        // Errors are marked in the text; they do not occur if all names are loaded.
        formatted.try_write_to_string().unwrap_or_else(|(_, text)| text).into_owned()
    }))
}
