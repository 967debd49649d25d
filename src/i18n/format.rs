//! Formats numbers, currencies, percentages, plurals and dates for a locale, like the browser's
//! `Intl`.

mod date;
mod digits;
#[cfg(test)]
mod intl;
mod list;
mod locale;
mod money;
mod named_option;
mod options;
mod plural;
mod relative_time;
mod script;
mod table;
mod time;
mod unit;
mod words;
mod zone;

use std::fmt;

use fixed_decimal::{CompactDecimal, Decimal, Sign};
use icu_calendar::Date;
use icu_decimal::options::GroupingStrategy;
use icu_decimal::{CompactDecimalFormatter, DecimalFormatter};
use icu_locale_core::Locale;
use icu_plurals::{PluralOperands, PluralRules};
use icu_provider::prelude::*;

use crate::base::date_time::DateTime;
use crate::base::language::Language;
use crate::i18n::format::date::Print;
use crate::i18n::format::digits::Digits;
use crate::i18n::format::locale::{LoadError, Patterns};
use crate::i18n::format::money::Money;
use crate::i18n::format::plural::Plurals;
use crate::i18n::format::time::Times;
use crate::i18n::format::unit::Units;
use crate::i18n::format::zone::ZonedTime;

pub use crate::i18n::format::list::{Length, ListOptions, ListType};
pub use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
pub use crate::i18n::format::named_option::template::in_template;
pub use crate::i18n::format::named_option::{NamedOption, OptionMistake};
pub use crate::i18n::format::options::{
    DateStyle, DateTimeOptions, HourCycle, Notation, NumberOptions, PluralType, Style,
};
pub use crate::i18n::format::plural::PLURAL_CATEGORIES;
pub use crate::i18n::format::relative_time::{RelativeTimeOptions, TimeUnit};
pub use crate::i18n::format::script::{
    is_cjk, is_mark, is_punctuation, is_variation_selector, is_wide_language, join_lines,
    joins_lines,
};
pub use crate::i18n::format::unit::{Unit, UnitDisplay};
pub use crate::i18n::format::words::{WordCounter, count_words};
pub use crate::i18n::format::zone::TimeZone;

/// The formatter of a locale. The data of frequent formats is loaded at the start, so that
/// formatting can't fail and threads share it without a lock; that of rare ones on first use.
pub struct Formatter {
    locale: DataLocale,
    tag: String,
    language: String,
    is_right_to_left: bool,
    grouped: DecimalFormatter,
    ungrouped: DecimalFormatter,
    /// By notation (short, long), then with and without grouping.
    compact: [[CompactDecimalFormatter; 2]; 2],
    percent: [&'static str; 2],
    money: Money,
    units: Units,
    minus: (String, String),
    /// The rules of the language of the formats, for the names of currencies and units.
    amounts: PluralRules,
    plurals: Plurals,
    /// Full, long, medium, short.
    dates: [Print; 4],
    times: Times,
}

impl Formatter {
    /// Creates the formatter for the BCP 47 tag `tag`. A well-formed unknown tag formats like its
    /// nearest known relative, or else like English; the error describes what is wrong with the
    /// tag.
    pub fn new(tag: &str) -> Result<Formatter, String> {
        let language = Language::parse(tag)?;
        Formatter::load(&language).map_err(|error| format!("no formats for `{tag}`: {error}"))
    }

    /// The canonical tag of the language.
    fn language(&self) -> &str {
        &self.language
    }

    fn load(language: &Language) -> Result<Formatter, LoadError> {
        let (tag, Patterns { calendar, dates, percent, codes }) = locale::find(language);
        let locale: &Locale = &tag.parse().map_err(|error| LoadError(format!("{error}")))?;
        let decimal =
            |grouping: GroupingStrategy| DecimalFormatter::try_new(locale.into(), grouping.into());
        let short = |grouping: GroupingStrategy| {
            CompactDecimalFormatter::try_new_short(locale.into(), grouping.into())
        };
        let long = |grouping: GroupingStrategy| {
            CompactDecimalFormatter::try_new_long(locale.into(), grouping.into())
        };
        let date = |pattern: &str| date::printer(locale, calendar, pattern);
        let [full, long_date, medium, short_date] = dates;
        let (auto, two, never) =
            (GroupingStrategy::Auto, GroupingStrategy::Min2, GroupingStrategy::Never);
        let data = DataLocale::from(locale);
        let grouped = decimal(auto)?;
        Ok(Formatter {
            minus: minus_sign(&grouped),
            grouped,
            ungrouped: decimal(never)?,
            compact: [[short(two)?, short(never)?], [long(two)?, long(never)?]],
            percent,
            money: Money::load(&data, codes)?,
            units: Units::new(&tag),
            amounts: plural::rules(&Language::parse(&tag).map_err(LoadError)?)?,
            plurals: Plurals::load(language)?,
            dates: [date(full)?, date(long_date)?, date(medium)?, date(short_date)?],
            times: Times::new(&tag),
            locale: data,
            is_right_to_left: language.is_right_to_left(),
            language: language.locale().to_string(),
            tag,
        })
    }

    /// The tag of the locale whose numbers and dates are printed. If CLDR, or its subset in ICU4X,
    /// has no formats for the language, this is a related language or English.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The tag of the formats, if it is not that of the language.
    pub fn stand_in(&self) -> Option<&str> {
        (self.tag != self.language).then_some(&*self.tag)
    }

