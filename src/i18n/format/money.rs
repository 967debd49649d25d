//! Formats currencies: their names, symbols and positions.
//!
//! ICU4X's currency formatter always rounds to the currency's digits, so the CLDR patterns are read
//! from its data and applied here.

use std::fmt;

use icu_experimental::dimension::currency::CurrencyType;
use icu_experimental::dimension::provider::currency::essentials::CurrencyEssentialsV1;
use icu_experimental::dimension::provider::currency::extended::CurrencyExtendedDataV1;
use icu_experimental::dimension::provider::currency::fractions::CurrencyFractionsV1;
use icu_experimental::dimension::provider::currency::patterns::CurrencyPatternsDataV1;
use icu_experimental::dimension::provider::currency::symbols::CurrencySymbolsV1;
use icu_experimental::provider::Baked;
use icu_plurals::{PluralOperands, PluralRules};
use icu_properties::props::{EnumeratedProperty as _, GeneralCategory, GeneralCategoryGroup};
use icu_provider::prelude::*;

use crate::i18n::format::table::Row;

/// The patterns of amounts with a shortened number: a line for all locales with the same, with
/// those of a currency that is a sign, and of one with letters. Generated from the `Intl` of Node
/// by `UPDATE_EXPECT=1 cargo test locale_table`.
const SHORT: &str = include_str!("compact_money.tsv");

/// How a currency is displayed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum CurrencyDisplay {
    /// By its sign: `$`.
    #[default]
    Symbol,
    /// By its ISO 4217 code: `USD`.
    Code,
    /// By its name: `US dollars`.
    Name,
}

/// The ISO 4217 code of a currency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CurrencyCode([u8; 3]);

impl CurrencyCode {
    /// Parses three ASCII letters. Like `Intl`, it does not check that the currency exists.
    pub fn parse(text: &str) -> Option<CurrencyCode> {
        let code: [u8; 3] = text.as_bytes().try_into().ok()?;
        code.iter().all(u8::is_ascii_alphabetic).then(|| CurrencyCode(code.map(upper)))
    }

    /// The three letters, in capitals.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The number of fraction digits of amounts in the currency; 2 if CLDR does not list it.
    pub(super) fn fraction_digits(self) -> u8 {
        let data: Result<DataResponse<CurrencyFractionsV1>, _> = Baked.load(DataRequest::default());
        let Ok(data) = data else { return 2 };
        let fractions = data.payload.get();
        self.icu().map_or(fractions.default.digits, |code| fractions.resolve(code).digits)
    }

    fn icu(self) -> Option<CurrencyType> {
        CurrencyType::try_from_str(self.as_str()).ok()
    }
}

fn upper(letter: u8) -> u8 {
    letter.to_ascii_uppercase()
}

impl fmt::Debug for CurrencyCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The symbol of a currency.
pub(super) type Symbol = DataPayload<CurrencySymbolsV1>;

/// The currency data of a locale.
pub(super) struct Money {
    essentials: DataPayload<CurrencyEssentialsV1>,
    patterns: DataPayload<CurrencyPatternsDataV1>,
    /// The codes of currencies that have no symbol of their own.
    codes: &'static str,
    /// The patterns of amounts with a shortened number.
    short: Option<MoneyPatterns>,
    /// The currency that has a pattern of its own in CLDR, and its sign, which `Intl` prints beside
    /// the name, too.
    signed: Option<(&'static str, &'static str)>,
    /// Patterns in place of those of ICU4X.
    pub(super) own_patterns: Option<MoneyPatterns>,
}

impl Money {
    /// Loads the data of a locale and its tag.
    pub(super) fn load(
        locale: &DataLocale,
        tag: &str,
        codes: &'static str,
    ) -> Result<Money, DataError> {
        let request =
            DataRequest { id: DataIdentifierBorrowed::for_locale(locale), ..Default::default() };
        let short = match *Row::new(SHORT, tag).fields() {
            [sign, sign_below, letter, letter_below] => {
                Some(MoneyPatterns { signs: [sign, sign_below], letters: [letter, letter_below] })
            }
            _ => None,
        };
        Ok(Money {
            essentials: Baked.load(request)?.payload,
            patterns: Baked.load(request)?.payload,
            codes,
            short,
            signed: (tag == "tr" || tag.starts_with("tr-")).then_some(("TRY", "₺")),
            own_patterns: None,
        })
    }

    /// An amount as it precedes the currency's full name.
    pub(super) fn before_name(&self, code: CurrencyCode, amount: String, is_short: bool) -> String {
        match self.signed {
            Some((signed, sign)) if signed == code.as_str() && !is_short => {
                sign.to_owned() + &amount
            }
            _ => amount,
        }
    }

