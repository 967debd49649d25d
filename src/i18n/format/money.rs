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
use icu_provider::prelude::*;

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
    /// Patterns in place of those of ICU4X.
    pub(super) own_patterns: Option<MoneyPatterns>,
}

impl Money {
    pub(super) fn load(locale: &DataLocale, codes: &'static str) -> Result<Money, DataError> {
        let request =
            DataRequest { id: DataIdentifierBorrowed::for_locale(locale), ..Default::default() };
        Ok(Money {
            essentials: Baked.load(request)?.payload,
            patterns: Baked.load(request)?.payload,
            codes,
            own_patterns: None,
        })
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

    /// Combines an amount with the currency's symbol or code. The flag is true if a minus sign has
    /// to be added, since some locales have a separate pattern for negative amounts.
    pub(super) fn with_symbol(
        &self,
        locale: &DataLocale,
        code: CurrencyCode,
        display: CurrencyDisplay,
        amount: &str,
        negative: bool,
    ) -> (String, bool) {
        let symbol = match display {
            CurrencyDisplay::Code => None,
            _ => self.symbol(locale, code),
        };
        match &symbol {
            Some(symbol) => {
                let symbol = symbol.get();
                let letters = (symbol.starts_with_letter(), symbol.ends_with_letter());
                self.combine(amount, symbol.as_str(), letters, negative)
            }
            None => self.combine(amount, code.as_str(), (true, true), negative),
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