    /// The tag of the formats, if it is one of another language.
    pub fn other_language(&self) -> Option<&str> {
        let code = |tag: &str| tag.split('-').next().map(str::to_owned);
        self.stand_in().filter(|tag| code(tag) != code(&self.language))
    }

    /// Whether the language is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    /// Formats a number.
    pub fn number(&self, value: &Decimal, options: &NumberOptions) -> String {
        let (value, digits) = Formatter::prepare(value, options);
        let negative = value.sign == Sign::Negative;
        let (body, operands) = self.amount(value.with_sign(Sign::None), digits, options);
        match options.style {
            Style::Decimal => self.signed(body, negative),
            Style::Percent | Style::UnitPercent => {
                self.percent[usize::from(negative)].replace('0', &body)
            }
            Style::Currency { code, display } => {
                if display == CurrencyDisplay::Name {
                    let amount = self.signed(body, negative);
                    let plurals = &self.amounts;
                    return self.money.with_name(&self.locale, code, &amount, operands, plurals);
                }
                let (text, unsigned) =
                    self.money.with_symbol(&self.locale, code, display, &body, negative);
                self.signed(text, unsigned)
            }
            Style::Unit { unit, display } => {
                let category = plural::category_name(self.amounts.category_for(operands));
                self.units.format(unit, display, category, &self.signed(body, negative))
            }
        }
    }

    /// The number as [`Formatter::number`] formats it: scaled, rounded and padded, but not
    /// shortened, to select its plural category.
    pub fn displayed(&self, value: &Decimal, options: &NumberOptions) -> Decimal {
        let (value, digits) = Formatter::prepare(value, options);
        digits.apply(value)
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

    /// Formats a date or a time in a time zone; `None` if the value has no time and only that is to
    /// be formatted. A date without a time is the same in all time zones.
    pub fn date_time(&self, value: DateTime, options: &DateTimeOptions) -> Option<String> {
        let zone = options.time_zone.clone().unwrap_or_else(TimeZone::utc);
        let zoned = ZonedTime::new(value, &zone);
        let (year, month, day) = zoned.map_or(value.date, |zoned| zoned.date);
        let date = |style| self.date(year, month, day, style);
        let Some(time_style) = options.time_style else {
            return date(options.date_style.unwrap_or(DateStyle::Long));
        };
        let number = |value: u8, digits: usize| {
            let mut value = Decimal::from(value);
            value.absolute.pad_start(i16::try_from(digits).unwrap_or(2));
            self.ungrouped.format(&value).to_string()
        };
        let style = (time_style, options.hour_cycle);
        let time = self.times.format(&zoned?, &zone, style, &number);
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
        let (absolute, digits) = Formatter::prepare(&value.clone().with_sign(Sign::None), &plain);
        let (amount, operands) = self.amount(absolute, digits, &plain);
        let amount = (amount.as_str(), operands);
        relative_time::relative_time(&self.locale, value, options, amount, &self.amounts)
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

    /// Scales a number, removes redundant zeros, and determines the rounding.
    fn prepare(value: &Decimal, options: &NumberOptions) -> (Decimal, Digits) {
        let mut value = value.clone();
        let (minimum, maximum) = match options.style {
            Style::Percent => {
                value.multiply_pow10(2);
                (0, 0)
            }
            Style::Currency { code, .. } if options.notation == Notation::Standard => {
                let own = code.fraction_digits();
                (own, own)
            }
            _ => (0, 3),
        };
        value.trim_start();
        value.trim_end();
        (value, Digits::resolve(options, minimum, maximum))
    }

    /// Formats the absolute value, and returns the operands of its plural.
    fn amount(
        &self,
        value: Decimal,
        digits: Digits,
        options: &NumberOptions,
    ) -> (String, PluralOperands) {
        // Compact currencies exist in a short form only, except with the currency's full name.
        let named = match options.style {
            Style::Currency { display, .. } => display == CurrencyDisplay::Name,
            _ => true,
        };
        let ungrouped = usize::from(!options.grouping);
        let compact = match options.notation {
            Notation::Standard => None,
            Notation::CompactLong if named => Some(&self.compact[1][ungrouped]),
            Notation::CompactShort | Notation::CompactLong => Some(&self.compact[0][ungrouped]),
        };
        if let Some(compact) = compact {
            let (significand, exponent) = digits.apply_compact(&value, compact);
            let text = compact.format_with_exponent(&significand, exponent);
            if let Ok(text) = text.map(|text| text.to_string()) {
                let shown = CompactDecimal::from_significand_and_exponent(significand, exponent);
                return (text, (&shown).into());
            }
        }
        let value = digits.apply(value);
        let decimal = if options.grouping { &self.grouped } else { &self.ungrouped };
        (decimal.format(&value).to_string(), (&value).into())
    }

    fn signed(&self, text: String, negative: bool) -> String {
        match negative {
            true => format!("{}{text}{}", self.minus.0, self.minus.1),
            false => text,
        }
    }
}

impl fmt::Debug for Formatter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Formatter").field(&self.locale.to_string()).finish()
    }
}

/// The prefix and suffix of negative numbers.
fn minus_sign(decimal: &DecimalFormatter) -> (String, String) {
    let one = Decimal::from(1);
    let negative = decimal.format(&Decimal::from(-1)).to_string();
    match negative.split_once(&decimal.format(&one).to_string()) {
        Some((before, after)) => (before.to_owned(), after.to_owned()),
        None => ("-".to_owned(), String::new()),
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
