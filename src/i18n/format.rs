//! Formats numbers, currencies, percentages, plurals and dates for a locale, like the browser's
//! `Intl`.

mod browser;
mod date;
mod date_fields;
mod digits;
#[cfg(test)]
mod intl;
mod list;
mod locale;
mod money;
mod named_option;
mod number;
mod options;
mod plural;
mod relative_time;
mod script;
mod symbols;
mod table;
mod time;
mod unit;
mod words;
mod zone;

use std::fmt;
use std::sync::{Arc, OnceLock};

use fixed_decimal::{Decimal, Sign};
use icu_calendar::Date;
use icu_locale_core::Locale;

use crate::base::date_time::DateTime;
use crate::base::language::Language;
use crate::i18n::format::date::Print;
use crate::i18n::format::locale::{LoadError, Patterns};
use crate::i18n::format::number::Numbers;
use crate::i18n::format::plural::Plurals;
use crate::i18n::format::table::Row;
use crate::i18n::format::time::Times;
use crate::i18n::format::zone::ZonedTime;

pub use crate::i18n::format::browser::needs_format_data;
pub use crate::i18n::format::date_fields::{DateFields, DigitStyle, MonthStyle};
pub use crate::i18n::format::list::{Length, ListOptions, ListType};
pub use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
pub use crate::i18n::format::named_option::template::in_template;
pub use crate::i18n::format::named_option::{NamedOption, OptionMistake};
pub use crate::i18n::format::options::{
    DateStyle, DateTimeOptions, Grouping, HourCycle, Notation, NumberOptions, PluralType,
    SignDisplay, Style,
};
pub use crate::i18n::format::plural::PLURAL_CATEGORIES;
pub use crate::i18n::format::relative_time::{RelativeTimeOptions, TimeUnit};
pub use crate::i18n::format::script::{
    is_cjk, is_mark, is_punctuation, is_variation_selector, is_wide_language, join_lines,
    joins_lines,
};
pub use crate::i18n::format::unit::{Unit, UnitDisplay};
pub use crate::i18n::format::words::{WordCounter, count_words};
pub use crate::i18n::format::zone::{SKIPPED_HINT, TimeZone};

/// The formatter of a locale. The data of frequent formats is loaded at the start, so that
/// formatting can't fail and threads share it without a lock; that of rare ones on first use.
pub struct Formatter {
    tag: String,
    language: String,
    is_right_to_left: bool,
    numbers: Arc<Numbers>,
    /// The numbers of dates, times and relative times, which have the digits of these.
    numbers_in_text: Arc<Numbers>,
    plurals: Plurals,
    patterns: Patterns,
    /// Full, long, medium, short.
    dates: [Print; 4],
    /// The patterns of chosen fields, and their printers, which are made on first use.
    date_fields: (Row, Box<[OnceLock<Option<Print>>]>),
    times: Times,
    /// The time zone of moments without another one.
    time_zone: TimeZone,
}

impl Formatter {
    /// Creates the formatter for the BCP 47 tag `tag`. A well-formed unknown tag formats like its
    /// nearest known relative, or else like English; the error describes what is wrong with the
    /// tag.
    pub fn new(tag: &str) -> Result<Formatter, String> {
        let language = Language::parse(tag)?;
        Formatter::load(&language).map_err(|error| format!("no formats for `{tag}`: {error}"))
    }

    fn load(language: &Language) -> Result<Formatter, LoadError> {
        let (tag, patterns) = locale::find(language);
        let Patterns { calendar, dates, percent, codes } = patterns;
        let locale: &Locale = &tag.parse().map_err(|error| LoadError(format!("{error}")))?;
        let date = |pattern: &str| date::printer(locale, calendar, pattern);
        let [full, long_date, medium, short_date] = dates;
        let numbers_in_text = Arc::new(Numbers::load(&tag, percent, codes)?);
        let numbers = match symbols::find(language) {
            Some((tag, symbols)) => Arc::new(Numbers::with_symbols(&tag, symbols)?),
            None => Arc::clone(&numbers_in_text),
        };
        Ok(Formatter {
            numbers,
            numbers_in_text,
            patterns,
            plurals: Plurals::load(language)?,
            dates: [date(full)?, date(long_date)?, date(medium)?, date(short_date)?],
            date_fields: (
                date_fields::row(&tag),
                DateFields::all().map(|_| OnceLock::new()).collect(),
            ),
            times: Times::new(&tag),
            time_zone: TimeZone::utc(),
            is_right_to_left: language.is_right_to_left(),
            language: language.locale().to_string(),
            tag,
        })
    }

    /// Sets the time zone of moments without another one; UTC by default.
    pub fn set_time_zone(&mut self, zone: TimeZone) {
        self.time_zone = zone;
    }

    /// The time zone of moments without another one.
    pub fn time_zone(&self) -> &TimeZone {
        &self.time_zone
    }

    /// The tag of the locale whose dates, lists and relative times are printed. If CLDR, or its
    /// subset in ICU4X, has none for the language, this is a related language or English.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The tag of the locale whose numbers are printed: a related language or English if CLDR has
    /// none for the language.
    pub fn number_tag(&self) -> &str {
        &self.numbers.tag
    }

    /// The canonical tag of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns whether the language is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    /// Formats a date of the Gregorian calendar; `None` if it does not exist.
    pub fn date(&self, year: i32, month: u8, day: u8, style: DateStyle) -> Option<String> {
        let date = Date::try_new_iso(year, month, day).ok()?;
        let [full, long, medium, short] = &self.dates;
        Some(match style {
            DateStyle::Full => full(date),
            DateStyle::Long => long(date),
            DateStyle::Medium => medium(date),
            DateStyle::Short => short(date),
        })
    }

