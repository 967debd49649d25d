//! Numbers of languages that ICU4X has no data for.

use icu_decimal::provider::{
    Baked, DecimalCompactLongV1, DecimalCompactShortV1, DecimalDigitsV1, DecimalSymbolStrsBuilder,
    DecimalSymbols, DecimalSymbolsV1, GroupingSizes,
};
use icu_plurals::provider::PluralsCardinalV1;
use icu_provider::prelude::*;
use zerovec::VarZeroCow;

use crate::base::language::Language;
use crate::i18n::format::locale;
use crate::i18n::format::money::MoneyPatterns;
use crate::i18n::format::table::Row;

/// One line for all locales with the same numbers: their tags, and the fields of [`Symbols`].
/// Generated from the `Intl` of Node by `UPDATE_EXPECT=1 cargo test locale_table`.
const TABLE: &str = include_str!("numbers.tsv");

/// The symbols and patterns of the numbers of a locale.
pub(super) struct Symbols {
    /// The signs, separators, digits and groups.
    pub(super) decimal: NumberData,
    /// Percentages above and below zero, with `0` in place of the digits.
    pub(super) percent: [&'static str; 2],
    pub(super) money: MoneyPatterns,
    /// The currencies with a sign in English that the locale prints as codes.
    pub(super) codes: &'static str,
}

/// The data of ICU4X that formatters of numbers load, with other symbols if it has some.
#[derive(Clone, Default)]
pub(super) struct NumberData {
    symbols: Option<DecimalSymbols<'static>>,
    /// Whether numbers of four digits have a separator in all languages.
    groups_all: bool,
}

impl NumberData {
    /// The same, with a separator in numbers of four digits.
    pub(super) fn with_all_groups(&self) -> NumberData {
        NumberData { groups_all: true, ..self.clone() }
    }
}

/// The tag and the symbols of the nearest relative of a language, unless ICU4X has data for this
/// or for a nearer one.
pub(super) fn find(language: &Language) -> Option<(String, Symbols)> {
    language.relatives().into_iter().find_map(|tag| {
        let row = Row::new(TABLE, &tag);
        match *row.fields() {
            [system, minus, plus, decimal, group, sizes, percent, below, ref money @ .., codes] => {
                let (minus, plus) = (minus.split_once('|')?, plus.split_once('|')?);
                let strings = DecimalSymbolStrsBuilder {
                    minus_sign_prefix: minus.0.into(),
                    minus_sign_suffix: minus.1.into(),
                    plus_sign_prefix: plus.0.into(),
                    plus_sign_suffix: plus.1.into(),
                    decimal_separator: decimal.into(),
                    grouping_separator: group.into(),
                    numsys: system.into(),
                };
                let mut sizes = sizes.split(' ').filter_map(|size| size.parse().ok());
                let grouping_sizes = GroupingSizes {
                    primary: sizes.next()?,
                    secondary: sizes.next()?,
                    min_grouping: sizes.next()?,
                };
                let [sign, sign_below, letter, letter_below] = *money else { return None };
                let strings = VarZeroCow::from_encodeable(&strings);
                let symbols = Symbols {
                    decimal: NumberData {
                        symbols: Some(DecimalSymbols { strings, grouping_sizes }),
                        groups_all: false,
                    },
                    percent: [percent, below],
                    money: MoneyPatterns {
                        signs: [sign, sign_below],
                        letters: [letter, letter_below],
                    },
                    codes,
                };
                Some(Some((tag, symbols)))
            }
            _ => locale::has_formats(&tag).then_some(None),
        }
    })?
}

impl DataProvider<DecimalSymbolsV1> for NumberData {
    fn load(&self, request: DataRequest<'_>) -> Result<DataResponse<DecimalSymbolsV1>, DataError> {
        let mut response: DataResponse<DecimalSymbolsV1> = match &self.symbols {
            Some(symbols) => DataResponse {
                metadata: DataResponseMetadata::default(),
                payload: DataPayload::from_owned(symbols.clone()),
            },
            None => Baked.load(request)?,
        };
        if self.groups_all {
            response.payload.with_mut(|symbols| symbols.grouping_sizes.min_grouping = 1);
        }
        Ok(response)
    }
}

/// Implements the data providers that return the data of ICU4X.
macro_rules! load_from {
    ($($baked:path: $($marker:ty),+;)+) => {$($(
        impl DataProvider<$marker> for NumberData {
            fn load(&self, request: DataRequest<'_>) -> Result<DataResponse<$marker>, DataError> {
                $baked.load(request)
            }
        }
    )+)+};
}

load_from! {
    Baked: DecimalDigitsV1, DecimalCompactShortV1, DecimalCompactLongV1;
    icu_plurals::provider::Baked: PluralsCardinalV1;
}
