//! Decimal numbers, exactly as they are written.

use fixed_decimal::Decimal;

/// The maximum length of a number. Up to this length, every power of ten is in range.
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

/// The number of significant digits up to which a double keeps every decimal: `DBL_DIG` of C.
pub const DOUBLE_DIGITS: usize = f64::DIGITS as usize;

/// The number of digits of a decimal number, without zeros at its start and at the end of its
/// fraction.
pub fn significant_digits(text: &str) -> usize {
    let text = if text.contains('.') { text.trim_end_matches('0') } else { text };
    let digits = text.trim_start_matches(['-', '0', '.']).bytes();
    digits.filter(u8::is_ascii_digit).count()
}

/// The number of fraction digits, as written.
pub fn fraction_digits(value: &Decimal) -> u8 {
    u8::try_from(-*value.absolute.magnitude_range().start()).unwrap_or(0)
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
    fn zeros_without_effect_are_not_significant() {
        for (text, expected) in [("0", 0), ("-0.0120", 2), ("100", 3), ("1.50", 2), ("0.0", 0)] {
            assert_eq!(significant_digits(text), expected, "{text}");
        }
    }

    #[test]
    fn only_plain_numbers_are_numbers() {
        let long = "9".repeat(MAX_LENGTH + 1);
        for text in ["", "-", ".5", "5.", "1e5", "+1", "1,000", " 1", "٣", "--1", "1.2.3", &long] {
            assert_eq!(parse_decimal(text), None, "{text:?}");
        }
    }
}
