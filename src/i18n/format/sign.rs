//! The signs of a locale.

use fixed_decimal::{Decimal, Sign};
use icu_decimal::DecimalFormatter;

/// The prefix and suffix of numbers with a sign.
pub(super) fn affixes(decimal: &DecimalFormatter, sign: Sign) -> (String, String) {
    let one = Decimal::from(1);
    let signed = decimal.format(&one.clone().with_sign(sign)).to_string();
    match signed.split_once(&decimal.format(&one).to_string()) {
        Some((before, after)) => (before.to_owned(), after.to_owned()),
        None if sign == Sign::Negative => ("-".to_owned(), String::new()),
        None => ("+".to_owned(), String::new()),
    }
}
