//! Options of number formatting.

use crate::base::named_enum::named_enum;
use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
use crate::i18n::format::unit::{Unit, UnitDisplay};

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
    /// The rules that select the plural category of a number.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum PluralType {
        /// Those of amounts: `1 page`, `2 pages`.
        #[default]
        Cardinal = "cardinal",
        /// Those of positions: `1st`, `2nd`.
        Ordinal = "ordinal",
    }
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
    /// The minimum number of significant digits.
    pub minimum_significant_digits: Option<u8>,
    /// The maximum number of significant digits.
    pub maximum_significant_digits: Option<u8>,
    /// Whether digits are grouped.
    pub grouping: bool,
    /// The rules by which the number selects a variant; without effect on its format.
    pub plural_type: PluralType,
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
            plural_type: PluralType::Cardinal,
        }
    }
}
