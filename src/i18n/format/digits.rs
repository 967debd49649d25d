//! The digits of formatted numbers: the rounding rules of ECMA-402.

use fixed_decimal::{Decimal, SignedRoundingMode, UnsignedRoundingMode};
use icu_decimal::CompactDecimalFormatter;

use crate::i18n::format::options::{Notation, NumberOptions};

/// The rounding and padding of a number.
#[derive(Clone, Copy)]
pub(super) struct Digits {
    integer: u8,
    rounding: Rounding,
}

#[derive(Clone, Copy)]
enum Rounding {
    Fraction {
        minimum: u8,
        maximum: u8,
    },
    Significant {
        minimum: u8,
        maximum: u8,
    },
    /// Two significant digits, or all digits before the point if they are more.
    Short,
}

impl Digits {
    /// Resolves `options`, with the style's default `minimum` and `maximum` of fraction digits.
    pub(super) fn resolve(options: &NumberOptions, minimum: u8, maximum: u8) -> Digits {
        let fraction = |given: Option<u8>| given.map(|digits| digits.min(100));
        let significant = |given: Option<u8>| given.map(|digits| digits.clamp(1, 21));
        let rounding = match (
            significant(options.minimum_significant_digits),
            significant(options.maximum_significant_digits),
            fraction(options.minimum_fraction_digits),
            fraction(options.maximum_fraction_digits),
        ) {
            (None, None, None, None) if options.notation != Notation::Standard => Rounding::Short,
            (None, None, least, most) => {
                let least = least.unwrap_or(most.map_or(minimum, |most| minimum.min(most)));
                let most = most.unwrap_or(maximum).max(least);
                Rounding::Fraction { minimum: least, maximum: most }
            }
            (least, most, _, _) => {
                let least = least.unwrap_or(1);
                Rounding::Significant { minimum: least, maximum: most.unwrap_or(21).max(least) }
            }
        };
        Digits { integer: options.minimum_integer_digits.unwrap_or(1).clamp(1, 21), rounding }
    }

    /// Rounds and pads a number. Halves are rounded away from zero.
    pub(super) fn apply(self, mut value: Decimal) -> Decimal {
        let magnitude = value.absolute.nonzero_magnitude_start();
        let (position, shown) = match self.rounding {
            Rounding::Fraction { minimum, maximum } => (-i16::from(maximum), minimum.into()),
            Rounding::Significant { maximum, .. } => (magnitude - i16::from(maximum) + 1, 0),
            Rounding::Short => ((magnitude - 1).min(0), 0),
        };
        let half_expand = SignedRoundingMode::Unsigned(UnsignedRoundingMode::HalfExpand);
        value.round_with_mode(position, half_expand);
        value.absolute.trim_start();
        value.absolute.trim_end();
        let shown: i16 = match self.rounding {
            Rounding::Significant { minimum, .. } => {
                (i16::from(minimum) - 1 - value.absolute.nonzero_magnitude_start()).max(0)
            }
            _ => shown,
        };
        value.absolute.pad_end(-shown);
        value.absolute.pad_start(self.integer.into());
        value
    }

    /// Rounds to the significand shown before the power of ten, and returns the exponent. Rounding
    /// may carry into the next power: 999,999 is 1M.
    pub(super) fn apply_compact(
        self,
        value: &Decimal,
        compact: &CompactDecimalFormatter,
    ) -> (Decimal, u8) {
        let magnitude = value.absolute.nonzero_magnitude_start();
        let scaled = |magnitude: i16| {
            let exponent = compact.compact_exponent_for_magnitude(magnitude);
            let mut value = value.clone();
            value.absolute.multiply_pow10(-i16::from(exponent));
            (self.apply(value), exponent)
        };
        let (significand, exponent) = scaled(magnitude);
        let carried = !significand.absolute.is_zero()
            && significand.absolute.nonzero_magnitude_start() != magnitude - i16::from(exponent);
        if carried { scaled(magnitude + 1) } else { (significand, exponent) }
    }
}
