//! Formats numbers, with their signs, currencies and units.

use fixed_decimal::{CompactDecimal, Decimal, Sign};
use icu_decimal::CompactDecimalFormatter;
use icu_plurals::PluralOperands;

use crate::i18n::format::digits::Digits;
use crate::i18n::format::money::CurrencyDisplay;
use crate::i18n::format::options::{Notation, NumberOptions, SignDisplay, Style};
use crate::i18n::format::{Formatter, plural};

impl Formatter {
    /// Formats a number.
    pub fn number(&self, value: &Decimal, options: &NumberOptions) -> String {
        let (value, digits) = Formatter::prepare(value, options);
        let sign = match self.sign(&value, digits, options) {
            Sign::None => return self.with_sign(value, digits, options, false),
            sign => sign,
        };
        let negative = self.with_sign(value, digits, options, true);
        match sign {
            Sign::Positive => negative.replacen(&self.signs[0], &self.signs[1], 1),
            _ => negative,
        }
    }

    /// The sign that is shown.
    fn sign(&self, value: &Decimal, digits: Digits, options: &NumberOptions) -> Sign {
        let is_zero = || match self.compact(options) {
            Some(compact) => digits.apply_compact(value, compact).0.absolute.is_zero(),
            None => digits.apply(value.clone()).absolute.is_zero(),
        };
        let is_negative = value.sign == Sign::Negative;
        match options.sign_display {
            SignDisplay::Never => Sign::None,
            SignDisplay::ExceptZero | SignDisplay::Negative if is_zero() => Sign::None,
            _ if is_negative => Sign::Negative,
            SignDisplay::Always | SignDisplay::ExceptZero => Sign::Positive,
            SignDisplay::Auto | SignDisplay::Negative => Sign::None,
        }
    }

    /// The absolute value of a number, with a minus sign if it is shown as `negative`.
    fn with_sign(
        &self,
        value: Decimal,
        digits: Digits,
        options: &NumberOptions,
        negative: bool,
    ) -> String {
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

    /// Scales a number, removes redundant zeros, and determines the rounding.
    pub(super) fn prepare(value: &Decimal, options: &NumberOptions) -> (Decimal, Digits) {
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
            _ => match options.written_fraction_digits {
                Some(written) if options.has_written_digits() => (written, written),
                _ => (0, 3),
            },
        };
        value.trim_start();
        value.trim_end();
        (value, Digits::resolve(options, minimum, maximum))
    }

    /// The formatter of large numbers, if they are shortened.
    fn compact(&self, options: &NumberOptions) -> Option<&CompactDecimalFormatter> {
        // Compact currencies exist in a short form only, except with the currency's full name.
        let named = match options.style {
            Style::Currency { display, .. } => display == CurrencyDisplay::Name,
            _ => true,
        };
        let ungrouped = usize::from(!options.grouping);
        match options.notation {
            Notation::Standard => None,
            Notation::CompactLong if named => Some(&self.compact[1][ungrouped]),
            Notation::CompactShort | Notation::CompactLong => Some(&self.compact[0][ungrouped]),
        }
    }

    /// Formats the absolute value, and returns the operands of its plural.
    pub(super) fn amount(
        &self,
        value: Decimal,
        digits: Digits,
        options: &NumberOptions,
    ) -> (String, PluralOperands) {
        if let Some(compact) = self.compact(options) {
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
