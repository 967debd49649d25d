//! Options of formats.

use crate::base::named_enum::named_enum;
use crate::i18n::format::date_fields::DateFields;
use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
use crate::i18n::format::unit::{Unit, UnitDisplay};
use crate::i18n::format::zone::TimeZone;

/// The style of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// A number.
    #[default]
    Decimal,
    /// A fraction of one: 0.79 is formatted as `79%`.
    Percent,
    /// A number of hundredths: 79 is formatted as `79%`.
    UnitPercent,
    /// A currency.
    Currency {
        /// The currency.
        code: CurrencyCode,
        /// The display of the currency.
        display: CurrencyDisplay,
    },
    /// A unit of measurement.
    Unit {
        /// The unit.
        unit: Unit,
        /// Its width.
        display: UnitDisplay,
    },
}

/// Whether large numbers are shortened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notation {
    /// All digits.
    #[default]
    Standard,
    /// `1.4M`.
    CompactShort,
    /// `1.4 million`.
    CompactLong,
}

named_enum! {
    /// Whether digits are grouped.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Grouping {
        /// As usual in the language, which may group only numbers of five digits or more.
        #[default]
        Auto = "true",
        /// Also numbers of four digits.
        Always = "always",
        /// Never.
        Never = "false",
    }
}

named_enum! {
    /// When the sign of a number is shown.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum SignDisplay {
        /// If the number is negative.
        #[default]
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Unless the number is zero.
        ExceptZero = "exceptZero",
        /// If the number is negative and not zero.
        Negative = "negative",
        /// Never.
        Never = "never",
    }
}

named_enum! {
    /// The rules that select the plural category of a number.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum PluralType {
        /// The rules for amounts: `1 page`, `2 pages`.
        #[default]
        Cardinal = "cardinal",
        /// The rules for positions: `1st`, `2nd`.
        Ordinal = "ordinal",
    }
}

named_enum! {
    /// The length of a date or a time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum DateStyle {
        /// `Saturday, November 21, 2026`, `2:30:00 PM Central European Standard Time`.
        Full = "full",
        /// `November 21, 2026`, `2:30:00 PM GMT+1`.
        Long = "long",
        /// `Nov 21, 2026`, `2:30:00 PM`.
        Medium = "medium",
        /// `11/21/26`, `2:30 PM`.
        Short = "short",
    }
}

named_enum! {
    /// How hours are counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HourCycle {
        /// 1 to 12.
        H12 = "h12",
        /// 0 to 23.
        H23 = "h23",
    }
}

/// Options of dates and times. Without a style of either and without fields, a long date is
/// formatted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DateTimeOptions {
    /// The length of the date.
    pub date_style: Option<DateStyle>,
    /// The fields of the date that are formatted, without a style.
    pub date_fields: DateFields,
    /// The length of the time.
    pub time_style: Option<DateStyle>,
    /// The time zone; that of the site by default.
    pub time_zone: Option<TimeZone>,
    /// How hours are counted; as usual in the locale by default.
    pub hour_cycle: Option<HourCycle>,
}

/// Options of number formatting. Missing options have the defaults of `Intl.NumberFormat`; a
/// maximum below the minimum counts as the minimum, and significant digits take precedence.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NumberOptions {
    /// The style.
    pub style: Style,
    /// Whether large numbers are shortened.
    pub notation: Notation,
    /// The minimum number of integer digits; 1 by default.
    pub minimum_integer_digits: Option<u8>,
    /// The minimum number of fraction digits; 0 or the currency's digits by default.
    pub minimum_fraction_digits: Option<u8>,
    /// The maximum number of fraction digits; 3, 0 for [`Style::Percent`], or the currency's digits
    /// by default.
    pub maximum_fraction_digits: Option<u8>,
    /// The number of fraction digits with which the number was written. It is the minimum and the
    /// maximum where `Intl` would print up to 3 digits: without `notation` and options for fraction
    /// digits, and not for percentages and currencies, which have digits of their own.
    pub written_fraction_digits: Option<u8>,
    /// The minimum number of significant digits.
    pub minimum_significant_digits: Option<u8>,
    /// The maximum number of significant digits.
    pub maximum_significant_digits: Option<u8>,
    /// Whether digits are grouped.
    pub grouping: Grouping,
    /// When the sign is shown.
    pub sign_display: SignDisplay,
    /// The rules by which the number selects a variant; without effect on its format.
    pub plural_type: PluralType,
}

impl NumberOptions {
    /// Returns whether a number has the fraction digits with which it was written.
    pub(super) fn has_written_digits(&self) -> bool {
        let has_own = matches!(self.style, Style::Percent | Style::Currency { .. });
        let given = self.minimum_fraction_digits.or(self.maximum_fraction_digits);
        !has_own && given.is_none() && self.notation == Notation::Standard
    }
}

impl Default for NumberOptions {
    fn default() -> Self {
        NumberOptions {
            style: Style::Decimal,
            notation: Notation::Standard,
            minimum_integer_digits: None,
            minimum_fraction_digits: None,
            maximum_fraction_digits: None,
            written_fraction_digits: None,
            minimum_significant_digits: None,
            maximum_significant_digits: None,
            grouping: Grouping::default(),
            sign_display: SignDisplay::Auto,
            plural_type: PluralType::Cardinal,
        }
    }
}
