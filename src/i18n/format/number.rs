//! Formats numbers, with their signs, currencies and units.

use fixed_decimal::{CompactDecimal, Decimal, Sign};
use icu_decimal::options::GroupingStrategy;
use icu_decimal::{CompactDecimalFormatter, DecimalFormatter};
use icu_locale_core::Locale;
use icu_plurals::{PluralOperands, PluralRules};
use icu_provider::prelude::*;

use crate::base::language::Language;
use crate::i18n::format::digits::Digits;
use crate::i18n::format::locale::LoadError;
use crate::i18n::format::money::{CurrencyDisplay, Money};
use crate::i18n::format::options::{Grouping, Notation, NumberOptions, SignDisplay, Style};
use crate::i18n::format::plural;
use crate::i18n::format::symbols::{NumberData, Symbols};
use crate::i18n::format::unit::Units;

/// The formats of numbers of a locale.
pub(super) struct Numbers {
    pub(super) tag: String,
    pub(super) locale: DataLocale,
    pub(super) grouped: DecimalFormatter,
    always_grouped: DecimalFormatter,
    pub(super) ungrouped: DecimalFormatter,
    /// By notation (short, long), then by [`Grouping`].
    compact: [[CompactDecimalFormatter; 3]; 2],
    pub(super) percent: [&'static str; 2],
    pub(super) money: Money,
    units: Units,
    pub(super) minus: (String, String),
    /// The minus sign and the plus sign.
    pub(super) signs: [String; 2],
    /// The rules for the names of currencies and units.
    pub(super) plurals: PluralRules,
}

impl Numbers {
    /// Loads the formats of a locale that ICU4X has data for, with its patterns of percentages and
    /// the currencies that it prints as codes.
    pub(super) fn load(
        tag: &str,
        percent: [&'static str; 2],
        codes: &'static str,
    ) -> Result<Numbers, LoadError> {
        let locale = parsed(tag)?;
        let money = Money::load(&DataLocale::from(&locale), tag, codes)?;
        Numbers::new(&NumberData::default(), tag, locale, percent, money)
    }

    /// Loads the formats of a locale with symbols that ICU4X lacks.
    pub(super) fn with_symbols(tag: &str, symbols: Symbols) -> Result<Numbers, LoadError> {
        let locale = parsed(tag)?;
        let mut money = Money::load(&DataLocale::from(&locale), tag, symbols.codes)?;
        money.own_patterns = Some(symbols.money);
        Numbers::new(&symbols.decimal, tag, locale, symbols.percent, money)
    }

    fn new(
        data: &NumberData,
        tag: &str,
        locale: Locale,
        percent: [&'static str; 2],
        money: Money,
    ) -> Result<Numbers, LoadError> {
        let always = &data.with_all_groups();
        let decimal = |data: &NumberData, grouping: GroupingStrategy| {
            DecimalFormatter::try_new_unstable(data, (&locale).into(), grouping.into())
        };
        let short = |data: &NumberData, grouping: GroupingStrategy| {
            CompactDecimalFormatter::try_new_short_unstable(data, (&locale).into(), grouping.into())
        };
        let long = |data: &NumberData, grouping: GroupingStrategy| {
            CompactDecimalFormatter::try_new_long_unstable(data, (&locale).into(), grouping.into())
        };
        let (auto, two, never) =
            (GroupingStrategy::Auto, GroupingStrategy::Min2, GroupingStrategy::Never);
        let grouped = decimal(data, auto)?;
        Ok(Numbers {
            minus: affixes(&grouped, Sign::Negative),
            signs: [Sign::Negative, Sign::Positive].map(|sign| {
                let (before, after) = affixes(&grouped, sign);
                before + &after
            }),
            grouped,
            always_grouped: decimal(always, auto)?,
            ungrouped: decimal(data, never)?,
            compact: [
                [short(data, two)?, short(always, auto)?, short(data, never)?],
                [long(data, two)?, long(always, auto)?, long(data, never)?],
            ],
            percent,
            money,
            units: Units::new(tag),
            plurals: plural::rules(&Language::parse(tag).map_err(LoadError)?)?,
            locale: DataLocale::from(&locale),
            tag: tag.to_owned(),
        })
    }

    /// Formats a number.
    pub(super) fn format(&self, value: &Decimal, options: &NumberOptions) -> String {
        let (value, digits) = Numbers::prepare(value, options);
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
        let value = value.with_sign(Sign::None);
        let is_short = self
            .compact(options)
            .is_some_and(|compact| digits.apply_compact(&value, compact).1 != 0);
        let (body, operands) = self.amount(value, digits, options);
        match options.style {
            Style::Decimal => self.signed(body, negative),
            Style::Percent | Style::UnitPercent => {
                self.percent[usize::from(negative)].replace('0', &body)
            }
            Style::Currency { code, display } => {
                if display == CurrencyDisplay::Name {
                    let body = self.money.before_name(code, body, is_short);
                    let amount = self.signed(body, negative);
                    let plurals = &self.plurals;
                    return self.money.with_name(&self.locale, code, &amount, operands, plurals);
                }
                let (text, unsigned) = self.money.with_symbol(
                    &self.locale,
                    (code, display),
                    (&body, is_short),
                    negative,
                );
                self.signed(text, unsigned)
            }
            Style::Unit { unit, display } => {
                let category = plural::category_name(self.plurals.category_for(operands));
                self.units.format(unit, display, category, &self.signed(body, negative))
            }
        }
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
        let grouping = options.grouping as usize;
        match options.notation {
            Notation::Standard => None,
            Notation::CompactLong if named => Some(&self.compact[1][grouping]),
            Notation::CompactShort | Notation::CompactLong => Some(&self.compact[0][grouping]),
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
                // A number that is not shortened, `10.000` in Austria.
                let text = match own_separator(&self.tag, options).filter(|_| exponent == 0) {
                    Some(separator) => text.replace('\u{a0}', separator),
                    None => text,
                };
                let shown = CompactDecimal::from_significand_and_exponent(significand, exponent);
                return (text, (&shown).into());
            }
        }
        let value = digits.apply(value);
        let print = |decimal: &DecimalFormatter| decimal.format(&value).to_string();
        let text = match (options.grouping, own_separator(&self.tag, options)) {
            (Grouping::Never, _) => print(&self.ungrouped),
            (_, Some(separator)) => by_thousands(&print(&self.ungrouped), separator),
            (Grouping::Always, None) => print(&self.always_grouped),
            (Grouping::Auto, None) => print(&self.grouped),
        };
        (text, (&value).into())
    }

    pub(super) fn signed(&self, text: String, negative: bool) -> String {
        match negative {
            true => format!("{}{text}{}", self.minus.0, self.minus.1),
            false => text,
        }
    }
}

/// The separator of percentages and of money with groups that differ from those of other numbers,
/// which ICU4X has no data for: they are of three digits. Islands in other languages have none.
fn own_separator(tag: &str, options: &NumberOptions) -> Option<&'static str> {
    const PERCENT: [&str; 5] = ["bn", "bn-IN", "ml", "mr", "te"];
    const MONEY: [&str; 2] = ["ml", "mr"];
    match options.style {
        Style::Percent | Style::UnitPercent => PERCENT.contains(&tag).then_some(","),
        Style::Currency { .. } if tag == "de-AT" => Some("."),
        Style::Currency { display: CurrencyDisplay::Name, .. } => None,
        Style::Currency { .. } => MONEY.contains(&tag).then_some(","),
        _ => None,
    }
}

/// Separates the thousands of a number without separators.
fn by_thousands(number: &str, separator: &str) -> String {
    let end = number.find(|c: char| !c.is_numeric()).unwrap_or(number.len());
    let digits: Vec<char> = number[..end].chars().collect();
    let groups: Vec<String> = digits.rchunks(3).rev().map(|group| group.iter().collect()).collect();
    groups.join(separator) + &number[end..]
}

fn parsed(tag: &str) -> Result<Locale, LoadError> {
    tag.parse().map_err(|error| LoadError(format!("{error}")))
}

/// The prefix and suffix of numbers with a sign.
fn affixes(decimal: &DecimalFormatter, sign: Sign) -> (String, String) {
    let one = Decimal::from(1);
    let signed = decimal.format(&one.clone().with_sign(sign)).to_string();
    match signed.split_once(&decimal.format(&one).to_string()) {
        Some((before, after)) => (before.to_owned(), after.to_owned()),
        None if sign == Sign::Negative => ("-".to_owned(), String::new()),
        None => ("+".to_owned(), String::new()),
    }
}