    /// Formats fields of a date; `None` if the date does not exist, or without fields.
    fn fields(&self, (year, month, day): (i32, u8, u8), fields: DateFields) -> Option<String> {
        let date = Date::try_new_iso(year, month, day).ok()?;
        let (row, printers) = &self.date_fields;
        let (at, pattern) = date_fields::pattern(row, fields)?;
        let print = printers.get(at)?.get_or_init(|| {
            let locale: Locale = self.tag.parse().ok()?;
            date::printer(&locale, self.patterns.calendar, pattern).ok()
        });
        Some(print.as_ref()?(date))
    }

    /// Formats a date or a time in a time zone; `None` if the value has no time and only that is to
    /// be formatted. A date without a time is the same in all time zones.
    pub fn date_time(&self, value: DateTime, options: &DateTimeOptions) -> Option<String> {
        let zone = options.time_zone.as_ref().unwrap_or(&self.time_zone);
        let zoned = ZonedTime::new(value, zone);
        let (year, month, day) = zoned.map_or(value.date, |zoned| zoned.date);
        if options.date_fields != DateFields::default() {
            return self.fields((year, month, day), options.date_fields);
        }
        let date = |style| self.date(year, month, day, style);
        let Some(time_style) = options.time_style else {
            return date(options.date_style.unwrap_or(DateStyle::Long));
        };
        let number = |value: u8, digits: usize| {
            let mut value = Decimal::from(value);
            value.absolute.pad_start(i16::try_from(digits).unwrap_or(2));
            self.numbers_in_text.ungrouped.format(&value).to_string()
        };
        let style = (time_style, options.hour_cycle);
        let time = self.times.format(&zoned?, zone, style, &number);
        Some(match options.date_style {
            Some(style) => self.times.joined(style, &date(style)?, &time),
            None => time,
        })
    }

    /// Formats a list. Each item is added as `mark` returns it, in order; the words between items
    /// depend on the items without marks.
    pub fn list(
        &self,
        items: &[String],
        options: ListOptions,
        mark: &mut dyn FnMut(String) -> String,
    ) -> String {
        list::list(&self.tag, items, options, mark)
    }

    /// Formats the time from now, or until now for a negative number.
    pub fn relative_time(&self, value: &Decimal, options: RelativeTimeOptions) -> String {
        let plain = NumberOptions::default();
        let numbers = &self.numbers_in_text;
        let (absolute, digits) = Numbers::prepare(&value.clone().with_sign(Sign::None), &plain);
        let (amount, operands) = numbers.amount(absolute, digits, &plain);
        let amount = (amount.as_str(), operands);
        relative_time::relative_time(&numbers.locale, value, options, amount, &numbers.plurals)
    }

    /// Formats a number.
    pub fn number(&self, value: &Decimal, options: &NumberOptions) -> String {
        self.numbers.format(value, options)
    }

    /// The digits of a whole number, without groups.
    pub fn digits(&self, number: usize) -> String {
        self.numbers.ungrouped.format(&Decimal::from(number)).to_string()
    }

    /// The number as [`Formatter::number`] formats it: scaled, rounded and padded, but not
    /// shortened, to select its plural category.
    pub fn displayed(&self, value: &Decimal, options: &NumberOptions) -> Decimal {
        let (value, digits) = Numbers::prepare(value, options);
        digits.apply(value)
    }

    /// The CLDR plural category of a number with its displayed digits.
    pub fn plural(&self, displayed: &Decimal, plural_type: PluralType) -> &'static str {
        self.plurals.category(displayed, plural_type)
    }

    /// The plural category of a number as [`Formatter::number`] formats it.
    pub fn category(&self, value: &Decimal, options: &NumberOptions) -> &'static str {
        self.plural(&self.displayed(value, options), options.plural_type)
    }

    /// The plural categories of this language, `other` last.
    pub fn plural_categories(&self, plural_type: PluralType) -> Vec<&'static str> {
        self.plurals.categories(plural_type)
    }
}

impl fmt::Debug for Formatter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Formatter").field(&self.language).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::decimal::parse_decimal;

    #[test]
    fn threads_may_share_a_formatter() {
        fn shared<T: Send + Sync>() {}
        shared::<Formatter>();
    }

    #[test]
    fn a_wrong_tag_is_refused_and_an_unknown_one_is_not() {
        assert!(
            Formatter::new("not a tag").unwrap_err().starts_with("`not a tag` is not a BCP 47")
        );
        let unknown = Formatter::new("xx").unwrap();
        assert_eq!(unknown.number(&Decimal::from(1000), &NumberOptions::default()), "1,000");
    }

    #[test]
    fn odd_options_are_no_panic() {
        let formatter = Formatter::new("de").unwrap();
        let long = parse_decimal(&"9".repeat(400)).unwrap();
        let options = NumberOptions {
            notation: Notation::CompactLong,
            style: Style::Percent,
            minimum_integer_digits: Some(255),
            minimum_fraction_digits: Some(255),
            maximum_fraction_digits: Some(0),
            minimum_significant_digits: Some(255),
            maximum_significant_digits: Some(0),
            ..Default::default()
        };
        assert!(!formatter.number(&long, &options).is_empty());
        assert_eq!(formatter.date(2026, 2, 30, DateStyle::Long), None);
        assert_eq!(formatter.date(i32::MIN, 0, 0, DateStyle::Long), None);
    }
}