    /// Combines an amount with the currency's full name in the plural of the amount.
    pub(super) fn with_name(
        &self,
        locale: &DataLocale,
        code: CurrencyCode,
        amount: &str,
        operands: PluralOperands,
        plurals: &PluralRules,
    ) -> String {
        let names = load::<CurrencyExtendedDataV1>(locale, code.as_str());
        let name = names.as_ref().map_or(code.as_str(), |names| names.get().get(operands, plurals));
        self.patterns.get().get(operands, plurals).interpolate((amount, name)).to_string()
    }

    /// Combines an amount, which may be shortened, with the currency's symbol or code. The flag is
    /// true if a minus sign has to be added, since some locales have a separate pattern for
    /// negative amounts.
    pub(super) fn with_symbol(
        &self,
        locale: &DataLocale,
        (code, display): (CurrencyCode, CurrencyDisplay),
        (amount, is_short): (&str, bool),
        negative: bool,
    ) -> (String, bool) {
        let symbol = match display {
            CurrencyDisplay::Code => None,
            _ => self.symbol(locale, code),
        };
        let symbol = symbol.as_ref().map_or(code.as_str(), |symbol| symbol.get().as_str());
        let letters = (is_spaced(symbol.chars().next()), is_spaced(symbol.chars().next_back()));
        match self.short.filter(|_| is_short) {
            Some(patterns) => {
                // The pattern has the mark of the text from the right after the number.
                let amount = amount.trim_end_matches('\u{200f}');
                (patterns.format(amount, symbol, letters, negative), false)
            }
            None => self.combine(amount, symbol, letters, negative),
        }
    }

    /// The symbol of a currency, if it has one.
    pub(super) fn symbol(&self, locale: &DataLocale, code: CurrencyCode) -> Option<Symbol> {
        let is_code = self.codes.split(' ').any(|known| known == code.as_str());
        if is_code { None } else { load(locale, &format!("s/{}", code.as_str())) }
    }

    /// Combines an amount with a currency that starts and ends with letters or signs. The flag is
    /// true if a minus sign has to be added.
    pub(super) fn combine(
        &self,
        amount: &str,
        currency: &str,
        (starts, ends): (bool, bool),
        negative: bool,
    ) -> (String, bool) {
        if let Some(patterns) = &self.own_patterns {
            return (patterns.format(amount, currency, (starts, ends), negative), false);
        }
        let essentials = self.essentials.get();
        let own = if negative { essentials.get_negative(starts, ends) } else { None };
        let pattern = own.unwrap_or_else(|| essentials.get_positive(starts, ends));
        (pattern.interpolate((amount, currency)).to_string(), negative && own.is_none())
    }
}

/// Returns whether ICU4X has a symbol for a currency in a locale.
#[cfg(test)]
pub(super) fn has_symbol(locale: &DataLocale, code: CurrencyCode) -> bool {
    load::<CurrencySymbolsV1>(locale, &format!("s/{}", code.as_str()))
        .is_some_and(|symbol| symbol.get().as_str() != code.as_str())
}

/// Returns whether a space separates a number from a symbol with this character beside it
/// (`currencySpacing` in CLDR): it is neither a sign nor a space.
fn is_spaced(c: Option<char>) -> bool {
    let is_sign = |c: char| {
        let category = GeneralCategory::for_char(c);
        GeneralCategoryGroup::Symbol.contains(category)
            || GeneralCategoryGroup::Separator.contains(category)
    };
    c.is_some_and(|c| !is_sign(c))
}

/// The patterns of amounts above and below zero, with `0` in place of the amount and `¤` in place
/// of the currency.
#[derive(Clone, Copy)]
pub(super) struct MoneyPatterns {
    pub(super) signs: [&'static str; 2],
    /// For currencies with a letter next to the amount.
    pub(super) letters: [&'static str; 2],
}

impl MoneyPatterns {
    fn format(
        &self,
        amount: &str,
        currency: &str,
        (starts, ends): (bool, bool),
        negative: bool,
    ) -> String {
        let is_before = self.signs[0].starts_with('¤');
        let is_letter = if is_before { ends } else { starts };
        let patterns = if is_letter { self.letters } else { self.signs };
        patterns[usize::from(negative)].replace('0', amount).replace('¤', currency)
    }
}

/// Loads the locale's data on a currency. `attribute` is its code, after `s/` for its symbol.
fn load<M: DataMarker>(locale: &DataLocale, attribute: &str) -> Option<DataPayload<M>>
where
    Baked: DataProvider<M>,
{
    let attributes = DataMarkerAttributes::try_from_str(attribute).ok()?;
    let id = DataIdentifierBorrowed::for_marker_attributes_and_locale(attributes, locale);
    let mut metadata = DataRequestMetadata::default();
    // Codes without data are expected; otherwise debug builds log each of them.
    metadata.silent = true;
    Some(Baked.load(DataRequest { id, metadata }).ok()?.payload)
}
