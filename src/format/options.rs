//! The shape in which a number is printed.

use crate::format::money::{CurrencyCode, CurrencyDisplay};

/// What kind of number it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// A number.
    #[default]
    Decimal,
    /// A share of one: 0.79 prints as `79%`.
    Percent,
    /// A number that counts hundredths already: 79 prints as `79%`.
    UnitPercent,
    /// An amount of money.
    Currency {
        /// Of which money.
        code: CurrencyCode,
        /// How the money is named.
        display: CurrencyDisplay,
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

/// The shape of a number. What is not given follows the defaults of `Intl.NumberFormat`; a maximum
/// below the minimum counts as the minimum, and significant digits, if given, decide alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NumberOptions {
    /// What kind of number it is.
    pub style: Style,
    /// Whether large numbers are shortened.
    pub notation: Notation,
    /// Zeros are put in front up to that many; 1 if not given.
    pub minimum_integer_digits: Option<u8>,
    /// Zeros are put behind up to that many; 0, or the currency's own digits, if not given.
    pub minimum_fraction_digits: Option<u8>,
    /// Rounded to that many; 3, 0 for [`Style::Percent`], or the currency's own digits, if not
    /// given.
    pub maximum_fraction_digits: Option<u8>,
    /// Zeros are put behind up to that many digits in all.
    pub minimum_significant_digits: Option<u8>,
    /// Rounded to that many digits in all.
    pub maximum_significant_digits: Option<u8>,
    /// Whether digits are grouped where the locale groups them.
    pub grouping: bool,
}

impl Default for NumberOptions {
    fn default() -> Self {
        NumberOptions {
            style: Style::Decimal,
            notation: Notation::Standard,
            minimum_integer_digits: None,
            minimum_fraction_digits: None,
            maximum_fraction_digits: None,
            minimum_significant_digits: None,
            maximum_significant_digits: None,
            grouping: true,
        }
    }
}
