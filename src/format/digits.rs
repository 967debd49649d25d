//! The digits of formatted numbers: the rounding rules of ECMA-402.

use fixed_decimal::{Decimal, SignedRoundingMode, UnsignedRoundingMode};
use icu_decimal::CompactDecimalFormatter;

use crate::format::options::{Notation, NumberOptions};

/// The maximum length of a number, which keeps every power of ten in range.
const MAX_LENGTH: usize = 400;

/// Parses a decimal number, and keeps every digit as written: an optional `-`, digits, and
/// optionally a point and digits.
pub fn parse_decimal(text: &str) -> Option<Decimal> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let spelled = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !spelled(whole) || !spelled(fraction) || text.len() > MAX_LENGTH {
        return None;
    }
    Decimal::try_from_str(text).ok()
}

/// The number of fraction digits, as written.
pub fn fraction_digits(value: &Decimal) -> u8 {
    u8::try_from(-*value.absolute.magnitude_range().start()).unwrap_or(0)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_keeps_the_digits_it_was_written_with() {
        assert_eq!(parse_decimal("0.10").unwrap().to_string(), "0.10");
        assert_eq!(fraction_digits(&parse_decimal("0.10").unwrap()), 2);
        assert_eq!(fraction_digits(&parse_decimal("1000").unwrap()), 0);
        assert_eq!(parse_decimal("-12").unwrap().to_string(), "-12");
    }

    #[test]
    fn only_plain_numbers_are_numbers() {
        let long = "9".repeat(MAX_LENGTH + 1);
        for text in ["", "-", ".5", "5.", "1e5", "+1", "1,000", " 1", "٣", "--1", "1.2.3", &long] {
            assert_eq!(parse_decimal(text), None, "{text:?}");
        }
    }
}
